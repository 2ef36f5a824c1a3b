"""A page to draw user interfaces on: rectangles, letters, windows, a task bar.

Coordinates are fractions of its height, the origin is the top left.
"""
from functools import lru_cache
import random

import numpy as np

from it_parts import Canvas, srgb

PEN = 0.50  # half the width of a letter's strokes, in dots
HEIGHT = 720  # pixels: sharp in a picture of 1200 x 1200
INK = "#2b3548"
GREY = "#8a94a6"
PALE = "#e6eaf0"
BLUE = "#2f6fc4"
TEAL = "#2a9d8f"
AMBER = "#e0a23b"
RED = "#cf5b5b"

# Five columns of eight dots a letter, the lowest bit on top; the eighth row is under the line.
GLYPHS = {
    " ": "0000000000",
    ".": "0060600000",
    ",": "00A0600000",
    "-": "0808080808",
    "+": "08083E0808",
    "%": "2313086462",
    ":": "0036360000",
    "/": "2010080402",
    "0": "3E5149453E",
    "1": "00427F4000",
    "2": "4261514946",
    "3": "2141454B31",
    "4": "1814127F10",
    "5": "2745454539",
    "6": "3C4A494930",
    "7": "0171090503",
    "8": "3649494936",
    "9": "064949291E",
    "A": "7E1111117E",
    "B": "7F49494936",
    "C": "3E41414122",
    "D": "7F4141221C",
    "E": "7F49494941",
    "F": "7F09090901",
    "G": "3E4149497A",
    "H": "7F0808087F",
    "I": "00417F4100",
    "J": "2040413F01",
    "K": "7F08142241",
    "L": "7F40404040",
    "M": "7F020C027F",
    "N": "7F0408107F",
    "O": "3E4141413E",
    "P": "7F09090906",
    "Q": "3E4151215E",
    "R": "7F09192946",
    "S": "4649494931",
    "T": "01017F0101",
    "U": "3F4040403F",
    "V": "1F2040201F",
    "W": "3F4038403F",
    "X": "6314081463",
    "Y": "0708700807",
    "Z": "6151494543",
    "a": "2054545478",
    "b": "7F48444438",
    "c": "3844444420",
    "d": "384444487F",
    "e": "3854545418",
    "f": "087E090102",
    "g": "18A4A4A47C",
    "h": "7F08040478",
    "i": "00447D4000",
    "j": "4080847D00",
    "k": "7F10284400",
    "l": "00417F4000",
    "m": "7C04180478",
    "n": "7C08040478",
    "o": "3844444438",
    "p": "FC44444438",
    "q": "38444444FC",
    "r": "7C08040408",
    "s": "4854545420",
    "t": "043F444020",
    "u": "3C4040207C",
    "v": "1C2040201C",
    "w": "3C4030403C",
    "x": "4428102844",
    "y": "1CA0A0A07C",
    "z": "4464544C44",
}
WORDS = (
    "please confirm the delivery of desks and chairs for the second floor before noon on Sunday the drawing "
    "is attached with the list of items and their prices the site team will open the gate at seven and take "
    "the boxes to the meeting rooms old furniture goes back with the same truck finance has approved the "
    "budget for this month and asks for one invoice for all rooms the next review with the client is on "
    "Tuesday at ten in the large room we will show the plan and two samples of the fabric thank you for the "
    "quick answer and the help of your people last week"
).split()


@lru_cache(maxsize=2000)
def letter_cover(letter, rows, columns):
    """How much of each pixel a letter covers: its dots are joined with their neighbours by a round pen."""
    code = GLYPHS.get(letter, GLYPHS["-"])
    bits = [int(code[i : i + 2], 16) for i in range(0, 10, 2)]
    dots = {(column, row) for column in range(5) for row in range(8) if bits[column] >> row & 1}
    strokes = [(dot, dot) for dot in dots]
    for column, row in dots:
        for across, down in ((1, 0), (0, 1)):
            if (column + across, row + down) in dots:
                strokes.append(((column, row), (column + across, row + down)))
        for across in (-1, 1):
            beside = (column + across, row) in dots or (column, row + 1) in dots
            if (column + across, row + 1) in dots and not beside:
                strokes.append(((column, row), (column + across, row + 1)))
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    x = (x + 0.5) * 6 / columns - 0.5
    y = (y + 0.5) * 8 / rows - 0.5
    nearest = np.full_like(x, 9.0)
    for (x0, y0), (x1, y1) in strokes:
        length2 = max((x1 - x0) ** 2 + (y1 - y0) ** 2, 1e-6)
        t = np.clip(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length2, 0, 1)
        nearest = np.minimum(nearest, np.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0)))
    pixels_a_dot = rows / 8
    return np.clip(0.5 + (PEN - nearest) * pixels_a_dot, 0, 1)


