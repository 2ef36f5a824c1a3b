"""Keyboards and mice, with the letters of two scripts on the keys."""
import os
from math import pi, radians

import bpy

from geometry import boxes, cushion, cylinder, sweep, text
from it_parts import mark, move, side_profile, since
from materials import plastic, rubber
from workbench import beyond_size, collection

# The letters of both scripts come from one font, which Blender's package brings along.
FONT_FILE = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
ARABIC = {
    **dict(zip("QWERTYUIOP[]", "ضصثقفغعهخحجد")),
    **dict(zip("ASDFGHJKL;'", "شسيبلاتنمكط")),
    **dict(zip("ZXCVNM,./", "ئءؤرىةوزظ")),
    **dict(zip("1234567890", "١٢٣٤٥٦٧٨٩٠")),
    "B": "ﻻ",
    "`": "ذ",
}
KEY_PITCH = 0.0188
BOARD_DEPTH = 0.128
# The rows of the letter block, 15 keys wide: a label, or a label and its width; None leaves a gap.
KEY_ROWS = (
    ("esc", (None, 0.6), "F1", "F2", "F3", "F4", (None, 0.5), "F5", "F6", "F7", "F8", (None, 0.5))
    + ("F9", "F10", "F11", "F12"),
    ("`", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=", ("bksp", 2)),
    (("tab", 1.5), "Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P", "[", "]", ("\\", 1.5)),
    (("caps", 1.75), "A", "S", "D", "F", "G", "H", "J", "K", "L", ";", "'", ("enter", 2.25)),
    (("shift", 2.25), "Z", "X", "C", "V", "B", "N", "M", ",", ".", "/", ("shift", 2.75)),
    (("ctrl", 1.25), ("fn", 1.25), ("alt", 1.25), ("", 6.25), ("alt", 1.25), ("fn", 1.25))
    + (("menu", 1.25), ("ctrl", 1.25)),
)


def letters(words, size, location, material):
    """Flat letters on a key, in the font that has both scripts."""
    ob = text(words, size, location, material, depth=0.00001)
    if os.path.exists(FONT_FILE):
        ob.data.font = bpy.data.fonts.load(FONT_FILE, check_existing=True)
    return ob


def key_legend(label, x, y, z, key_w, key_d, size, material, bilingual):
    """What is printed on a key: the Latin letter top left and the Arabic one bottom right, or one centred label."""
    if bilingual and label in ARABIC:
        across = key_w * 0.22
        along = key_d * 0.20
        letters(label, size * 0.82, (x - across, y + along, z), material)
        letters(ARABIC[label], size * 0.82, (x + across, y - along, z), material)
    else:
        letters(label, size if len(label) == 1 else size * 0.64, (x, y, z), material)


def keyboard_parts(body, keys, legend, numpad=True, legends=True, bilingual=False):
    """Full-size keyboard 440 x 128 x 25 mm (or 296 mm without the number block), sloping up to the back."""
    columns = 15 + (4.25 + 3.25 if numpad else 0)
    w = columns * KEY_PITCH + 0.014
    d = BOARD_DEPTH
    start = mark()
    outline = [
        (-d / 2, 0.004, 0.003),
        (d / 2, 0.004, 0.003),
        (d / 2, 0.013, 0.004),
        (-d / 2, 0.011, 0.004),
    ]
    side_profile(outline, w, plastic(body, 0.42), 0.003, bevel=0.003, name="board")
    left = -w / 2 + 0.007
    caps = []
    marks = []

    def key(column, y, wide, label):
        x = left + (column + wide / 2) * KEY_PITCH
        caps.append((x, y, 0.0150, wide * KEY_PITCH - 0.0026, KEY_PITCH - 0.0026, 0.0050))
        if label.strip() and legends:
            marks.append((label, x, y))

    y = d / 2 - 0.0165
    for row, items in enumerate(KEY_ROWS):
        column = 0.0
        for item in items:
            label, wide = item if isinstance(item, tuple) else (item, 1.0)
            if label is not None:
                key(column, y, wide, label)
            column += wide
        if numpad:
            for k in range(3):
                if row in (0, 1, 2, 5) or (row == 4 and k == 1):
                    key(15.25 + k, y, 1, "")
            if row:
                number_row(key, row, y)
        y -= KEY_PITCH * (1.10 if row == 0 else 1)
    boxes(caps, plastic(keys, 0.5, 0.04), 0.0012, 2, name="keys")
    ink = plastic(legend, 0.6, 0)
    for label, x, key_y in marks:
        key_legend(label, x, key_y, 0.01756, KEY_PITCH, KEY_PITCH, 0.0062, ink, bilingual)
    move(since(start), rotation=(radians(3.5), 0, 0), pivot=(0, -d / 2, 0))
    return w


def number_row(key, row, y):
    """One of the five rows of the number block."""
    if row == 5:
        key(18.5, y, 2, "0")
        key(20.5, y, 1, ".")
        key(21.5, y, 1, "")
        return
    for k, label in enumerate(("", "/", "*", "-") if row == 1 else ("789+", "456 ", "123 ")[row - 2]):
        key(18.5 + k, y, 1, label)


def mouse_parts(colour):
    """Wireless mouse, 62 x 108 x 38 mm."""
    seam = plastic("#3a3c40", 0.5)
    body = cushion(
        0.062,
        0.108,
        0.044,
        (0, 0, 0.017),
        plastic(colour, 0.40),
        squareness=2.5,
        fullness=2.6,
        shape=lambda x, y: -0.006 * (y / 0.054) ** 2 + 0.004 * y / 0.054,
        name="mouse",
    )
    underside = 0.003 - body.location.z
    for vertex in body.data.vertices:
        vertex.co.z = max(vertex.co.z, underside)
    cushion(0.058, 0.102, 0.006, (0, 0, 0.003), plastic("#2a2c2f", 0.5), squareness=2.6, fullness=4)
    cylinder(0.0095, 0.007, (0, -0.028, 0.0335), rubber("#26272a"), 0.0025, 32, rotation=(0, pi / 2, 0))
    sweep([(0, -0.0505, 0.022), (0, -0.044, 0.0305), (0, -0.038, 0.0342)], seam, radius=0.0007, sides=6)
    sweep([(0, -0.018, 0.0385), (0, -0.008, 0.0392), (0, 0.002, 0.0392)], seam, radius=0.0007, sides=6)


def keyboard_set(
    body="#232528",
    keys="#17181a",
    legend="#c4c7cb",
    numpad=True,
    bilingual=False,
    mouse=True,
    link=True,
    name="keyset",
):
    """Wireless keyboard and mouse set: keyboard 440 x 128 x 25 mm (compact 296 mm), mouse 62 x 108 x 38 mm."""
    model = collection(name, link)
    w = keyboard_parts(body, keys, legend, numpad, bilingual=bilingual)
    if mouse:
        start = mark()
        with beyond_size():
            mouse_parts(body)
        move(since(start), shift=(w / 2 + 0.062, -0.006, 0), rotation=(0, 0, radians(-6)))
    return model
