"""The proofs beside the steps of the case studies: one toy-like object each, on a plain ground, that reads at the size of a stamp."""

import math
import random

from kit import props as p
from kit.paint import glazed, paint
from kit.people import Person
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, lathe, letters, plate, ring, rounded, smooth_line, sphere, tube
from scenes.case_studies import coil, terraced
from scenes.wide import BUYER, CHEMIST, MAKER, bowl

CREAM, RUST, BLUE = "#F4EAD6", "#B0562C", "#1C3FD0"


def _table(s, colour, at, target, lens):
    """One colour all round, a soft sun from the upper left, and a camera."""
    s.backdrop(colour)
    s.sunlight((0.8, 0.7, -1.0), 3.4, "#FFF3E2", 7)
    s.ambient.inputs[0].default_value = (1, 0.97, 0.94, 1)
    s.ambient.inputs[1].default_value = 0.55
    s.camera(at, target, lens)


def _flat(text, size, at, colour, turn=0):
    """Letters that lie on something, to be read from the front."""
    with Group(at=at, turn=turn), Group(tilt=90):
        letters(text, size, 0.04, (0, 0, 0), paint(colour, "satin"), p.DISPLAY)


@scene("evidence/kilnmark-orders", "marigold", 12)
def kilnmark_orders(s):
    """A year of order slips on a spike; those on top are gold."""
    _table(s, BLUE, (-1.4, -7.6, 5.0), (0.1, 0, 1.62), 42)
    dice = random.Random(4)
    disc(1.5, 0.2, (0, 0, 0.1), paint("ink", "satin"), 0.08)
    for k in range(30):
        gold = k > 24
        box((3.1, 2.2, 0.055), (0.16 * (dice.random() - 0.5), 0.14 * (dice.random() - 0.5), 0.25 + 0.062 * k), paint("marigold", "satin") if gold else paint(("#FFFBF2", "#F1E4CC")[k % 2], "matte"), 0.012, (0, 0, 26 * (dice.random() - 0.5) + 10 * gold))
    capsule((0, 0, 0.2), (0, 0, 3.0), 0.07, paint("chrome", "metal"))
    disc(0.07, 0.36, (0, 0, 3.16), paint("chrome", "metal"), 0.01, top=0.005)
    box((3.1, 2.2, 0.055), (0, 0, 2.14), paint("marigold", "satin"), 0.012, (0, 0, 8))
    _flat("22", 1.5, (-0.78, -0.32, 2.19), "ink", 8)
    for k, width in enumerate((0.95, 0.7, 0.85)):
        with Group(at=(0, 0, 2.19), turn=8):
            box((width, 0.14, 0.03), (0.32 + width / 2, 0.1 - 0.36 * k, 0), paint("ink", "satin"), 0.01)


@scene("evidence/kilnmark-pages", "lilac", 12)
def kilnmark_pages(s):
    """A bowl with a large new label, Noodle bowl, hung over the old one, beside a lemon."""
    _table(s, "#CFDBFF", (-0.5, -8.2, 2.7), (0.15, 0, 0.98), 41)
    with Group(at=(0.1, 0.5, 0), turn=150, scale=1.95):
        bowl(CREAM, line=0.3)
    with Group(at=(2.75, -0.6, 0.62), turn=24):
        lathe([(max(0, r), z) for r, z in smooth_line([(0, -0.86), (0.16, -0.8), (0.27, -0.66), (0.56, -0.33), (0.62, 0.08), (0.48, 0.44), (0.24, 0.68), (0.1, 0.77), (0, 0.81)], 60)], material=paint("#F7C71E", "satin"), rotation=(0, 90, 0), angle=80)
    cord = paint(RUST, "matte")
    for at, roll, size, wall, colour, text in (((0.3, -1.5, 0.5), 12, 0.66, "#B9B3AB", "#7D776F", ("Low Form", "No. 4")), ((-1.5, -1.75, 0.82), -8, 0.8, "#FFFDF8", BLUE, ("Noodle", "bowl"))):
        with Group(at=at, tilt=8, roll=roll, scale=size):
            plate(rounded([(-1.3, -0.62), (1.05, -0.62), (1.45, -0.3), (1.45, 0.3), (1.05, 0.62), (-1.3, 0.62)], 0.14), 0.07, (0, 0, 0), paint(wall, "matte"), 0.02)
            ring(0.1, 0.035, (1.16, -0.05, 0), paint("gold", "metal"))
            for row, line in enumerate(text):
                letters(line, 0.58, 0.03, (-0.2, -0.05, 0.24 - 0.5 * row), paint(colour, "satin"), p.DISPLAY)
            tube([(1.16, -0.06, 0), (1.5, 0.1, 0.7), (1.1, 0.5, 1.15)], 0.025, cord)


