"""The table as an SVG picture: for web pages, for notebooks without a kernel, and for print. It shows no hand."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from istanbul_nb.core import View
from istanbul_nb.table.drawing.badge import badge
from istanbul_nb.table.drawing.measure import SPARE, cut, width
from istanbul_nb.table.drawing.paint import INK, PAGE, STATIC, TOKENS, colour
from istanbul_nb.table.drawing.sheet import BOOK, FONT, SYMBOLS, Sheet, group, number, words_at
from istanbul_nb.table.faces import face_of
from istanbul_nb.table.words import ui_words
from istanbul_nb.words import Words

MARGIN, HEAD = 16, 44
NOT_BUILT = "The drawings of the table are not built: run “npm ci” and “npm run build” in the folder widgets."
INHERITED = 'fill="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'


def picture(view: View, names: Sequence[str], words: Words) -> str:
    """Draw the table as a spectator sees it; the same view gives the same text."""
    if not all((STATIC / name).is_file() for name in (SYMBOLS, TOKENS)):
        return _only_words(NOT_BUILT)
    view = {**view, "seat": None}
    sheet = Sheet()
    drawn = face_of(view["game"]).svg(sheet, view, names, words)
    parts = [
        group(MARGIN, MARGIN, _head(sheet, view, names, words, drawn.width)),
        *(group(MARGIN + x, MARGIN + HEAD + y, part) for x, y, part in drawn.parts),
    ]
    told = f"<title>{_text(drawn.title)}</title><desc>{_text(drawn.told)}</desc>"
    defined = f"<defs>{sheet.definitions()}</defs>"
    high = MARGIN + HEAD + drawn.height + MARGIN
    return _svg(drawn.width + 2 * MARGIN, high, told + defined + "".join(parts), words.language)


def _svg(width: float, height: float, inside: str, language: str) -> str:
    """Draw a sheet of paper of our own, so that it can lie on a page of any colour."""
    size = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    paint = f'font-family="{FONT}" font-size="13" color="{INK}" {INHERITED} style="max-width:100%;height:auto"'
    told, _, rest = inside.partition("</desc>")
    page = f'<rect width="{number(width)}" height="{number(height)}" rx="12" fill="{PAGE}"/>'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" lang="{language}" {size} {paint}>'
    return f"{opening}{told}</desc>{page}{rest}</svg>"


def _text(text: str) -> str:
    return escape(text, quote=False)


def _head(sheet: Sheet, view: View, names: Sequence[str], words: Words, wide: float) -> str:
    """Draw the name of the game, the round, and whose turn it is."""
    blue, soft, title = colour("act"), colour("soft"), ui_words(words.language, words.game)["title"]
    over = view["actor"] is None
    when = words.say("label-over" if over else "label-round", round=view["round"])
    room = width(title, 22, bold=True)
    book = f' font-weight="700" font-size="22" font-family="{BOOK}" fill="{blue}"'
    parts = [
        sheet.icon("rose", 0, 2, 28, tone=blue),
        words_at(36, 24, title, f'{book} textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"'),
        f'<path d="M{number(room + 47)} 8v20" stroke="{colour("line")}" stroke-width="1"/>',
        words_at(room + 57, 23, when, f' fill="{soft}"'),
    ]
    if not over:
        turn = cut(words.say("label-turn", name=names[view["actor"]]), 14, 330, bold=True)
        left = wide - width(turn, 14, bold=True) * SPARE
        parts.append(words_at(left, 23, turn, ' font-size="14" font-weight="700"'))
        parts.append(badge(sheet, view["actor"], left - 28, 8, 20))
    return "".join(parts)


def _only_words(text: str) -> str:
    wide = width(text, 13) + 2 * MARGIN
    return _svg(wide, 48, f"<title>{_text(text)}</title><desc></desc>{words_at(MARGIN, 29, text)}", "en")
