"""`make docs`: the documents as a site of plain pages, and the check of their links.

papers.py reads the Markdown and finds dead links; pages.py makes the pages, frame.py what
surrounds each; style.css is their look, with the colours of web/src/styles/tokens.css.
"""
