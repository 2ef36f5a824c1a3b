"""Materials as formulas. A Shader writes the node tree of a material; its values can be calculated with:

    shader = Shader("felt")
    fibre = shader.noise(shader.coordinates(), scale=420, detail=5)
    shader.principled(base_color=linear("#7b8288"), roughness=0.9 + fibre * 0.1)
    return shader.material
"""
from functools import wraps

import bpy

_made = {}


def made_once(build):
    """Let a function that builds a material give the same one for the same arguments, until the scene is emptied."""

    @wraps(build)
    def once(*arguments, **options):
        key = (build, arguments, tuple(sorted(options.items())))
        if key not in _made:
            _made[key] = build(*arguments, **options)
        return _made[key]

    return once


def forget_materials():
    """They went with the scene they were made in."""
    _made.clear()


def linear(colour):
    """'#rrggbb' as the amounts of light that Blender calculates with, and full opacity."""
    digits = colour.lstrip("#")
    encoded = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in encoded]
    return (*light, 1)


def scaled(colour, factor):
    """A linear colour made brighter or darker."""
    red, green, blue, _ = colour
    return (red * factor, green * factor, blue * factor, 1)


def grey(amount):
    """A linear grey."""
    return (amount, amount, amount, 1)


class Value:
    """What comes out of a node. Calculating with it adds nodes that do the same for every point of a surface."""

    def __init__(self, shader, socket):
        self.shader = shader
        self.socket = socket

    def __add__(self, other):
        return self.shader.math("ADD", self, other)

    def __radd__(self, other):
        return self.shader.math("ADD", other, self)

    def __sub__(self, other):
        return self.shader.math("SUBTRACT", self, other)

    def __mul__(self, other):
        return self.shader.math("MULTIPLY", self, other)

    def __truediv__(self, other):
        return self.shader.math("DIVIDE", self, other)

    def __mod__(self, other):
        return self.shader.math("MODULO", self, other)

    def __abs__(self):
        return self.shader.math("ABSOLUTE", self)

    def floor(self):
        return self.shader.math("FLOOR", self)

    def fraction(self):
        """What is left after the floor: a saw tooth from 0 to 1."""
        return self.shader.math("FRACT", self)

    def sine(self):
        return self.shader.math("SINE", self)

    def square_root(self):
        return self.shader.math("SQRT", self)

    def is_above(self, limit):
        """1 where it is above the limit, 0 elsewhere."""
        return self.shader.math("GREATER_THAN", self, limit)


class Shader:
    """The node tree of a new material, with a principled surface."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")
        self.surface = self.tree.nodes.new("ShaderNodeBsdfPrincipled")
        self.show(self.principled_surface())

    def node(self, kind, inputs=None, output=0, **settings):
        """Add a node: its inputs by name or number, its settings by name. Gives the output of that name or number."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, setting in settings.items():
            setattr(node, name, setting)
        for name, value in (inputs or {}).items():
            self._feed(node.inputs[name], value)
        return Value(self, node.outputs[output])

    def _feed(self, socket, value):
        """Link a value to an input, or write a constant into it."""
        if isinstance(value, Value):
            self.tree.links.new(value.socket, socket)
        else:
            socket.default_value = value

    def principled(self, **inputs):
        """Feed the principled surface: base_color=..., roughness=..."""
        for name, value in inputs.items():
            self._feed(self.surface.inputs[name.replace("_", " ").title()], value)

    def principled_surface(self):
        """The principled surface as a value, to be mixed with others."""
        return Value(self, self.surface.outputs[0])

    def show(self, surface):
        """Let the material look like this surface."""
        self.tree.links.new(surface.socket, self.output.inputs[0])

    def without_nodes(self, colour, roughness):
        """Say what the material looks like where its nodes are not understood, as in 3D models."""
        self.material.diffuse_color = colour
        self.material.roughness = roughness

    def tile(self, key, size, pixels, axes=(0, 1), mirrored=True):
        """Say how 3D models show the pattern: as an image of a piece of it, size in metres, that repeats.

        axes are those of the part that the image's width and height lie along, None where the UV map is in metres.
        Patterns of one key look alike. mirrored hides the seams of what does not repeat by itself.
        """
        self.material["tile"] = {
            "key": repr((self.material.name.split(".")[0], *key)),
            "size": size,
            "pixels": pixels,
            "axes": axes or (),
            "mirrored": mirrored,
        }

    # ------------------------------------------------------------------ places
    def position(self):
        """The point of a part in the part's own space, in metres."""
        return self.node("TexCoord", output="Object")

    def uv(self):
        return self.node("TexCoord", output="UV")

    def random(self):
        """A number from 0 to 1 that is different for each object."""
        return self.node("ObjectInfo", output="Random")

    def coordinates(self, scale=(1, 1, 1), alike=False):
        """The position, stretched; moved at random unless alike, so that no two parts show the same spots."""
        place = self.position()
        if not alike:
            chance = self.random()
            offset = self.vector(chance * 7.3, chance * 13.7, chance * 3.1)
            place = self.node("VectorMath", {0: place, 1: offset}, operation="ADD")
        return self.node("Mapping", {"Vector": place, "Scale": scale})

    def vector(self, x, y, z):
        return self.node("CombineXYZ", {0: x, 1: y, 2: z})

    def split(self, vector):
        """The x, y and z of a vector."""
        outputs = self.node("SeparateXYZ", {0: vector}).socket.node.outputs
        return tuple(Value(self, socket) for socket in outputs)

    # ------------------------------------------------------------------ values
    def math(self, operation, *values):
        return self.node("Math", dict(enumerate(values)), operation=operation)

    def larger_of(self, first, second):
        return self.math("MAXIMUM", first, second)

    def distance(self, x, y):
        """How far (x, y) is from the origin."""
        return (x * x + y * y).square_root()

    # ------------------------------------------------------------------ textures
    def noise(self, vector, scale, detail, roughness=0.5, distortion=0.0):
        """Soft random spots, around 0.5."""
        inputs = {
            "Vector": vector,
            "Scale": scale,
            "Detail": detail,
            "Roughness": roughness,
            "Distortion": distortion,
        }
        return self.node("TexNoise", inputs)

    def picture(self, image):
        """An image laid on the UV map."""
        return self.node("TexImage", {"Vector": self.uv()}, image=image)

    def ramp(self, value, stops, interpolation="LINEAR"):
        """Colours by a value: stops are (value, colour)."""
        result = self.node("ValToRGB", {0: value})
        ramp = result.socket.node.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
            element.color = colour
        return result

    # ------------------------------------------------------------------ mixtures
    def mix(self, amount, first, second):
        """The first colour, and by the amount the second."""
        return self.node("MixRGB", {0: amount, 1: first, 2: second}, blend_type="MIX")

    def multiply(self, amount, first, second):
        """The first colour, darkened by the second as far as the amount says."""
        return self.node("MixRGB", {0: amount, 1: first, 2: second}, blend_type="MULTIPLY")

    def mix_surfaces(self, amount, first, second):
        """The first surface, and by the amount the second."""
        return self.node("MixShader", {0: amount, 1: first, 2: second})

    def bump(self, height, strength, distance):
        """Normals of a relief: its height in distances, in metres."""
        return self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance})
