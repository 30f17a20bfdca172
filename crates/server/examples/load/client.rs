//! A person with a connection.

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

use crate::Error;

pub struct Client {
    pub address: String,
    pub cookie: String,
    sender: SendRequest<Full<Bytes>>,
}

impl Client {
    /// Somebody new.
    pub async fn new(address: &str) -> Result<Self, Error> {
        let mut client = Self::connect(address, String::new()).await?;
        let response = client.send("GET", "/api/me", &Value::Null).await?;
        let cookie = response.headers().get("set-cookie").ok_or("no cookie")?;
        let cookie = cookie.to_str()?.split(';').next().unwrap_or_default();
        client.cookie = cookie.to_owned();
        response.into_body().collect().await?;
        Ok(client)
    }

    /// Another connection of somebody known.
    pub async fn connect(address: &str, cookie: String) -> Result<Self, Error> {
        Ok(Self {
            sender: new_connection(address).await?,
            address: address.to_owned(),
            cookie,
        })
    }

    /// Sends a request. The server closes a connection on which nothing comes for a while, so
    /// the second time it is tried on a new one; asking twice is harmless.
    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Response<Incoming>, Error> {
        match self.send_once(method, path, body).await {
            Ok(response) => Ok(response),
            Err(_) => {
                self.sender = new_connection(&self.address).await?;
                self.send_once(method, path, body).await
            }
        }
    }

    async fn send_once(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Response<Incoming>, Error> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", &self.address)
            .header("cookie", &self.cookie)
            .header("content-type", "application/json")
            .body(Full::new(Bytes::from(body.to_string())))?;
        self.sender.ready().await?;
        Ok(self.sender.send_request(request).await?)
    }

    /// The body of the answer, which must be a yes.
    pub async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Result<Bytes, Error> {
        let response = self.send(method, path, body).await?;
        let status = response.status();
        let bytes = response.into_body().collect().await?.to_bytes();
        if status.is_success() {
            return Ok(bytes);
        }
        let text = String::from_utf8_lossy(&bytes);
        Err(format!("{method} {path}: {status} {text}").into())
    }

    /// Makes a table and gives its path.
    pub async fn make_table(&mut self, wish: &Value) -> Result<String, Error> {
        let made = self.ask("POST", "/api/tables", wish).await?;
        let made: Value = serde_json::from_slice(&made)?;
        let id = made["id"].as_str().ok_or("no id")?;
        Ok(format!("/api/tables/{id}"))
    }
}

async fn new_connection(address: &str) -> Result<SendRequest<Full<Bytes>>, Error> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    Ok(sender)
}
