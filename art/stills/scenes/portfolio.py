"""The thirteen works: each looks like another client's campaign. Type is set later, in finish.mjs."""

import math

from kit import city
from kit import props as p
from kit.paint import blend, paint, stripes
from kit.people import Person
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, lathe, letters, loft, plate, puck, ring, rounded, sphere, tube


def _poster(s, height=3.0, at=4.4, lens=52, distance=15):
    s.camera((0, -distance, at), (0, 0, height), lens)


@scene("portfolio/saffron-monsoon", "marigold", exposure=0.15)
def saffron(s):
    """A glass of tea under a rain of saffron."""
    _poster(s, 3.5)
    s.lens((0.0, 2.6, 3.8), 1.5, hold=False)
    ring(1.88, 0.16, (0, 2.6, 3.8), paint("coral"))
    top = s.plinth(2.9, (0, 0, 0), 0.2, colours=("#F08A1A", "#FFD98A"))
    with Group(at=(0, 0, top)):
        lathe([(0, 0), (0.9, 0), (1.5, 0.12), (1.55, 0.2), (1.3, 0.18), (0, 0.14)], material=paint("white"))
        outer = [(0, 0.2), (0.62, 0.2), (0.82, 0.5), (0.98, 1.2), (1.06, 1.9), (1.1, 2.25)]
        lathe([(0, 0.3), (0.56, 0.3), (0.74, 0.55), (0.9, 1.2), (0.97, 1.75), (0, 1.75)], material=paint("#F0760E", "gloss"), angle=50)
        city.glass_vessel(outer)
        ring(0.42, 0.1, (1.28, 0, 1.2), paint("white", "glass"))
    for i in range(3):
        x = -0.35 + 0.35 * i
        city.steam([(x, -0.1, top + 2.4), (x + 0.25, -0.1, top + 2.9), (x - 0.15, -0.1, top + 3.5), (x + 0.15, 0, top + 4.1 + 0.2 * i)], 0.085)
    for i in range(40):
        x = -3.2 + 6.4 * ((i * 0.618) % 1)
        z = 1.5 + 5.0 * ((i * 0.383 + 0.1) % 1)
        y = -1.4 + 2.4 * ((i * 0.271) % 1)
        if abs(x) < 1.5 and z < top + 2.7:
            x += math.copysign(1.5, x)
        lean = 0.22 * math.sin(i * 1.7)
        tube([(x, y, z), (x + lean * 0.2, y, z + 0.22), (x + lean, y, z + 0.5)], 0.05, paint("vermilion", "satin"), radii=[1.5, 0.9, 0.5])
    s.scatter((-2.4, -1.6, None, 0.3, "coral"), (2.5, -1.5, None, 0.24, "vermilion"))


@scene("portfolio/dream-weaver-lookbook", "violet", exposure=0.15)
def weaver(s):
    """A head in profile, wrapped in ribbons of cloth, looks at the lens."""
    _poster(s, 2.9, 3.2, 56)
    s.sun(2.6, (-0.3, 3.2, 3.6), paint("#8A63FF", "satin"))
    with Group(at=(-0.7, 0, 3.35), turn=74, scale=1.35):
        Person(skin="#CDB9FF", hair="violet", top="violet", style="none", smile="closed", outfit="crew", brows=0.02, lashes=True)
    with Group(at=(-0.85, 0, 3.55), roll=-16):
        for k in range(9):
            t = k / 8
            z = 0.25 + 1.35 * t
            radius = 1.5 * math.sqrt(max(0.05, 1 - ((z - 0.1) / 1.75) ** 2)) + 0.02
            points = []
            for i in range(73):
                a = 2 * math.pi * i / 72
                wave = 0.10 * math.sin(a * 5 + k * 1.3)
                points.append(((radius + 0.07 * math.sin(a * 3 + k)) * math.cos(a) - 0.1, (radius * 0.9) * math.sin(a), z + wave + 0.28 * math.cos(a)))
            tube(points[:-1], 0.2, paint(("coral", "violet", "pink", "#7B55F2")[k % 4], "satin"), smooth=False, closed=True)
    for k in range(5):
        points = []
        for i in range(24):
            t = i / 23
            points.append((-1.8 - 1.5 * t - 0.16 * k, 0.4 - 0.15 * k, 4.4 - 3.6 * t + 0.34 * math.sin(t * 8 + k * 0.8) - 0.1 * k))
        tube(points, 0.19, paint(("coral", "pink", "violet", "coral", "#7B55F2")[k], "satin"), smooth=False, radii=[1 - 0.4 * i / 23 for i in range(24)])
    for k in range(3):
        with Group(at=(-0.65, 0.05, 1.72 - 0.24 * k)):
            ring(0.72 + 0.36 * k, 0.2, (0, 0, 0), paint(("coral", "pink", "#7B55F2")[k], "satin"), (6 * (-1) ** k, 7, 0))
    s.lens((2.15, -0.5, 3.45), 0.62, hold=False)
    ring(0.82, 0.09, (2.15, -0.5, 3.45), paint("marigold"), (90, 0, 40))
    s.scatter((2.6, -1.0, None, 0.4, "coral"), (1.7, -1.7, None, 0.2, "marigold"), (2.6, 0.4, 5.3, 0.14, "white"), (1.4, 0.4, 2.2, 0.1, "pink"))


