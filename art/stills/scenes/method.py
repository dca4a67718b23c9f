"""Method to Madness: eight steps, one hero object each on the same round plinth."""

import math

from kit import props as p
from kit.paint import paint
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, plate, polar, puck, ring, rounded, sphere, tube


def _set(s, colours=None, arcs=True):
    s.camera((0, -14, 4.7), (0, 0, 2.15), 57)
    if arcs:
        s.arcs((0, 3.6, 2.9), 2.9, 0.7, 0.18, colours, rays=True)
    return s.plinth(3.2, (0, 0.2, 0), 0.24)


@scene("method/we-attend", "lilac")
def attend(s):
    """An ear that listens to the lens."""
    top = _set(s, ("white", "lavender"))
    with Group(at=(-0.95, 0.2, top + 1.95), turn=10, roll=-4):
        edge = rounded([(-0.62, -1.2), (-0.25, -1.85), (0.35, -1.6), (0.75, -0.75), (1.25, 0.1), (1.3, 1.2), (0.6, 1.85), (-0.35, 1.75), (-0.95, 1.1), (-0.85, 0.2), (-0.6, -0.5)], 0.55)
        plate(edge, 0.4, (0, 0.1, 0), paint("coral"), 0.16)
        helix = [(-0.62, -0.05), (-0.72, 0.7), (-0.45, 1.35), (0.2, 1.6), (0.85, 1.3), (1.05, 0.6), (0.8, -0.2), (0.45, -0.8)]
        tube([(x, -0.14, z) for x, z in helix], 0.24, paint("coral"), radii=[0.7, 0.95, 1.05, 1.1, 1.1, 1.05, 0.95, 0.6])
        sphere(1, (0.0, -0.02, -1.25), paint("coral"), (0.44, 0.3, 0.5))
        sphere(1, (0.02, -0.04, 0.15), paint("vermilion", "satin"), (0.5, 0.2, 0.72), (0, 14, 0))
        tube([(-0.25, -0.2, 0.85), (0.3, -0.22, 0.95), (0.5, -0.22, 0.3), (0.3, -0.22, -0.35)], 0.15, paint("coral"), radii=[0.5, 1, 1, 0.6])
        sphere(1, (-0.42, -0.2, -0.28), paint("coral"), (0.2, 0.16, 0.3))
    for i, radius in enumerate((0.55, 0.95, 1.35)):
        ring(radius, 0.07, (1.35, -0.3, top + 1.75), paint(("violet", "violetSoft", "violet")[i]), arc=80, start=140)
    s.lens((1.55, -0.6, top), 0.72, turn=-16)
    s.scatter((-3.3, -1.4, None, 0.36, "violet"), (3.4, -1.2, None, 0.3, "coral"), (2.8, -1.9, None, 0.16, "white"), (-0.6, -1.9, top + 0.2, 0.2, "marigold"))


@scene("method/we-probe", "violet")
def probe(s):
    """A magnifier over a small maze."""
    top = _set(s)
    with Group(at=(-0.2, 0.1, top + 0.72), turn=14, tilt=-26, scale=1.12):
        box((3.6, 3.2, 0.18), (0, 0, 0.09), paint("lilac", "satin"), 0.08)
        walls = [(-1.6, -1.4, 1.6, -1.4), (-1.6, 1.4, 1.6, 1.4), (-1.6, -1.4, -1.6, 1.4), (1.6, -0.7, 1.6, 1.4), (-0.9, -0.7, 0.9, -0.7), (-0.9, -0.7, -0.9, 0.7), (0.9, -0.7, 0.9, 0.0), (-0.2, 0.0, 0.9, 0.0), (-0.2, 0.0, -0.2, 0.75), (-0.2, 0.75, 1.0, 0.75)]
        for x0, y0, x1, y1 in walls:
            box((abs(x1 - x0) + 0.16, abs(y1 - y0) + 0.16, 0.5), ((x0 + x1) / 2, (y0 + y1) / 2, 0.4), paint("violetSoft", "satin"), 0.06)
        sphere(0.22, (0.35, 0.38, 0.4), paint("coral"))
        sphere(0.16, (1.25, -1.05, 0.34), paint("marigold"))
    with Group(at=(0.75, -1.1, top + 2.35), turn=-12, tilt=10, roll=-4):
        p.magnifier(1.0, "marigold", "ink")
    s.lens((-3.3, -1.6, 0), 0.38, turn=18)
    s.scatter((-2.55, -2.2, None, 0.22, "coral"), (3.3, -0.9, None, 0.4, "pink"), (2.7, -1.8, None, 0.18, "white"))


