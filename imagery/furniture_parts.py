"""Parts that the furniture families share: finishes, working planes, legs, fronts, fittings and props.

Metres, Z up, product front = -Y, standing on z = 0. Finishes are short texts: 'wood:#hex', 'metal:#hex',
'fabric:#hex', 'gloss:#hex', or a bare '#hex' for laminate and powder coat.
"""
import math
import random
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

import materials
from finishes import SILVER
from geometry import box, circle, cylinder, lathe, prism, rounded_rectangle, slab, surface, sweep
from shading import Shader, grey, linear, made_once, scaled
from workbench import build_into, collection, scenery


# Height of the shadow gap by which fronts without handles are opened.
GRIP_GAP = 0.016


def finish(spec, axis="X"):
    """Material for a finish text; axis is the grain direction of wood in the part's own coordinates."""
    kind, _, colour = spec.rpartition(":")
    if kind == "wood":
        return materials.wood(colour, axis)
    if kind == "metal":
        return materials.metal(colour, 0.30)
    if kind == "fabric":
        return materials.fabric(colour)
    if kind == "gloss":
        return materials.lacquer(colour, 0.12)
    return materials.powder(colour, 0.46)


def dark_gap():
    """Nearly black plastic for shadow gaps and voids."""
    return materials.plastic("#121314", 0.6)


def chrome():
    """Bright satin steel for handles, locks and hinges."""
    return materials.metal("#c9cbce", 0.16)


@made_once
def clear_glass(tint="#f4faf9", reflect=0.7):
    """Thin architectural glass: transparent head-on, mirror-like at grazing angles."""
    shader = Shader("glass")
    see_through = shader.node("BsdfTransparent", {0: linear(tint)})
    mirror = shader.node("BsdfGlossy", {0: grey(1), 1: 0.02})
    fresnel = shader.node("Fresnel", {0: 1.35})
    shader.show(shader.mix_surfaces(fresnel * reflect, see_through, mirror))
    shader.without_nodes((*linear(tint)[:3], 0.16), 0.02)
    return shader.material


@made_once
def frosted(colour="#dfe9ea", clear=0.34):
    """Frosted acrylic: daylight passes, shapes behind it only as shadows."""
    shader = Shader("frosted")
    base = linear(colour)
    through = shader.node("BsdfTranslucent", {0: base})
    matt = shader.node("BsdfDiffuse", {0: base})
    milky = shader.mix_surfaces(0.45, through, matt)
    body = shader.mix_surfaces(clear, milky, shader.node("BsdfTransparent", {0: base}))
    sheen = shader.node("BsdfGlossy", {0: grey(1), 1: 0.25})
    shader.show(shader.mix_surfaces(shader.node("Fresnel", {0: 1.3}), body, sheen))
    shader.without_nodes((*base[:3], 1 - clear), 0.4)
    return shader.material


@made_once
def felt(colour="#7b8288"):
    """Pressed acoustic felt: fibrous, matt, without a woven pattern."""
    shader = Shader("felt")
    base = linear(colour)
    fibres = shader.noise(shader.coordinates(), 420, 5, 0.8)
    shader.principled(
        base_color=shader.ramp(fibres, [(0.3, scaled(base, 0.72)), (0.7, scaled(base, 1.25))]),
        roughness=0.95,
        specular=0.1,
        sheen=0.4,
        normal=shader.bump(fibres, 0.35, 0.001),
    )
    shader.tile((colour,), (0.12, 0.12), (256, 256))
    return shader.material


