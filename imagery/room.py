"""Rooms for scenes: floors, walls, windows with light, curtains, ceilings, rugs.

Metres, Z up. The back wall's face is at y = 0 and the room comes towards the camera from there, to y = -depth; x = 0 is
its middle. The side towards the camera is open: soft light falls in from there, as from the rest of the office.
"""
from dataclasses import dataclass
from math import pi, radians, sin

import bpy
from mathutils import Vector

import outlook
from furniture_parts import finish as material_of
from geometry import box, boxes, cylinder, slab, surface
from materials import fabric, glow, paint, powder, wood
from shading import Shader, grey, linear, made_once, scaled
from workbench import add, build_into_scene, collection, instance

WALL_THICKNESS = 0.18
FRAME = "#33363a"
PLASTER = "#e9e5de"
CEILING = "#f3f1ed"
# The shop's maroon, a little deeper, since a wall lies in brighter light than a page.
MAROON = "#741232"


@dataclass
class Room:
    """The size of a room; walls are named 'back', 'left' and 'right'."""

    width: float
    depth: float
    height: float = 3.0

    def length(self, side):
        return self.width if side == "back" else self.depth

    def frame(self, side):
        """Where the middle of a wall stands, and its turn: along the wall is x, out of the room is +y."""
        if side == "back":
            return (0, 0, 0), 0
        if side == "left":
            return (-self.width / 2, -self.depth / 2, 0), 90
        return (self.width / 2, -self.depth / 2, 0), -90

    def at(self, side, along, z=0, out=0):
        """A point on a wall: metres along it from its middle (from left to right, looking at it), and off it."""
        (x, y, _), turn = self.frame(side)
        step = {0: (1, 0), 90: (0, 1), -90: (0, -1)}[turn]
        into = {0: (0, -1), 90: (1, 0), -90: (-1, 0)}[turn]
        return (x + step[0] * along + into[0] * out, y + step[1] * along + into[1] * out, z)


# ------------------------------------------------------------------ materials
@made_once
def plaster(colour=PLASTER):
    """Painted wall with the faint unevenness of a roller."""
    return paint(colour, 0.85, 0.03)


@made_once
def oak_planks(colour="#b89c78", along="Y"):
    """Oiled oak boards."""
    return wood(colour, along, 0.36, 0.45, 0.19, 0.012, 0.55, 0.014, 0.05, 0.22)


@made_once
def carpet(colour="#8d8c88"):
    """Dense loop carpet."""
    shader = Shader("carpet")
    base = linear(colour)
    place = shader.coordinates(alike=True)
    loops = shader.noise(place, 190, 3, 0.7)
    wear = shader.noise(place, 0.8, 3)
    tone = loops * 0.7 + wear * 0.3
    shader.principled(
        base_color=shader.ramp(tone, [(0.3, scaled(base, 0.80)), (0.7, scaled(base, 1.16))]),
        roughness=0.95,
        specular=0.1,
        sheen=0.25,
        normal=shader.bump(loops, 0.5, 0.003),
    )
    return shader.material


@made_once
def stone_tiles(colour="#cfc5b4", size=0.9):
    """Honed limestone in square tiles with fine joints."""
    shader = Shader("stone")
    base = linear(colour)
    place = shader.coordinates(alike=True)
    x, y, _ = (axis / size for axis in shader.split(place))
    edge = shader.larger_of(abs(x.fraction() - 0.5), abs(y.fraction() - 0.5))
    joint = shader.ramp(edge, [(0.4965, grey(1)), (0.4985, grey(0.70))])
    own = shader.node("TexWhiteNoise", {"Vector": shader.vector(x.floor(), y.floor(), 0)})
    veins = shader.noise(place, 2.2, 8, 0.62, 0.8)
    tone = veins * 0.75 + own * 0.25
    colours = shader.ramp(tone, [(0.25, scaled(base, 0.88)), (0.75, scaled(base, 1.08))])
    shader.principled(
        base_color=shader.multiply(1.0, colours, joint), roughness=0.24 + veins * 0.16, specular=0.4
    )
    return shader.material


@made_once
def sheer(colour="#f1eee8"):
    """Thin curtain cloth that lets light through."""
    shader = Shader("sheer")
    shader.principled(base_color=linear(colour), roughness=0.9, specular=0.1)
    through = shader.node("BsdfTranslucent", {0: linear(colour)})
    cloth = shader.mix_surfaces(0.55, shader.principled_surface(), through)
    shader.show(shader.mix_surfaces(0.22, cloth, shader.node("BsdfTransparent")))
    return shader.material


FLOORS = {"oak": oak_planks, "carpet": carpet, "stone": stone_tiles}


# ------------------------------------------------------------------ shell
def floor(room, kind="oak", colour=None, beyond=4.0):
    """A floor that reaches beyond the camera."""
    material = FLOORS[kind](colour) if colour else FLOORS[kind]()
    depth = room.depth + beyond
    slab(room.width, depth, 0.02, (0, -depth / 2, -0.01), material, radius=0.001, bevel=0, name="floor")


