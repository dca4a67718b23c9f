"""Heads and faces. The head's centre is the origin and the face looks along -y; the head is about two units high."""

import math

import numpy
from mathutils import Vector

from .grids import Surface, directions, grid
from .paint import linear, paint
from .shapes import Group, ring, rounded, smooth_line, sphere, tube

_AROUND, _UP = 216, 168
_WAYS = numpy.array(list(directions(_AROUND, _UP, 0.45)))

# Where the tip is, how far it stands out, how high and wide the bridge is, how wide the tip and the nostrils are, what its hump is.
NOSES = {
    "straight": (-0.20, 0.23, 0.10, 0.075, 0.115, 0.05, 0.0),
    "button": (-0.16, 0.19, 0.02, 0.09, 0.14, 0.03, 0.0),
    "snub": (-0.13, 0.23, 0.0, 0.07, 0.12, 0.05, -0.03),
    "long": (-0.29, 0.29, 0.12, 0.07, 0.105, 0.05, 0.0),
    "broad": (-0.20, 0.22, 0.05, 0.10, 0.17, 0.09, 0.0),
    "hooked": (-0.27, 0.25, 0.12, 0.075, 0.11, 0.06, 0.09),
    "bulb": (-0.25, 0.33, 0.07, 0.09, 0.165, 0.07, 0.02),
}

# How far the upper and the lower lid leave the eye open, in degrees from its middle.
EYES = {"wide": (50, -46), "open": (34, -38), "sleepy": (12, -36), "narrow": (17, -20), "smiling": (30, -14), "shut": (-14, -15)}

# (x, z) of the brow from the nose outwards, above the eye's middle, and its thickness there.
BROWS = {
    "arch": ((-0.14, 0.262), (0.03, 0.315), (0.2, 0.225)),
    "flat": ((-0.15, 0.25), (0.02, 0.268), (0.19, 0.228)),
    "soft": ((-0.13, 0.30), (0.03, 0.30), (0.19, 0.205)),
    "raised": ((-0.14, 0.33), (0.02, 0.41), (0.2, 0.31)),
}

# Mouths: upper line and lower line about the mouth's middle, and what share of the gap the teeth fill.
_OPEN = {
    "open": (((-0.25, 0.045), (-0.13, 0.02), (0, 0.012), (0.13, 0.02), (0.25, 0.045)), ((-0.25, 0.045), (-0.16, -0.08), (0, -0.13), (0.16, -0.08), (0.25, 0.045)), 0.45),
    "grin": (((-0.31, 0.06), (-0.16, 0.01), (0, -0.005), (0.16, 0.01), (0.31, 0.06)), ((-0.31, 0.06), (-0.2, -0.075), (0, -0.115), (0.2, -0.075), (0.31, 0.06)), 1.0),
    "laugh": (((-0.31, 0.075), (-0.16, 0.06), (0, 0.055), (0.16, 0.06), (0.31, 0.075)), ((-0.31, 0.075), (-0.23, -0.16), (0, -0.26), (0.23, -0.16), (0.31, 0.075)), 0.3),
    "yawn": (((-0.15, -0.04), (-0.11, 0.06), (0, 0.1), (0.11, 0.06), (0.15, -0.04)), ((-0.15, -0.04), (-0.13, -0.2), (0, -0.27), (0.13, -0.2), (0.15, -0.04)), 0.14),
    "talk": (((-0.14, 0.0), (-0.08, 0.045), (0, 0.05), (0.08, 0.045), (0.14, 0.0)), ((-0.14, 0.0), (-0.09, -0.075), (0, -0.1), (0.09, -0.075), (0.14, 0.0)), 0.35),
}
_CLOSED = {
    "smile": ((-0.26, 0.06), (-0.13, -0.005), (0, -0.022), (0.13, -0.005), (0.26, 0.06)),
    "smirk": ((-0.2, -0.012), (-0.1, -0.03), (0.02, -0.028), (0.16, 0.02), (0.26, 0.095)),
    "calm": ((-0.2, 0.012), (-0.1, -0.005), (0, -0.008), (0.1, -0.005), (0.2, 0.012)),
}