class Face:
    """A vertical working plane: u runs along it, z is up, out is the distance in front of it."""

    def __init__(self, x=0, y=0, turn=0):
        self.x = x
        self.y = y
        self.turn = turn

    def at(self, u, out, z):
        """World position of a point on the face."""
        along = Vector((cos(self.turn), sin(self.turn), 0))
        forward = Vector((sin(self.turn), -cos(self.turn), 0))
        return tuple(Vector((self.x, self.y, z)) + along * u + forward * out)

    def panel(self, width, height, thick, u, z, material, out=0.0, radius=0.002, bevel=0.0015, name="panel"):
        """A flat board on the face; grain axis 'X' lies level, 'Y' stands upright."""
        return slab(
            width,
            height,
            thick,
            self.at(u, out + thick / 2, z),
            material,
            radius=radius,
            bevel=bevel,
            rotation=(pi / 2, 0, self.turn),
            name=name,
            corner_steps=6,
        )

    def pane(self, width, height, u, z, out=0.0, name="glass"):
        """A single sheet of clear glass without thickness, so that light crosses only one surface."""
        return surface(
            lambda s, t: ((s - 0.5) * width, (t - 0.5) * height, 0),
            1,
            1,
            clear_glass(),
            location=self.at(u, out, z),
            rotation=(pi / 2, 0, self.turn),
            name=name,
        )

    def block(self, width, depth, height, u, out, z, material, bevel=0.002, name="block"):
        """A bevelled box centred on (u, out, z)."""
        return box(
            width, depth, height, self.at(u, out, z), material, bevel, rotation=(0, 0, self.turn), name=name
        )

    def disc(self, radius, thick, u, z, material, out=0.0, bevel=0.001, sides=32):
        """A short cylinder whose axis points out of the face."""
        return cylinder(
            radius,
            thick,
            self.at(u, out + thick / 2, z),
            material,
            bevel,
            sides,
            rotation=(pi / 2, 0, self.turn),
        )

    def bar_handle(self, u, z, length=0.16, upright=False, material=None, reach=0.028, bar=0.010):
        """A square bar on two posts."""
        material = material or chrome()
        for side in (-1, 1):
            shift = side * (length / 2 - 0.018)
            du, dz = (0, shift) if upright else (shift, 0)
            self.block(bar * 0.8, reach, bar * 0.8, u + du, reach / 2, z + dz, material, 0.001)
        width, height = (bar, length) if upright else (length, bar)
        self.block(width, bar * 0.9, height, u, reach, z, material, bar * 0.2, name="handle")

    def slot_handle(self, u, z, length=0.12, height=0.026, material=None):
        """A recessed pull: dark pocket inside a slim rim."""
        self.panel(length, height, 0.0012, u, z, material or chrome(), 0, radius=height / 2, bevel=0.0005)
        self.panel(
            length - 0.006,
            height - 0.006,
            0.0014,
            u,
            z,
            dark_gap(),
            0,
            radius=height / 2 - 0.003,
            bevel=0.0002,
        )

    def uk_socket(self, u, z, out=0.0, size=0.044, colour="#dcdcd9"):
        """A BS 1363 outlet, earth slot up."""
        _uk_socket(self._lay(u, z, out), size, colour)

    def usb_c(self, u, z, out=0.0, size=0.044, colour="#dcdcd9"):
        """A USB-C charging outlet of the same size as a socket."""
        _usb_c(self._lay(u, z, out), size, colour)

    def _lay(self, u, z, out):
        """Lays flat pieces on the face, centred on (u, z)."""

        def lay(du, dz, width, height, lift, thick, material, radius):
            self.panel(
                width,
                height,
                thick,
                u + du,
                z + dz,
                material,
                out + lift,
                radius=radius,
                bevel=min(0.0006, thick / 3),
            )

        return lay

    def lock(self, u, z):
        """A cam lock with its key slot."""
        self.disc(0.009, 0.005, u, z, chrome())
        self.block(0.0016, 0.001, 0.008, u, 0.0053, z, dark_gap(), 0)


def _uk_socket(lay, size, colour):
    """Plate and three slots of a BS 1363 outlet.

    lay(du, dv, width, height, lift, thick, material, radius) places a piece.
    """
    lay(0, 0, size, size, 0, 0.003, materials.plastic(colour, 0.4), size * 0.12)
    lay(0, size * 0.21, size * 0.10, size * 0.20, 0.0028, 0.0006, dark_gap(), size * 0.015)
    for side in (-1, 1):
        lay(
            side * size * 0.25,
            -size * 0.17,
            size * 0.17,
            size * 0.10,
            0.0028,
            0.0006,
            dark_gap(),
            size * 0.015,
        )


