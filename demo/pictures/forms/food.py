"""Honey jars, candles, gingerbread, bread."""
import numpy as np

from forms.lathe import turned
from forms.mesh import curve, grid, lengths, smooth_noise, sweep
from forms.sheet import ribbon


def _cornered(thing, corners, soft=0.5):
    """Turns a round jar into one with `corners` flat sides, a flat one to the front."""
    mesh = thing.data
    co = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    angle = np.arctan2(co[:, 1], co[:, 0]) + np.pi / 2
    step = 2 * np.pi / corners
    off = np.mod(angle + step / 2, step) - step / 2
    scale = np.minimum(1 / np.cos(off), 1 + 0.075 * (1 + soft)) * 0.94
    co[:, :2] *= scale[:, None]
    mesh.vertices.foreach_set("co", co.reshape(-1))
    mesh.update()
    return thing


def jar(glass, content, lid=None, label=None, height=9.0, width=8.0, corners=0, level=0.86, neck=0.82, lid_height=1.5, seed=1, label_size=(5, 4),
        label_at=0.45, cork=False, shoulder=0.14):
    """A honey jar: thin glass outside, the honey as a body of its own, lid, label."""
    r, body = width / 2, height - lid_height * 0.75
    rn = r * neck
    outer = [(0.02, 0.02), (r * 0.8, 0.0), (r * 0.96, 0.12), (r, 0.6), (r, 0.7), (r, body * (1 - shoulder)), (r * 0.97, body * (1 - shoulder * 0.5)), (rn, body * 0.985),
             (rn, body * 0.985), (rn, height - 0.2)]
    inner = 0.14
    top = min(body * level, body * 0.98)
    fill = [(0.02, 0.5), (r * 0.75, 0.45), (r - inner - 0.2, 0.6), (r - inner, 1.0), (r - inner, 1.1)]
    if level < 0.9:
        fill += [(r - inner, top - 0.1), (r - inner, top), (r - inner - 0.3, top - 0.06), (0.02, top - 0.06)]
    else:
        fill += [(r - inner, body * (1 - shoulder)), (r * 0.97 - inner, body * (1 - shoulder * 0.5)), (rn - 0.2, body * 0.97), (rn - 0.3, body * 0.985), (0.02, body * 0.985)]
    shell = turned("jar", outer, [glass], steps=160)
    honey = turned("content", fill, [content], steps=140)
    if corners:
        _cornered(shell, corners), _cornered(honey, corners)
    things = [shell, honey]
    base = body * 0.985
    if lid and cork:
        things.append(turned("cork", [(0.02, base - 0.8), (rn * 0.9, base - 0.8), (rn * 0.93, base - 0.7), (rn * 1.0, base + 0.8), (rn * 0.97, base + 1.05), (0.02, base + 1.1)], [lid]))
    elif lid:
        rl = rn + 0.22
        profile = [(rl - 0.15, base + 0.05), (rl, base + 0.1), (rl, base + 0.1), (rl, base + lid_height - 0.35), (rl - 0.05, base + lid_height - 0.15),
                   (rl - 0.25, base + lid_height), (rl - 0.5, base + lid_height - 0.06), (rl - 0.9, base + lid_height - 0.1), (0.02, base + lid_height - 0.1)]
        things.append(turned("lid", profile, [lid], steps=120))
    if label:
        w, h = label_size
        n = 40
        z = np.linspace(-h / 2, h / 2, 12) + height * label_at
        if corners:
            x = np.linspace(-w / 2, w / 2, n)
            flat = r * 0.94 + 0.03
            x = np.clip(x, -flat * 0.52, flat * 0.52)
            points = np.stack(np.broadcast_arrays(x[:, None], np.full((1, 1), -flat), z[None]), -1)
        else:
            a = np.linspace(-w / 2, w / 2, n) / (r + 0.03)
            points = np.stack(np.broadcast_arrays(np.sin(a)[:, None] * (r + 0.03), -np.cos(a)[:, None] * (r + 0.03), z[None]), -1)
        u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, 12), indexing="ij")
        things.append(grid("label", points, label, {"fit": np.stack([u, v], -1), "cm": np.stack([u * w, v * h], -1)}))
    return things


def _wick(top, material, length=1.0, x=0.0, y=0.0):
    return sweep("wick", [(x, y, top - 0.4), (x + 0.02, y, top + length * 0.5), (x + 0.18, y, top + length)], [0.09, 0.085, 0.07], material, count=20, sides=10)


