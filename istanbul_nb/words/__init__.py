"""The words: every sentence that a person sees, in every language. The rules know only their keys."""

from istanbul_nb.words.language import LANGUAGES, UnknownLanguage, Unsaid
from istanbul_nb.words.words import Words

__all__ = ["LANGUAGES", "UnknownLanguage", "Unsaid", "Words"]