def _usb_c(lay, size, colour):
    """Plate with one small oval port."""
    lay(0, 0, size, size, 0, 0.003, materials.plastic(colour, 0.4), size * 0.12)
    lay(0, 0, size * 0.30, size * 0.13, 0.0028, 0.0006, materials.metal("#b9bcbf", 0.3), size * 0.06)
    lay(0, 0, size * 0.23, size * 0.07, 0.0032, 0.0005, dark_gap(), size * 0.03)


def top_power(x, y, z, outlets=("uk", "usb", "uk"), size=0.042):
    """Power strip let into a table top at height z."""
    pitch = size + 0.028
    slab(
        pitch * len(outlets) + 0.04,
        size + 0.022,
        0.004,
        (x, y, z + 0.001),
        materials.plastic("#2a2c2e", 0.4),
        radius=0.006,
        bevel=0.001,
        name="power",
    )
    for index, kind in enumerate(outlets):
        spot = x + (index - (len(outlets) - 1) / 2) * pitch

        def lay(du, dv, width, height, lift, thick, material, radius, spot=spot):
            place = (spot + du, y + dv, z + 0.003 + lift + thick / 2)
            slab(width, height, thick, place, material, radius=radius, bevel=min(0.0006, thick / 3))

        if kind == "uk":
            _uk_socket(lay, size, "#d9d9d6")
        else:
            _usb_c(lay, size, "#d9d9d6")


def beam(start, end, width, height, material, up=(0, 0, 1), radius=0.004, name="beam"):
    """A straight rectangular tube between two points."""
    return sweep(
        [start, end],
        material,
        section=rounded_rectangle(width, height, radius, 4),
        smooth=0,
        up=up,
        name=name,
    )


def rod(points, radius, material, smooth=10, sides=14, name="rod"):
    """A round bar or bent tube through the points."""
    return sweep(points, material, radius=radius, sides=sides, smooth=smooth, name=name)


def rounded(outline, radius, steps=8):
    """The outline with every corner filleted; radius is one number or one per corner."""
    count = len(outline)
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * count
    result = []
    for index in range(count):
        here = Vector(outline[index])
        before = (Vector(outline[index - 1]) - here).normalized()
        after = (Vector(outline[(index + 1) % count]) - here).normalized()
        half = before.angle(after) / 2
        if radii[index] < 1e-5 or half > 1.5:
            result.append(tuple(here))
            continue
        start = here + before * (radii[index] / math.tan(half))
        centre = here + (before + after).normalized() * (radii[index] / sin(half))
        first = start - centre
        sweep_angle = pi - 2 * half
        turn = 1 if before.x * after.y - before.y * after.x < 0 else -1
        for step in range(steps + 1):
            angle = turn * sweep_angle * step / steps
            result.append(
                (
                    centre.x + first.x * cos(angle) - first.y * sin(angle),
                    centre.y + first.x * sin(angle) + first.y * cos(angle),
                )
            )
    return result


def boat_outline(length, middle, end, steps=24):
    """Plan of a boat-shaped top: bowed long sides, straight ends, softened corners."""
    right = [(length / 2 - length * i / steps) for i in range(steps + 1)]
    bow = [(x, end / 2 + (middle - end) / 2 * (1 - (2 * x / length) ** 2)) for x in right]
    corners = bow + [(-x, -y) for x, y in bow]
    radii = [0.05 if i in (0, steps, steps + 1, 2 * steps + 1) else 0 for i in range(len(corners))]
    return rounded(corners, radii, 6)


def circle_outline(diameter, steps=96):
    """Plan of a round top."""
    return circle(diameter / 2, steps)


def racetrack_outline(length, width):
    """Plan with two half-round ends."""
    return rounded_rectangle(length, width, width / 2 - 0.001, 24)


def arc_outline(inner, outer, start, end, steps=48):
    """Plan of a ring segment between two angles in degrees, centred on the origin."""
    angles = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    far = [(outer * cos(a), outer * sin(a)) for a in angles]
    near = [(inner * cos(a), inner * sin(a)) for a in reversed(angles)]
    return far + near


