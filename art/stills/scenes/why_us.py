"""Why us: eight reasons, each one object seen from so close that the frame cuts it, in a low, hard light."""

import math
import random

from kit import props as p
from kit.glove import glove
from kit.paint import linear, paint, picture, stone
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, draped, eye, lathe, letters, plate, puck, ring, sphere, tube
from scenes.wide import page


def _close(s, at, target, lens=50, light=(1, 0.45, -0.5), energy=4.2, blur=None, focus=None):
    """Camera, a sun that rakes over the object, and less light in the shadows than elsewhere."""
    s.camera(at, target, lens, blur, focus)
    s.sunlight(light, energy, "#ffefd8", 2.5)
    s.ambient.inputs[1].default_value = 0.5
    # Far below: nothing here stands on the floor.
    s.sweep.location.z = -12


def _brick(x, y, z, columns, rows, colour):
    """Brick with studs; its lower left front corner is at a whole place of the grid."""
    box((columns - 0.03, rows - 0.03, 1.18), (x + columns / 2, y + rows / 2, z * 1.2 + 0.6), paint(colour), 0.07)
    for i in range(columns):
        for k in range(rows):
            disc(0.31, 0.3, (x + i + 0.5, y + k + 0.5, z * 1.2 + 1.25), paint(colour), 0.06)


@scene("why-us/one-team", "violet")
def team(s):
    """Four bricks locked together, studs up."""
    _close(s, (0, -13, 9.6), (0.1, 0, 3.1), 56)
    with Group(at=(0, 0.6, 0), turn=-31, scale=1.62):
        _brick(-4, -1, 0, 4, 2, "coral")
        _brick(0, -1, 0, 4, 2, "marigold")
        _brick(-2, -1, 1, 4, 2, "jadeBright")
        _brick(-1, -1, 2, 2, 2, "white")


@scene("why-us/open-books", "coral")
def books(s):
    """A page of the ledger from close by; its chart stands up from the paper."""
    _close(s, (1.2, -7.8, 8.2), (3.1, 0.25, 0.4), 46, (1, 0.4, -0.75), 5.0)
    with Group(turn=-14):
        for side in (-1, 1):

            def paper(u, v, side=side):
                x = 7 * (u if side > 0 else 1 - u)
                return side * x, 8.6 * (v - 0.5), 0.35 + 0.62 * math.sin(math.pi * min(1, 0.13 + x / 6.6)) ** 1.4 * math.exp(-x / 7)

            draped(paper, picture(page("ledger"), 0, 0.6) if side > 0 else paint("paper", "matte"), 60, 4)
            box((7.1, 8.6, 0.3), (side * 3.55, 0, 0.15), paint("paperDeep", "matte"), 0.02)
            box((7.4, 9.1, 0.12), (side * 3.7, 0, -0.02), paint("violet"), 0.05)
        for i, height in enumerate((0.4, 0.65, 0.95, 1.35)):
            box((0.72, 0.72, height), (1.35 + 1.05 * i, -2.25, 0.7 + height / 2), paint(("violet", "violet", "violet", "marigold")[i]), 0.1)


@scene("why-us/senior-hands", "marigold")
def hands(s):
    """A white glove holds the lens between finger and thumb."""
    _close(s, (0, -14, 2.2), (0.3, 0, 2.15), 60, (1, 0.6, -0.6))
    # The ground's own light would make the glove yellow.
    s.ambient.inputs[0].default_value = linear("lilac")
    with Group(at=(2.0, 0, 0.2), roll=-14, scale=1.12):
        glove("hold", sleeve="violet")
        with Group(at=(-2.72, -0.1, 1.94)):
            eye(1.02)
            ring(1.24, 0.16, (0, 0, 0), paint("gold", "metal"))
            puck(1.26, 0.1, (-0.14, 1.1, 0.02), paint("violet", "satin"))


