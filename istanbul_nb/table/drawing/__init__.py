"""The table as one still picture: parts that each draw one thing, with the same art as the widget."""
