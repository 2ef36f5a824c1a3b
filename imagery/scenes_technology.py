"""The pictures of the IT categories and of the services: products on desks, shelves and walls."""
from math import pi

import props
import room
from furniture_parts import loop_leg
from geometry import box, cylinder
from it_parts import mark, move, since
from materials import metal, powder, wood
from scenes_furniture import CLAY_WALL, GREY_WALL, SAGE_WALL, SAND_WALL, WARM_WHITE, corner
from stage import photograph, prop, put
from tools import cordless_drill, tape_measure
from workbench import collection

TABLE = 0.74
OAK_TOP = "wood:#c39b6c"
WALNUT_TOP = "wood:#6f5039"


def table_top(finish=OAK_TOP, wall=SAND_WALL):
    """A deep table at a wall in window light, seen from close by and above: for small products."""
    corner(wall, width=5.2, depth=4.6, sunlight=3.4, fill=0.5, exposure=0.42)
    room.table_board(0.2, -0.95, 3.4, 1.7, TABLE, finish)
    for x in (-1.2, 1.6):
        put(prop(trestle), x, -0.95)


def trestle():
    """A leg of the table."""
    part = collection("trestle", link=False)
    loop_leg(0, 1.5, TABLE - 0.03, powder("#2b2d30"))
    return part


def over_the_table(x=0.0, distance=1.95, height=1.36, aim=0.86, lens=50, focus=(0, -0.75, 0.82)):
    """The camera above the near edge of the table; the things at y = -0.75 are sharp."""
    return photograph((x, -0.75 - distance, height), (x, -0.75, aim), lens, 6.3, focus)


def laptops():
    """Laptops on an oak table."""
    table_top()
    put("zubara-safar-14-business-laptop-silver", -0.40, -0.84, 18, TABLE)
    put("zubara-sadaf-14-premium-laptop-midnight-blue", 0.04, -0.52, -2, TABLE)
    put("zubara-sadaf-13-premium-laptop-sand", 0.44, -0.88, -20, TABLE)
    put(prop(props.mug), 0.04, -0.98, 30, TABLE)
    put(prop(props.trailing_plant), -0.52, -0.34, 0, TABLE)
    put(prop(props.books, count=4, seed=3), 0.52, -0.36, 10, TABLE)
    return over_the_table(0.02, aim=0.83, lens=52)


def desktops():
    """An all-in-one, towers and a mini computer."""
    table_top(WALNUT_TOP, WARM_WHITE)
    put("zubara-ufuq-27-all-in-one-black", -0.34, -0.62, 12, TABLE)
    put("zubara-burj-workstation-light-grey", 0.26, -0.62, -16, TABLE)
    put("zubara-qalaa-slim-desktop-black", 0.56, -0.68, -24, TABLE)
    put("zubara-mahar-mini-pc-18-black", 0.34, -1.10, -14, TABLE)
    put(prop(props.trailing_plant), -0.74, -0.42, 0, TABLE)
    return over_the_table(-0.04, 2.3, 1.38, 0.92, 54)


def monitors():
    """A curved ultrawide monitor between two others."""
    table_top(OAK_TOP, SAGE_WALL)
    put("noor-ultrawide-monitor-34-curved", 0.02, -0.45, 0, TABLE)
    put("noor-monitor-24-office-silver-stand", -0.72, -0.72, 28, TABLE)
    put("noor-monitor-27-full-hd-light-grey", 0.78, -0.72, -28, TABLE)
    put("wasl-compact-keyboard-mouse-set-white", -0.04, -0.95, 0, TABLE)
    put(prop(props.mug, colour="#8a1538"), 0.38, -0.98, 120, TABLE)
    return over_the_table(0.03, 2.75, 1.36, 0.99, 43)


