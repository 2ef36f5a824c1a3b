"""The pictures of the furniture categories: a few products of each, arranged in the corner of a room."""
from math import cos, radians, sin

import props
import room
from room import Room
from stage import develop, photograph, product, prop, put

SAND_WALL = "#e4ddd1"
GREY_WALL = "#dedcd6"
SAGE_WALL = "#c9cec3"
CLAY_WALL = "#d9c5b4"
WARM_WHITE = "#e9e5de"
KEYBOARD = "wasl-wireless-keyboard-mouse-set-full"


def corner(
    wall=WARM_WHITE,
    floor="oak",
    floor_colour=None,
    width=7.4,
    depth=6.0,
    height=2.9,
    sunlight=4.2,
    fill=0.55,
    exposure=0.40,
):
    """A plain room: light from the windows of its left wall, the side to the camera open."""
    space = Room(width, depth, height)
    room.floor(space, floor, floor_colour)
    room.wall(space, "back", wall)
    middle = depth / 2
    room.window_wall(
        space,
        "left",
        ((middle - 4.6, middle - 2.9), (middle - 2.3, middle - 0.6)),
        sill=0.12,
        head=0.35,
        pane=0.85,
        colour=wall,
        light=55,
    )
    room.view_from(space, "left", "west bay")
    room.ceiling(space)
    room.sun((0.82, 0.40, -0.42), sunlight)
    room.daylight(fill)
    develop(exposure)
    return space


def work_place(x, y, desk, monitor, chair, height=0.74, turn=0, chair_turn=170):
    """A desk against the light with monitor, keyboard and chair; the user's side towards the camera."""
    put(desk, x, y, turn)
    put(monitor, x, y + 0.14, 0, height)
    put(KEYBOARD, x - 0.05, y - 0.16, 0, height)
    put(chair, x + 0.34, y - 0.80, chair_turn)


def desks():
    """A height-adjustable desk in front, a staff desk at the wall."""
    corner(SAND_WALL)
    work_place(
        -0.75,
        -2.15,
        "sadu-height-adjustable-desk-160",
        "noor-monitor-27-qhd-usb-c",
        "dhow-ergonomic-chair-headrest-sage",
        chair_turn=142,
    )
    put("lawh-dome-desk-lamp-brick-red", -1.36, -2.02, -30, 0.74)
    put(prop(props.mug), -0.25, -2.25, 30, 0.74)
    put("sadu-staff-desk-160-oak-pedestal", 1.65, -0.62, 180)
    put("zubara-safar-14-business-laptop-silver", 1.45, -0.62, -8, 0.74)
    put("dhow-task-chair-black", 1.60, -1.45, 158)
    put(prop(props.books, count=4), 2.2, -0.50, 10, 0.74)
    put(prop(props.framed_picture, width=0.7, height=0.9), 1.65, 0, 0, 1.65)
    put(prop(props.ficus, height=1.9, leaves=165), 0.15, -0.55, 40)
    room.rug(-0.75, -2.5, 2.9, 2.2, "#aaa294")
    return photograph((0.25, -6.0, 1.42), (0.28, -1.5, 0.90), 34)


def workstations():
    """A four-person bench in use."""
    corner(SAND_WALL, "carpet", "#9a948a")
    put("sadu-bench-4-person-140-light-oak", -0.15, -2.2, -24)
    turn = radians(-24)

    def place(x, y):
        return -0.15 + x * cos(turn) - y * sin(turn), -2.2 + x * sin(turn) + y * cos(turn)

    chairs = ("dhow-ergonomic-chair-navy", "dhow-ergonomic-chair-headrest-sage")
    for i, x in enumerate((-0.7, 0.7)):
        for side in (-1, 1):
            facing = -24 if side < 0 else 156
            put("noor-monitor-24-office-silver-stand", *place(x, side * 0.26), facing, 0.74)
            put(KEYBOARD, *place(x, side * 0.50), facing, 0.74)
            put(
                chairs[(i + (side > 0)) % 2], *place(x + 0.06, side * 1.05), facing + 180 + (12 if i else -16)
            )
    put("sadu-call-center-station-100-terracotta", 2.75, -0.55, 180)
    put("dhow-task-chair-black", 2.72, -1.12, 190)
    put(prop(props.ficus, height=1.9, leaves=165), -2.75, -0.7, 70)
    put("samt-hexagon-acoustic-tiles-17", -0.1, -0.035, 0, 0.42)
    return photograph((0.3, -7.1, 1.62), (0.18, -1.5, 0.90), 34)


