//! Random names and secrets.

use std::time::{SystemTime, UNIX_EPOCH};

use engawa_core::Seed;
use engawa_table::Fresh;
use sha2::{Digest, Sha256};

/// A secret of 256 bits, as text.
pub fn token() -> String {
    hex(&random::<32>())
}

/// A name of 80 bits: nobody guesses it, but it can be read out.
pub fn short() -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let bits = random::<16>();
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % 32]);
    bits.into_iter().map(letter).collect()
}

/// Whether a name looks like one of ours.
pub fn is_short(text: &str) -> bool {
    (1..=64).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// A seed from the operating system.
pub fn seed() -> Seed {
    Seed::from_bytes(random())
}

/// What nobody can guess about a new table.
pub fn fresh() -> Fresh {
    Fresh {
        id: short().into(),
        seed: seed(),
        invite: short(),
        watch: short(),
    }
}

/// SHA-256 as hex digits.
pub fn hash(text: &str) -> String {
    hash_of(text.as_bytes())
}

/// SHA-256 of bytes as hex digits.
pub fn hash_of(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_what_sha256sum_says() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(hash(""), empty);
    }

    #[test]
    fn names_and_secrets_differ() {
        assert_eq!(token().len(), 64);
        assert_ne!(token(), token());
        assert_eq!(short().len(), 16);
        assert_ne!(short(), short());
    }
}
