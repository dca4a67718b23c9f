"""One module per family of pictures; each function describes one picture."""
