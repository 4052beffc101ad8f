"""Cloth, felt and paper: ribbons along a line, cushions, things that hang or lie in folds."""
import numpy as np

from forms.mesh import curve, grid, lengths, plain_uv, smooth_noise, sweep


def ribbon(name, line, width, thick, material, across=70, wave=0.0, wave_from=0.0, waves=3.0, seed=1, rumple=0.0, bow=0.0):
    """A sheet `width` wide along x whose side view is `line` [(y, z)…] in equal steps. Its `cm` layer runs along the line.

    wave: cm by which the part beyond the fraction `wave_from` sways; rumple: cm of soft unevenness.
    """
    line = np.asarray(line, float)
    n = len(line)
    along = lengths(line)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], -1)
    s = np.linspace(-1, 1, across)
    round_ = np.sqrt(np.clip(1 - np.clip((np.abs(s) * width / 2 - (width / 2 - thick / 2)) / (thick / 2 + 1e-9), 0, 1) ** 2, 0.02, 1))
    sway = smooth_noise((across, n), (waves, 1.2), seed) * wave * np.clip((np.linspace(0, 1, n) - wave_from) / (1.001 - wave_from), 0, 1)[None]
    sway = sway + smooth_noise((across, n), (max(2, width / 7), max(2, along[-1] / 7)), seed + 5) * rumple
    edge = smooth_noise((1, n), (1, max(2, along[-1] / 9)), seed + 9)[0] * bow
    outline = []
    for side in (1, -1):
        half = 0.5 * thick * side * round_[:, None] * np.ones(n)[None]
        ends = np.minimum(np.arange(n), np.arange(n)[::-1])
        half = half * np.clip((ends + 0.3) / 1.5, 0, 1)[None]
        offset = half + sway
        y = line[None, :, 0] + normal[None, :, 0] * offset
        z = line[None, :, 1] + normal[None, :, 1] * offset
        x = s[:, None] * width / 2 + edge[None] * np.ones((across, 1))
        outline.append(np.stack([x, y, z], -1))
    points = np.concatenate([outline[0], outline[1][:, ::-1]], 1)
    v = np.concatenate([along, along[::-1], along[:1]])
    u = (s + 1) / 2
    cm = np.stack(np.broadcast_arrays(u[:, None] * width, v[None]), -1)
    fit = np.stack(np.broadcast_arrays(u[:, None], v[None] / along[-1]), -1)
    return grid(name, points, material, {"cm": cm, "fit": fit}, closed_v=True)


def serpentine(depth, layers, pitch, seed=1, loose=0.25):
    """The side view of cloth folded to and fro, from the top layer's back edge down; front folds at negative y."""
    random = np.random.default_rng(seed)
    points, height = [], pitch * (layers - 0.5)
    front = True
    for layer in range(layers):
        z = height - layer * pitch
        a = -depth / 2 + random.uniform(0, loose) + pitch / 2
        b = depth / 2 - random.uniform(0, loose) - pitch / 2
        start, end = (b, a) if front else (a, b)
        for t in np.linspace(0, 1, max(8, int(depth / 0.35))):
            points.append((start + (end - start) * t, z))
        if layer < layers - 1:
            sign = -1 if front else 1
            for angle in np.linspace(0, np.pi, 10)[1:-1]:
                points.append((end + sign * np.sin(angle) * pitch / 2, z - pitch / 2 + np.cos(angle) * pitch / 2))
        front = not front
    line = np.array(points)
    return curve(line[:: 2], int(lengths(line)[-1] / 0.16))


def folded(material, width=18.0, depth=25.0, layers=4, thick=0.35, pitch=None, seed=1, rumple=0.09, loose=0.5, fringe=None):
    """A folded cloth lying on the table, folds to the front."""
    pitch = pitch or thick * 1.25
    line = serpentine(depth, layers, pitch, seed, loose)
    sag = 1 - 0.035 * np.cos(np.pi * line[:, 0] / depth) ** 2
    line[:, 1] *= sag
    things = [ribbon("folded", line, width, thick, material, seed=seed, rumple=rumple, bow=0.25)]
    if fringe:
        things += strands(width, (-depth / 2 - 0.2, pitch * 0.6), fringe, seed)
    return things


