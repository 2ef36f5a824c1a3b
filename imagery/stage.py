"""Products in a scene: built once, placed as often as wanted; the camera, and the look of the picture.

Metres, Z up. The camera looks towards +Y, and so the front of a product (-Y) faces it without a turn.
"""
import json
import os
from math import hypot

import bpy
from mathutils import Vector

from shot import build
from workbench import build_into, build_into_scene, current_collection, empty_scene, instance

HERE = os.path.dirname(os.path.abspath(__file__))
CAMERA_SENSOR = 36
# Holes of mesh backs are smaller than a pixel at the distance of a room: their mean opacity instead.
MESH_OPACITY = 0.74

_products = {}
_models = {}


def dimensions_of(slug):
    """A product's sides in millimetres, as its page states them."""
    if not _products:
        with open(os.path.join(HERE, ".cache", "products.json")) as file:
            _products.update(json.load(file))
    return _products[slug]["dimensions"]


def begin():
    """An empty scene."""
    _models.clear()
    empty_scene()
    build_into_scene()


def prepared(make):
    """The collection that make() makes, taken out of the scene so that only its instances are seen."""
    scene = bpy.context.scene.collection
    before = set(scene.children)
    current = current_collection()
    model = make()
    build_into(current)
    for child in set(scene.children) - before:
        scene.children.unlink(child)
    for thing in list(model.objects):
        if thing.name.split(".")[0] in ("wall", "floor mark"):
            bpy.data.objects.remove(thing)
        elif thing.type == "MESH":
            for material in thing.data.materials:
                close_mesh(material)
    return model


def close_mesh(material):
    """Give a mesh cloth a constant opacity in place of its holes."""
    if not material or not material.name.startswith("mesh"):
        return
    for node in material.node_tree.nodes:
        if node.type == "BSDF_PRINCIPLED":
            for link in list(node.inputs["Alpha"].links):
                material.node_tree.links.remove(link)
            node.inputs["Alpha"].default_value = MESH_OPACITY


def product(slug, **changes):
    """The model of a product of the shop; changes are arguments of its model that differ in this scene."""
    key = (slug, tuple(sorted(changes.items())))
    if key not in _models:
        _models[key] = prepared(lambda: build(slug, dimensions_of(slug), changes))
    return _models[key]


def prop(function, **arguments):
    """The model of a thing that is not sold."""
    key = (function.__module__, function.__name__, tuple(sorted(arguments.items())))
    if key not in _models:
        _models[key] = prepared(lambda: function(**arguments))
    return _models[key]


def put(what, x, y, turn=0, z=0, scale=1):
    """Place a product (by its slug) or a model; turn in degrees, seen from above against the clock."""
    return instance(product(what) if isinstance(what, str) else what, (x, y, z), turn, scale)


def photograph(position, target, lens=28, fstop=0, focus=None):
    """A level camera: the lens is shifted to bring the target to the middle of the frame, so verticals stay upright."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = CAMERA_SENSOR
    data.clip_start = 0.02
    data.clip_end = 2000
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    camera.location = position
    ahead = Vector((target[0] - position[0], target[1] - position[1], 0))
    camera.rotation_euler = ahead.to_track_quat("-Z", "Y").to_euler()
    data.shift_y = (target[2] - position[2]) / hypot(ahead.x, ahead.y) * lens / CAMERA_SENSOR
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(position)).length
    return camera


def develop(exposure=0.0, look="Medium High Contrast"):
    """How light becomes colour: film-like, so that windows do not burn out."""
    settings = bpy.context.scene.view_settings
    settings.view_transform = "Filmic"
    settings.look = look
    settings.exposure = exposure
