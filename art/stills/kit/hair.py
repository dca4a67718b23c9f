"""Hair, beards and what is worn on the head, grown from the head's own surface."""

import math

import numpy
from mathutils import Vector

from .grids import Surface, beads, between, directions, ease, grid, turn_of
from .paint import bumped, paint
from .shapes import Group, capsule, ring, sphere, tube

_WAYS = list(directions())
_WAYS_TABLE = numpy.array(_WAYS)

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
    "goatee": [(0, -0.66), (10, -0.64), (18, -0.56), (26, -0.52), (36, -0.66), (48, -0.9), (60, -1.3), (180, -2)],
}
_BEARDS["long"] = _BEARDS["full"]
_DEPTHS = {"full": 0.14, "stubble": 0.07, "goatee": 0.13, "long": 0.22}

# How far a moustache droops at its ends, and how thick it is.
_MOUSTACHES = {"plain": (-0.13, 0.062), "handlebar": (0.05, 0.075), "walrus": (-0.2, 0.095), "thin": (-0.08, 0.034)}


class Hair:
    """What a person wears on the head or about the mouth."""

    _chin = None

    def _shell(self, table, thickness, material, soft=0.10, texture=None):
        """Layer that grows out of the head where the table's line is passed."""
        points = []
        for direction, skin in zip(_WAYS, self._shapes(_WAYS_TABLE)):
            turn = turn_of(direction)
            line = between(table, turn)
            cover = ease((direction.z - line) / soft + 0.5) if table is not self._chin else ease((line - direction.z) / soft + 0.5)
            grow = thickness(direction, turn) if callable(thickness) else thickness
            if texture:
                grow += texture(direction, turn) * cover
            points.append(Vector(skin) + direction * (-0.07 + (grow + 0.07) * cover))
        return grid(points, material)[0]

    def _beard(self, kind):
        def low(z):
            # A long face's mouth is lower.
            return z * self.long / math.sqrt(1 - z * z + (z * self.long) ** 2) if -1 < z < 0 else z

        self._chin = [(turn, low(z)) for turn, z in _BEARDS[kind]]
        depth = _DEPTHS[kind]

        def thickness(direction, turn):
            tip = 0.3 * ease((-direction.z - 0.55) / 0.35) * ease((70 - turn) / 50) if kind == "long" else 0
            return depth * (1.25 if turn < 40 else 1.0) * (0.55 + 0.45 * ease(-direction.z * 1.6)) + tip

        self._shell(self._chin, thickness, self.hair, 0.15, lambda d, t: 0.010 * math.sin(t * 0.9 + d.z * 6))

    def _moustache(self, kind):
        droop, thick = _MOUSTACHES[kind]
        top = self.mouth_z + 0.125
        line = [(-0.36, top + droop), (-0.2, top - 0.035), (0, top), (0.2, top - 0.035), (0.36, top + droop)]
        points = [self.face.on(x, z, 0.01) for x, z in line]
        tube(points, thick, self.hair, radii=[0.4, 1.1, 0.85, 1.1, 0.4])
        for end in (points[0], points[-1]):
            sphere(thick * 0.42, end, self.hair, detail=20)

    def _hair_none(self):
        """No hair on top."""

    def _hair_short(self):
        def thickness(d, turn):
            front = ease((d.z - 0.3) / 0.5) * ease((0.35 - d.y) / 0.9)
            return 0.05 + 0.10 * ease(d.z) + 0.10 * front * (0.75 + 0.5 * ease((d.x + 0.6) / 1.2))

        self._shell(_HAIRLINES["short"], thickness, self.hair, 0.07, lambda d, t: 0.024 * math.sin(d.x * 15 + d.y * 12))

    def _hair_swept(self):
        def thickness(d, turn):
            front = ease((d.z - 0.3) / 0.5) * ease((0.3 - d.y) / 0.9)
            return 0.05 + 0.10 * ease(d.z) + 0.19 * front * (0.5 + 0.6 * ease((d.x + 0.7) / 1.2))

        self._shell(_HAIRLINES["short"], thickness, self.hair, 0.07, lambda d, t: 0.03 * math.sin(d.y * 13 - d.x * 13))

    def _hair_quiff(self):
        """Short at the sides, a tall wave above the forehead."""

        def thickness(d, turn):
            front = ease((d.z - 0.38) / 0.42) * ease((0.45 - d.y) / 0.9)
            return 0.03 + 0.09 * ease(d.z) + 0.42 * front * (0.62 + 0.5 * ease((d.x + 0.6) / 1.1))

        self._shell(_HAIRLINES["short"], thickness, self.hair, 0.06, lambda d, t: 0.045 * math.sin(d.x * 16 + d.y * 7) * ease(d.z))

    def _hair_flat(self):
        """Cut level on top, close at the sides."""

        def thickness(d, turn):
            level = (1.5 - self._shape(d).z) / max(0.3, d.z)
            return 0.05 + min(0.17 / max(0.16, math.hypot(d.x, d.y)), max(0.0, level - 0.05)) * ease((d.z - 0.24) / 0.3)

        self.hair = bumped(self.hair.copy(), 0.5, 0.06, 14)
        self._shell(_HAIRLINES["short"], thickness, self.hair, 0.06)

    def _hair_spiky(self):
        self._shell(_HAIRLINES["short"], lambda d, t: 0.06 + 0.06 * ease(d.z), self.hair, 0.07)
        for d in directions(34, 24):
            if d.z > between(_HAIRLINES["short"], turn_of(d)) + 0.08 and d.z < 0.995:
                start = self._shape(d)
                tip = start + (d + Vector((0.25 * math.sin(d.x * 9), -0.1, 0.45))).normalized() * (0.2 + 0.24 * ease(d.z))
                tube([start, start.lerp(tip, 0.6) + d * 0.03, tip], 0.1, self.hair, radii=[1.1, 0.85, 0.12])

    def _hair_receding(self):
        self._shell(_HAIRLINES["receding"], lambda d, t: 0.06 + 0.08 * ease(d.z), self.hair, 0.12, lambda d, t: 0.01 * math.sin(d.x * 24 + d.y * 9))

    def _hair_turban(self):
        """Wound cloth, its layers crossing over the forehead."""
        line = [(0, 0.50), (20, 0.44), (45, 0.30), (70, 0.14), (90, 0.08), (130, -0.12), (180, -0.2)]

        def thickness(d, turn):
            return 0.17 + 0.20 * ease(d.z + 0.1) + 0.07 * ease((-d.y + 0.2) / 1.0)

        def folds(d, turn):
            height = d.z - 0.55 * abs(d.x) if d.y < 0.2 else d.z
            return 0.06 * (abs(math.sin(height * 9.5 + (0.4 if d.x > 0 else 0.0))) - 0.5)

        self._shell(line, thickness, self.cloth, 0.06, folds)
        with Group(at=(0, -0.93, 0.62), tilt=18):
            sphere(1, (0, 0.06, 0.06), self.cloth, (0.2, 0.1, 0.24))

    def _hair_beanie(self):
        """Knitted hat with a turned-up edge and a bobble."""
        line = [(0, 0.40), (60, 0.24), (90, 0.08), (180, -0.3)]
        self._shell(line, lambda d, t: 0.13 + 0.14 * ease((d.z - 0.3) / 0.7), self.cloth, 0.05, lambda d, t: 0.022 * math.sin(math.atan2(d.x, -d.y) * 26))

        def rolled(d, turn):
            above = d.z - between(line, turn)
            return 0.24 * ease((0.26 - above) / 0.08) - 0.06

        self._shell(line, rolled, self.trim, 0.05, lambda d, t: 0.012 * math.sin(math.atan2(d.x, -d.y) * 40))
        sphere(0.22, (0, 0.12, 1.42 * self.crown), bumped(self.trim.copy(), 0.8, 0.1, 16))

    def _hair_cap(self):
        """Flat cloth cap with a short peak."""
        line = [(0, 0.46), (60, 0.36), (90, 0.24), (180, -0.1)]
        self._shell(_HAIRLINES["short"], 0.06, self.hair, 0.07)

        def thickness(d, turn):
            return 0.15 + 0.24 * ease((0.2 - d.y) / 1.0) * ease((d.z - 0.3) / 0.4) + 0.16 * ease((abs(d.x) - 0.3) / 0.5)

        self._shell(line, thickness, self.cloth, 0.05)
        with Group(at=(0, -0.98, 0.52), tilt=-22):
            sphere(1, (0, 0.0, 0), self.cloth, (0.66, 0.44, 0.085))

    def _hair_white_sides(self):
        """Bald crown with hair at the sides."""
        self._shell(_HAIRLINES["receding"], lambda d, t: 0.09 * ease((0.75 - d.z) / 0.25) * ease((t - 50) / 20) - 0.03 * ease((d.z - 0.6) / 0.2), self.hair, 0.14)

    def _hair_curly(self):
        self._shell(_HAIRLINES["short"], lambda d, t: 0.10 + 0.14 * ease(d.z + 0.2), self.hair, 0.12)
        self._curls(420, _HAIRLINES["short"], 0.12, 0.16, 0.11)

    def _hair_ringlets(self):
        """Loose curls to the shoulders."""
        self._crown("full", 0.12, 0.25)
        self._fall(-1.2, 1.04 * self.width, 0.58, 0.12, 0.0, -0.06)
        self._curls(300, _HAIRLINES["full"], 0.14, 0.14, 0.13)
        balls = []
        for k in range(30):
            a = math.radians(58 + 244 * k / 29)
            for j in range(6):
                z = -0.35 - 0.24 * j
                reach = 1.04 + 0.1 * j / 5 + 0.06 * math.sin(k * 5 + j * 2)
                balls.append((reach * self.width * math.sin(a), 0.4 - 0.62 * math.cos(a), z - 0.06 * (k % 2), 0.15 + 0.02 * math.sin(k * 3 + j)))
        beads(balls, self.hair)

    def _curls(self, count, line, low, high, size):
        golden = math.pi * (3 - math.sqrt(5))
        balls = []
        for i in range(count):
            z = 1 - 1.7 * (i + 0.5) / count
            flat = math.sqrt(max(0, 1 - z * z))
            d = Vector((flat * math.cos(golden * i), flat * math.sin(golden * i), z))
            if z > between(line, turn_of(d)) + 0.03:
                balls.append((*(self._shape(d) + d * (low + high * ease(d.z + 0.2))), size + 0.02 * math.sin(i * 1.7)))
        beads(balls, self.hair)

    def _hair_afro(self):
        """A round cloud, wider than the shoulders are far apart."""
        self.hair = bumped(self.hair.copy(), 1.0, 0.16, 11, detail=3)

        def thickness(d, turn):
            return 0.2 + 0.36 * ease((d.z + 0.6) / 0.7) + 0.22 * ease((d.z - 0.2) / 0.8)

        self._shell([(0, 0.70), (30, 0.66), (50, 0.5), (66, 0.2), (76, -0.15), (90, -0.36), (120, -0.5), (180, -0.56)], thickness, self.hair, 0.3, lambda d, t: 0.02 * math.sin(d.x * 21) * math.sin(d.y * 19 + d.z * 23))

    def _hair_locs(self):
        """Thick locs that hang round the face."""
        self._crown("full", 0.10, -0.2, 0.02)
        for k in range(26):
            turn = 54 + 252 * k / 25
            a = math.radians(turn)
            d = Vector((0.8 * math.sin(a), -0.8 * math.cos(a), 0.6)).normalized()
            start = self._shape(d) + d * 0.06
            end = -1.05 - 0.35 * math.sin(k * 2.3) ** 2
            side = Vector((math.sin(a), -math.cos(a) * 0.86, 0))
            tube([start, start + side * 0.3 + Vector((0, 0.05, -0.3)), Vector((side.x * 1.06 * self.width, 0.16 + side.y * 0.9, -0.35)), Vector((side.x * 1.12 * self.width, 0.16 + side.y * 0.96, end))], 0.095, self.hair, radii=[0.8, 1, 1.05, 0.8])

    def _crown(self, line="full", height=0.12, part=0.0, drop=0.1):
        """Smooth hair from a parting, flat at the parting and fuller to the sides."""

        def thickness(d, turn):
            gap = abs(d.x - part * max(0.0, d.z))
            groove = 0.085 * math.exp(-((gap / 0.07) ** 2)) * ease((d.z - 0.3) / 0.4) * ease((130 - turn) / 30)
            return 0.10 + height * ease(d.z + 0.3) + drop * ease((turn - 60) / 60) - groove

        def strands(d, turn):
            return 0.014 * math.sin(abs(d.x - part * d.z) * 30 + d.z * 3) * ease(1.1 - abs(d.z) * 0.6)

        self._shell(_HAIRLINES[line], thickness, self.hair, 0.10, strands)

    def _fall(self, bottom, wide, deep, flare=0.0, wave=0.0, front=-0.1):
        """Hair hanging behind the face, from the crown to `bottom`."""
        columns, rows, points = 120, 50, []
        for j in range(rows + 1):
            t = j / rows
            z = 0.55 + (bottom - 0.55) * t
            end = math.sqrt(max(0.0, 1 - max(0.0, (t - 0.86) / 0.14) ** 2)) if t > 0.86 else 1.0
            body = ease(t / 0.3 + 0.35)
            rx = (wide * body + flare * t * t + wave * math.sin(t * 9)) * max(0.02, end)
            ry = deep * body * max(0.02, end)
            for i in range(columns):
                a = 2 * math.pi * i / columns
                groove = 1 + 0.012 * math.sin(a * 24 + t * 5)
                points.append(Vector((rx * math.sin(a) * groove, front + deep - ry * math.cos(a) * groove, z)))
        grid(points, self.hair, columns)

    def _hair_long(self):
        self._crown("full", 0.13, 0.22)
        self._fall(-2.05, 1.04 * self.width, 0.56, 0.10, 0.025, -0.12)

    def _hair_bob(self):
        self._crown("fringe", 0.14, 0.0)
        self._fall(-0.98, 1.06 * self.width, 0.6, 0.06, 0.0, -0.22)

    def _hair_fringe(self):
        """Cropped below the ears, with a heavy fringe."""
        self._crown("fringe", 0.2, 0.5, 0.06)
        self._fall(-0.6, 1.04 * self.width, 0.64, 0.04, 0.0, -0.2)

    def _hair_wavy(self):
        self._crown("full", 0.15, -0.28)
        self._fall(-1.55, 1.02 * self.width, 0.58, 0.16, 0.06, -0.16)

    def _hair_bun(self):
        self._crown("full", 0.08, 0.0, 0.02)
        self._bun(*self.bun)

    def _hair_buns(self):
        """Two buns, high at the sides."""
        self._crown("full", 0.08, 0.0, 0.02)
        for side in (-1, 1):
            self._bun(side * 0.66, 0.3, 1.02, 0.8)

    def _bun(self, x, y, z, size):
        with Group(at=(x, y, z), scale=size):
            sphere(0.44, (0, 0, 0), self.hair, (1.05, 1, 0.92))
            for turn in (0, 60, 120):
                with Group(turn=turn, tilt=20):
                    ring(0.40, 0.09, (0, 0, 0), self.hair)
            ring(0.36, 0.06, (0, -0.08, -0.24), self.trim, (20, 0, 0))

    def _hair_plaits(self):
        """Parted in the middle, a plait before each shoulder."""
        self._crown("full", 0.08, 0.0, 0.04)
        for side in (-1, 1):
            knot = Vector((side * 0.9 * self.width, -0.02, -0.5))
            for k in range(9):
                t = k / 8
                at = knot + Vector((side * (0.16 * math.sin(t * 2.6)), -0.72 * ease(t * 1.2), -1.55 * t))
                for half in (-1, 1):
                    with Group(at=at + Vector((half * 0.07, 0, 0.06 * half)), roll=half * 32):
                        sphere(1, (0, 0, 0), self.hair, (0.14 - 0.04 * t, 0.15 - 0.04 * t, 0.2), detail=32)
            ring(0.11, 0.055, at + Vector((0, 0, -0.14)), self.trim, (0, 0, 0))
            sphere(1, at + Vector((0, 0, -0.3)), self.hair, (0.13, 0.13, 0.2), detail=32)

    def _hair_ponytail(self):
        """Drawn back tightly, the tail swinging out behind."""
        self._crown("full", 0.07, 0.0, 0.02)
        ring(0.2, 0.075, (0.42, 0.62, 0.98), self.trim, (50, 0, -35))
        tube([(0.35, 0.55, 0.92), (0.9, 0.9, 1.25), (1.42, 0.75, 0.5), (1.38, 0.5, -0.5), (1.62, 0.4, -0.95)], 0.28, self.hair, radii=[0.7, 1.05, 1.2, 0.95, 0.15])

    def _hair_scarf(self):
        """Head scarf: cloth round the face and under the chin."""
        opening = [(-1, 47), (-0.86, 30), (-0.7, 50), (-0.3, 57), (0.0, 57), (0.32, 48), (0.56, 26), (0.63, 0)]
        points = []
        for d, skin in zip(_WAYS, self._shapes(_WAYS_TABLE)):
            side = ease((turn_of(d) - between(opening, d.z)) / 7 + 0.5)
            if d.z > 0.66 or d.z < -0.93:
                side = 1.0
            grow = 0.13 + 0.05 * ease(d.z) + 0.012 * math.sin(d.z * 16 + d.x * 5)
            points.append(Vector(skin) + d * (-0.08 + (grow + 0.08) * side))
        grid(points, self.hair)

    def _shawl(self):
        """The lower part of the head scarf, which lies on the shoulders and doesn't lean with the head."""
        columns, rows, drape = 96, 30, []
        for j in range(rows + 1):
            t = j / rows
            z = -0.62 - 1.05 * t
            r = 0.66 + 0.52 * ease(t * 1.05) + 0.02 * math.sin(t * 22)
            for i in range(columns):
                a = 2 * math.pi * i / columns
                drape.append(Vector((r * math.sin(a) * (1 + 0.16 * t), 0.12 - r * (0.86 - 0.1 * t) * math.cos(a), z + 0.07 * math.sin(a * 2 + 0.6) * t)))
        _, tree = grid(drape, self.hair, columns, thickness=0.04)
        self.chest = Surface(tree)
        tube([(-0.5, -0.52, -0.98), (-0.1, -0.72, -1.14), (0.4, -0.66, -1.3), (0.9, -0.4, -1.36)], 0.1, self.hair, radii=[0.5, 1, 1, 0.6])

    def _headphones(self, colour):
        """Big headphones over the hair."""
        rim = 1.1 * self.width
        points = [(rim * math.sin(math.radians(a)), 0.06, -0.05 + 1.34 * self.crown * math.cos(math.radians(a))) for a in range(-90, 91, 15)]
        tube(points, 0.07, paint(colour, "satin"))
        for side in (-1, 1):
            capsule((side * (rim - 0.08), 0.04, -0.08), (side * (rim + 0.06), 0.04, -0.08), 0.27, paint(colour, "gloss"))
