//! Making tables, coming and going.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engawa_core::RawOptions;
use engawa_store::Role;
use engawa_table::{Command, SettingsChange, Since, Table};

use super::access::{Looking, Shown, visible};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Address, Ask, AtTable, Body};
use crate::ids;
use crate::orders::{Access, Order, Show};
use crate::people::Guest;
use crate::wire::{EnterRequest, NewTable, Problem, SettingsRequest, TableMade, TableShown};

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableMade), (status = 409, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Body(wish): Body<NewTable>,
) -> ApiResult<Json<TableMade>> {
    app.limits.table(&guest.person.id, address)?;
    let seats = wish.seats.iter().map(|seat| app.players.known(seat));
    let wish = engawa_table::NewTable {
        game: wish.game,
        options: wish.options,
        seats: seats.collect::<ApiResult<_>>()?,
        public: wish.public,
        clock: wish.clock.map(Into::into),
        hints: wish.hints,
        start: wish.start,
    };
    let founded = Table::create(&wish, &guest.who(), ids::fresh(), ids::now())?;
    let id = app.found_one_more(founded, address).await?.to_string();
    Ok(Json(TableMade { id }))
}

/// The table as you see it now.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path), Looking),
    responses((status = 200, body = TableShown), (status = 404, body = Problem)))]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
    AtTable(id): AtTable,
    Ask(looking): Ask<Looking>,
) -> ApiResult<Shown> {
    let visible = visible(&app, &id, guest.as_ref()).await?;
    visible.show(looking.seat, looking.since())
}

/// The options of a table in full, with maps and card sets that somebody brought along.
#[utoipa::path(get, path = "/api/tables/{table}/options", tag = "tables",
    params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = Problem)))]
pub(crate) async fn options(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
    AtTable(id): AtTable,
) -> ApiResult<Json<RawOptions>> {
    let visible = visible(&app, &id, guest.as_ref()).await?;
    Ok(Json(visible.table.header().options.clone()))
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
    AtTable(id): AtTable,
    Body(request): Body<EnterRequest>,
) -> ApiResult<Shown> {
    app.limits.guess(address)?;
    let room = app.room(&id).await?;
    let table = room.table();
    // Compared as hashes: how long it takes says nothing about the key.
    let key = ids::hash(&request.key);
    let role = if ids::hash(&table.arrangement().invite) == key {
        Role::Player
    } else if ids::hash(&table.arrangement().watch) == key {
        Role::Watcher
    } else {
        return Err(ApiError::no_table());
    };
    let before = room.role(&guest.id());
    if before.is_none() || (role == Role::Player && before != Some(role)) {
        app.set_role(&id, guest.who(), role).await?;
    }
    visible(&app, &id, Some(&guest))
        .await?
        .show(None, Since::default())
}

/// Starts the game. Only the host can, when all seats are taken.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables",
    params(("table" = String, Path)),
    responses((status = 200, body = TableShown), (status = 409, body = Problem)))]
pub(crate) async fn start(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
) -> ApiResult<Shown> {
    let order = Order {
        by: Some(guest.who()),
        command: Command::Start,
        access: Access::See,
        show: Show::All,
    };
    Ok(Shown(app.carry_out(&id, order).await?))
}

/// Gets up. Before the start your seats become free; later a bot plays on for you, and you can
/// take your seat back.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = "tables",
    params(("table" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
) -> ApiResult<StatusCode> {
    let stand_in = app.players.stand_in().to_owned();
    let order = Order {
        by: Some(guest.who()),
        command: Command::Leave { stand_in },
        access: Access::See,
        show: Show::Nothing,
    };
    app.carry_out(&id, order).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Changes what only the host can.
#[utoipa::path(post, path = "/api/tables/{table}/settings", tag = "tables",
    params(("table" = String, Path)), request_body = SettingsRequest,
    responses((status = 200, body = TableShown), (status = 403, body = Problem)))]
pub(crate) async fn settings(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
    Body(wish): Body<SettingsRequest>,
) -> ApiResult<Shown> {
    let change = SettingsChange {
        public: wish.public,
        chat_muted: wish.chat_muted,
        hints: wish.hints,
    };
    let order = Order {
        by: Some(guest.who()),
        command: Command::Settings(change),
        access: Access::See,
        show: Show::All,
    };
    Ok(Shown(app.carry_out(&id, order).await?))
}

/// The same game with the same people, in the next order of seats. Whoever of the players asks
/// first makes the table; the others find it.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables",
    params(("table" = String, Path)),
    responses((status = 200, body = TableMade), (status = 409, body = Problem)))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    AtTable(id): AtTable,
) -> ApiResult<Json<TableMade>> {
    let id = app.rematch(&id, guest.who(), address).await?.to_string();
    Ok(Json(TableMade { id }))
}
