"""Figures: a bust with a modelled head, hair grown from the head's own surface, and clothes fitted to the torso.

The head's centre is the origin and the face looks along -y; the head is about two units high. A figure made with
`arms` has a narrower torso; then draw each arm with `arm`.
"""

import math

from mathutils import Matrix, Vector

from .faces import Face, blushing, shade
from .grids import Surface, ease, grid, pipe
from .hair import Hair
from .paint import paint, woven
from .shapes import Group, capsule, puck, ring, smooth_line, sphere, tube

# The torso from the neck down: height, half width, half depth, how far back its axis is.
_BUST = [(-0.98, 0.42, 0.40, 0.12), (-1.12, 0.5, 0.46, 0.12), (-1.22, 0.72, 0.5, 0.13), (-1.33, 1.0, 0.56, 0.14), (-1.5, 1.26, 0.62, 0.15), (-1.78, 1.43, 0.68, 0.15), (-2.2, 1.5, 0.74, 0.13), (-3.0, 1.46, 0.76, 0.12), (-7.0, 1.4, 0.74, 0.12)]
_SLIM = [(-0.98, 0.42, 0.40, 0.12), (-1.12, 0.5, 0.46, 0.12), (-1.22, 0.68, 0.5, 0.13), (-1.33, 0.88, 0.54, 0.14), (-1.5, 1.04, 0.6, 0.15), (-1.78, 1.1, 0.66, 0.15), (-2.2, 1.08, 0.7, 0.13), (-3.0, 1.0, 0.68, 0.12), (-4.2, 1.12, 0.74, 0.12), (-7.0, 1.16, 0.76, 0.12)]
_NECK = Vector((0, 0.12, -0.95))

# Where the cloth begins, by the angle from the front in radians.
_NECKLINES = {
    "crew": lambda a: -1.12 - 0.06 * math.cos(a),
    "scoop": lambda a: -1.14 - 0.42 * max(0.0, math.cos(a)) ** 3,
    "vee": lambda a: -1.1 - 0.72 * max(0.0, 1 - abs(a) / 0.8),
    "boat": lambda a: -1.2 - 0.05 * math.cos(a),
    "dungarees": lambda a: -1.12 - 0.06 * math.cos(a),
}


