"""The special cards of Congo 1884, one file each."""
