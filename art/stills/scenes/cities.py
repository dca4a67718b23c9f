"""The cities of the five offices as toy towns at dusk, and the map of the headquarters. Seen small: one landmark, one thing up close."""

import math
import random

import bpy
from kit import city
from kit.paint import blend, bumped, gradient, paint, stripes
from kit.registry import scene
from kit.shapes import (
    Group,
    blanket,
    box,
    boxes,
    capsule,
    card,
    disc,
    eye,
    lathe,
    loft,
    place,
    plate,
    puck,
    puff,
    ring,
    rounded,
    smooth_line,
    sphere,
    tube,
)

from scenes.in_use import lamp, leave_studio, sky


def _dusk(s, colours, shade, sun, direction=(1, 0.55, -0.42), energy=3.2, shadow=0.45, top=32):
    """Evening: a sky of `colours` from the horizon up, a low sun, and shadows lit in the colour `shade`."""
    leave_studio(s, shade, shadow, 0.12)
    s.sunlight(direction, energy, sun, 3)
    sky([(0.1 + 0.9 * k / (len(colours) - 1), colour) for k, colour in enumerate(colours)], 60, -3, top, 0.8, 200)


def _water(colour, ripple=0.3):
    """Calm water to the horizon, its surface at z = 0."""
    box((260, 160, 0.2), (0, 30, -0.1), bumped(paint(colour, "gloss").copy(), ripple, 0.12, 0.9, 3), 0)


def _arch(width, height, pointed=0.25):
    """Outline of an arched opening, its sill in the middle of the bottom; `pointed` lifts the top to a point."""
    w = width / 2
    spring = height - w * (1 + pointed)
    top = [(w * math.cos(math.radians(a)), spring + w * math.sin(math.radians(a)) * (1 + pointed * math.sin(math.radians(a)) ** 6)) for a in range(0, 181, 6)]
    return [(-w, 0), (w, 0), *top]


def _moved(outline, x, z=0.0):
    """The outline, so far to the right and up."""
    return [(px + x, pz + z) for px, pz in outline]


def _lit(colour="butter", strength=1.2):
    """Material of a lit inside that sheds no light itself."""
    material = paint(colour, "glow", strength)
    material.cycles.sample_as_light = False
    return material


def _needle(height):
    """Very tall tower whose three wings step back in a spiral up to a spire, with bands of light where they do."""
    wall, fin = blend("violet", "lavender", "Z", "satin"), paint("chrome", "satin")
    tiers = 9
    for wing in range(3):
        for k in range(4):
            angle = math.radians(-62 + 120 * wing)
            reach, radius = 0.36 + 0.42 * k, 0.4 - 0.035 * k
            top = height * (0.84 - 0.19 * k - 0.06 * wing)
            x, y = reach * math.cos(angle), reach * math.sin(angle)
            disc(radius, top, (x, y, top / 2), wall, 0.04)
            disc(radius * 0.6, 0.34, (x, y, top + 0.12), fin, 0.03)
            disc(radius + 0.02, 0.07, (x, y, top - 0.12), _lit("butter", 1.8), 0.02)
            boxes([(x + radius * math.sin(math.radians(a)), y - radius * math.cos(math.radians(a)), top / 2, a) for a in range(0, 360, 30)], (0.035, 0.06, top - 0.1), fin)
            spots = [(x + radius * math.sin(math.radians(a)), y - radius * math.cos(math.radians(a)), 0.2 + 0.26 * n, a) for n in range(int(top / 0.26) - 1) for a in range(15, 360, 30)]
            city.windows(spots, (0.1, 0.03, 0.15), 0.42, 10 * wing + k, "darkTint", 1.7)
    for k in range(1, tiers):
        z = height * 0.84 * k / tiers
        disc(0.6, 0.05, (0, 0, z), fin, 0.02)
    lathe([(0.46, 0), (0.46, height * 0.8), (0.34, height * 0.82), (0.3, height * 0.87), (0.2, height * 0.88), (0.16, height * 0.93), (0.07, height * 0.94), (0.02, height * 1.06), (0, height * 1.06)], material=wall, segments=32, angle=30)
    for z, radius in ((0.815, 0.37), (0.872, 0.27), (0.932, 0.15)):
        disc(radius, 0.06, (0, 0, height * z), _lit("butter", 2.4), 0.02)
    sphere(0.09, (0, 0, height * 1.065), _lit("coral", 4.0), detail=20)


def _sail_hotel():
    """Hotel like a sail in the wind: mast on the right, floors that belly to the left, a landing place high up."""
    belly = smooth_line([(-1.75, 0), (-2.0, 1.2), (-1.86, 2.6), (-1.3, 4.0), (-0.12, 5.3)], 60)

    def edge(z):
        """How far the sail reaches to the left at that height."""
        return min(belly, key=lambda point: abs(point[1] - z))[0]

    plate([(0, 0), (0, 5.25), *[(x * 0.93, z * 0.985) for x, z in belly[::-1]]], 0.86, (0, 0, 0), paint("#3A2A9C", "gloss"), 0.06)
    for k in range(20):
        z = 0.18 + 0.25 * k
        reach = -edge(z)
        box((reach, 1.1, 0.075), (-reach / 2, 0, z), paint("white", "satin"), 0.03)
        if k < 19:
            city.windows([(-0.12 - 0.19 * i, -0.45, z + 0.125, 0) for i in range(int((-edge(z + 0.12) * 0.93 - 0.1) / 0.19))], (0.13, 0.05, 0.12), 0.66, k, "darkTint", 1.9)
    rim = paint("white", "gloss")
    for y in (-0.56, 0.56):
        tube([(x * 1.04 - 0.04, y, z) for x, z in belly[::6]] + [(0.06, y * 0.4, 5.55)], 0.075, rim)
        tube([(0.12, y, -0.1), (0.14, y * 0.3, 5.4)], 0.085, rim, smooth=False)
    for z in (1.3, 2.6, 3.9):
        tube([(0.13, -0.58, z + 0.16), (edge(z - 0.3) * 1.04, -0.62, z - 0.4)], 0.05, rim, smooth=False)
    tube([(0.12, 0, 5.2), (0.16, 0, 6.9)], 0.05, rim, smooth=False, radii=[1.6, 0.4])
    sphere(0.07, (0.16, 0, 6.95), _lit("coral", 4.0), detail=20)
    capsule((-0.5, -0.3, 4.5), (-1.5, -0.7, 4.62), 0.06, rim)
    disc(0.46, 0.1, (-1.5, -0.7, 4.7), paint("coral"), 0.04)
    disc(0.3, 0.02, (-1.5, -0.7, 4.76), paint("white", "satin"), 0)
    disc(2.5, 0.36, (-0.8, 0, -0.05), paint("peach", "satin"), 0.1)
    ring(2.46, 0.04, (-0.8, 0, 0.15), _lit("butter", 2.0), (0, 0, 0))


