"""The consistency model: each law is one function, which yields a sentence for every breach."""
