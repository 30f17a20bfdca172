//! A person with a connection.

use std::net::IpAddr;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::{TcpSocket, TcpStream};

use crate::Error;

pub struct Client {
    pub address: String,
    pub cookie: String,
    /// The address the connection comes from, if it matters.
    source: Option<IpAddr>,
    sender: SendRequest<Full<Bytes>>,
}

impl Client {
    /// Somebody new.
    pub async fn new(address: &str) -> Result<Self, Error> {
        Self::new_from(None, address).await
    }

    /// Somebody new who comes from this address.
    pub async fn new_from(source: Option<IpAddr>, address: &str) -> Result<Self, Error> {
        let mut client = Self::connect(source, address, String::new()).await?;
        let response = client.send("GET", "/api/me", &Value::Null).await?;
        let cookie = response.headers().get("set-cookie").ok_or("no cookie")?;
        let cookie = cookie.to_str()?.split(';').next().unwrap_or_default();
        client.cookie = cookie.to_owned();
        response.into_body().collect().await?;
        Ok(client)
    }

    /// A connection of somebody known.
    pub async fn connect(
        source: Option<IpAddr>,
        address: &str,
        cookie: String,
    ) -> Result<Self, Error> {
        Ok(Self {
            sender: new_connection(source, address).await?,
            address: address.to_owned(),
            cookie,
            source,
        })
    }

    /// Another connection of the same person.
    pub fn another(&self) -> impl Future<Output = Result<Self, Error>> + use<> {
        let (source, address, cookie) = (self.source, self.address.clone(), self.cookie.clone());
        async move { Self::connect(source, &address, cookie).await }
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
                self.sender = new_connection(self.source, &self.address).await?;
                self.send_once(method, path, body).await
            }
        }
    }

    /// Sends a request and doesn't try again.
    pub async fn send_once(
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

async fn new_connection(
    source: Option<IpAddr>,
    address: &str,
) -> Result<SendRequest<Full<Bytes>>, Error> {
    let stream = connect_from(source, address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    Ok(sender)
}

/// A connection from this address of our own, or from any.
pub async fn connect_from(
    source: Option<IpAddr>,
    address: &str,
) -> Result<TcpStream, std::io::Error> {
    let Some(source) = source else {
        return TcpStream::connect(address).await;
    };
    let address = address.parse().map_err(std::io::Error::other)?;
    let socket = TcpSocket::new_v4()?;
    socket.bind((source, 0).into())?;
    socket.connect(address).await
}