def _coin_cake(start, end):
    """Part of a thick coin, from one angle to another, facing the viewer: gilt outside, sponge and cream inside."""
    gold = paint("gold", "metal")

    def arc(radius, first=start, last=end):
        return [(radius * math.cos(math.radians(first + (last - first) * k / 60)), radius * math.sin(math.radians(first + (last - first) * k / 60))) for k in range(61)]

    for y, thick, radius, material in (
        (-0.4, 0.16, 2.05, gold),
        (-0.22, 0.2, 1.98, paint("#6B3A20", "matte")),
        (-0.08, 0.09, 1.99, paint("#FFF1D6", "satin")),
        (0.06, 0.2, 1.98, paint("#6B3A20", "matte")),
        (0.2, 0.09, 1.99, paint("#D8482C", "gloss")),
        (0.31, 0.16, 1.98, paint("#6B3A20", "matte")),
        (0.42, 0.1, 2.05, gold),
    ):
        plate([(0, 0), *arc(radius)], thick, (0, y, 0), material, 0.025)
    # The milled edge, the rim with its beads.
    for k in range(int((end - start) / 3) + 1):
        a = start + 1.2 + 3 * k
        if a < end:
            x, z = 2.03 * math.cos(math.radians(a)), 2.03 * math.sin(math.radians(a))
            capsule((x, -0.36, z), (x, 0.4, z), 0.036, gold)
    rim = arc(1.9, start + 1.5, end - 1.5)
    tube([(x, -0.48, z) for x, z in rim], 0.085, gold, smooth=False)
    for x, z in arc(1.66, start + 5, end - 5)[::2]:
        sphere(0.05, (x, -0.49, z), gold, detail=20)


@scene("evidence/kilnmark-budget", "coral", 12)
def kilnmark_budget(s):
    """A coin cut like a cake, with layers; a third of it is gone, and sits in a blue bowl. The knife is still there."""
    _table(s, "blush", (-0.1, -9.6, 5.6), (0.05, 0.0, 0.78), 45)
    with Group(at=(-2.0, 0.35, 0), scale=0.9):
        lathe([(0, 0.02), (1.5, 0.02), (1.7, 0.08), (2.5, 0.2), (2.62, 0.27), (2.56, 0.31), (1.75, 0.18), (0, 0.16)], material=glazed("#B98A62", CREAM, -1), angle=50)
        with Group(at=(0, 0, 0.66), tilt=90):
            _coin_cake(8, 248)
            with Group(at=(-0.66, -0.5, 0.34)):
                letters("$", 2.0, 0.12, (0, 0, 0), paint(BLUE, "gloss"), p.DISPLAY)
    with Group(at=(2.3, 0.35, 0), scale=1.72):
        bowl(BLUE, CREAM, line=0.22)
    with Group(at=(2.1, -0.75, 1.12), turn=-16, scale=0.9), Group(tilt=62):
        _coin_cake(30, 150)
    # Knife and crumbs.
    with Group(at=(0.2, -2.05, 0.07), turn=-12), Group(tilt=90):
        plate(rounded([(-2.2, -0.05), (-1.9, -0.24), (0.1, -0.2), (0.1, 0.2), (-1.5, 0.22)], 0.1), 0.05, (0, 0, 0), paint("chrome", "metal"), 0.02)
        card(1.7, 0.34, 0.2, (0.95, 0, 0), paint(BLUE, "gloss"), 0.16, 0.07)
        for x in (0.5, 1.3):
            sphere(0.06, (x, -0.09, 0), paint("gold", "metal"), (1, 0.5, 1), detail=24)
    dice = random.Random(6)
    for k in range(16):
        size = dice.uniform(0.03, 0.075)
        box((size, size, size), (dice.uniform(-1.5, 0.5), dice.uniform(-1.9, -0.9), size / 2 + (0.16 if k % 2 else 0)), paint(("#6B3A20", "#6B3A20", "gold")[k % 3], "satin"), 0.01, (20 * k, 0, 33 * k))


