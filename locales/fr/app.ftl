# Les textes de tout ce qui entoure les plateaux.
unreachable = Le serveur ne répond pas. Nouvel essai en cours.
refused = { $message }
