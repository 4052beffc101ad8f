"""Removes the noise of few-sample renders: filters light, never texture (see denoise.c)."""
import ctypes
import os
import subprocess

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
NORMAL_TOLERANCE = 0.16
DEPTH_TOLERANCE = 0.006
ALBEDO_TOLERANCE = 0.25
FIREFLY_RATIO = 2.5
EDGE_STEP = 0.015
EDGE_TURN = 0.3


def _library(cache):
    source, target = os.path.join(HERE, "denoise.c"), os.path.join(cache, "denoise.so")
    if not os.path.exists(target) or os.path.getmtime(target) < os.path.getmtime(source):
        subprocess.run(
            ["cc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", source, "-o", target, "-lm"],
            check=True,
        )
    return ctypes.CDLL(target)


def _pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def _without_fireflies(image, other):
    """No pixel may be far brighter than both its surroundings and its twin in the other half."""
    limit = np.maximum(cv2.blur(image, (5, 5)), cv2.medianBlur(other, 5)) * FIREFLY_RATIO + 0.05
    return np.minimum(image, np.maximum(limit, np.minimum(image, other)))


def _plane(depth):
    """Depth in tolerances with its slope; of the two one-sided slopes the flatter one, so edges stay edges."""
    z = depth / np.median(depth) / DEPTH_TOLERANCE
    slopes = []
    for axis in (1, 0):
        ahead = np.roll(z, -1, axis) - z
        behind = z - np.roll(z, 1, axis)
        flatter = np.where(np.abs(ahead) < np.abs(behind), ahead, behind)
        slopes.append(cv2.blur(np.clip(flatter, -3, 3), (5, 5)))
    return np.ascontiguousarray(np.stack([z, *slopes], -1), np.float32)


def _edges(depth, normal):
    """1 where a pixel straddles two surfaces: there the mixture of both is right and its neighbours are not."""
    z = depth / np.median(depth)
    bend = np.maximum(np.abs(np.roll(z, 1, 0) + np.roll(z, -1, 0) - 2 * z), np.abs(np.roll(z, 1, 1) + np.roll(z, -1, 1) - 2 * z))
    box = np.ones((3, 3))
    turn = (cv2.dilate(normal, box) - cv2.erode(normal, box)).max(-1)
    edge = ((bend > EDGE_STEP) & (turn > EDGE_TURN)).astype(np.float32)
    return cv2.GaussianBlur(edge, (0, 0), 0.6)[..., None]


def _filter(lib, a, b, features, plane, levels, sigma, floor):
    a = np.ascontiguousarray(_without_fireflies(a, b), np.float32)
    b = np.ascontiguousarray(_without_fireflies(b, a), np.float32)
    weights = np.array([0.25, 0.6, 0.15], np.float32)
    difference = (a - b) @ weights
    variance = np.ascontiguousarray(cv2.GaussianBlur(0.5 * difference * difference, (0, 0), 2.0), np.float32)
    h, w, k = features.shape
    lib.atrous(
        _pointer(a), _pointer(b), _pointer(variance), _pointer(features), _pointer(plane),
        ctypes.c_int(k), ctypes.c_int(h), ctypes.c_int(w), ctypes.c_int(levels),
        ctypes.c_float(sigma), ctypes.c_float(floor),
    )
    return 0.5 * (a + b)


def denoise(halves, cache):
    """Two dicts of passes (combined, light, albedo, normal: h*w*3; depth: h*w) to one clean linear picture."""
    lib = _library(cache)
    a, b = halves
    albedo = 0.5 * (a["albedo"] + b["albedo"])
    normal = 0.5 * (a["normal"] + b["normal"])
    depth = np.minimum(0.5 * (a["depth"] + b["depth"]), 1e3)
    plane = _plane(depth)
    features = np.ascontiguousarray(normal / NORMAL_TOLERANCE, np.float32)
    light = _filter(lib, a["light"], b["light"], features, plane, 5, 2.6, 0.015)
    rest = [half["combined"] - half["albedo"] * half["light"] for half in halves]
    coloured = np.concatenate([features, albedo / ALBEDO_TOLERANCE], -1)
    mirrored = _filter(lib, *rest, np.ascontiguousarray(coloured, np.float32), plane, 4, 2.6, 0.03)
    edge = _edges(depth, np.ascontiguousarray(normal))
    clean = albedo * light + mirrored
    box = np.ones((3, 3))
    raw = np.clip(0.5 * (a["combined"] + b["combined"]), cv2.erode(clean, box), cv2.dilate(clean, box))
    return clean * (1 - edge) + raw * edge