def table_top(outline, thick, height, material, edge=None, bevel=0.003):
    """A board with its upper face at the given height, and a thin contrasting underside if edge is given."""
    prism(outline, thick, (0, 0, height - thick / 2), material, bevel, 4, name="top")
    if edge:
        inner = [(x * 0.992, y * 0.985) for x, y in outline]
        prism(inner, 0.012, (0, 0, height - thick - 0.006), edge, 0.001, 2, name="underside")


def grommet(x, y, z, material=None):
    """Round cable outlet set into a top at height z."""
    material = material or materials.plastic("#1b1c1e")
    profile = [
        (0.028, 0),
        (0.033, 0.0008),
        (0.036, 0.0018),
        (0.0355, 0.003),
        (0.029, 0.0032),
        (0.0285, 0.002),
        (0.0285, -0.004),
    ]
    lathe(profile, (x, y, z), material, 40)
    cylinder(0.0285, 0.001, (x, y, z + 0.0008), materials.rubber("#0c0c0c"), 0.0002)


def cable_box(x, y, z, width=0.30, depth=0.13, colour=SILVER):
    """Flush power box in a table top: aluminium flap with a brush slot."""
    rim = materials.metal(colour, 0.32)
    slab(width, depth, 0.003, (x, y, z + 0.0012), rim, radius=0.006, bevel=0.001, name="cable rim")
    slab(width - 0.014, depth - 0.014, 0.0012, (x, y, z + 0.0028), dark_gap(), radius=0.004, bevel=0.0002)
    slab(
        width - 0.018,
        depth - 0.042,
        0.003,
        (x, y + 0.013, z + 0.0032),
        rim,
        radius=0.004,
        bevel=0.0008,
        name="flap",
    )
    slab(
        width - 0.05,
        0.014,
        0.002,
        (x, y - depth / 2 + 0.021, z + 0.0032),
        materials.rubber("#0b0b0b"),
        radius=0.003,
        bevel=0.0005,
    )


def castor(x, y, top, turn, housing, tyre, radius=0.027):
    """Twin-wheel castor, its stem ending at the height top; turn swivels it."""
    swivel = Matrix.Rotation(turn, 4, "Z")

    def at(along, behind, z):
        """World position from coordinates that turn with the castor."""
        spot = Vector((x, y, 0)) + swivel @ Vector((along, behind, 0))
        return (spot.x, spot.y, z)

    trail = 0.014
    wheel = [
        (0, -0.0085),
        (0.012, -0.0085),
        (0.014, -0.0065),
        (radius - 0.006, -0.0065),
        (radius - 0.001, -0.0075),
        (radius, -0.005),
        (radius, 0.005),
        (radius - 0.001, 0.0075),
        (radius - 0.006, 0.0065),
        (0, 0.0065),
    ]
    axle = (pi / 2, 0, turn + pi / 2)
    for side in (-1, 1):
        spot = at(side * 0.0125, trail, radius)
        lathe(wheel, spot, tyre, 36, rotation=axle, name="wheel")
        cylinder(0.0085, 0.019, spot, housing, 0.001, 24, rotation=axle, name="hub")

    def hood(u, v):
        """Half ring between and over the wheels."""
        angle = pi * (v - 0.08)
        return ((u - 0.5) * 0.026, (radius + 0.004) * cos(angle), (radius + 0.004) * sin(angle))

    surface(
        hood,
        4,
        22,
        housing,
        thickness=0.003,
        location=at(0, trail, radius),
        rotation=(0, 0, turn),
        name="hood",
    )
    box(0.006, 0.036, 0.036, at(0, 0.010, radius + 0.006), housing, 0.002, rotation=(0, 0, turn))
    wheel_top = 2 * radius + 0.001
    cylinder(0.0115, max(0.012, top - wheel_top), (x, y, (top + wheel_top) / 2), housing, 0.002, name="stem")


def foot_pad(x, y, radius=0.020, height=0.012):
    """Levelling foot under a leg or cabinet."""
    cylinder(radius, height, (x, y, height / 2), materials.rubber(), 0.003, 28)


