"""The seats around every table, by their colours."""

SEATS = ("plum", "saffron", "teal", "ink", "pearl")
SEAT = {name: seat for seat, name in enumerate(SEATS)}
