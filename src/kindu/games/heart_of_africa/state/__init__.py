"""What lies on the table of Heart of Africa, and what an eye can't see of it."""
