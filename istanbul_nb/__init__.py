"""A Jupyter-native tabletop for Istanbul and its relatives."""

__version__ = "0.1.0"
