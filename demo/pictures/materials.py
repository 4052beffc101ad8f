"""What the products are made of. Every builder gives a Blender material; colours are '#rrggbb'."""
import os

from nodes import Graph, srgb

HERE = os.path.dirname(os.path.abspath(__file__))
VERSION = 1

#: Set by stage.py: turns a pattern's name into the path of its PNG.
pattern_file = None


def _shade(colour, factor):
    return [c * factor for c in srgb(colour)[:3]] + [1]


def _placed(g, decor):
    """The vector and extension of one decoration.

    on "cm": a cloth's centimetres, on "front": centimetres from the front of a pot, height as y, on "top": centimetres from
    its middle seen from above, on "fit": 0..1 over the whole piece. Without "size" the drawing fills 0..1; with it, it is
    `size` cm large about `at`. "tile": repeats. "count": goes round the pot so often between the heights "from" and "to".
    """
    on = decor.get("on", "fit")
    if "count" in decor:
        around = g.add("SeparateXYZ", {0: g.uv("fit")})
        height = g.add("SeparateXYZ", {0: g.uv(decor.get("along", "front"))}).node.outputs["Y"]
        u = g.math("FRACT", g.math("MULTIPLY", around, decor["count"]))
        v = g.range(height, decor["from"], decor["to"])
        height_node = v.node
        height_node.clamp = False
        return g.add("CombineXYZ", {0: u, 1: v}), "CLIP"
    vector = g.uv(on)
    if "size" in decor:
        width, height = decor["size"] if isinstance(decor["size"], list) else (decor["size"],) * 2
        x, y = decor.get("at", (0, 0))
        if decor.get("turn"):
            turned = g.scaled(vector, 1, (-x, -y, 0))
            vector = g.scaled(turned, 1, (0, 0, 0), (0, 0, decor["turn"] * 0.0174533))
            x = y = 0
        shift = (0, 0) if decor.get("tile") else (0.5, 0.5)
        vector = g.scaled(vector, (1 / width, 1 / height, 1), (shift[0] - x / width, shift[1] - y / height, 0))
    return vector, "REPEAT" if decor.get("tile") else "CLIP"