def _golden_frame():
    """Skyscraper that is a picture frame."""
    gold = paint("gold", "metal")
    plate([(-1.3, 0), (1.3, 0), (1.3, 4.3), (-1.3, 4.3)], 0.5, (0, 0, 0), gold, 0.05, [[(-0.86, 0.42), (-0.86, 3.86), (0.86, 3.86), (0.86, 0.42)]])
    city.windows([(side * 1.08, -0.25, 0.6 + 0.23 * k, 0) for k in range(15) for side in (-1, 1)], (0.2, 0.04, 0.09), 0.6, 4, "#B26A1C", 1.8)
    boxes([(-0.9 + 0.225 * k, -0.26, 4.08, 0) for k in range(9)], (0.12, 0.04, 0.2), _lit("butter", 1.8))


def _twisted_tower(height, wall):
    """Tower that turns a quarter on its way up."""
    floors = int(height / 0.2)
    for k in range(floors):
        box((1.1, 1.1, 0.15), (0, 0, 0.1 + 0.2 * k), paint(wall, "satin"), 0.03, (0, 0, 90 * k / floors))
    disc(0.55, height, (0, 0, height / 2), paint("dark", "gloss"), 0)
    order = random.Random(2)
    spots = []
    for k in range(floors):
        turn = 90 * k / floors
        for side in range(4):
            a = math.radians(turn + 90 * side)
            spots += [(0.53 * math.sin(a) + u * math.cos(a), -0.53 * math.cos(a) + u * math.sin(a), 0.1 + 0.2 * k, turn + 90 * side) for u in (-0.35, 0, 0.35) if order.random() < 0.4]
    boxes(spots, (0.2, 0.06, 0.09), _lit("butter", 1.6)).visible_diffuse = False


def _hull(length, beam, deck, rise, material):
    """Boat's hull along x, its bow to the left; deck at z = `deck`, `rise` higher at the ends."""
    sections = []
    for k in range(25):
        t = k / 24
        x = length * (t - 0.5)
        wide = max(0.02, beam / 2 * math.sin(math.pi * min(1, t * 0.86 + 0.02)) ** 0.6)
        top = deck + rise * (2 * t - 1) ** 2 * (1.5 if t < 0.5 else 1)
        lean = -0.1 * length * (1 - t) ** 3
        half = [(wide * math.sin(math.pi / 2 * i / 6), -0.4 + (top + 0.4) * (1 - math.cos(math.pi / 2 * i / 6)) ** 0.9) for i in range(7)]
        sections.append([(x + lean * (z + 0.4), -y, z) for y, z in half[::-1]] + [(x + lean * (z + 0.4), y, z) for y, z in half[1:]])
    return loft(sections, material, angle=50)


def _lateen(foot, peak, clew, belly, material):
    """Three-cornered sail that bellies towards the viewer, with rounded edges."""
    rows = []
    for k in range(17):
        t = k / 16
        left, right = (tuple(a + (b - a) * t for a, b in zip(corner, peak)) for corner in (foot, clew))
        row = []
        for i in range(17):
            u = i / 16
            x, y, z = (a + (b - a) * u for a, b in zip(left, right))
            row.append((x, y - belly * math.sin(math.pi * u) * math.sin(math.pi * (0.12 + 0.88 * t)), z))
        rows.append(row)
    return blanket(rows, material, 0.035)


def _dhow():
    """Wooden boat under two slanting sails, with planks, cargo and someone at the tiller."""
    wooden, dark = paint("#9A5530", "satin"), paint("#6B3F2A", "satin")
    _hull(4.0, 1.3, 0.55, 0.42, wooden)
    _hull(4.04, 1.34, 0.02, 0.5, paint("vermilion", "satin"))
    for deck, thick, colour in ((0.6, 0.055, "marigold"), (0.42, 0.022, "#6B3F2A"), (0.3, 0.022, "#6B3F2A"), (0.18, 0.022, "#6B3F2A")):
        line = []
        for k in range(25):
            t = k / 24
            wide = max(0.02, 0.65 * math.sin(math.pi * min(1, t * 0.86 + 0.02)) ** 0.6)
            z = deck + 0.42 * (2 * t - 1) ** 2 * (1.5 if t < 0.5 else 1)
            line.append((4.0 * (t - 0.5) - 0.4 * (1 - t) ** 3 * (z + 0.4), -wide * min(1, 0.94 + 0.06 * deck), z))
        tube(line, thick, paint(colour, "satin"))
    box((0.95, 0.8, 0.5), (1.2, 0, 0.85), paint("butter", "satin"), 0.08)
    box((1.1, 0.95, 0.08), (1.2, 0, 1.12), paint("jadeBright", "satin"), 0.03)
    city.windows([(0.95 + 0.25 * k, -0.4, 0.88, 0) for k in range(3)], (0.14, 0.06, 0.2), 1)
    for x, size, colour in ((-0.95, 0.34, "#C98A4E"), (-0.6, 0.28, "#B5683F"), (0.35, 0.32, "#C98A4E")):
        box((size, size, size), (x, -0.12, 0.62 + size / 2), paint(colour, "matte"), 0.03, (0, 0, 14))
    lathe([(0, 0), (0.15, 0), (0.2, 0.16), (0.2, 0.28), (0.15, 0.42), (0, 0.42)], (-1.3, -0.1, 0.68), paint("coral", "satin"), segments=40)
    # The helmsman, in white.
    lathe([(0, 0), (0.17, 0), (0.12, 0.34), (0.1, 0.5), (0, 0.54)], (1.86, -0.1, 0.75), paint("white", "satin"), segments=40, angle=60)
    sphere(0.1, (1.86, -0.1, 1.37), paint("#8C5A3C", "satin"), detail=28)
    sphere(0.108, (1.87, -0.08, 1.4), paint("coral", "satin"), (1, 1, 0.8), detail=28)
    for mast, foot, peak, clew, colour in (
        ((-0.5, 3.5), (-1.95, -0.1, 1.15), (0.6, -0.1, 4.7), (0.6, -0.1, 1.0), stripes("#FFF3E0", "#FFB08A", "Z", 5)),
        ((1.15, 2.5), (0.6, 0.1, 1.6), (1.95, 0.1, 3.6), (2.05, 0.1, 1.6), "coral"),
    ):
        capsule((mast[0], 0, 0.3), (mast[0] + 0.25, 0, mast[1]), 0.06, dark)
        tube([foot, peak], 0.05, dark, smooth=False)
        _lateen(foot, peak, clew, 0.5, paint(colour, "satin"))
    for start, end in (((-0.25, 0, 3.5), (-2.3, 0, 1.1)), ((-0.25, 0, 3.5), (1.0, -0.4, 0.75)), ((1.4, 0, 2.5), (2.1, 0, 1.0))):
        tube([start, end], 0.012, dark, smooth=False)
    plate([(0, 0), (-0.5, 0.1), (0, 0.24)], 0.02, (2.1, 0, 2.0), paint("marigold", "satin"), 0.005)
    capsule((2.1, 0, 0.9), (2.1, 0, 2.26), 0.018, dark)
    sphere(0.1, (2.1, -0.1, 1.25), paint("butter", "glow", 5.0), detail=24)


