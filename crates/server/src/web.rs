//! The files of the web table.
//!
//! They are built into the binary (debug builds read them from `web/dist`), or come from a folder
//! that the host names. Paths of pages, such as `/table/ID`, are all answered with the one page
//! there is; its script shows the rest.

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;

use crate::app::App;
use crate::error::ApiError;
use crate::ids;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

const PAGE: &str = "index.html";
const NOT_BUILT: &str = include_str!("web/not-built.html");
/// Files in this folder have a hash in their names, so they never change.
const HASHED: &str = "assets/";

/// Answers whatever is not asked of the API.
pub(crate) async fn file(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let nothing = || ApiError::not_found("request/path", "There is nothing here.").into_response();
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") || !path.split('/').all(is_plain) {
        return nothing();
    }
    if method != Method::GET && method != Method::HEAD {
        let message = "Pages can only be looked at.".to_owned();
        let status = StatusCode::METHOD_NOT_ALLOWED;
        return ApiError::with_status(status, "request/method", message).into_response();
    }
    let folder = app.config.web.as_deref();
    let name = if path.is_empty() { PAGE } else { path };
    if let Some(data) = read(folder, name) {
        return answer(name, data, &headers);
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') || path.starts_with(HASHED) {
        return nothing();
    }
    let page = read(folder, PAGE).unwrap_or(Cow::Borrowed(NOT_BUILT.as_bytes()));
    answer(PAGE, page, &headers)
}

/// Whether a part of a path can be a name: it doesn't lead anywhere else.
fn is_plain(part: &str) -> bool {
    part != ".." && part != "." && !part.contains(['\\', ':', '\0'])
}

fn read(folder: Option<&Path>, name: &str) -> Option<Cow<'static, [u8]>> {
    match folder {
        None => Built::get(name).map(|file| file.data),
        Some(folder) => std::fs::read(folder.join(name)).ok().map(Cow::Owned),
    }
}

fn answer(name: &str, data: Cow<'static, [u8]>, headers: &HeaderMap) -> Response {
    let tag = format!("W/\"{}\"", &ids::hash_of(&data)[..16]);
    let known = headers.get(header::IF_NONE_MATCH);
    let known = known.and_then(|value| value.to_str().ok());
    let same = known.is_some_and(|known| known.split(',').any(|known| known.trim() == tag));
    let mut response = if same {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(data.into_owned()))
    };
    let cache = if name.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(content_type(name)),
    );
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        _ => "application/octet-stream",
    }
}