class Person(Face, Hair):
    """One bust. Everything is optional but the colours; a piece of clothing is a colour, or what `woven` takes.

    Face: `width`, `long` (below the eyes), `crown`, `jaw` (0 pointed, 1 square), `chin`, `cheeks`, `jowls`, `age` (0 to 1, folds
    and bags), `nose`, `eyes` (or one kind for each eye), `eye` (size), `apart`, `slant`, `gaze` (to the right, up), `mouth`.
    """

    def __init__(
        self,
        skin="#C98B62",
        hair="#2A1A18",
        top="violet",
        style="short",
        beard=None,
        moustache=None,
        glasses=None,
        outfit="crew",
        inner="white",
        trim="coral",
        cloth="marigold",
        tie=None,
        drape=None,
        short=False,
        lashes=False,
        earrings=None,
        hoops=False,
        headphones=None,
        lips=None,
        brows=0.036,
        brow=None,
        brow_shape="arch",
        width=1.0,
        long=1.0,
        crown=1.0,
        jaw=0.5,
        chin=0.06,
        cheeks=0.045,
        jowls=0.0,
        age=0.0,
        nose="straight",
        ear=1.0,
        eyes="open",
        eye=0.135,
        apart=1.0,
        slant=0,
        iris="#4A2A18",
        gaze=(0, 0),
        mouth="open",
        freckles=False,
        blush=0.5,
        arms=False,
        girth=1.0,
        neck=0.0,
        hem=-7.0,
        lean=0,
        nod=0,
        look=0,
        bun=(0, 0.42, 1.16, 1),
        brooch=None,
    ):
        self.tone = skin
        self.skin = blushing(skin, blush)
        self.bare = paint(skin, "skin")
        self.lips = paint(lips or shade(skin, 0.62, 1.28), "skin")
        self.hair = paint(hair, "hair")
        self.brow_colour = paint(brow or hair, "hair")
        self.cloth = self._stuff(cloth)
        self.trim = paint(trim, "satin")
        self.top, self.inner = self._stuff(top), self._stuff(inner)
        self.sleeve = self.inner if outfit in ("waistcoat", "dungarees") else self.top
        self.cuff = paint(inner if isinstance(inner, str) else inner[0], "matte")
        self.puffed, self.short = outfit == "puffer", short
        self.girth, self.width, self.long, self.crown = girth, width, long, crown
        self.jaw, self.chin, self.cheeks, self.jowls, self.age = jaw, chin, cheeks, jowls, age
        self.nose, self.ear, self.bun = nose, 0 if style == "scarf" else ear, bun
        self.eye_size, self.eye_x, self.eye_z = eye, 0.315 * width * apart, 0.06
        self.mouth_z = self._low(-0.45)
        self.ridge = 0.03 if lashes else 0.055
        self.lift = (long - 1) * 0.85 + neck
        self._torso(outfit, _SLIM if arms else _BUST, hem)
        self._dress(outfit, tie)
        if drape:
            self._drape(self._stuff(drape))
        # The head leans to the right (`lean`), back (`nod`) and turns (`look`) on its neck.
        with Group(at=_NECK, roll=lean, tilt=nod, turn=look), Group(at=-_NECK + Vector((0, 0, self.lift))):
            self._head()
            self._features(eyes, mouth, lashes, brows, brow_shape, gaze, slant, iris, freckles)
            if beard:
                self._beard(beard)
            if beard or moustache:
                self._moustache(moustache or "plain")
            getattr(self, f"_hair_{style}")()
            if glasses:
                self._glasses(*glasses)
            if earrings:
                self._earrings(earrings, hoops)
            if headphones:
                self._headphones(headphones)
        if style == "scarf":
            self._shawl()
        if brooch:
            with Group(at=self.chest.on(*brooch, 0.1), tilt=24):
                puck(0.15, 0.06, (0, 0, 0), paint("gold", "metal"), 0.03)
                sphere(0.085, (0, -0.03, 0), paint("coral"), (1, 0.7, 1), detail=32)

    @staticmethod
    def _stuff(colour):
        return paint(colour, "matte") if isinstance(colour, str) else woven(*colour)

    def arm(self, side, elbow, wrist, along=None, palm=(0, -1, 0), curl=0.2, spread=0.1):
        """Arm on the left (-1) or right (1) of the picture, bent at `elbow`.

        The fingers point along `along`, or on as the forearm does, the palm faces `palm`; `curl` 1 is a fist.
        """
        shoulder = Vector((side * 0.98 * self.girth, 0.14, -1.68))
        elbow, wrist = Vector(elbow), Vector(wrist)
        inside = Vector((side * 0.66 * self.girth, 0.14, -1.58))
        line = [inside, shoulder, shoulder.lerp(elbow, 0.5), elbow, elbow.lerp(wrist, 0.5), wrist]
        radii = [0.8, 1.06, 1, 0.92, 0.84, 0.76]
        towards = (wrist - elbow).normalized()
        if self.short:
            tube([shoulder.lerp(elbow, 0.4), elbow, elbow.lerp(wrist, 0.5), wrist], 0.24, self.bare, radii=[1.1, 1.05, 1.0, 0.82])
            end = shoulder.lerp(elbow, 0.72)
            pipe([*line[:3], end], 0.37, radii[:3] + [1.0], self.sleeve)
            self._cuff(0.29, 0.09, end, (elbow - shoulder).normalized())
        else:
            pipe(line, 0.4 if self.puffed else 0.36, radii, self.sleeve, steps=64, swell=0.13 if self.puffed else 0)
            self._cuff(0.21, 0.085, wrist, towards)
        z = Vector(along).normalized() if along else towards
        y = -Vector(palm)
        y = (y - z * y.dot(z)).normalized()
        frame = Group(at=wrist + towards * 0.02)
        frame.empty.rotation_mode = "QUATERNION"
        frame.empty.rotation_quaternion = Matrix((y.cross(z), y, z)).transposed().to_quaternion()
        with frame:
            self._hand(side, curl, spread)

    def _cuff(self, radius, thick, at, towards):
        ring(radius, thick, at, self.cuff, [math.degrees(a) for a in towards.to_track_quat("Z", "Y").to_euler()])

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

    def _ring_of(self, z):
        """Half width, half depth and axis of the torso at a height."""
        rx, ry, cy = (self._section(self.sections, z, k) for k in (1, 2, 3))
        rx *= 1 + (self.girth - 1) * ease((-1.0 - z) / 0.7)
        ry *= 1 + (self.girth - 1) * ease((-1.4 - z) / 0.9)
        if self.puffed:
            swell = 0.14 * (abs(math.sin(z * 6.0)) - 0.35) * ease((-1.15 - z) / 0.3)
            rx, ry = rx + swell, ry + swell
        return rx, ry, cy

    def _around(self, a, z, out=0.0):
        """Point on the torso at an angle from the front and a height."""
        rx, ry, cy = self._ring_of(z)
        c, s = math.sin(a), -math.cos(a)
        return Vector(((rx + out) * math.copysign(abs(c) ** 0.86, c), cy + (ry + out) * math.copysign(abs(s) ** 0.86, s), z))

    def _torso(self, outfit, sections, hem):
        self.sections = sections
        columns, rows = 128, 110
        start = sections[0][0]
        heights = [start + (hem - start) * (j / rows) ** 2 for j in range(rows + 1)]
        angles = [2 * math.pi * (i + 0.5) / columns - math.pi for i in range(columns)]
        points = [self._around(a, z) for z in heights for a in angles]
        weave = [(a * 1.08 * self.girth, 0, z) for z in heights for a in angles]
        line = _NECKLINES.get(outfit)
        cloth = self.inner if outfit == "dungarees" else self.top
        bare = (self.bare, lambda j, i: heights[j] > line(angles[i])) if line else None
        _, tree = grid(points, cloth, columns, weave=weave, bare=bare)
        self.chest = Surface(tree)

    def _dress(self, outfit, tie):
        """Neckline, collar and what else is sewn on."""
        chest, inner = self.chest, self.inner
        if outfit in _NECKLINES:
            line = _NECKLINES[outfit]
            turns = [2 * math.pi * k / 72 for k in range(-36, 36)]
            edge = [self._around(a, line(a), 0.0) for a in turns]
            tube(edge, 0.062, self.trim if outfit == "dungarees" else inner, smooth=False, closed=True)
        if outfit == "dungarees":
            self._bib()
        elif outfit == "polo":
            self._collar(inner, 0.5)
            chest.patch([(-0.08, -1.16), (-0.08, -1.9)], [(0.08, -1.16), (0.08, -1.9)], inner, 0.02)
            for z in (-1.4, -1.65):
                puck(0.035, 0.03, chest.on(0, z, 0.04), self.top, 0.01)
        elif outfit == "hood":
            with Group(at=(0, 0.16, -1.1), tilt=-10):
                ring(0.56, 0.19, (0, 0, 0), self.top, (0, 0, 0))
            for side in (-1, 1):
                tube([chest.on(side * 0.2, -1.36, 0.05), chest.on(side * 0.22, -1.7, 0.04), chest.on(side * 0.21, -2.0, 0.04)], 0.03, self.cuff)
        elif outfit in ("polo-neck", "puffer"):
            tube([(0, 0.11, -0.8), (0, 0.11, -1.05)], 0.45, self.cuff if outfit == "puffer" else self.top)
            ring(0.42, 0.06, (0, 0.11, -0.8), self.cuff if outfit == "puffer" else self.top, (4, 0, 0))
            if outfit == "puffer":
                tube([chest.on(0, z, 0.03) for z in (-1.2, -1.6, -2.0, -2.5, -3.2)], 0.035, self.cuff)
        elif outfit in ("blazer", "shirt", "waistcoat"):
            v = -1.62 if outfit == "shirt" else -2.5
            left = smooth_line([(-0.36, -1.1), (-0.3, -1.5), (0, v)])
            right = smooth_line([(0.36, -1.1), (0.3, -1.5), (0, v)])
            chest.patch(left, right, inner, 0.015)
            self._collar(inner, 0.46)
            for z in (-1.5, -1.8, -2.1) if not tie else ():
                if z > v:
                    puck(0.032, 0.03, chest.on(0, z, 0.03), paint("lavender", "satin"), 0.01)
            if outfit == "blazer":
                for side in (-1, 1):
                    inner_edge = smooth_line([(side * 0.4, -1.05), (side * 0.36, -1.5), (side * 0.0, v)])
                    outer_edge = smooth_line([(side * 0.6, -1.12), (side * 0.78, -1.62), (side * 0.06, v - 0.02)])
                    chest.patch(inner_edge, outer_edge, self.top, 0.05, 8, 0.05)
        elif outfit == "cardigan":
            left = smooth_line([(-0.4, -1.06), (-0.3, -1.6), (-0.16, -2.4), (-0.16, -3.6)], 24)
            right = [(-x, z) for x, z in left]
            chest.patch(left, right, inner, 0.012)
            ring(0.43, 0.06, (0, 0.12, -1.04), inner, (6, 0, 0))
            for line in (left, right):
                tube([chest.on(x, z, 0.02) for x, z in line], 0.075, self.trim, smooth=False)
            for z in (-1.9, -2.35, -2.8, -3.25):
                puck(0.06, 0.05, chest.on(0.2, z, 0.1), paint("gold", "satin"), 0.02)
        elif outfit == "tunic":
            left = smooth_line([(-0.3, -1.08), (-0.22, -1.4), (0, -1.78)])
            right = smooth_line([(0.3, -1.08), (0.22, -1.4), (0, -1.78)])
            chest.patch(left, right, self.bare, 0.01)
            for line in (left, right):
                tube([chest.on(x, z, 0.02) for x, z in line], 0.05, inner)
            ring(0.43, 0.06, (0, 0.13, -1.02), inner, (-6, 0, 0))
        if tie == "bow":
            with Group(at=chest.on(0, -1.2, 0.16)):
                for side in (-1, 1):
                    sphere(1, (side * 0.17, 0, 0), self.trim, (0.19, 0.09, 0.14))
                sphere(0.075, (0, -0.05, 0), self.trim)
        elif tie:
            left = smooth_line([(-0.07, -1.2), (-0.12, -1.9), (-0.16, -2.35), (0, -2.55)])
            chest.patch(left, [(-x, z) for x, z in left], paint(tie, "satin"), 0.05, 6, 0.04)
            sphere(1, chest.on(0, -1.2, 0.1), paint(tie, "satin"), (0.12, 0.08, 0.11))

    def _bib(self):
        """Bib of the dungarees, with straps, brass buttons and a pocket."""
        reach = [(-3.6, 1.0), (-2.75, 0.72), (-2.3, 0.62), (-1.85, 0.56)]
        self.chest.patch(smooth_line([(-x * self.girth, z) for z, x in reach]), smooth_line([(x * self.girth, z) for z, x in reach]), self.top, 0.04, 24, 0.06)
        self.chest.patch([(-0.3, -2.15), (-0.3, -2.6)], [(0.3, -2.15), (0.3, -2.6)], self.top, 0.09, 8, 0.04)
        for side in (-1, 1):
            strap = [(0.4, -1.95), (0.5, -1.6), (0.58, -1.32)]
            self.chest.patch(smooth_line([(side * (x - 0.1), z) for x, z in strap]), smooth_line([(side * (x + 0.1), z) for x, z in strap]), self.top, 0.06, 4, 0.05)
            puck(0.09, 0.06, self.chest.on(side * 0.42, -1.98, 0.12), paint("gold", "metal"), 0.02)

    def _drape(self, stuff):
        """Cloth over one shoulder, across the breast and round to the other hip."""
        folds = 22
        rows = []
        for k in range(31):
            t = k / 30
            for j in range(folds + 1):
                w = (j / folds - 0.5) * (0.62 + 0.5 * t)
                x, z = -0.74 + 1.75 * t + 0.62 * w, -1.2 - 2.2 * t + 0.5 * w - 0.5 * t * t
                rows.append(Vector(self.chest.on(min(x, 0.98 * self.girth), z, 0.05 + 0.025 * math.sin(j * 2.1))))
        grid(rows, stuff, folds + 1, closed=False, thickness=0.03, weave=[(p.x, 0, p.z) for p in rows])

    @staticmethod
    def _section(sections, z, k):
        for a, b in zip(sections, sections[1:]):
            if z >= b[0]:
                t = (a[0] - z) / (a[0] - b[0])
                return a[k] + (b[k] - a[k]) * t
        return sections[-1][k]

    def _collar(self, cloth, reach):
        ring(0.41, 0.075, (0, 0.12, -1.03), cloth, (6, 0, 0))
        for side in (-1, 1):
            upper = [(side * 0.03, -1.13), (side * 0.2, -1.07), (side * 0.4, -1.02)]
            lower = [(side * 0.16, -1.42), (side * 0.34, -1.40), (side * reach, -1.2)]
            self.chest.patch(smooth_line(upper), smooth_line(lower), cloth, 0.09, 6, 0.05)