def _palm(height, lean=0.6, seed=1, reach=1.75):
    """Date palm with feathered leaves."""
    order = random.Random(seed)
    tube([(lean * t * t, 0, height * t) for t in (0, 0.25, 0.5, 0.75, 1)], 0.16, paint("#7A4A30", "satin"), radii=[1.4, 1.05, 0.95, 0.9, 0.85])
    for k in range(int(height / 0.22)):
        t = (k + 0.5) * 0.22 / height
        ring(0.15 * (1.12 - 0.2 * t), 0.035, (lean * t * t, 0, height * t), paint("#5A3424", "satin"), (0, 0, 0))
    for colour in range(2):
        vertices, faces = [], []
        for k in range(colour, 17, 2):
            angle, rise = 2.4 * k, 0.95 - 0.085 * k
            c, t = math.cos(angle), math.sin(angle)
            spine = []
            for i in range(25):
                u = i / 24
                spine.append((lean + reach * u * c * (0.75 + 0.25 * math.cos(rise)), reach * u * t, height + reach * (rise * u - (0.55 + 0.35 * rise) * u * u)))
            for (x0, y0, z0), (x1, y1, z1), i in zip(spine, spine[1:], range(24)):
                long = reach * 0.34 * math.sin(math.pi * (0.12 + 0.86 * i / 24)) ** 0.7
                for side in (-1, 1):
                    tip = (x1 + (x1 - x0) * 2 - side * long * t, y1 + (y1 - y0) * 2 + side * long * c, z1 - long * order.uniform(0.3, 0.55))
                    start = len(vertices)
                    vertices += [(x0, y0, z0), (x1 + (x1 - x0) * 0.1, y1 + (y1 - y0) * 0.1, z1 + 0.015), tip]
                    faces.append((start, start + 1, start + 2))
            tube(spine[::6], 0.028, paint("#4E8F5A", "satin"), radii=[1.2, 1, 0.7, 0.4, 0.2])
        mesh = bpy.data.meshes.new("fronds")
        mesh.from_pydata(vertices, [], faces)
        place(bpy.data.objects.new("fronds", mesh), material=paint(("jadeBright", "#1E8A6A")[colour], "satin"))
    for k in range(9):
        a = 0.7 * k
        sphere(0.11, (lean + 0.2 * math.cos(a), 0.2 * math.sin(a), height - 0.18 - 0.05 * (k % 3)), paint(("marigold", "orange")[k % 2]), detail=20)


@scene("offices/dubai", "violet", samples=12)
def dubai(s):
    """A dhow sails up the creek at moonrise, below the needle tower and the sail-shaped hotel. All that counts is in the middle, which is all that desktops show."""
    eye = s.camera((0, -18, 1.5), (0, 0, 1.5), 40)
    eye.data.shift_y = 0.142
    _dusk(s, ("butter", "marigold", "coral", "pink", "#8A3CE0", "violet", "#20155A"), "violet", "#FFC08A", (1, 0.72, -0.35), 3.4, 0.8, 46)
    moon = disc(8.2, 0.1, (15.0, 58, 13.5), gradient(((0, "#FF9E6B"), (0.5, "#FFC9A0"), (1, "#FFE8D2")), "Y", 1.0), 0, (90, 0, 0))
    moon.visible_diffuse = moon.visible_shadow = False
    _water("darkTint", 0.3)
    with Group(at=(-0.25, 8, 0.2), turn=8):
        _needle(10.4)
    with Group(at=(-2.5, 3.2, 0.12), turn=-9, scale=0.93):
        _sail_hotel()
    with Group(at=(4.95, 7.5, 0.2), turn=-14, scale=1.24):
        _golden_frame()
    with Group(at=(2.2, 10, 0.2), turn=10):
        _twisted_tower(6.4, "violetSoft")
    skyline = ((-13.2, 9, 1.7, 3.4, "violet"), (-11.2, 10, 1.5, 5.0, "violetSoft"), (-9.3, 9, 1.6, 3.8, "violet"), (-7.6, 11, 1.3, 5.8, "violetSoft"), (-5.6, 9, 1.4, 3.0, "violet"), (-3.6, 11, 1.4, 4.6, "violetSoft"), (-2.1, 10, 1.2, 3.2, "violet"), (7.2, 10, 1.4, 4.2, "violetSoft"), (8.9, 9, 1.5, 5.4, "violet"), (10.9, 10, 1.4, 3.8, "violetSoft"), (12.8, 9, 1.6, 4.6, "violet"))
    for k, (x, y, width, height, wall) in enumerate(skyline):
        with Group(at=(x, y, 0), turn=(12, -9, 6, -14)[k % 4]):
            city.block(width, width, height, wall, 6, int(height * 3), 0.42, k + 1)
            if k % 3 == 1:
                lathe([(width * 0.36, 0), (width * 0.3, 0.3), (0.04, 0.9), (0.02, 1.5), (0, 1.5)], (0, 0, height), paint("chrome", "satin"), segments=4, angle=20)
            else:
                box((width * 0.6, width * 0.6, 0.3), (0, 0, height + 0.1), paint("lavender", "satin"), 0.05)
    # The far bank, lamps along it, palms.
    box((60, 5, 0.4), (0, 8, 0.05), paint("peach", "satin"), 0.1)
    for k in range(23):
        with Group(at=(-13.2 + 1.2 * k, 5.7, 0.2), scale=0.55):
            city.lamp(1.3)
    for k, (x, y, height) in enumerate(((-6.6, 5.9, 1.5), (-5.4, 6.2, 1.9), (1.5, 5.9, 1.6), (2.6, 6.2, 2.0), (3.2, 5.8, 1.4), (6.6, 5.8, 1.9), (7.6, 6.2, 1.5), (-9.4, 6.0, 2.0), (10.2, 6, 1.8))):
        with Group(at=(x, y, 0.2), scale=0.62, turn=40 * k):
            _palm(height * 1.5, 0.2, k, 1.2)
    for x, turn, height in ((-4.4, 20, 1.7), (-2.0, 160, 1.3)):
        with Group(at=(x, 2.4, 0.2), scale=0.6, turn=turn):
            _palm(height * 1.5, 0.3, 3, 1.2)
    with Group(at=(1.12, -6.2, 0.02), turn=12, roll=3, scale=0.82):
        _dhow()
    for x, y, size, sail in ((-5.9, 0.5, 0.42, "coral"), (6.2, 2.0, 0.45, "white")):
        with Group(at=(x, y, 0.02), turn=8):
            city.boat(size * 2, "#8A4B2B", sail)
    for x, y, height, lean, turn, seed in ((4.75, -8.4, 3.9, -0.7, 0, 2), (-5.3, -6.4, 4.3, 0.8, 0, 5)):
        with Group(at=(x, y, -0.4), turn=turn):
            sphere(1.4, (0.5 if x > 0 else -0.5, 0.2, -0.1), paint("peach", "satin"), (1.6, 1, 0.42))
            _palm(height, lean, seed)


