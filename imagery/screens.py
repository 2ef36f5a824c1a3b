"""Monitors for desks."""
from math import pi, sqrt

from geometry import boxes, cylinder, rounded_rectangle, slab, surface, sweep
from it_parts import FACE_FRONT, front_slab, screen, slots_h, socket_row
from materials import glow, lacquer, metal, plastic, rubber
from screen_pictures import screen_material
from workbench import collection

SIDE_EDGES = 0.012  # both bezels at the sides together
TOP_AND_CHIN = 0.022
BACK = 0.054  # where the housing behind the panel ends


def monitor(
    diagonal=27,
    height=0.523,
    foot_depth=0.195,
    ratio=16 / 9,
    body="#1c1d1f",
    stand="#b4b7ba",
    stand_kind="height",
    curve=0.0,
    picture="report",
    sockets=("usb_c", "hdmi", "displayport", "ethernet", "usb_a", "usb_a"),
    link=True,
    name="monitor",
):
    """Monitor, 27 inches: 610 x 195 x 523 mm; stand_kind 'height' (rises, turns) or 'tilt'; curve is a radius."""
    model = collection(name, link)
    screen_h = diagonal * 0.0254 / sqrt(1 + ratio**2)
    screen_w = screen_h * ratio
    w = screen_w + SIDE_EDGES
    h = screen_h + TOP_AND_CHIN
    zc = height - h / 2
    shell = plastic(body, 0.45)
    shown = screen_material(picture, ratio)
    if curve:
        curved_panel(w, h, zc, screen_w, screen_h, curve, shell, shown)
    else:
        flat_panel(w, h, zc, screen_w, screen_h, shell, shown)
    light = (w / 2 - 0.02, -0.0072 - (curve and 0.040), zc - h / 2 + 0.0078)
    cylinder(0.0018, 0.001, light, glow("#dff0ff", 2.0), 0.0003, 16, rotation=FACE_FRONT)
    monitor_back(w, h, zc, shell, sockets)
    if stand_kind == "height":
        rising_stand(zc, foot_depth, metal(stand, 0.30), shell)
    else:
        tilting_stand(zc, h, foot_depth, plastic(stand, 0.42), shell)
    return model


def flat_panel(w, h, zc, screen_w, screen_h, shell, shown):
    """Panel with narrow edges, the picture and a chin strip."""
    front_slab(w, h, 0.010, (0, 0, zc), shell, radius=0.006, bevel=0.0018, segments=4, name="shell")
    front_slab(
        w - 0.003, h - 0.003, 0.0006, (0, -0.0051, zc), lacquer("#060607", 0.16), radius=0.005, bevel=0.0002
    )
    screen(screen_w, screen_h, (0, -0.0056, zc + 0.0045), shown)
    chin = (0, -0.0056, zc - h / 2 + 0.0078)
    front_slab(w - 0.004, 0.0125, 0.0016, chin, shell, radius=0.001, bevel=0.0004)


def curved_panel(w, h, zc, screen_w, screen_h, radius, shell, shown):
    """The same, bent so that both edges come towards the eyes."""

    def panel(wide, tall, y, lift, material, thick, name):
        def point(u, v):
            x = (u - 0.5) * wide
            return (x, y - x * x / (2 * radius), zc + lift + (v - 0.5) * tall)

        return surface(point, 32, 2, material, thickness=thick, name=name)

    panel(w, h, 0.0, 0, shell, 0.012, "shell")
    panel(screen_w + 0.004, screen_h + 0.004, -0.0065, 0.004, lacquer("#060607", 0.16), 0.0006, "bezel")
    panel(screen_w, screen_h, -0.0072, 0.004, shown, 0, "screen")


