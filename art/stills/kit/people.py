"""Figures: a bust with a modelled head, hair grown from the head's own surface, and clothes fitted to the torso.

The head's centre is the origin and the face looks along -y; the head is about two units high. A figure made with
`arms` has a narrower torso; then draw each arm with `arm`.
"""

import math

import bpy
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from .paint import linear, paint
from .shapes import Group, capsule, place, puck, ring, smooth_line, sphere, tube

_AROUND, _UP = 144, 96


def _ease(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def _between(table, x):
    """Value of a piecewise curve given as sorted (x, value) pairs."""
    if x <= table[0][0]:
        return table[0][1]
    for (x0, v0), (x1, v1) in zip(table, table[1:]):
        if x <= x1:
            return v0 + (v1 - v0) * _ease((x - x0) / (x1 - x0))
    return table[-1][1]


def _directions():
    for j in range(_UP + 1):
        polar = math.pi * j / _UP
        for i in range(_AROUND):
            turn = 2 * math.pi * i / _AROUND
            yield Vector((math.sin(polar) * math.sin(turn), -math.sin(polar) * math.cos(turn), math.cos(polar)))


def _grid_object(points, material, columns=_AROUND, closed=True, thickness=0.0):
    rows = len(points) // columns
    faces = []
    for j in range(rows - 1):
        for i in range(columns if closed else columns - 1):
            k = (i + 1) % columns
            faces.append((j * columns + i, j * columns + k, (j + 1) * columns + k, (j + 1) * columns + i))
    mesh = bpy.data.meshes.new("grid")
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    obj = place(bpy.data.objects.new("grid", mesh), material=material)
    if thickness:
        solid = obj.modifiers.new("solid", "SOLIDIFY")
        solid.thickness = thickness
        solid.offset = 0
    return obj, BVHTree.FromPolygons([tuple(p) for p in points], faces)


class Surface:
    """A body that things can be laid on: asks how far in front of the viewer's plane it lies."""

    def __init__(self, tree):
        self.tree = tree

    def y(self, x, z, lift=0.0):
        """Depth of the surface at (x, z), moved `lift` towards the viewer."""
        hit = self.tree.ray_cast(Vector((x, -8, z)), Vector((0, 1, 0)))
        return (hit[0].y if hit[0] else -0.2) - lift

    def on(self, x, z, lift=0.0):
        """Point on the surface at (x, z)."""
        return (x, self.y(x, z, lift), z)

    def patch(self, first, second, material, lift=0.02, rows=8, thickness=0.03):
        """Cloth between two (x, z) lines of equal length, laid on the surface."""
        points = []
        for j in range(rows + 1):
            t = j / rows
            for (x0, z0), (x1, z1) in zip(first, second):
                points.append(self.on(x0 + (x1 - x0) * t, z0 + (z1 - z0) * t, lift))
        return _grid_object(points, material, len(first), closed=False, thickness=thickness)[0]


def _skin(colour):
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
        span.inputs[4].default_value = 0.5
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


# How high the hair begins (as the sine of the elevation), by the angle from the face in degrees.
_HAIRLINES = {
    "short": [(0, 0.60), (30, 0.57), (52, 0.46), (66, 0.20), (74, -0.12), (84, -0.20), (93, 0.02), (104, -0.05), (116, -0.34), (140, -0.52), (180, -0.56)],
    "receding": [(0, 0.70), (20, 0.76), (42, 0.80), (60, 0.52), (70, 0.18), (78, -0.10), (86, -0.16), (94, 0.02), (104, -0.05), (116, -0.34), (140, -0.52), (180, -0.56)],
    "full": [(0, 0.62), (28, 0.54), (50, 0.36), (64, 0.10), (76, -0.16), (90, -0.40), (120, -0.60), (180, -0.66)],
    "fringe": [(0, 0.40), (30, 0.38), (50, 0.26), (64, 0.04), (76, -0.20), (90, -0.40), (120, -0.60), (180, -0.66)],
}
_BEARDS = {
    "full": [(0, -0.66), (10, -0.64), (18, -0.52), (26, -0.33), (40, -0.32), (56, -0.24), (68, -0.02), (76, 0.10), (84, -0.02), (92, -0.30), (104, -0.75), (180, -2)],
    "stubble": [(0, -0.68), (10, -0.66), (18, -0.55), (26, -0.38), (40, -0.38), (56, -0.32), (68, -0.10), (76, 0.06), (84, -0.04), (92, -0.36), (104, -0.75), (180, -2)],
}

# The torso from the neck down: height, half width, half depth, how far back its axis is.
_BUST = [(-0.98, 0.42, 0.40, 0.12), (-1.12, 0.5, 0.46, 0.12), (-1.22, 0.72, 0.5, 0.13), (-1.33, 1.0, 0.56, 0.14), (-1.5, 1.26, 0.62, 0.15), (-1.78, 1.43, 0.68, 0.15), (-2.2, 1.5, 0.74, 0.13), (-3.0, 1.46, 0.76, 0.12), (-7.0, 1.4, 0.74, 0.12)]
_SLIM = [(-0.98, 0.42, 0.40, 0.12), (-1.12, 0.5, 0.46, 0.12), (-1.22, 0.68, 0.5, 0.13), (-1.33, 0.88, 0.54, 0.14), (-1.5, 1.04, 0.6, 0.15), (-1.78, 1.1, 0.66, 0.15), (-2.2, 1.08, 0.7, 0.13), (-3.0, 1.0, 0.68, 0.12), (-4.2, 1.12, 0.74, 0.12), (-7.0, 1.16, 0.76, 0.12)]
_NECK = Vector((0, 0.12, -0.95))


class Person:
    """One bust. Everything is optional but the colours."""

    def __init__(
        self,
        skin="#C98B62",
        hair="#2A1A18",
        top="violet",
        style="short",
        beard=None,
        glasses=None,
        smile="open",
        outfit="crew",
        inner="white",
        lashes=False,
        earrings=None,
        lips=None,
        brows=0.036,
        brow=None,
        width=1.0,
        cloth="marigold",
        moustache=False,
        arms=False,
        girth=1.0,
        hem=-7.0,
        lean=0,
        nod=0,
        look=0,
        bun=(0, 0.42, 1.16, 1),
        brooch=None,
    ):
        self.skin = _skin(skin)
        self.bare = paint(skin, "skin")
        self.sleeve = paint(top, "matte")
        self.cuff = paint(inner, "matte")
        self.girth = girth
        self.hair = paint(hair, "hair")
        self.brow_colour = paint(brow or hair, "hair")
        self.width = width
        self.bun = bun
        self.ears = style != "scarf"
        self.cloth = paint(cloth, "matte")
        self.lips = paint(lips, "satin") if lips else self.skin
        self._torso(top, outfit, inner, _SLIM if arms else _BUST, hem)
        # The head leans to the right (`lean`), back (`nod`) and turns (`look`) on its neck.
        with Group(at=_NECK, roll=lean, tilt=nod, turn=look), Group(at=-_NECK):
            self._head()
            self._face(smile, lashes, brows)
            if beard:
                self._beard(beard)
            elif moustache:
                self._moustache()
            getattr(self, f"_hair_{style}")()
            if glasses:
                self._glasses(glasses)
            if earrings:
                for side in (-1, 1):
                    sphere(0.075, (side * 0.9 * width, -0.02, -0.34), paint(earrings, "metal"))
        if style == "scarf":
            self._shawl()
        if brooch:
            with Group(at=self.chest.on(*brooch, 0.1), tilt=24):
                puck(0.15, 0.06, (0, 0, 0), paint("gold", "metal"), 0.03)
                sphere(0.085, (0, -0.03, 0), paint("coral"), (1, 0.7, 1), detail=32)

    def arm(self, side, elbow, wrist, along=None, palm=(0, -1, 0), curl=0.2, spread=0.1):
        """Arm on the left (-1) or right (1) of the picture, bent at `elbow`.

        The fingers point along `along`, or on as the forearm does, the palm faces `palm`; `curl` 1 is a fist.
        """
        shoulder = Vector((side * 0.98 * self.girth, 0.14, -1.68))
        elbow, wrist = Vector(elbow), Vector(wrist)
        inside = Vector((side * 0.66 * self.girth, 0.14, -1.58))
        tube([inside, shoulder, shoulder.lerp(elbow, 0.5), elbow, elbow.lerp(wrist, 0.5), wrist], 0.36, self.sleeve, radii=[0.8, 1.06, 1, 0.92, 0.84, 0.76])
        towards = (wrist - elbow).normalized()
        ring(0.21, 0.085, wrist, self.cuff, [math.degrees(a) for a in towards.to_track_quat("Z", "Y").to_euler()])
        z = Vector(along).normalized() if along else towards
        y = -Vector(palm)
        y = (y - z * y.dot(z)).normalized()
        frame = Group(at=wrist + towards * 0.02)
        frame.empty.rotation_mode = "QUATERNION"
        frame.empty.rotation_quaternion = Matrix((y.cross(z), y, z)).transposed().to_quaternion()
        with frame:
            self._hand(side, curl, spread)

    def _hand(self, side, curl, spread):
        """Hand with its wrist at the origin, fingers along z, palm towards -y."""
        capsule((0, 0, -0.1), (0, 0, 0.12), 0.17, self.bare)
        sphere(1, (0, 0, 0.32), self.bare, (0.29, 0.17, 0.31))
        for i, length in enumerate((0.86, 1.0, 0.96, 0.8)):
            # The first is the forefinger, next to the thumb.
            fan = side * spread * (i - 1.5)
            points, angle, at = [], 0.0, Vector((side * (0.135 * i - 0.2), -0.01, 0.46))
            points.append(at.copy())
            for bend, reach in ((0.9, 0.2), (1.5, 0.17), (1.0, 0.13)):
                angle += bend * curl
                at = at + Vector((math.sin(fan) * math.cos(angle), -math.sin(angle), math.cos(fan) * math.cos(angle))) * reach * length
                points.append(at.copy())
            tube(points, 0.092, self.bare, radii=[1.05, 1.02, 0.98, 0.88])
            sphere(0.081, points[-1], self.bare, detail=32)
        grip = min(1.0, curl * 1.3)
        thumb = [(-side * 0.16, -0.02, 0.16), (-side * (0.34 - 0.08 * grip), -0.05 - 0.14 * grip, 0.32), (-side * (0.44 - 0.3 * grip), -0.06 - 0.26 * grip, 0.5)]
        tube(thumb, 0.105, self.bare, radii=[1.15, 1.05, 0.9])
        sphere(0.0945, thumb[-1], self.bare, detail=32)

    def _shape(self, direction):
        """Point of the head's skin in a direction."""
        flat = math.sqrt((direction.x / 0.86) ** 2 + (direction.y / 0.94) ** 2 + (direction.z / (1.06 if direction.z > 0 else 1.0)) ** 2)
        point = direction / flat
        low = _ease(-(point.z + 0.05) / 1.0)
        jaw = 0.055 * math.exp(-(((point.z + 0.5) / 0.26) ** 2))
        point.x *= (1 - 0.17 * low + jaw) * self.width
        if point.y < 0:
            point.y *= 0.93
            point.y -= 0.10 * low * (1 - abs(point.x))
        else:
            point.y *= 1 - 0.18 * low
        for side in (-1, 1):
            gap = (point - Vector((side * 0.46, -0.62, -0.28))).length
            point += direction * 0.045 * math.exp(-((gap / 0.3) ** 2))
        gap = (point - Vector((0, -0.66, -0.86))).length
        point += Vector((0, -0.06, -0.02)) * math.exp(-((gap / 0.24) ** 2))
        return point

    def _shell(self, table, thickness, material, soft=0.10, texture=None):
        """Layer that grows out of the head where the table's line is passed."""
        points = []
        for direction in _directions():
            turn = math.degrees(math.acos(max(-1, min(1, -direction.y / max(1e-6, math.hypot(direction.x, direction.y))))))
            line = _between(table, turn)
            cover = _ease((direction.z - line) / soft + 0.5) if table is not self._chin else _ease((line - direction.z) / soft + 0.5)
            grow = thickness(direction, turn) if callable(thickness) else thickness
            if texture:
                grow += texture(direction, turn) * cover
            points.append(self._shape(direction) + direction * (-0.07 + (grow + 0.07) * cover))
        return _grid_object(points, material)[0]

    def _head(self):
        points = [self._shape(d) for d in _directions()]
        self.head, tree = _grid_object(points, self.skin)
        self.face = Surface(tree)
        for side in (-1, 1) if self.ears else ():
            sphere(1, (side * 0.88 * self.width, 0.03, -0.08), self.skin, (0.11, 0.17, 0.23), (0, side * 8, side * 14))
            sphere(1, (side * 0.955 * self.width, -0.05, -0.07), self.skin, (0.035, 0.08, 0.13), (0, side * 8, side * 14))
        tube([(0, 0.12, -0.6), (0, 0.1, -1.0), (0, 0.12, -1.5)], 0.36, self.skin, radii=[1, 0.98, 1.12])
        sphere(1, (0, self.face.y(0, -0.16) - 0.02, -0.17), self.skin, (0.115, 0.125, 0.11))
        sphere(1, (0, self.face.y(0, -0.02) + 0.02, -0.02), self.skin, (0.07, 0.1, 0.19), (-14, 0, 0))

    def _face(self, smile, lashes, brows):
        dark = paint("#1B1014", "gloss")
        for side in (-1, 1):
            x, z = side * 0.315 * self.width, 0.06
            sphere(1, (x, self.face.y(x, z) + 0.025, z), dark, (0.088, 0.06, 0.118), (0, 0, side * 16))
            sphere(0.028, (x - 0.03, self.face.y(x, z) - 0.03, z + 0.045), paint("white", "glow", 1.0))
            sphere(0.014, (x + 0.03, self.face.y(x, z) - 0.032, z - 0.04), paint("white", "glow", 0.7))
            brow = [(0.17, 0.315), (0.32, 0.365), (0.47, 0.315)]
            tube([self.face.on(side * bx * self.width, bz, 0.012) for bx, bz in brow], brows, self.brow_colour, radii=[0.9, 1.1, 0.5])
            if lashes:
                lash = [(0.205, 0.115), (0.30, 0.185), (0.40, 0.165), (0.455, 0.20)]
                tube([self.face.on(side * lx * self.width, lz, 0.02) for lx, lz in lash], 0.02, dark, radii=[0.6, 1, 1, 0.35])
        upper = smooth_line([(-0.27, -0.395), (-0.14, -0.42), (0, -0.428), (0.14, -0.42), (0.27, -0.395)], 20)
        if smile == "open":
            lower = smooth_line([(-0.27, -0.395), (-0.17, -0.52), (0, -0.575), (0.17, -0.52), (0.27, -0.395)], 20)
            self.face.patch(upper, lower, paint("#6E1E28", "satin"), 0.012, 8, 0.012)
            edge = [(a[0], a[1] + (b[1] - a[1]) * 0.42) for a, b in zip(upper, lower)]
            self.face.patch(upper, edge, paint("white", "satin"), 0.022, 4, 0.012)
            ring_points = [self.face.on(x, z, 0.012) for x, z in upper + lower[::-1][1:-1]]
            tube(ring_points, 0.026, self.lips, smooth=False, closed=True)
        else:
            curve = [(-0.24, -0.385), (-0.12, -0.445), (0, -0.46), (0.12, -0.445), (0.24, -0.385)]
            tube([self.face.on(x, z, 0.006) for x, z in curve], 0.03, paint("#8A3A36", "satin"), radii=[0.5, 1, 1.1, 1, 0.5])

    def _torso(self, top, outfit, inner, sections, hem):
        cloth = paint(top, "matte")
        points, columns = [], 96
        rows = 80
        for j in range(rows + 1):
            z = sections[0][0] + (hem - sections[0][0]) * (j / rows) ** 2
            rx, ry, cy = (self._section(sections, z, k) for k in (1, 2, 3))
            rx *= 1 + (self.girth - 1) * _ease((-1.0 - z) / 0.7)
            ry *= 1 + (self.girth - 1) * _ease((-1.4 - z) / 0.9)
            for i in range(columns):
                a = 2 * math.pi * i / columns
                c, s = math.sin(a), -math.cos(a)
                points.append(Vector((rx * math.copysign(abs(c) ** 0.86, c), cy + ry * math.copysign(abs(s) ** 0.86, s), z)))
        _, tree = _grid_object(points, cloth, columns)
        chest = self.chest = Surface(tree)
        if outfit == "crew":
            ring(0.43, 0.085, (0, 0.11, -1.04), cloth, (8, 0, 0))
        elif outfit == "polo":
            self._collar(paint(inner, "matte"), chest, 0.5)
            chest.patch([(-0.08, -1.16), (-0.08, -1.9)], [(0.08, -1.16), (0.08, -1.9)], paint(inner, "matte"), 0.02)
            for z in (-1.4, -1.65):
                puck(0.035, 0.03, chest.on(0, z, 0.04), paint(top, "satin"), 0.01)
        elif outfit == "hood":
            with Group(at=(0, 0.16, -1.1), tilt=-10):
                ring(0.56, 0.19, (0, 0, 0), cloth, (0, 0, 0))
            for side in (-1, 1):
                tube([chest.on(side * 0.2, -1.36, 0.05), chest.on(side * 0.22, -1.7, 0.04), chest.on(side * 0.21, -2.0, 0.04)], 0.03, paint(inner, "satin"))
        elif outfit == "polo-neck":
            tube([(0, 0.11, -0.8), (0, 0.11, -1.05)], 0.45, cloth)
            ring(0.42, 0.06, (0, 0.11, -0.8), cloth, (4, 0, 0))
        elif outfit in ("blazer", "shirt"):
            shirt = paint(inner, "matte")
            v = -2.5 if outfit == "blazer" else -1.62
            left = smooth_line([(-0.36, -1.1), (-0.3, -1.5), (0, v)])
            right = smooth_line([(0.36, -1.1), (0.3, -1.5), (0, v)])
            chest.patch(left, right, shirt, 0.015)
            self._collar(shirt, chest, 0.46)
            for z in (-1.5, -1.8, -2.1):
                if z > v:
                    puck(0.032, 0.03, chest.on(0, z, 0.03), paint("lavender", "satin"), 0.01)
            if outfit == "blazer":
                for side in (-1, 1):
                    inner_edge = smooth_line([(side * 0.4, -1.05), (side * 0.36, -1.5), (side * 0.0, v)])
                    outer_edge = smooth_line([(side * 0.6, -1.12), (side * 0.78, -1.62), (side * 0.06, v - 0.02)])
                    chest.patch(inner_edge, outer_edge, cloth, 0.05, 8, 0.05)
        elif outfit == "tunic":
            trim = paint(inner, "matte")
            left = smooth_line([(-0.3, -1.08), (-0.22, -1.4), (0, -1.78)])
            right = smooth_line([(0.3, -1.08), (0.22, -1.4), (0, -1.78)])
            chest.patch(left, right, self.skin, 0.01)
            for line in (left, right):
                tube([chest.on(x, z, 0.02) for x, z in line], 0.05, trim)
            ring(0.43, 0.06, (0, 0.13, -1.02), trim, (-6, 0, 0))

    @staticmethod
    def _section(sections, z, k):
        for a, b in zip(sections, sections[1:]):
            if z >= b[0]:
                t = (a[0] - z) / (a[0] - b[0])
                return a[k] + (b[k] - a[k]) * t
        return sections[-1][k]

    def _collar(self, cloth, chest, reach):
        ring(0.41, 0.075, (0, 0.12, -1.03), cloth, (6, 0, 0))
        for side in (-1, 1):
            upper = [(side * 0.03, -1.13), (side * 0.2, -1.07), (side * 0.4, -1.02)]
            lower = [(side * 0.16, -1.42), (side * 0.34, -1.40), (side * reach, -1.2)]
            chest.patch(smooth_line(upper), smooth_line(lower), cloth, 0.09, 6, 0.05)

    def _beard(self, kind):
        self._chin = _BEARDS[kind]
        depth = 0.14 if kind == "full" else 0.05

        def thickness(direction, turn):
            return depth * (1.25 if turn < 40 else 1.0) * (0.55 + 0.45 * _ease(-direction.z * 1.6))

        self._shell(self._chin, thickness, self.hair, 0.15, lambda d, t: 0.008 * math.sin(t * 0.9 + d.z * 6))
        self._moustache()

    def _moustache(self):
        moustache = [(-0.34, -0.46), (-0.2, -0.345), (0, -0.31), (0.2, -0.345), (0.34, -0.46)]
        tube([self.face.on(x, z, 0.01) for x, z in moustache], 0.062, self.hair, radii=[0.5, 1.05, 0.85, 1.05, 0.5])

    _chin = None

    def _hair_none(self):
        """No hair on top."""

    def _hair_short(self):
        def thickness(d, turn):
            front = _ease((d.z - 0.3) / 0.5) * _ease((0.35 - d.y) / 0.9)
            return 0.05 + 0.10 * _ease(d.z) + 0.10 * front * (0.75 + 0.5 * _ease((d.x + 0.6) / 1.2))

        self._shell(_HAIRLINES["short"], thickness, self.hair, 0.07, lambda d, t: 0.024 * math.sin(d.x * 15 + d.y * 12))

    def _hair_swept(self):
        def thickness(d, turn):
            front = _ease((d.z - 0.3) / 0.5) * _ease((0.3 - d.y) / 0.9)
            return 0.05 + 0.10 * _ease(d.z) + 0.19 * front * (0.5 + 0.6 * _ease((d.x + 0.7) / 1.2))

        self._shell(_HAIRLINES["short"], thickness, self.hair, 0.07, lambda d, t: 0.03 * math.sin(d.y * 13 - d.x * 13))

    def _hair_receding(self):
        self._shell(_HAIRLINES["receding"], lambda d, t: 0.06 + 0.08 * _ease(d.z), self.hair, 0.12, lambda d, t: 0.01 * math.sin(d.x * 24 + d.y * 9))

    def _hair_shaved(self):
        """A shadow of hair, too short to stand out."""
        self._shell(_HAIRLINES["receding"], 0.012, self.hair, 0.3)

    def _hair_turban(self):
        """Wound cloth, its layers crossing over the forehead."""
        line = [(0, 0.50), (20, 0.44), (45, 0.30), (70, 0.14), (90, 0.08), (130, -0.12), (180, -0.2)]

        def thickness(d, turn):
            return 0.17 + 0.16 * _ease(d.z + 0.1) + 0.07 * _ease((-d.y + 0.2) / 1.0)

        def folds(d, turn):
            height = d.z - 0.55 * abs(d.x) if d.y < 0.2 else d.z
            return 0.045 * (abs(math.sin(height * 9.5 + (0.4 if d.x > 0 else 0.0))) - 0.5)

        cloth = self.cloth
        self._shell(line, thickness, cloth, 0.06, folds)
        with Group(at=(0, -0.93, 0.62), tilt=18):
            sphere(1, (0, 0.06, 0.06), cloth, (0.2, 0.1, 0.24))

    def _hair_white_sides(self):
        """Bald crown with hair at the sides."""
        self._shell(_HAIRLINES["receding"], lambda d, t: 0.09 * _ease((0.75 - d.z) / 0.25) * _ease((t - 50) / 20) - 0.03 * _ease((d.z - 0.6) / 0.2), self.hair, 0.14)

    def _hair_curly(self):
        self._shell(_HAIRLINES["short"], lambda d, t: 0.10 + 0.14 * _ease(d.z + 0.2), self.hair, 0.12)
        golden = math.pi * (3 - math.sqrt(5))
        for i in range(420):
            z = 1 - 1.7 * (i + 0.5) / 420
            flat = math.sqrt(max(0, 1 - z * z))
            d = Vector((flat * math.cos(golden * i), flat * math.sin(golden * i), z))
            turn = math.degrees(math.acos(max(-1, min(1, -d.y / max(1e-6, math.hypot(d.x, d.y))))))
            if z > _between(_HAIRLINES["short"], turn) + 0.03:
                grow = 0.12 + 0.16 * _ease(d.z + 0.2)
                sphere(0.11 + 0.02 * math.sin(i * 1.7), self._shape(d) + d * grow, self.hair, detail=20)

    def _crown(self, line="full", height=0.12, part=0.0, drop=0.1):
        """Smooth hair from a parting, flat at the parting and fuller to the sides."""

        def thickness(d, turn):
            gap = abs(d.x - part * max(0.0, d.z))
            groove = 0.085 * math.exp(-((gap / 0.07) ** 2)) * _ease((d.z - 0.3) / 0.4) * _ease((130 - turn) / 30)
            return 0.10 + height * _ease(d.z + 0.3) + drop * _ease((turn - 60) / 60) - groove

        def strands(d, turn):
            return 0.014 * math.sin(abs(d.x - part * d.z) * 30 + d.z * 3) * _ease(1.1 - abs(d.z) * 0.6)

        self._shell(_HAIRLINES[line], thickness, self.hair, 0.10, strands)

    def _fall(self, bottom, wide, deep, flare=0.0, wave=0.0, front=-0.1):
        """Hair hanging behind the face, from the crown to `bottom`."""
        columns, rows, points = 120, 50, []
        for j in range(rows + 1):
            t = j / rows
            z = 0.55 + (bottom - 0.55) * t
            end = math.sqrt(max(0.0, 1 - max(0.0, (t - 0.86) / 0.14) ** 2)) if t > 0.86 else 1.0
            body = _ease(t / 0.3 + 0.35)
            rx = (wide * body + flare * t * t + wave * math.sin(t * 9)) * max(0.02, end)
            ry = deep * body * max(0.02, end)
            for i in range(columns):
                a = 2 * math.pi * i / columns
                groove = 1 + 0.012 * math.sin(a * 24 + t * 5)
                points.append(Vector((rx * math.sin(a) * groove, front + deep - ry * math.cos(a) * groove, z)))
        _grid_object(points, self.hair, columns)

    def _hair_long(self):
        self._crown("full", 0.13, 0.22)
        self._fall(-2.05, 1.04 * self.width, 0.56, 0.10, 0.025, -0.12)

    def _hair_bob(self):
        self._crown("fringe", 0.14, 0.0)
        self._fall(-0.98, 1.06 * self.width, 0.6, 0.06, 0.0, -0.22)

    def _hair_wavy(self):
        self._crown("full", 0.15, -0.28)
        self._fall(-1.55, 1.02 * self.width, 0.58, 0.16, 0.06, -0.16)

    def _hair_bun(self):
        self._crown("full", 0.08, 0.0, 0.02)
        *at, size = self.bun
        with Group(at=at, scale=size):
            sphere(0.44, (0, 0, 0), self.hair, (1.05, 1, 0.92))
            for turn in (0, 60, 120):
                with Group(turn=turn, tilt=20):
                    ring(0.40, 0.09, (0, 0, 0), self.hair)
            ring(0.36, 0.06, (0, -0.08, -0.24), paint("coral"), (20, 0, 0))

    def _hair_scarf(self):
        """Head scarf: cloth round the face and under the chin."""
        cloth = self.hair

        points = []
        for d in _directions():
            turn = math.degrees(math.acos(max(-1, min(1, -d.y / max(1e-6, math.hypot(d.x, d.y))))))
            side = _ease((turn - _between([(-1, 47), (-0.86, 30), (-0.7, 50), (-0.3, 57), (0.0, 57), (0.32, 48), (0.56, 26), (0.63, 0)], d.z)) / 7 + 0.5)
            if d.z > 0.66 or d.z < -0.93:
                side = 1.0
            grow = 0.13 + 0.05 * _ease(d.z) + 0.012 * math.sin(d.z * 16 + d.x * 5)
            points.append(self._shape(d) + d * (-0.08 + (grow + 0.08) * side))
        _grid_object(points, cloth)

    def _shawl(self):
        """The lower part of the head scarf, which lies on the shoulders and doesn't lean with the head."""
        columns, rows, drape = 96, 30, []
        for j in range(rows + 1):
            t = j / rows
            z = -0.62 - 1.05 * t
            r = 0.66 + 0.52 * _ease(t * 1.05) + 0.02 * math.sin(t * 22)
            for i in range(columns):
                a = 2 * math.pi * i / columns
                drape.append(Vector((r * math.sin(a) * (1 + 0.16 * t), 0.12 - r * (0.86 - 0.1 * t) * math.cos(a), z + 0.07 * math.sin(a * 2 + 0.6) * t)))
        _, tree = _grid_object(drape, self.hair, columns, thickness=0.04)
        self.chest = Surface(tree)
        tube([(-0.5, -0.52, -0.98), (-0.1, -0.72, -1.14), (0.4, -0.66, -1.3), (0.9, -0.4, -1.36)], 0.1, self.hair, radii=[0.5, 1, 1, 0.6])

    def _glasses(self, colour):
        frame = paint(colour, "gloss")
        w = self.width
        for side in (-1, 1):
            x = side * 0.32 * w
            ring(0.215, 0.026, (x, self.face.y(x, 0.05, 0.10), 0.05), frame, (90, 0, side * 14))
            tube([(side * 0.53 * w, self.face.y(side * 0.5 * w, 0.07, 0.06), 0.08), (side * 0.86 * w, -0.45, 0.09), (side * 0.93 * w, -0.02, 0.06)], 0.022, frame)
        bridge = self.face.y(0, 0.09, 0.10)
        tube([(-0.115 * w, bridge + 0.01, 0.08), (0, bridge - 0.03, 0.115), (0.115 * w, bridge + 0.01, 0.08)], 0.024, frame)
