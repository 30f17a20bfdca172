//! People and their devices.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use engawa_store::{Link, Person, Write};
use engawa_table::{Command, NAME_LENGTH, Refusal, TableId, plain};
use serde_json::Value;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Address, At, Body};
use crate::ids;
use crate::orders::Order;
use crate::people::{Guest, known, set_cookie};
use crate::wire::{ClaimRequest, LinkMade, LinkShown, Me, MeRequest, Problem};

/// The largest settings, in bytes.
const SETTINGS: usize = 4096;
/// So many personal links work at once.
const LINKS: usize = 10;
/// At so many tables a new name is shown.
const RENAMED: i64 = 50;

/// Who you are. The first visit makes you a guest and gives you a cookie.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Option<Guest>,
) -> ApiResult<(HeaderMap, Json<Me>)> {
    if let Some(guest) = guest {
        return Ok((HeaderMap::new(), Json(shown(&guest.person))));
    }
    app.limits.newcomer(address)?;
    let person = Person {
        id: ids::short(),
        name: format!("Guest {}", &ids::short()[..4]),
        color: "indigo".to_owned(),
        settings: "{}".to_owned(),
        created: ids::now(),
    };
    let me = shown(&person);
    let first = Write::NewPerson(person.clone());
    let headers = new_session(&app, Arc::new(person), vec![first]).await?;
    Ok((headers, Json(me)))
}

/// Changes your name, colour or settings.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = MeRequest,
    responses((status = 200, body = Me), (status = 422, body = Problem)))]
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    guest: Guest,
    Body(wish): Body<MeRequest>,
) -> ApiResult<Json<Me>> {
    let mut person = (*guest.person).clone();
    if let Some(name) = &wish.name {
        let longest = NAME_LENGTH;
        person.name = plain(name, longest).ok_or(Refusal::Name { longest })?;
    }
    if let Some(color) = wish.color {
        let fine = (1..=20).contains(&color.len())
            && color.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        if !fine {
            let message = "A colour is a word of small letters.";
            return Err(ApiError::refused("person/color", message));
        }
        person.color = color;
    }
    if let Some(settings) = &wish.settings {
        person.settings = settings.to_string();
        if !settings.is_object() || person.settings.len() > SETTINGS {
            let message = format!("Settings are a JSON object of at most {SETTINGS} bytes.");
            return Err(ApiError::refused("person/settings", message));
        }
    }
    app.store.write(vec![Write::Person(person.clone())]).await?;
    app.people.forget(&person.id);
    if (&person.name, &person.color) != (&guest.person.name, &guest.person.color) {
        for line in app.store.tables_of(&person.id, RENAMED).await? {
            let rename = Order {
                by: Some(known(&person)),
                ..Order::by_house(Command::Rename)
            };
            app.carry_out(&TableId::from(line.id), rename).await?;
        }
    }
    Ok(Json(shown(&person)))
}

/// Your personal links that still work.
#[utoipa::path(get, path = "/api/me/links", tag = "people", responses((status = 200, body = Vec<LinkShown>)))]
pub(crate) async fn links(
    State(app): State<Arc<App>>,
    guest: Guest,
) -> ApiResult<Json<Vec<LinkShown>>> {
    let links = app.store.links(&guest.person.id).await?;
    let link = |link: Link| LinkShown {
        id: link.id,
        created: link.created,
    };
    Ok(Json(links.into_iter().map(link).collect()))
}

/// Makes a personal link, to go on as the same person on another device.
#[utoipa::path(post, path = "/api/me/links", tag = "people",
    responses((status = 200, body = LinkMade), (status = 409, body = Problem)))]
pub(crate) async fn make_link(
    State(app): State<Arc<App>>,
    guest: Guest,
) -> ApiResult<Json<LinkMade>> {
    if app.store.links(&guest.person.id).await?.len() >= LINKS {
        let message = "You have many links already; revoke one first.";
        return Err(ApiError::conflict("link/many", message));
    }
    let (id, token) = (ids::short(), ids::token());
    let link = Write::Link {
        hash: ids::hash(&token),
        link: Link {
            id: id.clone(),
            person: guest.person.id.clone(),
            created: ids::now(),
        },
    };
    app.store.write(vec![link]).await?;
    Ok(Json(LinkMade { id, token }))
}

/// Revokes a personal link.
#[utoipa::path(delete, path = "/api/me/links/{link}", tag = "people",
    params(("link" = String, Path)), responses((status = 204)))]
pub(crate) async fn revoke_link(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
) -> ApiResult<StatusCode> {
    let person = guest.person.id.clone();
    app.store.write(vec![Write::Revoke { person, id }]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Forgets all your other devices.
#[utoipa::path(delete, path = "/api/me/sessions", tag = "people", responses((status = 204)))]
pub(crate) async fn end_sessions(
    State(app): State<Arc<App>>,
    guest: Guest,
) -> ApiResult<StatusCode> {
    let person = guest.person.id.clone();
    let except = guest.session;
    let end = Write::EndSessions { person, except };
    app.store.write(vec![end]).await?;
    app.people.forget(&guest.person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Becomes the person of a personal link on this device.
#[utoipa::path(post, path = "/api/claim", tag = "people", request_body = ClaimRequest,
    responses((status = 200, body = Me), (status = 404, body = Problem)))]
pub(crate) async fn claim(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(claim): Body<ClaimRequest>,
) -> ApiResult<(HeaderMap, Json<Me>)> {
    app.limits.guess(address)?;
    let person = app.store.person_of_link(&ids::hash(&claim.token)).await?;
    let unknown = || ApiError::not_found("link/unknown", "This link does not work any more.");
    let person = Arc::new(person.ok_or_else(unknown)?);
    let me = shown(&person);
    Ok((new_session(&app, person, Vec::new()).await?, Json(me)))
}

/// Gives this device a token for `person`, after writing `writes`.
async fn new_session(
    app: &App,
    person: Arc<Person>,
    mut writes: Vec<Write>,
) -> ApiResult<HeaderMap> {
    let token = ids::token();
    let hash = ids::hash(&token);
    writes.push(Write::Session {
        hash: hash.clone(),
        person: person.id.clone(),
        at: ids::now(),
    });
    app.store.write(writes).await?;
    app.people.put(&hash, person);
    let mut headers = HeaderMap::new();
    headers.insert(header::SET_COOKIE, set_cookie(app, &token));
    Ok(headers)
}

fn shown(person: &Person) -> Me {
    Me {
        name: person.name.clone(),
        color: person.color.clone(),
        settings: serde_json::from_str(&person.settings).unwrap_or(Value::Null),
    }
}
