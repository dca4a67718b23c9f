"""Four points of value, on the cards of the graphic design service: a tool or a piece of its work each, with a life of its own."""

import math
import random

import bpy
from kit import props as p
from kit.paint import gradient, paint, wood
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, clay, disc, eye, lathe, place, plate, puck, ring, rounded, sheet_of, smooth_line, sphere, tube
from mathutils.bvhtree import BVHTree
from scenes.cards import near


def _nib(size):
    """Nib of a fountain pen, flat, its foot at the origin, tip up."""
    outline = [(-0.34, 0), (-0.5, 0.55), (-0.5, 0.8), (-0.3, 1.35), (0, 2.05), (0.3, 1.35), (0.5, 0.8), (0.5, 0.55), (0.34, 0)]
    plate([(x * size, z * size) for x, z in rounded(outline[::-1], 0.14)], 0.2, material=paint("gold"), edge=0.07)
    puck(0.1 * size, 0.05, (0, -0.1, 0.8 * size), paint("ink", "satin"), 0.01)
    capsule((0, -0.1, 0.8 * size), (0, -0.09, 1.9 * size), 0.022, paint("ink", "satin"))


def _flat_pencil(length, half, colour):
    """Pencil as it lies in a knife."""
    tip = length - 0.95
    plate([(-half, 0), (half, 0), (half, tip), (-half, tip)], 0.3, material=paint(colour), edge=0.06)
    box((0.05, 0.04, tip), (-half * 0.3, -0.15, tip / 2), paint("jade"), 0)
    plate([(-half, tip), (half, tip), (half * 0.24, length - 0.25), (-half * 0.24, length - 0.25)], 0.26, material=paint("peach", "satin"), edge=0.05)
    plate(rounded([(-half * 0.26, length - 0.27), (half * 0.26, length - 0.27), (0, length)], 0.05), 0.2, material=paint("ink", "satin"), edge=0.05)


def _flat_brush(length, half, hair):
    """Brush as it lies in a knife, dipped in paint."""
    foot = length - 1.6
    plate(rounded([(-half * 0.5, 0), (half * 0.5, 0), (half * 0.8, foot), (-half * 0.8, foot)], 0.05), 0.24, material=paint("ink"), edge=0.08)
    box((half * 2, 0.34, 0.5), (0, 0, foot + 0.2), paint("chrome", "metal"), 0.06)
    outline = smooth_line([(half * 0.85, foot + 0.25), (half * 1.18, foot + 0.85), (half * 0.75, foot + 1.3), (0.06, length + 0.05)], 18)
    plate([*outline, *((-x, z) for x, z in outline[::-1])], 0.3, material=paint(hair), edge=0.06)


@scene("drawing/complete", "coral", 8)
def complete(s):
    """A pocket knife whose blades are a nib, a pencil, a cutter, a brush and a clapperboard's stick."""
    near(s, (-1.2, -12.6, 3.2), (0.05, 0, 2.45), 46)
    with Group(at=(0.3, 0, 1.3), roll=-5, turn=6, scale=0.91):
        for y in (-0.5, 0.5):
            card(6.9, 1.75, 0.36, (0, y, 0), paint("violet"), 0.87, 0.16)
        for y in (-0.28, 0, 0.28):
            card(6.8, 1.65, 0.07, (0, y, 0), paint("chrome", "metal"), 0.82, 0.02)
        for x in (-2.75, 2.75):
            puck(0.2, 0.14, (x, -0.68, 0), paint("gold", "metal"), 0.05)
        with Group(at=(0, -0.7, -0.06), scale=0.15):
            s.arcs((0, 0, 0), 3.0, 1.35, 0.42, ["white", "white"])
            sphere(0.62, (0, 0, 0), paint("white"), (1, 0.6, 1))
        for x, y, roll, kind in ((-2.7, -0.14, -54, "nib"), (-2.3, 0.14, -24, "pencil"), (-0.45, 0.0, 0, "knife"), (1.7, -0.14, 20, "brush"), (2.75, 0.14, 66, "clapper"), (2.75, 0.0, 47, "clapper")):
            with Group(at=(x, y, 0.1), roll=roll):
                if kind == "nib":
                    plate(rounded([(-0.4, 0), (0.4, 0), (0.4, 1.1), (-0.4, 1.1)], 0.08), 0.24, material=paint("ink"), edge=0.08)
                    with Group(at=(0, 0, 1.05)):
                        _nib(0.95)
                elif kind == "pencil":
                    _flat_pencil(3.7, 0.36, "jadeBright")
                elif kind == "knife":
                    plate(rounded([(-0.34, 0), (0.34, 0), (0.34, 3.3), (-0.34, 2.5)], 0.06), 0.12, material=paint("chrome", "metal"), edge=0.04)
                    for k in range(4):
                        capsule((-0.33, -0.06, 1.0 + 0.42 * k), (0.33, -0.06, 1.4 + 0.42 * k), 0.018, paint("ink", "satin"))
                elif kind == "brush":
                    _flat_brush(3.7, 0.36, "marigold")
                else:
                    card(0.64, 3.3, 0.24, (0, 0, 1.6), paint("ink", "satin"), 0.12, 0.05)
                    for k in range(4):
                        z = 0.95 + 0.66 * k
                        plate([(-0.31, z - 0.32), (0.31, z), (0.31, z + 0.32), (-0.31, z)], 0.04, (0, -0.13, 0), paint("white", "satin"), 0.01)