class Page(Canvas):
    """A canvas for user interfaces: quick rectangles and real letters."""

    def __init__(self, aspect, top="#ffffff", bottom=None, height=HEIGHT):
        super().__init__(aspect, top, bottom, height)

    def rect(self, x, y, w, h, colour, radius=0.0, alpha=1.0):
        """Filled rounded rectangle from its top left corner, painted only where it lies."""
        x0 = max(0, int(x * self.h) - 1)
        y0 = max(0, int(y * self.h) - 1)
        x1 = min(self.w, int((x + w) * self.h) + 2)
        y1 = min(self.h, int((y + h) * self.h) + 2)
        if x1 <= x0 or y1 <= y0:
            return self
        across = np.abs(self.x[y0:y1, x0:x1] - x - w / 2) - w / 2 + radius
        down = np.abs(self.y[y0:y1, x0:x1] - y - h / 2) - h / 2 + radius
        outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
        distance = outside + np.minimum(np.maximum(across, down), 0) - radius
        cover = np.clip(0.5 - distance * self.h, 0, 1)[..., None] * alpha
        window = self.pixels[y0:y1, x0:x1]
        self.pixels[y0:y1, x0:x1] = window * (1 - cover) + srgb(colour) * cover
        return self

    def write(self, words, x, y, size, colour=INK, align="left"):
        """Letters of a height (capitals), from their top left corner; returns the width."""
        dot = size / 7
        step = dot * 6
        width = len(words) * step - dot
        x -= {"left": 0, "right": width, "centre": width / 2}[align]
        rows = max(1, round(size * self.h * 8 / 7))
        columns = max(1, round(step * self.h))
        for index, letter in enumerate(words):
            cover = letter_cover(letter, rows, columns)[..., None]
            x0 = round((x + index * step) * self.h)
            y0 = round(y * self.h)
            if x0 < 0 or y0 < 0 or x0 + columns > self.w or y0 + rows > self.h:
                continue
            window = self.pixels[y0 : y0 + rows, x0 : x0 + columns]
            self.pixels[y0 : y0 + rows, x0 : x0 + columns] = window * (1 - cover) + srgb(colour) * cover
        return width

    def paragraph(self, x, y, w, lines, size, colour=GREY, pitch=1.9, seed=0):
        """Lines of running text with ragged ends."""
        choose = random.Random(seed)
        place = choose.randrange(len(WORDS))
        for line in range(lines):
            words = WORDS[place % len(WORDS)]
            room = w * (0.6 if line == lines - 1 else choose.uniform(0.90, 1.0))
            place += 1
            while True:
                longer = f"{words} {WORDS[place % len(WORDS)]}"
                if len(longer) * size / 7 * 6 > room:
                    break
                words = longer
                place += 1
            words = words[0].upper() + words[1:] if line == 0 else words
            self.write(words, x, y + line * size * pitch, size, colour)
        return self

    def window(self, x, y, w, h, title, bar="#eef1f5"):
        """A window with a soft shadow, its title bar and three plain buttons."""
        for spread in (0.012, 0.008, 0.004):
            self.rect(
                x - spread, y - spread / 2, w + 2 * spread, h + 2 * spread, "#0b1420", 0.012 + spread, 0.07
            )
        self.rect(x, y, w, h, "#ffffff", 0.010)
        self.rect(x, y, w, 0.045, bar, 0.010)
        self.rect(x, y + 0.030, w, 0.016, bar)
        self.write(title, x + 0.02, y + 0.015, 0.016, INK)
        for i in range(3):
            self.rect(x + w - 0.035 - i * 0.032, y + 0.019, 0.013, 0.006, GREY, 0.002)
        return self

    def task_bar(self, colour="#f4f6f9", letters=INK):
        """The bar at the foot of a desktop with quiet icons and the time."""
        self.rect(0, 0.95, self.aspect, 0.05, colour, 0, 0.92)
        icons = ("#3f7fd0", "#d9a441", "#4f9d78", "#6b7a90", "#3f9bb0", "#8a6fb0", "#c46a5a")
        for i, icon in enumerate(icons):
            x = self.aspect / 2 - 0.175 + i * 0.05
            self.rect(x, 0.961, 0.028, 0.028, icon, 0.007)
        self.write("09:42", self.aspect - 0.03, 0.968, 0.015, letters, "right")
        return self
