"""From a scene to a picture: Cycles, the denoiser, the file."""
import os
import tempfile

import bpy
import numpy as np

from denoiser import denoise

# What the denoiser needs, by the name of Cycles' output.
PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
WEBP_QUALITY = 85


def render(path, width, height, samples, bounces=6):
    """Take the picture of the scene and save it as WebP or PNG, by the ending of its path."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    _set_up_cycles(scene, samples, bounces)
    with tempfile.TemporaryDirectory(prefix="passes_") as folder:
        _write_passes_to(scene, folder)
        bpy.ops.render.render(write_still=False)
        passes = {name: _read_pass(folder, name, width, height) for name in PASSES}
    _save(scene, denoise(**passes), path)


def _set_up_cycles(scene, samples, bounces):
    """Few samples and few bounces: the denoiser does the rest, and clamping leaves it no sparkles to keep."""
    scene.render.engine = "CYCLES"
    scene.view_layers[0].cycles.denoising_store_passes = True
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.use_auto_tile = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.5


def _write_passes_to(scene, folder):
    """Let the compositor write each pass to a file of its own, in full precision."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "ZIP"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(f"{name}_")
        tree.links.new(layers.outputs[output], files.inputs[f"{name}_"])
    # the number of the frame is part of the files' names
    scene.frame_set(1)


def _read_pass(folder, name, width, height):
    """A pass as an array of height x width x 3."""
    image = bpy.data.images.load(os.path.join(folder, f"{name}_0001.exr"))
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, image.channels)[..., :3].copy()
    bpy.data.images.remove(image)
    return pixels


def _save(scene, pixels, path):
    """Save light as colours, with the scene's view transform."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new("o", width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.dstack([pixels, np.ones((height, width, 1), np.float32)]).ravel())
    settings = scene.render.image_settings
    settings.file_format = "WEBP" if path.endswith(".webp") else "PNG"
    settings.color_mode = "RGB"
    settings.quality = WEBP_QUALITY
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
