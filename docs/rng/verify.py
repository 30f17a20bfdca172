#!/usr/bin/env python3
"""Checks that every draw in the record of a finished game follows from its seed.

    python3 verify.py FILE...       one line for each bad record, then "N passed, M failed"
    python3 verify.py --self-test   the vectors of docs/rng.md, and the games in fixtures/

Needs Python 3.10 or newer and nothing else. It follows docs/rng.md and the pages in docs/rng, shares no code with the
games, and is meant as a model for verifiers in other languages. It does not check that moves are legal: `engawa replay`
does.
"""

from __future__ import annotations

import csv
import json
import re
import struct
import sys
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Protocol, TypeVar

ROOT = Path(__file__).resolve().parents[2]
Item = TypeVar("Item")


class Refused(ValueError):
    """Why a record is wrong or can't be checked."""


# Random numbers (docs/rng.md) ---------------------------------------------------------------------------------------

WORD = 2**32
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def seed_bytes(text: Any) -> bytes:
    """The 32 bytes of a seed, from its text."""
    if isinstance(text, str) and re.fullmatch("[0-9a-fA-F]{64}", text):
        return bytes.fromhex(text)
    if isinstance(text, str) and re.fullmatch("[0-9]+", text) and int(text) < 2**64:
        return int(text).to_bytes(32, "little")
    raise Refused(f"{text!r} is not a seed")


def chacha8(seed: bytes, stream: int) -> Iterator[int]:
    """The 32-bit words of one stream of a seed, without end."""
    for counter in count():
        start = struct.unpack("<16I", b"expand 32-byte k" + seed + struct.pack("<QQ", counter, stream))
        state = list(start)
        for a, b, c, d in 4 * (COLUMNS + DIAGONALS):
            for bits_d, bits_b in ((16, 12), (8, 7)):
                state[a] = (state[a] + state[b]) % WORD
                state[d] = rotate_left(state[d] ^ state[a], bits_d)
                state[c] = (state[c] + state[d]) % WORD
                state[b] = rotate_left(state[b] ^ state[c], bits_b)
        yield from ((x + y) % WORD for x, y in zip(state, start))


def rotate_left(word: int, bits: int) -> int:
    return (word << bits | word >> 32 - bits) % WORD


class Stream:
    """A stream of a seed, and the ways to draw from it."""

    def __init__(self, seed: str, number: int = 0) -> None:
        self.words = chacha8(seed_bytes(seed), number)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if n < 1:
            raise Refused("there is nothing left to draw from")
        while n > 1:
            product = next(self.words) * n
            if product % WORD >= WORD % n:
                return product // WORD
        return 0

    def shuffle(self, items: Sequence[Item]) -> list[Item]:
        """The items in a random order, as a new list."""
        shuffled = list(items)
        for i in range(len(shuffled) - 1, 0, -1):
            j = self.below(i + 1)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled

    def weighted(self, counts: dict[Item, int]) -> Item:
        """One kind from a multiset. The order of the dictionary is the order of the kinds."""
        r = self.below(sum(counts.values()))
        for kind, number in counts.items():
            if r < number:
                return kind
            r -= number
        raise AssertionError("r is less than the sum")

    def weighted_each(self, counts: dict[Item, int], number: int) -> list[Item]:
        """Several from a multiset, one after another, without changing `counts`."""
        left, drawn = dict(counts), []
        for _ in range(number):
            drawn.append(self.weighted(left))
            left[drawn[-1]] -= 1
        return drawn

    def pick(self, items: Sequence[Item]) -> Item:
        """One of a list."""
        return items[self.below(len(items))]


# Records (docs/notation.md) -----------------------------------------------------------------------------------------

Record = dict[str, Any]


class Game(Protocol):
    """What a verifier keeps of a game, and how its draws are made. One class for each page in docs/rng."""

    draws: str  # a regular expression for the events that are draws

    def draw(self, written: str, stream: Stream) -> str:
        """Makes a draw of the same kind as the written one, without changing the game."""

    def note(self, text: str) -> None:
        """Updates the game after an event, move or draw."""