@scene("evidence/kilnmark-discount", "violet", 12)
def kilnmark_discount(s):
    """A stoneware switch that says 15%, switched off: its bulbs are dark, and somebody has pulled the plug."""
    _table(s, "marigold", (-1.3, -9.6, 3.0), (0.0, -0.1, 1.52), 45)
    brass = paint("gold", "metal")
    with Group(at=(0, 0.4, 1.9), turn=-10, tilt=15, roll=-4, scale=2):
        card(3.6, 1.62, 0.36, (0, 0.1, 0), glazed("#B98A62", CREAM, -1), 0.81, 0.1)
        card(2.9, 0.94, 0.1, (0, -0.08, 0), paint("#6E675F", "satin"), 0.47, 0.03)
        # Dark bulbs all round the edge.
        outline = [(x, z) for x, z in ((1.0 * math.cos(math.radians(a)) * 0.64 + side * 0.995, 0.64 * math.sin(math.radians(a))) for side, first in ((1, -90), (-1, 90)) for a in range(first, first + 181, 18))]
        outline += [(-0.995 + 0.199 * k, side * 0.64) for side in (-1, 1) for k in range(1, 10)]
        for x, z in outline:
            ring(0.052, 0.017, (x, -0.09, z), brass)
            sphere(0.05, (x, -0.115, z), paint("#A79E92", "gloss"), (1, 1.1, 1), detail=24)
        letters("15%", 0.86, 0.1, (0.5, -0.17, -0.01), paint("#B9B0A4", "satin"), p.DISPLAY, 0.025)
        # The knob, at its left end.
        with Group(at=(-1.0, -0.3, 0)):
            disc(0.58, 0.3, (0, 0, 0), glazed("#B98A62", CREAM, -1), 0.1, (90, 0, 0))
            disc(0.4, 0.06, (0, -0.15, 0), glazed("#B98A62", BLUE, -1), 0.03, (90, 0, 0))
            for radius in (0.13, 0.25):
                ring(radius, 0.013, (0, -0.178, 0), paint("#1633A8", "gloss"))
            sphere(0.05, (0, -0.17, 0), brass, (1, 0.5, 1), detail=24)
    flex = paint("#2A2148", "satin")
    tube([(3.55, 0.7, 1.0), (4.25, 0.5, 0.35), (4.1, -0.8, 0.1), (3.0, -1.5, 0.1), (3.4, -2.2, 0.1), (2.6, -2.35, 0.12), (1.75, -2.1, 0.2)], 0.085, flex)
    with Group(at=(1.25, -1.98, 0.3), turn=-14):
        disc(0.2, 0.34, (0.44, 0, -0.06), flex, 0.06, (0, 90, 0), top=0.1)
        box((0.62, 0.62, 0.5), (0, 0, 0), glazed("#B98A62", BLUE, -1), 0.12)
        for y in (-0.15, 0.15):
            box((0.42, 0.07, 0.14), (-0.48, y, 0), brass, 0.03)


def receiver(colour):
    """Handset of a desk telephone, lying along x on z = 0, its cups down."""
    black = paint(colour, "gloss")
    tube([(-2.2, 0, 0.9), (-1.6, 0, 1.25), (0, 0, 1.45), (1.6, 0, 1.25), (2.2, 0, 0.9)], 0.36, black)
    for x in (-2.2, 2.2):
        lathe(smooth_line([(0, 0), (0.78, 0), (0.88, 0.1), (0.86, 0.3), (0.62, 0.66), (0.46, 1.0), (0.2, 1.2), (0, 1.24)], 40), (x, 0, 0), black, angle=60)


