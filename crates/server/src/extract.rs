//! What comes with a request. Whatever is wrong with it is answered in the same shape.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, RawPathParams, Request};
use axum::http::request::Parts;
use engawa_table::TableId;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::ApiError;

/// The JSON body of a request.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ApiError> {
        let Json(body) = Json::from_request(request, app).await?;
        Ok(Self(body))
    }
}

/// The body of a request as text.
pub struct Text(pub String);

impl FromRequest<Arc<App>> for Text {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ApiError> {
        Ok(Self(String::from_request(request, app).await?))
    }
}

/// The values in the path of a request.
pub struct At<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for At<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let Path(at) = Path::from_request_parts(parts, app).await?;
        Ok(Self(at))
    }
}

/// The table in the path of a request. What can't be an id is no table.
pub struct AtTable(pub TableId);

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let path = RawPathParams::from_request_parts(parts, app).await;
        let path = path.map_err(|_| ApiError::no_table())?;
        let mut ids = path.iter().filter(|(key, _)| *key == "table");
        let id = ids.next().and_then(|(_, id)| TableId::parse(id));
        id.map(Self).ok_or_else(ApiError::no_table)
    }
}

/// The values after the `?` of a request.
pub struct Ask<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Ask<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let Query(ask) = Query::from_request_parts(parts, app).await?;
        Ok(Self(ask))
    }
}

/// The address a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

impl Address {
    /// The address of the other side, or what a trusted proxy says about it.
    pub(crate) fn of(parts: &Parts, app: &App) -> Self {
        let direct = parts.extensions.get::<Self>().copied();
        let direct = direct.unwrap_or(Self(IpAddr::V4(Ipv4Addr::LOCALHOST)));
        if !app.config.behind_proxy {
            return direct;
        }
        // The last entry is the one that our own proxy wrote.
        let header = parts.headers.get_all("x-forwarded-for").iter().next_back();
        let last = header
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.rsplit(',').next())
            .and_then(|value| value.trim().parse().ok());
        last.map_or(direct, Self)
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        Ok(Self::of(parts, app))
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        Self::with_status(rejection.status(), "request/body", rejection.body_text())
    }
}

impl From<StringRejection> for ApiError {
    fn from(rejection: StringRejection) -> Self {
        Self::with_status(rejection.status(), "request/body", rejection.body_text())
    }
}

impl From<PathRejection> for ApiError {
    fn from(rejection: PathRejection) -> Self {
        Self::with_status(rejection.status(), "request/path", rejection.body_text())
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> Self {
        Self::with_status(rejection.status(), "request/query", rejection.body_text())
    }
}
