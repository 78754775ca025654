"""A Sight of Congo 1884 in words for screens; the rules decide, and this folder only tells."""