def _street(s, colours, seed=0):
    """Two rows of houses that lead the eye to the middle."""
    for side in (-1, 1):
        for k in range(5):
            wall, roof, kind = colours[(k * 2 + (side > 0) + seed) % len(colours)]
            height = 1.7 + 0.75 * ((k * 3 + (side > 0) * 2 + seed) % 3)
            with Group(at=(side * (2.75 + 0.12 * k), -3.2 + 2.1 * k, 0), turn=-side * 62):
                city.house(1.75, 1.5, height, wall, roof, kind, (1, 3, 4))
    box((2.6, 30, 0.04), (0, 5, 0.02), paint("inkSoft", "matte"), 0.0)
    for k in range(9):
        box((0.12, 0.6, 0.02), (0, -5 + 1.5 * k, 0.06), paint("butter", "matte"), 0.0)
    for side in (-1, 1):
        box((0.5, 30, 0.1), (side * 1.5, 5, 0.05), paint("lavender", "matte"), 0.03)
        for k in range(4):
            with Group(at=(side * 1.5, -3.6 + 2.1 * k, 0.1)):
                city.lamp(1.3)


@scene("portfolio/giant-lipstick-street", "coral", exposure=0.1)
def lipstick(s):
    """A lipstick as tall as the houses, at the end of the street."""
    s.camera((0, -13.5, 3.2), (0, 0, 3.55), 46)
    s.sweep.location.y = 8
    _street(s, (("lavender", "violet", "gable"), ("peach", "coral", "flat"), ("pink", "ink", "gable"), ("lilac", "marigold", "dome"), ("blush", "violet", "flat")))
    with Group(at=(0, 1.6, 0), roll=4, turn=16, scale=1.16):
        disc(1.22, 2.3, (0, 0, 1.15), paint("ink"), 0.1)
        ring(1.2, 0.07, (0, 0, 0.5), paint("gold", "metal"), (0, 0, 0))
        disc(1.02, 1.2, (0, 0, 2.8), paint("gold", "metal"), 0.08)
        for z in (2.55, 2.75, 2.95):
            ring(1.02, 0.035, (0, 0, z), paint("gold", "metal"), (0, 0, 0))
        sections = []
        for z in [3.3 + 0.1 * k for k in range(33)]:
            ring_points = []
            for i in range(64):
                a = 2 * math.pi * i / 64
                x, y = 0.82 * math.cos(a), 0.82 * math.sin(a)
                limit = 5.3 + 1.15 * x - 0.25 * (x * x + y * y)
                ring_points.append((x, y, min(z, limit)))
            sections.append(ring_points)
        loft(sections, paint("#D81E4A", "gloss"), angle=35)
    s.lens((1.05, -2.3, 0.06), 0.42, "marigold", turn=-24)
    with Group(at=(-0.75, -2.6, 0.04), turn=78):
        city.car("marigold", 0.85)
    with Group(at=(-2.3, 4.5, 6.4)):
        city.cloud(0.8, "peach")
    with Group(at=(2.5, 5, 5.5)):
        city.cloud(0.62, "peach")


@scene("portfolio/whale-over-marina", "jade", exposure=0.15)
def whale(s):
    """A whale swims over the towers of a marina."""
    s.camera((0, -15, 3.6), (0, 0, 3.35), 47)
    s.sweep.location.y = 7
    box((40, 30, 0.06), (0, 2, 0.0), paint("#0B6E73", "gloss"), 0.0)
    for i, (x, height, wall, roof, kind) in enumerate(((-3.6, 3.2, "mint", "white", "flat"), (-2.5, 2.2, "white", "coral", "dome"), (-1.5, 3.9, "lilac", "violet", "flat"), (-0.4, 2.6, "paper", "marigold", "gable"), (0.7, 3.4, "mint", "jade", "dome"), (1.8, 2.3, "peach", "coral", "flat"), (2.8, 3.7, "white", "violet", "flat"), (3.8, 2.6, "lilac", "marigold", "dome"))):
        with Group(at=(x, 2.6 + 0.3 * (i % 2), 0.1)):
            city.house(0.92, 0.9, height, wall, roof, kind, (0, 2, 5))
    box((9.5, 1.0, 0.22), (0, 1.5, 0.1), paint("paperDeep", "satin"), 0.05)
    for x, y, size in ((-2.9, 0.2, 0.9), (-0.9, -0.7, 1.0), (1.2, 0.3, 0.85), (2.7, -0.9, 1.1), (-2.1, -2.0, 1.2), (0.6, -2.3, 1.1)):
        with Group(at=(x, y, 0.03), turn=14 * math.sin(x * 3)):
            city.boat(size)
    with Group(at=(0.1, -0.4, 5.1), turn=16, roll=-7, scale=1.05):
        sections = []
        spine = [(-2.95, 0.10, 0.55), (-2.6, 0.2, 0.42), (-2.0, 0.42, 0.2), (-1.2, 0.78, 0.05), (-0.2, 1.06, 0.0), (0.8, 1.14, 0.0), (1.6, 1.0, -0.04), (2.15, 0.72, -0.1), (2.45, 0.36, -0.14), (2.55, 0.06, -0.16)]
        for k in range(49):
            u = k / 48 * (len(spine) - 1)
            i = min(int(u), len(spine) - 2)
            t = u - i
            q = [spine[max(0, min(len(spine) - 1, i + d))] for d in (-1, 0, 1, 2)]
            x, r, dz = (0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3) for a, b, c, d in zip(*q))
            r = max(r, 0.03)
            sections.append([(x, r * 0.9 * math.sin(2 * math.pi * i / 56), dz + r * (0.92 if math.cos(2 * math.pi * i / 56) > 0 else 0.98) * math.cos(2 * math.pi * i / 56)) for i in range(56)])
        loft(sections, blend("#EDE7FF", "#4A22D8", "Z"), angle=80)
        for side in (-1, 1):
            with Group(at=(-2.85, 0, 0.56), turn=0):
                loft([[(-t * 0.75 + w * (0.42 - 0.2 * t) * math.cos(a) , side * t * 1.15, 0.25 * t + 0.05 * math.sin(a)) for a in [2 * math.pi * i / 16 for i in range(16)]] for t, w in ((0, 0.7), (0.3, 1.0), (0.65, 0.8), (0.95, 0.3), (1.0, 0.05))], paint("violet"))
            with Group(at=(0.95, side * 0.85, -0.55)):
                loft([[(-t * 0.85 + w * 0.36 * math.cos(a), side * t * 0.95, -0.5 * t + 0.07 * math.sin(a)) for a in [2 * math.pi * i / 16 for i in range(16)]] for t, w in ((0, 0.9), (0.35, 1.0), (0.75, 0.7), (1.0, 0.1))], paint("violet"))
            sphere(0.1, (1.82, side * 0.8, -0.05), paint("ink"))
            sphere(0.035, (1.85, side * 0.89, 0.0), paint("white", "glow", 1.0), detail=16)
        tube([(2.42, -0.3, -0.34), (1.9, -0.72, -0.36), (1.4, -0.9, -0.22)], 0.028, paint("ink", "satin"))
        for k in range(5):
            z = -0.62 - 0.075 * k
            tube([(1.9 - 0.1 * k, -0.5 + 0.06 * k, z), (0.9, -0.8 + 0.11 * k, z - 0.16), (-0.4, -0.66 + 0.1 * k, z - 0.02)], 0.018, paint("lavender", "satin"))
        city.steam([(1.2, 0, 1.1), (1.25, 0, 1.5), (1.0, 0, 1.8)], 0.09, "white")
        city.steam([(1.2, 0, 1.1), (1.28, 0, 1.5), (1.55, 0, 1.75)], 0.09, "white")
    s.lens((-2.2, 3.5, 6.7), 0.7, hold=False)
    ring(0.92, 0.09, (-2.2, 3.5, 6.7), paint("marigold"))
    for x, z, size in ((2.9, 6.5, 0.55), (-2.8, 4.3, 0.5)):
        with Group(at=(x, 2.5, z)):
            city.cloud(size, "mint")


