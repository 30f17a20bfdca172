//! Reading files that people supply.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// The largest document (a map, a set of cards).
pub const DOCUMENT_LIMIT: u64 = 256 * 1024;
/// The largest record.
pub const RECORD_LIMIT: u64 = 16 * 1024 * 1024;

/// The text in a file of at most `limit` bytes.
pub fn read_text(path: &Path, limit: u64) -> Result<String> {
    let shown = path.display();
    let mut bytes = Vec::new();
    let file = File::open(path).with_context(|| format!("can't open `{shown}`"))?;
    file.take(limit + 1)
        .read_to_end(&mut bytes)
        .with_context(|| format!("can't read `{shown}`"))?;
    if bytes.len() as u64 > limit {
        bail!(
            "`{shown}` is too large: at most {} KiB are read",
            limit / 1024
        );
    }
    String::from_utf8(bytes).or_else(|error| {
        let place = error.utf8_error().valid_up_to();
        bail!("`{shown}` is not text: byte {place} is not UTF-8")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8], limit: u64) -> Result<String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, bytes).unwrap();
        read_text(&path, limit)
    }

    #[test]
    fn reads_up_to_the_limit() {
        assert_eq!(read(b"four", 4).unwrap(), "four");
        assert!(
            read(b"five!", 4)
                .unwrap_err()
                .to_string()
                .contains("too large")
        );
    }

    #[test]
    fn refuses_what_is_not_text() {
        let error = read(b"ab\xff", 9).unwrap_err().to_string();
        assert!(
            error.ends_with("is not text: byte 2 is not UTF-8"),
            "{error}"
        );
    }

    #[test]
    fn says_which_file_is_missing() {
        let error = read_text(Path::new("no/such/file"), 9).unwrap_err();
        assert_eq!(error.to_string(), "can't open `no/such/file`");
    }
}
