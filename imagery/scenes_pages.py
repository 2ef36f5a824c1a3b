"""The pictures of the showroom's places, and of the pages about the shop."""
from math import pi

import props
import room
from geometry import box, slab
from materials import fabric, paint, powder, wood
from room import Room
from scenes_furniture import GREY_WALL, KEYBOARD, SAND_WALL, WARM_WHITE, corner
from stage import develop, photograph, prop, put
from workbench import collection

SWATCHES = (
    ("#8a1538", "#b8a88c", "#4b6472", "#3f5a52", "#6f7b84"),
    ("#c08a3e", "#9a5a36", "#53606a", "#8fa89b", "#2b3549"),
    ("#d9d2c3", "#a3614c", "#35577a", "#7d8286", "#5b7365"),
)
WOODS = ("#c39b6c", "#6f5039", "#d2b48c", "#96673f", "#43322a")


def place_with_view(outside, floor, floor_colour, wall, shift=0.0, height=3.2):
    """A room whose back wall is all window, with light also from the left."""
    space = Room(10.4, 7.6, height)
    room.floor(space, floor, floor_colour)
    room.window_wall(
        space, "back", ((-3.6, 5.0),), sill=0.10, head=0.30, pane=1.43, transom=None, colour=wall
    )
    room.window_wall(space, "left", ((-2.6, -0.4), (0.6, 2.8)), sill=0.4, head=0.45, colour=wall, light=50)
    room.wall(space, "right", wall)
    room.view_from(space, "back", outside, shift=shift)
    room.sun((0.80, 0.44, -0.42), 3.6)
    room.daylight(0.6)
    develop(0.08)
    return space


def doha():
    """A reception above the bay, with West Bay beyond the windows."""
    space = place_with_view("west bay", "stone", "#b5aa99", WARM_WHITE, shift=-8)
    room.ceiling(space, (-1.6, 1.6), light_length=5)
    put("liwan-curved-reception-counter-280-walnut", 1.75, -2.5, -16)
    put("zubara-ufuq-24-all-in-one-silver", 1.80, -2.2, 164, 0.74)
    put("liwan-sofa-2-box-black-leather", -2.2, -2.2, 52)
    put("liwan-armchair-box-blue", -0.95, -1.35, 8)
    put("liwan-coffee-table-110-walnut", -1.10, -2.75, 30)
    put(prop(props.books, count=3, seed=6), -1.05, -2.70, 40, 0.42)
    put(prop(props.olive_tree), -3.3, -0.85, 30)
    put(prop(props.snake_plant, height=0.95), 3.7, -0.6)
    room.rug(-1.25, -2.4, 3.2, 2.5, "#b0a798", 12)
    return photograph((0.0, -7.5, 1.45), (0.0, 0, 1.15), 28)


def lusail():
    """An office over Lusail's marina."""
    space = place_with_view("lusail", "oak", "#b59b79", GREY_WALL, shift=2)
    room.ceiling(space, (0.0,), light_length=5)
    put("majlis-meeting-table-200-oak", 1.35, -2.6, 8)
    for x, y, turn in ((0.85, -1.75, -4), (1.8, -1.65, 10), (0.95, -3.45, 184), (1.95, -3.35, 176)):
        put("dhow-meeting-tub-chair-grey", x, y, turn)
    put("zubara-sadaf-13-premium-laptop-sand", 1.75, -2.75, 12, 0.74)
    put(prop(props.carafe), 1.0, -2.55, 0, 0.74)
    put("liwan-sofa-3-soft-beige", -2.45, -2.1, 74)
    put("liwan-round-coffee-table-80-oak", -1.25, -2.35)
    put(prop(props.bowl), -1.25, -2.35, 0, 0.42)
    put(prop(props.ficus, height=1.9, leaves=165), -3.2, -0.8, 30)
    for x in (0.95, 1.75):
        put(prop(props.pendant, drop=0.8), x, -2.6, 0, 2.05)
    return photograph((-0.2, -7.5, 1.45), (-0.1, 0, 1.15), 28)


def al_waab():
    """A ground-floor office between gardens and villas."""
    space = place_with_view("villas", "oak", "#b89c78", SAND_WALL, height=3.0)
    room.ceiling(space)
    put("sadu-height-adjustable-desk-180-walnut", 1.45, -2.55, -14)
    put("noor-monitor-32-4k-studio", 1.5, -2.38, -14, 0.74)
    put(KEYBOARD, 1.35, -2.72, -14, 0.74)
    put("dhow-ergonomic-chair-headrest-sage", 0.72, -3.25, 128)
    put("lawh-dome-desk-lamp-brick-red", 2.08, -2.62, 190, 0.74)
    put("liwan-wing-armchair-swivel-tan", -2.1, -1.9, 42)
    put("liwan-armchair-box-blue", -0.9, -1.35, -6)
    put("liwan-round-coffee-table-80-oak", -1.25, -2.45)
    put(prop(props.bowl), -1.25, -2.45, 0, 0.42)
    put(prop(props.ficus, height=1.9, leaves=165), 3.3, -0.8, 30)
    put(prop(props.snake_plant, height=0.95), -3.3, -0.9)
    room.rug(-1.35, -2.1, 3.2, 2.5, "#b7ae9e")
    return photograph((0.0, -7.3, 1.42), (0.0, 0, 1.12), 28)