@scene("why-us/local-knowledge", "ink")
def local(s):
    """The globe's curve as a horizon, with five pins, at first light."""
    _close(s, (0, -15, 3.2), (0, 0, 2.3), 50, (0.8, 0.55, -0.42), 4.6)
    radius = 8.4

    def onto(degrees, near):
        """Stand a thing on the globe, so far to the right and so far towards the viewer."""
        return Group(at=(0, 0, -5.9), tilt=-near, roll=degrees)

    sphere(radius, (0, 0, -5.9), paint("violet", "satin"), detail=160)
    order = random.Random(4)
    for degrees, near, size in ((-25, 13, 1.1), (-10, 23, 1.0), (1, 6, 1.2), (15, 18, 1.2), (27, 8, 1.0), (23, 32, 0.7), (-22, 32, 0.7)):
        for _ in range(9):
            with onto(degrees + order.uniform(-5, 5) * size, near + order.uniform(-4, 4) * size):
                sphere(size * order.uniform(0.3, 0.6), (0, 0, radius), paint("mint", "satin"), (1, 1, 0.12), detail=40)
    for degrees, near, size in ((-25, 12, 1.0), (-9.5, 22, 1.1), (1, 5, 1.25), (15, 17, 1.4), (27, 7, 1.0)):
        with onto(degrees, near), Group(at=(0, 0, radius + 0.05), tilt=near, scale=size):
            p.pin("marigold", "white")


@scene("why-us/in-house-studio", "jade")
def studio(s):
    """A clapperboard at the moment it snaps shut."""
    _close(s, (-1.6, -14, 2.6), (-0.3, 0, 2.2), 54, (1, 0.62, -0.6))
    with Group(at=(0.7, 0, 0.75), turn=12, roll=-7, tilt=4):
        box((9, 5.4, 0.4), (0, 0, 0), paint("ink", "satin"), 0.15, (90, 0, 0))
        for x, width, label, text in ((-4.1, 2.4, "SCENE", "12"), (-1.2, 2.4, "TAKE", "2"), (1.7, 2.4, "ROLL", "A")):
            letters(label, 0.36, 0.02, (x, -0.22, 2.05), paint("lavender", "satin"), p.font("space-grotesk", weight=500), align="LEFT")
            letters(text, 1.5, 0.05, (x - 0.06, -0.23, 1.05), paint("white", "satin"), p.DISPLAY, align="LEFT")
        for x in (-1.55, 1.35):
            box((0.05, 0.05, 2.2), (x, -0.2, 1.3), paint("lavender", "satin"), 0)
        box((9, 0.05, 0.05), (0, -0.2, 0.1), paint("lavender", "satin"), 0)
        letters("OKHLA, SET 2", 0.72, 0.04, (-4.1, -0.22, -0.6), paint("marigold", "satin"), p.DISPLAY, align="LEFT")
        for angle, z in ((0, 3.2), (13, 3.75)):
            with Group(at=(-4.5, 0, z), roll=-angle):
                box((9, 0.42, 0.95), (4.5, 0, 0), paint("ink", "satin"), 0.1)
                for i in range(6):
                    x = 0.75 + 1.55 * i
                    lean = 0.3 if angle else -0.3
                    plate([(x - 0.4 + lean, 0.46), (x - 0.4 - lean, -0.46), (x + 0.4 - lean, -0.46), (x + 0.4 + lean, 0.46)], 0.06, (0, -0.21, 0), paint("white", "satin"), 0.02)
        disc(0.3, 0.2, (-4.1, -0.3, 3.45), paint("gold", "metal"), 0.08, (90, 0, 0))


