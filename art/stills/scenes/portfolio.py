"""The works of the portfolio that are rendered: a still life, and the CGI of the streets. Type is set later, in finish.mjs."""

import math

from kit import city
from kit import props as p
from kit.paint import linear, paint, stone, stripes
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, lathe, letters, loft, plate, puck, ring, rounded, sphere, tube


def _street(s, colours, seed=0):
    """Two rows of houses that lead the eye to the middle, along a wet street."""
    for side in (-1, 1):
        for k in range(5):
            wall, roof, kind = colours[(k * 2 + (side > 0) + seed) % len(colours)]
            height = 1.7 + 0.75 * ((k * 3 + (side > 0) * 2 + seed) % 3)
            with Group(at=(side * (2.75 + 0.12 * k), -3.2 + 2.1 * k, 0), turn=-side * 62):
                city.house(1.75, 1.5, height, wall, roof, kind, (1, 3, 4))
    box((2.6, 30, 0.04), (0, 5, 0.02), paint("#15161C", "gloss"), 0.0)
    for side in (-1, 1):
        box((0.5, 30, 0.1), (side * 1.5, 5, 0.05), paint("#2B2C33", "satin"), 0.03)
        for k in range(4):
            with Group(at=(side * 1.5, -3.6 + 2.1 * k, 0.1)):
                city.lamp(1.3)


@scene("portfolio/giant-lipstick-street", "noir", exposure=0.15)
def lipstick(s):
    """A lipstick as tall as the houses, at the end of the street."""
    s.camera((0, -13.5, 3.2), (0, 0, 3.55), 46)
    s.sweep.location.y = 8
    _street(s, (("#3A3138", "#1C171B", "gable"), ("#4A3A3A", "#241C1E", "flat"), ("#2C2A33", "#15141A", "gable"), ("#453B40", "#201A1E", "gable"), ("#352C30", "#1A1518", "flat")))
    with Group(at=(0, 1.6, 0), roll=4, turn=16, scale=1.16):
        disc(1.22, 2.3, (0, 0, 1.15), paint("#0D0D10"), 0.1)
        ring(1.2, 0.07, (0, 0, 0.5), paint("gold", "metal"), (0, 0, 0))
        disc(1.02, 1.2, (0, 0, 2.8), paint("gold", "metal"), 0.08)
        for z in (2.55, 2.75, 2.95):
            ring(1.02, 0.035, (0, 0, z), paint("gold", "metal"), (0, 0, 0))
        sections = []
        for z in [3.3 + 0.1 * k for k in range(33)]:
            ring_points = []
            for i in range(64):
                a = 2 * math.pi * i / 64
                x, y = 0.82 * math.cos(a), 0.82 * math.sin(a)
                limit = 5.3 + 1.15 * x - 0.25 * (x * x + y * y)
                ring_points.append((x, y, min(z, limit)))
            sections.append(ring_points)
        loft(sections, paint("#D81E4A", "gloss"), angle=35)
    with Group(at=(-0.75, -2.6, 0.04), turn=78):
        city.car("#E9E4DA", 0.85)


@scene("portfolio/whale-over-marina", "mist", exposure=-0.25)
def whale(s):
    """A whale swims over the towers of a marina."""
    s.camera((0, -15, 3.6), (0, 0, 3.35), 47)
    s.sweep.location.y = 7
    box((40, 30, 0.06), (0, 2, 0.0), paint("#3E5B66", "gloss"), 0.0)
    for i, (x, height, wall, roof, kind) in enumerate(((-3.6, 3.2, "#AEBCC2", "#8FA0A8", "flat"), (-2.5, 2.2, "#C6CFD2", "#9AA9AF", "flat"), (-1.5, 3.9, "#9FB0B8", "#7F929B", "flat"), (-0.4, 2.6, "#D3D9D9", "#A5B2B6", "flat"), (0.7, 3.4, "#A9B8BF", "#8799A2", "flat"), (1.8, 2.3, "#C9D1D3", "#9DABB0", "flat"), (2.8, 3.7, "#97A9B2", "#788C96", "flat"), (3.8, 2.6, "#BAC6CA", "#92A3AA", "flat"))):
        with Group(at=(x, 2.6 + 0.3 * (i % 2), 0.1)):
            city.house(0.92, 0.9, height, wall, roof, kind, (0, 2, 5))
    box((9.5, 1.0, 0.22), (0, 1.5, 0.1), paint("#B9C2C4", "satin"), 0.05)
    for x, y, size in ((-2.9, 0.2, 0.9), (-0.9, -0.7, 1.0), (1.2, 0.3, 0.85), (2.7, -0.9, 1.1), (-2.1, -2.0, 1.2), (0.6, -2.3, 1.1)):
        with Group(at=(x, y, 0.03), turn=14 * math.sin(x * 3)):
            city.boat(size)
    with Group(at=(0.1, -0.4, 5.1), turn=16, roll=-7, scale=1.05):
        city.whale("#DDE1DA", "#1F3442", "#243B49")
    for x, z, size in ((2.9, 6.5, 0.55), (-2.8, 4.3, 0.5)):
        with Group(at=(x, 2.5, z)):
            city.cloud(size, "#F2F4F2")


