"""Houses that one could live in, and what grows round them: leaves, trees, hedges. Everything stands on z = 0, its front to the viewer."""

import math
import random

import bpy
from mathutils import Vector

from .paint import bumped, gradient, linear, paint, stone, wood
from .shapes import Group, blanket, box, boxes, capsule, disc, lathe, place, plate, sphere, tube


def leaves(balls, count, size, colours, seed=1, long=1.7):
    """Foliage: `count` leaves of each colour, scattered in balls (x, y, z, radius), `long` times as long as wide."""
    order = random.Random(seed)
    weights = [ball[3] ** 2 for ball in balls]
    for colour in colours:
        vertices, faces = [], []
        for _ in range(count):
            x, y, z, radius = order.choices(balls, weights)[0]
            out = Vector([order.gauss(0, 1) for _ in range(3)]).normalized()
            spot = Vector((x, y, z)) + out * radius * order.uniform(0.72, 1.04)
            lean = (out + 0.9 * Vector([order.gauss(0, 1) for _ in range(3)])).normalized()
            along = lean.orthogonal().normalized()
            across = lean.cross(along) * size * order.uniform(0.35, 0.55)
            along *= size * long * order.uniform(0.4, 0.6)
            start = len(vertices)
            vertices += [spot - along, spot + across, spot + along, spot - across]
            faces.append((start, start + 1, start + 2, start + 3))
        mesh = bpy.data.meshes.new("leaves")
        mesh.from_pydata(vertices, [], faces)
        place(bpy.data.objects.new("leaves", mesh), material=paint(colour, "matte"))


def tree(height=5.0, spread=1.9, colours=("#2C4A33", "#44673E", "#6E8A4C"), seed=1, count=1500, leaf=0.16, fruit=None):
    """Broad tree with a forked trunk; `fruit` is a colour."""
    order = random.Random(seed)
    bark = paint("#5A4030", "matte")
    fork = height * 0.42
    tube([(0, 0, -0.2), (0.06, 0, fork * 0.5), (0, 0, fork)], 0.05 * height, bark, radii=[1.0, 0.72, 0.62])
    balls = []
    for k in range(7):
        angle = 2 * math.pi * k / 6 + order.uniform(-0.3, 0.3)
        reach = 0 if k == 6 else spread * order.uniform(0.5, 0.68)
        z = height * (order.uniform(0.62, 0.76) if k < 6 else 0.84)
        balls.append((reach * math.cos(angle), reach * math.sin(angle), z, spread * order.uniform(0.44, 0.6)))
        tube([(0, 0, fork * 0.9), (reach * 0.4 * math.cos(angle), reach * 0.4 * math.sin(angle), fork + (z - fork) * 0.5), (*balls[-1][:2], z)], 0.024 * height, bark, radii=[1, 0.7, 0.3])
    for x, y, z, radius in balls:
        sphere(radius * 0.8, (x, y, z), paint(colours[0], "matte"), (1, 1, 0.8), detail=24)
    leaves([(x, y, z, radius) for x, y, z, radius in balls], count, leaf, colours, seed)
    if fruit:
        for _ in range(26):
            x, y, z, radius = order.choice(balls)
            angle = order.uniform(math.pi, 2 * math.pi)
            sphere(leaf * 0.62, (x + radius * 1.02 * math.cos(angle), y + radius * 1.02 * math.sin(angle), z - radius * order.uniform(0, 0.5)), paint(fruit, "satin"), (0.8, 0.8, 1.1), detail=16)


def cypress(height=4.0, seed=1):
    """Slim cypress."""
    radius = 0.11 * height
    lathe([(0, 0), (radius * 0.6, 0.05 * height), (radius * 0.88, 0.25 * height), (radius * 0.6, 0.66 * height), (0, 0.97 * height)], material=paint("#22402F", "matte"), segments=32, angle=80)
    balls = [(0, 0, height * t, radius * (1.0 - 0.9 * max(0, t - 0.25) / 0.75)) for t in (0.08, 0.16, 0.25, 0.34, 0.43, 0.52, 0.61, 0.7, 0.79, 0.88, 0.95)]
    leaves(balls, 700, height * 0.026, ("#2A4B36", "#3F6444", "#5C7B4C"), seed, 2.6)


