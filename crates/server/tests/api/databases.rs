//! Tests that run on both databases; PostgreSQL's do nothing where it isn't installed, and say so.

#[path = "../../../store/tests/contract/postgres.rs"]
#[expect(dead_code, reason = "the store's own tests use more of it")]
mod postgres;

/// Runs each test with a house on SQLite and with one on PostgreSQL.
macro_rules! on_both {
    ($($file:ident::$name:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $name() {
                    crate::$file::$name(crate::house::House::new().await).await;
                }
            )*
        }
        mod on_postgres {
            $(
                #[tokio::test]
                async fn $name() {
                    let Some(server) = super::postgres::server() else {
                        return;
                    };
                    let house = crate::house::House::at(server.new_database()).await;
                    crate::$file::$name(house).await;
                }
            )*
        }
    };
}

on_both![
    play::a_draft_survives_a_restart_and_can_be_taken_back,
    play::what_is_played_is_the_same_after_a_restart,
    play::a_table_alone_with_its_rules_can_be_played_to_the_end,
    records::the_record_proves_that_the_draws_followed_the_seed,
    seats::bots_play_a_whole_game_and_go_on_after_a_restart,
    seats::a_bot_plays_for_who_leaves_and_gives_the_seat_back,
    undo::a_turn_is_taken_back_when_the_other_agrees,
    stream::who_was_away_gets_what_is_missing_and_no_more,
    people::a_personal_link_leads_to_the_same_person_until_it_is_revoked,
    people::two_devices_change_different_things,
    people::two_devices_change_different_settings,
    people::the_last_name_is_the_one_at_the_table,
    unstorable::what_cannot_be_stored_is_refused,
];