def check_draws(record: Record) -> Iterator[tuple[int, str, str]]:
    """Makes each draw of a record again: the event's number from 1, what is written, what the seed gives.

    After the first difference the rest means nothing.
    """
    known: dict[str, Sequence[Any]] = {"format": [1], "game": [*GAMES], "rules": [1], "players": [1, 2, 3, 4, 5]}
    for field, values in known.items():
        if record.get(field) not in values:
            possible = ", ".join(map(str, values))
            raise Refused(f"`{field}` is {record.get(field)!r}, but only these can be checked: {possible}")
    if "seed" not in record:
        raise Refused("no seed: the game was not played to its end")
    continued = record.get("continued", 0)
    if continued not in range(len(record["events"]) + 1):
        raise Refused(f"`continued` is {continued!r}, but there are {len(record['events'])} events")
    stream = Stream(record["seed"])
    game = GAMES[record["game"]](record)
    for number, text in enumerate(record["events"], start=1):
        try:
            if re.fullmatch(game.draws, text) and number > continued:
                if continued and number == continued + 1:
                    raise Refused("a game can only be continued at a move")
                yield number, text, game.draw(text, stream)
            game.note(text)
        except (LookupError, ValueError) as error:
            why = error if isinstance(error, Refused) else "that does not fit what came before"
            raise Refused(f"event {number}: written `{text}`, but {why}") from error


def problem(record: Record) -> str:
    """The first thing that is wrong with a record, in one line. Empty if nothing is."""
    try:
        for number, written, given in check_draws(record):
            if written != given:
                return f"event {number}: written `{written}`, the seed gives `{given}`"
    except Refused as refused:
        return str(refused)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        return f"not a record: {error!r}"
    return ""


def option(record: Record, key: str, *values: str, document: bool = False) -> Any:
    """The value of an option, by default the first of `values`. A `document` may stand in place of a value."""
    value = record.get("options", {}).get(key, values[0])
    if value not in values and not (document and isinstance(value, dict)):
        raise Refused(f"the option `{key}` can't be {value!r}")
    return value


def data_file(game: str, name: str) -> Path:
    return ROOT / "crates" / game / "data" / name


def read_toml(path: Path) -> dict[str, Any]:
    """Reads as much TOML as the data files need: tables, and values of one line that are JSON too."""
    root: dict[str, Any] = {}
    table = root
    for line in path.read_text(encoding="utf-8").splitlines():
        if header := re.fullmatch(r"\[\[(\w+)\]\]", line):
            table = {}
            root.setdefault(header[1], []).append(table)
        elif header := re.fullmatch(r"\[(\w+)\]", line):
            table = root.setdefault(header[1], {})
        elif pair := re.fullmatch(r"(\w+) *= *([^{ ].*)", line):
            table[pair[1]] = json.loads(pair[2])
    return root


# Gorinto (docs/rng/gorinto.md) --------------------------------------------------------------------------------------