def printers():
    """A floor-standing copier beside a cabinet with a multifunction printer and an ink-tank printer."""
    corner(CLAY_WALL, width=6.6, depth=5.0, exposure=0.38)
    put("sahl-a3-colour-copier-four-trays-white", -1.15, -0.75, 14)
    put("khazna-credenza-white-oak-180", 0.65, -0.36)
    put("sahl-colour-laser-multifunction-white", 0.20, -0.36, 8, 0.74)
    put("sahl-ink-tank-printer-feeder-light-grey", 0.98, -0.34, -6, 0.74)
    put(prop(props.snake_plant, height=0.95), 1.95, -0.5, 50)
    put(prop(props.framed_picture, width=0.6, height=0.75), 0.65, 0, 0, 1.75)
    put(prop(props.wall_clock), -1.15, 0, 0, 1.95)
    return photograph((0.1, -4.5, 1.32), (0.10, -0.5, 0.98), 36)


def networking():
    """A glass-door rack, a wall cabinet with patch panel and switches, an access point."""
    corner(SAND_WALL, "carpet", "#8f8a83", width=6.2, depth=4.8)
    put("shamal-rack-cabinet-42u-glass-black", -0.78, -0.75, 16)
    put("shamal-wall-cabinet-9u-light-grey", 0.95, -0.235, 0, 1.35)
    put("khazna-credenza-white-oak-180", 0.85, -0.36)
    put("shamal-switch-48-port-silver", 0.45, -0.36, 10, 0.74)
    put("shamal-switch-24-port-poe-graphite", 0.45, -0.36, 4, 0.786)
    put("shamal-wifi-6-router-black", 1.20, -0.34, -12, 0.74)
    put("shamal-access-point-wifi-6-round", 0.0, -0.002, 0, 1.72)
    return photograph((0.25, -4.75, 1.38), (0.33, -0.5, 1.04), 39)


def servers_storage():
    """Rack and tower servers with network drives on a bench."""
    table_top(WALNUT_TOP, GREY_WALL)
    put("mizan-rack-server-2u-12-bay", -0.16, -0.58, 12, TABLE)
    put("mizan-rack-server-1u-10-bay", -0.16, -0.58, 12, TABLE + 0.089)
    put("mizan-tower-server-8-bay-black", 0.36, -0.60, -12, TABLE)
    put("mizan-nas-4-bay-black", 0.66, -0.86, -22, TABLE)
    put("mizan-nas-8-bay-black", -0.70, -0.70, 22, TABLE)
    put("mizan-portable-ssd-2tb-dark-grey", 0.34, -1.12, -10, TABLE)
    return over_the_table(0.0, 2.3, 1.40, 0.85, 43)


def ups_power():
    """Standing and rack-mounted supplies with a socket strip."""
    table_top(OAK_TOP, CLAY_WALL)
    put("barq-online-ups-3kva-rack-3u", -0.28, -0.62, 14, TABLE)
    put("barq-online-ups-2kva-rack-2u", -0.28, -0.60, 14, TABLE + 0.133)
    put("barq-ups-1500va-black", 0.28, -0.70, -14, TABLE)
    put("barq-ups-650va-grey", 0.54, -0.76, -22, TABLE)
    put("barq-rack-pdu-8-way-13a", 0.24, -1.16, -8, TABLE)
    put(prop(props.trailing_plant), 0.30, -0.30, 0, TABLE)
    return over_the_table(0.02, 2.1, 1.38, 0.84)


def phones_conferencing():
    """A desk phone, a headset, a webcam, a video bar and a laptop."""
    table_top(WALNUT_TOP, SAND_WALL)
    put("wasl-video-bar-60-charcoal", -0.12, -0.42, 4, TABLE)
    put("wasl-ip-phone-colour-display-black", -0.38, -0.82, 18, TABLE)
    put("wasl-wireless-headset-black", 0.02, -0.86, -14, TABLE)
    put("wasl-webcam-full-hd-black", 0.20, -1.02, -24, TABLE)
    put("zubara-safar-14-business-laptop-silver", 0.42, -0.66, -24, TABLE)
    put(prop(props.trailing_plant), -0.58, -0.40, 0, TABLE)
    return over_the_table(0.0, 1.75, 1.32, 0.84)


def projectors_displays():
    """A large interactive panel on its stand and a projector on a table."""
    corner(SAGE_WALL, width=6.6, depth=5.4)
    put("noor-interactive-panel-86", -0.75, -0.75, 10)
    put("noor-signage-display-55", 1.55, -0.95, -22)
    put("sadu-flip-top-training-table-140-white", 0.55, -2.35, -8)
    put("noor-laser-projector-6500", 0.45, -2.35, 172, TABLE)
    put("zubara-safar-14-lite-laptop-black", 0.95, -2.35, -16, TABLE)
    put("dhow-training-chair-stacking-blue", -1.1, -2.55, 150)
    put(prop(props.ficus, height=1.8, leaves=160), -2.45, -0.6, 50)
    return photograph((0.1, -5.8, 1.40), (-0.05, -0.8, 0.92), 34)