@scene("evidence/sandlark-door", "jade", 12)
def sandlark_calls(s):
    """A receiver off the hook on a tall pile of cards; the tab on top says 188."""
    _table(s, "jade", (-1.8, -9.0, 3.0), (0.0, 0, 1.5), 43)
    dice = random.Random(9)
    with Group(turn=-16):
        for k in range(26):
            box((4.6, 2.6, 0.05), (0.2 * (dice.random() - 0.5), 0.12 * (dice.random() - 0.5), 0.03 + 0.062 * k), paint(("#FFFBF2", "#EFE6D6", "#FFFBF2", "#F7D9A4")[k % 4], "matte"), 0.015, (0, 0, 7 * (dice.random() - 0.5)))
        with Group(at=(1.25, -1.66, 0.95), tilt=6):
            card(1.7, 1.05, 0.06, (0, 0, 0), paint("coral", "satin"), 0.1, 0.02)
            letters("188", 0.8, 0.05, (0, -0.06, 0.02), paint("white", "satin"), p.DISPLAY)
        with Group(at=(-0.2, 0, 1.66), turn=-14):
            receiver("#0A0714")
        coil([(-2.3, -0.5, 1.9), (-3.0, -0.9, 1.2), (-3.2, -1.2, 0.3), (-4.2, -1.4, 0.2), (-5.6, -1.0, 0.2)], 0.15, paint("#0A0714", "gloss"), turns=34)


@scene("evidence/sandlark-fields", "marigold", 12)
def sandlark_fields(s):
    """Scissors cut a long form of eleven fields behind the fourth."""
    _table(s, "#F4B8A5", (-0.6, -7.6, 6.2), (-0.35, -0.1, 0.2), 39)
    paper = paint("#FFFBF2", "matte")

    def strip(count, left, fade):
        """Paper with so many fields side by side, to be read from the front."""
        wide = 1.05 * count
        box((wide, 2.1, 0.06), (left + wide / 2, 0, 0), paper if not fade else paint("#D9CFC4", "matte"), 0.02)
        for k in range(count):
            x = left + 1.05 * (k + 0.5)
            box((0.8, 0.62, 0.07), (x, -0.42, 0.02), paint("#B9AEA3" if fade else "jade", "satin"), 0.03)
            box((0.62, 0.46, 0.08), (x, -0.42, 0.03), paint("#E8E0D6" if fade else "#FFFFFF", "satin"), 0.02)
            box((0.7, 0.12, 0.07), (x, 0.2, 0.02), paint("#B9AEA3" if fade else "jade", "satin"), 0.02)
            if not fade:
                with Group(at=(x, -0.42, 0.1), tilt=90):
                    p.tick(0.32, "vermilion", 0.06)

    with Group(at=(0, 0.2, 0.12), turn=6):
        strip(4, -4.3, False)
    with Group(at=(0.35, 0.28, 0.12), turn=-9):
        strip(7, 0.0, True)
    steel = paint("chrome", "metal")
    for side in (-1, 1):
        with Group(at=(0.12, -1.05, 0.4 + 0.07 * side), turn=side * 13), Group(tilt=90):
            plate(rounded([(-0.2, -0.7), (0.2, -0.7), (0.24, 0.3), (0.02, 3.0), (-0.1, 3.0), (-0.24, 0.3)], 0.08), 0.1, (0, 0, 0), steel, 0.03)
    for side in (-1, 1):
        with Group(at=(0.12, -1.05, 0.42), turn=side * 13):
            ring(0.62, 0.17, (side * 0.42, -1.2, 0), paint("violet"), (0, 0, 0))
    disc(0.17, 0.3, (0.12, -1.05, 0.46), paint("gold", "metal"), 0.05)


@scene("evidence/sandlark-dial", "ink", 12)
def sandlark_clock(s):
    """A wall clock from below; its first quarter of an hour is a slab of coral that says 15."""
    _table(s, "jade", (-2.4, -8.6, 0.9), (0.3, 0, 2.75), 43)
    with Group(at=(0.2, 0, 2.4), turn=-8, roll=-6):
        p.puck(2.75, 0.9, (0, 0.2, 0), paint("ink", "gloss"), 0.26)
        p.puck(2.36, 0.2, (0, -0.24, 0), paint("#FBF6EA", "satin"), 0.05)
        for k in range(12):
            if k > 3 or k == 0:
                x, y, z = p.polar(2.02, 90 - 30 * k, -0.37)
                with Group(at=(x, y, z), roll=30 * k):
                    card(0.14, 0.4 if k % 3 == 0 else 0.26, 0.06, (0, 0, 0), paint("ink", "satin"), 0.05, 0.02)
        quarter = [(0.12, 0.12), *((0.12 + 2.1 * math.sin(math.radians(90 * k / 30)), 0.12 + 2.1 * math.cos(math.radians(90 * k / 30))) for k in range(31))][::-1]
        plate(quarter, 0.4, (0, -0.46, 0), paint("coral"), 0.09)
        letters("15", 1.12, 0.1, (0.98, -0.7, 0.9), paint("white", "satin"), p.DISPLAY)
        capsule((0, -0.5, -0.4), (0, -0.5, 1.95), 0.11, paint("ink"))
        capsule((-0.35, -0.56, 0), (1.6, -0.56, 0), 0.14, paint("ink"))
        p.puck(0.26, 0.34, (0, -0.62, 0), paint("marigold"), 0.1)


