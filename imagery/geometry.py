"""Parts of models: boxes, boards, turned and swept parts, sheets, cushions, text. In metres.

Every function puts a new part into the current collection (workbench.py) and gives it back. Edges are bevelled, since
the light on them is what makes a part look real.
"""
from math import acos, cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

import workbench

# A bevel takes at most this share of the side that it is on, or it would meet the one from the other end.
LARGEST_BEVEL = 0.49
# A point nearer to the axis than this lies on it.
ON_AXIS = 1e-6
# The edges of cushions fall off like a superellipse of this exponent, a little fuller than a circle.
CUSHION_EDGE = 2.2
PIPING_RADIUS = 0.0032
# In coarse models: so many boxes have no bevels, and those below so many tolerances are left out.
MANY = 12
SMALLEST_OF_MANY = 15


# In metres: curves stay this close to their true form, and bevels below five times of it are left out. 0 for pictures,
# where all is as fine as its maker said.
_tolerance = 0


def make_coarse(tolerance):
    """Build with fewer faces from now on, for 3D models that are sent to a browser."""
    global _tolerance
    _tolerance = tolerance


def is_coarse():
    return _tolerance > 0


def _steps_of_arc(radius, steps, angle=pi / 2):
    """How many straight steps stand for an arc, at most as many as asked for."""
    if not _tolerance:
        return steps
    if radius <= _tolerance:
        return 1
    return max(1, min(steps, round(angle / (2 * acos(1 - _tolerance / radius)))))


def _bevel_of(width, segments):
    """A bevel's width and segments: in a coarse model one, which smooth shading makes look round."""
    if not _tolerance:
        return width, segments
    return (0 if width < 5 * _tolerance else width), _steps_of_arc(width, 2)


def sides_of(radius, sides):
    """How many sides stand for a circle, at most as many as asked for."""
    return min(sides, max(6, 4 * _steps_of_arc(radius, sides))) if _tolerance else sides


# ------------------------------------------------------------------ outlines and paths
def circle(radius, sides):
    """The corners of a regular polygon that stands for a circle."""
    return [(radius * cos(2 * pi * i / sides), radius * sin(2 * pi * i / sides)) for i in range(sides)]


def rounded_rectangle(width, depth, radius, steps=8):
    """The outline of a rectangle around the origin; each corner is an arc of so many steps."""
    radius = min(radius, width / 2 - 1e-5, depth / 2 - 1e-5)
    steps = _steps_of_arc(radius, steps)
    x, y = width / 2 - radius, depth / 2 - radius
    outline = []
    for centre_x, centre_y, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        for i in range(steps + 1):
            angle = radians(start + 90 * i / steps)
            outline.append((centre_x + radius * cos(angle), centre_y + radius * sin(angle)))
    return outline


