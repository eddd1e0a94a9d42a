"""A new game: what the start panel offers, and what its answers begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from istanbul_nb.bots import BOTS, USUAL
from istanbul_nb.core import Bot
from istanbul_nb.games import game_of
from istanbul_nb.match import saved_games
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.table.faces import face_of
from istanbul_nb.table.gate import PANEL, Message, handles, has_text
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.wire import SavedGame, Start
from istanbul_nb.words import Words

OFFERED = 3  # so many kept games
Decider = Bot | str | None


class StartPanel(SessionPart):
    """Offer a new game or an unfinished one, and show what was chosen."""

    def __init__(self, autosave: bool = True) -> None:
        self._autosave = autosave

    def on_show(self, before: Match | None, match: Match | None) -> None:
        """Let others go on with the match that was shown before; without another one, show the panel."""
        if before is not None and before is not match:
            before.keeper.let_go()
        self._fill()

    def on_language(self, words: Words) -> None:
        """Speak another language."""
        self._fill()

    def on_visitor(self) -> None:
        """Offer the visitor's own games, once it is known who they are."""
        if self.session.match is None:
            self._fill()
            self.session.refresh()

    def _fill(self) -> None:
        self.session.start = start_panel(self.session.words) if self.session.match is None else None

    @handles("start", needs=(PANEL,))
    def _on_start(self, message: Message) -> None:
        self._go_on_with(begin(message.get("seats"), message.get("options"), self.session.words))

    @handles("load", needs=(has_text("text"),))
    def _on_load(self, message: Message) -> None:
        """Show a match from its text, which a person pasted or chose as a file."""
        self._go_on_with(Match.from_text(message["text"], self.session.words.language))

    @handles("resume", needs=(PANEL, has_text("path")))
    def _on_resume(self, message: Message) -> None:
        """Show one of the matches that kept themselves, or a copy of one that a visitor named, by its file."""
        wanted, language = message["path"], self.session.words.language
        named = saved_games.load_named(wanted, language)
        if named is None:
            self.session.show(saved_games.resume_saved_game(wanted, language))
        else:
            self._go_on_with(named)

    @handles("again")
    def _on_again(self, message: Message) -> None:
        self.session.show(None)

    def _go_on_with(self, match: Match) -> None:
        if self._autosave:
            match.keeper.keep_in()
        self.session.show(match)


def start_panel(words: Words) -> Start:
    """Return what can be chosen."""
    info = game_of(words.game).info
    least, most = info.players
    return {
        "players": list(range(least, most + 1)),
        "usual": info.option("players").default,
        "bots": [["", words.say("start-human")], *[[bot, words.say(f"bot-{bot}")] for bot in BOTS]],
        "strength": USUAL,
        "strengths": [[words.say(f"bot-{bot}"), words.say(f"bot-{bot}.about")] for bot in BOTS],
        "names": [words.term("seat", colour, "title") for colour in info.seats],
        "saved": [*_kept_offers(words), *_named_offers(words)],
        **face_of(words.game).start(words),
    }


def _kept_offers(words: Words) -> list[SavedGame]:
    return [offer for game in saved_games.unfinished_games(OFFERED, words.game) for offer in _offers(game, words)]


def _named_offers(words: Words) -> list[SavedGame]:
    """Return what a visitor saved under names: each is opened as a copy, and stays as it is."""
    return [
        {"path": game.file, "label": words.say("start-named", name=game.name, names=", ".join(game.names))}
        for game in saved_games.named_games(words.game)
    ]


def _offers(game: saved_games.SavedGame, words: Words) -> list[SavedGame]:
    """Return how one can go on with a match; one that is open elsewhere can be copied or taken over."""
    label = words.say("start-kept", names=", ".join(game.names), steps=game.steps)
    if not game.is_open:
        return [{"path": game.file, "label": label}]
    return [
        {"path": game.file, "label": words.say("start-kept-copy", label=label)},
        {"path": f"{saved_games.TAKE_OVER}{game.file}", "label": words.say("start-kept-take-over", label=label)},
    ]


def begin(seats: object, options: object, words: Words) -> Match:
    """Begin the match that somebody filled in, or raise a sentence why not."""
    if not isinstance(seats, Sequence) or not isinstance(options, Mapping):
        raise MatchError(words.say("told-start-broken"), "told-start-broken")
    people = [seat if isinstance(seat, Mapping) else {} for seat in seats]
    chosen = {name: options[name] for name in face_of(words.game).CHOSEN if name in options}
    seed = _seed(options.get("seed"), words)
    names = [seat.get("name", "") for seat in people]
    match = Match(words.game, names=names, seed=seed, language=words.language, **chosen)
    return seat_bots(match, [seat.get("bot") or None for seat in people])


def _seed(seed: object, words: Words) -> int | None:
    if seed in (None, ""):
        return None
    text = str(seed).strip()
    if not text.removeprefix("-").isdecimal() or len(text) > 18:
        raise MatchError(words.say("seed-number", seed=text[:40]), "seed-number")
    return int(text)


def seat_bots(match: Match, deciders: Sequence[Decider]) -> Match:
    """Seat bots where they were asked for."""
    for seat, bot in enumerate(deciders):
        if bot is not None:
            match.assign_bot(seat, bot)
    return match
