"""HTTP routes by subject; shapes.py has the bodies as OpenAPI shows them."""
