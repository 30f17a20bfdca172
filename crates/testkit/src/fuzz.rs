//! The bodies of the fuzz targets, and a short run of them for the normal tests.

use engawa_core::{Game, Log, Purpose, Record, Rng, Seed, Setup, Turn};

use crate::play_randomly;
use crate::scores::Tally;

/// Bytes as a record: it is refused, or it replays; never a panic.
///
/// A readable record of another game is also tried as one of `G`.
pub fn fuzz_record<G: Game>(data: &[u8]) {
    let Ok(mut record) = Record::from_json(&String::from_utf8_lossy(data)) else {
        return;
    };
    let json = record.to_json();
    assert_eq!(Record::from_json(&json).as_ref(), Ok(&record), "{json}");
    if record.game != G::INFO.id {
        record.game = G::INFO.id.to_owned();
    }
    let _ = record.replay::<G>(|_, _, _, _| {});
    let _ = record.verify::<G>();
}

/// Bytes as choices: a variant, then moves by number, legal or not, and draws.
pub fn fuzz_moves<G: Game>(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let variants = Setup::<G>::variants();
    let which = usize::from(bytes.next().unwrap_or(0)) % variants.len();
    let mut state = G::start(&variants[which]);
    let mut tally = Tally::from_nothing();
    let mut log = Log::default();
    while let Some(byte) = bytes.next() {
        log.0.clear();
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => fuzz_draw(&mut state, byte, &mut bytes, &mut log),
            Turn::Seat(_) => fuzz_move(&mut state, byte, &mut bytes, &mut log),
        }
        let sums = tally.add(&log).and_then(|()| tally.compare(&state));
        sums.unwrap_or_else(|problem| panic!("{}", problem.text));
        assert_eq!(state.outcome().is_some(), state.turn() == Turn::Over);
    }
}

/// A draw sampled from a number, or one read from the bytes.
fn fuzz_draw<G: Game>(
    state: &mut G,
    byte: u8,
    bytes: &mut impl Iterator<Item = u8>,
    log: &mut Log<G>,
) {
    if byte < 0xf0 {
        let mut rng = Rng::new(Seed::from(u64::from(byte)), Purpose::Draws);
        let draw = state.sample_draw(&mut rng);
        state
            .play_draw(&draw, log)
            .expect("sampled draws are possible");
        return;
    }
    let text: Vec<u8> = bytes.take(usize::from(byte & 0x0f) * 4).collect();
    let Ok(draw) = String::from_utf8_lossy(&text).parse::<G::Draw>() else {
        return;
    };
    let before = state.clone();
    if state.play_draw(&draw, log).is_err() {
        assert_eq!(*state, before, "{draw} was refused");
    }
}

/// A legal move by its place in the list, or any action id.
fn fuzz_move<G: Game>(
    state: &mut G,
    byte: u8,
    bytes: &mut impl Iterator<Item = u8>,
    log: &mut Log<G>,
) {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    if byte < 0xc0 {
        let mv = moves[usize::from(byte) % moves.len()];
        state.play(mv, log).expect("listed moves are legal");
        return;
    }
    let id = bytes.take(3).fold(0, |id, byte| id << 8 | u32::from(byte));
    let Some(mv) = G::action(id % (G::INFO.actions + 1)) else {
        return;
    };
    let before = state.clone();
    let played = state.play(mv, log).is_ok();
    assert_eq!(played, moves.contains(&mv), "{mv}");
    if !played {
        assert_eq!(*state, before, "{mv} was refused");
    }
}

/// Runs both targets on `inputs` seeded inputs each: noise for the moves, damaged records of
/// real games for the records.
pub fn short_fuzz<G: Game>(inputs: u64) {
    let records = seed_records::<G>();
    for number in 0..inputs {
        let mut rng = Rng::stream(Seed::from(number), 3);
        fuzz_moves::<G>(&noise(&mut rng));
        let record = rng.pick(&records).clone();
        fuzz_record::<G>(&damaged(record, &records, &mut rng));
    }
}

/// A record of each variant, as a beginning for fuzzing; also good as a corpus.
fn seed_records<G: Game>() -> Vec<Vec<u8>> {
    let record = |setup: &Setup<G>| {
        let table = play_randomly(setup, Seed::from(1));
        table.record().to_json().into_bytes()
    };
    Setup::variants().iter().map(record).collect()
}

fn noise(rng: &mut Rng) -> Vec<u8> {
    let most = [16, 256, 2048][rng.index(3)];
    let len = rng.index(most);
    // Half of the inputs play only legal moves, and so come far.
    let bound = [0x100, 0xc0][rng.index(2)];
    (0..len).map(|_| rng.below(bound) as u8).collect()
}

fn damaged(mut record: Vec<u8>, others: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    for _ in 0..rng.below(6) {
        let at = rng.index(record.len());
        match rng.below(6) {
            0 => record[at] = rng.below(256) as u8,
            1 => record[at] = b' ' + rng.below(95) as u8,
            2 => drop(record.remove(at)),
            3 => record.insert(at, b'0' + rng.below(10) as u8),
            4 => swap_digit(&mut record, at),
            _ => splice(
                &mut record,
                at,
                rng.pick::<Vec<u8>>(others),
                rng.below(30) as usize,
            ),
        }
        if record.is_empty() {
            break;
        }
    }
    record
}

/// Changes the next digit, which leaves the JSON whole.
fn swap_digit(record: &mut [u8], at: usize) {
    if let Some(digit) = record[at..].iter_mut().find(|byte| byte.is_ascii_digit()) {
        *digit = b'0' + (*digit - b'0' + 1) % 10;
    }
}

fn splice(record: &mut [u8], at: usize, other: &[u8], len: usize) {
    for (byte, &new) in record[at..]
        .iter_mut()
        .zip(&other[at.min(other.len())..])
        .take(len)
    {
        *byte = new;
    }
}
