"""The web app in a browser: how much it loads, and how fast."""