def strands(width, at, fringe, seed=1, hang=False):
    """Twisted fringe ends along x: {length, thick, gap, material}."""
    random = np.random.default_rng(seed)
    things = []
    y0, z0 = at
    count = int(width / fringe.get("gap", 0.8))
    for k in range(count):
        x = -width / 2 + (k + 0.5) * width / count
        length = fringe["length"] * random.uniform(0.9, 1.05)
        bend = random.uniform(-0.4, 0.4)
        if hang:
            path = [(x, y0 + 0.1, z0 + 0.3), (x + bend * 0.4, y0 - 0.1, z0 - length * 0.5), (x + bend, y0 + random.uniform(-0.3, 0.2), z0 - length)]
        else:
            floor = fringe.get("thick", 0.3) * 0.5
            path = [(x, y0 + 0.5, z0), (x + bend * 0.3, y0 - length * 0.3, max(floor, z0 * 0.4)), (x + bend, y0 - length, floor)]
        t = fringe.get("thick", 0.3) / 2
        things.append(sweep("strand", path, [t, t * 1.1, t * 0.9, t * 1.25, t * 0.6], fringe["material"], count=22, sides=8))
    return things


def rolled(material, width=30.0, turns=5, thick=0.45, core=1.2, tail=0.0, seed=1, rumple=0.05, drop=0.0):
    """A roll lying along x; `tail` cm are unrolled to the front."""
    angle = np.linspace(0, turns * 2 * np.pi, int(turns * 90))
    radius = core + thick * 1.06 * angle / (2 * np.pi)
    outer = radius[-1]
    y, z = np.sin(angle - angle[-1] + np.pi) * radius, np.cos(angle - angle[-1] + np.pi) * radius
    line = np.stack([y, z + outer + thick / 2], -1)
    if tail:
        steps = np.linspace(0, tail, int(tail / 0.3))[1:]
        wave = drop * np.sin(steps / tail * np.pi) ** 2 * np.sin(steps / tail * 2.2 * np.pi + 0.4) ** 2
        line = np.concatenate([line, np.stack([-steps, thick / 2 + 0.02 + wave], -1)])
    return [ribbon("rolled", line, width, thick, material, seed=seed, rumple=rumple, across=110)]


def upright_roll(material, height=42.0, turns=8, thick=0.42, core=1.2, tail=6.0, seed=1):
    """A roll standing on its end, its loose end falling forward."""
    things = rolled(material, height, turns, thick, core, tail, seed)
    outer = core + thick * 1.06 * turns
    for thing in things:
        mesh = thing.data
        co = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", co)
        co = co.reshape(-1, 3)
        side, back, up = co[:, 1].copy(), co[:, 2] - outer * 0.1, co[:, 0] + height / 20
        mesh.vertices.foreach_set("co", np.ascontiguousarray(np.stack([-side, back, up], -1)).reshape(-1))
        mesh.update()
    return things


def bolt(material, width=40.0, depth=28.0, height=9.0, turns=5, thick=0.5, seed=1, board=None):
    """Cloth wound round a flat board."""
    line = []
    for turn in range(turns):
        for angle in np.linspace(0, 2 * np.pi, 120, endpoint=False):
            grow = (turn + angle / (2 * np.pi)) * thick * 1.08
            a, b = depth / 2 - turns * thick + grow, height / 2 - turns * thick + grow
            c, s = np.cos(angle + 0.4), np.sin(angle + 0.4)
            power = 0.42
            line.append((np.sign(c) * abs(c) ** power * a, np.sign(s) * abs(s) ** power * b + height / 2))
    line = curve(line[::3], 760)
    return [ribbon("bolt", line, width, thick, material, seed=seed, rumple=0.12, bow=0.35, across=90)]


