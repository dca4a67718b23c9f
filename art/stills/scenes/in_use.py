"""The agency's work where people meet it: posters, films and pages of its clients as things in the world.

Each picture has a place, a light and a camera of its own, and keeps its subject in the middle 60 % of its height.
"""

import math
import os
import random

import bpy
from kit import city, homes
from kit import props as p
from kit.paint import bumped, gradient, linear, paint, picture, stone, stripes, wood
from kit.people import Person
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, draped, lathe, loft, plate, ring, rounded, screen, smooth_line, sphere, tube
from scenes.films import shaggy
from scenes.wide import bowl, page, passer_by

_IMAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../data/images")


def work(name):
    """File of a poster, a frame of a film or a website, by folder and name."""
    return os.path.abspath(os.path.join(_IMAGES, f"{name}.webp"))


def leave_studio(s, glow, strength=0.5, reflections=0.15):
    """Remove the sweep and the lamps; an even light of the colour `glow` remains."""
    s.remove_lights()
    bpy.data.objects.remove(s.sweep)
    s.ambient.inputs[0].default_value = linear(glow)
    s.ambient.inputs[1].default_value = strength
    s.studio.inputs[1].default_value = reflections


def lamp(s, at, target, size, power, colour="#ffffff"):
    """Soft light that the camera and reflections don't see."""
    light = s.light(at, target, size, power, colour)
    light.visible_camera = light.visible_glossy = False
    return light


def sky(stops, y, low, high, glow=1.0, width=120):
    """Sky or blurred background, coloured in `stops` from bottom to top; it lights nothing."""
    wall = box((width, 0.1, high - low), (0, y, (low + high) / 2), gradient(stops, glow=glow), 0)
    wall.visible_diffuse = wall.visible_shadow = False
    return wall


def spot_of_light(radius, at, colour, glow):
    """Out-of-focus light: a disc."""
    obj = disc(radius, 0.01, at, paint(colour, "glow", glow), 0, (90, 0, 0))
    obj.visible_diffuse = obj.visible_shadow = False


def handset(height, file, body="ink", glow=0.85):
    """Phone standing on z = 0 that shows a page of 900 x 1900."""
    width = height * 900 / 1900
    with Group(at=(0, 0, height / 2)):
        card(width + 0.1, height + 0.1, 0.2, material=paint(body, "gloss"), radius=0.3, edge=0.07)
        screen(width - 0.08, height - 0.08, picture(file, glow, 0.25), (0, -0.103, 0))
        for z in (0.55, 0.2):
            card(0.03, 0.28, 0.06, (width / 2 + 0.055, 0, height / 2 - 1.2 + z), paint(body, "metal"), 0.01, 0.005)


def deckchair(first, second):
    """Deckchair seen from behind, on z = 0, its sitter looking away from the viewer."""
    beech = paint("#B9824E", "satin")
    for side in (-0.72, 0.72):
        capsule((side, 1.0, 0.06), (side, -0.78, 2.1), 0.05, beech)
        capsule((side * 0.9, -0.95, 0.06), (side * 0.9, 0.9, 0.78), 0.05, beech)
    for y, z, reach in ((-0.78, 2.1, 0.76), (-0.95, 0.1, 0.7), (0.9, 0.78, 0.7), (1.0, 0.1, 0.76)):
        capsule((-reach, y, z), (reach, y, z), 0.05, beech)
    line = smooth_line([(-0.8, 2.12), (-0.52, 1.5), (-0.22, 0.92), (0.1, 0.62), (0.5, 0.62), (0.88, 0.8)], 40)

    def cloth(u, v):
        y, z = line[round((1 - v) * 40)]
        return (u - 0.5) * 1.28, y, z - 0.05 * math.sin(math.pi * u)

    draped(cloth, stripes(first, second, "X", 5, "matte"), 30, 40)


def bulbs(start, end, sag, count, glow=2.6, radius=0.095):
    """String of bulbs that hangs between two points."""
    points = []
    for k in range(count * 2 + 1):
        t = k / (count * 2)
        points.append(tuple(a + (b - a) * t - (sag * 4 * t * (1 - t) if axis == 2 else 0) for axis, (a, b) in enumerate(zip(start, end))))
    tube(points, 0.018, paint("#15102A", "matte"))
    for x, y, z in points[1::2]:
        disc(0.035, 0.1, (x, y, z - 0.07), paint("#15102A", "matte"), 0.01)
        sphere(radius, (x, y, z - 0.18), paint("#FFAE45", "glow", glow), detail=24)


def popcorn():
    """Striped bucket full of popcorn on z = 0."""
    segments = 12
    for k in range(segments):
        ends = [math.radians(360 / segments * (k + q)) for q in (0, 0.5, 1)]
        draped(
            lambda u, v, ends=ends: ((0.3 + 0.1 * v) * math.cos(ends[0] + (ends[2] - ends[0]) * u), (0.3 + 0.1 * v) * math.sin(ends[0] + (ends[2] - ends[0]) * u), 0.8 * v),
            paint(("#E23B2E", "#FFF6E6")[k % 2], "satin"),
            4,
            1,
        )
    dice = random.Random(4)
    for k in range(70):
        a, r = dice.random() * 6.3, 0.36 * math.sqrt(dice.random())
        z = 0.78 + 0.22 * (1 - (r / 0.4) ** 2) * dice.random()
        for _ in range(3):
            sphere(0.05 + 0.03 * dice.random(), (r * math.cos(a) + 0.05 * (dice.random() - 0.5), r * math.sin(a) + 0.05 * (dice.random() - 0.5), z + 0.05 * dice.random()), paint("#FFF0C8", "matte"), detail=12)


