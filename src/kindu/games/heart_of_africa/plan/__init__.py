"""What bots know about Heart of Africa: estimates, what was learned, and the reasons of hints."""
