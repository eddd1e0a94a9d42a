"""The places, one module each (a shared one where several do the same)."""