_LENSES = {
    "square": ((-0.21, 0.13), (0.21, 0.13), (0.2, -0.14), (-0.19, -0.14)),
    "cat": ((-0.2, 0.12), (0.05, 0.15), (0.29, 0.22), (0.2, -0.1), (0.0, -0.17), (-0.17, -0.1)),
    "half": ((-0.2, 0.0), (0.2, 0.0), (0.17, -0.13), (0.0, -0.18), (-0.17, -0.13)),
}


def shade(colour, factor, warm=1.0):
    """A darker relative of a colour as a hex value; `warm` keeps more of its red."""
    channels = [min(1.0, c * f) for c, f in zip(linear(colour)[:3], (factor * warm, factor, factor))]
    return "#" + "".join(f"{round(255 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055)):02X}" for c in channels)


def blushing(colour, strength=0.5):
    """Skin with a little more red on the cheeks."""
    material = paint(colour, "skin").copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    base = nodes["Principled BSDF"].inputs["Base Color"]
    tint = linear(colour)
    blush = (min(1, tint[0] * 1.08 + 0.04), tint[1] * 0.62, tint[2] * 0.58, 1)
    coordinates = nodes.new("ShaderNodeTexCoord")
    previous = None
    for side in (-1, 1):
        distance = nodes.new("ShaderNodeVectorMath")
        distance.operation = "DISTANCE"
        distance.inputs[1].default_value = (side * 0.47, -0.72, -0.24)
        span = nodes.new("ShaderNodeMapRange")
        span.interpolation_type = "SMOOTHSTEP"
        span.inputs[1].default_value = 0.36
        span.inputs[2].default_value = 0.0
        span.inputs[4].default_value = strength
        mix = nodes.new("ShaderNodeMixRGB")
        mix.inputs[1].default_value = tint
        mix.inputs[2].default_value = blush
        links.new(coordinates.outputs["Object"], distance.inputs[0])
        links.new(distance.outputs["Value"], span.inputs[0])
        links.new(span.outputs[0], mix.inputs[0])
        if previous:
            links.new(previous.outputs[0], mix.inputs[1])
        previous = mix
    links.new(previous.outputs[0], base)
    return material


