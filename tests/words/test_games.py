"""Whole games are told, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from istanbul_nb.core import Action, Event, Game, Previewer, Refusal, Seeded, View
from istanbul_nb.games import GAMES, game_of
from istanbul_nb.words import LANGUAGES, Words
from istanbul_nb.words.advice import example_of
from istanbul_nb.words.dialects import dialect_of
from istanbul_nb.words.language import TERMS

from .files import event_keys, messages

NAMES = {"en": ("Anna", "Boris", "Chen", "Dora", "Emil"), "ru": ("Анна", "Борис", "Чен", "Дора", "Эмиль")}
OTHER_LETTERS = {"en": re.compile("[А-яЁё]"), "ru": re.compile("[A-Za-z]")}
KINDS = {*TERMS.values(), *(kind for game in GAMES for kind in dialect_of(game).TERMS.values())}
RAW = re.compile(r"[{}$\u2068\u2069]|\?\?\?|\b(event|refusal|action|question|" + "|".join(sorted(KINDS)) + r")-\w")


class Reader:
    """Reads everything that a game says, in one language."""

    def __init__(self, language: str, game: str = "istanbul") -> None:
        self.words = Words(language, game)
        self.names = NAMES[language]

    def check(self, text: str) -> None:
        """Check that a text is a sentence, and of this language alone."""
        assert text.strip()
        assert not RAW.search(text), text
        assert not OTHER_LETTERS[self.words.language].search(text), text

    def question(self, view: View) -> None:
        self.check(self.words.question(view, self.names))

    def label(self, action: Action, view: View, preview: Previewer) -> None:
        self.check(self.words.action(action, view, preview))

    def event(self, shown: dict[str, Any]) -> None:
        """Check a line of the log; where something comes from is told by a sentence of its own."""
        line = self.words.event(shown, self.names)
        if line is None:
            return
        self.check(line)
        game = self.words.game
        for fact in {"source", "purpose", "why"} & set(shown):
            variants = [messages(self.words.language, game)[key].variants for key in event_keys(game, shown["kind"])]
            known = set().union(*(each.get(fact, ()) for each in variants))
            assert not known or shown[fact] in known, shown

    def refusal(self, action: Action, refusal: Refusal) -> None:
        """Check a refusal; the id of the rule, what was typed and how it should be typed are in no language."""
        text = self.words.refusal(refusal)
        assert text.endswith(f", {refusal.rule})")
        text = text.replace(refusal.rule, "")
        typed = {str(action), action.verb, *map(str, action.args), str(refusal.facts.get("action", action))}
        typed.add(example_of(refusal))
        for quoted in typed:
            text = re.sub(f"[«“]{re.escape(quoted)}[»”]", "", text)
        self.check(text)


def played(rules: Game[Any], options: dict[str, Any]) -> Iterator[tuple[Any, list[Event]]]:
    """Play a whole game by random choices, which rather go on than end the turn: each state, and what led to it."""
    choices, chance = random.Random(options["players"]), Seeded(options["players"])
    state, events = rules.setup(options, chance), list[Event]()
    while rules.actor(state) is not None:
        yield state, events
        legal = rules.legal(state)
        going_on = [action for action in legal if action.verb != "end"] or legal
        events = rules.apply(state, choices.choice(going_on), chance)
    yield state, events


ISTANBUL: tuple[dict[str, Any], ...] = (
    {"players": 2, "edition": "2016"},
    {"players": 3, "neutral": True},
    {"players": 4, "caravan": True},
    {"players": 5, "edition": "2016"},
    {"players": 2, "expansion": "mocha"},
    {"players": 4, "expansion": "mocha", "neutral": True},
    {"players": 5, "expansion": "mocha"},
    {"players": 2, "expansion": "letters", "deck": "new"},
    {"players": 3, "expansion": "letters", "caravan": True},
    {"players": 4, "expansion": "letters", "neutral": True},
    {"players": 2, "expansion": "grand"},
    {"players": 5, "expansion": "grand", "caravan": True},
)
SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("istanbul", {"layout": "random", **options}) for options in ISTANBUL),
    *(("dice", {"players": players}) for players in (2, 3, 4)),
    *(("sultan", {"players": players}) for players in (2, 3, 4, 5)),
    ("sultan", {"players": 2, "memory": False}),
)


@pytest.mark.parametrize(
    ("game", "options"), SETUPS, ids=[" ".join([game, *map(str, options.values())]) for game, options in SETUPS]
)
def test_a_whole_game_is_told_in_every_language(game: str, options: dict[str, Any]) -> None:
    rules, of_action = game_of(game), dialect_of(game).of_action
    readers = [Reader(language, game) for language in LANGUAGES]
    tables = readers[0].words.tables
    told: set[str] = set()

    def new(*things: object) -> bool:
        before = len(told)
        told.add(repr(things))
        return len(told) > before

    for step, (state, events) in enumerate(played(rules, options)):
        view, other = rules.view(state, rules.actor(state)), rules.view(state, 0)
        preview = partial(rules.preview, state, rules.actor(state))
        labels = [action for action in rules.legal(state) if new(action, of_action(action, view, preview, tables))]
        for reader in readers:
            reader.question(view)
            reader.question(other)
            for action in labels:
                reader.label(action, view, preview)
        for shown in (event.seen_by(seat) for event in events for seat in (*range(options["players"]), None)):
            if new(shown):
                for reader in readers:
                    reader.event(shown)
        for action in rules.sample_actions(state) if step % 3 == 0 or rules.actor(state) is None else ():
            refusal = rules.explain(state, action)
            if refusal is not None and new(readers[0].words.refusal(refusal)):
                for reader in readers:
                    reader.refusal(action, refusal)


RARE_REFUSALS = (
    Refusal("ruling.editions", "sold-out", {"place": 13}),
    Refusal("ist.card.market", "too-many-goods", {"most": 5}),
    Refusal("ist.card.market", "no-goods"),
    Refusal("ist.card.post2", "card-no-effect", {"card": "post2"}),
    Refusal("ist.place.palace", "palace-short", {"tile": "RGYB", "any": 0}),
    Refusal("ist.place.mosque", "tiles-gone", {"good": "B"}),
    Refusal("ist.place.fountain", "no-assistant-there", {"place": "99"}),
    Refusal("ist.meet.family", "must-catch", {"seats": ["teal", "ink", "pearl"]}),
    Refusal("ruling.price-order", "no-card-to-draw"),
    Refusal("ruling.price-order", "figure-has-nothing", {"figure": "governor"}),
    Refusal("ist.window.lira", "card-window", {"card": "lira", "window": "lira"}),
    Refusal("mocha.guild.13", "palace-short", {"tile": "", "any": 6}),
    Refusal("mocha.guild.14", "no-tile-to-take"),
    Refusal("mocha.guild.19", "no-tavern-action"),
    Refusal("mocha.guild.all", "no-action-there", {"place": 20}),
    Refusal("mocha.guild.all", "guild-in-full"),
    Refusal("ist.window.phase1", "guild-after-phase1"),
    Refusal("mocha.card.guild", "no-guild-card"),
    Refusal("mocha.card.six", "already-six"),
    Refusal("mocha.card.six", "die-not-there", {"dice": "3 6", "to": 6}),
    Refusal("mocha.card.swap", "nothing-to-swap"),
    Refusal("mocha.card.corner", "not-a-corner", {"place": 5}),
    Refusal("mocha.tavern.tile", "tavern-tiles-gone", {"tile": "meet"}),
    Refusal("mocha.meet.trader", "figure-has-nothing", {"figure": "trader"}),
    Refusal("letters.meet.courier", "figure-has-nothing", {"figure": "courier"}),
    Refusal("ruling.piles", "no-letter"),
    Refusal("ruling.follow", "nobody-to-follow"),
    Refusal("ruling.again", "discard-empty"),
    Refusal("ruling.again", "top-card-not-now", {"card": "society2"}),
    Refusal("ruling.seals", "seals-wasted"),
    Refusal("letters.card.family", "family-one-step", {"place": 5}),
    Refusal("ist.window.after", "card-after", {"card": "mosque2", "place": 14}),
    Refusal("ruling.catacombs", "emerge-elsewhere"),
    Refusal("letters.place.auction", "bid-too-low", {"highest": 0}),
)
RARE_EVENTS: tuple[dict[str, Any], ...] = (
    {"kind": "refilled", "seat": 0, "place": 16},
    {"kind": "no-card", "seat": 1, "source": "caravansary"},
    {"kind": "good", "seat": 0, "good": "B", "amount": 2, "lost": 1, "source": "blackmarket"},
    {"kind": "good", "seat": 0, "good": "R", "amount": 0, "lost": 0, "source": "warehouse"},
    {"kind": "no-guild-card", "seat": 0, "source": "guildhall"},
    {"kind": "guild-reshuffled", "seat": 0},
    {"kind": "token", "seat": 0, "from": None},
    {"kind": "baksheesh", "seat": 0, "side": "GGG"},
    {"kind": "family-returned", "seat": 0},
    {"kind": "no-letter", "seat": 0, "source": "embassy"},
    {"kind": "letters-reshuffled", "seat": 0},
    {"kind": "kiosk-reshuffled", "seat": 0},
    {"kind": "no-bids", "seat": 0},
    {"kind": "lira", "seat": 0, "amount": 3, "source": "society"},
    {"kind": "emerged", "seat": 0, "figure": "family", "from": 25, "to": 12},
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_seldom_is_told_too(language: str) -> None:
    reader = Reader(language)
    for refusal in RARE_REFUSALS:
        reader.refusal(Action("end"), refusal)
    for event in RARE_EVENTS:
        reader.event(event)
