"""The photo studio of the products: a seamless ground, five soft boxes, a view camera.

All of it is measured in the product's diagonal and stands around the line from the camera to the product, so that a
mouse and a boardroom table are lit alike, from wherever they are seen.
"""
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Matrix, Vector

import workbench
from geometry import surface
from materials import paint

GROUND_COLOUR = "#eae9e6"
EXPOSURE = -0.06
SURROUNDINGS = 0.20

WARM_WHITE = (1, 0.97, 0.93)
WHITE = (1, 1, 1)
COOL_WHITE = (0.95, 0.975, 1)

SENSOR_WIDTH = 36
# A part with more points than this counts with some of them: enough to find the frame.
POINTS_OF_A_PART = 1500


def set_up(objects, size, azimuth, elevation, lens, margin, pitch, key_in_glass):
    """Light the objects and aim the camera at them.

    size is the picture's in pixels; azimuth and elevation are in degrees, 0 is the front, positive to the product's
    right and up; lens is in millimetres; margin is the frame's side over the product's; pitch is the share of the
    elevation by which the camera tilts. key_in_glass tells whether the key light mirrors in screens.
    """
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    bpy.context.view_layer.update()
    points = _points_of(objects)
    low, high = Vector(map(min, zip(*points))), Vector(map(max, zip(*points)))
    centre = (low + high) / 2
    diagonal = (high - low).length
    workbench.build_into_scene()
    _ground(centre, low.z, diagonal, azimuth)
    _lamps(centre, diagonal, azimuth, key_in_glass)
    _surroundings(scene)
    _camera(scene, points, azimuth, elevation, lens, margin, pitch)
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    scene.view_settings.exposure = EXPOSURE


