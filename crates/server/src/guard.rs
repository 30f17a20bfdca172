//! What every request and answer passes through.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::connections::{Peer, Question};
use crate::error::{ApiError, ApiResult};
use crate::extract::Address;
use crate::host;

/// Everything from this server, nothing from elsewhere; nothing inline but styles, which boards
/// need to put pieces in their places.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// Checks a request, gives it limited time, and dresses the answer.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let method = request.method().clone();
    let path = request
        .extensions()
        .get::<MatchedPath>()
        .map(|path| path.as_str().to_owned());
    let mut response = match admit(&app, &method, request) {
        Ok(request) => answer(&app, request, next).await,
        Err(error) => error.into_response(),
    };
    let status = response.status();
    let class = usize::from(status.as_u16() / 100).clamp(1, 5);
    app.metrics.answers[class - 1].add();
    // The pattern of the path, not the path: keys and ids stay out of the log.
    let path = path.as_deref().unwrap_or("(none)");
    let ms = begin.elapsed().as_millis() as u64;
    if class == 5 {
        tracing::warn!(%method, path, status = status.as_u16(), ms, "answered");
    } else {
        tracing::debug!(%method, path, status = status.as_u16(), ms, "answered");
    }
    dress(&app, response.headers_mut());
    response
}

/// The answer, if it comes in time.
async fn answer(app: &App, mut request: Request, next: Next) -> Response {
    let peer = request.extensions_mut().remove::<Arc<Peer>>();
    let peer = peer.unwrap_or_default();
    let request = request.map(|body| Question::wrap(body, Arc::clone(&peer)));
    match tokio::time::timeout(app.config.patience, next.run(request)).await {
        Ok(response) => response,
        Err(_) if peer.is_awaited() => {
            let message = "The rest of the request did not come in time.";
            let status = StatusCode::REQUEST_TIMEOUT;
            let error = ApiError::with_status(status, "request/slow", message);
            // Where the next request would begin, nobody knows.
            ([(header::CONNECTION, "close")], error).into_response()
        }
        Err(_) => {
            let message = "That took too long and was given up.";
            ApiError::unavailable("server/slow", message).into_response()
        }
    }
}

fn admit(app: &App, method: &Method, request: Request) -> ApiResult<Request> {
    let (parts, body) = request.into_parts();
    app.limits.address(Address::of(&parts, app).0)?;
    host::check(&app.config.hosts, &parts)?;
    if !method.is_safe() {
        check_origin(&parts.headers)?;
    }
    Ok(Request::from_parts(parts, body))
}

/// A page of another site can make a browser send a request with our cookie; but not without
/// the browser telling where it comes from.
fn check_origin(headers: &HeaderMap) -> ApiResult<()> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    let site = text(HeaderName::from_static("sec-fetch-site"));
    let same_site = site.is_none_or(|site| matches!(site, "same-origin" | "none"));
    let host = text(header::HOST).unwrap_or("");
    let same_origin = text(header::ORIGIN).is_none_or(|origin| {
        let origin = origin
            .strip_prefix("https://")
            .or_else(|| origin.strip_prefix("http://"));
        origin.is_some_and(|origin| !host.is_empty() && origin.eq_ignore_ascii_case(host))
    });
    if same_site && same_origin {
        return Ok(());
    }
    let message = "This request comes from the page of another site.";
    Err(ApiError::forbidden("request/origin", message))
}

fn dress(app: &App, headers: &mut HeaderMap) {
    let fixed = [
        ("content-security-policy", CONTENT_POLICY),
        ("x-content-type-options", "nosniff"),
        // Links hold keys: they are nobody else's business.
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("x-frame-options", "DENY"),
        (
            "permissions-policy",
            "camera=(), geolocation=(), microphone=()",
        ),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.https {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_let_in(pairs: &[(&'static str, &'static str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, HeaderValue::from_static(value));
        }
        check_origin(&headers).is_ok()
    }

    #[test]
    fn our_own_pages_and_plain_programs_are_let_in() {
        assert!(is_let_in(&[("host", "engawa.example")]));
        let own = [
            ("host", "engawa.example"),
            ("origin", "https://engawa.example"),
            ("sec-fetch-site", "same-origin"),
        ];
        assert!(is_let_in(&own));
    }

    #[test]
    fn pages_of_other_sites_are_not() {
        let host = ("host", "engawa.example");
        assert!(!is_let_in(&[host, ("origin", "https://evil.example")]));
        assert!(!is_let_in(&[host, ("origin", "null")]));
        assert!(!is_let_in(&[
            host,
            ("origin", "https://engawa.example.evil.example")
        ]));
        assert!(!is_let_in(&[host, ("origin", "https://engawa.example:99")]));
        assert!(!is_let_in(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(!is_let_in(&[("origin", "https://")]));
    }
}
