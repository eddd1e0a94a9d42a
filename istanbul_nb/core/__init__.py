"""The contract of a game, and what all games share: actions, events, chance, refusals, canonical JSON."""

from istanbul_nb.core.action import Action, Legal, Unreadable
from istanbul_nb.core.bot import Bot, name_of
from istanbul_nb.core.chance import Answer, Chance, Outcome, Scripted, Seeded, Unscripted, enumerate_chance, fork
from istanbul_nb.core.clock import Clock, Progress, Stopped
from istanbul_nb.core.codec import TooLarge, canonical, digest, parse_json, plain
from istanbul_nb.core.event import Event
from istanbul_nb.core.game import Game, GameInfo, Option, Standing, ranked
from istanbul_nb.core.preview import DryRun, Preview, Previewer, dry_run
from istanbul_nb.core.reader import Reader
from istanbul_nb.core.refusal import BadOptions, BadState, Refusal, Refused
from istanbul_nb.core.seat_view import SeatView
from istanbul_nb.core.shorten import shorten
from istanbul_nb.core.view import BaseView, View

__all__ = [
    "Action",
    "Answer",
    "BadOptions",
    "BadState",
    "BaseView",
    "Bot",
    "Chance",
    "Clock",
    "DryRun",
    "Event",
    "Game",
    "GameInfo",
    "Legal",
    "Option",
    "Outcome",
    "Preview",
    "Previewer",
    "Progress",
    "Reader",
    "Refusal",
    "Refused",
    "Scripted",
    "SeatView",
    "Seeded",
    "Standing",
    "Stopped",
    "TooLarge",
    "Unreadable",
    "Unscripted",
    "View",
    "canonical",
    "digest",
    "dry_run",
    "enumerate_chance",
    "fork",
    "name_of",
    "parse_json",
    "plain",
    "ranked",
    "shorten",
]