@scene("method/we-breakthrough", "coral")
def breakthrough(s):
    """Light comes through a round hole in the bricks."""
    top = _set(s, ("blush", "marigold"))
    with Group(at=(-0.1, 0.4, top), turn=-10):
        for row in range(7):
            for k in range(6):
                x = (k - 2.5) * 0.72 + (0.18 if row % 2 else -0.18)
                z = 0.24 + 0.46 * row
                if math.hypot(x - 0.1, z - 1.72) > 1.0:
                    shade = ("white", "paperDeep", "white", "peach")[(row * 3 + k) % 4]
                    box((0.68, 0.62, 0.42), (x, 0, z), paint(shade, "gloss"), 0.09)
        ring(0.98, 0.09, (0.1, -0.05, 1.72), paint("gold", "metal"))
        s.lens((0.1, -0.25, 1.72), 0.76, hold=False)
    for x, y, turn, colour in ((-1.6, -1.5, 20, "white"), (1.2, -1.7, -28, "peach"), (2.2, -1.0, 12, "white")):
        with Group(at=(x, y, top + 0.2), turn=turn):
            box((0.68, 0.62, 0.4), (0, 0, 0), paint(colour), 0.09)
    s.scatter((-3.3, -1.3, None, 0.36, "violet"), (3.4, -1.3, None, 0.32, "ink"), (0.1, -2.0, top + 0.18, 0.18, "violet"))


@scene("method/we-present", "marigold")
def present(s):
    """An easel with three routes."""
    top = _set(s, ("butter", "white"))
    with Group(at=(-0.1, 0.3, top), turn=8):
        for x in (-1.35, 1.35):
            capsule((x * 0.3, 0.1, 3.9), (x, -0.5, 0.06), 0.085, paint("ink"))
        capsule((0, 0.2, 3.9), (0, 1.4, 0.06), 0.085, paint("ink"))
        with Group(at=(0, -0.3, 2.15), tilt=9):
            card(4.0, 2.5, 0.16, material=paint("white", "satin"), radius=0.16, edge=0.06)
            card(4.1, 0.16, 0.3, (0, -0.1, -1.3), paint("ink"), 0.08, 0.05)
            for i, colour in enumerate(("violet", "coral", "jadeBright")):
                card(1.05, 1.75, 0.16, (-1.25 + 1.25 * i, -0.14, 0.05), paint(colour), 0.14, 0.06)
                with Group(at=(-1.25 + 1.25 * i, -0.26, 0.42)):
                    (p.star if i == 0 else p.heart if i == 1 else p.play)(0.3 if i != 1 else 0.55, "white", 0.14)
                with Group(at=(-1.6 + 1.25 * i, -0.24, -0.25)):
                    p.lines((0.7, 0.5), 0.2, 0.09, ("white",))
    s.lens((2.35, -0.9, top), 0.56, turn=-20)
    s.scatter((-3.3, -1.3, None, 0.36, "coral"), (3.5, -1.6, None, 0.26, "ink"), (-1.4, -1.9, top + 0.2, 0.2, "violet"))


@scene("method/you-choose", "ink", exposure=0.4)
def choose(s):
    """Three doors, one already open."""
    top = _set(s)
    for i, (x, colour) in enumerate(((-2.05, "violet"), (0.0, "marigold"), (2.05, "coral"))):
        opened = i == 1
        with Group(at=(x, 0.6 - 0.5 * (i == 1), top), turn=-9 * (i - 1)):
            arch = [(0.82 * math.cos(math.radians(a)), 2.3 + 0.82 * math.sin(math.radians(a))) for a in range(0, 181, 10)]
            hole = [(0.6 * math.cos(math.radians(a)), 2.3 + 0.6 * math.sin(math.radians(a))) for a in range(0, 181, 10)]
            if opened:
                plate([(0.82, 0), *arch, (-0.82, 0), (-0.6, 0), *hole[::-1], (0.6, 0)], 0.4, material=paint("white"), edge=0.06)
                plate([(0.62, 0), *hole, (-0.62, 0)], 0.06, (0, 0.5, 0), paint("butter", "glow", 1.4), 0.02)
                with Group(at=(-0.6, -0.15, 0), turn=-112):
                    door = [(1.18, 0), *[(0.59 + 0.59 * math.cos(math.radians(a)), 2.3 + 0.59 * math.sin(math.radians(a))) for a in range(0, 181, 10)], (0, 0)]
                    plate(door, 0.12, material=paint(colour), edge=0.04)
            else:
                plate([(0.82, 0), *arch, (-0.82, 0)], 0.4, material=paint("lilac"), edge=0.06)
                plate([(0.6, 0), *hole, (-0.6, 0)], 0.12, (0, -0.2, 0), paint(colour), 0.04)
                card(0.7, 0.55, 0.06, (0, -0.28, 1.95), paint("white", "satin"), 0.1, 0.02)
                sphere(0.09, (0.4, -0.32, 1.1), paint("gold", "metal"))
    s.lens((0.0, -0.35, top + 0.29), 0.44)
    s.scatter((-3.5, -1.4, None, 0.3, "coral"), (3.4, -1.5, None, 0.36, "marigold"), (-1.1, -1.9, top + 0.18, 0.18, "white"), (1.5, -1.8, top + 0.24, 0.24, "violet"))


