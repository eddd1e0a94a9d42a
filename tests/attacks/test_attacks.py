"""Every attack, in a small size."""

from __future__ import annotations

import pytest

from tests.attacks.catalogue import attack_called, names

SMALL = 60


@pytest.mark.parametrize("name", names())
def test_everything_holds_against(name: str) -> None:
    counts = attack_called(name)(SMALL)
    assert counts
    assert all(counts.values()), f"{name} tried nothing of a kind: {counts}"
