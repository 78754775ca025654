"""`make play`: from a fresh clone to the front page, with the standard library of Python alone.

`checks` and `fetching` refuse at once what can't work, `house` knows what has to be made again,
`steps` does one thing and shows how far it is, and `run` does all in order.
"""
