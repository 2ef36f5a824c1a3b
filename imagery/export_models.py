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
from model_labels import Letters, sheets_of
from model_materials import describe
from pictures import PICTURES
from shot import build
from workbench import empty_scene, role_of

# How far curves may stray from their form, as a share of the product's largest side: the first at which the model has few
# enough triangles.
TOLERANCES = (0.0002, 0.0004, 0.0008)
# Parts below this share of the largest side are left out.
SMALLEST_PART = 0.003
# Letters below this share of the largest side, as on keys, would be most of a model's weight: they are printed on sheets.
SMALLEST_LETTERS = 0.03
# Those below this share are left out.
UNREADABLE = 0.004
# Triangles of a model: about 130 kB. What has more is simplified.
MOST_TRIANGLES = 6500
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


def built(slug, dimensions, changes):
    """The model, as fine as its triangles permit."""
    largest = max(dimensions.values()) / 1000
    for tolerance in TOLERANCES:
        empty_scene()
        geometry.make_coarse(tolerance * largest)
        model = build(slug, dimensions, changes)
        leave_out_small(model, largest)
        if simplify(model) <= 1.2 * MOST_TRIANGLES:
            break
    return model


def leave_out_small(model, largest):
    """Without letters that cannot be read, and without what is a dot while the model is turned around."""
    bpy.context.view_layer.update()
    for thing in list(model.objects):
        if thing.type == "FONT":
            thing.data.resolution_u = 2
            thing.data.extrude = 0
            if thing.data.size < UNREADABLE * largest:
                bpy.data.objects.remove(thing)
            elif thing.data.size < SMALLEST_LETTERS * largest:
                thing["printed"] = True
        elif thing.type == "MESH" and max(thing.dimensions) < SMALLEST_PART * largest:
            bpy.data.objects.remove(thing)


def simplify(model):
    """Take triangles from the finest round parts until the model has few enough; tells how many are left."""
    counts = {}
    for evaluated, thing, _ in parts_of(model):
        if "printed" in thing:
            continue
        mesh = evaluated.to_mesh()
        mesh.calc_loop_triangles()
        counts[thing.name] = counts.get(thing.name, 0) + len(mesh.loop_triangles)
        evaluated.to_mesh_clear()
    fine = {
        name: count
        for name, count in counts.items()
        if count > LEAST_TO_SIMPLIFY and geometry.least_share(bpy.data.objects[name]) < 1
    }
    rest = sum(counts.values()) - sum(fine.values())

    def kept(power):
        return {
            name: max(count**power, geometry.least_share(bpy.data.objects[name]) * count)
            for name, count in fine.items()
        }

    # Larger parts lose more: each keeps a power of its count.
    power = 1.0
    while power > 0.5 and rest + sum(kept(power).values()) > MOST_TRIANGLES:
        power -= 0.01
    if power < 1:
        for name, count in kept(power).items():
            _decimate(bpy.data.objects[name], count / fine[name])
    return rest + sum(kept(power).values())


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
        corners, turned, local = corners[order], turned[order], local[order]
        uvs = None if uvs is None else uvs[order]
    return corners, turned, local, uvs, slots


def collect(model):
    """All triangles, by whether they are within the stated size and by material."""
    looks = {material.name: describe(material) for material in materials_of(model)}
    found, letters = {}, {}
    for evaluated, thing, place in parts_of(model):
        corners, normals, local, uvs, slots = triangles_of(evaluated, place)
        if "printed" in thing:
            key = (role_of(thing) or "product", thing.data.materials[0].name)
            if len(corners):
                letters.setdefault(key, []).append(Letters(thing.data.size, place, corners))
            continue
        for slot in np.unique(slots):
            chosen = np.repeat(slots == slot, 3)
            look = looks[evaluated.material_slots[slot].material.name]
            own = look.uvs_of(local[chosen], None if uvs is None else uvs[chosen], thing.name)
            pieces = found.setdefault((role_of(thing) or "product", look.key), (look, []))[1]
            pieces.append((corners[chosen], normals[chosen], own))
    joined = {}
    for (role, _), (look, pieces) in found.items():
        corners, normals, uvs = zip(*pieces)
        uvs = None if uvs[0] is None else np.concatenate(uvs)
        joined.setdefault(role, []).append([look, np.concatenate(corners), np.concatenate(normals), uvs])
    for (role, name), printed in letters.items():
        for corners, normals, uvs, texture in sheets_of(printed):
            joined.setdefault(role, []).append([looks[name].printed(texture), corners, normals, uvs])
    return joined


def materials_of(model):
    """Each once; a texture is baked in a scene of its own, so not while parts are gone through."""
    names = {slot.material.name for shown, _, _ in parts_of(model) for slot in shown.material_slots}
    return [bpy.data.materials[name] for name in sorted(names)]


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
    if np.any(abs(1 / scale - 1) > LARGEST_CORRECTION):
        raise ValueError(f"has the size {np.round(size * 1000)} mm and states {stated * 1000}")
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
    model = built(slug, dimensions, {**CHANGES.get(family, {}), **CHANGES.get(slug, {})})
    groups = collect(model)
    settle(groups, dimensions, COMPARED.get(family, (0, 1, 2)))
    # As the first picture shows it, which the model takes the place of.
    camera = PICTURES[slug].views[0].camera
    file = Glb({side: camera[side] for side in ("azimuth", "elevation")})
    materials = {}
    for role, parts in sorted(groups.items(), reverse=True):
        written = []
        for look, corners, normals, uvs in parts:
            if look.key not in materials:
                materials[look.key] = file.add_material(look.written(file))
            written.append((materials[look.key], corners, normals, uvs))
        file.add_mesh(role, written)
    file.save(path)
    return sum(len(part[1]) // 3 for parts in groups.values() for part in parts)


def main(folder, *wanted):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(HERE, ".cache", "products.json")) as file:
        products = json.load(file)
    failed = 0
    for slug in PICTURES:
        dimensions = products[slug]["dimensions"]
        if dimensions is None or (wanted and slug not in wanted):
            continue
        path = os.path.join(folder, f"{slug}.glb")
        try:
            triangles = export(slug, dimensions, path)
        except ValueError as error:
            print(f"FAILED {slug} {error}", flush=True)
            failed += 1
            continue
        print(f"MODEL {slug}: {triangles} triangles, {os.path.getsize(path) // 1000} kB", flush=True)
    return failed


failed = main(*sys.argv[sys.argv.index("--") + 1 :])
sys.stdout.flush()
os._exit(1 if failed else 0)  # Blender 3.4 may crash in the interpreter's shutdown