def wall(room, side, colour=PLASTER, skirting="#f2f0ec"):
    """A closed wall with its skirting."""
    part = collection(f"wall {side}", link=False)
    length = room.length(side)
    box(
        length + 0.4,
        WALL_THICKNESS,
        room.height,
        (0, WALL_THICKNESS / 2, room.height / 2),
        plaster(colour),
        0,
    )
    if skirting:
        box(length, 0.014, 0.09, (0, -0.007, 0.045), paint(skirting, 0.5), 0.003, name="skirting")
    place_wall(room, side, part)


def place_wall(room, side, part):
    """Bring what was built along x to its side of the room."""
    location, turn = room.frame(side)
    build_into_scene()
    return instance(part, location, turn)


def window_wall(
    room,
    side,
    openings=None,
    sill=0.10,
    head=0.28,
    pane=1.25,
    transom=None,
    colour=PLASTER,
    frame=FRAME,
    light=48,
):
    """A wall with windows: openings as (from, to) along it, mullions at every pane, a lamp as sky in each opening."""
    part = collection(f"windows {side}", link=False)
    length = room.length(side)
    openings = openings or ((-length / 2, length / 2),)
    top = room.height - head
    mid = WALL_THICKNESS / 2
    flat = plaster(colour)
    box(length + 0.4, WALL_THICKNESS, sill, (0, mid, sill / 2), flat, 0, name="sill wall")
    box(length + 0.4, WALL_THICKNESS, head, (0, mid, room.height - head / 2), flat, 0, name="head wall")
    edges = [-length / 2 - 0.2] + [edge for opening in openings for edge in opening] + [length / 2 + 0.2]
    for start, end in zip(edges[::2], edges[1::2]):
        if end - start > 0.01:
            pier = ((start + end) / 2, mid, (sill + top) / 2)
            box(end - start, WALL_THICKNESS, top - sill, pier, flat, 0, name="pier")
    for start, end in openings:
        window(start, end, sill, top, pane, transom, powder(frame, 0.4))
        sky_lamp((start + end) / 2, end - start, (sill + top) / 2, top - sill, light)
    if sill > 0.4:
        wide = openings[-1][1] - openings[0][0] + 0.1
        box(
            wide,
            0.26,
            0.03,
            ((openings[0][0] + openings[-1][1]) / 2, 0.02, sill + 0.005),
            paint("#efece6", 0.4),
            0.004,
        )
    place_wall(room, side, part)


def window(start, end, sill, top, pane, transom, steel):
    """Frame, mullions and an optional transom, at the middle of the wall's thickness."""
    width = end - start
    y = WALL_THICKNESS * 0.55
    panes = max(1, round(width / pane))
    for i in range(panes + 1):
        x = start + width * i / panes
        inset = 0.025 if i == 0 else -0.025 if i == panes else 0
        box(0.05, 0.09, top - sill, (x + inset, y, (sill + top) / 2), steel, 0.003, name="mullion")
    levels = [sill + 0.022, top - 0.022] + ([transom] if transom else [])
    for z in levels:
        box(width, 0.085, 0.045, ((start + end) / 2, y, z), steel, 0.003, name="transom")


def sky_lamp(x, width, z, height, power_per_square_metre):
    """The light of the sky that falls in at a window."""
    data = bpy.data.lights.new("sky", "AREA")
    data.shape = "RECTANGLE"
    data.size = width
    data.size_y = height
    data.energy = power_per_square_metre * width * height * 0.4
    data.color = (0.90, 0.95, 1)
    lamp = add("sky", data, (x, WALL_THICKNESS + 0.12, z), (radians(-90), 0, 0))
    lamp.visible_camera = False
    lamp.visible_glossy = False


def view_from(room, side, name="west bay", shift=0.0, rise=0.0):
    """Put the outlook behind a window wall; shift moves it along, rise lifts or lowers it."""
    part = outlook.OUTLOOKS[name]()
    location, turn = room.frame(side)
    build_into_scene()
    step = {0: (1, 0), 90: (0, 1), -90: (0, -1)}[turn]
    x, y, _ = location
    return instance(part, (x + step[0] * shift, y + step[1] * shift, rise), turn)