@scene("portfolio/sneaker-balloon", "noon", exposure=0.0)
def sneaker(s):
    """A high-top lifts a basket over the dunes."""
    s.camera((0, -15, 3.9), (0, 0, 3.75), 48)
    s.sweep.location.y = 6
    for x, y, r, colour in ((-3.6, 3.2, 2.9, "#D79A52"), (3.4, 3.4, 3.2, "#CC8C45"), (0.2, 4.0, 2.6, "#E0A962"), (-1.6, 0.6, 1.5, "#E6B673"), (2.6, 0.2, 1.3, "#DDA45C")):
        sphere(r, (x, y, -r * 0.42), paint(colour, "satin"), (1.25, 0.8, 0.8))
    for x, y, z in ((-2.6, -0.2, 0.45), (-2.1, -0.4, 0.42), (2.2, -0.6, 0.3), (2.9, -0.4, 0.35), (-0.6, 0.4, 0.3)):
        with Group(at=(x, y, z - 0.3)):
            city.tree(0.8, "#6E7F3B")
    with Group(at=(0.1, 0, 4.95), turn=-16, roll=-6, scale=1.15):
        upper = rounded([(-1.5, -0.62), (2.0, -0.62), (2.15, -0.1), (1.65, 0.32), (0.85, 0.5), (0.3, 1.05), (0.15, 1.95), (-1.15, 2.1), (-1.45, 0.9)], 0.42, 8)
        plate(upper, 1.5, material=paint("#16181C"), edge=0.34)
        toe = rounded([(1.0, -0.6), (2.02, -0.6), (2.2, -0.12), (1.7, 0.3), (1.15, 0.38)], 0.3, 8)
        plate(toe, 1.54, material=paint("white"), edge=0.34)
        sole = rounded([(-1.72, -0.5), (2.2, -0.52), (2.36, -0.72), (2.2, -1.02), (-1.66, -1.02)], 0.2, 8)
        plate(sole, 1.72, material=paint("white"), edge=0.2)
        strip = rounded([(-1.74, -0.7), (2.32, -0.7), (2.32, -0.82), (-1.74, -0.82)], 0.05)
        plate(strip, 1.78, material=paint("#E0322B"), edge=0.04)
        plate(rounded([(-1.52, 1.1), (-1.28, 2.14), (-0.75, 2.12), (-0.9, 1.2)], 0.12), 1.56, material=paint("#E0322B"), edge=0.3)
        for k in range(5):
            x, z = 0.98 - 0.22 * k, 0.5 + 0.3 * k
            capsule((x - 0.05, -0.5, z), (x - 0.05, 0.5, z), 0.085, paint("white"))
            capsule((x - 0.05, -0.5, z), (x - 0.34, -0.72, z - 0.02), 0.07, paint("white"))
            sphere(0.07, (x - 0.36, -0.74, z - 0.02), paint("gold", "metal"), detail=24)
        sphere(0.52, (-0.5, 0, 1.98), paint("ink", "satin"), (1, 0.95, 0.3))
        puck(0.3, 1.6, (-0.72, 0, 1.35), paint("#E0322B"), 0.06)
        with Group(at=(-0.72, -0.84, 1.34)):
            letters("b", 0.42, 0.06, (0, 0, 0), paint("white"), p.font("archivo-black", weight=400))
    with Group(at=(0.05, 0, 1.55)):
        box((1.0, 0.85, 0.75), (0, 0, 0), stripes("#C98A4B", "#A86B33", "Z", 5), 0.12)
        ring(0.5, 0.09, (0, 0, 0.4), paint("#8A5326", "satin"), (0, 0, 0))
        for x in (-1, 1):
            for y in (-1, 1):
                tube([(x * 0.44, y * 0.36, 0.4), (x * 1.15 + 0.1, y * 0.5, 2.5)], 0.028, paint("butter", "satin"))
    for x, z, size, y in ((-2.6, 6.0, 0.62, 1.5), (2.75, 6.7, 0.55, 2), (2.5, 3.4, 0.5, 1), (-2.7, 3.3, 0.45, 1)):
        with Group(at=(x, y, z)):
            city.cloud(size, "#FFFFFF")


