"""The images of 3D models: pieces of procedural patterns as Cycles sees them, and the pictures of screens."""
import os
import tempfile
from zlib import crc32

import bpy
import numpy as np

from glb import CLAMP_TO_EDGE, MIRRORED_REPEAT, REPEAT

JPEG_QUALITY = 72
# Pixels of a screen's picture across: its letters can be read when the screen fills a phone.
WIDEST_SCREEN = 640
SAMPLES = 8

_encoded = {}


class Texture:
    """An encoded image and how it lies on parts."""

    def __init__(self, key, content, mime_type, wrap, size=(1, 1), axes=None):
        self.key = key
        self.content = content
        self.mime_type = mime_type
        self.wrap = wrap
        self.size = size
        self.axes = axes

    def uvs_of(self, local, uvs, name):
        """Where the corners lie in the image, whose v runs downwards. axes: from the sides, as of a box."""
        if self.axes:
            place = self._box(local)
        elif uvs is None:
            place = np.zeros((len(local), 2))
        else:
            place = uvs
        place = place / self.size
        if self.wrap == MIRRORED_REPEAT:
            # every part shows another place of the pattern
            place = place + ((crc32(name.encode()) % 997) / 499, (crc32(name.encode()) % 991) / 496)
        return (place * (1, -1) + (0, 1)).astype(np.float32)

    def _box(self, local):
        first, second = self.axes
        third = 3 - first - second
        triangles = local.reshape(-1, 3, 3)
        faces = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
        facing = np.repeat(np.abs(faces).argmax(1), 3)
        u = np.where(facing == first, local[:, third], local[:, first])
        v = np.where(facing == second, local[:, third], local[:, second])
        return np.stack([u, v], 1)


def tile_of(material):
    """The texture of a material that says how its pattern repeats, and whether it is of its holes."""
    tile = material["tile"]
    key, size, pixels, axes = tile["key"], tuple(tile["size"]), tuple(tile["pixels"]), tuple(tile["axes"])
    inputs = _surface(material).inputs
    holes = inputs["Alpha"].is_linked
    if key not in _encoded:
        image = _baked(material, inputs["Alpha" if holes else "Base Color"], size, pixels, axes)
        if holes:
            image = np.dstack([np.ones_like(image[..., :3]), image[..., 0]])
        _encoded[key] = encode(image, "PNG" if holes else "JPEG")
    wrap = MIRRORED_REPEAT if tile["mirrored"] else REPEAT
    return Texture(key, *_encoded[key], wrap, size, axes), holes


def picture_of(node):
    """The texture of an image that lies on the UV map, at most WIDEST_SCREEN wide."""
    width, height = node.image.size
    pixels = np.empty(width * height * 4, np.float32)
    node.image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, 4)
    step = -(-width // WIDEST_SCREEN)
    height, width = height // step, width // step
    pixels = pixels[: height * step, : width * step].reshape(height, step, width, step, 4).mean((1, 3))
    content, mime_type = encode(pixels, "JPEG")
    return Texture(repr(crc32(content)), content, mime_type, CLAMP_TO_EDGE)


def pattern_of(material, socket):
    """The texture of what a socket shows over a UV map of 0 to 1."""
    content, mime_type = encode(_baked(material, socket, (1, 1), (320, 180), ()), "JPEG")
    return Texture(repr(crc32(content)), content, mime_type, CLAMP_TO_EDGE)


def _surface(material):
    return next(node for node in material.node_tree.nodes if node.type == "BSDF_PRINCIPLED")


def _baked(material, socket, size, pixels, axes):
    """What feeds a socket, over a piece of the material: rows from the bottom, encoded as sRGB, red to alpha."""
    material = material.copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    source = _surface(material).inputs[socket.name].links[0].from_socket
    glow = nodes.new("ShaderNodeEmission")
    links.new(source, glow.inputs[0])
    output = next(node for node in nodes if node.type == "OUTPUT_MATERIAL")
    links.new(glow.outputs[0], output.inputs[0])
    image = bpy.data.images.new("piece", *pixels)
    # holes are no colours
    image.colorspace_settings.name = "Non-Color" if socket.name == "Alpha" else "sRGB"
    target = nodes.new("ShaderNodeTexImage")
    target.image = image
    nodes.active = target
    before = bpy.context.window.scene
    scene = bpy.data.scenes.new("bake")
    scene.render.engine = "CYCLES"
    scene.cycles.samples = SAMPLES
    scene.cycles.use_denoising = False
    piece = _piece(material, size, axes)
    scene.collection.objects.link(piece)
    bpy.context.window.scene = scene
    piece.select_set(True)
    bpy.context.view_layer.objects.active = piece
    bpy.ops.object.bake(type="EMIT", uv_layer="bake", margin=0)
    result = np.empty(pixels[0] * pixels[1] * 4, np.float32)
    image.pixels.foreach_get(result)
    bpy.context.window.scene = before
    bpy.data.scenes.remove(scene)
    bpy.data.objects.remove(piece)
    bpy.data.materials.remove(material)
    return result.reshape(pixels[1], pixels[0], 4)


def _piece(material, size, axes):
    """A rectangle along two axes; its own UV map is in metres."""
    first, second = axes or (0, 1)
    corners = []
    for u, v in ((0, 0), (1, 0), (1, 1), (0, 1)):
        corner = [0, 0, 0]
        corner[first], corner[second] = u * size[0], v * size[1]
        corners.append(corner)
    mesh = bpy.data.meshes.new("piece")
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    metres = mesh.uv_layers.new(name="UV")
    baked = mesh.uv_layers.new(name="bake")
    for index, (u, v) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        metres.data[index].uv = (u * size[0], v * size[1])
        baked.data[index].uv = (u, v)
    metres.active_render = True
    mesh.materials.append(material)
    return bpy.data.objects.new("piece", mesh)


def encode(pixels, kind):
    """The bytes of an image file and its type."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new("out", width, height, alpha=kind == "PNG")
    image.alpha_mode = "CHANNEL_PACKED"
    image.pixels.foreach_set(np.ascontiguousarray(pixels, np.float32).ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.exposure = 0
    settings = scene.render.image_settings
    settings.file_format = kind
    settings.color_mode = "RGBA" if kind == "PNG" else "RGB"
    settings.quality = JPEG_QUALITY
    settings.compression = 100
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "image")
        image.save_render(path, scene=scene)
        with open(path, "rb") as file:
            content = file.read()
    bpy.data.images.remove(image)
    return content, f"image/{kind.lower()}"
