"""What the server answers over HTTP and over the live socket."""
