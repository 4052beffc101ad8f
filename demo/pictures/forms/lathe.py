"""Everything that comes off a wheel: mugs, jugs, bowls, plates, jars, candlesticks."""
import numpy as np

from forms.mesh import curve, grid, lengths, smooth_noise, sweep

SIDES = 144


def turned(name, profile, materials, slots=None, rings=0.0, ring_pitch=0.45, wobble=0.0, seed=1, steps=260,
           sides=SIDES, spout=None):
    """Turns a profile [(radius, height)…] about z.

    slots: [(from_fraction, slot)…] along the profile; rings: depth of throwing rings; wobble: how far from round.
    The front is at -y; handles go to +x, spouts to -x.
    """
    line = curve(profile, steps)
    along = lengths(line)
    fraction = along / along[-1]
    radius, height = np.maximum(line[:, 0], 0.02), line[:, 1]
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False) + np.pi / 2
    r = np.broadcast_to(radius, (sides, steps)).copy()
    if rings:
        spiral = along[None] / ring_pitch + angle[:, None] / (2 * np.pi)
        strength = 0.5 + 0.5 * smooth_noise((1, steps), (1, 7), seed + 3)
        r += rings * np.sin(2 * np.pi * spiral) * strength * np.clip(radius / 1.5, 0, 1)
    if wobble:
        lean = np.cos(2 * angle[:, None] + seed) * 0.6 + np.cos(3 * angle[:, None] + 2.1 * seed) * 0.4
        r *= 1 + wobble * lean * (0.3 + np.clip(height / (height.max() + 1e-6), 0, 1))[None]
    points = np.stack([r * np.cos(angle)[:, None], r * np.sin(angle)[:, None], np.broadcast_to(height, r.shape)], -1)
    u, v = np.meshgrid(np.linspace(0, 1, sides + 1), fraction, indexing="ij")
    widest = radius.max()
    turn, level = np.meshgrid((np.linspace(0, 1, sides + 1) - 0.5) * 2 * np.pi, np.arange(steps), indexing="ij")
    uv = {"cm": np.stack([u * 2 * np.pi * widest, np.broadcast_to(along, u.shape)], -1),
          "fit": np.stack([u, v], -1)}
    uv["front"] = np.stack([turn * radius[level], height[level]], -1)
    flat = points[..., :2]
    uv["top"] = np.concatenate([flat, flat[:1]])
    if spout:
        _pull_spout(points, **spout)
    index = np.zeros(steps - 1, int)
    for start, slot in slots or []:
        index[fraction[:-1] >= start] = slot
    return grid(name, points, materials, uv, closed_u=True, slots=index)


def _pull_spout(points, start, reach=1.2, width=0.45, lift=0.25, at=np.pi):
    """Pinches the rim above height `start` into a lip towards the angle `at`."""
    x, y, z = points[..., 0], points[..., 1], points[..., 2]
    away = np.angle(np.exp(1j * (np.arctan2(y, x) - at)))
    top = z.max()
    rise = np.clip((z - start) / (top - start), 0, 1) ** 1.6
    lip = np.exp(-((away / width) ** 2)) * rise
    pinch = np.exp(-(((np.abs(away) - 2.1 * width) / (0.9 * width)) ** 2)) * rise
    r = np.hypot(x, y)
    grow = 1 + (lip * reach - pinch * reach * 0.22) / np.maximum(r, 0.5)
    points[..., 0], points[..., 1] = x * grow, y * grow
    points[..., 2] = z + lip * lift


def vessel_profile(outside, wall=0.45, floor=0.6, foot=0.25):
    """Outer line [(r, z)…] from the foot to the lip, to a closed hollow profile. Gives (profile, fraction of the lip)."""
    outer = [tuple(p) for p in outer_with_foot(outside, foot)]
    body = curve(outside, 120)
    along = np.gradient(body, axis=0)
    normal = np.stack([-along[:, 1], along[:, 0]], -1) / (np.linalg.norm(along, axis=1, keepdims=True) + 1e-9)
    inside = body + normal * wall
    top = body[-1] + normal[-1] * wall * 0.5
    rise = along[-1] / (np.linalg.norm(along[-1]) + 1e-9)
    rounded = [tuple(body[-1] + normal[-1] * wall * 0.14 + rise * wall * 0.3), tuple(top + rise * wall * 0.46),
               tuple(body[-1] + normal[-1] * wall * 0.86 + rise * wall * 0.3)]
    keep = [tuple(p) for p in inside[::-1][2::6] if p[1] > floor + 0.25 and p[0] > 0.4]
    last = keep[-1][0] if keep else outside[-1][0] - wall
    keep += [(max(last - 0.5, 0.2), floor + 0.08), (max(last * 0.5, 0.1), floor), (0.02, floor)]
    total = lengths(curve(outer + rounded + keep, 800))[-1]
    lip = lengths(curve(outer + rounded[:2], 400))[-1] / total
    return outer + rounded + keep, lip


def outer_with_foot(outside, foot):
    r0, z0 = outside[0]
    ring = max(r0 - 0.55, 0.3)
    return [(0.02, foot + 0.1), (ring - 0.15, foot + 0.1), (ring - 0.05, foot + 0.05), (ring, z0 + 0.02), (ring + 0.1, z0),
            (r0 - 0.12, z0), (r0, z0 + 0.1), *outside[1:]]


def vessel(name, outside, outer, inner=None, clay=None, wall=0.45, floor=0.6, bare=0.8, rings=0.025, ring_pitch=0.5,
           wobble=0.006, seed=1, spout=None):
    """A hollow pot. Slots: outer glaze, inner glaze, bare clay below `bare` cm."""
    profile, lip = vessel_profile(outside, wall, floor)
    line = curve(profile, 260)
    fraction = lengths(line) / lengths(line)[-1]
    rising = fraction < lip
    first_glazed = fraction[rising][np.argmax((line[rising, 1] > bare) & (line[rising, 0] > 0.6))]
    slots = [(0, 2), (first_glazed, 0), (lip, 1)]
    return turned(name, profile, [outer, inner or outer, clay or outer], slots, rings, ring_pitch, wobble, seed, spout=spout)


def handle(name, low, high, reach, material, radii=(0.75, 0.55, 0.5, 0.6, 0.8), squash=0.62, drop=0.0):
    """An ear from `high` (r, z) to `low` (r, z), standing out by `reach`, along +x."""
    (r1, z1), (r0, z0) = high, low
    height = z1 - z0
    far = max(r0, r1) + reach
    ends = np.array([[r1 - 0.4, 0, z1], [r1 + (far - r1) * 1.5, 0, z1 + height * 0.22], [r0 + (far - r0) * 1.25, 0, z0 + height * (0.16 - drop)],
                     [r0 - 0.35, 0, z0]])
    t = np.linspace(0, 1, 14)[:, None]
    path = (1 - t) ** 3 * ends[0] + 3 * t * (1 - t) ** 2 * ends[1] + 3 * t**2 * (1 - t) * ends[2] + t**3 * ends[3]
    return sweep(name, path, radii, material, squash=squash, up=(0, 1, 0), count=80, sides=28)
