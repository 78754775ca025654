"""What lies on the table of Congo 1884, and what an eye can't see of it."""
