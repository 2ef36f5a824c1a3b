"""Cameras, recorder, access reader and attendance terminal.

Metres, Z up, front = -Y, standing on z = 0 or on a piece of wall. Every family builds into a fresh collection
and returns it.
"""
from math import cos, pi, radians, sin

import numpy as np

from geometry import box, boxes, cylinder, lathe, surface, sweep, text
from it_parts import (
    BLUE,
    Canvas,
    FACE_FRONT,
    GREEN,
    clear_coat,
    discs,
    feet,
    front_slab,
    mark,
    move,
    screen,
    since,
    wall_piece,
)
from materials import glow, lacquer, metal, plastic, powder
from shading import grey
from sockets import (
    camera_lens,
    earth_screw,
    fan_guard,
    hdmi_socket,
    jack_block,
    power_inlet,
    printed_line,
    rear,
    rocker_switch,
    round_jack,
    usb_socket,
    vent_field,
    vga_socket,
)
from workbench import collection

CAMERA_WHITE = "#d3d3d0"
INFRARED = "#3b1d22"
KEYPAD = "123456789*0#"


def camera_base(radius, deep, z, shell):
    """Round camera base on the wall, its rim drawn in where the dome or ball begins."""
    profile = [
        (0, 0),
        (radius, 0),
        (radius, deep - 0.019),
        (radius * 0.985, deep - 0.011),
        (radius * 0.93, deep - 0.004),
        (radius * 0.80, deep),
        (radius * 0.76, deep - 0.001),
        (radius * 0.74, deep - 0.007),
        (0, deep - 0.009),
    ]
    lathe(profile, (0, 0, z), shell, 96, rotation=FACE_FRONT, name="base")


def dome_camera(diameter=0.120, depth=0.090, body=CAMERA_WHITE, link=True, name="dome"):
    """IP dome camera, 120 mm across and 90 mm deep, with a smoked dome, on a wall piece."""
    model = collection(name, link)
    z = 0.115
    wall_piece(0.21, 0.22)
    r = diameter / 2
    ball = r * 0.72
    deep = depth - ball * 0.95 + 0.003
    camera_base(r, deep, z, plastic(body, 0.38, 0.03))
    dome = [
        (ball * sin(pi / 2 * i / 20), deep - 0.003 + ball * 0.95 * cos(pi / 2 * i / 20))
        for i in range(20, -1, -1)
    ]
    lathe(dome, (0, 0, z), lacquer("#0a0b0d", 0.05), 80, rotation=FACE_FRONT, smooth_angle=80, name="dome")
    for k in range(3):
        a = radians(90 + 120 * k)
        bolt = (r * 0.87 * cos(a), -deep + 0.0025, z + r * 0.87 * sin(a))
        cylinder(0.0030, 0.003, bolt, metal("#8d9196", 0.35), 0.0005, 20, rotation=FACE_FRONT, name="bolt")
    return model


def turret_camera(diameter=0.120, depth=0.095, body=CAMERA_WHITE, link=True, name="turret"):
    """IP turret camera, 120 mm across and 95 mm deep: an open ball with lens and lamps, on a wall piece."""
    model = collection(name, link)
    shell = plastic(body, 0.38, 0.03)
    z = 0.115
    wall_piece(0.21, 0.22)
    r = diameter / 2
    ball = r * 0.72
    camera_base(r, 0.037, z, shell)
    start = mark()
    outline = [(ball * sin(pi * i / 30), -ball * cos(pi * i / 30)) for i in range(24)]
    lathe(outline, (0, 0, 0), shell, 80, smooth_angle=80, name="ball")
    flat = ball * cos(pi * 7 / 30)
    window = [(0, 0), (ball * 0.66, 0), (ball * 0.66, 0.003), (ball * 0.60, 0.004), (0, 0.004)]
    lathe(window, (0, 0, flat - 0.0035), lacquer("#0b0c0d", 0.07), 64, name="window")
    camera_lens(0, 0, flat, ball * 0.28, rotation=(0, 0, 0))
    for side in (-1, 1):
        lamp = (side * ball * 0.44, 0, flat + 0.0005)
        cylinder(ball * 0.13, 0.002, lamp, plastic(INFRARED, 0.15), 0.0005, 28, name="lamp")
    cylinder(
        0.0012,
        0.001,
        (0, -ball * 0.48, flat + 0.0008),
        plastic("#4a4d52", 0.5),
        0.0002,
        16,
        name="microphone",
    )
    move(since(start), shift=(0, -(depth - ball - 0.004), z), rotation=(radians(112), 0, radians(-12)))
    return model


