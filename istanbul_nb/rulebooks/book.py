"""The rulebook of a game in a notebook: chapters to browse, a search, and tables at which rules can be tried."""

from __future__ import annotations

from typing import Any

import anywidget
import ipywidgets
from traitlets import Dict, Unicode, link, validate

from istanbul_nb.match.errors import MatchError, known_game, missing_part
from istanbul_nb.rulebooks.contents import contents, listed
from istanbul_nb.rulebooks.rule import rule as rule_of
from istanbul_nb.table.bundles import front_end
from istanbul_nb.table.gate import Gated, Message, Need, handles, has_text, pass_message
from istanbul_nb.table.table import Table
from istanbul_nb.words import Words
from istanbul_nb.words.words import rulebook as rules_of

TABLE = Need(lambda at, message: "try" in rules_of(at.game).get(message["rule"], {}))  # the rule has one to try it at


class RulebookPage(Gated, anywidget.AnyWidget):
    """What is read. All texts are there at once: nothing is asked of the kernel but a table."""

    _esm = Unicode(help="the front end").tag(sync=True)
    _css = Unicode(help="its style").tag(sync=True)
    book = Dict(help="all texts in all languages; see widgets/src/rulebook/book.ts").tag(sync=True)
    language = Unicode("en").tag(sync=True)
    rule = Unicode(help="the id of the rule that is open; empty: none in particular").tag(sync=True)
    tried = Unicode(help="the id of the rule whose table lies below; empty: no table").tag(sync=True)

    def accepts(self, name: str, value: Any) -> bool:
        """Return whether a page may set a trait so: another rule or another language of this book."""
        texts = {"language": dict(self.book.get("languages", ())), "rule": ("", *self.book.get("rules", ()))}
        return isinstance(value, str) and value in texts.get(name, ())


class Rulebook(Gated, ipywidgets.VBox):  # type: ignore[misc]
    """The book of a game. Below its page lies the table of the rule that is being tried.

    `language` and `rule` can be set and observed: the page turns to that rule.
    """

    language = Unicode("en")
    rule = Unicode("", help="the id of the rule that is open")

    def __init__(self, game: str = "istanbul", *, language: str = "en", rule: str = "") -> None:
        Words(language)  # one that is spoken here, or a sentence
        self.game = known_game(game, language)
        if not rules_of(game):
            raise missing_part(game, "rulebook", language)
        self.table: Table | None = None  # of the rule that is being tried
        self.page = RulebookPage(book=contents(game), _anywidget_id="istanbul_nb.rulebook", **front_end("rulebook"))
        super().__init__([self.page], layout={"overflow": "visible"})
        link((self, "language"), (self.page, "language"))
        link((self, "rule"), (self.page, "rule"))
        self.language, self.rule = language, rule if isinstance(rule, str) else rule_of(rule, language).id
        self.page.on_msg(self._receive)

    @validate("language")
    def _known_language(self, proposal: Any) -> str:
        Words(proposal["value"])
        return str(proposal["value"])

    @validate("rule")
    def _known_rule(self, proposal: Any) -> str:
        """Return a rule of this game, or none."""
        wanted = str(proposal["value"])
        if wanted and wanted not in rules_of(self.game):
            rule_of(wanted, self.language)  # a sentence, unless it is one of another game
            sentence = Words(self.language).say("book-other", rule=wanted, game=rule_of(wanted).game)
            raise MatchError(sentence, "book-other")
        return wanted

    def try_out(self, rule: str) -> None:
        """Lay a table below the page, at which a rule can be tried."""
        table = rule_of(rule, self.language).table()
        self.close_table()
        self.table = table
        self._tongue = link((self, "language"), (table.match, "language"))
        self.rule = self.page.tried = rule
        self.children = [self.page, table]

    def close_table(self) -> None:
        """Put the table away."""
        self.children = [self.page]
        self.page.tried = ""
        if self.table is not None:
            self._tongue.unlink()
            self.table.close()
            self.table = None

    def _receive(self, page: Any, content: Any, buffers: Any) -> None:
        pass_message(self, content)

    @handles("try", needs=(has_text("rule"), TABLE))
    def _on_try(self, message: Message) -> None:
        self.try_out(message["rule"])

    @handles("close")
    def _on_close(self, message: Message) -> None:
        self.close_table()

    def __repr__(self) -> str:
        return f"<Rulebook of {self.game}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget, and for places without a kernel the list of its chapters."""
        data = super()._repr_mimebundle_(**kwargs)
        return None if data is None else {**data, **listed(self.game, self.language)}


def rulebook(game: str = "istanbul", language: str = "en", *, rule: str = "") -> Rulebook:
    """Return the rulebook of a game (`"istanbul"`, `"dice"`, `"sultan"`), open at a rule if its id is given.

    >>> book = rulebook("sultan", rule="sultan.tie")
    >>> book.rule
    'sultan.tie'
    """
    return Rulebook(game, language=language, rule=rule)