# ------------------------------------------------------------------ light
def sun(direction=(0.80, 0.42, -0.52), energy=5.0, colour=(1, 0.91, 0.79), softness=1.4):
    """The sun, shining in a direction."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = energy
    data.angle = radians(softness)
    data.color = colour
    lamp = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return lamp


def daylight(strength=0.55, colour=(1.0, 0.99, 0.97)):
    """The even light that fills the room from its open side."""
    world = bpy.data.worlds.new("daylight")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


# ------------------------------------------------------------------ ceiling
def ceiling(room, lights=(), colour=CEILING, light_length=None, glow_strength=3.0):
    """A plain ceiling with flush light lines along the depth, at the given x."""
    build_into_scene()
    box(
        room.width + 0.4,
        room.depth,
        0.12,
        (0, -room.depth / 2, room.height + 0.06),
        paint(colour, 0.9),
        0,
        name="ceiling",
    )
    length = light_length or room.depth * 0.72
    for x in lights:
        box(0.075, length, 0.012, (x, -room.depth / 2, room.height), glow("#fff3e2", glow_strength), 0.001)


# ------------------------------------------------------------------ dressing of walls and floors
def curtain(width=0.9, height=2.6, colour="#efebe3", folds=9, see_through=True):
    """A hanging curtain, its face towards -Y."""
    part = collection("curtain", link=False)
    material = sheer(colour) if see_through else fabric(colour, 0.004, 0.2, 0.3)

    def cloth(u, v):
        wave = sin(2 * pi * folds * u) + 0.3 * sin(2 * pi * folds * 2.3 * u + 1)
        return ((u - 0.5) * width, 0.035 * wave * (0.75 + 0.25 * v), 0.01 + (height - 0.01) * v)

    surface(cloth, folds * 12, 4, material, name="curtain")
    return part


def slat_wall(room, side, start, end, colour="#a97f52", height=None, felt="#2a2724"):
    """Upright oak slats on dark felt, on a piece of wall."""
    part = collection(f"slats {side}", link=False)
    height = height or room.height
    count = round((end - start) / 0.062)
    end = start + count * 0.062
    rows = [
        (start + 0.031 + i * 0.062, -0.030, height / 2, 0.038, 0.032, height - 0.002) for i in range(count)
    ]
    boxes(rows, wood(colour, "Z", 0.5, 0.9, 0.3), 0.002, 2, name="slats")
    box(
        end - start,
        0.014,
        height - 0.004,
        ((start + end) / 2, -0.007, height / 2),
        paint(felt, 0.9),
        0,
        name="felt",
    )
    return place_wall(room, side, part)


def panelled_wall(room, side, start, end, finish="wood:#6f5039", panel=0.9, height=None):
    """Flush veneer panels with shadow gaps."""
    part = collection(f"panels {side}", link=False)
    height = height or room.height
    count = max(1, round((end - start) / panel))
    wide = (end - start) / count
    box(
        end - start,
        0.010,
        height,
        ((start + end) / 2, -0.005, height / 2),
        paint("#1d1a18", 0.9),
        0,
        name="gap",
    )
    for i in range(count):
        x = start + (i + 0.5) * wide
        box(
            wide - 0.010,
            0.020,
            height - 0.02,
            (x, -0.020, height / 2),
            material_of(finish, "Z"),
            0.001,
            name="panel",
        )
    return place_wall(room, side, part)


def painted_field(room, side, start, end, colour, height=None, bottom=0.0):
    """A field of another colour on a wall."""
    part = collection(f"field {side}", link=False)
    height = height or room.height - bottom
    middle = ((start + end) / 2, -0.004, bottom + height / 2)
    box(end - start, 0.008, height, middle, plaster(colour), 0.0005, name="field")
    return place_wall(room, side, part)


def rug(x, y, width, depth, colour="#b5aea1", turn=0, round_rug=False):
    """A woven rug."""
    build_into_scene()
    material = carpet(colour)
    if round_rug:
        return cylinder(width / 2, 0.008, (x, y, 0.004), material, 0.004, 96, name="rug")
    return slab(
        width,
        depth,
        0.008,
        (x, y, 0.004),
        material,
        radius=0.02,
        bevel=0.003,
        rotation=(0, 0, radians(turn)),
        name="rug",
    )


def plinth(x, y, width, depth, height, colour="#dedad2"):
    """A low stand for goods."""
    build_into_scene()
    return slab(
        width,
        depth,
        height,
        (x, y, height / 2),
        paint(colour, 0.6, 0.02),
        radius=0.01,
        bevel=0.003,
        name="plinth",
    )


def table_board(x, y, width, depth, height=0.74, finish="wood:#c39b6c", thick=0.03):
    """A table top without end, for still lifes: only its surface and front edge come into the picture."""
    build_into_scene()
    return slab(
        width,
        depth,
        thick,
        (x, y, height - thick / 2),
        material_of(finish, "X"),
        radius=0.01,
        bevel=0.003,
        name="board",
    )


def wall_shelf(room, side, along, z, width=1.2, depth=0.24, finish="wood:#c39b6c"):
    """A shelf board on a wall."""
    part = collection(f"shelf {side}", link=False)
    slab(
        width,
        depth,
        0.03,
        (along, -depth / 2, z - 0.015),
        material_of(finish, "X"),
        radius=0.004,
        bevel=0.002,
    )
    return place_wall(room, side, part)