def _dome(radius, colour="white", rib=None):
    """Onion-like dome on a drum that stands on z = 0, with a gold finial."""
    outline = [(1.0, 0), (1.0, 0.42), (1.08, 0.6), (1.17, 0.95), (1.1, 1.4), (0.8, 1.88), (0.35, 2.2), (0.06, 2.4), (0, 2.42)]
    lathe([(r * radius, z * radius) for r, z in [*outline[:2], *smooth_line(outline[2:], 40)]], material=paint(colour, "satin"), angle=60)
    for z, thick in ((0.02, 0.06), (0.45, 0.07)):
        ring(radius * 1.0, radius * thick, (0, 0, radius * z), paint(rib or colour, "satin"), (0, 0, 0))
    for z, size in ((2.5, 0.11), (2.72, 0.07)):
        sphere(radius * size, (0, 0, radius * z), paint("gold", "metal"), detail=32)
    capsule((0, 0, radius * 2.4), (0, 0, radius * 3.0), radius * 0.025, paint("gold", "metal"))


def _kiosk(size):
    """Small dome on four posts."""
    with Group(scale=size):
        box((0.9, 0.9, 0.1), (0, 0, 0.05), paint("white", "satin"), 0.03)
        for x in (-0.33, 0.33):
            for y in (-0.33, 0.33):
                capsule((x, y, 0.1), (x, y, 0.7), 0.06, paint("white", "satin"))
        box((1.1, 1.1, 0.1), (0, 0, 0.74), paint("vermilion", "satin"), 0.03)
        with Group(at=(0, 0, 0.78)):
            _dome(0.4)


