"""Makes every Python with this folder on its path one of the next build."""

import next_release  # noqa: F401  # it arrives by being imported
