"""Builds the fonts of the PDF documents from the shop's own variable one: PDF readers know no variable fonts.

Needs Python 3 with fonttools and brotli (Debian: python3-fonttools python3-brotli).
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[2] / "apps" / "storefront" / "app" / "ui" / "fonts" / "figtree.woff2"

for name, weight in (("regular", 400), ("bold", 700)):
    font = instancer.instantiateVariableFont(TTFont(SOURCE), {"wght": weight})
    font.flavor = None
    font.save(HERE / f"figtree-{name}.ttf")
