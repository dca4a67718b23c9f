"""The photographs of Dream Homes' website, in its colours. They go to vector/photos; vector/websites.mjs sets the pages round them."""

import math
import random

from kit import homes
from kit.paint import bumped, linear, paint, stone, wood
from kit.registry import scene
from kit.shapes import Group, box, boxes, capsule, lathe, plate, smooth_line, sphere, tube
from scenes.in_use import leave_studio, sky


def clouded(wall, colour, amount=0.75, scale=(0.035, 0.2), low=0.52):
    """Streaks of evening cloud in a sky."""
    material = wall.data.materials[0]
    nodes, links = material.node_tree.nodes, material.node_tree.links
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (scale[0], 1, scale[1])
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], stretch.inputs["Vector"])
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.0
    noise.inputs["Detail"].default_value = 6
    noise.inputs["Roughness"].default_value = 0.55
    links.new(stretch.outputs[0], noise.inputs["Vector"])
    span = nodes.new("ShaderNodeMapRange")
    for i, number in enumerate((low, low + 0.25, 0, amount), 1):
        span.inputs[i].default_value = number
    links.new(noise.outputs["Fac"], span.inputs[0])
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[2].default_value = linear(colour)
    links.new(span.outputs[0], mix.inputs[0])
    links.new(nodes["ColorRamp"].outputs[0], mix.inputs[1])
    links.new(mix.outputs[0], nodes["Principled BSDF"].inputs["Emission"])


def ridge(y, line, colour, seed, trees=90, size=0.8):
    """Wooded ridge across the picture: a line of (x, z), hazier the further away."""
    order = random.Random(seed)
    points = smooth_line(line, 80)
    plate([(line[0][0], -6), (line[-1][0], -6), *points[::-1]], 0.4, (0, y, 0), paint(colour, "matte"), 0)
    for _ in range(trees):
        x, z = points[order.randrange(len(points))]
        sphere(size * order.uniform(0.4, 1.1), (x + order.uniform(-0.8, 0.8), y - 0.3, z - size * order.uniform(0.1, 1.6)), paint(colour, "matte"), (1.3, 0.6, 0.9), detail=14)


def _lawn(colour="#5F7F48"):
    """Mown grass to the horizon."""
    turf = stone(colour, 2, 0.3)
    # No shine: at so flat an angle it would look like water.
    turf.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    box((240, 150, 0.2), (0, 40, -0.1), turf, 0)


@scene("dream-homes/house", "marigold", 12, 0.3)
def house(s):
    """A white house, lit, above its pool in the early evening; on the left, sky and hills that leave room for words."""
    eye = s.camera((0, -40, 2.4), (0, 0, 2.4), 45)
    eye.data.shift_y = 0.156
    leave_studio(s, "#EAE4E0", 0.78, 0.25)
    s.sunlight((1, 0.5, -0.32), 2.7, "#FFC58A", 2)
    clouded(sky(((0, "#F9BE86"), (0.17, "#F8CB9C"), (0.27, "#F3DCC2"), (0.4, "#CBD6D8"), (0.56, "#A3C5D8"), (1, "#8FB8D0")), 130, -14, 80, 0.95, 260), "#FFE9D2")
    ridge(110, [(-120, 8), (-70, 10), (-46, 7), (-20, 9.5), (8, 7), (40, 11), (80, 7.5), (120, 10)], "#BFC8BC", 1, 0)
    ridge(80, [(-100, 4), (-60, 4.6), (-34, 3.0), (-12, 4.0), (14, 5.6), (46, 8), (100, 6)], "#AABBA5", 2, 0)
    ridge(52, [(-80, 0.6), (-40, 1.4), (-22, 0.7), (-8, 1.4), (14, 3.6), (40, 4.8), (80, 4)], "#8DA787", 3, 0)
    _lawn()
    with Group(at=(3.55, 0, 0), turn=17, scale=0.94):
        homes.dream_house()
        # Pool before the terrace.
        box((10.4, 4.4, 0.24), (-3.6, -6.0, 0.04), paint("#E9DCC6", "matte"), 0.03)
        box((9.6, 3.6, 0.1), (-3.6, -6.0, 0.14), bumped(paint("#3FA3A6", "gloss").copy(), 0.25, 0.06, 1.6, 3), 0)
    for x, y, turn, length, seed, blossom in ((-8.6, 2.0, 10, 5.0, 1, None), (9.6, -5.6, -8, 6.0, 2, "#C25A34"), (-13.5, 6, 0, 7, 3, "#D98A5A"), (14.5, -2, 0, 7, 4, None)):
        with Group(at=(x, y, 0), turn=turn):
            homes.hedge(length, 0.9, 0.7, seed=seed, blossom=blossom)
    for x, y, height, seed in ((-5.15, 4.0, 5.4, 1), (-6.2, 5.2, 3.9, 2)):
        with Group(at=(x, y, 0)):
            homes.cypress(height, seed)
    with Group(at=(13.9, 1.2, 0)):
        homes.tree(6.8, 3.0, ("#35563A", "#54773F", "#88A055"), 4, 8500, 0.135)
    with Group(at=(13.0, 12, 0)):
        homes.tree(5.6, 3.2, seed=8, count=4600, leaf=0.16)
    for seed, (x0, x1, y0, y1, count) in enumerate(((-24, -7.5, -17, 8, 13000), (-8, 20, -17, -8, 8000), (8.5, 24, -8, 8, 6000))):
        homes.grass(x0, x1, y0, y1, count, seed=seed)
    for x, y in ((-7.4, -6.6), (-5.9, -9.2), (8.4, -8.6), (10.6, -10)):
        with Group(at=(x, y, 0)):
            homes.agave(0.8)
    for x, y in ((-9.6, -2.2), (-8.3, -5.0), (-12.4, 0.6), (7.2, -7.0), (9.0, -7.4)):
        with Group(at=(x, y, 0)):
            homes.bollard()


