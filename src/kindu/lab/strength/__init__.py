"""How strong the levels are, and the page that reports it (docs/strength.md)."""