@scene("method/we-execute", "jade")
def execute(s):
    """Three gears mesh round the lens."""
    top = _set(s, arcs=False)
    s.sun(2.9, (0, 3.4, 2.9), paint("#2AA08E", "satin"))
    with Group(at=(-0.15, 0.1, top + 1.95), turn=6):
        with Group(at=(-0.75, 0, -0.25), roll=8):
            p.gear(1.6, "marigold", "coral")
        with Group(at=(1.4, -0.05, 0.95), roll=18):
            p.gear(1.05, "coral", "white")
        with Group(at=(1.45, 0.05, -1.05), roll=-6):
            p.gear(0.86, "lilac", "violet")
        s.lens((-0.75, -0.15, -0.25), 0.5, hold=False)
    s.scatter((-3.2, -1.4, None, 0.36, "coral"), (3.3, -1.2, None, 0.4, "marigold"), (2.7, -1.9, None, 0.17, "white"), (0.2, -1.9, top + 0.22, 0.22, "mint"))


@scene("method/we-analyze-and-optimize", "lilac")
def analyse(s):
    """A gauge and three sliders."""
    top = _set(s, ("white", "lavender"), arcs=False)
    s.sun(2.9, (0, 3.4, 2.9), paint("#DACDFF", "satin"))
    with Group(at=(-0.75, 0.2, top + 1.75), turn=10):
        puck(1.7, 0.4, material=paint("ink"), edge=0.14)
        puck(1.45, 0.1, (0, -0.2, 0), paint("white", "satin"), 0.04)
        for start, arc, colour in ((140, 70, "coral"), (72, 60, "marigold"), (-28, 92, "jadeBright")):
            ring(1.12, 0.13, (0, -0.28, 0), paint(colour), arc=arc, start=start)
        capsule((0, -0.36, 0), polar(0.95, 48, -0.36), 0.075, paint("marigold"))
        sphere(0.2, (0, -0.36, 0), paint("ink"))
        with Group(at=(0, -0.28, -0.72)):
            card(0.8, 0.34, 0.1, (0, 0, 0), paint("violet"), 0.17, 0.04)
    with Group(at=(1.85, -0.35, top + 1.05), turn=-14):
        card(1.9, 2.0, 0.22, material=paint("violet"), radius=0.24, edge=0.08)
        for i, (value, colour) in enumerate(((0.75, "marigold"), (0.4, "coral"), (0.6, "mint"))):
            with Group(at=(0, -0.16, 0.58 - 0.58 * i), scale=0.8):
                p.slider(1.7, value, colour, "white", "violetSoft")
    s.lens((0.75, -1.35, top), 0.44, turn=-4)
    s.scatter((-3.3, -1.4, None, 0.34, "coral"), (3.5, -1.3, None, 0.3, "marigold"), (-1.2, -1.9, top + 0.18, 0.18, "violet"))


@scene("method/we-retain", "violet")
def retain(s):
    """A horseshoe magnet holds on to a golden heart."""
    top = _set(s)
    with Group(at=(-0.2, 0.1, top + 2.0), turn=10, roll=0):
        ring(1.15, 0.42, (0, 0, 0.35), paint("coral"), arc=180, start=0)
        for side in (-1, 1):
            capsule((side * 1.15, 0, 0.4), (side * 1.15, 0, -0.2), 0.42, paint("coral"))
            disc(0.435, 0.62, (side * 1.15, 0, -0.75), paint("white"), 0.06)
            disc(0.42, 0.7, (side * 1.15, 0, -0.3), paint("coral"), 0.02)
    with Group(at=(-0.2, -0.35, top + 1.25), turn=8):
        p.heart(1.5, paint("gold", "metal"))
    for x, z, size in ((1.9, 3.2, 0.42), (-2.4, 3.0, 0.34), (2.35, 2.2, 0.26)):
        with Group(at=(x, 0, z), turn=-10, roll=12):
            p.heart(size, "pink")
    s.lens((1.85, -0.8, top), 0.55, turn=-16)
    s.scatter((-3.3, -1.4, None, 0.36, "marigold"), (3.4, -1.4, None, 0.34, "coral"), (-1.6, -1.8, top + 0.2, 0.2, "white"))
