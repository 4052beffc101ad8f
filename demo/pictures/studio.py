"""One studio for every picture: a window on the left, a dim warm room, a paper sweep, an 85 mm lens."""
import math

import bpy
import numpy as np
from mathutils import Vector

from nodes import Graph, srgb

LOOK_VERSION = 1
LENS_MM = 85
APERTURE = 0.035

BACKDROPS = {
    "off-white": "#e9e3d8",
    "sand": "#d9cbb4",
    "terracotta": "#a8593c",
    "forest": "#2f4a3a",
    "saxon-blue": "#2c4568",
    "wheat": "#d8b878",
    "magyar-red": "#7c2a2a",
    "slate": "#5a6166",
    "rose": "#d8b6a6",
    "sage": "#aab49c",
    "charcoal": "#33312f",
    "warm-grey": "#c0b8ad",
    "pale-blue": "#a9bac6",
    "muted-terracotta": "#b9785c",
    "wheat-yellow": "#d9b565",
    "green-grey": "#3f4f4c",
    "deep-forest": "#2a4437",
}


def bounds(things):
    """World points of the evaluated meshes of `things`, thinned out."""
    points = []
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in things:
        shape = thing.evaluated_get(graph)
        mesh = shape.to_mesh()
        co = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", co)
        co = co.reshape(-1, 3)[:: max(1, len(mesh.vertices) // 3000)]
        matrix = np.array(thing.matrix_world)
        points.append(co @ matrix[:3, :3].T + matrix[:3, 3])
        shape.to_mesh_clear()
    return np.concatenate(points)


def _area(name, location, target, width, height, power, colour):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, height
    light.energy, light.color = power, colour
    thing = bpy.data.objects.new(name, light)
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)


def light(centre, radius, window=1.0, room=1.0, side="left"):
    """The window is two tall panes, on the left or (for glass) "back-left"; power grows with the square of the distance, so every scene is lit alike."""
    x, y, z = centre
    z0 = z - 0.5 * radius
    strength = 146 * window * radius**2
    for name, shift in (("pane-near", -0.72), ("pane-far", 0.72)):
        place = (x - 3.4 * radius, y - 0.2 * radius + shift * radius, z0 + 2.75 * radius)
        if side == "back-left":
            place = (x - 2.9 * radius + 0.5 * shift * radius, y + 2.3 * radius + 0.5 * shift * radius, z0 + 2.6 * radius)
        target = (x, y + shift * 0.35 * radius, z0 + 0.45 * radius)
        _area(name, place, target, 2.9 * radius, 1.3 * radius, strength, (1.0, 0.955, 0.89))
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    tree = world.node_tree
    tree.nodes.clear()
    coordinate = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinate.outputs["Generated"], split.inputs[0])
    slope = tree.nodes.new("ShaderNodeMath")
    slope.operation = "MULTIPLY_ADD"
    tree.links.new(split.outputs["X"], slope.inputs[0])
    slope.inputs[1].default_value, slope.inputs[2].default_value = -0.28, 0.5
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (0.20, 0.185, 0.165, 1)
    ramp.color_ramp.elements[1].color = (0.62, 0.60, 0.57, 1)
    tree.links.new(slope.outputs[0], ramp.inputs[0])
    background = tree.nodes.new("ShaderNodeBackground")
    background.inputs["Strength"].default_value = 0.98 * room
    tree.links.new(ramp.outputs[0], background.inputs["Color"])
    output = tree.nodes.new("ShaderNodeOutputWorld")
    tree.links.new(background.outputs[0], output.inputs["Surface"])


def _paper(colour, radius):
    g = Graph("paper-sweep")
    base = srgb(BACKDROPS.get(colour, colour))
    cloud = g.noise(g.position(), 0.55 / radius, detail=3)
    shade = g.mix(g.range(cloud, 0.3, 0.7, 0.0, 0.12), base, [c * 0.72 for c in base[:3]] + [1])
    return g.finish(g.principled(Base_Color=shade, Roughness=0.82, Specular=0.22))


