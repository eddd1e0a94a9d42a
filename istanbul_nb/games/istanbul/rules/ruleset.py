"""What a setup is made of: decisions with their choices, places, cards and figures, which modules register here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from istanbul_nb.core import Action, Chance, Reader, Refusal
from istanbul_nb.core.components import Table
from istanbul_nb.games.istanbul.rules.goods import Bundle, goods_of
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State

Settler = Callable[[State, int, int, int, Events], None]  # what was called, and the two dice
Hook = Callable[[State, Events], None]
Automatic = Callable[[State, Chance, Events], None]
Prospect = dict[str, Any]  # what a choice would do, what is missing for it (`lacks`), and the numbers


class Choice:
    """One kind of action that can be taken at a decision: when it is legal, what it does, why it is refused."""

    verb: str
    rule: str

    def legal(self, state: State, out: list[Action]) -> None:
        """Add the legal actions with this verb, in a stable order."""
        raise NotImplementedError

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def explain(self, state: State, action: Action) -> Refusal:
        """Return why an action with this verb is not legal now. Asked only if it is not."""
        raise NotImplementedError

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        """Return what can be said of where a legal action leads, from the state before it and the one after it."""
        return {}

    def prospects(self, state: State) -> list[Prospect]:
        """Return what it would bring the seat that decides now, or what it lacks, where it belongs to a place."""
        return []


class Always(Choice):
    """A choice that its decision always offers: one action without words."""

    action: Action

    def legal(self, state: State, out: list[Action]) -> None:
        out.append(self.action)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "malformed", {"action": str(action)})


class Decision:
    """What can be decided while a frame of this name is on top: its choices, and the card windows that are open.

    A pause of the turn lies at the bottom of the stack; any other decision lies over those that are named here.
    """

    pause = False

    def __init__(
        self, name: str, choices: Sequence[Choice], windows: Sequence[str] = (), over: Sequence[str] = ("meet",)
    ) -> None:
        self.name = name
        self.choices = list(choices)
        self.windows = tuple(windows)
        self.over = tuple(over)
        self.rule = next(choice.rule for choice in self.choices if choice.verb != "play")  # what is waited for

    def legal(self, state: State, out: list[Action]) -> None:
        """Add the legal actions of all its choices, in their order."""
        for choice in self.choices:
            choice.legal(state, out)

    def read(self, state: State, written: Reader) -> Frame:
        """Return the frame again as it was written; raise `BadState` if it cannot be one."""
        written.items(1)
        return (self.name,)

    def takes_lira(self, state: State) -> bool:
        """Tell whether lira may be paid here, so that the card for that may be played (ist.window.lira)."""
        return True

    def outlook(self, state: State) -> dict[str, Any]:
        """Return what the rules say of the moment, beside the frame: what is to be paid, say, or who can be met."""
        return {}

    def decider(self, state: State) -> int:
        """Return whose decision the frame on top is."""
        return state.turn

    def show(self, frame: Frame, seat: int | None) -> list[Any]:
        """Return the frame as a seat may know it; a decision that holds something hidden leaves it out here."""
        return list(frame)

    def choice(self, state: State, verb: str) -> Choice | None:
        """Return the choice that such an action belongs to."""
        for choice in self.choices:
            if choice.verb == verb:
                return choice
        return None


class Place:
    """A place of the board and what can be done there."""

    def __init__(self, number: int, name: str, rule: str, choices: Sequence[Choice], pays_lira: bool = False) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.choices = tuple(choices)
        self.pays_lira = pays_lira

    def prospects(self, state: State) -> list[Prospect]:
        """Return what its action would bring the seat that decides, as far as that can be said."""
        return [prospect for choice in self.choices for prospect in choice.prospects(state)]


class Card:
    """A kind of bonus card: its windows, what it needs beyond them, and what it does."""

    name: str
    rule: str
    windows: tuple[str, ...]

    def playable(self, state: State) -> bool:
        """Tell whether its effect is possible now, its window being open."""
        return True

    def play(self, state: State, chance: Chance, events: Events) -> None:
        """Carry out its effect; the card already lies on the discard pile."""
        raise NotImplementedError

    def closed(self, state: State) -> Refusal:
        """Return why it cannot be played at a decision where none of its windows is open."""
        return Refusal(f"ist.window.{self.windows[0]}", "card-window", {"card": self.name, "window": self.windows[0]})

    def explain(self, state: State) -> Refusal:
        """Return why its effect is not possible, its window being open."""
        return Refusal(self.rule, "card-no-effect", {"card": self.name})


class Figure:
    """A neutral figure that can be met in phase 4."""

    name: str
    rule: str

    def available(self, state: State) -> bool:
        """Tell whether it has something to give."""
        return True

    def unavailable(self, state: State) -> Refusal:
        """Return why it cannot be used now (ruling.price-order)."""
        return Refusal("ruling.price-order", "figure-has-nothing", {"figure": self.name})

    def serve(self, state: State, chance: Chance, events: Events) -> None:
        """Begin its service."""
        raise NotImplementedError


class Extension(ABC):
    """What a module adds to the table: it lies in the state under the part's name and has a `copy`."""

    name: str

    @abstractmethod
    def setup(self, state: State, chance: Chance) -> None:
        """Lay it out."""

    @abstractmethod
    def start_turn(self, state: State) -> None:
        """Forget what is counted by turns."""

    @abstractmethod
    def encode(self, state: State) -> dict[str, Any]:
        """Return all of it as plain JSON."""

    @abstractmethod
    def decode(self, state: State, reader: Reader) -> None:
        """Read it again; `BadState` for anything else."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know of it."""

    @abstractmethod
    def inventory(self, state: State) -> dict[str, tuple[int, ...]]:
        """Count what of it never appears or vanishes."""

    @abstractmethod
    def counts(self, rules: Rules) -> dict[str, tuple[int, ...]]:
        """Return how many of these there are in every state."""

    @abstractmethod
    def rubies(self, state: State) -> int:
        """Return how many rubies lie there."""

    @abstractmethod
    def resample_hidden(self, state: State, seat: int | None, chance: Chance) -> None:
        """Draw anew what is hidden from a seat."""

    def spots(self, state: State) -> dict[str, int]:
        """Return where figures stand that may move instead of the merchant."""
        return {}