@scene("portfolio/clocktower-coffee", "frost", exposure=-0.1)
def clocktower(s):
    """The clock tower of a town square wears a coffee cup."""
    s.camera((0, -14, 3.4), (0, 0, 3.6), 46)
    s.sweep.location.y = 6
    box((14, 12, 0.08), (0, 0, 0.0), paint("#E9ECEE", "matte"), 0.0)
    disc(2.4, 0.14, (0, -0.2, 0.07), paint("#D5DADD", "matte"), 0.05)
    disc(1.9, 0.14, (0, -0.2, 0.2), paint("#F7F8F8", "matte"), 0.05)
    houses = ((-3.4, 2.0, 2.2, "#8C5A3F", "#F4F6F7", "gable", 16), (-2.4, 3.2, 2.9, "#A9714C", "#F4F6F7", "gable", 8), (2.5, 3.2, 2.6, "#7A4A34", "#F4F6F7", "gable", -8), (3.5, 2.0, 2.0, "#B98A62", "#F4F6F7", "gable", -16), (-3.7, -0.4, 1.5, "#94634A", "#F4F6F7", "gable", 40), (3.8, -0.4, 1.7, "#6B4433", "#F4F6F7", "gable", -40))
    for x, y, height, wall, roof, kind, turn in houses:
        with Group(at=(x, y, 0.04), turn=turn):
            city.house(1.5, 1.2, height, wall, roof, kind, (1, 2, 4))
    with Group(at=(0, 0.2, 0.25)):
        box((1.9, 1.9, 0.4), (0, 0, 0.2), paint("#3A2A22", "satin"), 0.08)
        box((1.5, 1.5, 3.6), (0, 0, 2.1), paint("#8A4B35", "matte"), 0.04)
        for x in (-0.66, 0.66):
            box((0.22, 1.58, 3.6), (x, 0, 2.1), paint("#E8DCC6", "satin"), 0.05)
        card(0.55, 0.95, 0.1, (0, -0.76, 0.85), paint("ink", "satin"), 0.27, 0.03)
        for z in (1.75, 2.25):
            card(0.34, 0.3, 0.06, (0, -0.77, z), paint("butter", "glow", 1.6), 0.08, 0.02)
        box((1.85, 1.85, 0.2), (0, 0, 3.95), paint("#E8DCC6", "satin"), 0.06)
        with Group(at=(0, -0.84, 3.2)):
            city.clock(0.56, "white", "ink", "#1D4A3A")
        with Group(at=(0, 0, 4.05), scale=1.5, turn=-20):
            p.cup("white", "#3A1B0E", "#1D4A3A")
    for k, x in enumerate((-0.42, 0.05, 0.5)):
        city.steam([(x, 0.1, 5.85), (x + 0.24, 0.1, 6.3), (x - 0.14, 0.1, 6.8), (x + 0.2, 0.1, 7.3 + 0.15 * k)], 0.12)
    for x, y in ((-1.9, -1.6), (-2.5, 0.9), (2.5, 0.7), (2.3, -1.9)):
        with Group(at=(x, y, 0.05)):
            city.tree(0.95, "#2F5A45")
    for x, y in ((-1.2, -2.2), (0.3, -2.7)):
        with Group(at=(x, y, 0.05)):
            disc(0.3, 0.05, (0, 0, 0.42), paint("white"), 0.02)
            capsule((0, 0, 0), (0, 0, 0.4), 0.035, paint("ink"))
            with Group(at=(0, 0, 0.45), scale=0.15):
                p.cup("#1D4A3A", "#3A1B0E", "white")


