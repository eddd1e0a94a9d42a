"""What Istanbul with its expansions and variants brings."""

from istanbul_nb.games.kit import Kit

KIT = Kit(
    rules="istanbul_nb.games.istanbul.rules:Istanbul",
    face="istanbul_nb.games.istanbul.face.face",
    brain="istanbul_nb.games.istanbul.brain:BRAIN",
    words="istanbul_nb.games.istanbul.words",
    text="istanbul_nb.games.istanbul.text.bazaar",
    terminal="istanbul_nb.games.istanbul.terminal",
    positions="istanbul_nb.games.istanbul.positions.position:IstanbulPosition",
    encoding="istanbul_nb.games.istanbul.encoding",
    analysis="istanbul_nb.games.istanbul.analysis",
    arguments="istanbul_nb.games.istanbul.arguments",
    data="istanbul_nb.games.istanbul",
    courses=("istanbul", "routes", "mocha", "letters", "grand"),
)