def _flame(at, material, height=2.6):
    import bpy

    x, y, z = at
    h = height
    profile = [(0.02, 0), (h * 0.11, h * 0.08), (h * 0.16, h * 0.26), (h * 0.12, h * 0.52), (h * 0.05, h * 0.8), (0.02, h)]
    thing = turned("flame", profile, [material], steps=40, sides=32)
    thing.location = (x / 10, y / 10, z / 10)
    thing.visible_shadow = thing.visible_diffuse = False
    lamp = bpy.data.lights.new("flame-light", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = 2.2 * (height / 2.6), (1.0, 0.62, 0.26), 0.05
    light = bpy.data.objects.new("flame-light", lamp)
    light.location = (x / 10, y / 10, (z + h * 0.5) / 10)
    bpy.context.scene.collection.objects.link(light)
    light.parent = thing
    light.location = (0, 0, h * 0.05)
    return thing


def candle(material, wick, width=7.0, height=12.0, top_width=None, lit=None, concave=0.35, seed=1, rings=0.0, flame_height=2.6, drips=0.0):
    """Pillar or taper; `lit`: the flame's material."""
    r, rt = width / 2, (top_width or width) / 2
    profile = [(0.02, 0.0), (r * 0.9, 0.0), (r, 0.12), (r, 0.3), (r * 0.6 + rt * 0.4, height * 0.4), (rt, height - 0.35), (rt, height - 0.3), (rt * 0.97, height - 0.06),
               (rt * 0.86, height), (rt * 0.55, height - concave), (0.02, height - concave * 1.1)]
    things = [turned("candle", profile, [material], rings=rings, ring_pitch=0.9, wobble=0.008, seed=seed)]
    things.append(_wick(height - concave, wick))
    if lit:
        things.append(_flame((0.15, 0, height - concave + 0.7), lit, flame_height))
    return things


def comb_candle(material, wick, width=4.5, height=20.0, seed=1, slant=1.0, turns=5.0):
    """Rolled from a sheet of foundation: a spiral seen from above."""
    thick = width / 2 / (turns + 0.4)
    angle = np.linspace(0, turns * 2 * np.pi, int(turns * 80))
    radius = 0.25 + thick * angle / (2 * np.pi)
    line = np.stack([radius * np.cos(angle), radius * np.sin(angle)], -1)
    thing = ribbon("comb", curve(line[::3], len(line)), height, thick * 0.9, material, seed=seed, rumple=0.015, across=160)
    mesh = thing.data
    co = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)[:, [1, 2, 0]]
    co[:, 2] += height / 20
    reach = np.hypot(co[:, 0], co[:, 1]) / (width / 20)
    co[:, 2] *= 1 - (slant / height) * np.clip(reach, 0, 1)
    mesh.vertices.foreach_set("co", np.ascontiguousarray(co).reshape(-1))
    mesh.update()
    return [thing, _wick(height - 0.2, wick, 1.2)]


def loaf(material, length=24.0, width=13.0, height=9.0, seed=1, cut=None, crumb=None, slashes=3):
    """A floury loaf along x; `cut` (0..1 of its length) shows the crumb at the right end."""
    sides, steps = 120, 160
    t = np.linspace(-1, 1, steps)
    if cut:
        t = np.linspace(-1, cut * 2 - 1, steps)
    a = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    taper = np.sqrt(np.clip(1 - np.abs(t) ** 2.6, 0.0005, 1))
    bumps = smooth_noise((sides, steps), (7, 9), seed) * 0.05
    gash = sum(np.exp(-(((t[None] - c) * length / 2 - np.sin(a)[:, None] * 0 + np.cos(a)[:, None] * 1.8) / 0.55) ** 2) for c in np.linspace(-0.5, 0.5, slashes)) if slashes else 0
    up = np.clip(np.sin(a), 0, 1)[:, None] ** 2
    r = taper[None] * (1 + bumps - 0.09 * gash * up)
    y = np.cos(a)[:, None] * r * width / 2
    z = np.sin(a)[:, None]
    z = np.where(z < 0, z * 0.35, z) * r * height * 0.72 + height * 0.26
    points = np.stack([np.broadcast_to(t[None] * length / 2, r.shape), y, np.maximum(z, 0.02)], -1)
    u, v = np.meshgrid(np.linspace(0, 1, sides + 1), np.linspace(0, 1, steps), indexing="ij")
    things = [grid("loaf", points, material, {"fit": np.stack([u, v], -1)}, closed_u=True, flip=True)]
    if cut:
        rim = points[:, -1]
        centre = rim.mean(0)
        face = centre + (rim - centre)[:, None] * np.linspace(1, 0.01, 12)[None, :, None] * 0.985
        face[:, 1:, 0] += 0.0
        uv = {"fit": np.stack(np.meshgrid(np.linspace(0, 1, sides + 1), np.linspace(0, 1, 12), indexing="ij"), -1)}
        things.append(grid("crumb", face, crumb or material, uv, closed_u=True, flip=True))
    return things


