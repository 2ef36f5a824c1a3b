"""Still lifes for the services: tools and papers, arranged with models of the goods they serve.

Metres, Z up, front = -Y, standing on z = 0. Every still life builds into a fresh collection and returns it.
"""
from math import cos, pi, radians, sin

import numpy as np

from geometry import box, cylinder, rounded_rectangle, slab, sweep
from it_parts import UNIT, mark, move, plate, since
from materials import fabric, metal, plastic, powder, rubber, wood
from network import keystone_x, network_switch, patch_panel
from portable_computers import laptop
from screen_page import INK, Page
from servers import backup_drive
from tools import (
    BRIGHT,
    TEAL,
    bolts,
    cable_coil,
    cable_tester,
    clipboard,
    cordless_drill,
    drawing_roll,
    hex_key,
    laser_meter,
    pen,
    pencil,
    print_material,
    sample_chip,
    scale_ruler,
    screwdriver,
    sheet,
    spirit_level,
    tool_case,
    wall_outlet,
)
from workbench import build_into, collection, current_collection

DRAWING_WALL = "#2b3340"
DRAWING_LINE = "#8b96a5"


# ------------------------------------------------------------------ putting things together
def placed(family, shift=(0, 0, 0), turn=0.0, **arguments):
    """Build another family's model into this still life, turned by degrees, shifted; returns its objects."""
    still_life = current_collection()
    part = family(link=False, **arguments)
    build_into(still_life)
    objects = list(part.objects)
    for ob in objects:
        part.objects.unlink(ob)
        still_life.objects.link(ob)
    move(objects, shift, (0, 0, radians(turn)))
    return objects


def put(build, shift=(0, 0, 0), rotation=(0, 0, 0), **arguments):
    """Build a tool of this file, turned by degrees about its origin and shifted."""
    start = mark()
    build(**arguments)
    move(since(start), shift, tuple(radians(angle) for angle in rotation))


def show_on(objects, page):
    """Replace what a laptop's screen shows."""
    for ob in objects:
        if ob.name.startswith("screen"):
            ob.data.materials[0] = page.material(0.95, 0.25)


# ------------------------------------------------------------------ printed matter
def picture_floor_plan(aspect=1.414):
    """Furniture plan on paper: walls, doors, desks with chairs, a meeting room, sizes and a title block."""
    page = Page(aspect, "#f4f3ee", height=900)
    x0, y0, w, h = 0.10, 0.13, aspect - 0.36, 0.74
    thick = 0.014

    def wall(u0, v0, u1, v1):
        left, top = x0 + u0 * w - thick / 2, y0 + v0 * h - thick / 2
        page.rect(left, top, (u1 - u0) * w + thick, (v1 - v0) * h + thick, DRAWING_WALL)

    outer = ((0, 0, 1, 0), (0, 1, 0.42, 1), (0.52, 1, 1, 1), (0, 0, 0, 1), (1, 0, 1, 1))
    inner = ((0.36, 0, 0.36, 0.30), (0, 0.40, 0.26, 0.40), (0.36, 0.40, 0.36, 0.40), (0.68, 0, 0.68, 0.28))
    rooms = ((0.36, 0.40, 0.60, 0.40), (0.68, 0.40, 1, 0.40), (0.74, 0.40, 0.74, 0.84), (0.74, 0.96, 0.74, 1))
    for ends in outer + inner + rooms:
        wall(*ends)
    swing = np.hypot(page.x - x0 - 0.42 * w, page.y - y0 - h)
    reach = 0.10 * w
    inside = (page.x > x0 + 0.42 * w) & (page.y < y0 + h)
    page.paint(np.where(inside, np.abs(swing - reach) - 0.0015, 1.0), DRAWING_LINE)

    def desk(u, v, colour="#c6a679"):
        left, top = x0 + u * w, y0 + v * h
        page.rect(left, top, 0.105, 0.052, DRAWING_LINE, 0.004)
        page.rect(left + 0.002, top + 0.002, 0.101, 0.048, colour, 0.003)
        page.rect(left + 0.036, top + 0.056, 0.032, 0.024, "#7f9fb5", 0.010)

    for u, v in ((0.08, 0.10), (0.08, 0.24), (0.43, 0.10), (0.76, 0.10), (0.76, 0.24)):
        desk(u, v)
    for row in range(2):
        for column in range(4):
            desk(0.06 + column * 0.165, 0.54 + row * 0.20)
    page.rect(x0 + 0.80 * w, y0 + 0.55 * h, 0.12 * w, 0.30 * h, "#b98f63", 0.030)
    for k in range(3):
        for side in (-0.045, 0.128):
            page.rect(x0 + (0.80 + side) * w, y0 + (0.58 + k * 0.09) * h, 0.030, 0.034, "#7f9fb5", 0.010)
    page.rect(x0, y0 - 0.050, w, 0.002, TEAL)
    for u in (0, 0.36, 0.68, 1):
        page.rect(x0 + u * w - 0.001, y0 - 0.058, 0.002, 0.018, TEAL)
    for u, words in ((0.18, "5,200"), (0.52, "4,600"), (0.84, "4,700")):
        page.write(words, x0 + u * w, y0 - 0.080, 0.019, TEAL, "centre")
    block = aspect - 0.21
    page.rect(block, 0.13, 0.17, 0.74, "#e2e0d8")
    page.write("Plan B", block + 0.016, 0.160, 0.030, DRAWING_WALL)
    page.write("1:50", block + 0.016, 0.215, 0.022, DRAWING_LINE)
    page.write("186 m2", block + 0.016, 0.255, 0.022, DRAWING_LINE)
    for k in range(9):
        page.rect(
            block + 0.016, 0.34 + k * 0.045, 0.018, 0.018, ("#c6a679", "#7f9fb5", "#b98f63")[k % 3], 0.003
        )
        page.rect(block + 0.046, 0.346 + k * 0.045, (0.09, 0.07, 0.10)[k % 3], 0.006, DRAWING_LINE, 0.003)
    return page


