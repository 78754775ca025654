"""Africana: the rules in code, one module per chapter of rules.md."""