def _decorated(g, base, decor, hand=0.0):
    """Lays the decorations over `base`; gives the colour and how much of it they cover (None without any)."""
    base = srgb(base) if isinstance(base, str) else base
    cover = None
    for one in [decor] if isinstance(decor, dict) else decor or []:
        vector, extension = _placed(g, one)
        if hand:
            shake = g.add("TexNoise", {"Vector": g.position(), "Scale": 7.0, "Detail": 2.0}, out="Color")
            shake = g.add("VectorMath", {0: shake, 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT")
            amount = hand * (1 if "count" not in one else 0.12 * one["count"] ** 0.5)
            shake = g.add("VectorMath", {0: shake, "Scale": amount}, operation="SCALE")
            vector = g.add("VectorMath", {0: vector, 1: shake}, operation="ADD")
        drawn = g.image(pattern_file(one["pattern"]), vector, extension)
        alpha = drawn.node.outputs["Alpha"]
        if one.get("strength", 1) != 1:
            alpha = g.math("MULTIPLY", alpha, one["strength"])
        if "colour" in one:
            drawn = g.add("RGB")
            drawn.default_value = srgb(one["colour"])
        if hand:
            stroke = g.noise(g.scaled(g.position(), (1, 1, 2.2), turn=(0.4, 0.3, 0.6)), 5.5, detail=5, roughness=0.7)
            drawn = g.mix(g.range(stroke, 0.40, 0.70, 0.0, 0.5), drawn, g.mix(0.4, drawn, base))
            alpha_drawn = g.math("MULTIPLY", alpha, g.range(stroke, 0.4, 0.75, 1.0, 0.86))
        base = g.mix(alpha_drawn if hand else alpha, base, drawn)
        cover = alpha if cover is None else g.math("MAXIMUM", cover, alpha)
    return base, cover


def glaze(colour="#e8e2d4", decor=None, rough=0.10, mottle=0.12, specks=0.0, pool=None, scale=1.0, uneven=0.35, crackle=0.0, run=None, hand=0.035):
    """Fired glaze: slightly uneven, brighter where thin, sometimes with iron specks. `pool`: a second, flowing colour."""
    g = Graph("glaze")
    at = g.position()
    base = srgb(colour)
    cloud = g.noise(at, 2.2 * scale, detail=4, roughness=0.6)
    if pool:
        flow = g.noise(g.scaled(at, (1.6, 1.6, 0.45)), 2.6 * scale, detail=5, roughness=0.62, distortion=0.6)
        base = g.mix(g.range(flow, 0.42, 0.62), base, srgb(pool))
    if run:
        base, glazed = _run_glaze(g, base, run)
    base, _ = _decorated(g, base, decor, hand)
    base = g.mix(g.range(cloud, 0.35, 0.7, 0.0, mottle), base, g.mix(1.0, base, (0.62, 0.58, 0.52, 1), "MULTIPLY"))
    if specks:
        dots = g.add("TexVoronoi", {"Vector": at, "Scale": 26 * scale}, out="Distance")
        rare = g.noise(at, 9 * scale, detail=1)
        spot = g.math("MULTIPLY", g.range(dots, 0.13, 0.09), g.range(rare, 0.52, 0.60))
        base = g.mix(g.math("MULTIPLY", spot, specks), base, srgb("#4a3322"))
    wave = g.noise(at, 1.7 * scale, detail=2)
    orange_peel = g.noise(at, 14 * scale, detail=1)
    normal = g.bump(wave, 0.30 * uneven, 0.25, g.bump(orange_peel, 0.06 * uneven, 0.03))
    if crackle:
        cells = g.add("TexVoronoi", {"Vector": at, "Scale": 7 * scale}, out="Distance", feature="DISTANCE_TO_EDGE")
        line = g.range(cells, 0.0, 0.012, 1.0, 0.0)
        base = g.mix(g.math("MULTIPLY", line, crackle), base, srgb("#7a6a55"))
    roughness = g.range(cloud, 0.3, 0.7, rough * 0.75, rough * 1.35)
    if run:
        roughness = g.mix(glazed, (0.72,) * 3 + (1,), roughness)
    return g.finish(g.principled(Base_Color=base, Roughness=roughness, Specular=0.55, Normal=normal))


def _run_glaze(g, base, run):
    """A second glaze from the rim down to about height `to` cm, ending in soft tongues of `tongue` cm."""
    split = g.add("SeparateXYZ", {0: g.position()})
    height = g.math("MULTIPLY", split.node.outputs["Z"], 10.0)
    tongues = g.noise(g.scaled(g.position(), (1, 1, 0.05)), run.get("often", 1.6), detail=1)
    edge = g.math("ADD", run["to"], g.math("MULTIPLY", g.math("SUBTRACT", tongues, 0.5), run.get("tongue", 3.0) * 2))
    over = g.math("SUBTRACT", height, edge)
    upper = srgb(run["colour"])
    if "dark" in run:
        upper = g.mix(g.range(over, 0.0, 0.5, 0.8, 0.0), upper, srgb(run["dark"]))
    covered = g.range(over, -0.05, 0.05)
    return g.mix(covered, base, upper), covered


def clay(colour="#b0653f", decor=None, rough=0.78, grain=1.0, scale=1.0, burnish=None):
    """Unglazed fired clay; `burnish`: decorations that shine, as pebble-polished on black pottery."""
    g = Graph("clay")
    at = g.position()
    base, _ = _decorated(g, colour, decor)
    cloud = g.noise(at, 3.0 * scale, detail=5, roughness=0.65)
    base = g.mix(g.range(cloud, 0.35, 0.7, 0.0, 0.35), base, g.mix(1.0, base, (0.68, 0.62, 0.58, 1), "MULTIPLY"))
    sand = g.noise(at, 42 * scale, detail=3, roughness=0.7)
    normal = g.bump(sand, 0.22 * grain, 0.02)
    dull = g.range(cloud, 0.3, 0.7, rough * 0.9, rough)
    if burnish:
        _, shiny = _decorated(g, colour, burnish)
        dull = g.mix(shiny, dull, (0.16, 0.16, 0.16, 1))
        base = g.mix(g.math("MULTIPLY", shiny, 0.85), base, _shade(colour, 0.3))
        normal = g.bump(shiny, -0.15, 0.02, normal)
    return g.finish(g.principled(Base_Color=base, Roughness=dull, Specular=0.35 + 0.3 * bool(burnish), Normal=normal))


def cloth(colour="#e9e4da", decor=None, threads=7.0, weave=0.5, rough=0.9, sheen=0.25, slub=0.5, embroidery=None, stitch=1.0):
    """Plain-woven cloth with slubby threads. `pattern` is dyed or woven in, `embroidery` lies raised on top.
    threads: pairs of threads to a centimetre."""
    g = Graph("cloth")
    cm = g.uv("cm")
    base, _ = _decorated(g, colour, decor)
    warp = g.noise(g.scaled(cm, (threads * 1.1, 0.35, 1)), 1.0, detail=2)
    weft = g.noise(g.scaled(cm, (0.35, threads * 1.1, 1), (7, 3, 0)), 1.0, detail=2)
    yarn = g.math("ADD", g.math("MULTIPLY", warp, 0.5), g.math("MULTIPLY", weft, 0.5))
    base = g.mix(g.range(yarn, 0.35, 0.65, 0.0, 0.30 * slub), base, g.mix(1.0, base, (0.72, 0.70, 0.66, 1), "MULTIPLY"))
    split = g.add("SeparateXYZ", {0: cm})
    u, v = split, split.node.outputs["Y"]
    wave_u = g.math("SINE", g.math("MULTIPLY", u, threads * 6.2832))
    wave_v = g.math("SINE", g.math("MULTIPLY", v, threads * 6.2832))
    checker = g.math("MULTIPLY", wave_u, wave_v)
    height = g.math("ADD", g.math("MULTIPLY", checker, 0.5), g.math("MULTIPLY", yarn, 0.9 * slub + 0.2))
    base = g.mix(g.range(checker, -1, 1, 0.16 * weave, 0.0), base, g.mix(1.0, base, (0.6, 0.6, 0.6, 1), "MULTIPLY"))
    normal = g.bump(height, weave, 0.018)
    if embroidery:
        drawn, alpha = _decorated(g, base, embroidery)
        thread = g.noise(g.scaled(cm, (16, 2.2, 1), turn=(0, 0, 0.7)), 1.0, detail=2, distortion=0.4)
        drawn = g.mix(g.range(thread, 0.35, 0.65, 0.0, 0.35), drawn, g.mix(1.0, drawn, (0.6, 0.58, 0.56, 1), "MULTIPLY"))
        base = g.mix(alpha, base, drawn)
        relief = g.math("MULTIPLY", alpha, g.math("ADD", 0.7, g.math("MULTIPLY", thread, 0.6)))
        normal = g.bump(relief, 0.75 * stitch, 0.05, normal)
        rough = g.range(alpha, 0, 1, rough, 0.5)
    return g.finish(g.principled(Base_Color=base, Roughness=rough, Specular=0.2, Sheen=sheen, Sheen_Tint=0.6, Normal=normal))


def knit(colour="#8a8f94", decor=None, stitches=2.2, depth=1.0):
    """Knitted or thick hand-woven wool: rows of little V's, hairy."""
    g = Graph("knit")
    cm = g.uv("cm")
    base, _ = _decorated(g, colour, decor)
    split = g.add("SeparateXYZ", {0: cm})
    u, v = split, split.node.outputs["Y"]
    column = g.math("PINGPONG", g.math("MULTIPLY", u, stitches), 0.5)
    row = g.math("SINE", g.math("MULTIPLY", g.math("ADD", g.math("MULTIPLY", v, stitches * 1.3), g.math("MULTIPLY", column, 1.2)), 6.2832))
    bulge = g.math("MULTIPLY", column, 1.4)
    height = g.math("ADD", g.math("MULTIPLY", row, 0.35), bulge)
    fuzz = g.noise(g.scaled(cm, (9, 9, 1)), 1.0, detail=4, roughness=0.7)
    height = g.math("ADD", height, g.math("MULTIPLY", fuzz, 0.4))
    base = g.mix(g.range(height, 0.0, 0.9, 0.55, 0.0), base, g.mix(1.0, base, (0.35, 0.34, 0.33, 1), "MULTIPLY"))
    normal = g.bump(height, 0.8 * depth, 0.05)
    return g.finish(g.principled(Base_Color=base, Roughness=0.95, Specular=0.1, Sheen=0.6, Normal=normal))


def felt(colour="#8f3a34", decor=None, grain=1.0):
    g = Graph("felt")
    at = g.position()
    base, _ = _decorated(g, colour, decor)
    fibre = g.noise(at, 38, detail=5, roughness=0.75, distortion=1.2)
    cloud = g.noise(at, 5, detail=3)
    base = g.mix(g.range(fibre, 0.35, 0.65, 0.0, 0.35), base, g.mix(1.0, base, (0.66, 0.64, 0.62, 1), "MULTIPLY"))
    base = g.mix(g.range(cloud, 0.3, 0.7, 0.0, 0.15), base, g.mix(1.0, base, (0.7, 0.7, 0.7, 1), "MULTIPLY"))
    normal = g.bump(fibre, 0.5 * grain, 0.04)
    return g.finish(g.principled(Base_Color=base, Roughness=1.0, Specular=0.08, Sheen=0.7, Sheen_Tint=0.5, Normal=normal))


WOODS = {
    "walnut": ("#5b3a26", "#3a2417", 1.0),
    "beech": ("#c79a6b", "#b07f52", 0.5),
    "linden": ("#d9bd92", "#c6a678", 0.35),
    "cherry": ("#a8683f", "#8a4f2d", 0.7),
    "pale-oak": ("#cdb48d", "#b0946a", 0.55),
    "oak": ("#a97f4f", "#7f5a34", 1.0),
    "plum": ("#7f4630", "#57291f", 1.0),
    "maple": ("#dcc39a", "#cbab7c", 0.4),
    "pine": ("#d6ac72", "#b8843f", 0.9),
    "acacia": ("#9a7440", "#6f4f27", 0.9),
    "pear": ("#b98258", "#a06a44", 0.4),
    "ash": ("#d3b68c", "#b08e60", 0.9),
    "dark": ("#3d2b20", "#2a1c14", 0.7),
}


def wood(species="walnut", axis="x", scale=1.0, rough=0.42, decor=None, painted=1.0, paint=None, paint_rough=0.35, wear=0.0, flow=(0, 0, 0),
         tint=None):
    """Wood with growth rings about an axis a little off the piece, pores along the grain. `paint`: a ground of milk paint."""
    light, dark, contrast = WOODS[species]
    g = Graph("wood-" + species)
    at = g.position()
    stretch = {"x": (0.10, 1, 1), "y": (1, 0.10, 1), "z": (1, 1, 0.10)}[axis]
    along = g.scaled(at, stretch, (0.37 + flow[0], 1.9 + flow[1], 1.3 + flow[2]))
    warp = g.noise(along, 1.5 * scale, detail=3, roughness=0.55)
    direction = {"x": (0, 1, 0.55), "y": (1, 0, 0.55), "z": (1, 0.55, 0)}[axis]
    split = g.add("VectorMath", {0: along, 1: direction}, operation="DOT_PRODUCT", out="Value")
    ring = g.math("ADD", g.math("MULTIPLY", split, 4.6 * scale), g.math("MULTIPLY", warp, 3.6))
    saw = g.math("FRACT", ring)
    band = g.ramp(saw, [(0.0, 0.1), (0.55, 0.45), (0.9, 1.0), (1.0, 0.1)])
    fine = g.noise(g.scaled(at, [s * 1.0 for s in ((0.04, 1, 1) if axis == "x" else (1, 0.04, 1) if axis == "y" else (1, 1, 0.04))]),
                   30 * scale, detail=3, roughness=0.7)
    base = g.mix(g.math("MULTIPLY", band, 0.75 * contrast), srgb(light), srgb(dark))
    base = g.mix(g.range(fine, 0.42, 0.68, 0.0, 0.55 * contrast + 0.12), base, _shade(dark, 0.75))
    large = g.noise(along, 0.8 * scale, detail=2)
    base = g.mix(g.range(large, 0.35, 0.7, 0.0, 0.3), base, _shade(light, 1.12))
    if tint:
        base = g.mix(0.5, base, srgb(tint), "MULTIPLY")
    grain_bump = g.bump(fine, 0.10, 0.02)
    roughness = g.range(fine, 0.3, 0.7, rough * 0.9, rough * 1.15)
    cover = None
    if paint:
        rub = g.noise(at, 6, detail=5, roughness=0.7)
        cover = g.range(rub, 0.24 + 0.35 * wear, 0.30 + 0.35 * wear)
        coat = g.mix(g.range(fine, 0.4, 0.7, 0.0, 0.16), srgb(paint), _shade(paint, 0.7))
        base = g.mix(cover, base, coat)
    if decor:
        drawn, alpha = _decorated(g, base, decor)
        drawn = g.mix(g.range(fine, 0.4, 0.7, 0.0, 0.12), drawn, g.mix(1.0, drawn, (0.7, 0.7, 0.7, 1), "MULTIPLY"))
        base = g.mix(g.math("MULTIPLY", alpha, painted), base, drawn)
        grain_bump = g.bump(alpha, 0.25, 0.012, grain_bump)
        cover = alpha if cover is None else g.math("MAXIMUM", cover, alpha)
    if cover is not None:
        roughness = g.mix(cover, roughness, (paint_rough,) * 3 + (1,))
    return g.finish(g.principled(Base_Color=base, Roughness=roughness, Specular=0.4, Normal=grain_bump))


def lacquer(colour="#a02f2a", rough=0.22, decor=None):
    """Smooth paint on wood or tin."""
    g = Graph("lacquer")
    base, cover = _decorated(g, colour, decor)
    cloud = g.noise(g.position(), 5, detail=4)
    base = g.mix(g.range(cloud, 0.3, 0.7, 0, 0.10), base, g.mix(1.0, base, (0.7, 0.7, 0.7, 1), "MULTIPLY"))
    normal = g.bump(g.noise(g.position(), 9, detail=2), 0.05, 0.05)
    if decor:
        normal = g.bump(cover, 0.6, 0.10, normal)
    return g.finish(g.principled(Base_Color=base, Roughness=rough, Specular=0.5, Normal=normal))


def wax(colour="#d9a441", rough=0.42, comb=False, bloom=0.25, glow=1.0):
    """Beeswax: a faint glow stands for the light that goes a little way in. `comb`: rolled from embossed foundation sheet (needs `cm`)."""
    g = Graph("wax")
    at = g.position()
    cloud = g.noise(at, 2.5, detail=4)
    base = g.mix(g.range(cloud, 0.4, 0.75, 0.0, bloom), srgb(colour), _shade(colour, 1.35))
    normal = g.bump(g.noise(at, 6, detail=3), 0.10, 0.05)
    if comb:
        cm = g.uv("cm")
        cells = hexagons(g, cm, 0.55)
        edge = g.range(cells, 0.04, 0.17, 1.0, 0.0)
        normal = g.bump(edge, 0.9, 0.06, normal)
        base = g.mix(g.range(edge, 0, 1, 0.45, 0.0), base, _shade(colour, 0.55))
    return g.finish(g.principled(Base_Color=base, Roughness=rough, Specular=0.4, Normal=normal, Emission=srgb(colour),
                                 Emission_Strength=0.05 * glow))


def hexagons(g, uv, size):
    """How far (0 at the wall to 0.5 in the middle) a point is inside its cell of a honeycomb with cells `size` wide."""
    split = g.add("SeparateXYZ", {0: g.scaled(uv, (1 / size, 1 / size, 1))})
    u, v = split, split.node.outputs["Y"]
    best = None
    for shift in (0.0, 0.5):
        x = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("ADD", u, shift)), 0.5))
        y = g.math("FRACT", g.math("ADD", g.math("DIVIDE", v, 1.732), shift))
        y = g.math("MULTIPLY", g.math("ABSOLUTE", g.math("SUBTRACT", y, 0.5)), 1.732)
        slant = g.math("ADD", g.math("MULTIPLY", x, 0.5), g.math("MULTIPLY", y, 0.866))
        inside = g.math("SUBTRACT", 0.5, g.math("MAXIMUM", slant, x))
        best = inside if best is None else g.math("MAXIMUM", best, inside)
    return best