class Gorinto:
    ELEMENTS = ["void", "air", "fire", "water", "earth"]
    PATH = ["T1", "T2", "T3", "T4", "T5", "L1", "L2", "L3", "L4", "L5"]

    def __init__(self, record: Record) -> None:
        data = read_toml(data_file("gorinto", "gorinto.toml"))
        self.players: int = record["players"]
        self.heights: list[list[int]] = data["landscapes"][option(record, "landscape", "peak", *data["landscapes"])]
        self.letters: dict[int, str] = {goal["id"]: goal.get("conflict", "") for goal in data["goals"]}
        self.order = option(record, "order", "coin", "compassionate")
        self.partners = option(record, "partners", "off", "on") == "on"
        removal = option(record, "removal", "standard", "tactical")
        self.draws = "(?!give=).+=.*|-.." if removal == "standard" else "(?!give=).+=.*"

        self.bag = {element[0]: 20 for element in self.ELEMENTS}
        self.path: set[str] = set()
        self.keys: list[str] = []
        self.kitsune: list[str] = []
        self.tokens: set[int] = set()

    def draw(self, written: str, stream: Stream) -> str:
        kind = "-" if written.startswith("-") else written.partition("=")[0] + "="
        return kind + self.drawn(kind, stream)

    def drawn(self, kind: str, stream: Stream) -> str:
        match kind:
            case "-":
                return stream.pick([space for space in self.PATH if space in self.path])
            case "mountain=":
                heights = sum(self.heights, [])
                mountain = iter(stream.weighted_each(self.bag, sum(heights)))
                return ",".join("".join(next(mountain) for _ in range(height)) for height in heights)
            case "goals=":
                return ",".join(str(goal) for goal in self.deal_goals(stream))
            case "keys=":
                return two_of(self.ELEMENTS, stream)
            case "kitsune-keys=":
                return two_of([element for element in self.ELEMENTS if element not in self.keys], stream)
            case "start=" if self.order == "coin":
                return str(stream.below(self.players))
            case "order=" if self.order == "compassionate":
                return ",".join(str(seat) for seat in stream.shuffle(range(self.players)))
            case "kitsune=":
                return ",".join(stream.shuffle(self.PATH)[:5])
            case "path=":
                free = [space for space in self.PATH if space not in self.kitsune]
                tiles = dict(zip(free, stream.weighted_each(self.bag, len(free))))
                return "".join(tiles.get(space, ".") for space in self.PATH)
            case "token=":
                return str(stream.pick([token for token in range(1, 6) if token not in self.tokens]))
            case "coin=":
                return stream.pick(["heads", "tails"])
        raise Refused("there is no such draw in this game")

    def deal_goals(self, stream: Stream) -> list[int]:
        """The first two accepted goals, with partners four."""
        dealt: list[int] = []
        for goal in stream.shuffle([g for g in self.letters if self.players > 1 or self.letters[g] != "C"]):
            neighbours = [dealt[-1], dealt[0]] if len(dealt) == 3 else dealt[-1:]
            if not self.letters[goal] or self.letters[goal] not in [self.letters[other] for other in neighbours]:
                dealt.append(goal)
        return dealt[: 4 if self.partners else 2]

    def note(self, text: str) -> None:
        kind, _, what = text.partition("=")
        if kind in ("mountain", "path"):
            for tile in what.replace(",", "").replace(".", ""):
                self.bag[tile] -= 1
        if kind == "path":
            self.path = {space for space, tile in zip(self.PATH, what) if tile != "."}
        elif kind == "keys":
            self.keys = what.split(",")
        elif kind == "kitsune":
            self.kitsune = what.split(",")
            self.tokens.clear()
        elif kind == "token":
            self.tokens.add(int(what))
        elif text.startswith("-"):
            self.path.remove(text[1:])
        elif ">" in text:
            self.path.remove(text.partition(">")[0])


def two_of(elements: list[str], stream: Stream) -> str:
    """Two different elements, in the order of the list."""
    i, j = stream.below(len(elements)), stream.below(len(elements) - 1)
    return ",".join(elements[index] for index in sorted((i, j + 1 if j >= i else j)))


# Sagani (docs/rng/sagani.md) ----------------------------------------------------------------------------------------


@dataclass
class Pile:
    size: int = 24
    top: str = ""  # the back on top, if it shows

    def lose_top(self) -> None:
        self.size, self.top = self.size - 1, ""