def _dart():
    """Dart that stands on its tip at the origin."""
    capsule((0, 0, 0), (0, 0, 0.8), 0.06, paint("chrome", "metal"))
    disc(0.17, 1.1, (0, 0, 1.2), paint("ink", "gloss"), 0.06)
    capsule((0, 0, 1.7), (0, 0, 2.6), 0.06, paint("ink", "satin"))
    for turn in (0, 90):
        with Group(at=(0, 0, 2.2), turn=turn + 45):
            plate(rounded([(-0.08, 0), (0.08, 0), (0.55, 0.4), (0.55, 1.0), (-0.55, 1.0), (-0.55, 0.4)], 0.12), 0.07, (0, 0, 0), paint("marigold", "satin"), 0.02)


@scene("evidence/sandlark-ads", "lilac", 12)
def sandlark_target(s):
    """A target whose bull's eye is a house with an open door; the dart is in it."""
    _table(s, "lilac", (-2.6, -9.0, 2.7), (0.2, 0, 2.2), 47)
    with Group(at=(0.3, 0.5, 2.2), turn=8):
        for k, (radius, colour) in enumerate(((3.1, "vermilion"), (2.5, "#FFF8EC"), (1.9, "vermilion"), (1.3, "#FFF8EC"))):
            p.puck(radius, 0.5, (0, -0.1 * k, 0), paint(colour, "satin"), 0.08)
        with Group(at=(0, -0.75, -1.0), scale=1.05):
            terraced("#5A32E0", "marigold", True)
    # The dart has come in by the door.
    with Group(at=(0.02, -1.1, 1.66), turn=-42, tilt=-66):
        _dart()


def _jar(x, y, scale, colour, turn, person):
    """Cream jar whose stopper is a head."""
    with Group(at=(x, y, 0), scale=scale):
        lathe([(0, 0), (1.2, 0), (1.36, 0.06), (1.42, 0.22), (1.42, 1.5), (1.36, 1.68), (1.18, 1.78), (1.12, 1.74), (1.12, 1.2), (0, 1.2)], material=paint(colour, "gloss"), angle=40)
        ring(1.2, 0.1, (0, 0, 1.74), paint("gold", "metal"), (0, 0, 0))
        with Group(at=(0, -0.04, 2.72), turn=turn, scale=0.98):
            Person(**{**person, "hem": -1.5, "outfit": "crew"})


@scene("evidence/tamsi-faces", "coral", 12)
def tamsi_faces(s):
    """Three jars of cream, each stopped with a face."""
    _table(s, "coral", (-0.5, -12, 2.9), (0, 0, 2.05), 45)
    _jar(-3.1, 0.9, 1.0, "#97A07A", 18, CHEMIST)
    _jar(0.05, -0.5, 1.1, "#F6ECDC", 4, BUYER)
    _jar(3.25, 0.8, 1.0, "#6B3A26", -18, MAKER)


