"""Toy-town pieces for the pictures with a giant object in a city. Everything stands on z = 0."""

import math
import random

from .paint import blend, paint
from .shapes import Group, box, boxes, capsule, card, disc, loft, plate, ring, sphere, tube


def house(width=1.4, depth=1.4, height=2.2, wall="peach", roof="coral", kind="flat", lit=(1, 4), storeys=None, columns=None):
    """Block with windows in front; `kind` is flat, gable or dome; `lit` numbers the glowing windows."""
    box((width, depth, height), (0, 0, height / 2), paint(wall, "satin"), 0.06)
    storeys = storeys or max(1, int(height / 0.62))
    columns = columns or max(1, int(width / 0.48))
    pitch_x, pitch_z = width / columns, height / (storeys + 0.35)
    for row in range(storeys):
        for column in range(columns):
            number = row * columns + column
            x = (column - (columns - 1) / 2) * pitch_x
            z = pitch_z * (row + 0.75)
            if row == 0 and column == columns // 2 and columns > 1:
                card(pitch_x * 0.5, pitch_z * 0.9, 0.06, (x, -depth / 2 - 0.01, pitch_z * 0.45), paint(roof, "satin"), 0.05, 0.02)
                continue
            glow = number % 7 in lit
            glass = paint("butter", "glow", 1.6) if glow else paint("inkSoft", "gloss")
            card(pitch_x * 0.52, pitch_z * 0.5, 0.05, (x, -depth / 2 - 0.01, z), glass, 0.05, 0.015)
            side = paint("butter", "glow", 1.6) if number % 5 in lit else paint("inkSoft", "gloss")
            for face in (-1, 1):
                box((0.05, pitch_x * 0.5, pitch_z * 0.48), (face * (width / 2 + 0.005), (column - (columns - 1) / 2) * depth / columns, z), side, 0.02)
    if kind == "gable":
        outline = [(-width / 2 - 0.1, 0), (width / 2 + 0.1, 0), (0, width * 0.5)]
        plate(outline, depth + 0.16, (0, 0, height), paint(roof, "satin"), 0.05)
    elif kind == "dome":
        sphere(min(width, depth) * 0.46, (0, 0, height), paint(roof, "satin"), (1, 1, 0.75))
    else:
        box((width + 0.1, depth + 0.1, 0.14), (0, 0, height + 0.05), paint(roof, "satin"), 0.05)


def windows(spots, size, share=0.4, seed=1, glass="inkSoft", glow=1.5):
    """Windows at (x, y, z, turn), a share of them lit. They light nothing else, which keeps the noise low."""
    order = random.Random(seed)
    sorted_spots = {True: [], False: []}
    for spot in spots:
        sorted_spots[order.random() < share].append(spot)
    light = paint("butter", "glow", glow)
    light.cycles.sample_as_light = False
    for lit, material in ((True, light), (False, paint(glass, "gloss"))):
        if sorted_spots[lit]:
            boxes(sorted_spots[lit], size, material).visible_diffuse = False


def block(width, depth, height, wall, columns=4, rows=8, share=0.4, seed=1, top=0.3):
    """Tower block with rows of windows on the three sides that can be seen; `top` is the plain wall above them."""
    box((width, depth, height), (0, 0, height / 2), paint(wall, "satin"), 0.07)
    pitch = (height - top) / rows
    across = [(k + 0.5) / columns - 0.5 for k in range(columns)]
    for k in range(rows):
        z = pitch * (k + 0.5)
        front = [(x * width * 0.9, -depth / 2, z, 0) for x in across]
        sides = [(side * width / 2, x * depth * 0.9, z, 90) for side in (-1, 1) for x in across]
        windows(front + sides, (width * 0.52 / columns, 0.05, pitch * 0.5), share, seed * 100 + k)


def tree(height=1.1, leaf="jadeBright"):
    """Round tree."""
    capsule((0, 0, 0), (0, 0, height * 0.5), 0.06, paint("#6B3F2A", "satin"))
    sphere(height * 0.34, (0, 0, height * 0.68), paint(leaf, "satin"), detail=36)
    sphere(height * 0.22, (height * 0.2, -0.05, height * 0.5), paint(leaf, "satin"), detail=36)


def lamp(height=1.5):
    """Street lamp, lit."""
    capsule((0, 0, 0), (0, 0, height), 0.04, paint("ink", "satin"))
    sphere(0.13, (0, 0, height + 0.1), paint("butter", "glow", 4.0), detail=24)


