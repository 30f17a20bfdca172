//! The ways in which the toy game can be broken.

use std::cell::Cell;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    ViewShowsASum,
    ViewShowsHands,
    LogNamesDealtCard,
    LogNamesHiddenCard,
    LogCountsTheDeck,
    DuplicateMove,
    NoMove,
    MoveAfterTheEnd,
    ScoreWithoutEntry,
    SameActionId,
    ActionIdTooLarge,
    LostCard,
    EverythingPlays,
    RefusalChanges,
    MoveReadWrong,
    DrawReadWrong,
    EarlyOutcome,
    WrongFinalScore,
    WinnerSecond,
    TooLong,
    RandomFromNowhere,
    PanicInPlay,
    PanicOnOddDraw,
    OptionNotRead,
    OptionNotWritten,
    ImaginesAnotherTurn,
    ImaginesTooManyCards,
    LegalMovesTell,
    TurnsGoBack,
    SamplesImpossible,
    DrawsAnyTime,
    ShowsTheDeck,
    ShowsTheDeckAndSaysSo,
    SaysItReveals,
    ViewForgetsAMove,
}

thread_local! {
    static PRESENT: Cell<Option<Fault>> = const { Cell::new(None) };
}

/// Breaks the toy game of this thread, which is this test.
pub fn give(fault: Fault) {
    PRESENT.set(Some(fault));
}

pub fn has(fault: Fault) -> bool {
    PRESENT.get() == Some(fault)
}
