"""Folk motifs as SVG fragments. Everything is drawn about (0, 0), pointing up (negative y), in arbitrary units."""
import math
import random


def put(shape, x=0, y=0, turn=0, size=1.0, flip=False):
    return f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn:.1f}) scale({-size if flip else size:.3f} {size:.3f})">{shape}</g>'


def path(d, fill="none", stroke="none", width=0.0):
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def dot(x, y, r, fill):
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="{fill}"/>'


def leaf(length, width, fill, line="none", stroke=0.0, vein=None, bend=0.15):
    b = length * bend
    d = f"M0 0C{-width} {-length * .3} {-width + b} {-length * .75} {b} {-length}C{width + b} {-length * .7} {width} {-length * .25} 0 0Z"
    out = path(d, fill, line, stroke)
    if vein:
        out += path(f"M0 {-length * .08}Q{b * .2} {-length * .5} {b * .8} {-length * .85}", "none", vein, max(stroke, width * .12))
    return out


def stem(points, colour, width):
    (x, y), *rest = points
    d = f"M{x} {y}"
    for index in range(0, len(rest) - 1, 2):
        d += f"Q{rest[index][0]} {rest[index][1]} {rest[index + 1][0]} {rest[index + 1][1]}"
    return path(d, "none", colour, width)


def tulip(size, outer, inner, heart, line="none", stroke=0.0):
    s = size
    side = f"M0 0C{-.55*s} {-.02*s} {-.62*s} {-.55*s} {-.42*s} {-1.02*s}C{-.25*s} {-.85*s} {-.1*s} {-.7*s} 0 {-.45*s}Z"
    middle = f"M0 {-.05*s}C{-.34*s} {-.3*s} {-.26*s} {-.75*s} 0 {-1.08*s}C{.26*s} {-.75*s} {.34*s} {-.3*s} 0 {-.05*s}Z"
    core = f"M0 {-.2*s}C{-.15*s} {-.38*s} {-.12*s} {-.6*s} 0 {-.8*s}C{.12*s} {-.6*s} {.15*s} {-.38*s} 0 {-.2*s}Z"
    return (path(middle, inner, line, stroke) + path(core, heart) + path(side, outer, line, stroke)
            + put(path(side, outer, line, stroke), flip=True))


def carnation(size, outer, inner, cup, line="none", stroke=0.0, teeth=7):
    out = ""
    for ring, colour in ((1.0, outer), (0.66, inner)):
        d = f"M0 {-.1*size}"
        for k in range(teeth * 2 + 1):
            a = math.radians(-62 + 124 * k / (teeth * 2))
            r = size * ring * (1.0 if k % 2 == 0 else 0.86)
            d += f"L{math.sin(a)*r:.2f} {-.1*size - math.cos(a)*r*.9:.2f}"
        out += path(d + "Z", colour, line, stroke)
    return out + path(f"M{-.16*size} {-.34*size}Q0 {.12*size} {.16*size} {-.34*size}Q0 {-.2*size} {-.16*size} {-.34*size}Z", cup, line, stroke)


def pomegranate(size, body, seed, crown, line="none", stroke=0.0):
    s = size
    d = f"M0 0C{-.62*s} {-.02*s} {-.7*s} {-.72*s} {-.16*s} {-.92*s}L{.16*s} {-.92*s}C{.7*s} {-.72*s} {.62*s} {-.02*s} 0 0Z"
    out = path(d, body, line, stroke)
    out += path(f"M{-.16*s} {-.92*s}L{-.3*s} {-1.2*s}L{-.1*s} {-1.05*s}L0 {-1.28*s}L{.1*s} {-1.05*s}L{.3*s} {-1.2*s}L{.16*s} {-.92*s}Z", crown, line, stroke)
    out += path(f"M0 {-.14*s}C{-.3*s} {-.25*s} {-.3*s} {-.6*s} 0 {-.76*s}C{.3*s} {-.6*s} {.3*s} {-.25*s} 0 {-.14*s}Z", seed)
    for row, y in enumerate((.28, .42, .56)):
        for x in (-.09, .0, .09) if row == 1 else (-.05, .05):
            out += dot(x * s, -y * s, .032 * s, body)
    return out


def heart(size, fill, line="none", stroke=0.0):
    s = size
    return path(f"M0 0C{-.15*s} {-.25*s} {-.62*s} {-.45*s} {-.6*s} {-.82*s}C{-.58*s} {-1.12*s} {-.14*s} {-1.14*s} 0 {-.8*s}"
                f"C{.14*s} {-1.14*s} {.58*s} {-1.12*s} {.6*s} {-.82*s}C{.62*s} {-.45*s} {.15*s} {-.25*s} 0 0Z", fill, line, stroke)


