"""Parts from which seating is built. Metres, Z up, product front = -Y, standing on z = 0.

Nearly all upholstery and every shell is a `pad`: a pillow drawn flat in (across, along, out) coordinates and laid on
a surface by a warp function, either `along_profile` (a side view) or `around_plan` (a plan view).
Box-shaped cushions are `block`s, tubes are sweeps along `rounded` paths.
"""
from bisect import bisect_right
from math import cos, exp, pi, radians, sin

import bmesh
from mathutils import Vector

from furniture_parts import castor
from geometry import cylinder, lathe, mesh_part, prism, rounded_rectangle, slab, spline, superellipse, sweep
from materials import metal, plastic, rubber
from seating_materials import BLACK


# ---------------------------------------------------------------- paths and warps
class Path2D:
    """A smooth line in a plane, measured by its length, the normal lies to the left of the direction of travel."""

    def __init__(self, points, per=24):
        self.points = spline([(a, b, 0) for a, b in points], per)
        self.marks = [0.0]
        for before, after in zip(self.points, self.points[1:]):
            self.marks.append(self.marks[-1] + (after - before).length)
        self.length = self.marks[-1]

    def _position(self, s):
        i = min(max(bisect_right(self.marks, s) - 1, 0), len(self.points) - 2)
        span = self.marks[i + 1] - self.marks[i]
        return (
            self.points[i].lerp(self.points[i + 1], (s - self.marks[i]) / span)
            if span
            else self.points[i].copy()
        )

    def at(self, s):
        """(a, b, normal a, normal b) at the length s, straight on beyond the ends."""
        position = self._position(s)
        ahead = self._position(min(s + 0.012, self.length))
        behind = self._position(max(s - 0.012, 0))
        tangent = (ahead - behind).normalized()
        return position.x, position.y, -tangent.y, tangent.x


def along_profile(profile, start=0.0, end=None, dish=None, taper=None):
    """Warp: lays a pad on start..end of a side view (y, z), lifted by dish(x, t), its width scaled by taper(t)."""
    end = profile.length if end is None else end
    middle = (start + end) / 2

    def warp(x, along, out):
        t = along / (end - start) + 0.5
        width = taper(t) if taper else 1.0
        lift = out + (dish(x, t) if dish else 0.0)
        y, z, normal_y, normal_z = profile.at(middle + along)
        return Vector((x * width, y + normal_y * lift, z + normal_z * lift))

    return warp


def around_plan(plan, nominal, bottom, height, lean=0.0):
    """Warp: wraps a pad of the given nominal height round a plan (x, y) drawn right front - back - left front.

    bottom(u) and height(u), u = -.5 .. .5 round the plan, give the real lower edge and height, lean = outward slope.
    """

    def warp(along, up, out):
        t = up / nominal + 0.5
        u = along / plan.length
        x, y, normal_x, normal_y = plan.at(along + plan.length / 2)
        inward = out - lean * t * height(u)
        return Vector((x + normal_x * inward, y + normal_y * inward, bottom(u) + t * height(u)))

    return warp


def placed(location, tilt=0.0):
    """Warp: a pad lying flat at a location, turned about the x axis (tilt = pi/2: standing up, facing the front)."""
    centre = Vector(location)

    def warp(x, along, out):
        return centre + Vector((x, along * cos(tilt) - out * sin(tilt), along * sin(tilt) + out * cos(tilt)))

    return warp


def shifted(warp, offset):
    """Warp: the given one, moved by offset."""
    step = Vector(offset)

    def moved(x, along, out):
        return warp(x, along, out) + step

    return moved


def rounded(points, radius, steps=8, closed=False):
    """A polyline with its corners rounded, ready for sweep(smooth=0)."""
    corners = [Vector(p) for p in points]
    count = len(corners)
    out = []
    for i, corner in enumerate(corners):
        if not closed and i in (0, count - 1):
            out.append(tuple(corner))
            continue
        back = corners[i - 1] - corner
        forth = corners[(i + 1) % count] - corner
        reach = min(radius, back.length * 0.48, forth.length * 0.48)
        first = corner + back.normalized() * reach
        last = corner + forth.normalized() * reach
        pull = 0.25
        for k in range(steps + 1):
            t = k / steps
            bend = first.lerp(corner, 1 - pull) * (1 - t) + last.lerp(corner, 1 - pull) * t
            out.append(tuple(first * (1 - t) ** 2 + bend * 2 * t * (1 - t) + last * t**2))
    return out


def tube(points, material, radius=0.0125, bend=0.06, closed=False, up=(1, 0.01, 0), name="tube"):
    """Round steel tube along a polyline with rounded corners."""
    return sweep(
        rounded(points, bend, closed=closed),
        material,
        radius=radius,
        closed=closed,
        smooth=0,
        up=up,
        sides=16,
        name=name,
    )


