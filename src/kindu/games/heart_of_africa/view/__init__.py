"""A Sight of Heart of Africa in words for screens; the rules decide, and this folder only tells."""
