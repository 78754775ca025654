"""The web server: app, routes, limits, what is refused at the door, the web app's files.

May import everything in kindu.server.
"""