def fill(page, corners, colour):
    """Fill a polygon of (x, y) corners on a page."""
    inside = np.zeros_like(page.x, dtype=bool)
    for (xa, ya), (xb, yb) in zip(corners, corners[1:] + corners[:1]):
        crosses = (ya > page.y) != (yb > page.y)
        slope = (xb - xa) / (yb - ya) if yb != ya else 0.0
        inside ^= crosses & (page.x < xa + (page.y - ya) * slope)
    page.paint(np.where(inside, -1.0, 1.0).astype(np.float32), colour)


def picture_room(aspect=1.6):
    """The planned office in 3D, seen from a corner above: two walls, desks, plants, a meeting table."""
    page = Page(aspect, "#e9edf0", "#d3d9de")
    page.rect(0, 0, aspect, 0.075, "#26323f")
    page.write("3D view 2 of 4", 0.04, 0.026, 0.026, "#ffffff")
    unit = 0.072
    x0 = aspect / 2
    y0 = 0.30

    def at(x, y, z=0.0):
        return (x0 + (x - y) * unit, y0 + (x + y) * unit * 0.5 - z * unit)

    def block(x, y, w, d, low, high, top, left, right):
        fill(page, [at(x, y, high), at(x + w, y, high), at(x + w, y + d, high), at(x, y + d, high)], top)
        fill(
            page, [at(x, y + d, high), at(x + w, y + d, high), at(x + w, y + d, low), at(x, y + d, low)], left
        )
        fill(
            page,
            [at(x + w, y, high), at(x + w, y + d, high), at(x + w, y + d, low), at(x + w, y, low)],
            right,
        )

    fill(page, [at(0, 0), at(9, 0), at(9, 9), at(0, 9)], "#c9b79c")
    fill(page, [at(0, 0), at(9, 0), at(9, 0, 2.8), at(0, 0, 2.8)], "#f3f1ec")
    fill(page, [at(0, 0), at(0, 9), at(0, 9, 2.8), at(0, 0, 2.8)], "#dfe3e4")
    for k in range(4):
        left = 0.7 + k * 2.1
        fill(
            page,
            [at(left, 0, 0.9), at(left + 1.6, 0, 0.9), at(left + 1.6, 0, 2.4), at(left, 0, 2.4)],
            "#a9cbe0",
        )
    fill(page, [at(0, 1.0, 0.8), at(0, 4.2, 0.8), at(0, 4.2, 2.3), at(0, 1.0, 2.3)], TEAL)
    for row in range(2):
        for column in range(3):
            x = 1.4 + column * 2.5
            y = 1.0 + row * 2.5
            block(x, y + 0.95, 0.7, 0.5, 0, 0.45, "#5c8296", "#47677a", "#3b586a")
            block(x - 0.4, y, 1.7, 0.8, 0.62, 0.74, "#d8b688", "#b9966a", "#a08159")
            block(x - 0.36, y + 0.05, 0.06, 0.7, 0, 0.62, "#4a4f55", "#3a3f45", "#30343a")
            block(x + 1.18, y + 0.05, 0.06, 0.7, 0, 0.62, "#4a4f55", "#3a3f45", "#30343a")
            block(x + 0.1, y + 0.12, 0.7, 0.06, 0.85, 1.3, "#2b3340", "#35506e", "#222a35")
    block(2.2, 6.6, 3.4, 1.5, 0.62, 0.76, "#8a6242", "#6f4d33", "#5d402b")
    for k in range(4):
        block(2.4 + k * 0.8, 8.3, 0.5, 0.45, 0, 0.45, "#d9a12b", "#b88720", "#9b711a")
    for x, y in ((8.2, 0.4), (8.2, 8.2), (0.4, 8.2)):
        block(x, y, 0.45, 0.45, 0, 0.5, "#e4e4e0", "#cfcfca", "#b9b9b4")
        cx, cy = at(x + 0.22, y + 0.22, 1.0)
        page.disc(cx, cy, 0.036, "#4f7f4a")
        page.disc(cx - 0.020, cy + 0.014, 0.024, "#5f9458")
    return page