def loop_leg(x, depth, height, material, width=0.08, tube=0.025, y=0):
    """Closed rectangular steel frame standing across the desk at x."""
    box(width, depth, tube, (x, y, height - tube / 2), material, 0.003, name="leg top")
    box(width, depth, tube, (x, y, tube / 2 + 0.004), material, 0.003, name="leg bottom")
    for side in (-1, 1):
        box(
            width,
            tube,
            height - 2 * tube,
            (x, y + side * (depth / 2 - tube / 2), height / 2),
            material,
            0.003,
            name="leg post",
        )
        foot_pad(x, y + side * (depth / 2 - 0.05), 0.015, 0.006)


def cabinet(face, width, depth, bottom, top, material, lid=None, thick=0.018):
    """Carcass behind a Face: two sides, back, floor, lid and a dark void; fronts are added by the caller."""
    height = top - bottom
    middle = (top + bottom) / 2
    for side in (-1, 1):
        face.block(
            thick,
            depth,
            height,
            side * (width / 2 - thick / 2),
            -depth / 2,
            middle,
            material,
            0.0015,
            name="side",
        )
    face.block(width - 2 * thick, 0.012, height, 0, -depth + 0.006, middle, material, 0.001, name="back")
    face.block(
        width - 2 * thick,
        depth - 0.012,
        thick,
        0,
        -depth / 2 + 0.004,
        bottom + thick / 2,
        material,
        0.001,
        name="floor",
    )
    face.block(
        width - 2 * thick,
        depth - 0.012,
        thick,
        0,
        -depth / 2 + 0.004,
        top - thick / 2,
        lid or material,
        0.001,
        name="ceiling",
    )


def drawer_stack(
    face, width, bottom, top, heights, material, u=0, handle="bar", gap=0.004, lock=True, metal=None
):
    """Drawer fronts filling bottom..top in the given proportions, from the top down.

    The handle is a 'bar', a recessed 'slot', a metal tab on the 'edge', or a 'grip' gap above each front.
    """
    total = sum(heights)
    space = top - bottom
    z = top
    for share in heights:
        height = space * share / total
        grip = GRIP_GAP if handle == "grip" else 0
        face.panel(
            width - gap,
            height - gap - grip,
            0.018,
            u,
            z - height / 2 - grip / 2,
            material,
            -0.001,
            name="drawer",
        )
        if grip:
            face.block(
                width - gap, 0.004, grip + 0.006, u, -0.004, z - grip / 2, dark_gap(), 0, name="grip gap"
            )
        front = Face(*face.at(0, 0.017, 0)[:2], face.turn)
        if handle == "bar":
            front.bar_handle(u, z - min(0.05, height * 0.5), min(0.18, width * 0.45), material=metal)
        if handle == "slot":
            front.slot_handle(u, z - min(0.045, height * 0.5), min(0.13, width * 0.4), material=metal)
        if handle == "edge":
            front.block(
                min(0.20, width * 0.5), 0.016, 0.003, u, 0.004, z - gap / 2 - 0.001, metal or chrome(), 0.001
            )
        z -= height
    if lock:
        Face(*face.at(0, 0.017, 0)[:2], face.turn).lock(u + width / 2 - 0.035, top - 0.030)


def door_pair(face, width, bottom, top, material, u=0, handle="bar", gap=0.004, metal=None, leaves=2):
    """One or two hinged door fronts with upright handles at the meeting edge."""
    leaf = width / leaves
    height = top - bottom
    front = Face(*face.at(0, 0.017, 0)[:2], face.turn)
    for index in range(leaves):
        centre = u - width / 2 + leaf * (index + 0.5)
        grip_h = GRIP_GAP if handle == "grip" else 0
        face.panel(
            leaf - gap,
            height - gap - grip_h,
            0.018,
            centre,
            (top + bottom - grip_h) / 2,
            material,
            -0.001,
            name="door",
        )
        if grip_h:
            face.block(
                leaf - gap,
                0.004,
                grip_h + 0.006,
                centre,
                -0.004,
                top - grip_h / 2,
                dark_gap(),
                0,
                name="grip gap",
            )
        inward = 1 if (leaves == 2 and index == 0) or leaves == 1 else -1
        grip = centre + inward * (leaf / 2 - 0.035)
        if handle == "bar":
            front.bar_handle(grip, top - min(0.20, height * 0.35), min(0.20, height * 0.4), True, metal)
        if handle == "knob":
            front.disc(0.012, 0.022, grip, (top + bottom) / 2, metal or chrome(), 0, 0.003)
        if handle == "edge":
            front.block(
                min(0.16, leaf * 0.5),
                0.016,
                0.003,
                centre,
                0.004,
                top - gap / 2 - 0.001,
                metal or chrome(),
                0.001,
            )


