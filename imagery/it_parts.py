"""Parts that the models of IT products and office machines share: outlines, plates, slots, sockets, screen pictures.

Metres, Z up, a product's front looks towards -Y and it stands on z = 0.
"""
from math import cos, pi, sin, tan

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from geometry import MANY, box, boxes, cylinder, is_coarse, mesh_part, prism, rounded_rectangle, sides_of, slab, surface
from materials import metal, paint, plastic, rubber
from shading import Shader, grey, linear, made_once
from workbench import current_collection, scenery

FACE_FRONT = (pi / 2, 0, 0)  # a flat thing drawn in XY stands up and looks towards -Y
FACE_BACK = (pi / 2, 0, pi)  # the same, looking towards +Y
ALONG_X = (pi / 2, 0, pi / 2)  # an outline drawn as (y, z) is extruded along X
UNIT = 0.04445  # one rack unit
WHITE = "#cfd0d0"
DARK = "#1e1f22"
GREEN = "#39e06f"
BLUE = "#4aa3ff"
AMBER = "#ffb03a"
# kind: width, height, corner radius, colour of the metal rim, tongue (width, height, colour, shift)
SOCKETS = {
    "usb_a": (0.0130, 0.0056, 0.0006, "#b9bcc0", (0.0110, 0.0018, "#2f6fd0", 0.0008)),
    "usb_c": (0.0088, 0.0030, 0.0014, "#b9bcc0", None),
    "hdmi": (0.0145, 0.0050, 0.0012, "#c9ccd0", (0.0110, 0.0012, "#2a2c30", 0.0)),
    "displayport": (0.0160, 0.0052, 0.0008, "#b9bcc0", (0.0120, 0.0012, "#2a2c30", 0.0)),
    "ethernet": (0.0125, 0.0105, 0.0008, "#aeb1b5", (0.0060, 0.0016, "#c8a34a", 0.0030)),
    "vga": (0.0250, 0.0100, 0.0030, "#c9ccd0", (0.0170, 0.0060, "#2f4fae", 0.0)),
    "serial": (0.0250, 0.0100, 0.0030, "#c9ccd0", (0.0170, 0.0060, "#202226", 0.0)),
    "audio": (0.0046, 0.0046, 0.0022, "#6a6d72", None),
    "power": (0.0240, 0.0170, 0.0030, None, (0.0120, 0.0020, "#8d9196", 0.0)),
    "round": (0.0070, 0.0070, 0.0034, "#8d9196", (0.0020, 0.0020, "#c9ccd0", 0.0)),
}


# ------------------------------------------------------------------ shapes
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


def side_profile(points, width, material, radius=0.004, x=0, bevel=0.002, name="profile"):
    """Extrude a side outline of (y, z) points along X, centred on x."""
    return prism(rounded(points, radius), width, (x, 0, 0), material, bevel, rotation=ALONG_X, name=name)


def front_slab(w, h, depth, location, material, radius=0.004, bevel=0.001, **options):
    """Rounded rectangle w x h standing up, looking towards -Y."""
    return slab(w, h, depth, location, material, radius=radius, bevel=bevel, rotation=FACE_FRONT, **options)


def plate(w, h, holes, depth, location, material, radius=0.002, bevel=0.0006):
    """Upright plate with real cut-outs: holes = [(x, z, outline), ...] from its centre. Its location is its front."""
    mesh = bmesh.new()
    edges = []
    loops = [rounded_rectangle(w, h, radius, 4)]
    loops += [[(px + x, pz + z) for px, pz in outline] for x, z, outline in holes]
    for loop in loops:
        verts = [mesh.verts.new((px, 0, pz)) for px, pz in loop]
        edges += [mesh.edges.new((verts[i], verts[(i + 1) % len(verts)])) for i in range(len(verts))]
    bmesh.ops.triangle_fill(mesh, edges=edges, use_beauty=True)
    extruded = bmesh.ops.extrude_face_region(mesh, geom=mesh.faces[:])
    moved = [item for item in extruded["geom"] if isinstance(item, bmesh.types.BMVert)]
    bmesh.ops.translate(mesh, vec=(0, -depth, 0), verts=moved)
    mesh.normal_update()
    rim = [
        e
        for e in mesh.edges
        if abs(e.verts[0].co.y + depth) < 1e-6
        and abs(e.verts[1].co.y + depth) < 1e-6
        and len(e.link_faces) == 2
        and e.calc_face_angle(0) > 1
    ]
    if bevel:
        bmesh.ops.bevel(mesh, geom=rim, offset=bevel, segments=2, profile=0.5, affect="EDGES")
    return mesh_part(
        mesh, "plate", material, (location[0], location[1] + depth, location[2]), smooth_angle=30
    )


