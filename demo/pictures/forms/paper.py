"""Notebooks, sheets, cards, envelopes."""
import math

import numpy as np

from forms.mesh import CM, curve, grid, lengths, plain_uv, sweep
from forms.sheet import ribbon
from forms.slab import slab


def book(cover, pages, size=(15, 21), thick=1.0, board=0.16, spine=None, rounded=0.5, overhang=0.0, seed=1, hard=False, marker=None):
    """Lies on the table, spine to the left (-x), front cover up."""
    w, h = size
    body = thick - 2 * board
    things = []
    leaf = slab(pages, {"rect": [w - overhang * 2, h - overhang * 2], "round": max(rounded - overhang, 0.05)}, body, 0.03)[0]
    leaf.location = (0, 0, board * CM)
    things.append(leaf)
    for z in (0, thick - board):
        part = slab(cover, {"rect": [w, h], "round": rounded}, board, board * 0.45)[0]
        part.location = (0, 0, z * CM)
        things.append(part)
    if hard:
        r = thick / 2
        line = [(-w / 2 + 0.25 - np.sin(a) * r * 0.55, r - np.cos(a) * (r - board * 0.4)) for a in np.linspace(0.02, np.pi - 0.02, 30)]
        back = ribbon("spine", line, h - 0.04, board, spine or cover, across=30)
        back.rotation_euler[2] = -math.pi / 2
        back.rotation_euler[2] = 0
        mesh = back.data
        co = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", co)
        co = co.reshape(-1, 3)[:, [1, 0, 2]]
        mesh.vertices.foreach_set("co", np.ascontiguousarray(co).reshape(-1))
        mesh.update()
        things.append(back)
    elif spine:
        for z in (-0.015, thick - 0.025):
            strip = slab(spine, {"rect": [2.5, h - 0.02], "round": 0.03, "at": [-w / 2 + 1.24, 0]}, 0.04, 0.01)[0]
            strip.location = (0, 0, z * CM)
            things.append(strip)
        side = slab(spine, {"rect": [0.05, h - 0.02], "round": 0.02, "at": [-w / 2 - 0.01, 0]}, thick, 0.01)[0]
        things.append(side)
    if marker:
        things.append(sweep("marker", [(w * 0.1, -h / 2 + 0.3, thick * 0.6), (w * 0.11, -h / 2 - 0.8, thick * 0.45), (w * 0.14, -h / 2 - 2.4, 0.15), (w * 0.2, -h / 2 - 3.6, 0.06)],
                            [0.32, 0.32], marker, squash=0.08, sides=12, count=50))
    return things


def open_book(cover, page, size=(15, 21), thick=1.0, seed=1, thread=None, decor_page=None):
    """Lies open in the middle; the two page surfaces swell beside the fold."""
    w, h = size
    things = []
    half = thick * 0.5
    for side in (-1, 1):
        t = np.linspace(0, 1, 60)
        x = side * t * w
        z = half * (1 - np.exp(-t * 14)) * (1 - 0.25 * t) + 0.35 * np.sin(np.clip(t * 1.2, 0, 1) * np.pi) + 0.12
        y = np.linspace(-h / 2, h / 2, 40)
        points = np.stack(np.broadcast_arrays(x[:, None], y[None], z[:, None]), -1)
        uv = plain_uv(w, h, 60, 40)
        things.append(grid("page", points, decor_page if decor_page and side > 0 else page, uv, flip=side < 0))
        outer = np.stack(np.broadcast_arrays(np.array([x[-1], x[-1]])[:, None], y[None], np.array([z[-1], 0.08])[:, None]), -1)
        things.append(grid("fore-edge", outer, page, plain_uv(1, h, 2, 40), flip=side < 0))
        for yy in (-h / 2, h / 2):
            edge = np.stack([np.stack([x, np.full(60, yy), z], -1), np.stack([x, np.full(60, yy), np.full(60, 0.08)], -1)])
            things.append(grid("edge", edge, page, plain_uv(1, w, 2, 60), flip=(yy < 0) == (side < 0)))
        board = slab(cover, {"rect": [w + 0.1, h + 0.2], "round": 0.4, "at": [side * (w / 2 + 0.05), 0]}, 0.16, 0.06)[0]
        things.append(board)
    if thread:
        for y in (-h * 0.3, 0, h * 0.3):
            things.append(sweep("stitch", [(0, y - 1.4, 0.16), (0, y, 0.2), (0, y + 1.4, 0.16)], [0.06, 0.06], thread, count=20, sides=8))
    return things