def _iwan(width, height, opening, rise):
    """Front of a tomb with one pointed arch, lit from within, its edge inlaid in white."""
    hole = _arch(opening, rise)
    wall = [(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]
    plate(wall, 0.5, (0, 0, 0), paint("vermilion", "satin"), 0.05, [hole[::-1]])
    inlay = _arch(opening + 0.34, rise + 0.2)
    plate(inlay, 0.1, (0, -0.24, 0), paint("white", "satin"), 0.03, [hole[::-1]])
    box((opening + 0.2, 0.1, rise), (0, 0.42, rise / 2), _lit("marigold", 1.1), 0)
    plate(_arch(opening * 0.46, rise * 0.5), 0.1, (0, 0.3, 0), paint("dark", "satin"), 0.03)
    for side in (-1, 1):
        box((0.1, 0.1, height - 0.2), (side * (width / 2 - 0.14), -0.24, height / 2), paint("white", "satin"), 0.03)
    box((width, 0.1, 0.1), (0, -0.24, height - 0.16), paint("white", "satin"), 0.03)


def _tomb():
    """Garden tomb: a terrace of arches, three tall fronts, a white dome."""
    bays = [_moved(_arch(0.62, 0.78), -4.55 + 0.91 * k, 0.05) for k in range(11)]
    plate([(-5.1, 0), (5.1, 0), (5.1, 1.05), (-5.1, 1.05)], 0.4, (0, -2.5, 0), paint("vermilion", "satin"), 0.03, [bay[::-1] for bay in bays])
    box((10, 0.1, 0.9), (0, -2.15, 0.5), _lit("marigold", 0.8), 0)
    box((10.4, 5, 0.14), (0, -0.2, 1.1), paint("peach", "satin"), 0.05)
    with Group(at=(0, -0.7, 1.1)):
        _iwan(2.7, 3.1, 1.5, 2.4)
        box((2.6, 2.4, 3.0), (0, 1.8, 1.5), paint("vermilion", "satin"), 0.05)
    for side in (-1, 1):
        with Group(at=(side * 2.3, -0.35, 1.1), turn=side * 14):
            _iwan(2.0, 2.4, 1.05, 1.75)
            box((1.9, 2, 2.3), (0, 1.6, 1.15), paint("vermilion", "satin"), 0.05)
        with Group(at=(side * 2.2, 0.4, 3.45)):
            _kiosk(0.95)
        with Group(at=(side * 1.15, -0.5, 4.15)):
            _kiosk(0.5)
    disc(1.5, 0.9, (0, 1.4, 4.2), paint("vermilion", "satin"), 0.05)
    with Group(at=(0, 1.4, 4.6)):
        _dome(1.42, "white", "peach")


def _rickshaw():
    """Auto rickshaw that drives to the left: green below, yellow hood, one wheel in front."""
    body = rounded([(-0.62, 0.34), (1.1, 0.3), (1.16, 1.0), (-0.62, 1.0)], 0.1, 8)
    plate(body, 1.36, (0, 0, 0), paint("jadeBright"), 0.1)
    nose = []
    for x, half, low, high in ((-0.55, 0.68, 0.35, 1.0), (-0.8, 0.6, 0.38, 0.99), (-1.1, 0.44, 0.46, 0.95), (-1.3, 0.3, 0.54, 0.88), (-1.36, 0.2, 0.6, 0.82)):
        corners = [(math.cos(2 * math.pi * k / 32), math.sin(2 * math.pi * k / 32)) for k in range(32)]
        nose.append([(x, half * math.copysign(abs(c) ** 0.5, c), (low + high) / 2 + (high - low) / 2 * math.copysign(abs(t) ** 0.5, t)) for c, t in corners])
    loft(nose, paint("jadeBright"), angle=60)
    cab = [(-0.62, 0.9), (1.08, 0.9), (1.08, 1.84), (-0.3, 1.84)]
    doors = [[(-0.42, 1.02), (0.12, 1.02), (0.12, 1.7), (-0.22, 1.7)], [(0.22, 1.02), (0.86, 1.02), (0.86, 1.7), (0.22, 1.7)]]
    for y in (-0.62, 0.62):
        plate(cab, 0.1, (0, y, 0), paint("ink", "satin"), 0.04, [door[::-1] for door in doors])
    box((1.5, 1.1, 0.06), (0.4, 0, 0.96), paint("ink", "satin"), 0.02)
    box((0.3, 1.0, 0.7), (0.8, 0, 1.25), paint("coral", "satin"), 0.1)
    hood = rounded([(-0.46, 1.72), (1.24, 1.66), (1.2, 2.06), (0.9, 2.16), (-0.1, 2.16), (-0.42, 1.98)], 0.16, 8)
    plate(hood, 1.46, (0, 0, 0), paint("gold"), 0.14)
    box((0.14, 1.44, 0.95), (1.16, 0, 1.38), paint("gold"), 0.06)
    with Group(at=(-0.52, 0, 1.34), roll=19):
        box((0.06, 1.24, 0.84), (0, 0, 0), paint("dark", "gloss"), 0.03)
        for y in (-0.63, 0.63):
            box((0.1, 0.09, 0.9), (0, y, 0), paint("gold"), 0.03)
    with Group(at=(-1.36, 0, 0.74), turn=-90):
        puck(0.21, 0.16, (0, -0.02, 0), paint("chrome", "metal"), 0.05)
        puck(0.16, 0.1, (0, -0.1, 0), _lit("butter", 4.0), 0.04)
    ring(0.42, 0.09, (-1.02, 0, 0.34), paint("gold"), arc=140, start=40)
    for x, y in ((-1.02, 0), (0.72, -0.6), (0.72, 0.6)):
        disc(0.34, 0.22, (x, y, 0.34), paint("ink", "satin"), 0.08, (90, 0, 0))
        disc(0.18, 0.26, (x, y, 0.34), paint("chrome", "metal"), 0.04, (90, 0, 0))
    box((0.9, 1.4, 0.1), (0.72, 0, 0.7), paint("marigold"), 0.05)


def _kite(size, first, second):
    """Paper kite of two colours, centred, with a bowed spar and a small fin."""
    with Group(scale=size):
        for side, colour in ((-1, first), (1, second)):
            plate([(0, 1), (side * 0.95, 0.1), (0, -1)][:: -side], 0.05, (0, 0, 0), paint(colour, "satin"), 0.015)
        plate([(0, -0.86), (0.32, -1.32), (-0.32, -1.32)], 0.05, (0, 0, 0), paint(second, "satin"), 0.015)
        capsule((0, -0.06, 1), (0, -0.06, -1), 0.022, paint("ink", "satin"))
        tube([(-0.95, -0.06, 0.1), (0, -0.06, 0.62), (0.95, -0.06, 0.1)], 0.022, paint("ink", "satin"))


@scene("offices/delhi-lodhi-road", "coral", samples=8)
def lodhi_road(s):
    """An auto rickshaw stops in front of a garden tomb; over its white dome fly kites."""
    s.camera((0, -13, 2.0), (0, 0, 3.1), 44)
    _dusk(s, ("butter", "marigold", "orange", "coral", "pink"), "lavender", "#FFE9CC", (0.8, 0.8, -0.42), 3.4, 0.6)
    box((120, 80, 0.2), (0, 20, -0.1), paint("jade", "matte"), 0)
    box((4.2, 16, 0.06), (-0.9, -3.4, 0.02), paint("peach", "satin"), 0.02)
    box((1.7, 15, 0.06), (-0.9, -3.4, 0.05), paint("violetSoft", "gloss"), 0.01)
    with Group(at=(-0.9, 7, 0), turn=5):
        _tomb()
    for x, y, height in ((-6.8, 5, 2.6), (-8.6, 8, 3.4), (6.8, 8, 2.2), (-4.6, -1.2, 1.5)):
        with Group(at=(x, y, 0)):
            city.tree(height, "jadeBright")
    with Group(at=(3.3, -2.0, 0), turn=24, scale=1.22):
        _rickshaw()
    with Group(at=(-3.1, -3.5, 4.75), roll=28, turn=14):
        _kite(1.05, "violet", "white")
    with Group(at=(2.9, 1.0, 5.1), roll=-24, turn=-10):
        _kite(0.62, "jadeBright", "marigold")
    thread = paint("white", "matte")
    tube([(-3.1, -3.6, 4.6), (-3.4, -2.0, 3.0), (-4.4, 0, 1.4)], 0.012, thread)
    tube([(2.9, 0.9, 5.1), (3.5, 1.4, 3.8), (5.0, 3, 2.6)], 0.012, thread)


def _petal(turn, lower, middle, upper, half, hollow):
    """Petal of a stone lotus, through three (reach, height) places, `half` as wide, hollow towards the middle."""
    spine = smooth_line([lower, middle, upper], 20)
    rows = []
    for k, (reach, z) in enumerate(spine):
        t = k / (len(spine) - 1)
        wide = half * math.sin(math.pi * (0.32 + 0.68 * t)) ** 0.75
        row = []
        for i in range(13):
            across = wide * (i / 6 - 1)
            row.append((across, -(reach - hollow * across * across - 0.18 * abs(across) * t), z))
        rows.append(row)
    with Group(turn=turn):
        blanket(rows, paint("white", "satin"), 0.07)


def _lotus():
    """Temple of marble petals in three rings, lit between them."""
    for turn in range(0, 360, 40):
        _petal(turn, (1.1, 0.3), (1.6, 2.5), (0.12, 5.3), 0.9, 0.5)
        _petal(turn + 20, (1.9, 0.2), (2.6, 1.9), (2.15, 3.9), 1.1, 0.55)
        _petal(turn, (2.5, 0.2), (3.5, 1.1), (4.35, 2.2), 1.3, 0.3)
    disc(2.3, 0.4, (0, 0, 0.6), _lit("marigold", 1.6), 0.1)
    lathe([(1.0, 0.4), (1.2, 2.4), (0.5, 4.2), (0, 4.3)], material=_lit("marigold", 0.9))
    disc(4.4, 0.4, (0, 0, 0.1), paint("lilac", "satin"), 0.12)


def _train(cars=4):
    """Metro train that comes towards the viewer, on z = 0, its nose at the origin."""
    for k in range(cars):
        with Group(at=(0, 0.06 + 4.3 * k, 0)):
            box((1.6, 4.1, 1.7), (0, 2.05, 1.1), paint("chrome", "satin"), 0.28)
            box((1.64, 3.8, 0.26), (0, 2.05, 0.62), paint("violet", "satin"), 0.1)
            box((1.64, 3.8, 0.1), (0, 2.05, 1.74), paint("violet", "satin"), 0.04)
            city.windows([(side * 0.8, 0.7 + 0.54 * i, 1.26, 90) for side in (-1, 1) for i in range(6)], (0.4, 0.07, 0.5), 0.9, k)
            box((0.9, 2.6, 0.2), (0, 2.05, 2.0), paint("lavender", "satin"), 0.08)
    card(1.3, 0.78, 0.12, (0, 0.06, 1.4), paint("dark", "gloss"), 0.2, 0.04)
    card(0.8, 0.18, 0.1, (0, 0.03, 1.66), _lit("marigold", 2.2), 0.05, 0.02)
    card(1.42, 0.5, 0.12, (0, 0.06, 0.66), paint("violet"), 0.2, 0.04)
    for x in (-0.48, 0.48):
        puck(0.13, 0.12, (x, 0.0, 0.68), _lit("butter", 5.0), 0.04)


def _viaduct(length):
    """Railway on piers, its deck at z = 0, from y = -4 away from the viewer."""
    box((2.4, length, 0.34), (0, length / 2 - 4, -0.17), paint("peach", "satin"), 0.08)
    for x in (-1.15, 1.15):
        box((0.14, length, 0.5), (x, length / 2 - 4, 0.05), paint("peach", "satin"), 0.05)
    for k in range(int(length / 5)):
        with Group(at=(0, 5.0 * k - 2.2, -0.3)):
            plate([(-0.32, -5), (0.32, -5), (0.36, -0.9), (1.05, -0.3), (1.05, 0), (-1.05, 0), (-1.05, -0.3), (-0.36, -0.9)], 0.7, material=paint("peach", "satin"), edge=0.08)


def _workshop(bays, width=1.5, height=1.0):
    """Studio shed under a saw-tooth roof whose upright sides are lit."""
    for k in range(bays):
        with Group(at=(width * k, 0, 0)):
            outline = [(0, 0), (width, 0), (width, height), (0.12, height + 0.85), (0, height + 0.85)]
            plate(outline, 2.4, material=paint("coral", "satin"), edge=0.04)
            plate([(0.0, height + 0.95), (0.14, height + 0.95), (width + 0.06, height + 0.04), (width + 0.06, height - 0.06)], 2.56, material=paint("violet", "satin"), edge=0.04)
            city.windows([(0, -0.8 + 0.8 * i, height + 0.42, 90) for i in range(3)], (0.6, 0.08, 0.52), 1)
            city.windows([(0.42 + 0.66 * i, -1.2, height * 0.55, 0) for i in range(2)], (0.42, 0.08, 0.42), 0.8, k)


@scene("offices/delhi-okhla", "jade", samples=8)
def okhla(s):
    """A metro train leaves the picture on its viaduct; behind it opens a temple like a lotus, before it a studio's saw-tooth roof."""
    s.camera((0, -14, 3.2), (0, 0, 2.75), 45)
    _dusk(s, ("butter", "mint", "jadeBright", "jade", "jade"), "lavender", "#FFE2B0", (1, 0.4, -0.45), 3.2, 0.42)
    box((120, 80, 0.2), (0, 20, -0.1), paint("jade", "matte"), 0)
    with Group(at=(-1.6, 3.4, 0), turn=6, scale=1.08):
        _lotus()
    lamp(s, (-0.2, -1.4, 0.4), (-1.6, 3.4, 2.6), 1.6, 110, "marigold")
    with Group(at=(3.4, -4.4, 1.7), turn=9):
        _viaduct(46)
        with Group(at=(0, -0.6, 0.04)):
            _train(8)
    with Group(at=(-5.2, -1.9, 0.1), turn=-14, scale=0.86):
        _workshop(3, 1.4, 0.7)
    for x, y, height in ((-7.5, 5, 2.4), (-6.2, 2, 1.7), (1.6, -1.5, 1.1), (0.2, -2.4, 0.9), (6.6, 6, 2.4)):
        with Group(at=(x, y, 0)):
            city.tree(height, "jadeBright")


def _station_front():
    """Entrance of a railway station: one great arch, under it a row of clocks, above it a copper dome between turrets."""
    hole = _arch(2.9, 3.05, 0)
    plate([(-2.4, 0), (2.4, 0), (2.4, 3.9), (-2.4, 3.9)], 0.7, (0, 0, 0), paint("marigold", "satin"), 0.06, [hole[::-1]])
    plate(_arch(3.3, 3.25, 0), 0.2, (0, -0.34, 0), paint("paper", "satin"), 0.06, [hole[::-1]])
    plate(hole, 0.06, (0, 0.3, 0), _lit("butter", 1.3), 0.01)
    for k in range(1, 8):
        a = math.radians(22.5 * k)
        capsule((0, 0.2, 1.62), (1.45 * math.cos(a), 0.2, 1.62 + 1.45 * math.sin(a)), 0.035, paint("ink", "satin"))
    ring(0.72, 0.035, (0, 0.2, 1.62), paint("ink", "satin"), arc=180)
    box((2.9, 0.36, 0.66), (0, -0.1, 1.34), paint("vermilion", "satin"), 0.06)
    for k in range(5):
        with Group(at=(-1.14 + 0.57 * k, -0.32, 1.35)):
            city.clock(0.25, "white", "ink", "marigold")
    for x in (-0.9, -0.3, 0.3, 0.9):
        box((0.1, 0.1, 1.05), (x, 0.1, 0.5), paint("ink", "satin"), 0.03)
    for z, high, deep in ((3.95, 0.24, 1.0), (3.55, 0.1, 0.86)):
        box((5.0, deep, high), (0, 0, z), paint("paper", "satin"), 0.06)
    for side in (-1, 1):
        with Group(at=(side * 2.05, 0.1, 4.0)):
            box((0.9, 0.9, 0.9), (0, 0, 0.4), paint("marigold", "satin"), 0.06)
            city.windows([(0, -0.45, 0.45, 0)], (0.34, 0.08, 0.46), 1)
            with Group(at=(0, 0, 0.85)):
                _dome(0.42, "jadeBright", "paper")
    with Group(at=(0, 1.3, 4.05)):
        disc(1.62, 1.0, (0, 0, 0.5), paint("marigold", "satin"), 0.06)
        city.windows([(1.62 * math.sin(math.radians(a)), -1.62 * math.cos(math.radians(a)), 0.55, a) for a in range(-80, 81, 20)], (0.3, 0.08, 0.56), 1)
        for z in (0.06, 1.02):
            ring(1.62, 0.1, (0, 0, z), paint("paper", "satin"), (0, 0, 0))
        lathe([*smooth_line([(1.62, 1.0), (1.56, 1.6), (1.15, 2.3), (0.42, 2.68)], 24), (0.4, 2.7), (0.4, 3.05), (0.46, 3.1), (0, 3.5)], material=paint("jadeBright", "satin"), angle=50)
        for k in range(16):
            with Group(turn=22.5 * k):
                tube([(0, -y * 1.01, z) for y, z in smooth_line([(1.62, 1.0), (1.56, 1.6), (1.15, 2.3), (0.42, 2.68)], 8)], 0.04, paint("mint", "satin"))
        capsule((0, 0, 3.4), (0, 0, 4.3), 0.04, paint("gold", "metal"))


def _station_wing(length):
    """Long wing of the station along x to the right, with rows of arched windows."""
    arches = [_moved(_arch(0.5, 0.95, 0), 0.6 + 0.85 * k, 0.2 + 1.3 * row) for k in range(int(length / 0.85) - 1) for row in (0, 1)]
    plate([(0, 0), (length, 0), (length, 2.75), (0, 2.75)], 0.4, (0, 0, 0), paint("marigold", "satin"), 0.05, [hole[::-1] for hole in arches])
    box((length, 0.06, 2.6), (length / 2, 0.24, 1.35), _lit("butter", 1.0), 0)
    for z in (1.42, 2.8):
        box((length, 0.66, 0.16), (length / 2, 0, z), paint("paper", "satin"), 0.05)
    box((length, 0.5, 0.3), (length / 2, 0.1, 3.0), paint("vermilion", "satin"), 0.05)


def _tram():
    """Old green tram on z = 0 that comes to the left, its front at the origin."""
    with Group(at=(2.6, 0, 0)):
        box((5.2, 1.7, 0.95), (0, 0, 0.75), paint("jade"), 0.2)
        box((5.1, 1.62, 1.1), (0, 0, 1.6), paint("butter", "satin"), 0.18)
        box((5.26, 1.76, 0.1), (0, 0, 1.2), paint("marigold"), 0.04)
        box((5.3, 1.78, 0.36), (0, 0, 2.25), paint("jadeBright"), 0.16)
        box((4.2, 1.0, 0.22), (0.1, 0, 2.48), paint("jade"), 0.1)
        city.windows([(-2.1 + 0.6 * k, -0.82, 1.66, 0) for k in range(8)], (0.44, 0.06, 0.62), 1, 1, "ink", 1.7)
        for x in (-1.4, 1.4):
            for y in (-0.8, 0.8):
                disc(0.3, 0.1, (x, y, 0.28), paint("ink", "satin"), 0.04, (90, 0, 0))
        capsule((0.4, 0, 2.55), (2.2, 0, 3.6), 0.04, paint("ink", "satin"))
    with Group(at=(0, 0, 0), turn=-90):
        for x in (-0.5, 0, 0.5):
            card(0.42, 0.66, 0.08, (x, -0.02, 1.66), paint("dark", "gloss"), 0.06, 0.02)
        card(1.0, 0.26, 0.1, (0, -0.02, 2.26), _lit("butter", 2.4), 0.06, 0.02)
        puck(0.22, 0.16, (0, -0.04, 0.84), paint("chrome", "metal"), 0.05)
        puck(0.17, 0.1, (0, -0.1, 0.84), _lit("butter", 5.0), 0.04)
        box((1.5, 0.2, 0.2), (0, -0.05, 0.36), paint("marigold"), 0.08)


@scene("offices/melbourne", "ink", samples=8)
def melbourne(s):
    """A green tram rounds the corner in front of a yellow station with a dome and a row of clocks."""
    s.camera((0, -14, 2.0), (0, 0, 3.0), 44)
    _dusk(s, ("lavender", "violetSoft", "darkTint", "dark", "ink"), "lavender", "#FFD9A0", (1, 0.7, -0.45), 3.2, 0.5)
    box((120, 80, 0.2), (0, 20, -0.1), paint("darkTint", "gloss"), 0)
    with Group(at=(-1.9, 2.6, 0), turn=8):
        _station_front()
    with Group(at=(0.45, 2.9, 0), turn=32):
        _station_wing(16)
    with Group(at=(-4.25, 2.5, 0), turn=-24, scale=(-1, 1, 1)):
        _station_wing(10)
    for k, (x, y, width, height) in enumerate(((-8.5, 16, 2.4, 9), (4.0, 22, 3, 11), (8.5, 20, 3, 14), (12.5, 22, 3, 9), (-12.5, 20, 3, 12))):
        with Group(at=(x, y, 0), turn=10):
            city.block(width, width, height, "darkTint", 5, int(height * 1.6), 0.3, k)
    for side in (-0.42, 0.42):
        tube([(-9, -5.6 + side, 0.02), (0, -4.0 + side, 0.02), (12, -1.8 + side, 0.02)], 0.04, paint("chrome", "metal"))
    with Group(at=(0.95, -3.6, 0), turn=15, scale=1.05):
        _tram()


def _yacht(sail, spinnaker):
    """Racing yacht that sails to the left, heeled by the wind."""
    _hull(4.2, 1.1, 0.5, 0.12, paint("white"))
    _hull(4.24, 1.14, 0.05, 0.12, paint("coral"))
    box((1.1, 0.6, 0.22), (0.3, 0, 0.62), paint("lavender", "satin"), 0.1)
    capsule((-0.3, 0, 0.4), (-0.3, 0, 6.6), 0.055, paint("ink", "satin"))
    capsule((-0.3, 0, 1.0), (1.9, -0.1, 0.95), 0.05, paint("ink", "satin"))
    _lateen((-0.2, 0, 1.08), (-0.25, 0, 6.4), (1.85, -0.1, 1.05), 0.45, paint(sail, "satin"))
    _lateen((-2.15, 0, 0.75), (-0.4, 0, 5.6), (-0.35, -0.2, 0.95), 0.5, paint(spinnaker, "satin"))


def _harbour_bridge():
    """Steel bridge along x: an arch of lattice over the middle span, its deck at z = 2, on piers."""
    steel = paint("violet", "satin")
    box((44, 1.1, 0.26), (0, 0, 2.0), steel, 0.06)

    def chord(x, high):
        return high * (1 - (x / 6) ** 2)

    for y in (-0.45, 0.45):
        upper = [(x / 2, y, 2.1 + chord(x / 2, 3.0)) for x in range(-12, 13)]
        lower = [(x / 2, y, 2.1 + chord(x / 2, 2.1) - 0.05) for x in range(-12, 13)]
        tube(upper, 0.11, steel)
        tube(lower, 0.1, steel)
        for k in range(1, 24):
            tube([upper[k], lower[k]], 0.05, steel, smooth=False)
            tube([upper[k], lower[k + 1 if k < 12 else k - 1]], 0.045, steel, smooth=False)
            if k % 2 == 0:
                tube([lower[k], (lower[k][0], y, 2.0)], 0.035, steel, smooth=False)
    for x in (-17, -12, -6, 6, 12, 17):
        box((0.7, 1.4, 2.1), (x, 0, 0.9), paint("violetSoft", "satin"), 0.1)
    city.windows([(x * 0.8, -0.57, 2.0, 0) for x in range(-26, 27)], (0.12, 0.08, 0.1), 1)


def _needle_tower():
    """Observation tower: a slim shaft, a round pod with lit decks, and a mast."""
    shell = paint("white", "satin")
    lathe([(0.62, 0), (0.36, 1.0), (0.28, 4.6), (0.3, 4.8), (0.9, 5.5), (0.95, 5.7), (0.95, 5.8), (0.78, 5.9), (0.78, 6.15), (0.98, 6.25), (0.9, 6.4), (0.4, 6.7), (0.3, 7.6), (0.16, 7.7), (0.14, 8.9), (0.05, 9.0), (0.03, 11)], material=shell, angle=30)
    for z, radius in ((5.75, 0.95), (6.03, 0.79)):
        disc(radius + 0.03, 0.13, (0, 0, z), _lit("butter", 2.4), 0.02)
    for k in range(8):
        with Group(turn=45 * k):
            capsule((0, -0.85, 0), (0, -0.34, 1.7), 0.1, shell)
    for z in (2.6, 3.4, 4.2):
        ring(0.31, 0.05, (0, 0, z), paint("coral"), (0, 0, 0))


@scene("offices/auckland", "marigold", samples=8)
def auckland(s):
    """A yacht heels out of the picture; behind it a needle of a tower, a bridge's arch, and an old volcano."""
    s.camera((0, -14, 1.7), (0, 0, 3.0), 43)
    _dusk(s, ("butter", "gold", "marigold", "orange", "coral"), "lavender", "#FFEBCC", (1, 0.55, -0.4), 3.2, 0.6)
    _water("violetSoft", 0.35)
    lathe([(15, 0), (9, 1.6), (4, 3.6), (1.6, 4.6), (0.8, 4.5), (0, 4.3)], (-4, 40, -0.2), paint("coral", "matte"), angle=80)
    with Group(at=(-1.5, 13, 0), turn=-12, scale=1.15):
        _harbour_bridge()
    with Group(at=(3.3, 4.4, 0.2)):
        _needle_tower()
    for k, (x, y, width, height, wall) in enumerate(((2.1, 5.6, 1.1, 2.3, "violet"), (4.5, 4.0, 1.1, 2.0, "lavender"), (5.8, 5.2, 1.3, 3.4, "violet"), (7.4, 4.6, 1.3, 2.4, "lavender"), (4.4, 6.4, 1.2, 3.2, "violetSoft"))):
        with Group(at=(x, y, 0), turn=-8):
            city.block(width, width, height, wall, 4, int(height * 2), 0.45, k + 3)
    box((9, 4.4, 0.3), (6.0, 5.0, 0.05), paint("jade", "satin"), 0.1)
    with Group(at=(-1.9, -3.6, 0.05), turn=16, roll=-9, scale=1.0):
        _yacht("white", "coral")
    for x, y, size, sail in ((0.7, 1.2, 0.5, "white"), (2.2, -1.2, 0.42, "jadeBright"), (-0.3, 5, 0.5, "marigold")):
        with Group(at=(x, y, 0), turn=-12, roll=7, scale=size):
            _yacht(sail, "violet")


def _shifted(u, v):
    """Place on the map of a point of a plain grid: streets bend with the river."""
    return u + 0.35 * math.sin(v * 0.45), v + 0.75 * math.sin(u * 0.33 + 0.5)


def _plot(u0, v0, u1, v1):
    """Outline of a plot between four streets."""
    line = []
    for (au, av), (bu, bv) in (((u0, v0), (u1, v0)), ((u1, v0), (u1, v1)), ((u1, v1), (u0, v1)), ((u0, v1), (u0, v0))):
        line += [_shifted(au + (bu - au) * k / 6, av + (bv - av) * k / 6) for k in range(6)]
    return line


def _relief(outline, height, material, edge=0.05):
    """Slab lying on z = 0, cut to an (x, y) outline."""
    with Group(tilt=90):
        plate(rounded(outline, 0.1, 3), height, (0, -height / 2, 0), material, edge)


def _map_pin():
    """Giant pin, its point on the origin, whose head holds the lens."""
    head, top = 1.05, 2.75
    outline = [(head * math.cos(math.radians(a)), head * math.sin(math.radians(a))) for a in range(-22, 203, 4)]
    puff(rounded([(0, -top), *outline], 0.1), 1.0, (0, 0, top), paint("marigold"), fullness=0.4)
    ring(0.66, 0.12, (0, -0.53, top), paint("gold", "metal"))
    puck(0.66, 0.1, (0, -0.5, top), paint("ink", "satin"), 0.02)
    eye(0.56, (0, -0.6, top))


@scene("contact/map", "lilac", samples=8, exposure=0.2)
def office_map(s):
    """A moulded town map with a river and a park; the pin that stands on it holds the lens."""
    s.camera((0.2, -13, 8.6), (0.2, 0.5, 0.85), 50)
    leave_studio(s, "lilac", 0.6, 0.3)
    s.sunlight((1, 0.7, -0.75), 3.4, "#FFF3E0", 3)
    box((80, 60, 0.2), (0, 8, -0.1), paint("lavender", "matte"), 0)
    order = random.Random(6)
    square = (2.9, -0.9)
    across = [-17]
    while across[-1] < 17:
        across.append(across[-1] + order.choice((0.8, 1.1, 1.4)))
    along = [-7.5, -6.6, -5.4, -4.6, -3.5, -2.5, -1.4, -0.6, 0.6, 1.7, 2.6, 4.6, 5.6, 6.4, 7.6, 8.6, 9.8, 11, 12, 13]
    for v0, v1 in zip(along, along[1:]):
        if v0 == 2.6:
            _relief(_plot(-18, v0 + 0.16, 18, v1 - 0.16), 0.05, paint("violetSoft", "gloss"), 0.02)
            continue
        for k, (u0, u1) in enumerate(zip(across, across[1:])):
            x, y = _shifted((u0 + u1) / 2, (v0 + v1) / 2)
            if math.dist((x, y), square) < 1.75:
                continue
            breadth = 0.16 if k % 5 == 0 else 0.06
            park = -2.6 < x < 0.6 and 0.2 < y < 3.0
            plot = _plot(u0 + breadth, v0 + 0.06, u1 - 0.06, v1 - 0.06)
            _relief(plot, 0.14, paint("mint" if park else "lilac", "satin"))
            if park:
                for _ in range(3):
                    sphere(order.uniform(0.12, 0.24), (x + order.uniform(-0.3, 0.3), y + order.uniform(-0.3, 0.3), 0.28), paint("jadeBright", "satin"), detail=28)
            elif (x > 0 or y > 1.5) and math.dist((x, y), square) > 2.3 and order.random() < 0.72:
                high = order.choice((0.18, 0.28, 0.4, 0.62))
                turn = math.degrees(math.atan2(_shifted(u1, v0)[1] - _shifted(u0, v0)[1], u1 - u0))
                box(((u1 - u0) * order.uniform(0.42, 0.66), (v1 - v0) * order.uniform(0.42, 0.6), high), (x, y, 0.13 + high / 2), paint(order.choice(("white", "white", "white", "lavender", "violetSoft", "blush")), "satin"), 0.05, (0, 0, turn))
    for u in (-6.4, 0.9, 5.6):
        x, y = _shifted(u, 3.6)
        box((0.5, 2.1, 0.14), (x, y, 0.2), paint("white", "satin"), 0.05, (0, 0, 4))
    disc(1.5, 0.22, (*square, 0.11), paint("white", "satin"), 0.05)
    disc(1.0, 0.3, (*square, 0.15), paint("mint", "satin"), 0.05)
    with Group(at=(*square, 0.28), tilt=16, turn=-6, roll=4, scale=0.86):
        _map_pin()
