"""Our process: four steps, one object each."""

from kit import props as p
from kit.paint import paint
from kit.registry import scene
from kit.shapes import Group, box, disc, ring, sphere, tube


def _set(s, colour=None):
    s.camera((0, -14, 4.7), (0, 0, 2.15), 57)
    s.sun(2.8, (0, 3.4, 2.9), paint(colour or s.colours["plinth"], "satin"))
    return s.plinth(3.2, (0, 0.2, 0), 0.24)


@scene("process/lets-talk", "violet")
def talk(s):
    """Two chat bubbles overlap."""
    top = _set(s)
    with Group(at=(-0.85, 0.5, top + 2.35), turn=12, roll=-3, scale=1.35):
        p.bubble(2.3, 1.45, "white", ("violet", "coral", "marigold"), -1)
    with Group(at=(0.95, -0.6, top + 1.45), turn=-12, roll=3, scale=1.2):
        p.bubble(2.1, 1.25, "coral", ("white", "white", "white"), 1)
    s.lens((-1.5, -0.9, top), 0.55, turn=18)
    with Group(at=(1.95, -1.0, top), scale=0.42, turn=20):
        p.cup("white", "#5A2F1B", "marigold")
    s.scatter((-3.2, -1.4, None, 0.36, "coral"), (3.4, -1.2, None, 0.36, "marigold"), (2.9, -1.9, None, 0.16, "white"), (0.1, -1.9, top + 0.2, 0.2, "pink"))


@scene("process/game-plan", "coral")
def plan(s):
    """A folded map with one pin."""
    top = _set(s, "#FF9C7E")
    with Group(at=(-0.15, 0.1, top + 0.72), turn=10, tilt=-24, scale=1.15):
        for i in range(4):
            shade = ("white", "paperDeep", "white", "paperDeep")[i]
            with Group(at=(-1.35 + 0.9 * i, 0, 0.0 if i % 2 else 0.02)):
                box((0.94, 2.5, 0.07), (0, 0, 0.08), paint(shade, "satin"), 0.02, (0, 9 if i % 2 else -9, 0))
        tube([(-1.5, -0.9, 0.24), (-1.0, -0.2, 0.26), (-0.5, -0.5, 0.24), (0.1, 0.2, 0.26), (0.7, 0.1, 0.26), (0.95, 0.55, 0.24)], 0.06, paint("violet"))
        for x, y, colour in ((-1.5, -0.9, "ink"), (-0.5, -0.5, "violet"), (0.1, 0.2, "violet")):
            disc(0.13, 0.1, (x, y, 0.25), paint(colour), 0.04)
        box((0.5, 0.4, 0.12), (-1.3, 0.6, 0.2), paint("mint"), 0.05)
        box((0.6, 0.5, 0.12), (1.25, -0.6, 0.2), paint("mint"), 0.05)
        box((0.4, 0.34, 0.12), (-0.2, 0.85, 0.2), paint("sky"), 0.05)
        with Group(at=(0.95, 0.55, 0.2), tilt=24):
            p.pin("marigold", "white")
    s.lens((2.05, -0.8, top), 0.56, turn=-18)
    s.scatter((-3.3, -1.4, None, 0.36, "violet"), (3.4, -1.4, None, 0.3, "ink"), (-1.5, -1.9, top + 0.2, 0.2, "marigold"))


@scene("process/go-live", "marigold")
def live(s):
    """A stubby rocket leaves the plinth."""
    top = _set(s, "butter")
    with Group(at=(-0.25, 0.1, top + 0.92), roll=9, turn=-12, scale=0.98):
        p.rocket("white", "coral", "violet")
    for x, y, z, r in ((-1.3, -0.2, 0.42, 0.46), (-0.75, -0.7, 0.34, 0.38), (0.0, -0.8, 0.4, 0.44), (0.65, -0.5, 0.34, 0.38), (-0.4, 0.3, 0.5, 0.5), (-1.85, 0.2, 0.26, 0.3), (1.1, 0.0, 0.26, 0.28)):
        sphere(r, (x - 0.1, y, top + z * 0.7), paint("white", "satin"))
    s.lens((2.0, -0.7, top), 0.58, turn=-18)
    s.scatter((-3.3, -1.4, None, 0.36, "violet"), (3.4, -1.4, None, 0.34, "coral"), (2.7, -2.0, None, 0.16, "white"), (-2.3, 0.2, 4.0, 0.16, "violet"), (1.9, 0.2, 3.9, 0.2, "coral"))


@scene("process/refine-and-scale", "ink")
def refine(s):
    """Three rings grow round the lens."""
    top = _set(s, "inkSoft")
    for radius, thickness, colour, turn, y in ((0.95, 0.15, "marigold", 0, -0.4), (1.5, 0.19, "coral", -14, -0.1), (2.15, 0.23, "violetSoft", 14, 0.2)):
        with Group(at=(0, y, top + radius + thickness), turn=turn):
            ring(radius, thickness, (0, 0, 0), paint(colour))
    s.lens((0, -0.45, top + 1.02), 0.66, hold=False)
    for i, (height, colour) in enumerate(((0.4, "lilac"), (0.62, "pink"), (0.9, "marigold"))):
        box((0.38, 0.38, height), (1.55 + 0.46 * i, -1.15, top + height / 2), paint(colour), 0.1)
    s.scatter((-3.3, -1.4, None, 0.36, "coral"), (3.6, -1.6, None, 0.3, "lilac"), (-1.9, -1.2, top + 0.3, 0.3, "marigold"), (-1.35, -1.7, top + 0.16, 0.16, "white"))
