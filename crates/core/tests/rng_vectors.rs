//! What a seed means, for ever. The vectors are also in `docs/rng.md`; if one of these tests
//! fails, the code is wrong, never the table.

use engawa_core::{Purpose, Rng, Seed};
use proptest::prelude::*;

/// ChaCha with 8 rounds as its author describes it: 64-bit block counter, 64-bit stream number.
fn chacha8_block(seed: &[u8; 32], counter: u64, stream: u64) -> [u32; 16] {
    let mut input = [
        0x6170_7865,
        0x3320_646e,
        0x7962_2d32,
        0x6b20_6574,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ];
    for (word, bytes) in input[4..12].iter_mut().zip(seed.chunks(4)) {
        *word = u32::from_le_bytes(bytes.try_into().expect("four bytes"));
    }
    input[12] = counter as u32;
    input[13] = (counter >> 32) as u32;
    input[14] = stream as u32;
    input[15] = (stream >> 32) as u32;
    let mut block = input;
    for _ in 0..4 {
        for i in 0..4 {
            quarter_round(&mut block, [i, i + 4, i + 8, i + 12]);
        }
        for i in 0..4 {
            quarter_round(
                &mut block,
                [i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4],
            );
        }
    }
    std::array::from_fn(|i| block[i].wrapping_add(input[i]))
}

fn quarter_round(block: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (x, y, z, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        block[x] = block[x].wrapping_add(block[y]);
        block[z] = (block[z] ^ block[x]).rotate_left(turn);
    }
}

fn words(seed: &str, stream: u64) -> Vec<u32> {
    let mut rng = Rng::stream(seed.parse().expect("a seed"), stream);
    (0..8).map(|_| rng.bits()).collect()
}

const LONG: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// The keystream of an all-zero key, as published for ChaCha8: 3e00ef2f895f40d6…
#[test]
fn seed_0_is_the_published_keystream_of_the_zero_key() {
    let mut rng = Rng::new(Seed::from(0), Purpose::Draws);
    let bytes: Vec<u8> = (0..4).flat_map(|_| rng.bits().to_le_bytes()).collect();
    let published = [
        0x3e, 0x00, 0xef, 0x2f, 0x89, 0x5f, 0x40, 0xd6, 0x7f, 0x5b, 0xb8, 0xe8, 0x1f, 0x09, 0xa5,
        0xa1,
    ];
    assert_eq!(bytes, published);
}

#[test]
fn the_stream_is_chacha8_by_the_book() {
    for (seed, stream) in [("0", 0), ("7", 0), ("7", 1), (LONG, 0), (LONG, u64::MAX)] {
        let seed: Seed = seed.parse().unwrap();
        let mut rng = Rng::stream(seed, stream);
        for counter in 0..20 {
            for expected in chacha8_block(seed.as_bytes(), counter, stream) {
                assert_eq!(
                    rng.bits(),
                    expected,
                    "seed {seed}, stream {stream}, block {counter}"
                );
            }
        }
    }
}

#[test]
fn purposes_are_streams_0_and_1() {
    for (purpose, stream) in [(Purpose::Draws, 0), (Purpose::Choices, 1)] {
        let mut rng = Rng::new(Seed::from(7), purpose);
        let numbers: Vec<_> = (0..8).map(|_| rng.bits()).collect();
        assert_eq!(numbers, words("7", stream));
    }
}

#[test]
fn the_first_words() {
    let vectors = [
        (
            "0",
            0,
            [
                0x2fef_003e,
                0xd640_5f89,
                0xe8b8_5b7f,
                0xa1a5_091f,
                0xc30e_842c,
                0x3b7f_9ace,
                0x88e1_1b18,
                0x1e1a_71ef,
            ],
        ),
        (
            "7",
            0,
            [
                0x2c44_ba73,
                0xc39c_a672,
                0xea9d_9d65,
                0x7747_b002,
                0x72a7_fcae,
                0x0173_e28d,
                0x0f02_31c0,
                0x4d26_d3a0,
            ],
        ),
        (
            "7",
            1,
            [
                0x287e_548e,
                0xef32_9c99,
                0xac6c_c009,
                0x4818_605b,
                0x1cdb_42a5,
                0xf688_ae5e,
                0xba4a_168c,
                0xcbd4_bf7c,
            ],
        ),
        (
            LONG,
            0,
            [
                0x8fb2_1540,
                0x6aab_126e,
                0x7b66_e8d9,
                0x3312_c531,
                0x2717_8ff7,
                0x4fd9_b290,
                0xd72e_6b32,
                0xcbbe_bcff,
            ],
        ),
    ];
    for (seed, stream, expected) in vectors {
        assert_eq!(
            words(seed, stream),
            expected,
            "seed {seed}, stream {stream}"
        );
    }
}

#[test]
fn numbers_below_a_bound() {
    let vectors = [
        (2_u32, [0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0]),
        (6_u32, [1, 4, 5, 2, 2, 0, 0, 1, 5, 2, 5, 2]),
        (10_u32, [1, 7, 9, 4, 4, 0, 0, 3, 8, 3, 8, 3]),
        (100_u32, [17, 76, 91, 46, 44, 0, 5, 30, 84, 38, 84, 33]),
        (
            3_000_000_000_u32,
            [
                518_771_132,
                2_749_402_533,
                1_397_812_844,
                1_343_627_335,
                17_023_542,
                175_881_698,
                904_121_093,
                1_158_377_952,
                2_538_614_739,
                1_009_990_905,
                1_064_779_608,
                1_544_460_103,
            ],
        ),
    ];
    for (bound, expected) in vectors {
        let mut rng = Rng::new(Seed::from(7), Purpose::Draws);
        assert_eq!(
            expected.map(|_| rng.below(bound)),
            expected,
            "below {bound}"
        );
    }
}