def biscuit(material, icing, width=4.5, height=2.2, seed=1):
    r = width / 2
    base = turned("biscuit", [(0.02, 0.05), (r * 0.8, 0), (r * 0.98, 0.3), (r, height * 0.35), (r * 0.86, height * 0.72), (r * 0.5, height * 0.96), (0.02, height)], [material, icing],
                  slots=[(0.58, 1)], wobble=0.03, seed=seed, steps=70, sides=64)
    return [base]


def iced_heart(material, icing, width=18.0, thick=1.1, holes=True, seed=1):
    """A flat heart standing upright about the origin, front at y = -thick, with a piped wavy border and dots."""
    import math

    from forms.mesh import ball
    from forms.slab import outline, slab

    cuts = [{"circle": 0.45, "at": [s * width * 0.22, width * 0.27]} for s in (-1, 1)] if holes else []
    body = slab(material, {"heart": width}, thick, thick * 0.45, holes=cuts)[0]
    body.rotation_euler[0] = math.pi / 2
    rim = np.array(outline({"heart": width * 0.91}))
    line = curve(rim, 260, closed=True)[:-1]
    centre = line.mean(0)
    away = (line - centre) / np.linalg.norm(line - centre, axis=1, keepdims=True)
    swing = np.sin(np.arange(len(line)) / len(line) * 2 * np.pi * 34) * width * 0.014
    wave = line + away * swing[:, None]
    path = [(x, -thick - 0.06, z) for x, z in wave[::2]]
    things = [body, sweep("border", path + path[:1], [width * 0.0125] * 2, icing, count=420, sides=10, caps=False)]
    inner = curve(np.array(outline({"heart": width * 0.80})), 53, closed=True)[:-1]
    for x, z in inner:
        things.append(ball("dot", (x, -thick - 0.03, z), (width * 0.0125, width * 0.008, width * 0.0125), icing, 16, 10))
    return things


def swirl(material, radius=3.5, seed=1, turns=2.2):
    """The surface of creamed honey where a spoon has drawn a spiral."""
    n, m = 160, 60
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    r = np.linspace(0.02, radius, m)
    wave = 0.16 * np.sin(2 * np.pi * (r[None] / radius * turns - a[:, None] / (2 * np.pi))) * (1 - (r[None] / radius) ** 4)
    peak = 0.4 * np.exp(-((r[None] / 0.5) ** 2))
    points = np.stack([np.cos(a)[:, None] * r[None], np.sin(a)[:, None] * r[None], wave + peak + 0 * a[:, None]], -1)
    return [grid("swirl", points, material, {}, closed_u=True)]


def straw_bed(material, size=(22, 8), height=1.6, seed=1, count=260):
    """Curled straw filling a box."""
    random = np.random.default_rng(seed)
    things = []
    w, d = size
    for _ in range(count):
        x, y, z = random.uniform(-w / 2 + 1, w / 2 - 1), random.uniform(-d / 2 + 0.5, d / 2 - 0.5), random.uniform(0.2, height)
        a, length = random.uniform(0, 6.28), random.uniform(2, 4.5)
        dx, dy = np.cos(a) * length / 2, np.sin(a) * length / 2
        clip = lambda px, py: (float(np.clip(px, -w / 2 + 0.2, w / 2 - 0.2)), float(np.clip(py, -d / 2 + 0.2, d / 2 - 0.2)))
        p, q = clip(x - dx, y - dy), clip(x + dx, y + dy)
        things.append(sweep("straw", [(*p, z * 0.7), (x, y, z + random.uniform(0, 0.7)), (*q, z * 0.7)], [0.09, 0.11, 0.08], material, count=12, sides=6, squash=0.4))
    return things


KINDS = {"swirl": swirl, "iced-heart": iced_heart, "straw-bed": straw_bed, "jar": jar, "candle": candle, "comb-candle": comb_candle, "loaf": loaf, "biscuit": biscuit}
