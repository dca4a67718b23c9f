"""Pictures on the cards of the video service: for each kind of film a small accident on the set, seen close, each on a ground of its own."""

import math
import random

from kit import props as p
from kit.city import house, tree
from kit.paint import blend, paint, stripes, wood
from kit.registry import scene
from kit.shapes import Group, blanket, box, boxes, capsule, card, clay, disc, lathe, letters, loft, plate, puck, ring, rounded, smooth_line, sphere, tube
from mathutils import Vector
from scenes.cards import near


def _stick(length, lean):
    """Striped stick of a clapperboard along +x."""
    box((length, 0.9, 0.8), (length / 2, 0, 0), paint("ink", "satin"), 0.12)
    for k in range(5):
        x = 0.8 + 1.45 * k
        plate([(x - 0.38 + lean, 0.38), (x - 0.38 - lean, -0.38), (x + 0.38 - lean, -0.38), (x + 0.38 + lean, 0.38)], 0.06, (0, -0.45, 0), paint("white", "satin"), 0.02)


@scene("shoots/brand-story", "violet", 8)
def story(s):
    """A clapperboard says "Once upon a time"; between its sticks stands a street that grows from a tree to a tower."""
    near(s, (-2.2, -12.5, 3.6), (0.1, 0, 2.3), 46)
    with Group(at=(0.8, 0, 0.5), turn=12, roll=-5, scale=1.12):
        box((7.4, 0.9, 4.4), (0, 0, -1.6), paint("ink", "satin"), 0.18)
        letters("Once upon a time", 0.86, 0.06, (0, -0.47, -0.15), paint("white", "satin"), p.DISPLAY)
        with Group(at=(-3.7, 0, 1.05)):
            _stick(7.4, -0.24)
        with Group(at=(-3.7, 0, 1.75), roll=-31):
            _stick(7.6, 0.24)
        disc(0.26, 0.3, (-3.4, -0.45, 1.4), paint("gold", "metal"), 0.08, (90, 0, 0))
        with Group(at=(0, 0, 1.45)):
            with Group(at=(-1.2, -0.1, 0)):
                tree(0.8)
            with Group(at=(-0.2, 0, 0)):
                house(0.95, 0.8, 0.75, "peach", "coral", "gable", (0,))
            with Group(at=(1.05, 0, 0)):
                house(1.1, 0.8, 1.55, "white", "marigold", "gable", (1, 3))
            with Group(at=(2.75, 0, 0)):
                house(1.5, 0.8, 2.75, "lilac", "coral", "flat", (1, 4, 6))


@scene("shoots/product-demo", "jade", 8)
def demo(s):
    """A lens so near to a honey dipper that the honey runs on its glass."""
    near(s, (-1.3, -11.6, 4.5), (-0.5, 0, 2.2), 45)
    honey = paint("marigold")
    down = (0.487, -0.559, -0.671)
    with Group(at=(-0.9, 0, 1.25), roll=36, tilt=-34):
        disc(2.1, 5, (0, 0, -3.2), paint("ink", "satin"), 0.2)
        disc(2.35, 0.22, (0, 0, -0.85), paint("coral"), 0.08)
        for k in range(48):
            with Group(turn=7.5 * k):
                box((0.16, 0.2, 1.3), (2.1, 0, -1.9), paint("ink"), 0.05)
        lathe([(0, -0.35), (1.2, -0.3), (1.75, 0.1), (1.9, 0.45), (2.15, 0.5), (2.3, 0.4), (2.3, -0.6), (2.1, -0.75)], material=paint("ink"), angle=50)
        ring(1.72, 0.07, (0, 0, 0.2), paint("gold", "metal"), (0, 0, 0))
        lathe([(1.65, 0.1), (1.3, 0.32), (0.9, 0.46), (0.45, 0.54), (0, 0.56)], material=blend("violet", "sky", "Y"), angle=80)
        ring(1.05, 0.05, (0, 0, 0.42), paint("white"), (0, 0, 0), 70, 110)
        flow = [(0.3 - 0.16 * k * down[0], -0.1 - 0.16 * k * down[1], 0.65 - 0.16 * k * down[2], max(0.15, 0.34 - 0.04 * k)) for k in range(14)]
        flow += [(0.3 + 0.45 * math.cos(k), -0.1 + 0.45 * math.sin(k), 0.6, 0.34) for k in range(7)]
        flow += [(0.3 + 0.099 * k, -0.1 - 0.112 * k, 0.62, 0.42 - 0.009 * k) for k in range(15)]
        flow += [(1.72 + 0.13 * k * down[0], -1.7 + 0.13 * k * down[1], 0.5 + 0.13 * k * down[2], 0.3 - 0.018 * k if k < 6 else 0.3) for k in range(8)]
        clay(flow, honey, 0.05)
    with Group(at=(0.55, -0.3, 4.05), roll=58):
        pale = wood("#F3C58E", "#D99A5B", 0.9, "Z")
        for k in range(6):
            reach = 0.62 + 0.38 * math.sin(math.pi * (k + 0.6) / 6.2)
            disc(reach, 0.26, (0, 0, -0.95 + 0.38 * k), pale, 0.12)
        capsule((0, 0, -1), (0, 0, 6), 0.26, pale)
        coat = [(0.3 * math.cos(1.3 * k), 0.3 * math.sin(1.3 * k), -1.05 + 0.09 * k, 0.62) for k in range(12)]
        clay([*coat, (0.35, 0, -0.95, 0.5), (0.65, 0, -0.7, 0.45)], honey, 0.05)


