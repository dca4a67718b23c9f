"""The three case studies: one object each in which its figure or its pun sits, for home; then each client's own product, for the head of its page.

The left fifth and the foot of the latter are plain, since they fade into the page.
"""

import math
import random

from mathutils import Vector

from kit import props as p
from kit.output import take
from kit.paint import blend, linear, paint, picture
from kit.people import Person
from kit.registry import scene
from kit.shapes import Group, blanket, box, capsule, card, disc, draped, lathe, letters, loft, plate, ring, screen, smooth_line, sphere, tube
from kit.stage import Stage, empty_scene
from scenes.wide import BUYER, CHEMIST, DERMATOLOGIST, MAKER, bowl, page


def _low_sun(s, colour, direction, energy=4.4, ambient=0.5):
    """One colour all round, and a low sun from the upper left."""
    s.backdrop(colour)
    s.sunlight(direction, energy, "#ffefd8", 2.5)
    s.ambient.inputs[1].default_value = ambient


def _trolley():
    """Shopping trolley on z = 0 that rolls to the right: wire basket, push bar and four wheels."""
    wire, frame = paint("white", "gloss"), paint("chrome", "metal")
    low, high = (-1.9, 2.1, 1.9, 0.85), (-2.5, 2.7, 3.5, 1.2)

    def rim(t):
        """Left, right, height and half depth of the basket, so far up."""
        return [a + (b - a) * t for a, b in zip(low, high)]

    for t in (0, 0.25, 0.5, 0.75, 1):
        left, right, z, deep = rim(t)
        tube([(left, -deep, z), (right, -deep, z), (right, deep, z), (left, deep, z)], 0.11 if t in (0, 1) else 0.055, wire, smooth=False, closed=True)
    for k in range(13):
        ends = [(left + (right - left) * k / 12, deep, z) for left, right, z, deep in (rim(0), rim(1))]
        for side in (-1, 1):
            capsule(*[(x, side * y, z) for x, y, z in ends], 0.05, wire)
        capsule((ends[0][0], -ends[0][1], 1.9), ends[0], 0.05, wire)
    for side in (-1, 1):
        tube([(-3.5, side * 1.1, 4.1), (-2.6, side * 1.1, 3.6), (-1.9, side * 0.95, 1.9), (-1.7, side * 0.95, 0.95), (-1.2, side * 0.95, 0.75), (2.0, side * 0.8, 0.75)], 0.12, frame)
        capsule((1.9, side * 0.8, 0.75), (1.9, side * 0.85, 1.9), 0.1, frame)
        for x in (-1.5, 1.9):
            disc(0.42, 0.24, (x, side * 0.9, 0.42), paint("ink"), 0.08, (90, 0, 0))
            disc(0.18, 0.3, (x, side * 0.9, 0.42), paint("white"), 0.04, (90, 0, 0))
    capsule((-3.5, -1.2, 4.1), (-3.5, 1.2, 4.1), 0.2, paint("coral"))


@scene("case-studies/ecommerce-growth", "violet")
def ecommerce(s):
    """A shopping trolley rears up under its load: the figure +75%, far too large for it."""
    _low_sun(s, "violet", (1, 0.6, -0.75))
    s.camera((-0.7, -15, 1.5), (-0.6, 0, 3.5), 45.5)
    with Group(at=(0.2, 0.5, 0), turn=-10), Group(at=(-1.5, 0, 0), roll=-16), Group(at=(1.5, 0, 0)):
        _trolley()
        with Group(at=(0.3, 0, 4.75), roll=-3):
            letters("+75%", 4.6, 1.3, (0, 0, 0), paint("marigold"), p.DISPLAY, 0.08)


