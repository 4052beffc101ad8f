"""Builds the self-hosted fonts of the shop: app/ui/fonts/*.woff2.

Takes the latin and latin-ext files of @fontsource-variable (SIL Open Font License), keeps the letters of
the European languages written in Latin script, keeps only the axes the design uses, and joins both into one
file per face, so that a Hungarian page (ő, ű) needs one request per face instead of two.

Needs Python 3 with fonttools and brotli (Debian: python3-fonttools python3-brotli).
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

STOREFRONT = Path(__file__).resolve().parent.parent
PACKAGES = STOREFRONT.parent.parent / "node_modules" / "@fontsource-variable"
TARGET = STOREFRONT / "app" / "ui" / "fonts"

BASIC_LATIN_AND_LATIN_1 = [*range(0x20, 0x7F), *range(0xA0, 0x100)]
LATIN_EXTENDED_A = [*range(0x100, 0x180)]
ROMANIAN_COMMA_BELOW = [0x218, 0x219, 0x21A, 0x21B]
PUNCTUATION = [0x2009, 0x200A, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E,
               0x2022, 0x2026, 0x202F, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193,
               0x2212, 0x2215]
TITLE_WEIGHT = 480
# Small titles keep the fine forms of larger ones: below 40 px the optical size stands still.
TITLE_OPTICAL_SIZES = (40, 144)
FACES = {
    "fraunces": ("fraunces", "opsz-normal", {"wght": TITLE_WEIGHT, "opsz": TITLE_OPTICAL_SIZES}),
    "fraunces-italic": ("fraunces", "full-italic", {"wght": TITLE_WEIGHT, "opsz": 40, "SOFT": 0, "WONK": 0}),
    "figtree": ("figtree", "wght-normal", {"wght": (300, 700)}),
    "figtree-italic": ("figtree", "wght-italic", {"wght": 400}),
}


def subset(font: TTFont, characters: list[int]) -> None:
    options = Options()
    options.layout_features = ["*"]
    options.glyph_names = True
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def open_face(package: str, script: str, style: str, axes: dict) -> TTFont:
    font = TTFont(PACKAGES / package / "files" / f"{package}-{script}-{style}.woff2")
    font = instancer.instantiateVariableFont(font, axes)
    if "gvar" in font:
        for glyph in font.getGlyphOrder():
            if glyph not in font["gvar"].variations:
                font["gvar"].variations[glyph] = []
    return font


def add_glyphs(font: TTFont, other: TTFont) -> None:
    """Copies every glyph of `other` that `font` lacks: outline, widths, variation, characters."""
    known = set(font.getGlyphOrder())
    added = [name for name in other.getGlyphOrder() if name not in known]
    for name in added:
        font["glyf"][name] = other["glyf"][name]
        font["hmtx"][name] = other["hmtx"][name]
        if "gvar" in font:
            font["gvar"].variations[name] = other["gvar"].variations[name]
    for table in font["cmap"].tables:
        for code, name in other.getBestCmap().items():
            if code <= 0xFFFF or table.format == 12:
                table.cmap.setdefault(code, name)
    if "HVAR" in font:
        del font["HVAR"]


def build(name: str, package: str, style: str, axes: dict) -> None:
    font = open_face(package, "latin", style, axes)
    subset(font, BASIC_LATIN_AND_LATIN_1 + PUNCTUATION)
    other = open_face(package, "latin-ext", style, axes)
    subset(other, LATIN_EXTENDED_A + ROMANIAN_COMMA_BELOW)
    add_glyphs(font, other)
    font.flavor = "woff2"
    path = TARGET / f"{name}.woff2"
    font.save(path)
    axes_left = [f"{axis.axisTag} {axis.minValue:g}-{axis.maxValue:g}" for axis in font["fvar"].axes] if "fvar" in font else []
    print(f"{path.name}: {path.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs, axes {axes_left or 'none'}")


if __name__ == "__main__":
    for name, (package, style, axes) in FACES.items():
        build(name, package, style, axes)
