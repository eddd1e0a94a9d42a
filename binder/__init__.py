"""Where the games run without being installed: on Binder, and in the browser only (`binder/browser/`)."""
