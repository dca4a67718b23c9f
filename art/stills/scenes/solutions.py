"""Solutions: each one object that answers its card's headline, cut out, to lie in the card's lower corner."""

import math
import random

from kit import city
from kit import props as p
from kit.paint import paint
from kit.registry import scene
from kit.shapes import Group, blanket, box, capsule, card, disc, eye, lathe, letters, plate, puck, ring, rounded, smooth_line, sphere, tube


def cut_out(s, shadow=True):
    """Camera straight ahead, no background, and a light that throws a soft shadow a little to the lower right."""
    s.camera((0, -16, 0), (0, 0, 0), 80)
    s.remove_lights()
    s.light((-5, -11, 8), (0, 0, 0), 4.4, 2200, "#fffaf4")
    s.light((7, -2.5, 2), (0, 0, 0), 3.0, 300, s.colours["rim"])
    s.ambient.inputs[1].default_value = 1.15
    s.cut_out(shadow)


@scene("solutions/lead-management", "violet", 16)
def leads(s):
    """A speech bubble that is an alarm clock; its first quarter of an hour is coral."""
    cut_out(s)
    with Group(at=(-0.15, -0.3, -0.1), turn=16, roll=-11, tilt=-8, scale=0.95):
        bubble = rounded([(-2.3, 1.75), (2.3, 1.75), (2.3, -1.55), (0.1, -1.55), (-1.75, -2.75), (-1.55, -1.55), (-2.3, -1.55)], 0.55, 8)
        plate(bubble, 1.5, material=paint("marigold"), edge=0.22)
        puck(1.4, 0.2, (0, -0.72, 0.1), paint("white", "satin"), 0.08)
        with Group(at=(0, -0.84, 0.1)):
            quarter = [(1.12 * math.sin(math.radians(a)), 1.12 * math.cos(math.radians(a))) for a in range(90, -1, -6)]
            plate([(0, 0), *quarter], 0.06, material=paint("coral", "satin"), edge=0.02)
            for k in range(12):
                a = math.radians(30 * k)
                capsule((1.05 * math.cos(a), 0, 1.05 * math.sin(a)), (1.2 * math.cos(a), 0, 1.2 * math.sin(a)), 0.045, paint("ink", "satin"))
            for a, reach in ((0, 0.95), (90, 0.68)):
                a = math.radians(a)
                capsule((0, -0.1, 0), (reach * math.sin(a), -0.1, reach * math.cos(a)), 0.09, paint("ink"))
            puck(0.17, 0.16, (0, -0.12, 0), paint("ink"), 0.05)
        for side in (-1, 1):
            with Group(at=(side * 1.15, 0, 1.75), roll=24 * side):
                disc(0.12, 0.5, (0, 0, 0.1), paint("ink"), 0.03)
                lathe(smooth_line([(0.9, 0.25), (0.86, 0.5), (0.62, 0.85), (0.25, 1.02), (0, 1.04)], 40), material=paint("coral"), angle=80)
                disc(0.9, 0.12, (0, 0, 0.27), paint("coral"), 0.05)
                sphere(0.13, (0, 0, 1.1), paint("white"))
        capsule((0, 0, 1.6), (-0.12, 0, 2.45), 0.07, paint("ink"))
        sphere(0.23, (-0.14, 0, 2.5), paint("white"))


@scene("solutions/awareness", "coral", 16)
def awareness(s):
    """An umbrella is up before the first drop lands."""
    cut_out(s)
    with Group(at=(-0.4, -0.4, -0.2), turn=10, roll=-27, tilt=-20):
        for k in range(8):
            rows = []
            for i in range(17):
                t = max(0.02, i / 16)
                row = []
                for j in range(13):
                    turn = 2 * math.pi * (k + j / 12) / 8
                    slack = math.sin(math.pi * j / 12) * t**2
                    reach = 2.5 * math.sin(1.45 * t) * (1 - 0.07 * slack)
                    row.append((reach * math.cos(turn), reach * math.sin(turn), 1.75 * math.cos(1.45 * t) + 0.26 * slack))
                rows.append(row)
            blanket(rows, paint("white" if k % 2 else "violet", "satin"), 0.06)
            turn = 2 * math.pi * k / 8
            sphere(0.1, (2.5 * math.cos(turn), 2.5 * math.sin(turn), 0.2), paint("marigold"))
        lathe([(0.16, 1.7), (0.1, 2.1), (0, 2.2)], material=paint("marigold"))
        capsule((0, 0, 1.6), (0, 0, -2.5), 0.1, paint("ink"))
        hook = [(0, 0, -2.1), (0, 0, -2.8), (0.14, 0, -3.25), (0.5, 0, -3.45), (0.86, 0, -3.25), (0.98, 0, -2.9)]
        tube(hook, 0.19, paint("marigold"))
        sphere(0.19, hook[-1], paint("marigold"))
    with Group(at=(0.72, -1.0, 2.1), roll=-8, scale=0.66):
        lathe(smooth_line([(0, -0.9), (0.45, -0.78), (0.72, -0.4), (0.7, 0), (0.42, 0.6), (0.14, 1.15), (0, 1.4)], 60), material=paint("sky"), angle=80)