CHECKS = (
    "Updates installed",
    "Backup restored",
    "Server disks",
    "Virus scan",
    "Switches, Wi-Fi",
    "Printers",
    "UPS batteries",
    "Report sent",
)


def picture_visit(aspect=1.6):
    """The monthly visit on a laptop: a list of checks with green ticks, and the state of the machines."""
    page = Page(aspect, "#eef1f4")
    page.rect(0, 0, aspect, 0.11, "#17404a")
    page.write("Monthly visit 7 of 12", 0.05, 0.040, 0.032, "#ffffff")
    page.write("15 users", aspect - 0.05, 0.043, 0.026, "#a9d3d8", "right")
    page.rect(0.05, 0.16, aspect * 0.54, 0.78, "#ffffff", 0.012)
    for k, words in enumerate(CHECKS):
        y = 0.195 + k * 0.091
        done = k < 6
        page.rect(0.085, y, 0.046, 0.046, "#2fa36b" if done else "#d5dbe1", 0.010)
        if done:
            page.line([(0.095, y + 0.024), (0.105, y + 0.034), (0.122, y + 0.013)], 0.008, "#ffffff")
        page.write(words, 0.160, y + 0.009, 0.030, INK if done else "#8a94a6")
    left = aspect * 0.54 + 0.10
    wide = aspect - 0.05 - left
    page.rect(left, 0.16, wide, 0.36, "#ffffff", 0.012)
    page.ring(left + wide / 2, 0.335, 0.105, 0.036, "#e2e7ec")
    arc = [(left + wide / 2 + 0.105 * cos(a / 10), 0.335 + 0.105 * sin(a / 10)) for a in range(-16, 36)]
    page.line(arc, 0.036, "#2fa36b")
    page.write("75%", left + wide / 2, 0.315, 0.040, INK, "centre")
    page.rect(left, 0.56, wide, 0.38, "#ffffff", 0.012)
    for k in range(15):
        x = left + 0.040 + (k % 5) * (wide - 0.080) / 4.6
        page.rect(x, 0.60 + (k // 5) * 0.11, 0.058, 0.070, "#e0a23b" if k == 8 else "#2fa36b", 0.010)
    return page


def picture_form(aspect=0.737):
    """The visit form on the clipboard: twelve months, checks ticked by hand and a signature."""
    page = Page(aspect, "#f6f5f1", height=720)
    page.rect(0.06, 0.05, aspect - 0.12, 0.07, "#17404a")
    page.write("IT maintenance", 0.09, 0.074, 0.026, "#ffffff")
    for k in range(12):
        x = 0.06 + (k % 6) * 0.105
        y = 0.155 + (k // 6) * 0.065
        page.rect(x, y, 0.092, 0.052, "#c5ccd3", 0.006)
        page.rect(x + 0.003, y + 0.003, 0.086, 0.046, "#cfe6d8" if k < 7 else "#f6f5f1", 0.005)
        page.write(str(k + 1), x + 0.046, y + 0.016, 0.022, INK, "centre")
    for k in range(9):
        y = 0.33 + k * 0.058
        page.rect(0.07, y, 0.030, 0.030, "#8a94a6", 0.004)
        page.rect(0.073, y + 0.003, 0.024, 0.024, "#f6f5f1", 0.003)
        if k < 6:
            page.line([(0.076, y + 0.014), (0.085, y + 0.024), (0.108, y - 0.008)], 0.006, "#1d4fa0")
        page.rect(0.125, y + 0.011, (0.40, 0.33, 0.45, 0.37)[k % 4], 0.009, "#9aa3ad", 0.004)
    page.line(
        [(0.09, 0.915), (0.14, 0.885), (0.17, 0.925), (0.22, 0.88), (0.25, 0.92), (0.33, 0.90)],
        0.006,
        "#1d4fa0",
    )
    page.rect(0.07, 0.945, 0.34, 0.003, "#8a94a6")
    return page


# ------------------------------------------------------------------ the still lifes
def furniture_assembly(link=True, name="assembly"):
    """A small table on its top on a blanket, two of its legs fitted, with drill, level, case and fittings."""
    model = collection(name, link)
    slab(
        1.02, 0.78, 0.008, (0, 0, 0.004), fabric("#6f7780", 0.0056), radius=0.03, bevel=0.003, name="blanket"
    )
    ground = 0.008
    top = 0.025
    slab(
        0.66,
        0.46,
        top,
        (0.02, 0.08, ground + top / 2),
        wood("#c39b6c"),
        radius=0.012,
        bevel=0.002,
        name="table top",
    )
    steel = powder("#26282b")
    legs = {(-1, 1): True, (1, 1): True, (-1, -1): True, (1, -1): False}
    level = ground + top
    for (sx, sy), fitted in legs.items():
        x = 0.02 + sx * 0.285
        y = 0.08 + sy * 0.185
        if fitted:
            table_leg((x, y, level), steel)
        else:
            for dx in (-0.024, 0.024):
                for dy in (-0.024, 0.024):
                    cylinder(
                        0.0035,
                        0.002,
                        (x + dx, y + dy, level),
                        plastic("#2a2018", 0.7),
                        0.0003,
                        16,
                        name="hole",
                    )
    start = mark()
    table_leg((0, 0, 0), steel)
    move(since(start), (0.02, -0.245, ground + 0.040), (0, pi / 2, radians(8)))
    put(cordless_drill, (0.375, -0.215, ground), (0, 0, -38))
    put(spirit_level, (0.02, 0.075, level), (0, 0, 6))
    put(tool_case, (-0.435, 0.16, ground), (0, 0, 62))
    put(hex_key, (-0.26, -0.20, ground), (0, 0, 24))
    start = mark()
    bolts([(-0.33, -0.29), (-0.305, -0.315), (-0.285, -0.28)])
    move(since(start), (0, 0, ground))
    return model


def table_leg(foot, steel, height=0.36, thick=0.036):
    """Square table leg pointing up from its screwed plate, its rubber foot at the far end."""
    x, y, z = foot
    slab(0.080, 0.080, 0.004, (x, y, z + 0.002), steel, radius=0.010, bevel=0.001, name="plate")
    for dx in (-0.024, 0.024):
        for dy in (-0.024, 0.024):
            cylinder(
                0.0055, 0.003, (x + dx, y + dy, z + 0.0050), metal(BRIGHT, 0.25), 0.001, 20, name="screw"
            )
    slab(thick, thick, height, (x, y, z + 0.004 + height / 2), steel, radius=0.004, bevel=0.001, name="leg")
    cylinder(0.014, 0.008, (x, y, z + height + 0.007), rubber(), 0.002, 24, name="foot")


def desk_top(w, d, colour):
    """The table under a still life; returns the height of its face."""
    thick = 0.022
    slab(w, d, thick, (0, 0, thick / 2), wood(colour), radius=0.014, bevel=0.003, name="table")
    return thick


def space_planning(link=True, name="planning"):
    """A furniture plan with ruler, pencil, samples and a laser meter before a laptop with a view in 3D."""
    model = collection(name, link)
    table = desk_top(0.86, 0.72, "#5f4330")
    start = mark()
    sheet(0.594, 0.42, print_material(picture_floor_plan()))
    move(since(start), (-0.07, -0.12, 0), (0, 0, radians(-4)))
    show_on(placed(laptop, (0.16, 0.215, 0), -10, open_angle=106), picture_room())
    put(drawing_roll, (-0.22, 0.225, 0), (0, 0, 9), length=0.38)
    put(drawing_roll, (-0.22, 0.175, 0), (0, 0, 6), length=0.36, radius=0.017)
    put(scale_ruler, (-0.10, -0.285, 0.0015), (0, 0, 3))
    put(pencil, (-0.19, -0.17, 0.0015), (0, 0, 38))
    put(laser_meter, (0.325, -0.045, 0), (0, 0, -16))
    samples = (wood("#c39b6c"), wood("#9a7350"), fabric("#3f5f73"), fabric("#a9adb1"))
    for k, material in enumerate(samples):
        place = (0.285 + k * 0.020, -0.235 + (k % 2) * 0.012, k * 0.0055)
        put(sample_chip, place, (0, 0, -18 + k * 13), material=material)
    move(since(start), (0, 0, table))
    return model


def network_setup(link=True, name="networksetup"):
    """Patch panel and switch in a frame, joined by twelve leads; tester, outlet and coiled cable before it."""
    model = collection(name, link)
    table = desk_top(0.66, 0.66, "#c39b6c")
    start = mark()
    panel_z = 0.180
    switch_z = 0.090
    steel = powder("#34373b")
    for side in (-1, 1):
        holes = [(0, (k - 5.5) * 0.0205, rounded_rectangle(0.009, 0.009, 0.001, 2)) for k in range(12)]
        plate(0.030, 0.270, holes, 0.003, (side * 0.238, 0.004, 0.145), steel, radius=0.002)
        box(0.003, 0.040, 0.270, (side * 0.2525, 0.026, 0.145), steel, 0.001, name="post")
        box(0.040, 0.30, 0.010, (side * 0.243, 0.10, 0.005), steel, 0.003, name="foot")
    box(0.49, 0.030, 0.010, (0, 0.236, 0.005), steel, 0.003, name="beam")
    box(0.506, 0.036, 0.004, (0, 0.026, 0.281), steel, 0.001, name="head")
    placed(patch_panel, (0, 0, panel_z))
    placed(network_switch, (0, 0.130, switch_z), depth=0.26)
    colours = (
        "#2f6fb4",
        "#2f6fb4",
        "#2f6fb4",
        "#2f6fb4",
        "#d9a12b",
        "#d9a12b",
        "#3f9a58",
        "#3f9a58",
        "#3f9a58",
        "#c43d35",
        "#2f6fb4",
        "#2f6fb4",
    )
    panel_row = panel_z + UNIT / 2 - 0.004
    switch_row = switch_z + UNIT / 2 + 0.0068
    for k, colour in enumerate(colours):
        x0 = keystone_x(k, 24)
        x1 = -0.115 + k * 0.0152 + (k // 6) * 0.0035
        patch_lead((x0, panel_row), (x1, switch_row), colour, 0.042 + 0.006 * (k % 3))
    put(cable_tester, (0.10, -0.165, 0), (0, 0, -14))
    put(wall_outlet, (0.225, -0.075, 0), (-8, 0, -12))
    put(cable_coil, (-0.165, -0.17, 0), (0, 0, -20))
    move(since(start), (0, 0.02, table))
    return model


def patch_lead(above, below, colour, reach):
    """Short lead from a panel's jack at (x, z) down to a switch's port, hanging forward in a bow."""
    (x0, z0), (x1, z1) = above, below
    jacket = plastic(colour, 0.45)
    for x, z in (above, below):
        box(0.0104, 0.020, 0.0080, (x, -0.008, z), jacket, 0.0015, name="boot")
    bow = [
        (x0, -0.016, z0),
        (x0, -0.016 - reach * 0.55, z0 - 0.004),
        (x0 * 0.85 + x1 * 0.15, -0.016 - reach, z0 - 0.026),
        (x0 * 0.5 + x1 * 0.5, -0.018 - reach * 1.05, (z0 + z1) / 2 - 0.004),
        (x0 * 0.15 + x1 * 0.85, -0.016 - reach, z1 + 0.008),
        (x1, -0.016 - reach * 0.55, z1 - 0.003),
        (x1, -0.016, z1),
    ]
    sweep(bow, jacket, radius=0.0026, sides=10, smooth=8, name="lead")


def it_maintenance(link=True, name="maintenance"):
    """A laptop with the month's checks, the visit form on a clipboard, screwdrivers and a backup drive."""
    model = collection(name, link)
    table = desk_top(0.80, 0.56, "#c39b6c")
    start = mark()
    show_on(placed(laptop, (-0.12, 0.085, 0), 8, body="#8f9398", open_angle=108), picture_visit())
    put(clipboard, (0.235, -0.025, 0), (0, 0, -12), page=picture_form())
    put(pen, (0.285, -0.060, 0.005), (0, 0, 32))
    put(screwdriver, (-0.235, -0.165, 0), (0, 0, 62))
    put(screwdriver, (-0.240, -0.222, 0), (0, 0, 70), length=0.17, colour="#2f6fb4")
    placed(backup_drive, (-0.010, -0.165, 0), -20)
    move(since(start), (0, 0, table))
    return model
