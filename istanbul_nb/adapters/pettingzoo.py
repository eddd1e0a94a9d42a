"""The games as PettingZoo environments: seats act one after the other, with a mask of what is legal."""

from __future__ import annotations

from secrets import randbits
from typing import Any

from istanbul_nb.adapters.actions import action_table, complete_options
from istanbul_nb.adapters.observation import LEAST, MOST, observation
from istanbul_nb.adapters.outcome import rewards
from istanbul_nb.core import Action, Refused, Seeded
from istanbul_nb.core.seats import SEATS
from istanbul_nb.games import game_of
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.optional import PackageMissing
from istanbul_nb.text import picture
from istanbul_nb.words import Words

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise PackageMissing("pettingzoo", "pettingzoo") from error

SEED_BITS = 63
Observed = dict[str, np.ndarray[Any, Any]]


def env(game: str = "istanbul", **settings: Any) -> Any:
    """Return an environment that also says when it is used in the wrong order; the settings are those of `Table`."""
    return OrderEnforcingWrapper(Table(game, **settings))


class Table(AECEnv, EzPickle):  # type: ignore[misc]
    """A game whose seats are agents. What is pickled are its settings: other processes begin anew.

    `max_steps` cuts an episode short after so many decisions; with `notation` the infos of whoever decides list the
    legal actions as a person would type them. All other settings are the options of the game.
    """

    def __init__(
        self,
        game: str = "istanbul",
        *,
        max_steps: int | None = None,
        notation: bool = False,
        language: str = "en",
        **options: Any,
    ) -> None:
        super().__init__()
        settings = {"max_steps": max_steps, "notation": notation, "language": language, **options}
        EzPickle.__init__(self, game, **settings)
        self.options = complete_options(game, options)
        self.game = game_of(game)
        self.actions = action_table(game, **options)
        self.seen = observation(game, **options)
        self.max_steps, self.notation = max_steps, notation
        self.words = Words(language, game)
        self.metadata = {"name": f"istanbul_nb_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"{SEATS[seat]}_{seat}" for seat in range(self.options["players"])]
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._choices = {agent: Discrete(len(self.actions)) for agent in self.possible_agents}

    def _space(self) -> Dict:
        mask = Box(0, 1, (len(self.actions),), np.int8)
        return Dict({"observation": Box(LEAST, MOST, (self.seen.size,), np.float32), "action_mask": mask})

    def observation_space(self, agent: str) -> Dict:
        """Return the space of `observe`: the numbers of the view, and the mask."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return a number for every action that this setup can ever offer."""
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set the game up; without a seed the dice are a surprise."""
        self.chance = Seeded(randbits(SEED_BITS) if seed is None else seed)
        self.state = self.game.setup(self.options, self.chance)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to_next()

    def _turn_to_next(self) -> None:
        """Select the seat that decides now; at the end everyone has to be told."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seat = self.game.actor(self.state)
        if seat is None:
            self._end(self.terminations)
            self.rewards = dict(zip(self.possible_agents, rewards(self.game.standings(self.state)), strict=True))
            return
        self.agent_selection = self.possible_agents[seat]
        if self.steps == self.max_steps:
            self._end(self.truncations)
        elif self.notation:
            self.infos[self.agent_selection]["legal"] = [str(action) for action in self.game.legal(self.state)]

    def _end(self, flags: dict[str, bool]) -> None:
        flags.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]

    def step(self, action: Any) -> None:
        """Carry out an action of the agent that is selected; `NotAllowed` names the rule if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._carry_out(self._meant(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._turn_to_next()
        self._accumulate_rewards()

    def _meant(self, number: Any) -> Action:
        """Return the action of a number."""
        if not isinstance(number, (int, np.integer)) or not 0 <= number < len(self.actions):
            sentence = self.words.say("adapter-number", number=str(number)[:40], most=len(self.actions) - 1)
            raise MatchError(sentence, "adapter-number")
        action: Action = self.actions[int(number)]
        return action

    def _carry_out(self, action: Action) -> None:
        try:
            self.game.apply(self.state, action, self.chance)
        except Refused as error:
            raise NotAllowed(error.refusal, self.words.refusal(error.refusal)) from None
        self.chance.take()

    def observe(self, agent: str) -> Observed:
        """Return what that agent sees, and what it may do: nothing while another one decides."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.actions), np.int8)
        if seat == self.game.actor(self.state):
            mask[self.actions.numbers(self.game.legal(self.state))] = 1
        return {"observation": self.seen.array(self.game.view(self.state, seat)), "action_mask": mask}

    def render(self) -> str:
        """Return the table in text, as a spectator sees it."""
        names = [self.words.say(f"seat-{colour}") for colour in SEATS[: len(self.possible_agents)]]
        return picture(self.game.view(self.state, None), names, (), self.words)

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
