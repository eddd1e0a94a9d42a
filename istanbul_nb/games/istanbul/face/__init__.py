"""Istanbul on the table: the drawing of a view, what is asked, what moved, and how it ended."""
