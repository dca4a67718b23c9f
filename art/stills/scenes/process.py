"""Our process: one cream rope runs through four pictures, from edge to edge, and becomes each step's thing; every step has its own ground."""

import math

from kit import props as p
from kit.city import house, tree
from kit.paint import linear, paint
from kit.registry import scene
from kit.shapes import Group, capsule, card, clay, eye, lathe, plate, polar, ring, rounded, sheet_of, smooth_line, sphere, tube
from mathutils import Vector

THICK = 0.3
# Where the rope comes in and goes out: lower at the right by as much as the next picture hangs lower on the page.
ENTRY = [(-5.8, 1.36, THICK), (-5.0, 0.94, THICK), (-4.3, 0.58, THICK)]
EXIT = [(4.3, -0.58, THICK), (5.0, -0.94, THICK), (5.8, -1.36, THICK)]
# The gap between two pictures on the page, along the rope.
GAP = 0.9


def _world(s, ground):
    """The same view for all four, from above and without perspective, and a low sun from the left."""
    s.backdrop(ground)
    # The stage's own glow would tint what is white or cream.
    s.ambient.inputs[0].default_value = linear("white")
    s.sweep.location.y = 30
    view = s.camera((0, -16.4, 13.2), (0, 0, 1.7))
    view.data.type, view.data.ortho_scale = "ORTHO", 10
    s.sunlight((1, 0.62, -0.78), 4.2, "#fff1dc", 4)


def _rope(points, fine=24):
    """Rope of three strands from the left edge through the points to the right edge.

    It makes whole turns from one picture's edge to the next one's, so that the strands go on there as well.
    """
    stops = [*ENTRY, *points, *EXIT]
    path = [Vector(spot) for spot in smooth_line(stops, fine * (len(stops) - 1))]
    lengths = [0.0]
    for before, after in zip(path, path[1:]):
        lengths.append(lengths[-1] + (after - before).length)
    start, end = lengths[fine], lengths[-1 - fine]
    pitch = (end - start + GAP) / round((end - start + GAP) / 1.5)
    strands = ([], [], [])
    side = Vector((0, 0, 1))
    for i, spot in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side = (side - along * side.dot(along)).normalized()
        across = along.cross(side)
        for k, strand in enumerate(strands):
            angle = 2 * math.pi * ((lengths[i] - start) / pitch + k / 3)
            strand.append(spot + (side * math.cos(angle) + across * math.sin(angle)) * THICK * 0.5)
    for strand, colour in zip(strands, ("#FFF1D8", "#FFF1D8", "#EFD3A2")):
        tube(strand, THICK * 0.54, paint(colour), smooth=False)


def _sitter(x, z, width, height, colour, dots, tail, lean, kick):
    """Speech bubble that sits on the rope and swings its legs."""
    ink = paint("ink")
    with Group(at=(x, -0.2, z), roll=lean):
        base = tail * width * 0.36
        tip = rounded([(base - 0.45, 0.6), (base + tail * 0.35, -0.95), (base + 0.45, 0.6)], 0.2)
        plate(tip, 0.4, (0, -0.05, 0), paint(colour), 0.04)
        card(width, height, 0.52, (0, 0, height / 2 + 0.12), paint(colour), height * 0.36, 0.2)
        for i, dot in enumerate(dots):
            sphere(height * 0.115, ((i - 1) * width * 0.2, -0.32, height / 2 + 0.12), paint(dot))
        apart = width * 0.15
        for side in (-1, 1):
            swing = kick * (0.6 + 0.4 * side)
            knee, foot = (side * apart * 1.1, -0.86, 0.3), (side * apart * 1.1 + swing, -0.95, -0.8)
            tube([(side * apart, -0.1, 0.3), (side * apart, -0.55, 0.46), knee, foot], 0.14, ink)
            sphere(0.27, (foot[0], foot[1] - 0.16, foot[2] - 0.06), paint("jadeBright"), (1, 1.45, 0.8))


@scene("process/lets-talk", "coral")
def talk(s):
    """Two speech bubbles sit on the rope, which lies over two bollards, and swing their legs."""
    _world(s, "#F95C3C")
    _rope([(-3.85, 0.25, 1.3), (-2.5, 0.05, 1.36), (-0.8, 0.0, 1.25), (0.8, 0, 1.2), (2.3, 0.0, 1.25), (3.3, -0.15, 1.36), (3.95, -0.3, 1.26)])
    for x, y in ((-3.85, 0.25), (3.95, -0.3)):
        lathe([(0, 0), (0.5, 0), (0.5, 0.1), (0.26, 0.2), (0.24, 0.75), (0.42, 0.86), (0.42, 1.0), (0, 1.04)], (x, y, 0), paint("violet"), angle=50)
    _sitter(-1.15, 1.5, 4.4, 2.95, "white", ("violet", "coral", "marigold"), -1, -4, 0.5)
    _sitter(2.2, 1.5, 2.9, 1.95, "#FFCB3D", ("ink", "ink", "ink"), 1, 9, -0.5)


