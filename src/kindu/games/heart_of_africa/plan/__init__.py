"""What bots know of Heart of Africa: estimates, what was learned, and the reasons of hints."""
