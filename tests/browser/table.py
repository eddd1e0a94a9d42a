"""A table in a page, played at with mouse and keyboard as a person would."""

from __future__ import annotations

from string import digits

from playwright.sync_api import Locator, expect

from .lab import SECONDS, Sheet

ON_TILES = ("move", "send", "fetch", "visit", "emerge", "lead", "walk")
ON_CARDS = ("play", "discard", "guild", "drop", "roast", "use")
STEPPED = ("sell", "deliver", "give", "receive", "bid")
CHECKED = ("gather", "assort")
WARES = "RGYBC"
# The table tells itself when it has changed: nobody has to look again and again.
CHANGED = """(table, [before, patience]) => new Promise((done, fail) => {
  const shown = () => Number(table.dataset.revision);
  if (shown() > before) return done(shown());
  const late = setTimeout(() => fail(new Error(`still at revision ${before} after ${patience} ms`)), patience);
  new MutationObserver((_, observer) => {
    if (shown() <= before) return;
    clearTimeout(late);
    observer.disconnect();
    done(shown());
  }).observe(table, { attributeFilter: ['data-revision'] });
})"""


class Table:
    """One view of a match. `do` carries out an action by clicking what is lit for it."""

    def __init__(self, sheet: Sheet, part: str = "table", number: int = 0) -> None:
        self.sheet = sheet
        self.root = sheet.locate(f".ist.of-{part}").nth(number)
        self.root.wait_for()

    def find(self, selector: str) -> Locator:
        """Return something at this table."""
        return self.root.locator(selector)

    def button(self, name: str) -> Locator:
        """Return a button by its words."""
        return self.root.get_by_role("button", name=name)

    def tile(self, place: int) -> Locator:
        """Return a place of the board."""
        return self.find(f'button.tile[data-place="{place}"]')

    def lit(self) -> list[int]:
        """Return the places that can be clicked, by number."""
        found = self.find("button.tile.lit").evaluate_all("tiles => tiles.map((tile) => Number(tile.dataset.place))")
        return sorted(found)

    def act(self, act: str) -> Locator:
        """Return the button of the question that does this."""
        return self.find(f'.prompt button[data-act="{act}"]')

    def card(self, name: str) -> Locator:
        """Return a card of the hand."""
        return self.find(f'.hand button[data-card="{name}"]').first

    @property
    def revision(self) -> int:
        """Return the number of the state that is shown."""
        return int(self.root.get_attribute("data-revision") or -1)

    def wait_for(self, revision: int) -> None:
        """Wait until a state is shown."""
        expect(self.root).to_have_attribute("data-revision", str(revision))

    def changes_by(self, target: Locator) -> int:
        """Click, and wait until the table has changed; the number of the state that it shows then."""
        before = self.revision
        target.click()
        return int(self.root.evaluate(CHANGED, [before, SECONDS * 1000]))

    def why(self, target: Locator) -> str:
        """Click what is not allowed; what the table says to that."""
        target.click(force=True)  # it is marked as disabled, and answers all the same
        notice = self.find(".notice.bad")
        expect(notice).not_to_be_empty()
        return notice.inner_text()

    def take_screen(self) -> bool:
        """Say that it is me, if hands are covered; whether they were."""
        covered = self.act("open")
        if not covered.count():
            return False
        covered.click()
        covered.wait_for(state="detached")
        return True

    def do(self, act: str) -> int:
        """Carry out an action; the number of the state after it."""
        return self.changes_by(self.way_to(act))

    def way_to(self, act: str) -> Locator:
        """Return what is to be clicked last for an action; what comes before that is done."""
        verb, *words = act.split()
        if verb in STEPPED:
            self._step_to(words)
        elif verb in CHECKED:
            self._check(words)
        elif verb == "call":
            self.find(f'.calls button:has(b:text-is("{words[0]}"))').click()
        elif verb == "barrier":
            self._lit(words[0]).click()
            return self._lit(words[1])
        elif not self.act(act).count():
            if verb in ON_CARDS:
                return self.card(_card(verb, words))
            if verb in ON_TILES:
                return self._lit(words[0])
        return self.act(act)

    def _lit(self, place: str) -> Locator:
        return self.find(f'button.tile.lit[data-place="{place}"]')

    def _step_to(self, words: list[str]) -> None:
        """Step to the wanted numbers: goods are `R2 G`, a bid is just a number."""
        wanted = {word.rstrip(digits): int(word.lstrip(WARES) or 1) for word in words}
        for line in self.find(".ln").all():
            missing = wanted.get(line.get_attribute("data-good") or "", 0) - int(line.locator("output").inner_text())
            for _ in range(abs(missing)):
                line.locator("button").nth(1 if missing > 0 else 0).click()

    def _check(self, words: list[str]) -> None:
        for box in self.find(".checks input").all():
            box.set_checked(box.get_attribute("value") in words, force=True)


def _card(verb: str, words: list[str]) -> str:
    """Return the card of the hand that an action is about: `play lira`, `roast card lira`, `guild 7`."""
    of_guild = verb in ("guild", "drop") or (verb == "roast" and words[0] == "guild")
    return f"guild{words[-1]}" if of_guild else words[-1]