class Sagani:
    BACKS = [element + value for element in "fwea" for value in ("1", "3", "6", "10")]
    draws = r"first=.*|p[123]=.*|d\d+"

    def __init__(self, record: Record) -> None:
        self.players: int = record["players"]
        with open(data_file("sagani", "tiles.csv"), encoding="utf-8", newline="") as file:
            self.unturned = {int(row["id"]): row["element"][0] + row["value"] for row in csv.DictReader(file)}
        backs = list(self.unturned.values())
        self.unseen = {back: backs.count(back) for back in self.BACKS}
        self.piles = [Pile(), Pile(), Pile()]
        self.aside: list[str] = []
        self.to_set_aside = 5 if option(record, "solo", "classic", "advanced") == "advanced" else 0

    def draw_pile(self) -> Pile | None:
        return next((pile for pile in self.piles if pile.size), None)

    def draw(self, written: str, stream: Stream) -> str:
        if written.startswith("first="):
            return f"first={stream.below(self.players)}"
        # Whether a back or a tile comes next follows from the piles.
        for number, pile in enumerate(self.piles, start=1):
            if pile.size and not pile.top:
                return f"p{number}={stream.weighted(self.unseen)}"
        draw_pile = self.draw_pile()
        back = draw_pile.top if draw_pile else self.aside[0]
        return f"d{stream.pick([tile for tile in sorted(self.unturned) if self.unturned[tile] == back])}"

    def note(self, text: str) -> None:
        if shown := re.fullmatch(r"p([123])=(.+)", text):
            self.piles[int(shown[1]) - 1].top = shown[2]
            self.unseen[shown[2]] -= 1
        elif re.fullmatch(r"d\d+", text):
            del self.unturned[int(text[1:])]
            if pile := self.draw_pile():
                pile.lose_top()
            else:
                self.aside.pop(0)
        while self.to_set_aside and (pile := self.draw_pile()) and pile.top[1:] in ("1", "3"):
            self.aside.append(pile.top)
            pile.lose_top()
            self.to_set_aside -= 1


# Iwari (docs/rng/iwari.md) ------------------------------------------------------------------------------------------


class Iwari:
    CARDS = {"T": 13, "F": 12, "G": 11, "C": 11, "D": 10}
    draws = "cover:.*|first:.*|[TFGCD]+"

    def __init__(self, record: Record) -> None:
        chosen = option(record, "map", "new-horizons", "vast-lands", document=True)
        if isinstance(chosen, str):
            chosen = json.loads(data_file("iwari", f"{chosen}.json").read_text(encoding="utf-8"))
        self.connections: list[dict[str, Any]] = chosen["connections"]
        # The colours of the territories, and of the tent spaces.
        self.territories = [territory["biome"][0].upper() for territory in chosen["territories"]]
        self.tents = [territory["biome"][0].upper() for territory in chosen["territories"] for _ in territory["tents"]]

        self.players: int = record["players"]
        less = {5: 0, 4: 1}.get(self.players, 2)
        self.deck = {colour: number - less for colour, number in self.CARDS.items()}
        self.discards = dict.fromkeys(self.CARDS, 0)
        self.hands_to_deal = self.players if option(record, "hands", "dealt", "drafted") == "dealt" else 0
        self.reserve = 0
        self.lacking = 0
        self.new_deck_this_turn = False
        self.ran_out_before = False
        self.after_deck_move = False  # whether the event just before was `+deck`

    def draw(self, written: str, stream: Stream) -> str:
        if written.startswith("cover:"):
            return "cover:" + ",".join(stream.pick(self.with_peaks(peaks)) for peaks in range(1, 7 - self.players))
        if written.startswith("first:"):
            return f"first:{stream.below(self.players)}"
        _, wanted = self.next_cards()
        number = min(wanted, sum(self.deck.values()))
        if not number:
            raise Refused("no draw is due")
        cards = stream.weighted_each(self.deck, number)
        return "".join(sorted(cards, key="TFGCD".index))

    def with_peaks(self, peaks: int) -> list[str]:
        """The numbers of the connections with this many peaks."""
        return [str(number) for number in sorted(c["number"] for c in self.connections if c.get("peaks") == peaks)]

    def next_cards(self) -> tuple[bool, int]:
        """Whether the next cards go to a hand (otherwise to the reserve), and how many are wanted."""
        if self.hands_to_deal:
            return True, 3
        if self.after_deck_move:
            return True, 1
        if self.new_deck_this_turn and self.lacking:
            return True, self.lacking
        return False, 4 - self.reserve

    def note(self, text: str) -> None:
        if re.fullmatch("[TFGCD]+", text):
            self.note_cards(text)
        elif move := re.fullmatch(r"([\^!+-])(\d*)([TFGCD])", text):
            kind, place, colour = move.groups()
            if kind == "+":
                self.reserve -= 1
                self.lacking = max(0, self.lacking - 1)
            else:
                biomes = {"^": self.tents, "!": self.territories}.get(kind)
                price = 2 if biomes and biomes[int(place) - 1] != colour else 1
                self.discards[colour] += price
                self.lacking += price
                self.new_deck_this_turn = False
        self.after_deck_move = text == "+deck"

    def note_cards(self, cards: str) -> None:
        to_hand, _ = self.next_cards()
        if self.hands_to_deal:
            self.hands_to_deal -= 1
        elif to_hand:
            self.lacking = max(0, self.lacking - len(cards))
        else:
            self.reserve += len(cards)
        for colour in cards:
            self.deck[colour] -= 1
        if not any(self.deck.values()) and not self.ran_out_before:
            self.deck, self.discards = self.discards, self.deck
            self.new_deck_this_turn = self.ran_out_before = True