@scene("portfolio/train-of-flowers", "meadow", exposure=-0.1)
def flowers(s):
    """A rounded train, full of flowers, on a stone bridge in a meadow."""
    s.camera((0, -15, 4.2), (0, 0, 3.3), 46)
    s.sweep.location.y = 7
    for x, y, r, colour in ((-3.4, 4.0, 3.0, "#7FA653"), (3.2, 4.4, 3.4, "#6B9646"), (0, 5, 2.6, "#93B565")):
        sphere(r, (x, y, -r * 0.3), paint(colour, "satin"), (1.2, 0.7, 0.9))
    with Group(at=(0, 0.4, 0), turn=16):
        city.bridge(5, 2.3, 2.3, 1.5, "#A99C8A")
        for x in (-4, -2, 0, 2, 4):
            for y in (-0.78, 0.78):
                box((1.7, 0.1, 0.16), (x, y, 2.48), paint("#8D8172", "satin"), 0.03)
        for y in (-0.34, 0.34):
            capsule((-5.6, y, 2.42), (5.6, y, 2.42), 0.04, paint("chrome", "metal"))
        with Group(at=(1.65, 0, 2.5)):
            box((2.2, 1.1, 1.1), (0, 0, 0.75), paint("#1F4A3C"), 0.36)
            sphere(0.55, (1.05, 0, 0.72), paint("#1F4A3C"), (0.8, 1, 1))
            box((1.5, 1.14, 0.12), (-0.1, 0, 0.5), paint("#C9A24B", "metal"), 0.05)
            for x in (-0.65, -0.05, 0.55):
                card(0.42, 0.4, 0.06, (x, -0.56, 0.95), paint("butter", "glow", 1.2), 0.12, 0.02)
            lathe([(0, 0), (0.16, 0), (0.18, 0.3), (0.3, 0.52), (0.24, 0.54), (0, 0.5)], (0.6, 0, 1.25), paint("ink"))
            sphere(0.14, (1.46, -0.1, 0.72), paint("butter", "glow", 3.0), detail=24)
            for x in (-0.7, 0.0, 0.7):
                disc(0.24, 1.16, (x, 0, 0.2), paint("ink"), 0.05, (90, 0, 0))
                disc(0.1, 1.22, (x, 0, 0.2), paint("marigold"), 0.03, (90, 0, 0))
        for wagon, (x, colour) in enumerate(((-0.95, "#F3E7CF"), (-3.45, "#8E2A35"))):
            with Group(at=(x, 0, 2.5)):
                box((2.1, 1.1, 0.72), (0, 0, 0.58), paint(colour), 0.26)
                box((2.14, 1.16, 0.1), (0, 0, 0.86), paint("white"), 0.04)
                for wx in (-0.65, 0.65):
                    disc(0.24, 1.16, (wx, 0, 0.2), paint("ink"), 0.05, (90, 0, 0))
                    disc(0.1, 1.22, (wx, 0, 0.2), paint("white"), 0.03, (90, 0, 0))
                for i in range(13):
                    fx = -0.95 + 1.9 * ((i * 5) % 13) / 12
                    fy = 0.35 - 0.75 * ((i * 3) % 5) / 4
                    fz = 1.1 + 0.62 * math.sin(math.pi * (fx + 1.15) / 2.3) * (0.5 + 0.5 * ((i * 7) % 4) / 3)
                    capsule((fx * 0.8, fy * 0.6, 0.8), (fx, fy, fz), 0.035, paint("jade", "satin"))
                    with Group(at=(fx, fy - 0.05, fz), turn=20 * math.sin(i * 2.1), tilt=22 + 16 * math.cos(i), roll=i * 23):
                        city.flower(0.36 + 0.07 * (i % 3), ("#E8467C", "#FFFFFF", "#6E8FE8", "#F7C6D4", "#F2D64B", "#B04AA8")[(i + wagon) % 6], ("#F2C230", "#E8A020", "#FFF0B0")[i % 3])
    for i, (x, y, z) in enumerate(((2.6, -0.6, 5.1), (1.0, -0.4, 5.6), (-1.0, -0.2, 5.7), (-2.7, -0.4, 5.4), (-2.2, -1.4, 0.3), (2.2, -1.6, 0.3), (0.4, -2.0, 0.25), (-0.9, -1.6, 0.3), (3.1, -0.9, 0.4))):
        with Group(at=(x, y, z), turn=20 * math.sin(i * 2.1), tilt=20 if z > 2 else 50, roll=i * 31):
            city.flower(0.3 if z > 2 else 0.52, ("#E8467C", "#FFFFFF", "#6E8FE8", "#F2D64B")[i % 4], ("#F2C230", "#E8A020")[i % 2])


