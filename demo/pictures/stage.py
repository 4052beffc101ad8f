"""Run by Blender: builds the scene described in a JSON file and takes its pictures, one JPEG a view.

    blender -b --python stage.py -- <description.json> <folder for JPEGs> <cache folder> [--draft] [--check]
"""
import json
import os
import subprocess
import sys
import time

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402

import develop  # noqa: E402
import materials  # noqa: E402
import studio  # noqa: E402
from denoise import denoise  # noqa: E402
from forms.registry import build  # noqa: E402

PORTRAIT = (800, 1000)
#: Rendered smaller by this and enlarged when developed: a fifth less wide costs a third less time.
RENDER_SCALE = 0.8
SAMPLES_PER_HALF = 5
PATTERN_PIXELS = 2048
EXPOSURE = 1.0


def pattern_png(cache):
    def path(name):
        source = os.path.join(HERE, "patterns", name + ".svg")
        target = os.path.join(cache, "patterns", name + ".png")
        if not os.path.exists(target) or os.path.getmtime(target) < os.path.getmtime(source):
            os.makedirs(os.path.dirname(target), exist_ok=True)
            subprocess.run(["rsvg-convert", "-w", str(PATTERN_PIXELS), "-a", source, "-o", target], check=True)
        return target
    return path


def prepare(size, samples):
    scene = bpy.context.scene
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.use_persistent_data = False
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.08, max(4, samples // 2)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 1, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 6, 10, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.0, 12.0
    cycles.blur_glossy = 0.6
    cycles.use_fast_gi = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4
    layer = bpy.context.view_layer
    for name in ("z", "normal", "diffuse_direct", "diffuse_indirect", "diffuse_color"):
        setattr(layer, "use_pass_" + name, True)
    scene.use_nodes = True
    return scene


def wire_passes(scene, folder):
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    both = tree.nodes.new("CompositorNodeMixRGB")
    both.blend_type = "ADD"
    tree.links.new(layers.outputs["DiffDir"], both.inputs[1])
    tree.links.new(layers.outputs["DiffInd"], both.inputs[2])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    sources = {"combined": layers.outputs["Image"], "light": both.outputs[0], "albedo": layers.outputs["DiffCol"],
               "normal": layers.outputs["Normal"], "depth": layers.outputs["Depth"]}
    for index, (name, socket) in enumerate(sources.items()):
        files.file_slots.new(name)
        tree.links.new(socket, files.inputs[index])
    return list(sources)


def take_half(scene, seed, names, folder):
    scene.cycles.seed = seed
    bpy.ops.render.render()
    passes = {}
    for name in names:
        path = os.path.join(folder, f"{name}{scene.frame_current:04d}.exr")
        picture = cv2.imread(path, cv2.IMREAD_UNCHANGED)
        picture = picture[..., 0] if name == "depth" and picture.ndim == 3 else picture
        passes[name] = picture if name == "depth" else np.ascontiguousarray(picture[..., 2::-1])
        passes[name] = np.nan_to_num(passes[name].astype(np.float32), posinf=1e4)
        os.remove(path)
    return passes


def main(description_file, target, cache, draft, check):
    with open(description_file, encoding="utf-8") as file:
        description = json.load(file)
    materials.pattern_file = pattern_png(cache)
    size = tuple(description.get("size", PORTRAIT))
    samples = description.get("samples", SAMPLES_PER_HALF)
    if draft:
        size, samples = tuple(s // 2 for s in size), max(4, samples // 2)
    finished = size
    size = tuple(round(s * RENDER_SCALE) for s in size)
    scene = prepare(size, samples)
    started = time.time()
    things = build(description["things"])
    bpy.context.view_layer.update()
    points = studio.bounds(things)
    if check:
        print("bounds", np.round(points.min(0) * 10, 1), np.round(points.max(0) * 10, 1), flush=True)
        return
    low, high = points.min(0), points.max(0)
    centre, radius = (low + high) / 2, float(np.linalg.norm(high - low)) / 2
    radius = description.get("radius", radius * 10) / 10
    studio.backdrop(description.get("backdrop", "off-white"), centre, radius)
    studio.light(centre, radius, description.get("window", 1.0), description.get("room", 1.0), description.get("from", "left"))
    passes_folder = os.path.join(cache, f"passes-{os.getpid()}")
    names = wire_passes(scene, passes_folder)
    print(f"built {time.time() - started:.1f}", flush=True)
    for view in description["views"]:
        started = time.time()
        lens = studio.camera(points, view, size)
        halves = [take_half(scene, seed, names, passes_folder) for seed in (11, 23)]
        rendered = time.time() - started
        linear = denoise(halves, cache)
        exposure = EXPOSURE * description.get("exposure", 1.0) * view.get("exposure", 1.0)
        develop.develop(linear, exposure, os.path.join(target, view["file"] + ".jpg"), finished)
        bpy.data.objects.remove(lens)
        print(f"took {view['file']} {rendered:.1f} + {time.time() - started - rendered:.1f}", flush=True)
    os.rmdir(passes_folder)


if __name__ == "__main__":
    given = sys.argv[sys.argv.index("--") + 1:]
    main(*given[:3], draft="--draft" in given, check="--check" in given)
