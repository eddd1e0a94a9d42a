"""The face of a game that brings none: the question with a button for each action, and the view as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from istanbul_nb.core import Action, Event, Option, Preview, Previewer, View
from istanbul_nb.games.plain import PlainPart
from istanbul_nb.match.match import Match
from istanbul_nb.table import ending, plain_wire
from istanbul_nb.table.drawing.blocks import draw_blocks
from istanbul_nb.table.drawing.sheet import Drawn, Sheet
from istanbul_nb.table.plain_wire import StartChoices
from istanbul_nb.table.wire import Effect, End, Labels, Seat, Style
from istanbul_nb.text.layout import SEATS, Block, Row, Table, label, lay_out
from istanbul_nb.words import Words

SIGN = "star"  # of every score
PLAYERS = "players"  # the option that the start panel has for every game


class PlainFace(PlainPart):
    """Shows what every game has: seats, actions, the entries of its view, standings."""

    NOBODYS: tuple[str, ...] = ()

    @property
    def CHOSEN(self) -> tuple[str, ...]:  # noqa: N802, what the face of every game has
        """Return the options that the start panel asks for."""
        return tuple(option.name for option in self._options())

    def setup_of(self, options: Mapping[str, Any]) -> str:
        """Words and drawings are the same in every setup."""
        return ""

    def start(self, words: Words) -> StartChoices:
        """Return every option of the game with its choices."""
        return {"options": [_field(option, words) for option in self._options()]}

    def _options(self) -> Iterator[Option]:
        """Yield the options that can be chosen from a list."""
        for option in self.game.info.options:
            if option.name != PLAYERS and all(isinstance(each, (str, int, type(None))) for each in option.choices):
                yield option

    def labels(self, language: str, setup: str) -> Labels:
        """Return no rules: there is no rulebook."""
        return {"rules": {}}

    def board(self, view: View, match: Match, words: Words) -> plain_wire.Board:
        """Return the seats, and what the view shows."""
        blocks = lay_out(view, match.names, words)
        return {
            "seats": [_seat(view, seat, match) for seat in range(len(match.seats))],
            "players": _players(blocks, match.names, words),
            "blocks": [block for block in blocks if not _is_of_seats(block)],
        }

    def hand(self, view: View) -> list[str]:
        """Return no cards: what a seat holds is in its view."""
        return []

    def ask(
        self, view: View, names: Sequence[str], legal: Sequence[Action], preview: Previewer, words: Words
    ) -> plain_wire.Ask:
        """Return the question with everything that can be done."""
        cells = cells_of(lay_out(view, names, words), legal)
        style: Style = "go" if len(legal) == 1 else "plain"
        return {
            "decision": view["decision"][0],
            "title": words.question(view, names),
            "text": "" if legal else words.say("told-no-hand", name=names[view["actor"]]),
            "rule": "",
            "board": bool(cells),
            "acts": [{"act": str(each), "label": words.action(each, view, preview), "style": style} for each in legal],
            "cells": cells,
        }

    def tells_a_card(self, action: Action) -> bool:
        """Return whether an action may name a secret: any may, unless the game hides nothing."""
        return not self.game.info.hides_nothing

    def dice(self, kind: str, facts: Mapping[str, Any]) -> list[int] | None:
        """Return nothing: what is a roll only the game knows."""
        return None

    def odds(self, view: View, action: Action) -> dict[str, float]:
        """Return nothing."""
        return {}

    def told_odds(self, view: View, legal: Sequence[Action], words: Words) -> list[str]:
        """Return nothing."""
        return []

    def effects(self, events: Sequence[Event], preview: Callable[[], Preview], view: View) -> list[Effect]:
        """Return nothing that moves."""
        return []

    def end(self, match: Match, words: Words) -> End:
        """Return the ranking with what decided it."""
        standings = match.standings
        measures = list(standings[0].scores)
        told = (words.say("setup-players", players=len(match.names)), words.say("setup-seed", seed=str(match.seed)))
        return {
            "title": ending.title(standings, match.names, words),
            "text": words.ties(standings),
            "measures": [[SIGN, measure_of(name, words)] for name in measures],
            "standings": ending.ranking(standings, match.names, measures, words),
            "setup": " ".join(told),
            "rounds": [],
            "charts": [],
            "rule": "",
        }

    def svg(self, sheet: Sheet, view: View, names: Sequence[str], words: Words) -> Drawn:
        """Return what everybody may see."""
        blocks = lay_out(view, names, words)
        players = _players(blocks, names, words)
        rest = [block for block in blocks if not _is_of_seats(block)]
        return draw_blocks(sheet, [*rest, players], words.question({**view, "seat": None}, names))


def _field(option: Option, words: Words) -> plain_wire.OptionField:
    return {
        "name": option.name,
        "label": words.option(option.name),
        "choices": [[each, words.choice(option.name, each)] for each in option.choices],
        "usual": option.default,
    }


def _seat(view: View, seat: int, match: Match) -> Seat:
    over = view["actor"] is None
    return {
        "name": match.names[seat],
        "bot": match.seats[seat].bot_name,
        "turn": seat == view["turn"] and not over,
        "decides": seat == view["actor"],
    }


def _is_of_seats(block: Block) -> bool:
    """Return whether a block has a row for each player."""
    return block["kind"] == "table" and any(row["seat"] is not None for row in block["rows"])


def _players(blocks: Sequence[Block], names: Sequence[str], words: Words) -> Table:
    """Return the rows of the players: with what the view tells of each, or with their names alone."""
    found = next((block for block in blocks if block["kind"] == "table" and _is_of_seats(block)), None)
    if found is not None:
        return found
    rows = [Row(seat=seat, name=name, cells=[]) for seat, name in enumerate(names)]
    return Table(kind="table", label=label(SEATS, words), head=[], rows=rows)


def cells_of(blocks: Sequence[Block], legal: Sequence[Action]) -> dict[str, str]:
    """Return what each cell of a grid does, where its cells name all that can be done: one cell for every action.

    Actions are named by their only word: `mark 5` by a cell that shows 5.
    """
    wanted = {str(action.args[0]): str(action) for action in legal if len(action.args) == 1}
    if not legal or len(wanted) != len(legal):
        return {}
    for block in blocks:
        if block["kind"] == "grid":
            shown = [cell for row in block["rows"] for cell in row if cell in wanted]
            if sorted(shown) == sorted(wanted):
                return wanted
    return {}


def measure_of(name: str, words: Words) -> str:
    """Return what a score is called."""
    return words.say(f"standing-{name}") if words.has(f"standing-{name}") else label(name, words)
