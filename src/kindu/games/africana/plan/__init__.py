"""What bots know of Africana: estimates, what was learned, and the reasons of hints."""
