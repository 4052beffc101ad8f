"""Things sawn from a board or folded from card: outlines with thickness, boxes, carved figures, wires."""
import math

import bpy
import numpy as np

from forms.mesh import CM, ball, curve, grid, smooth_noise, sweep


def outline(shape):
    """[(x, y)…] of a named shape: {'rect': [w, h], 'round': r}, {'heart': w}, {'circle': r}, {'points': […], 'smooth': n}."""
    if "rect" in shape:
        w, h = shape["rect"]
        r = min(shape.get("round", 0.2), w / 2 - 0.01, h / 2 - 0.01)
        points = []
        for cx, cy, start in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
            points += [(cx + r * math.cos(math.radians(start + a)), cy + r * math.sin(math.radians(start + a))) for a in np.linspace(0, 90, 9)]
    elif "heart" in shape:
        s = shape["heart"] / 2
        t = np.linspace(0, 2 * np.pi, 90, endpoint=False)
        points = list(zip(s * np.sin(t) ** 3 * 1.0, s * (13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)) / 16 * 1.02))
        points = [p for p in points if abs(p[0]) > s * 0.025]
    elif "circle" in shape:
        t = np.linspace(0, 2 * np.pi, shape.get("sides", 72), endpoint=False)
        points = [(shape["circle"] * math.cos(a), shape["circle"] * math.sin(a) * shape.get("squash", 1)) for a in t]
    else:
        points = shape["points"]
        if shape.get("smooth"):
            points = curve(points, shape["smooth"], closed=True)[:-1]
    x, y = shape.get("at", (0, 0))
    return [(px + x, py + y) for px, py in points]


def deckled(points, depth, seed):
    """A torn, fibrous edge."""
    ring = np.array(points + points[:1])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))])
    at = np.linspace(0, along[-1], 700, endpoint=False)
    line = np.stack([np.interp(at, along, ring[:, k]) for k in (0, 1)], -1)
    random = np.random.default_rng(seed)
    jitter = np.convolve(np.tile(random.normal(0, 1, len(line)), 3), np.ones(5) / 5, "same")[len(line):2 * len(line)]
    middle = line.mean(0)
    away = (line - middle) / np.linalg.norm(line - middle, axis=1, keepdims=True)
    return [tuple(p) for p in line + away * jitter[:, None] * depth]


