"""A match at one console: the person who decides sees the table, and what he types is done."""

from __future__ import annotations

from collections.abc import Callable

from istanbul_nb.core import Action, Refused, Unreadable
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match
from istanbul_nb.match.saved_games import default_file, path_of, save_as
from istanbul_nb.terminal.console import Console, Leave, command_of
from istanbul_nb.terminal.guides import Guide, guide_of
from istanbul_nb.terminal.reading import read_rules
from istanbul_nb.text import picture
from istanbul_nb.text.keys import key_style
from istanbul_nb.words import Words


def opened(path: str, language: str, game: str = "istanbul") -> Match:
    """Open a saved match by the file that somebody typed; raise `BadSave` for anything that is wrong with it."""
    try:
        return Match.load(path_of(path, game), language)
    except OSError as error:
        raise BadSave("save-unreadable", path=path, problem=error.strerror or str(error)) from None


def loaded(path: str, language: str, game: str = "istanbul") -> Match:
    """Load a saved match that keeps itself from now on; the file that was loaded stays as it is."""
    match = opened(path, language, game)
    match.keeper.keep_in()
    return match


class Session:
    """People and bots decide one after the other."""

    def __init__(self, console: Console, match: Match) -> None:
        self.console = console
        self.tell = console.tell
        self.take_up(match)

    def take_up(self, match: Match) -> None:
        """Play this match from now on, in the words of its game."""
        game = match.game.info.id
        self.console.words = match.words.in_language(self.console.words.language)
        self.guide: Guide = guide_of(game)
        self.style = key_style(game)
        self.match = match
        people = [seat for seat, each in enumerate(match.seats) if each.bot is None]
        self.person: int | None = people[0] if len(people) == 1 else None
        self.shown: dict[int | None, int] = {}  # by person: how many steps have been told
        self.first = len(match.steps)
        self.noticed = ""

    @property
    def words(self) -> Words:
        """Return the words of the game that is played."""
        return self.console.words

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self.play()
        except (Leave, KeyboardInterrupt):
            self.tell("")
            self.tell_notice()
            if self.match.saved_to is None:
                self.console.say("text-leave")
            else:
                self.console.say("text-bye", path=str(self.match.saved_to))
        finally:
            self.match.keeper.let_go()

    def play(self) -> None:
        """Play until nothing is left to decide."""
        if not self.match.steps and not self.match.over:
            opening = self.guide.opening(self.match.view)
            if opening is not None:
                self.tell_event(opening)
        while not self.match.over:
            self.match.run_bots(after=lambda match: self.tell_news() if self.alone else None)
            if not self.match.over:
                self.show()
                self.listen()
        self.tell_news()
        self.tell_end()

    @property
    def alone(self) -> bool:
        """Tell whether at most one person plays, or nothing is hidden, so that nothing need be covered."""
        return self.match.game.info.hides_nothing or sum(seat.bot is None for seat in self.match.seats) < 2

    def show(self) -> None:
        """Show the table as the deciding person sees it; between two persons the screen is handed over first."""
        match = self.match
        if self.person != match.actor and not self.alone and match.actor is not None:
            self.console.cover()
            self.console.ask(self.words.say("text-pass-screen", name=match.names[match.actor]))
        self.person = match.actor
        self.tell_notice()
        self.tell_news()
        self.tell("")
        view, preview, columns = (
            match.view_of(match.actor),
            match.queries.now.previewer(match.actor),
            self.console.columns,
        )
        self.tell(picture(view, match.names, match.legal, self.words, columns, preview=preview))
        self.tell_why_nothing()

    def tell_notice(self) -> None:
        """Tell once what there is to say about keeping the match."""
        said = self.match.keeper.notice_in(self.words)
        if said and said != self.noticed:
            self.console.explain(said)
        self.noticed = said

    def tell_why_nothing(self) -> None:
        """Tell the reason where something that a player would do is not possible."""
        missed = self.guide.missed(self.match.view, self.match.legal)
        if missed is not None:
            self.console.explain(f"     {self.match.explain(missed)}")

    def tell_news(self) -> None:
        """Tell what happened since this person last looked, as he may know it."""
        steps = self.match.steps
        for step in steps[self.shown.get(self.person, self.first) :]:
            for event in step.events:
                self.tell_event(event.seen_by(self.person))
        self.shown[self.person] = len(steps)

    def tell_event(self, event: dict[str, object]) -> None:
        """Tell an event as a line of the log, if it is worth one."""
        line = self.words.event(event, self.match.names)
        if line:
            self.console.explain(f"  {line}")

    def listen(self) -> None:
        """Ask until something was done that changes the table."""
        while True:
            answer = self.console.ask(self.words.say("text-choose"))
            word, _, rest = answer.partition(" ")
            command = None if self.is_verb(word) else command_of(word)
            try:
                if answer and (self.commands()[command](rest.strip()) if command else self.act(answer)):
                    return
            except BadSave as error:
                self.console.explain(error.sentence(self.words))
            except (MatchError, Refused) as error:
                self.console.explain(str(error))

    def commands(self) -> dict[str, Callable[[str], bool]]:
        """Return what can be typed beside actions; each says whether the table is to be shown again."""
        return {
            "help": self.help,
            "board": lambda rest: True,
            "undo": self.undo,
            "redo": self.redo,
            "why": self.why,
            "rule": self.rule,
            "hand": self.hand,
            "log": self.log,
            "save": self.save,
            "load": self.load,
        }

    def act(self, answer: str) -> bool:
        """Carry out a key of the list, or an action in its notation, whatever the case of its letters."""
        action = self.read(answer)
        if action is None:
            self.console.say("text-unknown", text=answer[:60])
            return False
        self.match.do(action)
        return True

    def read(self, answer: str) -> Action | None:
        """Return the action that a key or a text means, legal or not."""
        text = " ".join(answer.split()).lower()
        legal: tuple[Action, ...] = self.match.legal
        if text in (keys := self.style.keys_of(legal)):
            return legal[keys.index(text)]
        known, asked = (*legal, *self.match.queries.sample_actions), {action.verb for action in legal}
        same = next((action for action in known if str(action).lower() == text), None)
        typed = self.style.words_of
        same = same or next((action for action in known if action.verb in asked and typed(action) == text), None)
        if same is not None:
            return same
        try:
            action = Action.parse(text)
        except Unreadable:
            return None
        return action if any(action.verb == other.verb for other in known) else None

    def is_verb(self, word: str) -> bool:
        """Tell whether actions of the game begin with a word, so that no command does."""
        return any(action.verb == word.lower() for action in (*self.match.legal, *self.match.queries.sample_actions))

    def help(self, rest: str) -> bool:
        """Tell the rules in short, and what can be typed."""
        rules = self.guide.rules_in(self.match.options)
        for rule in (rule for rule in self.guide.HELP if rule in rules):
            self.console.explain(self.words.rule(rule)[1])
        for key in ("text-help", *self.guide.signs(self.match.view)):
            self.console.say(key)
        return False

    def undo(self, rest: str) -> bool:
        """Take the last step back."""
        self.match.undo()
        self.shown = {person: min(seen, len(self.match.steps)) for person, seen in self.shown.items()}
        self.console.say("text-undone")
        return True

    def redo(self, rest: str) -> bool:
        """Bring it back again."""
        self.match.redo()
        self.console.say("text-redone")
        return True

    def why(self, rest: str) -> bool:
        """Tell why an action is not possible, or that it is."""
        action = self.read(rest) if rest else None
        if action is None:
            self.console.say("text-why-what", text=rest[:60])
            return False
        match, actor = self.match, self.match.actor
        refused = match.explain(action)
        if refused is None:
            label = self.words.action(action, match.view_of(actor), match.queries.now.previewer(actor))
            refused = self.words.say("text-possible", action=label)
        self.console.explain(refused)
        return False

    def rule(self, rest: str) -> bool:
        """Tell one rule, or a list of all."""
        read_rules(self.console, rest, self.match.options)
        return False

    def hand(self, rest: str) -> bool:
        """Tell the cards of the player who is asked."""
        lines = self.guide.hand(self.match.view_of(self.match.actor), self.words)
        for line in lines:
            self.console.explain(f"  {line}")
        if not lines:
            self.console.say("text-hand-empty")
        return False

    def log(self, rest: str) -> bool:
        """Tell as many turns as there are seats, or everything."""
        log = self.match.log_of(self.person)
        turns = [index for index, event in enumerate(log) if event["kind"] == self.guide.MARK]
        if not rest and len(turns) > len(self.match.seats):
            log = log[turns[-len(self.match.seats)] :]
        for event in log:
            self.tell_event(event)
        if not log:
            self.console.say("text-log-empty")
        return False

    def save(self, rest: str) -> bool:
        """Write the match to a file."""
        try:
            path = save_as(self.match, rest)
        except FileExistsError as error:
            self.console.say("text-not-a-match", path=str(error.filename))
        except OSError as error:
            problem = error.strerror or type(error).__name__
            self.console.say("text-not-saved", path=rest or default_file(self.words.game), problem=problem)
        else:
            self.console.say("text-saved", path=str(path))
        return False

    def load(self, rest: str) -> bool:
        """Go on with a match from a file."""
        self.take_up(loaded(rest, self.words.language, self.words.game))
        self.console.say("text-loaded")
        return True

    def tell_end(self) -> None:
        """Tell who won, the ranking with every tie-break, and how it came about."""
        self.tell("")
        self.console.say("text-over")
        self.tell_ranking()
        for line in self.guide.ending(self.match.view, self.match.names, self.words):
            self.console.explain(line)
        if ties := self.words.ties(self.match.standings):
            self.console.explain(ties)

    def tell_ranking(self) -> None:
        """Tell who won, and everybody by rank with the numbers that decided it."""
        names, standings = self.match.names, self.match.standings
        winners = [names[standing.seat] for standing in standings if standing.rank == 1]
        if len(winners) == 1:
            self.console.say("standing-winner", name=winners[0])
        else:
            self.console.say("standing-winners", names=self.words.listed(winners, "and"))
        for standing in standings:
            scores = [
                self.words.count(score, self.guide.COUNTED.get(name, name)) for name, score in standing.scores.items()
            ]
            self.tell(f"  {standing.rank}. {names[standing.seat]}: {', '.join(scores)}")