def _strands(lines, radius, material):
    """Many hairs as one body, each a line of points, thinner at both ends."""
    curve = bpy.data.curves.new("strands", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    for line in lines:
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for k, (knot, point) in enumerate(zip(spline.points, line)):
            knot.co = (*point, 1)
            knot.radius = 1 - 0.8 * max(0, k / (len(line) - 1) - 0.55) / 0.45
        spline.use_smooth = True
    return place(bpy.data.objects.new("strands", curve), material=material)


@scene("drawing/experienced", "marigold", 8)
def experienced(s):
    """An old brush with spectacles; its bristles are a white beard, and still paint."""
    near(s, (-0.8, -12.4, 3.0), (0.05, 0, 2.5), 46)
    s.sweep.location.y = -5.6
    stroke = [(-5.6, 1.9), (-4.4, 1.55), (-3.0, 0.75), (-1.6, 0.35), (-0.7, 0.5), (0.05, 0.8)]
    for k in range(12):
        across = (k - 5.5) * 0.135
        line = smooth_line([(x, z + across) for x, z in stroke], 40)
        tube([(x, 0.95, z) for x, z in line], 0.12, paint("violet"), smooth=False)
    with Group(at=(0.85, 0, 2.55), roll=26, turn=-8, scale=0.82):
        handle = smooth_line([(1.42, 1.1), (1.4, 1.5), (0.72, 2.1), (0.46, 2.7), (0.56, 3.6), (0.66, 4.5)], 40)
        plate([*handle, *((-x, z) for x, z in handle[::-1])], 0.9, material=wood("#E9A968", "#B5692C", 0.7, "Y", 0.3), edge=0.3)
        box((3.3, 1.15, 1.7), (0, 0, 0.45), paint("chrome", "metal"), 0.16)
        for z in (1.12, -0.28):
            box((3.38, 1.22, 0.12), (0, 0, z), paint("gold", "metal"), 0.05)
        order = random.Random(5)
        hairs = []
        for k in range(620):
            x, y = order.uniform(-1.5, 1.5), order.uniform(-0.5, 0.5)
            length = (3.3 - 0.75 * abs(x)) * order.uniform(0.86, 1.04)
            wave, phase = order.uniform(0.02, 0.07), order.uniform(0, 6)
            line = []
            for i in range(13):
                t = i / 12
                draw = 1 + 0.16 * math.sin(math.pi * min(1, t * 1.6)) - 0.72 * t**2.2
                line.append((x * draw - 0.75 * t**2.4 + wave * math.sin(6 * t + phase), y * (draw + 0.3 * math.sin(math.pi * t)) - 0.12 * t, -0.3 - length * t + 0.05))
            hairs.append(line)
        _strands(hairs, 0.062, gradient(((0, "violet"), (0.24, "violet"), (0.33, "white"), (1, "white")), "Z"))
        for side in (-1, 1):
            with Group(at=(side * 0.72, -0.72, 0.55)):
                sphere(0.44, (0, 0.05, 0), paint("white"), (1, 0.5, 1))
                sphere(0.2, (-0.12, -0.16, -0.08), paint("ink"), (1, 0.5, 1))
                ring(0.62, 0.085, (0, -0.12, 0), paint("ink"))
            hairs = [(side * (0.3 + 0.11 * k), -0.8 - 0.03 * (k % 2), 1.36 + 0.1 * math.sin(0.45 * k + 0.3), 0.17) for k in range(8)]
            clay(hairs, paint("white", "satin"), 0.05)
            lip = [(side * (0.12 + 0.075 * k), -0.78 + 0.01 * k, -0.42 - 0.16 * math.sin(0.2 * k) + 0.01 * max(0, k - 10) ** 1.6, 0.34 - 0.0105 * k) for k in range(20)]
            clay(lip, paint("white", "satin"), 0.05)
            capsule((side * 1.3, -0.82, 0.62), (side * 1.72, -0.3, 0.68), 0.06, paint("ink"))
        ring(0.17, 0.07, (0, -0.84, 0.6), paint("ink"), arc=180, start=0)
        sphere(0.33, (0, -0.95, -0.02), paint("coral"), (1, 0.9, 0.9))


def _boxing_glove():
    """Boxing glove along +x, its cuff at the origin, the thumb above and in front."""
    red = paint("coral")
    disc(0.86, 1.3, (0.15, 0, 0), paint("white", "satin"), 0.16, (0, 90, 0), top=0.76)
    balls = [(0.85 + 0.1 * k, 0, 0, 0.74) for k in range(4)]
    balls += [(1.3 + 0.14 * k, 0, -0.02 * k, 0.82 + 0.26 * math.sin(math.pi * (k + 1.5) / 12)) for k in range(10)]
    balls += [(2.3, y, -0.25, 0.88) for y in (-0.3, 0.3)]
    mitt = clay(balls, red, 0.05)
    surface = BVHTree.FromPolygons([v.co for v in mitt.data.vertices], [face.vertices for face in mitt.data.polygons])
    for lean in (-0.42, 0.42):
        seam = [surface.ray_cast((1.9, 0, -0.1), (math.cos(a), lean, math.sin(a)))[0] for a in (math.radians(5 * k) for k in range(-20, 28))]
        tube([point for point in seam if point], 0.045, paint("white", "satin"), smooth=False)
    thumb = [(0.95 + 0.14 * k, -0.78 - 0.36 * math.sin(0.3 * k), 0.3 + 0.42 * math.sin(0.3 * k), 0.36 + 0.012 * k) for k in range(10)]
    clay(thumb, red, 0.04)
    for k in range(3):
        for side in (-1, 1):
            capsule((-0.25 + 0.36 * k, -0.86, -0.2 * side), (0.05 + 0.36 * k, -0.84, 0.2 * side), 0.045, paint("ink", "satin"))


@scene("drawing/impactful", "violet", 8)
def impactful(s):
    """A boxing glove on a spring comes out of a poster."""
    near(s, (-0.4, -12.6, 3.2), (0.1, 0, 2.5), 46, (0.25, 1, -0.7))
    with Group(at=(-2.3, 1.0, 2.5), turn=-40, roll=-3):
        # The poster hangs across the way of the spring.
        with Group(turn=90):
            card(5.0, 5.1, 0.3, (0, 0.1, 0), paint("ink", "satin"), 0.16, 0.08)
            card(4.6, 4.7, 0.1, (0, -0.06, 0), paint("paper", "satin"), 0.06, 0.03)
            for radius, colour, lift in ((2.0, "marigold", 0), (1.45, "coral", 1)):
                puck(radius, 0.06, (0, -0.12 - 0.03 * lift, 0), paint(colour, "satin"), 0.01)
            for x, z, turned, colour in ((-2.2, -2.25, 0, "jadeBright"), (2.2, -2.25, 90, "violet"), (2.2, 2.25, 180, "ink"), (-2.2, 2.25, 270, "jadeBright")):
                quarter = [(0, 0), *((1.05 * math.cos(math.radians(a + turned)), 1.05 * math.sin(math.radians(a + turned))) for a in range(0, 91, 6))]
                plate(quarter, 0.05, (x, -0.14, z), paint(colour, "satin"), 0.01)
            puck(0.95, 0.06, (0, -0.19, 0), paint("ink", "matte"), 0.01)
            for k in range(10):
                a, b, c = (math.radians(36 * k + d) for d in (0, 18, 36))
                tip = 1.75 if k % 2 else 1.5
                sheet_of([(0.98 * math.cos(a), -0.2, 0.98 * math.sin(a)), (tip * math.cos(b), -0.62, tip * math.sin(b)), (0.98 * math.cos(c), -0.2, 0.98 * math.sin(c))], 0.03, paint("white", "satin"))
        turns = 6
        tube([(0.1 + 2.7 * k / (24 * turns), 0.55 * math.cos(math.radians(15 * k)), 0.55 * math.sin(math.radians(15 * k))) for k in range(24 * turns + 1)], 0.11, paint("chrome", "metal"), smooth=False)
        with Group(at=(2.9, 0, 0), scale=1.0):
            _boxing_glove()


def _anchor(at, size=0.24):
    """Anchor of a vector path: a square."""
    x, y, z = at
    card(size * 2, size * 2, 0.26, (x, y, z), paint("white"), 0.05, 0.05)
    card(size * 1.35, size * 1.35, 0.1, (x, y - 0.13, z), paint("violet"), 0.03, 0.02)


@scene("drawing/tools", "jade", 8)
def tools(s):
    """The nib of a pen takes off as a rocket, and its trail is a path with anchors."""
    near(s, (-0.8, -12.6, 3.0), (0.05, 0, 2.5), 46)
    path = []
    knots = ((-5.4, 4.6), (-4.6, -0.6), (-1.6, -0.4), (0.5, 2.1))
    for k in range(41):
        t = k / 40
        w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        path.append((sum(a * q[0] for a, q in zip(w, knots)), 0, sum(a * q[1] for a, q in zip(w, knots))))
    tube(path, 0.1, paint("white"), smooth=False)
    x, _, z = path[18]
    slope = math.atan2(path[19][2] - path[17][2], path[19][0] - path[17][0])
    _anchor((x, -0.1, z), 0.25)
    for side in (-1, 1):
        end = (x + side * 1.7 * math.cos(slope), -0.1, z + side * 1.7 * math.sin(slope))
        capsule((x, -0.1, z), end, 0.045, paint("ink"))
        sphere(0.17, end, paint("ink"))
    with Group(at=(0.55, -0.2, 2.2), roll=47, turn=-6, scale=0.86):
        lathe([(0, -0.2), (0.5, -0.2), (0.74, 0.5), (0.84, 1.2), (0.8, 1.7), (0, 1.7)], material=paint("violet"), angle=50)
        ring(0.8, 0.1, (0, 0, 1.7), paint("white"), (0, 0, 0))
        nib = smooth_line([(0.72, 1.75), (0.98, 2.2), (0.92, 2.65), (0.55, 3.4), (0.24, 4.1), (0.06, 4.75), (0, 4.8)], 40)
        lathe([(max(0, r), h) for r, h in nib], material=paint("gold"), angle=60)
        slit = [(0, -r - 0.005, h) for r, h in nib if 2.75 < h < 4.7]
        tube(slit, 0.03, paint("ink", "satin"), smooth=False)
        sphere(0.17, (0, -0.86, 2.72), paint("ink", "satin"), (1, 0.5, 1))
        with Group(at=(0, -0.82, 0.85)):
            puck(0.36, 0.16, (0, 0, 0), paint("white"), 0.05)
            eye(0.27, (0, -0.06, 0))
        for angle in (0, 120, 240):
            with Group(turn=angle - 15):
                plate(rounded([(0.6, 1.0), (1.45, 0.1), (1.5, -0.6), (1.2, -0.5), (0.5, 0)], 0.16)[::-1], 0.2, material=paint("coral"), edge=0.08)
        disc(0.46, 0.3, (0, 0, -0.3), paint("ink"), 0.06)
        lathe(smooth_line([(0, -1.75), (0.16, -1.35), (0.44, -0.75), (0.36, -0.4), (0, -0.35)], 24), material=paint("marigold", "glow", 0.7), angle=70)