# ---------------------------------------------------------------- soft parts
def pad(
    width,
    length,
    thick,
    material,
    warp,
    corner=6,
    edge=7,
    crown=0.0,
    groove=None,
    piping=None,
    res=(48, 60),
    name="pad",
):
    """Pillow with a superellipse outline laid on a surface by warp(across, along, out), carved by groove(x, y)."""
    columns, rows = res
    mesh = bmesh.new()

    def spread(i, count):
        t = 2 * i / count - 1
        return 0.45 * t + 0.55 * sin(pi / 2 * t)

    def plan(i, j):
        a = spread(i, columns)
        b = spread(j, rows)
        m = max(abs(a), abs(b))
        if m < 1e-9:
            return 0.0, 0.0, 0.0
        k = ((abs(a) / m) ** corner + (abs(b) / m) ** corner) ** (-1 / corner)
        f = 1 + (k - 1) * m**4
        s = ((abs(a * f)) ** corner + (abs(b * f)) ** corner) ** (1 / corner)
        return a * f, b * f, min(1.0, s)

    grid = [[plan(i, j) for j in range(rows + 1)] for i in range(columns + 1)]
    for side in (1, -1):
        verts = []
        for line in grid:
            ring = []
            for a, b, s in line:
                x = a * width / 2
                y = b * length / 2
                swell = 1 + crown * (1 - a * a) * (1 - b * b)
                out = side * thick / 2 * max(0.0, 1 - s**edge) ** (1 / 2.2) * swell
                if groove and side > 0:
                    out += groove(x, y) * (1 - s**12)
                ring.append(mesh.verts.new(warp(x, y, out)))
            verts.append(ring)
        for i in range(columns):
            for j in range(rows):
                mesh.faces.new((verts[i][j], verts[i + 1][j], verts[i + 1][j + 1], verts[i][j + 1]))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    if piping:
        _piping(width, length, corner, warp, piping)
    return mesh_part(mesh, name, material, smooth_angle=80, weighted_normals=False)


def _piping(width, length, corner, warp, material, radius=0.0036, steps=160):
    """A thin welt round the seam of a pad."""
    mesh = bmesh.new()
    rings = []

    def outline(i):
        return superellipse(width, length, corner, 2 * pi * i / steps)

    for i in range(steps):
        x, y = outline(i)
        centre = warp(x, y, 0)
        normal = (warp(x, y, 0.01) - warp(x, y, -0.01)).normalized()
        tangent = warp(*outline(i + 1), 0) - warp(*outline(i - 1), 0)
        side = tangent.cross(normal).normalized()
        ring = []
        for q in range(8):
            ring.append(
                mesh.verts.new(centre + side * radius * cos(q * pi / 4) + normal * radius * sin(q * pi / 4))
            )
        rings.append(ring)
    for i in range(steps):
        first = rings[i]
        second = rings[(i + 1) % steps]
        for q in range(8):
            mesh.faces.new((first[q], first[(q + 1) % 8], second[(q + 1) % 8], second[q]))
    return mesh_part(mesh, "piping", material, smooth_angle=80, weighted_normals=False)


def block(
    w,
    d,
    h,
    location,
    material,
    radius=0.03,
    bulge=(0.0, 0.0, 0.012),
    piping=None,
    rotation=(0, 0, 0),
    name="block",
):
    """Box cushion: edges of radius r, faces swollen by bulge (x, y, z), optional welts round top and bottom."""
    half = Vector((w / 2, d / 2, h / 2))
    radius = min(radius, min(half) * 0.98)
    mesh = bmesh.new()

    def stops(size):
        corner = [-size + radius * (1 - cos(pi / 2 * k / 6)) for k in range(6)]
        flat = [-(size - radius) + 2 * (size - radius) * k / 12 for k in range(13)]
        return corner + flat + [-value for value in reversed(corner)]

    def settle(point):
        inner = Vector([max(-(half[k] - radius), min(half[k] - radius, point[k])) for k in range(3)])
        direction = (point - inner).normalized()
        swell = Vector()
        for k in range(3):
            fall = 1.0
            for other in range(3):
                if other != k:
                    fall *= 1 - (inner[other] / half[other]) ** 2
            swell[k] = direction[k] * bulge[k] * fall
        return inner + direction * radius + swell

    for axis in range(3):
        first = (axis + 1) % 3
        second = (axis + 2) % 3
        for side in (-1, 1):
            verts = []
            for a in stops(half[first]):
                line = []
                for b in stops(half[second]):
                    point = Vector()
                    point[axis] = side * half[axis]
                    point[first] = a
                    point[second] = b
                    line.append(mesh.verts.new(settle(point)))
                verts.append(line)
            for line, following in zip(verts, verts[1:]):
                for j in range(len(line) - 1):
                    mesh.faces.new((line[j], following[j], following[j + 1], line[j + 1]))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    if piping:
        inset = radius * 0.29
        for side in (-1, 1):
            outline = [
                (x, y, side * (h / 2 - inset))
                for x, y in rounded_rectangle(w - 2 * inset, d - 2 * inset, radius, 6)
            ]
            sweep(
                outline,
                piping,
                radius=0.004,
                closed=True,
                smooth=0,
                location=location,
                rotation=rotation,
                sides=8,
                name="piping",
            )
    return mesh_part(mesh, name, material, location, rotation, smooth_angle=80, weighted_normals=False)


