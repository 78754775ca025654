"""Whether the chances and points that hints tell come true (docs/hints.md)."""
