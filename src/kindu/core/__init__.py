"""The game-agnostic engine: states, pending questions, sights, chance. Imports nothing of ours."""
