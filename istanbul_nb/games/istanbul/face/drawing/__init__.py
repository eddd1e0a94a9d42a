"""The bazaar as a still picture."""
