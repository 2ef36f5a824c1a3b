"""Small letters of 3D models, as on keys: one sheet with an image for all that lie in a plane, instead of outlines."""
from collections import namedtuple

import numpy as np

from glb import CLAMP_TO_EDGE
from model_textures import Texture, encode

# Pixels of a letter's height; the image's largest side; samples of a pixel's side.
LETTER = 11
LARGEST_IMAGE = 1024
SAMPLES = 3
# Letters whose planes are this close together share a sheet, which lies a little in front of them, in metres.
SAME_PLANE = 0.001
IN_FRONT = 0.00015

# Letters of one material in one direction: corners in metres, three rows for each triangle.
Letters = namedtuple("Letters", "size place corners")


def sheets_of(letters):
    """Sheets for letters of one material: corners, normals, UVs and the texture of each."""
    by_direction = {}
    for one in letters:
        turn = one.place[:3, :3] / np.linalg.norm(one.place[:3, :3], axis=0)
        by_direction.setdefault(tuple(np.round(turn, 2).ravel()), (turn, []))[1].append(one)
    for turn, same in by_direction.values():
        same.sort(key=lambda one: _height(one, turn))
        sheet = [same[0]]
        for one in same[1:]:
            if _height(one, turn) - _height(sheet[-1], turn) > SAME_PLANE:
                yield _sheet(sheet, turn)
                sheet = []
            sheet.append(one)
        yield _sheet(sheet, turn)


def _height(one, turn):
    return float((one.corners @ turn[:, 2]).max())


def _sheet(letters, turn):
    corners = np.concatenate([one.corners for one in letters]) @ turn
    low, high = corners.min(0), corners.max(0)
    pixel = max(float(np.median([one.size for one in letters])) / LETTER, (high - low)[:2].max() / LARGEST_IMAGE)
    width, height = (int(np.ceil(side / pixel)) + 2 for side in (high - low)[:2])
    origin = low[:2] - pixel
    fine = (corners[:, :2] - origin) / pixel * SAMPLES
    cover = _drawn(fine.reshape(-1, 3, 2), width * SAMPLES, height * SAMPLES)
    cover = cover.reshape(height, SAMPLES, width, SAMPLES).mean((1, 3))
    image = np.dstack([np.ones((height, width, 3), np.float32), cover])
    content, mime_type = encode(image, "PNG")
    front = high[2] + IN_FRONT
    uvs = np.array([(0, 0), (1, 0), (1, 1), (0, 0), (1, 1), (0, 1)], np.float32)
    flat = np.column_stack([origin + uvs * (width * pixel, height * pixel), np.full(6, front)])
    texture = Texture(repr(hash(content)), content, mime_type, CLAMP_TO_EDGE)
    normals = np.repeat(turn[:, 2][None], 6, 0)
    return flat @ turn.T, normals, uvs * (1, -1) + (0, 1), texture


def _drawn(triangles, width, height):
    """1 where a triangle covers the middle of a pixel; rows from the bottom."""
    image = np.zeros((height, width), np.float32)
    for a, b, c in triangles:
        area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        if not area:
            continue
        low = np.maximum(np.floor(np.minimum(np.minimum(a, b), c)).astype(int), 0)
        high = np.ceil(np.maximum(np.maximum(a, b), c)).astype(int) + 1
        y, x = np.mgrid[low[1] : min(high[1], height), low[0] : min(high[0], width)] + 0.5
        inside = np.ones(x.shape, bool)
        for start, end in ((a, b), (b, c), (c, a)):
            side = (end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0])
            inside &= side * area >= 0
        image[low[1] : min(high[1], height), low[0] : min(high[0], width)][inside] = 1
    return image