def runner(material, width=35.0, length=90.0, drop=18.0, edge=0.0, thick=0.25, seed=1, fringe=None, table=0.0):
    """Lies on a table towards the camera and hangs over its front edge at y = `edge`."""
    r = 0.8
    flat = [(y, table + thick / 2 + 0.03) for y in np.linspace(edge + length, edge + 0.3, 90)]
    bend = [(edge - np.sin(a) * r + 0.3, table + thick / 2 + 0.03 - r + np.cos(a) * r) for a in np.linspace(0.1, np.pi / 2, 12)]
    fall = [(edge - r + 0.25 - 0.02 * d, table - r - d) for d in np.linspace(0.3, drop, 50)]
    line = curve(flat + bend + fall, 420)
    things = [ribbon("runner", line, width, thick, material, wave=0.5, wave_from=0.8, waves=4, seed=seed, rumple=0.06, across=110)]
    if fringe:
        things += strands(width, (edge - r + 0.25, table - r - drop), fringe, seed, hang=True)
    return things


def over_rail(material, width=50.0, front=38.0, back=33.0, radius=1.1, height=40.0, thick=0.25, seed=1, pleat=1.4):
    """Hangs over a round rail along x at `height`."""
    r = radius + thick / 2 + 0.05
    back_part = [(r + 0.012 * d, height - d) for d in np.linspace(back, 0.2, 60)]
    bend = [(np.cos(a) * r, height + np.sin(a) * r) for a in np.linspace(0.1, np.pi - 0.1, 20)]
    front_part = [(-r - 0.015 * d, height - d) for d in np.linspace(0.2, front, 70)]
    line = curve(back_part + bend + front_part, 330)
    thing = ribbon("hung", line, width, thick, material, seed=seed, rumple=0.05, across=130)
    mesh = thing.data
    co = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    down = np.clip((height - co[:, 2] * 10) / front, 0, 1)
    x = co[:, 0] * 10
    folds = np.sin(x / width * 2 * np.pi * 3.4 + seed) * 0.6 + np.sin(x / width * 2 * np.pi * 5.3 + 2 * seed) * 0.4
    co[:, 1] += 0.1 * folds * pleat * down**0.8
    co[:, 0] *= 1 - 0.05 * down
    mesh.vertices.foreach_set("co", co.reshape(-1))
    mesh.update()
    return [thing]


def corner_hung(material, width=50.0, length=70.0, pleats=5.0, spread=0.33, seed=1, loop=None):
    """Hangs from one corner at the origin, falling in long pleats."""
    n = 150
    s, t = np.meshgrid(np.linspace(0, width, n), np.linspace(0, length, n), indexing="ij")
    d = np.hypot(s, t) + 1e-6
    a = np.arctan2(t, s) / (np.pi / 2) * 2 - 1
    warp = a + 0.10 * np.sin(3 * a + seed) * np.clip(d / length, 0, 1)
    x = warp * spread * d**0.86 * 0.62 * 1.35
    y = np.cos(warp * np.pi * pleats * 0.5 + 0.5 * np.sin(seed + a * 2)) * 0.075 * d**0.85 - np.clip(d / 8, 0, 1) * 1.0
    y = y - 0.6 * np.cos(warp * 1.5) * np.clip(d / 30, 0, 1)
    points = np.stack([x, y, -d + 0.04 * d * np.abs(warp)], -1)
    points[..., 1] += smooth_noise((n, n), (5, 5), seed) * 0.25
    thing = grid("corner-hung", points, material, plain_uv(width, length, n, n))
    return [thing]