@scene("case-studies/social-engagement", "coral")
def engagement(s):
    """An engagement ring in its open box; its stone is a like."""
    _low_sun(s, "#FF6444", (1, 0.7, -0.7))
    s.camera((0.4, -13, 5.6), (0.3, 0, 3.05), 46)
    with Group(at=(0, 0.4, 0), turn=-22):
        box((6.2, 5.2, 1.7), (0, 0, 0.85), paint("violet", "satin"), 0.3)
        box((5.4, 4.4, 0.5), (0, 0, 1.62), paint("lilac", "matte"), 0.2)
        for side in (-1, 1):
            box((5.0, 1.95, 0.5), (0, side * 1.02, 1.82), paint("lilac", "matte"), 0.24)
        with Group(at=(0, 2.6, 1.7), tilt=22):
            box((6.2, 1.0, 5.2), (0, 0.3, 2.7), paint("violet", "satin"), 0.3)
            box((5.4, 0.3, 4.4), (0, -0.2, 2.7), paint("lilac", "matte"), 0.14)
        ring(1.25, 0.19, (0, 0, 2.25), paint("gold", "metal"))
        with Group(at=(0, 0, 4.6), tilt=4):
            card(2.5, 2.0, 0.8, (0, 0, 0), paint("white"), 0.6, 0.2)
            plate([(-0.42, -0.8), (0.42, -0.8), (0, -1.34)], 0.6, (0, 0, 0), paint("white"), 0.12)
            with Group(at=(0, -0.42, 0)):
                p.heart(1.35, "vermilion", 0.6)
            for side in (-1, 1):
                capsule((side * 0.3, 0, -1.2), (side * 0.62, -0.1, -0.82), 0.1, paint("gold", "metal"))


@scene("case-studies/lead-generation", "jade")
def leads(s):
    """A front door, its number +60%; its letter slot can't take one envelope more."""
    _low_sun(s, "jade", (1, 0.75, -0.7))
    s.sweep.location.z = -12
    s.studio.inputs[1].default_value = 0.9
    s.camera((-4.4, -13, 4.8), (0.1, 0, 2.65), 48)
    door, brass = paint("jade", "satin"), paint("gold", "metal")
    box((14, 1, 14), (0, 0.5, 2), door, 0.1)
    for z, high in ((5.0, 4.4), (-3.2, 6.0)):
        box((9.6, 0.24, high), (0, -0.02, z + 0.1), door, 0.1)
        box((8.8, 0.4, high - 0.8), (0, -0.02, z + 0.1), door, 0.12)
    letters("+60%", 2.9, 0.4, (0, -0.42, 4.75), brass, p.DISPLAY, 0.07)
    box((7.2, 0.3, 1.7), (0, -0.25, 1.3), brass, 0.2)
    box((6.0, 0.34, 0.8), (0, -0.28, 1.3), paint("ink", "matte"), 0.1)
    for x, z, out, droop, roll, colours in ((-1.9, 1.45, 0.55, 4, -10, ("white", "lilac")), (1.75, 1.42, 0.5, 8, 14, ("lilac", "white")), (-0.55, 1.4, 0.75, 20, 8, ("coral", "blush")), (0.9, 1.25, 0.85, 34, -7, ("white", "marigold")), (-1.3, 1.15, 0.8, 46, -16, ("marigold", "butter")), (2.1, 1.1, 0.75, 58, 10, ("coral", "blush")), (0.2, 0.85, 1.0, 70, 4, ("white", "lilac"))):
        with Group(at=(x, -0.3, z), tilt=-90 - droop), Group(at=(0, 0, out), roll=roll), Group(turn=180):
            p.envelope(2.6, *colours, seal="violet")


def sunlit(s, direction, energy, colour, ambient, air, width=2.0):
    """Light a scene by a sun and by its sky, whose colour is `air`."""
    s.sunlight(direction, energy, colour, width)
    s.ambient.inputs[0].default_value = (*air, 1)
    s.ambient.inputs[1].default_value = ambient


