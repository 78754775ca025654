"""The addresses of the server, a file for each subject."""