def slab(material, shape, thick=2.0, bevel=0.2, holes=(), seed=1, deckle=0.0, side=None, curl=0.0):
    """Lies on the table, outline in x-y. Tilt by [90, 0] to let it stand facing the camera."""
    data = bpy.data.curves.new("slab", "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    bevel = 0 if deckle else min(bevel, thick / 2 - 0.001)
    data.extrude = (thick / 2 - bevel) * CM
    data.bevel_depth, data.bevel_resolution = bevel * CM, 4 if bevel > 0.08 else 1
    data.offset = -bevel * CM
    rim = outline(shape)
    if deckle:
        rim = deckled(rim, deckle, seed)
    for points in [rim] + [outline(h) for h in holes]:
        spline = data.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for point, (x, y) in zip(spline.points, points):
            point.co = (x * CM, y * CM, 0, 1)
        spline.use_cyclic_u = True
    holder = bpy.data.objects.new("slab", data)
    bpy.context.scene.collection.objects.link(holder)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(holder)
    co = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    co[:, 2] += thick / 2 * CM
    loops = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", loops)
    flat = co[loops, :2] / CM
    low, high = flat.min(0), flat.max(0)
    for name, uv in (("top", flat), ("cm", flat - low), ("fit", (flat - low) / (high - low)), ("front", flat - [(low[0] + high[0]) / 2, low[1]])):
        layer = mesh.uv_layers.new(name=name)
        layer.data.foreach_set("uv", np.ascontiguousarray(uv, np.float32).reshape(-1))
    if curl:
        w = (high - low).max() * CM / 2
        co[:, 2] += curl * CM * ((co[:, 0] / w) ** 2 * 0.6 + (co[:, 1] / w) ** 2 * 0.4 + 0.3 * (co[:, 0] * co[:, 1]) / w**2)
    mesh.vertices.foreach_set("co", co.reshape(-1))
    mesh.materials.clear()
    mesh.materials.append(material)
    mesh.polygons.foreach_set("material_index", np.zeros(len(mesh.polygons), np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(35)
    mesh.update()
    thing = bpy.data.objects.new("slab", mesh)
    bpy.context.scene.collection.objects.link(thing)
    return [thing]


def _at(things, location, rotation=(0, 0, 0)):
    for thing in things:
        thing.location = [c * CM for c in location]
        thing.rotation_euler = rotation
    return things


def box(material, size=(4, 4, 4), bevel=0.3, seed=1, **rest):
    """A solid block with soft edges."""
    w, d, h = size
    return slab(material, {"rect": [w, d], "round": bevel}, h, bevel, seed=seed)


def crate(material, size=(24, 9, 8), wall=0.6, inside=None, seed=1):
    """An open box of boards."""
    w, d, h = size
    half = math.pi / 2
    things = _at(slab(inside or material, {"rect": [w - wall, d - wall], "round": 0.1}, wall, 0.05), (0, 0, 0))
    for y in (-d / 2 + wall, d / 2):
        things += _at(slab(material, {"rect": [w, h], "round": 0.08}, wall, 0.07), (0, y, h / 2), (half, 0, 0))
    for x in (-w / 2, w / 2 - wall):
        things += _at(slab(material, {"rect": [d - 2 * wall, h], "round": 0.05}, wall, 0.06), (x, 0, h / 2), (half, 0, half))
    return things


def carved(material, pieces, voxel=0.14, smooth=14, seed=1):
    """Pieces melted into one and smoothed, as if cut from one block.

    pieces: {'slab': shape, 'thick'}, {'ball': centre, 'radii'}, {'tube': path, 'radii', 'squash'}; slabs stand in x-z, centred on y = 0.
    """
    parts = []
    for piece in pieces:
        if "slab" in piece:
            part = slab(material, piece["slab"], piece["thick"], min(piece["thick"] * 0.4, piece.get("bevel", 9)))[0]
            part.rotation_euler[0] = math.pi / 2
            part.location[1] = (piece["thick"] / 2 + piece.get("y", 0)) * CM
        elif "ball" in piece:
            part = ball("ball", (0, 0, 0), piece["radii"], material, 40, 28)
            part.location = [c * CM for c in piece["ball"]]
            part.rotation_euler[1] = math.radians(piece.get("lean", 0))
        else:
            part = sweep("tube", piece["tube"], piece["radii"], material, squash=piece.get("squash", 1), count=60, sides=20)
        parts.append(part)
    bpy.context.view_layer.update()
    for part in bpy.context.selected_objects:
        part.select_set(False)
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    thing = bpy.context.view_layer.objects.active
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    remesh = thing.modifiers.new("melt", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel * CM, True
    if smooth:
        soften = thing.modifiers.new("soften", "SMOOTH")
        soften.factor, soften.iterations = 0.5, smooth
    thing.select_set(False)
    return [thing]


def wire(material, path, radius=0.15, radii=None, squash=1.0, count=80, seed=1, closed=False):
    """Cord, wick, loop, twig: a tube along points."""
    points = path + path[:1] if closed else path
    return [sweep("wire", points, radii or [radius, radius], material, count=count, sides=16, squash=squash, caps=not closed)]


def balls(material, places, radii=(0.5, 0.5, 0.5), seed=1):
    """Several equal ellipsoids at the given places."""
    return [ball("ball", p, radii, material, 32, 20) for p in places]


def spoon_bowl(material, length=9.0, width=6.2, depth=1.9, wall=0.45, seed=1):
    """The oval bowl of a spoon, standing upright about the origin, hollow to the front; its neck reaches down."""
    n, m = 96, 48
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    t = np.concatenate([np.linspace(0.01, 1, m), np.linspace(1, 0.01, m)])
    rim = 1 + 0.035 * np.cos(2 * a)
    points = np.zeros((n, 2 * m, 3))
    facets = smooth_noise((n, 2 * m), (16, 8), seed) * 0.06
    for k, radius in enumerate(t):
        outside = k < m
        grow = 1.0 if outside else 1 - wall / width * 1.6 * (radius > 0.5)
        x, z = np.cos(a) * radius * width / 2 * rim * grow, np.sin(a) * radius * length / 2 * grow
        dish = depth * (1 - radius**2.2)
        y = dish + (wall if outside else 0) * min(1, (1 - radius) * 6) + facets[:, k] * min(1, (1 - radius) * 3)
        points[:, k] = np.stack([x, np.full(n, 1.0) * y, z], -1)
    neck = sweep("neck", [(0, 0.2, -6.2), (0, 0.75, -4.6), (0, 1.2, -3.2), (0, 1.5, -1.5)], [0.95, 1.15, 1.3, 0.9], material, count=40)
    uv = {"cm": np.zeros((n + 1, 2 * m, 2))}
    return [grid("spoon", points, material, uv, closed_u=True, flip=True), neck]


def rosette_lid(material, radius=7.25, height=2.6, seed=1):
    """A round lid with a chip-carved six-petal compass rosette in a ring of notches."""
    n, m = 720, 190
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    r = np.linspace(0.01, radius - 0.25, m)
    x, y = np.cos(a)[:, None] * r[None], np.sin(a)[:, None] * r[None]
    cut = np.zeros_like(x)
    R = radius * 0.76
    for k in range(6):
        t = k * np.pi / 3
        u, v = x * np.cos(t) + y * np.sin(t), -x * np.sin(t) + y * np.cos(t)
        c = R / 2 / np.tan(np.pi / 6)
        inside = R / 2 / np.sin(np.pi / 6) - np.hypot(u - R / 2, np.abs(v) + c)
        cut = np.maximum(cut, np.clip(inside * 0.62, 0, 0.34) * (u > 0))
        t2 = t + np.pi / 6
        u2, v2 = x * np.cos(t2) + y * np.sin(t2), -x * np.sin(t2) + y * np.cos(t2)
        leaf = 0.55 * (1 - np.abs((u2 - R * 0.74) / (R * 0.2))) - np.abs(v2)
        cut = np.maximum(cut, np.clip(leaf * 0.7, 0, 0.25))
    ring = np.hypot(x, y)
    cut = np.maximum(cut, np.clip(0.07 - np.abs(ring - R * 1.03), 0, 0.07) * 1.6)
    tooth = np.abs(np.mod(np.arctan2(y, x) * 48 / (2 * np.pi), 1) - 0.5) * 2
    notch = np.clip(0.62 * (1 - tooth) - np.abs(ring - R * 1.17) * 1.3, 0, 0.3)
    cut = np.maximum(cut, notch * 0.9)
    edge = [(radius - 0.08, height - 0.07), (radius, height - 0.25), (radius, 0.05), (radius - 0.3, 0.0)]
    z = np.concatenate([height - cut] + [np.full((n, 1), e[1]) for e in edge], 1)
    rr = np.concatenate([np.broadcast_to(r, (n, m))] + [np.full((n, 1), e[0]) for e in edge], 1)
    points = np.stack([np.cos(a)[:, None] * rr, np.sin(a)[:, None] * rr, z], -1)
    thing = grid("rosette", points, material, {}, closed_u=True)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(24)
    return [thing]


def chip_band(material, radius, to=3.8, count=30, seed=1, **rest):
    """A row of triangular chips round a box, cut into a thin wall."""
    low = rest["from"]
    n, m = 900, 60
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    z = np.linspace(low - 0.1, to + 0.1, m)
    tooth = np.abs(np.mod(a * count / (2 * np.pi), 1) - 0.5) * 2
    t = np.clip((z - low) / (to - low), 0, 1)
    deep = np.clip(np.minimum((1 - tooth[:, None]) - t[None], t[None] * 2.0), 0, 0.4) * 0.75
    r = radius + 0.02 - deep
    r[:, 0] = r[:, -1] = radius - 0.05
    points = np.stack([np.cos(a)[:, None] * r, np.sin(a)[:, None] * r, np.broadcast_to(z, r.shape)], -1)
    thing = grid("chips", points, material, {}, closed_u=True)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(28)
    return [thing]


def curls(material, outline, depth=1.5, seed=1, pitch=1.15):
    """Rows of little carved curls on both faces of a flat body standing in x-z."""
    random = np.random.default_rng(seed)
    shape = np.array(curve(outline, 60, closed=True))
    things = []
    low, high = shape.min(0), shape.max(0)
    for row, z in enumerate(np.arange(low[1] + 0.4, high[1], pitch * 0.86)):
        for x in np.arange(low[0] + 0.3 + (row % 2) * pitch / 2, high[0], pitch):
            crossings = 0
            for (x0, z0), (x1, z1) in zip(shape, np.roll(shape, -1, 0)):
                if (z0 > z) != (z1 > z) and x < (x1 - x0) * (z - z0) / (z1 - z0 + 1e-9) + x0:
                    crossings += 1
            if crossings % 2:
                for side in (-1, 1):
                    t = np.linspace(0, 4.2, 12)
                    spin = random.uniform(0, 6.28)
                    r = 0.44 - 0.075 * t
                    path = [(x + a * math.cos(b + spin), side * depth, z + a * math.sin(b + spin)) for a, b in zip(r, t * 1.5)]
                    things.append(sweep("curl", path, [0.13, 0.15, 0.12], material, count=20, sides=8))
    return things


def spiral(material, radius=3.5, turns=4.0, thick=0.055, seed=1):
    """A thread trailed round a ball."""
    t = np.linspace(0.18, 0.86, 90)
    path = [(radius * math.sin(math.pi * v) * math.cos(v * turns * 2 * math.pi), radius * math.sin(math.pi * v) * math.sin(v * turns * 2 * math.pi), -radius * math.cos(math.pi * v)) for v in t]
    return [sweep("thread", path, [thick * 0.6, thick, thick, thick * 0.6], material, count=500, sides=8)]


def bubbles(material, count=150, seed=1, height=18.0):
    """Little bubbles in the wall of a bellied vase, in layers."""
    random = np.random.default_rng(seed)
    things = []
    for _ in range(count):
        z = round(random.uniform(1, height) / 1.6) * 1.6 + random.normal(0, 0.16)
        wall = np.interp(z, [0, 3.4, 6.2, 10.5, 15, 20], [4.75, 5.15, 5.25, 4.75, 4.3, 4.25])
        a, r = random.uniform(0, 6.283), random.uniform(0.06, 0.17)
        things.append(ball("bubble", (wall * math.cos(a), wall * math.sin(a), max(z, 0.5)), (r, r, r * 1.15), material, 14, 10))
    return things


def basket(material, width=15.0, height=11.0, seed=1, stakes=18, rows=16):
    """A small round basket woven of willow, with an arched handle."""
    things = []
    r0, r1 = width * 0.4, width / 2
    for row in range(rows):
        z = 0.4 + height * row / rows
        r = r0 + (r1 - r0) * (row / rows) ** 0.7
        t = np.linspace(0, 2 * math.pi, stakes * 4 + 1)
        path = [((r + 0.22 * math.cos(stakes / 2 * a + math.pi * row)) * math.cos(a), (r + 0.22 * math.cos(stakes / 2 * a + math.pi * row)) * math.sin(a), z) for a in t]
        things.append(sweep("withy", path, [height / rows * 0.56] * 2, material, count=stakes * 10, sides=8, caps=False))
    rim = [(r1 * math.cos(a), r1 * math.sin(a), height + 0.2) for a in np.linspace(0, 2 * math.pi, 40)]
    things.append(sweep("rim", rim, [0.5, 0.5], material, count=160, sides=10, caps=False))
    arch = [(r1 * math.cos(a), 0, height + width * 0.62 * math.sin(a)) for a in np.linspace(0, math.pi, 24)]
    things.append(sweep("handle", arch, [0.45, 0.45], material, count=90, sides=10))
    things.append(slab(material, {"circle": r0 + 0.2}, 0.5, 0.1)[0])
    return things


def horns(material, seed=1, length=4.6):
    """The upright corkscrew horns of a Racka sheep, spread a little."""
    things = []
    for side in (-1, 1):
        t = np.linspace(0, 1, 40)
        path = [(0.15 * math.cos(6.28 * 2.5 * v) * (1 - v), side * (0.35 + 1.2 * v) + 0.15 * math.sin(6.28 * 2.5 * v) * (1 - v), length * v) for v in t]
        things.append(sweep("horn", path, [0.36, 0.3, 0.22, 0.08], material, count=120, sides=12))
    return things


def cords(material, seed=1, count=260):
    """The corded coat of a Puli: short felted locks hanging from body and head."""
    random = np.random.default_rng(seed)
    things = []
    for _ in range(count):
        x, a = random.uniform(-2.5, 3.0), random.uniform(-0.2, math.pi + 0.2)
        middle, radii = ((2.3, 3.7), (1.35, 1.3)) if x > 1.3 else ((0, 2.5), (1.45, 1.6))
        y, z = math.cos(a) * radii[0] * 0.98, middle[1] + max(math.sin(a), -0.1) * radii[1] * 0.96
        drop = random.uniform(0.8, 1.5)
        out = 0.16 * (1 if y > 0 else -1)
        things.append(sweep("cord", [(x, y, z), (x + random.uniform(-0.1, 0.1), y + out, z - drop * 0.5), (x + random.uniform(-0.15, 0.15), y + out * 1.4, max(z - drop, 0.1))],
                            [0.13, 0.16, 0.13], material, count=12, sides=7))
    return things


KINDS = {"horns": horns, "cords": cords, "basket": basket, "curls": curls, "spiral": spiral, "bubbles": bubbles, "spoon-bowl": spoon_bowl, "rosette-lid": rosette_lid, "chip-band": chip_band, "slab": slab, "box": box, "crate": crate, "carved": carved, "wire": wire, "balls": balls}