# Inori (docs/rng/inori.md) ------------------------------------------------------------------------------------------

Card = dict[str, Any]
# A part of a game, as a generator that stops before each event. It yields a function that makes the draw that is due,
# or None if a move is due, and is then sent the event's text.
Play = Generator["Callable[[Stream], str] | None", str, Item]


class Inori:
    COLOURS = ["yellow", "blue", "green", "purple", "red", "gray"]
    MARKERS = {2: (4, 5, 6, 7), 3: (3, 4, 5, 6), 4: (3, 3, 4, 5)}  # in seasons 1 to 4
    SLOTS = {"T1": ["favor", "favor"], "T2": ["score 5"], "T3": ["rune", "take 1 altar"], "T4": ["score altar"],
             "T5": ["neutral", "neutral", "take 1 altar"], "T6": ["take 3 altar"]}  # fmt: skip
    draws = "(card|rune|first) .*"

    def __init__(self, record: Record) -> None:
        chosen = option(record, "cards", "reconstruction", document=True)
        if isinstance(chosen, str):
            chosen = read_toml(data_file("inori", f"{chosen}.toml"))
        self.undrawn: dict[str, Card] = {card["id"]: card for card in chosen["cards"]}
        self.runes = {f"{colour}-{kind}": 1 for kind in ("favors", "journey") for colour in self.COLOURS}
        self.runes["companion"] = 3

        self.seats = range(record["players"])
        self.points = [0 for _ in self.seats]
        self.favors = [dict.fromkeys(self.COLOURS, 0) for _ in self.seats]
        self.revealed: list[set[str]] = [set() for _ in self.seats]
        self.face_down = [0 for _ in self.seats]
        self.in_hand = [0 for _ in self.seats]
        self.supply = dict.fromkeys(self.COLOURS, 15)
        self.cards: dict[str, Card] = {}  # by place, A to F
        self.base: dict[str, str] = {}  # the colours of TA, TB and TC
        self.altars: dict[str, str] = {}  # by slot
        self.altars_left = list(self.COLOURS)
        self.markers: dict[str, list[str]] = defaultdict(list)  # by space: seats, or "n"

        self.play = self.game()
        self.due = next(self.play)

    def draw(self, written: str, stream: Stream) -> str:
        if self.due is None:
            raise Refused("no draw is due")
        return self.due(stream)

    def note(self, text: str) -> None:
        try:
            self.due = self.play.send(text)
        except StopIteration:
            raise Refused("the game is over") from None

    def event(self, word: str, draw: Callable[[Stream], Any] | None = None) -> Play[str]:
        """Waits for an event that begins with this word, and returns the rest of it."""
        due = (lambda stream: f"{word} {draw(stream)}") if draw else None
        found, _, rest = (yield due).partition(" ")
        if found != word:
            raise Refused(f"`{word}` is due")
        return rest

    def choice(self, word: str, possible: Sequence[str]) -> Play[str]:
        """Waits for a choice. A single possibility is taken without an event."""
        return possible[0] if len(possible) == 1 else (yield from self.event(word))

    def card(self, deck: Sequence[str]) -> Play[Card]:
        return self.undrawn.pop((yield from self.event("card", lambda stream: stream.pick(deck))))

    # What is on the table

    def deck(self, **fields: str) -> list[str]:
        """The undrawn cards that have these values in these fields."""
        return [name for name, card in self.undrawn.items() if fields == {key: card.get(key) for key in fields}]

    def owned(self, seat: int) -> dict[str, int]:
        return {c: self.favors[seat][c] + 2 * (c in self.revealed[seat]) for c in self.COLOURS}

    def take(self, seat: int, number: int, colour: str) -> None:
        taken = min(number, self.supply[colour])
        self.supply[colour] -= taken
        self.favors[seat][colour] += taken

    def spaces(self, place: str) -> list[str]:
        return [f"{place}{number}" for number, _ in enumerate(self.cards[place]["spaces"], start=1)]

    def free_spaces(self) -> list[str]:
        return [space for place in self.cards for space in self.spaces(place) if not self.markers[space]]

    def is_complete(self, place: str) -> bool:
        return all(self.markers[space] for space in self.spaces(place))

    def scores(self, seat: int, place: str) -> str:
        """The colour that a seat scores with a card at the end of a season. Empty if it scores nothing."""
        card = self.cards[place]
        if not any(str(seat) in self.markers[space] for space in self.spaces(place)):
            return ""
        if self.is_complete(place):
            return card["complete"]
        return card["incomplete"] if card["set"] == "new-start" else ""

    # Seasons

    def game(self) -> Play[None]:
        start_set = "start-4" if len(self.seats) == 4 else "start-23"
        for place in "ABC":
            self.cards[place] = yield from self.card(self.deck(set=start_set, symbol=place))
            colour = self.base["T" + place] = self.cards[place]["incomplete"]
            self.supply[colour] -= 2
        first = int((yield from self.event("first", lambda stream: stream.below(len(self.seats)))))
        for season, new_place in enumerate(["D", "E", "F", None]):
            self.in_hand = [self.MARKERS[len(self.seats)][season] for _ in self.seats]
            seat = first
            while self.in_hand[seat]:
                yield from self.turn(seat)
                seat = (seat + 1) % len(self.seats)
            yield from self.reveals(first)
            yield from self.score_cards(replace=new_place is not None)
            if new_place:
                self.markers.clear()
                fewest = [seat for seat in self.seats if self.points[seat] == min(self.points)]
                first = fewest[0]
                if len(fewest) > 1:
                    first = int((yield from self.event("first", lambda stream: stream.pick(fewest))))
                one = yield from self.card(self.deck(set="new-start"))
                two = yield from self.card(self.deck(set="new-start"))
                self.cards[new_place] = one if (yield from self.event("keep")) == "1" else two
        yield None  # no event may follow

    def reveals(self, first: int) -> Play[None]:
        for seat in [*self.seats[first:], *self.seats[:first]]:
            asked = any(self.scores(seat, place) for place in self.cards)
            while asked and self.face_down[seat] and (text := (yield None)) != "done":
                self.face_down[seat] -= 1
                self.revealed[seat].add(text.removeprefix("reveal "))

    def score_cards(self, replace: bool) -> Play[None]:
        for place in sorted(self.cards):
            for seat in self.seats:
                self.points[seat] += self.owned(seat).get(self.scores(seat, place), 0)
            if replace:
                colour = self.cards[place]["complete" if self.is_complete(place) else "incomplete"]
                for space in self.spaces(place):
                    self.markers[space].clear()
                del self.cards[place]
                if deck := self.deck(set="journey", color=colour):
                    self.cards[place] = yield from self.card(deck)

    # Turns

    def turn(self, seat: int) -> Play[None]:
        word = ""
        while word not in ("place", "pass"):
            word, _, what = (yield None).partition(" ")
            if word == "place":
                yield from self.place(seat, what)
            elif word == "pass":
                self.in_hand[seat] -= 1
            elif word in ("reveal", "companion", "journey"):
                self.face_down[seat] -= 1
                if word == "reveal":
                    self.revealed[seat].add(what)
                elif word == "journey":
                    yield from self.runic_journey(seat, what)
            else:
                raise Refused("a `place` or `pass` is due")

    def place(self, seat: int, space: str) -> Play[None]:
        owned = self.owned(seat)
        cost, effects, price = "", self.SLOTS.get(space, []), []
        if space[0] in self.cards:
            cost, _, effect = self.cards[space[0]]["spaces"][int(space[1]) - 1].rpartition(" > ")
            effects = [effect]
        if space in ("T1", "T2"):
            price = [self.altars[space]] if space in self.altars else self.altars_left
        elif cost == "pay strongest":
            price = [colour for colour in self.COLOURS if owned[colour] == max(owned.values())]
        elif cost:
            price = [cost.removeprefix("pay ")]
        paid = (yield from self.pay(seat, price)) if price else ""

        self.markers[space].append(str(seat))
        self.in_hand[seat] -= 1
        if space in self.base:
            self.favors[seat][self.base[space]] += 2
        if space in self.SLOTS and space not in self.altars:
            self.altars[space] = paid or (yield from self.choice("altar", self.altars_left))
            self.altars_left.remove(self.altars[space])
        for effect in effects:
            yield from self.effect(seat, effect.replace("altar", self.altars.get(space, "")))

    def pay(self, seat: int, colours: list[str]) -> Play[str]:
        """Pays a favor of one of these colours, and returns its colour."""
        tokens = [colour for colour in colours if self.favors[seat][colour]]
        runes = [f"{colour}-favors" for colour in colours if colour in self.revealed[seat]]
        paid = yield from self.choice("pay", tokens + runes)
        colour = paid.removesuffix("-favors")
        if paid in runes:
            self.revealed[seat].remove(colour)
        else:
            self.favors[seat][colour] -= 1
            self.supply[colour] += 1
        return colour

    def effect(self, seat: int, effect: str) -> Play[None]:
        owned = self.owned(seat)
        match effect.split():
            case ["take", "2", "weakest"]:
                weakest = [colour for colour in self.COLOURS if owned[colour] == min(owned.values())]
                self.take(seat, 2, (yield from self.choice("weakest", weakest)))
            case ["take", *_]:
                for number, colour in re.findall(r"(\d) (\w+)", effect):
                    self.take(seat, int(number), colour)
            case ["favor"]:
                if left := [colour for colour in self.COLOURS if self.supply[colour]]:
                    self.take(seat, 1, (yield from self.choice("favor", left)))
            case ["rune"]:
                if any(self.runes.values()):
                    self.runes[(yield from self.event("rune", lambda stream: stream.weighted(self.runes)))] -= 1
                    self.face_down[seat] += 1
            case ["neutral"]:
                on_cards = sum(owners.count("n") for owners in self.markers.values())
                if on_cards < 2 and (free := self.free_spaces()):
                    self.markers[(yield from self.choice("neutral", free))].append("n")
            case ["score", what]:
                scores = owned | {"5": 5, "colors": sum(map(bool, owned.values())), "strongest": max(owned.values())}
                self.points[seat] += scores[what]

    def runic_journey(self, seat: int, colour: str) -> Play[None]:
        targets: dict[str, list[str]] = {}  # where each marker can go
        for place in self.cards:
            others = [space for space in self.free_spaces() if space[0] != place]
            if self.cards[place]["color"] != colour:
                others = [space for space in others if self.cards[space[0]]["color"] == colour]
            for space in self.spaces(place) if others else []:
                targets.update((f"{space}:{owner}", others) for owner in self.markers[space] if owner != str(seat))
        lifted = yield from self.choice("lift", list(targets))
        target = yield from self.choice("to", targets[lifted])
        space, owner = lifted.split(":")
        self.markers[space].remove(owner)
        self.markers[target].append(owner)