@scene("in-use/video-shoot", "ink", 10, 0.3)
def open_air_cinema(s):
    """A film of a llama on the screen of an open-air cinema at dusk, and the two who watch it."""
    leave_studio(s, "#4A4FA8", 0.32, 0.05)
    s.camera((0.1, -13, 1.9), (0.1, 6, 3.75), 45)
    sky(((0, "#FF9A62"), (0.1, "#EE7A6E"), (0.2, "#B85C93"), (0.34, "#5E49AE"), (0.55, "#2A2574"), (1, "#12103F")), 40, -1, 36, 0.75)
    dice = random.Random(9)
    for _ in range(60):
        spot_of_light(0.03 + 0.04 * dice.random(), (30 * dice.random() - 15, 39, 12 + 14 * dice.random()), "#E8E6FF", 1.6)
    # A meadow; its blades catch the light of the screen.
    box((80, 60, 0.2), (0, 10, -0.1), stone("#23431F", 5, 0.9), 0)
    blade = paint("#35602A", "matte")
    for k in range(5200):
        x, y = 16 * dice.random() - 8, -6.5 + 11 * dice.random()
        lean = 0.12 * (dice.random() - 0.5)
        tall = 0.08 + 0.14 * dice.random()
        draped(lambda u, v: (x + (u - 0.5) * 0.045 * (1.05 - v) + lean * v * v, y, tall * v), blade, 1, 2)
    for x, y, size in ((-9.5, 14, 5.2), (-7.0, 17, 6.5), (-12, 18, 7), (8.6, 15, 5.6), (11, 18, 7.6), (6.6, 19, 4.6), (-4.0, 20, 3.4), (3.4, 21, 3.2)):
        for _ in range(9):
            sphere(size * (0.2 + 0.1 * dice.random()), (x + size * 0.42 * (dice.random() - 0.5), y, size * (0.3 + 0.5 * dice.random())), paint("#141B33", "matte"), detail=20)
    width, height, middle = 10.3, 5.79, 5.0
    card(width + 0.5, height + 0.5, 0.3, (0, 6.2, middle), paint("#120E26", "satin"), 0.08, 0.03)
    screen(width, height, picture(work("reels/08"), 0.86, 0.6), (0, 6.0, middle))
    for x in (-4.4, 4.4):
        capsule((x, 6.4, 0), (x, 6.4, middle), 0.13, paint("#120E26", "satin"))
        capsule((x, 8.2, 0), (x, 6.5, 3.4), 0.09, paint("#120E26", "satin"))
    lamp(s, (0, 5.6, middle), (0, -4, 1), 6, 620, "#CFE4FF")
    lamp(s, (0, -6.5, 6.0), (0, -2.6, 0.8), 3.4, 620, "#FFB870")
    for side, person, first, second in (
        (-1, {"skin": "#A86B43", "hair": "#2A1712", "top": "#E9A53A", "style": "bun", "outfit": "shirt", "inner": "coral"}, "#E8553B", "#FFF1DC"),
        (1, {"skin": "#C98B62", "hair": "#3A2216", "top": "#3E6FB8", "style": "curly"}, "#1F8F84", "#FFF1DC"),
    ):
        with Group(at=(1.46 * side, -2.3, 0), turn=-5 * side):
            deckchair(first, second)
            with Group(at=(0, 0.02, 1.62), tilt=-20), Group(at=(0, 0, 0.62), turn=180, scale=0.37):
                Person(**{"outfit": "crew", "hem": -4, **person})
    with Group(at=(0, -2.7, 0)):
        for z in (0.12, 0.36, 0.6):
            box((0.86, 0.8, 0.18), (0, 0, z), wood("#B98552", "#7E5530"), 0.02)
        with Group(at=(0, 0, 0.7), scale=0.82):
            popcorn()
    for x, y in ((-4.7, -1.4), (4.9, -1.4)):
        capsule((x, y, 0), (x, y, 7.0), 0.07, paint("#120E26", "satin"))
    bulbs((-4.7, -1.4, 7.0), (4.9, -1.4, 7.0), 1.25, 13)
    bulbs((-4.7, -1.4, 7.0), (-6.4, 6, 8.4), 0.5, 7)
    bulbs((4.9, -1.4, 7.0), (6.4, 6, 8.4), 0.5, 7)


def tea_glass(colour):
    """A glass of milky tea on z = 0, and its steam."""
    lathe([(0, 0), (0.34, 0), (0.37, 0.06), (0.47, 0.98), (0.45, 1.02), (0.41, 0.98), (0.36, 0.5), (0, 0.45)], material=paint(colour, "gloss"), angle=60)
    disc(0.42, 0.04, (0, 0, 0.86), paint("#C68A54", "gloss"), 0.01)
    tube(smooth_line([(0, 0, 1.15), (0.14, 0, 1.45), (-0.1, 0, 1.75), (0.08, 0, 2.05), (0.02, 0, 2.3)]), 0.05, paint("white", "matte"))


@scene("in-use/video-shoot-crew", "violet", 10, 0.3)
def before_the_first_take(s):
    """A clapperboard serves five glasses of tea, and the furry microphone leans in."""
    s.camera((1.6, -13.5, 8.9), (0.25, 0.3, 3.1), 62)
    box((5.4, 3.6, 2.1), (0, 0.5, 1.05), wood("#D9A066", "#B57A42", 0.7), 0.08)
    box((1.5, 0.1, 0.5), (0, -1.32, 1.3), paint("ink", "matte"), 0.2)
    with Group(at=(0, 0.15, 2.24), tilt=90, roll=-4):
        p.clapper(5.0, open_angle=24)
    for k, (x, y) in enumerate(((-1.75, -0.75), (-0.85, 0.55), (0.1, -0.65), (1.0, 0.6), (1.85, -0.6))):
        with Group(at=(x, y, 2.36), turn=40 * k):
            tea_glass(("coral", "white", "marigold", "pink", "jadeBright")[k])
    with Group(at=(1.15, 0.7, 5.55), roll=-138, turn=8):
        shaggy(0.8, 1.0, paint("ink", "matte"))
        capsule((0, 0, -1.5), (0, 0, -9), 0.16, paint("chrome", "metal"))
        disc(0.4, 0.5, (0, 0, -2.05), paint("coral"), 0.1)