def meeting():
    """A boat-shaped conference table with eight chairs before a slatted wall."""
    space = corner(WARM_WHITE, "carpet", "#99928a")
    room.slat_wall(space, "back", -1.2, 2.5)
    put("majlis-conference-table-320-walnut", 0.15, -2.35, 0)
    chair = "dhow-meeting-swivel-chair-charcoal"
    for i, x in enumerate((-0.85, 0.15, 1.15)):
        put(chair, x, -1.35, (6, -5, 8)[i])
        put(chair, x, -3.42, 180 + (10, -7, -14)[i])
    put(chair, -1.95, -2.35, 84)
    put(chair, 2.25, -2.35, -95)
    put("zubara-sadaf-13-premium-laptop-sand", 0.9, -2.60, 10, 0.74)
    put(prop(props.carafe), 0.05, -2.35, 20, 0.74)
    put(prop(props.notebook), -0.75, -2.62, 4, 0.74)
    put("lawh-mobile-flip-chart-charcoal", -2.35, -0.8, 22)
    put(prop(props.linear_pendant, length=2.4, drop=0.75), 0.15, -2.35, 0, 2.05)
    put(prop(props.ficus, height=1.8, leaves=160), 3.0, -0.55, 0)
    return photograph((0.55, -6.8, 1.62), (0.18, -1.5, 0.98), 33)


def reception():
    """The oak counter with a waiting corner beside it."""
    space = corner(CLAY_WALL, "stone", "#bdb2a1")
    room.slat_wall(space, "back", -1.05, 2.05, "#b58a5a")
    put("liwan-reception-counter-240-oak", 0.55, -1.55, 0)
    put("wasl-ip-phone-reception-key-module", 1.0, -1.40, 170, 0.76)
    put("zubara-ufuq-24-all-in-one-silver", 0.3, -1.45, 180, 0.74)
    put(prop(props.vase, height=0.30), -0.35, -1.62, 0, 1.10)
    put("liwan-armchair-box-blue", -1.75, -1.75, 48)
    put("liwan-round-coffee-table-80-oak", -1.05, -2.75, 0)
    put(prop(props.books, count=3, seed=6), -1.00, -2.75, 20, 0.42)
    put(prop(props.olive_tree), 2.45, -0.75, 10)
    for x in (-0.2, 0.55, 1.3):
        put(prop(props.pendant, drop=0.7), x, -1.5, 0, 2.05)
    return photograph((0.25, -6.4, 1.45), (0.20, -1.5, 1.05), 34)


def seating():
    """Task, meeting, visitor and executive chairs in a loose row."""
    corner(SAGE_WALL)
    put("dhow-ergonomic-chair-headrest-sage", -1.58, -2.15, 28)
    put("dhow-executive-chair-channel-back-tan", -0.68, -1.75, 14)
    put("dhow-meeting-tub-chair-grey", 0.18, -2.30, -8)
    put("dhow-visitor-chair-sled-blue", 0.98, -1.80, -24)
    put("dhow-counter-stool-oak-green", 1.72, -2.2, -30)
    put(prop(props.snake_plant, height=0.95, pot_colour="#d8d2c6"), 1.40, -0.60)
    room.rug(0.05, -2.0, 4.4, 1.9, "#b7b0a3")
    return photograph((0.03, -6.7, 1.28), (0.0, -1.8, 0.72), 37)