@scene("portfolio/sneaker-balloon", "violet", exposure=0.15)
def sneaker(s):
    """A high-top lifts a basket over the hills."""
    s.camera((0, -15, 3.9), (0, 0, 3.75), 48)
    s.sweep.location.y = 6
    for x, y, r, colour in ((-3.6, 3.2, 2.9, "#5A32E0"), (3.4, 3.4, 3.2, "#4B27C8"), (0.2, 4.0, 2.6, "#6B43F0"), (-1.6, 0.6, 1.5, "#7B55F2"), (2.6, 0.2, 1.3, "#8F6CFF")):
        sphere(r, (x, y, -r * 0.42), paint(colour, "satin"), (1.25, 0.8, 0.8))
    for x, y, z in ((-2.6, -0.2, 0.45), (-2.1, -0.4, 0.42), (2.2, -0.6, 0.3), (2.9, -0.4, 0.35), (-0.6, 0.4, 0.3)):
        with Group(at=(x, y, z - 0.3)):
            city.tree(0.8, "jadeBright")
    with Group(at=(0.1, 0, 4.95), turn=-16, roll=-6, scale=1.15):
        upper = rounded([(-1.5, -0.62), (2.0, -0.62), (2.15, -0.1), (1.65, 0.32), (0.85, 0.5), (0.3, 1.05), (0.15, 1.95), (-1.15, 2.1), (-1.45, 0.9)], 0.42, 8)
        plate(upper, 1.5, material=paint("coral"), edge=0.34)
        toe = rounded([(1.0, -0.6), (2.02, -0.6), (2.2, -0.12), (1.7, 0.3), (1.15, 0.38)], 0.3, 8)
        plate(toe, 1.54, material=paint("white"), edge=0.34)
        sole = rounded([(-1.72, -0.5), (2.2, -0.52), (2.36, -0.72), (2.2, -1.02), (-1.66, -1.02)], 0.2, 8)
        plate(sole, 1.72, material=paint("white"), edge=0.2)
        strip = rounded([(-1.74, -0.7), (2.32, -0.7), (2.32, -0.82), (-1.74, -0.82)], 0.05)
        plate(strip, 1.78, material=paint("marigold"), edge=0.04)
        plate(rounded([(-1.52, 1.1), (-1.28, 2.14), (-0.75, 2.12), (-0.9, 1.2)], 0.12), 1.56, material=paint("marigold"), edge=0.3)
        swoop = rounded([(-1.3, -0.25), (-0.1, -0.42), (0.95, 0.3), (-0.25, 0.02), (-1.2, 0.4)], 0.12, 8)
        plate(swoop, 1.66, material=paint("white"), edge=0.08)
        for k in range(5):
            x, z = 0.98 - 0.22 * k, 0.5 + 0.3 * k
            capsule((x - 0.05, -0.5, z), (x - 0.05, 0.5, z), 0.085, paint("white"))
            capsule((x - 0.05, -0.5, z), (x - 0.34, -0.72, z - 0.02), 0.07, paint("white"))
            sphere(0.07, (x - 0.36, -0.74, z - 0.02), paint("gold", "metal"), detail=24)
        sphere(0.52, (-0.5, 0, 1.98), paint("ink", "satin"), (1, 0.95, 0.3))
        puck(0.3, 1.6, (-0.72, 0, 1.35), paint("violet"), 0.06)
        with Group(at=(-0.72, -0.84, 1.35)):
            p.star(0.2, "white", 0.1)
    with Group(at=(0.05, 0, 1.55)):
        box((1.0, 0.85, 0.75), (0, 0, 0), stripes("#C98A4B", "#A86B33", "Z", 5), 0.12)
        ring(0.5, 0.09, (0, 0, 0.4), paint("#8A5326", "satin"), (0, 0, 0))
        for x in (-1, 1):
            for y in (-1, 1):
                tube([(x * 0.44, y * 0.36, 0.4), (x * 1.15 + 0.1, y * 0.5, 2.5)], 0.028, paint("butter", "satin"))
        s.lens((0, -0.1, 0.55), 0.36, hold=False)
    for x, z, size, y in ((-2.6, 6.0, 0.62, 1.5), (2.75, 6.7, 0.55, 2), (2.5, 3.4, 0.5, 1), (-2.7, 3.3, 0.45, 1)):
        with Group(at=(x, y, z)):
            city.cloud(size, "lilac")


