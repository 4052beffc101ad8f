"""Prints the size-adjust and ascent/descent overrides of app/ui/fonts/fonts.css.

A fallback face is stretched so that Hungarian and English running text takes the same width as in the web
font: the page does not move when the web font arrives. Widths of the fallbacks are read from the Liberation
fonts, which have the metrics of Times New Roman and Arial, and from the fonts of Android phones, which have neither.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path(__file__).resolve().parent.parent / "app" / "ui" / "fonts"
SYSTEM = Path("/usr/share/fonts/truetype")
SAMPLE = (
    "Kézzel készült kerámia, kékfestő textil és faáru a Kárpát-medencéből. Korondi tál, húsvéti gyertya, "
    "mézeskalács szív. Handmade ceramics, blue-dye cloth and wood from the makers of the Carpathian Basin."
)
PAIRS = {
    "Fraunces Fallback": ("fraunces.woff2", {"opsz": 48}, "liberation/LiberationSerif-Regular.ttf"),
    "Fraunces Fallback Android": ("fraunces.woff2", {"opsz": 48}, "noto/NotoSerif-Regular.ttf"),
    "Figtree Fallback": ("figtree.woff2", {"wght": 400}, "liberation/LiberationSans-Regular.ttf"),
    "Figtree Fallback Android": ("figtree.woff2", {"wght": 400}, "roboto/unhinted/RobotoTTF/Roboto-Regular.ttf"),
}


def width(font: TTFont) -> float:
    """Width of the sample in em."""
    cmap = font.getBestCmap()
    return sum(font["hmtx"][cmap[ord(letter)]][0] for letter in SAMPLE) / font["head"].unitsPerEm


for family, (file, axes, fallback) in PAIRS.items():
    font = TTFont(FONTS / file)
    em, line = font["head"].unitsPerEm, font["hhea"]
    adjust = width(instancer.instantiateVariableFont(font, axes)) / width(TTFont(SYSTEM / fallback))
    print(
        f"{family}: size-adjust {adjust:.2%}; ascent-override {line.ascent / em / adjust:.2%}; "
        f"descent-override {-line.descent / em / adjust:.2%}; line-gap-override {line.lineGap / em / adjust:.2%}"
    )