def _drop(length, at, roll=0):
    """Drop of water, its tip up."""
    profile = smooth_line([(0, -0.5), (0.24, -0.42), (0.34, -0.18), (0.22, 0.14), (0.06, 0.42), (0, 0.5)], 30)
    with Group(at=at, roll=roll, scale=length):
        lathe([(max(0, r), z) for r, z in profile], material=paint("sky"), angle=80)


@scene("shoots/reels", "coral", 8)
def reels(s):
    """A phone with a fish's tail leaps out of the water at a hook baited with a heart."""
    near(s, (-0.8, -11.4, 3.4), (0.1, 0, 2.72), 46)
    rows = [[(x * 0.25, y * 0.25, 0.5 + 0.13 * math.sin(0.5 * x + 0.25 * y) + 0.09 * math.sin(0.7 * y - 0.3 * x)) for x in range(-60, 61)] for y in range(-24, 40)]
    blanket(rows, paint("violet"), 0.02)
    with Group(at=(-0.35, 0, 3.0), roll=30, turn=-12, scale=1.06):
        p.phone(3.5, "ink", "butter", "reel")
        for x in (-0.36, 0.36):
            sphere(0.33, (x, -0.2, 0.92), paint("white"), (1, 0.7, 1))
            sphere(0.16, (x + 0.12, -0.38, 1.0), paint("ink"), (1, 0.6, 1))
        tail = rounded([(-0.8, -1.5), (0.8, -1.5), (0.3, -2.2), (1.5, -3.1), (0, -2.8), (-1.5, -3.1), (-0.3, -2.2)], 0.25)
        plate(tail[::-1], 0.44, material=paint("jadeBright"), edge=0.18)
        for side in (-1, 1):
            for lean, reach in ((95, 0.95), (118, 1.15), (141, 1.0)):
                with Group(at=(side * 0.85, 0, -0.35), roll=side * lean):
                    sphere(reach / 2, (0, 0, reach / 2), paint("jadeBright"), (0.45, 0.3, 1))
    foam = [(-1.75 + 1.05 * math.cos(0.35 * k), 0.2 + 0.6 * math.sin(0.35 * k), 0.68 + 0.1 * math.sin(2.3 * k), 0.3 + 0.06 * math.sin(1.7 * k)) for k in range(18)]
    clay(foam, paint("lilac"), 0.05)
    for x, y, z, length, roll in ((-3.3, -0.6, 1.9, 0.5, -40), (-2.9, -0.9, 1.2, 0.7, -30), (-0.5, -1.2, 1.15, 0.65, 30), (0.2, -0.8, 1.7, 0.45, 40), (-3.9, -0.2, 1.3, 0.4, -50)):
        _drop(length, (x, y, z), roll)
    line = [(2.75, -0.4, 7), (2.75, -0.4, 4.9)]
    tube(line, 0.035, paint("white"), smooth=False)
    ring(0.16, 0.06, (2.75, -0.4, 4.75), paint("chrome", "metal"))
    tube([(2.75, -0.4, 4.6), (2.75, -0.4, 3.7), (2.55, -0.4, 3.1), (2.05, -0.4, 2.95), (1.7, -0.4, 3.3), (1.7, -0.4, 3.75)], 0.12, paint("chrome", "metal"), radii=[1, 1, 1, 1, 0.9, 0.2])
    with Group(at=(1.95, -0.42, 3.15), roll=-14):
        p.heart(1.15, "pink", 0.6)