def bullet_camera(body=CAMERA_WHITE, length=0.20, wide=0.075, aim=14, link=True, name="bullet"):
    """IP bullet camera with sun shield, 96 x 245 x 147 mm, on a wall piece; aim turns it in degrees."""
    model = collection(name, link)
    shell = plastic(body, 0.40, 0.03)
    z = 0.185
    wall_piece(0.20, 0.30, 0.10)
    foot = [(0, 0), (0.048, 0), (0.048, 0.012), (0.045, 0.018), (0.030, 0.022), (0, 0.022)]
    lathe(foot, (0, 0.10, 0.13), shell, 64, rotation=FACE_FRONT, name="foot")
    arm = [(0, 0.085, 0.13), (0, 0.055, 0.132), (0, 0.030, 0.145), (0, 0.028, 0.165)]
    sweep(arm, shell, radius=0.014, sides=20, smooth=8, name="arm")
    cylinder(0.019, 0.020, (0, 0.028, 0.160), shell, 0.004, 36, name="joint")
    start = mark()
    r = wide / 2
    front = -length * 0.55 - 0.02
    barrel = [
        (0, -length / 2),
        (r * 0.90, -length / 2),
        (r * 0.97, -length / 2 + 0.006),
        (r * 0.97, length / 2 - 0.012),
        (r * 0.93, length / 2 - 0.003),
        (r * 0.86, length / 2),
        (0, length / 2),
    ]
    lathe(barrel, (0, front + length / 2, z), shell, 72, rotation=FACE_FRONT, name="barrel")
    window = [(0, 0), (r * 0.84, 0), (r * 0.84, 0.0016), (r * 0.80, 0.0024), (0, 0.0024)]
    lathe(window, (0, front, z), lacquer("#0b0c0d", 0.06), 64, rotation=FACE_FRONT, name="window")
    camera_lens(0, front - 0.002, z + r * 0.12, r * 0.42)
    for k in range(3):
        a = radians(-90 + (k - 1) * 42)
        lamp = (r * 0.58 * cos(a), front - 0.0025, z + r * 0.62 * sin(a))
        cylinder(r * 0.15, 0.002, lamp, plastic(INFRARED, 0.15), 0.0005, 28, rotation=FACE_FRONT, name="lamp")

    def hood(u, v):
        a = radians(-8 + 196 * u)
        return ((r + 0.004) * cos(a), front - 0.012 + v * length * 0.80, z + (r + 0.004) * sin(a) + 0.002)

    surface(hood, 28, 2, shell, thickness=0.0026, name="hood")
    move(since(start), rotation=(radians(5), 0, radians(aim)), pivot=(0, 0.028, 0.17))
    return model


def nvr(channels=16, w=0.38, d=0.315, h=0.056, body="#1d1f22", link=True, name="nvr"):
    """Network video recorder, 380 x 315 x 56 mm: gloss front with lights and USB; camera sockets behind."""
    model = collection(name, link)
    front = -d / 2
    foot = 0.006
    tall = h - foot
    middle = foot + tall / 2
    feet(w, d, 0.04, 0.011, foot)
    box(w, d - 0.014, tall, (0, 0.007, middle), powder(body, 0.45), 0.002, name="case")
    front_slab(
        w, tall, 0.018, (0, front + 0.009, middle), plastic("#141518", 0.35), radius=0.005, bevel=0.003
    )
    gloss = clear_coat("#08090a", 0.12, 0.8)
    front_slab(
        w * 0.60, tall - 0.010, 0.003, (-w * 0.17, front - 0.0005, middle), gloss, radius=0.004, bevel=0.001
    )
    keys = (w * 0.31, front - 0.0003, middle)
    front_slab(w * 0.30, tall - 0.014, 0.002, keys, plastic("#2a2d31", 0.4), radius=0.004, bevel=0.0008)
    cylinder(
        0.012,
        0.004,
        (w * 0.40, front - 0.0015, middle),
        metal("#8d9196", 0.3),
        0.001,
        36,
        rotation=FACE_FRONT,
    )
    for k in range(3):
        key = (w * 0.21 + k * 0.022, front - 0.0014, middle)
        front_slab(0.016, 0.010, 0.002, key, plastic("#5a5f66", 0.4), radius=0.002, bevel=0.0005)
    discs([(-w * 0.42 + k * 0.014, front - 0.002, middle + 0.008) for k in range(4)], 0.0016, glow(BLUE, 2.2))
    usb_socket(-w * 0.42 + 0.006, middle - 0.010, front - 0.0018)
    words = (-w * 0.06, front - 0.0022, middle)
    text(f"{channels} CH  NVR", 0.013, words, plastic("#9aa0a8", 0.5), rotation=FACE_FRONT)
    vents = [((k - 14) * 0.0085, 0.03, h + 0.0002, 0.0038, 0.12, 0.0008) for k in range(29)]
    boxes(vents, plastic("#0a0a0b", 0.8), 0.0003, 1, name="vents")
    nvr_back(channels, w, d, middle)
    return model