def band(s, colour, glow, shade=1.0):
    """Sweep that shines by itself, so that it keeps its colour to the edges, where the picture fades into the page's band; a lower `shade` takes less of the sun."""
    s.backdrop(colour)
    s.sweep.location.y = 12
    surface = s.sweep.data.materials[0].node_tree.nodes["Principled BSDF"]
    surface.inputs["Specular"].default_value = 0
    surface.inputs["Base Color"].default_value = [channel * shade for channel in linear(colour)]
    surface.inputs["Emission"].default_value = linear(colour)
    surface.inputs["Emission Strength"].default_value = glow


def headroom(camera, right, down):
    """Push what a camera sees to the right and down by shares of the frame, since the upper and left edges fade into the page."""
    camera.data.shift_x, camera.data.shift_y = -right, down


@scene("case-studies/kilnmark", "marigold", 24)
def kilnmark(s):
    """Kilnmark's sales as its own bowls, from the height of a mouse: five stacks of 4, 4, 5, 6 and 7 at 25 each, the last out of the frame."""
    headroom(s.camera((-1.0, -6.0, 0.85), (-0.36, 0, 1.6), 27), 0.02, 0.16)
    sunlit(s, (1, 0.42, -0.62), 5.6, "#FFF0DC", 0.3, (1, 0.97, 0.92), 3)
    band(s, "#F0B200", 0.22)
    cream, ink, rust, blue = "#F4EAD6", "#100F16", "#B0562C", "#0446EA"
    dice = random.Random(3)
    stacks = (cream, rust, ink, cream), (ink, cream, rust, cream), (rust, cream, ink, cream, rust), (cream, rust, cream, ink, rust, cream), (ink, cream, rust, cream, ink, cream, blue)
    for k, stack in enumerate(stacks):
        for i, glaze in enumerate(stack):
            top = glaze == blue
            with Group(at=(-2.75 + 1.0 * k + 0.06 * (dice.random() - 0.5), 5.4 - 1.8 * k, 0.46 * i + 0.1 * top), roll=-9 * top + dice.random() - 0.5, tilt=-9 * top), Group(turn=360 * dice.random()):
                bowl(glaze, cream if top else None, line=0.22 if top else 0.28 + 0.14 * dice.random(), wide=1.0 + 0.04 * dice.random())


def strip(path, across, material, thickness=0.015):
    """Ribbon along a path, as wide as the vector `across`."""
    blanket([[tuple(c - a / 2 for c, a in zip(point, across)) for point in path], [tuple(c + a / 2 for c, a in zip(point, across)) for point in path]], material, thickness)


def serum():
    """Tamsi's serum on z = 0: amber glass, a printed label, a metal collar and a dropper."""
    amber = blend("#6B3208", "#C67A22")
    lathe([(0, 0.06), (0.6, 0.02), (0.74, 0), (0.82, 0.08), (0.84, 0.2), *smooth_line([(0.84, 1.7), (0.8, 1.93), (0.66, 2.09), (0.44, 2.18), (0.35, 2.28), (0.34, 2.45)], 40), (0, 2.45)], material=amber, angle=50)
    draped(lambda u, v: (0.85 * math.sin(2.4 * (u - 0.5)), -0.85 * math.cos(2.4 * (u - 0.5)), 0.42 + 1.1 * v), picture(page("serum-label"), 0, 0.55), 40, 2)
    disc(0.42, 0.56, (0, 0, 2.62), paint("#D9B98A", "metal"), 0.04)
    for k in range(4):
        ring(0.42, 0.02, (0, 0, 2.44 + 0.12 * k), paint("#D9B98A", "metal"), (0, 0, 0))
    lathe(smooth_line([(0.36, 2.9), (0.36, 2.98), (0.29, 3.02), (0.27, 3.3), (0.235, 3.56), (0.15, 3.68), (0, 3.7)], 60), material=paint("#F3E6D2", "satin"), angle=60)