def backdrop(description, centre, radius):
    """What the products stand before: "colour" alone is a seamless paper sweep; with "table" a table of that wood before
    a wall; with "wall" (its y in cm) only a wall, for things that hang. "floor" (cm) lowers the sweep."""
    from forms.mesh import CM, grid, plain_uv

    if isinstance(description, str):
        description = {"colour": description}
    colour = description.get("colour", "off-white")
    r = radius / CM
    x0, y0, z0 = centre[0] / CM, centre[1] / CM, description.get("floor", 0)
    across = np.linspace(-16 * r, 16 * r, 24) + x0
    paper = _paper(colour, radius)
    if "wall" in description:
        up = np.linspace(-20 * r, 20 * r, 24)
        points = np.stack(np.broadcast_arrays(across[:, None], np.full((1, 1), description["wall"]), up[None] + centre[2] / CM), -1)
        return grid("wall", points, paper, plain_uv(32 * r, 40 * r, 24, 24), flip=True)
    if "table" in description:
        edge = y0 + description.get("depth", 1.9) * r
        top = np.stack(np.broadcast_arrays(across[:, None], np.linspace(y0 - 14 * r, edge, 24)[None], np.full((1, 1), z0)), -1)
        grid("table", top, table_top(description["table"]), plain_uv(32 * r, 16 * r, 24, 24), flip=False)
        wall = np.stack(np.broadcast_arrays(across[:, None], np.full((1, 1), edge + 1.6 * r), np.linspace(z0 - 10 * r, z0 + 16 * r, 24)[None]), -1)
        return grid("wall", wall, paper, plain_uv(32 * r, 26 * r, 24, 24), flip=True)
    reach, round_ = 2.2 * r, 4.0 * r
    arc = np.linspace(0, math.pi / 2, 90)
    line = np.concatenate([
        np.stack([np.linspace(-14 * r, reach, 30, endpoint=False), np.zeros(30)], -1),
        np.stack([reach + round_ * np.sin(arc), round_ * (1 - np.cos(arc))], -1),
        np.stack([np.full(30, reach + round_), np.linspace(round_ * 1.05, 18 * r, 30)], -1)])
    points = np.stack(np.broadcast_arrays(across[:, None], line[None, :, 0] + y0, line[None, :, 1] + z0), -1)
    return grid("backdrop", points, paper, plain_uv(32 * r, 30 * r, 24, len(line)))


def table_top(species):
    from materials import wood

    return wood(species, "x", scale=0.55, rough=0.5)


def camera(points, view, size):
    """Looks at `points` from azimuth `az` (0 is the front, positive to the right) and elevation `el` in degrees, so that
    they take `fill` of the picture. `look`: a point in cm to look at instead, with `span` cm across the picture's height."""
    width, height = size
    az, el = math.radians(view.get("az", 0)), math.radians(view.get("el", 20))
    toward = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    rotation = (-toward).to_track_quat("-Z", "Y")
    axes = np.array(rotation.to_matrix())
    right, up, back = axes[:, 0], axes[:, 1], axes[:, 2]
    half_h = 18 / LENS_MM * (1 if height >= width else height / width)
    half_w = half_h * width / height
    if "look" in view:
        target = np.array(view["look"], float) * 0.1
        distance = view["span"] * 0.1 / 2 / half_h
    else:
        target, distance = points.mean(0), 10.0
        fill = view.get("fill", 0.7)
        for _ in range(12):
            eye = target + back * distance
            relative = points - eye
            depth = -(relative @ back)
            x, y = (relative @ right) / depth / half_w, (relative @ up) / depth / half_h
            cx, cy = (x.max() + x.min()) / 2, (y.max() + y.min()) / 2
            target = target + right * cx * half_w * distance + up * cy * half_h * distance
            distance *= max(x.max() - x.min(), y.max() - y.min()) / 2 / fill
    shift_x, shift_y = view.get("shift", (0, 0.03))
    target = target - right * shift_x * half_w * 2 * distance + up * shift_y * half_h * 2 * distance
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_end = LENS_MM, 36, 1000
    data.sensor_fit = "AUTO"
    thing = bpy.data.objects.new("camera", data)
    thing.location = target + back * distance
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = rotation
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    nearest = np.percentile(-((points - np.array(thing.location)) @ back), 22)
    if "look" in view:
        nearest = distance
    data.dof.use_dof = True
    data.dof.focus_distance = view.get("focus", 0) * 0.1 or float(nearest)
    radius = distance * half_h * 0.7
    data.dof.aperture_fstop = LENS_MM / 1000 / (2 * APERTURE * view.get("blur", 1.0) * radius)
    return thing