GAMES: dict[str, Callable[[Record], Game]] = {"gorinto": Gorinto, "sagani": Sagani, "iwari": Iwari, "inori": Inori}


# Self-test ----------------------------------------------------------------------------------------------------------

Check = tuple[str, bool]  # what was checked, and whether it is as it should be


def check_vectors() -> Iterator[Check]:
    """The vectors of docs/rng.md."""
    page = (ROOT / "docs" / "rng.md").read_text(encoding="utf-8").partition("## Vectors")[2]
    for seed, number, words in re.findall(r"\| `(\w+)` \| (\d) \| ([0-9a-f ]+) \|", page):
        stream = Stream(seed, int(number))
        yield f"words of seed {seed}, stream {number}", words.split() == [f"{next(stream.words):08x}" for _ in range(8)]
    for n, answers in re.findall(r"\| (\d+) \| ([\d, ]+) \|", page):
        stream = Stream("7")
        yield f"below({n})", json.loads(f"[{answers}]") == [stream.below(int(n)) for _ in range(12)]
    for answers in re.findall(r"`shuffle` of 0, 1, …, 9: (.+)", page):
        yield "shuffle", json.loads(f"[{answers}]") == Stream("7").shuffle(range(10))
    for counts, answers in re.findall(r"`weighted\((.+)\)` twelve times: (.+)", page):
        stream, multiset = Stream("7"), dict(enumerate(json.loads(counts)))
        yield "weighted", json.loads(f"[{answers}]") == [stream.weighted(multiset) for _ in range(12)]


