"""Builds the fonts of the PDF documents.

Figtree, from the shop's own variable font: PDF readers know no variable fonts. And one font for letters that Figtree does not have,
from the parts of Noto Sans for the scripts of Europe and its neighbors.

Needs Python 3 with fonttools and brotli, and Noto Sans (Debian: python3-fonttools python3-brotli fonts-noto-core).
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter, load_font, parse_unicodes, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[2] / "apps" / "storefront" / "app" / "ui" / "fonts" / "figtree.woff2"
NOTO = Path("/usr/share/fonts/truetype/noto")

# Latin with punctuation and currencies, Greek and Cyrillic.
BASE = (
    "U+0020-024F,U+0259,U+0300-0370,U+0370-052F,U+1E00-1EFF,U+2010-2027,U+2030-203A,U+20A0-20BF,U+2116,U+2122"
)
PARTS = {
    "NotoSans": BASE,
    "NotoSansHebrew": "U+0590-05FF",
    "NotoSansArabic": "U+0600-06FF",
    "NotoSansArmenian": "U+0530-058F",
    "NotoSansGeorgian": "U+10A0-10FF",
}
# These scripts need everything that changes the shape of a letter.
SHAPED = ("NotoSansArabic", "NotoSansHebrew")


def part_of_noto(name, unicodes, folder):
    options = Options(hinting=False, notdef_outline=True)
    options.layout_features = ["*"] if name in SHAPED else ["kern", "mark", "mkmk", "ccmp", "locl"]
    source = NOTO / f"{name}-Regular.ttf"
    font = load_font(str(source), options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(unicodes))
    subsetter.subset(font)
    target = str(Path(folder) / source.name)
    save_font(font, target, options)
    return target


for name, weight in (("regular", 400), ("bold", 700)):
    font = instancer.instantiateVariableFont(TTFont(SOURCE), {"wght": weight})
    font.flavor = None
    font.save(HERE / f"figtree-{name}.ttf")

with TemporaryDirectory() as folder:
    parts = [part_of_noto(name, unicodes, folder) for name, unicodes in PARTS.items()]
    merged = Merger().merge(parts)
    # Lines stay as high as with Figtree, beside which it stands.
    figtree = TTFont(HERE / "figtree-regular.ttf")
    scale = merged["head"].unitsPerEm / figtree["head"].unitsPerEm
    for measure in ("ascent", "descent", "lineGap"):
        setattr(merged["hhea"], measure, round(getattr(figtree["hhea"], measure) * scale))
    merged.save(HERE / "noto-sans-regular.ttf")