@scene("case-studies/tamsi-skin", "coral", 12)
def tamsi(s):
    """Tamsi's posts as prints that somebody kept: tied like love letters, and beside the bottle they were kept for."""
    empty_scene()
    s = Stage("lilac")
    s.sweep.location.z = -9
    s.ambient.inputs[0].default_value = (1, 0.95, 0.88, 1)
    posts = ((BUYER, "#E3C79B", 6, -0.6), (CHEMIST, "#B5532C", 14, -0.86), (DERMATOLOGIST, "#97A07A", -14, -0.86), (MAKER, "#6B3A26", -12, -1.85))
    for i, (person, wall, turn, _) in enumerate(posts):
        with Group(at=(12 * i, 0, 0)):
            box((12, 0.2, 12), (0, 2.4, 0), paint(wall, "matte"), 0)
            with Group(turn=turn):
                Person(**person)
    files = []
    for i, (*_, middle) in enumerate(posts):
        s.camera((12 * i, -16, 0), (12 * i, 0, middle), 130)
        files.append(take(f"tamsi-{i}", 1000, 1000, exposure=0.7))
    empty_scene()
    s = Stage("coral")
    sunlit(s, (0.8, 0.7, -0.7), 4.6, "#FFF6EA", 0.34, (0.9, 0.97, 1), 5)
    band(s, "#F8603A", 0.28)
    headroom(s.camera((-1.55, -6.9, 0.8), (-0.45, 0, 2.2), 27), 0.04, 0.11)
    dice = random.Random(5)
    side, deep = 3.3, 1.4
    silk = paint("#173F36", "satin")
    with Group(at=(-0.2, 0, 0), turn=24, scale=1.14):
        # What is in the bundle, then the four formats on top of it, from the front.
        for k in range(21):
            with Group(at=(0.07 * (dice.random() - 0.5), 0.04 + k * deep / 21, side / 2 + 0.03 * dice.random())):
                box((side, 0.055, side), (0, 0, 0), paint(("#FBF3E6", "#EFE2CF")[k % 2], "matte"), 0.01)
        for k, (lean, right, rise) in enumerate(((0, 0, 0), (-13, -0.12, 1.25), (15, 0.42, 1.25), (1, 0.04, 1.88))):
            with Group(at=(right, -0.04 + 0.06 * k, 0), roll=lean), Group(at=(0, 0, side / 2 + rise)):
                card(side, side, 0.04, (0, 0, 0), paint("#FFF9EF", "matte"), 0.04, 0.01)
                screen(side - 0.24, side - 0.24, picture(files[k], 0, 0.35), (0, -0.022, 0))
        low, half = 0.86, side / 2 + 0.07
        strip([(-half, deep, low), (-half, -0.08, low), (half, -0.08, low), (half, deep, low)], (0, 0, 0.34), silk)
        with Group(at=(-0.62, -0.13, low)):
            for way in (-1, 1):
                strip([(way * a, -b, c) for a, b, c in smooth_line([(0, 0.05, 0), (0.45, 0.35, 0.22), (0.95, 0.32, 0.3), (1.02, 0.16, 0.24), (0.5, 0.06, 0.06), (0, 0.03, 0)], 30)], (0.0, 0.08, 0.34), silk)
                plate([(-0.17, 0), (0.17, 0), (0.17, -0.8), (0, -0.66), (-0.17, -0.8)], 0.02, (0, -0.1, 0), silk, 0.004).rotation_euler[1] = way * 0.4
            box((0.27, 0.2, 0.36), (0, -0.12, 0), silk, 0.08)
    with Group(at=(1.36, -2.0, 0), turn=-54, scale=1.4):
        serum()


def coil(path, radius, material, thickness=0.05, turns=60):
    """Coiled cord along a path of points."""
    line = [Vector(point) for point in smooth_line(path, turns * 14)]
    points = []
    for i, point in enumerate(line):
        ahead = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        first = ahead.cross(Vector((1, -1, 1))).normalized()
        angle = 2 * math.pi * i / 14
        points.append(tuple(point + radius * (math.cos(angle) * first + math.sin(angle) * ahead.cross(first))))
    tube(points, thickness, material, smooth=False)


