//! The open connections: how many there may be, and who has to make room.
//!
//! A connection on which the server only waits for the other side (for a request, or the rest of
//! one) can be closed at any time. So whoever says nothing never keeps anybody else out: when
//! there are too many connections, the one that has been waited for longest makes room.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Instant;

use axum::body::{Body, HttpBody};
use bytes::Bytes;
use hyper::body::{Frame, SizeHint};
use tokio::sync::Notify;

use crate::config::Config;
use crate::limits::network;

/// The open connections.
pub(crate) struct Connections {
    most: usize,
    most_per_address: Option<usize>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    by_address: HashMap<IpAddr, Vec<Arc<Peer>>>,
    count: usize,
    /// Those that were told to make room and are not closed yet.
    leaving: usize,
}

impl Connections {
    pub fn new(config: &Config) -> Arc<Self> {
        // All connections of a proxy come from one address.
        let per_address = config.limits && !config.behind_proxy;
        Arc::new(Self {
            most: config.caps.connections,
            most_per_address: per_address.then_some(config.caps.connections_per_address),
            open: Mutex::default(),
        })
    }

    /// A place for a new connection, if there is one or somebody makes room.
    pub fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let network = network(address);
        let mut open = self.lock();
        let here = open.by_address.get(&network).map_or(0, Vec::len);
        if self.most_per_address.is_some_and(|most| here >= most) {
            open.make_room(Some(network))?;
        } else if open.count >= self.most {
            open.make_room(None)?;
        }
        let peer = Arc::new(Peer::default());
        peer.start_waiting();
        open.add(network, &peer);
        Some(Place {
            connections: Arc::clone(self),
            network,
            peer,
        })
    }

    pub fn len(&self) -> usize {
        self.lock().count
    }

    /// How many were told to make room and are not closed yet.
    pub fn leaving(&self) -> usize {
        self.lock().leaving
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn add(&mut self, network: IpAddr, peer: &Arc<Peer>) {
        let here = self.by_address.entry(network).or_default();
        here.push(Arc::clone(peer));
        self.count += 1;
    }

    /// Closes the connection that has been waited for longest, of all or of one network.
    fn make_room(&mut self, network: Option<IpAddr>) -> Option<()> {
        let all = self.by_address.iter();
        let some = all.filter(|(one, _)| network.is_none_or(|network| network == **one));
        let peers = some.flat_map(|(one, peers)| peers.iter().map(|peer| (*one, peer)));
        let awaited = peers.filter_map(|(one, peer)| Some((peer.awaited_since()?, one, peer)));
        let (_, network, peer) = awaited.min_by_key(|(since, ..)| *since)?;
        let peer = Arc::clone(peer);
        self.remove(network, &peer);
        self.leaving += 1;
        peer.hang_up.notify_one();
        Some(())
    }

    /// Whether it was still there.
    fn remove(&mut self, network: IpAddr, peer: &Arc<Peer>) -> bool {
        let Some(here) = self.by_address.get_mut(&network) else {
            return false;
        };
        let Some(at) = here.iter().position(|other| Arc::ptr_eq(other, peer)) else {
            return false;
        };
        here.swap_remove(at);
        if here.is_empty() {
            self.by_address.remove(&network);
        }
        self.count -= 1;
        true
    }
}

/// A connection's place; free again when it is dropped.
pub(crate) struct Place {
    connections: Arc<Connections>,
    network: IpAddr,
    pub peer: Arc<Peer>,
}

impl Place {
    /// Takes the place back after the connection was told to make room.
    pub fn stay(&self) {
        let mut open = self.connections.lock();
        open.leaving -= 1;
        open.add(self.network, &self.peer);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        if !open.remove(self.network, &self.peer) {
            open.leaving -= 1;
        }
    }
}

/// The other side of a connection.
#[derive(Default)]
pub(crate) struct Peer {
    awaited: Mutex<Option<Instant>>,
    has_asked: AtomicBool,
    /// The connection has to be closed, unless a request is being answered.
    pub hang_up: Notify,
}

impl Peer {
    /// Since when it has been for the other side to say something.
    fn awaited_since(&self) -> Option<Instant> {
        *self.lock()
    }

    pub fn is_awaited(&self) -> bool {
        self.lock().is_some()
    }

    /// Whether a request has come.
    pub fn has_asked(&self) -> bool {
        self.has_asked.load(Ordering::Relaxed)
    }

    fn start_waiting(&self) {
        self.lock().get_or_insert_with(Instant::now);
    }

    fn stop_waiting(&self) {
        *self.lock() = None;
    }

