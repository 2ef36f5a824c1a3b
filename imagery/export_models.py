"""Writes a 3D model of every physical product, for the 3D view of its page:

    blender -b -P imagery/export_models.py -- FOLDER [SLUG ...]

The model is the one of the product's pictures, with fewer faces, at true scale, standing on the floor, its origin in
the middle of its foot. Its node "product" has the size that the page states; what lies outside of that size, such as
leads, is in the node "beyond size". `npm run imagery -- models` starts this.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy
import numpy as np

import geometry
from glb import Glb
from model_materials import describe
from pictures import PICTURES
from shot import build
from workbench import empty_scene, role_of

# How far curves may stray from their form, as a share of the product's largest side.
TOLERANCE = 0.0003
# Letters below this share of the largest side, as on keys, are most of a model's weight and cannot be read while it is
# turned around.
SMALLEST_LETTERS = 0.02
# Triangles of a model: about 130 kB. What has more is simplified.
MOST_TRIANGLES = 7000
# Parts with fewer triangles are left as they are.
LEAST_TO_SIMPLIFY = 120
# Handles, feet and sockets stand out of the size that the page states by up to this share: the whole is drawn to it.
LARGEST_CORRECTION = 0.15
# What a product's model looks like when it stands alone: doors shut, straight, one module.
CHANGES = {
    "servers.backup_drive": {"turn": 0},
    "desk_technology.external_drive": {"turn": 0},
    "desk_technology.multiport_adapter": {"turn": 0},
    "security.bullet_camera": {"aim": 0},
    "rooms.slat_partition": {"modules": 1},
    "samt-desk-screen-wings-140-terracotta": {"desk": False},
    "khazna-metal-cupboard-swing-195": {"opening": 0},
}
# Stated shut or lying, shown open or leaning: only these sides (width, depth, height) are what the page says.
COMPARED = {"portable_computers.laptop": (0, 1), "portable_computers.tablet": (0,)}


def parts_of(model):
    """The finished meshes of a model, each with its object and place, without what only the picture shows."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    for shown in depsgraph.object_instances:
        thing = (shown.parent or shown.object).original
        if thing.name not in model.objects or role_of(thing) == "scenery":
            continue
        if shown.object.type not in ("MESH", "FONT", "CURVE"):
            continue
        yield shown.object, thing, np.array(shown.matrix_world)


def largest_side(dimensions):
    return max(dimensions.values()) / 1000


def lighten(model, largest):
    """Leave out small letters and simplify the finest parts until the model has few enough triangles."""
    for thing in list(model.objects):
        if thing.type == "FONT":
            thing.data.resolution_u = 2
            thing.data.extrude = 0
            if thing.data.size < SMALLEST_LETTERS * largest:
                bpy.data.objects.remove(thing)
    counts = {}
    for evaluated, thing, _ in parts_of(model):
        mesh = evaluated.to_mesh()
        mesh.calc_loop_triangles()
        counts[thing.name] = counts.get(thing.name, 0) + len(mesh.loop_triangles)
        evaluated.to_mesh_clear()
    fine = {
        name: count
        for name, count in counts.items()
        if count > LEAST_TO_SIMPLIFY and bpy.data.objects[name].type == "MESH"
    }
    rest = sum(counts.values()) - sum(fine.values())
    # Larger parts lose more: each keeps a power of its count.
    power = 1.0
    while power > 0.4 and rest + sum(count**power for count in fine.values()) > MOST_TRIANGLES:
        power -= 0.01
    for name, count in fine.items():
        if power < 1:
            _decimate(bpy.data.objects[name], max(count**power, LEAST_TO_SIMPLIFY / 2) / count)


def _decimate(thing, ratio):
    weighted = thing.modifiers.get("wn")
    if weighted:
        thing.modifiers.remove(weighted)
    thing.modifiers.new("fewer", "DECIMATE").ratio = ratio
    if weighted:
        thing.modifiers.new("wn", "WEIGHTED_NORMAL").keep_sharp = True


def triangles_of(evaluated, place):
    """Corners, normals and UVs of a part's triangles, three rows each, and the material of each triangle."""
    mesh = evaluated.to_mesh()
    mesh.calc_normals_split()
    mesh.calc_loop_triangles()
    count = len(mesh.loop_triangles)
    loops = np.empty(count * 3, np.int32)
    mesh.loop_triangles.foreach_get("loops", loops)
    slots = np.empty(count, np.int32)
    mesh.loop_triangles.foreach_get("material_index", slots)
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    vertex_of = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", vertex_of)
    directions = np.empty(len(mesh.loops) * 3, np.float32)
    mesh.loops.foreach_get("normal", directions)
    uvs = None
    if mesh.uv_layers:
        flat = np.empty(len(mesh.loops) * 2, np.float32)
        mesh.uv_layers[0].data.foreach_get("uv", flat)
        uvs = flat.reshape(-1, 2)[loops]
    local = points.reshape(-1, 3)[vertex_of[loops]]
    normals = directions.reshape(-1, 3)[loops]
    evaluated.to_mesh_clear()
    corners = local @ place[:3, :3].T + place[:3, 3]
    turned = normals @ np.linalg.inv(place[:3, :3])
    if np.linalg.det(place[:3, :3]) < 0:
        order = np.arange(count * 3).reshape(-1, 3)[:, ::-1].reshape(-1)
        corners, turned, local, normals = corners[order], turned[order], local[order], normals[order]
        uvs = None if uvs is None else uvs[order]
    return corners, turned, local, normals, uvs, slots