def discs(points, radius, material, depth=0.0006, sides=12, name="discs"):
    """Many small round studs looking towards -Y in one mesh: points = [(x, y, z), ...] of their backs."""
    sides = sides_of(radius, sides)
    mesh = bmesh.new()
    for x, y, z in points:
        ring = [
            (x + radius * cos(2 * pi * i / sides), z + radius * sin(2 * pi * i / sides)) for i in range(sides)
        ]
        back = [mesh.verts.new((px, y, pz)) for px, pz in ring]
        front = [mesh.verts.new((px, y - depth, pz)) for px, pz in ring]
        mesh.faces.new(front)
        if is_coarse() and len(points) >= MANY:
            continue
        for i in range(sides):
            j = (i + 1) % sides
            mesh.faces.new((back[i], back[j], front[j], front[i]))
    return mesh_part(mesh, name, material, smooth_angle=30)


def mark():
    """CachedRead how many objects exist, for since()."""
    return len(current_collection().objects)


def since(count):
    """Objects built after mark()."""
    return list(current_collection().objects)[count:]


def move(objects, shift=(0, 0, 0), rotation=(0, 0, 0), pivot=(0, 0, 0)):
    """Turn a group of objects about a pivot, then shift it."""
    turn = Euler(rotation).to_matrix().to_4x4()
    matrix = Matrix.Translation(Vector(pivot) + Vector(shift)) @ turn @ Matrix.Translation(-Vector(pivot))
    for ob in objects:
        ob.matrix_basis = matrix @ ob.matrix_basis


def feet(w, d, inset=0.025, radius=0.008, height=0.006):
    """Four rubber feet under a w x d product."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(
                radius, height, (sx * (w / 2 - inset), sy * (d / 2 - inset), height / 2), rubber(), 0.001, 20
            )


def wall_piece(w, h, y=0, z=0, thick=0.018, colour="#d3d0ca"):
    """Neutral piece of wall with its face at y, standing on z."""
    with scenery():
        box(w, thick, h, (0, y + thick / 2, z + h / 2), paint(colour, 0.8, 0.02), 0.003, name="wall")


def slots_h(w, pitch, count, location, material=None, thick=0.0016, depth=0.0008):
    """Column of horizontal ventilation slots on a front face; location is the middle of the field's face."""
    x, y, z = location
    rows = [(x, y, z + (i - (count - 1) / 2) * pitch, w, depth * 2, thick) for i in range(count)]
    return boxes(rows, material or plastic("#0a0a0b", 0.8), 0.0003, 1, name="slots")


def slots_v(h, pitch, count, location, material=None, thick=0.0016, depth=0.0008):
    """Row of vertical ventilation slots on a front face; location is the middle of the field's face."""
    x, y, z = location
    columns = [(x + (i - (count - 1) / 2) * pitch, y, z, thick, depth * 2, h) for i in range(count)]
    return boxes(columns, material or plastic("#0a0a0b", 0.8), 0.0003, 1, name="slots")


def side_slots(h, pitch, count, location, thick=0.003):
    """Vertical ventilation slots on a left or right flank; location is the middle of the field on the face."""
    x, y, z = location
    columns = [(x, y + (i - (count - 1) / 2) * pitch, z, 0.0012, thick, h) for i in range(count)]
    return boxes(columns, plastic("#0a0a0b", 0.8), 0.0003, 1, name="slots")


def paper(w, length, location, rotation=(0, 0, 0), curl=0.0):
    """One sheet lying in XY from its location towards +Y, with a slight curl."""

    def sheet(u, v):
        return ((u - 0.5) * w, v * length, curl * v * v)

    return surface(
        sheet,
        2,
        12,
        paint("#f4f3ef", 0.75),
        thickness=0.0004,
        location=location,
        rotation=rotation,
        name="paper",
    )