def sofas():
    """A lounge: three-seat sofa, armchair, pouf and coffee table on a rug."""
    corner(SAND_WALL)
    room.rug(-0.05, -2.1, 3.9, 2.7, "#b9b0a1")
    put("liwan-sofa-3-soft-beige", -0.15, -0.95, 0)
    put("liwan-wing-armchair-swivel-tan", 1.75, -2.0, -58)
    put("liwan-armchair-box-blue", -2.05, -2.0, 66)
    put("liwan-round-coffee-table-80-oak", -0.10, -2.25)
    put("liwan-pouf-drum-mustard", 0.75, -3.0, 20)
    put(prop(props.bowl), -0.05, -2.20, 0, 0.42)
    put(prop(props.books, count=3, seed=6), -0.32, -2.35, 25, 0.42)
    put(prop(props.floor_lamp), 1.5, -0.55)
    put(prop(props.ficus, height=1.9, leaves=165), -2.25, -0.62, 30)
    put(prop(props.framed_picture, width=0.85, height=1.05), -0.65, 0, 0, 1.62)
    put(
        prop(props.framed_picture, width=0.6, height=0.75, tones=("#3f5a52", "#c9a36f"), seed=4),
        0.35,
        0,
        0,
        1.62,
    )
    return photograph((0.05, -7.0, 1.35), (-0.12, -1.5, 0.88), 35)


def storage():
    """Shelving, bookcase, lockers and a credenza along a wall."""
    corner(GREY_WALL, depth=5.6)
    put("khazna-open-shelving-oak-steel-120", -2.15, -0.28)
    put("khazna-credenza-white-oak-180", -0.48, -0.30)
    put("khazna-locker-16-door-oak-green", 1.35, -0.32)
    put("khazna-filing-cabinet-4-drawer-charcoal", 2.62, -0.36)
    put(prop(props.framed_picture, width=0.8, height=1.0), -0.75, 0, 0, 1.55)
    put(prop(props.vase, height=0.30), -0.15, -0.30, 0, 0.74)
    put(prop(props.books, count=4, seed=3), -1.1, -0.28, 8, 0.74)
    put("khazna-pedestal-2-drawer-oak", 0.55, -1.45, -20)
    put(prop(props.trailing_plant), 0.55, -1.45, 0, 0.48)
    return photograph((0.1, -5.9, 1.35), (0.14, -0.4, 1.02), 33)


def acoustic_pods():
    """Two booths and an open pod."""
    corner(WARM_WHITE, "carpet", "#9a958c", width=8.6, depth=6.4, fill=0.65, exposure=0.55)
    put("samt-phone-booth-102-white", -2.35, -1.2, 14)
    put("samt-open-pod-240-green", -0.15, -1.0, 4)
    put("samt-phone-booth-120-graphite", 2.05, -1.15, -10)
    put("liwan-ottoman-oak-legs-green", 0.9, -3.0, 20)
    put("liwan-pouf-drum-mustard", 1.55, -2.75, 0)
    put(prop(props.ficus, height=1.8, leaves=160), 3.2, -0.7, 40)
    return photograph((0.15, -7.7, 1.40), (0.12, -1.5, 1.08), 34)


def boards_accessories():
    """A whiteboard, a flip chart, a planter, and a desk with lamp and monitor arm."""
    corner(SAGE_WALL)
    put("lawh-enamel-whiteboard-180", -0.55, -0.025, 0, 0.12)
    put("lawh-mobile-flip-chart-charcoal", -2.05, -1.0, 24)
    put("sadu-height-adjustable-desk-160", 1.30, -1.55, -6)
    arm = product("lawh-monitor-arm-dual-black", screens=True)
    put(arm, 1.34, -1.52, -6, 0.74)
    put("lawh-dome-desk-lamp-brick-red", 1.86, -1.58, 200, 0.74)
    put(KEYBOARD, 1.20, -1.78, -6, 0.74)
    put(prop(props.tray_of_pens), 0.70, -1.42, 0, 0.74)
    put("dhow-task-chair-armless-terracotta", 1.12, -2.42, 168)
    put("lawh-planter-trough-100-anthracite", -0.75, -0.75, 0)
    return photograph((0.2, -6.3, 1.40), (0.14, -1.5, 0.98), 34)
