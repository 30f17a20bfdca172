use engawa_core::{Game, Turn};

use super::board::*;

#[test]
fn g3_0_play_goes_clockwise_from_the_coin() {
    let mut game = empty("", 3).with_path("vvvvvvvvvv");
    game.give_coin(seat(1), &mut engawa_core::Silent);
    for expected in [1, 2, 0, 1, 2, 0, 1, 2, 0] {
        assert_eq!(game.turn(), Turn::Seat(seat(expected)));
        let mv = game.legal()[0];
        game.play(mv, &mut engawa_core::Silent).unwrap();
        while game.phase == crate::state::Phase::Gather {
            let mv = game.legal()[0];
            game.play(mv, &mut engawa_core::Silent).unwrap();
        }
    }
}

#[test]
fn g3_1_a_top_tile_goes_down_its_column_and_a_left_tile_along_its_row() {
    let game = empty("", 3).with_path(".f......w.");
    assert_eq!(
        game.legal_text(),
        "T2>b1 T2>b2 T2>b3 T2>b4 T2>b5 L4>a4 L4>b4 L4>c4 L4>d4 L4>e4"
    );
    assert!(game.refuses("T1>a1"));
    let game = game.with_stack("b3", "va").play_all("T2>b3");
    assert_eq!(game.stack_text("b3"), "vaf");
    assert_eq!(game.path.len(), 1);
}

#[test]
fn g3_1_a_crooked_move_can_not_even_be_written() {
    let error = "T3>b2".parse::<crate::Move>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "`T3>b2` is not a straight move: T3 leads to c1 to c5"
    );
}

