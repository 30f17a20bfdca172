//! Making tables, coming and going.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use engawa_catalog::{info, open};
use engawa_core::{MAX_SEATS, RawOptions};
use engawa_store::{Person, Role, Status, Write};

use super::access::{Looking, check_may_join, check_may_see, show};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Address, Ask, At, Body};
use crate::ids;
use crate::live::{Holder, Live, Since, new_doc, seat_of};
use crate::people::Guest;
use crate::wire::{
    ClockRule, EnterRequest, NewTable, Problem, SeatWish, SettingsRequest, TableMade, TableShown,
};

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableMade), (status = 422, body = Problem)))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    guest: Guest,
    Body(wish): Body<NewTable>,
) -> ApiResult<Json<TableMade>> {
    app.limits.table(&guest.person.id)?;
    info(&wish.game)?;
    if wish.seats.len() > MAX_SEATS {
        let message = format!("No game here has more than {MAX_SEATS} seats.");
        return Err(ApiError::refused("options/player-count", message));
    }
    if let Some(clock) = &wish.clock {
        check_clock(clock)?;
    }
    let person = &guest.person;
    let seats = wish.seats.iter();
    let seats: Vec<_> = seats
        .map(|seat| seat_of(person, seat, &app.players))
        .collect::<ApiResult<_>>()?;
    let options = RawOptions(wish.options);
    let mut live = new_live(person, &wish.game, &options, seats, wish.clock, wish.public)?;
    live.doc.hints = wish.hints;
    if wish.start {
        live.start(ids::now())?;
    }
    let id = live.id.clone();
    let member = Write::Member(id.clone(), person.id.clone(), Role::Player);
    app.add(live, vec![member]).await?;
    Ok(Json(TableMade { id }))
}

fn new_live(
    host: &Person,
    game: &str,
    options: &RawOptions,
    seats: Vec<Holder>,
    clock: Option<ClockRule>,
    public: bool,
) -> ApiResult<Live> {
    let seed = ids::seed();
    let base = open(game, options, seats.len(), seed)?;
    let doc = new_doc(host, seats, clock);
    let now = ids::now();
    Ok(Live::new(ids::short(), base, seed, doc, public, now))
}

fn check_clock(clock: &ClockRule) -> ApiResult<()> {
    const DAY: u32 = 24 * 3600;
    if (10..=30 * DAY).contains(&clock.bank) && clock.increment <= DAY {
        return Ok(());
    }
    let message = "A bank of 10 seconds to 30 days and an increment of at most a day are expected.";
    Err(ApiError::refused("clock/range", message))
}

/// The table as you see it now.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path), Looking),
    responses((status = 200, body = TableShown), (status = 404, body = Problem)))]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
    At(id): At<String>,
    Ask(looking): Ask<Looking>,
) -> ApiResult<Json<TableShown>> {
    check_may_see(&app, &id, guest.as_ref()).await?;
    let since = looking.since();
    let shown = show(&app, &id, guest.as_ref(), looking.seat, since);
    Ok(Json(shown.await?))
}

/// The options of a table in full, with maps and card sets that somebody brought along.
#[utoipa::path(get, path = "/api/tables/{table}/options", tag = "tables",
    params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = Problem)))]
pub(crate) async fn options(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
    At(id): At<String>,
) -> ApiResult<Json<RawOptions>> {
    check_may_see(&app, &id, guest.as_ref()).await?;
    let options = app.look(&id, |live| live.game().options());
    Ok(Json(options.await?))
}

/// Comes in by a link: with the players' key you may take an open seat, with the spectators'
/// key you may look.
#[utoipa::path(post, path = "/api/tables/{table}/enter", tag = "tables",
    params(("table" = String, Path)), request_body = EnterRequest,
    responses((status = 200, body = TableShown), (status = 404, body = Problem)))]
pub(crate) async fn enter(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    At(id): At<String>,
    Body(request): Body<EnterRequest>,
) -> ApiResult<Json<TableShown>> {
    app.limits.guess(address)?;
    // Compared as hashes: how long it takes says nothing about the key.
    let key = ids::hash(&request.key);
    let role = app.look(&id, |live| {
        if ids::hash(&live.doc.invite) == key {
            Some(Role::Player)
        } else if ids::hash(&live.doc.watch) == key {
            Some(Role::Watcher)
        } else {
            None
        }
    });
    let role = role.await?.ok_or_else(ApiError::no_table)?;
    let person = &guest.person.id;
    let before = app.store.role(&id, person).await?;
    if before.is_none() || role == Role::Player {
        let member = Write::Member(id.clone(), person.clone(), role);
        app.store.write(vec![member]).await?;
    }
    let shown = show(&app, &id, Some(&guest), None, Since::default());
    Ok(Json(shown.await?))
}

