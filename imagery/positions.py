"""Where the products of each room are in its picture, as data; nothing is built or rendered:

    python3 imagery/positions.py FILE

The code of each scene runs with a stage that notes what is put where. A product counts as the box of its size; a ray through
each cell of a grid over the picture tells which box is seen there. The point of a product is the cell of its largest visible part
that is farthest from that part's edge, in percent of the picture.
"""
import json
import os
import sys
from collections import defaultdict
from math import cos, hypot, inf, radians, sin
from types import ModuleType

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

ACROSS = 128
CAMERA_SENSOR = 36
# Of all cells: what is smaller cannot be told from a speck, and its point would lie on others.
SMALLEST_SHARE = 0.0015
# Points nearer to the edge, in percent, are cut by the frame of narrower pictures.
MARGIN = 4

with open(os.path.join(HERE, ".cache", "products.json")) as file:
    PRODUCTS = json.load(file)


# The part of a table's height that counts as its top.
TOP = 0.15


def is_table(slug):
    return any(kind in slug for kind in ("-desk-1", "-desk-2", "-table-", "-bench-4", "-bench-6"))


class Unbuilt:
    """Stands for anything that scenes make besides products."""

    def __call__(self, *_, **__):
        return self

    def __getattr__(self, name):
        return self

    def __iter__(self):
        return iter((0, 0, 0))


class UnbuiltModule(ModuleType):
    """A module whose functions make nothing."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Unbuilt()


class Stage:
    """Notes products and the camera, with the functions of stage.py."""

    def __init__(self):
        self.placed = []
        self.camera = None

    def put(self, what, x, y, turn=0, z=0, scale=1):
        slug, height = what if isinstance(what, tuple) else (what, None)
        if isinstance(slug, str) and PRODUCTS[slug]["dimensions"]:
            sides = PRODUCTS[slug]["dimensions"]
            size = [sides[side] / 1000 * scale for side in ("width", "depth", "height")]
            if height:
                size[2] = height
            if is_table(slug):
                # Below the top one sees through.
                z += size[2] * (1 - TOP)
                size[2] *= TOP
            self.placed.append((slug, (x, y, z), radians(turn), size))
        return Unbuilt()

    def photograph(self, position, target, lens=28, fstop=0, focus=None):
        self.camera = (position, target, lens)
        return Unbuilt()


stage = Stage()
stage_module = UnbuiltModule("stage")
stage_module.put = lambda *arguments: stage.put(*arguments)
stage_module.photograph = lambda *arguments: stage.photograph(*arguments)
# The height of a desk may differ from that of its page.
stage_module.product = lambda slug, **changes: (slug, changes.get("h"))
sys.modules["stage"] = stage_module
for name in (
    "bpy",
    "furniture_parts",
    "geometry",
    "it_parts",
    "materials",
    "mathutils",
    "props",
    "room",
    "tools",
    "workbench",
):
    sys.modules[name] = UnbuiltModule(name)

from scenes import SCENES


def distance_to(box, origin, ray):
    """How far along the ray the box begins; infinite where it is missed."""
    _, (x, y, z), turn, (width, depth, height) = box
    c, s = cos(turn), sin(turn)
    from_x, from_y, from_z = origin[0] - x, origin[1] - y, origin[2] - z
    start = (c * from_x + s * from_y, c * from_y - s * from_x, from_z)
    along = (c * ray[0] + s * ray[1], c * ray[1] - s * ray[0], ray[2])
    lowest = (-width / 2, -depth / 2, 0)
    highest = (width / 2, depth / 2, height)
    near, far = 0.0, inf
    for axis in range(3):
        if abs(along[axis]) < 1e-9:
            if not lowest[axis] <= start[axis] <= highest[axis]:
                return inf
            continue
        one = (lowest[axis] - start[axis]) / along[axis]
        other = (highest[axis] - start[axis]) / along[axis]
        near, far = max(near, min(one, other)), min(far, max(one, other))
    return near if near <= far else inf


def seen_cells(placed, camera, down):
    """For each product, the cells of the grid in which it is seen. The camera is level, its lens shifted (stage.photograph)."""
    position, target, lens = camera
    ahead_x, ahead_y = target[0] - position[0], target[1] - position[1]
    length = hypot(ahead_x, ahead_y)
    ahead = (ahead_x / length, ahead_y / length)
    right = (ahead[1], -ahead[0])
    lift = (target[2] - position[2]) / length
    half = CAMERA_SENSOR / lens / 2
    cells = defaultdict(set)
    for row in range(down):
        up = (1 - 2 * (row + 0.5) / down) * half * down / ACROSS + lift
        for column in range(ACROSS):
            across = (2 * (column + 0.5) / ACROSS - 1) * half
            ray = (ahead[0] + right[0] * across, ahead[1] + right[1] * across, up)
            distances = [(distance_to(box, position, ray), box[0]) for box in placed]
            nearest, slug = min(distances, default=(inf, None))
            if nearest < inf:
                cells[slug].add((column, row))
    return cells


def beside(x, y):
    return ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))


def largest_part(cells):
    """The largest set of cells that touch each other."""
    left, largest = set(cells), set()
    while left:
        part, waiting = set(), [left.pop()]
        while waiting:
            cell = waiting.pop()
            part.add(cell)
            for near in beside(*cell):
                if near in left:
                    left.remove(near)
                    waiting.append(near)
        if len(part) > len(largest):
            largest = part
    return largest


def innermost(part):
    """The cell that is left last when the edge is taken away again and again; of several, the one nearest to their middle."""
    while inner := {cell for cell in part if all(near in part for near in beside(*cell))}:
        part = inner
    middle_x = sum(x for x, _ in part) / len(part)
    middle_y = sum(y for _, y in part) / len(part)
    return min(sorted(part), key=lambda cell: (cell[0] - middle_x) ** 2 + (cell[1] - middle_y) ** 2)


def points_of(scene):
    """The products of a scene with their points, the largest in the picture first."""
    stage.__init__()
    scene.build()
    down = round(ACROSS * scene.height / scene.width)
    cells = seen_cells(stage.placed, stage.camera, down)
    points = []
    for slug, seen in sorted(cells.items(), key=lambda entry: -len(entry[1])):
        part = largest_part(seen)
        x, y = innermost(part)
        point = {
            "slug": slug,
            "x": round((x + 0.5) / ACROSS * 100, 1),
            "y": round((y + 0.5) / down * 100, 1),
        }
        is_inside = all(MARGIN <= point[axis] <= 100 - MARGIN for axis in ("x", "y"))
        if is_inside and len(part) >= SMALLEST_SHARE * ACROSS * down:
            points.append(point)
    return points


with open(sys.argv[1], "w") as file:
    json.dump({name: points_of(scene) for name, scene in sorted(SCENES.items())}, file, indent=2)
    file.write("\n")
