"""What is published and where it runs: metadata, locks, extras, containers, hosted machines."""
