"""Grids of points to Blender meshes. Points are in centimetres; one Blender unit is ten centimetres."""
import bpy
import numpy as np

CM = 0.1


def smooth_noise(shape, cells, seed, octaves=2):
    """Value noise in -1..1 over a grid, `cells` bumps along each axis."""
    import cv2

    random = np.random.default_rng(seed)
    total, weight, amplitude = np.zeros(shape), 0.0, 1.0
    for octave in range(octaves):
        rows, columns = (max(2, int(round(c * 2**octave)) + 3) for c in cells)
        coarse = random.uniform(-1, 1, (rows, columns)).astype(np.float32)
        total += amplitude * cv2.resize(coarse, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)
        weight += amplitude
        amplitude *= 0.5
    return total / weight


def curve(points, count, closed=False):
    """Catmull-Rom through `points`, resampled to `count` points at equal distances. A point given twice is a corner."""
    p = np.asarray(points, float)
    if closed:
        p = np.concatenate([p[-1:], p, p[:2]])
    else:
        p = np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
    pieces = []
    t = np.linspace(0, 1, 24, endpoint=False)[:, None]
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        if np.allclose(b, c):
            continue
        a = b if np.allclose(a, b) else a
        d = c if np.allclose(c, d) else d
        pieces.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    line = np.concatenate(pieces + [p[-2:-1]])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.linspace(0, length[-1], count)
    return np.stack([np.interp(at, length, line[:, k]) for k in range(line.shape[1])], -1)


def lengths(line):
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])


def grid(name, points, materials, uv=None, closed_u=False, closed_v=False, slots=None, flip=False):
    """points: nu*nv*3 cm. uv: dict of layers, each (nu+closed)*(nv+closed)*2. slots: material index of each v segment."""
    nu, nv = points.shape[:2]
    mu, mv = nu - (not closed_u), nv - (not closed_v)
    i, j = np.meshgrid(np.arange(mu), np.arange(mv), indexing="ij")
    i, j = i.ravel(), j.ravel()
    i2, j2 = (i + 1) % nu, (j + 1) % nv
    corners = [(i, j), (i2, j), (i2, j2), (i, j2)]
    uv_corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
    if flip:
        corners, uv_corners = corners[::-1], uv_corners[::-1]
    faces = np.stack([a * nv + b for a, b in corners], -1)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(nu * nv)
    mesh.vertices.foreach_set("co", (points.reshape(-1) * CM).astype(np.float32))
    count = len(faces)
    mesh.loops.add(count * 4)
    mesh.loops.foreach_set("vertex_index", faces.reshape(-1).astype(np.int32))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * 4, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(count, bool))
    if slots is not None:
        mesh.polygons.foreach_set("material_index", np.asarray(slots, np.int32)[j])
    for layer, values in (uv or {}).items():
        at = np.stack([values[a, b] for a, b in uv_corners], 1)
        mesh.uv_layers.new(name=layer).data.foreach_set("uv", at.reshape(-1).astype(np.float32))
    mesh.update()
    mesh.validate()
    for material in materials if isinstance(materials, list) else [materials]:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def plain_uv(width, height, nu, nv):
    """The two layers every form has: `cm` (centimetres along the surface) and `fit` (0..1)."""
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij")
    return {"cm": np.stack([u * width, v * height], -1), "fit": np.stack([u, v], -1)}


def sweep(name, path, radii, material, count=96, sides=24, squash=1.0, up=(0, 0, 1), caps=True):
    """A tube along `path`; `radii`: numbers spread along it; `squash` flattens the section along `up`."""
    line = curve(path, count)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    side = np.cross(tangent, np.asarray(up, float))
    weak = np.linalg.norm(side, axis=1) < 1e-3
    side[weak] = np.cross(tangent[weak], [0, 1, 0])
    for k in range(1, len(side)):
        if side[k] @ side[k - 1] < 0:
            side[k] *= -1
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    top = np.cross(side, tangent)
    radius = np.interp(np.linspace(0, 1, count), np.linspace(0, 1, len(radii)), radii)
    if caps:
        ends = np.minimum(np.arange(count), np.arange(count)[::-1]) / 4.0
        radius = radius * np.sqrt(np.clip(1 - (1 - np.clip(ends, 0, 1)) ** 2, 0.0004, 1))
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    points = (line[None] + np.cos(angle)[:, None, None] * side[None] * radius[None, :, None]
              + np.sin(angle)[:, None, None] * top[None] * radius[None, :, None] * squash)
    along = lengths(line)
    u, v = np.meshgrid(np.linspace(0, 1, sides + 1), np.linspace(0, 1, count), indexing="ij")
    uv = {"fit": np.stack([u, v], -1),
          "cm": np.stack([u * 2 * np.pi * np.mean(radii), np.broadcast_to(along, u.shape)], -1)}
    return grid(name, points, material, uv, closed_u=True, flip=True)


def ball(name, centre, radii, material, sides=48, rings=32):
    """An ellipsoid, squashed as `radii` says."""
    t, a = np.linspace(0.01, np.pi - 0.01, rings), np.linspace(0, 2 * np.pi, sides, endpoint=False)
    unit = np.stack([np.outer(np.cos(a), np.sin(t)), np.outer(np.sin(a), np.sin(t)), np.outer(np.ones(sides), -np.cos(t))], -1)
    points = unit * np.asarray(radii, float) + np.asarray(centre, float)
    u, v = np.meshgrid(np.linspace(0, 1, sides + 1), np.linspace(0, 1, rings), indexing="ij")
    size = float(np.mean(radii))
    uv = {"fit": np.stack([u, v], -1), "cm": np.stack([u * 2 * np.pi * size, v * np.pi * size], -1)}
    return grid(name, points, material, uv, closed_u=True)