def rose(size, colours, line="none", stroke=0.0, petals=9):
    """Matyó rose: rings of scallops round a heart, centred."""
    out = ""
    for ring, colour in enumerate(colours):
        r = size * (1 - ring / (len(colours) + 0.3))
        d, n = "", max(5, petals - ring)
        for k in range(n):
            a0, a1 = 2 * math.pi * k / n + ring * .3, 2 * math.pi * (k + 1) / n + ring * .3
            am = (a0 + a1) / 2
            x0, y0, x1, y1 = (r * .86 * f for f in (math.cos(a0), math.sin(a0), math.cos(a1), math.sin(a1)))
            cx, cy = r * 1.22 * math.cos(am), r * 1.22 * math.sin(am)
            d += (f"M{x0:.2f} {y0:.2f}" if k == 0 else "") + f"Q{cx:.2f} {cy:.2f} {x1:.2f} {y1:.2f}"
        out += path(d + "Z", colour, line, stroke)
    return out


def daisy(size, petal, centre, count=8, width=0.2, line="none", stroke=0.0):
    out = "".join(put(leaf(size, size * width, petal, line, stroke, bend=0), turn=360 * k / count) for k in range(count))
    return out + dot(0, 0, size * .26, centre)


def star8(size, fill):
    points = []
    for k in range(16):
        r = size if k % 2 == 0 else size * .5
        a = math.pi * k / 8
        points.append(f"{math.sin(a)*r:.2f},{-math.cos(a)*r:.2f}")
    return f'<polygon points="{" ".join(points)}" fill="{fill}"/>'


def bird(size, colour, wing="none", eye="#f4ecd8"):
    """A folk bird facing left with a lifted tail, about `size` long, in full brush strokes."""
    s = size / 100
    body = ("M-46 -20C-44 -31 -30 -34 -23 -26C-14 -16 2 -19 18 -24C34 -29 40 -42 52 -56C54 -40 50 -24 40 -8"
            "C28 10 0 20 -18 10C-32 3 -33 -8 -35 -14Z")
    out = path(body, colour) + path("M-45 -22L-58 -18L-43 -15Z", colour)
    for k, (x, y) in enumerate(((58, -44), (62, -32), (60, -20))):
        out += path(f"M32 -10Q48 {-18 + k * 5} {x} {y}Q54 {-12 + k * 6} 32 -4Z", colour)
    out += dot(-33, -24, 3, eye)
    if wing != "none":
        out += path("M-14 -8C-4 -18 16 -16 30 -24C26 -6 8 6 -8 4C-14 2 -17 -4 -14 -8Z", wing)
        out += path("M-8 -4Q6 -6 20 -14M-6 0Q6 -1 16 -7", "none", colour, 1.8)
    out += path("M-6 14L-10 30M4 13L3 30M-10 30L-18 32M3 30L-6 33", "none", colour, 2.6)
    return put(out, size=s)


def stag(size, colour):
    """A leaping stag facing left."""
    s = size / 100
    d = ("M-40 -22C-44 -26 -50 -24 -52 -20C-48 -16 -42 -16 -38 -12C-34 -4 -30 2 -26 6C-34 12 -44 16 -50 26L-46 28C-40 20 -30 16 -20 12"
         "C-24 20 -34 26 -38 38L-34 40C-28 30 -18 24 -10 14C2 16 16 12 24 8C34 14 40 22 50 28L54 24C44 18 38 10 34 4"
         "C40 10 48 12 58 10L57 6C48 6 42 0 38 -8C42 -10 44 -14 44 -18C40 -18 38 -16 35 -13C24 -18 4 -12 -14 -10C-24 -10 -30 -14 -33 -22C-35 -25 -38 -25 -40 -22Z")
    horns = "M-38 -24C-40 -34 -50 -38 -52 -48M-42 -35Q-50 -34 -57 -38M-36 -24C-32 -34 -34 -42 -30 -52M-34 -36Q-26 -38 -22 -44M-47 -41Q-47 -47 -44 -52"
    return put(path(d, colour) + path(horns, "none", colour, 3), size=s)


def sprig(length, leaf_fill, berry, line, pairs=4, width=None):
    w = width or length * .03
    out = path(f"M0 0Q{length*.06} {-length*.5} 0 {-length}", "none", line, w)
    for k in range(pairs):
        y = -length * (.2 + .62 * k / max(1, pairs - 1))
        size = length * (.30 - .04 * k)
        for side in (-1, 1):
            out += put(leaf(size, size * .26, leaf_fill), length * .03, y, 55 * side)
    return out + (dot(0, -length * 1.04, length * .05, berry) if berry else "")


def wheat(length, colour, line):
    out = path(f"M0 0Q{length*.05} {-length*.5} 0 {-length}", "none", line, length * .025)
    for k in range(7):
        y = -length * (.45 + .085 * k)
        for side in (-1, 1):
            out += put(leaf(length * .17, length * .045, colour), 0, y, 26 * side)
    return out + put(leaf(length * .17, length * .045, colour), 0, -length * 1.02)


def wobble(seed):
    return random.Random(seed)