/// Starts the game. Only the host can, when all seats are taken.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables",
    params(("table" = String, Path)),
    responses((status = 200, body = TableShown), (status = 409, body = Problem)))]
pub(crate) async fn start(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
) -> ApiResult<Json<TableShown>> {
    check_may_see(&app, &id, Some(&guest)).await?;
    let person = guest.person.id.clone();
    app.change(&id, move |live, _| {
        live.check_host(&person)?;
        live.start(ids::now())
    })
    .await?;
    let shown = show(&app, &id, Some(&guest), None, Since::default());
    Ok(Json(shown.await?))
}

/// Gets up. Before the start your seats become free; later a bot plays on for you, and you can
/// take your seat back.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = "tables",
    params(("table" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
) -> ApiResult<axum::http::StatusCode> {
    check_may_see(&app, &id, Some(&guest)).await?;
    let (person, here) = (guest.person.id.clone(), Arc::clone(&app));
    app.change(&id, move |live, writes| {
        live.leave(&person, &here.players, ids::now());
        if live.doc.seats_of(&person).is_empty() {
            writes.push(Write::NotMember(live.id.clone(), person));
        }
        Ok(())
    })
    .await?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// Changes what only the host can.
#[utoipa::path(post, path = "/api/tables/{table}/settings", tag = "tables",
    params(("table" = String, Path)), request_body = SettingsRequest,
    responses((status = 200, body = TableShown), (status = 403, body = Problem)))]
pub(crate) async fn settings(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
    Body(wish): Body<SettingsRequest>,
) -> ApiResult<Json<TableShown>> {
    check_may_see(&app, &id, Some(&guest)).await?;
    let person = guest.person.id.clone();
    app.change(&id, move |live, _| live.settle_settings(&person, &wish))
        .await?;
    let shown = show(&app, &id, Some(&guest), None, Since::default());
    Ok(Json(shown.await?))
}

/// The same game with the same people, in the next order of seats. Whoever of the players asks
/// first makes the table; the others find it.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables",
    params(("table" = String, Path)),
    responses((status = 200, body = TableMade), (status = 409, body = Problem)))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
) -> ApiResult<Json<TableMade>> {
    check_may_join(&app, &id, &guest).await?;
    let person = Arc::clone(&guest.person);
    let again = app.look(&id, |live| again(live, &person)).await??;
    let live = match again {
        Again::Is(id) => return Ok(Json(TableMade { id })),
        Again::New(live) => live,
    };
    app.limits.table(&guest.person.id)?;
    let next = live.id.clone();
    let people = live.doc.seats.iter().filter_map(Holder::person);
    let mut members: Vec<_> = people.map(str::to_owned).collect();
    members.sort();
    members.dedup();
    let member = |person| Write::Member(next.clone(), person, Role::Player);
    app.add(*live, members.into_iter().map(member).collect())
        .await?;
    let made = next.clone();
    let id = app
        .change(&id, move |live, _| {
            if live.doc.rematch.is_none() {
                live.set_rematch(&made);
            }
            Ok(live.doc.rematch.clone().unwrap_or(made))
        })
        .await?;
    if id != next {
        // Somebody else was faster by a moment: there is one rematch.
        app.change(&next, |live, _| {
            live.close();
            Ok(())
        })
        .await?;
    }
    Ok(Json(TableMade { id }))
}

enum Again {
    Is(String),
    New(Box<Live>),
}

fn again(live: &Live, person: &Person) -> ApiResult<Again> {
    if live.doc.seats_of(&person.id).is_empty() {
        let message = "Only those who played can ask for a rematch.";
        return Err(ApiError::forbidden("seat/not-yours", message));
    }
    if let Some(id) = &live.doc.rematch {
        return Ok(Again::Is(id.clone()));
    }
    if live.status != Status::Finished {
        let message = "A rematch begins when the game is over.";
        return Err(ApiError::conflict("table/not-over", message));
    }
    let mut seats = live.doc.seats.clone();
    for seat in &mut seats {
        if let Holder::Person { stand_in, .. } = seat {
            *stand_in = None;
        }
    }
    seats.rotate_left(1);
    let (game, options) = (live.game().info().id, live.game().options());
    let (clock, public) = (live.doc.clock, live.is_public());
    let live = new_live(person, game, &options, seats, clock, public)?;
    Ok(Again::New(Box::new(live)))
}

/// Whether a wish puts a person on a seat.
pub(super) const fn sits(wish: &SeatWish) -> bool {
    matches!(wish, SeatWish::Me | SeatWish::HotSeat { .. })
}
