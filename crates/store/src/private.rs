//! Files that only their owner may read.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// The file at `path`, made if it isn't there, for its owner alone.
pub(crate) fn create(path: &Path) -> io::Result<File> {
    let file = options().create(true).truncate(false).open(path)?;
    tighten(path);
    Ok(file)
}

/// A new file for its owner alone; an error if there is one already.
pub(crate) fn create_new(path: &Path) -> io::Result<File> {
    options().create_new(true).open(path)
}

/// Makes the file of a database if it isn't there, and closes it and what SQLite keeps beside it
/// to others. What can't be done is left: opening the database will say what is wrong.
pub(crate) fn prepare(database: &Path) {
    if !database.exists() {
        let _ = create_new(database);
    }
    for beside in ["", "-wal", "-shm"] {
        let mut name = OsString::from(database);
        name.push(beside);
        tighten(&PathBuf::from(name));
    }
}

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options
}

/// Takes from everybody but the owner what they may do with a file.
#[cfg(unix)]
fn tighten(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(about) = path.metadata() else {
        return;
    };
    let mut permissions = about.permissions();
    if about.is_file() && permissions.mode() & 0o077 != 0 {
        permissions.set_mode(permissions.mode() & 0o700);
        if let Err(error) = std::fs::set_permissions(path, permissions) {
            tracing::warn!(%error, file = %path.display(), "others may read the data");
        }
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path) {}