def nvr_back(channels, w, d, middle):
    """Rear of a recorder: two rows of camera sockets, screen sockets, network, fan and mains."""
    with rear(d / 2):
        columns = channels // 2
        jack_block(-w / 2 + 0.012 + columns * 0.0075 + 0.008, middle, columns, 2, lights=True)
        x = -w / 2 + 0.040 + columns * 0.0150
        jack_block(x + 0.004, middle - 0.008, lights=True)
        usb_socket(x + 0.004, middle + 0.009)
        hdmi_socket(x + 0.030, middle + 0.009)
        for k in range(2):
            round_jack(x + 0.024 + k * 0.012, middle - 0.008, colour=("#2f8a5a", "#b5566e")[k], radius=0.0038)
        vga_socket(x + 0.062, middle + 0.008)
        printed_line(x + 0.062, middle - 0.006, 0.022)
        fan_guard(x + 0.102, middle, 0.019)
        power_inlet(w / 2 - 0.026, middle + 0.004)
        rocker_switch(w / 2 - 0.062, middle + 0.004)
        earth_screw(w / 2 - 0.044, middle - 0.017)
        vent_field(-w / 2 + 0.075, middle - 0.0205, 0.11, 0.005, pitch=0.005)


def access_reader(w=0.076, d=0.023, h=0.128, body="#1b1c1f", ring="#4aa3ff", link=True, name="reader"):
    """Access reader with a lit touch keypad and a card field, 76 x 128 x 23 mm, on a wall piece."""
    model = collection(name, link)
    wall_piece(w * 2.1, h * 1.55)
    z = h * 0.78
    face = -d
    front_slab(w, h, 0.006, (0, -0.003, z), plastic("#3a3d42", 0.45), radius=0.010, bevel=0.001)
    thick = d - 0.006
    shell = clear_coat(body, 0.2, 0.7)
    front_slab(
        w - 0.002,
        h - 0.002,
        thick,
        (0, -0.006 - thick / 2, z),
        shell,
        radius=0.012,
        bevel=0.005,
        segments=5,
        corner_steps=10,
    )
    front_slab(
        w * 0.50, 0.004, 0.001, (0, face - 0.0002, z + h * 0.41), glow(ring, 2.0), radius=0.0019, bevel=0.0002
    )
    for k, sign in enumerate(KEYPAD):
        place = ((k % 3 - 1) * w * 0.26, face - 0.0002, z + h * 0.27 - (k // 3) * h * 0.165)
        text(sign, 0.0125, place, glow("#dfeaf5", 1.1), rotation=FACE_FRONT, depth=0.00002)
    grey = plastic("#5a5f66", 0.4)
    box(w * 0.62, 0.0004, 0.0006, (0, face - 0.0001, z - h * 0.345), grey, 0)
    card_sign(0, face - 0.0002, z - h * 0.412, grey)
    return model


def card_sign(x, y, z, material):
    """A card with two radio waves beside it."""
    front_slab(0.014, 0.0090, 0.0005, (x - 0.004, y, z), material, radius=0.0014, bevel=0.0001)
    for k in range(2):
        size = 0.0060 + k * 0.0034
        arc = [(size * cos(radians(a)), 0, size * sin(radians(a))) for a in range(-45, 46, 9)]
        sweep(
            arc,
            material,
            radius=0.0006,
            sides=6,
            smooth=0,
            up=(0, 1, 0),
            location=(x + 0.0015, y, z),
            name="wave",
        )


def picture_attendance(aspect=0.62):
    """Attendance terminal: a man in a ghutra inside the target frame, the time, and a line of greeting."""
    c = Canvas(aspect, "#0b1a2e", "#1d4474", 720)
    x = aspect / 2
    c.rect(0, 0, aspect, 0.07, "#071120")
    c.rect(0.04, 0.025, 0.16, 0.022, "#cfe0f5", 0.01)
    c.disc(aspect - 0.06, 0.036, 0.012, "#5ee08a")
    # shoulders, the cloth falling to both sides, face, cord and brow
    c.paint(np.maximum(np.hypot((c.x - x) / 1.25, c.y - 0.76) - 0.17, c.y - 0.73), "#e4e8ec")
    c.paint(np.hypot((c.x - x) / 0.92, (c.y - 0.40) / 1.12) - 0.155, "#f2f4f5")
    for side in (-1, 1):
        c.line([(x + side * 0.108, 0.40), (x + side * 0.128, 0.60)], 0.070, "#f2f4f5")
    c.paint(np.hypot((c.x - x) / 0.86, c.y - 0.425) - 0.108, "#c99b76")
    c.paint(np.maximum(np.hypot((c.x - x) / 0.86, c.y - 0.440) - 0.100, 0.475 - c.y), "#4a3a30", 0.55)
    c.rect(x - 0.105, 0.275, 0.21, 0.060, "#f2f4f5", 0.02)
    c.rect(x - 0.130, 0.290, 0.26, 0.016, "#15181c", 0.008)
    c.rect(x - 0.128, 0.312, 0.256, 0.012, "#15181c", 0.006)
    for side in (-1, 1):
        c.disc(x + side * 0.040, 0.415, 0.010, "#2a2220")
        c.rect(x + side * 0.040 - 0.021, 0.390, 0.042, 0.008, "#2a2220", 0.004)
    c.line([(x - 0.028, 0.497), (x, 0.503), (x + 0.028, 0.497)], 0.008, "#7a4c3c")
    for sx in (-1, 1):
        for sy in (-1, 1):
            px = x + sx * 0.225
            py = 0.43 + sy * 0.235
            c.line([(px, py - sy * 0.07), (px, py), (px - sx * 0.07, py)], 0.012, "#5ee08a")
    c.rect(0.05, 0.82, aspect - 0.1, 0.13, "#ffffff", 0.02, 0.95)
    c.disc(0.115, 0.885, 0.036, "#2fb57a")
    c.line([(0.098, 0.886), (0.110, 0.898), (0.133, 0.872)], 0.009, "#ffffff")
    c.rect(0.175, 0.850, aspect * 0.42, 0.026, "#2b3548", 0.012)
    c.rect(0.175, 0.898, aspect * 0.54, 0.018, "#9aa6b4", 0.009)
    return c


def attendance_terminal(w=0.105, d=0.025, h=0.225, body="#202226", link=True, name="attendance"):
    """Face attendance terminal, 105 x 225 x 25 mm: upright display under two cameras, on a wall piece."""
    model = collection(name, link)
    wall_piece(0.20, 0.33)
    z = 0.18
    front_slab(w - 0.01, h - 0.01, 0.010, (0, -0.005, z), plastic("#3a3d42", 0.45), radius=0.010, bevel=0.001)
    shell = d - 0.009
    front_slab(
        w, h, shell, (0, -0.008 - shell / 2, z), metal(body, 0.35), radius=0.012, bevel=0.004, corner_steps=10
    )
    glass = lacquer("#07080a", 0.07)
    front_slab(
        w - 0.006, h - 0.006, 0.002, (0, -d + 0.0012, z), glass, radius=0.010, bevel=0.0006, corner_steps=10
    )
    wide = w - 0.018
    screen(wide, wide / 0.62, (0, -d - 0.0003, z - 0.010), picture_attendance().material(1.1))
    for side in (-1, 1):
        camera_lens(side * 0.012, -d + 0.0002, z + h / 2 - 0.017, 0.0052)
    front_slab(0.022, 0.004, 0.001, (0, -d, z - h / 2 + 0.010), glow(GREEN, 1.6), radius=0.0018, bevel=0.0002)
    return model
