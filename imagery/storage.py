"""Wooden and mixed storage: credenzas, bookcases, open shelving, pedestals and filing cabinets."""
from math import pi, sin

import bmesh

from finishes import BLACK, OAK, WALNUT, WHITE
from furniture_parts import (
    Face,
    binder_row,
    book_row,
    castor,
    dark_gap,
    door_pair,
    drawer_stack,
    finish,
    loop_leg,
    rod,
)
from geometry import box, lathe, mesh_part, rounded_rectangle, slab, surface, sweep
from materials import fabric, foliage, metal, paint, plastic, powder
from workbench import collection, copies, scenery
from mathutils import Matrix


def credenza(
    w=1.6,
    d=0.45,
    h=0.74,
    body=WALNUT,
    front=None,
    layout=("doors", "drawers", "doors"),
    base="legs",
    accent=BLACK,
    handle="edge",
    link=True,
    name="credenza",
):
    """Credenza with doors, drawers and open bays: 1.60 x 0.45 x 0.74 m on plinth, tapered legs or sled frame."""
    model = collection(name, link)
    front = front or body
    steel = finish(accent)
    lift = 0.06 if base == "plinth" else 0.15
    thick = 0.022
    face = Face(0, -d / 2 + 0.020, 0)
    deep = d - 0.020
    for side in (-1, 1):
        wall = Face(side * (w / 2 - thick / 2) + thick / 2, 0.010, pi / 2)
        wall.panel(
            deep,
            h - lift - 0.025,
            thick,
            0,
            lift + (h - lift - 0.025) / 2,
            finish(body, "Y"),
            -thick,
            name="side",
        )
    face.panel(w - 2 * thick, h - lift - 0.03, 0.012, 0, (h + lift) / 2, finish(body), -deep, name="back")
    face.block(
        w - 2 * thick, deep - 0.01, thick, 0, -deep / 2, lift + thick / 2, finish(body), 0.001, name="floor"
    )
    slab(w + 0.004, d + 0.004, 0.028, (0, 0, h - 0.014), finish(body), radius=0.004, bevel=0.0025, name="top")
    bay = (w - 2 * thick) / len(layout)
    low, high = lift + 0.004, h - 0.032
    for index, kind in enumerate(layout):
        u = -w / 2 + thick + bay * (index + 0.5)
        if index:
            face.block(
                0.018,
                deep - 0.02,
                high - low,
                u - bay / 2,
                -deep / 2,
                (low + high) / 2,
                finish(body),
                0.001,
                name="divider",
            )
        if kind == "doors":
            door_pair(
                face,
                bay,
                low,
                high,
                finish(front, "Y"),
                u,
                handle,
                metal=steel,
                leaves=2 if bay > 0.55 else 1,
            )
        if kind == "drawers":
            drawer_stack(face, bay, low, high, (1, 1, 1), finish(front), u, handle, lock=False, metal=steel)
        if kind == "open":
            face.block(
                bay - 0.02,
                deep - 0.04,
                0.018,
                u,
                -deep / 2 - 0.01,
                (low + high) / 2 + 0.01,
                finish(body),
                0.001,
                name="shelf",
            )
            shelf_z = (low + high) / 2 + 0.020
            book_row(u - bay / 2 + 0.03, u + bay * 0.18, -d / 2 + 0.07, low + 0.022, 0.24, 4 + index)
            box(0.24, 0.18, 0.035, (u - bay * 0.12, -0.02, shelf_z + 0.018), paint("#c9c3b6", 0.6), 0.003)
            box(0.21, 0.16, 0.030, (u - bay * 0.11, -0.02, shelf_z + 0.051), paint("#2f4858", 0.6), 0.003)
    if base == "plinth":
        box(w - 0.04, d - 0.07, lift, (0, 0.02, lift / 2), steel, 0.002, name="plinth")
    if base == "legs":
        for side in (-1, 1):
            for end in (-1, 1):
                x, y = side * (w / 2 - 0.12), end * (d / 2 - 0.07)
                profile = [(0, 0), (0.011, 0), (0.013, 0.003), (0.021, lift), (0, lift)]
                lathe(profile, (x, y, 0), steel, 32, name="leg")
    if base == "sled":
        for side in (-1, 1):
            loop_leg(side * (w / 2 - 0.16), d - 0.06, lift, steel, 0.03, 0.02)
    return model