def spline(points, steps=10, closed=False):
    """A smooth line through the points (Catmull-Rom), with so many steps from each to the next."""
    knots = [Vector(point) for point in points]
    count = len(knots)
    steps = max(2, steps // 3) if _tolerance else steps

    def knot(index):
        return knots[index % count] if closed else knots[max(0, min(count - 1, index))]

    line = []
    for i in range(count if closed else count - 1):
        before, start, end, after = (knot(i + offset) for offset in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            line.append(
                0.5
                * (
                    (2 * start)
                    + (-before + end) * t
                    + (2 * before - 5 * start + 4 * end - after) * t * t
                    + (-before + 3 * start - 3 * end + after) * t**3
                )
            )
    if not closed:
        line.append(knots[-1].copy())
    return line


# ------------------------------------------------------------------ from a mesh to a part
def mesh_part(
    mesh, name, material, location=(0, 0, 0), rotation=(0, 0, 0), smooth_angle=40, weighted_normals=True
):
    """Make a part of a bmesh: shaded smooth where faces meet at less than an angle, in degrees.

    Weighted normals keep large flat faces flat beside their bevels.
    """
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(smooth_angle)
    data.materials.append(material)
    part = workbench.add(name, data, location, rotation)
    if weighted_normals:
        part.modifiers.new("wn", "WEIGHTED_NORMAL").keep_sharp = True
    return part


def _bevel(mesh, edges, width, segments, clamp=True):
    bmesh.ops.bevel(
        mesh,
        geom=edges,
        offset=width,
        segments=segments,
        profile=0.5,
        affect="EDGES",
        clamp_overlap=clamp,
    )


def _bridge(mesh, first, second):
    """Close the band between two rings of equally many corners."""
    count = len(first)
    for i in range(count):
        after = (i + 1) % count
        mesh.faces.new((first[i], first[after], second[after], second[i]))


def _curved(part):
    """Remember that a part has no flat faces to speak of, so that it can be simplified."""
    part["curved"] = True
    return part


def least_share(part):
    """How many of its triangles a part needs at least, as a share: all where flat faces would buckle."""
    if part.type != "MESH":
        return 1
    if "curved" in part:
        return 0.6
    return 1 if "wn" in part.modifiers else 0.03


# ------------------------------------------------------------------ boxes and boards
def box(width, depth, height, location, material, bevel=0.002, segments=3, rotation=(0, 0, 0), name="box"):
    """A box around its location; segments make a bevel round."""
    bevel, segments = _bevel_of(bevel, segments)
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.scale(mesh, vec=(width, depth, height), verts=mesh.verts)
    if bevel:
        _bevel(mesh, mesh.edges[:], min(bevel, LARGEST_BEVEL * min(width, depth, height)), segments)
    return mesh_part(mesh, name, material, location, rotation)


def boxes(places, material, bevel=0.001, segments=2, location=(0, 0, 0), rotation=(0, 0, 0), name="boxes"):
    """Many boxes as one part: places are (x, y, z, width, depth, height)."""
    bevel, segments = _bevel_of(bevel, segments)
    if _tolerance:
        places = [place for place in places if max(place[3:]) > SMALLEST_OF_MANY * _tolerance] or places[:1]
        bevel = bevel if len(places) < MANY else 0
    mesh = bmesh.new()
    for x, y, z, width, depth, height in places:
        matrix = Matrix.Translation((x, y, z)) @ Matrix.Diagonal((width, depth, height, 1))
        bmesh.ops.create_cube(mesh, size=1, matrix=matrix)
    if bevel:
        _bevel(mesh, mesh.edges[:], bevel, segments, clamp=False)
    return mesh_part(mesh, name, material, location, rotation)


def prism(
    outline,
    height,
    location,
    material,
    bevel=0.002,
    segments=3,
    rotation=(0, 0, 0),
    name="prism",
    bottom_bevel=None,
):
    """An outline of (x, y) with a height, half of it above its location. Its upper and lower rims are bevelled."""
    if bottom_bevel is not None:
        bottom_bevel, _ = _bevel_of(bottom_bevel, segments)
    bevel, segments = _bevel_of(bevel, segments)
    mesh = bmesh.new()
    bottom = mesh.faces.new([mesh.verts.new((x, y, -height / 2)) for x, y in outline])
    extruded = bmesh.ops.extrude_face_region(mesh, geom=[bottom])["geom"]
    lifted = [item for item in extruded if isinstance(item, bmesh.types.BMVert)]
    bmesh.ops.translate(mesh, vec=(0, 0, height), verts=lifted)
    upper, lower = _rim(mesh, height / 2), _rim(mesh, -height / 2)
    if bevel:
        _bevel(mesh, upper, min(bevel, LARGEST_BEVEL * height), segments)
    if bottom_bevel is None:
        bottom_bevel = bevel
    if bottom_bevel:
        edges = [edge for edge in lower if edge.is_valid]
        _bevel(mesh, edges, min(bottom_bevel, LARGEST_BEVEL * height), segments)
    return mesh_part(mesh, name, material, location, rotation, smooth_angle=30)


def _rim(mesh, z):
    """The edges that lie at a height."""
    return [edge for edge in mesh.edges if all(abs(vert.co.z - z) < 1e-6 for vert in edge.verts)]


def slab(
    width,
    depth,
    height,
    location,
    material,
    radius=0.02,
    bevel=0.002,
    segments=3,
    rotation=(0, 0, 0),
    name="slab",
    corner_steps=8,
    bottom_bevel=None,
):
    """A board whose corners, seen from above, are round."""
    outline = rounded_rectangle(width, depth, radius, corner_steps)
    return prism(outline, height, location, material, bevel, segments, rotation, name, bottom_bevel)


# ------------------------------------------------------------------ round parts
def lathe(profile, location, material, sides=48, rotation=(0, 0, 0), name="lathe", smooth_angle=35):
    """A profile of (radius, z) turned around the z axis."""
    sides = sides_of(max(radius for radius, _ in profile), sides)
    mesh = bmesh.new()
    rings = []
    for radius, z in profile:
        ring = [(0, 0)] if radius < ON_AXIS else circle(radius, sides)
        rings.append([mesh.verts.new((x, y, z)) for x, y in ring])
    for lower, upper in zip(rings, rings[1:]):
        _turned_band(mesh, lower, upper, sides)
    for end in (rings[0], rings[-1]):
        if len(end) > 1:
            mesh.faces.new(end)
    return _curved(mesh_part(mesh, name, material, location, rotation, smooth_angle))


def _turned_band(mesh, lower, upper, sides):
    """Close the band between two rings, each of which may be a single point on the axis."""
    for i in range(sides):
        after = (i + 1) % sides
        corners = [ring[0 if len(ring) == 1 else at] for ring, at in ((lower, i), (lower, after))]
        corners += [ring[0 if len(ring) == 1 else at] for ring, at in ((upper, after), (upper, i))]
        corners = list(dict.fromkeys(corners))
        if len(corners) > 2:
            mesh.faces.new(corners)


def cylinder(radius, height, location, material, bevel=0.002, sides=40, rotation=(0, 0, 0), name="cyl"):
    """An upright cylinder around its location."""
    bevel, steps = _bevel_of(min(bevel, radius * LARGEST_BEVEL, height * LARGEST_BEVEL), 4)
    quarter = [(sin(pi / 2 * i / steps), cos(pi / 2 * i / steps)) for i in range(steps + 1)]
    foot = [(radius - bevel + bevel * s, -height / 2 + bevel - bevel * c) for s, c in quarter]
    head = [(radius - bevel + bevel * c, height / 2 - bevel + bevel * s) for s, c in quarter]
    if not bevel:
        foot, head = [(radius, -height / 2)], [(radius, height / 2)]
    profile = [(0, -height / 2), *foot, *head, (0, height / 2)]
    return lathe(profile, location, material, sides, rotation, name)


def sweep(
    points,
    material,
    section=None,
    radius=0.01,
    taper=None,
    closed=False,
    smooth=10,
    up=(0, 0, 1),
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    name="sweep",
    sides=16,
):
    """A section of (side, up), or a round one of a radius, moved along a path through the points.

    smooth is the number of steps between two points, 0 for straight lines. taper(t), t from 0 to 1 along the path,
    gives the scale of the section to its side and upwards.
    """
    path = spline(points, smooth, closed) if smooth else [Vector(point) for point in points]
    section = section or circle(radius, sides_of(radius, sides))
    mesh = bmesh.new()
    rings = []
    last = len(path) if closed else len(path) - 1
    for i, (place, side, upwards) in enumerate(_frames(path, Vector(up), closed)):
        wide, tall = taper(i / last) if taper else (1, 1)
        rings.append([mesh.verts.new(place + side * x * wide + upwards * y * tall) for x, y in section])
    for first, second in zip(rings, rings[1:]):
        _bridge(mesh, first, second)
    if closed:
        _bridge(mesh, rings[-1], rings[0])
    else:
        mesh.faces.new(rings[0])
        mesh.faces.new(rings[-1])
    return _curved(mesh_part(mesh, name, material, location, rotation, smooth_angle=50))


def _frames(path, up, closed):
    """Each point of a path with its directions to the side and upwards. On an open path they turn with it."""
    count = len(path)
    for i, place in enumerate(path):
        before = path[(i - 1) % count] if closed or i else place
        after = path[(i + 1) % count] if closed or i < count - 1 else place
        ahead = (after - before).normalized()
        side = ahead.cross(up)
        if side.length < 1e-4:
            side = ahead.cross(Vector((0, 1, 0.001)))
        side.normalize()
        upwards = side.cross(ahead).normalized()
        if not closed:
            up = upwards
        yield place, side, upwards


# ------------------------------------------------------------------ sheets and cushions
def surface(
    point_at,
    columns,
    rows,
    material,
    thickness=0,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    name="surf",
    subdivisions=0,
    uv_size=(1, 1),
):
    """A sheet of any form: point_at(u, v), u and v from 0 to 1. Its UV map goes from 0 to uv_size."""
    mesh = bmesh.new()
    uv_layer = mesh.loops.layers.uv.new("UV")
    grid = [
        [mesh.verts.new(point_at(i / columns, j / rows)) for j in range(rows + 1)] for i in range(columns + 1)
    ]
    for i in range(columns):
        for j in range(rows):
            corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
            face = mesh.faces.new([grid[column][row] for column, row in corners])
            for loop, (column, row) in zip(face.loops, corners):
                loop[uv_layer].uv = (column / columns * uv_size[0], row / rows * uv_size[1])
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-6)
    part = mesh_part(mesh, name, material, location, rotation, smooth_angle=60, weighted_normals=False)
    if thickness:
        solid = part.modifiers.new("solid", "SOLIDIFY")
        solid.thickness = thickness
        solid.offset = 0
    if subdivisions:
        smoothing = part.modifiers.new("sub", "SUBSURF")
        smoothing.levels = smoothing.render_levels = subdivisions
    return part


def cushion(
    width,
    depth,
    height,
    location,
    material,
    squareness=4.5,
    fullness=5,
    shape=None,
    rotation=(0, 0, 0),
    name="cushion",
    rings=26,
    spokes=96,
    piping=None,
):
    """A pillow: a superellipse seen from above, bulging more the fuller it is, on a mesh of rings and spokes.

    shape(x, y) lifts or lowers it: a waterfall edge, a dished seat. piping is the material of a welt around its seam.
    """
    lift = shape or (lambda x, y: 0)
    outline = [superellipse(width, depth, squareness, 2 * pi * i / spokes) for i in range(spokes)]
    mesh = bmesh.new()
    for side in (1, -1):
        _half_cushion(mesh, outline, side * height / 2, fullness, lift, rings)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    part = mesh_part(mesh, name, material, location, rotation, smooth_angle=80, weighted_normals=False)
    if piping:
        seam = [(x, y, lift(x, y)) for x, y in outline]
        sweep(
            seam,
            piping,
            radius=PIPING_RADIUS,
            closed=True,
            smooth=0,
            location=location,
            rotation=rotation,
            sides=8,
            name="piping",
        )
    return part


def superellipse(width, depth, squareness, angle):
    """The point of a superellipse at an angle: an ellipse at squareness 2, nearly a rectangle at 8."""
    c, s = cos(angle), sin(angle)
    reach = (abs(c) ** squareness + abs(s) ** squareness) ** (-1 / squareness)
    return width / 2 * reach * c, depth / 2 * reach * s


def _half_cushion(mesh, outline, height, fullness, lift, rings):
    """The upper half, or with a negative height the lower one, from its middle out to the seam."""
    middle = mesh.verts.new((0, 0, height + lift(0, 0)))
    inner = None
    for i in range(1, rings + 1):
        share = sin(pi / 2 * i / rings)  # rings lie closer together near the edge, where the cushion bends
        z = height * max(0, 1 - share**fullness) ** (1 / CUSHION_EDGE)
        ring = [mesh.verts.new((x * share, y * share, z + lift(x * share, y * share))) for x, y in outline]
        if inner:
            _bridge(mesh, inner, ring)
        else:
            for j in range(len(ring)):
                mesh.faces.new((middle, ring[(j + 1) % len(ring)], ring[j]))
        inner = ring


# ------------------------------------------------------------------ text
def text(words, size, location, material, rotation=(0, 0, 0), align="CENTER", depth=0.00005):
    """Words lying in the plane of x and y, their middle at the location's height."""
    letters = bpy.data.curves.new("t", "FONT")
    letters.body = words
    letters.size = size
    letters.align_x = align
    letters.align_y = "CENTER"
    letters.extrude = depth
    letters.materials.append(material)
    return workbench.add("t", letters, location, rotation)
