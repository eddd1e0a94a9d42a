"""What Sultan brings."""

from istanbul_nb.games.kit import Kit

KIT = Kit(
    rules="istanbul_nb.games.sultan.rules:Sultan",
    face="istanbul_nb.games.sultan.face.face",
    brain="istanbul_nb.games.sultan.brain:BRAIN",
    words="istanbul_nb.games.sultan.words",
    text="istanbul_nb.games.sultan.text",
    terminal="istanbul_nb.games.sultan.terminal",
    positions="istanbul_nb.games.sultan.positions:SultanPosition",
    encoding="istanbul_nb.games.sultan.encoding",
    analysis="istanbul_nb.games.sultan.analysis",
    arguments="istanbul_nb.games.sultan.arguments",
    data="istanbul_nb.games.sultan",
    courses=("sultan",),
)