@scene("portfolio/clocktower-coffee", "coral", exposure=0.1)
def clocktower(s):
    """The clock tower of a town square wears a coffee cup."""
    s.camera((0, -14, 3.4), (0, 0, 3.6), 46)
    s.sweep.location.y = 6
    box((14, 12, 0.08), (0, 0, 0.0), paint("#FFB694", "satin"), 0.0)
    disc(2.4, 0.14, (0, -0.2, 0.07), paint("peach", "satin"), 0.05)
    disc(1.9, 0.14, (0, -0.2, 0.2), paint("paper", "satin"), 0.05)
    houses = ((-3.4, 2.0, 2.2, "lilac", "violet", "gable", 16), (-2.4, 3.2, 2.9, "peach", "ink", "gable", 8), (2.5, 3.2, 2.6, "butter", "coral", "gable", -8), (3.5, 2.0, 2.0, "mint", "jade", "gable", -16), (-3.7, -0.4, 1.5, "butter", "coral", "gable", 40), (3.8, -0.4, 1.7, "lilac", "violet", "gable", -40))
    for x, y, height, wall, roof, kind, turn in houses:
        with Group(at=(x, y, 0.04), turn=turn):
            city.house(1.5, 1.2, height, wall, roof, kind, (1, 2, 4))
    with Group(at=(0, 0.2, 0.25)):
        box((1.9, 1.9, 0.4), (0, 0, 0.2), paint("inkSoft", "satin"), 0.08)
        box((1.5, 1.5, 3.6), (0, 0, 2.1), paint("paper", "satin"), 0.08)
        for x in (-0.66, 0.66):
            box((0.22, 1.58, 3.6), (x, 0, 2.1), paint("violet", "satin"), 0.05)
        card(0.55, 0.95, 0.1, (0, -0.76, 0.85), paint("ink", "satin"), 0.27, 0.03)
        for z in (1.75, 2.25):
            card(0.34, 0.3, 0.06, (0, -0.77, z), paint("butter", "glow", 1.6), 0.08, 0.02)
        box((1.85, 1.85, 0.2), (0, 0, 3.95), paint("marigold", "satin"), 0.06)
        with Group(at=(0, -0.84, 3.2)):
            city.clock(0.56, "white", "ink", "marigold")
        with Group(at=(0, 0, 4.05), scale=1.5, turn=-20):
            p.cup("white", "#4A2413", "coral")
    for k, x in enumerate((-0.42, 0.05, 0.5)):
        city.steam([(x, 0.1, 5.85), (x + 0.24, 0.1, 6.3), (x - 0.14, 0.1, 6.8), (x + 0.2, 0.1, 7.3 + 0.15 * k)], 0.12)
    s.lens((1.35, -2.0, 0.14), 0.42, "violet", turn=-20)
    for x, y in ((-1.9, -1.6), (-2.5, 0.9), (2.5, 0.7), (2.3, -1.9)):
        with Group(at=(x, y, 0.05)):
            city.tree(0.95, "jadeBright")
    for x, y in ((-1.2, -2.2), (0.3, -2.7)):
        with Group(at=(x, y, 0.05)):
            disc(0.3, 0.05, (0, 0, 0.42), paint("white"), 0.02)
            capsule((0, 0, 0), (0, 0, 0.4), 0.035, paint("ink"))
            with Group(at=(0, 0, 0.45), scale=0.15):
                p.cup("coral", "#4A2413", "white")