class Face:
    """What a person's head has besides hair."""

    def _low(self, z):
        """Height on this head of what is at `z` on the plain one: a long face is longer below the eyes."""
        return z * self.long if z < 0 else z

    def _shape(self, direction):
        """Point of the head's skin in a direction, without its features."""
        return Vector(self._shapes(numpy.array([direction]))[0])

    def _shapes(self, ways):
        """Points of the head's skin in many directions."""
        up = ways[:, 2]
        level = numpy.hypot(ways[:, 0] / 0.86, ways[:, 1] / 0.94)
        # A square jaw fills the corners that an egg leaves empty.
        power = 2 + 2.4 * max(0.0, self.jaw - 0.5)
        below = (level**power + numpy.maximum(0, -up / self.long) ** power) ** (1 / power)
        points = ways / numpy.where(up > 0, numpy.hypot(level, up / (1.06 * self.crown)), below)[:, None]
        x, y, z = points.T
        low = numpy.clip(-(z / self.long + 0.05), 0, 1)
        low = low * low * (3 - 2 * low)
        x *= (1 - (0.33 - 0.32 * self.jaw) * low + 0.11 * self.jaw * numpy.exp(-(((z / self.long + 0.5) / 0.26) ** 2))) * self.width
        y[:] = numpy.where(y < 0, y * 0.93 - 0.10 * low * (1 - numpy.abs(x)), y * (1 - 0.18 * low))
        for side in (-1, 1):
            for at, reach, amount in (((0.46, -0.62, -0.28), 0.3, self.cheeks), ((0.5, -0.5, -0.62), 0.3, self.jowls)):
                gap = numpy.linalg.norm(points - (side * at[0] * self.width, at[1], self._low(at[2])), axis=1)
                points += ways * (amount * numpy.exp(-((gap / reach) ** 2)))[:, None]
        gap = numpy.linalg.norm(points - (0, -0.66, self._low(-0.86)), axis=1)
        points += numpy.array((0, -1, -0.33)) * (self.chin * numpy.exp(-((gap / 0.24) ** 2)))[:, None]
        return points

    def _sculpt(self, points):
        """Nose, sockets, brow ridge, the mouth's mound and the folds of age, pressed out of the face."""
        x, z = points[:, 0], points[:, 2]

        def bump(at, height, reach, tall, amount):
            return amount * numpy.exp(-(((numpy.abs(x) - at) / reach) ** 2) - ((z - height) / tall) ** 2)

        tip, out, bridge, narrow, wide, wings, hump = NOSES[self.nose]
        root = self.eye_z + 0.12
        t = numpy.clip((root - z) / (root - tip), 0, 1)
        ridge = (bridge + hump * numpy.exp(-(((t - 0.5) / 0.22) ** 2))) * numpy.clip(t / 0.4, 0, 1)
        ridge += (out - bridge) * (0.3 * t + 0.7 * numpy.exp(-(((z - tip) / 0.14) ** 2)))
        ridge = numpy.where(z < tip, out * numpy.exp(-(((tip - z) / 0.095) ** 2)), ridge)
        across = narrow + (wide - narrow) * t**1.5
        rise = ridge * numpy.exp(-((numpy.abs(x) / across) ** 2))
        rise += bump(wide * 0.98, tip - 0.025, 0.06, 0.055, wings)
        eye = self.eye_x
        rise += bump(eye, self.eye_z, 0.2, 0.14, -0.05) + bump(eye, self.eye_z + 0.21, 0.26, 0.08, self.ridge)
        rise += bump(eye, self.eye_z - 0.19, 0.13, 0.04, 0.035 * self.age)
        rise += bump(0, self.mouth_z, 0.3, 0.15, 0.035)
        # From the nostrils to the corners of the mouth.
        start, end = numpy.array((0.16, tip + 0.02)), numpy.array((0.40, self.mouth_z - 0.02))
        along = end - start
        share = numpy.clip(((numpy.abs(x) - start[0]) * along[0] + (z - start[1]) * along[1]) / along.dot(along), 0, 1)
        gap = numpy.hypot(numpy.abs(x) - start[0] - share * along[0], z - start[1] - share * along[1])
        rise -= (0.012 + 0.032 * self.age) * numpy.exp(-((gap / 0.035) ** 2))
        points[:, 1] -= rise * numpy.clip(-points[:, 1] / 0.3, 0, 1)

    def _head(self):
        points = self._shapes(_WAYS)
        self._sculpt(points)
        self.head, tree = grid(points.tolist(), self.skin, _AROUND)
        self.face = Surface(tree)
        size = self.ear
        for side in (-1, 1) if size else ():
            with Group(at=(side * 0.87 * self.width, 0.03, -0.08), turn=side * 14, roll=side * 6, scale=size):
                sphere(1, (0, 0, 0), self.bare, (0.11, 0.17, 0.24))
                sphere(1, (0, -0.02, -0.2), self.bare, (0.08, 0.1, 0.1))
                sphere(1, (side * 0.075, -0.06, 0.02), paint(shade(self.tone, 0.7, 1.2), "skin"), (0.04, 0.075, 0.13))
        girth = 0.36 * (0.55 + 0.45 * self.girth)
        tube([(0, 0.12, -0.6), (0, 0.1, -1.0), (0, 0.12, -1.5 - self.lift)], girth, self.bare, radii=[1, 0.98, 1.1])

    def _features(self, eyes, mouth, lashes, brows, brow_shape, gaze, slant, iris, freckles):
        for side, kind in zip((-1, 1), eyes if isinstance(eyes, tuple) else (eyes, eyes)):
            self._eye(side, kind, lashes, gaze, slant, iris)
            line = [self.face.on(side * (self.eye_x + bx), self.eye_z + bz, 0.008) for bx, bz in BROWS[brow_shape]]
            tube(line, brows, self.brow_colour, radii=[0.95, 1.15, 0.45])
            for end, share in ((0, 0.95), (2, 0.45)):
                sphere(brows * share, line[end], self.brow_colour, detail=20)
        self._mouth(mouth)
        for x, z in ((-0.5, -0.12), (-0.38, -0.2), (-0.58, -0.24), (-0.44, -0.3), (-0.3, -0.1), (0.5, -0.1), (0.38, -0.19), (0.58, -0.22), (0.46, -0.29), (0.3, -0.11), (0.02, -0.06), (-0.06, 0.0)) if freckles else ():
            sphere(1, self.face.on(x * self.width, z, -0.004), paint(shade(self.tone, 0.5, 1.25), "skin"), (0.022, 0.012, 0.022), detail=16)

    def _eye(self, side, kind, lashes, gaze, slant, iris):
        """Ball with iris and pupil between two lids; laughing eyes are a line."""
        dark, r = paint("#1B1014", "satin"), self.eye_size
        x, z = side * self.eye_x, self.eye_z
        if kind == "laughing":
            arc = [(-1.05, -0.35), (-0.6, 0.25), (0, 0.5), (0.6, 0.25), (1.05, -0.35)]
            tube([self.face.on(x + r * ax, z + r * az, 0.005) for ax, az in arc], 0.034, dark, radii=[0.5, 1, 1.1, 1, 0.5])
            return
        upper, lower = EYES[kind]
        with Group(at=(x, self.face.y(x, z) + r * 0.42, z), turn=side * 11, roll=-side * slant):
            sphere(r, (0, 0, 0), paint("#F7F1EA", "satin"), detail=48)
            with Group(turn=gaze[0] - side * 11, tilt=gaze[1]):
                sphere(r * 0.66, (0, -r * 0.75, 0), paint(iris, "satin"), (1, 0.42, 1), detail=48)
                sphere(r * 0.4, (0, -r * 0.93, 0), paint("#120A0C", "satin"), (1, 0.32, 1), detail=32)
            sphere(r * 0.13, (-r * 0.22, -r * 1.02, r * 0.24), paint("white", "glow", 1.0), detail=16)
            self._lid(r * 1.13, upper, 120)
            self._lid(r * 1.13, -120, lower)
            edge = [self._lid_point(r * 1.15, upper, b) for b in (-80, -55, -28, 0, 28, 55, 80)]
            if lashes:
                edge = edge if side > 0 else edge[::-1]
                edge.append((edge[-1][0] + side * 0.05, edge[-1][1] + 0.01, edge[-1][2] + 0.055))
                tube(edge, 0.024, dark, radii=[0.4, 0.7, 0.95, 1, 1.05, 1.1, 1, 0.4])
            else:
                tube(edge, 0.015, dark, radii=[0.4, 0.9, 1, 1, 1, 0.9, 0.4])

    @staticmethod
    def _lid_point(r, height, across):
        a, b = math.radians(height), math.radians(across)
        return (r * math.sin(b), -r * math.cos(b) * math.cos(a), r * math.cos(b) * math.sin(a))

    def _lid(self, r, start, end):
        points = [self._lid_point(r, start + (end - start) * j / 16, -88 + 176 * i / 24) for j in range(17) for i in range(25)]
        grid(points, self.bare, 25, closed=False, thickness=0.02)

    def _mouth(self, kind):
        """Lips, and what is seen between them."""
        def at(x, z, lift):
            return self.face.on(x, self.mouth_z + z, lift)

        deep = paint("#5A1620", "satin")
        if kind == "whistle":
            x, y, z = at(0, -0.02, 0.03)
            ring(0.085, 0.05, (x, y, z), self.lips)
            sphere(1, (x, y, z), deep, (0.07, 0.02, 0.07), detail=32)
        elif kind in _CLOSED:
            line = smooth_line(_CLOSED[kind], 16)
            full = [math.sin(math.pi * (0.06 + 0.88 * k / 16)) for k in range(17)]
            for drop, thick in ((0.026, 0.03), (-0.034, 0.04)):
                tube([at(x, z + drop * f, -0.008) for (x, z), f in zip(line, full)], thick, self.lips, smooth=False, radii=full)
            tube([at(x, z, 0.014) for x, z in line], 0.013, deep, smooth=False, radii=[0.5 + 0.6 * f for f in full])
            for x, z in (line[0], line[-1]):
                sphere(0.018, at(x, z, 0), deep, detail=16)
        else:
            above, below, teeth = _OPEN[kind]
            upper, lower = smooth_line(above, 20), smooth_line(below, 20)
            shift = [(x, self.mouth_z + z) for x, z in upper], [(x, self.mouth_z + z) for x, z in lower]
            self.face.patch(*shift, deep, 0.012, 8, 0.012)
            edge = [(a[0], a[1] + (b[1] - a[1]) * teeth) for a, b in zip(*shift)]
            self.face.patch(shift[0], edge, paint("#FBF6EE", "satin"), 0.022, 4, 0.012)
            if kind == "laugh":
                x, y, z = at(0, -0.17, 0.0)
                sphere(1, (x, y, z), paint("#C8524E", "satin"), (0.14, 0.05, 0.075), detail=32)
            full = [0.75 + 0.5 * math.sin(math.pi * k / 20) for k in range(21)]
            for line, thick, drop in ((upper, 0.026, 0.008), (lower, 0.031, -0.008)):
                tube([at(x, z + drop, 0.012) for x, z in line], thick, self.lips, smooth=False, radii=full)
            for x, z in (upper[0], upper[-1]):
                sphere(0.022, at(x, z, 0.012), self.lips, detail=16)

    def _glasses(self, kind, colour):
        frame = paint(colour, "gloss")
        x, z = self.eye_x * 1.03, self.eye_z - 0.01 - (0.06 if kind == "half" else 0)
        ahead = min(self.face.y(x + dx, z + dz) for dx in (-0.16, 0, 0.16) for dz in (-0.14, 0, 0.14)) - 0.09
        for side in (-1, 1):
            with Group(at=(side * x, ahead + 0.03, z), turn=side * 9):
                if kind == "round":
                    ring(0.225, 0.027, (0, 0, 0), frame)
                else:
                    outline = rounded([(side * lx, lz) for lx, lz in _LENSES[kind]], 0.09)
                    tube([(lx, 0, lz) for lx, lz in outline], 0.03, frame, smooth=False, closed=True)
            outer = self.eye_x + 0.23
            tube([(side * outer, ahead + 0.09, z + 0.05), (side * 0.88 * self.width, -0.42, z + 0.06), (side * 0.94 * self.width, 0.0, z + 0.02)], 0.024, frame)
        inner = x - 0.2
        bridge = min(ahead, self.face.y(0, z + 0.06) - 0.02)
        tube([(-inner, ahead + 0.02, z + 0.03), (0, bridge - 0.01, z + 0.07), (inner, ahead + 0.02, z + 0.03)], 0.025, frame)

    def _earrings(self, colour, hoops):
        for side in (-1, 1):
            x = side * 0.93 * self.width
            if hoops:
                ring(0.16, 0.03, (x, -0.04, -0.48), paint(colour, "metal"), (90, 0, side * 30))
            else:
                sphere(0.075, (x, -0.06, -0.36), paint(colour, "metal"))