@scene("dream-homes/neem-terrace", "marigold", 12, 0.3)
def neem_terrace(s):
    """A white house with a tiled roof and a terrace, under a neem tree, in the first sun from the right."""
    s.camera((0, -14.1, 1.6), (0, 0, 2.3), 47)
    leave_studio(s, "#DDE6EC", 0.75, 0.2)
    s.sunlight((-1, 0.7, -0.5), 3.0, "#FFE0B0", 2)
    clouded(sky(((0, "#FFE6C4"), (0.35, "#E9E6DC"), (0.7, "#CFE0E6"), (1, "#A9CBDA")), 60, -6, 40, 0.95, 160), "#FFFFFF", 0.7, (0.06, 0.3))
    ridge(46, [(-60, 3), (-30, 6), (-14, 8.2), (0, 6.4), (16, 7.4), (40, 5)], "#9DB6A6", 1, 300, 0.7)
    ridge(30, [(-40, 1.4), (-14, 2.6), (0, 2.2), (16, 3.2), (40, 2)], "#7FA088", 2, 400, 0.5)
    _lawn("#7C9A5E")
    wall = paint("#FBF3E8", "matte")
    with Group(at=(0.9, 0, 0), turn=18):
        box((6.6, 5, 0.2), (0.2, -0.8, 0.1), paint("#E2CDB0", "matte"), 0.03)
        box((5.2, 3.6, 2.5), (0.4, 0.6, 1.4), wall, 0.03)
        box((2.8, 3.2, 2.0), (1.5, 0.8, 3.6), wall, 0.03)
        tiles = paint("#A4471F", "matte")
        for side in (-1, 1):
            with Group(at=(1.5 + side * 0.9, 0.7, 5.0), roll=side * 32):
                box((2.3, 4.0, 0.1), (0, 0, 0), tiles, 0.02)
                for k in range(13):
                    capsule((-1.12, -1.9 + 0.32 * k, 0.07), (1.12, -1.9 + 0.32 * k, 0.07), 0.09, tiles)
        plate([(-1.4, 0), (1.4, 0), (0, 0.92)], 3.1, (1.5, 0.8, 4.55), wall, 0.01)
        box((5.5, 3.9, 0.16), (0.4, 0.55, 2.66), paint("#FFFFFF", "matte"), 0.02)
        light = homes.glowing(((0, "#E58F3E"), (1, "#FFD691")), 1.0, "Z")
        for x, z, width, tall in ((-1.1, 1.3, 0.9, 1.3), (1.7, 1.3, 1.3, 1.3), (1.5, 3.6, 1.1, 1.2)):
            box((width + 0.2, 0.1, tall + 0.2), (x, -1.2 if z < 2 else -0.82, z), paint("#8A5029", "matte"), 0.02)
            box((width, 0.1, tall), (x, -1.25 if z < 2 else -0.87, z), light, 0)
            boxes([(x, -1.31 if z < 2 else -0.93, z, 0)], (0.06, 0.05, tall), paint("#8A5029", "matte"))
        box((0.8, 0.1, 1.7), (0.2, -1.24, 1.05), paint("#22352B", "matte"), 0.03)
        boxes([(-2.0 + 0.16 * k, -1.3, 3.05, 0) for k in range(13)], (0.04, 0.04, 0.6), paint("#22352B", "satin"))
        box((2.2, 0.06, 0.06), (-1.05, -1.3, 3.38), paint("#22352B", "satin"), 0.01)
        for x in (-1.9, -1.2, -0.4):
            with Group(at=(x, -0.9, 2.74)):
                lathe([(0, 0), (0.14, 0), (0.19, 0.3), (0, 0.26)], material=paint("#B5683F", "matte"), segments=32)
                homes.leaves([(0, 0, 0.52, 0.26)], 90, 0.1, ("#56754C", "#7C9466"), 3)
    with Group(at=(-3.2, 0.6, 0)):
        homes.tree(6.4, 2.5, ("#3B6140", "#5F8848", "#93B05E"), 5, 3800, 0.15)
    with Group(at=(1.7, -2.7, 0), turn=18):
        homes.hedge(5.2, 0.6, 0.5, seed=4, blossom="#D9683A")
    homes.grass(-8, 8, -9, 3, 9000)