def turned(profile, location, material, name="turned"):
    """Round upholstery: a lathe with its profile smoothed between the first and last points, which lie on the axis."""
    soft = [(p.x, p.y) for p in spline([(r, z, 0) for r, z in profile[1:-1]], 5)]
    return lathe([profile[0]] + soft + [profile[-1]], location, material, 110, smooth_angle=60, name=name)


def line_groove(positions, depth=0.010, width=0.008, axis=1):
    """Groove function for pad: stitched lines across (axis 1) or along (axis 0) at the given positions."""

    def groove(*point):
        return -sum(depth * exp(-(((point[axis] - p) / width) ** 2)) for p in positions)

    return groove


# ---------------------------------------------------------------- hard parts
def star_base(material, spokes=5, radius=0.33, feet="castor", turn=12, section=(0.052, 0.036)):
    """Star base with castors or glides, hub top at about z = .138 (castor) or .10 (glide)."""
    drop = 0.0 if feet == "castor" else 0.044
    dark = plastic(BLACK, 0.44)
    wheel = plastic("#2a2b2d", 0.5)
    hub = [
        (0, 0.088),
        (0.034, 0.088),
        (0.040, 0.094),
        (0.042, 0.110),
        (0.040, 0.128),
        (0.034, 0.136),
        (0.030, 0.138),
        (0, 0.138),
    ]
    lathe([(r, z - drop) for r, z in hub], (0, 0, 0), material, 48, name="hub")
    for i in range(spokes):
        a = radians(turn + 360 * i / spokes)
        side = [
            (0.025, 0.112),
            (0.10, 0.113),
            (0.58 * radius, 0.104),
            (0.84 * radius, 0.088),
            (radius, 0.076),
        ]
        points = [(cos(a) * q, sin(a) * q, z - drop) for q, z in side]
        sweep(
            points,
            material,
            section=rounded_rectangle(*section, 0.012, 5),
            taper=lambda t: (1 - 0.42 * t, 1 - 0.45 * t),
            smooth=8,
            name="spoke",
        )
        x = cos(a) * radius
        y = sin(a) * radius
        cylinder(0.0165, 0.020, (x, y, 0.074 - drop), material, 0.005)
        if feet == "castor":
            castor(x, y, 0.068, a + 2.2 * sin(i * 2.7 + 1), dark, wheel)
        else:
            cylinder(0.016, 0.026, (x, y, 0.013), rubber(), 0.004)


def gas_lift(top, bottom=0.10, sleeve=0.24):
    """Gas lift: black sleeve and bright piston up to top."""
    dark = plastic(BLACK, 0.44)
    profile = [
        (0, bottom),
        (0.0265, bottom),
        (0.0265, sleeve - 0.005),
        (0.0255, sleeve - 0.002),
        (0.0225, sleeve),
        (0, sleeve),
    ]
    lathe(profile, (0, 0, 0), dark, 40, name="sleeve")
    cylinder(0.014, top - sleeve + 0.02, (0, 0, (top + sleeve) / 2 - 0.01), metal("#a9acb0", 0.12), 0.001)


def mechanism(top, material, lever=True):
    """Tilt mechanism under the seat, upper face at top."""
    outline = [
        (-0.07, -0.13),
        (0.07, -0.13),
        (0.085, -0.06),
        (0.085, 0.08),
        (0.05, 0.15),
        (-0.05, 0.15),
        (-0.085, 0.08),
        (-0.085, -0.06),
    ]
    prism(outline, 0.050, (0, 0.01, top - 0.025), material, 0.010, 4, name="mechanism")
    lathe(
        [(0, -0.045), (0.036, -0.045), (0.042, -0.02), (0.050, 0), (0, 0)], (0, 0, top - 0.045), material, 32
    )
    if lever:
        sweep(
            [(0.06, -0.05, top - 0.03), (0.17, -0.055, top - 0.032), (0.25, -0.065, top - 0.04)],
            material,
            radius=0.0055,
            sides=10,
        )
        slab(
            0.060,
            0.022,
            0.008,
            (0.27, -0.068, top - 0.042),
            material,
            radius=0.010,
            bevel=0.003,
            rotation=(0, 0.15, -0.1),
        )


def straight_leg(top, foot, material, r_top=0.018, r_foot=0.011, section=None):
    """A tapered leg from top to foot, ending on a small glide."""
    ratio = r_foot / r_top
    sweep(
        [top, foot],
        material,
        section=section,
        radius=r_top,
        taper=lambda t: (1 + (ratio - 1) * t,) * 2,
        smooth=0,
        up=(0, 1, 0.01),
        sides=24,
        name="leg",
    )
    cylinder(r_foot * 0.85, 0.008, (foot[0], foot[1], 0.004), rubber(), 0.002, 24)


def four_legs(half_w, half_d, top, material, splay=0.05, r_top=0.018, r_foot=0.011, y=0.0):
    """Four splayed tapered legs."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            straight_leg(
                (sx * half_w, y + sy * half_d, top),
                (sx * (half_w + splay), y + sy * (half_d + splay), 0.006),
                material,
                r_top,
                r_foot,
            )
