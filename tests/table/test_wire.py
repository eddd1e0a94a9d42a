"""The types of Python and of TypeScript for what crosses the wire are the same, member by member."""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, Literal

import pytest
from typing_extensions import NotRequired, TypedDict

from istanbul_nb.table import messages, plain_wire, wire
from tests.table.shapes import Shape, differences, of_python
from tests.table.typescript import Module

SOURCES = Path(__file__).parents[2] / "widgets" / "src"
COMMON, PLAIN = "common", "plain"
GAMES = sorted(path.parent.name for path in (SOURCES / "games").glob("*/protocol.ts"))
# What the browser makes of packed types; it never travels.
UNPACKED = {
    "istanbul": {"Row", "Place", "Piece", "Target", "Pick", "CallPick", "Ask", "Snap"},
    "dice": {"Payment", "Spot", "Ask", "Snap"},
}


def common() -> Module:
    return Module((SOURCES / "protocol.ts").read_text(encoding="utf-8"))


def typescript(game: str) -> Module:
    """Return the types of a game, or those of all games."""
    if game == COMMON:
        return common()
    return Module((SOURCES / "games" / game / "protocol.ts").read_text(encoding="utf-8"), common())


def python(game: str) -> Any:
    """Return the module that declares the same, or both that declare what all games share."""
    if game == COMMON:
        return SimpleNamespace(**{**vars(wire), **vars(messages)})
    return plain_wire if game == PLAIN else import_module(f"istanbul_nb.games.{game}.face.wire")


def compared(source: Module, declared: Any, unpacked: Collection[str] = ()) -> list[str]:
    """Return where the types of one name differ."""
    names = [name for name in source.types if name not in unpacked]
    found = [f"{name}: in TypeScript only" for name in names if not hasattr(declared, name)]
    for name in names:
        if hasattr(declared, name):
            found += differences(source.shape(name), of_python(getattr(declared, name)), name)
    return found


@pytest.mark.parametrize("game", [COMMON, *GAMES])
def test_every_type_of_typescript_is_the_one_of_python(game: str) -> None:
    assert compared(typescript(game), python(game), UNPACKED.get(game, ())) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_declares_its_snapshot_its_start_panel_and_its_words(game: str) -> None:
    snapshot = "Packed" if game in UNPACKED else "Snap"
    names = {snapshot, "Start"} if game == PLAIN else {snapshot, "Start", "Words"}
    assert names <= typescript(game).types.keys()


# The comparison notices every change: made-up types, and the same with one thing changed


class Part(TypedDict):
    name: str
    count: int


class Dice(TypedDict):
    kind: Literal["dice"]
    pips: list[int]


class Fly(TypedDict):
    kind: Literal["fly"]
    wait: NotRequired[float]


class Group(TypedDict):
    label: str
    parts: list[Part | Group]


class Whole(TypedDict):
    id: str
    part: Part | None
    more: NotRequired[list[Part]]
    pair: Annotated[list[str | int], tuple[str, int]]
    top: Annotated[list[str | int], tuple[int] | tuple[int, str]]
    by_place: dict[int, str]
    by_stone: dict[Literal["W", "R"], bool]
    state: Literal["done", "open"]
    effect: Dice | Fly
    given: dict[str, object]


