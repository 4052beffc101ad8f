"""Draws the wordmark: the letters of the shop's name from Fraunces as one path, the accent of é as a petal.

Prints the view box and the two paths used in app/ui/media/wordmark.svg.
Needs Python 3 with fonttools and brotli.
"""

from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONT = Path(__file__).resolve().parents[3] / "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2"
LETTERS = ["P", "o", "r", "t", "e", "k", "a"]
AXES = {"opsz": 96, "wght": 470, "SOFT": 60, "WONK": 0}
SCALE = 0.2
TRACKING = 10
KERNING = {("P", "o"): -34, ("r", "t"): 6, ("k", "a"): -14}
PETAL = "M0 0C-6-20 3-51 46-70 55-30 35-5 0 0z"


class ShortPathPen(BasePen):
    """SVG path of whole numbers, relative to the point before: a third of the length of the usual one."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.path = ""
        self.at = (0, 0)

    def _put(self, command: str, *points: tuple[float, float]) -> None:
        rounded = [(round(x), round(y)) for x, y in points]
        numbers = [value - base for point in rounded for value, base in zip(point, self.at)]
        self.path += command + str(numbers[0]) + "".join(f" {n}" if n >= 0 else str(n) for n in numbers[1:])
        self.at = rounded[-1]

    def _moveTo(self, point):
        if self.path:
            self._put("m", point)
        else:
            self._put("M", point)
        self.start = self.at

    def _lineTo(self, point):
        self._put("l", point)

    def _qCurveToOne(self, control, point):
        self._put("q", control, point)

    def _closePath(self):
        self.path += "z"
        self.at = self.start


font = instancer.instantiateVariableFont(TTFont(FONT), AXES)
glyphs = font.getGlyphSet()
baseline = font["OS/2"].sCapHeight * SCALE + 28
x = 0.0
pen = ShortPathPen(glyphs)
for letter, following in zip(LETTERS, [*LETTERS[1:], ""]):
    bounds = BoundsPen(glyphs)
    glyphs[letter].draw(bounds)
    if x == 0:
        x = -bounds.bounds[0]
    glyphs[letter].draw(TransformPen(pen, (SCALE, 0, 0, -SCALE, x * SCALE, baseline)))
    if letter == "e":
        left, _, right, top = bounds.bounds
        petal_x = (x + (left + right) / 2) * SCALE - 6
        petal_y = baseline - top * SCALE - 16
    end = x + bounds.bounds[2]
    x += glyphs[letter].width + TRACKING + KERNING.get((letter, following), 0)

print(f'viewBox="0 0 {end * SCALE:.0f} {baseline + 6:.0f}"')
print(f'<path d="{pen.path}"/>')
print(f'<path transform="translate({petal_x:.0f} {petal_y:.0f})" d="{PETAL}"/>')
