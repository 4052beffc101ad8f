"""Pots of every kind, described by their outer line from the foot to the lip."""
import numpy as np

import materials
from forms.lathe import handle as ear
from forms.lathe import turned, vessel
from forms.mesh import ball, curve, sweep


def pot(outside, glaze, inside=None, clay=None, wall=0.45, floor=0.7, bare=0.0, rings=0.02, ring_pitch=0.5, wobble=0.006, seed=1,
        spout=None, handle=None, handles=None, liquid=None, lid=None, stub=None):
    """handle(s): {low: [r, z], high: [r, z], reach, radii, squash, angle}; liquid: {level, material}; stub: a short spout."""
    things = [vessel("pot", outside, glaze, inside, clay, wall, floor, bare, rings, ring_pitch, wobble, seed, spout)]
    for one in handles or ([handle] if handle else []):
        settings = dict(one)
        angle = settings.pop("angle", 0)
        material = settings.pop("material", glaze)
        thing = ear("ear", settings.pop("low"), settings.pop("high"), settings.pop("reach"), material, **settings)
        thing.rotation_euler[2] = np.radians(angle)
        things.append(thing)
    if liquid:
        things.append(surface(outside, liquid["level"], wall, materials.make(liquid["material"])))
    if stub:
        r, z = stub["at"]
        tip = [(-r + 0.6, 0, z - 0.8), (-r - 0.8, 0, z), (-r - stub["long"], 0, z + stub["long"] * 0.9)]
        things.append(sweep("stub", tip, stub.get("radii", (1.3, 1.0, 0.8)), glaze, caps=False))
    return things


def surface(outside, level, wall, material):
    """The level of what is in a pot, with a meniscus."""
    line = curve(outside, 200)
    r = float(np.interp(level, np.maximum.accumulate(line[:, 1]), line[:, 0])) - wall * 0.8
    return turned("liquid", [(0.02, level), (r * 0.6, level), (r * 0.95, level + 0.01), (r, level + 0.1)], [material], steps=40)


def solid(profile, material, slots=None, materials_list=None, rings=0.0, wobble=0.0, seed=1, steps=240):
    """Anything turned in one piece: candlesticks, knobs, pegs, lids. A point given twice is a sharp corner."""
    return [turned("solid", profile, materials_list or [material], slots, rings=rings, wobble=wobble, seed=seed, steps=steps)]


def dome_lid(width, height, knob, material, seed=1, rings=0.02, thick=0.5):
    r = width / 2
    profile = [(r - 0.4, -0.6), (r - 0.35, 0), (r, 0.02), (r + 0.05, 0.25), (r * 0.92, height * 0.38), (r * 0.6, height * 0.8), (knob * 0.5, height),
               (knob * 0.34, height + knob * 0.2), (knob * 0.52, height + knob * 0.55), (knob * 0.4, height + knob * 0.9), (0.02, height + knob)]
    inner = [(r * 0.5, height * 0.8 - thick), (r * 0.85, height * 0.3 - thick)]
    return [turned("lid", [(0.02, height - thick), *inner[:1], *inner[1:], *profile], [material], rings=rings, seed=seed)]


def apple(width, material, stalk, seed=1, pear=False):
    r = width / 2
    if pear:
        line = [(0.02, 0.25), (r * 0.4, 0), (r * 0.95, r * 0.6), (r, r * 1.0), (r * 0.8, r * 1.7), (r * 0.45, r * 2.3), (r * 0.34, r * 2.75), (r * 0.15, r * 2.95),
                (0.02, r * 2.9)]
    else:
        line = [(0.02, 0.3), (r * 0.35, 0), (r * 0.85, r * 0.45), (r, r * 1.05), (r * 0.8, r * 1.6), (r * 0.4, r * 1.78), (r * 0.15, r * 1.6), (0.02, r * 1.45)]
    top = line[-1][1]
    return [turned("fruit", line, [material], wobble=0.025, seed=seed, steps=80, sides=64),
            sweep("stalk", [(0, 0, top - 0.1), (0.1, 0.05, top + r * 0.3), (0.35, 0.1, top + r * 0.6)], [0.14, 0.1, 0.16], stalk, count=20, sides=10)]


def heap(radius, level, count, seed=1, each=None, spread=1.0, layers=2):
    """`count` balls (fruit, nuts, sugar…) lying in a bowl of `radius` at `level`; each: {'radii', 'material'}."""
    random = np.random.default_rng(seed)
    material = materials.make(each["material"])
    things, spots, radii = [], [], np.array(each["radii"], float)
    size = radii.max()
    tries = 0
    while len(spots) < count and tries < 4000:
        tries += 1
        a, d = random.uniform(0, 6.283), np.sqrt(random.uniform(0, 1)) * max(radius - size, 0.01) * spread
        x, y = d * np.cos(a), d * np.sin(a)
        z = level
        for px, py, pz in spots:
            gap = np.hypot(x - px, y - py)
            if gap < 1.85 * size:
                z = max(z, pz + np.sqrt(max(0, (1.85 * size) ** 2 - gap**2)))
        if z > level + layers * size * 1.3:
            continue
        spots.append((x, y, z))
    for x, y, z in spots:
        thing = ball("nut", (0, 0, 0), radii, material, 32, 20)
        thing.location = (x / 10, y / 10, (z + radii[2]) / 10)
        thing.rotation_euler = random.uniform(-1, 1, 3) * each.get("tumble", 3)
        things.append(thing)
    return things


KINDS = {"pot": pot, "solid": solid, "lid": dome_lid, "fruit": apple, "heap": heap}
