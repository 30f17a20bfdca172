//! How many connections and live streams there may be at once.

/// The caps of a server. Of connections and streams nobody gets more than a share, and a share
/// of the streams is kept for people at the tables they play at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caps {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Live streams in all.
    pub streams: usize,
    /// Live streams to one address.
    pub streams_per_address: usize,
    /// Live streams of one person.
    pub streams_per_person: usize,
}

impl Caps {
    /// The caps of a process that may have so many files open. The database and other files
    /// need some of them; and streams get half of the connections, so that requests always find
    /// one.
    pub const fn for_files(files: u64) -> Self {
        const MOST: u64 = 20_000;
        const FEWEST: u64 = 16;
        const SPARE: u64 = 64;
        let eighth = files / 8;
        let spare = if eighth > SPARE { eighth } else { SPARE };
        let connections = match files.saturating_sub(spare) {
            0..FEWEST => FEWEST,
            FEWEST..MOST => files - spare,
            MOST.. => MOST,
        } as usize;
        let streams = connections / 2;
        Self {
            connections,
            connections_per_address: connections / 4,
            streams,
            streams_per_address: streams / 8,
            streams_per_person: 16,
        }
    }

    /// How many of so many streams may be those of spectators; the others are kept for players.
    pub(crate) const fn for_spectators(streams: usize) -> usize {
        streams - streams / 4
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caps_follow_from_the_limit_of_open_files() {
        let caps = |files| {
            let caps = Caps::for_files(files);
            [
                caps.connections,
                caps.connections_per_address,
                caps.streams,
                caps.streams_per_address,
            ]
        };
        assert_eq!(caps(1024), [896, 224, 448, 56]);
        assert_eq!(caps(4096), [3584, 896, 1792, 224]);
        assert_eq!(caps(1_048_576), [20_000, 5000, 10_000, 1250]);
        assert_eq!(caps(u64::MAX), caps(1_048_576));
    }

    #[test]
    fn with_any_limit_there_is_a_place_for_everybody() {
        for files in 0..2000 {
            let caps = Caps::for_files(files);
            assert!(caps.streams_per_address >= 1, "{files}");
            assert!(
                Caps::for_spectators(caps.streams_per_address) >= 1,
                "{files}"
            );
            assert!(caps.connections_per_address > caps.streams_per_address);
            assert!(Caps::for_spectators(caps.streams) < caps.streams, "{files}");
            assert!(
                files < 80 || caps.connections as u64 + 64 <= files,
                "{files}"
            );
        }
    }
}