@scene("in-use/search-engine-optimization", "lilac", 10, 0.35)
def found_it(s):
    """A phone on a café's table has just found the café, under a morning window."""
    leave_studio(s, "#D6E6F2", 0.36, 0.3)
    s.camera((0.9, -8.9, 3.0), (0.14, 0, 1.8), 50, blur=0.6, focus=(-0.7, 0, 1.6))
    box((60, 0.2, 40), (0, 5, 10), stone("#8FBBD0", 3, 0.12), 0)
    box((60, 0.1, 6), (0, 4.9, -1.7), paint("#4E8098", "satin"), 0)
    box((60, 0.2, 0.14), (0, 4.85, 1.3), paint("#44738A", "satin"), 0.03)
    # The client's poster on the wall.
    with Group(at=(1.62, 4.75, 3.55)):
        box((2.9, 0.16, 3.55), (0, 0, 0), paint("#3B2417", "satin"), 0.03)
        screen(2.6, 3.25, picture(work("portfolio/clocktower-coffee"), 0.55, 0.4), (0, -0.09, 0))
    disc(3.6, 0.22, (0.1, -0.1, -0.11), stone("#F2EEE8", 1.4, 0.02), 0.08)
    ring(3.6, 0.05, (0.1, -0.1, -0.12), paint("gold", "metal"), (0, 0, 0))
    lamp(s, (-13, -5.5, 10.5), (0, 0, 1.2), 0.5, 9000, "#FFDDA6")
    # The window that the sun comes through.
    for k in range(-4, 5):
        for size, at in (((0.26, 0.26, 16), (-6.6 + 0.68 * k, -2.9 - 1.4 * k, 5)), ((0.26, 26, 0.26), (-6.6, -2.9, 5.4 + 1.7 * k))):
            bar = box(size, at, paint("white", "matte"), 0)
            bar.visible_camera = bar.visible_glossy = False
    with Group(at=(-0.78, 0.3, 0.02), turn=7, tilt=11):
        handset(3.9, page("map"), "#1B1830", 0.7)
    # A jar of sugar holds it up.
    lathe([(0, 0), (0.5, 0), (0.55, 0.08), (0.55, 1.0), (0.45, 1.2), (0, 1.2)], (-0.9, 1.45, 0), paint("#F3E9DB", "satin"), angle=50)
    with Group(at=(1.2, -0.75, 0), turn=-38, scale=0.9):
        p.cup("#FFFFFF", "#4A2413", "#FFFFFF")
        disc(0.42, 0.02, (0.04, 0, 0.935), paint("#C98F55", "satin"), 0.005)
    # One flower in a bottle.
    with Group(at=(1.75, 1.2, 0)):
        lathe([(0, 0), (0.3, 0), (0.36, 0.08), (0.36, 0.5), (0.14, 0.8), (0.13, 1.05), (0.17, 1.09)], material=paint("#2F6F86", "gloss"), angle=50)
        tube([(0, 0, 1.0), (-0.05, 0, 1.35), (0.06, -0.05, 1.75)], 0.03, paint("#4C8A3D", "satin"))
        with Group(at=(0.06, -0.1, 1.85), turn=-14, tilt=24):
            city.flower(0.34, "#FFFFFF", "marigold", 9)


def pasted(width, height, file, at, roll=0.0, curl=0.0, seed=1):
    """Poster pasted on a wall that faces the viewer, a little wrinkled; `curl` is how far its upper right corner has come off."""
    dice = random.Random(seed)
    waves = [(dice.uniform(1, 4), dice.uniform(1, 4), dice.uniform(0, 6)) for _ in range(5)]
    radius = 0.1 + 0.21 * curl

    def spot(u, v):
        x, z = (u - 0.5) * width, (v - 0.5) * height
        y = -0.012 * sum(math.sin(a * x + b * z + c) for a, b, c in waves) / 5
        past = (x - width / 2 + z - height / 2) / math.sqrt(2) + curl
        if curl and past > 0:
            angle = past / radius
            shift = (radius * math.sin(angle) - past) / math.sqrt(2)
            x, z, y = x + shift, z + shift, y - radius * (1 - math.cos(angle))
        return x, y, z

    wrinkled = bumped(picture(file, 0, 0.42), 0.32, 0.12, 2.2, detail=5, distortion=1.5)
    with Group(at=at, roll=roll):
        draped(spot, wrinkled, 60, 60, back="#E9E1D0")


