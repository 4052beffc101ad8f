"""A short way to write Cycles shader graphs: calls return sockets, sockets and numbers are inputs."""
import bpy


def srgb(hex_colour):
    """'#aabbcc' as linear RGBA."""
    value = hex_colour.lstrip("#")
    parts = [int(value[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts] + [1.0]


class Graph:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, out=0, **settings):
        """A node of `kind`; `inputs` by name or index; returns its output socket `out`."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node.inputs[key], value)
        return node.outputs[out]

    def set(self, target, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, target)
            return
        if isinstance(value, str):
            value = srgb(value)
        if isinstance(value, (list, tuple)) and len(value) != len(target.default_value):
            value = list(value)[:len(target.default_value)]
        target.default_value = value

    def finish(self, surface, volume=None, displacement=None):
        inputs = {"Surface": surface}
        if volume:
            inputs["Volume"] = volume
        self.add_output(inputs)
        return self.material

    def add_output(self, inputs):
        node = self.tree.nodes.new("ShaderNodeOutputMaterial")
        for key, value in inputs.items():
            self.set(node.inputs[key], value)

    def math(self, operation, a, b=0.0, clamp=False):
        return self.add("Math", {0: a, 1: b}, operation=operation, use_clamp=clamp)

    def mix(self, factor, a, b, blend="MIX"):
        node = self.tree.nodes.new("ShaderNodeMixRGB")
        node.blend_type = blend
        self.set(node.inputs[0], factor)
        self.set(node.inputs[1], a)
        self.set(node.inputs[2], b)
        return node.outputs[0]

    def ramp(self, factor, stops, interpolation="LINEAR"):
        """`stops`: [(position, colour or grey number)]."""
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = srgb(colour) if isinstance(colour, str) else [colour, colour, colour, 1]
        self.set(node.inputs[0], factor)
        return node.outputs[0]

    def range(self, value, low, high, to_low=0.0, to_high=1.0):
        return self.add("MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high})

    def uv(self, layer):
        return self.add("UVMap", uv_map=layer)

    def position(self):
        return self.add("TexCoord", out="Object")

    def scaled(self, vector, scale, offset=(0, 0, 0), turn=(0, 0, 0)):
        scale = [scale] * 3 if isinstance(scale, (int, float)) else list(scale)
        return self.add("Mapping", {"Vector": vector, "Scale": scale, "Location": list(offset), "Rotation": list(turn)})

    def noise(self, vector, scale, detail=2.0, roughness=0.5, distortion=0.0):
        return self.add("TexNoise", {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness,
                                     "Distortion": distortion})

    def bump(self, height, strength, distance=0.1, normal=None):
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if normal:
            inputs["Normal"] = normal
        return self.add("Bump", inputs)

    def image(self, path, vector, extension="REPEAT", out=0):
        picture = bpy.data.images.load(path, check_existing=True)
        return self.add("TexImage", {"Vector": vector}, out=out, image=picture, extension=extension)

    def principled(self, **inputs):
        return self.add("BsdfPrincipled", {key.replace("_", " "): value for key, value in inputs.items()})
