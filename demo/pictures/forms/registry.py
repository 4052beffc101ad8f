"""From the words of a scene description to things on the table."""
import math

import bpy

import materials
from forms import food, paper, pottery, sheet, slab

KINDS = {**pottery.KINDS, **sheet.KINDS, **slab.KINDS, **food.KINDS, **paper.KINDS}
PLACING = ("form", "at", "turn", "tilt", "grow", "grow_xy", "aside", "things")


def _place(things, description):
    x, y, z = (list(description.get("at", [0, 0])) + [0])[:3]
    holder = bpy.data.objects.new("place", None)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = (x / 10, y / 10, z / 10)
    tilt = description.get("tilt", (0, 0))
    holder.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(description.get("turn", 0)))
    wide, size = description.get("grow_xy", 1.0), description.get("grow", 1.0)
    holder.scale = (size * wide, size * wide, size)
    for thing in things:
        root = thing
        while root.parent:
            root = root.parent
        if root is not holder:
            root.parent = holder
    return things


def _make_materials(value):
    if isinstance(value, dict):
        if "kind" in value and value["kind"] in materials.MAKERS:
            return materials.make(value)
        return {k: _make_materials(v) if k != "each" and k != "liquid" else v for k, v in value.items()}
    if isinstance(value, list):
        return [_make_materials(v) for v in value]
    return value


def _build_one(description, seed):
    if description["form"] == "group":
        built = [(d, _build_one(d, k + 1)) for k, d in enumerate(description["things"])]
        _place([t for _, things in built for t in things], description)
        return [t for d, things in built if not d.get("aside") for t in things]
    settings = {k: _make_materials(v) if k not in ("each", "liquid") else v for k, v in description.items() if k not in PLACING}
    settings.setdefault("seed", seed)
    things = KINDS[description["form"]](**settings)
    return _place(things, description)


def build(descriptions):
    """Builds every described thing; gives those the camera should frame (all but the ones with "aside": true)."""
    framed = []
    for index, description in enumerate(descriptions):
        things = _build_one(description, index + 1)
        if not description.get("aside"):
            framed += things
    bpy.context.view_layer.update()
    return framed