def shaggy(radius, half, material):
    """Furry sock of a microphone along z."""
    order = random.Random(4)
    rows = []
    for k in range(61):
        z = -half - radius + (2 * half + 2 * radius) * k / 60
        over = max(0, abs(z) - half)
        round_ = math.sqrt(max(0.003, radius * radius - over * over))
        rows.append([(round_ * f * math.cos(a), round_ * f * math.sin(a), z + order.uniform(-0.1, 0.1)) for a, f in ((2 * math.pi * i / 80, order.uniform(0.82, 1.14)) for i in range(80))])
    loft(rows, material, angle=80)


@scene("shoots/corporate", "marigold", 8)
def corporate(s):
    """An office chair in collar and tie leans back from a furry microphone, and sweats."""
    near(s, (-1.2, -12.5, 3.0), (0.1, 0, 2.4), 46)
    with Group(at=(1.35, 0.4, 1.95), roll=10, turn=-14, tilt=6, scale=1.06):
        card(3.9, 4.2, 0.9, (0, 0, 0), paint("violet"), 1.1, 0.36)
        box((4.3, 3.4, 0.8), (0, -1.5, -2.3), paint("violet"), 0.35)
        for side in (-1, 1):
            tube([(side * 1.9, 0.1, -1.0), (side * 2.4, -0.2, -0.75), (side * 2.4, -1.8, -0.75), (side * 2.3, -2.0, -4.0)], 0.14, paint("chrome", "metal"))
            box((0.55, 2.2, 0.34), (side * 2.4, -1.2, -0.62), paint("ink", "satin"), 0.16)
            plate(rounded([(0, 0), (side * 0.95, 0.62), (side * 1.2, -0.1), (side * 0.55, -0.75)], 0.1)[:: side], 0.16, (0, -0.55, 1.15), paint("white", "satin"), 0.06)
        with Group(at=(0, -0.62, 1.0), roll=-4):
            plate(rounded([(-0.36, 0.28), (0.36, 0.28), (0.22, -0.3), (-0.22, -0.3)], 0.1), 0.34, material=paint("coral", "satin"), edge=0.12)
            plate(rounded([(-0.22, -0.3), (0.22, -0.3), (0.55, -1.9), (0, -2.5), (-0.55, -1.9)], 0.1), 0.2, material=stripes("coral", "white", "Y", 5), edge=0.07)
    for x, y, z, length, roll in ((-0.75, -0.5, 4.3, 0.5, -55), (-0.55, -0.8, 3.55, 0.6, -70), (-0.1, -0.6, 4.75, 0.45, -35)):
        _drop(length, (x, y, z), roll)
    with Group(at=(-2.6, -1.0, 3.5), roll=122, turn=-12):
        shaggy(0.85, 1.0, paint("ink", "matte"))
        capsule((0, 0, -1.5), (0, 0, -9), 0.16, paint("chrome", "metal"))
        disc(0.4, 0.5, (0, 0, -2.05), paint("coral"), 0.1)


def _streamer(start, end, radius, turns, half, colour):
    """Film strip that flies in curls from one point to another."""
    along = Vector(end) - Vector(start)
    ahead = along.normalized()
    away = Vector((0, 1, 0))
    up = ahead.cross(away).normalized()
    rows, holes = [[], []], []
    for k in range(24 * turns + 1):
        angle = 2 * math.pi * k / 24
        out = away * math.cos(angle) + up * math.sin(angle)
        middle = Vector(start) + along * (k / 24 / turns) + out * radius
        for row, side in zip(rows, (-1, 1)):
            row.append(middle + ahead * side * half)
            holes.append(middle + ahead * side * half * 0.76)
    blanket(rows, paint(colour, "satin"), 0.03)
    boxes([(*hole, 0) for hole in holes], (0.09, 0.09, 0.09), paint("white", "satin"))


