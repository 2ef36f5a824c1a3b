"""models_it.py - parametric models of IT products and office machines for the shop's pictures.

Every family function builds into a fresh collection and returns it, exactly like products.py.
Metres, Z up, product front = -Y, standing on z = 0.  No brand names: screens are drawn by Canvas below.
"""
from math import cos, pi, radians, sin, sqrt, tan
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

import kit
from kit import (
    N,
    box,
    boxes,
    cached,
    collection,
    cushion,
    cyl,
    fabric,
    glossblack,
    glow,
    hexc,
    lathe,
    metal,
    paint,
    plastic,
    powder,
    prism,
    rrect,
    rubber,
    slab,
    surf,
    sweep,
    text,
)

FACE_FRONT = (pi / 2, 0, 0)  # a flat thing drawn in XY stands up and looks towards -Y
ALONG_X = (pi / 2, 0, pi / 2)  # an outline drawn as (y, z) is extruded along X
UNIT = 0.04445  # one rack unit
WHITE = "#cfd0d0"
DARK = "#1e1f22"
GREEN = "#39e06f"
BLUE = "#4aa3ff"
AMBER = "#ffb03a"


# ------------------------------------------------------------------ small local helpers
def rounded(points, radius, steps=5):
    """Round every corner of a polygon; a point may carry its own radius as a third value."""
    outline = []
    for index, point in enumerate(points):
        corner = Vector(point[:2])
        before = Vector(points[index - 1][:2]) - corner
        after = Vector(points[(index + 1) % len(points)][:2]) - corner
        size = point[2] if len(point) > 2 else radius
        reach = min(size / tan(before.angle(after) / 2), 0.49 * before.length, 0.49 * after.length)
        if reach < 1e-6:
            outline.append(tuple(corner))
            continue
        start = corner + before.normalized() * reach
        end = corner + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            outline.append(tuple(start * (1 - t) ** 2 + corner * (2 * t * (1 - t)) + end * (t * t)))
    return outline


def side_profile(points, width, mat, radius=0.004, x=0, bev=0.002, name="profile"):
    """Extrude a side outline of (y, z) points along X, centred on x."""
    return prism(rounded(points, radius), width, (x, 0, 0), mat, bev, rot=ALONG_X, name=name)


def front_slab(w, h, depth, loc, mat, r=0.004, bev=0.001, **options):
    """Rounded rectangle w x h standing up, looking towards -Y."""
    return slab(w, h, depth, loc, mat, r=r, bev=bev, rot=FACE_FRONT, **options)


def plate(w, h, holes, depth, loc, mat, radius=0.002, bev=0.0006):
    """Upright plate with its front at loc[1] and real cut-outs: holes = [(x, z, outline), ...] from its centre."""
    bm = bmesh.new()
    edges = []
    loops = [rrect(w, h, radius, 4)]
    loops += [[(px + x, pz + z) for px, pz in outline] for x, z, outline in holes]
    for loop in loops:
        verts = [bm.verts.new((px, 0, pz)) for px, pz in loop]
        edges += [bm.edges.new((verts[i], verts[(i + 1) % len(verts)])) for i in range(len(verts))]
    bmesh.ops.triangle_fill(bm, edges=edges, use_beauty=True)
    extruded = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])
    moved = [item for item in extruded["geom"] if isinstance(item, bmesh.types.BMVert)]
    bmesh.ops.translate(bm, vec=(0, -depth, 0), verts=moved)
    bm.normal_update()
    rim = [
        e
        for e in bm.edges
        if abs(e.verts[0].co.y + depth) < 1e-6
        and abs(e.verts[1].co.y + depth) < 1e-6
        and len(e.link_faces) == 2
        and e.calc_face_angle(0) > 1
    ]
    if bev:
        bmesh.ops.bevel(bm, geom=rim, offset=bev, segments=2, profile=0.5, affect="EDGES")
    return kit._finish(bm, "plate", mat, (loc[0], loc[1] + depth, loc[2]), angle=30)


def discs(points, radius, mat, depth=0.0006, sides=12, name="discs"):
    """Many small round studs looking towards -Y in one mesh: points = [(x, y, z), ...] of their backs."""
    bm = bmesh.new()
    for x, y, z in points:
        ring = [
            (x + radius * cos(2 * pi * i / sides), z + radius * sin(2 * pi * i / sides)) for i in range(sides)
        ]
        back = [bm.verts.new((px, y, pz)) for px, pz in ring]
        front = [bm.verts.new((px, y - depth, pz)) for px, pz in ring]
        bm.faces.new(front)
        for i in range(sides):
            j = (i + 1) % sides
            bm.faces.new((back[i], back[j], front[j], front[i]))
    return kit._finish(bm, name, mat, angle=30)


def mark():
    """Remember how many objects exist, for since()."""
    return len(kit.CUR.objects)


def since(count):
    """Objects built after mark()."""
    return list(kit.CUR.objects)[count:]


def move(objects, shift=(0, 0, 0), rot=(0, 0, 0), pivot=(0, 0, 0)):
    """Turn a group of objects about a pivot, then shift it."""
    turn = Euler(rot).to_matrix().to_4x4()
    matrix = Matrix.Translation(Vector(pivot) + Vector(shift)) @ turn @ Matrix.Translation(-Vector(pivot))
    for ob in objects:
        ob.matrix_basis = matrix @ ob.matrix_basis


def feet(w, d, inset=0.025, radius=0.008, height=0.006):
    """Four rubber feet under a w x d product."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(radius, height, (sx * (w / 2 - inset), sy * (d / 2 - inset), height / 2), rubber(), 0.001, 20)


def wall_piece(w, h, y=0, z=0, thick=0.018, col="#d3d0ca"):
    """Neutral piece of wall with its face at y, standing on z."""
    return box(w, thick, h, (0, y + thick / 2, z + h / 2), paint(col, 0.8, 0.02), 0.003, name="wall")


def slots_h(w, pitch, count, loc, mat=None, thick=0.0016, depth=0.0008):
    """Column of horizontal ventilation slots on a front face; loc is the middle of the field's face."""
    x, y, z = loc
    rows = [(x, y, z + (i - (count - 1) / 2) * pitch, w, depth * 2, thick) for i in range(count)]
    return boxes(rows, mat or plastic("#0a0a0b", 0.8), 0.0003, 1, name="slots")


def slots_v(h, pitch, count, loc, mat=None, thick=0.0016, depth=0.0008):
    """Row of vertical ventilation slots on a front face; loc is the middle of the field's face."""
    x, y, z = loc
    columns = [(x + (i - (count - 1) / 2) * pitch, y, z, thick, depth * 2, h) for i in range(count)]
    return boxes(columns, mat or plastic("#0a0a0b", 0.8), 0.0003, 1, name="slots")


def side_slots(h, pitch, count, loc, thick=0.003):
    """Vertical ventilation slots on a left or right flank; loc is the middle of the field on the face."""
    x, y, z = loc
    columns = [(x, y + (i - (count - 1) / 2) * pitch, z, 0.0012, thick, h) for i in range(count)]
    return boxes(columns, plastic("#0a0a0b", 0.8), 0.0003, 1, name="slots")


def paper(w, length, loc, rot=(0, 0, 0), curl=0.0):
    """One sheet lying in XY from loc towards +Y, with a slight curl."""

    def sheet(u, v):
        return ((u - 0.5) * w, v * length, curl * v * v)

    return surf(sheet, 2, 12, paint("#f4f3ef", 0.75), thick=0.0004, loc=loc, rot=rot, name="paper")


def castors(w, d, z, radius=0.026):
    """Four plain furniture castors whose stems end at z."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x = sx * w / 2
            y = sy * d / 2
            for side in (-1, 1):
                cyl(
                    radius,
                    0.018,
                    (x + side * 0.013, y, radius),
                    plastic("#2a2b2d", 0.5),
                    0.004,
                    32,
                    rot=(0, pi / 2, 0),
                )
            box(0.012, radius * 1.6, radius * 1.3, (x, y, radius * 1.25), plastic("#17181a"), 0.004)
            cyl(0.012, z - radius, (x, y, (z + radius) / 2), plastic("#17181a"), 0.002, 24)


# ------------------------------------------------------------------ local materials
@cached
def perforated(col="#26282b", pitch=0.006, hole=0.33, rough=0.45, back="#040405", axes=(0, 1)):
    """Painted sheet with a staggered field of dark holes, in metres on two object axes (x, y unless told: front slabs lie in XY)."""
    m = N("perforated")
    xyz = m.n("SeparateXYZ", {0: m.n("TexCoord").outputs["Object"]})
    row_height = pitch * 0.866
    along = m.math("DIVIDE", xyz.outputs[axes[0]], pitch)
    across = m.math("DIVIDE", xyz.outputs[axes[1]], row_height)
    row = m.math("FLOOR", across)
    odd = m.math("MULTIPLY", m.math("MODULO", m.math("ABSOLUTE", row), 2), 0.5)
    fu = m.math("SUBTRACT", m.math("FRACT", m.math("ADD", along, odd)), 0.5)
    fv = m.math("MULTIPLY", m.math("SUBTRACT", m.math("FRACT", across), 0.5), 0.866)
    distance = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", fu, fu), m.math("MULTIPLY", fv, fv)))
    solid = m.math("GREATER_THAN", distance, hole)
    m.p(
        Base_Color=m.mix(solid, hexc(back), hexc(col)),
        Roughness=rough,
        Specular=m.math("MULTIPLY", solid, 0.4),
    )
    return m.m


@cached
def tinted_glass(grey=0.55, gloss=0.10):
    """Thin smoked pane: straight-through tint with a weak mirror, cheap to render."""
    m = N("glass")
    clear = m.n("BsdfTransparent", {0: (grey, grey, grey * 1.02, 1)})
    mirror = m.n("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.03})
    both = m.n("MixShader", {0: gloss, 1: clear, 2: mirror})
    m.t.links.new(both.outputs[0], m.out.inputs[0])
    return m.m


@cached
def clear_coat(col="#101114", rough=0.22, coat=0.6):
    """Piano-finish plastic: coloured base under a clear coat."""
    m = N("coat")
    m.p(Base_Color=hexc(col), Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=0.05)
    return m.m


# ------------------------------------------------------------------ screen pictures
def srgb(colour):
    """'#rrggbb' as three floats, still encoded."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


class Canvas:
    """A small drawing surface; coordinates are fractions of the height, origin top left."""

    def __init__(self, aspect, top="#12305c", bottom=None, height=360):
        self.h = height
        self.w = round(height * aspect)
        self.aspect = aspect
        t = np.linspace(0, 1, self.h, dtype=np.float32)[:, None, None]
        column = srgb(top) * (1 - t) + srgb(bottom or top) * t
        self.pixels = np.repeat(column, self.w, axis=1).astype(np.float32)
        self.y, self.x = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32) / self.h

    def paint(self, distance, colour, alpha=1.0):
        """Fill where a signed distance (fractions of the height) is negative, with a soft edge."""
        cover = np.clip(0.5 - distance * self.h, 0, 1)[..., None] * alpha
        self.pixels = self.pixels * (1 - cover) + srgb(colour) * cover
        return self

    def rect(self, x, y, w, h, colour, radius=0.0, alpha=1.0):
        """Filled rounded rectangle from its top left corner."""
        dx = np.abs(self.x - x - w / 2) - w / 2 + radius
        dy = np.abs(self.y - y - h / 2) - h / 2 + radius
        outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
        return self.paint(outside + np.minimum(np.maximum(dx, dy), 0) - radius, colour, alpha)

    def disc(self, x, y, r, colour, alpha=1.0):
        """Filled circle."""
        return self.paint(np.hypot(self.x - x, self.y - y) - r, colour, alpha)

    def ring(self, x, y, r, width, colour, alpha=1.0):
        """Circle line."""
        return self.paint(np.abs(np.hypot(self.x - x, self.y - y) - r) - width / 2, colour, alpha)

    def line(self, points, width, colour):
        """Polyline."""
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            length2 = (x1 - x0) ** 2 + (y1 - y0) ** 2 + 1e-9
            t = np.clip(((self.x - x0) * (x1 - x0) + (self.y - y0) * (y1 - y0)) / length2, 0, 1)
            self.paint(np.hypot(self.x - x0 - t * (x1 - x0), self.y - y0 - t * (y1 - y0)) - width / 2, colour)
        return self

    def words(self, x, y, w, lines, pitch, colour, thick=0.018):
        """Grey bars that read as lines of text."""
        for i in range(lines):
            self.rect(x, y + i * pitch, w * (1, 0.86, 0.94, 0.6)[i % 4], thick, colour, thick / 2)
        return self

    def material(self, strength=1.0, gloss=0.15):
        """Emissive screen material with this picture."""
        image = bpy.data.images.new("screen", self.w, self.h)
        rgba = np.dstack([self.pixels[::-1], np.ones((self.h, self.w, 1), np.float32)])
        image.pixels.foreach_set(np.ascontiguousarray(rgba, np.float32).ravel())
        image.update()
        image.pack()
        m = N("screen")
        picture = m.n("TexImage", {"Vector": m.n("TexCoord").outputs["UV"]}, image=image)
        m.p(
            Base_Color=(0.004, 0.004, 0.005, 1),
            Roughness=gloss,
            Specular=0.3,
            Emission=picture.outputs[0],
            Emission_Strength=strength,
        )
        return m.m


def picture_dashboard(aspect=16 / 9, accent="#2f7de1"):
    """Business dashboard: side bar, tiles of figures, bar and line charts."""
    c = Canvas(aspect, "#f3f5f8")
    c.rect(0, 0, 0.20, 1, "#1c2536")
    c.rect(0, 0, aspect, 0.085, "#ffffff")
    c.rect(0, 0, 0.20, 0.085, accent)
    for i in range(7):
        c.rect(0.03, 0.15 + i * 0.075, 0.13, 0.022, "#54637c" if i != 1 else "#ffffff", 0.011)
    wide = (aspect - 0.20 - 0.05 * 5) / 4
    colours = (accent, "#2fb5a0", "#f0a23b", "#e25d6a")
    for i in range(4):
        x = 0.25 + i * (wide + 0.05)
        c.rect(x, 0.14, wide, 0.17, "#ffffff", 0.015)
        c.rect(x, 0.14, 0.012, 0.17, colours[i])
        c.rect(x + 0.04, 0.175, wide * 0.45, 0.018, "#b3bccb", 0.009)
        c.rect(x + 0.04, 0.22, wide * 0.6, 0.045, "#2b3548", 0.01)
    left = (aspect - 0.20 - 0.15) * 0.62
    c.rect(0.25, 0.37, left, 0.56, "#ffffff", 0.015)
    for i in range(11):
        tall = 0.10 + 0.30 * abs(sin(i * 1.31 + 0.6))
        c.rect(
            0.30 + i * (left - 0.1) / 11,
            0.88 - tall,
            (left - 0.1) / 11 * 0.55,
            tall,
            accent if i % 3 else "#9cc4f5",
            0.006,
        )
    x = 0.25 + left + 0.05
    right = aspect - 0.05 - x
    c.rect(x, 0.37, right, 0.56, "#ffffff", 0.015)
    c.ring(x + right / 2, 0.56, 0.12, 0.045, "#e5e9f0")
    c.line(
        [(x + 0.03 + i * (right - 0.06) / 6, 0.86 - 0.05 * sin(i * 1.4) - 0.012 * i) for i in range(7)],
        0.012,
        "#2fb5a0",
    )
    c.line(
        [(x + right / 2 + 0.12 * cos(a / 10), 0.56 + 0.12 * sin(a / 10)) for a in range(-15, 22)],
        0.045,
        accent,
    )
    return c


def picture_desktop(aspect=16 / 9, top="#0e3a6b", bottom="#4fa6c9", hill="#0b2c52"):
    """Desktop wallpaper of layered hills with a task bar and one open window."""
    c = Canvas(aspect, top, bottom)
    c.disc(aspect * 0.72, 0.36, 0.11, "#f6e7c8", 0.9)
    for k, (level, colour, alpha) in enumerate(((0.62, hill, 0.45), (0.72, hill, 0.65), (0.83, hill, 0.95))):
        wave = level + 0.06 * np.sin(c.x * (2.2 + k) + k * 1.7) + 0.03 * np.sin(c.x * 5.1 + k)
        c.paint(wave - c.y, colour, alpha)
    c.rect(0, 0.94, aspect, 0.06, "#10151d", 0, 0.82)
    for i in range(8):
        colour = ("#4aa3ff", "#ffb03a", "#39c37a", "#e25d6a")[i % 4]
        c.rect(aspect / 2 - 0.30 + i * 0.075, 0.953, 0.036, 0.034, colour, 0.008)
    c.rect(0.10, 0.12, 0.62, 0.46, "#f7f8fa", 0.014)
    c.rect(0.10, 0.12, 0.62, 0.055, "#dfe4ec", 0.014)
    c.rect(0.13, 0.22, 0.13, 0.32, "#e9edf3", 0.008)
    c.words(0.30, 0.23, 0.37, 6, 0.05, "#a9b3c2")
    return c