@scene("in-use/graphic-designing", "marigold", 8, 0.3)
def fly_posters(s):
    """Posters pasted on a street's wall, one of them just now: the bucket of paste is still there."""
    leave_studio(s, "#BFD4EE", 0.5, 0.15)
    s.camera((-1.9, -10.2, 2.0), (0.12, 0, 2.45), 46)
    lamp(s, (-9, -9, 13), (0, 0, 2.2), 0.7, 6200, "#FFE7BE")
    box((40, 0.4, 16), (0, 0.24, 6), stone("#1F6E73", 4, 0.5), 0)
    box((40, 0.3, 0.5), (0, -0.02, 0.2), stone("#2A3338", 6, 0.4), 0.03)
    for k in range(-7, 9):
        for row in range(5):
            box((1.36, 1.36, 0.2), (1.4 * k + 0.7 * (row % 2), -0.85 - 1.4 * row, -0.1), stone(("#9A938B", "#A69E94", "#8F8981")[(k + 2 * row) % 3], 9, 0.3), 0.04)
    for x, z, name, roll, width in (
        (-3.02, 1.95, "raga-festival", -0.5, 2.3),
        (-3.0, 4.85, "moonlit-astrology", 0.4, 2.3),
        (-5.35, 2.0, "stride-fintech", 0.3, 2.3),
        (3.05, 2.0, "giant-lipstick-street", 0.5, 2.3),
        (3.08, 4.88, "stride-fintech", -0.4, 2.3),
        (5.4, 2.0, "kiln-ceramics", 0.2, 2.3),
        (5.4, 4.9, "whale-over-marina", 0.2, 2.3),
        (0.62, 6.62, "train-of-flowers", -0.3, 2.3),
        (-1.74, 7.75, "dream-weaver-lookbook", 0.3, 2.3),
    ):
        pasted(width, width * 1.25, work(f"portfolio/{name}"), (x, 0.01, z), roll, 0, round(x * 7))
    pasted(3.5, 4.375, work("portfolio/saffron-monsoon"), (0, -0.04, 2.85), 0.6, 0.95, 3)
    # Paste, and the brush across the bucket.
    with Group(at=(1.36, -1.75, 0), scale=1.12):
        lathe([(0, 0.02), (0.4, 0.02), (0.42, 0.0), (0.52, 0.86), (0.55, 0.86), (0.55, 0.9), (0.5, 0.9), (0.46, 0.7), (0, 0.7)], material=paint("#C9D2D6", "metal"), angle=40)
        disc(0.48, 0.03, (0, 0, 0.76), paint("#FBF6E8", "gloss"), 0.01)
        ring(0.53, 0.025, (0, 0, 0.9), paint("#AEB9BE", "metal"), (0, 0, 0))
        for k in range(5):
            tube([(0.3 + 0.06 * k, -0.46 + 0.06 * k, 0.9), (0.3 + 0.065 * k, -0.5 + 0.06 * k, 0.82 - 0.1 * (k % 3)), (0.3 + 0.06 * k, -0.48 + 0.06 * k, 0.62 - 0.12 * (k % 3))], 0.035, paint("#FBF6E8", "gloss"))
        with Group(at=(-0.3, -0.16, 1.0), turn=-20, roll=70):
            capsule((0, 0, 0.1), (0, 0, 0.98), 0.07, paint("vermilion", "gloss"))
            box((0.74, 0.17, 0.26), (0, 0, 0.0), paint("vermilion", "gloss"), 0.05)
            box((0.76, 0.2, 0.14), (0, 0, -0.16), paint("chrome", "metal"), 0.02)
            for k in range(26):
                x = 0.74 * (k / 25 - 0.5)
                tube([(x, -0.04 * (k % 2), -0.2), (x * 1.04, 0.02 * (k % 3), -0.44), (x * 1.1, 0.02 * (k % 3), -0.66)], 0.03, paint("#2A2320", "matte"), radii=[1, 1, 0.6])
                sphere(0.045, (x * 1.1, 0.02 * (k % 3), -0.63), paint("#FBF6E8", "gloss"), (1, 1, 2.2), detail=10)


def hillside(y):
    """Hills behind one another in the evening, the last of them blue; the nearest is at `y`."""
    for k, (shift, line, colour) in enumerate((
        (26, [(-60, 5.5), (-34, 8.6), (-12, 6.4), (8, 9.2), (30, 6.8), (60, 8.5)], ("#A98A86", "#D9AE90")),
        (17, [(-50, 4.4), (-22, 4.0), (-6, 6.3), (14, 4.4), (30, 6.2), (50, 4.6)], ("#7C7F66", "#C2A877")),
        (9, [(-40, 4.2), (-14, 4.6), (-3, 2.8), (10, 3.4), (20, 4.3), (40, 3.2)], ("#4C6B4B", "#A5A561")),
        (0, [(-30, 0.6), (-10, 1.2), (-4, 2.4), (1.5, 3.7), (6, 3.7), (12, 2.4), (30, 1.2)], ("#1F4630", "#7F9A4E")),
    )):
        points = smooth_line(line, 60)
        low, high = colour
        plate([(line[0][0], -9), (line[-1][0], -9), *points[::-1]], 0.4, (0, y + shift, -1), gradient(((0.45, low), (1, high)), "Y"), 0)


def laptop(width, file, angle=108, glow=0.85):
    """Open laptop whose base lies on z = 0, hinge on the x axis; its screen is 16:10."""
    depth, tall = width * 0.68, (width - 0.14) * 0.625 + 0.2
    shell = paint("#C9CBD2", "metal")
    with Group(at=(0, -depth / 2, 0.07), tilt=90):
        card(width, depth, 0.12, material=shell, radius=0.14, edge=0.04)
        card(width * 0.86, depth * 0.46, 0.02, (0, -0.062, depth * 0.16), paint("#23222B", "satin"), 0.05, 0.005)
        for row in range(5):
            for k in range(13):
                step = width * 0.86 / 13
                card(step * 0.84, depth * 0.078, 0.03, (step * (k - 6), -0.075, depth * (0.34 - 0.091 * row)), paint("#3A3945", "satin"), 0.02, 0.008)
        card(width * 0.36, depth * 0.27, 0.012, (0, -0.063, -depth * 0.3), paint("#B4B6BF", "satin"), 0.05, 0.004)
    with Group(at=(0, 0.02, 0.1), tilt=angle - 90):
        card(width, tall, 0.09, (0, 0.03, tall / 2), shell, 0.14, 0.03)
        card(width - 0.05, tall - 0.05, 0.02, (0, -0.025, tall / 2), paint("#0C0A16", "gloss"), 0.12, 0.005)
        screen(width - 0.14, (width - 0.14) * 0.625, picture(file, glow, 0.3), (0, -0.042, tall / 2 + 0.02))