@scene("why-us/ai-with-editors", "lilac")
def editors(s):
    """A red pencil draws the smile on a robot's face, and the robot watches it do so."""
    _close(s, (0, -14, 2.6), (0, 0, 2.6), 62, (1, 0.6, -0.55))
    with Group(at=(-0.75, 1.2, 2.15), turn=13, roll=-6):
        box((6.9, 4, 5.0), (0, 0, 0), paint("violet"), 1.0)
        box((5.5, 1.4, 1.2), (0, 0.2, -2.9), paint("chrome", "metal"), 0.3)
        card(5.9, 4.0, 0.5, (0, -1.92, 0.05), paint("white"), 0.95, 0.16)
        card(5.35, 3.45, 0.3, (0, -2.06, 0.05), paint("ink"), 0.75, 0.06)
        for side in (-1, 1):
            with Group(at=(side * 1.27, -2.45, 0.56)):
                eye(0.86).shift(turn=13, tilt=-17)
                ring(0.92, 0.12, (0, 0.1, 0), paint("gold", "metal"))
            disc(1.0, 0.5, (side * 3.6, 0, 0), paint("marigold"), 0.14, (0, 90, 0))
            disc(0.6, 0.5, (side * 3.85, 0, 0), paint("white"), 0.14, (0, 90, 0))
            for z in (-2.08, 2.12):
                sphere(0.13, (side * 2.85, -1.95, z), paint("chrome", "metal"), (1, 0.5, 1))
        disc(0.5, 0.3, (1.5, -0.4, 2.55), paint("white"), 0.1)
        capsule((1.5, -0.4, 2.6), (1.5, -0.4, 3.05), 0.12, paint("chrome", "metal"))
        sphere(0.36, (1.5, -0.4, 3.3), paint("coral"))
        smile = [(-1.45, -2.26, -0.62), (-1.1, -2.26, -0.98), (-0.4, -2.26, -1.25), (0.4, -2.26, -1.24), (1.0, -2.26, -1.0), (1.42, -2.26, -0.62)]
        tube(smile, 0.12, paint("#FF4B32", "satin"), radii=[0.7, 1.0, 1.15, 1.05, 0.95, 0.8])
        with Group(at=(1.46, -2.3, -0.6), roll=61, tilt=-22):
            p.pencil(8, 0.46, "vermilion", "white")
            lathe([(0, -0.03), (0.12, 0.1), (0.14, 0.15), (0.25, 0.27), (0.2, 0.28)], material=paint("#FF4B32", "satin"), segments=48)


@scene("why-us/fast-replies", "violet")
def replies(s):
    """A paper plane dives out of the frame; its trail loops behind it."""
    _close(s, (-0.8, -14, 3.4), (-0.8, 0, 3.0), 60, (0.8, 0.8, -0.6))
    s.sweep.location.y, s.sweep.location.z = -3.6, 0
    with Group(at=(1.5, -0.6, 2.5), turn=14, roll=30, tilt=-48):
        p.paper_plane(3.1, "white", "lavender")
    trail = [(-6, 0.4, 5.2), (-4.4, 0.2, 4.0), (-2.6, 0.1, 3.6), (-1.6, 0, 4.8), (-2.7, -0.1, 5.6), (-3.4, -0.2, 4.4), (-2.2, -0.3, 3.5), (-0.7, -0.5, 3.6)]
    tube(trail, 0.2, paint("marigold"), radii=[1, 1, 1, 1, 1, 1, 0.9, 0.3])


@scene("why-us/built-to-last", "coral")
def lasting(s):
    """The keystone of a stone arch, seen from below."""
    _close(s, (-2.2, -9, -1.2), (0.2, 0, 3.4), 38, (0.9, 0.75, -0.45), 4.6)
    stones = [stone(colour, 5, 0.5) for colour in ("#FFF3E6", "#F6E0CF", "#FFFAF2")]
    key = stone("violet", 5, 0.4)
    inner, outer = 4.4, 7.2
    for k in range(-3, 4):
        low, high = (math.radians(90 + 20 * k + edge) for edge in (-9.7, 9.7))
        grow = 0.55 if k == 0 else 0
        outline = []
        for reach, start, end in ((outer + grow, low, high), (inner - grow * 0.7, high, low)):
            outline += [(reach * math.cos(start + (end - start) * i / 8), reach * math.sin(start + (end - start) * i / 8)) for i in range(9)]
        plate(outline, 3.4 if k == 0 else 2.8, (0, 0, -1.4), key if k == 0 else stones[k % 3], 0.1)