@scene("portfolio/train-of-flowers", "lilac", exposure=0.05)
def flowers(s):
    """A rounded train, full of flowers, on a stone bridge."""
    s.camera((0, -15, 4.2), (0, 0, 3.3), 46)
    s.sweep.location.y = 7
    s.lens((1.9, 4.2, 6.5), 0.85, hold=False)
    ring(1.12, 0.11, (1.9, 4.2, 6.5), paint("marigold"))
    for x, y, r, colour in ((-3.4, 4.0, 3.0, "#C6B4FA"), (3.2, 4.4, 3.4, "#B59FF5"), (0, 5, 2.6, "#D6C9FF")):
        sphere(r, (x, y, -r * 0.3), paint(colour, "satin"), (1.2, 0.7, 0.9))
    with Group(at=(0, 0.4, 0), turn=16):
        city.bridge(5, 2.3, 2.3, 1.5, "paperDeep")
        for x in (-4, -2, 0, 2, 4):
            for y in (-0.78, 0.78):
                box((1.7, 0.1, 0.16), (x, y, 2.48), paint("white", "satin"), 0.03)
        for y in (-0.34, 0.34):
            capsule((-5.6, y, 2.42), (5.6, y, 2.42), 0.04, paint("chrome", "metal"))
        with Group(at=(1.65, 0, 2.5)):
            box((2.2, 1.1, 1.1), (0, 0, 0.75), paint("violet"), 0.36)
            sphere(0.55, (1.05, 0, 0.72), paint("violet"), (0.8, 1, 1))
            box((1.5, 1.14, 0.12), (-0.1, 0, 0.5), paint("marigold"), 0.05)
            for x in (-0.65, -0.05, 0.55):
                card(0.42, 0.4, 0.06, (x, -0.56, 0.95), paint("butter", "glow", 1.2), 0.12, 0.02)
            lathe([(0, 0), (0.16, 0), (0.18, 0.3), (0.3, 0.52), (0.24, 0.54), (0, 0.5)], (0.6, 0, 1.25), paint("ink"))
            sphere(0.14, (1.46, -0.1, 0.72), paint("butter", "glow", 3.0), detail=24)
            for x in (-0.7, 0.0, 0.7):
                disc(0.24, 1.16, (x, 0, 0.2), paint("ink"), 0.05, (90, 0, 0))
                disc(0.1, 1.22, (x, 0, 0.2), paint("marigold"), 0.03, (90, 0, 0))
        for wagon, (x, colour) in enumerate(((-0.95, "coral"), (-3.45, "jadeBright"))):
            with Group(at=(x, 0, 2.5)):
                box((2.1, 1.1, 0.72), (0, 0, 0.58), paint(colour), 0.26)
                box((2.14, 1.16, 0.1), (0, 0, 0.86), paint("white"), 0.04)
                for wx in (-0.65, 0.65):
                    disc(0.24, 1.16, (wx, 0, 0.2), paint("ink"), 0.05, (90, 0, 0))
                    disc(0.1, 1.22, (wx, 0, 0.2), paint("white"), 0.03, (90, 0, 0))
                for i in range(13):
                    fx = -0.95 + 1.9 * ((i * 5) % 13) / 12
                    fy = 0.35 - 0.75 * ((i * 3) % 5) / 4
                    fz = 1.1 + 0.62 * math.sin(math.pi * (fx + 1.15) / 2.3) * (0.5 + 0.5 * ((i * 7) % 4) / 3)
                    capsule((fx * 0.8, fy * 0.6, 0.8), (fx, fy, fz), 0.035, paint("jade", "satin"))
                    with Group(at=(fx, fy - 0.05, fz), turn=20 * math.sin(i * 2.1), tilt=22 + 16 * math.cos(i), roll=i * 23):
                        city.flower(0.36 + 0.07 * (i % 3), ("coral", "marigold", "pink", "white", "coral", "orange")[(i + wagon) % 6], ("marigold", "coral", "butter")[i % 3])
    for i, (x, y, z) in enumerate(((2.6, -0.6, 5.1), (1.0, -0.4, 5.6), (-1.0, -0.2, 5.7), (-2.7, -0.4, 5.4), (-2.2, -1.4, 0.3), (2.2, -1.6, 0.3), (0.4, -2.0, 0.25), (-0.9, -1.6, 0.3), (3.1, -0.9, 0.4))):
        with Group(at=(x, y, z), turn=20 * math.sin(i * 2.1), tilt=20 if z > 2 else 50, roll=i * 31):
            city.flower(0.3 if z > 2 else 0.52, ("coral", "marigold", "pink", "white")[i % 4], ("marigold", "coral")[i % 2])


@scene("portfolio/solstice-skincare", "coral", exposure=0.15)
def skincare(s):
    """A frosted serum bottle before the low sun."""
    _poster(s, 2.75, 4.0, 54)
    s.lens((0.75, 2.0, 3.7), 1.5, hold=False)
    ring(1.85, 0.12, (0.75, 2.0, 3.7), paint("gold", "metal"))
    s.block((2.0, 2.0, 1.9), (-2.1, 1.4, 0), paint("#FF9C7E", "satin"), 0.1)
    top = s.plinth(2.3, (0, 0, 0), 0.3, colours=("#FF8A68", "#FFD3B8"))
    with Group(at=(-0.1, -0.1, top), scale=1.12):
        lathe([(0, 0.02), (0.78, 0.02), (0.86, 0.12), (0.86, 1.7), (0.8, 1.92), (0.45, 2.1), (0.34, 2.16), (0.34, 2.3), (0, 2.3)], material=paint("#FFE6D8", "satin"), angle=40)
        lathe([(0.868, 0.0), (0.868, 0.75)], (0, 0, 0.15), blend("#FF8A5C", "#FFD2B0"), angle=40)
        disc(0.4, 0.62, (0, 0, 2.55), paint("gold", "metal"), 0.05)
        for z in (2.35, 2.75):
            ring(0.4, 0.03, (0, 0, z), paint("gold", "metal"), (0, 0, 0))
        lathe([(0.26, 2.85), (0.3, 3.0), (0.3, 3.4), (0.2, 3.66), (0, 3.72)], material=paint("white", "satin"), angle=50)
        with Group(at=(0, -0.86, 1.28)):
            letters("tamsi", 0.42, 0.03, (0, -0.02, 0.06), paint("ink", "satin"), p.font("cormorant-garamond", weight=700))
            card(0.55, 0.025, 0.02, (0, -0.02, -0.24), paint("ink", "satin"), 0.01, 0.005)
    for x, y, z, r in ((1.35, -0.9, top, 0.34), (1.85, -0.4, top, 0.22), (-1.5, -0.9, top, 0.26)):
        sphere(r, (x, y, z + r * 0.5), paint("#FFC27A", "glass"), (1, 1, 0.55))
    with Group(at=(-2.0, 1.1, 1.9)):
        for i in range(4):
            with Group(turn=30 - 22 * i, roll=-24 + 16 * i):
                sphere(0.8, (0, 0, 0.85), paint("jade", "satin"), (0.32, 0.07, 1))
    s.scatter((2.4, -0.9, None, 0.3, "gold", "metal"), (-2.4, -0.9, None, 0.36, "white"))