@scene("in-use/website-design-development", "marigold", 10, 0.3)
def right_view(s):
    """Dream Homes' website on a windowsill, and the house of its first page on the hill outside, in the evening sun."""
    leave_studio(s, "#F3C9A0", 0.42, 0.12)
    s.camera((0.6, -9.2, 3.1), (0.06, 0.4, 1.72), 48, blur=1.6, focus=(0.1, -0.2, 1.4))
    sky(((0, "#FFE0A8"), (0.36, "#FFD08A"), (0.52, "#FBB37C"), (0.72, "#D9A09C"), (1, "#7F9AC8")), 70, -10, 34, 1.0)
    sun = disc(3.1, 0.1, (-10.0, 68, 10.6), paint("#FFF1CF", "glow", 3.0), 0, (90, 0, 0))
    sun.visible_diffuse = sun.visible_shadow = False
    hillside(22)
    with Group(at=(2.3, 21.6, 2.45), turn=12, scale=0.5):
        homes.dream_house()
        # Shrubs hide where it meets the slope.
        for x, y, z, length, tall in ((-4.6, -3.6, -1.0, 11, 1.7), (4.8, -4.0, -0.9, 10, 1.9), (-9.4, -1, -1.6, 5, 2.0)):
            with Group(at=(x, y, z)):
                homes.hedge(length, tall, 1.0, ("#2F5E3C", "#3F7345", "#6E8F4A"), seed=int(length), blossom="#C25A34" if x > 0 else None)
        for x, tall in ((-10.6, 6.4), (-12.4, 4.6)):
            with Group(at=(x, 1, -0.6)):
                homes.cypress(tall)
        with Group(at=(10.4, 1, -1)):
            homes.tree(7.5, 3.2, ("#2F5E3C", "#47733F", "#7F9A4E"), 4, 3000, 0.2)
    lamp(s, (-14, 30, 14), (0, 0, 1), 1.6, 17000, "#FFBE72")
    lamp(s, (-20, 4, 16), (3, 23, 3), 3, 2600, "#FFE0C2")
    lamp(s, (3, -8, 7), (0, 0, 1.2), 4, 260, "#FFD9BC")
    frame = paint("#F7EFE2", "satin")
    box((16, 9, 0.3), (0, -2.9, -0.15), wood("#8E5C37", "#5A361D", 0.6), 0.06)
    for x in (-3.25, 3.25):
        box((0.34, 0.4, 9), (x, 1.5, 4.4), frame, 0.04)
    box((0.16, 0.3, 9), (-1.5, 1.5, 4.4), frame, 0.04)
    box((7, 0.46, 0.3), (0, 1.5, 0.15), frame, 0.04)
    box((7, 0.26, 0.16), (0, 1.5, 4.9), frame, 0.04)
    for side in (-1, 1):
        box((6, 0.5, 12), (side * 6.4, 1.3, 5), stone("#B9785A", 3, 0.15), 0)
    with Group(at=(0.02, 0.35, 0), turn=7):
        laptop(3.95, work("websites/dream-homes"))


def peel(radius, at, squash=0.94, turn=0):
    """Orange: pores in its skin, and the star where it hung."""
    material = bumped(paint("#FF8A14", "satin").copy(), 0.35, 0.03, 26)
    with Group(at=at, turn=turn, tilt=turn % 50 - 10, roll=turn % 70 - 35):
        sphere(radius, (0, 0, 0), material, (1, 1, squash))
        sphere(radius * 0.09, (0, 0, radius * squash * 0.985), paint("#4D7A2C", "matte"), (1, 1, 0.4), detail=16)


def half_orange(radius):
    """Half an orange, its cut face to the viewer, centred."""
    rind = [(radius * math.sin(math.radians(a)), radius * math.cos(math.radians(a))) for a in range(0, 91, 6)]
    lathe([(max(0, r), -z) for r, z in rind], material=paint("#FF8A14", "satin"), rotation=(90, 0, 0), angle=70)
    p.puck(radius * 0.995, 0.05, (0, 0, 0), paint("#FF9A1E", "satin"), 0.02)
    p.puck(radius * 0.92, 0.05, (0, -0.008, 0), paint("#FFE9BE", "satin"), 0.01)
    for k in range(10):
        with Group(roll=36 * k):
            half = math.radians(16)
            wedge = [(0, radius * 0.1), (radius * 0.84 * math.sin(half), radius * 0.84 * math.cos(half)), (0, radius * 0.87), (-radius * 0.84 * math.sin(half), radius * 0.84 * math.cos(half))]
            plate(rounded(wedge, radius * 0.09), 0.07, (0, -0.03, 0), paint("#FF8E1C", "gloss"), 0.03)


def sprig(length, count, colour="#2F7A35"):
    """Twig with pointed leaves, from the origin along z."""
    tube([(0, 0, 0), (0.06, 0, length * 0.5), (0, 0, length)], 0.03, paint("#4B6B2C", "satin"))
    for k in range(count):
        side = 1 if k % 2 else -1
        with Group(at=(0, 0, length * (k + 0.6) / count), turn=40 * side + 30 * k, roll=52 * side):

            def leaf(u, v):
                wide = 0.24 * math.sin(math.pi * v ** 0.8) * (1 - 0.2 * v)
                x = (u - 0.5) * 2 * wide
                return x, -0.16 * math.sin(math.pi * v) - 0.35 * abs(x), 0.95 * v

            draped(leaf, paint(colour, "satin"), 8, 14, back=colour)


