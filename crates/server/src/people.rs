//! Who asks: a cookie with a random token, of which only the hash is stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use engawa_store::Person;
use engawa_table::PersonId;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::ids;

const COOKIE: &str = "engawa";
const YEAR: u64 = 365 * 24 * 3600;
/// So many people are kept in memory.
const KEPT: usize = 10_000;

/// People seen lately.
#[derive(Default)]
pub(crate) struct People(Mutex<Seen>);

#[derive(Default)]
struct Seen {
    /// By the hash of their token.
    people: HashMap<String, Arc<Person>>,
    /// How many times somebody was forgotten.
    forgotten: u64,
}

/// A moment; who is read from the store after it may have changed before they are kept.
#[derive(Clone, Copy)]
pub(crate) struct Moment(u64);

impl People {
    pub fn get(&self, hash: &str) -> Option<Arc<Person>> {
        self.lock().people.get(hash).cloned()
    }

    /// Now, before somebody is read from the store.
    pub fn moment(&self) -> Moment {
        Moment(self.lock().forgotten)
    }

    /// Keeps somebody who was read after `moment`, unless somebody was forgotten meanwhile: it
    /// might have been them, and what was read might be old.
    pub fn put(&self, hash: &str, person: Arc<Person>, moment: Moment) {
        let mut seen = self.lock();
        if seen.forgotten != moment.0 {
            return;
        }
        if seen.people.len() >= KEPT {
            seen.people.clear();
        }
        seen.people.insert(hash.to_owned(), person);
    }

    /// Forgets a person: they changed, or some of their devices were forgotten.
    pub fn forget(&self, person: &str) {
        let mut seen = self.lock();
        seen.forgotten += 1;
        seen.people.retain(|_, known| known.id != person);
    }

    /// Forgets everybody if there are many.
    pub fn forget_some(&self) {
        let mut seen = self.lock();
        if seen.people.len() > KEPT / 2 {
            seen.people.clear();
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody the server knows.
#[derive(Clone)]
pub struct Guest {
    /// The person.
    pub person: Arc<Person>,
    /// The hash of the token of this device.
    pub session: String,
}

impl Guest {
    /// The person as a table knows them.
    pub(crate) fn who(&self) -> engawa_table::Person {
        known(&self.person)
    }

    pub(crate) fn id(&self) -> PersonId {
        self.person.id.as_str().into()
    }
}

/// A stored person as a table knows them.
pub(crate) fn known(person: &Person) -> engawa_table::Person {
    engawa_table::Person {
        id: person.id.as_str().into(),
        name: person.name.clone(),
        color: person.color.clone(),
    }
}

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let guest = guest(&parts.headers, app).await?;
        let guest = guest.ok_or_else(ApiError::unknown_person)?;
        app.limits.person(&guest.person.id)?;
        Ok(guest)
    }
}

impl OptionalFromRequestParts<Arc<App>> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Option<Self>, ApiError> {
        guest(&parts.headers, app).await
    }
}

async fn guest(headers: &HeaderMap, app: &App) -> ApiResult<Option<Guest>> {
    let Some(token) = token(headers) else {
        return Ok(None);
    };
    let session = ids::hash(token);
    if let Some(person) = app.people.get(&session) {
        return Ok(Some(Guest { person, session }));
    }
    let moment = app.people.moment();
    let Some(person) = app.store.person_of_session(&session).await? else {
        return Ok(None);
    };
    let person = Arc::new(person);
    app.people.put(&session, Arc::clone(&person), moment);
    Ok(Some(Guest { person, session }))
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let token = pairs.find(|(name, _)| *name == COOKIE)?.1;
    (token.len() == 64).then_some(token)
}

/// The header that gives a device its token.
pub(crate) fn set_cookie(app: &App, token: &str) -> HeaderValue {
    let secure = if app.config.https { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}");
    HeaderValue::from_str(&cookie).expect("a token is hex digits")
}

#[cfg(test)]
mod tests {
    use engawa_core::Seat;

    use super::*;

    #[test]
    fn who_was_forgotten_while_they_were_read_is_not_kept() {
        let people = People::default();
        let person = Arc::new(crate::tests::stored(Seat::new(0)));
        let moment = people.moment();
        people.forget(&person.id);
        people.put("hash", Arc::clone(&person), moment);
        assert!(people.get("hash").is_none());
        people.put("hash", person, people.moment());
        assert!(people.get("hash").is_some());
    }
}