def oblong(z, half, front, back, power=4.5, steps=64):
    """Ring of points round a rounded rectangle at height z."""
    turn = [2 * math.pi * k / steps for k in range(steps)]
    soft = [(math.copysign(abs(math.cos(a)) ** (2 / power), math.cos(a)), math.copysign(abs(math.sin(a)) ** (2 / power), math.sin(a))) for a in turn]
    return [(half * c, (front + back) / 2 + (back - front) / 2 * d, z) for c, d in soft]


def telephone(body):
    """Desk telephone on z = 0, its dial to the viewer; its cradle is at z = 2.6."""
    profile = smooth_line([(0, 2.3, -2.05, 1.85), (0.1, 2.42, -2.17, 1.97), (0.3, 2.42, -2.14, 1.95), (0.6, 2.28, -1.85, 1.88), (1.2, 2.0, -1.22, 1.66), (1.9, 1.78, -0.5, 1.42), (2.2, 1.7, -0.2, 1.34), (2.36, 1.62, -0.05, 1.27), (2.42, 1.45, 0.1, 1.1)], 60)
    loft([oblong(*row) for row in profile], body, angle=50)
    with Group(at=(0, -1.3, 1.24), tilt=45):
        disc(1.32, 0.1, (0, 0, 0), paint("#0C0918", "gloss"), 0.04, (90, 0, 0))
        disc(1.24, 0.1, (0, -0.04, 0), paint("#F6EEDF", "satin"), 0.03, (90, 0, 0))
        circle = [(math.cos(math.radians(4 * k)), math.sin(math.radians(4 * k))) for k in range(90)]
        spots = [(0.86 * math.cos(math.radians(62 + 30 * k)), 0.86 * math.sin(math.radians(62 + 30 * k))) for k in range(10)]
        plate([(1.16 * c, 1.16 * d) for c, d in circle], 0.07, (0, -0.16, 0), paint("#2A2440", "gloss"), 0.02, [[(x + 0.2 * c, z + 0.2 * d) for c, d in circle[::-1]] for x, z in spots])
        for k, (x, z) in enumerate(spots):
            letters(str((k + 1) % 10), 0.24, 0.01, (x, -0.1, z), paint("ink", "matte"), p.DISPLAY)
        disc(0.5, 0.05, (0, -0.21, 0), paint("#F6EEDF", "satin"), 0.015, (90, 0, 0))
        letters("15", 0.5, 0.02, (0, -0.24, 0.06), paint("vermilion", "satin"), p.DISPLAY)
        letters("min", 0.2, 0.02, (0, -0.24, -0.28), paint("vermilion", "satin"), p.DISPLAY)
        capsule((0.72, -0.28, -0.42), (1.2, -0.2, -0.7), 0.05, paint("chrome", "metal"))
    for x in (-1.15, 1.15):
        box((0.5, 1.4, 0.3), (x, 0.6, 2.5), body, 0.14)
        for y in (-0.05, 1.25):
            box((0.5, 0.22, 0.6), (x, y, 2.68), body, 0.1)