@scene("in-use/social-media-marketing", "jade", 9, 0.3)
def among_oranges(s):
    """Pipwell's juice as a story on a phone that stands in a heap of oranges."""
    leave_studio(s, "#CFE6C4", 0.36, 0.3)
    s.camera((-1.3, -9.4, 2.5), (0.05, 0, 1.95), 50, blur=0.7, focus=(0, -0.6, 1.9))
    sky(((0, "#0E4A33"), (0.5, "#17704A"), (1, "#0A3324")), 9, -6, 12, 0.75)
    box((40, 20, 0.2), (0, 2, -0.1), wood("#1F6B47", "#14492F", 0.5), 0)
    lamp(s, (-5.5, -6, 9.5), (0, 0, 1.2), 1.6, 1500, "#FFF0CF")
    lamp(s, (7, 4, 5), (0, 0, 1.5), 2, 420, "#C9FF9E")
    with Group(at=(0.0, 0.15, 0.12), turn=-8, tilt=9):
        handset(4.3, page("story"), "#141026", 0.82)
    heap = (
        (-1.75, 0.75, 0.78, 0.8), (1.8, 0.8, 0.8, 0.82), (0.1, 1.5, 0.8, 0.82), (-3.1, 1.0, 0.74, 0.76), (3.25, 0.9, 0.76, 0.78),
        (-0.95, 2.0, 1.98, 0.78), (1.2, 2.0, 2.0, 0.8), (-2.35, 1.6, 1.98, 0.78), (2.6, 1.7, 2.0, 0.76), (-3.9, 1.9, 1.9, 0.76), (4.0, 1.9, 1.9, 0.76),
        (-1.7, 2.7, 3.1, 0.76), (0.3, 2.7, 3.15, 0.8), (2.1, 2.8, 3.1, 0.76), (-2.2, -0.5, 0.68, 0.7), (2.75, -0.4, 0.68, 0.7), (0.5, 3.2, 4.1, 0.76), (-1.0, 3.3, 4.1, 0.74),
    )
    for k, (x, y, z, radius) in enumerate(heap):
        peel(radius, (x, y, z), 0.95, 47 * k)
    for at, turn, tilt, radius in (((1.5, -1.3, 0.7), -16, 16, 0.74), ((-1.25, -1.7, 0.52), 20, 26, 0.56)):
        with Group(at=at, turn=turn, tilt=tilt):
            half_orange(radius)
    for at, turn, roll, tilt in (((-1.35, 0.2, 1.35), 10, -48, -20), ((1.45, 0.1, 1.4), -20, 44, -24), ((-2.3, 0.6, 2.5), 0, -30, -30), ((2.2, 0.9, 2.55), 0, 34, -30), ((2.5, -1.0, 0.25), 10, 70, -30)):
        with Group(at=at, turn=turn, roll=roll, tilt=tilt):
            sprig(1.1, 5)


@scene("in-use/performance-marketing", "ink", 10, 0.3)
def last_bus(s):
    """The sneaker's poster lights a bus stop at night, and the wet street shows it once more."""
    leave_studio(s, "#27406A", 0.22, 0.05)
    s.camera((-2.0, -11.6, 1.25), (-0.05, 0, 2.02), 49)
    sky(((0, "#C9795A"), (0.14, "#5E5678"), (0.34, "#1F3A5C"), (0.7, "#0E1D3A"), (1, "#080E22")), 30, -6, 20, 0.6)
    dice = random.Random(12)
    for k in range(13):
        tall = 5 + 6 * dice.random()
        block = box((2.3, 1, tall), (2.5 * k - 16, 27, tall / 2), paint(("#14233C", "#1A2A47", "#101C33")[k % 3], "matte"), 0)
        block.visible_diffuse = False
    for k in range(86):
        x, z = 30 * dice.random() - 14, 0.4 + 8 * dice.random() ** 1.5
        colour = ("#FFB45E", "#FF6A4A", "#FFD9A0", "#7FC6FF", "#FFB45E")[k % 5]
        spot_of_light(0.14 + 0.3 * dice.random(), (x, 24 + 0.02 * k, z), colour, 0.22 + 0.55 * dice.random())
    # Asphalt, wet: dry grains between still water.
    asphalt = bumped(paint("#565E6C", "matte").copy(), 0.12, 0.05, 3.2)
    nodes, links = asphalt.node_tree.nodes, asphalt.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Metallic"].default_value = 0.92
    pools = nodes.new("ShaderNodeTexNoise")
    pools.inputs["Scale"].default_value = 0.55
    pools.inputs["Detail"].default_value = 3
    shine = nodes.new("ShaderNodeMapRange")
    for i, number in enumerate((0.44, 0.6, 0.03, 0.26), 1):
        shine.inputs[i].default_value = number
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], pools.inputs["Vector"])
    links.new(pools.outputs["Fac"], shine.inputs[0])
    links.new(shine.outputs[0], surface.inputs["Roughness"])
    box((80, 60, 0.2), (0, 10, -0.22), asphalt, 0)
    box((80, 5.4, 0.16), (0, 1.5, -0.08), asphalt, 0.02)
    box((80, 0.26, 0.2), (0, -1.3, -0.09), stone("#59606B", 9, 0.3), 0.03)
    steel = paint("#20262F", "metal")
    # The box of light.
    with Group(at=(0.85, 0, 0)):
        card(3.3, 4.25, 0.36, (0, 0, 2.62), steel, 0.1, 0.03)
        screen(2.96, 3.7, picture(work("portfolio/sneaker-balloon"), 1.15, 0.2), (0, -0.185, 2.66))
        for x in (-1.2, 1.2):
            box((0.22, 0.22, 0.6), (x, 0, 0.25), steel, 0.03)
    lamp(s, (0.85, -0.5, 2.7), (0.6, -8, 0.2), 3.2, 420, "#BFE3FF")
    lamp(s, (0.2, -0.4, 3.0), (-2.6, 0.9, 0.6), 1.6, 120, "#BFE3FF")
    # Roof, back and bench.
    box((7.4, 2.3, 0.16), (-1.0, 0.35, 5.1), steel, 0.05)
    box((7.3, 2.1, 0.04), (-1.0, 0.35, 5.0), paint("#F4F8FF", "glow", 0.5), 0.01)
    for x in (-4.5, -2.6, -0.9):
        capsule((x, 1.3, 0), (x, 1.3, 5.05), 0.07, steel)
    capsule((2.4, 1.3, 0), (2.4, 1.3, 5.05), 0.07, steel)
    for z in (0.55, 3.9):
        capsule((-4.5, 1.3, z), (2.4, 1.3, z), 0.04, steel)
    for k in range(4):
        box((2.3, 0.2, 0.09), (-2.1, 0.5 + 0.24 * k, 0.92), wood("#B57A45", "#7A4B28"), 0.03)
    for x in (-2.9, -1.3):
        box((0.12, 0.8, 0.88), (x, 0.86, 0.44), steel, 0.03)
    lamp(s, (-2.0, -0.4, 4.9), (-2.0, -0.2, 0), 1.4, 240, "#FFE2BC")
    lamp(s, (-7, -7, 6), (-1.75, -0.7, 1.4), 1.2, 520, "#FFC690")
    lamp(s, (0.2, -1.6, 2.4), (-1.7, -0.8, 1.6), 1.0, 110, "#BFE3FF")
    with Group(at=(-1.75, -0.75, 0), turn=132, scale=1.04):
        passer_by("#E2572F", "#F4C04A")