@scene("portfolio/solstice-skincare", "lilac", samples=12, exposure=-0.2)
def skincare(s):
    """A serum bottle as the needle of a sundial, in the last hour of the longest day."""
    s.camera((1.3, -9.6, 14.0), (1.3, 1.0, 0.3), 57)
    s.sweep.hide_render = True
    s.ambient.inputs[0].default_value = linear("#9DB4D6")
    s.ambient.inputs[1].default_value = 0.16
    s.studio.inputs[1].default_value = 0.014
    s.sunlight((0.60, 0.62, -0.50), 5.2, "#FFD9A8", 0.7)
    box((60, 60, 0.2), (0, 0, -0.1), stone("#DDC6A6", 14, 0.35), 0.0)
    inlay = paint("#5C3D24", "satin")
    for radius, thickness in ((5.3, 0.035), (5.12, 0.015), (3.75, 0.018)):
        ring(radius, thickness, (0, 0, 0), inlay, (0, 0, 0))
    for k in range(120):
        a = math.radians(3 * k)
        c, t = math.cos(a), math.sin(a)
        start = 4.7 if k % 10 == 0 else 4.9 if k % 5 == 0 else 4.98
        tube([(start * c, start * t, 0), (5.1 * c, 5.1 * t, 0)], 0.018, inlay, smooth=False)
    for k, hour in enumerate(("XII", "XI", "X", "IX", "VIII", "VII", "VI", "V", "IV", "III", "II", "I")):
        a = math.radians(90 + 30 * k)
        with Group(at=(4.24 * math.cos(a), 4.24 * math.sin(a), 0.005), turn=30 * k):
            with Group(tilt=90):
                letters(hour, 0.52, 0.02, material=inlay, font=p.font("cormorant-garamond", weight=700))
    with Group(at=(0.0, 0.0, 0.0), turn=8, scale=1.12):
        lathe([(0, 0.02), (0.74, 0.02), (0.82, 0.1), (0.84, 0.3), (0.84, 1.55), (0.74, 1.86), (0.42, 2.04), (0.33, 2.1), (0.33, 2.3), (0, 2.3)], material=paint("#5A220A", "gloss"), angle=40)
        lathe([(0.848, 0.36), (0.848, 1.46)], material=paint("#F4EBDC", "matte"), angle=40)
        disc(0.39, 0.56, (0, 0, 2.52), paint("#D9B98A", "metal"), 0.04)
        for z in (2.34, 2.46, 2.58, 2.7):
            ring(0.39, 0.018, (0, 0, z), paint("#D9B98A", "metal"), (0, 0, 0))
        lathe([(0.25, 2.8), (0.29, 2.95), (0.29, 3.35), (0.2, 3.62), (0, 3.7)], material=paint("#2E2019", "satin"), angle=50)
    # Out of sight: a palm whose shadow falls into the picture.
    for root, bend in (((-9.4, -2.2, 4.6), 0.3), ((-9.0, 0.2, 5.2), -0.2), ((-10.2, -1.0, 6.0), 0.9)):
        for k in range(15):
            t = k / 14
            x, y, z = root[0] + 3.2 * t, root[1] + 1.6 * t + bend * t * t, root[2] - 0.7 * t * t
            for side in (-1, 1):
                with Group(at=(x, y, z), turn=side * (62 - 30 * t)):
                    sphere(0.95 * (1 - 0.55 * t), (0.8 * (1 - 0.5 * t), 0, 0), paint("#4E6B3A", "matte"), (1, 0.075, 0.03), detail=24)