@scene("solutions/influencers", "marigold", 16)
def influencers(s):
    """A heart with a label on a string: on loan."""
    cut_out(s)
    with Group(at=(-0.35, -0.3, 0.35), roll=-12, turn=14, tilt=-6):
        p.heart(5.0, "coral", 2.3)
        ring(0.27, 0.09, (1.35, -1.12, 0.7), paint("white"))
    with Group(at=(1.05, -1.75, -1.15), roll=17, turn=-6):
        tag = rounded([(-1.45, 0.85), (1.5, 0.85), (1.5, -0.85), (-1.45, -0.85), (-1.95, -0.35), (-1.95, 0.35)], 0.16)
        plate(tag, 0.14, material=paint("white", "satin"), edge=0.05)
        ring(0.17, 0.07, (-1.55, -0.08, 0), paint("violet"))
        letters("On loan", 0.82, 0.06, (0.12, -0.09, 0.02), paint("ink", "satin"), p.DISPLAY)
    tube([(1.36, -1.35, 1.32), (1.1, -1.75, 1.1), (0.1, -1.85, 0.85), (-0.65, -1.95, 0.2), (-0.42, -1.95, -0.68)], 0.06, paint("violet", "satin"))


def _slice():
    """Slice of toast that faces the viewer, centred, with a play sign burnt into it."""
    half = [(0, 1.42), (0.7, 1.5), (1.25, 1.3), (1.42, 0.85), (1.2, 0.45), (1.2, -1.4)]
    outline = rounded([*half, *[(-x, z) for x, z in reversed(half[1:])]], 0.34, 8)
    plate(outline, 0.46, material=paint("#B8702E", "matte"), edge=0.14)
    plate([(x * 0.87, z * 0.88) for x, z in outline], 0.5, material=paint("#FFE3AE", "matte"), edge=0.05)
    with Group(at=(0.06, -0.25, 0.35)):
        p.play(0.62, "#7A3E14", 0.08)


@scene("solutions/live-coverage", "ink", 16)
def live(s):
    """A toaster pops up two slices with a play sign on them; its dial is at twenty."""
    cut_out(s)
    with Group(at=(-0.1, -0.5, -0.85), turn=24, tilt=-15, roll=-5, scale=0.92):
        for x, y, z, roll in ((1.0, 0.48, 1.5, 13), (-0.55, -0.42, 2.1, -10)):
            with Group(at=(x, y, z), roll=roll):
                _slice()
        box((4.7, 2.5, 2.7), (0, 0, 0), paint("coral"), 0.72)
        for y in (-0.42, 0.48):
            box((3.3, 0.62, 0.1), (0, y, 1.34), paint("chrome", "metal"), 0.04)
            box((3.1, 0.5, 0.1), (0, y, 1.36), paint("ink", "satin"), 0.02)
        box((4.4, 2.2, 0.4), (0, 0, -1.3), paint("marigold"), 0.14)
        with Group(at=(-0.95, -1.26, -0.15)):
            puck(0.72, 0.16, (0, 0, 0), paint("white", "satin"), 0.06)
            letters("20", 0.82, 0.06, (0, -0.1, 0), paint("ink", "satin"), p.DISPLAY)
        with Group(at=(1.15, -1.26, -0.15)):
            puck(0.48, 0.5, (0, -0.1, 0), paint("marigold"), 0.12)
            capsule((0, -0.38, 0.1), (0, -0.38, 0.36), 0.06, paint("ink"))