def pot(radius, height, colour, blooms, petal, heart="marigold", seed=1, size=0.34):
    """Flower pot on z = 0 with a bush of blooms that turn to the viewer."""
    dice = random.Random(seed)
    lathe([(0, 0), (radius * 0.72, 0), (radius * 0.95, height * 0.8), (radius * 1.08, height * 0.8), (radius * 1.1, height), (radius * 0.98, height), (radius * 0.92, height * 0.88), (0, height * 0.86)], material=stone(colour, 8, 0.15), angle=40)
    for k in range(blooms):
        a, r = 2.4 * k, radius * 1.05 * math.sqrt((k + 0.5) / blooms)
        x, y, z = r * math.cos(a), 0.7 * r * math.sin(a), height + 0.5 + 0.75 * (1 - (r / radius) ** 2 * 0.6) + 0.25 * dice.random()
        tube([(0.3 * x, 0.3 * y, height * 0.85), (0.7 * x, 0.7 * y, (height + z) / 2), (x, y + 0.05, z)], 0.025, paint("#4F8F45", "satin"))
        with Group(at=(x, y, z), turn=-30 * x, tilt=18 + 26 * dice.random()):
            city.flower(size * (0.85 + 0.3 * dice.random()), petal if k % 4 else "#FFFFFF", heart, 8)
        with Group(at=(0.5 * x, 0.5 * y, height), turn=90 * dice.random(), roll=50 * (-1) ** k):
            sphere(0.4, (0, 0, 0.36), paint(("#5FA353", "#4A8B47")[k % 2], "satin"), (0.34, 0.1, 1), detail=24)


@scene("in-use/email-marketing", "lilac", 9, 0.35)
def greenhouse(s):
    """Petalgrain's newsletter on a tablet between flower pots in a greenhouse."""
    leave_studio(s, "#F3E4F2", 0.5, 0.3)
    s.camera((1.0, -10.2, 3.7), (0.06, 0, 2.05), 52, blur=0.6, focus=(0, -0.5, 1.9))
    sky(((0, "#9CC58B"), (0.32, "#C4DFB4"), (0.5, "#F3DDDD"), (0.75, "#FBEDEA"), (1, "#FFF8F4")), 16, -6, 20, 0.95)
    # The greenhouse, out of focus.
    bar = paint("#FFFFFF", "matte")
    for x in range(-7, 8, 2):
        box((0.16, 0.3, 22), (x + 0.6, 10, 5), bar, 0)
    for z in (3.2, 6.6, 10):
        box((40, 0.16, 0.16), (0, 10, z), bar, 0)
    dice = random.Random(3)
    for k in range(40):
        x = 16 * dice.random() - 8
        sphere(0.5 + 0.6 * dice.random(), (x, 7 + 2 * dice.random(), 1.4 * dice.random() + 0.2), paint(("#8FC07F", "#A5CE93", "#7FB271")[k % 3], "matte"), (1, 1, 0.7), detail=18)
    for k in range(-5, 6):
        box((16, 0.86, 0.16), (0, -2.2 + 0.92 * k, -0.08), wood("#DDB489", "#B98657", 0.6), 0.03)
    lamp(s, (-9, -4.5, 12), (0, 0, 1.2), 0.7, 3000, "#FFEBC4")
    # The roof's bars, seen only as shadows.
    for k in range(-6, 7):
        for size, at in (((0.16, 22, 0.16), (-4.6 + 1.25 * k, -2.2, 6.4)), ((22, 0.16, 0.16), (-4.6, -2.2 + 1.9 * k, 6.4))):
            rafter = box(size, at, bar, 0)
            rafter.visible_camera = rafter.visible_glossy = rafter.visible_diffuse = False
    with Group(at=(0.05, -0.35, 0.03), turn=7, tilt=13, scale=0.95):
        card(3.16, 4.16, 0.18, (0, 0, 2.08), paint("#F4F1F6", "metal"), 0.22, 0.06)
        card(3.08, 4.08, 0.04, (0, -0.08, 2.08), paint("#0C0A16", "gloss"), 0.2, 0.01)
        screen(2.88, 3.84, picture(page("newsletter"), 0.78, 0.3), (0, -0.105, 2.08))
    for x, y, radius, height, colour, blooms, petal, heart, seed, size in (
        (-1.6, 0.95, 0.7, 1.15, "#C9694A", 11, "#F06A9B", "marigold", 1, 0.36),
        (1.62, 1.0, 0.74, 1.3, "#E9DCC8", 12, "#8C7BEA", "marigold", 2, 0.36),
        (-1.6, -1.5, 0.46, 0.78, "#E9DCC8", 7, "#FFC93C", "#B85C22", 4, 0.3),
        (1.78, -1.5, 0.48, 0.8, "#C9694A", 7, "#F06A9B", "marigold", 5, 0.3),
    ):
        with Group(at=(x, y, 0)):
            pot(radius, height, colour, blooms, petal, heart, seed, size)