def bookcase(
    w=0.90,
    d=0.40,
    h=1.96,
    body=OAK,
    doors="wood",
    door_h=0.78,
    front=None,
    shelves=3,
    filled=True,
    handle="bar",
    link=True,
    name="bookcase",
):
    """Bookcase with low wooden doors or full glass doors: 0.90 x 0.40 x 1.96 m."""
    model = collection(name, link)
    front = front or body
    thick = 0.022
    deep = d - 0.020
    lift = 0.07
    face = Face(0, -d / 2 + 0.020, 0)
    for side in (-1, 1):
        wall = Face(side * (w / 2 - thick / 2) + thick / 2, 0.010, pi / 2)
        wall.panel(deep, h - 0.024, thick, 0, (h - 0.024) / 2, finish(body, "Y"), -thick, name="side")
    face.panel(
        w - 2 * thick, h - 0.09, 0.010, 0, lift + (h - 0.09) / 2, finish(body, "Y"), -deep, name="back"
    )
    slab(w + 0.004, d + 0.004, 0.026, (0, 0, h - 0.013), finish(body), radius=0.003, bevel=0.002, name="top")
    face.block(w - 2 * thick, 0.018, lift - 0.004, 0, -0.05, lift / 2, finish(body), 0.001, name="kick")
    levels = [lift + 0.012]
    upper = lift + door_h if doors == "wood" else lift + 0.38
    step = (h - 0.03 - upper) / (shelves + (0 if doors == "wood" else 1))
    level = upper
    while level < h - 0.10:
        levels.append(level)
        level += step
    for z in levels:
        face.block(w - 2 * thick, deep - 0.012, 0.022, 0, -deep / 2, z, finish(body), 0.0012, name="shelf")
    if doors == "wood":
        door_pair(face, w, lift, upper + 0.011, finish(front, "Y"), 0, handle)
        Face(0, -d / 2 + 0.003, 0).lock(0.035, upper - 0.32)
    if doors == "glass":
        door_pair(face, w, lift, upper + 0.011, finish(front, "Y"), 0, handle)
        for side in (-1, 1):
            leaf = w / 2 - 0.004
            tall = h - 0.030 - upper - 0.013
            z_mid = upper + 0.013 + tall / 2
            face.pane(leaf - 0.01, tall - 0.01, side * w / 4, z_mid, 0.005)
            for edge in (-1, 1):
                face.block(
                    0.022,
                    0.018,
                    tall,
                    side * w / 4 + edge * (leaf / 2 - 0.011),
                    0.009,
                    z_mid,
                    finish(BLACK),
                    0.001,
                )
                face.block(
                    leaf,
                    0.018,
                    0.022,
                    side * w / 4,
                    0.009,
                    z_mid + edge * (tall / 2 - 0.011),
                    finish(BLACK),
                    0.001,
                )
            Face(0, -d / 2 + 0.003, 0).bar_handle(side * 0.030, z_mid - 0.2, 0.18, True)
    if filled:
        open_levels = [z for z in levels if z >= upper - 0.001]
        for index, z in enumerate(open_levels):
            room = min(0.31, step - 0.05)
            if index % 2 == 0:
                book_row(-w / 2 + 0.05, w * 0.20, -d / 2 + 0.08, z + 0.012, room, 3 + index)
                vase = [
                    (0, 0),
                    (0.04, 0),
                    (0.058, 0.04),
                    (0.062, 0.09),
                    (0.045, 0.14),
                    (0.026, 0.17),
                    (0.030, 0.185),
                    (0.02, 0.17),
                    (0, 0.165),
                ]
                lathe(
                    vase,
                    (w * 0.32, -0.02, z + 0.012),
                    paint(("#c96f4a", "#e7e2d8")[index // 2 % 2], 0.4),
                    40,
                    name="vase",
                )
            elif room > 0.30:
                binder_row(-w / 2 + 0.05, int((w - 0.12) / 0.071) - 3, -d / 2 + 0.07, z + 0.012)
            else:
                book_row(-w * 0.12, w / 2 - 0.05, -d / 2 + 0.08, z + 0.012, room, 13 + index)
                box(
                    0.20,
                    0.15,
                    0.11,
                    (-w * 0.30, -0.02, z + 0.068),
                    fabric("#8b8f92"),
                    0.006,
                    name="storage box",
                )
    return model


def drawer_cabinet(
    w=0.40,
    d=0.56,
    h=0.60,
    drawers=(1, 1, 2.1),
    body=WHITE,
    front=None,
    handle="recess",
    castors=True,
    fifth_castor=True,
    link=True,
    name="drawer_cabinet",
):
    """Steel pedestal (0.40 x 0.56 x 0.60 m) or filing cabinet (0.46 x 0.60 x 1.32 m) on castors or a plinth.

    drawers are the proportions of the fronts from the top down. handle 'recess' is cut into the front, 'bar' stands
    before it with a label holder above.
    """
    model = collection(name, link)
    sheet = powder(body, 0.42)
    front_material = finish(front) if front else sheet
    wall = 0.016
    low = 0.058 if castors else 0.035
    stack = h - low - 0.030
    middle = low + stack / 2
    for side in (-1, 1):
        box(
            wall, d, stack + 0.012, (side * (w / 2 - wall / 2), 0, middle + 0.006), sheet, 0.0015, name="side"
        )
    box(w - 2 * wall, 0.012, stack, (0, d / 2 - 0.006, middle), sheet, 0.001, name="back")
    box(w - 2 * wall, d - 0.02, 0.012, (0, 0, low + 0.006), sheet, 0.001, name="floor")
    box(w - 2 * wall, d - 0.02, 0.014, (0, 0, low + stack + 0.006), sheet, 0.001, name="ceiling")
    slab(w, d, 0.018, (0, 0, h - 0.009), sheet, radius=0.006, bevel=0.003, name="lid")
    box(w - 2 * wall - 0.002, d - 0.06, stack - 0.01, (0, 0.02, middle), dark_gap(), 0, name="void")
    width = w - 2 * wall - 0.005
    gap = 0.004
    share = (stack - gap * (len(drawers) - 1)) / sum(drawers)
    top = low + stack
    for part in drawers:
        tall = share * part
        if handle == "recess":
            scoop = dark_gap() if front and front.startswith("wood") else front_material
            _recessed_front(width, top - tall, top, -d / 2, front_material, scoop)
        else:
            _bar_front(width, top - tall, top, -d / 2, front_material)
        top -= tall + gap
    Face(0, -d / 2 + 0.001, 0).lock(
        w / 2 - wall - 0.040, low + stack - 0.018 if handle == "recess" else low + stack - 0.030
    )
    if not castors:
        box(w - 0.03, d - 0.06, 0.035, (0, 0.015, 0.0175), plastic("#1a1b1d", 0.5), 0.002, name="plinth")
        return model
    housing, tyre = plastic("#1b1c1e"), plastic("#2c2d30", 0.5)
    spots = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
    for index, (side, end) in enumerate(spots):
        x, y = side * (w / 2 - 0.05), end * (d / 2 - 0.06)
        castor(x, y, low + 0.004, 0.8 + index * 1.9, housing, tyre, 0.023)
    if fifth_castor:
        castor(0, -d / 2 + 0.045, low + 0.004, 0.3, housing, tyre, 0.023)
    return model


def _recessed_front(width, bottom, top, y, material, scoop_material):
    """Drawer front with a rounded grip slot and the scooped pocket behind it; y is its outer face."""
    grip_w, grip_h, thick = 0.145, 0.030, 0.018
    grip_z = top - 0.030 - grip_h / 2
    mesh = bmesh.new()
    half = width / 2
    low, high = bottom + 0.002, top - 0.002
    outer = [(-half, low), (half, low), (half, high), (-half, high)]
    inner = [(u, v + grip_z) for u, v in rounded_rectangle(grip_w, grip_h, grip_h / 2 - 0.001, 8)]
    edges = []
    for outline in (outer, inner):
        ring = [mesh.verts.new((u, 0, v)) for u, v in outline]
        edges += [mesh.edges.new((ring[k], ring[(k + 1) % len(ring)])) for k in range(len(ring))]
    bmesh.ops.triangle_fill(mesh, edges=edges, use_beauty=True)
    extruded = bmesh.ops.extrude_face_region(mesh, geom=mesh.faces[:])
    moved = [part for part in extruded["geom"] if isinstance(part, bmesh.types.BMVert)]
    bmesh.ops.translate(mesh, vec=(0, -thick, 0), verts=moved)
    mesh.normal_update()
    rim = [
        edge
        for edge in mesh.edges
        if all(abs(vert.co.y + thick) < 1e-6 for vert in edge.verts)
        and len(edge.link_faces) == 2
        and edge.calc_face_angle(0) > 1
    ]
    bmesh.ops.bevel(mesh, geom=rim, offset=0.0016, segments=3, profile=0.5, affect="EDGES")
    mesh_part(mesh, "front", material, (0, y + thick, 0), smooth_angle=30)

    def scoop(u, v):
        """Pocket for the fingers behind the slot."""
        depth = 0.032 * max(0, sin(pi * v)) ** 0.6 * min(1, 9 * min(u, 1 - u))
        return ((u - 0.5) * (grip_w + 0.004), y + 0.014 + depth, grip_z + (v - 0.5) * (grip_h + 0.004))

    surface(scoop, 16, 14, scoop_material, name="scoop")


def _bar_front(width, bottom, top, y, material):
    """Filing drawer front with a label holder and, below it, a bar handle."""
    tall = top - bottom
    box(width, 0.018, tall - 0.004, (0, y + 0.009, (top + bottom) / 2), material, 0.0018, name="front")
    steel = metal("#c9cbce", 0.20)
    face = Face(0, y, 0)
    handle_z = top - 0.145
    for side in (-1, 1):
        face.disc(0.0045, 0.024, side * 0.064, handle_z, steel)
    sweep(
        [(-0.084, y - 0.026, handle_z), (0.084, y - 0.026, handle_z)],
        steel,
        section=rounded_rectangle(0.011, 0.009, 0.003, 4),
        smooth=0,
        up=(0, -1, 0),
        name="handle",
    )
    label_z = top - 0.085
    face.panel(
        0.082,
        0.044,
        0.0030,
        0,
        label_z,
        metal("#b8babd", 0.25),
        0,
        radius=0.003,
        bevel=0.0008,
        name="label holder",
    )
    face.panel(
        0.072, 0.034, 0.0006, 0, label_z - 0.001, paint("#efeee9", 0.7), 0.0030, radius=0.001, bevel=0.0001
    )


def open_shelving(
    w=1.2,
    d=0.35,
    h=2.0,
    levels=5,
    wood=OAK,
    frame=BLACK,
    filled=True,
    seed=5,
    link=True,
    name="open_shelving",
):
    """Open shelving of oak boards in a steel frame, crossed rods at the back: 1.20 x 0.35 x 2.00 m, five shelves."""
    model = collection(name, link)
    steel = finish(frame)
    tube = 0.025
    for side in (-1, 1):
        x = side * (w / 2 - tube / 2)
        for end in (-1, 1):
            box(tube, tube, h, (x, end * (d / 2 - tube / 2), h / 2), steel, 0.002, name="post")
        for z in (h - tube / 2, 0.09):
            box(tube, d, tube, (x, 0, z), steel, 0.002, name="cross bar")
    boards = [0.12 + (h - 0.17) * index / (levels - 1) for index in range(levels)]
    for z in boards:
        slab(w - 0.004, d - 0.004, 0.025, (0, 0, z), finish(wood), radius=0.004, bevel=0.0015, name="shelf")
    y_back = d / 2 - 0.005
    for side in (-1, 1):
        reach = side * (w / 2 - 0.01)
        rod([(-reach, y_back, 0.13), (reach, y_back, h - 0.06)], 0.004, steel, 0, 8, "brace")
    if filled:
        _shelf_contents(w, d, [z + 0.0125 for z in boards], seed)
    return model


def _shelf_contents(w, d, tops, seed):
    """Boxes, binders and books on the shelves whose upper faces are given, and a plant on the highest."""
    y_front = -d / 2 + 0.035
    for index, z in enumerate(tops[:-1]):
        kind = ("boxes", "binders", "books", "books")[index % 4]
        if kind == "boxes":
            for place in range(3):
                x = -w / 2 + 0.22 + place * 0.36
                cloth = fabric(("#8b8f92", "#a79b8a", "#6f7a80")[place])
                slab(0.31, 0.26, 0.20, (x, -0.01, z + 0.10), cloth, radius=0.02, bevel=0.008, name="box")
                box(0.07, 0.003, 0.035, (x, -0.141, z + 0.13), paint("#f4f1ea"), 0.0008, name="box label")
        elif kind == "binders":
            binder_row(-w / 2 + 0.05, int((w - 0.40) / 0.071), y_front, z)
        else:
            start = -w / 2 + 0.05 + 0.05 * (index % 2)
            book_row(start, w / 2 - 0.26, y_front + 0.03, z, 0.28, seed + index)
            _vase(w / 2 - 0.13, -0.02, z, ("#c96f4a", "#e7e2d8")[index % 2])
    with scenery():
        _pot_plant(-w * 0.25, 0, tops[-1])


def _vase(x, y, z, colour):
    """A small round-bellied vase."""
    profile = [
        (0, 0),
        (0.04, 0),
        (0.058, 0.04),
        (0.062, 0.09),
        (0.045, 0.14),
        (0.026, 0.17),
        (0.030, 0.185),
        (0.024, 0.185),
        (0.02, 0.17),
        (0, 0.165),
    ]
    lathe(profile, (x, y, z), paint(colour, 0.4), 40, name="vase")


def _pot_plant(x, y, z):
    """A low plant with arching leaves in a pale pot."""
    pot = [
        (0, 0),
        (0.05, 0),
        (0.075, 0.03),
        (0.08, 0.09),
        (0.074, 0.12),
        (0.066, 0.12),
        (0.066, 0.10),
        (0, 0.10),
    ]
    lathe(pot, (x, y, z), paint("#e2ded6", 0.45), 40, name="pot")

    def leaf(u, v):
        """Narrow blade that bends over."""
        width = 0.05 * max(0, sin(pi * v**0.7)) ** 0.8
        return ((u - 0.5) * width, 0.20 * v, 0.09 * v - 0.20 * v * v + 0.01 * abs(2 * u - 1))

    blade = surface(leaf, 5, 10, foliage("#54803f"), name="leaf")

    def place(index):
        """Fans thirty leaves round the pot."""
        tilt = 0.2 + 0.9 * ((index * 7) % 30) / 30
        size = 0.6 + 0.5 * ((index * 13) % 30) / 30
        turn = Matrix.Rotation(index * 2.4, 4, "Z") @ Matrix.Rotation(tilt, 4, "X")
        return Matrix.Translation((x, y, z + 0.098)) @ turn @ Matrix.Scale(size, 4)

    copies(blade, [place(index) for index in range(30)])
