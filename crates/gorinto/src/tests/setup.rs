use engawa_core::{OptionsError, Setup};

use super::board::*;
use crate::state::Phase;
use crate::{Cell, Gorinto, Landscape, Stack};

#[test]
fn g2_1_the_mountain_has_the_heights_of_its_landscape() {
    let expected = [
        ("peak", "2222223332234322333222222"),
        ("waves", "2323223232232322323223232"),
        ("mesa", "1212124442144412444212121"),
        ("lake", "3333332123310133212333333"),
        ("hill", "1343113431134311343113431"),
    ];
    for (landscape, heights) in expected {
        let game = reached(&format!("landscape={landscape}"), 3, 5, |game| {
            !game.legal().is_empty()
        });
        let found: String = Cell::all()
            .map(|cell| game.mountain[cell.index()].height().to_string())
            .collect();
        assert_eq!(found, heights, "{landscape}");
        let total: usize = game.mountain.iter().map(|stack| stack.height()).sum();
        assert_eq!(total, 60);
    }
    assert_eq!(Landscape::default().id(), "peak");
}

#[test]
fn g2_1_a_mountain_of_another_shape_is_refused() {
    let start = table("", 3, 1).state().clone();
    let all_void = vec!["vv"; 25].join(",");
    assert!(start.refuses_draw(&format!("mountain={all_void}")));
}

#[test]
fn g2_2_ten_tiles_lie_on_the_path() {
    let game = reached("", 4, 5, |game| !game.legal().is_empty());
    assert_eq!(game.path.len(), 10);
    let left: u8 = game.bag.iter().sum();
    assert_eq!(left, 30);
}

#[test]
fn g2_3_the_two_goals_do_not_conflict() {
    let game = reached("", 2, 1, |game| game.phase == Phase::DrawGoals);
    assert!(game.refuses_draw("goals=1,2"));
    assert!(game.refuses_draw("goals=3,3"));
    assert!(game.refuses_draw("goals=3"));
    assert!(!game.refuses_draw("goals=1,3"));
    let mut later_than_a_rejected_card = 0;
    for seed in 0..300 {
        let game = reached("", 2, seed, |game| game.phase == Phase::DrawKeys);
        assert!(!game.goals[0].conflicts_with(game.goals[1]));
        later_than_a_rejected_card += usize::from(game.goals[0].conflict().is_some());
    }
    assert!(later_than_a_rejected_card > 100);
}

#[test]
fn g2_4_the_two_key_elements_differ() {
    let game = reached("", 2, 1, |game| game.phase == Phase::DrawKeys);
    assert!(game.refuses_draw("keys=fire,fire"));
    for seed in 0..100 {
        let game = reached("", 2, seed, |game| game.phase == Phase::DrawStart);
        assert_ne!(game.keys[0], game.keys[1]);
    }
}

#[test]
fn g2_5_a_random_player_starts_and_nobody_has_anything() {
    let mut starts = [0; 3];
    for seed in 0..300 {
        let game = reached("", 3, seed, |game| game.phase == Phase::MoveTile);
        starts[game.actor().index()] += 1;
        assert_eq!((game.wisdom, game.boards), ([0; 4], [[0; 5]; 4]));
    }
    assert!(starts.iter().all(|&count| count > 60), "{starts:?}");
}

#[test]
fn g2_6_options_that_do_not_fit_are_errors_that_name_the_option() {
    let wrong = [
        ("order=compassionate", 1, "order", "3 or 4 players"),
        ("order=compassionate", 2, "order", "3 or 4 players"),
        ("partners=on", 2, "partners", "4 players"),
        ("partners=on", 3, "partners", "4 players"),
        ("removal=tactical", 3, "removal", "2 players"),
        ("removal=tactical", 4, "removal", "2 players"),
        ("removal=tactical", 1, "removal", "2 players"),
        ("level=expert", 2, "level", "1 player"),
    ];
    for (text, players, key, possible) in wrong {
        match setup(text, players) {
            Err(OptionsError::Players {
                option,
                possible: given,
                ..
            }) => {
                assert_eq!((option.as_str(), given.as_str()), (key, possible));
            }
            other => panic!("{text} with {players}: {other:?}"),
        }
    }
    assert!(matches!(
        setup("order=compassionate partners=on", 4),
        Err(OptionsError::Conflict { .. })
    ));
    assert!(matches!(
        setup("", 5),
        Err(OptionsError::PlayerCount { .. })
    ));
    assert!(matches!(
        setup("landscape=valley", 2),
        Err(OptionsError::Value { .. })
    ));
    assert!(matches!(
        setup("weather=rain", 2),
        Err(OptionsError::Unknown { .. })
    ));
}

#[test]
fn g2_6_options_made_for_four_make_no_setup_for_three() {
    let partners = *setup("partners=on", 4).unwrap().options();
    let error = Setup::<Gorinto>::new(partners, 3).unwrap_err();
    assert_eq!(error.code(), "options/players");
}

#[test]
fn an_empty_stack_is_drawn_as_nothing() {
    let game = reached("landscape=lake", 2, 9, |game| {
        game.phase == Phase::DrawGoals
    });
    assert_eq!(game.mountain[12], Stack::EMPTY);
    assert!(!game.occupied.contains(Cell::new(2, 2)));
}
