//! People.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// You.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Me {
    /// Your name; empty until you choose one.
    pub name: String,
    /// Your colour.
    pub color: String,
    /// Whatever the web table wants kept for you.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub settings: Value,
}

/// What you want to change about yourself.
#[derive(Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MeRequest {
    /// A new name, at most 30 characters.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// A new colour: a word.
    #[serde(default)]
    #[ts(optional)]
    pub color: Option<String>,
    /// Settings with new values; `null` removes one, those that aren't named stay. All of them
    /// together have at most 4 KiB.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Option<Object>)]
    pub settings: Option<Value>,
}

/// A new personal link: whoever has its token can become you on another device.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct LinkMade {
    /// The link's id, for revoking it.
    pub id: String,
    /// The token. It is shown only once.
    pub token: String,
}

/// A personal link that still works.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct LinkShown {
    /// The link's id, for revoking it.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
}

/// The token of a personal link.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimRequest {
    /// The token.
    pub token: String,
}