@scene("in-use/content-marketing", "lilac", 12, 0.4)
def on_the_potters_table(s):
    """A magazine on a potter's table, open at Kilnmark's page, and the cobalt bowl that keeps it open."""
    leave_studio(s, "#F6F0EC", 0.42, 0.25)
    s.camera((0.5, -4.6, 9.4), (0.02, 0.05, 0.1), 50)
    lamp(s, (-9, 4.5, 6.5), (0, 0, 0.2), 0.9, 2600, "#FFEACB")
    box((30, 30, 0.2), (0, 0, -0.1), stone("#B26A50", 2.5, 0.25), 0)
    width, height = 2.62, 3.275

    def rise(t):
        """How high the page lies at a part of its width from the fold."""
        return 0.1 + 0.17 * math.sin(math.pi * t**0.75) * (1 - 0.5 * t)

    with Group(at=(0, -0.05, 0), turn=7):
        for side, file in ((-1, work("portfolio/kiln-ceramics")), (1, page("essay"))):
            for k in range(5):
                edge = 0.02 * k
                draped(
                    lambda u, v, side=side, edge=edge: (side * (0.02 + (width + 0.03 - edge) * u), (v - 0.5) * (height + 0.04 - edge), rise(u) - 0.02 * (5 - k)),
                    paint(("#EDE6DA", "#DDD4C4")[k % 2], "matte"),
                    30,
                    2,
                )
            draped(lambda u, v, side=side: (side * width * (u if side > 0 else 1 - u), (v - 0.5) * height, rise(u if side > 0 else 1 - u)), picture(file, 0, 0.6), 40, 2)
        with Group(at=(1.62, -1.6, 0.1), scale=0.8):
            bowl("#1233C4", "#1233C4", line=0.24)
    # Two more bowls, and a potter's tools.
    with Group(at=(-1.5, 2.78, 0), scale=0.9):
        bowl("#F1E7D6", line=0.34)
        with Group(at=(0.02, 0, 0.42), turn=70, roll=2):
            bowl("#A9542F", "#F1E7D6", line=0.3)
    with Group(at=(1.1, 2.75, 0.1), turn=66), Group(roll=90):
        capsule((0, 0, -0.9), (0, 0, 0.6), 0.075, wood("#C98C4B", "#8A5A2B", axis="Z"))
        ring(0.22, 0.03, (0, 0, 0.88), paint("chrome", "metal"))
    with Group(at=(-0.75, -2.5, 0.1), turn=10), Group(roll=90):
        capsule((0, 0, -1.1), (0, 0, 0.8), 0.065, paint("#1233C4", "gloss"))
        lathe([(0.07, 0.8), (0.1, 1.0), (0.09, 1.06)], material=paint("chrome", "metal"))
        lathe([(0.09, 1.05), (0.12, 1.25), (0.0, 1.62)], material=paint("#2B2320", "matte"))


@scene("in-use/social-media-optimization", "violet", 9, 0.3)
def at_the_mirror(s):
    """Velourette's profile on a phone that leans on a dressing mirror, beside the lipstick it sells."""
    leave_studio(s, "#C9A6E8", 0.34, 0.3)
    s.camera((1.5, -9.2, 3.0), (0.02, 0, 1.95), 50, blur=0.7, focus=(-0.2, -0.3, 1.9))
    box((60, 0.2, 40), (0, 6.5, 10), stone("#5B2A6E", 3, 0.1), 0)
    # What the mirror sees: the room behind the viewer.
    sky(((0, "#6B2F7C"), (0.45, "#B565A8"), (0.6, "#F2A9C4"), (1, "#8B4FA6")), -26, -8, 18, 0.5).visible_camera = False
    box((30, 12, 0.3), (0, 2.0, -0.15), paint("#CDB4EA", "gloss"), 0.1)
    lamp(s, (-6, -5.5, 8.5), (0, 0, 1.4), 1.8, 1250, "#FFE3EE")
    lamp(s, (5.5, 3.6, 6), (0, 0, 1.5), 2, 420, "#FF8FC4")
    with Group(at=(0.25, 2.2, 0)):
        disc(0.95, 0.12, (0, 0, 0.06), paint("gold", "metal"), 0.04)
        capsule((0, 0, 0), (0, 0, 0.9), 0.1, paint("gold", "metal"))
        with Group(at=(0, 0, 2.9), tilt=6):
            p.puck(2.05, 0.12, (0, 0, 0), paint("#E9DDF6", "mirror"), 0.03)
            ring(2.08, 0.13, (0, 0, 0), paint("gold", "metal"))
            for k in range(16):
                x, _, z = p.polar(2.08, 22.5 * k + 11)
                sphere(0.13, (x, -0.14, z), paint("#FFC98F", "glow", 2.4), detail=28)
    with Group(at=(-0.55, 0.25, 0.02), turn=9, tilt=11):
        handset(3.95, page("profile"), "#2B1238", 0.82)
    with Group(at=(1.35, -0.7, 0), turn=-20, scale=0.6):
        disc(0.62, 1.5, (0, 0, 0.75), paint("#16091F"), 0.08)
        disc(0.54, 0.75, (0, 0, 1.86), paint("gold", "metal"), 0.05)
        for z in (1.64, 1.78):
            ring(0.545, 0.025, (0, 0, z), paint("gold", "metal"), (0, 0, 0))
        around = [math.radians(360 * i / 64) for i in range(64)]
        loft([[(0.44 * math.cos(a), 0.44 * math.sin(a), min(2.2 + 0.05 * k, 3.15 + 0.7 * math.cos(a - 0.75) - 0.1)) for a in around] for k in range(34)], paint("#D81E4A", "gloss"), angle=35)
    with Group(at=(2.05, 0.15, 0.0), scale=0.6):
        disc(0.64, 1.6, (0, 0, 0.8), paint("#16091F"), 0.09)
        ring(0.64, 0.05, (0, 0, 0.1), paint("gold", "metal"), (0, 0, 0))