#[test]
fn g3_2_gathers_as_many_as_understood() {
    let game = empty("", 3)
        .with_path("..f.......")
        .with_board(0, [0, 0, 1, 0, 0])
        .with_stack("c1", "v")
        .with_stack("c2", "a")
        .with_stack("c4", "w")
        .play_all("T3>c3");
    assert_eq!(game.gathering.left, 2, "understanding is 1 + 1");
    let game = game.play_all("+c1");
    assert_eq!(game.legal_text(), "+c2 +c4", "and no way to stop");
    let game = game.play_all("+c4");
    assert_eq!(game.boards[0], [1, 0, 1, 1, 0]);
    assert_eq!(game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn g3_2_understanding_is_that_of_who_plays() {
    let game = empty("", 3)
        .with_path("..f.e.....")
        .with_board(1, [0, 0, 1, 0, 0])
        .with_board(2, [0, 0, 2, 0, 0])
        .with_stack("c1", "v")
        .with_stack("c2", "a")
        .with_stack("c4", "w")
        .play_all("T5>e5 T3>c3");
    assert_eq!(game.gathering.left, 2, "not 1 as with the first, nor 3");
}

#[test]
fn g3_2_gathers_no_more_than_there_is() {
    let game = empty("", 3)
        .with_path("..f.......")
        .with_board(0, [0, 0, 7, 0, 0])
        .with_stack("c1", "vv")
        .play_all("T3>c3");
    assert_eq!(game.gathering.left, 1);
}

#[test]
fn g3_3_tiles_gathered_this_turn_do_not_raise_understanding() {
    let game = empty("", 3)
        .with_path("..f.......")
        .with_stack("c1", "f")
        .with_stack("c2", "f")
        .play_all("T3>c3 +c1");
    assert_eq!(game.turn(), Turn::Seat(seat(1)), "one tile was all");
    assert_eq!(game.boards[0], [0, 0, 1, 0, 0]);
}

#[test]
fn g3_4_the_moved_tile_is_not_gathered() {
    let fire = empty("", 3)
        .with_path("..f.......")
        .with_stack("c1", "v")
        .play_all("T3>c3");
    assert_eq!(fire.legal_text(), "+c1");
    let earth = empty("", 3)
        .with_path("..e.......")
        .with_board(0, [0, 0, 0, 0, 9])
        .with_stack("c3", "va")
        .play_all("T3>c3");
    assert_eq!(earth.legal_text(), "+1 +2");
}

#[test]
fn g3_5_the_five_patterns() {
    let patterns = [
        ('v', "+b2 +d2 +b4 +d4"),
        ('a', "+c2 +b3 +d3 +c4"),
        ('f', "+c1 +c2 +c4 +c5"),
        ('w', "+a3 +b3 +d3 +e3"),
        ('e', "+1 +2"),
    ];
    for (letter, expected) in patterns {
        let mut game = empty("", 3).with_path(&format!("..{letter}......."));
        for column in 'a'..='e' {
            for row in 1..=5 {
                game = game.with_stack(&format!("{column}{row}"), "ww");
            }
        }
        assert_eq!(game.play_all("T3>c3").legal_text(), expected);
    }
}

#[test]
fn g3_5_patterns_end_at_the_border() {
    let corner = |letter: char| {
        let mut game = empty("", 3).with_path(&format!("{letter}........."));
        for cell in ["b1", "b2", "a2", "a1"] {
            game = game.with_stack(cell, "f");
        }
        game.play_all("T1>a1").legal_text()
    };
    assert_eq!(corner('v'), "+b2");
    assert_eq!(corner('a'), "+b1 +a2");
}

#[test]
fn g3_6_takes_one_tile_per_stack_from_the_top() {
    let game = empty("", 3)
        .with_path("..f.......")
        .with_board(0, [0, 0, 4, 0, 0])
        .with_stack("c1", "vaw")
        .with_stack("c2", "aa")
        .play_all("T3>c3");
    assert_eq!(game.gathering.left, 2, "two stacks, whatever their height");
    let game = game.play_all("+c1");
    assert!(game.refuses("+c1"));
    assert_eq!(game.boards[0], [0, 0, 4, 1, 0]);
    assert_eq!(game.stack_text("c1"), "va");
}

#[test]
fn g3_7_earth_takes_from_any_depth() {
    let game = empty("", 3)
        .with_path("..e.......")
        .with_board(0, [0, 0, 0, 0, 1])
        .with_stack("c3", "vafw")
        .play_all("T3>c3 +2");
    assert_eq!(game.stack_text("c3"), "vfwe");
    let game = game.play_all("+1");
    assert_eq!(game.stack_text("c3"), "fwe");
    assert_eq!(game.boards[0], [1, 1, 0, 0, 1]);
}

#[test]
fn g3_2_with_earth_more_than_four_tiles_can_be_gathered() {
    let game = empty("", 3)
        .with_path("..e.......")
        .with_board(0, [0, 0, 0, 0, 4])
        .with_stack("c3", "vafwvaf")
        .play_all("T3>c3");
    assert_eq!(game.gathering.left, 5, "understanding is 1 + 4");
    assert_eq!(game.legal_text(), "+1 +2 +3 +4 +5 +6 +7");
    let game = game.play_all("+7 +5 +3 +2 +1");
    assert_eq!(game.boards[0], [2, 1, 2, 0, 4]);
    assert_eq!(game.stack_text("c3"), "wae");
    assert_eq!(game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn g3_7_earth_can_take_the_highest_stack_whole() {
    let game = empty("", 3)
        .with_path("..e.......")
        .with_board(0, [0, 0, 0, 0, 10])
        .with_stack("c3", "vafwvafwvaf")
        .play_all("T3>c3");
    assert_eq!(game.gathering.left, 11);
    let game = game.play_all("+11 +10 +9 +8 +7 +6 +5 +4 +3 +2 +1");
    assert_eq!(game.boards[0], [3, 3, 3, 2, 10]);
    assert_eq!(game.stack_text("c3"), "e");
}

#[test]
fn g3_8_a_move_that_gathers_nothing_is_legal() {
    for letter in ['v', 'a', 'f', 'w', 'e'] {
        let game = empty("", 3)
            .with_path(&format!("..{letter}......."))
            .play_all("T3>c3");
        assert_eq!(game.turn(), Turn::Seat(seat(1)), "{letter}");
        assert_eq!(game.boards[0], [0; 5]);
    }
}

#[test]
fn g3_9_a_gathered_tile_is_on_the_board_at_once() {
    let game = empty("", 3)
        .with_path("..f.......")
        .with_board(0, [0, 0, 1, 0, 0])
        .with_stack("c1", "v")
        .with_stack("c2", "a")
        .play_all("T3>c3 +c1");
    assert_eq!(
        game.boards[0],
        [1, 0, 1, 0, 0],
        "before the second is gathered"
    );
}