def terraced(wall, door, ajar=False):
    """House of a terrace, 1.1 wide, its front at y = -0.42, standing on z = 0; its lights are on when the door is `ajar`."""
    white = paint("#FFF8EC", "satin")
    box((1.1, 0.84, 1.5), (0, 0, 0.75), paint(wall, "matte"), 0.015)
    with Group(turn=90):
        plate([(-0.52, 1.46), (0.52, 1.46), (0, 2.02)], 1.12, material=paint("inkSoft", "satin"), edge=0.02)
    box((0.26, 0.3, 0.62), (0.42, 0.06, 1.98), paint(wall, "matte"), 0.02)
    for x in (0.36, 0.48):
        disc(0.045, 0.18, (x, 0.06, 2.34), paint("#B4532F", "satin"), 0.01)
    for x, z in ((-0.26, 1.12), (0.26, 1.12), (0.26, 0.46)):
        card(0.34, 0.44, 0.05, (x, -0.425, z), white, 0.02, 0.01)
        card(0.26, 0.36, 0.05, (x, -0.435, z), paint("#FFC000", "glow", 1.0) if ajar else paint("ink", "gloss"), 0.01, 0.005)
        box((0.02, 0.02, 0.36), (x, -0.465, z), white, 0)
        box((0.26, 0.02, 0.02), (x, -0.465, z), white, 0)
    card(0.4, 0.74, 0.06, (-0.26, -0.42, 0.37), white, 0.02, 0.01)
    if ajar:
        card(0.3, 0.66, 0.06, (-0.26, -0.435, 0.34), paint("#FFC800", "glow", 1.5), 0.01, 0.005)
    box((0.44, 0.16, 0.06), (-0.26, -0.52, 0.03), paint("#CFC6DA", "matte"), 0.015)
    box((1.1, 0.06, 0.07), (0, -0.44, 1.46), white, 0.01)
    with Group(at=(-0.11, -0.46, 0.36), turn=125 * ajar):
        card(0.3, 0.66, 0.04, (-0.15, 0, 0), paint(door, "gloss"), 0.01, 0.01)
        sphere(0.025, (-0.25, -0.03, 0), paint("gold", "metal"), detail=16)


def lark(at):
    """Little bird that sits at a point and looks to the left."""
    with Group(at=at, scale=0.2):
        sphere(0.6, (0, 0, 0.6), paint("#B98A55", "matte"), (1.25, 0.9, 0.95), (0, 20, 0))
        sphere(0.4, (-0.62, 0, 1.2), paint("#8A5F37", "matte"))
        sphere(0.5, (-0.28, -0.06, 0.56), paint("#F6E7CC", "matte"), (0.95, 0.95, 0.95))
        disc(0.12, 0.36, (-1.08, 0, 1.2), paint("marigold", "satin"), 0.01, (0, -90, 0), 0.01)
        sphere(0.07, (-0.82, -0.3, 1.3), paint("ink", "gloss"), detail=16)
        box((1.0, 0.36, 0.12), (0.98, 0, 0.42), paint("#6B4526", "matte"), 0.05, (0, 18, 0))


@scene("case-studies/sandlark-homes", "jade", 18)
def sandlark(s):
    """Sandlark's terrace as the receiver of a telephone: one door is open."""
    headroom(s.camera((-2.2, -5.4, 1.5), (-0.3, 0, 2.78), 23), 0.07, 0.06)
    sunlit(s, (1, 0.45, -0.75), 4.2, "#FFF5EA", 0.4, (0.93, 0.95, 1), 4)
    band(s, "#16675B", 0.55, 0.6)
    s.sweep.scale = (2, 1, 2)
    black = paint("#0A0714", "gloss")
    with Group(turn=-44):
        telephone(black)
        box((7.4, 1.6, 0.42), (0, 0.5, 3.0), black, 0.2)
        for x in (-3.2, 3.2):
            lathe(smooth_line([(0, 2.2), (0.7, 2.2), (0.8, 2.28), (0.8, 2.42), (0.62, 2.7), (0.5, 3.0)], 30), (x, 0.6, 0), black, angle=60)
        for k, (wall, door) in enumerate((("#C24A2E", "ink"), ("#F3E3C8", "violet"), ("#5A32E0", "marigold"), ("#F3E3C8", "vermilion"), ("#C24A2E", "ink"))):
            with Group(at=(1.34 * (k - 2), 0.7, 3.2), scale=1.2):
                terraced(wall, door, k == 2)
        lark((1.18, 0.7, 5.6))
        lamp = s.light((-0.31, 0.2, 3.8), (-0.31, -0.5, 3.2), 0.3, 9, "#FFB04A")
        lamp.visible_camera = lamp.visible_glossy = False
        coil([(3.2, 0.6, 2.25), (3.3, 0.55, 1.5), (3.5, 0.4, 0.5), (4.0, -0.3, 0.22), (3.6, -1.1, 0.22), (2.9, -1.2, 0.22), (2.3, -1.0, 0.25)], 0.16, black)
