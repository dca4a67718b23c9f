"""Rendering with Cycles; denoise.mjs then denoises and develops the picture."""

import json
import os
import subprocess
import time

import bpy
import numpy

_PASSES = (("colour", "Image"), ("diffuse", "DiffCol"), ("gloss", "GlossCol"), ("through", "TransCol"), ("normal", "Normal"))


def _settings(scene, width, height, samples):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0
    cycles.use_denoising = False
    cycles.seed = 7
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2


def _collect_passes(scene, base):
    layer = scene.view_layers[0]
    layer.use_pass_normal = True
    layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_color = True
    layer.use_pass_transmission_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    sink = tree.nodes.new("CompositorNodeOutputFile")
    sink.base_path = base + "-passes"
    sink.format.file_format = "OPEN_EXR"
    sink.format.color_depth = "32"
    sink.format.exr_codec = "NONE"
    sink.file_slots.clear()
    for name, output in _PASSES:
        sink.file_slots.new(name)
        tree.links.new(source.outputs[output], sink.inputs[name])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], composite.inputs[0])


def _read_pass(base, name, frame, width, height):
    image = bpy.data.images.load(f"{base}-passes/{name}{frame:04d}.exr")
    image.colorspace_settings.name = "Non-Color"
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1].copy()


def take(name, width, height, samples=6, exposure=0.25):
    """Render the current scene for another to show, on a screen say; returns its file."""
    folder = os.path.join(os.environ["ART_WORK"], "takes")
    os.makedirs(folder, exist_ok=True)
    base = os.path.join(folder, name)
    scale = int(os.environ["ART_SCALE"])
    render(base, width * scale // 100, height * scale // 100, samples, exposure)
    return f"{base}.png"


def render(base, width, height, samples, exposure):
    """Render the current scene to `base`.png; returns the seconds that rendering and denoising took."""
    _settings(bpy.context.scene, width, height, samples)
    _collect_passes(bpy.context.scene, base)
    rendered = _shoot(base, base, width, height, exposure)
    return rendered, _develop([base])


def film(base, width, height, samples, exposure, pose, frames):
    """Render one round of `pose`, which takes 0 to 1, as pictures in the folder `base`; returns the same as `render`."""
    scene = bpy.context.scene
    _settings(scene, width, height, samples)
    _collect_passes(scene, base)
    scene.render.use_persistent_data = True
    os.makedirs(base, exist_ok=True)
    pictures = [os.path.join(base, f"{i:03d}") for i in range(frames)]
    rendered = 0
    for i, picture in enumerate(pictures):
        pose(i / frames)
        rendered += _shoot(picture, base, width, height, exposure)
    return rendered, _develop(pictures)


def _shoot(base, folder, width, height, exposure):
    """Write the passes of the current scene for the denoiser, by way of `folder`; returns the seconds it took."""
    scene = bpy.context.scene
    started = time.time()
    bpy.ops.render.render()
    rendered = time.time() - started
    layers = {name: _read_pass(folder, name, scene.frame_current, width, height) for name, _ in _PASSES}
    passes = {
        "colour": layers["colour"],
        "albedo": numpy.clip(layers["diffuse"] + layers["gloss"] + layers["through"], 0, 1),
        "normal": layers["normal"],
    }
    if scene.render.film_transparent:
        passes["alpha"] = numpy.repeat(layers["colour"][:, :, 3:], 3, axis=2)
    for name, data in passes.items():
        data[:, :, :3].tofile(f"{base}-{name}.raw")
    with open(f"{base}.json", "w", encoding="utf8") as handle:
        json.dump({"width": width, "height": height, "exposure": exposure}, handle)
    return rendered


def _develop(bases):
    """Denoise and develop pictures, all alike; returns the seconds it took."""
    denoiser = os.path.join(os.path.dirname(__file__), "..", "denoise.mjs")
    started = time.time()
    subprocess.run(["node", os.path.abspath(denoiser), *bases], check=True)
    return time.time() - started