@scene("portfolio/kiln-ceramics", "marigold", exposure=0.05)
def ceramics(s):
    """Three bowls, not quite in balance."""
    _poster(s, 2.8, 4.4, 52)
    s.block((3.0, 1.4, 4.4), (1.9, 2.6, 0), paint("#F7A823", "satin"), 0.12)
    s.block((2.4, 1.4, 2.6), (-2.3, 2.4, 0), paint("#FFCF70", "satin"), 0.12)
    top = s.block((4.2, 2.8, 0.7), (0, 0, 0), paint("#E9A24A", "matte"), 0.06)

    def bowl(radius, height, outside, inside):
        outer, inner = [], []
        for k in range(15):
            t = k / 14
            r = radius * (0.42 + 0.58 * math.sin(t * math.pi / 2) ** 0.8) * (1 + 0.008 * math.sin(k * 2.2))
            outer.append((r, height * t))
            inner.append((r - 0.1, height * t + (0.14 if k < 3 else 0)))
        lathe([(0, 0)] + outer + inner[::-1] + [(0, 0.16)], material=outside, angle=60)
        lathe([(0, 0.19)] + [(r - 0.004, z + 0.02) for r, z in inner[2:-1]], material=inside, angle=60)

    with Group(at=(0.0, 0, top)):
        bowl(1.5, 1.15, blend("#6B3A22", "#C4703C", "Z", "matte"), paint("jade", "gloss"))
        with Group(at=(0.22, -0.05, 0.98), roll=11):
            bowl(1.2, 1.0, blend("#2A2148", "#5A4A8A", "Z", "satin"), paint("#EFE6DA", "gloss"))
            with Group(at=(-0.24, 0, 0.86), roll=-24):
                bowl(0.92, 0.84, blend("#EFE6DA", "#F9F2E6", "Z", "matte"), paint("coral", "gloss"))
                s.lens((0.05, 0, 0.95), 0.46, hold=False)
    s.lens((1.75, -0.75, top), 0.4, "ink", turn=-14)
    s.scatter((-2.4, -1.3, None, 0.32, "ink"), (2.7, -1.1, None, 0.26, "coral"), (-1.6, -0.8, top + 0.2, 0.2, "#6B3A22", "matte"))


@scene("portfolio/raga-festival", "ink", exposure=0.3)
def raga(s):
    """A sitar rises from rings of sound."""
    _poster(s, 3.5, 3.8, 52)
    for i, (radius, colour) in enumerate(((0.95, "marigold"), (1.5, "coral"), (2.05, "pink"), (2.6, "violetSoft"), (3.15, "lilac"), (3.7, "violet"))):
        ring(radius, 0.13 - 0.008 * i, (0, 2.4, 2.4), paint(colour))
    s.lens((0, 1.9, 2.4), 0.66, hold=False)
    with Group(at=(0.15, 0, 2.05), roll=24, turn=-6):
        sphere(1.05, (0, 0.1, -0.55), blend("#7A2E12", "#E0702A"), (1, 0.72, 1.05))
        disc(0.86, 0.14, (0, -0.6, -0.5), paint("#F3C98B", "satin"), 0.05, (90, 0, 0))
        ring(0.86, 0.06, (0, -0.62, -0.5), paint("white"))
        ring(0.3, 0.05, (0, -0.7, -0.15), paint("ink"))
        sphere(0.24, (0, -0.64, -0.15), paint("ink", "satin"), (1, 0.2, 1))
        box((0.7, 0.16, 0.1), (0, -0.72, -0.75), paint("white"), 0.04)
        box((0.5, 0.4, 4.6), (0, -0.32, 2.3), blend("#8A3A16", "#C4622A"), 0.12)
        box((0.4, 0.08, 4.4), (0, -0.54, 2.3), paint("#3A160A", "satin"), 0.03)
        for k in range(14):
            tube([(-0.25, -0.6, 0.5 + 0.28 * k), (0, -0.68, 0.51 + 0.28 * k), (0.25, -0.6, 0.5 + 0.28 * k)], 0.026, paint("gold", "metal"))
        for k in range(5):
            capsule((-0.14 + 0.07 * k, -0.72, -0.8), (-0.12 + 0.06 * k, -0.7, 4.5), 0.011, paint("chrome", "metal"))
        sphere(0.42, (0, 0.15, 3.6), blend("#7A2E12", "#E0702A"), (1, 0.8, 1))
        box((0.56, 0.44, 0.5), (0, -0.32, 4.75), paint("#8A3A16", "gloss"), 0.2)
        for k in range(4):
            side = -1 if k % 2 else 1
            capsule((side * 0.25, -0.32, 3.5 + 0.34 * k), (side * 0.6, -0.32, 3.5 + 0.34 * k), 0.05, paint("white"))
            sphere(0.12, (side * 0.66, -0.32, 3.5 + 0.34 * k), paint("marigold"), detail=28)
    for x, y, colour in ((-1.9, -1.2, "coral"), (-1.25, -1.6, "marigold"), (1.9, -1.3, "marigold"), (2.5, -0.9, "pink")):
        with Group(at=(x, y, 0)):
            lathe([(0, 0), (0.2, 0), (0.42, 0.16), (0.46, 0.24), (0.38, 0.22), (0, 0.12)], material=paint("#C4622A", "satin"))
            lathe([(0, 0.2), (0.09, 0.26), (0.1, 0.38), (0.04, 0.56), (0, 0.62)], material=paint("butter", "glow", 5.0), angle=80)