@scene("process/game-plan", "marigold")
def plan(s):
    """The rope is the route over a folded map, from which a town stands up, to a pin."""
    _world(s, "#FFBC2B")

    def on_map(x, y, lift=0.0):
        """Point of the map: folds every two units, and it lies askew."""
        return x, y - 0.14 * x, 0.06 + 0.62 * abs((x / 2.1 + 1) % 2 - 1) + lift

    def patch(corners, colour, lift=0.03):
        sheet_of([on_map(x, y, lift) for x, y in corners], 0.02, paint(colour, "satin"))

    for i in range(4):
        left, right = -4.2 + 2.1 * i, -2.1 + 2.1 * i
        patch([(left, -3.1), (right, -3.1), (right, 3.3), (left, 3.3)], ("mint", "#7FCFBA")[i % 2], 0)
        for y in (-1.9, 1.5):
            patch([(left, y), (right, y), (right, y + 0.2), (left, y + 0.2)], "white")
        patch([(left + 0.7, -3.1), (left + 0.9, -3.1), (left + 0.9, 3.3), (left + 0.7, 3.3)], "white", 0.035)
    for x, y, wide, deep, colour in ((-2.0, 1.9, 0.6, 1.2, "#4FB8A2"), (-4.0, -1.5, 0.5, 2.6, "#4FB8A2"), (1.15, -1.5, 0.9, 1.3, "#4FB8A2"), (-1.0, -3.0, 0.9, 0.9, "sky"), (3.2, 1.9, 0.9, 1.2, "sky")):
        patch([(x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)], colour)
    stops = [(-3.0, -1.1), (-1.5, -0.5), (-0.4, 0.9), (1.0, 0.6), (2.1, -1.0), (3.3, -1.2)]
    _rope([on_map(x, y + 0.14 * x, THICK) for x, y in stops])
    for x, y, w, h, wall, roof, kind, turn in (
        (-3.6, 2.5, 0.75, 0.8, "white", "coral", "gable", -8),
        (-2.5, 2.6, 0.7, 1.3, "peach", "violet", "flat", -8),
        (-0.3, 2.7, 0.8, 0.9, "butter", "coral", "gable", -8),
        (1.7, 2.5, 0.75, 1.4, "white", "jadeBright", "flat", -8),
        (2.6, 2.4, 0.7, 0.8, "peach", "coral", "gable", -8),
        (-1.5, -2.6, 0.75, 0.8, "white", "coral", "gable", -8),
        (0.4, -2.4, 0.7, 0.75, "butter", "violet", "gable", -8),
        (3.4, 0.6, 0.75, 0.9, "white", "violet", "gable", -8),
    ):
        with Group(at=on_map(x, y), turn=turn):
            house(w, 0.7, h, wall, roof, kind, lit=(0, 2, 4))
    for x, y, size in ((-3.75, 0.6, 1.1), (-3.75, -0.4, 0.9), (1.5, -1.2, 1.0), (1.8, -0.5, 0.85), (-1.3, 2.3, 0.95), (3.6, -2.4, 1.0), (-3.6, -2.5, 0.9)):
        with Group(at=on_map(x, y), scale=size):
            tree(1.0)
    with Group(at=(0.75, 0.6, 0.75), scale=1.72):
        p.pin("coral", "white")


@scene("process/go-live", "jade")
def live(s):
    """A rocket takes off and pulls the rope up behind it."""
    _world(s, "#0C8C7B")
    _rope([(-2.6, 0.0, THICK), (-1.3, -0.2, 0.55), (-0.35, -0.25, 1.5), (0.35, -0.25, 2.75), (0.75, 0.0, 2.6), (0.9, 0.25, 1.5), (1.6, 0.3, 0.5), (2.9, 0.0, THICK)])
    with Group(at=(0.0, -0.1, 1.75), roll=30, turn=-6, scale=1.5):
        p.rocket("white", "coral", "ink", flame=False)
        ring(0.685, 0.05, (0, 0, 1.35), paint("coral"), (0, 0, 0))
        for side in (-1, 1):
            with Group(at=(side * 0.86, -0.12, 0.25)):
                lathe([(0, 0), (0.18, 0), (0.24, 0.2), (0.26, 0.9), (0.18, 1.25), (0, 1.42)], material=paint("marigold"), angle=60)
                ring(0.25, 0.04, (0, 0, 0.28), paint("gold", "metal"), (0, 0, 0))
                lathe([(0, -0.85), (0.07, -0.6), (0.19, -0.2), (0.16, 0)], material=paint("orange", "glow", 1.6), angle=70)
    clay([(-2.5, 1.0, 0.25, 0.55), (-1.7, 1.0, 0.4, 0.85), (-0.7, 0.9, 0.5, 1.0), (0.4, 1.0, 0.5, 1.0), (1.4, 1.1, 0.4, 0.85), (2.3, 1.1, 0.25, 0.6), (-1.2, 1.5, 0.9, 0.75), (0.0, 1.6, 1.1, 0.8), (1.0, 1.5, 0.8, 0.7)], paint("#CDBFFB", "satin"), 0.06)


@scene("process/refine-and-scale", "lilac")
def refine(s):
    """The rope winds into three rings, each larger than the one before; the last holds the lens."""
    _world(s, "#C4B2FC")
    points = []
    for x, radius, near, far in ((-3.2, 0.85, 0.0, 0.6), (-1.0, 1.45, -0.4, 0.6), (2.0, 2.25, -0.7, 0.7)):
        for k in range(25):
            angle = math.radians(-90 + 15 * k)
            points.append((x + radius * math.cos(angle), far + (near - far) * k / 24, THICK + radius * (1 + math.sin(angle))))
    _rope(points, 8)
    with Group(at=(2.0, 0, THICK + 2.25), tilt=35):
        eye(1.85)
    sphere(0.46, (-3.2, 0.3, THICK + 0.85), paint("coral"))
    sphere(0.98, (-1.0, 0.1, THICK + 1.45), paint("jadeBright"))
    with Group(at=(2.0, 0, THICK + 2.25)):
        for k in range(5):
            angle = 34 + 28 * k
            capsule(polar(2.85, angle), polar(3.2, angle), 0.17, paint("coral"))