def castors(w, d, z, radius=0.026):
    """Four plain furniture castors whose stems end at z."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x = sx * w / 2
            y = sy * d / 2
            for side in (-1, 1):
                cylinder(
                    radius,
                    0.018,
                    (x + side * 0.013, y, radius),
                    plastic("#2a2b2d", 0.5),
                    0.004,
                    32,
                    rotation=(0, pi / 2, 0),
                )
            box(0.012, radius * 1.6, radius * 1.3, (x, y, radius * 1.25), plastic("#17181a"), 0.004)
            cylinder(0.012, z - radius, (x, y, (z + radius) / 2), plastic("#17181a"), 0.002, 24)


def socket(kind, x, y, z, facing=-1, upright=False):
    """A connector in a face at y that looks towards -Y (facing -1) or +Y (facing 1): rim, opening and tongue."""
    wide, tall, radius, rim, tongue = SOCKETS[kind]

    def layer(w, h, out, material, radius, dz=0.0):
        size = (h, w) if upright else (w, h)
        place = (x + (dz if upright else 0), y + facing * out, z + (0 if upright else dz))
        front_slab(*size, 0.002, place, material, radius=min(radius, min(size) * 0.48), bevel=0.0001)

    black = plastic("#040405", 0.6)
    if rim:
        layer(wide + 0.0016, tall + 0.0016, -0.0004, metal(rim, 0.3), radius + 0.0006)
    layer(wide, tall, 0.0001, black, radius)
    if tongue:
        tongue_w, tongue_h, colour, shift = tongue
        layer(tongue_w, tongue_h, 0.0005, plastic(colour, 0.5), 0.0003, shift)


def socket_row(kinds, x, y, z, facing=-1, gap=0.006):
    """Sockets side by side, centred on x; the order is as somebody who looks at the face reads it."""
    total = sum(SOCKETS[kind][0] for kind in kinds) + gap * (len(kinds) - 1)
    left = -total / 2
    for kind in kinds:
        wide = SOCKETS[kind][0]
        socket(kind, x - facing * (left + wide / 2), y, z, facing)
        left += wide + gap


# ------------------------------------------------------------------ materials
@made_once
def perforated(colour="#26282b", pitch=0.006, hole=0.33, roughness=0.45, back="#040405", axes=(0, 1)):
    """Painted sheet with a staggered field of dark holes, in metres on two axes of the part (front slabs lie in XY)."""
    shader = Shader("perforated")
    row_pitch = 0.866  # staggered rows lie closer together than the holes in a row
    place = shader.split(shader.position())
    row = place[axes[1]] / (pitch * row_pitch)
    stagger = abs(row.floor()) % 2 * 0.5
    across = (place[axes[0]] / pitch + stagger).fraction() - 0.5
    along = (row.fraction() - 0.5) * row_pitch
    solid = shader.distance(across, along).is_above(hole)
    shader.principled(
        base_color=shader.mix(solid, linear(back), linear(colour)), roughness=roughness, specular=solid * 0.4
    )
    piece = (pitch, 2 * pitch * row_pitch)
    shader.tile((colour, pitch, hole, back), piece, (64, 112), axes, mirrored=False)
    return shader.material


@made_once
def tinted_glass(tint=0.55, gloss=0.10):
    """Thin smoked pane: straight-through tint with a weak mirror, cheap to render."""
    shader = Shader("glass")
    clear = shader.node("BsdfTransparent", {0: (tint, tint, tint * 1.02, 1)})
    mirror = shader.node("BsdfGlossy", {0: grey(1), 1: 0.03})
    shader.show(shader.mix_surfaces(gloss, clear, mirror))
    shader.without_nodes((0.01, 0.01, 0.012, 1.08 - tint), 0.03)
    return shader.material


@made_once
def clear_coat(colour="#101114", roughness=0.22, coat=0.6):
    """Piano-finish plastic: coloured base under a clear coat."""
    shader = Shader("coat")
    shader.principled(
        base_color=linear(colour), roughness=roughness, clearcoat=coat, clearcoat_roughness=0.05
    )
    return shader.material


@made_once
def satin(colour, metallic=0.75, roughness=0.36):
    """Anodised or lacquered light metal: keeps its colour where bare metal would mirror the studio."""
    shader = Shader("satin")
    shader.principled(base_color=linear(colour), metallic=metallic, roughness=roughness, specular=0.5)
    return shader.material


# ------------------------------------------------------------------ screens
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

    def disc(self, x, y, radius, colour, alpha=1.0):
        """Filled circle."""
        return self.paint(np.hypot(self.x - x, self.y - y) - radius, colour, alpha)

    def ring(self, x, y, radius, width, colour, alpha=1.0):
        """Circle line."""
        return self.paint(np.abs(np.hypot(self.x - x, self.y - y) - radius) - width / 2, colour, alpha)

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
        shader = Shader("screen")
        shader.principled(
            base_color=(0.004, 0.004, 0.005, 1),
            roughness=gloss,
            specular=0.3,
            emission=shader.picture(image),
            emission_strength=strength,
        )
        return shader.material


def screen(w, h, location, material, rotation=(0, 0, 0)):
    """Picture plane w x h looking towards -Y."""
    return surface(
        lambda u, v: ((u - 0.5) * w, 0, (v - 0.5) * h),
        1,
        1,
        material,
        location=location,
        rotation=rotation,
        name="screen",
    )


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