def picture_tiles(aspect=1.6, accent="#2f7de1", columns=4, rows=2, background="#eef1f5"):
    """Touch menu: a title bar and a grid of coloured function tiles."""
    c = Canvas(aspect, background)
    c.rect(0, 0, aspect, 0.14, "#243044")
    c.rect(0.06, 0.05, 0.3, 0.04, "#ffffff", 0.02)
    c.disc(aspect - 0.09, 0.07, 0.03, GREEN)
    palette = (accent, "#2fb5a0", "#7a6be0", "#f0a23b", "#3c4a60", "#e25d6a", "#4f9ad8", "#8796aa")
    wide = (aspect - 0.06 * (columns + 1)) / columns
    tall = (0.86 - 0.07 * (rows + 1)) / rows
    for i in range(columns * rows):
        x = 0.06 + (i % columns) * (wide + 0.06)
        y = 0.21 + (i // columns) * (tall + 0.07)
        c.rect(x, y, wide, tall, palette[i % 8], 0.03)
        size = min(wide, tall) * 0.34
        c.rect(x + wide / 2 - size / 2, y + tall * 0.36 - size / 2, size, size, "#ffffff", size * 0.2)
        c.rect(x + wide * 0.22, y + tall * 0.74, wide * 0.56, 0.03, "#ffffff", 0.015, 0.9)
    return c


def picture_phone(aspect=1.6, accent="#1f5fae"):
    """Desk phone: clock, line list and soft keys."""
    c = Canvas(aspect, "#0d2547", "#1b4f8f")
    c.rect(0, 0, aspect, 0.13, "#081a33")
    c.rect(0.05, 0.045, 0.28, 0.045, "#ffffff", 0.02)
    c.rect(aspect - 0.3, 0.045, 0.24, 0.045, "#c8d8ee", 0.02)
    for i in range(4):
        y = 0.19 + i * 0.155
        c.rect(
            0.05, y, aspect - 0.1, 0.12, "#ffffff" if i == 0 else "#2c64a8", 0.02, 0.95 if i == 0 else 0.55
        )
        c.disc(0.13, y + 0.06, 0.03, GREEN if i == 0 else "#9fc0e8")
        c.rect(0.21, y + 0.04, aspect * 0.4, 0.04, accent if i == 0 else "#dbe8f8", 0.02)
    for i in range(4):
        c.rect(0.05 + i * (aspect - 0.05) / 4, 0.85, (aspect - 0.05) / 4 - 0.05, 0.11, "#081a33", 0.02)
        c.rect(0.10 + i * (aspect - 0.05) / 4, 0.89, (aspect - 0.05) / 4 - 0.15, 0.03, "#cfe0f5", 0.015)
    return c


def picture_lines(aspect=0.37, rows=10):
    """Key module of a phone: a column of named lines with status lights."""
    c = Canvas(aspect, "#0d2547", "#1b4f8f")
    pitch = 0.96 / rows
    for i in range(rows):
        y = 0.02 + i * pitch
        c.rect(0.02, y + 0.006, aspect - 0.04, pitch - 0.012, "#2c64a8", 0.012, 0.8)
        c.disc(0.065, y + pitch / 2, 0.017, (GREEN, "#e25d6a", GREEN, "#9fc0e8")[i % 4])
        c.rect(0.11, y + pitch / 2 - 0.011, aspect * (0.52, 0.40, 0.58)[i % 3], 0.022, "#e6effa", 0.011)
    return c


def picture_lesson(aspect=16 / 9):
    """Whiteboard page: title, sketch of a circuit of shapes, chart and a tool bar."""
    c = Canvas(aspect, "#fbfbf8")
    c.rect(0, 0, aspect, 0.09, "#1f3b57")
    c.rect(0.05, 0.032, 0.42, 0.028, "#ffffff", 0.014)
    c.rect(0.10, 0.15, 0.55, 0.035, "#22364d", 0.012)
    c.words(0.10, 0.23, 0.60, 5, 0.048, "#9aa6b4", 0.016)
    c.ring(0.30, 0.68, 0.15, 0.010, "#2f7de1")
    c.ring(0.45, 0.68, 0.15, 0.010, "#e25d6a")
    c.disc(0.375, 0.68, 0.05, "#f0a23b", 0.8)
    c.line([(0.95, 0.80), (0.95, 0.18)], 0.006, "#44505f")
    c.line([(0.95, 0.80), (1.66, 0.80)], 0.006, "#44505f")
    c.line([(0.97 + i * 0.045, 0.78 - 0.045 * i + 0.05 * sin(i * 1.1)) for i in range(14)], 0.012, "#2fb5a0")
    c.line(
        [(0.97 + i * 0.045, 0.70 - 0.016 * i + 0.06 * sin(i * 0.8 + 1)) for i in range(14)], 0.012, "#7a6be0"
    )
    c.rect(aspect / 2 - 0.32, 0.905, 0.64, 0.065, "#e3e8ee", 0.032)
    for i, colour in enumerate(("#22364d", "#2f7de1", "#e25d6a", "#2fb5a0", "#f0a23b", "#7a6be0")):
        c.disc(aspect / 2 - 0.26 + i * 0.104, 0.9375, 0.020, colour)
    return c


def picture_meeting(aspect=16 / 9):
    """Video meeting: people as plain avatars in tiles and a control strip."""
    c = Canvas(aspect, "#14181f")
    colours = ("#35506e", "#5b4a6e", "#3d6457", "#6e5340", "#43566a", "#6a4452")
    wide = (aspect - 0.16) / 3
    for i in range(6):
        x = 0.04 + (i % 3) * (wide + 0.04)
        y = 0.05 + (i // 3) * 0.43
        c.rect(x, y, wide, 0.39, colours[i], 0.02)
        shoulders = np.hypot((c.x - x - wide / 2) / 1.15, c.y - y - 0.37) - 0.13
        c.disc(x + wide / 2, y + 0.15, 0.065, "#e6c9ae")
        c.paint(np.maximum(shoulders, c.y - y - 0.388), "#dfe6ee")
        c.rect(x + 0.02, y + 0.335, wide * 0.34, 0.032, "#0e1116", 0.012, 0.8)
    for i in range(5):
        c.disc(aspect / 2 - 0.2 + i * 0.1, 0.95, 0.034, "#e25d6a" if i == 4 else "#39424f")
    return c


def picture_clock(aspect=0.62):
    """Attendance terminal: a face in a target frame and a greeting line."""
    c = Canvas(aspect, "#0b1a2e", "#1d4474")
    c.rect(0, 0, aspect, 0.07, "#071120")
    c.rect(0.04, 0.025, 0.16, 0.022, "#cfe0f5", 0.01)
    c.disc(aspect / 2, 0.40, 0.115, "#dcb592")
    c.paint(np.hypot((c.x - aspect / 2) / 1.1, c.y - 0.68) - 0.17, "#33567f")
    for sx in (-1, 1):
        for sy in (-1, 1):
            x = aspect / 2 + sx * 0.20
            y = 0.42 + sy * 0.20
            c.line([(x, y - sy * 0.07), (x, y), (x - sx * 0.07, y)], 0.014, "#5ee08a")
    c.rect(0.05, 0.80, aspect - 0.1, 0.14, "#ffffff", 0.02, 0.95)
    c.rect(0.09, 0.83, aspect * 0.45, 0.028, "#2fb5a0", 0.012)
    c.rect(0.09, 0.885, aspect * 0.6, 0.02, "#9aa6b4", 0.01)
    return c


def screen(w, h, loc, material, rot=(0, 0, 0)):
    """Picture plane w x h looking towards -Y."""
    return surf(
        lambda u, v: ((u - 0.5) * w, 0, (v - 0.5) * h), 1, 1, material, loc=loc, rot=rot, name="screen"
    )


# ------------------------------------------------------------------ printing and imaging
def laser_printer(
    w=0.38,
    d=0.37,
    h=0.24,
    body=WHITE,
    trim="#33363b",
    scanner=False,
    accent="#2f7de1",
    link=True,
    name="laser",
):
    """Mono A4 laser printer, 380 x 370 x 240 mm; scanner=True adds a flatbed with document feeder (multifunction, 390 mm high)."""
    col = collection(name, link)
    shell = plastic(body, 0.46)
    dark = plastic(trim, 0.48)
    black = plastic("#0b0c0d", 0.6)
    yf = -d / 2
    feet(w, d, 0.04, 0.012, 0.008)
    slab(w - 0.010, d - 0.010, 0.020, (0, 0, 0.016), dark, r=0.02, bev=0.003, name="plinth")
    # paper cassette with a grip recess
    tray_h = 0.062
    grip = rrect(0.12, 0.016, 0.0075, 6)
    box(w - 0.012, d - 0.02, tray_h, (0, 0.008, 0.024 + tray_h / 2), shell, 0.003)
    plate(
        w - 0.004,
        tray_h - 0.002,
        [(0, 0.012, grip)],
        0.012,
        (0, yf, 0.024 + tray_h / 2),
        shell,
        radius=0.006,
        bev=0.002,
    )
    box(0.13, 0.004, 0.022, (0, yf + 0.013, 0.024 + tray_h / 2 + 0.012), black, 0)
    # engine: two cheeks and a centre with the sloping output bed
    z0 = 0.026 + tray_h
    cheek = 0.045
    panel = 0.085
    for x, width in ((-w / 2 + cheek / 2, cheek), (w / 2 - panel / 2, panel)):
        side_profile(
            [
                (yf, z0, 0.006),
                (d / 2, z0, 0.006),
                (d / 2, h, 0.03),
                (yf + 0.03, h, 0.05),
                (yf, h - 0.055, 0.04),
            ],
            width,
            shell,
            0.01,
            x,
            0.004,
        )
    bed_w = w - cheek - panel
    bed_x = (cheek - panel) / 2
    side_profile(
        [
            (yf + 0.002, z0),
            (d / 2 - 0.004, z0),
            (d / 2 - 0.004, h - 0.001, 0.028),
            (0.045, h - 0.001, 0.006),
            (0.038, h - 0.062, 0.012),
            (yf + 0.06, h - 0.030, 0.05),
            (yf + 0.002, h - 0.060, 0.03),
        ],
        bed_w + 0.006,
        shell,
        0.004,
        bed_x,
        0.001,
    )
    box(bed_w - 0.03, 0.006, 0.020, (bed_x, 0.0375, h - 0.034), black, 0.001)
    for k in range(4):
        cyl(
            0.006,
            0.018,
            (bed_x + (k - 1.5) * 0.052, 0.036, h - 0.030),
            rubber("#3a3b3d"),
            0.002,
            20,
            rot=(0, pi / 2, 0),
        )
    paper(min(0.21, bed_w - 0.03), 0.215, (bed_x, yf + 0.052, h - 0.0265), rot=(radians(-9), 0, 0), curl=0.01)
    # front door with a hairline seam and the manual feed slot
    front_slab(
        bed_w - 0.012,
        h - z0 - 0.078,
        0.004,
        (bed_x, yf + 0.0015, z0 + (h - z0 - 0.078) / 2 + 0.006),
        shell,
        r=0.008,
        bev=0.0015,
    )
    box(bed_w - 0.05, 0.003, 0.0035, (bed_x, yf - 0.0006, z0 + 0.016), black, 0.0004)
    # control strip on the right cheek
    px = w / 2 - panel / 2
    slab(panel - 0.020, 0.150, 0.003, (px, yf + 0.125, h + 0.0005), clear_coat("#15171a"), r=0.010, bev=0.001)
    top_screen = picture_phone(1.5, accent).material(0.9)
    surf(
        lambda u, v: ((u - 0.5) * 0.050, (v - 0.5) * 0.030, 0),
        1,
        1,
        top_screen,
        loc=(px, yf + 0.165, h + 0.0024),
        name="lcd",
    )
    for k in range(3):
        slab(
            0.014,
            0.009,
            0.0016,
            (px + (k - 1) * 0.018, yf + 0.128, h + 0.0026),
            plastic("#3d4147", 0.4),
            r=0.003,
            bev=0.0005,
        )
    cyl(0.011, 0.002, (px, yf + 0.090, h + 0.0026), plastic("#cfd3d8", 0.4), 0.0008, 32)
    cyl(0.003, 0.0015, (px + 0.02, yf + 0.090, h + 0.0026), glow(GREEN, 2), 0.0003, 16)
    side_slots(0.05, 0.008, 12, (w / 2, 0.07, h - 0.07))
    if scanner:
        flatbed(w, d - 0.02, h + 0.062, shell, dark, 0.0)
        box(w - 0.02, 0.10, 0.085, (0, d / 2 - 0.065, h + 0.030), shell, 0.006)
        for sx in (-1, 1):
            box(0.05, d * 0.55, 0.075, (sx * (w / 2 - 0.035), 0.05, h + 0.030), shell, 0.006)
        start = mark()
        front_slab(0.24, 0.085, 0.016, (0, yf - 0.010, h + 0.045), dark, r=0.010, bev=0.003)
        screen(
            0.105, 0.060, (-0.045, yf - 0.0184, h + 0.047), picture_tiles(1.75, accent, 3, 2).material(1.0)
        )
        for k in range(6):
            cyl(
                0.008,
                0.003,
                (0.040 + (k % 3) * 0.026, yf - 0.0185, h + 0.060 - (k // 3) * 0.026),
                plastic("#5a5f66", 0.4),
                0.001,
                24,
                rot=FACE_FRONT,
            )
        move(since(start), rot=(radians(-24), 0, 0), pivot=(0, yf, h + 0.01))
    return col


def flatbed(w, d, z, shell, dark, y=0.0):
    """Flatbed scanner unit and document feeder standing on z: used by the multifunction machines."""
    slab(w, d, 0.052, (0, y, z + 0.026), shell, r=0.018, bev=0.004, name="flatbed")
    slab(w - 0.006, d - 0.006, 0.005, (0, y, z + 0.054), dark, r=0.016, bev=0.001)
    slab(w, d - 0.01, 0.022, (0, y + 0.004, z + 0.068), shell, r=0.018, bev=0.006, name="lid")
    top = z + 0.078
    # feeder hump on the left, sloping document tray towards the right
    prism(
        rounded(
            [
                (-w / 2 + 0.01, top),
                (w * 0.06, top),
                (w * 0.02, top + 0.050, 0.02),
                (-w / 2 + 0.03, top + 0.058, 0.03),
            ],
            0.006,
        ),
        d * 0.62,
        (0, y + 0.03, 0),
        shell,
        0.004,
        rot=FACE_FRONT,
        name="feeder",
    )
    box(
        w * 0.10,
        d * 0.44,
        0.004,
        (w * 0.055, y + 0.03, top + 0.030),
        plastic("#0c0d0e", 0.6),
        0.001,
        rot=(0, radians(-20), 0),
    )
    start = mark()
    slab(w * 0.44, d * 0.56, 0.010, (w * 0.25, y + 0.03, top + 0.034), shell, r=0.014, bev=0.003)
    slab(w * 0.30, 0.004, 0.014, (w * 0.22, y + 0.03 - 0.105, top + 0.044), dark, r=0.0015, bev=0.0005)
    slab(w * 0.30, 0.004, 0.014, (w * 0.22, y + 0.03 + 0.105, top + 0.044), dark, r=0.0015, bev=0.0005)
    move(since(start), rot=(0, radians(-11), 0), pivot=(w * 0.04, 0, top + 0.034))


def copier(
    w=0.60,
    d=0.66,
    body=WHITE,
    trim="#3a3e44",
    trays=4,
    finisher=False,
    accent="#2f7de1",
    link=True,
    name="copier",
):
    """A3 multifunction copier, floor-standing: 600 x 660 x 1150 mm on castors; finisher=True adds a 380 mm stapling finisher."""
    col = collection(name, link)
    shell = plastic(body, 0.46)
    dark = plastic(trim, 0.48)
    black = plastic("#0b0c0d", 0.65)
    yf = -d / 2
    castors(w - 0.10, d - 0.12, 0.07)
    slab(w, d, 0.040, (0, 0, 0.085), dark, r=0.02, bev=0.004, name="base")
    z = 0.105
    box(w - 0.008, d - 0.03, 0.50, (0, 0.010, z + 0.25), shell, 0.004)
    tall = 0.50 / trays
    for _ in range(trays):
        zc = z + tall / 2
        grip = rrect(0.17, 0.020, 0.0095, 6)
        plate(
            w - 0.006,
            tall - 0.004,
            [(0, tall / 2 - 0.032, grip)],
            0.020,
            (0, yf, zc),
            shell,
            radius=0.006,
            bev=0.002,
        )
        box(0.18, 0.004, 0.026, (0, yf + 0.0215, zc + tall / 2 - 0.032), black, 0)
        box(
            0.030,
            0.001,
            0.016,
            (w / 2 - 0.05, yf - 0.0006, zc + tall / 2 - 0.032),
            plastic("#f0f0ee", 0.5),
            0.0003,
        )
        box(
            0.010,
            0.001,
            0.006,
            (w / 2 - 0.05, yf - 0.0012, zc + tall / 2 - 0.032),
            plastic(accent, 0.5),
            0.0002,
        )
        z += tall
    # engine with a front door, then the open delivery bay
    engine_h = 0.17
    slab(
        w, d - 0.004, engine_h, (0, 0.002, z + engine_h / 2 + 0.003), shell, r=0.012, bev=0.004, name="engine"
    )
    front_slab(
        w - 0.020,
        engine_h - 0.016,
        0.006,
        (0, yf + 0.0005, z + engine_h / 2 + 0.003),
        shell,
        r=0.010,
        bev=0.002,
    )
    box(0.20, 0.003, 0.006, (0, yf - 0.0025, z + engine_h - 0.012), dark, 0.001)
    zb = z + engine_h + 0.003
    bay = 0.125
    box(w - 0.004, 0.12, bay + 0.01, (0, d / 2 - 0.066, zb + bay / 2), shell, 0.004)
    box(0.145, d - 0.004, bay + 0.004, (w / 2 - 0.0735, 0.002, zb + bay / 2), shell, 0.006)
    box(w - 0.16, 0.004, bay - 0.004, (-0.075, d / 2 - 0.128, zb + bay / 2), plastic("#54585e", 0.6), 0)
    box(0.004, d * 0.72, 0.026, (w / 2 - 0.149, 0.02, zb + 0.080), black, 0.001)
    start = mark()
    slab(w - 0.19, d * 0.66, 0.012, (-0.085, 0.0, zb + 0.020), dark, r=0.02, bev=0.003)
    slab(0.21, 0.297, 0.006, (-0.06, -0.01, zb + 0.0295), paint("#f4f3ef", 0.75), r=0.001, bev=0.0003)
    move(since(start), rot=(0, radians(5), 0), pivot=(0, 0, zb + 0.02))
    front_slab(0.10, 0.05, 0.003, (w / 2 - 0.074, yf + 0.0015, zb + 0.055), clear_coat("#15171a"), r=0.006)
    cyl(0.006, 0.003, (w / 2 - 0.050, yf - 0.001, zb + 0.055), glow(BLUE, 1.6), 0.001, 20, rot=FACE_FRONT)
    # scanner and feeder
    flatbed(w, d - 0.03, zb + bay, shell, dark, 0.015)
    # tilting touch panel, carried on an arm at the front right
    start = mark()
    zp = zb + bay + 0.045
    front_slab(0.300, 0.185, 0.018, (0.09, yf - 0.055, zp), dark, r=0.012, bev=0.004)
    front_slab(0.290, 0.175, 0.004, (0.09, yf - 0.063, zp), glossblack("#08090a", 0.12), r=0.010, bev=0.001)
    screen(0.235, 0.140, (0.08, yf - 0.0655, zp + 0.003), picture_tiles(1.68, accent, 4, 2).material(1.0))
    for k in range(3):
        cyl(
            0.007,
            0.002,
            (0.222, yf - 0.0655, zp + 0.045 - k * 0.040),
            plastic("#c9ccd0", 0.4),
            0.0006,
            24,
            rot=FACE_FRONT,
        )
    move(since(start), rot=(radians(-42), 0, 0), pivot=(0.09, yf - 0.05, zp))
    box(0.12, 0.07, 0.030, (0.09, yf - 0.020, zp - 0.020), dark, 0.006)
    # right flank: bypass tray door and vents
    box(0.004, d * 0.55, 0.19, (w / 2 + 0.001, 0.0, z + 0.085), shell, 0.0015)
    box(0.006, 0.14, 0.018, (w / 2 + 0.003, 0.0, z + 0.160), dark, 0.002)
    side_slots(0.07, 0.012, 14, (w / 2 + 0.0, 0.12, 0.32))
    if finisher:
        fx = -w / 2 - 0.20
        slab(0.38, d - 0.05, 0.86, (fx, 0.01, 0.07 + 0.43), shell, r=0.012, bev=0.004)
        castors(0.28, d - 0.18, 0.075)
        move(list(col.objects)[-16:], shift=(fx, 0, 0))
        plate(0.34, 0.52, [], 0.008, (fx, yf + 0.027, 0.40), shell, radius=0.008, bev=0.002)
        box(0.16, 0.004, 0.010, (fx, yf + 0.024, 0.62), dark, 0.002)
        for k in range(2):
            side_start = mark()
            slab(0.30, d * 0.55, 0.010, (fx - 0.28, 0.0, 0.62 + k * 0.20), dark, r=0.02, bev=0.003)
            move(since(side_start), rot=(0, radians(20), 0), pivot=(fx - 0.14, 0, 0.62 + k * 0.20))
        box(0.004, d * 0.6, 0.03, (fx - 0.190, 0, 0.87), black, 0.001)
    return col


# ------------------------------------------------------------------ computers
def desktop_tower(
    w=0.17,
    d=0.36,
    h=0.36,
    body="#1c1d20",
    front="office",
    accent="#c9ccd0",
    glowcol="#3f7bff",
    link=True,
    name="tower",
):
    """Desktop tower, 170 x 360 x 360 mm; front 'office' (bezel), 'mesh' (perforated) or 'glass' (side window with lit fans)."""
    col = collection(name, link)
    case = powder(body, 0.45)
    bezel = plastic(body, 0.38)
    black = plastic("#08090a", 0.6)
    yf = -d / 2
    feet(w, d, 0.03, 0.014, 0.012)
    z0 = 0.012
    zc = z0 + (h - z0) / 2
    stage = 0.036 if front == "glass" else 0.0  # depth of the lit compartment behind the left window
    box(w - stage, d - 0.030, h - z0, (stage / 2, 0.015, zc), case, 0.003, name="case")
    if stage:
        box(w + 0.0006, d - 0.030, 0.016, (0, 0.0153, h - 0.0074), case, 0.003, name="roof")
        box(w + 0.0006, d - 0.030, 0.016, (0, 0.0153, z0 + 0.0074), case, 0.003, name="floor")
        box(
            stage + 0.004,
            0.018,
            h - z0,
            (-w / 2 + stage / 2 + 0.002, d / 2 - 0.0088, zc),
            case,
            0.003,
            name="rearpost",
        )
    front_slab(w, h - z0, 0.030, (0, yf + 0.015, zc), bezel, r=0.010, bev=0.004, name="bezel")
    front_slab(
        w - 0.012,
        h - z0 - 0.012,
        0.002,
        (0, yf - 0.0002, zc),
        clear_coat("#121316", 0.3, 0.3) if front == "office" else bezel,
        r=0.008,
        bev=0.0008,
    )
    if front == "office":
        front_slab(
            w - 0.03, 0.016, 0.002, (0, yf - 0.0014, h - 0.055), plastic("#2b2d31", 0.4), r=0.003, bev=0.0006
        )
        front_slab(w - 0.032, 0.0012, 0.002, (0, yf - 0.0026, h - 0.055), black, r=0.0003, bev=0.0001)
        slots_h(w - 0.05, 0.0075, 16, (0, yf - 0.001, zc - 0.075), thick=0.0034)
        box(0.004, 0.0015, h - 0.06, (-w / 2 + 0.0145, yf - 0.0012, zc), metal(accent, 0.25), 0.0005)
    else:
        front_slab(
            w - 0.020,
            h - z0 - 0.050,
            0.004,
            (0, yf - 0.0015, zc - 0.012),
            perforated("#2a2c30" if hexc(body)[0] < 0.2 else body, 0.0052, 0.34),
            r=0.006,
            bev=0.001,
        )
        if front == "glass":
            for k in range(3):
                ring = [(0.052 * cos(a), 0.0, 0.052 * sin(a)) for a in (2 * pi * i / 48 for i in range(48))]
                sweep(
                    ring,
                    glow(glowcol, 2.4),
                    r=0.0022,
                    closed=True,
                    smooth=0,
                    n=8,
                    up=(0, 1, 0),
                    loc=(0, yf - 0.0045, z0 + 0.070 + k * 0.112),
                    name="fanring",
                )
    # connectors and power button
    zt = h - 0.025
    narrow = w < 0.13
    first, step = (-0.022, 0.018) if narrow else (-0.030, 0.022)
    for k in range(2):
        front_slab(0.0135, 0.0058, 0.002, (first + k * step, yf - 0.0012, zt), black, r=0.0006, bev=0.0001)
        front_slab(
            0.011,
            0.0018,
            0.0022,
            (first + k * step, yf - 0.0016, zt + 0.0008),
            plastic("#2f6fd0", 0.5),
            r=0.0003,
            bev=0.0001,
        )
    if not narrow:
        front_slab(0.0092, 0.0034, 0.002, (0.012, yf - 0.0012, zt), black, r=0.0016, bev=0.0001)
        cyl(0.0026, 0.002, (0.030, yf - 0.0012, zt), black, 0.0002, 20, rot=FACE_FRONT)
    cyl(0.0085, 0.003, (w / 2 - 0.030, yf - 0.0012, zt), metal("#9a9da2", 0.3), 0.0008, 32, rot=FACE_FRONT)
    cyl(0.0030, 0.0033, (w / 2 - 0.030, yf - 0.0014, zt), glow("#eaf4ff", 1.8), 0.0004, 20, rot=FACE_FRONT)
    if front == "glass":
        x = -w / 2 + stage
        box(0.002, d - 0.070, h - 0.050, (x - 0.001, 0.010, zc), plastic("#4a4e55", 0.5), 0, name="tray")
        box(
            0.004, 0.215, 0.225, (x - 0.004, 0.045, zc + 0.055), plastic("#1f3346", 0.45), 0.001, name="board"
        )
        boxes(
            [(x - 0.008, 0.120 - k * 0.030, zc + 0.140, 0.008, 0.020, 0.030) for k in range(3)],
            metal("#9aa0a8", 0.35),
            0.002,
            2,
        )
        box(
            0.016,
            0.240,
            0.045,
            (x - 0.012, 0.030, zc - 0.030),
            plastic("#6d7279", 0.35),
            0.004,
            name="graphics",
        )
        for k in range(2):
            fan_light(x - 0.0215, 0.085 - k * 0.105, zc - 0.030, 0.018, glowcol)
        fan_light(x - 0.012, 0.060, zc + 0.085, 0.036, glowcol)
        boxes(
            [(x - 0.010, -0.020 - k * 0.010, zc + 0.085, 0.010, 0.005, 0.105) for k in range(4)],
            glow("#a77bff", 0.9),
            0.0006,
            1,
            name="memory",
        )
        box(
            0.022,
            d - 0.090,
            0.085,
            (x - 0.012, 0.010, z0 + 0.065),
            plastic("#2b2e33", 0.45),
            0.003,
            name="psucover",
        )
        box(0.002, d - 0.075, 0.004, (x - 0.020, 0.010, h - 0.020), glow("#dfe8ff", 9.0), 0, name="strip")
        box(
            0.003,
            d - 0.042,
            h - z0 - 0.006,
            (-w / 2 + 0.0005, 0.012, zc),
            tinted_glass(0.86, 0.03),
            0.001,
            name="window",
        )
        for sy in (-1, 1):
            for sz in (-1, 1):
                cyl(
                    0.006,
                    0.004,
                    (-w / 2 - 0.002, 0.012 + sy * (d / 2 - 0.038), zc + sz * (h / 2 - 0.026)),
                    metal("#b9bcc0", 0.25),
                    0.001,
                    24,
                    rot=(0, pi / 2, 0),
                )
    else:
        side_slots(0.06, 0.008, 14, (-w / 2, 0.06, zc + 0.06))
    return col


def fan_light(x, y, z, r, colour):
    """Fan with a lit ring looking towards -X."""
    cyl(r, 0.004, (x, y, z), plastic("#15171a", 0.4), 0.001, 48, rot=(0, pi / 2, 0))
    cyl(r * 0.35, 0.007, (x, y, z), plastic("#3a3d42", 0.35), 0.002, 32, rot=(0, pi / 2, 0))
    ring = [(0, r * cos(a), r * sin(a)) for a in (2 * pi * i / 48 for i in range(48))]
    sweep(
        ring,
        glow(colour, 2.6),
        r=0.0020,
        closed=True,
        smooth=0,
        n=8,
        up=(1, 0, 0),
        loc=(x - 0.003, y, z),
        name="ring",
    )


def all_in_one(
    diag=23.8,
    col="#d8dadc",
    standcol="#b4b7ba",
    bezel="#0b0c0d",
    lift=0.14,
    picture="desktop",
    keyset=True,
    link=True,
    name="aio",
):
    """All-in-one PC: 23.8-inch panel 540 x 330 x 40 mm on a metal foot, about 480 mm high; keyset adds keyboard and mouse."""
    target = collection(name, link)
    shell = plastic(col, 0.42)
    aluminium = metal(standcol, 0.30)
    sh = diag * 0.0254 / sqrt(1 + (16 / 9) ** 2)
    sw = sh * 16 / 9
    w = sw + 0.012
    h = sh + 0.040
    zc = lift + h / 2
    front_slab(w, h, 0.014, (0, 0, zc), shell, r=0.010, bev=0.003, name="body")
    front_slab(w * 0.72, h * 0.66, 0.030, (0, 0.018, zc - 0.02), shell, r=0.03, bev=0.012, name="bulge")
    front_slab(
        w - 0.003,
        sh + 0.012,
        0.003,
        (0, -0.0065, zc + h / 2 - 0.0015 - (sh + 0.012) / 2),
        glossblack(bezel, 0.10),
        r=0.008,
        bev=0.0006,
    )
    drawn = picture_desktop() if picture == "desktop" else picture_dashboard()
    screen(sw, sh, (0, -0.0083, zc + h / 2 - 0.0075 - sh / 2), drawn.material(1.05))
    cyl(0.0022, 0.001, (0, -0.0082, zc + h / 2 - 0.004), plastic("#1d2430", 0.1), 0.0002, 20, rot=FACE_FRONT)
    slots_h(sw * 0.8, 0.003, 3, (0, -0.0068, zc - h / 2 + 0.012), thick=0.0010)
    # foot: bent metal strip
    sweep(
        [(0, 0.030, lift + h * 0.45), (0, 0.052, lift + 0.04), (0, 0.060, 0.05), (0, 0.050, 0.010)],
        aluminium,
        section=rrect(0.085, 0.007, 0.003, 4),
        up=(0, 1, 0),
        smooth=10,
        name="neck",
    )
    slab(0.235, 0.185, 0.008, (0, 0.0, 0.004), aluminium, r=0.012, bev=0.002, seg=4, name="foot")
    if keyset:
        light = hexc(col)[0] > 0.3
        start = mark()
        keyboard_parts(
            "#e2e3e4" if light else "#232528",
            "#f0f0ef" if light else "#17181a",
            "#6a6d72" if light else "#b9bcc0",
            numpad=True,
        )
        move(since(start), shift=(-0.04, -0.235, 0))
        start = mark()
        mouse_parts("#e2e3e4" if light else "#232528")
        move(since(start), shift=(0.235, -0.235, 0))
    return target


KEY_ROWS = (
    (
        ("esc", 1),
        (None, 0.6),
        "F1",
        "F2",
        "F3",
        "F4",
        (None, 0.5),
        "F5",
        "F6",
        "F7",
        "F8",
        (None, 0.5),
        "F9",
        "F10",
        "F11",
        "F12",
    ),
    ("`", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=", ("bksp", 2)),
    (("tab", 1.5), "Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P", "[", "]", ("\\", 1.5)),
    (("caps", 1.75), "A", "S", "D", "F", "G", "H", "J", "K", "L", ";", "'", ("enter", 2.25)),
    (("shift", 2.25), "Z", "X", "C", "V", "B", "N", "M", ",", ".", "/", ("shift", 2.75)),
    (
        ("ctrl", 1.25),
        ("fn", 1.25),
        ("alt", 1.25),
        ("", 6.25),
        ("alt", 1.25),
        ("fn", 1.25),
        ("menu", 1.25),
        ("ctrl", 1.25),
    ),
)


def keyboard_parts(body, keys, legend, numpad=True, legends=True):
    """Full-size keyboard 440 x 130 x 25 mm (or 300 mm without the number block), sloping up to the back."""
    unit = 0.0188
    columns = 15 + (4.25 + 3.25 if numpad else 0)
    w = columns * unit + 0.014
    d = 0.128
    start = mark()
    side_profile(
        [(-d / 2, 0.004, 0.003), (d / 2, 0.004, 0.003), (d / 2, 0.013, 0.004), (-d / 2, 0.011, 0.004)],
        w,
        plastic(body, 0.42),
        0.003,
        bev=0.003,
        name="board",
    )
    left = -w / 2 + 0.007
    caps = []
    marks = []

    def key(x, y, wide, tall, label):
        caps.append(
            (left + x * unit + wide * unit / 2, y, 0.0150, wide * unit - 0.0026, tall - 0.0026, 0.0050)
        )
        if label and legends:
            marks.append((label, left + x * unit + wide * unit / 2, y))

    y = d / 2 - 0.0165
    for row, items in enumerate(KEY_ROWS):
        x = 0.0
        for item in items:
            label, wide = item if isinstance(item, tuple) else (item, 1.0)
            if label is not None:
                key(x, y, wide, unit, label)
            x += wide
        if numpad:
            for k in range(3):
                if row in (0, 1, 2, 5) or (row == 4 and k == 1):
                    key(15.25 + k, y, 1, unit, "")
            for k in range(4):
                if row > 0 and not (row == 5 and k == 1):
                    key(
                        18.5 + k,
                        y,
                        2 if row == 5 and k == 0 else 1,
                        unit,
                        "789+456+123+0 .+"[(row - 1) * 4 + k : (row - 1) * 4 + k + 1] if row < 4 else "",
                    )
        y -= unit * (1.10 if row == 0 else 1)
    boxes(caps, plastic(keys, 0.5, 0.04), 0.0012, 2, name="keys")
    for label, x, ky in marks:
        text(
            label,
            0.0062 if len(label) == 1 else 0.0040,
            (x, ky, 0.01756),
            plastic(legend, 0.6, 0),
            ext=0.00001,
        )
    move(since(start), rot=(radians(3.5), 0, 0), pivot=(0, -d / 2, 0))
    return w


def mouse_parts(col):
    """Wireless mouse, 62 x 108 x 38 mm."""
    body = plastic(col, 0.40)
    cushion(
        0.062,
        0.108,
        0.044,
        (0, 0, 0.017),
        body,
        n=2.5,
        edge=2.6,
        shape=lambda x, y: -0.006 * (y / 0.054) ** 2 + 0.004 * y / 0.054,
        name="mouse",
    )
    cushion(0.060, 0.104, 0.010, (0, 0, 0.005), plastic("#2a2c2f", 0.5), n=2.6, edge=4)
    cyl(0.0095, 0.007, (0, -0.028, 0.0335), rubber("#26272a"), 0.0025, 32, rot=(0, pi / 2, 0))
    sweep(
        [(0, -0.0505, 0.022), (0, -0.044, 0.0305), (0, -0.038, 0.0342)],
        plastic("#3a3c40", 0.5),
        r=0.0007,
        n=6,
    )
    sweep(
        [(0, -0.018, 0.0385), (0, -0.008, 0.0392), (0, 0.002, 0.0392)], plastic("#3a3c40", 0.5), r=0.0007, n=6
    )


def keyboard_set(
    body="#232528", keys="#17181a", legend="#c4c7cb", numpad=True, mouse=True, link=True, name="keyset"
):
    """Wireless keyboard and mouse set: keyboard 440 x 128 x 25 mm (compact 296 mm), mouse 62 x 108 x 38 mm."""
    col = collection(name, link)
    w = keyboard_parts(body, keys, legend, numpad)
    if mouse:
        start = mark()
        mouse_parts(body)
        move(since(start), shift=(w / 2 + 0.062, -0.006, 0), rot=(0, 0, radians(-6)))
    return col


# ------------------------------------------------------------------ rack equipment
def rack_chassis(units, depth, col, holes=(), ears=True, z=0.0, face=None, width=0.440):
    """19-inch chassis standing on z: sheet-metal body, front plate with cut-outs and mounting ears; front at -depth/2."""
    h = units * UNIT - 0.0014
    yf = -depth / 2
    zc = z + h / 2
    box(width, depth - 0.008, h, (0, 0.004, zc), powder(col, 0.45), 0.0012, name="chassis")
    box(width - 0.006, 0.001, h - 0.004, (0, yf + 0.0068, zc), plastic("#050506", 0.7), 0, name="void")
    plate(width, h, list(holes), 0.006, (0, yf, zc), powder(face or col, 0.42), radius=0.0015)
    if ears:
        oval = rrect(0.009, 0.0062, 0.003, 4)
        span = h / 2 - 0.010
        for sx in (-1, 1):
            plate(
                0.0215,
                h,
                [(0, -span, oval), (0, span, oval)],
                0.0025,
                (sx * (width / 2 + 0.0105), yf + 0.001, zc),
                powder(face or col, 0.42),
                radius=0.002,
            )
    return zc


def jack_hole(wide=0.0125, tall=0.0108):
    """Outline of an RJ45 opening with the latch notch at the bottom."""
    w = wide / 2
    h = tall / 2
    return [
        (-w, -h + 0.002),
        (-w * 0.5, -h + 0.002),
        (-w * 0.5, -h),
        (w * 0.5, -h),
        (w * 0.5, -h + 0.002),
        (w, -h + 0.002),
        (w, h),
        (-w, h),
    ]


def network_switch(
    ports=24,
    sfp=4,
    body="#2b2f34",
    face=None,
    accent="#2f7de1",
    poe=True,
    ears=True,
    depth=0.26,
    link=True,
    name="switch",
):
    """Managed 1U network switch, 440 x 260 x 44 mm, 24 or 48 RJ45 ports in two rows plus SFP cages."""
    col = collection(name, link)
    first, pitch = (-0.176, 0.0134) if ports > 24 else (-0.115, 0.0152)
    xs = [first + k * pitch + (k // 6) * 0.0035 for k in range(ports // 2)]
    holes = []
    up = jack_hole(0.0118)
    down = [(px, -pz) for px, pz in up][::-1]
    for px in xs:
        holes.append((px, 0.0068, down))
        holes.append((px, -0.0078, up))
    cage = rrect(0.0136, 0.0094, 0.0006, 1)
    cages = [xs[-1] + 0.021 + k * 0.0158 for k in range(sfp // 2)]
    for px in cages:
        holes.append((px, 0.0068, cage))
        holes.append((px, -0.0078, cage))
    zc = rack_chassis(1, depth, body, holes, ears, 0.004, face)
    feet(0.44, depth, 0.05, 0.009, 0.005)
    yf = -depth / 2
    # bright metal shells inside the openings
    shells = [(px, yf + 0.0062, zc + dz, 0.0080, 0.0008, 0.0036) for px in xs for dz in (0.0080, -0.0090)]
    boxes(shells, metal("#b08d3c", 0.3), 0.0002, 1)
    rims = [(px, yf + 0.004, zc + dz, 0.0136, 0.004, 0.0008) for px in cages for dz in (0.0121, -0.0131)]
    boxes(rims, metal("#c9ccd0", 0.25), 0.0002, 1)
    lit = [
        (px + dx, yf - 0.0001, zc + 0.0163, 0.0018, 0.0008, 0.0014)
        for i, px in enumerate(xs)
        for dx in (-0.0032, 0.0032)
        if (i * 7 + int(dx * 1e4)) % 5
    ]
    boxes(lit, glow(GREEN, 2.2), 0.0002, 1)
    boxes(
        [(px, yf - 0.0001, zc + 0.0163, 0.0018, 0.0008, 0.0014) for px in cages], glow(BLUE, 2.0), 0.0002, 1
    )
    # label field, status lights and console port at the left
    lx = -0.198
    discs([(lx - 0.008 + k * 0.008, yf, zc + 0.010) for k in range(3)], 0.0014, glow(GREEN, 2.2))
    discs([(lx - 0.008, yf, zc + 0.002)], 0.0022, plastic("#0a0a0b"))
    box(0.026, 0.0008, 0.002, (lx, yf - 0.0002, zc - 0.013), plastic(accent, 0.4), 0.0003)
    if ports <= 24:
        box(0.050, 0.0008, 0.0016, (-0.160, yf - 0.0002, zc + 0.012), plastic("#aeb4bb", 0.5), 0.0002)
        box(0.032, 0.0008, 0.0012, (-0.169, yf - 0.0002, zc + 0.006), plastic("#7f868f", 0.5), 0.0002)
        if poe:
            box(0.016, 0.0008, 0.006, (-0.147, yf - 0.0002, zc - 0.011), plastic(accent, 0.5), 0.0004)
    side_slots(0.022, 0.0065, 22, (0.2201, 0.02, zc), 0.0028)
    side_slots(0.022, 0.0065, 22, (-0.2201, 0.02, zc), 0.0028)
    return col


def patch_panel(ports=24, body="#232529", units=1, link=True, name="patch"):
    """Cat 6A patch panel, 482 x 110 x 44 mm, 24 keystone ports (2U: 48) with a numbered label strip and rear cable bar."""
    col = collection(name, link)
    rows = units
    per_row = ports // rows
    frame = rrect(0.0150, 0.0180, 0.001, 2)
    jack = jack_hole()
    holes = []
    jacks = []
    for r in range(rows):
        z = (r - (rows - 1) / 2) * UNIT - 0.003
        for k in range(per_row):
            x = (k - (per_row - 1) / 2) * 0.0166 + ((k // 6) - 1.5) * 0.0035
            holes.append((x, z, frame))
            jacks.append((x, z))
    h = units * UNIT - 0.0014
    zc = 0.03 + h / 2
    shell = powder(body, 0.42)
    oval = rrect(0.009, 0.0062, 0.003, 4)
    ear_holes = [(sx * 0.2305, sz * (h / 2 - 0.0075), oval) for sx in (-1, 1) for sz in (-1, 1)]
    plate(0.4826, h, holes + ear_holes, 0.003, (0, 0, zc), shell, radius=0.002)
    for x, z in jacks:
        plate(
            0.0158,
            0.0188,
            [(0, -0.001, jack)],
            0.010,
            (x, 0.0006, zc + z),
            plastic("#121315", 0.4),
            radius=0.001,
            bev=0.0004,
        )
    boxes(
        [(x, 0.0100, zc + z - 0.001, 0.0090, 0.0010, 0.0050) for x, z in jacks],
        metal("#b08d3c", 0.3),
        0.0002,
        1,
    )
    box(0.43, 0.001, h - 0.008, (0, 0.012, zc), plastic("#050506", 0.7), 0)
    for r in range(rows):
        z = zc + (r - (rows - 1) / 2) * UNIT
        for g in range(4):
            x = (g - 1.5) * (0.0166 * 6 + 0.0035)
            box(0.094, 0.0012, 0.0075, (x, -0.0004, z + 0.0155), paint("#e9e9e6", 0.5), 0.0003)
    for k in range(per_row):
        x = (k - (per_row - 1) / 2) * 0.0166 + ((k // 6) - 1.5) * 0.0035
        for r in range(rows):
            text(
                str(k + 1 + r * per_row),
                0.0058,
                (x, -0.00105, zc + (r - (rows - 1) / 2) * UNIT + 0.0155),
                plastic("#33363a", 0.6, 0),
                rot=FACE_FRONT,
                ext=0.00001,
            )
    for sx in (-1, 1):
        box(0.003, 0.10, h - 0.012, (sx * 0.205, 0.055, zc), shell, 0.001)
    sweep(
        [(-0.205, 0.102, zc - 0.008), (0.205, 0.102, zc - 0.008)],
        metal("#b9bcc0", 0.25),
        r=0.003,
        n=10,
        smooth=0,
    )
    for sx in (-1, 1):
        box(0.03, 0.14, 0.030, (sx * 0.19, 0.06, 0.015), paint("#c9c7c2", 0.6), 0.003)
    return col


def drive_caddy(x, y, z, w, h, accent, upright):
    """Hot-swap drive carrier with a perforated face, release latch and light, its front at y."""
    front_slab(w, h, 0.012, (x, y + 0.006, z), plastic("#17181b", 0.45), r=0.0015, bev=0.0008)
    front_slab(
        w * 0.86 if not upright else w * 0.70,
        h * 0.55 if not upright else h * 0.66,
        0.0015,
        (x - (0 if upright else w * 0.03), y - 0.0003, z - (h * 0.06 if upright else 0)),
        perforated("#2c2f33", 0.0040, 0.33),
        r=0.001,
        bev=0.0003,
    )
    if upright:
        front_slab(
            w * 0.55,
            0.010,
            0.004,
            (x, y - 0.0015, z + h / 2 - 0.009),
            plastic(accent, 0.4),
            r=0.002,
            bev=0.0008,
        )
        box(0.0020, 0.001, 0.0020, (x + w * 0.28, y - 0.0006, z - h / 2 + 0.004), glow(GREEN, 2.4), 0.0003)
    else:
        front_slab(
            0.010,
            h * 0.62,
            0.004,
            (x + w / 2 - 0.009, y - 0.0015, z),
            plastic(accent, 0.4),
            r=0.002,
            bev=0.0008,
        )
        box(
            0.0020,
            0.001,
            0.0020,
            (x + w / 2 - 0.018, y - 0.0006, z - h / 2 + 0.004),
            glow(GREEN, 2.4),
            0.0003,
        )


def rack_server(
    units=2, bays="large", body="#a9adb2", accent="#b5402f", depth=0.68, link=True, name="server"
):
    """Rack server, 482 x 680 x 87 mm (2U): 'large' = 12 (1U: 4) 3.5-inch bays, 'small' = 24 (1U: 10) 2.5-inch bays."""
    col = collection(name, link)
    h = units * UNIT - 0.0014
    yf = -depth / 2
    zc = 0.004 + h / 2
    case = metal(body, 0.42)
    box(0.434, depth - 0.012, h, (0, 0.006, zc), case, 0.001, name="chassis")
    box(
        0.434,
        depth * 0.42,
        0.0008,
        (0, depth * 0.18, 0.004 + h + 0.0004),
        metal(body, 0.38),
        0.0003,
        name="cover",
    )
    slab(
        0.05, 0.028, 0.003, (0, depth * 0.02, 0.004 + h + 0.0014), plastic("#2a5db0", 0.4), r=0.004, bev=0.001
    )
    box(0.436, 0.012, h, (0, yf + 0.007, zc), plastic("#0c0d0e", 0.6), 0.001)
    if bays == "large":
        rows = 3 if units == 2 else 1
        wide = 0.410 / 4
        tall = (h - 0.006) / rows
        for r in range(rows):
            for k in range(4):
                drive_caddy(
                    (k - 1.5) * wide,
                    yf - 0.004,
                    0.004 + 0.003 + tall * (r + 0.5),
                    wide - 0.003,
                    tall - 0.002,
                    accent,
                    False,
                )
    else:
        count = 24 if units == 2 else 10
        wide = 0.408 / count
        for k in range(count):
            if units == 2:
                drive_caddy(
                    (k - (count - 1) / 2) * wide, yf - 0.004, zc, wide - 0.0012, h - 0.008, accent, True
                )
            else:
                drive_caddy(
                    -0.204 + 0.0365 * (k % 5 + 0.5),
                    yf - 0.004,
                    zc + (0.0098 if k < 5 else -0.0098),
                    0.0350,
                    0.0180,
                    accent,
                    False,
                )
        if units == 1:
            front_slab(
                0.215,
                h - 0.006,
                0.006,
                (0.095, yf, zc),
                perforated("#2a2c30", 0.0052, 0.36),
                r=0.002,
                bev=0.001,
            )
    # rack ears with the power button and the status light
    for sx in (-1, 1):
        front_slab(
            0.024, h, 0.022, (sx * 0.229, yf + 0.002, zc), plastic("#26282c", 0.42), r=0.004, bev=0.002
        )
        front_slab(
            0.014,
            h * 0.5,
            0.004,
            (sx * 0.229, yf - 0.010, zc - h * 0.1),
            plastic("#17181a", 0.4),
            r=0.003,
            bev=0.001,
        )
    cyl(
        0.0045, 0.003, (0.229, yf - 0.0105, zc + h * 0.33), metal("#c9ccd0", 0.25), 0.0008, 24, rot=FACE_FRONT
    )
    cyl(0.0020, 0.0034, (0.229, yf - 0.0108, zc + h * 0.33), glow(GREEN, 2.4), 0.0004, 16, rot=FACE_FRONT)
    box(0.010, 0.001, 0.003, (-0.229, yf - 0.0095, zc + h * 0.33), glow(BLUE, 2.2), 0.0003)
    feet(0.42, depth, 0.06, 0.010, 0.005)
    return col


def rack_gear(units, seed, width, depth, z0, y):
    """Fill a cabinet from z0 upwards with plain switch, patch and server fronts at y."""
    rng = random.Random(seed)
    used = 0
    ports = []
    lights = []
    blues = []
    while used < units:
        kind = rng.choice(("switch", "patch", "server", "server", "blank", "blank"))
        tall = {"switch": 1, "patch": 1, "server": 2, "blank": rng.choice((1, 2))}[kind]
        tall = min(tall, units - used)
        h = tall * UNIT
        z = z0 + used * UNIT + h / 2
        shade = {"switch": "#5d6873", "patch": "#33363b", "server": "#8d9299", "blank": "#2a2c30"}[kind]
        box(width, depth, h - 0.002, (0, y + depth / 2, z), powder(shade, 0.45), 0.0012)
        if kind in ("switch", "patch"):
            for k in range(24):
                ports.append(
                    (
                        -width * 0.43 + k * width * 0.0335,
                        y - 0.0005,
                        z,
                        width * 0.024,
                        0.001,
                        0.014 if kind == "patch" else 0.024,
                    )
                )
                if kind == "switch" and rng.random() < 0.7:
                    lights.append(
                        (-width * 0.43 + k * width * 0.0335, y - 0.001, z + 0.016, 0.004, 0.001, 0.003)
                    )
        if kind == "server":
            for k in range(8):
                x = -width * 0.42 + k * width * 0.12
                ports.append((x, y - 0.0005, z, width * 0.108, 0.001, h - 0.018))
                lights.append((x + width * 0.04, y - 0.0015, z - h / 2 + 0.014, 0.004, 0.001, 0.003))
            blues.append((width * 0.46, y - 0.001, z, 0.006, 0.001, 0.006))
        used += tall
    boxes(ports, plastic("#0a0b0c", 0.5), 0.0003, 1)
    boxes(lights, glow(GREEN, 2.6), 0.0003, 1)
    if blues:
        boxes(blues, glow(BLUE, 2.6), 0.0003, 1)


def rack_cabinet(
    units=42,
    w=0.60,
    d=0.80,
    body="#1f2124",
    door="glass",
    gear=True,
    wall=False,
    seed=4,
    link=True,
    name="rack",
):
    """19-inch cabinet: 42U 600 x 800 x 2000 mm on castors, or wall=True 9U 600 x 450 x 500 mm; door 'glass' or 'perforated'."""
    col = collection(name, link)
    paintwork = powder(body, 0.42)
    base = 0.06 if not wall else 0.0
    h = units * UNIT + (0.10 if not wall else 0.08)
    z0 = base
    yf = -d / 2
    post = 0.045
    if not wall:
        castors(w - 0.12, d - 0.14, 0.07, 0.024)
    box(w, d, 0.045, (0, 0, z0 + 0.0225), paintwork, 0.003, name="floor")
    box(w, d, 0.040, (0, 0, z0 + h - 0.020), paintwork, 0.004, name="roof")
    for sx in (-1, 1):
        box(
            0.006,
            d - 0.014,
            h - 0.024,
            (sx * (w / 2 - 0.0035), 0.006, z0 + h / 2),
            paintwork,
            0.0015,
            name="side",
        )
        box(post, 0.040, h - 0.08, (sx * (w / 2 - post / 2), yf + 0.040, z0 + h / 2), paintwork, 0.002)
        box(0.010, d * 0.7, 0.006, (sx * (w / 2), 0.02, z0 + h * 0.5), paintwork, 0.002)
        cyl(
            0.009,
            0.004,
            (sx * (w / 2), 0.02, z0 + h * 0.92),
            metal("#9a9da2", 0.3),
            0.001,
            20,
            rot=(0, pi / 2, 0),
        )
    box(w - 0.01, 0.004, h - 0.08, (0, d / 2 - 0.01, z0 + h / 2), plastic("#0c0d0e", 0.7), 0)
    inner = 0.482
    for sx in (-1, 1):
        box(
            0.020,
            0.03,
            units * UNIT,
            (sx * (inner / 2), yf + 0.105, z0 + 0.05 + units * UNIT / 2),
            metal("#8d9196", 0.35),
            0.001,
        )
    if gear:
        for sx in (-1, 1) if door == "glass" else ():
            box(
                0.006,
                0.004,
                h - 0.12,
                (sx * (w / 2 - 0.052), yf + 0.030, z0 + h / 2),
                glow("#eef4ff", 6.0),
                0,
                name="lamp",
            )
        filled = units - 1 if wall else round(units * 0.8)
        rack_gear(filled, seed, 0.450, d * 0.55, z0 + 0.055, yf + 0.088)
    # door: frame, infill, handle
    zc = z0 + h / 2
    dw = w - 0.006
    dh = h - 0.030
    stile = 0.045 if door == "glass" else 0.030
    plate(
        dw,
        dh,
        [(0, 0, rrect(dw - 2 * stile, dh - 2 * stile, 0.006, 4))],
        0.020,
        (0, yf - 0.001, zc),
        paintwork,
        radius=0.004,
        bev=0.002,
    )
    if door == "glass":
        box(
            dw - 2 * stile + 0.01,
            0.004,
            dh - 2 * stile + 0.01,
            (0, yf + 0.010, zc),
            tinted_glass(0.84, 0.03),
            0,
        )
    else:
        field = kit.meshcloth(body, flat=0.60)
        surf(
            lambda u, v: ((u - 0.5) * (dw - 2 * stile + 0.01), 0, (v - 0.5) * (dh - 2 * stile + 0.01)),
            1,
            1,
            field,
            loc=(0, yf + 0.008, zc),
            name="mesh",
        )
        ribs = [
            ((k - 1) * (dw - 2 * stile) / 3, yf + 0.012, zc, 0.006, 0.006, dh - 2 * stile) for k in range(3)
        ]
        boxes(ribs, paintwork, 0.001, 1)
    tall = 0.16 if not wall else 0.07
    front_slab(
        0.026, tall, 0.012, (dw / 2 - 0.022, yf - 0.006, zc), metal("#a9acb0", 0.3), r=0.006, bev=0.003
    )
    cyl(
        0.007,
        0.004,
        (dw / 2 - 0.022, yf - 0.013, zc - tall * 0.28),
        plastic("#141517", 0.4),
        0.001,
        20,
        rot=FACE_FRONT,
    )
    boxes(
        [((k - 7) * w * 0.05, yf - 0.0005, z0 + h - 0.008, w * 0.036, 0.003, 0.004) for k in range(15)],
        plastic("#0a0a0b", 0.8),
        0.0005,
        1,
    )
    return col


# ------------------------------------------------------------------ network devices
def router(style="firewall", body="#d9dadb", accent="#c8452f", antennas=4, link=True, name="router"):
    """Desktop network appliance: 'firewall' 230 x 160 x 42 mm with front ports, or 'wifi' router 250 x 160 x 40 mm with antennas."""
    col = collection(name, link)
    yf = -0.08
    if style == "firewall":
        w = 0.23
        h = 0.040
        shell = powder(body, 0.42)
        feet(w, 0.16, 0.03, 0.008, 0.005)
        zc = 0.005 + h / 2
        slab(w, 0.152, h, (0, 0.004, zc), shell, r=0.006, bev=0.002, name="case")
        holes = [(-0.050 + k * 0.0165 + (0.006 if k > 1 else 0), -0.004, jack_hole()) for k in range(8)]
        box(w - 0.012, 0.001, h - 0.006, (0, yf + 0.0075, zc), plastic("#050506", 0.7), 0)
        plate(w, h, holes, 0.008, (0, yf - 0.001, zc), plastic("#2a2d31", 0.4), radius=0.005, bev=0.0012)
        boxes(
            [(x, yf + 0.006, zc - 0.004, 0.0085, 0.0010, 0.0045) for x, _, _ in holes],
            metal("#b08d3c", 0.3),
            0.0002,
            1,
        )
        boxes(
            [
                (x - 0.003 + j * 0.006, yf - 0.0013, zc + 0.0075, 0.002, 0.0008, 0.0016)
                for x, _, _ in holes
                for j in (0, 1)
            ],
            glow(GREEN, 2.2),
            0.0002,
            1,
        )
        box(0.030, 0.001, h - 0.012, (-w / 2 + 0.024, yf - 0.0013, zc), plastic(accent, 0.35), 0.0004)
        discs([(-0.068, yf - 0.001, zc + 0.008 - k * 0.008) for k in range(3)], 0.0016, glow(GREEN, 2.2))
        boxes(
            [((k - 12) * 0.0075, 0.02, 0.005 + h + 0.0002, 0.0032, 0.09, 0.0008) for k in range(25)],
            plastic("#0a0a0b", 0.8),
            0.0003,
            1,
        )
        return col
    shell = plastic(body, 0.40)
    w = 0.25
    cushion(
        w, 0.16, 0.044, (0, 0, 0.024), shell, n=5, edge=6, shape=lambda x, y: 0.010 * y / 0.08, name="case"
    )
    boxes(
        [((k - 11) * 0.009, 0.01, 0.0475, 0.0035, 0.075, 0.003) for k in range(23)],
        plastic("#1a1b1d", 0.6),
        0.0006,
        1,
        rot=(radians(7), 0, 0),
    )
    discs([((k - 3) * 0.012, -0.0795, 0.020) for k in range(7)], 0.0016, glow(BLUE, 2.2), 0.002)
    box(w * 0.5, 0.003, 0.002, (0, -0.079, 0.012), plastic(accent, 0.4), 0.0005)
    for k in range(antennas):
        x = (k - (antennas - 1) / 2) * w * 0.30
        lean = (k - (antennas - 1) / 2) * radians(7)
        start = mark()
        cyl(0.0075, 0.030, (x, 0.078, 0.040), plastic("#17181a", 0.45), 0.002, 24)
        slab(0.017, 0.009, 0.150, (x, 0.078, 0.125), plastic("#17181a", 0.45), r=0.004, bev=0.003)
        move(since(start), rot=(0, lean, 0), pivot=(x, 0.078, 0.03))
    return col


def access_point(shape="round", size=0.21, body="#e0e0de", ring="#4aa3ff", wall=True, link=True, name="ap"):
    """Ceiling Wi-Fi access point, 210 mm across and 33 mm deep, 'round' or 'square', shown on a wall piece."""
    col = collection(name, link)
    shell = plastic(body, 0.38, 0.03)
    zc = size * 0.78
    if wall:
        wall_piece(size * 1.62, size * 1.56)
    r = size / 2
    if shape == "round":
        profile = [
            (r * 0.86, 0),
            (r * 0.88, 0.004),
            (r * 0.97, 0.008),
            (r, 0.013),
            (r * 0.985, 0.020),
            (r * 0.93, 0.026),
            (r * 0.78, 0.0305),
            (r * 0.5, 0.0325),
            (0, 0.0335),
        ]
        lathe(profile, (0, 0, zc), shell, 96, rot=FACE_FRONT, angle=80, name="dome")
        circle = [(r * 0.36 * cos(a), r * 0.36 * sin(a), 0) for a in (2 * pi * i / 72 for i in range(72))]
        sweep(
            circle,
            glow(ring, 1.7),
            r=0.0016,
            closed=True,
            smooth=0,
            n=8,
            loc=(0, -0.0330, zc),
            rot=FACE_FRONT,
            name="ring",
        )
        disc_r = r * 0.34
        lathe(
            [(0, 0), (disc_r, 0), (disc_r * 0.98, 0.0014), (0, 0.0018)],
            (0, -0.0326, zc),
            shell,
            72,
            rot=FACE_FRONT,
        )
    else:
        front_slab(
            size * 0.94,
            size * 0.94,
            0.006,
            (0, -0.003, zc),
            plastic("#8d9094", 0.5),
            r=size * 0.2,
            bev=0.001,
            n=16,
        )
        front_slab(size, size, 0.026, (0, -0.019, zc), shell, r=size * 0.22, bev=0.010, seg=6, n=20)
        front_slab(
            size * 0.60,
            size * 0.012,
            0.002,
            (0, -0.0318, zc - size * 0.33),
            plastic("#c2c4c6", 0.4),
            r=0.001,
            bev=0.0004,
        )
        cyl(0.003, 0.0015, (0, -0.0322, zc + size * 0.34), glow(ring, 2.2), 0.0004, 24, rot=FACE_FRONT)
    return col


# ------------------------------------------------------------------ power
def ups_tower(w=0.146, d=0.36, h=0.21, body="#1d1e21", va="1500", accent="#39c37a", link=True, name="ups"):
    """Line-interactive UPS tower, 146 x 360 x 210 mm (650 VA: 100 x 280 x 140 mm) with LCD and power key."""
    col = collection(name, link)
    case = powder(body, 0.46)
    bezel = plastic(body, 0.40)
    yf = -d / 2
    feet(w, d, 0.025, 0.012, 0.008)
    zc = 0.008 + (h - 0.008) / 2
    tall = h - 0.008
    box(w - 0.004, d - 0.040, tall - 0.002, (0, 0.020, zc), case, 0.003, name="case")
    front_slab(w, tall, 0.045, (0, yf + 0.0225, zc), bezel, r=0.014, bev=0.010, seg=5, name="bezel")
    panel_h = tall * 0.40
    pz = zc + tall * 0.22
    front_slab(
        w * 0.72, panel_h, 0.004, (0, yf - 0.0005, pz), clear_coat("#0c0d0f", 0.2, 0.6), r=0.008, bev=0.0015
    )
    lcd = Canvas(1.5, "#0a2b4d", "#0f4a7c")
    lcd.rect(0.1, 0.12, 0.55, 0.30, "#e6f4ff", 0.03)
    lcd.rect(0.1, 0.55, 0.9, 0.06, "#9fd0ff", 0.02)
    lcd.rect(0.1, 0.68, 0.9, 0.18, "#0a2036", 0.03)
    lcd.rect(0.12, 0.70, 0.70, 0.14, "#5ee08a", 0.02)
    lcd.disc(1.22, 0.28, 0.13, "#5ee08a")
    screen(w * 0.48, panel_h * 0.46, (0, yf - 0.0028, pz + panel_h * 0.17), lcd.material(1.1))
    cyl(
        w * 0.085,
        0.004,
        (0, yf - 0.0020, pz - panel_h * 0.27),
        metal("#aeb1b5", 0.28),
        0.001,
        40,
        rot=FACE_FRONT,
    )
    cyl(
        w * 0.030,
        0.0045,
        (0, yf - 0.0024, pz - panel_h * 0.27),
        glow(accent, 1.8),
        0.0005,
        24,
        rot=FACE_FRONT,
    )
    for sx in (-1, 1):
        cyl(
            w * 0.042,
            0.003,
            (sx * w * 0.22, yf - 0.0018, pz - panel_h * 0.27),
            plastic("#33363b", 0.4),
            0.0008,
            28,
            rot=FACE_FRONT,
        )
    slots_h(w * 0.66, 0.0078, int(tall * 0.36 / 0.0078), (0, yf - 0.0002, zc - tall * 0.24), thick=0.0034)
    text(va, w * 0.075, (-w * 0.24, yf - 0.0004, zc - tall * 0.03), plastic("#9a9da2", 0.5), rot=FACE_FRONT)
    side_slots(tall * 0.42, 0.009, 14, (w / 2 - 0.002, 0.07, zc), 0.004)
    side_slots(tall * 0.42, 0.009, 14, (-w / 2 + 0.002, 0.07, zc), 0.004)
    return col


def rack_ups(units=2, depth=0.50, body="#1d1e21", accent="#39c37a", link=True, name="rackups"):
    """Rack UPS, 482 x 500 x 87 mm (2U; 3U 131 mm): perforated bezel, tilted LCD island and handles."""
    col = collection(name, link)
    h = units * UNIT - 0.0014
    yf = -depth / 2
    zc = 0.005 + h / 2
    feet(0.44, depth, 0.05, 0.011, 0.006)
    box(0.436, depth - 0.03, h, (0, 0.015, zc), powder(body, 0.45), 0.0015, name="case")
    front_slab(0.440, h, 0.030, (0, yf + 0.012, zc), plastic(body, 0.40), r=0.006, bev=0.003)
    for sx in (-1, 1):
        front_slab(
            0.135,
            h - 0.022,
            0.003,
            (sx * 0.142, yf - 0.0035, zc),
            perforated("#2c2e32", 0.0062, 0.35),
            r=0.006,
            bev=0.001,
        )
        front_slab(0.021, h, 0.004, (sx * 0.2305, yf + 0.008, zc), powder(body, 0.42), r=0.003)
        sweep(
            [
                (sx * 0.2305, yf + 0.004, zc - h * 0.32),
                (sx * 0.2305, yf - 0.022, zc - h * 0.26),
                (sx * 0.2305, yf - 0.022, zc + h * 0.26),
                (sx * 0.2305, yf + 0.004, zc + h * 0.32),
            ],
            metal("#8d9196", 0.3),
            r=0.004,
            n=12,
            smooth=6,
        )
    front_slab(
        0.125, h - 0.010, 0.008, (0, yf - 0.005, zc), clear_coat("#0b0c0e", 0.2, 0.6), r=0.008, bev=0.002
    )
    lcd = Canvas(1.7, "#0a2b4d", "#0f4a7c")
    lcd.rect(0.1, 0.12, 0.6, 0.28, "#e6f4ff", 0.03)
    lcd.rect(0.1, 0.52, 1.2, 0.06, "#9fd0ff", 0.02)
    lcd.rect(0.1, 0.66, 1.5, 0.20, "#0a2036", 0.03)
    lcd.rect(0.12, 0.68, 1.1, 0.16, "#5ee08a", 0.02)
    lcd.disc(1.4, 0.27, 0.12, "#5ee08a")
    screen(0.070, 0.041, (-0.014, yf - 0.0094, zc + 0.004), lcd.material(1.1))
    cyl(0.0085, 0.003, (0.043, yf - 0.0095, zc + 0.012), metal("#b9bcc0", 0.28), 0.0008, 32, rot=FACE_FRONT)
    cyl(0.003, 0.0034, (0.043, yf - 0.0098, zc + 0.012), glow(accent, 2), 0.0004, 20, rot=FACE_FRONT)
    for k in range(2):
        cyl(
            0.005,
            0.003,
            (0.036 + k * 0.014, yf - 0.0095, zc - 0.012),
            plastic("#3a3d42", 0.4),
            0.0006,
            24,
            rot=FACE_FRONT,
        )
    return col


def pdu(outlets=8, kind="uk", body="#202225", link=True, name="pdu"):
    """Rack power strip, 482 x 60 x 44 mm with switch and sockets ('uk' = BS 1363 as used in Qatar, 'c13')."""
    col = collection(name, link)
    zc = 0.022
    box(0.440, 0.055, 0.043, (0, 0.0275, zc), powder(body, 0.42), 0.002)
    oval = rrect(0.009, 0.0062, 0.003, 4)
    for sx in (-1, 1):
        plate(
            0.0215,
            0.043,
            [(0, -0.012, oval), (0, 0.012, oval)],
            0.003,
            (sx * 0.2305, 0, zc),
            powder(body, 0.42),
        )
    black = plastic("#060607", 0.6)
    first = -0.125
    pitch = 0.325 / outlets
    for k in range(outlets):
        x = first + pitch * (k + 0.5)
        if kind == "uk":
            front_slab(
                min(pitch - 0.003, 0.038), 0.038, 0.003, (x, -0.0008, zc), plastic("#e2e2e0", 0.4), r=0.003
            )
            front_slab(0.0042, 0.0080, 0.0010, (x, -0.0022, zc + 0.0095), black, r=0.0006, bev=0.0001)
            for sx in (-1, 1):
                front_slab(
                    0.0066,
                    0.0042,
                    0.0010,
                    (x + sx * 0.0095, -0.0022, zc - 0.0065),
                    black,
                    r=0.0006,
                    bev=0.0001,
                )
        else:
            front_slab(0.029, 0.026, 0.003, (x, -0.0008, zc), plastic("#0d0e10", 0.4), r=0.003)
            front_slab(0.023, 0.015, 0.001, (x, -0.0022, zc), plastic("#26282b", 0.5), r=0.004)
            boxes(
                [
                    (x - 0.006, -0.0030, zc - 0.001, 0.0018, 0.001, 0.006),
                    (x, -0.0030, zc + 0.002, 0.0018, 0.001, 0.006),
                    (x + 0.006, -0.0030, zc - 0.001, 0.0018, 0.001, 0.006),
                ],
                black,
                0.0002,
                1,
            )
    front_slab(0.030, 0.026, 0.004, (-0.190, -0.001, zc), plastic("#101113", 0.4), r=0.003)
    front_slab(0.022, 0.018, 0.006, (-0.190, -0.003, zc), glow("#d4362a", 0.55), r=0.003)
    cyl(0.0035, 0.004, (-0.155, -0.001, zc), glow(GREEN, 2), 0.001, 20, rot=FACE_FRONT)
    sweep(
        [
            (-0.21, 0.04, zc),
            (-0.28, 0.05, 0.012),
            (-0.30, -0.02, 0.006),
            (-0.20, -0.085, 0.006),
            (-0.02, -0.10, 0.006),
            (0.12, -0.085, 0.006),
        ],
        plastic("#121314", 0.5),
        r=0.0048,
        n=10,
        name="lead",
    )
    slab(0.045, 0.040, 0.030, (0.145, -0.083, 0.016), plastic("#141517", 0.45), r=0.008, bev=0.004)
    boxes([(0.175, -0.083, 0.016, 0.018, 0.004, 0.007)], metal("#c8b26a", 0.25), 0.0005, 1)
    return col


# ------------------------------------------------------------------ storage and servers
def nas(bays=4, body="#202225", accent="#2f7de1", link=True, name="nas"):
    """Desktop NAS with 2, 4 or 8 bays: 108 / 199 / 343 mm wide, 225 mm deep, 166 mm high."""
    col = collection(name, link)
    w = {2: 0.108, 4: 0.199, 8: 0.343}[bays]
    d = 0.225
    h = 0.166
    yf = -d / 2
    shell = powder(body, 0.44)
    feet(w, d, 0.022, 0.010, 0.006)
    zc = 0.006 + h / 2
    slab(w, d - 0.010, h, (0, 0.005, zc), shell, r=0.004, bev=0.003, name="case")
    front_slab(w, h, 0.016, (0, yf + 0.008, zc), plastic(body, 0.40), r=0.006, bev=0.003)
    strip = 0.030 if bays == 2 else 0.036
    area_w = w - strip - 0.012
    pitch = area_w / bays
    left = -w / 2 + 0.008
    for k in range(bays):
        x = left + pitch * (k + 0.5)
        front_slab(
            pitch - 0.0025,
            h - 0.024,
            0.006,
            (x, yf - 0.001, zc),
            clear_coat("#131416", 0.3, 0.35),
            r=0.003,
            bev=0.0012,
        )
        front_slab(
            pitch * 0.50,
            0.020,
            0.004,
            (x, yf - 0.003, zc + h / 2 - 0.034),
            plastic("#34373c", 0.4),
            r=0.003,
            bev=0.0012,
        )
        slots_h(pitch * 0.56, 0.0065, 10, (x, yf - 0.0042, zc - 0.022), thick=0.0026)
        box(pitch * 0.16, 0.001, 0.0022, (x, yf - 0.0043, zc + h / 2 - 0.018), glow(GREEN, 2.2), 0.0003)
    sx = w / 2 - strip / 2 - 0.002
    cyl(
        0.0085,
        0.004,
        (sx, yf - 0.0005, zc - h / 2 + 0.030),
        metal("#aeb1b5", 0.28),
        0.001,
        36,
        rot=FACE_FRONT,
    )
    cyl(0.0030, 0.0044, (sx, yf - 0.0008, zc - h / 2 + 0.030), glow(accent, 2.2), 0.0004, 20, rot=FACE_FRONT)
    front_slab(
        0.0062, 0.0138, 0.002, (sx, yf - 0.0005, zc - h / 2 + 0.058), plastic("#060607"), r=0.0006, bev=0.0002
    )
    discs([(sx, yf, zc + h / 2 - 0.030 - k * 0.012) for k in range(4)], 0.0018, glow(GREEN, 2.2), 0.0008)
    side_slots(0.070, 0.008, 12, (-w / 2, 0.03, zc), 0.004)
    side_slots(0.070, 0.008, 12, (w / 2, 0.03, zc), 0.004)
    return col


def tower_server(
    w=0.20, d=0.56, h=0.44, bays=8, body="#26282c", accent="#2f6fd0", link=True, name="towerserver"
):
    """Tower server, 200 x 560 x 440 mm, locking bezel field, drive carriers, optical slot and vents."""
    col = collection(name, link)
    yf = -d / 2
    z0 = 0.020
    tall = h - z0
    zc = z0 + tall / 2
    box(w, d - 0.04, tall, (0, 0.02, zc), powder(body, 0.45), 0.003, name="case")
    front_slab(w, tall, 0.045, (0, yf + 0.0225, zc), plastic(body, 0.42), r=0.008, bev=0.004)
    for sx in (-1, 1):
        box(0.05, 0.10, 0.02, (sx * (w / 2 - 0.006), yf + 0.09, 0.010), plastic("#17181a"), 0.004)
        box(0.05, 0.10, 0.02, (sx * (w / 2 - 0.006), d / 2 - 0.09, 0.010), plastic("#17181a"), 0.004)
    rows = bays // 2
    field = 0.235
    base = z0 + 0.030
    front_slab(
        w - 0.024, field + 0.010, 0.003, (0, yf - 0.0005, base + field / 2), plastic("#0b0c0d", 0.6), r=0.004
    )
    for k in range(bays):
        x = (-1 if k % 2 == 0 else 1) * (w - 0.028) / 4
        drive_caddy(
            x,
            yf - 0.007,
            base + field / rows * (k // 2 + 0.5),
            (w - 0.030) / 2 - 0.002,
            field / rows - 0.003,
            accent,
            False,
        )
    front_slab(
        w - 0.030, 0.016, 0.003, (0, yf - 0.001, base + field + 0.026), plastic("#17181a", 0.4), r=0.002
    )
    front_slab(
        w - 0.030,
        0.060,
        0.003,
        (0, yf - 0.001, base + field + 0.072),
        perforated("#34373c", 0.0055, 0.35),
        r=0.004,
        bev=0.001,
    )
    zt = h - 0.028
    cyl(0.0075, 0.004, (w / 2 - 0.030, yf - 0.001, zt), metal("#b9bcc0", 0.28), 0.001, 32, rot=FACE_FRONT)
    cyl(0.0028, 0.0044, (w / 2 - 0.030, yf - 0.0013, zt), glow(GREEN, 2.2), 0.0004, 20, rot=FACE_FRONT)
    for k in range(2):
        front_slab(
            0.0135,
            0.0058,
            0.002,
            (-0.060 + k * 0.022, yf - 0.0006, zt),
            plastic("#060607"),
            r=0.0006,
            bev=0.0001,
        )
    front_slab(0.026, 0.009, 0.002, (0.012, yf - 0.0006, zt), glow("#0f4a7c", 0.8), r=0.001)
    box(0.005, 0.002, tall - 0.04, (-w / 2 + 0.006, yf - 0.0008, zc), plastic(accent, 0.4), 0.0006)
    return col


def nvr(channels=16, body="#1d1f22", link=True, name="nvr"):
    """Network video recorder, 380 x 315 x 52 mm: gloss front with lights, USB and vents."""
    col = collection(name, link)
    w = 0.38
    d = 0.315
    h = 0.050
    yf = -d / 2
    feet(w, d, 0.04, 0.011, 0.006)
    zc = 0.006 + h / 2
    box(w, d - 0.014, h, (0, 0.007, zc), powder(body, 0.45), 0.002, name="case")
    front_slab(w, h, 0.018, (0, yf + 0.009, zc), plastic("#141518", 0.35), r=0.005, bev=0.003)
    front_slab(
        w * 0.60,
        h - 0.010,
        0.003,
        (-w * 0.17, yf - 0.0005, zc),
        clear_coat("#08090a", 0.12, 0.8),
        r=0.004,
        bev=0.001,
    )
    front_slab(
        w * 0.30, h - 0.014, 0.002, (w * 0.31, yf - 0.0003, zc), plastic("#2a2d31", 0.4), r=0.004, bev=0.0008
    )
    cyl(0.012, 0.004, (w * 0.40, yf - 0.0015, zc), metal("#8d9196", 0.3), 0.001, 36, rot=FACE_FRONT)
    for k in range(3):
        front_slab(
            0.016,
            0.010,
            0.002,
            (w * 0.21 + k * 0.022, yf - 0.0014, zc),
            plastic("#43474d", 0.4),
            r=0.002,
            bev=0.0005,
        )
    discs([(-w * 0.42 + k * 0.014, yf - 0.002, zc + 0.008) for k in range(4)], 0.0016, glow(BLUE, 2.2))
    front_slab(
        0.0138,
        0.0062,
        0.002,
        (-w * 0.42 + 0.006, yf - 0.0015, zc - 0.010),
        plastic("#2f6fd0", 0.5),
        r=0.0006,
        bev=0.0002,
    )
    text(f"{channels} CH", 0.013, (0, yf - 0.0022, zc), plastic("#9aa0a8", 0.5), rot=FACE_FRONT)
    boxes(
        [((k - 14) * 0.0085, 0.03, 0.006 + h + 0.0002, 0.0038, 0.12, 0.0008) for k in range(29)],
        plastic("#0a0a0b", 0.8),
        0.0003,
        1,
    )
    return col


def external_drive(style="ssd", body="#3a3d42", accent="#d98a2b", link=True, name="extdrive"):
    """Portable storage: 'ssd' 100 x 55 x 10 mm pocket drive with USB-C lead, or 'disk' 80 x 117 x 17 mm portable disk."""
    col = collection(name, link)
    start = mark()
    if style == "ssd":
        w, d, h = 0.058, 0.100, 0.010
        slab(w, d, h, (0, 0, h / 2), metal(body, 0.36), r=0.010, bev=0.003, seg=5, n=12)
        slab(w - 0.016, 0.0012, 0.0004, (0, -d / 2 + 0.022, h), plastic(accent, 0.4), r=0.0005, bev=0.0001)
        slab(w - 0.022, 0.003, 0.001, (0, d / 2, h / 2), plastic("#08090a"), r=0.0010, bev=0.0001)
    else:
        w, d, h = 0.080, 0.117, 0.017
        slab(w, d, h, (0, 0, h / 2), plastic(body, 0.36), r=0.008, bev=0.004, seg=5, n=10)
        ribs = [((k - 7) * 0.005, -0.012, h, 0.0014, 0.07, 0.0009) for k in range(15)]
        boxes(ribs, plastic("#141517", 0.35), 0.0003, 1)
        cyl(0.0018, 0.0008, (0.028, -d / 2 + 0.010, h), glow("#ffffff", 1.4), 0.0002, 20)
    move(since(start), rot=(0, 0, radians(-12)))
    lead = [
        (0.011, d / 2 - 0.002, h / 2),
        (0.018, d / 2 + 0.020, h / 2),
        (0.050, d / 2 + 0.030, 0.004),
        (0.082, 0.040, 0.0035),
        (0.070, -0.010, 0.0035),
        (0.086, -0.050, 0.0035),
    ]
    sweep(lead, plastic("#17181a", 0.5), r=0.0020, n=10, name="lead")
    slab(
        0.011,
        0.022,
        0.0068,
        (0.0895, -0.062, 0.0040),
        plastic("#17181a", 0.4),
        r=0.0032,
        bev=0.0015,
        rot=(0, 0, radians(14)),
    )
    slab(
        0.0085,
        0.007,
        0.0026,
        (0.0935, -0.0765, 0.0040),
        metal("#c9ccd0", 0.2),
        r=0.0012,
        bev=0.0004,
        rot=(0, 0, radians(14)),
    )
    slab(
        0.011,
        0.018,
        0.0068,
        (0.0135, d / 2 + 0.006, h / 2),
        plastic("#17181a", 0.4),
        r=0.0032,
        bev=0.0015,
        rot=(0, 0, radians(-14)),
    )
    return col


# ------------------------------------------------------------------ telephony and meeting rooms
def ip_phone(
    body="#1f2124", keys="#d5d7d9", wide=0.215, expansion=False, accent="#1f5fae", link=True, name="phone"
):
    """IP desk phone, 215 x 190 x 170 mm on its stand: handset with coiled lead, colour display, keypad and line keys."""
    col = collection(name, link)
    shell = plastic(body, 0.42)
    trim = plastic("#2e3136", 0.4)
    start = mark()
    w = wide
    d = 0.190
    slab(w, d, 0.020, (0, 0, 0.010), shell, r=0.014, bev=0.005, seg=5, name="body")
    # right side: bezel, display, keys
    cx = 0.030
    slab(w - 0.072, d - 0.014, 0.004, (cx, 0, 0.0205), trim, r=0.010, bev=0.0015)
    slab(0.118, 0.076, 0.003, (cx, 0.048, 0.0225), glossblack("#070809", 0.1), r=0.005, bev=0.0006)
    display = picture_phone(1.62, accent).material(1.1)
    surf(
        lambda u, v: ((u - 0.5) * 0.098, (v - 0.5) * 0.060, 0),
        1,
        1,
        display,
        loc=(cx, 0.049, 0.0243),
        name="display",
    )
    for k in range(4):
        slab(
            0.020,
            0.0075,
            0.003,
            (cx - 0.036 + k * 0.024, 0.0045, 0.0235),
            plastic("#50555c", 0.4),
            r=0.003,
            bev=0.001,
        )
    for k in range(12):
        x = cx - 0.038 + (k % 3) * 0.0245
        y = -0.020 - (k // 3) * 0.0175
        slab(0.0200, 0.0125, 0.004, (x, y, 0.0240), plastic(keys, 0.42), r=0.0035, bev=0.0012)
        text(
            "123456789*0#"[k],
            0.0068,
            (x, y, 0.02606),
            plastic("#1a1b1d" if hexc(keys)[0] > 0.3 else "#e2e4e6", 0.6, 0),
            ext=0.00001,
        )
    lathe(
        [(0.0085, 0), (0.0165, 0), (0.0172, 0.0015), (0.0160, 0.003), (0.0090, 0.003), (0.0085, 0.002)],
        (cx + 0.043, -0.026, 0.0222),
        metal("#aeb1b5", 0.3),
        40,
    )
    cyl(0.0075, 0.004, (cx + 0.043, -0.026, 0.0232), plastic(keys, 0.42), 0.001, 32)
    for k, colour in enumerate(("#3d4248", "#3d4248", "#c43d35")):
        slab(
            0.026,
            0.010,
            0.004,
            (cx + 0.043, -0.052 - k * 0.0145, 0.0238),
            plastic(colour, 0.4),
            r=0.004,
            bev=0.0012,
        )
    # handset across the left flank
    hx = -w / 2 + 0.033
    slab(0.052, d - 0.012, 0.006, (hx, 0, 0.0215), trim, r=0.012, bev=0.002)
    path = [
        (hx, -0.100, 0.040),
        (hx, -0.075, 0.046),
        (hx, -0.035, 0.054),
        (hx, 0, 0.056),
        (hx, 0.035, 0.054),
        (hx, 0.075, 0.046),
        (hx, 0.100, 0.040),
    ]
    sweep(
        path,
        shell,
        section=rrect(0.046, 0.024, 0.010, 6),
        smooth=10,
        up=(0, 0, 1),
        name="handset",
        scale=lambda t: (1 - 0.24 * sin(pi * t) ** 2, 1.0 - 0.10 * sin(pi * t)),
    )
    for y in (-0.080, 0.080):
        cushion(0.050, 0.052, 0.032, (hx, y, 0.036), shell, n=4, edge=4, name="cup")
    turns = 26
    coil = []
    for i in range(turns * 10 + 1):
        t = i / (turns * 10)
        a = 2 * pi * turns * t
        bx = hx - 0.030 - 0.020 * sin(pi * t)
        by = -0.105 + 0.120 * t
        bz = 0.020 - 0.004 * sin(pi * t)
        coil.append((bx + 0.0052 * cos(a), by, bz + 0.0052 * sin(a)))
    cord = plastic("#17181a", 0.45)
    sweep(coil, cord, r=0.0013, smooth=0, n=6, name="coil")
    sweep(
        [(hx, -0.102, 0.034), (hx - 0.004, -0.114, 0.030), (hx - 0.016, -0.116, 0.024), coil[0]],
        cord,
        r=0.0013,
        smooth=8,
        n=6,
        name="lead",
    )
    sweep(
        [coil[-1], (hx - 0.024, 0.022, 0.018), (hx - 0.010, 0.026, 0.014)],
        cord,
        r=0.0013,
        smooth=8,
        n=6,
        name="lead",
    )
    if expansion:
        slab(0.085, d, 0.018, (w / 2 + 0.045, 0, 0.009), shell, r=0.012, bev=0.004)
        slab(
            0.060,
            0.150,
            0.003,
            (w / 2 + 0.045, 0.012, 0.0185),
            glossblack("#070809", 0.1),
            r=0.004,
            bev=0.0006,
        )
        surf(
            lambda u, v: ((u - 0.5) * 0.052, (v - 0.5) * 0.140, 0),
            1,
            1,
            picture_lines(0.37, 10).material(1.0),
            loc=(w / 2 + 0.045, 0.012, 0.0203),
        )
    tilt = radians(40)
    move(since(start), shift=(0, 0, 0.006), rot=(tilt, 0, 0), pivot=(0, -d / 2, 0))
    # stand behind
    back = d * cos(tilt) - d / 2
    top = d * sin(tilt)
    side_profile(
        [(-d / 2 + 0.02, 0), (back + 0.005, 0), (back - 0.012, top * 0.80), (back - 0.04, top * 0.80)],
        w * 0.55,
        trim,
        0.006,
        0.0,
        0.003,
    )
    return col


def headset(
    body="#1d1e20", pad="#26272a", boom=True, wired=False, accent="#8d9196", link=True, name="headset"
):
    """Over-ear office headset, 170 x 75 x 190 mm, with a microphone boom; shown standing on its ear cups."""
    col = collection(name, link)
    plastic_body = plastic(body, 0.42)
    leather = plastic(pad, 0.55, 0.15)
    zc = 0.052
    half = 0.072
    for sx in (-1, 1):
        start = mark()
        lathe(
            [
                (0, 0),
                (0.024, 0),
                (0.032, 0.003),
                (0.0355, 0.010),
                (0.0355, 0.018),
                (0.033, 0.022),
                (0, 0.022),
            ],
            (0, 0, 0),
            plastic_body,
            56,
        )
        lathe(
            [(0, 0.0005), (0.022, 0.0005), (0.0215, -0.0008), (0, -0.0012)], (0, 0, 0), metal(accent, 0.3), 48
        )
        ring = [(0.0275 * cos(a), 0.0275 * sin(a), 0) for a in (2 * pi * i / 56 for i in range(56))]
        sweep(ring, leather, r=0.0115, closed=True, smooth=0, n=16, loc=(0, 0, 0.031), name="pad")
        cyl(0.020, 0.004, (0, 0, 0.023), fabric("#2a2b2d", 0.004), 0.0005, 32)
        move(since(start), shift=(sx * (half + 0.020), 0, zc), rot=(0, -sx * pi / 2, 0))
    # yokes and head band
    for sx in (-1, 1):
        sweep(
            [
                (sx * (half + 0.016), 0, zc + 0.018),
                (sx * (half + 0.019), 0, zc + 0.045),
                (sx * (half + 0.014), 0, zc + 0.075),
            ],
            metal(accent, 0.3),
            section=rrect(0.014, 0.004, 0.0018, 4),
            up=(1, 0, 0),
            smooth=8,
        )
    for sx in (-1, 1):
        slab(
            0.012,
            0.027,
            0.026,
            (sx * (half + 0.0135), 0, zc + 0.066),
            plastic_body,
            r=0.005,
            bev=0.003,
            name="cuff",
        )
    band = []
    for i in range(21):
        a = pi * (i / 20)
        band.append(((half + 0.012) * cos(a) * (1 + 0.05 * sin(a)), 0, zc + 0.060 + 0.078 * sin(a)))
    sweep(
        band,
        plastic_body,
        section=rrect(0.022, 0.006, 0.0028, 5),
        up=(0, 1, 0),
        smooth=4,
        scale=lambda t: (1, 1),
        name="band",
    )
    inner = [(x * 0.93, y, z - 0.008) for x, y, z in band[4:17]]
    sweep(
        inner,
        leather,
        section=rrect(0.026, 0.011, 0.005, 6),
        up=(0, 1, 0),
        smooth=4,
        scale=lambda t: (1 - 0.35 * abs(2 * t - 1) ** 4, 1 - 0.5 * abs(2 * t - 1) ** 4),
        name="cushion",
    )
    if boom:
        x = -(half + 0.026)
        cyl(0.012, 0.010, (x + 0.002, -0.012, zc - 0.004), plastic_body, 0.003, 32, rot=(0, pi / 2, 0))
        sweep(
            [
                (x, -0.014, zc - 0.006),
                (x - 0.006, -0.045, zc - 0.026),
                (x + 0.012, -0.090, zc - 0.038),
                (x + 0.040, -0.112, zc - 0.040),
            ],
            plastic_body,
            r=0.0030,
            n=12,
            smooth=10,
        )
        start = mark()
        cushion(0.014, 0.030, 0.014, (0, 0, 0), rubber("#141416"), n=2.5, edge=2.5)
        move(since(start), shift=(x + 0.048, -0.115, zc - 0.040), rot=(0, 0, radians(-72)))
    if wired:
        sweep(
            [
                (-(half + 0.020), 0, zc - 0.034),
                (-(half + 0.010), -0.02, 0.010),
                (-0.02, -0.075, 0.004),
                (0.06, -0.06, 0.0035),
                (0.12, -0.10, 0.0035),
            ],
            plastic("#141517", 0.5),
            r=0.0022,
            n=10,
        )
    return col


def webcam(body="#1d1f22", wide=0.092, link=True, name="webcam"):
    """Full-HD webcam, 92 x 30 x 30 mm on a folding clip, 60 mm high."""
    col = collection(name, link)
    zc = 0.048
    shell = plastic(body, 0.40)
    front_slab(wide, 0.030, 0.026, (0, 0, zc), shell, r=0.0148, bev=0.006, seg=5, n=14, name="body")
    front_slab(
        wide - 0.008, 0.023, 0.003, (0, -0.0125, zc), glossblack("#08090a", 0.08), r=0.0113, bev=0.0008, n=14
    )
    camera_lens(0, -0.0135, zc, 0.0105)
    for sx in (-1, 1):
        slots_v(0.009, 0.0026, 4, (sx * wide * 0.32, -0.0139, zc), plastic("#33363a", 0.6), 0.0011, 0.0004)
    cyl(0.0012, 0.001, (0.020, -0.0140, zc), glow("#ffffff", 1.6), 0.0002, 16, rot=FACE_FRONT)
    cyl(0.010, 0.014, (0, 0.002, zc - 0.019), shell, 0.003, 32)
    slab(0.046, 0.052, 0.007, (0, 0.006, zc - 0.029), shell, r=0.006, bev=0.002)
    side_profile(
        [(0.018, 0.002), (0.030, 0.002), (0.034, zc - 0.030), (0.024, zc - 0.030)],
        0.040,
        shell,
        0.003,
        0,
        0.002,
    )
    slab(0.044, 0.060, 0.004, (0, 0.004, 0.002), rubber("#202124"), r=0.006, bev=0.001)
    sweep(
        [
            (0.012, 0.036, 0.012),
            (0.05, 0.055, 0.0025),
            (0.095, 0.035, 0.0022),
            (0.125, -0.01, 0.0022),
            (0.105, -0.04, 0.0022),
        ],
        plastic("#141517", 0.5),
        r=0.0020,
        n=8,
    )
    slab(
        0.012,
        0.026,
        0.007,
        (0.098, -0.050, 0.0038),
        plastic("#141517", 0.45),
        r=0.002,
        bev=0.001,
        rot=(0, 0, radians(-34)),
    )
    slab(
        0.011,
        0.016,
        0.0045,
        (0.0865, -0.0668, 0.0038),
        metal("#c9ccd0", 0.22),
        r=0.001,
        bev=0.0004,
        rot=(0, 0, radians(-34)),
    )
    return col


def camera_lens(x, y, z, r, rot=FACE_FRONT):
    """Camera lens looking towards -Y: stepped barrel, coated glass and a bright ring; its base at y."""
    lathe(
        [
            (r * 0.80, 0),
            (r * 1.10, 0),
            (r * 1.10, r * 0.20),
            (r * 1.02, r * 0.26),
            (r * 0.86, r * 0.20),
            (r * 0.80, r * 0.08),
        ],
        (x, y, z),
        metal("#6d7176", 0.3),
        56,
        rot=rot,
    )
    lathe(
        [
            (0, 0),
            (r * 0.86, 0),
            (r * 0.86, r * 0.04),
            (r * 0.60, r * 0.10),
            (r * 0.58, r * 0.04),
            (0, r * 0.04),
        ],
        (x, y, z),
        plastic("#0a0a0b", 0.35),
        56,
        rot=rot,
    )
    lathe(
        [(r * 0.56, r * 0.02), (r * 0.50, r * 0.10), (r * 0.34, r * 0.17), (0, r * 0.21)],
        (x, y, z),
        glossblack("#10182c", 0.04),
        56,
        rot=rot,
        angle=80,
    )


def video_bar(w=0.60, body="#26282c", cloth="#3b3e43", stand=True, link=True, name="videobar"):
    """Video conference bar, 600 x 75 x 85 mm: cloth front, central camera, speaker ends and a table foot."""
    col = collection(name, link)
    lift = 0.018 if stand else 0.0
    h = 0.080
    zc = lift + h / 2
    front_slab(w, h, 0.070, (0, 0, zc), plastic(body, 0.42), r=0.038, bev=0.010, seg=5, n=16, name="body")
    front_slab(
        w - 0.008,
        h - 0.008,
        0.010,
        (0, -0.0335, zc),
        fabric(cloth, 0.0036, 0.30),
        r=0.034,
        bev=0.004,
        seg=4,
        n=16,
        name="cloth",
    )
    front_slab(
        0.150, h - 0.008, 0.012, (0, -0.0345, zc), glossblack("#08090a", 0.08), r=0.034, bev=0.003, n=16
    )
    camera_lens(0, -0.040, zc + 0.004, 0.0225)
    for sx in (-1, 1):
        cyl(
            0.0040,
            0.002,
            (sx * 0.048, -0.0408, zc + 0.004),
            plastic("#1d2430", 0.1),
            0.0004,
            24,
            rot=FACE_FRONT,
        )
    front_slab(0.052, 0.003, 0.001, (0, -0.0412, zc - 0.030), glow(GREEN, 1.8), r=0.0014, bev=0.0002)
    if stand:
        slab(w * 0.46, 0.085, 0.010, (0, 0.004, 0.005), plastic("#17181a", 0.45), r=0.02, bev=0.003)
        slab(w * 0.36, 0.050, 0.014, (0, 0.006, 0.014), plastic("#17181a", 0.45), r=0.02, bev=0.002)
    return col


def projector(
    w=0.34, d=0.27, h=0.100, body=WHITE, trim="#3a3e44", lens="side", laser=False, link=True, name="projector"
):
    """Business projector, 340 x 270 x 100 mm: offset or centred lens, front grille, top keypad; laser=True is the 450 mm installation size."""
    col = collection(name, link)
    if laser:
        w, d, h = 0.45, 0.36, 0.15
    shell = plastic(body, 0.42)
    dark = plastic(trim, 0.45)
    yf = -d / 2
    foot = 0.016
    for x, y in ((-w / 2 + 0.05, yf + 0.05), (w / 2 - 0.05, yf + 0.05), (0, d / 2 - 0.05)):
        cyl(0.013, foot + 0.004, (x, y, foot / 2 + 0.002), rubber("#202124"), 0.003, 28)
    zc = foot + h / 2
    slab(
        w,
        d,
        h * 0.52,
        (0, 0, foot + h * 0.26),
        shell,
        r=0.030,
        bev=0.006,
        bev_bottom=0.016,
        seg=5,
        n=12,
        name="lower",
    )
    slab(
        w,
        d,
        h * 0.50,
        (0, 0, foot + h * 0.75),
        shell,
        r=0.030,
        bev=0.014,
        seg=6,
        bev_bottom=0.002,
        n=12,
        name="upper",
    )
    slab(w - 0.0015, d - 0.0015, 0.003, (0, 0, foot + h * 0.51), dark, r=0.030, bev=0.0005, n=12)
    lx = w * 0.24 if lens == "side" else 0.0
    r = h * 0.36
    # lens: recessed barrel with coated glass
    lathe(
        [
            (r * 0.98, -0.010),
            (r * 1.28, -0.010),
            (r * 1.28, 0.006),
            (r * 1.20, 0.011),
            (r * 1.02, 0.009),
            (r * 0.98, 0.002),
        ],
        (lx, yf, zc + 0.004),
        dark,
        64,
        rot=FACE_FRONT,
    )
    lathe(
        [
            (0, -0.012),
            (r * 1.0, -0.012),
            (r * 1.0, 0.006),
            (r * 0.90, 0.004),
            (r * 0.80, -0.002),
            (0, -0.002),
        ],
        (lx, yf, zc + 0.004),
        plastic("#0b0c0d", 0.35),
        64,
        rot=FACE_FRONT,
    )
    lathe(
        [(r * 0.78, -0.002), (r * 0.70, 0.004), (r * 0.45, 0.009), (0, 0.011)],
        (lx, yf, zc + 0.004),
        glossblack("#16233c", 0.03),
        64,
        rot=FACE_FRONT,
        angle=80,
    )
    # grille fields
    fields = [(-w * 0.22, w * 0.36)] if lens == "side" else [(-w * 0.30, w * 0.22), (w * 0.30, w * 0.22)]
    for gx, gw in fields:
        front_slab(gw, h * 0.62, 0.004, (gx, yf + 0.0002, zc), dark, r=0.008, bev=0.001)
        slots_h(gw - 0.016, 0.0072, int(h * 0.54 / 0.0072), (gx, yf - 0.002, zc), thick=0.0036)
    front_slab(
        0.030,
        0.014,
        0.003,
        (lx - r * 1.9 if lens == "side" else w * 0.14, yf - 0.0002, zc + h * 0.20),
        glossblack("#140808", 0.1),
        r=0.005,
    )
    side_slots(h * 0.45, 0.009, 13, (w / 2, 0.02, zc), 0.0045)
    side_slots(h * 0.45, 0.009, 13, (-w / 2, 0.02, zc), 0.0045)
    # keypad and focus ring slot on the top
    top = foot + h
    slab(0.070, 0.050, 0.002, (-w * 0.18, 0.030, top), dark, r=0.010, bev=0.0006)
    for k in range(4):
        a = k * pi / 2
        cyl(
            0.0045,
            0.002,
            (-w * 0.18 + 0.013 * cos(a), 0.030 + 0.013 * sin(a), top + 0.0012),
            plastic("#c9ccd0", 0.4),
            0.0006,
            20,
        )
    cyl(0.0050, 0.0022, (-w * 0.18, 0.030, top + 0.0012), plastic("#c9ccd0", 0.4), 0.0006, 24)
    slab(0.075, 0.034, 0.002, (lx, yf + 0.062, top), dark, r=0.008, bev=0.0006)
    boxes(
        [(lx - 0.026 + k * 0.0058, yf + 0.062, top + 0.0016, 0.0034, 0.022, 0.0022) for k in range(10)],
        plastic("#1a1b1d", 0.5),
        0.0005,
        1,
    )
    discs([(-w * 0.42, yf - 0.0005, zc + h * 0.12)], 0.002, glow(BLUE, 2))
    return col


def projection_screen(w=2.0, ratio=16 / 9, case="#dfdfdd", link=True, name="pullscreen"):
    """Pull-down projection screen, 2000 mm wide, 16:9 or 4:3, white cloth with a black border, shown against a wall."""
    col = collection(name, link)
    picture_w = w - 0.10
    picture_h = picture_w / ratio
    bottom = 0.35
    zt = bottom + picture_h + 0.10
    wall_piece(w + 0.34, zt + 0.30, 0.06, 0, 0.03)
    front_slab(0.085, 0.080, w + 0.09, (0, 0, zt + 0.04), powder(case, 0.45), r=0.016, bev=0.003, name="case")
    move([list(col.objects)[-1]], rot=(0, 0, pi / 2), pivot=(0, 0, 0))
    for sx in (-1, 1):
        front_slab(0.082, 0.084, 0.014, (0, 0, zt + 0.04), plastic("#b9bbbd", 0.45), r=0.018, bev=0.003)
        move([list(col.objects)[-1]], shift=(sx * (w / 2 + 0.046), 0, 0), rot=(0, 0, pi / 2))
        box(0.030, 0.06, 0.050, (sx * (w / 2 - 0.10), 0.045, zt + 0.04), metal("#a9acb0", 0.3), 0.002)
    black = plastic("#0c0d0e", 0.7)
    cloth = paint("#f1f1ef", 0.85)
    box(w, 0.0012, zt - bottom + 0.02, (0, -0.005, (zt + bottom) / 2 + 0.01), black, 0, name="border")
    box(
        picture_w - 0.02,
        0.0008,
        picture_h,
        (0, -0.0062, bottom + 0.05 + picture_h / 2),
        cloth,
        0,
        name="cloth",
    )
    sweep(
        [(-w / 2 - 0.01, -0.005, bottom), (w / 2 + 0.01, -0.005, bottom)],
        powder(case, 0.45),
        section=rrect(0.020, 0.034, 0.008, 5),
        smooth=0,
        up=(0, 0, 1),
        name="bar",
    )
    ring = [(0.020 * cos(a), 0, 0.028 * sin(a) - 0.046) for a in (2 * pi * i / 32 for i in range(32))]
    sweep(
        ring,
        plastic("#17181a", 0.4),
        r=0.005,
        closed=True,
        smooth=0,
        up=(0, 1, 0),
        n=10,
        loc=(0, -0.005, bottom),
        name="pull",
    )
    return col


def interactive_panel(
    diag=75, body="#1d1e20", stand=True, picture="lesson", standcol="#2a2c2f", link=True, name="panel"
):
    """Interactive flat panel, 65 / 75 / 86 inch (75: 1710 x 1020 x 90 mm) on a mobile stand about 1.75 m high."""
    col = collection(name, link)
    sh = diag * 0.0254 / sqrt(1 + (16 / 9) ** 2)
    sw = sh * 16 / 9
    w = sw + 0.040
    h = sh + 0.070
    zc = 1.25 if stand else h / 2 + 0.02
    zb = zc - h / 2
    frame = plastic(body, 0.40)
    steel = powder(standcol, 0.42)
    front_slab(w, h, 0.060, (0, 0.010, zc), frame, r=0.014, bev=0.006, name="panel")
    front_slab(
        w - 0.014,
        sh + 0.030,
        0.004,
        (0, -0.021, zb + h - 0.007 - (sh + 0.030) / 2),
        glossblack("#08090a", 0.12),
        r=0.008,
        bev=0.0008,
    )
    drawn = {"lesson": picture_lesson, "meeting": picture_meeting, "dashboard": picture_dashboard}[picture]()
    screen(sw, sh, (0, -0.0238, zb + h - 0.022 - sh / 2), drawn.material(1.0))
    for k in range(5):
        cyl(
            0.006,
            0.003,
            (-0.06 + k * 0.03, -0.0205, zb + 0.020),
            plastic("#3d4147", 0.4),
            0.0008,
            24,
            rot=FACE_FRONT,
        )
    for sx in (-1, 1):
        slots_v(0.018, 0.006, 40, (sx * w * 0.30, -0.0202, zb + 0.020), thick=0.0024)
    box(0.012, 0.002, 0.004, (w * 0.45, -0.0208, zb + 0.020), glow(BLUE, 2.0), 0.0004)
    box(w * 0.34, 0.040, 0.010, (0, -0.030, zb - 0.004), frame, 0.003, name="pentray")
    sweep(
        [(-0.13, -0.034, zb + 0.007), (0.02, -0.034, zb + 0.007)],
        plastic("#e2e2e0", 0.4),
        r=0.006,
        n=12,
        smooth=0,
        name="pen",
    )
    if not stand:
        return col
    for sx in (-1, 1):
        x = sx * 0.30
        slab(
            0.070,
            0.045,
            zb + h * 0.72 - 0.10,
            (x, 0.075, 0.10 + (zb + h * 0.72 - 0.10) / 2),
            steel,
            r=0.010,
            bev=0.002,
        )
        sweep(
            [(x * 1.35, -0.36, 0.085), (x * 1.2, 0, 0.095), (x * 1.35, 0.36, 0.085)],
            steel,
            section=rrect(0.060, 0.045, 0.012, 5),
            smooth=8,
            up=(0, 0, 1),
        )
        box(0.030, 0.025, h * 0.60, (x, 0.048, zc), steel, 0.002)
    box(0.60, 0.045, 0.050, (0, 0.075, 0.125), steel, 0.004)
    box(0.60, 0.045, 0.050, (0, 0.075, zb - 0.06), steel, 0.004)
    slab(0.66, 0.30, 0.018, (0, 0.0, zb - 0.13), steel, r=0.02, bev=0.003, name="shelf")
    for sx in (-1, 1):
        for y in (-0.34, 0.34):
            for side in (-1, 1):
                cyl(
                    0.032,
                    0.018,
                    (sx * 0.405 + side * 0.013, y, 0.032),
                    plastic("#2a2b2d", 0.5),
                    0.004,
                    32,
                    rot=(0, pi / 2, 0),
                )
            cyl(0.013, 0.050, (sx * 0.405, y, 0.058), plastic("#17181a"), 0.002, 24)
    return col


# ------------------------------------------------------------------ cameras and access control
def dome_camera(body="#e0e0de", turret=False, link=True, name="dome"):
    """IP dome camera, 120 mm across and 90 mm deep, smoked dome or open turret ball, shown on a wall piece."""
    col = collection(name, link)
    shell = plastic(body, 0.38, 0.03)
    zc = 0.115
    wall_piece(0.21, 0.22)
    r = 0.060
    lathe(
        [
            (0, 0),
            (r, 0),
            (r, 0.018),
            (r * 0.985, 0.026),
            (r * 0.93, 0.033),
            (r * 0.80, 0.037),
            (r * 0.76, 0.036),
            (r * 0.74, 0.030),
            (0, 0.028),
        ],
        (0, 0, zc),
        shell,
        96,
        rot=FACE_FRONT,
        name="base",
    )
    ball = r * 0.72
    if turret:
        start = mark()
        lathe(
            [(ball * sin(pi * i / 30), -ball * cos(pi * i / 30)) for i in range(24)],
            (0, 0, 0),
            shell,
            80,
            angle=80,
            name="ball",
        )
        flat = ball * cos(pi * 7 / 30)
        lathe(
            [(0, 0), (ball * 0.66, 0), (ball * 0.66, 0.003), (ball * 0.60, 0.004), (0, 0.004)],
            (0, 0, flat - 0.0035),
            glossblack("#0b0c0d", 0.07),
            64,
        )
        camera_lens(0, 0, flat, ball * 0.28, rot=(0, 0, 0))
        for k in range(2):
            cyl(
                ball * 0.13,
                0.002,
                ((-1 if k else 1) * ball * 0.44, 0, flat + 0.0005),
                plastic("#3b1d22", 0.15),
                0.0005,
                28,
            )
        move(since(start), shift=(0, -0.044, zc), rot=(radians(112), 0, radians(-12)))
        return col
    sphere = [
        (ball * sin(pi / 2 * i / 20), 0.034 + ball * 0.95 * cos(pi / 2 * i / 20)) for i in range(20, -1, -1)
    ]
    lathe(sphere, (0, 0, zc), glossblack("#0a0b0d", 0.05), 80, rot=FACE_FRONT, angle=80, name="dome")
    return col


def bullet_camera(body="#e0e0de", length=0.20, wide=0.075, aim=14, link=True, name="bullet"):
    """IP bullet camera, 75 x 75 x 200 mm with sun shield, infrared window and bracket, on a wall piece; aim turns it in degrees."""
    col = collection(name, link)
    shell = plastic(body, 0.40, 0.03)
    zc = 0.185
    wall_piece(0.20, 0.30, 0.10)
    lathe(
        [(0, 0), (0.048, 0), (0.048, 0.012), (0.045, 0.018), (0.030, 0.022), (0, 0.022)],
        (0, 0.10, 0.13),
        shell,
        64,
        rot=FACE_FRONT,
    )
    sweep(
        [(0, 0.085, 0.13), (0, 0.055, 0.132), (0, 0.030, 0.145), (0, 0.028, 0.165)],
        shell,
        r=0.014,
        n=20,
        smooth=8,
        name="arm",
    )
    cyl(0.019, 0.020, (0, 0.028, 0.160), shell, 0.004, 36)
    start = mark()
    r = wide / 2
    y0 = -length * 0.55
    lathe(
        [
            (0, -length / 2),
            (r * 0.90, -length / 2),
            (r * 0.97, -length / 2 + 0.006),
            (r * 0.97, length / 2 - 0.012),
            (r * 0.93, length / 2 - 0.003),
            (r * 0.86, length / 2),
            (0, length / 2),
        ],
        (0, y0 + length / 2 - 0.02, zc),
        shell,
        72,
        rot=FACE_FRONT,
        name="barrel",
    )
    yf = y0 - 0.02
    lathe(
        [(0, 0), (r * 0.84, 0), (r * 0.84, 0.0016), (r * 0.80, 0.0024), (0, 0.0024)],
        (0, yf, zc),
        glossblack("#0b0c0d", 0.06),
        64,
        rot=FACE_FRONT,
    )
    camera_lens(0, yf - 0.002, zc + r * 0.12, r * 0.36)
    for k in range(3):
        a = radians(-90 + (k - 1) * 42)
        cyl(
            r * 0.15,
            0.002,
            (r * 0.58 * cos(a), yf - 0.0025, zc + r * 0.62 * sin(a)),
            plastic("#3b1d22", 0.15),
            0.0005,
            28,
            rot=FACE_FRONT,
        )

    def hood(u, v):
        a = radians(-8 + 196 * u)
        return ((r + 0.004) * cos(a), yf - 0.012 + v * (length * 0.80), zc + (r + 0.004) * sin(a) + 0.002)

    surf(hood, 28, 2, shell, thick=0.0026, name="hood")
    move(since(start), rot=(radians(5), 0, radians(aim)), pivot=(0, 0.028, 0.17))
    return col


def access_reader(
    keypad=True, body="#1b1c1f", wide=0.076, tall=0.128, ring="#4aa3ff", link=True, name="reader"
):
    """Access-control card reader, 76 x 128 x 22 mm, with or without a touch keypad, shown on a wall piece."""
    col = collection(name, link)
    wall_piece(wide * 2.1, tall * 1.55)
    zc = tall * 0.78
    front_slab(wide, tall, 0.006, (0, -0.003, zc), plastic("#3a3d42", 0.45), r=0.010, bev=0.001)
    front_slab(
        wide - 0.002,
        tall - 0.002,
        0.017,
        (0, -0.0145, zc),
        clear_coat(body, 0.2, 0.7),
        r=0.012,
        bev=0.005,
        seg=5,
        n=10,
    )
    front_slab(
        wide * 0.50, 0.004, 0.001, (0, -0.0232, zc + tall * 0.41), glow(ring, 2.0), r=0.0019, bev=0.0002
    )
    if keypad:
        for k in range(12):
            x = ((k % 3) - 1) * wide * 0.26
            z = zc + tall * 0.27 - (k // 3) * tall * 0.165
            text(
                "123456789*0#"[k], 0.0125, (x, -0.0232, z), glow("#dfeaf5", 1.1), rot=FACE_FRONT, ext=0.00002
            )
        box(wide * 0.62, 0.0004, 0.0006, (0, -0.0231, zc - tall * 0.345), plastic("#43474d", 0.4), 0)
        front_slab(
            wide * 0.30,
            wide * 0.18,
            0.0006,
            (0, -0.0231, zc - tall * 0.41),
            plastic("#43474d", 0.4),
            r=0.002,
            bev=0.0001,
        )
        return col
    for k in range(3):
        arc = [
            ((0.008 + k * 0.007) * cos(radians(a)), 0, (0.008 + k * 0.007) * sin(radians(a)))
            for a in range(-45, 46, 6)
        ]
        sweep(
            arc,
            plastic("#aeb4bb", 0.4),
            r=0.0011,
            n=8,
            smooth=0,
            up=(0, 1, 0),
            loc=(-0.002, -0.0232, zc),
            name="wave",
        )
    front_slab(
        wide * 0.22,
        wide * 0.32,
        0.0012,
        (-wide * 0.14, -0.0232, zc),
        plastic("#aeb4bb", 0.4),
        r=0.002,
        bev=0.0003,
    )
    return col


def attendance_terminal(style="face", body="#202226", link=True, name="attendance"):
    """Time-attendance terminal: 'face' 92 x 220 x 24 mm upright display, or 'finger' 190 x 145 x 35 mm with keypad and sensor."""
    col = collection(name, link)
    if style == "face":
        w, h = 0.105, 0.225
        wall_piece(0.20, 0.33)
        zc = 0.18
        front_slab(w - 0.01, h - 0.01, 0.010, (0, -0.005, zc), plastic("#3a3d42", 0.45), r=0.010, bev=0.001)
        front_slab(w, h, 0.016, (0, -0.016, zc), metal(body, 0.35), r=0.012, bev=0.004, n=10)
        front_slab(
            w - 0.006,
            h - 0.006,
            0.002,
            (0, -0.0238, zc),
            glossblack("#07080a", 0.07),
            r=0.010,
            bev=0.0006,
            n=10,
        )
        screen(w - 0.018, (w - 0.018) / 0.62, (0, -0.0253, zc - 0.010), picture_clock().material(1.1))
        for sx in (-1, 1):
            camera_lens(sx * 0.012, -0.0248, zc + h / 2 - 0.017, 0.0052)
        front_slab(
            0.022, 0.004, 0.001, (0, -0.0250, zc - h / 2 + 0.010), glow(GREEN, 1.6), r=0.0018, bev=0.0002
        )
        return col
    w, h = 0.190, 0.145
    wall_piece(0.30, 0.25)
    zc = 0.13
    front_slab(w, h, 0.034, (0, -0.017, zc), plastic(body, 0.40), r=0.014, bev=0.008, seg=5, n=10)
    front_slab(
        0.100, 0.072, 0.002, (-0.036, -0.0342, zc + 0.024), glossblack("#07080a", 0.07), r=0.004, bev=0.0006
    )
    screen(0.084, 0.058, (-0.036, -0.0356, zc + 0.024), picture_tiles(1.45, "#2f7de1", 3, 2).material(1.1))
    for k in range(16):
        x = -0.073 + (k % 8) * 0.0185
        z = zc - 0.030 - (k // 8) * 0.017
        if k % 8 < 5:
            front_slab(0.0155, 0.0125, 0.003, (x, -0.0346, z), plastic("#d5d7d9", 0.42), r=0.003, bev=0.001)
    front_slab(0.042, 0.066, 0.003, (0.062, -0.0344, zc + 0.012), plastic("#0d0e10", 0.4), r=0.010, bev=0.001)
    front_slab(0.024, 0.032, 0.002, (0.062, -0.0362, zc + 0.010), glow("#2f8a5a", 0.7), r=0.008, bev=0.0006)
    box(0.03, 0.001, 0.003, (0.062, -0.0346, zc - 0.046), glow(GREEN, 1.6), 0.0003)
    return col


# ------------------------------------------------------------------ small computers and accessories
def mini_pc(size=0.179, h=0.036, body="#1f2124", upright=False, square=False, link=True, name="minipc"):
    """Mini PC: 179 x 178 x 36 mm business size, or square=True 117 x 112 x 51 mm; upright=True stands it on edge in a foot."""
    col = collection(name, link)
    w, d = (size, size)
    if square:
        w, d, h = 0.117, 0.112, 0.051
    start = mark()
    yf = -d / 2
    zc = 0.005 + h / 2
    feet(w, d, 0.022, 0.008, 0.005)
    slab(
        w,
        d - 0.004,
        h,
        (0, 0.002, zc),
        powder(body, 0.42),
        r=0.014 if square else 0.008,
        bev=0.003,
        n=10,
        name="case",
    )
    front_slab(
        w - 0.006,
        h - 0.008,
        0.006,
        (0, yf + 0.001, zc),
        clear_coat("#141518", 0.28, 0.35),
        r=0.005,
        bev=0.001,
    )
    step = w / 9
    for k in range(2):
        front_slab(
            0.0138,
            0.0062,
            0.002,
            (-step * 2.6 + k * step * 1.15, yf - 0.0022, zc),
            plastic("#050506"),
            r=0.0006,
            bev=0.0002,
        )
        front_slab(
            0.0110,
            0.0018,
            0.0022,
            (-step * 2.6 + k * step * 1.15, yf - 0.0026, zc + 0.0009),
            plastic("#2f6fd0", 0.5),
            r=0.0003,
            bev=0.0001,
        )
    front_slab(
        0.0092, 0.0034, 0.002, (-step * 0.2, yf - 0.0022, zc), plastic("#050506"), r=0.0016, bev=0.0002
    )
    cyl(0.0027, 0.002, (step * 0.7, yf - 0.0022, zc), plastic("#050506"), 0.0003, 20, rot=FACE_FRONT)
    cyl(0.0062, 0.003, (w / 2 - 0.018, yf - 0.0022, zc), metal("#b9bcc0", 0.28), 0.0008, 32, rot=FACE_FRONT)
    cyl(0.0022, 0.0034, (w / 2 - 0.018, yf - 0.0025, zc), glow("#eaf4ff", 1.8), 0.0004, 20, rot=FACE_FRONT)
    top = 0.005 + h
    if square:
        slab(
            w - 0.010,
            d - 0.014,
            0.0012,
            (0, 0.002, top),
            clear_coat("#101113", 0.2, 0.6),
            r=0.012,
            bev=0.0005,
            n=10,
        )
    else:
        boxes(
            [((k - 9) * 0.0062, 0.035, top + 0.0002, 0.0030, 0.060, 0.0008) for k in range(19)],
            plastic("#0a0a0b", 0.8),
            0.0003,
            1,
        )
    side_slots(h * 0.5, 0.006, 12, (w / 2, 0.01, zc), 0.003)
    side_slots(h * 0.5, 0.006, 12, (-w / 2, 0.01, zc), 0.003)
    if upright:
        move(
            since(start),
            rot=(0, radians(-90), 0),
            pivot=(0, 0, 0.005 + h / 2),
            shift=(0, 0, w / 2 - h / 2 + 0.006),
        )
        slab(h + 0.055, d * 0.62, 0.010, (0, 0, 0.005), plastic(body, 0.42), r=0.012, bev=0.003)
        for sx in (-1, 1):
            box(0.006, d * 0.5, 0.030, (sx * (h / 2 + 0.0035), 0, 0.020), plastic(body, 0.42), 0.002)
    return col


def tablet(
    diag=10.9,
    body="#b9bcc0",
    ratio=1.44,
    picture="tiles",
    pen=True,
    cover="#33363b",
    accent="#2f7de1",
    link=True,
    name="tablet",
):
    """Tablet, 10.9 inch: 248 x 179 x 7 mm, leaning on a folding cover, with an optional pen."""
    col = collection(name, link)
    sh = diag * 0.0254 / sqrt(1 + ratio**2)
    sw = sh * ratio
    w = sw + 0.018
    h = sh + 0.018
    start = mark()
    zc = h / 2 + 0.004
    front_slab(w, h, 0.0068, (0, 0, zc), metal(body, 0.32), r=0.012, bev=0.002, seg=4, n=12, name="body")
    front_slab(
        w - 0.0022,
        h - 0.0022,
        0.001,
        (0, -0.0033, zc),
        glossblack("#060708", 0.07),
        r=0.011,
        bev=0.0003,
        n=12,
    )
    drawn = {
        "tiles": picture_tiles(ratio, accent, 5, 3, "#dfe8f2"),
        "desktop": picture_desktop(ratio, "#40246b", "#e58a6b", "#2a1748"),
        "dashboard": picture_dashboard(ratio, accent),
    }[picture]
    screen(sw, sh, (0, -0.0040, zc), drawn.material(1.05))
    cyl(
        0.0014, 0.0004, (0, -0.0039, zc + h / 2 - 0.0045), plastic("#1d2430", 0.1), 0.0001, 16, rot=FACE_FRONT
    )
    move(since(start), rot=(radians(-22), 0, 0), pivot=(0, 0, 0.004))
    if cover:
        flap = plastic(cover, 0.6, 0.12)
        side_profile(
            [(0.010, 0.001), (0.115, 0.001), (0.115, 0.004), (0.010, 0.004)], w, flap, 0.001, 0, 0.0008
        )
        run = h * 0.78 * sin(radians(22))
        rise = h * 0.78 * cos(radians(22))
        side_profile(
            [(0.108, 0.003), (0.115, 0.003), (run + 0.012, rise), (run + 0.006, rise)],
            w,
            flap,
            0.001,
            0,
            0.0008,
        )
        slab(w, 0.075, 0.0035, (0, -0.032, 0.0018), flap, r=0.010, bev=0.001)
    if pen:
        sweep(
            [(w * 0.18, -0.105, 0.0046), (w * 0.18 + 0.155, -0.078, 0.0046)],
            plastic("#e2e2e0", 0.35),
            r=0.0044,
            n=20,
            smooth=0,
            name="pen",
        )
        lathe(
            [(0, 0), (0.0012, 0.002), (0.0042, 0.016), (0.0042, 0.017), (0, 0.017)],
            (w * 0.18 - 0.0165, -0.1078, 0.0046),
            plastic("#cfd0d1", 0.4),
            24,
            rot=(0, radians(90), radians(9.9)),
        )
    return col


def dock(wide=0.20, body="#8f949a", link=True, name="dock"):
    """USB-C docking station, 200 x 80 x 26 mm, with front ports and a captive lead."""
    col = collection(name, link)
    d = 0.080
    h = 0.026
    yf = -d / 2
    feet(wide, d, 0.016, 0.006, 0.003)
    zc = 0.003 + h / 2
    slab(wide, d, h, (0, 0, zc), metal(body, 0.36), r=0.012, bev=0.003, seg=4, n=10, name="case")
    front_slab(
        wide - 0.030,
        h - 0.010,
        0.002,
        (0, yf - 0.0002, zc),
        plastic("#0d0e10", 0.35),
        r=0.007,
        bev=0.0005,
        n=8,
    )
    blue = plastic("#2f6fd0", 0.5)
    black = plastic("#000000", 0.5)
    for k, x in enumerate((-0.060, -0.030, 0.0, 0.026, 0.050)):
        if k < 2:
            front_slab(
                0.0142, 0.0066, 0.002, (x, yf - 0.0008, zc), metal("#b9bcc0", 0.25), r=0.0008, bev=0.0002
            )
            front_slab(0.0126, 0.0050, 0.002, (x, yf - 0.0012, zc), black, r=0.0005, bev=0.0001)
            front_slab(0.0110, 0.0018, 0.002, (x, yf - 0.0015, zc + 0.0008), blue, r=0.0003, bev=0.0001)
        elif k < 4:
            front_slab(
                0.0100, 0.0042, 0.002, (x, yf - 0.0008, zc), metal("#b9bcc0", 0.25), r=0.0020, bev=0.0002
            )
            front_slab(0.0086, 0.0028, 0.002, (x, yf - 0.0012, zc), black, r=0.0013, bev=0.0001)
        else:
            cyl(0.0036, 0.002, (x, yf - 0.0008, zc), metal("#b9bcc0", 0.25), 0.0002, 24, rot=FACE_FRONT)
            cyl(0.0022, 0.002, (x, yf - 0.0012, zc), black, 0.0002, 24, rot=FACE_FRONT)
    cyl(0.0018, 0.002, (0.072, yf - 0.0006, zc), glow("#ffffff", 1.8), 0.0003, 16, rot=FACE_FRONT)
    sweep(
        [
            (-wide / 2, 0.01, zc),
            (-wide / 2 - 0.030, 0.005, zc - 0.004),
            (-wide / 2 - 0.055, -0.040, 0.004),
            (-wide / 2 - 0.015, -0.085, 0.0035),
            (0.01, -0.092, 0.0035),
        ],
        plastic("#17181a", 0.5),
        r=0.0030,
        n=10,
        name="lead",
    )
    slab(0.030, 0.012, 0.007, (0.026, -0.092, 0.0040), metal(body, 0.36), r=0.003, bev=0.0012)
    slab(0.008, 0.0085, 0.0026, (0.0445, -0.092, 0.0040), metal("#d5d7da", 0.18), r=0.0012, bev=0.0004)
    return col


def barcode_scanner(body="#26282c", accent="#d9a12b", stand=True, link=True, name="barcode"):
    """Hand-held barcode scanner, 70 x 95 x 165 mm, in its stand."""
    col = collection(name, link)
    shell = plastic(body, 0.45)
    trim = rubber("#141517")
    if stand:
        lathe(
            [(0, 0), (0.055, 0), (0.057, 0.004), (0.052, 0.012), (0.030, 0.018), (0, 0.019)],
            (0, 0.02, 0),
            plastic(body, 0.45),
            64,
        )
        sweep(
            [(0, 0.035, 0.012), (0, 0.048, 0.06), (0, 0.036, 0.10)],
            shell,
            section=rrect(0.020, 0.012, 0.005, 5),
            up=(0, 1, 0),
            smooth=8,
        )
    start = mark()
    sweep(
        [(0, 0.018, 0.022), (0, 0.020, 0.060), (0, 0.016, 0.100), (0, 0.000, 0.135), (0, -0.012, 0.150)],
        shell,
        section=rrect(0.034, 0.030, 0.012, 8),
        up=(0, 1, 0),
        smooth=10,
        scale=lambda t: (1 + 0.10 * sin(pi * t) + 0.35 * t**3, 1 + 0.08 * sin(pi * t) + 0.25 * t**3),
        name="grip",
    )
    side_profile(
        [
            (-0.062, 0.132, 0.010),
            (0.030, 0.142, 0.022),
            (0.034, 0.168, 0.020),
            (-0.040, 0.182, 0.030),
            (-0.066, 0.172, 0.012),
        ],
        0.064,
        shell,
        0.010,
        0,
        0.012,
    )
    side_profile(
        [(-0.070, 0.130, 0.006), (-0.056, 0.130, 0.006), (-0.058, 0.176, 0.006), (-0.072, 0.173, 0.006)],
        0.070,
        trim,
        0.006,
        0,
        0.005,
    )
    start_window = mark()
    front_slab(0.054, 0.028, 0.003, (0, -0.072, 0.152), glossblack("#2a0508", 0.05), r=0.006, bev=0.0008)
    front_slab(0.040, 0.0022, 0.001, (0, -0.0740, 0.152), glow("#ff3b30", 1.8), r=0.0009, bev=0.0001)
    move(since(start_window), rot=(radians(-4), 0, 0), pivot=(0, -0.072, 0.152))
    side_profile(
        [(-0.016, 0.095, 0.004), (-0.006, 0.095, 0.004), (-0.016, 0.125, 0.004), (-0.026, 0.122, 0.004)],
        0.016,
        plastic(accent, 0.4),
        0.004,
        0,
        0.003,
    )
    move(since(start), rot=(radians(-4), 0, 0), pivot=(0, 0.02, 0.02), shift=(0, 0, -0.004))
    sweep(
        [
            (0, 0.022, 0.022),
            (0.01, 0.06, 0.010),
            (0.06, 0.10, 0.005),
            (0.12, 0.06, 0.004),
            (0.14, -0.03, 0.004),
        ],
        plastic("#141517", 0.5),
        r=0.0028,
        n=10,
        name="lead",
    )
    return col


def laptop_bag(w=0.40, d=0.09, h=0.30, col="#3a4048", trim="#17181a", backpack=False, link=True, name="bag"):
    """Laptop bag: brief case 400 x 90 x 300 mm with handles and front pocket, or backpack 300 x 160 x 450 mm."""
    target = collection(name, link)
    if backpack:
        w, d, h = 0.30, 0.15, 0.44
    cloth = fabric(col, 0.0080, 0.22, 0.15)
    dark = plastic(trim, 0.6)
    silver = metal("#aeb1b5", 0.3)
    zc = h / 2 + 0.006
    start = mark()
    cushion(w, h, d, (0, 0, 0), cloth, n=6 if not backpack else 4.2, edge=9, name="body", seam=dark)
    move(since(start), shift=(0, 0, zc), rot=FACE_FRONT)
    pocket_h = h * 0.56
    start = mark()
    cushion(w * 0.90, pocket_h, d * 0.42, (0, 0, 0), cloth, n=7, edge=10, name="pocket", seam=dark)
    move(since(start), shift=(0, -d * 0.42, zc - h * 0.17), rot=FACE_FRONT)
    # zips
    zy = -d * 0.615
    sweep(
        [
            (-w * 0.38, zy, zc + pocket_h * 0.30 - h * 0.17 + 0.030),
            (w * 0.38, zy, zc + pocket_h * 0.30 - h * 0.17 + 0.030),
        ],
        dark,
        section=rrect(0.009, 0.004, 0.0015, 3),
        smooth=0,
        up=(0, 0, 1),
        name="zip",
    )
    box(0.007, 0.004, 0.020, (w * 0.34, zy - 0.005, zc + pocket_h * 0.30 - h * 0.17 + 0.020), silver, 0.001)
    top = h + 0.006
    handle_y = (-0.018, 0.018) if not backpack else (0,)
    for y in handle_y:
        reach = 0.065 if not backpack else 0.035
        lift = 0.075 if not backpack else 0.040
        sweep(
            [
                (-reach, y, top - 0.030),
                (-reach * 0.96, y, top + lift * 0.55),
                (-reach * 0.55, y, top + lift),
                (0, y, top + lift * 1.06),
                (reach * 0.55, y, top + lift),
                (reach * 0.96, y, top + lift * 0.55),
                (reach, y, top - 0.030),
            ],
            dark,
            section=rrect(0.016, 0.008, 0.0035, 4),
            smooth=8,
            up=(0, 1, 0),
            name="handle",
        )
    if not backpack:
        for sx in (-1, 1):
            box(0.020, 0.006, 0.050, (sx * 0.065, -d / 2 + 0.010, top - 0.045), dark, 0.002)
            cyl(0.010, 0.004, (sx * (w / 2 - 0.006), 0, h * 0.90), silver, 0.001, 24, rot=(0, pi / 2, 0))
        return target
    for sx in (-1, 1):
        sweep(
            [
                (sx * 0.07, d * 0.40, h * 0.93),
                (sx * 0.10, d * 0.75, h * 0.80),
                (sx * 0.115, d * 0.82, h * 0.50),
                (sx * 0.12, d * 0.45, h * 0.16),
            ],
            dark,
            section=rrect(0.055, 0.012, 0.005, 4),
            smooth=8,
            up=(0, 1, 0),
            name="strap",
        )
        start = mark()
        cushion(0.05, h * 0.34, 0.030, (0, 0, 0), cloth, n=5, edge=6)
        move(since(start), shift=(sx * w * 0.475, 0, h * 0.24), rot=(pi / 2, 0, pi / 2))
    sweep(
        [
            (-w * 0.36, -d * 0.44, zc + h * 0.22),
            (-w * 0.30, -d * 0.42, zc + h * 0.36),
            (0, -d * 0.38, zc + h * 0.42),
            (w * 0.30, -d * 0.42, zc + h * 0.36),
            (w * 0.36, -d * 0.44, zc + h * 0.22),
        ],
        dark,
        section=rrect(0.008, 0.005, 0.0015, 3),
        up=(0, -1, 0),
        smooth=8,
        name="zip",
    )
    return target


# ------------------------------------------------------------------ more printing
def ink_tank_printer(
    w=0.42, d=0.35, body="#26282b", lid="#2e3135", accent="#2f7de1", adf=False, link=True, name="inktank"
):
    """Ink-tank multifunction printer, 420 x 350 x 165 mm: flatbed lid, tank windows with four inks, front tray and panel."""
    col = collection(name, link)
    shell = plastic(body, 0.44)
    cover = plastic(lid, 0.40)
    black = plastic("#08090a", 0.6)
    yf = -d / 2
    feet(w, d, 0.04, 0.011, 0.007)
    lower = 0.105
    # front with a paper mouth; tank block on the right
    tank_w = 0.095
    mouth_w = 0.235
    mx = -0.045
    slab(w, d - 0.030, lower, (0, 0.015, 0.007 + lower / 2), shell, r=0.012, bev=0.003, name="body")
    box(mouth_w + 0.02, 0.006, 0.060, (mx, yf + 0.027, 0.007 + 0.040), black, 0)
    plate(
        w,
        lower,
        [(mx, -0.012, rrect(mouth_w, 0.052, 0.006, 5))],
        0.028,
        (0, yf, 0.007 + lower / 2),
        shell,
        radius=0.010,
        bev=0.003,
    )
    start = mark()
    slab(0.215, 0.135, 0.004, (mx, yf - 0.040, 0.020), shell, r=0.008, bev=0.001, name="tray")
    slab(0.195, 0.015, 0.008, (mx, yf - 0.100, 0.023), shell, r=0.004, bev=0.001)
    paper(0.200, 0.125, (mx, yf - 0.095, 0.0235), curl=0.004)
    move(since(start), rot=(radians(-4), 0, 0), pivot=(mx, yf, 0.020))
    tx = w / 2 - tank_w / 2 - 0.006
    front_slab(tank_w, 0.062, 0.014, (tx, yf - 0.006, 0.050), plastic("#17181a", 0.4), r=0.006, bev=0.002)
    inks = ("#0b0b0c", "#18a7d8", "#d6308a", "#f2cf1d")
    for k, ink in enumerate(inks):
        wide = tank_w / 4 - 0.005
        x = tx - tank_w / 2 + 0.0045 + wide / 2 + k * (wide + 0.0035)
        level = (0.034, 0.028, 0.040, 0.022)[k]
        front_slab(wide, 0.046, 0.002, (x, yf - 0.0132, 0.050), plastic("#d8dde0", 0.25), r=0.002, bev=0.0005)
        front_slab(
            wide - 0.002,
            level,
            0.002,
            (x, yf - 0.0140, 0.028 + level / 2),
            plastic(ink, 0.15, 0),
            r=0.0015,
            bev=0.0004,
        )
    # control panel above the mouth
    pz = 0.007 + lower - 0.018
    front_slab(
        mouth_w * 0.92,
        0.026,
        0.006,
        (mx, yf - 0.003, pz),
        clear_coat("#101114", 0.2, 0.6),
        r=0.006,
        bev=0.0015,
    )
    screen(0.036, 0.018, (mx - 0.020, yf - 0.0065, pz), picture_phone(2.0, accent).material(1.1))
    for k in range(5):
        cyl(
            0.0048,
            0.002,
            (mx + 0.018 + k * 0.017, yf - 0.0062, pz),
            plastic("#5a5f66", 0.4),
            0.0006,
            24,
            rot=FACE_FRONT,
        )
    cyl(0.0055, 0.002, (mx - 0.080, yf - 0.0062, pz), glow(BLUE, 1.4), 0.0006, 24, rot=FACE_FRONT)
    z = 0.007 + lower
    if adf:
        flatbed(w, d - 0.01, z, shell, cover, 0.005)
        return col
    slab(w, d - 0.004, 0.018, (0, 0.002, z + 0.009), shell, r=0.012, bev=0.002, name="bed")
    slab(w - 0.004, d - 0.010, 0.030, (0, 0.004, z + 0.035), cover, r=0.014, bev=0.006, seg=5, name="lid")
    slab(w - 0.05, d - 0.06, 0.001, (0, 0.004, z + 0.0502), plastic(lid, 0.55, 0.2), r=0.01, bev=0.0004)
    return col


def label_printer(style="receipt", body="#26282b", accent="#4aa3ff", link=True, name="labelprinter"):
    """Thermal printer: 'receipt' 140 x 195 x 145 mm with an 80 mm roll, or 'label' 185 x 220 x 165 mm with 100 mm labels."""
    col = collection(name, link)
    shell = plastic(body, 0.44)
    black = plastic("#08090a", 0.6)
    if style == "receipt":
        w, d, h, strip = 0.140, 0.195, 0.140, 0.080
        yf = -d / 2
        feet(w, d, 0.025, 0.009, 0.005)
        side_profile(
            [
                (yf, 0.006, 0.006),
                (d / 2, 0.006, 0.006),
                (d / 2, h - 0.01, 0.020),
                (d / 2 - 0.03, h, 0.02),
                (-0.010, h, 0.012),
                (yf, h - 0.030, 0.020),
            ],
            w,
            shell,
            0.008,
            0,
            0.006,
        )
        slab(w - 0.018, 0.100, 0.004, (0, 0.036, h), plastic(body, 0.34), r=0.012, bev=0.0015)
        side_profile(
            [(yf - 0.001, h * 0.52), (yf + 0.004, h * 0.52), (yf + 0.004, 0.020), (yf - 0.001, 0.020)],
            w - 0.024,
            clear_coat("#121316", 0.25, 0.5),
            0.002,
            0,
            0.001,
        )
        box(strip + 0.014, 0.008, 0.004, (0, -0.012, h + 0.0005), black, 0.001)

        def receipt(u, v):
            return ((u - 0.5) * strip, -0.012 - 0.075 * v**1.6, h - 0.002 + 0.105 * v - 0.030 * v * v)

        surf(receipt, 2, 20, paint("#f5f4f0", 0.7), thick=0.0002, name="paper")
        for k in range(9):
            v = 0.25 + k * 0.075
            wide = strip * (0.50 if k in (0, 8) else 0.72)
            x, y, z = receipt(0.5, v)
            box(
                wide,
                0.0008,
                0.0026,
                (x - (strip * 0.72 - wide) / 2, y - 0.0014, z + 0.0006),
                plastic("#4a4d52", 0.6),
                0,
                rot=(radians(52 - 34 * v), 0, 0),
            )
        discs(
            [(w * 0.20 + k * 0.010, yf - 0.0005, h * 0.60) for k in range(3)], 0.0018, glow(accent, 2), 0.0012
        )
        cyl(
            0.0075,
            0.003,
            (-w * 0.30, yf - 0.0005, h * 0.61),
            plastic("#55595f", 0.4),
            0.001,
            28,
            rot=FACE_FRONT,
        )
        return col
    w, d, h, strip = 0.185, 0.220, 0.160, 0.104
    yf = -d / 2
    feet(w, d, 0.03, 0.010, 0.005)
    side_profile(
        [
            (yf, 0.006, 0.008),
            (d / 2, 0.006, 0.008),
            (d / 2, h * 0.82, 0.050),
            (0.015, h, 0.070),
            (yf + 0.02, h * 0.78, 0.060),
            (yf, h * 0.50, 0.02),
        ],
        w,
        shell,
        0.010,
        0,
        0.008,
    )
    for sx in (-1, 1):
        side_profile(
            [
                (yf + 0.03, h * 0.40),
                (d / 2 - 0.01, h * 0.40),
                (d / 2 - 0.01, h * 0.41),
                (yf + 0.03, h * 0.41),
            ],
            0.002,
            black,
            0.001,
            sx * w / 2,
            0.0004,
        )
    box(strip + 0.016, 0.008, 0.010, (0, yf + 0.004, h * 0.42), black, 0.001)

    def labels(u, v):
        return ((u - 0.5) * strip, yf + 0.004 - 0.105 * v, h * 0.42 - 0.010 * v - 0.055 * v * v)

    surf(labels, 2, 20, paint("#f5f4f0", 0.7), thick=0.0003, name="labels")
    start = mark()
    bars = []
    rng = random.Random(3)
    x = -strip * 0.34
    while x < strip * 0.34:
        wide = rng.choice((0.0010, 0.0016, 0.0026))
        bars.append((x, 0, 0, wide, 0.022, 0.0006))
        x += wide + rng.choice((0.0012, 0.0018))
    boxes(bars, plastic("#17181a", 0.6), 0.0001, 1)
    boxes(
        [
            (-strip * 0.12, 0.022, 0, strip * 0.46, 0.004, 0.0006),
            (-strip * 0.18, 0.030, 0, strip * 0.34, 0.004, 0.0006),
        ],
        plastic("#17181a", 0.6),
        0.0001,
        1,
    )
    _, ly, lz = labels(0.5, 0.50)
    move(since(start), shift=(0, ly, lz + 0.0010), rot=(radians(32), 0, 0))
    slab(
        0.050,
        0.026,
        0.003,
        (w * 0.28, yf + 0.040, h * 0.885),
        clear_coat("#101114", 0.2, 0.6),
        r=0.006,
        bev=0.001,
        rot=(radians(33), 0, 0),
    )
    for k in range(2):
        cyl(
            0.0028,
            0.003,
            (w * 0.24 + k * 0.016, yf + 0.040, h * 0.890),
            glow(accent if k else GREEN, 1.5),
            0.0006,
            24,
            rot=(radians(33), 0, 0),
        )
    return col


def document_scanner(
    w=0.30, body="#d9dadb", trim="#2a2d31", accent="#2f7de1", sheets=8, link=True, name="docscanner"
):
    """Sheet-fed document scanner, 300 x 170 x 165 mm closed, with open feed chute and catch tray."""
    col = collection(name, link)
    shell = plastic(body, 0.44)
    dark = plastic(trim, 0.45)
    black = plastic("#08090a", 0.6)
    feet(w, 0.16, 0.03, 0.010, 0.005)
    side_profile(
        [
            (-0.085, 0.006, 0.010),
            (0.085, 0.006, 0.010),
            (0.085, 0.080, 0.020),
            (0.045, 0.150, 0.020),
            (0.020, 0.150, 0.012),
            (-0.060, 0.075, 0.040),
            (-0.085, 0.045, 0.016),
        ],
        w,
        shell,
        0.010,
        0,
        0.006,
    )
    start = mark()
    front_slab(w - 0.05, 0.092, 0.006, (0, -0.030, 0.102), dark, r=0.010, bev=0.002)
    screen(0.070, 0.043, (w * 0.26, -0.0335, 0.106), picture_tiles(1.63, accent, 3, 2).material(1.0))
    front_slab(
        0.028, 0.028, 0.004, (-w * 0.30, -0.034, 0.106), plastic(accent, 0.4), r=0.013, bev=0.001, n=12
    )
    front_slab(0.060, 0.004, 0.002, (0, -0.0335, 0.070), plastic("#50555c", 0.4), r=0.002)
    move(since(start), rot=(radians(-46), 0, 0), pivot=(0, -0.030, 0.105))
    # chute with paper
    start = mark()
    front_slab(0.235, 0.190, 0.005, (0, 0, 0.095), dark, r=0.012, bev=0.002)
    for k in range(sheets):
        front_slab(
            0.210,
            0.235,
            0.0004,
            (0, -0.004 - k * 0.0008, 0.112 + k * 0.0009),
            paint("#f4f3ef" if k else "#e6e5e0", 0.75),
            r=0.001,
            bev=0,
        )
    for sx in (-1, 1):
        front_slab(0.010, 0.060, 0.014, (sx * 0.112, -0.006, 0.040), shell, r=0.003, bev=0.001)
    move(since(start), shift=(0, 0.038, 0.135), rot=(radians(-30), 0, 0))
    box(0.225, 0.004, 0.010, (0, -0.0835, 0.026), black, 0.001)
    slab(0.220, 0.120, 0.004, (0, -0.140, 0.008), dark, r=0.014, bev=0.001)
    slab(0.150, 0.012, 0.014, (0, -0.194, 0.012), dark, r=0.004, bev=0.001)
    return col


def toner_box(
    colour="#1d1e20",
    w=0.36,
    d=0.12,
    h=0.13,
    carton="#e2e2df",
    label="BK",
    cartridge=True,
    link=True,
    name="toner",
):
    """Toner carton, 360 x 120 x 130 mm, colour-coded, with its cartridge lying in front (330 x 75 x 60 mm)."""
    col = collection(name, link)
    board = paint(carton, 0.62, 0.02)
    band = paint(colour, 0.5)
    yb = 0.055
    box(w, d, h, (0, yb, h / 2), board, 0.0015, name="carton")
    yf = yb - d / 2
    box(w * 0.34, 0.0008, h - 0.001, (-w * 0.33, yf - 0.0002, h / 2), band, 0)
    box(w * 0.34, d - 0.001, 0.0008, (-w * 0.33, yb, h + 0.0002), band, 0)
    text(label, h * 0.36, (-w * 0.33, yf - 0.0010, h * 0.56), paint("#f4f4f2", 0.6), rot=FACE_FRONT)
    swatch = ("#17181a", "#18a7d8", "#d6308a", "#f2cf1d")
    for k, ink in enumerate(swatch):
        box(0.016, 0.0008, 0.016, (w * 0.02 + k * 0.021, yf - 0.0003, h * 0.28), paint(ink, 0.5), 0)
    box(w * 0.36, 0.0006, 0.008, (w * 0.16, yf - 0.0003, h * 0.80), paint("#4a4d52", 0.6), 0)
    box(w * 0.26, 0.0006, 0.005, (w * 0.11, yf - 0.0003, h * 0.69), paint("#8d9196", 0.6), 0)
    box(w * 0.30, 0.0006, 0.005, (w * 0.13, yf - 0.0003, h * 0.61), paint("#8d9196", 0.6), 0)
    bars = []
    rng = random.Random(5)
    x = w * 0.335
    while x < w * 0.47:
        wide = rng.choice((0.0010, 0.0016, 0.0024))
        bars.append((x, yf - 0.0004, h * 0.28, wide, 0.0006, 0.026))
        x += wide + 0.0016
    boxes(bars, plastic("#17181a", 0.6), 0.0001, 1)
    box(0.0006, d * 0.9, 0.0010, (w / 2 + 0.0001, yb, h * 0.55), paint("#b9b7b1", 0.6), 0)
    sweep(
        [(-w / 2 + 0.001, yb, h + 0.0011), (w / 2 - 0.001, yb, h + 0.0011)],
        paint("#c4c2bb", 0.5),
        section=rrect(0.040, 0.0006, 0.0002, 2),
        smooth=0,
        up=(0, 0, 1),
        name="tape",
    )
    if not cartridge:
        return col
    start = mark()
    body = plastic("#1b1c1f", 0.42)
    length = w * 0.86
    side_profile(
        [
            (-0.035, 0.004, 0.010),
            (0.030, 0.004, 0.008),
            (0.036, 0.030, 0.012),
            (0.020, 0.052, 0.018),
            (-0.018, 0.056, 0.020),
            (-0.038, 0.030, 0.012),
        ],
        length,
        body,
        0.008,
        0,
        0.004,
    )
    for sx in (-1, 1):
        side_profile(
            [
                (-0.038, 0.001, 0.012),
                (0.034, 0.001, 0.010),
                (0.039, 0.032, 0.012),
                (0.022, 0.056, 0.018),
                (-0.020, 0.060, 0.020),
                (-0.042, 0.030, 0.012),
            ],
            0.012,
            plastic("#2c2e32", 0.4),
            0.008,
            sx * (length / 2 + 0.004),
            0.002,
        )
    cyl(0.010, length, (0, -0.030, 0.014), plastic("#3f6f8f", 0.18), 0.001, 32, rot=(0, pi / 2, 0))
    slab(
        length * 0.42,
        0.034,
        0.001,
        (-length * 0.05, 0.0, 0.0560),
        paint(colour if colour != "#1d1e20" else "#e9e9e6", 0.5),
        r=0.003,
        bev=0.0003,
        rot=(radians(-6), 0, 0),
    )
    sweep(
        [(-0.05, -0.008, 0.056), (-0.035, -0.014, 0.074), (0.035, -0.014, 0.074), (0.05, -0.008, 0.056)],
        plastic("#2c2e32", 0.4),
        r=0.0045,
        n=12,
        smooth=8,
        name="handle",
    )
    move(since(start), shift=(0.02, -0.085, 0), rot=(0, 0, radians(-7)))
    return col
