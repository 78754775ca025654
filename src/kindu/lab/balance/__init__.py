"""What strong play shows about a game (docs/balance.md); its balance.py says what to count."""