class Track(NamedTuple):
    """A row of rubies that are sold one after the other.

    Whoever takes the next one from afar raises the price for everyone, too (ruling.ruby-from-afar).
    """

    place: int
    left: Callable[[State], int]
    take: Callable[[State, Events], None]  # the next one, without paying


class Rules:
    """The rules of one setup. Built once from its options, shared by all its states, never changed by play."""

    def __init__(self, options: Mapping[str, Any], tables: Mapping[str, Table]) -> None:
        self.options = dict(options)
        self.tables = tables
        self.players: int = options["players"]
        self.decisions: dict[str, Decision] = {}
        self.places: dict[int, Place] = {}
        self.cards: list[Card] = []
        self.copies: list[int] = []
        self.figures: list[Figure] = []
        self.tracks: dict[str, Track] = {}
        self.has_coffee = False
        self.gain_coffee: Callable[[State, int, str, Events], None]  # where there is coffee
        self.settlers: dict[str, Settler] = {}
        self.setup_steps: list[Callable[[State], None]] = []
        self.parts: list[Extension] = []
        self.columns = 4
        self.on_action: dict[int, list[Hook]] = {}  # what the action of a place does besides
        self.turn_ends: list[Callable[[State, Events], bool]] = []  # asked in turn: whether the turn is not over yet
        self.home_rules: dict[str, str] = {}  # by verb: the rule that such an action belongs to, wherever it is tried
        self.sample_actions: list[str] = []  # what a person might try, beside what every setup knows
        self.afterwards: list[Hook] = []  # what follows at once from whatever was done
        self.automatic: dict[str, Automatic] = {}  # frames that nobody decides
        self.creditors: Callable[[State], list[int]]  # who is paid in phase 2
        self.companions_paid: Callable[[State], list[int]] = nobody  # those of them who are paid for a companion
        self.bends_rolls: Callable[[State], bool] = never  # whether a card may still change the roll on the table
        self.serves_free: Callable[[State], bool] = never  # whether figures ask for nothing
        self.counts: dict[str, tuple[int, ...]]  # what is conserved
        self.refills = True  # ist.track.refill
        self.markets_off_line = True  # ist.setup.random: Black Market and Tea House in different rows and columns
        self.fountain_in_the_middle = False

        by_players = self.players - 2
        self.target: int = self.table("target")[by_players]
        self.capacity: int = self.table("cart_capacity")
        self.extension_price: int = self.table("extension_price")
        self.dealer_prices: Sequence[int] = self.table("dealer_prices")
        self.palace_costs = _palace_costs(self.table("palace_symbols"))
        self.tile_costs: Sequence[int] = self.table("mosque_costs_by_players")[by_players]

    def table(self, name: str) -> Any:
        """Return a printed table, or what this setup was given in its place."""
        return self.tables[name].value

    def by_players(self, name: str) -> int:
        """Return the entry of a printed table for this number of players."""
        number: int = self.table(name)[self.players - 2]
        return number

    def add_place(self, place: Place) -> None:
        """Add a place that a board may have."""
        self.places[place.number] = place

    def add_card(self, card: Card, copies: int) -> None:
        """Add a kind of bonus card, so many times in the deck."""
        self.cards.append(card)
        self.copies.append(copies)

    def add_decision(self, decision: Decision) -> None:
        """Add a decision, under its name."""
        self.decisions[decision.name] = decision

    def replace_choice(self, decision: str, old: type[Choice], new: Choice) -> None:
        """Replace a choice by that of a module."""
        choices = self.decisions[decision].choices
        spot = next(index for index, choice in enumerate(choices) if type(choice) is old)
        choices[spot] = new

    def seal(self) -> None:
        """Work out what depends on everything that was registered."""
        self.numbers = tuple(sorted(self.places))
        self.card_names = tuple(card.name for card in self.cards)
        self.card_kind = {name: kind for kind, name in enumerate(self.card_names)}
        self.figure_index = {figure.name: index for index, figure in enumerate(self.figures)}
        self.meets = tuple(Action("meet", (figure.name,)) for figure in self.figures)
        self.verb_places: dict[str, list[int]] = {}
        for number, place in sorted(self.places.items()):
            for choice in place.choices:
                self.verb_places.setdefault(choice.verb, []).append(number)
        self.plays = tuple(Action("play", (name,)) for name in self.card_names)
        self.discards = tuple(Action("discard", (name,)) for name in self.card_names)
        self.has_consequences = bool(self.afterwards or self.automatic)
        self.open_cards: dict[str, tuple[Card | None, ...]] = {
            name: tuple(card if set(card.windows) & set(decision.windows) else None for card in self.cards)
            for name, decision in self.decisions.items()
        }


def never(state: State) -> bool:
    """Return false: nobody brings this about in this setup."""
    return False


def nobody(state: State) -> list[int]:
    """No seat at all."""
    return []


def _palace_costs(symbols: Sequence[str]) -> list[tuple[Bundle, int]]:
    """Return the cost of the next ruby, by the number of rubies left on the track."""
    last = len(symbols) + 1
    uncovered = [list(symbols[: last - left]) for left in range(last + 1)]
    return [(goods_of("".join(shown)), shown.count("any")) for shown in uncovered]
