"""Kindu: play, watch, review and research three board games set in Africa."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("kindu")  # pyproject.toml states it, once
except PackageNotFoundError:  # read from a folder that was never installed
    __version__ = "0+unknown"