@scene("dream-homes/kite-house", "marigold", 12, 0.3)
def kite_house(s):
    """A round-cornered tower from below; its ninth floor is lit, and two kites are up."""
    s.camera((0, -18.4, 1.2), (0, 0, 7.7), 40)
    leave_studio(s, "#F0E2D2", 0.72, 0.25)
    s.sunlight((1, 0.75, -0.35), 2.8, "#FFC890", 2)
    clouded(sky(((0, "#F6B98A"), (0.2, "#F6CFA8"), (0.4, "#F3DCC0"), (0.66, "#C9D5D2"), (1, "#A9C6CE")), 60, -6, 110, 0.95, 240), "#FFF3E2", 0.7, (0.06, 0.25))
    _lawn("#7A966A")
    homes.grass(-9, 9, -8, 4, 6000)
    slab, glass = paint("#FFF6EA", "satin"), paint("#5B5348", "gloss")
    corner = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(0, 91, 9)]

    def outline(half, deep, radius):
        """Rectangle with round corners, seen from above."""
        return [(sx * (half - radius) + radius * (c * sx if flip else t * sx), sy * (deep - radius) + radius * (t * sy if flip else c * sy)) for sx, sy, flip in ((1, 1, 1), (-1, 1, 0), (-1, -1, 1), (1, -1, 0)) for c, t in corner]

    with Group(turn=26):
        for k in range(13):
            z = 1.0 * k
            bright = k == 9
            with Group(at=(0, 0, z), tilt=90):
                plate(outline(2.5, 2.3, 1.1), 0.16, (0, -0.9, 0), slab, 0.04)
                plate(outline(2.1, 1.9, 0.9), 0.86, (0, -0.42, 0), homes.glowing(((0, "#F2A04A"), (1, "#FFE0A0")), 1.9, "Z") if bright else glass, 0)
                plate(outline(2.44, 2.24, 1.05), 0.26, (0, -1.1, 0), paint("#CAA27A", "satin"), 0.02, [outline(2.36, 2.16, 1.0)[::-1]])
            if not bright:
                order = random.Random(k)
                for x in (-1.3, -0.45, 0.4, 1.25):
                    if order.random() < 0.25:
                        box((0.6, 0.04, 0.6), (x, -1.9, z + 0.48), homes.glowing(((0, "#E58F3E"), (1, "#FFD691")), 0.9, "Z"), 0)
            homes.leaves([(x, -2.25, z + 1.16, 0.22) for x in ((-1.6, 0.3) if k % 2 else (-0.4, 1.5))], 60, 0.13, ("#4C6E45", "#7C9A5E"), k)
            for x in (-1.68, -0.85, 0.0, 0.85, 1.68):
                box((0.05, 0.05, 0.84), (x, -1.92, z + 0.5), paint("#3A3228", "satin"), 0)
        with Group(at=(0, 0, 13.0), tilt=90):
            plate(outline(2.7, 2.5, 1.2), 0.2, (0, -0.1, 0), paint("#A4471F", "satin"), 0.05)
    for x, y, height, seed in ((-3.4, -4.5, 3.6, 1), (2.8, -5, 3.0, 2), (4.6, -2, 4.4, 3)):
        with Group(at=(x, y, 0)):
            homes.tree(height, 1.5, ("#3B6140", "#5F8848", "#93B05E"), seed, 1500, 0.16)
    for at, roll, size, first, second in (((-4.6, -2, 9.6), 24, 1.05, "#B5532C", "#FBF6EE"), ((4.6, 0, 12.2), -18, 0.7, "#3F6A50", "#F2C572")):
        with Group(at=at, roll=roll, scale=size, turn=-14):
            for side, colour in ((-1, first), (1, second)):
                plate([(0, 1), (side * 0.85, 0.1), (0, -1)][:: -side], 0.04, (0, 0, 0), paint(colour, "satin"), 0.01)
            tube([(0, 0, -1), (-0.3, 0, -1.8), (0.2, 0, -2.6), (-0.2, 0, -3.6)], 0.03, paint(first, "satin"))