def hanging_sheet(material, width=50.0, height=70.0, curl=3.0, seed=1):
    """Hangs in the x-z plane from its upper edge at z = 0, lower end curling to the front."""
    n, m = 60, 90
    x = np.linspace(-width / 2, width / 2, n)
    v = np.linspace(0, height, m)
    z = -v
    y = 1.2 * np.sin(v / height * 2.4) - curl * (v / height) ** 4 * 1.6
    bend = 1.1 * (x / width * 2) ** 2
    points = np.stack(np.broadcast_arrays(x[:, None], y[None] - bend[:, None] * (0.4 + v[None] / height), z[None]), -1)
    return [grid("sheet", points, material, plain_uv(width, height, n, m), flip=True)]


def stack(material, size=(15, 21), count=10, thick=0.035, jitter=0.25, deckle=0.0, seed=1, fan=0.0):
    """Loose sheets on each other; `fan` degrees between one and the next."""
    random = np.random.default_rng(seed)
    things = []
    for k in range(count):
        thing = slab(material, {"rect": list(size), "round": 0.05}, thick, thick * 0.3, deckle=deckle, seed=seed + k)[0]
        thing.location = (random.uniform(-jitter, jitter) * CM, random.uniform(-jitter, jitter) * CM, k * (thick + 0.012) * CM)
        thing.rotation_euler[2] = math.radians(fan * (k - count / 2) + random.uniform(-0.6, 0.6))
        things.append(thing)
    return things


def envelope(material, size=(16, 11), seed=1, seal=None, flap_up=True):
    """Lies with its flap up."""
    w, h = size
    body = slab(material, {"rect": [w, h], "round": 0.1}, 0.12, 0.03)[0]
    things = [body]
    flap = slab(material, {"points": [[-w / 2 + 0.1, h / 2 - 0.05], [w / 2 - 0.1, h / 2 - 0.05], [0.5, -h * 0.06], [0, -h * 0.1], [-0.5, -h * 0.06]]}, 0.035, 0.008)[0]
    flap.location = (0, 0, 0.13 * CM)
    things.append(flap)
    if seal:
        drop = slab(seal, {"points": [[1.25 * math.cos(a) * (1 + 0.09 * math.sin(3 * a + 1)), 1.2 * math.sin(a) * (1 + 0.08 * math.cos(4 * a)) - h * 0.08] for a in np.linspace(0, 6.28, 40)[:-1]]},
                    0.24, 0.1)[0]
        drop.location = (0, 0, 0.16 * CM)
        things.append(drop)
    return things


def folded_card(material, size=(12, 17), angle=55.0, seed=1, deckle=0.0, inside=None):
    """Stands half open: the front leaf faces the camera, the back leaf opens away on the right."""
    w, h = size
    things = []
    for k, (turn, cover) in enumerate(((0, material), (angle, inside or material))):
        leaf = slab(cover, {"rect": [w, h], "round": 0.05, "at": [w / 2, h / 2]}, 0.045, 0.012, deckle=deckle, seed=seed + k)[0]
        leaf.rotation_euler = (math.pi / 2, 0, math.radians(turn))
        things.append(leaf)
    return things


def fan_book(cover, pages, size=(14.5, 21), thick=2.2, leaves=16, opening=34.0, seed=1):
    """Stands on its lower edge, slightly opened, front cover to the camera."""
    w, h = size
    things = []
    half = math.pi / 2
    for k in range(leaves + 2):
        outer = k in (0, leaves + 1)
        board = 0.24 if outer else 0.05
        width, height = (w, h) if outer else (w - 0.4, h - 0.5)
        leaf = slab(cover if outer else pages, {"rect": [width, height], "round": 0.12, "at": [width / 2, h / 2]}, board, board * 0.4)[0]
        _recentre(leaf, (width / 2, h / 2))
        leaf.rotation_euler = (half, 0, math.radians(opening * (k / (leaves + 1)) ** 1.15))
        leaf.location = (0, (k / (leaves + 1)) * thick * CM * 0.9, 0)
        things.append(leaf)
    line = [(-0.05 - math.sin(a) * 0.5, thick * 0.45 - math.cos(a) * (thick * 0.5 + 0.02)) for a in np.linspace(0.0, math.pi, 24)]
    back = ribbon("spine", line, h, 0.22, cover, across=40)
    mesh = back.data
    co = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)[:, [1, 2, 0]]
    co[:, 2] += h / 2 * CM
    mesh.vertices.foreach_set("co", np.ascontiguousarray(co).reshape(-1))
    mesh.update()
    return things + [back]