def check_fixture(name: str, record: Record) -> Iterator[Check]:
    """The record passes as it is, and fails if its seed, a draw or `continued` is changed."""
    seed = seed_bytes(record["seed"])
    other_seed = bytes([seed[0] ^ 1, *seed[1:]]).hex()
    yield f"{name} passes", not problem(record)
    yield f"{name} passes with its seed in upper-case hex", not problem(record | {"seed": seed.hex().upper()})
    yield f"{name} fails with another seed", bool(problem(record | {"seed": other_seed}))
    draws = [(number, text, re.sub("[^a-z-].*", "", text)) for number, text, _ in check_draws(record)]
    for number, text, kind in draws:
        others = [other for _, other, its_kind in draws if its_kind == kind and other != text]
        events = list(record["events"])
        events[number - 1] = others[0] if others else f"{text}0"
        found = problem(record | {"events": events})
        yield f"{name} fails at event {number} if it is changed", found.startswith(f"event {number}:")
    if "continued" in record:
        for wrong in (0, draws[0][0] - 1, len(record["events"]) + 1):
            found = problem(record | {"continued": wrong})
            yield f"{name} fails if it was continued after event {wrong}", bool(found)


def check_fields(record: Record) -> Iterator[Check]:
    """Small changes of a record with the seed 1, none of them to its events."""
    yield "a seed may have leading zeros", not problem(record | {"seed": "0001"})
    options = record["options"] | {"level": 7}
    yield "an option that changes no draw may have any value", not problem(record | {"options": options})
    wrong: list[Record] = [{"format": 2}, {"rules": 2}, {"game": "go"}, {"players": 9}, {"continued": -1}]
    wrong += [{"seed": seed} for seed in (1, "+1", "0x1", "", str(2**64), "0" * 63 + "g")]
    wrong += [{"options": record["options"] | {"removal": "none"}}, {"options": {"order": "compassionate"}}]
    for fields in wrong:
        yield f"{fields} is refused", bool(problem(record | fields))
    yield "a record without a seed is refused", bool(problem({key: record[key] for key in record if key != "seed"}))


def self_test() -> Iterator[Check]:
    vectors = list(check_vectors())
    yield from vectors
    yield "all vectors were found", len(vectors) == 11
    paths = sorted((ROOT / "fixtures").glob("*/*.json"))
    records = {f"{path.parent.name}/{path.stem}": json.loads(path.read_text(encoding="utf-8")) for path in paths}
    for name, record in records.items():
        yield from check_fixture(name, record)
    yield "a fixture was continued", any("continued" in record for record in records.values())
    yield from check_fields(records["gorinto/2p-standard"])


# Command line -------------------------------------------------------------------------------------------------------


def check_file(name: str) -> Check:
    try:
        found = problem(json.loads(Path(name).read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        found = f"can't be read: {error}"
    return f"{name}: {found}", not found


def main(arguments: list[str]) -> int:
    if not arguments or (arguments[0].startswith("-") and arguments != ["--self-test"]):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    checks = list(self_test() if arguments == ["--self-test"] else map(check_file, arguments))
    failed = [what for what, good in checks if not good]
    print(*failed, f"{len(checks) - len(failed)} passed, {len(failed)} failed", sep="\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