#[test]
fn a_shuffle_of_ten() {
    let mut items: Vec<u32> = (0..10).collect();
    Rng::new(Seed::from(7), Purpose::Draws).shuffle(&mut items);
    assert_eq!(items, [5, 9, 8, 4, 0, 2, 3, 7, 6, 1]);
}

#[test]
fn draws_from_a_multiset() {
    let mut rng = Rng::new(Seed::from(7), Purpose::Draws);
    let kinds: Vec<_> = (0..12).map(|_| rng.weighted(&[3, 0, 5, 2])).collect();
    assert_eq!(kinds, [0, 2, 3, 2, 2, 0, 0, 2, 3, 2, 3, 2]);
}

#[test]
fn a_bound_of_1_takes_nothing_from_the_stream() {
    let mut rng = Rng::new(Seed::from(7), Purpose::Draws);
    assert_eq!(rng.below(1), 0);
    assert_eq!(rng.bits(), words("7", 0)[0]);
}

#[test]
fn a_copy_goes_on_with_the_same_numbers() {
    let mut rng = Rng::stream(Seed::from(9), 3);
    for _ in 0..70 {
        let mut copy = rng.clone();
        let ahead: Vec<_> = (0..40).map(|_| copy.bits()).collect();
        let mut again = rng.clone();
        assert_eq!(ahead, (0..40).map(|_| again.bits()).collect::<Vec<_>>());
        assert_eq!(rng.bits(), ahead[0]);
    }
}

#[test]
fn below_is_even() {
    let mut rng = Rng::new(Seed::from(1), Purpose::Draws);
    let mut found = [0_u32; 6];
    (0..60_000).for_each(|_| found[rng.below(6) as usize] += 1);
    // Six standard deviations of a fair die are about 550.
    assert!(
        found.iter().all(|&count| count.abs_diff(10_000) < 550),
        "{found:?}"
    );
}

#[test]
fn weighted_follows_the_counts() {
    let mut rng = Rng::new(Seed::from(2), Purpose::Draws);
    let mut found = [0_u32; 4];
    (0..60_000).for_each(|_| found[rng.weighted(&[1, 0, 3, 2])] += 1);
    for (count, fair) in found.into_iter().zip([10_000, 0, 30_000, 20_000]) {
        assert!(count.abs_diff(fair) < 750, "{found:?}");
    }
    assert_eq!(found[1], 0);
}

/// Lemire's method, written with the widest numbers and without the shortcut.
fn slow_below(rng: &mut Rng, bound: u32) -> u32 {
    if bound == 1 {
        return 0;
    }
    let rejected = (1_u64 << 32) % u64::from(bound);
    loop {
        let product = u64::from(rng.bits()) * u64::from(bound);
        if product % (1 << 32) >= rejected {
            return (product >> 32) as u32;
        }
    }
}

proptest! {
    #[test]
    fn below_is_in_range_and_as_documented(seed: u64, bound in 1_u32..) {
        let mut rng = Rng::new(Seed::from(seed), Purpose::Draws);
        let mut slow = rng.clone();
        for _ in 0..20 {
            let number = rng.below(bound);
            prop_assert!(number < bound);
            prop_assert_eq!(number, slow_below(&mut slow, bound));
        }
    }

    #[test]
    fn a_shuffle_keeps_everything(seed: u64, len in 0_usize..60) {
        let mut items: Vec<_> = (0..len).collect();
        Rng::new(Seed::from(seed), Purpose::Draws).shuffle(&mut items);
        items.sort_unstable();
        prop_assert_eq!(items, (0..len).collect::<Vec<_>>());
    }

    #[test]
    fn weighted_never_takes_what_is_not_there(seed: u64, counts in prop::collection::vec(0_u8.., 1..9)) {
        prop_assume!(counts.iter().any(|&count| count > 0));
        let kind = Rng::new(Seed::from(seed), Purpose::Draws).weighted(&counts);
        prop_assert!(counts[kind] > 0);
    }

    #[test]
    fn seeds_are_read_as_they_are_written(bytes: [u8; 32], small: u64, n: u64) {
        for seed in [Seed::from_bytes(bytes), Seed::from(small), Seed::from(small).nth(n)] {
            prop_assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
            let json = serde_json::to_string(&seed).unwrap();
            prop_assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed);
        }
        prop_assert_eq!(Seed::from(small).to_string(), small.to_string());
        prop_assert_eq!(Seed::from(small).nth(0), Seed::from(small));
    }

    #[test]
    fn reading_a_seed_never_panics(text: String) {
        let _ = text.parse::<Seed>();
    }
}

#[test]
fn wrong_seeds_are_refused_with_what_is_expected() {
    let multibyte = "é".repeat(32);
    for text in [
        "",
        "-1",
        "+7",
        "x",
        "18446744073709551616",
        &"g".repeat(64),
        &multibyte,
    ] {
        let error = text.parse::<Seed>().unwrap_err();
        assert_eq!(
            error.expected, "a seed: a whole number or 64 hex digits",
            "{text}"
        );
    }
}
