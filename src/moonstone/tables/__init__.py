"""Tables and campaigns, without I/O: what they are, what may be done to them, and what a viewer may know of them."""
