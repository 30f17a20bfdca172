//! What the rules tell a person who thinks.

use engawa_core::{Game, RawOptions, Scorer, Seat, Viewer};

use super::{position, position_with};
use crate::aids::{Aids, Obstacle};
use crate::cards::Biome;
use crate::feats::Feat;
use crate::previews::Placement;
use crate::state::Iwari;

fn aids(state: &Iwari, seat: usize) -> Aids {
    Aids::of(&state.view(Viewer::Seat(Seat::new(seat))))
}

fn tent_at<'a>(aids: &'a Aids, space: &str) -> &'a Placement {
    let at = |p: &&Placement| p.space.as_deref() == Some(space);
    aids.placements.iter().find(at).unwrap()
}

fn totem_in<'a>(aids: &'a Aids, id: &str) -> &'a Placement {
    let there = |p: &&Placement| p.space.is_none() && p.territory == id;
    aids.placements.iter().find(there).unwrap()
}

#[test]
fn i4_2_every_price_of_a_piece_is_told() {
    let state = position(3).with_hand(0, "FGG").with_tents(1, "G1a");
    let aids = aids(&state, 0);
    let paid = |placement: &Placement| -> Vec<(Biome, u8)> {
        let price = |p: &crate::Payment| (p.biome, p.cards);
        placement.payments.iter().map(price).collect()
    };
    assert_eq!(paid(tent_at(&aids, "G1b")), [(Biome::Glacier, 1)]);
    let forest = [(Biome::Forest, 1), (Biome::Glacier, 2)];
    assert_eq!(paid(tent_at(&aids, "F1a")), forest);
}

#[test]
fn i8_2_a_tent_changes_ranks_and_points() {
    let state = position(3)
        .with_hand(0, "FGG")
        .with_tents(0, "F2e")
        .with_tents(1, "F2a F2d");
    let aids = aids(&state, 0);
    let placement = tent_at(&aids, "F2f");
    let changes: Vec<_> = placement
        .ranks
        .iter()
        .map(|c| (c.rank, c.new_rank, c.points, c.new_points))
        .collect();
    assert_eq!(
        changes,
        [(Some(2), Some(1), 2, 4), (Some(1), Some(1), 3, 4)]
    );
    assert_eq!(placement.totals[0].new_points, 4);
}

#[test]
fn i10_1_a_tent_that_completes_a_settlement_says_so() {
    let state = position_with(3, &[Feat::Union])
        .with_hand(0, "FGG")
        .with_tents(0, "F2e T2d T2e");
    let aids = aids(&state, 0);
    let placement = tent_at(&aids, "F2f");
    assert_eq!(placement.group, ["F2e", "F2f", "T2d", "T2e"]);
    assert_eq!(
        (placement.settlement, placement.settlement_points),
        (true, 4)
    );
    assert_eq!(placement.earns, [Feat::Union]);
    assert!(!tent_at(&aids, "F2a").settlement);
}

#[test]
fn i9_2_a_totem_changes_the_connections_it_decides() {
    let state = position(3)
        .with_hand(0, "FGG")
        .with_tents(0, "F1a G1a")
        .totems(0, "G1", 1);
    let aids = aids(&state, 0);
    let changes: Vec<_> = totem_in(&aids, "F1")
        .connections
        .iter()
        .map(|c| (c.connection, c.points, c.new_points))
        .collect();
    assert_eq!(changes, [(1, 0, 2)]);
}

#[test]
fn i4_6_what_is_missing_is_told() {
    let state = position(3)
        .with_hand(0, "FGG")
        .with_tents(0, "F1a")
        .totems(1, "F1", 1)
        .with_tents(1, "G2a G2b G2c G2d");
    let aids = aids(&state, 0);
    let of = |id: &str| {
        let there = aids.territories.iter().find(|t| t.territory == id).unwrap();
        (there.no_tent, there.no_totem)
    };
    assert_eq!(of("F1"), (None, Some(Obstacle::TotemLimit)));
    assert_eq!(of("G2"), (Some(Obstacle::Full), None));
    assert_eq!(of("F2"), (None, Some(Obstacle::Unexplored)));
}

#[test]
fn i5_3_others_are_told_nothing_about_the_hand() {
    let one = position(3).with_hand(0, "FGG").with_tents(1, "F2a");
    let two = position(3).with_hand(0, "TTC").with_tents(1, "F2a");
    assert_eq!(aids(&one, 1), aids(&two, 1));
    assert!(aids(&one, 1).placements.is_empty());
    assert!(
        aids(&one, 1)
            .territories
            .iter()
            .all(|t| t.no_tent.is_none())
    );
}

#[test]
fn i11_5_a_place_for_a_feat_shows_what_it_multiplies() {
    let state = position_with(3, &[Feat::Union])
        .with_hand(0, "FGG")
        .with_tents(0, "F2e T2d T2e")
        .then_tent("F2f", Biome::Forest);
    let aids = aids(&state, 0);
    let choices: Vec<_> = aids
        .feat_choices
        .iter()
        .map(|c| (c.times, c.totals[0].new_points - c.totals[0].points))
        .collect();
    assert_eq!(choices, [(2, 2), (2, 2)]);
}

#[test]
fn i12_2_the_third_tribes_pieces_are_told_as_its_own() {
    let state = position(2)
        .with_hand(0, "FGG")
        .then_tent("F2f", Biome::Forest);
    let aids = aids(&state, 0);
    assert!(!aids.placements.is_empty());
    assert!(aids.placements.iter().all(|p| p.tribe == Scorer::Rival));
    assert_eq!(aids.totals.len(), 3);
}

#[test]
fn i1_3_a_view_brings_along_a_map_of_ones_own() {
    let text = include_str!("../../data/new-horizons.json").replace("new-horizons", "mine");
    let document: serde_json::Value = serde_json::from_str(&text).unwrap();
    let own = super::with_options(3, RawOptions::default().with("map", document));
    let written = serde_json::to_value(own.view(Viewer::Spectator)).unwrap();
    assert_eq!(written["own_map"], own.map().to_value());
    let built_in = serde_json::to_value(position(3).view(Viewer::Spectator)).unwrap();
    assert_eq!(built_in.get("own_map"), None);
}
