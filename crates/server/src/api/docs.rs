//! The documentation of the API: an OpenAPI document, and a page that shows it.

use axum::http::header;
use axum::response::{Html, IntoResponse};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use crate::wire::{PresenceShown, Problem};

use super::{chat, games, lobby, me, ops, play, records, seats, stream, tables, think};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Engawa",
        description = "A table for board games about spirits, elements and nature. Visit \
            `/api/me` first: it gives you a cookie. Everything is JSON. What is refused is \
            answered with a stable `code` and a `message` for people.",
    ),
    paths(
        games::list,
        games::check_document,
        games::built_in_document,
        me::get,
        me::change,
        me::links,
        me::make_link,
        me::revoke_link,
        me::end_sessions,
        me::claim,
        lobby::mine,
        lobby::list,
        tables::create,
        tables::get,
        tables::options,
        stream::listen,
        tables::enter,
        seats::change,
        tables::start,
        tables::leave,
        tables::settings,
        tables::rematch,
        chat::say,
        play::play,
        play::undo,
        play::restart,
        play::confirm,
        play::ask_undo,
        play::answer_undo,
        think::aids,
        think::hint,
        records::record,
        records::replay,
        records::scores,
        records::go_on,
        ops::health,
        ops::metrics,
    ),
    components(schemas(Problem, PresenceShown)),
    modifiers(&Refusals)
)]
struct Documentation;

/// Whatever is refused is refused in the same shape, so it is said once for all endpoints.
struct Refusals;

impl Modify for Refusals {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let content = ContentBuilder::new()
            .schema(Some(Ref::from_schema_name("Problem")))
            .build();
        let refusal = ResponseBuilder::new()
            .description("Refused: why, as a code and a sentence")
            .content("application/json", content)
            .build();
        for path in api.paths.paths.values_mut() {
            let methods = [
                &mut path.get,
                &mut path.post,
                &mut path.patch,
                &mut path.delete,
            ];
            for operation in methods.into_iter().flatten() {
                let refusal = RefOr::T(refusal.clone());
                let responses = &mut operation.responses.responses;
                responses.insert("default".to_owned(), refusal);
            }
        }
    }
}

/// The OpenAPI document.
pub fn document() -> String {
    let json = Documentation::openapi().to_pretty_json();
    json.expect("the document has only string keys")
}

pub(crate) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], document())
}

pub(crate) async fn page() -> Html<&'static str> {
    Html(include_str!("docs/page.html"))
}

pub(crate) async fn script() -> impl IntoResponse {
    let script = include_str!("docs/docs.js");
    ([(header::CONTENT_TYPE, "text/javascript")], script)
}

pub(crate) async fn style() -> impl IntoResponse {
    let style = include_str!("docs/docs.css");
    ([(header::CONTENT_TYPE, "text/css")], style)
}