def cctv_security():
    """A door with a face terminal and a card reader, cameras on the wall, the recorder on a shelf."""
    space = corner("#b3ada1", width=4.4, depth=3.6, height=2.6, sunlight=3.2, fill=0.42, exposure=0.32)
    put(prop(office_door), -0.66, 0.0)
    put("hisn-face-attendance-terminal", 0.02, -0.002, 0, 1.16)
    put("hisn-keypad-card-reader", 0.22, -0.002, 0, 1.22)
    put("hisn-turret-camera-6mp", 0.14, -0.002, 0, 1.58)
    put("hisn-dome-camera-4mp", 0.44, -0.002, 0, 1.58)
    put("hisn-bullet-camera-8mp-zoom", 0.76, -0.104, 0, 1.52)
    room.wall_shelf(space, "back", 0.68, 1.18, 0.72, 0.36)
    put("hisn-network-recorder-16", 0.60, -0.18, 0, 1.18)
    put(prop(props.trailing_plant), 0.92, -0.18, 0, 1.18)
    return photograph((0.30, -1.95, 1.42), (0.28, 0, 1.40), 42)


def office_door():
    """A flush oak door in its frame."""
    part = collection("door", link=False)
    steel = powder("#33363a", 0.4)
    for side in (-1, 1):
        box(0.05, 0.06, 2.16, (side * 0.475, -0.02, 1.08), steel, 0.002)
    box(1.0, 0.06, 0.05, (0, -0.02, 2.135), steel, 0.002)
    box(0.90, 0.04, 2.10, (0, -0.015, 1.055), wood("#b58a5a", "Z", 0.45, 0.7), 0.002)
    bright = metal("#b9bcbf", 0.3)
    cylinder(0.024, 0.012, (0.37, -0.041, 1.03), bright, rotation=(pi / 2, 0, 0))
    cylinder(0.010, 0.05, (0.37, -0.06, 1.03), bright, rotation=(pi / 2, 0, 0))
    cylinder(0.010, 0.13, (0.315, -0.082, 1.03), bright, rotation=(0, pi / 2, 0))
    return part


def it_accessories():
    """Keyboard and mouse, dock, drives, a backpack and a briefcase."""
    table_top(OAK_TOP, SAGE_WALL)
    put("wasl-laptop-backpack-navy", -0.50, -0.46, 18, TABLE)
    put("wasl-laptop-briefcase-15", 0.46, -0.40, -12, TABLE)
    put("zubara-sadaf-13-premium-laptop-sand", -0.02, -0.58, 0, TABLE)
    put("wasl-wireless-keyboard-mouse-set-full", -0.16, -1.02, 6, TABLE)
    put("wasl-usb-c-dock-100w", 0.36, -0.84, -16, TABLE)
    put("mizan-portable-ssd-1tb", 0.46, -1.06, -26, TABLE)
    return over_the_table(0.0, 1.95, 1.40, 0.86)


def service():
    """Plans, samples and tools on a table: from the drawing to the fitting."""
    table_top(OAK_TOP, SAGE_WALL)
    put("ogulf-office-space-plan-200", -0.16, -0.86, 6, TABLE)
    put("zubara-waraq-12-tablet-graphite", 0.46, -0.62, -20, TABLE)
    put(prop(tool_kit), 0.50, -1.08, -30, TABLE)
    put(prop(props.mug), -0.58, -0.50, 60, TABLE)
    put(prop(props.tray_of_pens), 0.10, -0.34, 0, TABLE)
    return over_the_table(0.0, 1.85, 1.48, 0.80)


def tool_kit():
    """A cordless drill and a tape measure beside each other."""
    part = collection("tools", link=False)
    cordless_drill()
    start = mark()
    tape_measure()
    move(since(start), (-0.16, -0.06, 0))
    return part