@scene("dream-homes/low-house", "marigold", 12, 0.3)
def low_house(s):
    """A long low house with a dark roof, its lit rooms in the pool before it, between two mango trees."""
    s.camera((0, -17, 2.1), (0, 0, 1.8), 54)
    leave_studio(s, "#E6E4DC", 0.74, 0.3)
    s.sunlight((1, 0.6, -0.4), 2.0, "#FFCF9A", 2)
    clouded(sky(((0, "#F7D3A4"), (0.3, "#F0DFC0"), (0.6, "#DFE6D2"), (1, "#A9C6BE")), 60, -8, 34, 0.92, 160), "#FFF1DC", 0.7, (0.06, 0.3))
    ridge(40, [(-50, 2), (-20, 3.6), (-4, 2.8), (14, 4.2), (40, 3)], "#8FAE90", 2, 400, 0.6)
    _lawn("#6A8A54")
    with Group(at=(0.3, 0, 0), turn=9):
        box((11, 5, 0.3), (0.4, 1.4, 0.15), paint("#E6D8C2", "matte"), 0.03)
        homes.room(-4.2, 2.0, 0, 4, 0.3, 2.4, 1.1)
        homes.mullions([(x, 0) for x in (-4.2, -2.65, -1.1, 0.45, 2.0)], 0.3, 2.4)
        box((3.2, 4, 2.1), (3.6, 2, 1.35), paint("#FFFAF2", "matte"), 0.02)
        box((1.7, 0.06, 0.9), (3.6, -0.02, 1.5), homes.glowing(((0, "#E58F3E"), (1, "#FFD691")), 1.1, "Z"), 0)
        boxes([(2.8 + 0.2 * k, -0.06, 1.5, 0) for k in range(9)], (0.05, 0.12, 1.0), paint("#5A4632", "matte"))
        box((11.4, 6.4, 0.34), (0.4, 1.2, 2.62), paint("#5A4632", "matte"), 0.03)
        box((11.2, 6.2, 0.06), (0.4, 1.2, 2.43), wood("#C08047", "#8A5029", 0.5, "X", 0.45), 0)
        with Group(at=(-2.2, 1.8, 0.33), turn=6):
            homes.sofa()
        for x in (-0.4, 0.3, 1.0):
            homes.pendant(x, 1.6, 2.4, 1.7, 0.14)
        box((1.9, 0.8, 0.06), (0.3, 1.6, 1.0), paint("#5A3820", "satin"), 0.02)
        box((9.4, 4.6, 0.2), (-0.6, -4.2, 0.06), paint("#EADFCB", "matte"), 0.03)
        box((8.6, 3.8, 0.1), (-0.6, -4.2, 0.13), bumped(paint("#3FA3A6", "gloss").copy(), 0.2, 0.05, 1.6, 3), 0)
    for x, y, height, seed in ((-5.6, 1.2, 5.0, 3), (5.3, -1.4, 5.4, 6)):
        with Group(at=(x, y, 0)):
            homes.tree(height, 2.1, ("#2F5340", "#4C7345", "#7E9A50"), seed, 2600, 0.17, "#F0A93A")
    homes.grass(-9, 9, -10, -6.4, 7000)
    homes.grass(-9, -5.6, -6, 6, 4000)
