//! The names by which a server may be reached.

use axum::http::request::Parts;
use axum::http::{StatusCode, header};

use crate::error::{ApiError, ApiResult};

/// Whoever asks whether the server is well may call it by any name: those who ask often have only
/// its address, and learn nothing else.
const HEALTH: &str = "/healthz";

/// Refuses a request that is not for one of these names; if there are none, any name is good.
pub(crate) fn check(names: &[String], parts: &Parts) -> ApiResult<()> {
    let named = |host: &str| names.iter().any(|name| is(host, name));
    if names.is_empty() || parts.uri.path() == HEALTH || asked(parts).is_some_and(named) {
        return Ok(());
    }
    let message = "This server is not known by that name; its host can allow it by --allow-host.";
    let status = StatusCode::MISDIRECTED_REQUEST;
    Err(ApiError::with_status(status, "request/host", message))
}

/// The name in the address of a request, without the port.
fn asked(parts: &Parts) -> Option<&str> {
    // An address in the first line of a request counts more than the header.
    let host = match parts.uri.authority() {
        Some(authority) => authority.as_str(),
        None => {
            let mut hosts = parts.headers.get_all(header::HOST).iter();
            let host = hosts.next()?.to_str().ok()?;
            if hosts.next().is_some() {
                return None;
            }
            host
        }
    };
    let (name, port) = match host.rfind(']') {
        Some(end) => host.split_at(end + 1),
        None => host.split_at(host.find(':').unwrap_or(host.len())),
    };
    let port = port.strip_prefix(':').unwrap_or(port);
    port.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then_some(name)
}

fn is(host: &str, name: &str) -> bool {
    let bare = |text: &'_ str| {
        text.trim_matches(['[', ']'])
            .trim_end_matches('.')
            .to_owned()
    };
    bare(host).eq_ignore_ascii_case(&bare(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    fn is_let_in(names: &[&str], uri: &str, hosts: &[&str]) -> bool {
        let names: Vec<_> = names.iter().map(ToString::to_string).collect();
        let request = Request::get(uri);
        let request = hosts
            .iter()
            .fold(request, |request, host| request.header(header::HOST, *host));
        let (parts, ()) = request.body(()).unwrap().into_parts();
        check(&names, &parts).is_ok()
    }

    #[test]
    fn any_name_is_good_if_none_is_given() {
        assert!(is_let_in(&[], "/", &["evil.example"]));
        assert!(is_let_in(&[], "/", &[]));
    }

    #[test]
    fn only_the_names_given_are_good() {
        let names = ["engawa.example", "::1"];
        for host in [
            "engawa.example",
            "ENGAWA.example:8080",
            "engawa.example.",
            "[::1]:8080",
            "[::1]",
        ] {
            assert!(is_let_in(&names, "/", &[host]), "{host}");
        }
        for host in [
            "evil.example",
            "engawa.example.evil.example",
            "evil.example:engawa.example",
            "engawa.example:x",
            "user@engawa.example",
            "",
            "::1",
        ] {
            assert!(!is_let_in(&names, "/", &[host]), "{host}");
        }
        assert!(!is_let_in(&names, "/", &[]));
        assert!(!is_let_in(&names, "/", &["engawa.example", "evil.example"]));
    }

    #[test]
    fn an_address_in_the_first_line_counts_more_than_the_header() {
        let host = &["engawa.example"];
        assert!(!is_let_in(host, "http://evil.example/", host));
        assert!(is_let_in(host, "http://engawa.example/", host));
    }

    #[test]
    fn health_is_told_under_any_name() {
        assert!(is_let_in(&["engawa.example"], "/healthz", &["10.0.0.7"]));
    }
}
