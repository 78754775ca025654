"""How strong the levels are, and the page that says so (docs/strength.md)."""