def cloud(size=1.0, colour="white"):
    """Plump cloud facing the viewer."""
    for x, z, r in ((-0.8, 0, 0.42), (-0.3, 0.26, 0.56), (0.35, 0.3, 0.5), (0.85, 0.02, 0.4), (0, -0.06, 0.5), (0.45, -0.08, 0.42), (-0.45, -0.08, 0.42)):
        sphere(r * size, (x * size, 0, z * size), paint(colour, "matte"), (1, 0.7, 0.9), detail=40)


def boat(size=1.0, hull="white", sail="white"):
    """Small sailing boat."""
    with Group(scale=size):
        outline = [(-0.6, 0.3), (0.7, 0.34), (0.45, 0.0), (-0.45, 0.0)]
        plate(outline, 0.42, material=paint(hull), edge=0.08)
        capsule((0, 0, 0.3), (0, 0, 1.5), 0.03, paint("ink", "satin"))
        plate([(0.05, 0.42), (0.62, 0.46), (0.05, 1.46)], 0.05, material=paint(sail, "satin"), edge=0.015)
        plate([(-0.05, 0.42), (-0.05, 1.2), (-0.42, 0.46)], 0.05, material=paint("coral", "satin"), edge=0.015)


def steam(points, radius=0.12, colour="white"):
    """Wisp that thins out at both ends."""
    count = len(points)
    tube(points, radius, paint(colour, "matte"), radii=[0.25 + 0.9 * math.sin(math.pi * (i + 0.4) / count) for i in range(count)])


def whale(belly, back, fins):
    """Whale that swims to the right, centred, and blows."""
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
    loft(sections, blend(belly, back, "Z"), angle=80)
    for side in (-1, 1):
        with Group(at=(-2.85, 0, 0.56), turn=0):
            loft([[(-t * 0.75 + w * (0.42 - 0.2 * t) * math.cos(a) , side * t * 1.15, 0.25 * t + 0.05 * math.sin(a)) for a in [2 * math.pi * i / 16 for i in range(16)]] for t, w in ((0, 0.7), (0.3, 1.0), (0.65, 0.8), (0.95, 0.3), (1.0, 0.05))], paint(fins))
        with Group(at=(0.95, side * 0.85, -0.55)):
            loft([[(-t * 0.85 + w * 0.36 * math.cos(a), side * t * 0.95, -0.5 * t + 0.07 * math.sin(a)) for a in [2 * math.pi * i / 16 for i in range(16)]] for t, w in ((0, 0.9), (0.35, 1.0), (0.75, 0.7), (1.0, 0.1))], paint(fins))
        sphere(0.1, (1.82, side * 0.8, -0.05), paint("ink"))
        sphere(0.035, (1.85, side * 0.89, 0.0), paint("white", "glow", 1.0), detail=16)
    tube([(2.42, -0.3, -0.34), (1.9, -0.72, -0.36), (1.4, -0.9, -0.22)], 0.028, paint("ink", "satin"))
    for k in range(5):
        z = -0.62 - 0.075 * k
        tube([(1.9 - 0.1 * k, -0.5 + 0.06 * k, z), (0.9, -0.8 + 0.11 * k, z - 0.16), (-0.4, -0.66 + 0.1 * k, z - 0.02)], 0.018, paint("#8FA0A4", "satin"))
    steam([(1.2, 0, 1.1), (1.25, 0, 1.5), (1.0, 0, 1.8)], 0.09, "white")
    steam([(1.2, 0, 1.1), (1.28, 0, 1.5), (1.55, 0, 1.75)], 0.09, "white")


def flower(size=0.5, petal="coral", heart="marigold", petals=7):
    """Open flower facing the viewer."""
    for k in range(petals):
        angle = 360 / petals * k
        with Group(roll=angle):
            sphere(size * 0.42, (0, 0, size * 0.58), paint(petal, "satin"), (0.72, 0.36, 1.0), detail=32)
    sphere(size * 0.34, (0, -size * 0.14, 0), paint(heart), (1, 0.6, 1), detail=32)


def clock(radius=0.6, face="white", hand="ink", rim="marigold"):
    """Clock at ten past ten."""
    disc(radius, 0.12, (0, 0, 0), paint(face, "satin"), 0.03, (90, 0, 0))
    ring(radius, radius * 0.12, (0, -0.04, 0), paint(rim))
    for k in range(12):
        angle = math.radians(30 * k)
        sphere(radius * 0.05, (radius * 0.78 * math.cos(angle), -0.08, radius * 0.78 * math.sin(angle)), paint(hand), detail=16)
    for degrees, reach in ((150, 0.45), (35, 0.62)):
        angle = math.radians(degrees)
        capsule((0, -0.1, 0), (radius * reach * math.cos(angle), -0.1, radius * reach * math.sin(angle)), radius * 0.05, paint(hand))