def about():
    """The floor of the showroom: groups of products on low plinths before a maroon wall."""
    space = Room(12.0, 9.0, 3.4)
    room.floor(space, "stone", "#c9c2b6")
    room.wall(space, "back", "#e6e1d8")
    room.painted_field(space, "back", -1.1, 2.3, room.MAROON)
    room.window_wall(space, "left", ((-3.6, -0.6), (0.4, 3.4)), sill=0.12, head=0.45, light=55)
    room.view_from(space, "left", "west bay")
    room.wall(space, "right", "#e0dbd2")
    room.ceiling(space, (-2.4, 0.6, 3.4), light_length=6.5)
    room.plinth(-2.95, -2.2, 3.2, 2.4, 0.08)
    put("liwan-sofa-3-soft-beige", -2.95, -1.75, 8, 0.08)
    put("liwan-round-coffee-table-80-oak", -2.75, -2.85, 0, 0.08)
    room.plinth(0.6, -1.5, 3.2, 1.9, 0.08)
    for i, slug in enumerate(
        (
            "dhow-ergonomic-chair-navy",
            "dhow-executive-chair-channel-back-tan",
            "dhow-ergonomic-chair-headrest-sage",
        )
    ):
        put(slug, -0.45 + i * 1.05, -1.5, (22, 4, -20)[i], 0.08)
    put("samt-phone-booth-102-white", 3.45, -1.1, -12)
    put("sadu-height-adjustable-desk-160", 1.45, -3.9, -18)
    put("noor-monitor-27-qhd-usb-c", 1.50, -3.72, -18, 0.74)
    put(KEYBOARD, 1.40, -4.06, -18, 0.74)
    put("dhow-task-chair-black", 0.72, -4.50, 122)
    put("khazna-open-shelving-oak-steel-120", 4.85, -0.26)
    put(prop(props.olive_tree), -4.9, -0.9)
    put(prop(props.ficus, height=1.8, leaves=160), 2.75, -0.55, 40)
    for x in (-0.45, 0.6, 1.65):
        put(prop(props.pendant, drop=0.8), x, -1.5, 0, 2.35)
    room.sun((0.80, 0.44, -0.42), 3.4)
    room.daylight(0.52)
    develop(0.10)
    return photograph((-0.4, -8.8, 1.55), (-0.1, 0, 1.20), 28)


# ------------------------------------------------------------------ our story
def sample_wall():
    """A board with rows of fabric and wood samples; its back is at y = 0 and it stands on z = 0."""
    part = collection("sample wall", link=False)
    box(2.6, 0.02, 1.5, (0, -0.01, 0.75), paint("#d6cfc2", 0.8), 0.002)
    for row, colours in enumerate(SWATCHES):
        for i, colour in enumerate(colours):
            cloth = fabric(colour, 0.0056, 0.3)
            place = (-0.98 + i * 0.30, -0.028, 1.24 - row * 0.34)
            slab(
                0.25,
                0.29,
                0.012,
                place,
                cloth,
                radius=0.006,
                bevel=0.004,
                rotation=(pi / 2, 0, 0),
                name="swatch",
            )
            box(
                0.03, 0.012, 0.02, (place[0], -0.036, place[2] + 0.135), powder("#2b2d30"), 0.002, name="clip"
            )
    for i, colour in enumerate(WOODS):
        box(
            0.13,
            0.018,
            1.02,
            (0.58 + i * 0.15, -0.03, 0.89),
            wood(colour, "Z", 0.45, 0.9),
            0.002,
            name="board",
        )
    box(2.5, 0.16, 0.025, (0, -0.09, 0.16), wood("#c39b6c"), 0.002, name="ledge")
    return part


def samples_on_table():
    """Wood chips in a fan, and folded cloth."""
    part = collection("samples", link=False)
    for i, colour in enumerate(WOODS):
        place = (0.045 * i - 0.09, 0.012 * abs(i - 2), 0.006 + 0.0095 * i)
        slab(
            0.075,
            0.19,
            0.009,
            place,
            wood(colour, "Y", 0.4, 0.9),
            radius=0.004,
            bevel=0.001,
            rotation=(0, 0, 0.32 - 0.16 * i),
        )
    for i, colour in enumerate(("#8a1538", "#b8a88c", "#3f5a52")):
        cloth = fabric(colour, 0.0056, 0.3)
        slab(
            0.20,
            0.15,
            0.016,
            (0.36, 0.02, 0.008 + i * 0.017),
            cloth,
            radius=0.012,
            bevel=0.007,
            rotation=(0, 0, 0.1 * (i - 1)),
        )
    return part


