//! Seeded randomness that means the same for ever, on every platform.
//!
//! The generator is ChaCha8. How numbers below a bound and shuffles are made from it is fixed
//! here and pinned by test vectors (`tests/rng_vectors.rs`), so that a library update can't
//! change what a seed means.

use std::fmt;
use std::str::FromStr;

use rand::SeedableRng;
use rand::rand_core::Rng as _;
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::NotationError;

/// The 256-bit seed of a game.
///
/// Written as a decimal number if it is a small one (`Seed::from(7)`), otherwise as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of 32 bytes, for example from the operating system.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of the seed.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed of game number `n` of a series that starts from this one; `nth(0)` is itself.
    pub fn nth(self, n: u64) -> Self {
        let mut bytes = self.0;
        for (byte, add) in bytes[8..16].iter_mut().zip(n.to_le_bytes()) {
            *byte ^= add;
        }
        Self(bytes)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.0.split_at(8);
        if high.iter().all(|&byte| byte == 0) {
            let mut number = [0; 8];
            number.copy_from_slice(low);
            return write!(f, "{}", u64::from_le_bytes(number));
        }
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let bad = || NotationError::new(text, "a seed: a whole number or 64 hex digits");
        if text.len() != 64 {
            if !text.bytes().all(|digit| digit.is_ascii_digit()) {
                return Err(bad());
            }
            return text.parse::<u64>().map(Self::from).map_err(|_| bad());
        }
        if !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(bad());
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| bad())?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// What a stream of random numbers is used for. Different purposes of one seed never share
/// numbers, so that the draws of a game depend on nothing but its seed and its course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Shuffles, draws and coins of the game itself.
    Draws,
    /// The choices of players made by the computer.
    Choices,
}

/// A seeded, portable random number generator.
#[derive(Debug)]
pub struct Rng(ChaCha8Rng);

/// The copy goes on with the same numbers.
impl Clone for Rng {
    fn clone(&self) -> Self {
        let mut copy = ChaCha8Rng::from_seed(self.0.get_seed());
        copy.set_stream(self.0.get_stream());
        copy.set_word_pos(self.0.get_word_pos());
        Self(copy)
    }
}

/// Whether the same numbers are to come.
impl PartialEq for Rng {
    fn eq(&self, other: &Self) -> bool {
        let place = |rng: &ChaCha8Rng| (rng.get_seed(), rng.get_stream(), rng.get_word_pos());
        place(&self.0) == place(&other.0)
    }
}

impl Eq for Rng {}

impl Rng {
    /// The generator of `seed` for `purpose`.
    pub fn new(seed: Seed, purpose: Purpose) -> Self {
        Self::stream(
            seed,
            match purpose {
                Purpose::Draws => 0,
                Purpose::Choices => 1,
            },
        )
    }

    /// Stream number `stream` of `seed`. Streams 0 and 1 are those of [`Purpose`].
    pub fn stream(seed: Seed, stream: u64) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        if stream != 0 {
            rng.set_stream(stream);
        }
        Self(rng)
    }

    /// The next 32 random bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `bound` − 1, each equally likely (Lemire's method, exact).
    ///
    /// `bound` must not be 0. A bound of 1 takes nothing from the stream.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "a choice among nothing");
        if bound <= 1 {
            return 0;
        }
        let mut product = u64::from(self.bits()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.bits()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// An index into something of `len` elements; see [`below`](Self::below).
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// One of `items`, which must not be empty.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.index(items.len())]
    }

    /// Shuffles in place: for i from the last down to 1, swap i with `below(i + 1)`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.index(i + 1));
        }
    }

    /// Draws from a multiset: the index of a kind, with the chance of its share in `counts`.
    /// Some count must be positive.
    #[inline]
    pub fn weighted(&mut self, counts: &[u8]) -> usize {
        let total = counts.iter().map(|&count| u32::from(count)).sum();
        let mut rest = self.below(total);
        for (kind, &count) in counts.iter().enumerate() {
            match rest.checked_sub(u32::from(count)) {
                Some(less) => rest = less,
                None => return kind,
            }
        }
        unreachable!("below(total) is less than the sum of the counts")
    }
}