def hedge(length, height=0.7, depth=0.6, colours=("#2F5238", "#47693F", "#6C8A4C"), seed=1, blossom=None):
    """Clipped bushes in a row along x; `blossom` colours some of the leaves."""
    order = random.Random(seed)
    balls = []
    for k in range(max(2, round(length / (height * 0.55)))):
        x = (k + 0.5) * height * 0.55 - length / 2
        balls.append((x, order.uniform(-0.1, 0.1) * depth, height * order.uniform(0.36, 0.5), height * order.uniform(0.46, 0.58)))
        sphere(balls[-1][3] * 0.86, balls[-1][:3], paint(colours[0], "matte"), (1, 1, 1), detail=20)
    count = int(170 * len(balls) / 3)
    leaves(balls, count, height * 0.15, colours, seed)
    if blossom:
        leaves(balls, count // 2, height * 0.16, (blossom,), seed + 7, 1.1)


def agave(size=0.6, colour="#7F9C84"):
    """Rosette of thick pointed leaves."""
    for k in range(15):
        angle, rise = 2.4 * k, 0.35 + 0.05 * k
        c, t = math.cos(angle), math.sin(angle)
        rows = []
        for i in range(5):
            u = i / 4
            wide = size * 0.13 * (1 - u) ** 0.6
            rows.append([(size * u * (1.1 - 0.05 * k) * c - side * wide * t, size * u * (1.1 - 0.05 * k) * t + side * wide * c, size * rise * u * (1.3 - 0.3 * u) + abs(side) * wide * 0.4) for side in (-1, 0, 1)])
        blanket(rows, paint(colour, "satin"), 0.02)


def glowing(stops, glow, axis="Y"):
    """Lit wall that sheds no light itself."""
    material = gradient(stops, axis, glow)
    material.cycles.sample_as_light = False
    return material


def downlight(at, power, size, tilt=0):
    """Warm lamp that shines down, `tilt` degrees to the back; not seen itself."""
    data = bpy.data.lights.new("downlight", "AREA")
    data.energy, data.size, data.color = power, size, linear("#FFC987")[:3]
    lamp = place(bpy.data.objects.new("downlight", data), at, (tilt, 0, 0))
    lamp.visible_camera = lamp.visible_glossy = False


def room(x0, x1, y0, y1, z0, z1, glow=1.0, tone=("#B45A22", "#F2A552", "#FFE0A0"), power=140):
    """Walls, floor and ceiling of a lit room, open to the front."""
    wall = glowing(((0, tone[0]), (0.55, tone[1]), (1, tone[2])), glow, "Z")
    x, y, z = (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2
    for size, at, material in (
        ((x1 - x0, 0.06, z1 - z0), (x, y1, z), wall),
        ((0.06, y1 - y0, z1 - z0), (x1, y, z), wall),
        ((x1 - x0, y1 - y0, 0.04), (x, y, z1), glowing(((0, "#FFD79A"), (1, "#F7BF77")), glow * 0.8)),
    ):
        box(size, at, material, 0).visible_diffuse = False
    box((x1 - x0, y1 - y0, 0.06), (x, y, z0), wood("#9A6234", "#6B3E1E", 0.7, rough=0.35), 0)
    downlight((x, y0 + (y1 - y0) * 0.4, z1 - 0.12), power, (y1 - y0) * 0.7)


def mullions(places, z0, z1, thick=0.06):
    """Window frames: posts at (x, y), from z0 to z1."""
    boxes([(x, y, (z0 + z1) / 2, 0) for x, y in places], (thick, thick * 1.4, z1 - z0), paint("#2A241E", "satin"))


def _curtain(x0, x1, y, z0, z1, colour="#FFE9C8"):
    """Folded curtain."""
    count = 40
    rows = [[(x0 + (x1 - x0) * i / count, y + 0.06 * math.sin(i * 1.25), z) for i in range(count + 1)] for z in (z0, z1)]
    material = paint(colour, "glow", 0.5)
    material.cycles.sample_as_light = False
    blanket(rows, material, 0.02)


def sofa(width=2.2, colour="#A4471F"):
    """Sofa that faces the viewer, with two cushions."""
    cloth = paint(colour, "matte")
    box((width, 0.9, 0.36), (0, 0, 0.28), cloth, 0.12)
    box((width, 0.28, 0.6), (0, 0.34, 0.55), cloth, 0.12)
    for side in (-1, 1):
        box((0.26, 0.9, 0.5), (side * (width / 2 - 0.1), 0, 0.42), cloth, 0.12)
        box((0.42, 0.16, 0.36), (side * width * 0.25, 0.1, 0.62), paint("#F3E4C8", "matte"), 0.07, (-14, side * 8, 0))


def pendant(x, y, top, z, size=0.2):
    """Hanging lamp, lit."""
    capsule((x, y, top), (x, y, z), 0.012, paint("#2A241E", "satin"))
    light = paint("#FFE7B4", "glow", 3.2)
    light.cycles.sample_as_light = False
    sphere(size, (x, y, z), light, (1, 1, 0.8), detail=24)


def _telescope():
    """Telescope on three legs that looks at the hills on the left."""
    brass, dark = paint("#B98A4A", "metal"), paint("#2A241E", "satin")
    for angle in (90, 210, 330):
        capsule((0, 0, 1.0), (0.4 * math.cos(math.radians(angle)), 0.4 * math.sin(math.radians(angle)), 0), 0.025, dark)
    capsule((0.4, 0, 0.92), (-0.5, 0, 1.26), 0.07, brass)
    capsule((-0.42, 0, 1.23), (-0.72, 0, 1.34), 0.095, brass)


def dream_house():
    """The house of Dream Homes' website, 14 wide: two white storeys, shifted, a blade of stone, light and rooms in every window."""
    plaster, fascia = paint("#FBF4E8", "matte"), paint("#FFFCF6", "matte")
    blade = stone("#BE8E66", 2.6, 0.22)
    soffit = wood("#C08047", "#8A5029", 0.5, "X", 0.45)
    dark = paint("#2A241E", "satin")
    # Terrace, steps.
    box((16.4, 8.6, 0.3), (-0.4, 1.5, 0.15), bumped(paint("#E4D5BE", "matte").copy(), 0.1, 0.05, 5), 0.03)
    for k in range(2):
        box((3.2, 0.5, 0.15), (3.2, -3.0 - 0.42 * k, 0.2 - 0.13 * k), paint("#D9C7AC", "matte"), 0.02)
    # Ground floor: a living room glazed round its corner, and a closed part.
    room(-6.2, 1.3, 0.0, 5.0, 0.3, 2.9, 1.05)
    mullions([(x, 0) for x in (-6.2, -4.7, -3.2, -1.7, -0.2, 1.3)] + [(-6.2, y) for y in (1.25, 2.5, 3.75, 5.0)], 0.3, 2.9)
    boxes([(-2.45, 0, z, 0) for z in (0.34, 2.87)], (7.5, 0.09, 0.07), dark)
    box((5.3, 4.6, 2.6), (4.25, 2.5, 1.6), plaster, 0.02)
    box((1.5, 0.12, 2.5), (2.75, 0.16, 1.55), wood("#A9622F", "#6E3B1B", 0.9, "Z", 0.4), 0.01)
    downlight((4.6, -1.4, 2.9), 46, 1.2, 34)
    capsule((2.25, 0.06, 1.0), (2.25, 0.06, 2.1), 0.03, paint("#E9C98F", "metal"))
    box((2.4, 0.06, 1.15), (5.3, 0.19, 1.95), glowing(((0, "#E08A3C"), (1, "#FFDDA0")), 1.1, "Z"), 0)
    boxes([(4.2 + 0.2 * k, 0.12, 1.95, 0) for k in range(12)], (0.045, 0.16, 1.25), soffit)
    # What lives in the living room.
    with Group(at=(-4.4, 2.2, 0.33), turn=8):
        sofa()
    with Group(at=(-2.2, 2.6, 0.33), turn=-38, scale=0.9):
        sofa(1.2, "#3F6A50")
    disc(0.5, 0.06, (-3.3, 1.3, 0.72), paint("#6B3E1E", "satin"), 0.02)
    disc(0.06, 0.4, (-3.3, 1.3, 0.5), dark, 0.02)
    box((1.7, 0.05, 1.0), (-4.4, 4.9, 1.85), paint("#FBF6EE", "matte"), 0.02)
    sphere(0.3, (-4.7, 4.85, 1.8), paint("#B5532C", "matte"), (1, 0.1, 1), detail=24)
    plate([(-0.8, -0.4), (0.8, -0.4), (0.8, -0.1), (0.1, 0.12), (-0.3, -0.12), (-0.8, 0.02)], 0.03, (-4.4, 4.85, 1.85), paint("#5F8470", "matte"), 0.005)
    order = random.Random(3)
    for row in range(4):
        box((2.3, 0.4, 0.05), (-0.2, 4.7, 0.62 + 0.56 * row), paint("#7A4A28", "matte"), 0.01)
        x = -1.28
        while x < 0.86:
            wide = order.uniform(0.05, 0.13)
            if order.random() < 0.82:
                tall = order.uniform(0.26, 0.44)
                box((wide * 0.9, 0.26, tall), (x + wide / 2, 4.6, 0.65 + 0.56 * row + tall / 2), paint(order.choice(("#B5532C", "#F3E4C8", "#22352B", "#5F8470", "#D9A441", "#8A4B2B")), "matte"), 0.005)
            x += wide
    for x in (-1.25, -0.75, -0.25):
        pendant(x, 1.6, 2.9, 2.0 + 0.12 * math.sin(4 * x), 0.15)
    box((1.9, 0.8, 0.06), (-0.75, 1.6, 1.05), paint("#5A3820", "satin"), 0.02)
    for x in (-1.5, 0.0):
        box((0.07, 0.6, 0.74), (x, 1.6, 0.68), dark, 0)
    for x in (-1.3, -0.75, -0.2):
        box((0.4, 0.06, 0.5), (x, 1.05, 1.05), paint("#3A2A1E", "matte"), 0.04)
    _curtain(-6.1, -5.4, 0.25, 0.33, 2.88)
    _curtain(0.75, 1.25, 0.25, 0.33, 2.88)
    # The slab between the storeys: white, its underside wooden.
    box((14.2, 7.6, 0.34), (0.0, 1.5, 3.19), fascia, 0.02)
    box((14.0, 7.4, 0.08), (0.0, 1.5, 3.0), soffit, 0.01)
    light = paint("#FFE7B4", "glow", 3.2)
    light.cycles.sample_as_light = False
    for x in (-6, -4.5, -3, -1.5, 0.0, 2.75, 4.5, 6.2):
        disc(0.09, 0.03, (x, -1.2, 2.95), light, 0)
    for x in (-6.8, 6.8):
        capsule((x, -1.9, 0.3), (x, -1.9, 3.0), 0.055, dark)
    # The stone that the house hangs on.
    box((0.62, 4.2, 6.2), (1.62, 0.4, 3.4), blade, 0.03)
    # Upper floor: a white frame round a bedroom and a screen of slats.
    z0, z1 = 3.36, 5.84
    box((8.8, 5.8, 0.3), (2.9, 1.4, z1 + 0.1), fascia, 0.02)
    box((8.6, 5.6, 0.06), (2.9, 1.4, z1 - 0.06), soffit, 0.01)
    box((0.3, 5.2, z1 - z0), (7.0, 1.5, (z0 + z1) / 2), plaster, 0.02)
    room(-1.0, 6.9, 0.2, 5.0, z0, z1 - 0.06, 1.1, ("#C06A2C", "#F5AE5E", "#FFE4AC"))
    mullions([(x, 0.2) for x in (-1.0, 0.2, 1.35, 3.1, 4.2)] + [(-1.0, y) for y in (1.4, 2.6, 3.8, 5.0)], z0, z1)
    boxes([(4.32 + 0.19 * k, -0.02, (z0 + z1) / 2, 0) for k in range(14)], (0.07, 0.2, z1 - z0), soffit)
    _curtain(-0.9, -0.35, 0.45, z0, z1, "#FFF1DA")
    _curtain(3.6, 4.2, 0.45, z0, z1, "#FFF1DA")
    box((1.9, 0.16, 0.9), (0.25, 4.6, z0 + 0.6), paint("#8A4B2B", "matte"), 0.06)
    pendant(-0.2, 2.0, z1, z0 + 1.5, 0.2)
    pendant(2.9, 1.8, z1, z0 + 1.45, 0.26)
    box((0.9, 0.05, 1.1), (2.75, 4.9, z0 + 1.35), paint("#22352B", "matte"), 0.02)
    # The roof terrace looks left, where the view is.
    boxes([(-6.7, y, 3.75, 0) for y in (-2.0, -0.2, 1.6, 3.4)] + [(x, -2.05, 3.75, 0) for x in (-6.7, -4.9, -3.1, -1.3, 0.5)], (0.04, 0.04, 0.85), dark)
    box((7.4, 0.07, 0.05), (-3.1, -2.05, 4.18), dark, 0)
    box((0.07, 5.6, 0.05), (-6.7, 0.7, 4.18), dark, 0)
    boxes([(-3.1, -2.05, 3.45 + 0.14 * k, 0) for k in range(5)], (7.3, 0.014, 0.014), dark)
    with Group(at=(-5.5, -0.9, 3.36), scale=0.95):
        _telescope()
    for x, turn in ((-4.1, 12), (-2.6, -6)):
        with Group(at=(x, -0.5, 3.36), turn=turn):
            box((1.3, 0.6, 0.1), (0, 0, 0.3), paint("#FBF6EE", "matte"), 0.04)
            box((0.75, 0.6, 0.1), (0.8, 0, 0.55), paint("#B5532C", "matte"), 0.04, (0, -42, 0))
            boxes([(k, j, 0.13, 0) for k in (-0.5, 0.5) for j in (-0.24, 0.24)], (0.05, 0.05, 0.3), paint("#8A5029", "matte"))
    for x, y, size in ((-6.2, -1.5, 1.0), (-1.7, 1.5, 1.5)):
        with Group(at=(x, y, 3.36)):
            lathe([(0, 0), (0.22, 0), (0.3, 0.5), (0.26, 0.5), (0, 0.42)], material=paint("#B5683F", "matte"), segments=40)
            capsule((0, 0, 0.4), (0.05, 0, 0.5 + 0.5 * size), 0.035, paint("#5A4030", "matte"))
            leaves([(0.05, 0, 0.6 + 0.6 * size, 0.42 * size), (0.2, 0, 0.5 + 0.5 * size, 0.3 * size)], 220, 0.13, ("#56754C", "#7C9466"), 3)
    box((3.0, 1.4, 0.12), (4.6, 3.4, z1 + 0.3), paint("#2C3E4A", "gloss"), 0.02, (12, 0, 0))


def grass(x0, x1, y0, y1, count, height=0.16, colours=("#5C7F45", "#7E9C58", "#466A3C"), seed=1, ground=None, wind=0.0):
    """Blades of grass on a rectangle; `ground(x, y)` is how high it lies there, or None where nothing grows; `wind` leans them to the right."""
    order = random.Random(seed)
    for colour in colours:
        vertices, faces = [], []
        for _ in range(count):
            x, y, tall, bend, wide = order.uniform(x0, x1), order.uniform(y0, y1), height * order.uniform(0.5, 1.2), order.gauss(wind, 0.4), height * 0.1
            z = ground(x, y) if ground else 0
            if z is None:
                continue
            start = len(vertices)
            vertices += [(x - wide, y, z), (x + wide, y, z), (x + bend * tall, y + order.gauss(0, 0.3) * tall, z + tall)]
            faces.append((start, start + 1, start + 2))
        mesh = bpy.data.meshes.new("grass")
        mesh.from_pydata(vertices, [], faces)
        place(bpy.data.objects.new("grass", mesh), material=paint(colour, "matte"))


def bollard():
    """Low garden lamp, lit."""
    capsule((0, 0, 0), (0, 0, 0.42), 0.035, paint("#2A241E", "satin"))
    light = paint("#FFE7B4", "glow", 3.2)
    light.cycles.sample_as_light = False
    sphere(0.09, (0, 0, 0.5), light, detail=16)