def tablecloth(material, size=140.0, table=45.0, thick=0.3, folds=11, seed=2, floor=None):
    """A square cloth over a round table of radius `table` whose top is at z = 0."""
    n = 320
    g = np.linspace(-size / 2, size / 2, n)
    x, y = np.meshgrid(g, g, indexing="ij")
    r, a = np.hypot(x, y) + 1e-6, np.arctan2(y, x)
    over = np.maximum(r - table, 0)
    bend = np.minimum(over, 2.4)
    out = np.sin(bend / 2.4 * np.pi / 2) * 1.5
    phase = folds * a + 0.7 * np.sin(3 * a + seed) + 0.4 * np.sin(5 * a)
    swing = (0.5 + 0.5 * np.cos(phase)) * np.clip(over - 1, 0, None) * 0.26
    radius = np.minimum(r, table) + out + np.minimum(swing, 6.5)
    twist = 0.035 * np.sin(phase) * np.clip(over / 15, 0, 1)
    z = thick - np.where(over > 0, (1 - np.cos(bend / 2.4 * np.pi / 2)) * 1.5 + np.maximum(over - 2.4, 0) * 0.965, 0)
    points = np.stack([radius * np.cos(a + twist), radius * np.sin(a + twist), z + smooth_noise((n, n), (9, 9), seed) * 0.06], -1)
    return [grid("tablecloth", points, material, plain_uv(size, size, n, n))]


def spread_cloth(material, width=60.0, length=60.0, seed=1, folds=1.2, crease=0.0, lift=0.15):
    """A cloth lying loosely, with a few soft folds running across it."""
    n = 200
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, n), np.linspace(-length / 2, length / 2, n), indexing="ij")
    wide = smooth_noise((n, n), (3, 3), seed)
    ridge = np.clip(1 - np.abs(np.sin((x * 0.7 + y * 0.45) / 9.0 + 1.8 * wide)) * 3.2, 0, 1) ** 1.6
    z = lift + folds * ridge * (0.5 + 0.5 * smooth_noise((n, n), (4, 4), seed + 2)) + 0.25 * folds * (wide + 1) * 0.3
    if crease:
        for c in (0,):
            z += crease * (np.exp(-((x - c) / 0.35) ** 2) + np.exp(-((y - c) / 0.35) ** 2))
    return [grid("spread", np.stack([x, y, np.maximum(z, 0.05)], -1), material, plain_uv(width, length, n, n))]


def draped(material, width=60.0, length=60.0, seed=1, depth=5.0):
    """Deep soft folds, filling the picture."""
    n = 300
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, n), np.linspace(-length / 2, length / 2, n), indexing="ij")
    bend = smooth_noise((n, n), (2, 2), seed) * 7
    phase = (x * 0.9 + y * 0.35 + bend) / 5.2
    z = depth * (0.5 + 0.5 * np.sin(phase)) ** 1.7 * (0.6 + 0.4 * smooth_noise((n, n), (3, 3), seed + 1))
    z += 0.8 * np.sin(2.3 * phase + 1.2 * bend) * 0.5 + smooth_noise((n, n), (9, 9), seed + 4) * 0.2
    shift = 1.6 * np.cos(phase)
    return [grid("draped", np.stack([x + shift, y, z + 0.5], -1), material, plain_uv(width, length, n, n))]


def cushion(material, width=50.0, height=50.0, thick=16.0, back=None, seed=1):
    """Stands in the x-z plane on its lower edge, front to -y."""
    n = 150
    g = np.sin(np.linspace(-np.pi / 2, np.pi / 2, n)) * 0.25 + np.linspace(-1, 1, n) * 0.75
    u, v = np.meshgrid(g, g, indexing="ij")
    puff = (np.clip(1 - np.abs(u) ** 2.6, 0, 1) * np.clip(1 - np.abs(v) ** 2.6, 0, 1)) ** 0.55
    pull = 0.07
    x = width / 2 * u * (1 - pull * (1 - v**2) * np.abs(u))
    z = height / 2 * v * (1 - pull * (1 - u**2) * np.abs(v))
    edge = np.clip(1 - puff, 0, 1)
    along = np.where(np.abs(u) > np.abs(v), v * height, u * width)
    crease = (np.sin(along / 2.6 + seed) * np.sin(along / 4.1 + 2 * seed)) * edge**2 * (1 - edge**6) * 0.9
    wrinkle = smooth_noise((n, n), (6, 6), seed) * 0.28 + crease
    uv = plain_uv(width, height, n, n)
    uv["fit"] = np.stack([(u + 1) / 2, (v + 1) / 2], -1)
    uv["cm"] = uv["fit"] * np.array([width, height])
    things = []
    for side, cover in ((-1, material), (1, back or material)):
        y = side * (thick / 2 * puff + wrinkle * puff**0.5)
        things.append(grid("cushion", np.stack([x, y, z + height / 2 * (1 - pull * 0.3)], -1), cover, uv, flip=side > 0))
    line = [(x[i, 0], 0, z[i, 0]) for i in range(0, n, 6)] + [(x[-1, i], 0, z[-1, i]) for i in range(0, n, 6)]
    line += [(x[i, -1], 0, z[i, -1]) for i in range(n - 1, 0, -6)] + [(x[0, i], 0, z[0, i]) for i in range(n - 1, 0, -6)]
    lift = height / 2 * (1 - pull * 0.3)
    things.append(sweep("seam", [(a, b, c + lift) for a, b, c in line], [0.28, 0.28], material, count=400, sides=8, caps=False))
    return things


