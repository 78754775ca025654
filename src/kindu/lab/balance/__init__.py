"""What strong play shows of a game (docs/balance.md); a game's balance.py says what is counted."""
