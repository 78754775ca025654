"""What bots know about Congo 1884: estimates, what was learned, and the reasons of hints."""