def bow(material, at=(0, 0, 0), size=3.0, wide=0.9, tails=4.0, seed=1):
    """A tied bow, front to -y."""
    x0, y0, z0 = at
    things = []
    for side in (-1, 1):
        loop = [(x0, y0, z0), (x0 + side * size * 0.5, y0 - size * 0.22, z0 + size * 0.36), (x0 + side * size, y0 - size * 0.1, z0 + size * 0.12),
                (x0 + side * size * 0.6, y0 - size * 0.12, z0 - size * 0.2), (x0, y0 - 0.1, z0)]
        tail = [(x0, y0 - 0.1, z0), (x0 + side * size * 0.35, y0 - size * 0.16, z0 - tails * 0.4), (x0 + side * size * 0.6, y0 - 0.1, z0 - tails)]
        for path, length in ((loop, 50), (tail, 40)):
            things.append(sweep("bow", path, [wide * 0.35, wide * 0.5, wide * 0.5, wide * 0.45], material, count=length, sides=14, squash=0.1, up=(0, -1, 0.2)))
    things.append(sweep("knot", [(x0 - wide * 0.4, y0 - 0.25, z0), (x0 + wide * 0.4, y0 - 0.25, z0)], [wide * 0.42, wide * 0.45, wide * 0.42], material, count=14, sides=14))
    return things


def sachet(material, ribbon_material, width=8.0, height=13.0, seed=1):
    """A filled bag, gathered at the neck and tied."""
    sides, steps = 220, 150
    profile = curve([(0.05, 0.15), (width * 0.30, 0.0), (width * 0.47, height * 0.10), (width * 0.5, height * 0.3), (width * 0.40, height * 0.53),
                     (width * 0.16, height * 0.70), (width * 0.115, height * 0.745), (width * 0.19, height * 0.80), (width * 0.30, height * 0.90), (width * 0.36, height)], steps)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False) + np.pi / 2
    z = profile[:, 1]
    gather = np.exp(-(((z / height) - 0.75) / 0.16) ** 2) + 0.9 * np.clip((z / height - 0.75) / 0.2, 0, 1)
    pleats = np.cos(11 * angle)[:, None] * 0.55 + np.cos(17 * angle + seed)[:, None] * 0.45
    r = profile[None, :, 0] * (1 + 0.2 * gather[None] * pleats) + smooth_noise((sides, steps), (5, 4), seed) * 0.18
    squash = 1 - 0.32 * np.clip(1 - np.abs(z / height - 0.3) / 0.45, 0, 1)
    points = np.stack([r * np.cos(angle)[:, None], r * np.sin(angle)[:, None] * squash[None], np.broadcast_to(z, r.shape) + 0.16 * gather[None] * pleats * (z > height * .9)], -1)
    u, v = np.meshgrid(np.linspace(0, 1, sides + 1), lengths(profile), indexing="ij")
    uv = {"cm": np.stack([u * np.pi * width * 0.95, v], -1), "fit": np.stack([u, v / v.max()], -1)}
    things = [grid("sachet", points, material, uv, closed_u=True)]
    ring = [(np.cos(a) * width * 0.125, np.sin(a) * width * 0.125, height * 0.745) for a in np.linspace(0, 2 * np.pi, 24)]
    things.append(sweep("tie", ring, [0.28, 0.28], ribbon_material, count=60, sides=10, caps=False))
    return things + bow(ribbon_material, (0, -width * 0.16, height * 0.745), size=width * 0.33, wide=0.55, tails=width * 0.5)


