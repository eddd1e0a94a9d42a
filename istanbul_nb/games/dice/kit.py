"""What Istanbul: The Dice Game brings."""

from istanbul_nb.games.kit import Kit

KIT = Kit(
    rules="istanbul_nb.games.dice.rules:Dice",
    face="istanbul_nb.games.dice.face.face",
    brain="istanbul_nb.games.dice.brain:BRAIN",
    words="istanbul_nb.games.dice.words",
    text="istanbul_nb.games.dice.text",
    terminal="istanbul_nb.games.dice.terminal",
    positions="istanbul_nb.games.dice.positions:DicePosition",
    encoding="istanbul_nb.games.dice.encoding",
    analysis="istanbul_nb.games.dice.analysis",
    data="istanbul_nb.games.dice",
    courses=("dice",),
)