DECLARED = SimpleNamespace(Part=Part, Group=Group, Whole=Whole)
TEXT = """
// made up
import type * as common from '../protocol'
export const colours = ['W', 'R'] as const
type Stone = (typeof colours)[number]
export interface Part {
  name: string // its name
  count: number
}
export interface Group {
  label: string
  parts: (Part | Group)[]
}
interface Named { id: string }
export interface Whole extends Named {
  part: Part | null
  more?: Part[]
  pair: [name: string, count: number]
  top: [number, top?: string]
  by_place: Record<number, string>
  by_stone: Partial<Record<Stone, boolean>>
  state: 'done' | 'open'
  effect:
    | { kind: 'dice'; pips: number[] }
    | { kind: 'fly'; wait?: number }
  given: Record<string, unknown>
}
"""
ONLY_THERE = {"Stone", "Named"}
CHANGES = {
    "a member is added": ("count: number\n}", "count: number\n  price: number\n}", "Part.price: in TypeScript only"),
    "a member is removed": ("  count: number\n}", "}", "Part.count: in Python only"),
    "a member is renamed": ("part: Part", "piece: Part", "Whole.part: in Python only"),
    "a member changes": ("name: string //", "name: number //", "Part.name: number in TypeScript only"),
    "a member becomes optional": ("part: Part", "part?: Part", "Whole.part: optional in TypeScript only"),
    "a member becomes required": ("more?:", "more:", "Whole.more: optional in Python only"),
    "null is allowed": ("more?: Part[]", "more?: Part[] | null", "Whole.more: null in TypeScript only"),
    "null is not allowed": ("part: Part | null", "part: Part", "Whole.part: null in Python only"),
    "a list has other items": ("more?: Part[]", "more?: string[]", "Whole.more[]: string in TypeScript only"),
    "a list becomes one": ("more?: Part[]", "more?: Part", "in TypeScript only"),
    "a tuple is longer": ("count: number]", "count: number, x: number]", "in TypeScript only"),
    "a tuple changes its order": ("[name: string, count: number]", "[number, string]", "in TypeScript only"),
    "the end of a tuple is required": ("top?: string", "top: string", "Whole.top: [number] in Python only"),
    "keys change": ("Record<number, string>", "Record<string, string>", "Whole.by_place keys: string in TypeScript"),
    "values change": ("Record<number, string>", "Record<number, number>", "Whole.by_place[…]: number in TypeScript"),
    "a named key is added": ("['W', 'R']", "['W', 'R', 'Y']", "Whole.by_stone.Y: in TypeScript only"),
    "named keys become required": ("Partial<Record<Stone, boolean>>", "Record<Stone, boolean>", "in Python only"),
    "a literal is added": ("| 'open'", "| 'open' | 'begun'", "Whole.state: 'begun' in TypeScript only"),
    "a literal becomes a text": ("'done' | 'open'", "string", "Whole.state: string in TypeScript only"),
    "a kind is added": ("| { kind: 'fly'", "| { kind: 'stop' } | { kind: 'fly'", "in TypeScript only"),
    "a kind is removed": ("| { kind: 'fly'; wait?: number }", "", "in Python only"),
    "a member of a kind changes": ("pips: number[]", "pips: string[]", "Whole.effect<'dice'>.pips[]: string"),
    "something becomes known": ("unknown", "string", "Whole.given[…]: string in TypeScript only"),
    "a type is no longer within itself": ("(Part | Group)[]", "Part[]", "Group.parts[]: Group in Python only"),
    "a type is added": ("export interface Part", "export type New = string\nexport interface Part", "New: in"),
}


def test_equal_types_do_not_differ() -> None:
    assert compared(Module(TEXT), DECLARED, ONLY_THERE) == []


@pytest.mark.parametrize("change", CHANGES)
def test_the_comparison_notices_that(change: str) -> None:
    before, after, told = CHANGES[change]
    assert before in TEXT
    found = compared(Module(TEXT.replace(before, after, 1)), DECLARED, ONLY_THERE)
    assert any(told in each for each in found), found


def test_types_that_are_made_of_others_are_worked_out() -> None:
    text = """
    interface Spot { act: string; label: string; pay?: number[] }
    type Pick = { kind: 'call'; calls: { act: string; say: string }[] } | { kind: 'goods' } | string[]
    export type Packed = Omit<Spot, 'act' | 'pay'> & { act?: string; pay?: string }
    export type Call = Extract<Pick, { kind: 'call' }>
    export type Rest = Exclude<Pick, { kind: 'call' } | string[]>
    export type Short = Omit<Call['calls'][0], 'say'>
    """
    plain = """
    export interface Packed { label: string; act?: string; pay?: string }
    export type Call = { kind: 'call'; calls: { act: string; say: string }[] }
    export type Rest = { kind: 'goods' }
    export type Short = { act: string }
    """
    made, written = Module(text), Module(plain)
    assert {name: made.shape(name) for name in written.types} == {name: written.shape(name) for name in written.types}


def shapes_of(text: str) -> list[Shape]:
    module = Module(text)
    return [module.shape(name) for name in module.types]


@pytest.mark.parametrize("text", ["export type A = keyof B", "class A {}", "type A = { a: string", "type A = @"])
def test_what_the_reader_does_not_know_is_an_error(text: str) -> None:
    with pytest.raises((SyntaxError, IndexError)):
        shapes_of(text)


def test_a_name_that_nobody_declares_is_an_error() -> None:
    with pytest.raises(NameError, match="Other"):
        shapes_of("type A = Other[]")