def disc(material, radius=17.5, thick=0.3, scallops=0, scallop=0.03, uneven=0.0, seed=1, soft=0.0, rumple=0.0):
    """A round cloth, felt or biscuit, lying; `soft` 0..1 rounds its edge."""
    sides, steps = 360, 90
    edge = thick / 2
    top = [(r, thick) for r in np.linspace(0.02, radius - edge, 60)]
    rim = [(radius - edge + np.sin(a) * edge, edge + np.cos(a) * edge) for a in np.linspace(0.1, np.pi - 0.1, 18)]
    under = [(r, 0.0) for r in np.linspace(radius - edge, 0.02, 12)]
    line = np.array(top + rim + under)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False) + np.pi / 2
    shape = 1 + scallop * (np.abs(np.cos(scallops * angle / 2)) if scallops else 0) + uneven * smooth_noise((sides, 1), (9, 1), seed)[:, 0]
    shape[-30:] = np.linspace(shape[-30], shape[0], 30)
    r = line[None, :, 0] * (1 + (shape - 1)[:, None] * (line[None, :, 0] / radius) ** 3)
    x, y = r * np.cos(angle)[:, None], r * np.sin(angle)[:, None]
    lumps = smooth_noise((400, 400), (radius / 2.5, radius / 2.5), seed)
    ix = np.clip(((x / radius / 1.2 + 1) * 199.5).astype(int), 0, 399)
    iy = np.clip(((y / radius / 1.2 + 1) * 199.5).astype(int), 0, 399)
    z = np.broadcast_to(line[None, :, 1], r.shape) + lumps[ix, iy] * rumple * (line[None, :, 1] > edge * 0.5)
    points = np.stack([x, y, z], -1)
    u, v = np.meshgrid(np.linspace(0, 1, sides + 1), np.linspace(0, 1, len(line)), indexing="ij")
    flat = points[..., :2]
    flat = np.concatenate([flat, flat[:1]])
    return [grid("disc", points, material, {"top": flat, "cm": flat, "fit": np.stack([u, v], -1)}, closed_u=True)]


def spooled(material, width=2.0, core=1.4, turns=6, thick=0.11, height=2.5, tail=17.0, seed=1):
    """Ribbon wound on a spool standing upright; the end leaves to the front right and curls along the table."""
    angle = np.linspace(0, turns * 2 * np.pi, turns * 70)
    radius = core + thick * 1.05 * angle / (2 * np.pi) + (0.55 if turns else 0)
    line = np.stack([np.cos(angle - np.pi / 2) * radius, np.sin(angle - np.pi / 2) * radius], -1)
    s = np.linspace(0, tail, 90)[1:]
    bend = np.stack([s * 0.82, -radius[-1] - 0.14 * s - 1.7 * np.sin(s / tail * 2.4 * np.pi) * (s / tail)], -1)
    line = curve(np.concatenate([line[::4], bend[::4]]), 900)
    thing = ribbon("ribbon", line, width, thick * 0.8, material, across=24, seed=seed)
    mesh = thing.data
    co = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)[:, [1, 2, 0]]
    away = np.clip((np.hypot(co[:, 0], co[:, 1]) * 10 - 3.2) / 5, 0, 1)
    co[:, 2] += (height * (1 - away) + (width / 2 + 0.04) * away) * 0.1
    mesh.vertices.foreach_set("co", np.ascontiguousarray(co).reshape(-1))
    mesh.update()
    return [thing]


KINDS = {"spooled": spooled, "folded": folded, "rolled": rolled, "upright-roll": upright_roll, "bolt": bolt, "runner": runner, "over-rail": over_rail, "corner-hung": corner_hung,
         "tablecloth": tablecloth, "spread": spread_cloth, "draped": draped, "cushion": cushion, "sachet": sachet, "disc": disc, "bow": bow}