def clear_glass(tint="#f4f7f2", rough=0.0):
    """Thin walls: mirrors at the edge, otherwise lets the ray straight through; shadows stay light."""
    g = Graph("glass")
    fresnel = g.add("Fresnel", {"IOR": 1.35})
    edge = g.add("LayerWeight", {"Blend": 0.35}, out="Facing")
    colour = g.mix(g.range(edge, 0.3, 1.0, 0, 0.4), srgb(tint), _shade(tint, 0.45))
    through = g.add("BsdfTransparent", {"Color": colour})
    mirror = g.add("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": rough + 0.015})
    shadow = g.add("LightPath", out="Is Shadow Ray")
    mixed = g.add("MixShader", {0: g.math("MULTIPLY", fresnel, g.math("SUBTRACT", 1.0, shadow)), 1: through, 2: mirror})
    return g.finish(mixed)


def liquid(colour="#d98a1a", density=1.0, ior=1.45, rough=0.02, cloudy=0.0):
    """Honey, syrup, oil: a refracting body that drinks the light on its way through."""
    g = Graph("liquid")
    refraction = g.add("BsdfRefraction", {"Color": (1, 1, 1, 1), "IOR": ior, "Roughness": rough})
    mirror = g.add("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.03})
    body = g.add("MixShader", {0: g.add("Fresnel", {"IOR": ior}), 1: refraction, 2: mirror})
    if cloudy:
        milk = g.add("BsdfDiffuse", {"Color": srgb(colour)})
        glow = g.add("BsdfTranslucent", {"Color": srgb(colour)})
        thick = g.add("MixShader", {0: 0.5, 1: milk, 2: glow})
        body = g.add("MixShader", {0: cloudy, 1: body, 2: thick})
    light = g.add("LightPath", out="Is Shadow Ray")
    shadow = g.add("BsdfTransparent", {"Color": [min(1, c**0.5) for c in srgb(colour)[:3]] + [1]})
    body = g.add("MixShader", {0: light, 1: body, 2: shadow})
    volume = g.add("VolumeAbsorption", {"Color": srgb(colour), "Density": density})
    return g.finish(body, volume)


def paper(colour="#efe8d8", decor=None, rough=0.85, grain=1.0, gloss=0.0):
    g = Graph("paper")
    base, _ = _decorated(g, colour, decor)
    at = g.position()
    fibre = g.noise(at, 30, detail=4, roughness=0.7)
    base = g.mix(g.range(fibre, 0.4, 0.7, 0.0, 0.08), base, g.mix(1.0, base, (0.7, 0.68, 0.64, 1), "MULTIPLY"))
    return g.finish(g.principled(Base_Color=base, Roughness=rough - gloss, Specular=0.25 + gloss * 0.4,
                                 Normal=g.bump(fibre, 0.10 * grain, 0.015)))


def pages(colour="#ebe2cd", sheets=60, axis="z"):
    """The cut edge of a block of paper: fine lines, `sheets` to a decimetre."""
    g = Graph("pages")
    split = g.add("SeparateXYZ", {0: g.position()})
    along = split.node.outputs[{"x": 0, "y": 1, "z": 2}[axis]]
    wobble = g.noise(g.scaled(g.position(), (1, 1, 12)), 3.0)
    line = g.math("SINE", g.math("ADD", g.math("MULTIPLY", along, sheets * 6.2832), g.math("MULTIPLY", wobble, 4.0)))
    base = g.mix(g.range(line, 0.2, 1.0, 0.0, 0.3), srgb(colour), _shade(colour, 0.6))
    return g.finish(g.principled(Base_Color=base, Roughness=0.9, Specular=0.15, Normal=g.bump(line, 0.3, 0.02)))


def leather(colour="#6b4128", rough=0.48, grain=1.0):
    g = Graph("leather")
    at = g.position()
    cells = g.add("TexVoronoi", {"Vector": g.add("VectorMath", {0: at, 1: (0, 0, 0)}, operation="ADD"), "Scale": 30}, out="Distance")
    cloud = g.noise(at, 3.5, detail=5, roughness=0.6)
    base = g.mix(g.range(cloud, 0.35, 0.7, 0.0, 0.5), srgb(colour), _shade(colour, 0.6))
    return g.finish(g.principled(Base_Color=base, Roughness=rough, Specular=0.4, Normal=g.bump(cells, 0.18 * grain, 0.03)))


METALS = {"brass": "#c9a24d", "copper": "#c4754a", "iron": "#4b4a4a", "tin": "#b9bbbb", "steel": "#c9c9c7", "silver": "#d8d6d0"}


def metal(of="brass", rough=0.3, hammered=0.0):
    g = Graph("metal")
    at = g.position()
    cloud = g.noise(at, 4, detail=5)
    base = g.mix(g.range(cloud, 0.4, 0.7, 0.0, 0.35), srgb(METALS[of]), _shade(METALS[of], 0.6))
    inputs = {"Base_Color": base, "Metallic": 1.0, "Roughness": g.range(cloud, 0.3, 0.7, rough * 0.8, rough * 1.3)}
    if hammered:
        dents = g.add("TexVoronoi", {"Vector": at, "Scale": 9}, out="Distance")
        inputs["Normal"] = g.bump(dents, 0.4 * hammered, 0.06)
    return g.finish(g.principled(**inputs))


def straw(colour="#cfa75c", rough=0.55, twist=1.0):
    """Plaited fibre: corn husk, straw, rush; ribs run along `cm` v."""
    g = Graph("straw")
    cm = g.uv("cm")
    rib = g.noise(g.scaled(cm, (14, 0.7, 1)), 1.0, detail=3, roughness=0.65)
    cloud = g.noise(g.position(), 4, detail=3)
    base = g.mix(g.range(rib, 0.38, 0.65, 0.0, 0.6), srgb(colour), _shade(colour, 0.5))
    base = g.mix(g.range(cloud, 0.4, 0.7, 0.0, 0.35), base, _shade(colour, 1.3))
    return g.finish(g.principled(Base_Color=base, Roughness=rough, Specular=0.3, Normal=g.bump(rib, 0.5 * twist, 0.04)))


def pierced(colour="#c58a5a", decor=None):
    """Clay cut through where the decoration is."""
    g = Graph("pierced")
    _, hole = _decorated(g, colour, decor)
    at = g.position()
    cloud = g.noise(at, 3.0, detail=5, roughness=0.65)
    base = g.mix(g.range(cloud, 0.35, 0.7, 0.0, 0.3), srgb(colour), _shade(colour, 0.65))
    body = g.principled(Base_Color=base, Roughness=0.8, Specular=0.25, Normal=g.bump(g.noise(at, 42, detail=3), 0.2, 0.02))
    open_ = g.math("GREATER_THAN", hole, 0.5)
    return g.finish(g.add("MixShader", {0: open_, 1: body, 2: g.add("BsdfTransparent")}))


def flame(colour="#ffb347", strength=18.0):
    g = Graph("flame")
    return g.finish(g.add("Emission", {"Color": srgb(colour), "Strength": strength}))


def tinted_glass(colour="#8fb38a", density=1.4, rough=0.0):
    """Thick blown glass: refracts, takes its colour from the way through; shadows stay coloured and light."""
    g = Graph("tinted-glass")
    body = g.add("BsdfGlass", {"Color": (1, 1, 1, 1), "IOR": 1.45, "Roughness": rough})
    light = g.add("LightPath", out="Is Shadow Ray")
    shadow = g.add("BsdfTransparent", {"Color": [0.35 + 0.62 * c for c in srgb(colour)[:3]] + [1]})
    surface = g.add("MixShader", {0: light, 1: body, 2: shadow})
    return g.finish(surface, g.add("VolumeAbsorption", {"Color": srgb(colour), "Density": density}))


def marbled(style="peacock", colours=("#27477f", "#c9973a", "#7a2433", "#ece4d2")):
    """Marbled paper: drops of colour that crowd each other ("stone"), or bands of colour, bent twice by a comb."""
    g = Graph("marbled")
    cm = g.uv("cm")
    base = _stones(g, cm, colours) if style == "stone" else _combed(g, cm, style, colours)
    fibre = g.noise(g.position(), 30, detail=4, roughness=0.7)
    base = g.mix(g.range(fibre, 0.4, 0.7, 0.0, 0.12), base, g.mix(1.0, base, (0.7, 0.68, 0.64, 1), "MULTIPLY"))
    return g.finish(g.principled(Base_Color=base, Roughness=0.75, Specular=0.25, Normal=g.bump(fibre, 0.1, 0.015)))


def _stones(g, cm, colours):
    """The second colour is the vein between drops of the others; small drops lie in the large ones."""
    ground, vein, *others = colours
    bent = g.add("VectorMath", {0: cm, 1: g.add("TexNoise", {"Vector": cm, "Scale": 0.5, "Detail": 2.0}, out="Color")}, operation="ADD")

    def drops(scale, width):
        at = {"Vector": bent, "Scale": scale}
        edge = g.add("TexVoronoi", at, out="Distance", feature="DISTANCE_TO_EDGE")
        kind = g.add("SeparateXYZ", {0: g.add("TexVoronoi", at, out="Color")})
        colour = g.ramp(kind, [(0.0, ground), (0.5, others[0]), (0.8, others[-1])], "CONSTANT")
        return g.mix(g.range(edge, width, width * 1.6, 1.0, 0.0), colour, vein), kind

    large, kind = drops(0.42, 0.035)
    small, _ = drops(1.3, 0.06)
    return g.mix(g.ramp(kind, [(0.0, 0.0), (0.62, 1.0)], "CONSTANT"), large, small)


def _combed(g, cm, style, colours):
    split = g.add("SeparateXYZ", {0: cm})
    u, v = split, split.node.outputs["Y"]
    drift = g.noise(cm, 0.12, detail=2)
    pitch = {"peacock": 6.4, "nonpareil": 1.6}[style]
    comb = g.math("PINGPONG", g.math("ADD", g.math("DIVIDE", u, pitch), g.math("MULTIPLY", drift, 0.5)), 0.5)
    curl = g.math("POWER", g.math("MULTIPLY", comb, 2.0), 2.2)
    lift = g.math("MULTIPLY", curl, pitch * 0.8)
    if style == "peacock":
        sway = g.math("SINE", g.math("MULTIPLY", v, 6.2832 / 11.0))
        lift = g.math("ADD", lift, g.math("MULTIPLY", sway, 1.6))
    t = g.math("FRACT", g.math("ADD", g.math("DIVIDE", g.math("ADD", v, lift), pitch * 1.7), g.math("MULTIPLY", drift, 1.6)))
    widths = [0.0, 0.16, 0.24, 0.44, 0.52, 0.70, 0.80, 0.93]
    stops = [(width, colours[k % len(colours)]) for k, width in enumerate(widths[:len(colours) * 2])]
    return g.ramp(t, stops, "CONSTANT")


def crust(colour="#b98a4a", flour=0.3, scale=1.0, decor=None):
    """Bread, biscuits, gingerbread: browned, porous, floury."""
    g = Graph("crust")
    at = g.position()
    cloud = g.noise(at, 3 * scale, detail=6, roughness=0.65)
    pores = g.add("TexVoronoi", {"Vector": at, "Scale": 22 * scale}, out="Distance")
    base = g.mix(g.range(cloud, 0.3, 0.7), _shade(colour, 0.5), _shade(colour, 1.25))
    dust = g.noise(at, 5 * scale, detail=6, roughness=0.8)
    base = g.mix(g.range(dust, 0.52, 0.7, 0.0, flour), base, srgb("#efe6d4"))
    normal = g.bump(pores, 0.35, 0.03, g.bump(cloud, 0.5, 0.08))
    if decor:
        base, icing = _decorated(g, base, decor)
        normal = g.bump(icing, 0.8, 0.12, normal)
    return g.finish(g.principled(Base_Color=base, Roughness=0.85, Specular=0.2, Normal=normal))


def fruit(colour="#a32a24", second="#d9a441", rough=0.3, bloom=0.0):
    g = Graph("fruit")
    at = g.position()
    streak = g.noise(g.scaled(at, (3.2, 3.2, 0.8)), 2.0, detail=4, roughness=0.6)
    base = g.mix(g.range(streak, 0.42, 0.62), srgb(colour), srgb(second))
    dust = g.noise(at, 4, detail=4)
    base = g.mix(g.range(dust, 0.4, 0.7, 0.0, bloom), base, srgb("#b9bccf"))
    return g.finish(g.principled(Base_Color=base, Roughness=rough + 0.3 * bloom, Specular=0.45, Subsurface=0.06,
                                 Subsurface_Radius=(0.1, 0.05, 0.03), Subsurface_Color=base))


def plain(colour="#cccccc", rough=0.6, specular=0.4):
    g = Graph("plain")
    return g.finish(g.principled(Base_Color=srgb(colour), Roughness=rough, Specular=specular))


MAKERS = {f.__name__: f for f in (glaze, clay, cloth, knit, felt, wood, lacquer, wax, clear_glass, liquid, paper, pages,
                                  leather, metal, straw, pierced, flame, tinted_glass, marbled, crust, fruit, plain)}


def make(description):
    """{'kind': 'glaze', …} to a material."""
    settings = dict(description)
    return MAKERS[settings.pop("kind")](**settings)
