//! Where an attack takes place.

use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU16, Ordering};

use crate::Error;
use crate::client::Client;
use crate::server::{Options, Server, Starting};

/// Where an attack takes place, and how much of it.
pub struct Ground {
    program: PathBuf,
    folder: PathBuf,
    quick: bool,
}

impl Ground {
    pub fn new(program: PathBuf, folder: PathBuf, quick: bool) -> Self {
        Self {
            program,
            folder,
            quick,
        }
    }

    /// How often something is done.
    pub fn count(&self, full: usize, quick: usize) -> usize {
        if self.quick { quick } else { full }
    }

    /// A server as hosts start it, with nothing stored.
    pub async fn server(&self) -> Result<Server, Error> {
        self.server_with(Options::default()).await
    }

    /// A server of one's own choice; on the same data as others of this attack.
    pub async fn server_with(&self, options: Options) -> Result<Server, Error> {
        Server::start(&self.program, &self.folder, options).await
    }

    /// The same, for a server that may refuse to start.
    pub fn start(&self, options: Options) -> Result<Starting, Error> {
        Starting::new(&self.program, &self.folder, options)
    }

    /// The program, for its other commands.
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// The folder of the data.
    pub fn data(&self) -> PathBuf {
        self.folder.join("data")
    }
}

/// An address of this machine that nobody has used yet: a household of its own.
pub fn household() -> IpAddr {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let [high, low] = NEXT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    Ipv4Addr::new(127, 10 + high, low, 1).into()
}

/// Somebody new from a household of their own.
pub async fn guest(server: &Server) -> Result<Client, Error> {
    guest_from(server, household()).await
}

/// Somebody new from this household.
pub async fn guest_from(server: &Server, source: IpAddr) -> Result<Client, Error> {
    Client::new_from(Some(source), &server.address).await
}

/// Several people, each from a household of their own.
pub async fn guests(server: &Server, count: usize) -> Result<Vec<Client>, Error> {
    let mut guests = Vec::new();
    for _ in 0..count {
        guests.push(guest(server).await?);
    }
    Ok(guests)
}
