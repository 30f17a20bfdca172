//! People and their devices.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use engawa_store::{Link, Person, PersonChange, SettingsChange, StoreError, Write};
use engawa_table::{Command, NAME_LENGTH, Refusal, TableId, plain};
use serde_json::{Map, Value};

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Address, At, Body};
use crate::ids::{self, is_short};
use crate::orders::Order;
use crate::people::{Guest, Moment, known, set_cookie};
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
    let moment = app.people.moment();
    let headers = new_session(&app, Arc::new(person), vec![first], moment).await?;
    Ok((headers, Json(me)))
}

/// Changes your name, colour or settings, and leaves what isn't named as it is. Of the settings
/// too: each one named gets its new value, `null` removes it, the others stay.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = MeRequest,
    responses((status = 200, body = Me), (status = 422, body = Problem)))]
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    guest: Guest,
    Body(wish): Body<MeRequest>,
) -> ApiResult<Json<Me>> {
    let change = PersonChange {
        id: guest.person.id.clone(),
        name: wish.name.as_deref().map(name).transpose()?,
        color: wish.color.map(color).transpose()?,
        settings: wish.settings.map(settings).transpose()?,
    };
    if let Some(settings) = &change.settings {
        // Most often this finds it out, and then nobody else's commit is troubled.
        settings.applied_to(&guest.person.settings).map_err(long)?;
    }
    let shown_to_others = change.name.is_some() || change.color.is_some();
    let written = app.store.write(vec![Write::Person(change)]).await;
    written.map_err(long)?;
    app.people.forget(&guest.person.id);
    let mut person = stored(&app, &guest).await?;
    if shown_to_others {
        // Another device may have chosen another name meanwhile, and been quicker at the tables.
        loop {
            rename(&app, &person).await?;
            let now = stored(&app, &guest).await?;
            let same = (&now.name, &now.color) == (&person.name, &person.color);
            person = now;
            if same {
                break;
            }
        }
    }
    Ok(Json(shown(&person)))
}

fn name(name: &str) -> ApiResult<String> {
    let longest = NAME_LENGTH;
    Ok(plain(name, longest).ok_or(Refusal::Name { longest })?)
}

fn color(color: String) -> ApiResult<String> {
    let fine = (1..=20).contains(&color.len())
        && color.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    match fine {
        true => Ok(color),
        false => {
            let message = "A colour is a word of small letters.";
            Err(ApiError::refused("person/color", message))
        }
    }
}

fn settings(settings: Value) -> ApiResult<SettingsChange> {
    match settings {
        Value::Object(values) if !settings_have_nul(&values) => Ok(SettingsChange {
            values,
            longest: SETTINGS,
        }),
        _ => Err(bad_settings()),
    }
}

/// Whether there is a NUL in a name or value, which not every database would store as JSON.
fn settings_have_nul(values: &Map<String, Value>) -> bool {
    fn has_nul(value: &Value) -> bool {
        match value {
            Value::String(text) => text.contains('\0'),
            Value::Array(list) => list.iter().any(has_nul),
            Value::Object(values) => settings_have_nul(values),
            Value::Null | Value::Bool(_) | Value::Number(_) => false,
        }
    }
    (values.iter()).any(|(key, value)| key.contains('\0') || has_nul(value))
}

fn bad_settings() -> ApiError {
    let message = format!("Settings are a JSON object, together at most {SETTINGS} bytes.");
    ApiError::refused("person/settings", message)
}

/// Settings that are too long are the asker's fault, all else the store's.
fn long(error: StoreError) -> ApiError {
    match error {
        StoreError::Settings { .. } => bad_settings(),
        error => error.into(),
    }
}

/// The person as they are stored now.
async fn stored(app: &App, guest: &Guest) -> ApiResult<Person> {
    let person = app.store.person(&guest.person.id).await?;
    person.ok_or_else(ApiError::unknown_person)
}

/// Shows a person's name and colour at their tables.
async fn rename(app: &App, person: &Person) -> ApiResult<()> {
    for line in app.store.tables_of(&person.id, RENAMED).await? {
        let rename = Order {
            by: Some(known(person)),
            ..Order::by_house(Command::Rename)
        };
        app.carry_out(&TableId::from(line.id), rename).await?;
    }
    Ok(())
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
    if !is_short(&id) {
        return Err(unknown_link());
    }
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
    let moment = app.people.moment();
    let person = app.store.person_of_link(&ids::hash(&claim.token)).await?;
    let person = Arc::new(person.ok_or_else(unknown_link)?);
    let me = shown(&person);
    let headers = new_session(&app, person, Vec::new(), moment).await?;
    Ok((headers, Json(me)))
}

fn unknown_link() -> ApiError {
    ApiError::not_found("link/unknown", "This link does not work any more.")
}

/// Gives this device a token for `person`, who is as they were at `moment`, after writing
/// `writes`.
async fn new_session(
    app: &App,
    person: Arc<Person>,
    mut writes: Vec<Write>,
    moment: Moment,
) -> ApiResult<HeaderMap> {
    let token = ids::token();
    let hash = ids::hash(&token);
    writes.push(Write::Session {
        hash: hash.clone(),
        person: person.id.clone(),
        at: ids::now(),
    });
    app.store.write(writes).await?;
    app.people.put(&hash, person, moment);
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
