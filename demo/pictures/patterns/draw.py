"""Draws every pattern of the shop into this folder: python3 draw.py"""
import math
import os

from motifs import (bird, carnation, daisy, dot, heart, leaf, path, pomegranate, put, rose, sprig, stag, star8, stem, tulip,
                    wheat, wobble)

HERE = os.path.dirname(os.path.abspath(__file__))
RESIST, COBALT, LEMON, COPPER, MANGANESE = "#e9e6dc", "#2b4a8f", "#d9b13b", "#3f7a55", "#4a2f3a"
KORONDI_GREEN, SAXON = "#4d7a45", "#27408b"


def save(name, width, height, content, background=None):
    ground = f'<rect width="{width}" height="{height}" fill="{background}"/>' if background else ""
    with open(os.path.join(HERE, name + ".svg"), "w", encoding="utf-8") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
                   f"{ground}{content}</svg>\n")


def wrapped(shape, x, y, w, h):
    """A motif that may stick out of its tile, drawn again on the other sides."""
    return "".join(put(shape, x + dx * w, y + dy * h) for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def blue_dye():
    pome = (put(leaf(26, 7, RESIST, bend=.3), -4, 6, -62) + put(leaf(26, 7, RESIST, bend=-.3), 4, 6, 62)
            + put(pomegranate(40, RESIST, "#27386a", RESIST), 0, 6) + path("M0 6Q2 16 -4 22", "none", RESIST, 3)
            + dot(-30, -38, 2.4, RESIST) + dot(30, -38, 2.4, RESIST))
    save("blue-pomegranate", 100, 200, wrapped(pome, 50, 68, 100, 200) + wrapped(pome, 100, 168, 100, 200)
         + wrapped(dot(0, 0, 3, RESIST), 0, 60, 100, 200) + wrapped(dot(0, 0, 3, RESIST), 50, 160, 100, 200))
    save("blue-dots", 100, 100, dot(50, 50, 16, RESIST))
    save("blue-small-dots", 100, 100, dot(25, 25, 8, RESIST) + dot(75, 75, 8, RESIST))
    flower = "".join(put(leaf(22, 9, RESIST, bend=0), turn=90 * k) for k in range(4))
    flower += "".join(dot(15 * math.cos(a), 15 * math.sin(a), 2.6, RESIST) for a in (.785, 2.356, 3.927, 5.498))
    save("blue-flowers", 100, 100, wrapped(flower, 25, 25, 100, 100) + wrapped(flower, 75, 75, 100, 100))
    twig = sprig(34, RESIST, RESIST, RESIST, pairs=3, width=2)
    save("blue-sprig", 100, 100, put(twig, 28, 46, 12) + put(twig, 78, 96, -12))
    save("blue-stars", 100, 100, put(star8(15, RESIST), 25, 25) + put(star8(15, RESIST), 75, 75))
    trail = path("M50 0C80 25 80 25 50 50C20 75 20 75 50 100", "none", RESIST, 3.4)
    for y, side in ((12, 1), (38, 1), (62, -1), (88, -1)):
        trail += put(leaf(24, 7, RESIST, bend=.2), 50 + side * (14 if y in (12, 88) else 14), y, 60 * side + 20)
        trail += put(leaf(18, 5, RESIST, bend=.2), 50 + side * 14, y, -100 * side)
    trail += dot(30, 25, 5, RESIST) + dot(70, 75, 5, RESIST)
    edge = "".join(dot(x, y + 5, 2.1, RESIST) for x in (4, 96) for y in range(0, 100, 10))
    save("blue-trail", 100, 100, trail + edge)
    grapes = "".join(dot(x, y, 5.2, RESIST) for row, y in enumerate((0, 10, 20, 30, 39)) for x in
                     [(-5.5 * (3 - row) + 11 * k) for k in range(4 - row)])
    vine = put(grapes, 0, -2) + path("M0 -8Q2 -20 -10 -26M0 -14Q14 -18 16 -28Q18 -34 12 -34", "none", RESIST, 2.4)
    vine += put(path("M0 0C-16 -2 -20 -12 -14 -18C-16 -28 -6 -30 0 -38C6 -30 16 -28 14 -18C20 -12 16 -2 0 0Z", RESIST), -12, -20, -50)
    save("blue-grapes", 100, 200, wrapped(vine, 32, 60, 100, 200) + wrapped(vine, 82, 160, 100, 200))
    save("blue-stripes", 100, 100, f'<rect x="20" width="44" height="100" fill="{RESIST}"/><rect x="74" width="6" height="100" fill="{RESIST}"/>')
    garland = path("M0 70C25 20 75 120 100 70", "none", RESIST, 3.5)
    garland += put(tulip(34, RESIST, RESIST, "#1f2f5c"), 25, 50) + put(tulip(34, RESIST, RESIST, "#1f2f5c"), 75, 92, 180)
    garland += put(leaf(24, 6, RESIST), 8, 62, -40) + put(leaf(24, 6, RESIST), 46, 66, 50) + put(leaf(24, 6, RESIST), 58, 80, 220)
    garland += put(leaf(24, 6, RESIST), 95, 76, 130)
    rows = "".join(dot(x + 3, y, 2.4, RESIST) for x in range(0, 100, 6) for y in (6, 134))
    save("blue-garland", 100, 140, put(garland, 0, 0) + rows)


def bordered_cloth():
    """Garland and dotted lines round a square cloth of 140 cm, on a strip of plain indigo; the field stays open."""
    indigo, size, wide = "#1f2f5c", 1400, 150
    out = ""
    unit = put(tulip(52, RESIST, RESIST, indigo), 25, 34) + path("M0 62C20 30 60 110 100 62", "none", RESIST, 5)
    unit += put(tulip(52, RESIST, RESIST, indigo), 75, 92, 180) + put(leaf(30, 8, RESIST), 50, 62, 40) + put(leaf(30, 8, RESIST), 50, 66, 220)
    for turn in (0, 90, 180, 270):
        side = f'<polygon points="0,0 {size},0 {size - wide},{wide} {wide},{wide}" fill="{indigo}"/>'
        side += "".join(put(unit, 50 + k * 100, 22, 0) for k in range(13) if k not in (-1,))
        side += "".join(dot(x, y, 4.2, RESIST) for y in (18, wide - 4) for x in range(30, size - 30, 16))
        out += f'<g transform="rotate({turn} {size / 2} {size / 2})">{side}</g>'
    save("garland-border", size, size, out)
    corner = f'<path d="M0 0H300V140H140V300H0Z" fill="{indigo}"/>' + put(tulip(70, RESIST, RESIST, indigo), 92, 104, -45) + put(tulip(50, RESIST, RESIST, indigo), 46, 46, 135)
    for k in range(2):
        corner += put(unit, 140 + k * 100, 18) + f'<g transform="matrix(0 1 1 0 0 0)">{put(unit, 140 + k * 100, 18)}</g>'
    corner += "".join(dot(a, b, 3.4, RESIST) for t in range(12, 300, 12) for a, b in ((t, 10), (10, t)) )
    corner += "".join(dot(a, b, 3.4, RESIST) for t in range(134, 300, 12) for a, b in ((t, 134), (134, t)))
    save("blue-garland-corner", 300, 300, corner)


def towel_ends():
    for name, colour in (("red", "#9c2b2b"), ("blue", "#2f4576")):
        bars = ((40, 22), (72, 6), (84, 12), (104, 6), (118, 22))
        out = "".join(f'<rect y="{y0 + (y if y0 == 0 else -y - h)}" width="100" height="{h}" fill="{colour}"/>' for y0 in (0, 1000) for y, h in bars)
        save(f"towel-{name}-end", 100, 1000, out)


def faience(name, petals, second, leaves, line, ground=None, kind="spray"):
    s = 1.3
    def big(x, y, size, turn=0):
        return put(tulip(size, petals, second, petals, line, s), x, y, turn)
    out = stem([(100, 262), (104, 200), (100, 140)], leaves, 4)
    out += stem([(101, 222), (58, 214), (42, 160)], leaves, 3.4) + stem([(101, 222), (142, 214), (158, 160)], leaves, 3.4)
    for x, y, turn, size in ((101, 240, -68, 52), (101, 240, 68, 52), (99, 196, -52, 34), (103, 196, 52, 34), (54, 190, -96, 28), (146, 190, 96, 28),
                             (46, 172, 60, 22), (154, 172, -60, 22)):
        out += put(leaf(size, size * .2, leaves, line, s, vein=line, bend=.18 if turn > 0 else -.18), x, y, turn)
    if kind == "heart":
        out = out.replace("", "") + put(heart(58, petals, line, s), 100, 262) + put(heart(34, second, line, s), 100, 248)
        out += put(tulip(48, second, petals, second, line, s), 42, 160, -24) + put(tulip(48, second, petals, second, line, s), 158, 160, 24)
    elif kind == "pomegranate":
        out += put(carnation(40, petals, second, leaves, line, s), 42, 160, -22) + put(carnation(40, petals, second, leaves, line, s), 158, 160, 22)
        return save(name, 200, 280, out + put(pomegranate(84, second, petals, leaves, line, s), 100, 140), ground)
    else:
        out += put(carnation(46, petals, second, leaves, line, s), 42, 162, -22) + put(carnation(46, petals, second, leaves, line, s), 158, 162, 22)
    out += big(100, 144, 92)
    for x, y in ((70, 128), (130, 128), (66, 250), (134, 250), (22, 204), (178, 204)):
        out += dot(x, y, 3, line)
    save(name, 200, 280, out, ground)


def rounds():
    """Round motifs of Habán bowls."""
    def ring(content):
        return content + "".join(dot(100 + 88 * math.cos(a), 100 + 88 * math.sin(a), 2.6, COBALT)
                                 for a in [2 * math.pi * k / 40 for k in range(40)])
    leaves = "".join(put(leaf(34, 8, COPPER, MANGANESE, 1.2, MANGANESE, bend=.2 * side), 100, 160, 55 * side) for side in (-1, 1))
    leaves += "".join(put(leaf(26, 6, COPPER, MANGANESE, 1.2, MANGANESE, bend=.2 * side), 100, 138, 48 * side) for side in (-1, 1))
    stalk = stem([(100, 172), (103, 150), (100, 120)], COPPER, 4)
    save("round-tulip", 200, 200, ring(stalk + leaves + put(tulip(86, COBALT, LEMON, COBALT, MANGANESE, 1.4), 100, 126)))
    save("round-carnation", 200, 200, ring(stalk + leaves + put(carnation(76, COBALT, LEMON, COPPER, MANGANESE, 1.4), 100, 126)))
    save("round-pomegranate", 200, 200, ring(stalk + leaves + put(pomegranate(70, LEMON, COBALT, COPPER, MANGANESE, 1.4), 100, 128)))
    star = put(star8(70, COBALT), 100, 100) + put(star8(44, LEMON), 100, 100, 22.5) + dot(100, 100, 12, COPPER)
    save("round-star", 200, 200, ring(star + "".join(dot(100 + 66 * math.sin(a), 100 + 66 * math.cos(a), 5, COPPER) for a in
                                                      [math.pi * (k + .5) / 4 for k in range(8)])))


def korond():
    for name, colour, second in (("blue", "#2f4f8f", KORONDI_GREEN), ("green", KORONDI_GREEN, KORONDI_GREEN), ("brown", "#6b4226", "#6b4226")):
        out = put(bird(110, colour, "#eadfc4" if name != "blue" else "#c9cfd6"), 104, 92)
        for x, turn, size in ((30, -8, 74), (178, 10, 78)):
            out += put(sprig(size, second, colour, second, pairs=3, width=3), x, 140, turn)
        out += stem([(20, 146), (100, 132), (188, 146)], second, 3.4)
        for k in range(3):
            out += put(leaf(20, 7, second), 64 + 34 * k, 139, 150 if k % 2 else 190)
        out += "".join(dot(x, y, 3.2, colour) for x, y in ((52, 40), (62, 30), (150, 26), (140, 36), (100, 22)))
        save(f"korond-bird-{name}", 200, 160, out)
        wave = f"M0 20Q12.5 0 25 20T50 20T75 20T100 20"
        save(f"wave-{name}", 100, 40, path(wave, "none", second, 6))
    save("dots-cobalt", 40, 40, dot(20, 20, 9, "#2f4f8f"))
    save("dots-saxon", 40, 40, dot(20, 20, 8, SAXON))
    save("dots-white", 40, 40, dot(20, 20, 9, "#f3efe4"))


def saxon():
    c = SAXON
    def outline_heart(size, fill=c):
        return heart(size, fill) + put(heart(size * .74, "#efe8d8"), 0, -size * .15) + put(heart(size * .5, fill), 0, -size * .27)
    side = put(stem([(0, 0), (26, -4), (34, -46)], c, 4) + put(tulip(36, c, "#efe8d8", c), 34, -44, 14) + put(leaf(26, 7, c), 20, -8, 70)
               + put(leaf(20, 5, c), 30, -26, -50))
    out = put(outline_heart(92), 100, 190) + stem([(100, 106), (102, 95), (100, 84)], c, 4) + put(tulip(66, c, "#efe8d8", c), 100, 86)
    out += put(side, 112, 170) + put(side, 88, 170, flip=True)
    out += put(leaf(24, 6, c), 100, 100, -60) + put(leaf(24, 6, c), 100, 100, 60)
    save("saxon-heart", 200, 200, out)
    tall = stem([(100, 196), (104, 150), (100, 96)], c, 5) + put(tulip(82, c, "#efe8d8", c), 100, 98)
    for y, size in ((176, 46), (148, 36), (122, 26)):
        tall += put(leaf(size, size * .22, c, bend=-.2), 101, y, -52) + put(leaf(size, size * .22, c, bend=.2), 101, y, 52)
    save("saxon-tulip", 200, 200, tall)
    save("saxon-stag", 200, 200, put(stag(130, c), 100, 100) + put(sprig(90, c, c, c, 4), 24, 170, -4) + put(sprig(90, c, c, c, 4), 180, 170, 4))
    white = "#ece6d6"
    wreath = "".join(put(stem([(0, 0), (6, -8), (12, -2)], white, 2.5) + tulip(22, white, "#223a78", white), 100 + 78 * math.sin(a), 100 - 78 * math.cos(a),
                         math.degrees(a) + 60) for a in [2 * math.pi * k / 10 for k in range(10)])
    wreath += "".join(put(leaf(20, 5, white), 100 + 74 * math.sin(a), 100 - 74 * math.cos(a), math.degrees(a) + 120) for a in
                      [2 * math.pi * (k + .5) / 10 for k in range(10)])
    wreath += f'<circle cx="100" cy="100" r="66" fill="none" stroke="{white}" stroke-width="2"/><circle cx="100" cy="100" r="97" fill="none" stroke="{white}" stroke-width="2.4"/>'
    save("saxon-stag-wreath", 200, 200, wreath + put(stag(96, white), 102, 104))
    save("triangles-white", 40, 40, path("M2 4L38 4L20 34Z", white) + f'<rect y="36" width="40" height="3" fill="{white}"/>')
    save("triangles-notch", 40, 40, path("M4 34L36 34L20 6Z", "#6f5636"))
    for name, flower, second in (("chest", "#b23a30", "#d9b13b"),):
        vase = path("M82 250L118 250L124 222C130 206 112 200 112 190L88 190C88 200 70 206 76 222Z", "#2b4a6f") + put(heart(22, flower), 100, 232)
        out = vase + stem([(100, 190), (103, 140), (100, 96)], COPPER, 4)
        out += stem([(99, 190), (60, 170), (48, 128)], COPPER, 4) + stem([(101, 190), (140, 170), (152, 128)], COPPER, 4)
        out += put(tulip(62, flower, second, flower), 100, 98) + put(tulip(50, "#2b4a6f", second, "#2b4a6f"), 46, 130, -16)
        out += put(tulip(50, "#2b4a6f", second, "#2b4a6f"), 154, 130, 16)
        for x, y, turn in ((100, 160, -50), (100, 160, 50), (66, 160, -100), (134, 160, 100), (100, 130, 56), (100, 130, -56)):
            out += put(leaf(30, 8, COPPER, vein="#dfe3c0"), x, y, turn)
        frame = '<rect x="8" y="8" width="184" height="264" rx="10" fill="#e6dcc0"/>'
        frame += "".join(dot(x, y, 3, flower) for y in (17, 263) for x in range(20, 184, 13))
        frame += "".join(dot(x, y, 3, flower) for x in (17, 183) for y in range(30, 256, 13))
        save("chest-panel", 200, 280, frame + out)
    ring = ""
    for k in range(12):
        a = 2 * math.pi * k / 12
        x, y, t = 150 + 110 * math.sin(a), 100 - 66 * math.cos(a), math.degrees(a)
        ring += put(leaf(30, 8, "#7fa07a"), x, y, t + 70) + (put(tulip(30, "#c2473a", "#e6c65a", "#c2473a"), x, y, t) if k % 2 else put(daisy(13, "#e6dcc0", "#d9b13b"), x, y))
    save("chest-wreath", 300, 200, ring)


def plates():
    for name, dark, mid in (("blue", "#1f3f7f", "#5b7fb8"), ("green", "#2f6a47", "#7fae8c")):
        out = put(rose(40, [dark, mid, dark, mid], "#eef0ee", 1.4), 150, 130) + dot(150, 130, 7, "#eef0ee")
        out += stem([(150, 228), (150, 190), (150, 168)], dark, 4)
        for side in (-1, 1):
            out += stem([(150, 214), (150 + side * 60, 206), (150 + side * 70, 150)], dark, 3.6)
            out += put(tulip(60, dark, mid, dark, "#eef0ee", 1.2), 150 + side * 70, 152, 18 * side)
            for x, y, t, s in ((14, 196, 62, 44), (44, 204, 104, 40), (62, 178, 70, 30), (24, 80, 20, 36), (52, 92, 46, 34), (18, 216, 120, 34)):
                out += put(leaf(s, s * .22, mid if t % 4 else dark, "none", 0, vein="#eef0ee", bend=.25 * side), 150 + side * x, y, t * side)
        out += put(tulip(36, mid, dark, mid), 150, 88)
        n = 22
        for k in range(n):
            a = 2 * math.pi * k / n
            x, y, t = 150 + 127 * math.sin(a), 150 - 127 * math.cos(a), math.degrees(a)
            out += put(leaf(26, 7, dark, vein="#eef0ee", bend=.3), x, y, t + 65) + put(leaf(20, 5, mid, bend=-.3), x, y, t + 140) + dot(x, y, 2.8, dark)
        for r, w in ((146, 3.4), (108, 2), (104, 1)):
            out += f'<circle cx="150" cy="150" r="{r}" fill="none" stroke="{dark}" stroke-width="{w}"/>'
        save(f"plate-{name}", 300, 300, out)


KALOCSA = {"red": ["#c8242f", "#e2566a", "#f0a0b4", "#c8242f"], "pink": ["#e0709a", "#f2b3c8", "#d04a7c", "#f6d64a"],
           "violet": ["#6d4a9c", "#a98acb", "#6d4a9c", "#f0c93a"], "blue": ["#3a62b0", "#86a8dc", "#3a62b0", "#f3f0e4"],
           "orange": ["#e07b28", "#f0b04a", "#c8242f", "#f6d64a"], "turquoise": ["#2a9a9a", "#8cd0cc", "#2a7a9a", "#f6d64a"],
           "yellow": ["#f0c93a", "#f7e28a", "#e07b28", "#c8242f"]}
GREENS = ["#2f7d3a", "#6aa84a", "#1f5a34"]


def kalocsa():
    random = wobble(4)
    out, n = "", 12
    names = ["red", "blue", "yellow", "pink", "violet", "orange"]
    for k in range(n * 3):
        a = 2 * math.pi * k / (n * 3)
        r = 150 + random.uniform(-26, 26)
        out += put(leaf(random.uniform(34, 52), random.uniform(9, 13), GREENS[k % 3], vein="#b9d08a", bend=.2), 200 + r * math.sin(a), 200 - r * math.cos(a),
                   math.degrees(a) + random.choice((60, 130, -50, 10, 180)))
    for k in range(n):
        a = 2 * math.pi * (k + .5) / n
        x, y = 200 + 112 * math.sin(a), 200 - 112 * math.cos(a)
        kind = k % 3
        if kind == 0:
            out += put(put(heart(0.1, "#fff") + path("M0 0C-9 -6 -8 -26 -2 -40C6 -28 8 -8 0 0Z", "#c8242f") + path("M0 0L0 8", "none", GREENS[0], 4)), x, y, math.degrees(a) + 160)
        elif kind == 1:
            out += put(wheat(44, "#e0b83a", "#8a9a3a"), x, y, math.degrees(a) + 175)
        else:
            out += put(tulip(32, "#3a62b0", "#86a8dc", "#3a62b0"), x, y, math.degrees(a) + 180)
        x, y = 200 + 186 * math.sin(a), 200 - 186 * math.cos(a)
        out += put(daisy(12, ["#e0709a", "#f0c93a", "#6d4a9c"][kind], "#c8242f", 6, .3), x, y)
    for k in range(n):
        a = 2 * math.pi * k / n
        size = 36 if k % 2 == 0 else 26
        x, y = 200 + 152 * math.sin(a), 200 - 152 * math.cos(a)
        out += put(rose(size, KALOCSA[names[k % 6]], petals=10), x, y, 20 * k) + dot(x, y, size * .14, "#f6d64a")
    save("kalocsa-wreath", 400, 400, out)
    holes = ""
    for k in range(36):
        a = 2 * math.pi * k / 36
        holes += put(leaf(18, 6, "#fff", bend=0), 200 + 172 * math.sin(a), 200 - 172 * math.cos(a), math.degrees(a))
    save("cutwork-white", 400, 400, holes + "".join(put(daisy(22, "#fbfaf4", "#eeeae0", 6, .3), 200 + 130 * math.sin(a), 200 - 130 * math.cos(a)) for a in
                                                    [2 * math.pi * k / 10 for k in range(10)]))


def matyo():
    def flower(x, y, size, name, turn=0):
        return put(rose(size, KALOCSA[name] , petals=11), x, y, turn) + put(heart(size * .42, KALOCSA[name][3]), x, y + size * .2) + dot(x, y, size * .07, "#222")
    for ground in ("dark", "light"):
        red = "#b8202c"
        out = ""
        random = wobble(7)
        for k in range(44):
            a, r = random.uniform(0, 6.28), random.uniform(40, 175)
            out += put(leaf(random.uniform(26, 44), random.uniform(7, 10), random.choice(GREENS + ["#4a8a3a"]), vein="#a9c878", bend=random.choice((.3, -.3))),
                       200 + r * math.sin(a), 200 - r * math.cos(a), math.degrees(a) + random.uniform(-60, 60))
        for k, (x, y, t) in enumerate(((60, 70, -40), (340, 70, 40), (50, 330, 220), (350, 330, 140), (200, 40, 0), (200, 372, 180), (40, 200, -90), (360, 200, 90))):
            a, b = [("#e07b28", "#f6d64a"), ("#6d4a9c", "#c9a8dc"), ("#2a9a9a", "#f0c93a"), (red, "#f2b3c8")][k % 4]
            out += put(tulip(50, a, b, a), x + (200 - x) * .18, y + (200 - y) * .18, t)
        for k in range(16):
            a = 2 * math.pi * (k + .5) / 16
            out += put(daisy(13, ["#e0709a", "#f0c93a", "#2a9a9a", "#e07b28"][k % 4], red, 7, .28), 200 + 172 * math.sin(a), 200 - 172 * math.cos(a))
        out += flower(200, 128, 66, "red") + flower(132, 242, 60, "pink", 15) + flower(268, 242, 60, "orange", -15)
        for x, y, name in ((200, 208, "yellow"), (108, 148, "violet"), (292, 148, "turquoise"), (200, 306, "blue")):
            out += put(rose(24, KALOCSA[name], petals=8), x, y) + dot(x, y, 4, red)
        save(f"matyo-{ground}", 400, 400, out)
    three = {"red": "#b3262c", "green": "#3f7a55", "blue": "#2f4f8f"}
    for index in range(4):
        r, g, b = three["red"], three["green"], three["blue"]
        if index % 2:
            r, b = b, r
        out = stem([(105, 270), (108, 210), (105, 120)], g, 3.6) + stem([(105, 230), (60, 220), (46, 176)], g, 3) + stem([(105, 230), (150, 220), (164, 176)], g, 3)
        for x, y, t, s in ((105, 250, -60, 48), (105, 250, 60, 48), (104, 200, -50, 36), (106, 200, 50, 36), (60, 204, -110, 26), (150, 204, 110, 26), (105, 164, -40, 26), (105, 164, 40, 26)):
            out += put(leaf(s, s * .22, g, vein="#f1ece0"), x, y, t)
        top = put(rose(44, [r, "#f1ece0", r, "#f1ece0", r], petals=11), 105, 100) if index < 2 else put(tulip(84, r, b, r, "#f1ece0", 2), 105, 134)
        side = (lambda x, t: put(tulip(44, b, r, b, "#f1ece0", 1.5), x, 178, t)) if index in (0, 3) else (lambda x, t: put(rose(25, [b, "#f1ece0", b], petals=9), x, 164))
        save(f"card-{index + 1}", 210, 296, out + top + side(46, -18) + side(164, 18) + "".join(dot(105 + 84 * math.sin(k), 140 - 110 * math.cos(k), 4, r) for k in (-.9, .9, -.4, .4)))


def counted(rows, colour, cell=10, offset=(0, 0)):
    return "".join(f'<rect x="{offset[0] + x * cell}" y="{offset[1] + y * cell}" width="{cell}" height="{cell}" fill="{colour}"/>'
                   for y, row in enumerate(rows) for x, c in enumerate(row) if c == "#")


def woven():
    red, black = "#8f1d24", "#1d1a1a"
    half = ["........#......", "......#.#.....#", ".....##.#....##", "....###.#...###", ".#####..#..####", "..####..#.#####", "...##..###...##", ".....#######..#",
            "########.######"]
    full = [row + row[-2::-1] for row in half]
    star = full + full[-2::-1]
    w = len(star[0])
    bird_rows = ["..##.......", ".####....#.", "##.#....##.", "...##..###.", "...######..", "...#####...", "....###....", "....#.#....", "...##.##..."]
    def band(y, rows, colour, repeat, gap):
        width = len(rows[0]) + gap
        return "".join(counted(rows, colour, 10, (k * width * 10 + gap * 5, y)) for k in range(repeat))
    tile = w * 10 + 10
    out = f'<rect y="0" width="{tile}" height="14" fill="{red}"/><rect y="22" width="{tile}" height="6" fill="{black}"/>'
    out += counted(star, red, 10, (5, 44))
    out += f'<rect y="226" width="{tile}" height="6" fill="{black}"/><rect y="240" width="{tile}" height="14" fill="{red}"/>'
    out += band(280, bird_rows, black, 2, (w + 1 - 22) // 2 if (w + 1 - 22) // 2 > 0 else 3)
    out += f'<rect y="394" width="{tile}" height="8" fill="{red}"/><rect y="410" width="{tile}" height="8" fill="{red}"/>'
    diamond = ["....#....", "...###...", "..##.##..", ".##.#.##.", "##.###.##", ".##.#.##.", "..##.##..", "...###...", "....#...."]
    out += band(440, diamond, red, 3, (w + 1 - 27) // 3 if (w + 1 - 27) // 3 > 0 else 1)
    out += f'<rect y="552" width="{tile}" height="8" fill="{red}"/><rect y="568" width="{tile}" height="8" fill="{black}"/>'
    save("sarkozi", tile, 600, out)
    for name, colour in (("red", "#9c2b2b"), ("blue", "#2f4576"), ("green", "#4d7a45")):
        rows = ["....##....", "...####...", "..##..##..", ".##....##.", "##..##..##", "##..##..##", ".##....##.", "..##..##..", "...####...", "....##...."]
        save(f"ribbon-{name}", 160, 100, f'<rect width="160" height="100" fill="{colour}"/><rect x="8" width="12" height="100" fill="#ece5d4"/><rect x="140" width="12" height="100" fill="#ece5d4"/>'
             + counted(rows, "#ece5d4", 10, (30, 0)))
        stripes = ((20, 30), (62, 8), (82, 16), (110, 8), (130, 44))
        save(f"towel-{name}", 100, 200, "".join(f'<rect y="{y}" width="100" height="{h}" fill="{colour}"/>' for y, h in stripes))
        save(f"lines-{name}", 100, 100, "".join(f'<rect x="{x}" width="{w}" height="100" fill="{colour}"/>' for x, w in ((12, 8), (44, 8), (76, 8))))
        save(f"runner-{name}", 100, 100, "".join(f'<rect x="{x}" width="2" height="100" fill="{colour}"/>' for x in (5, 9, 89, 93)))
    out = "".join(path(f"M{x} {y}l12.5 12.5l12.5 -12.5l0 9l-12.5 12.5l-12.5 -12.5Z", "#3a342a") for x in range(0, 100, 25) for y in range(-25, 125, 25))
    save("herringbone", 100, 100, "".join(path(f"M{x} {y}l25 25l25 -25", "none", "#55504644", 5) for x in (0, 50) for y in range(-50, 125, 10)))


def small():
    line = "#4a4436"
    twig = stem([(50, 92), (46, 60), (54, 16)], line, 1.6)
    acacia = twig + "".join(put(leaf(13, 4.5, "#8a9a6a", line, .8, bend=0), 49 + (k - 3) * .6, 80 - 10 * k, s * 72) for k in range(6) for s in (-1, 1))
    linden = twig + "".join(put(path("M0 0C-16 -4 -14 -24 0 -30C14 -24 16 -4 0 0Z", "#8a9a6a", line, .9), x, y, t) for x, y, t in ((48, 70, -60), (48, 56, 62), (52, 22, 0)))
    fir = twig + "".join(path(f"M{49 + (k - 6) * .5} {86 - 6 * k}l{s * 15} -9", "none", "#4a5f45", 1.7) for k in range(12) for s in (-1, 1))
    for name, drawing in (("acacia", acacia), ("linden", linden), ("fir", fir)):
        save(f"label-{name}", 125, 100, '<rect x="3" y="3" width="119" height="94" rx="3" fill="none" stroke="#b9a884" stroke-width="1.2"/>' + put(drawing, 14, 4, size=.94), "#efe7d2")
    bee = path("M0 -18C-12 -18 -13 4 0 22C13 4 12 -18 0 -18Z", "#3a2412") + dot(0, -24, 8, "#3a2412")
    bee += "".join(put(path("M4 -10C18 -30 40 -28 38 -14C36 -2 16 0 4 -6Z", "none", "#3a2412", 2.6), flip=f) for f in (False, True))
    bee += "".join(path(f"M{-10 + k} {-8 + 9 * k}L{10 - k} {-8 + 9 * k}", "none", "#d6ac72", 3) for k in range(3))
    save("bee", 100, 80, put(bee, 50, 42))
    star = "".join(path("M0 0L-12 -46L0 -94L12 -46Z", f, "#8a6d44", 1) for f in ("#b9976400",))
    rosette = f'<circle cx="100" cy="100" r="96" fill="none" stroke="#7a5d38" stroke-width="2"/>'
    save("felt-rosette", 200, 200, "".join(put(leaf(92, 25, "#e9e2d0", bend=0), 100, 100, 45 * k) for k in range(8)) + dot(100, 100, 14, "#e9e2d0"))
    red, green = "#b3262c", "#3f7a55"
    blind = put(heart(56, "#000"), 50, 116) + put(heart(38, "#fff"), 50, 106) + stem([(50, 64), (52, 58), (50, 52)], "#000", 3) + put(tulip(44, "#000", "#000", "#fff"), 50, 54)
    blind += "".join(put(leaf(22, 6, "#000"), 50, 62, s * 58) for s in (-1, 1))
    save("stamp-heart", 100, 130, blind)
    stars = "".join(put(star8(26, "#fff"), 50, y, 0) for y in (50,)) + dot(100, 100, 9, "#fff") + dot(0, 100, 9, "#fff") + dot(0, 0, 9, "#fff") + dot(100, 0, 9, "#fff")
    save("pierced-stars", 100, 100, stars)
    save("burnish-net", 100, 100, path("M0 0L100 100M100 0L0 100M50 -50L150 50M-50 50L50 150M50 -50L-50 50M150 50L50 150", "none", "#fff", 4))
    save("burnish-lines", 100, 100, "".join(f'<rect x="{x}" width="5" height="100" fill="#fff"/>' for x in (8, 28, 48, 68, 88)))
    save("burnish-zigzag", 100, 100, "".join(f'<rect x="{x}" width="7" height="100" fill="#fff"/>' for x in (0, 50))
         + path("M0 20L25 5L50 20L75 5L100 20M0 50L25 35L50 50L75 35L100 50M0 80L25 65L50 80L75 65L100 80", "none", "#fff", 4))
    streaks, random = "", wobble(9)
    for k in range(22):
        a = 2 * math.pi * k / 22 + random.uniform(-.05, .05)
        colour = "#2f6b3f" if k % 2 else "#b5782a"
        inner = random.uniform(4, 26)
        w = random.uniform(7, 12)
        x0, y0, x1, y1 = 150 + 148 * math.sin(a), 150 - 148 * math.cos(a), 150 + inner * math.sin(a + .2), 150 - inner * math.cos(a + .2)
        mx, my = 150 + 80 * math.sin(a + random.uniform(-.06, .16)), 150 - 80 * math.cos(a + .04)
        nx, ny = math.cos(a), math.sin(a)
        streaks += path(f"M{x0 - nx*w} {y0 - ny*w}Q{mx - nx*w*.7} {my - ny*w*.7} {x1} {y1}Q{mx + nx*w*.7} {my + ny*w*.7} {x0 + nx*w} {y0 + ny*w}Z", colour)
    save("streaks", 300, 300, f'<defs><filter id="f"><feGaussianBlur stdDeviation="2.2"/></filter></defs><circle cx="150" cy="150" r="149" fill="none" stroke="#2f6b3f" stroke-width="10"/><g filter="url(#f)">{streaks}</g>')
    save("streaks-honey", 300, 300, f'<defs><filter id="f"><feGaussianBlur stdDeviation="2.2"/></filter></defs><g filter="url(#f)">{streaks.replace("#2f6b3f", "#8a5a1c")}</g>')
    bloom = lambda c: rose(9, [c, "#fff", c], petals=6)
    white = "#f6f2ea"
    def icing(name_text, size=36):
        return (put(bloom(red), 36, 60) + put(bloom(green), 164, 60) + f'<rect x="42" y="72" width="116" height="42" rx="20" fill="none" stroke="{white}" stroke-width="3"/>'
                + f'<text x="100" y="104" font-family="Z003, URW Chancery L, DejaVu Serif" font-style="italic" font-size="{size}" text-anchor="middle" fill="{white}">{name_text}</text>'
                + path("M64 134Q82 120 100 136Q118 120 136 134M80 150Q100 138 120 150", "none", white, 4) + dot(100, 152, 4, red) + dot(100, 164, 3.4, white))
    for text in ("Anna", "Bence", "Lili"):
        save(f"icing-{text.lower()}", 200, 200, icing(text, 36 if text == "Anna" else 32))
    scroll = "".join(put(path("M0 0C14 -20 34 -14 30 2C27 12 16 8 18 0M4 6C20 14 30 26 20 36C12 42 6 34 12 28", "none", c, 3.6), 100 + dx, y, t, flip=f)
                     for c, dx, y, t, f in ((white, 28, 62, -10, False), (white, -28, 62, 10, True), ("#f0cf4a", 22, 124, 20, False), ("#f0cf4a", -22, 124, -20, True)))
    leaves = "".join(put(leaf(20, 6, "#4f9a4a"), 100 + x, y, t) for x, y, t in ((-44, 90, -70), (44, 90, 70), (-10, 140, -150), (10, 140, 150), (-12, 52, -30), (12, 52, 30)))
    frame = f'<rect x="76" y="76" width="48" height="36" rx="3" fill="none" stroke="{white}" stroke-width="7"/>' + "".join(dot(x, y, 3.4, white) for x in range(72, 134, 8) for y in (70, 118))
    save("icing-mirror", 200, 200, scroll + leaves + frame + put(bloom("#f0cf4a"), 100, 160) + put(bloom(white), 52, 56) + put(bloom(white), 148, 56))
    jug = path("M40 20C36 34 40 44 30 60C18 82 24 112 44 116L62 116C84 112 88 82 76 60C66 44 70 34 66 20Z", "none", "#6a665e", 1.6)
    jug += path("M66 28C92 24 98 58 78 70M40 20Q52 26 66 20Q54 14 40 20M30 62Q52 72 76 62M26 90Q52 102 80 90", "none", "#6a665e", 1.3)
    jug += "".join(path(f"M{60 + k * 3} {66 + k}l{9 - k * .4} 34", "none", "#8a867e", .7) for k in range(6))
    save("pencil-jug", 120, 130, jug)
    save("watermark-tulip", 100, 130, stem([(50, 120), (53, 90), (50, 66)], "#000", 4) + put(tulip(50, "#000", "#000", "#fff"), 50, 68) + put(leaf(36, 9, "#000"), 50, 106, -45) + put(leaf(36, 9, "#000"), 50, 106, 45))
    plant = ""
    for x, t, c in ((40, -14, "#7a6aa8"), (52, 2, "#8a76b4"), (64, 15, "#6d5c9c")):
        stalk = path("M0 0Q2 -40 0 -84", "none", "#6f7f55", 1.4) + "".join(put(leaf(7, 2.6, c, bend=0), 0, -50 - 5.4 * k, s * 38) for k in range(8) for s in (-1, 0, 1))
        plant += put(stalk + put(leaf(22, 2, "#7d8c62"), 0, -10, 24) + put(leaf(20, 2, "#7d8c62"), 0, -14, -26), x + 0, 130, t)
    save("pressed-lavender", 104, 150, plant)
    fern = path("M0 0Q4 -60 0 -112", "none", "#5a6f45", 1.6) + "".join(put(leaf(34 - 2.3 * k, 4.4 - .2 * k, "#6a8250"), 1, -14 - 8 * k, s * 62) for k in range(12) for s in (-1, 1))
    save("pressed-fern", 104, 150, put(fern, 52, 138, 4))
    poppy = path("M0 0Q-6 -50 2 -80", "none", "#6f7f55", 1.6) + put(daisy(26, "#c25a4a", "#3a2a2a", 4, .5), 2, -86) + put(leaf(36, 4, "#7d8c62"), -2, -20, 34) + put(leaf(30, 4, "#7d8c62"), -2, -30, -34)
    save("pressed-poppy", 104, 150, put(poppy, 52, 140, -4))
    save("rings-top", 200, 200, "".join(f'<circle cx="100" cy="100" r="{r}" fill="none" stroke="{c}" stroke-width="{w}"/>' for r, c, w in
                                       ((88, "#f1ebdd", 10), (72, "#f1ebdd", 5), (54, "#f1ebdd", 12), (36, "#f1ebdd", 5), (94, "#f1ebdd", 2))))
    squares = "".join(f'<rect x="{120 - s}" y="{120 - s}" width="{2 * s}" height="{2 * s}" fill="none" stroke="#e2cfa6" stroke-width="3"/>' for s in (100, 66, 32))
    squares += path("M120 20L120 88M120 152L120 220M20 120L88 120M152 120L220 120", "none", "#e2cfa6", 3)
    squares += "".join(dot(120 + dx * s, 120 + dy * s, 4, "#2a1a10") for s in (100, 66, 32) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
    save("solid", 10, 10, "", "#ffffff")
    save("ring-cobalt", 200, 200, f'<circle cx="100" cy="100" r="94" fill="none" stroke="{COBALT}" stroke-width="4"/>')
    save("morris", 240, 240, squares)


if __name__ == "__main__":
    blue_dye(), bordered_cloth(), towel_ends()
    faience("haban-spray", COBALT, LEMON, COPPER, MANGANESE)
    faience("haban-pomegranate", COBALT, LEMON, COPPER, MANGANESE, kind="pomegranate")
    faience("haban-heart", COBALT, LEMON, COPPER, MANGANESE, kind="heart")
    faience("white-tulip", "#f3efe4", "#dfe3ee", "#f3efe4", "#27408b")
    rounds(), korond(), saxon(), plates(), kalocsa(), matyo(), woven(), small()