    /// A request has come; until its answer has been sent nobody waits for this side.
    pub fn ask(self: &Arc<Self>) -> Asked {
        self.has_asked.store(true, Ordering::Relaxed);
        self.stop_waiting();
        Asked(Arc::clone(self))
    }

    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.awaited.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A request is being answered.
pub(crate) struct Asked(Arc<Peer>);

impl Drop for Asked {
    fn drop(&mut self) {
        self.0.start_waiting();
    }
}

/// The body of an answer. When it has been sent, it is for the other side to ask again.
pub(crate) struct Answer {
    body: Body,
    _asked: Asked,
}

impl Answer {
    pub fn wrap(body: Body, asked: Asked) -> Body {
        let _asked = asked;
        Body::new(Self { body, _asked })
    }
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of a request, which the other side is waited for to send.
pub(crate) struct Question {
    body: Body,
    peer: Arc<Peer>,
}

impl Question {
    pub fn wrap(body: Body, peer: Arc<Peer>) -> Body {
        Body::new(Self { body, peer })
    }
}

impl HttpBody for Question {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        match frame.is_pending() {
            true => self.peer.start_waiting(),
            false => self.peer.stop_waiting(),
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::caps::Caps;

    fn connections(config: Config) -> Arc<Connections> {
        let caps = Caps {
            connections: 6,
            connections_per_address: 4,
            ..config.caps
        };
        Connections::new(&Config { caps, ..config })
    }

    fn address(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    /// Whether the connection was told to make room.
    fn was_closed(place: &Place) -> bool {
        use futures_util::FutureExt;
        place.peer.hang_up.notified().now_or_never().is_some()
    }

    #[test]
    fn who_has_been_silent_longest_makes_room() {
        let connections = connections(Config::default());
        let first = connections.admit(address(1)).unwrap();
        let others: Vec<_> = (0..5).map(|i| connections.admit(address(2 + i))).collect();
        let _asked = others[0].as_ref().unwrap().peer.ask();
        let seventh = connections.admit(address(9));
        assert!(seventh.is_some() && was_closed(&first));
        let eighth = connections.admit(address(9));
        assert!(eighth.is_some() && was_closed(others[1].as_ref().unwrap()));
        assert!(!was_closed(others[0].as_ref().unwrap()), "it is answered");
        assert_eq!(connections.leaving(), 2);
        drop((first, others, seventh, eighth));
        assert_eq!(connections.leaving(), 0);
        assert_eq!(connections.len(), 0);
    }

    #[test]
    fn who_asks_just_in_time_stays() {
        let connections = connections(Config::default());
        let places: Vec<_> = (0..7).map(|i| connections.admit(address(i))).collect();
        let first = places[0].as_ref().unwrap();
        assert!(was_closed(first));
        first.stay();
        assert_eq!((connections.len(), connections.leaving()), (7, 0));
        drop(places);
        assert_eq!((connections.len(), connections.leaving()), (0, 0));
    }

    #[test]
    fn an_address_makes_room_for_itself() {
        let connections = connections(Config::default());
        let other = connections.admit(address(2)).unwrap();
        let own: Vec<_> = (0..4).map(|_| connections.admit(address(1))).collect();
        let next = connections.admit(address(1)).unwrap();
        assert!(was_closed(own[0].as_ref().unwrap()));
        assert!(!was_closed(&other));
        let asked: Vec<_> = own[1..]
            .iter()
            .flatten()
            .map(|one| one.peer.ask())
            .collect();
        let _asked = (asked, next.peer.ask());
        assert!(connections.admit(address(1)).is_none(), "nobody is silent");
        assert!(connections.admit(address(3)).is_some());
    }

    #[test]
    fn a_proxy_and_a_load_test_may_have_all_connections() {
        let proxied = Config {
            behind_proxy: true,
            ..Config::default()
        };
        let unlimited = Config {
            limits: false,
            ..Config::default()
        };
        for config in [proxied, unlimited] {
            let connections = connections(config);
            let places: Vec<_> = (0..6).map(|_| connections.admit(address(1))).collect();
            assert!(!places.iter().flatten().any(was_closed));
            assert_eq!(connections.len(), 6);
        }
    }

    #[test]
    fn it_is_for_the_other_side_to_speak_when_the_answer_has_been_sent() {
        let connections = connections(Config::default());
        let place = connections.admit(address(1)).unwrap();
        assert!(place.peer.is_awaited() && !place.peer.has_asked());
        let answer = Answer::wrap(Body::empty(), place.peer.ask());
        assert!(!place.peer.is_awaited() && place.peer.has_asked());
        drop(answer);
        assert!(place.peer.is_awaited());
    }
}
