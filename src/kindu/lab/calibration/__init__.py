"""Whether the chances and points shown in hints are right (docs/hints.md)."""
