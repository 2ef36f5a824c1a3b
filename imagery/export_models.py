"""Writes a plain 3D model of every family that is worth turning around, for a 3D view in the shop:

    blender -b -P imagery/export_models.py -- FOLDER [FAMILY ...]

The first product of a family stands for it. What is in the folder already is left alone. `npm run imagery -- models`
starts this and makes the files small.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import addon_utils
import bpy

from pictures import PICTURES
from shot import build
from workbench import empty_scene

# Procedural colours and weaves do not exist outside of Blender: each is replaced by one plain value.
PLAIN_ROUGHNESS = 0.45
PLAIN_ALPHA = 0.6
# What Blender writes where nobody has said anything.
UNSAID_COLOUR = tuple(bpy.data.materials.new("unsaid").diffuse_color)
# Letters below this size, as on keys, are most of a model's weight and nothing of what is seen while it is turned around.
SMALLEST_LETTERS = 0.008


def families():
    """The function of each model, with the first product that uses it."""
    first = {}
    for slug, picture in PICTURES.items():
        first.setdefault(picture.model.rsplit(".", 1)[-1].replace("_", "-"), slug)
    return first


def plain_colour(material):
    """What a pattern is from afar: the colour that its material says of itself, or the middle of its only ramp."""
    own = tuple(material.diffuse_color)
    if own != UNSAID_COLOUR:
        return own
    ramp = next((node for node in material.node_tree.nodes if node.type == "VALTORGB"), None)
    return ramp.color_ramp.evaluate(0.5) if ramp else own


def flatten(material):
    tree = material.node_tree
    surface = next((node for node in tree.nodes if node.type == "BSDF_PRINCIPLED"), None)
    if surface is None:
        return
    for name in ("Base Color", "Roughness", "Normal", "Alpha", "Emission"):
        socket = surface.inputs[name]
        if not socket.is_linked:
            continue
        tree.links.remove(socket.links[0])
        if name in ("Base Color", "Emission"):
            socket.default_value = plain_colour(material)
        if name == "Roughness":
            socket.default_value = PLAIN_ROUGHNESS
        if name == "Alpha":
            socket.default_value = PLAIN_ALPHA
            material.blend_method = "BLEND"


def is_small_print(thing):
    return thing.type == "FONT" and thing.data.size < SMALLEST_LETTERS


def export(slug, dimensions, path):
    empty_scene()
    addon_utils.enable("io_scene_gltf2")
    model = build(slug, dimensions, {})
    for material in bpy.data.materials:
        flatten(material)
    for thing in bpy.data.objects:
        thing.select_set(thing.name in model.objects and not is_small_print(thing))
    bpy.ops.export_scene.gltf(
        filepath=path,
        export_format="GLB",
        export_apply=True,
        use_selection=True,
        export_yup=True,
        export_texcoords=False,
    )


def main(folder, *wanted):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(HERE, ".cache", "products.json")) as file:
        products = json.load(file)
    for family, slug in families().items():
        path = os.path.join(folder, f"{family}.glb")
        if (wanted and family not in wanted) or os.path.exists(path):
            continue
        export(slug, products[slug]["dimensions"], path)
        print(f"MODEL {family} {os.path.getsize(path) // 1000} kB", flush=True)


main(*sys.argv[sys.argv.index("--") + 1 :])
sys.stdout.flush()
os._exit(0)  # Blender 3.4 crashes in the interpreter's shutdown when torch was loaded
