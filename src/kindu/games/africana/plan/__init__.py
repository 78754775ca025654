"""What bots know about Africana: estimates, what was learned, and the reasons of hints."""