def _recentre(thing, middle):
    """Moves the origin of the `top` layer to the middle of the outline."""
    layer = thing.data.uv_layers["top"].data
    uv = np.empty(len(layer) * 2, np.float32)
    layer.foreach_get("uv", uv)
    uv = uv.reshape(-1, 2) - np.array(middle, np.float32)
    layer.foreach_set("uv", np.ascontiguousarray(uv).reshape(-1))


def stitched_book(cover, pages, thread, size=(21, 15), thick=2.0, sections=9, rows=5, seed=1):
    """Lies with its open spine to the front: folded sections, chain stitches in `rows` rows, two boards."""
    w, h = size
    things = []
    inner = thick - 0.5
    for k in range(sections):
        z = 0.25 + inner * (k + 0.5) / sections
        part = slab(pages, {"rect": [w - 0.3, h - 0.1], "round": 0.12}, inner / sections * 0.97, inner / sections * 0.46, deckle=0.035, seed=seed + k)[0]
        part.location = (0, 0, (z - inner / sections / 2) * CM)
        things.append(part)
    for z in (0, thick - 0.25):
        board = slab(cover, {"rect": [w, h], "round": 0.12}, 0.25, 0.06)[0]
        board.location = (0, 0, z * CM)
        things.append(board)
    for row in range(rows):
        x = -w / 2 + w * (row + 0.75) / (rows + 0.5)
        for k in range(sections + 1):
            z = 0.16 + (thick - 0.32) * k / (sections + 1)
            top = z + (thick - 0.32) / (sections + 1) * 1.15
            for side in (-1, 1):
                path = [(x, -h / 2 - 0.06, z), (x + side * 0.24, -h / 2 - 0.12, (z + top) / 2), (x + side * 0.05, -h / 2 - 0.07, top)]
                things.append(sweep("stitch", path, [0.06, 0.085, 0.06], thread, count=14, sides=8))
        for z, inset in ((thick, 0.9),):
            things.append(sweep("stitch", [(x, -h / 2 - 0.05, z - 0.2), (x, -h / 2 + 0.1, z + 0.04), (x, -h / 2 + inset, z + 0.03)], [0.07, 0.07], thread, count=20, sides=8))
    return things


def strap(material, width=0.7, around=(15.6, 1.05), seed=1):
    """A ribbon tied round a flat parcel, both ways; `around`: the parcel's width and height."""
    w, h = around
    things = []
    for turn in (0, 90):
        reach = w / 2 if turn == 0 else w * 0.70
        line = [(reach, 0.05), (reach + 0.06, 0.2), (reach + 0.06, h - 0.15), (reach - 0.15, h + 0.05), (0, h + 0.08), (-reach + 0.15, h + 0.05), (-reach - 0.06, h - 0.15),
                (-reach - 0.06, 0.2), (-reach, 0.05)]
        thing = ribbon("strap", curve(line, 160), width, 0.05, material, across=12)
        thing.rotation_euler[2] = math.radians(turn + 90)
        things.append(thing)
    return things


def over_box(material, width=2.0, around=(9.5, 7.7), seed=1):
    """A ribbon round a box, in one direction only (across y)."""
    w, h = around
    reach = w / 2 + 0.05
    line = [(reach, 0.05), (reach, 0.05), (reach, h), (reach, h), (-reach, h), (-reach, h), (-reach, 0.05), (-reach, 0.05)]
    return [ribbon("strap", curve(line, 200), width, 0.06, material, across=16)]


KINDS = {"over-box": over_box, "fan-book": fan_book, "stitched-book": stitched_book, "strap": strap, "book": book, "open-book": open_book, "hanging-sheet": hanging_sheet, "stack": stack, "envelope": envelope, "folded-card": folded_card}
