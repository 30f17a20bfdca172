//! Who may ask how often.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::{ApiError, ApiResult};

/// The rate limits. Bursts are generous, so that nobody who plays ever meets them.
pub struct Limits {
    on: bool,
    address: DefaultKeyedRateLimiter<IpAddr>,
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
    person: DefaultKeyedRateLimiter<String>,
    chat: DefaultKeyedRateLimiter<String>,
    tables: DefaultKeyedRateLimiter<String>,
    tables_at: DefaultKeyedRateLimiter<IpAddr>,
    hints: DefaultKeyedRateLimiter<String>,
    guesses: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limits {
    /// The limits, or none.
    pub(crate) fn new(on: bool) -> Self {
        Self {
            on,
            address: RateLimiter::keyed(per_minute(3000, 600)),
            newcomers: RateLimiter::keyed(per_minute(20, 60)),
            person: RateLimiter::keyed(per_minute(1200, 240)),
            chat: RateLimiter::keyed(per_minute(30, 8)),
            tables: RateLimiter::keyed(per_minute(12, 20)),
            tables_at: RateLimiter::keyed(per_minute(30, 60)),
            hints: RateLimiter::keyed(per_minute(20, 10)),
            guesses: RateLimiter::keyed(per_minute(20, 20)),
        }
    }

    /// A request from an address.
    pub(crate) fn address(&self, address: IpAddr) -> ApiResult<()> {
        self.check(&self.address, &network(address))
    }

    /// A new guest from an address.
    pub(crate) fn newcomer(&self, address: IpAddr) -> ApiResult<()> {
        self.check(&self.newcomers, &network(address))
    }

    /// A key or token tried from an address.
    pub(crate) fn guess(&self, address: IpAddr) -> ApiResult<()> {
        self.check(&self.guesses, &network(address))
    }

    /// A request of a person.
    pub(crate) fn person(&self, person: &str) -> ApiResult<()> {
        self.check(&self.person, &person.to_owned())
    }

    /// A line of chat of a person.
    pub(crate) fn chat(&self, person: &str) -> ApiResult<()> {
        self.check(&self.chat, &person.to_owned())
    }

    /// A new table of a person at an address.
    pub(crate) fn table(&self, person: &str, address: IpAddr) -> ApiResult<()> {
        let own = self.check(&self.tables, &person.to_owned());
        let all = own.and_then(|()| self.check(&self.tables_at, &network(address)));
        all.map_err(ApiError::fewer_tables)
    }

    /// A hint for a person.
    pub(crate) fn hint(&self, person: &str) -> ApiResult<()> {
        self.check(&self.hints, &person.to_owned())
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn forget_idle(&self) {
        self.address.retain_recent();
        self.newcomers.retain_recent();
        self.person.retain_recent();
        self.chat.retain_recent();
        self.tables.retain_recent();
        self.tables_at.retain_recent();
        self.hints.retain_recent();
        self.guesses.retain_recent();
    }

    fn check<K: Hash + Eq + Clone>(
        &self,
        limiter: &DefaultKeyedRateLimiter<K>,
        key: &K,
    ) -> ApiResult<()> {
        if !self.on {
            return Ok(());
        }
        limiter.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            ApiError::slow_down(wait.as_secs() + 1)
        })
    }
}

fn per_minute(rate: u32, burst: u32) -> Quota {
    let positive = |n| NonZeroU32::new(n).expect("limits are positive");
    Quota::per_minute(positive(rate)).allow_burst(positive(burst))
}

/// One household counts once: an IPv6 network has more addresses than anybody can count.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => {
            let bits = v6.to_bits() >> 64 << 64;
            v6.to_ipv4_mapped()
                .map_or(IpAddr::V6(bits.into()), IpAddr::V4)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let one = network("2001:db8:1:2:3:4:5:6".parse().unwrap());
        let other = network("2001:db8:1:2:ffff::1".parse().unwrap());
        let elsewhere = network("2001:db8:1:3::1".parse().unwrap());
        assert_eq!(one, other);
        assert_ne!(one, elsewhere);
    }

    #[test]
    fn who_asks_too_often_is_told_when_to_come_back() {
        let limits = Limits::new(true);
        let results = (0..50).map(|_| limits.chat("ana"));
        let error = results.filter_map(Result::err).next().unwrap();
        assert_eq!(error.code(), "limit/rate");
        assert!(limits.chat("bea").is_ok());
        assert!((0..50).any(|_| limits.hint("ana").is_err()));
    }

    #[test]
    fn without_limits_nobody_is_stopped() {
        let limits = Limits::new(false);
        assert!((0..500).all(|_| limits.chat("ana").is_ok()));
    }
}