@scene("solutions/public-relations", "jade", 16)
def relations(s):
    """A newspaper with its reading glasses on."""
    cut_out(s)
    with Group(at=(-0.15, -0.2, 0.05), turn=-17, roll=9, tilt=-5):
        for k, colour in enumerate(("paperDeep", "white", "paperDeep", "white")):
            card(4.1, 5.3, 0.1, (0.06 * (3 - k), 0.4 - 0.13 * k, -0.05 * (3 - k)), paint(colour, "matte"), 0.06, 0.03)
        with Group(at=(0, -0.06, 0)):
            letters("NEWS", 1.42, 0.06, (0, 0, 1.85), paint("ink", "matte"), p.font("abril-fatface", weight=400))
            for z in (2.52, 1.2):
                box((3.6, 0.06, 0.07), (0, 0, z), paint("ink", "satin"), 0.01)
            card(1.68, 1.5, 0.06, (-0.96, 0, -1.35), paint("coral", "satin"), 0.06, 0.02)
            with Group(at=(0.12, 0, -0.7)):
                p.lines((1.68, 1.5, 1.68, 1.3, 1.6), 0.34, 0.13, ("ink",), depth=0.05)
            with Group(at=(-1.8, 0, 0.85)):
                p.lines((3.6, 3.3, 3.6, 2.6), 0.36, 0.15, ("ink",), depth=0.05)
        with Group(at=(0.05, -0.8, 0.35), roll=-5, turn=6):
            for side in (-1, 1):
                sphere(0.98, (side * 1.16, 0, 0), paint("white", "pane"), (1, 0.16, 1)).visible_shadow = False
                ring(1.0, 0.17, (side * 1.16, 0, 0), paint("marigold"))
                tube([(side * 2.1, 0.02, 0.25), (side * 2.3, 0.3, 0.3), (side * 2.3, 1.6, 0.2)], 0.13, paint("marigold"))
            ring(0.3, 0.14, (0, 0, 0.06), paint("marigold"), arc=140, start=20)


@scene("solutions/video-shoots", "lilac", 16)
def shoots(s):
    """A film camera cut into slices like a loaf."""
    cut_out(s)
    with Group(at=(0.58, 0.1, -0.1), turn=42, tilt=-24, roll=2, scale=1.2):
        box((1.5, 2.0, 2.2), (-1.5, 0, 0), paint("violet"), 0.22)
        with Group(at=(-2.25, 0, 0), turn=-90):
            puck(0.86, 0.7, (0, -0.2, 0), paint("ink"), 0.1)
            puck(0.98, 0.4, (0, -0.62, 0), paint("ink"), 0.12)
            ring(0.9, 0.09, (0, -0.84, 0), paint("marigold"))
            eye(0.72, (0, -0.84, 0))
        for y in (-0.5, 0.5):
            capsule((-1.5, y, 1.0), (-1.5, y, 1.5), 0.13, paint("ink"))
        capsule((-1.5, -0.62, 1.55), (-1.5, 0.62, 1.55), 0.19, paint("ink"))
        x = -0.55
        for k, lean in enumerate((8, 20, 35, 54, 76)):
            with Group(at=(x, 0, -1.1), roll=lean):
                box((0.34, 2.0, 2.2), (0.17, 0, 1.1), paint("violet"), 0.14)
                box((0.06, 1.62, 1.82), (0.01, 0, 1.1), paint("coral", "satin"), 0.02)
                box((0.06, 0.95, 1.1), (-0.03, 0, 1.1), paint("peach", "satin"), 0.02)
            x += 0.64 + 0.12 * k


def _kernel(order):
    """Popped corn, centred."""
    for _ in range(5):
        a, b = math.radians(order.uniform(0, 360)), math.radians(order.uniform(-60, 60))
        at = (0.17 * math.cos(a) * math.cos(b), 0.17 * math.sin(a) * math.cos(b), 0.17 * math.sin(b))
        sphere(order.uniform(0.15, 0.22), at, paint(order.choice(("#FFF6DF", "#FFF6DF", "butter")), "satin"), detail=24)