def collect(model):
    """All triangles, by whether they are within the stated size and by material."""
    found = {}
    for evaluated, thing, place in parts_of(model):
        corners, normals, local, local_normals, uvs, slots = triangles_of(evaluated, place)
        for slot in np.unique(slots):
            material = evaluated.material_slots[slot].material.original
            chosen = np.repeat(slots == slot, 3)
            look = describe(material)
            own = look.uvs_of(local[chosen], local_normals[chosen], None if uvs is None else uvs[chosen], thing)
            key = (role_of(thing) or "product", look)
            found.setdefault(key, []).append((corners[chosen], normals[chosen], own))
    joined = {}
    for (role, look), pieces in found.items():
        corners, normals, uvs = zip(*pieces)
        uvs = None if uvs[0] is None else np.concatenate(uvs)
        joined.setdefault(role, []).append([look, np.concatenate(corners), np.concatenate(normals), uvs])
    return joined


def settle(groups, dimensions, compared):
    """Draw the product to its stated size, lay it down if it is stated lying, and put it on the floor.

    From here on as glTF has it: x to the right, y up, z to the front.
    """
    for parts in groups.values():
        for part in parts:
            part[1] = part[1][:, [0, 2, 1]] * (1, 1, -1)
            part[2] = part[2][:, [0, 2, 1]] * (1, 1, -1)
    stated = np.array([dimensions["width"], dimensions["height"], dimensions["depth"]]) / 1000
    low, high = _bounds(groups["product"])
    size = high - low
    if abs(size[1] - stated[2]) + abs(size[2] - stated[1]) < 0.5 * (
        abs(size[1] - stated[1]) + abs(size[2] - stated[2])
    ) and len(compared) == 3:
        for parts in groups.values():
            for part in parts:
                part[1] = part[1][:, [0, 2, 1]] * (1, 1, -1)
                part[2] = part[2][:, [0, 2, 1]] * (1, 1, -1)
        low, high = _bounds(groups["product"])
        size = high - low
    scale = np.ones(3)
    for side in compared:
        axis = (0, 2, 1)[side]
        scale[axis] = stated[axis] / size[axis]
    wrong = [f"{s * 1000:.0f}" for s in size] if np.any(abs(1 / scale - 1) > LARGEST_CORRECTION) else None
    if wrong:
        print(f"  size {wrong}, stated {(stated * 1000).tolist()}", flush=True)
    for parts in groups.values():
        for part in parts:
            part[1] = part[1] * scale
            part[2] = part[2] / scale
            part[2] /= np.maximum(np.linalg.norm(part[2], axis=1, keepdims=True), 1e-9)
    low, high = _bounds(groups["product"])
    floor = min(_bounds(parts)[0][1] for parts in groups.values())
    origin = np.array([(low[0] + high[0]) / 2, floor, (low[2] + high[2]) / 2])
    for parts in groups.values():
        for part in parts:
            part[1] = part[1] - origin


def _bounds(parts):
    corners = np.concatenate([part[1] for part in parts])
    return corners.min(0), corners.max(0)


def export(slug, dimensions, path):
    family = PICTURES[slug].model
    largest = largest_side(dimensions)
    empty_scene()
    geometry.make_coarse(TOLERANCE * largest)
    model = build(slug, dimensions, {**CHANGES.get(family, {}), **CHANGES.get(slug, {})})
    lighten(model, largest)
    groups = collect(model)
    settle(groups, dimensions, COMPARED.get(family, (0, 1, 2)))
    file = Glb()
    materials = {}
    for role, parts in sorted(groups.items(), reverse=True):
        written = []
        for look, corners, normals, uvs in parts:
            if look not in materials:
                materials[look] = file.add_material(look.written(file))
            written.append((materials[look], corners, normals, uvs))
        file.add_mesh(role, written)
    file.save(path)
    return sum(len(part[1]) // 3 for parts in groups.values() for part in parts)


def main(folder, *wanted):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(HERE, ".cache", "products.json")) as file:
        products = json.load(file)
    for slug in PICTURES:
        dimensions = products[slug]["dimensions"]
        if dimensions is None or (wanted and slug not in wanted):
            continue
        path = os.path.join(folder, f"{slug}.glb")
        triangles = export(slug, dimensions, path)
        print(f"MODEL {slug}: {triangles} triangles, {os.path.getsize(path) // 1000} kB", flush=True)


main(*sys.argv[sys.argv.index("--") + 1 :])
sys.stdout.flush()
os._exit(0)  # Blender 3.4 crashes in the interpreter's shutdown when torch was loaded
