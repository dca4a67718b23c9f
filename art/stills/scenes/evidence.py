"""The proofs beside the steps of the case studies: one toy-like object each, on a plain ground, that reads at the size of a stamp."""

import math
import random

import bpy

from kit import props as p
from kit.paint import glazed, linear, maths_in, paint
from kit.people import Person
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, lathe, letters, plate, ring, rounded, smooth_line, sphere, star_outline, tube
from scenes.case_studies import coil, telephone, terraced
from scenes.wide import BUYER, CHEMIST, DERMATOLOGIST, MAKER, bowl

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


def _clear(tint="white"):
    """Thin clear wall: one sees through it, and its edges shine. Refraction would only look grey at the size of a stamp."""
    material = bpy.data.materials.new("clear")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    through, shine, mix, edge = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight"))
    through.inputs["Color"].default_value = linear(tint)
    shine.inputs["Roughness"].default_value = 0.08
    maths = maths_in(material.node_tree)
    links.new(maths("MULTIPLY_ADD", maths("POWER", edge.outputs["Facing"], 2.5), 0.6, 0.06), mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


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


def receiver():
    """Handset of a desk telephone, lying along x on z = 0, its cups down."""
    black = paint("#0A0714", "gloss")
    tube([(-2.2, 0, 0.9), (-1.6, 0, 1.25), (0, 0, 1.45), (1.6, 0, 1.25), (2.2, 0, 0.9)], 0.36, black)
    for x in (-2.2, 2.2):
        lathe(smooth_line([(0, 0), (0.78, 0), (0.88, 0.1), (0.86, 0.3), (0.62, 0.66), (0.46, 1.0), (0.2, 1.2), (0, 1.24)], 40), (x, 0, 0), black, angle=60)


@scene("evidence/sandlark-door", "jade", 12)
def sandlark_calls(s):
    """A receiver off the hook on a tall pile of cards; the tab before it says 188."""
    _table(s, "jade", (-1.8, -9.6, 3.2), (-0.25, 0, 1.5), 42)
    dice = random.Random(9)
    with Group(turn=-16):
        for k in range(26):
            box((4.8, 2.6, 0.05), (0.2 * (dice.random() - 0.5), 0.12 * (dice.random() - 0.5), 0.03 + 0.062 * k), paint(("#FFFBF2", "#EFE6D6", "#FFFBF2", "#F7D9A4")[k % 4], "matte"), 0.015, (0, 0, 7 * (dice.random() - 0.5)))
        with Group(at=(1.2, -1.62, 0.66), tilt=8):
            card(1.9, 1.2, 0.06, (0, 0, 0), paint("coral", "satin"), 0.1, 0.02)
            letters("188", 0.95, 0.05, (0, -0.05, 0), paint("white", "satin"), p.DISPLAY)
        with Group(at=(-0.2, 0, 1.66), turn=-14):
            receiver()
        coil([(-2.3, -0.5, 1.9), (-3.0, -0.9, 1.2), (-3.2, -1.2, 0.3), (-4.2, -1.4, 0.2), (-5.6, -1.0, 0.2), (-7.5, -1.2, 0.2)], 0.15, paint("#0A0714", "gloss"), turns=44)


def _field_icons():
    """What the new form asks for, standing about the origin: a name, a telephone, bedrooms, the end of a lease."""
    green, red = paint("jade", "satin"), paint("vermilion", "satin")

    def name():
        p.puck(0.17, 0.07, (0, 0, 0.2), green, 0.02)
        plate(rounded([(-0.34, -0.34), (0.34, -0.34), (0.26, -0.02), (-0.26, -0.02)], 0.16), 0.07, (0, 0, 0), green, 0.02)

    def telephone_number():
        with Group(roll=-45):
            plate([(0.4 * math.cos(math.radians(a)), 0.4 * math.sin(math.radians(a)) - 0.2) for a in range(20, 161, 5)] + [(0.24 * math.cos(math.radians(a)), 0.24 * math.sin(math.radians(a)) - 0.2) for a in range(160, 19, -5)], 0.07, (0, 0, 0), green, 0.02)
            for x in (-0.32, 0.32):
                card(0.24, 0.22, 0.1, (x, 0, -0.14), green, 0.07, 0.02)

    def bedrooms():
        card(0.76, 0.2, 0.07, (0, 0, -0.1), green, 0.05, 0.02)
        card(0.09, 0.62, 0.07, (-0.38, 0, 0), green, 0.04, 0.02)
        card(0.09, 0.3, 0.07, (0.38, 0, -0.16), green, 0.04, 0.02)
        card(0.26, 0.14, 0.08, (-0.18, 0, 0.08), green, 0.06, 0.02)

    def lease():
        ring(0.19, 0.07, (0, 0, 0.22), red)
        capsule((0, 0, 0.02), (0, 0, -0.38), 0.065, red)
        for z in (-0.2, -0.36):
            capsule((0, 0, z), (0.18, 0, z), 0.055, red)

    return name, telephone_number, bedrooms, lease


@scene("evidence/sandlark-fields", "marigold", 12)
def sandlark_fields(s):
    """Scissors have cut a form behind its fourth field; the other seven are folded up like a concertina, and grey."""
    _table(s, "#F4B8A5", (-1.0, -10.0, 9.0), (0.22, -0.3, 0.2), 40)
    wide, deep = 1.5, 2.5

    def panel(paper, frame, fill):
        """One field of the form, lying on z = 0 about the origin."""
        box((wide, deep, 0.05), (0, 0, 0), paint(paper, "matte"), 0.01)
        box((1.1, 1.1, 0.05), (0, -0.3, 0.02), paint(frame, "satin"), 0.02)
        box((0.98, 0.98, 0.05), (0, -0.3, 0.03), paint(fill, "satin"), 0.02)
        for y, long in ((0.88, 0.95), (0.62, 0.6)):
            box((long, 0.11, 0.05), (long / 2 - 0.55, y, 0.015), paint(frame, "satin"), 0.02)

    with Group(at=(0.75, 0.45, 0.06), turn=3):
        for k, icon in enumerate(_field_icons()):
            with Group(at=(wide * (k - 3.5), 0, 0)):
                panel("#FFFBF2", "vermilion" if k == 3 else "jade", "#FFFFFF")
                with Group(at=(0, -0.3, 0.09), tilt=90):
                    icon()
    steep = 67
    with Group(at=(1.3, 0.5, 0.06), turn=-7):
        for k in range(7):
            # Each panel goes on where the last one ended, up and down by turns.
            up = 1 if k % 2 == 0 else -1
            reach = wide * math.cos(math.radians(steep))
            with Group(at=(reach * (k + 0.5), 0, wide * math.sin(math.radians(steep)) / 2), roll=-up * steep):
                panel("#DCD2C8", "#AFA59B", "#EAE3DB")
    steel = paint("#CBD5E4", "satin")
    with Group(at=(1.0, -1.5, 0.34), turn=-2):
        for side in (-1, 1):
            with Group(at=(0, 0, 0.06 * side), turn=side * 12), Group(tilt=90):
                plate(rounded([(-0.2, -0.8), (0.2, -0.8), (0.26, 0.3), (0.02, 3.0), (-0.12, 3.0), (-0.26, 0.3)], 0.08), 0.09, (0, 0, 0), steel, 0.03)
            with Group(turn=side * 12):
                ring(0.58, 0.17, (side * 0.4, -1.15, -0.16), paint("violet"), (0, 0, 0))
        disc(0.17, 0.32, (0, 0, 0.06), paint("gold", "metal"), 0.05)


@scene("evidence/sandlark-dial", "marigold", 12)
def sandlark_clock(s):
    """A desk telephone with a clock for a dial; the clock's first quarter of an hour is a slab of coral that says 15."""
    _table(s, "#F2B544", (-2.4, -13.4, 4.4), (0.1, 0, 1.98), 49)
    black = paint("#0A0714", "gloss")
    with Group(turn=-12):
        telephone(black)
        with Group(at=(0, 0.55, 2.62)):
            receiver()
        coil([(-2.2, 0.5, 2.75), (-2.9, 0.2, 2.0), (-3.1, -0.4, 0.6), (-3.9, -1.0, 0.2), (-5.6, -0.8, 0.2), (-8, -1.6, 0.2)], 0.14, black, turns=48)
        with Group(at=(0, -1.52, 1.46), tilt=40, scale=0.62):
            p.puck(2.6, 0.6, (0, 0, 0), paint("gold", "metal"), 0.16)
            p.puck(2.32, 0.2, (0, -0.24, 0), paint("#FBF6EA", "satin"), 0.05)
            for k in range(4, 12):
                x, y, z = p.polar(1.95, 90 - 30 * k, -0.35)
                with Group(at=(x, y, z), roll=30 * k):
                    card(0.16, 0.46 if k % 3 == 0 else 0.28, 0.06, (0, 0, 0), paint("ink", "satin"), 0.06, 0.02)
            quarter = [(0, 0), *((2.3 * math.sin(math.radians(3 * k)), 2.3 * math.cos(math.radians(3 * k))) for k in range(31))][::-1]
            plate(quarter, 0.3, (0, -0.42, 0), paint("coral"), 0.08)
            letters("15", 1.45, 0.1, (0.98, -0.58, 0.92), paint("white", "satin"), p.DISPLAY)
            capsule((0, -0.62, 0), (0, -0.62, 1.2), 0.12, paint("ink"))
            capsule((0, -0.64, 0), (1.95, -0.64, 0), 0.1, paint("ink"))
            p.puck(0.24, 0.3, (0, -0.66, 0), paint("marigold"), 0.1)


def _dart():
    """Dart that stands on its tip at the origin."""
    capsule((0, 0, 0), (0, 0, 0.8), 0.05, paint("chrome", "metal"))
    disc(0.15, 1.0, (0, 0, 1.1), paint("ink", "gloss"), 0.06)
    capsule((0, 0, 1.6), (0, 0, 2.3), 0.055, paint("ink", "satin"))
    for turn in (0, 90):
        with Group(at=(0, 0, 1.9), turn=turn + 45):
            plate(rounded([(-0.08, 0), (0.08, 0), (0.46, 0.34), (0.46, 0.86), (-0.46, 0.86), (-0.46, 0.34)], 0.1), 0.06, (0, 0, 0), paint("marigold", "satin"), 0.02)


@scene("evidence/sandlark-ads", "lilac", 12)
def sandlark_target(s):
    """A target whose bull's eye is a house, with a dart in its open door; the form that used to hang there lies on the floor, full of holes."""
    _table(s, "lilac", (-3.0, -13.0, 3.1), (0.55, 0, 2.62), 49)
    with Group(at=(-0.2, 0.5, 2.62), turn=6):
        for k, (radius, colour) in enumerate(((2.6, "vermilion"), (2.1, "#FFF8EC"), (1.6, "vermilion"), (1.1, "#FFF8EC"))):
            p.puck(radius, 0.5, (0, -0.1 * k, 0), paint(colour, "satin"), 0.08)
        for side in (-1, 1):
            box((0.5, 1.4, 0.4), (side * 1.1, 0, -2.42), paint("ink", "satin"), 0.1)
        with Group(at=(0.1, -0.6, -1.15), scale=1.2):
            terraced("#5A32E0", "vermilion", True)
    with Group(at=(-0.32, -0.75, 1.93), turn=-62, tilt=-72):
        _dart()
    with Group(at=(2.72, -0.42, 1.06), turn=-6, tilt=14, roll=-12):
        card(1.7, 2.1, 0.06, (0, 0, 0), paint("#FFFBF2", "matte"), 0.06, 0.02)
        for k in range(4):
            card(1.3, 0.3, 0.05, (0, -0.04, 0.72 - 0.46 * k), paint("#CFC6DA", "satin"), 0.05, 0.01)
        for x, z in ((0.2, 0.3), (-0.35, 0.12), (0.05, -0.2), (0.4, -0.45), (-0.2, 0.62)):
            p.puck(0.06, 0.08, (x, -0.04, z), paint("ink", "matte"), 0.01)


def _filmed(x, wall, person, lean):
    """Phone on a tripod, turned to the middle; somebody leans out of its picture. Returns who, and the group to draw arms and things in."""
    with Group(at=(x, 0.1 * abs(x), 0), turn=-2 * x):
        for right, back in ((-0.62, -0.4), (0.62, -0.4), (0, 0.7)):
            capsule((0, 0.05, 0.95), (right, back, 0.06), 0.07, paint("ink", "satin"))
        box((0.7, 0.5, 0.24), (0, 0, 0.98), paint("ink", "satin"), 0.08)
        with Group(at=(0, 0, 3.25)):
            p.phone(4.4, "ink", wall, None)
            # In the picture up to the hips, and out of it from there.
            with Group(at=(0, 0.12, -1.95), tilt=-14, roll=lean), Group(at=(0, 0, 2.68), scale=0.72) as front:
                who = Person(**{**person, "hem": -3.72}, arms=True)
            card(1.8, 0.15, 0.34, (0, -0.34, -1.86), paint("white", "satin"), 0.07, 0.03)
            card(0.9, 0.16, 0.36, (-0.45, -0.345, -1.86), paint("vermilion", "satin"), 0.07, 0.03)
    return who, front


@scene("evidence/tamsi-faces", "coral", 12)
def tamsi_faces(s):
    """Four phones on tripods, and out of each leans somebody else: a chemist with a beaker, a dermatologist with a question, a buyer with her skin before and after, the founder with a bottle that leaks."""
    _table(s, "#F0866C", (-0.5, -17, 3.7), (0, 0, 2.82), 48)
    s.light((-5, -12, 8), (0, 0, 3.4), 4, 700, "#FFF3E2")
    brown = paint("#6B3A26", "gloss")

    who, front = _filmed(-4.0, "#F4EAD6", CHEMIST, -3)
    with front:
        who.arm(-1, (-1.6, -0.2, -2.4), (-1.36, -0.9, -1.4), (0, -0.1, 1), (-0.1, -1, 0), 0.75)
        who.arm(1, (1.5, -0.2, -2.7), (1.3, -1.1, -3.0), (0, -1, -0.3), (0, 0, -1), 0.2)
        with Group(at=(-1.42, -1.2, -1.1), roll=-8):
            lathe([(0, 0), (0.5, 0), (0.55, 0.06), (0.55, 0.94), (0.6, 1.0)], material=_clear())
            lathe([(0, 0.04), (0.5, 0.04), (0.51, 0.84), (0, 0.84)], material=paint("marigold", "gloss"))
            ring(0.58, 0.05, (0, 0, 0.99), paint("white", "gloss"), (0, 0, 0))

    who, front = _filmed(-1.33, "#97A07A", DERMATOLOGIST, 3)
    with front:
        who.arm(1, (1.5, -0.2, -2.75), (1.05, -1.1, -2.45), (-0.3, -0.2, 1), (-0.5, -1, 0), 0.75)
        who.arm(-1, (-1.5, -0.2, -2.7), (-1.3, -1.1, -3.0), (0, -1, -0.3), (0, 0, -1), 0.2)
        with Group(at=(0.95, -1.4, -1.35), roll=6, scale=0.95):
            p.bubble(1.5, 1.15, "white", (), -1)
            letters("?", 1.3, 0.1, (0, -0.18, 0.02), paint("vermilion", "satin"), p.DISPLAY)

    who, front = _filmed(1.33, "#E3C79B", BUYER, -3)
    with front:
        who.arm(-1, (-1.5, -0.2, -2.75), (-1.0, -1.1, -2.6), (0.3, -0.2, 1), (0.5, -1, 0), 0.75)
        who.arm(1, (1.5, -0.2, -2.75), (1.0, -1.1, -2.6), (-0.3, -0.2, 1), (-0.5, -1, 0), 0.75)
        with Group(at=(0, -1.5, -1.9), tilt=8):
            for side in (-1, 1):
                card(0.96, 1.2, 0.08, (side * 0.5, 0, 0), paint("#FFF9EF", "matte"), 0.06, 0.02)
                p.puck(0.36, 0.08, (side * 0.5, -0.04, 0.06), paint(BUYER["skin"], "satin"), 0.03)
            for x, z in ((-0.66, 0.16), (-0.4, 0.2), (-0.55, -0.06), (-0.34, -0.02)):
                sphere(0.06, (x, -0.09, z), paint("vermilion", "satin"), detail=20)

    who, front = _filmed(4.0, "#C9A98F", MAKER, 3)
    with front:
        who.arm(1, (1.6, -0.2, -2.4), (1.36, -0.9, -1.4), (0, -0.1, 1), (0.1, -1, 0), 0.75)
        who.arm(-1, (-1.5, -0.2, -2.7), (-1.3, -1.1, -3.0), (0, -1, -0.3), (0, 0, -1), 0.2)
        with Group(at=(1.4, -1.2, -1.05), roll=14):
            lathe([(0, 0), (0.36, 0), (0.4, 0.06), (0.4, 0.86), (0.3, 1.0), (0.16, 1.04), (0.16, 1.2), (0, 1.2)], material=brown)
            card(0.5, 0.4, 0.05, (0, -0.39, 0.46), paint("#F4EAD6", "matte"), 0.04, 0.01)
            disc(0.2, 0.22, (0, 0, 1.24), paint("#F4EAD6", "satin"), 0.05)
            capsule((0, 0, 1.4), (0.36, -0.1, 1.4), 0.07, paint("#F4EAD6", "satin"))
            for x, z, size in ((0.42, 1.2, 0.08), (0.52, 0.9, 0.1), (0.62, 0.5, 0.08)):
                sphere(size, (x, -0.12, z), paint("white", "gloss"), (0.85, 0.85, 1.25), detail=24)


@scene("evidence/tamsi-calendar", "ink", 12)
def tamsi_calendar(s):
    """A blister pack of a fortnight's posts, two for each day: seven hearts are left, seven grey pills lie beside their torn blisters."""
    _table(s, "#173F36", (-0.8, -6.6, 9.2), (0.0, -0.08, 0.0), 39)
    s.light((-4, 4, 7), (0, 0.5, 0), 1.4, 160)
    cream, silver, ink = paint("#F6ECDC", "satin"), paint("chrome", "metal"), paint("ink", "matte")
    circle = [(math.cos(math.radians(6 * k)), math.sin(math.radians(6 * k))) for k in range(60)]
    spots = [(1.1 * (k % 7 - 3), 0.5 - 1.2 * (k // 7)) for k in range(14)]
    # One of the day's two stays.
    left = {0, 8, 2, 10, 11, 5, 6}
    outline = rounded([(-3.95, -1.4), (3.95, -1.4), (3.95, 2.0), (-3.95, 2.0)], 0.35, 10)
    clear = _clear()
    with Group(at=(0, 0.75, 0.2), turn=5), Group(tilt=90):
        plate(outline, 0.1, (0, 0, 0), cream, 0.03, [[(x + 0.45 * c, z + 0.45 * d) for c, d in circle[::-1]] for x, z in spots])
        plate(outline, 0.04, (0, 0.08, 0), silver, 0.01, [[(x + a, z + b) for a, b in star_outline(0.4, 7, 0.62, 0.01)[::-1]] for k, (x, z) in enumerate(spots) if k not in left])
        for k in range(7):
            letters("MTWTFSS"[k], 0.56, 0.03, (spots[k][0], -0.05, 1.5), ink, p.DISPLAY)
        for k, (x, z) in enumerate(spots):
            if k in left:
                sphere(0.36, (x, -0.05, z), paint("coral"), (1, 0.62, 1))
                with Group(at=(x, -0.27, z - 0.02)):
                    p.heart(0.36, "white", 0.12)
            dome = [(0.46, 0), (0.44, 0.2), (0.34, 0.36), (0.16, 0.42), (0, 0.43)] if k in left else [(0.46, 0), (0.44, 0.12), (0.36, 0.22), (0.22, 0.16), (0, 0.06)]
            lathe([(max(0, r), y) for r, y in smooth_line(dome, 20)], (x, -0.04, z), clear, (90, 0, 0), angle=80)
    for x, y, turn, mark in ((-3.55, -1.75, 20, "“"), (-2.15, -2.3, -14, "%"), (-0.85, -1.75, 8, "“"), (0.35, -2.45, -20, "★"), (1.35, -1.65, 16, "%"), (2.6, -2.2, -8, "“"), (3.7, -1.35, 24, "%")):
        sphere(0.4, (x, y, 0.25), paint("#8FA098", "satin"), (1, 1, 0.62))
        if mark == "★":
            with Group(at=(x, y, 0.48), turn=turn), Group(tilt=90):
                p.star(0.24, "#4F6159", 0.1)
        else:
            _flat(mark, *((1.0, (x, y - 0.28, 0.5)) if mark == "“" else (0.48, (x, y, 0.5))), "#4F6159", turn)


def _commuter(y, person):
    """Somebody at a window of the train, at a phone."""
    with Group(at=(-0.78, y, 2.72)):
        with Group(turn=-62, scale=0.52):
            Person(**person, hem=-2.4)
        with Group(at=(-0.3, -0.42, -0.2), turn=-62, tilt=10, roll=8):
            card(0.36, 0.58, 0.08, (0, 0, 0), paint("ink", "gloss"), 0.08, 0.02)
            card(0.29, 0.5, 0.04, (0, -0.04, 0), paint("#B79CFF", "glow", 0.9), 0.05, 0.01)


@scene("evidence/tamsi-times", "marigold", 12)
def tamsi_train(s):
    """A commuter train whose front is a phone: the clock says 7:40, and a film plays where the driver would be. People sit at its windows, at their phones."""
    _table(s, "#F2C9A0", (-8.0, -10.2, 2.9), (-1.05, 0.6, 2.3), 47)
    s.sweep.location.y = 16
    coral, ink = paint("coral", "gloss"), paint("ink", "satin")
    with Group(at=(1.1, 0, 0)):
        box((2.6, 2.6, 4.1), (0, 0.1, 2.55), coral, 0.45)
        # The carriage: skirt, posts between the windows, roof, and light inside.
        box((2.58, 16, 1.75), (0, 8.3, 1.38), coral, 0.1)
        box((2.59, 16, 1.15), (0, 8.3, 4.02), coral, 0.45)
        box((2.56, 16, 0.5), (0, 8.3, 3.7), coral, 0.02)
        for k in range(8):
            box((0.2, 0.36, 1.6), (-1.17, 1.32 + 1.9 * k, 2.9), coral, 0.03)
        box((0.1, 16, 1.6), (-0.3, 8.3, 2.9), paint("#FFE3A8", "glow", 0.9), 0)
        box((2.66, 16.6, 0.3), (0, 7.6, 1.5), paint("#F6ECDC", "satin"), 0.06)
        for k, person in enumerate((
            {"skin": "#8A5433", "top": "jade", "style": "short", "outfit": "hood"},
            {"skin": "#D7A078", "hair": "#6B3A20", "top": "violet", "style": "bob", "lashes": True},
            {"skin": "#B5794E", "hair": "#20130F", "top": "marigold", "style": "curly", "lashes": True},
            {"skin": "#C98F63", "hair": "#77706B", "top": "ink", "style": "swept"},
            {"skin": "#9C6039", "hair": "coral", "top": "white", "style": "scarf", "lashes": True},
            {"skin": "#7E4B2C", "hair": "#1B1413", "top": "jade", "style": "afro"},
            {"skin": "#E0B08A", "hair": "#8A4A22", "top": "violet", "style": "bun"},
            {"skin": "#B5794E", "hair": "#20130F", "top": "ink", "style": "receding"},
        )):
            _commuter(2.27 + 1.9 * k, person)
        with Group(at=(0, -1.2, 2.55)):
            card(2.34, 3.9, 0.2, (0, 0, 0), paint("ink", "gloss"), 0.4, 0.06)
            card(2.04, 2.5, 0.06, (0, -0.1, 0.02), paint("#C9B8FF", "satin"), 0.16, 0.02)
            letters("7:40", 0.78, 0.02, (0, -0.11, 1.56), paint("marigold", "glow", 1.0), p.DISPLAY, 0)
            with Group(at=(0, -0.05, 0.22), turn=-20, scale=0.6):
                Person(**BUYER, hem=-2.3)
            card(2.1, 0.62, 0.62, (0, -0.12, -1.2), paint("ink", "gloss"), 0.2, 0.1)
            card(1.2, 0.12, 0.05, (0.26, -0.44, -1.2), paint("#8C84A8", "satin"), 0.06, 0.01)
            card(0.5, 0.13, 0.07, (-0.09, -0.45, -1.2), paint("white", "satin"), 0.06, 0.01)
            with Group(at=(-0.68, -0.44, -1.2)):
                p.play(0.17, "white", 0.06)
            for side in (-1, 1):
                p.puck(0.24, 0.2, (side * 0.74, -0.12, -1.7), paint("butter", "glow", 1.8), 0.06)
        box((2.3, 0.6, 0.36), (0, -1.15, 0.42), ink, 0.14)
        for k in range(9):
            disc(0.34, 0.2, (-1.1, 0.4 + 0.9 * k + 0.9 * (k // 2), 0.36), ink, 0.05, (0, 90, 0))
        for side in (-1, 1):
            box((0.14, 24, 0.14), (side * 0.9, 5, 0.08), paint("#8C7B74", "metal"), 0.03)
        for k in range(18):
            box((2.9, 0.42, 0.08), (0, -4.4 + 0.95 * k, 0.02), paint("#6B3A26", "matte"), 0.03)


@scene("evidence/tamsi-lab", "jade", 12)
def tamsi_lab(s):
    """Speech bubbles for a reagent: they float in a laboratory flask, and the last one, on its way in, says 212. Beside it stands what came of it, a jar of night balm."""
    _table(s, "#7F8A62", (-1.0, -11.6, 3.0), (0.3, 0, 2.42), 39)
    s.light((-5, -4, 6), (-1, 0, 2), 3, 260)
    clear = _clear("#F4FAF6")
    with Group(at=(-0.9, 0, 0)):
        # The wall of the glass has two sides; that they are seen apart makes its thickness.
        lathe([(0, 0.02), (1.72, 0.02), (1.9, 0.1), (1.95, 0.3), (1.88, 0.52), (0.64, 2.32), (0.58, 2.5), (0.58, 2.98)], material=clear, angle=60)
        lathe([(0, 0.16), (1.62, 0.16), (1.78, 0.24), (1.82, 0.36), (1.75, 0.52), (0.54, 2.3), (0.48, 2.5), (0.48, 2.98)], material=clear, angle=60)
        ring(0.56, 0.06, (0, 0, 3.0), paint("#E3EEE2", "gloss"), (0, 0, 0))
        lathe([(0, 0.18), (1.6, 0.18), (1.76, 0.26), (1.8, 0.36), (1.73, 0.52), (1.24, 1.24), (1.26, 1.28), (1.16, 1.26), (0, 1.26)], material=paint("coral", "satin"), angle=40)
        for x, z, roll, size, colour in ((-0.42, 1.42, -16, 0.5, "white"), (0.46, 1.36, 12, 0.48, "marigold"), (0.02, 2.02, -6, 0.4, "white")):
            with Group(at=(x, -0.2, z), roll=roll, scale=size):
                p.bubble(2.0, 1.3, colour, ("coral", "violet", "coral"), 1)
        with Group(at=(0.62, 0, 4.0), roll=4, scale=0.98):
            p.bubble(2.9, 1.5, "ink", (), -1)
            letters("212", 1.1, 0.08, (0, -0.19, 0.02), paint("marigold", "satin"), p.DISPLAY)
    with Group(at=(2.75, -0.7, 0), turn=-8):
        lathe([(0, 0), (1.0, 0), (1.1, 0.05), (1.14, 0.16), (1.14, 1.0), (1.08, 1.12), (1.0, 1.14), (0, 1.14)], material=paint("#6B3A26", "gloss"), angle=50)
        lathe([(1.16, 1.12), (1.18, 1.18), (1.18, 1.6), (1.1, 1.68), (0, 1.68)], material=paint("#F6ECDC", "satin"), angle=40)
        with Group(at=(0, -1.14, 0.56)):
            crescent = [(0.34 * math.cos(math.radians(a)), 0.34 * math.sin(math.radians(a))) for a in range(50, 311, 10)]
            crescent += [(0.13 + 0.26 * math.cos(math.radians(a)), 0.26 * math.sin(math.radians(a))) for a in range(300, 59, -10)]
            plate(crescent, 0.08, (0, 0, 0), paint("marigold", "satin"), 0.02)
