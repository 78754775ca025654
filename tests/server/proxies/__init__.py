"""The proxies of docs/hosting.md in front of a real server, on the loopback."""