@scene("solutions/branded-content", "violet", 16)
def branded(s):
    """A tub of popcorn whose logo is taped over."""
    cut_out(s)

    def width(z):
        return 1.75 + 0.22 * z

    def onto(x, z, lift):
        """A place on the front of the tub."""
        reach = width(z) + lift
        return reach * math.sin(x / reach), -reach * math.cos(x / reach), z

    with Group(at=(-0.15, 0.0, -0.65), roll=10, tilt=-16, scale=0.96):
        for k in range(20):
            rows = [[(width(z) * math.cos(a), width(z) * math.sin(a), z) for a in [2 * math.pi * (k + j / 6) / 20 for j in range(7)]] for z in (-2.0, -1, 0, 1, 1.75)]
            blanket(rows, paint("white" if k % 2 else "coral", "satin"), 0.08)
        ring(width(1.75), 0.1, (0, 0, 1.75), paint("white"), (0, 0, 0))
        badge = [[onto(r * math.cos(a), r * math.sin(a) - 0.15, 0.05) for a in [2 * math.pi * i / 60 for i in range(61)]] for r in (0.01, 0.5, 1.08, 1.14)]
        blanket(badge, paint("violet", "satin"), 0.06)
        for lean, lift in ((32, 0.1), (-32, 0.15)):
            c, n = math.cos(math.radians(lean)), math.sin(math.radians(lean))
            tape = [[onto(u * c - v * n, u * n + v * c - 0.15, lift) for v in (-0.3, 0, 0.3)] for u in [1.6 * (i / 20 - 1) for i in range(41)]]
            blanket(tape, paint("marigold", "satin"), 0.03)
        disc(1.9, 0.1, (0, 0, 1.68), paint("butter", "satin"), 0.02)
        order = random.Random(5)
        for _ in range(105):
            a, r = order.uniform(0, 2 * math.pi), 1.75 * math.sqrt(order.random())
            with Group(at=(r * math.cos(a), r * math.sin(a), 1.75 + (1.75 - r) * 0.55 * order.uniform(0.75, 1.05))):
                _kernel(order)
    for x, z in ((1.95, 1.75), (-1.35, 2.55)):
        with Group(at=(x, -0.6, z), scale=1.15):
            _kernel(order)


@scene("solutions/creative-innovations", "coral", 16)
def innovations(s):
    """A whale breaks through the page of a calendar: Tuesday."""
    cut_out(s)
    with Group(at=(0.15, 0.6, 0.0), turn=10, roll=6, tilt=-4):
        card(4.9, 5.3, 0.3, (0, 0, -0.1), paint("white", "matte"), 0.3, 0.08)
        card(4.9, 1.5, 0.4, (0, -0.02, 1.8), paint("violet", "satin"), 0.3, 0.1)
        letters("TUE", 1.2, 0.08, (0.95, -0.26, 1.76), paint("white", "satin"), p.DISPLAY)
        for x in (-1.5, 1.5):
            capsule((x, 0, 2.3), (x, 0, 2.95), 0.15, paint("ink"))
        hole = [(1.55 * (1 + 0.16 * (-1) ** k) * math.cos(2 * math.pi * k / 18), 1.25 * (1 + 0.16 * (-1) ** k) * math.sin(2 * math.pi * k / 18)) for k in range(18)]
        plate(hole, 0.06, (0.1, -0.16, -0.75), paint("ink", "matte"), 0)
        for k in range(11):
            a = 2 * math.pi * (k + 0.3) / 11
            with Group(at=(0.1 + 1.5 * math.cos(a), -0.18, -0.75 + 1.2 * math.sin(a)), roll=90 - math.degrees(a)), Group(tilt=-58):
                plate(rounded([(-0.42, 0), (0.42, 0), (0.05, 0.85)], 0.05), 0.05, material=paint("white", "matte"), edge=0.01)
    with Group(at=(0.05, 0.2, -0.5), turn=217), Group(roll=-19, tilt=18, scale=(1.08, -1.08, 1.08)):
        city.whale("lavender", "violet", "violet")


@scene("solutions/affiliates", "marigold", 16)
def affiliates(s):
    """A gavel comes down on a rupee coin: sold."""
    cut_out(s)
    with Group(at=(-0.75, -0.2, -1.0), tilt=-52, roll=4):
        disc(2.0, 0.5, (0, 0, 0), paint("gold", "metal"), 0.14)
        ring(1.74, 0.08, (0, 0, 0.25), paint("gold", "metal"), (0, 0, 0))
        with Group(at=(-0.55, -0.5, 0.27), tilt=90):
            letters("₹", 2.9, 0.12, (0, 0, 0), paint("orange"), p.DISPLAY_EXTENDED)
    with Group(at=(0.0, -1.5, 0.85), roll=17, tilt=-14, turn=-12, scale=0.86):
        profile = [(0, -1.6), (0.92, -1.6), (1.05, -1.5), (1.05, -1.05), (0.98, -0.98), (0.86, -0.9), (0.82, 0), (0.86, 0.9), (0.98, 0.98), (1.05, 1.05), (1.05, 1.5), (0.92, 1.6), (0, 1.6)]
        lathe(profile, material=paint("violet"), angle=50)
        for z in (-0.8, 0.8):
            ring(0.9, 0.11, (0, 0, z), paint("gold", "metal"), (0, 0, 0))
        with Group(at=(0.7, 0, 0), roll=90):
            lathe(smooth_line([(0.2, 0), (0.24, 0.4), (0.2, 1.2), (0.3, 2.2), (0.26, 2.7), (0, 2.9)], 50), material=paint("violet"), angle=70)