@scene("portfolio/harvest-juice", "jade", exposure=0.1)
def juice(s):
    """A carton beside half an orange whose core is the lens."""
    _poster(s, 2.85, 4.2, 52)
    s.sun(2.7, (0.2, 3.0, 3.4), paint("marigold", "satin"))
    top = s.plinth(2.9, (0, 0, 0), 0.24, colours=("#0C8A79", "#8FDCC8"))
    with Group(at=(-0.75, 0.3, top), turn=24):
        box((1.6, 1.4, 3.0), (0, 0, 1.5), paint("#FFF6E4", "satin"), 0.06)
        box((1.61, 1.41, 1.1), (0, 0, 0.56), paint("orange", "satin"), 0.06)
        with Group(turn=90):
            plate([(-0.7, 3.0), (0.7, 3.0), (0.08, 3.75), (-0.08, 3.75)], 1.58, material=paint("jade", "satin"), edge=0.03)
        box((1.58, 0.14, 0.42), (0, 0, 3.85), paint("jade", "satin"), 0.03)
        disc(0.28, 0.24, (0, -0.42, 3.42), paint("orange"), 0.05, (43, 0, 0))
        letters("PIP", 0.5, 0.05, (0, -0.72, 2.42), paint("jade", "satin"), p.font("unbounded"))
        letters("WELL", 0.36, 0.05, (0, -0.72, 1.98), paint("jade", "satin"), p.font("unbounded"))
        with Group(at=(0, -0.73, 0.62)):
            puck(0.42, 0.08, material=paint("#FFD27A"), edge=0.02)
            for k in range(8):
                with Group(roll=45 * k):
                    card(0.13, 0.26, 0.06, (0, -0.03, 0.22), paint("#FF9A2A"), 0.06, 0.02)
    with Group(at=(1.15, -0.75, top + 1.02), turn=-16, tilt=8):
        sphere(1.02, (0, 0.62, 0), paint("orange", "satin"), (1, 0.7, 1))
        puck(1.02, 0.14, (0, -0.1, 0), paint("orange", "satin"), 0.05)
        puck(0.95, 0.08, (0, -0.18, 0), paint("#FFF1D0", "satin"), 0.02)
        for k in range(10):
            a0, a1 = math.radians(36 * k + 3), math.radians(36 * k + 33)
            wedge = [(0.36 * math.cos((a0 + a1) / 2) , 0.36 * math.sin((a0 + a1) / 2)), (0.86 * math.cos(a0), 0.86 * math.sin(a0)), (0.9 * math.cos((a0 + a1) / 2), 0.9 * math.sin((a0 + a1) / 2)), (0.86 * math.cos(a1), 0.86 * math.sin(a1))]
            plate(rounded(wedge, 0.08), 0.1, (0, -0.22, 0), paint("#FF9A1F"), 0.035)
        sphere(0.34, (0, -0.26, 0), paint("white", "glass"))
        ring(0.36, 0.045, (0, -0.28, 0), paint("white"))
    with Group(at=(2.1, 0.5, top)):
        sphere(0.62, (0, 0, 0.6), paint("orange", "satin"))
        with Group(at=(0, 0, 1.18), roll=30):
            sphere(0.36, (0.28, 0, 0.1), paint("jadeBright", "satin"), (1, 0.3, 0.5))
    for x, z, r in ((1.0, 4.7, 0.2), (1.5, 4.2, 0.13), (0.7, 5.2, 0.12), (1.75, 5.0, 0.16)):
        sphere(r, (x, -0.3, z), paint("#FFA52A", "gloss"))
    s.scatter((-2.5, -1.0, None, 0.34, "coral"), (2.6, -1.3, None, 0.26, "marigold"), (-1.5, -1.5, top + 0.2, 0.2, "white"))


