"""Our process: one marigold line runs through four pictures, from edge to edge, and becomes each step's thing."""

import math

from kit import props as p
from kit.paint import paint
from kit.registry import scene
from kit.shapes import Group, clay, eye, sheet_of, smooth_line, tube

THICK = 0.3
# Where the line comes in and goes out: lower at the right by as much as the next picture hangs lower on the page.
ENTRY = [(-5.8, 1.36, THICK), (-5.0, 0.94, THICK), (-4.3, 0.58, THICK)]
EXIT = [(4.3, -0.58, THICK), (5.0, -0.94, THICK), (5.8, -1.36, THICK)]


def _world(s, ground):
    """The same view for all four, from above and without perspective, and a low sun from the left."""
    s.backdrop(ground)
    s.sweep.location.y = 30
    view = s.camera((0, -16.4, 13.2), (0, 0, 1.7))
    view.data.type, view.data.ortho_scale = "ORTHO", 10
    s.sunlight((1, 0.62, -0.78), 4.2, "#fff1dc", 4)


def _line(points):
    tube([*ENTRY, *points, *EXIT], THICK, paint("marigold"))


@scene("process/lets-talk", "violet")
def talk(s):
    """Two speech bubbles stand on the line."""
    _world(s, "#2F17A0")
    _line([(-2.9, 0.1, THICK), (-0.9, -0.35, THICK), (1.1, 0.1, THICK), (2.9, 0.0, THICK)])
    with Group(at=(-1.75, 0.25, 2.92), turn=8, scale=1.55):
        p.bubble(3.3, 2.2, "white", ("violet", "coral", "marigold"), -1)
    with Group(at=(2.25, -0.25, 2.3), turn=-10, scale=1.55):
        p.bubble(2.5, 1.5, "coral", ("white", "white", "white"), 1)


@scene("process/game-plan", "violet")
def plan(s):
    """The line is the route over a folded map, past a pin."""
    _world(s, "#4A25D2")

    def on_map(x, y, lift=0.0):
        """Point of the map: folds every two units, and it lies askew."""
        return x, y - 0.14 * x, 0.06 + 0.62 * abs((x / 2.1 + 1) % 2 - 1) + lift

    def patch(corners, colour, lift=0.03):
        sheet_of([on_map(x, y, lift) for x, y in corners], 0.02, paint(colour, "satin"))

    for i in range(4):
        left, right = -4.2 + 2.1 * i, -2.1 + 2.1 * i
        patch([(left, -3.1), (right, -3.1), (right, 3.3), (left, 3.3)], ("white", "paperDeep")[i % 2], 0)
        for y in (-1.9, 1.5):
            patch([(left, y), (right, y), (right, y + 0.2), (left, y + 0.2)], "lavender")
        patch([(left + 0.7, -3.1), (left + 0.9, -3.1), (left + 0.9, 3.3), (left + 0.7, 3.3)], "lavender", 0.035)
    patch([(-1.0, 1.9), (-0.15, 1.9), (-0.15, 3.0), (-1.0, 3.0)], "mint")
    patch([(-4.0, -1.5), (-3.6, -1.5), (-3.6, 1.2), (-4.0, 1.2)], "mint")
    patch([(1.15, -1.5), (2.0, -1.5), (2.0, -0.2), (1.15, -0.2)], "mint")
    patch([(-1.0, -3.0), (-0.1, -3.0), (-0.1, -2.1), (-1.0, -2.1)], "sky")
    patch([(3.2, 1.9), (4.1, 1.9), (4.1, 3.1), (3.2, 3.1)], "sky")
    stops = [(-5.8, 1.36), (-5.0, 0.94), (-4.2, 0.5), (-3.0, -1.1), (-1.5, -0.5), (-0.4, 0.9), (1.0, 0.6), (2.1, -1.0), (3.3, -1.2), (4.3, -0.58), (5.0, -0.94), (5.8, -1.36)]
    route = []
    for x, y in smooth_line(stops, 132):
        route.append((x, y, THICK + (on_map(x, y)[2] * min(1, (4.5 - abs(x)) / 0.4) if abs(x) < 4.5 else 0)))
    tube(route, THICK, paint("marigold"), smooth=False)
    with Group(at=(0.6, 0.75, 0.7), scale=1.75):
        p.pin("coral", "white")


@scene("process/go-live", "violet")
def live(s):
    """A rocket takes off; its trail springs from the line."""
    _world(s, "#7548F5")
    _line([(-1.5, -0.3, THICK), (1.5, 0.1, THICK)])
    trail = [(-4.3, 0.58, THICK), (-2.9, 0.0, THICK), (-1.4, -0.25, 0.6), (-0.35, -0.25, 1.5), (0.3, -0.25, 2.5)]
    tube(trail, THICK, paint("marigold"), radii=[1, 1, 1.05, 1.2, 1.4])
    with Group(at=(0.15, -0.25, 2.2), roll=30, turn=-6, scale=1.35):
        p.rocket("white", "coral", "ink", flame=False)
    puffs = [(-1.1, 0.9, 0.35, 0.7), (-0.2, 0.8, 0.4, 0.8), (0.7, 0.9, 0.3, 0.6), (-1.9, 1.0, 0.25, 0.5), (0.2, 1.3, 0.7, 0.6), (-0.8, 1.3, 0.65, 0.6)]
    clay(puffs, paint("white", "satin"), 0.06)


@scene("process/refine-and-scale", "violet")
def refine(s):
    """The line winds into three rings, each larger than the one before; the last holds the lens."""
    _world(s, "#A586FF")
    points = []
    for x, radius, near, far in ((-3.2, 0.85, 0.0, 0.6), (-1.0, 1.45, -0.4, 0.6), (2.0, 2.4, -0.7, 0.7)):
        for k in range(25):
            angle = math.radians(-90 + 15 * k)
            points.append((x + radius * math.cos(angle), far + (near - far) * k / 24, THICK + radius * (1 + math.sin(angle))))
    _line(points)
    with Group(at=(2.0, 0, THICK + 2.4), tilt=35):
        eye(1.95)