@scene("evidence/tamsi-calendar", "ink", 12)
def tamsi_calendar(s):
    """A blister pack of a fortnight's posts: seven are left, seven are popped out."""
    _table(s, "#173F36", (-2.0, -8.6, 4.0), (0.1, 0, 1.3), 39)
    left = {0, 2, 3, 5, 8, 11, 13}
    spots = [(1.02 * (k % 7 - 3), 0.62 - 1.24 * (k // 7)) for k in range(14)]
    round_ = [(math.cos(math.radians(6 * k)), math.sin(math.radians(6 * k))) for k in range(60)]
    with Group(at=(0, 0.2, 1.75), turn=-10, tilt=22, roll=-4):
        outline = rounded([(-3.75, -1.5), (3.75, -1.5), (3.75, 1.5), (-3.75, 1.5)], 0.35, 10)
        plate(outline, 0.14, (0, 0, 0), paint("#F6ECDC", "satin"), 0.04, [[(x + 0.4 * c, z + 0.4 * d) for c, d in round_[::-1]] for k, (x, z) in enumerate(spots) if k not in left])
        for k, (x, z) in enumerate(spots):
            if k in left:
                sphere(0.42, (x, -0.05, z), paint("coral"), (1, 0.62, 1))
                with Group(at=(x, -0.34, z - 0.02)):
                    p.heart(0.34, "white", 0.12)
    for x, y, tilt in ((-3.0, -1.5, 20), (-1.2, -2.2, 60), (1.5, -1.9, 10), (2.9, -2.5, 40)):
        sphere(0.42, (x, y, 0.27), paint("#7C8F86", "satin"), (1, 1, 0.62), (0, 0, tilt))


@scene("evidence/tamsi-times", "marigold", 12)
def tamsi_train(s):
    """A commuter train comes at us; its board says 7:40, and its windscreen is a phone."""
    _table(s, "#F2C9A0", (-4.6, -8.4, 2.1), (0.35, 0, 1.74), 42)
    with Group(at=(0.2, 0, 0), turn=10):
        box((3.5, 13, 3.3), (0, 5.2, 2.1), paint("coral", "gloss"), 0.5)
        box((3.56, 13, 0.5), (0, 5.2, 1.0), paint("#F6ECDC", "satin"), 0.2)
        for k in range(6):
            box((0.1, 1.3, 1.1), (-1.74, 0.9 + 1.75 * k, 2.55), paint("ink", "gloss"), 0.04)
        card(2.5, 0.72, 0.14, (0, -1.32, 3.28), paint("ink", "gloss"), 0.14, 0.04)
        letters("7:40", 0.62, 0.04, (0, -1.42, 3.28), paint("marigold", "glow", 1.6), p.DISPLAY)
        with Group(at=(0, -1.36, 1.98)):
            with Group(roll=90):
                p.phone(2.7, "ink", "lilac", None)
            card(2.2, 0.98, 0.06, (0, -0.16, 0), paint("violet", "satin"), 0.1, 0.02)
            with Group(at=(0, -0.22, 0)):
                p.play(0.36)
        for side in (-1, 1):
            p.puck(0.26, 0.2, (side * 1.25, -1.36, 0.98), paint("butter", "glow", 1.6), 0.06)
        box((3.1, 0.5, 0.5), (0, -1.1, 0.42), paint("ink", "satin"), 0.14)
        for side in (-1, 1):
            box((0.16, 18, 0.16), (side * 1.05, 3, 0.06), paint("#8C7B74", "metal"), 0.03)
        for k in range(12):
            box((3.6, 0.45, 0.08), (0, -4.2 + 0.95 * k, 0.02), paint("#6B3A26", "matte"), 0.03)


@scene("evidence/tamsi-lab", "jade", 12)
def tamsi_lab(s):
    """Speech bubbles for a reagent: they fill a laboratory flask, and the last one says 212."""
    _table(s, "#97A07A", (-0.8, -10.2, 2.6), (0.3, 0, 2.42), 38)
    glass = [(0, 0.03), (1.7, 0.03), (1.9, 0.14), (1.92, 0.34), (0.62, 2.3), (0.56, 2.5), (0.56, 3.0), (0.66, 3.06)]
    lathe(glass, material=paint("#E2F6EE", "pane"), angle=40).visible_shadow = False
    lathe([(0, 0.08), (1.64, 0.08), (1.8, 0.18), (1.82, 0.34), (1.22, 1.26), (0, 1.26)], material=paint("coral", "satin"), angle=40)
    ring(0.62, 0.07, (0, 0, 3.04), paint("white", "gloss"), (0, 0, 0))
    for x, z, roll, size, colour in ((-0.35, 1.3, -18, 0.5, "white"), (0.42, 1.36, 14, 0.46, "marigold"), (0.05, 1.95, -8, 0.44, "white")):
        with Group(at=(x, -0.05, z), roll=roll, scale=size):
            p.bubble(2.0, 1.3, colour, ("coral", "violet", "coral"), 1)
    with Group(at=(1.25, -0.2, 3.95), roll=16, scale=1.05):
        p.bubble(2.9, 1.5, "ink", (), -1)
        letters("212", 0.98, 0.08, (0, -0.2, 0.02), paint("marigold", "satin"), p.DISPLAY)