@scene("portfolio/stride-fintech", "violet", exposure=0.15)
def fintech(s):
    """A bank card walks up steps of coins."""
    _poster(s, 3.0, 4.6, 52)
    s.sun(2.4, (1.2, 3.2, 4.6), paint("#8A63FF", "satin"))
    for i in range(5):
        x = -2.35 + 1.12 * i
        with Group(at=(x, 0.2, 0)):
            high = p.coin_stack(2 + 4 * i, 0.66, "gold", 0.02)
        if i == 4:
            s.lens((x, 0.1, high), 0.6, "coral", turn=-14)
    level = 0.66 * 0.26
    with Group(at=(-0.62, -0.1, 0)):
        with Group(at=(0.0, 0, 3.55), turn=14, roll=9):
            card(2.7, 1.75, 0.16, material=blend("#17112E", "#3A2A78", "X"), radius=0.2, edge=0.06)
            card(0.46, 0.36, 0.06, (-0.9, -0.1, 0.2), paint("gold", "metal"), 0.07, 0.02)
            for k in range(4):
                with Group(at=(-0.75 + 0.5 * k, -0.1, -0.3)):
                    for d in range(4):
                        sphere(0.035, (0.09 * d - 0.13, 0, 0), paint("lilac"), detail=16)
            for dx, colour in ((0.72, "coral"), (0.98, "marigold")):
                puck(0.2, 0.05, (dx, -0.1 - 0.01 * dx, 0.5), paint(colour), 0.02)
            with Group(at=(-1.0, -0.1, -0.58)):
                p.lines((0.9,), 0.2, 0.09, ("lilac",))
        hip = 2.72
        foot_low = 6 * level + 0.08
        foot_high = 10 * level + 0.08
        tube([(-0.45, 0, hip), (-0.75, -0.1, hip - 0.6), (-0.58, 0, foot_low + 0.1)], 0.11, paint("ink"))
        tube([(0.4, 0, hip + 0.1), (0.85, -0.15, hip - 0.15), (0.6, 0, foot_high + 0.12)], 0.11, paint("ink"))
        for x, z in ((-0.46, foot_low), (0.74, foot_high)):
            sphere(0.2, (x, -0.02, z + 0.1), paint("coral"), (1.5, 0.9, 0.7))
            box((0.6, 0.36, 0.09), (x, -0.02, z - 0.02), paint("white"), 0.04)
        tube([(-1.25, 0.3, 3.3), (-1.75, 0.2, 3.2), (-1.85, 0.1, 3.65)], 0.09, paint("ink"))
        sphere(0.16, (-1.85, 0.1, 3.7), paint("white"))
        tube([(1.3, 0.0, 3.7), (1.75, -0.2, 3.75), (1.95, -0.2, 4.2)], 0.09, paint("ink"))
        sphere(0.16, (1.96, -0.2, 4.26), paint("white"))
    s.scatter((-2.4, -1.7, None, 0.3, "coral"), (0.3, -1.7, None, 0.36, "marigold"), (1.0, -2.2, None, 0.18, "white"), (2.7, -1.5, None, 0.28, "pink"))


@scene("portfolio/moonlit-astrology", "ink", exposure=0.3)
def astrology(s):
    """A crescent moon holds the lens over the wheel of signs."""
    _poster(s, 3.1, 5.0, 52)
    outline = []
    for a in range(45, 316, 5):
        outline.append((1.75 * math.cos(math.radians(a)), 1.75 * math.sin(math.radians(a))))
    inner = []
    for a in range(300, 59, -5):
        inner.append((0.62 + 1.36 * math.cos(math.radians(a)), 1.36 * math.sin(math.radians(a))))
    with Group(at=(0.0, 0, 4.15), roll=28, turn=-6):
        plate(rounded(outline + inner, 0.04, 2), 0.6, material=blend("#FFB020", "#FFE6AE"), edge=0.2)
        for x, z, r in ((-1.25, 0.5, 0.2), (-1.0, -0.75, 0.15), (-1.35, -0.25, 0.11)):
            ring(r, 0.035, (x, -0.29, z), paint("orange", "satin"))
    s.lens((0.42, -0.1, 4.0), 0.72, hold=False)
    ring(0.9, 0.07, (0.42, -0.1, 4.0), paint("violetSoft"))
    disc(3.05, 0.16, (0, 0, 0.5), paint("#2E2460", "satin"), 0.06)
    ring(3.05, 0.07, (0, 0, 0.58), paint("gold", "metal"), (0, 0, 0))
    ring(1.9, 0.04, (0, 0, 0.59), paint("gold", "metal"), (0, 0, 0))
    for k in range(12):
        a = math.radians(30 * k + 15)
        x, y = 2.48 * math.cos(a), 2.48 * math.sin(a)
        disc(0.4, 0.14, (x, y, 0.66), paint("gold", "metal"), 0.05)
        with Group(at=(x, y - 0.02, 0.76), tilt=90):
            kind = k % 4
            if kind == 0:
                p.star(0.2, "ink", 0.08)
            elif kind == 1:
                ring(0.15, 0.03, (0, 0, 0), paint("ink"))
            elif kind == 2:
                ring(0.16, 0.03, (0, 0, 0), paint("ink"), arc=200, start=80)
            else:
                for side in (-0.09, 0.09):
                    capsule((side, 0, -0.12), (side, 0, 0.12), 0.03, paint("ink"))
    for x, z, r in ((-2.4, 5.9, 0.2), (2.3, 5.6, 0.26), (-2.7, 3.9, 0.13), (2.6, 3.6, 0.15), (1.3, 6.5, 0.12), (-1.2, 6.6, 0.1)):
        with Group(at=(x, 0.8, z)):
            p.star(r, "butter", r * 0.6)
    for angle, z in ((200, 1.4), (330, 1.7)):
        a = math.radians(angle)
        sphere(0.24, (1.5 * math.cos(a), 1.2 * math.sin(a), z), paint("coral"))
    sphere(0.34, (0.9, -0.4, 1.25), paint("violetSoft"))
    ring(0.5, 0.04, (0.9, -0.4, 1.25), paint("gold", "metal"), (20, 14, 0))
