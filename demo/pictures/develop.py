"""From linear light to a finished JPEG: exposure, film curve, a little falloff and grain."""
import cv2
import numpy as np

JPEG_QUALITY = 90
SHOULDER_START = 0.55
GRAIN = 0.0045
VIGNETTE = 0.06


def _film(x):
    """Linear up to the shoulder, then softly towards white."""
    over = np.maximum(x - SHOULDER_START, 0)
    room = 1 - SHOULDER_START
    return np.minimum(x, SHOULDER_START) + room * (1 - np.exp(-over / room))


def _srgb(x):
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - 0.055)


def develop(linear, exposure, path, size, seed=1):
    """`linear` is h*w*3 RGB; writes `path`, `size` pixels (width, height)."""
    w, h = size
    linear = cv2.resize(np.maximum(linear, 0), size, interpolation=cv2.INTER_CUBIC)
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j].astype(np.float32)
    falloff = 1 - VIGNETTE * np.clip((x * x + y * y) / 2, 0, 1) ** 1.5
    light = np.maximum(linear, 0) * (exposure * falloff)[..., None]
    picture = _srgb(_film(light))
    picture = picture + 0.045 * np.sin(2 * np.pi * (picture - 0.5)) * -0.5 * 0.6
    grain = np.random.default_rng(seed).normal(0, GRAIN, (h, w, 1)).astype(np.float32)
    sharp = picture + 0.22 * (picture - cv2.GaussianBlur(picture, (0, 0), 0.9))
    out = np.clip(sharp + grain, 0, 1) * 255
    cv2.imwrite(path, cv2.cvtColor(np.round(out).astype(np.uint8), cv2.COLOR_RGB2BGR), [
        cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1,
    ])