def mobile_pedestal(x, y, turn, body, front, height=0.56, width=0.40, depth=0.52, handle="slot"):
    """Three-drawer pedestal on small castors, its drawers facing the turned -Y."""
    face = Face(x + sin(turn) * depth / 2, y - cos(turn) * depth / 2, turn)
    body_material = finish(body)
    cabinet(face, width, depth - 0.018, 0.05, height, body_material)
    face.block(width, depth, 0.018, 0, -depth / 2 + 0.018, height + 0.009, body_material, 0.003, name="lid")
    face.block(width - 0.05, depth - 0.06, height - 0.08, 0, -depth / 2, height / 2 + 0.03, dark_gap(), 0)
    drawer_stack(face, width, 0.05, height, (1, 1, 2.1), finish(front), handle=handle)
    for du in (-1, 1):
        for dout in (-1, 1):
            spot = face.at(du * (width / 2 - 0.05), -depth / 2 + dout * (depth / 2 - 0.06), 0.027)
            cylinder(
                0.022,
                0.020,
                spot,
                materials.plastic("#1d1e20", 0.5),
                0.004,
                28,
                rotation=(0, pi / 2, turn + 0.5 * du),
            )
            cylinder(0.012, 0.020, (spot[0], spot[1], 0.045), materials.plastic("#1d1e20", 0.5), 0.002, 20)


def book_row(x_start, x_end, y_front, z, height=0.28, seed=1, depth=0.19):
    """A row of books of mixed sizes standing with their spines at y_front."""
    chance = random.Random(seed)
    palette = [
        "#2f4858",
        "#86603f",
        "#c9c3b6",
        "#8d3b33",
        "#3f5d4a",
        "#d7a24b",
        "#1f2933",
        "#b7bcc2",
        "#e6e0d4",
    ]
    x = x_start
    while x < x_end - 0.05:
        width = chance.uniform(0.018, 0.042)
        tall = height * chance.uniform(0.72, 1)
        deep = depth * chance.uniform(0.8, 1)
        spine = y_front + chance.uniform(0, 0.012)
        box(
            width,
            deep,
            tall,
            (x + width / 2, spine + deep / 2, z + tall / 2),
            materials.paint(chance.choice(palette), 0.6),
            0.0025,
            name="book",
        )
        x += width + 0.0015


def binder_row(x_start, count, y_front, z, colours=("#23303b", "#23303b", "#c8cbce", "#7d2f2b")):
    """Lever-arch files with a label and finger ring."""
    for index in range(count):
        x = x_start + 0.034 + 0.071 * index
        box(
            0.068,
            0.27,
            0.31,
            (x, y_front + 0.135, z + 0.155),
            materials.plastic(colours[index % len(colours)], 0.5),
            0.004,
        )
        box(0.048, 0.002, 0.11, (x, y_front - 0.0008, z + 0.20), materials.paint("#f3f1ec"), 0.0005)
        cylinder(
            0.012,
            0.003,
            (x, y_front - 0.0008, z + 0.06),
            materials.metal("#c9ccd0", 0.25),
            0.001,
            rotation=(pi / 2, 0, 0),
        )


def wall_behind(model, y, colour="#d9d6d0", skirting="#c4c1ba"):
    """A wall with skirting behind a wall-mounted product, outside its collection so that the camera ignores it."""
    collection(model.name + "_wall")
    box(14, 0.10, 7, (0, y + 0.05, 3.5), materials.paint(colour, 0.8, 0.04), 0, name="wall")
    box(14, 0.014, 0.09, (0, y - 0.007, 0.045), materials.paint(skirting, 0.5), 0.003, name="skirting")
    build_into(model)
    with scenery():
        box(0.002, 0.002, 0.002, (0, y - 0.02, 0.001), materials.paint(colour), 0, name="floor mark")
