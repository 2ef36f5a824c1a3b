"""Where models are put together: the scene, and the collection that new parts go into.

Everything here is in metres, Z up, with the front of a product towards -Y.
"""
from contextlib import contextmanager
from math import radians

import bpy

from shading import forget_materials

_current = None
_role = None


def empty_scene():
    """Throw everything away and begin again."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_materials()
    bpy.context.scene.render.engine = "CYCLES"


def collection(name, link=True):
    """A new collection that takes the parts made from now on; without a link it is seen only as an instance."""
    made = bpy.data.collections.new(name)
    if link:
        bpy.context.scene.collection.children.link(made)
    build_into(made)
    return made


def build_into(collection):
    """Let this collection take the parts made from now on."""
    global _current
    _current = collection


def build_into_scene():
    """Let the scene itself take the parts made from now on."""
    build_into(bpy.context.scene.collection)


def current_collection():
    """The collection that takes new parts."""
    return _current


@contextmanager
def _parts_as(role):
    global _role
    before, _role = _role, role
    try:
        yield
    finally:
        _role = before


def scenery():
    """Parts made within belong to the picture alone, such as a wall: the 3D model goes without them."""
    return _parts_as("scenery")


def beyond_size():
    """Parts made within are outside of the size that the product's page states: a lead, plants, an open lid."""
    return _parts_as("beyond size")


def role_of(thing):
    """'scenery', 'beyond size' or None."""
    return thing.get("role")


def add(name, data, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Put a mesh, a curve or a lamp into the current collection as a new object."""
    thing = bpy.data.objects.new(name, data)
    if _role:
        thing["role"] = _role
    _current.objects.link(thing)
    thing.location = location
    thing.rotation_euler = rotation
    return thing


def copies(original, places):
    """Put linked copies of a thing in its place, one for each matrix."""
    for matrix in places:
        add(original.name, original.data).matrix_world = matrix
    bpy.data.objects.remove(original)


def instance(model, location, turn=0, scale=1):
    """Show a collection once more: turned by degrees, seen from above against the clock."""
    thing = add(f"{model.name}_i", None, location, (0, 0, radians(turn)))
    thing.instance_type = "COLLECTION"
    thing.instance_collection = model
    thing.scale = (scale, scale, scale)
    return thing