def _points_of(objects):
    """Points on the finished parts, by which the frame is found."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in objects:
        if thing.type not in ("MESH", "CURVE", "FONT"):
            continue
        evaluated = thing.evaluated_get(depsgraph)
        vertices = evaluated.to_mesh().vertices
        step = max(1, len(vertices) // POINTS_OF_A_PART)
        points += [thing.matrix_world @ vertices[i].co for i in range(0, len(vertices), step)]
        evaluated.to_mesh_clear()
    return points


# ------------------------------------------------------------------ ground and light
def _ground(centre, floor, diagonal, azimuth):
    """Paper that bends up behind the product. It turns with the camera, so that its end is never seen."""
    bend = diagonal * 1.1
    back = diagonal * 2.2
    steps = 24
    arc = [
        (back - bend + bend * sin(pi / 2 * i / steps), floor + bend - bend * cos(pi / 2 * i / steps))
        for i in range(steps + 1)
    ]
    profile = [(-diagonal * 7, floor), (-diagonal, floor), *arc, (back, floor + diagonal * 7)]
    last = len(profile) - 1

    def point_at(u, v):
        y, z = profile[min(last, round(v * last))]
        return ((u - 0.5) * diagonal * 24, y, z)

    surface(
        point_at,
        1,
        last,
        paint(GROUND_COLOUR, 0.62),
        location=(centre.x, centre.y, 0),
        rotation=(0, 0, radians(azimuth)),
        name="cyc",
    )


def _lamps(centre, diagonal, azimuth, key_in_glass):
    """Five soft boxes. Their power grows with the square of their distance, so that the exposure stays."""
    turn = Matrix.Rotation(radians(azimuth), 4, "Z")

    def at(x, y, z):
        return centre + (turn @ Vector((x * diagonal, y * diagonal, z * diagonal)))

    def soft_box(name, place, target, power, colour, width, height=None):
        return _area_light(
            name,
            place,
            target,
            diagonal * width,
            power * (diagonal * diagonal),
            colour,
            height and diagonal * height,
        )

    # large, from the front left: lights the upright faces
    key = soft_box("key", at(-1.9, -1.7, 1.55), centre, 78, WARM_WHITE, 1.45)
    key.visible_glossy = key_in_glass
    soft_box("fill", at(2.3, -1.6, 0.8), centre, 24, COOL_WHITE, 2.0, 1.8)
    # from behind right: draws the edges
    soft_box("rim", at(1.0, 1.3, 1.0), centre, 11, WHITE, 0.45, 1.4)
    # large and weak, or white tops would burn out
    soft_box("top", at(-0.1, 0.3, 2.2), centre, 14, WHITE, 2.2)
    # evens out the ground
    soft_box("bg", at(0, 0.2, 3.2), at(0, 1.6, 0), 46, WHITE, 4.0)


def _area_light(name, place, target, width, power, colour, height=None):
    """A soft box that looks at a target; without a height it is square."""
    light = bpy.data.lights.new(name, "AREA")
    light.energy = power
    light.color = colour
    light.size = width
    if height:
        light.shape = "RECTANGLE"
        light.size_y = height
    lamp = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = place
    lamp.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    return lamp


def _surroundings(scene):
    """A weak light from all sides, grey below and white above, as from the walls of a studio."""
    scene.world = bpy.data.worlds.new("w")
    scene.world.use_nodes = True
    tree = scene.world.node_tree
    background = tree.nodes["Background"]
    direction = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    colours = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(direction.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Z"], colours.inputs[0])
    tree.links.new(colours.outputs[0], background.inputs["Color"])
    below, above = colours.color_ramp.elements
    below.position, below.color = 0.0, (0.30, 0.30, 0.31, 1)
    above.position, above.color = 0.75, (1, 1, 1, 1)
    background.inputs["Strength"].default_value = SURROUNDINGS
    # So weak and even a light needs no rays of its own: measured 31 s instead of 34, and no more noise.
    scene.world.cycles.sampling_method = "NONE"


# ------------------------------------------------------------------ camera
def _camera(scene, points, azimuth, elevation, lens, margin, pitch):
    """A view camera: nearly level, with its lens shifted to find the frame, so that verticals stay upright."""
    data = bpy.data.cameras.new("cam")
    data.lens = lens
    data.sensor_width = SENSOR_WIDTH
    data.clip_start = 0.005
    data.clip_end = 500
    camera = bpy.data.objects.new("cam", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    towards_camera = _direction(azimuth, elevation)
    looking = (-_direction(azimuth, elevation * pitch)).to_track_quat("-Z", "Y")
    camera.rotation_euler = looking.to_euler()
    frame = Frame(scene, points, lens, towards_camera, looking)
    distance = frame.distance(margin)
    left, right, bottom, top = frame.extent(distance)
    camera.location = Vector(frame.middle) + towards_camera * distance
    data.shift_x = (left + right) / 4 / frame.half_angle
    data.shift_y = (bottom + top) / 4 / frame.half_angle


def _direction(azimuth, elevation):
    """From the product to where one stands."""
    around, above = radians(azimuth), radians(elevation)
    return Vector((sin(around) * cos(above), -cos(around) * cos(above), sin(above)))


class Frame:
    """What part of the picture the points fill, seen from a distance. Sides are tangents of angles."""

    def __init__(self, scene, points, lens, towards_camera, looking):
        self.points = np.array([tuple(point) for point in points])
        self.middle = (self.points.min(0) + self.points.max(0)) / 2
        self.towards_camera = np.array(towards_camera)
        self.looking = np.array(looking.to_matrix())
        width, height = scene.render.resolution_x, scene.render.resolution_y
        self.half_angle = SENSOR_WIDTH / 2 / lens
        self.half_width = self.half_angle * width / max(width, height)
        self.half_height = self.half_angle * height / max(width, height)

    def extent(self, distance):
        """The left, right, bottom and top of what is seen; nothing if a point is behind the camera."""
        seen = (self.points - (self.middle + self.towards_camera * distance)) @ self.looking
        depth = -seen[:, 2]
        if depth.min() < 1e-3:
            return None
        x, y = seen[:, 0] / depth, seen[:, 1] / depth
        return x.min(), x.max(), y.min(), y.max()

    def fits(self, distance, margin):
        extent = self.extent(distance)
        if extent is None:
            return False
        left, right, bottom, top = extent
        filled = max((right - left) / 2 / self.half_width, (top - bottom) / 2 / self.half_height)
        return filled <= 1 / margin

    def distance(self, margin):
        """The shortest distance at which all points fit, found by halving."""
        near, far = 0.05, 200.0
        for _ in range(60):
            middle = (near + far) / 2
            if self.fits(middle, margin):
                far = middle
            else:
                near = middle
        return far
