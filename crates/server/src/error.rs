//! Why something was not done, as an answer.

use std::borrow::Cow;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engawa_catalog::UnknownGame;
use engawa_core::RecordError;
use engawa_store::StoreError;
use serde_json::value::RawValue;

use crate::shown::ShownJson;
use crate::wire::{Problem, Stale};

/// An answer that says no.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    code: Cow<'static, str>,
    message: String,
    retry_after: Option<u64>,
    table: Option<ShownJson>,
}

/// What handlers return.
pub type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    fn new(
        status: StatusCode,
        code: impl Into<Cow<'static, str>>,
        message: impl Into<String>,
    ) -> Self {
        Self {
            status,
            code: code.into(),
            message: message.into(),
            retry_after: None,
            table: None,
        }
    }

    /// 400: the request makes no sense.
    pub fn bad(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// 401: nobody knows who asks.
    pub fn unknown_person() -> Self {
        let message = "Nobody knows you here yet: visit /api/me first.";
        Self::new(StatusCode::UNAUTHORIZED, "person/unknown", message)
    }

    /// 403: known, but not allowed.
    pub fn forbidden(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message)
    }

    /// 404. A private table answers a stranger like one that isn't there.
    pub fn no_table() -> Self {
        let message = "There is no such table, or it is private and you need its link.";
        Self::new(StatusCode::NOT_FOUND, "table/unknown", message)
    }

    /// 404 for anything else.
    pub fn not_found(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, code, message)
    }

    /// 409: not as things stand.
    pub fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    /// 413: too much of something.
    pub fn too_large(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, code, message)
    }

    /// 422: understood, but against the rules.
    pub fn refused(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// 429, with the seconds to wait.
    pub fn slow_down(seconds: u64) -> Self {
        let message = format!("That was a bit much. Try again in {seconds} s.");
        Self {
            retry_after: Some(seconds),
            ..Self::new(StatusCode::TOO_MANY_REQUESTS, "limit/rate", message)
        }
    }

    /// 429 for too many new tables, with the seconds to wait.
    pub fn fewer_tables(self) -> Self {
        let seconds = self.retry_after.unwrap_or_default();
        Self {
            code: "limit/tables".into(),
            message: format!("So many new tables at once are too much. Try again in {seconds} s."),
            ..self
        }
    }

    /// 503, for a while.
    pub fn unavailable(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            retry_after: Some(5),
            ..Self::new(StatusCode::SERVICE_UNAVAILABLE, code, message)
        }
    }

    /// 500: a fault of the program.
    pub fn fault(message: impl Into<String>) -> Self {
        let message = message.into();
        tracing::error!("{message}");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "server/fault", message)
    }

    /// The same answer with any status; for what the framework refuses by itself.
    pub fn with_status(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self::new(status, code, message)
    }

    /// Whether the asker should be shown the table as it stands.
    pub fn is_stale(&self) -> bool {
        self.code == "move/stale"
    }

    /// The same answer with the table as it stands, as JSON.
    pub(crate) fn with_table(mut self, table: Option<ShownJson>) -> Self {
        self.table = table;
        self
    }

    /// The stable code.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The sentence.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let code = self.code.into_owned();
        let message = self.message;
        let table = self
            .table
            .map(|table| RawValue::from_string(table.as_str().to_owned()));
        let mut response = match table {
            Some(Ok(table)) => {
                let stale = Stale {
                    code,
                    message,
                    table,
                };
                (self.status, Json(stale)).into_response()
            }
            _ => (self.status, Json(Problem { code, message })).into_response(),
        };
        if let Some(seconds) = self.retry_after {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        if !matches!(error, StoreError::Text | StoreError::Settings { .. }) {
            tracing::error!(code = error.code(), "{error}");
        }
        let status = match error {
            StoreError::Full => StatusCode::INSUFFICIENT_STORAGE,
            StoreError::Text | StoreError::Settings { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::SERVICE_UNAVAILABLE,
        };
        let message = match error {
            // What the database says is for the host, not for everybody.
            StoreError::Database(_) | StoreError::Damaged(_) => {
                "This can't be stored or read at the moment. Nothing was changed.".to_owned()
            }
            StoreError::Taken => {
                let message = "Another server has taken this one's place. Try again in a moment.";
                return Self::unavailable(error.code(), message);
            }
            other => return Self::new(status, other.code(), other.to_string()),
        };
        Self::new(status, "store/database", message)
    }
}

impl From<UnknownGame> for ApiError {
    fn from(error: UnknownGame) -> Self {
        Self::not_found(error.code(), error.to_string())
    }
}

impl From<RecordError> for ApiError {
    fn from(error: RecordError) -> Self {
        Self::fault(format!("a stored game does not replay: {error}"))
    }
}
