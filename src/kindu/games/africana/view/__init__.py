"""A Sight of Africana in words for screens; the rules decide, and this folder only tells."""