def our_story():
    """A workbench before the sample wall: drawings, chips of wood, cloth."""
    corner(WARM_WHITE, width=5.6, depth=4.6, sunlight=2.8)
    put(prop(sample_wall), 0.25, -0.002, 0, 0.92)
    room.table_board(0.25, -0.95, 2.7, 0.95, 0.90, "wood:#b58a5a", 0.05)
    put(prop(bench_frame), 0.25, -0.95)
    put("ogulf-office-space-plan-200", -0.35, -0.98, 4, 0.90)
    put(prop(samples_on_table), 0.62, -1.02, -8, 0.90)
    put(prop(props.tray_of_pens), 1.25, -0.72, 0, 0.90)
    put("lawh-dome-desk-lamp-brick-red", 1.35, -0.95, 200, 0.90)
    put("dhow-counter-stool-oak-green", -0.55, -1.85, 160)
    put(prop(props.snake_plant, height=0.95, pot_colour="#d8d2c6"), 1.95, -0.55)
    return photograph((0.20, -5.2, 1.55), (0.20, -0.6, 1.16), 36)


def bench_frame():
    """The trestles of the workbench, with a shelf between them."""
    part = collection("bench frame", link=False)
    timber = wood("#a97f52", "Z", 0.5, 0.8)
    for x in (-1.22, 1.22):
        for y in (-0.38, 0.38):
            box(0.08, 0.08, 0.85, (x, y, 0.425), timber, 0.003)
        box(0.06, 0.70, 0.08, (x, 0, 0.80), timber, 0.003)
    box(2.4, 0.74, 0.025, (0, 0, 0.24), wood("#b58a5a"), 0.002)
    return part


# ------------------------------------------------------------------ services
def desk_frame():
    """The frame of a desk before its top is laid on: two columns, feet and cross bars."""
    part = collection("desk frame", link=False)
    steel = powder("#2b2d30", 0.4)
    for x in (-0.56, 0.56):
        slab(0.07, 0.70, 0.02, (x, 0, 0.012), steel, radius=0.02, bevel=0.004, name="foot")
        box(0.08, 0.05, 0.66, (x, 0, 0.355), steel, 0.004, name="column")
        box(0.05, 0.60, 0.03, (x, 0, 0.70), steel, 0.003, name="arm")
    for y in (-0.06, 0.06):
        box(1.14, 0.03, 0.03, (0, y, 0.685), steel, 0.003, name="rail")
    return part


def leaning_top():
    """A table top that stands on its edge and leans against a wall at y = 0."""
    part = collection("leaning top", link=False)
    slab(
        1.6,
        0.8,
        0.025,
        (0, -0.105, 0.395),
        wood("#c39b6c"),
        radius=0.01,
        bevel=0.002,
        rotation=(1.36, 0, 0),
        name="top",
    )
    return part


def carton(width=0.9, depth=0.28, height=0.62):
    """A cardboard box with tape."""
    part = collection("carton", link=False)
    box(width, depth, height, (0, 0, height / 2), paint("#b6946a", 0.85, 0.2), 0.003)
    box(width + 0.001, 0.06, 0.002, (0, 0, height), paint("#c9ad83", 0.4), 0)
    box(width + 0.002, 0.06, 0.10, (0, 0, height - 0.049), paint("#c9ad83", 0.4), 0)
    return part


def installation():
    """A workstation being put up: frame, top against the wall, cartons, blanket and tools."""
    corner(GREY_WALL, width=7.0, depth=6.0)
    put("sadu-height-adjustable-desk-160", 1.75, -1.05, 0)
    put("noor-monitor-27-qhd-usb-c", 1.75, -0.9, 0, 0.74)
    put("dhow-ergonomic-chair-navy", 1.75, -1.85, 140)
    put(prop(desk_frame), -0.45, -1.55, -10)
    put(prop(leaning_top), -0.55, 0)
    put(prop(carton), -2.2, -0.6, 14)
    put(prop(carton, width=0.62, depth=0.42, height=0.36), -2.1, -1.35, -10)
    put("ogulf-furniture-assembly-visit", 0.70, -2.45, 12)
    put("lawh-monitor-arm-single-silver", -2.1, -1.35, 20, 0.36)
    return photograph((0.2, -6.4, 1.50), (0.15, -1.5, 0.66), 35)