@scene("shoots/event", "ink", 8)
def event(s):
    """A party popper goes off in a viewfinder; the confetti hangs in the air."""
    near(s, (-0.8, -12.5, 2.6), (0.1, 0, 2.5), 46, energy=5.0)
    with Group(at=(-2.6, -0.2, 1.5), roll=56, turn=-22):
        lathe([(0, -3.8), (0.25, -3.8), (1.3, 0.4), (1.38, 0.5), (1.3, 0.56), (1.15, 0.4), (0.2, -2.6), (0, -2.6)], material=stripes("coral", "white", "Z", 6), angle=50)
        ring(1.33, 0.12, (0, 0, 0.48), paint("marigold"), (0, 0, 0))
    _streamer((-1.7, 0, 2.3), (4.4, -0.6, 4.0), 0.62, 4, 0.38, "violetSoft")
    _streamer((-1.5, -0.5, 1.9), (3.6, -1.2, 0.7), 0.5, 4, 0.32, "coral")
    order = random.Random(3)
    for k in range(120):
        reach = 0.6 + 6.4 * math.sqrt(order.random())
        spread = math.radians(order.gauss(26, 24))
        at = (-2.0 + reach * math.cos(spread), order.uniform(-2.2, 1.6), 1.9 + reach * math.sin(spread))
        with Group(at=at, turn=order.uniform(0, 360), tilt=order.uniform(-80, 80), roll=order.uniform(0, 180), scale=order.uniform(0.8, 1.5)):
            colour = paint(order.choice(("coral", "marigold", "violetSoft", "jadeBright", "pink", "white")), "satin")
            if k % 3:
                box((0.34, 0.05, 0.2), (0, 0, 0), colour, 0.02)
            else:
                puck(0.15, 0.05, (0, 0, 0), colour, 0.02)
    with Group(at=(0.25, -2.8, 2.55), roll=-3):
        for x in (-1, 1):
            for z in (-1, 1):
                corner = (x * 3.2, 0, z * 1.62)
                capsule(corner, (x * 2.4, 0, z * 1.62), 0.07, paint("white", "glow", 0.9))
                capsule(corner, (x * 3.2, 0, z * 0.9), 0.07, paint("white", "glow", 0.9))
        sphere(0.16, (-2.75, 0, 1.2), paint("coral", "glow", 1.6))
        letters("REC", 0.42, 0.06, (-2.1, 0, 1.2), paint("white", "glow", 0.9), p.DISPLAY)


def _canopy(turn, fall, deep=0.42, hollow=1.0):
    """Point of an umbrella's canopy, `turn` degrees round from the right and `fall` degrees down from the top."""
    around, down = math.radians(turn), math.radians(fall)
    reach = 3.4 * math.sin(down) * hollow
    return reach * math.cos(around), -reach * deep * math.sin(around), 2.7 * math.cos(down)


def _gore(start, colour):
    """Piece of cloth between two ribs of the umbrella, the first of them at `start` degrees."""
    rows = []
    for k in range(19):
        sag = [math.sin(math.pi * i / 16) for i in range(17)]
        rows.append([_canopy(start - 45 * i / 16, (90 - 9 * sag[i]) * k / 18, hollow=1 - 0.05 * sag[i]) for i in range(17)])
    blanket(rows[1:], paint(colour), 0.14)
    for turn in (start, start - 45):
        tube([_canopy(turn, 5 * k) for k in range(19)], 0.08, paint(colour), smooth=False)
        sphere(0.13, _canopy(turn, 90), paint("violet"))


@scene("shoots/explainer", "lilac", 8)
def explainer(s):
    """A marker draws an umbrella; the part behind it's already solid and keeps off the rain."""
    near(s, (-1.0, -12.5, 3.0), (0.1, 0, 2.5), 46)
    s.sweep.location.y, s.sweep.location.z = -6.94, -12
    ink = paint("ink", "satin")
    with Group(at=(-0.3, 0, 1.45), roll=-8):
        for start, colour in ((180, "coral"), (135, "marigold")):
            _gore(start, colour)
        for turn in (45, 0):
            tube([_canopy(turn, 7.5 * k, 0) for k in range(13)], 0.07, ink, smooth=False)
        for turn in (90, 45):
            tube([_canopy(turn - 4.5 * k, 90 - 9 * math.sin(math.pi * k / 10), 0) for k in range(11)], 0.07, ink, smooth=False)
        capsule((-0.1, -0.3, 1.0), (-0.1, -0.3, -3), 0.14, paint("violet"))
        capsule((0, -0.1, 2.6), (0, -0.1, 3.05), 0.12, paint("violet"))
        with Group(at=(3.4, -0.1, 0.02), roll=38, tilt=-40):
            lathe([(0, 0), (0.1, 0.05), (0.14, 0.4), (0.3, 0.55), (0.5, 0.9), (0.56, 1.1)], material=paint("ink"), angle=40)
            disc(0.62, 5, (0, 0, 3.6), paint("violet"), 0.1)
    for x, z, roll in ((-3.9, 3.6, -25), (-3.2, 4.6, -12), (-1.9, 4.75, 0)):
        _drop(0.6, (x, -0.6, z), roll)
    for x, z in ((1.1, 4.75), (2.3, 4.3), (3.3, 3.5)):
        outline = [(x + 0.6 * r, 0, z + 0.6 * h) for r, h in ((0, 0.5), (0.22, 0.1), (0.34, -0.18), (0.24, -0.42), (0, -0.5), (-0.24, -0.42), (-0.34, -0.18), (-0.22, 0.1))]
        tube([*outline, outline[0]], 0.05, ink, smooth=False)
