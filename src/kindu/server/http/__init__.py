"""The web server: app, routes, limits, checks of every request, the web app's files.

May import everything in kindu.server.
"""