def monitor_back(w, h, zc, shell, sockets):
    """Housing behind the panel: vents above, the block of the stand, and sockets in a recess below."""
    wide = w * 0.66
    tall = h * 0.60
    black = plastic("#0d0e0f", 0.6)
    front_slab(
        wide,
        tall,
        0.036,
        (0, 0.022, zc),
        shell,
        radius=0.030,
        bevel=0.012,
        segments=6,
        corner_steps=12,
        name="housing",
    )
    front_slab(
        wide * 0.92,
        tall * 0.88,
        0.016,
        (0, BACK - 0.010, zc),
        shell,
        radius=0.024,
        bevel=0.004,
        corner_steps=12,
    )
    slots_h(wide * 0.62, 0.0055, 5, (0, BACK - 0.0018, zc + tall * 0.34), thick=0.0022)
    recess = (0, BACK - 0.0024, zc - tall * 0.30)
    front_slab(wide * 0.72, 0.024, 0.002, recess, black, radius=0.004, bevel=0.0002)
    socket_row(("power",) + tuple(sockets), 0, BACK - 0.0008, recess[2], facing=1, gap=0.012)
    front_slab(0.118, 0.118, 0.012, (0, BACK, zc + 0.005), shell, radius=0.012, bevel=0.003, name="vesa")


def rising_stand(zc, foot_depth, steel, shell):
    """A column on a flat foot; the panel's block slides in a slot, so it rises, tilts, turns and stands upright."""
    back = 0.118
    sweep(
        [
            (0, back, 0.012),
            (0, back - 0.002, 0.10),
            (0, back - 0.006, zc - 0.05),
            (0, back - 0.008, zc + 0.05),
        ],
        steel,
        section=rounded_rectangle(0.062, 0.020, 0.008, 6),
        taper=lambda t: (1.12 - 0.2 * t, 1.1 - 0.25 * t),
        up=(0, -1, 0),
        smooth=8,
        name="neck",
    )
    cylinder(0.021, 0.072, (0, 0.090, zc + 0.005), shell, 0.003, rotation=(0, pi / 2, 0))
    slab(0.054, 0.060, 0.044, (0, 0.078, zc + 0.005), shell, radius=0.006, bevel=0.004)
    middle = 0.045
    slab(
        0.25,
        foot_depth,
        0.0075,
        (0, middle, 0.0047),
        steel,
        radius=0.020,
        bevel=0.0022,
        segments=4,
        name="foot",
        corner_steps=12,
    )
    slab(0.24, foot_depth - 0.010, 0.0022, (0, middle, 0.0012), rubber(), radius=0.018, bevel=0.0004)
    slab(0.085, 0.050, 0.012, (0, back, 0.013), steel, radius=0.012, bevel=0.004)
    # a cut-out in the neck holds the cables together
    front_slab(
        0.026, 0.036, 0.028, (0, back - 0.001, 0.085), plastic("#0d0e0f", 0.6), radius=0.012, bevel=0.0005
    )


def tilting_stand(zc, h, foot_depth, material, shell):
    """A fixed neck that leans back a little, on an oval foot."""
    low = zc - h * 0.30
    sweep(
        [(0, 0.080, 0.008), (0, 0.078, 0.05), (0, 0.068, low - 0.02), (0, 0.062, zc)],
        material,
        section=rounded_rectangle(0.070, 0.016, 0.006, 6),
        taper=lambda t: (1.15 - 0.25 * t, 1.0),
        up=(0, -1, 0),
        smooth=8,
        name="neck",
    )
    slab(
        0.235,
        foot_depth,
        0.008,
        (0, 0.030, 0.0055),
        material,
        radius=0.085,
        bevel=0.003,
        segments=5,
        name="foot",
        corner_steps=20,
    )
    slab(
        0.225,
        foot_depth - 0.010,
        0.0022,
        (0, 0.030, 0.0012),
        rubber(),
        radius=0.080,
        bevel=0.0004,
        corner_steps=20,
    )
    slab(0.090, 0.034, 0.010, (0, 0.080, 0.012), material, radius=0.010, bevel=0.004)
    boxes([(0, 0.066, zc, 0.058, 0.030, 0.050)], shell, 0.005, 3, name="hinge")
