"""Africana: the rules in code, one module a chapter of rules.md."""
