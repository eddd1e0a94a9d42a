"""The small ways to break an expression or a statement."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import TypeVar

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
REMOVABLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete, ast.Raise)

Item = TypeVar("Item")


def changed_expressions(node: ast.expr, is_condition: bool) -> Iterator[ast.expr]:
    """Yield everything that may stand in place of an expression; a condition may also always or never hold."""
    found = list(_changed(node))
    if is_condition and not isinstance(node, ast.Constant):
        found += [ast.Constant(True), ast.Constant(False)]
    for new in found:
        yield ast.copy_location(new, node)


def _changed(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            for other in COMPARISONS[type(op)]:
                yield ast.Compare(left, [other()], [right])
        case ast.Compare(ops=ops):
            for spot, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    yield ast.Compare(node.left, [*ops[:spot], other(), *ops[spot + 1 :]], node.comparators)
        case ast.BoolOp(op=operator, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for rest in _without_one(values):
                yield rest[0] if len(rest) == 1 else ast.BoolOp(operator, rest)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield operand
        case ast.BinOp(op=binary) if type(binary) in OPERATORS:
            yield ast.BinOp(node.left, OPERATORS[type(binary)](), node.right)
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
            if value > 0:
                yield ast.Constant(value - 1)
        case ast.List() | ast.Tuple() | ast.Set() if not _is_target(node):
            yield from _shorter(node)
        case ast.Dict(keys=keys) if len(keys) > 1:
            for spot in range(len(keys)):
                yield ast.Dict(_without(keys, spot), _without(node.values, spot))
        case ast.Call(func=ast.Name(id=name)) if name in NAMES:
            yield ast.Call(ast.copy_location(ast.Name(NAMES[name], ast.Load()), node), node.args, node.keywords)


def _shorter(node: ast.List | ast.Tuple | ast.Set) -> Iterator[ast.expr]:
    for rest in _without_one(node.elts) if len(node.elts) > 1 else ():
        new = deepcopy(node)
        new.elts = rest
        yield new


def _is_target(node: ast.List | ast.Tuple | ast.Set) -> bool:
    return not isinstance(getattr(node, "ctx", ast.Load()), ast.Load)


def _without_one(values: Sequence[ast.expr]) -> Iterator[list[ast.expr]]:
    return (_without(values, spot) for spot in range(len(values)))


def _without(values: Sequence[Item], spot: int) -> list[Item]:
    return [*values[:spot], *values[spot + 1 :]]


def changed_statements(node: ast.stmt) -> Iterator[ast.stmt]:
    """Yield everything that may stand in place of a statement."""
    for new in _changed_statement(node):
        yield ast.copy_location(new, node)


def _changed_statement(node: ast.stmt) -> Iterator[ast.stmt]:
    match node:
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            return
        case ast.AnnAssign(value=None):
            return
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Return(value=None):
            yield ast.Pass()
        case ast.Return(value=ast.Constant(value=None)):
            return
        case ast.Return():
            yield ast.Return(ast.copy_location(ast.Constant(None), node))
        case ast.For():
            new = deepcopy(node)
            new.iter = ast.copy_location(ast.Tuple([], ast.Load()), node.iter)
            yield new
        case ast.AugAssign(op=operator) if type(operator) in OPERATORS:
            yield ast.AugAssign(node.target, OPERATORS[type(operator)](), node.value)
            yield ast.Pass()
        case _ if isinstance(node, REMOVABLE):
            yield ast.Pass()
