"""The game-agnostic engine: questions, states, sights, chance and the record of a game."""
