"""The games as games of OpenSpiel, registered as `python_istanbul_nb_istanbul`, `..._dice` and `..._sultan`."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from istanbul_nb.adapters.actions import action_table, complete_options
from istanbul_nb.adapters.observation import observation
from istanbul_nb.adapters.outcome import rewards
from istanbul_nb.adapters.unfolding import Unfolding
from istanbul_nb.core import Action, Refused, canonical
from istanbul_nb.games import GAMES, game_of
from istanbul_nb.match.errors import NotAllowed
from istanbul_nb.optional import PackageMissing
from istanbul_nb.words import Words

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise PackageMissing("open_spiel", "openspiel") from error

PREFIX = "python_istanbul_nb_"
UNSAID = {"layout": "standard", "first": -1}  # what stands for leaving an option out
MOST_ANSWERS = 40  # of any question of chance but the first of a random layout
MOST_QUESTIONS = 60  # of the setup, or of one action
LONGEST = 20_000  # decisions: longer than games of random players


def parameters_of(game: str) -> dict[str, Any]:
    """Return the parameters of a game with their defaults: its options, and the longest game in decisions."""
    options = {option.name: UNSAID.get(option.name, option.default) for option in game_of(game).info.options}
    del options["components"]
    return {**options, "max_decisions": LONGEST}


def options_from(game: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that parameters stand for."""
    said = {name: value for name, value in parameters.items() if name != "max_decisions"}
    meant = {name: _meant(name, value) for name, value in said.items() if value != UNSAID.get(name, ...)}
    return complete_options(game, meant)


def _spelled(name: str, value: Any) -> Any:
    """Spell a value for OpenSpiel, which reads a word of digits as a number: `edition2016` stands for "2016"."""
    return f"{name}{value}" if isinstance(value, str) and value.isdecimal() else value


def _meant(name: str, value: Any) -> Any:
    rest = value.removeprefix(name) if isinstance(value, str) else ""
    return rest if rest.isdecimal() else value


def _type_of(game: str) -> Any:
    fewest, most = game_of(game).info.players
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game}",
        long_name=f"{game_of(game).info.title} (istanbul_nb)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its options."""

    name: str  # of the game
    kind: Any  # its GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**parameters_of(self.name), **(params or {})}
        self.options = options_from(self.name, given)
        self.game = game_of(self.name)
        self.actions = action_table(self.name, **self.options)
        self.seen = observation(self.name, **self.options)
        self.longest = int(given["max_decisions"])
        self.words = Words("en", self.name)
        self.beginning = Unfolding(self.game, self.options)
        super().__init__(self.kind, self._info(), {name: _spelled(name, given[name]) for name in params or {}})

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=max(len(self.beginning.question), MOST_ANSWERS),
            num_players=self.options["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )

    def max_chance_nodes_in_history(self) -> int:
        """Return more than chance is ever asked."""
        return MOST_QUESTIONS * (self.longest + 1)

    def new_initial_state(self) -> TableState:
        """Return the table before it is set up: the first steps are those of chance."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer, which writes down what a seat sees."""
        return Observer(self, iig_obs_type)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A game as far as it has gone, chance and all."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = deepcopy(game.beginning)

    @property
    def rules(self) -> TableGame:
        """Return the game that this is a state of."""
        game: TableGame = self.get_game()
        return game

    def current_player(self) -> int:
        """Return who is to act: a seat, chance, or nobody any more."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.actor is None else self.table.actor

    def is_terminal(self) -> bool:
        """Tell whether the game is over, or was called off."""
        return self.table.over or (not self.table.question and self.table.steps >= self.rules.longest)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.actions.numbers(self.table.game.legal(self.table.state)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may fall, numbered, with probabilities."""
        return [(number, float(likely)) for number, (_, likely) in enumerate(self.table.question)]

    def _apply_action(self, number: int) -> None:
        if self.table.question:
            self.table.answer(self.table.question[number][0])
            return
        try:
            self.table.decide(self.rules.actions[number])
        except Refused as error:
            raise NotAllowed(error.refusal, self.rules.words.refusal(error.refusal)) from None

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.table.question[number][0])
        action: Action = self.rules.actions[number]
        return str(action)

    def returns(self) -> list[float]:
        """Return the rewards at the end; nothing for anybody before it, or if the game was called off."""
        if not self.table.over:
            return [0.0] * self.table.options["players"]
        return rewards(self.table.game.standings(self.table.state))

    def __str__(self) -> str:
        return str(self.table)


class Observer:
    """What a seat sees: its view as a text and as numbers, and for perfect recall a fingerprint of all it has seen."""

    def __init__(self, game: TableGame, kind: Any) -> None:
        self.recall = bool(kind and kind.perfect_recall)
        self.fields = game.seen
        self.tensor = None if self.recall else np.zeros(self.fields.size, np.float32)
        self.dict = {} if self.tensor is None else {name: self.tensor[a:b] for name, a, b in self.fields.places()}

    def set_from(self, state: TableState, player: int) -> None:
        """Write down the numbers; zeros while the table is being set up."""
        if self.tensor is not None:
            table = state.table
            self.tensor[:] = 0 if table.state is None else self.fields.array(table.game.view(table.state, player))

    def string_from(self, state: TableState, player: int) -> str:
        """Return the view of the player, in one line."""
        table = state.table
        view = None if table.state is None else table.game.view(table.state, player)
        return canonical([view, table.seen[player]] if self.recall else view)


def register() -> None:
    """Let `pyspiel.load_game` know the games."""
    for name in GAMES:
        kind = _type_of(name)
        pyspiel.register_game(kind, type(f"{name.title()}Game", (TableGame,), {"name": name, "kind": kind}))


register()
