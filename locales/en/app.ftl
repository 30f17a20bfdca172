# Texts of everything around the boards.
unreachable = The server can’t be reached. Trying again.
refused = { $message }
