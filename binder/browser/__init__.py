"""The games in the browser only: a JupyterLite site that needs no server but static files (docs/browser-only.md)."""
