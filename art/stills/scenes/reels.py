"""Frames of films that we show as lessons: motifs of our own, each lit and lensed as its film would be. What matters stays off the middle, where the play button is.

The other frames are drawn, in vector/frames.
"""

import math
import random

from kit import homes
from kit import props as p
from kit.paint import bumped, linear, paint, stone, wood
from kit.people import Person
from kit.registry import scene
from kit.shapes import Group, blanket, box, boxes, capsule, clay, lathe, loft, plate, ring, rounded, smooth_line, sphere, tube
from mathutils import Vector, noise
from scenes.homes import clouded, ridge
from scenes.in_use import lamp, leave_studio, sky


def _eye(radius, at):
    """Dark eye with a highlight."""
    x, y, z = at
    sphere(radius, at, paint("#120C0A", "gloss"), detail=32)
    shine = paint("#FFFFFF", "glow", 1.6)
    shine.cycles.sample_as_light = False
    sphere(radius * 0.26, (x - radius * 0.36, y - radius * 0.82, z + radius * 0.4), shine, detail=16)


def _burrow_hill(x, y):
    """How high the hill with the burrow is."""
    return 2.9 * math.exp(-((x - 2.9) ** 2) / 10 - ((y - 2.0) ** 2) / 5) + 0.12 * math.sin(x) - 0.1


def _rabbit():
    """Head, ears and forepaws of a rabbit that faces the viewer, its chin on z = 0."""
    fur, dark, pale, pink = "#9A7A5C", "#86684C", "#F1E4CE", "#E0A093"
    # Soft fur has no shine.
    paint(fur, "matte").node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    skull = [(0, 0, 0.52, 0.5), (-0.2, -0.12, 0.34, 0.34), (0.2, -0.12, 0.34, 0.34), (0, -0.3, 0.28, 0.26), (0, 0.25, -0.2, 0.62)]
    clay(skull, paint(fur, "matte"), 0.04)
    muzzle = [(-0.12, -0.46, 0.24, 0.17), (0.12, -0.46, 0.24, 0.17), (0, -0.42, 0.08, 0.13)]
    clay(muzzle, paint(pale, "matte"), 0.04)
    sphere(0.075, (0, -0.63, 0.33), paint(pink, "satin"), (1.2, 0.7, 0.8), detail=28)
    for side in (-1, 1):
        _eye(0.125, (side * 0.29, -0.36, 0.56))
        box((0.05, 0.04, 0.1), (side * 0.03, -0.56, 0.02), paint("#FFF7E8", "satin"), 0.015)
        for k in range(3):
            tube([(side * 0.14, -0.56, 0.24 + 0.03 * k), (side * 0.5, -0.66, 0.26 + 0.09 * k), (side * 0.82, -0.6, 0.18 + 0.17 * k)], 0.0045, paint("#FFF7E8", "satin"))
        lean = -14 if side < 0 else 20
        with Group(at=(side * 0.2, 0.06, 0.86), roll=lean, tilt=6):
            sphere(0.5, (0, 0, 0.5), paint(dark, "matte"), (0.36, 0.2, 1.25), detail=40)
            sphere(0.5, (0, -0.06, 0.5), paint(pink, "matte"), (0.22, 0.12, 1.05), detail=40)
        paw = [(side * 0.46, -0.5, -0.16, 0.19), (side * 0.48, -0.62, -0.2, 0.15)]
        clay(paw, paint(fur, "matte"), 0.04)
        for k in (-1, 0, 1):
            capsule((side * 0.48 + 0.075 * k, -0.72, -0.16), (side * 0.48 + 0.08 * k, -0.79, -0.24), 0.05, paint(fur, "matte"))


@scene("reels/01", "meadow", 12, 0.3)
def burrow(s):
    """A rabbit looks out of its hill into the first sun; grass, dew and a butterfly."""
    s.camera((-0.3, -9.5, 1.35), (0.1, 0, 1.6), 44, blur=0.7, focus=(2.4, -1.1, 1.3))
    leave_studio(s, "#DDE8E4", 0.72, 0.2)
    s.sunlight((0.85, 0.34, -0.5), 3.1, "#FFDFA6", 1.5)
    clouded(sky(((0, "#FFE7B4"), (0.3, "#F7E8C4"), (0.6, "#BFDDE4"), (1, "#86BEDD")), 90, -8, 44, 1.0, 200), "#FFFFFF", 0.8, (0.05, 0.24))
    ridge(70, [(-90, 4), (-50, 9), (-24, 6), (0, 9), (30, 6), (80, 9)], "#B5CCA6", 1, 0)
    ridge(40, [(-50, 2), (-26, 3.6), (-8, 1.8), (12, 3.4), (50, 2)], "#93B57C", 2, 0)
    for x, y, height, seed in ((-13, 24, 6.4, 1), (-8.6, 28, 5.2, 2), (-3.5, 32, 4.6, 3), (-17, 30, 7, 4)):
        with Group(at=(x, y, 0.4)):
            homes.tree(height, height * 0.42, ("#4F7B42", "#6F9A4E", "#A9C468"), seed, 900, 0.26)
    rows = [[(x, y, _burrow_hill(x, y)) for x in (-14 + 0.4 * k for k in range(80))] for y in (-9 + 0.4 * k for k in range(60))]
    turf = stone("#4F7A34", 3, 0.3)
    turf.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    blanket(rows, turf, 0.02)
    mouth = (2.35, -0.55, 1.15)

    def meadow(x, y):
        """The hill, but for the mouth of the burrow."""
        z = _burrow_hill(x, y)
        return None if math.hypot(x - mouth[0], 1.25 * (z - mouth[2])) < 1.16 and y < 1 else z

    sphere(1.2, mouth, paint("#1B120B", "matte"), (1, 0.5, 0.86), detail=48)
    dice = random.Random(8)
    with Group(at=(mouth[0], mouth[1] - 0.36, mouth[2]), tilt=14):
        ring(1.1, 0.12, (0, 0, 0), stone("#5E4129", 5, 0.6)).scale = (1, 0.86, 1)
    for k in range(150):
        a = 2 * math.pi * dice.random()
        r = 1.13 * dice.uniform(0.9, 1.14)
        size = dice.uniform(0.02, 0.055)
        sphere(size, (mouth[0] + r * math.cos(a), mouth[1] - 0.4 + 0.25 * math.sin(a) - dice.uniform(0, 0.1), mouth[2] + 0.86 * r * math.sin(a)), paint(("#5E4129", "#8A7A66", "#49321F", "#7B5C3C")[k % 4], "matte"), (1.3, 1, 0.8), detail=10)
    # Grass hangs over the upper edge.
    for k in range(900):
        a = math.radians(dice.uniform(-24, 204))
        out = dice.uniform(1.0, 1.16)
        x, z = mouth[0] + 1.16 * out * math.cos(a), mouth[2] + out * math.sin(a)
        tall, lean = dice.uniform(0.14, 0.32), dice.gauss(0, 0.08)
        y = mouth[1] - 0.32 + 0.25 * math.sin(a)
        tube([(x, y + 0.1, z), (x + lean * 0.5, y - 0.05, z + tall * 0.5), (x + lean, y - 0.2, z + tall * dice.uniform(-0.2, 0.7))], 0.013, paint(("#4E7F2C", "#7FAE45", "#A8C65A")[k % 3], "matte"), smooth=False, radii=[1, 0.8, 0.2])
    with Group(at=(2.3, -1.15, 0.92), turn=-14, roll=-4):
        _rabbit()
    for seed, (x0, x1, y0, y1, count, tall) in enumerate(((-9, 8, -3.4, 4, 21000, 0.24), (-4, 5, -6.5, -3.4, 5000, 0.3), (-20, 10, 4, 14, 9000, 0.34))):
        homes.grass(x0, x1, y0, y1, count, tall, ("#4E7F2C", "#7FAE45", "#A8C65A"), seed, meadow)
    homes.grass(-3.6, -1.0, -7.6, -6.6, 160, 1.1, ("#3F6C22", "#5F8F35"), 9, _burrow_hill)
    homes.grass(0.9, 3.4, -7.4, -6.4, 90, 0.6, ("#3F6C22", "#5F8F35"), 11, _burrow_hill)
    for k in range(34):
        x, y = dice.uniform(-7, 7), dice.uniform(-3.2, 3.5)
        z = meadow(x, y)
        if z is None:
            continue
        tall = dice.uniform(0.3, 0.46)
        capsule((x, y, z), (x + 0.03, y, z + tall), 0.012, paint("#5F8F35", "matte"))
        for j in range(7):
            a = 2 * math.pi * j / 7
            sphere(0.05, (x + 0.03 + 0.06 * math.cos(a), y - 0.02, z + tall + 0.06 * math.sin(a)), paint(("#FFFDF4", "#FFFDF4", "#F2B8CE")[k % 3], "matte"), (1, 0.4, 1), detail=12)
        sphere(0.04, (x + 0.03, y - 0.04, z + tall), paint("#F2B632", "matte"), detail=12)
    for at, turn, size, colour in (((-1.5, -1.2, 2.5), 30, 0.24, "#F08A5C"), ((-2.7, 1.0, 3.1), -24, 0.24, "#FFF6DE")):
        with Group(at=at, turn=turn, roll=24, scale=size):
            for side in (-1, 1):
                with Group(turn=side * 34):
                    plate(rounded([(0, -0.1), (side * 0.9, 0.3), (side * 1.0, 0.95), (side * 0.3, 0.8)][:: side], 0.2), 0.02, (0, 0, 0), paint(colour, "matte"), 0.005)
                    plate(rounded([(0, 0.1), (side * 0.75, 0.1), (side * 0.6, -0.62), (side * 0.15, -0.5)][:: -side], 0.2), 0.02, (0, 0.02, 0), paint(colour, "matte"), 0.005)
            capsule((0, -0.04, -0.3), (0, -0.04, 0.5), 0.07, paint("#3A2A1E", "matte"))


def _barbers_pole(height=3.0, radius=0.34):
    """Barber's pole against a wall, centred, its stripes lit from within."""
    for colour, strength, starts in (("#F4F1E8", 0.9, (0, 120, 240)), ("#D0121C", 1.5, (60, 180, 300))):
        material = paint(colour, "glow", strength)
        material.cycles.sample_as_light = False
        for start in starts:
            rows = []
            for k in range(49):
                z = height * (k / 48 - 0.5)
                rows.append([(radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a)), z) for a in (start + 500 * k / 48 + 60 * i / 10 for i in range(11))])
            blanket(rows, material, 0.01)
    chrome = paint("#C9CBD0", "metal")
    for side in (-1, 1):
        with Group(at=(0, 0, side * height / 2), tilt=0 if side > 0 else 180):
            lathe([(0, -0.05), (0.4, -0.05), (0.44, 0.05), (0.4, 0.16), (0.3, 0.2), (0.26, 0.34), (0.12, 0.46), (0, 0.5)], material=chrome, angle=40)
    globe = paint("#FFFDF6", "glow", 1.8)
    globe.cycles.sample_as_light = False
    sphere(0.26, (0, 0, height / 2 + 0.66), globe, detail=40)


def _agent():
    """Man in a coat and a hat on z = 0, seen from the side: he looks to the left."""
    coat, felt, skin = paint("#1B1C20", "matte"), paint("#0F1013", "matte"), paint("#8C8A86", "skin")
    lathe([(max(0, r), z) for r, z in smooth_line([(0.62, 0.4), (0.58, 1.2), (0.5, 1.9), (0.52, 2.3), (0.58, 2.75), (0.46, 3.02), (0.2, 3.14), (0, 3.16)], 60)], material=coat, angle=80).scale = (0.74, 1, 1)
    for y, x in ((-0.2, -0.08), (0.2, 0.12)):
        capsule((x, y, 0.1), (x, y, 0.8), 0.15, coat)
        sphere(0.15, (x - 0.12, y, 0.08), paint("#0A0A0C", "gloss"), (1.8, 0.9, 0.7), detail=28)
    tube([(-0.02, -0.56, 2.84), (-0.12, -0.62, 2.2), (-0.3, -0.42, 1.7)], 0.17, coat, radii=[1.1, 1, 0.85])
    for y, lean in ((-0.2, 10), (0.16, -8)):
        with Group(at=(-0.1, y, 3.08), roll=-12, turn=lean):
            plate(rounded([(-0.3, -0.26), (0.34, -0.2), (0.42, 0.38), (-0.12, 0.3)], 0.06), 0.06, (0, 0, 0), coat, 0.02)
    box((0.9, 1.06, 0.13), (0, 0, 1.98), paint("#101114", "satin"), 0.04)
    sphere(0.3, (-0.06, 0, 3.52), skin, (0.98, 0.86, 1.16), detail=48)
    tube([(-0.3, 0, 3.58), (-0.4, 0, 3.47), (-0.3, 0, 3.42)], 0.055, skin, radii=[0.6, 1, 0.9])
    sphere(0.17, (-0.16, 0, 3.28), skin, (1.0, 0.9, 0.8), detail=32)
    sphere(0.08, (0.06, -0.26, 3.48), skin, (0.8, 0.5, 1.2), detail=24)
    with Group(at=(-0.06, 0, 3.64), roll=-9):
        lathe([(0, 0.02), (0.5, 0.0), (0.54, 0.03), (0.5, 0.05), (0.33, 0.07), (0.34, 0.14), (0.32, 0.36), (0.24, 0.46), (0.1, 0.42), (0, 0.4)], material=felt, angle=50).scale = (1.12, 0.98, 1)
        ring(0.345, 0.035, (0, 0, 0.13), paint("#D0121C", "satin"), (0, 0, 0)).scale = (1.12, 0.98, 1.6)


@scene("reels/07", "frost", 16, 0.35)
def noir(s):
    """A barber's pole, a lit window and a man in a hat, in the rain; black and white, and one red."""
    s.camera((0.1, -12, 2.3), (0, 0, 1.98), 44, blur=1.1, focus=(2.4, -2.6, 2.6))
    leave_studio(s, "#8E949E", 0.055, 0.03)
    dice = random.Random(4)
    box((26, 0.2, 12), (0, 3.2, 5), paint("#141518", "matte"), 0)
    spots = {0: [], 1: [], 2: []}
    for row in range(34):
        for k in range(34):
            x, z = -9.2 + 0.56 * k + (0.28 if row % 2 else 0), 0.1 + 0.235 * row
            if not (-1.86 < x < 1.76 and 1.0 < z < 4.75):
                spots[dice.randrange(3)].append((x, 3.06 + dice.uniform(-0.012, 0.012), z, 0))
    for tone, places in spots.items():
        boxes(places, (0.53, 0.12, 0.205), paint(("#3A3C41", "#303237", "#44474D")[tone], "satin"), 0.012)
    # The window, somebody's blind, a plant.
    pane = homes.glowing(((0, "#9A968C"), (0.5, "#F4F0E4"), (1, "#FFFDF4")), 1.25, "Z")
    box((2.9, 0.04, 3.4), (-0.05, 3.06, 2.85), pane, 0)
    frame = paint("#0D0E10", "satin")
    for x in (-1.52, -0.05, 1.42):
        box((0.13, 0.3, 3.5), (x, 3.0, 2.85), frame, 0.02)
    for size, at in (((0.3, 0.2, 3.8), (-1.73, 3.04, 2.85)), ((0.3, 0.2, 3.8), (1.63, 3.04, 2.85)), ((3.66, 0.2, 0.26), (-0.05, 3.03, 4.78))):
        box(size, at, paint("#4A4D52", "satin"), 0.02)
    for z in (1.1, 2.9, 4.6):
        box((3.1, 0.3, 0.13), (-0.05, 3.0, z), frame, 0.02)
    box((3.5, 0.5, 0.14), (-0.05, 2.86, 1.0), paint("#4A4D52", "satin"), 0.03)
    boxes([(-0.05, 3.0, 4.5 - 0.13 * k, 0) for k in range(11)], (2.8, 0.05, 0.05), paint("#24262A", "satin"))
    with Group(at=(0.85, 2.95, 1.07), scale=0.6):
        lathe([(0, 0), (0.3, 0), (0.4, 0.5), (0, 0.45)], material=frame, segments=32)
        homes.leaves([(0, 0, 1.0, 0.5), (0.2, 0, 1.4, 0.3)], 200, 0.2, ("#0B0C0E", "#1B1D20"), 2)
    with Group(at=(-2.95, 2.3, 2.5)):
        _barbers_pole()
    for z in (0.9, 4.1):
        box((0.14, 0.9, 0.14), (-2.95, 2.75, z), frame, 0.03)
    # Wet street, kerb, rain that bounces.
    box((60, 30, 0.2), (0, 0, -0.1), bumped(paint("#0B0C0E", "gloss").copy(), 0.34, 0.05, 2.6, 6), 0)
    box((30, 1.6, 0.16), (0, 2.5, 0.04), bumped(paint("#26282C", "gloss").copy(), 0.2, 0.04, 5, 4), 0.03)
    drop = paint("#C9CED8", "glow", 0.24)
    drop.cycles.sample_as_light = False
    for k in range(420):
        x, y, z, long = dice.uniform(-6.5, 6.5), dice.uniform(-6.5, 2.2), dice.uniform(0, 6.4), dice.uniform(0.16, 0.5)
        streak = box((0.007, 0.007, long), (x, y, z), drop, 0, (0, 11, 0))
        streak.visible_diffuse = streak.visible_shadow = False
    for k in range(26):
        ring(dice.uniform(0.05, 0.18), 0.004, (dice.uniform(-5, 5), dice.uniform(-5.5, 1.5), 0.01), drop, (0, 0, 0)).visible_diffuse = False
    with Group(at=(2.3, -2.7, 0), turn=-10, scale=0.95):
        _agent()
    lamp(s, (-0.05, 2.6, 3.0), (0.9, -3, 0.6), 2.2, 360, "#F6F4EE")
    lamp(s, (-2.95, 1.2, 2.8), (-2.6, -2, 0), 0.8, 60, "#F0D6D2")
    lamp(s, (5.4, -0.4, 6.2), (2.3, -2.7, 2.9), 1.0, 420, "#EDF0F6")
    lamp(s, (-0.2, -0.6, 3.6), (2.3, -2.7, 2.9), 1.0, 260, "#F6F4EE")
    lamp(s, (-5, -4, 7), (-2, 3, 2), 2, 90, "#DDE2EA")


def _llama():
    """Llama that stands along x on z = 0 and looks at the viewer over its shoulder, to the left; it wears a blanket."""
    wool, dusk = ("#FFF6E6", "#F6E9D2", "#EBD8B8"), paint("#4A372A", "satin")
    body = [(x, 0, 1.72 + 0.06 * math.sin(3 * x), 0.52) for x in (-0.7, -0.35, 0, 0.35, 0.7)] + [(0.98, 0, 1.86, 0.26)]
    neck = [(-0.86 - 0.1 * t, -0.05 * t, 1.95 + 1.3 * t, 0.36 - 0.1 * t) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
    clay(body + neck, paint("#F3E5CC", "matte"), 0.07)
    homes.leaves(body + neck, 5200, 0.05, wool, 2, 2.6)
    for x, y in ((-0.72, -0.26), (-0.6, 0.26), (0.66, -0.26), (0.76, 0.26)):
        capsule((x, y, 0.2), (x, y, 1.4), 0.11, paint("#F3E5CC", "matte"))
        clay([(x, y, 0.34 + 0.2 * k, 0.13 + 0.026 * k) for k in range(6)], paint("#F3E5CC", "matte"), 0.05)
        box((0.22, 0.2, 0.16), (x - 0.03, y, 0.08), dusk, 0.06)
    with Group(at=(-1.0, -0.1, 3.4), turn=32):
        head = [(0, 0.05, 0.0, 0.3), (0, -0.2, -0.06, 0.24), (0, -0.42, -0.12, 0.19)]
        clay(head, paint("#F6E9D2", "matte"), 0.045)
        homes.leaves([(0, 0.14, 0.16, 0.24), (0, 0.0, 0.24, 0.16)], 700, 0.07, wool, 6, 2.6)
        sphere(0.1, (0, -0.6, -0.1), paint("#5A4436", "satin"), (1.1, 0.6, 0.7), detail=28)
        tube([(-0.12, -0.58, -0.2), (0.02, -0.63, -0.24), (0.15, -0.56, -0.17)], 0.014, dusk)
        for side in (-1, 1):
            _eye(0.075, (side * 0.23, -0.22, 0.06))
            tube([(side * 0.32, -0.22, 0.14 + 0.05 * (side > 0)), (side * 0.22, -0.32, 0.19 + 0.06 * (side > 0)), (side * 0.12, -0.32, 0.14)], 0.02, paint("#CDB38C", "matte"))
            with Group(at=(side * 0.2, 0.1, 0.3), roll=side * 16, tilt=6):
                sphere(0.32, (0, 0, 0.22), paint("#EAD6B6", "matte"), (0.34, 0.24, 1), detail=32)
                sphere(0.32, (0, -0.05, 0.2), paint("#C78E78", "matte"), (0.2, 0.12, 0.8), detail=32)
            sphere(0.075, (side * 0.32, -0.02, -0.26), paint("#E4573D", "matte"), detail=24)
    # The blanket over its back, with tassels.
    for x0, x1, colour in ((-0.5, -0.36, "#D93A2B"), (-0.36, -0.2, "#FFC83A"), (-0.2, 0.02, "#D93A2B"), (0.02, 0.12, "#1F7A78"), (0.12, 0.34, "#D93A2B"), (0.34, 0.5, "#FFC83A"), (0.5, 0.64, "#D93A2B")):
        rows = [[(x, 0.68 * math.sin(math.radians(a)), 1.72 + 0.66 * math.cos(math.radians(a))) for a in range(-112, 113, 8)] for x in (x0, x1)]
        blanket(rows, paint(colour, "matte"), 0.04)
        for a in (-112,):
            x = (x0 + x1) / 2
            capsule((x, 0.7 * math.sin(math.radians(a)), 1.42), (x, -0.68, 1.24), 0.035, paint(colour, "matte"))


@scene("reels/08", "noon", 12, 0.3)
def fence(s):
    """A llama behind a wire fence; beside it the road runs straight to the mountains."""
    s.camera((0.1, -8.6, 1.35), (0.1, 0, 1.78), 36, blur=2.2, focus=(2.3, 0, 2.4))
    leave_studio(s, "#CFE0F0", 0.62, 0.15)
    s.sunlight((0.75, 0.6, -0.52), 4.0, "#FFE3B4", 1.2)
    clouded(sky(((0, "#FFE3BC"), (0.22, "#CFE6EE"), (0.6, "#67B4E4"), (1, "#2E7FC4")), 140, -10, 74, 1.0, 300), "#FFFFFF", 0.95, (0.035, 0.13), 0.5)
    peaks = random.Random(12)
    for y, base, high, rock, count in ((120, 4, 16, "#8E8FB0", 17), (96, 1, 10, "#B08C80", 19)):
        line = [(-130, base)]
        for k in range(count):
            x = -120 + 240 * k / (count - 1)
            line += [(x - 5, base + high * peaks.uniform(0.12, 0.4)), (x + peaks.uniform(-3, 3), base + high * peaks.uniform(0.55, 1))]
        plate([(-130, -6), (130, -6), *[(x, z) for x, z in line[::-1]]], 0.4, (0, y, 0), paint(rock, "matte"), 0)
        if y == 120:
            for (x0, z0), (x1, z1), (x2, z2) in zip(line[1::2], line[2::2], line[3::2]):
                if z1 - max(z0, z2) < 7:
                    continue
                t = 0.42
                left, right = (x1 + (x0 - x1) * t, z1 + (z0 - z1) * t), (x1 + (x2 - x1) * t, z1 + (z2 - z1) * t)
                plate([left, ((left[0] * 2 + x1) / 3, left[1] + 0.8), (x1, left[1] - 0.6), ((right[0] * 2 + x1) / 3, right[1] + 0.8), right, (x1, z1)], 0.2, (0, y - 0.4, 0), paint("#FFFFFF", "matte"), 0)
    soil = stone("#D3A263", 1.4, 0.3)
    soil.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    box((300, 200, 0.2), (0, 80, -0.1), soil, 0)
    tar = stone("#5B5A60", 6, 0.15)
    tar.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    with Group(at=(-1.7, 0, 0), turn=3):
        box((3.4, 220, 0.04), (0, 96, 0.005), tar, 0)
        for k in range(40):
            box((0.12, 1.5, 0.01), (0, -7 + 3.6 * k, 0.03), paint("#FFD34A", "matte"), 0)
        for x in (-1.55, 1.55):
            box((0.07, 220, 0.01), (x, 96, 0.03), paint("#F4EFE2", "matte"), 0)
    dice = random.Random(3)
    for k in range(90):
        x, y = dice.choice((dice.uniform(0.9, 8), dice.uniform(-11, -4))), dice.uniform(-6, 30)
        homes.grass(x - 0.2, x + 0.2, y - 0.2, y + 0.2, 24, dice.uniform(0.24, 0.5), ("#C9A44A", "#E0C372"), k)
        if k % 3 == 0:
            sphere(dice.uniform(0.06, 0.2), (x + 0.5, y - 0.4, 0.02), paint("#B5794A", "matte"), (1.3, 1, 0.7), detail=16)
    timber = wood("#B98555", "#7C5230", 1.2, "Z", 0.6)
    posts = [(7.6, -2.9), (5.3, -3.0), (3.0, -3.1), *((0.72 + 0.075 * k, -3.1 + 2.5 * k) for k in range(16))]
    for k, (x, y) in enumerate(posts):
        box((0.16, 0.16, 1.75), (x, y, 0.8), timber, 0.03, (dice.uniform(-3, 3), dice.uniform(-4, 4), dice.uniform(-20, 20)))
    for z in (0.5, 0.98, 1.46):
        for (x0, y0), (x1, y1) in zip(posts, posts[1:]):
            tube([(x0, y0 - 0.02, z), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.03), (x1, y1 - 0.02, z)], 0.014, paint("#5A5550", "satin"))
    with Group(at=(3.0, 0.35, 0), turn=-4):
        _llama()
    # Its idea: the gate it has not seen.
    for x, y, size in ((6.8, 6, 0.7), (-5.6, 9, 0.9), (5.4, 14, 0.8)):
        with Group(at=(x, y, 0), scale=size):
            for k, (dx, tall) in enumerate(((0, 2.4), (-0.5, 1.3), (0.5, 1.6))):
                capsule((dx, 0, 0.2 if not k else 0.9), (dx, 0, tall), 0.17, paint("#5F8A4A", "matte"))
            capsule((-0.5, 0, 0.9), (0, 0, 0.8), 0.14, paint("#5F8A4A", "matte"))
            capsule((0.5, 0, 0.9), (0, 0, 0.8), 0.14, paint("#5F8A4A", "matte"))


def _penguin(berry=True):
    """Penguin that stands on z = 0 and faces the viewer, a berry under its left flipper."""
    coat, bib = paint("#1D2738", "satin"), paint("#FFFDF6", "matte")
    outline = smooth_line([(0.0, 0.06), (0.52, 0.1), (0.78, 0.55), (0.76, 1.15), (0.56, 1.7), (0.46, 1.95), (0.44, 2.2), (0.3, 2.5), (0.0, 2.6)], 90)
    lathe([(max(0, r), z) for r, z in outline], material=coat, angle=80)
    with Group(at=(0, -0.2, 0)):
        sphere(0.62, (0, -0.12, 0.92), bib, (0.96, 0.8, 1.32), detail=64)
    for side in (-1, 1):
        sphere(0.27, (side * 0.18, -0.27, 2.2), bib, (0.86, 0.7, 1), detail=40)
        _eye(0.085, (side * 0.19, -0.45, 2.23))
        sphere(0.09, (side * 0.34, -0.32, 1.98), paint("#FF9E8A", "matte"), (1, 0.4, 0.7), detail=24)
        with Group(at=(side * 0.24, -0.34, 0.05), turn=side * 14):
            for k in (-1, 0, 1):
                capsule((0, 0.1, 0.04), (0.12 * k, -0.24, 0.03), 0.07, paint("#F39A2B", "satin"))
    lathe([(0.15, 0), (0.12, 0.12), (0.05, 0.28), (0, 0.31)], (0, -0.4, 2.06), paint("#F39A2B", "satin"), (98, 0, 0))
    with Group(at=(-0.66, -0.05, 1.62), roll=26):
        sphere(0.5, (0, 0, -0.5), coat, (0.22, 0.5, 1.2), detail=48)
    if berry:
        with Group(at=(0.62, -0.14, 1.58), roll=-62, turn=36):
            sphere(0.5, (0, 0, -0.5), coat, (0.22, 0.5, 1.2), detail=48)
        with Group(at=(1.12, -0.66, 1.24)):
            sphere(0.3, (0, 0, 0), paint("#D6122E", "gloss"), (1, 1, 0.96), detail=64)
            for k in range(5):
                a = 2 * math.pi * k / 5
                capsule((0, 0, 0.28), (0.13 * math.cos(a), 0.13 * math.sin(a), 0.32), 0.03, paint("#3E8C4C", "matte"))
            tube([(0, 0, 0.28), (0.03, 0, 0.42), (0.12, 0, 0.5)], 0.025, paint("#5A7A3C", "matte"))
    else:
        with Group(at=(0.66, -0.05, 1.62), roll=-26):
            sphere(0.5, (0, 0, -0.5), coat, (0.22, 0.5, 1.2), detail=48)


def _shore(x, y):
    """How high the snow lies."""
    return 0.16 * math.sin(0.45 * x + 0.2 * y) + 0.1 * math.sin(0.9 * y) + (-0.5 if y > 27 else 0)


@scene("reels/09", "frost", 12, 0.3)
def ice(s):
    """A penguin holds the only berry for miles; far off, another has seen it."""
    s.camera((0, -10.5, 1.5), (0, 0, 1.75), 38, blur=1.8, focus=(-2.5, -1, 1.6))
    leave_studio(s, "#A9CDEE", 0.6, 0.2)
    s.sunlight((-0.85, 0.5, -0.32), 2.7, "#FFDDB0", 1.5)
    clouded(sky(((0, "#FFE9D0"), (0.2, "#F3E6E2"), (0.5, "#BFDDEE"), (1, "#7FB6DC")), 120, -10, 60, 1.0, 260), "#FFFFFF", 0.8, (0.03, 0.2))
    box((260, 60, 0.1), (0, 70, -0.5), bumped(paint("#3F8FB4", "gloss").copy(), 0.3, 0.1, 0.7, 3), 0)
    dice = random.Random(5)
    for x, y, high, wide in ((-24, 74, 13, 17), (2, 88, 9, 15), (20, 70, 16, 14), (33, 80, 10, 16), (-44, 84, 10, 18), (-6, 60, 2.4, 6)):
        base = [(x + wide * 0.5 * math.cos(a), y + 4 * math.sin(a)) for a in (2 * math.pi * k / 7 for k in range(7))]
        rows = [[(bx, by, -1) for bx, by in base]]
        for share, tall in ((0.86, 0.45), (0.55, 0.8), (0.16, 1.0)):
            rows.append([(x + (bx - x) * share + dice.uniform(-1, 1) * wide * 0.05, y + (by - y) * share, high * tall * dice.uniform(0.8, 1.08)) for bx, by in base])
        loft(rows, paint("#E4F2F8", "satin"), angle=12)
    shore = [[(x, y, _shore(x, y)) for x in (-60 + 1.0 * k for k in range(121))] for y in (-12 + 1.0 * k for k in range(41))]
    snow = bumped(paint("#FFFFFF", "matte").copy(), 0.35, 0.08, 1.6, 8)
    snow.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.1
    blanket(shore, snow, 0.02)
    for k in range(26):
        t = k / 25
        x, y = -1.7 + 5.4 * t + 0.16 * (-1) ** k + 0.8 * math.sin(5 * t), -0.6 + 16 * t
        sphere(0.13, (x, y, _shore(x, y) + 0.01), paint("#8DB6D6", "matte"), (1, 1.7, 0.16), detail=16)
    for k in range(40):
        size = dice.uniform(0.08, 0.5) ** 1.5
        x, y = dice.uniform(-9, 9), dice.uniform(-4, 16)
        box((size, size, size), (x, y, _shore(x, y) + size * 0.25), paint("#DDEFF8", "satin"), size * 0.1, (dice.uniform(0, 60), dice.uniform(0, 60), dice.uniform(0, 90)))
    with Group(at=(-2.55, -1.2, -0.26), turn=16, roll=3):
        _penguin()
    with Group(at=(3.9, 17, -0.14), turn=-24, scale=0.8):
        _penguin(False)
    flake = paint("#FFFFFF", "matte")
    for k in range(90):
        sphere(dice.uniform(0.012, 0.03), (dice.uniform(-5, 5), dice.uniform(-7, 3), dice.uniform(0, 5)), flake, detail=8).visible_shadow = False


def _mountains(x0, x1, y0, y1, high, seed, wide, rock="#6E7F92", snow="#F4F7FA", step=0.9):
    """Range of mountains, snow wherever it can lie."""
    rows = []
    for j in range(int((y1 - y0) / step) + 1):
        y = y0 + step * j
        inside = math.sin(math.pi * j * step / (y1 - y0)) ** 0.6
        rows.append([(x, y, high * inside * max(0, noise.ridged_multi_fractal(Vector((x / wide, y / wide, seed)), 0.95, 2.1, 6, 1.0, 2.0) - 0.35) - 0.4) for x in (x0 + step * k for k in range(int((x1 - x0) / step) + 1))])
    material = stone(rock, 0.6, 0.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Specular"].default_value = 0
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["Normal"], split.inputs[0])
    span = nodes.new("ShaderNodeMapRange")
    for i, number in enumerate((0.6, 0.76, 0, 1), 1):
        span.inputs[i].default_value = number
    links.new(split.outputs["Z"], span.inputs[0])
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[2].default_value = linear(snow)
    links.new(span.outputs[0], mix.inputs[0])
    links.new(surface.inputs["Base Color"].links[0].from_socket, mix.inputs[1])
    links.new(mix.outputs[0], surface.inputs["Base Color"])
    blanket(rows, material, 0.02)


def _haze(y, low, high, colour, thick=0.9):
    """Mist that lies at the foot of what is behind it, and thins out upwards."""
    material = paint(colour, "glow", 1.0).copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    glow, clear, mix = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    glow.inputs[0].default_value = linear(colour)
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    span = nodes.new("ShaderNodeMapRange")
    for i, number in enumerate((0, 1, thick, 0), 1):
        span.inputs[i].default_value = number
    span.interpolation_type = "SMOOTHSTEP"
    links.new(split.outputs["Z"], span.inputs[0])
    links.new(span.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(glow.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
    wall = box((300, 0.05, high - low), (0, y, (low + high) / 2), material, 0)
    wall.visible_diffuse = wall.visible_shadow = wall.visible_glossy = False


def _drift(x, y):
    """How high the snow lies."""
    return 0.5 * math.sin(0.16 * x + 0.12 * y + 1.0) + 0.22 * math.sin(0.34 * y - 0.2 * x)


@scene("reels/02", "frost", 12, 0.3)
def snowfield(s):
    """One traveller with a staff, and a very large country of snow."""
    s.camera((0, -18, 2.5), (0, 0, 3.7), 40)
    leave_studio(s, "#A9BED4", 0.52, 0.1)
    s.sunlight((-0.9, 0.42, -0.3), 3.2, "#FFDCB2", 1.5)
    clouded(sky(((0, "#F6E2CC"), (0.2, "#DDE0E2"), (0.5, "#9FB4C8"), (1, "#5F7C9C")), 190, -10, 110, 0.95, 420), "#F4EFE8", 0.8, (0.02, 0.09))
    _mountains(-110, 110, 90, 150, 21, 3.1, 34, "#7E8FA6", "#E9EEF3", 1.5)
    _haze(86, -2, 13, "#D3DCE4", 0.95)
    _mountains(-62, 70, 46, 84, 9.5, 7.7, 19, "#56677C", "#F4F7FA", 0.9)
    _haze(42, -2, 5.5, "#DCE4EA", 0.9)
    snow = bumped(paint("#FFFFFF", "matte").copy(), 0.4, 0.1, 1.2, 8)
    snow.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.1
    blanket([[(x, y, _drift(x, y)) for x in (-70 + 0.7 * k for k in range(201))] for y in (-20 + 0.7 * k for k in range(100))], snow, 0.02)
    where = (-4.3, -2.0)
    for k in range(52):
        t = k / 51
        x, y = where[0] + 0.35 + 16 * t + 0.13 * (-1) ** k, where[1] + 1.6 * math.sin(2.6 * t) + 9 * t * t
        sphere(0.12, (x, y, _drift(x, y) + 0.01), paint("#7F9CBA", "matte"), (1.2, 0.9, 0.12), detail=14)
    with Group(at=(*where, _drift(*where) - 0.05), scale=0.92):
        cloak, scarf, wood_ = paint("#2B2630", "matte"), paint("#B3261E", "matte"), paint("#4A3526", "matte")
        lathe([(0.5, 0.1), (0.46, 0.5), (0.36, 1.0), (0.3, 1.35), (0.34, 1.55), (0.16, 1.72), (0, 1.74)], material=cloak, segments=32, angle=80).scale = (1, 0.8, 1)
        sphere(0.21, (-0.05, 0, 1.88), cloak, (1.05, 1, 1.15), detail=32)
        sphere(0.13, (-0.16, -0.06, 1.86), paint("#B98A6A", "matte"), (0.8, 0.9, 1.05), detail=24)
        ring(0.2, 0.085, (-0.02, 0, 1.66), scarf, (0, 0, 0))
        wave = [[(0.1 + 0.09 * i, -0.16 + 0.1 * math.sin(0.8 * i), 1.66 + 0.05 * i + 0.07 * math.sin(0.9 * i + 0.5) + z) for i in range(16)] for z in (0.12, -0.12)]
        blanket(wave, scarf, 0.03)
        tube([(-0.1, -0.3, 1.45), (-0.36, -0.36, 1.2), (-0.52, -0.2, 1.3)], 0.09, cloak)
        capsule((-0.52, -0.22, 0), (-0.6, -0.22, 2.5), 0.032, wood_)
        for x in (-0.2, 0.16):
            capsule((x, 0, 0.02), (x, 0, 0.4), 0.1, paint("#1B171E", "matte"))
    dice = random.Random(7)
    flake = paint("#FFFFFF", "glow", 0.8)
    flake.cycles.sample_as_light = False
    for k in range(260):
        y = dice.uniform(-15, 4)
        sphere(dice.uniform(0.012, 0.036), (dice.uniform(-8, 8), y, dice.uniform(-1, 8)), flake, (1.7, 1, 1), detail=8).visible_diffuse = False


def _tumbler(fill):
    """Picture of a glass, 1 high and standing on z = 0, filled so far."""

    def wide(z):
        return 0.3 + 0.12 * z

    plate([(-wide(0), 0), (wide(0), 0), (wide(1), 1), (-wide(1), 1)], 0.05, (0, 0, 0), paint("#CFE6F4", "satin"), 0.01)
    if fill:
        plate([(-wide(0) * 0.86, 0.06), (wide(0) * 0.86, 0.06), (wide(fill) * 0.86, fill), (-wide(fill) * 0.86, fill)], 0.06, (0, -0.02, 0), paint("#1F6FE0", "gloss"), 0.015)
    tube([(-wide(1), -0.04, 1), (-wide(0), -0.04, 0), (wide(0), -0.04, 0), (wide(1), -0.04, 1)], 0.032, paint("#16233B", "satin"), smooth=False)


def _framed(width, height, at, mount, frame="#16233B"):
    """Framed mount on the wall behind; returns the group in which the picture is hung."""
    with Group(at=at):
        outer, inner = ([(-w, -h), (w, -h), (w, h), (-w, h)] for w, h in ((width / 2 + 0.2, height / 2 + 0.2), (width / 2 - 0.1, height / 2 - 0.1)))
        plate(outer, 0.3, (0, 0, 0), paint(frame, "gloss"), 0.06, [inner[::-1]])
        box((width, 0.06, height), (0, 0.06, 0), paint(mount, "matte"), 0)
    return Group(at=at)


@scene("reels/14", "noon", 12, 0.3)
def gallery(s):
    """Two people argue before a picture of a glass: one sees it full, the other empty."""
    s.camera((0.2, -13, 0.7), (0.2, 0, 0.35), 42)
    leave_studio(s, "#FFE9B8", 0.62, 0.25)
    s.sunlight((0.55, 0.9, -0.85), 2.2, "#FFF1D8", 4)
    box((30, 0.2, 16), (0, 3.0, 3), paint("#FFC92E", "matte"), 0)
    box((30, 0.3, 0.5), (0, 2.86, -3.6), paint("#FFF3D6", "satin"), 0.05)
    box((30, 16, 0.2), (0, -4, -3.95), wood("#D9743F", "#B5562A", 0.5, "Y", 0.3), 0)
    for x, at in ((-3.1, (-3.1, 1.0, 4.6)), (2.0, (2.0, 1.0, 4.6))):
        lamp(s, at, (x, 3, 0.6), 0.5, 130, "#FFF0CC")
    with _framed(2.5, 3.1, (-3.1, 2.75, 0.75), "#FFF7E3"):
        with Group(at=(0, -0.02, -1.0), scale=2.0):
            _tumbler(0.5)
    with _framed(0.9, 1.1, (-0.75, 2.75, 1.3), "#E9546B"):
        plate([(-0.32, -0.36), (0.32, -0.36), (0, 0.36)], 0.06, (0, 0, 0), paint("#FFF7E3", "satin"), 0.01)
    with _framed(1.5, 1.0, (4.9, 2.75, 0.6), "#56C2A5"):
        sphere(0.24, (-0.3, 0, 0.12), paint("#FFC92E", "satin"), (1, 0.2, 1), detail=32)
    with Group(at=(0.98, 0.2, -0.35), turn=30, scale=0.98):
        who = Person(skin="#F0B48E", hair="#2A1A28", top="#E9546B", inner="#FFF7E3", outfit="polo-neck", style="bob", mouth="open", arms=True, hem=-4, look=16, nose="long", brow_shape="raised", long=1.06)
        who.arm(-1, (-1.75, -0.2, -2.0), (-2.15, -0.5, -0.75), (-0.75, -0.1, 0.6), (0, -1, 0), 0.15, 0.25)
        who.arm(1, (1.35, -0.2, -2.75), (0.7, -1.1, -2.3), (-0.4, -0.8, 0.4), (0, 0, 1), 0.3)
    with Group(at=(3.85, 0.1, -0.45), turn=-34, scale=1.0):
        who = Person(skin="#8C5A3C", hair="#17110E", top="#2F7FE0", inner="#FFF7E3", outfit="shirt", style="short", beard="goatee", glasses=("square", "#16233B"), mouth="laugh", arms=True, hem=-4, look=-14, jaw=0.8, width=1.06)
        who.arm(1, (1.7, -0.2, -2.2), (1.5, -0.8, -0.95), (0.1, -0.1, 1), (0, -1, 0), 0.7)
        who.arm(-1, (-1.4, -0.2, -2.7), (-0.9, -1.2, -2.3), (0.3, -0.9, 0.3), (0, 0, 1), 0.3)
    for x, z, colour, tail, fill in ((0.35, 2.35, "#FFFDF6", 1, 0.92), (4.55, 2.3, "#16233B", -1, 0)):
        with Group(at=(x, 0.2, z), scale=0.82):
            p.bubble(1.9, 1.5, colour, (), tail)
            with Group(at=(0, -0.24, -0.46), scale=0.9):
                _tumbler(fill)


def _sheep():
    """Sheep that stands along x on z = 0 and looks out to the left."""
    dark, wool = paint("#3A302A", "satin"), paint("#F7F0DF", "matte")
    dice = random.Random(3)
    sphere(0.8, (0, 0, 1.25), wool, (1.3, 0.86, 0.82), detail=48)
    for _ in range(170):
        a, b = dice.uniform(0, 2 * math.pi), math.asin(dice.uniform(-0.8, 1))
        sphere(dice.uniform(0.13, 0.21), (1.02 * math.cos(a) * math.cos(b), 0.66 * math.sin(a) * math.cos(b), 1.25 + 0.62 * math.sin(b)), wool, detail=20)
    for x, y in ((-0.6, -0.3), (-0.5, 0.3), (0.55, -0.3), (0.65, 0.3)):
        capsule((x, y, 0.08), (x, y, 0.8), 0.1, dark)
    with Group(at=(-1.22, -0.1, 1.72), turn=-58):
        clay([(0, 0.05, 0.05, 0.3), (0, -0.22, -0.1, 0.24), (0, -0.42, -0.2, 0.2)], dark, 0.05)
        for side in (-1, 1):
            with Group(at=(side * 0.3, 0.08, 0.1), roll=side * 104):
                sphere(0.24, (0, 0, 0.2), dark, (0.5, 0.3, 1), detail=28)
            sphere(0.09, (side * 0.19, -0.24, 0.12), paint("#FFFDF6", "gloss"), detail=28)
            sphere(0.05, (side * 0.2, -0.315, 0.12), paint("#120C0A", "gloss"), detail=20)
        for _ in range(16):
            sphere(dice.uniform(0.09, 0.14), (dice.uniform(-0.2, 0.2), dice.uniform(-0.05, 0.3), dice.uniform(0.26, 0.42)), wool, detail=16)


def _headland(x, y):
    """Height of the turf at the end of the land."""
    return 1.0 + 0.12 * math.sin(1.3 * x + 0.5 * y) + 0.07 * x - 0.03 * y


@scene("reels/21", "meadow", 12, 0.3)
def cliff(s):
    """A sheep at the end of the land; wind in the grass, the sea and the sky."""
    s.camera((-0.4, -13, 3.0), (-0.2, 0, 1.7), 40, blur=2.4, focus=(2.6, 0, 2.2))
    leave_studio(s, "#CFE0EA", 0.62, 0.3)
    s.sunlight((0.8, 0.5, -0.42), 3.4, "#FFE0B0", 1.5)
    clouded(sky(((0, "#FFE9C8"), (0.2, "#DCE9E6"), (0.55, "#84BAD8"), (1, "#3F83B4")), 160, -14, 84, 1.0, 340), "#FFFFFF", 0.95, (0.018, 0.1), 0.5)
    box((400, 260, 0.2), (0, 100, -4.0), bumped(paint("#2F7F9C", "gloss").copy(), 0.6, 0.4, 0.5, 6), 0)
    rows = []
    for k in range(22):
        t = k / 21
        z = _headland(0, 0) + 0.05 - 5.6 * t
        rows.append([(0.75 + 0.9 * math.sin(0.7 * y) * (0.4 + 0.5 * t) + 0.5 * noise.noise(Vector((0.5 * y, 2.2 * t, 1.0))) - 1.0 * t + (y + 5) * 0.16, y, z) for y in (-9 + 0.35 * j for j in range(60))])
    blanket(rows, stone("#9C8468", 0.9, 1.0), 0.3)
    edge = rows[0]

    def turf_at(x, y):
        """Height of the turf, None beyond the edge."""
        limit = min(edge, key=lambda point: abs(point[1] - y))[0]
        return _headland(x, y) if x > limit - 0.06 else None

    turf = stone("#5E8A3C", 2, 0.3)
    turf.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    blanket([[(x, y, _headland(x, y)) for x in (ex + 0.5 * k for k in range(40))] for ex, y, _ in edge], turf, 0.05)
    for seed, (x0, x1, y0, y1, count, tall) in enumerate(((0, 10, -9, 5, 22000, 0.34), (0, 14, 5, 12, 5000, 0.4))):
        homes.grass(x0, x1, y0, y1, count, tall, ("#5E8E34", "#8DB24C", "#B9C868"), seed, turf_at, 0.55)
    with Group(at=(2.75, 0.0, _headland(2.75, 0) + 0.05), turn=-6, scale=0.98):
        _sheep()
    dice = random.Random(6)
    for x, y, size in ((-9, 40, 1.0), (-6.4, 46, 0.8), (-12, 52, 0.9)):
        lathe([(2.2 * size, -5), (1.7 * size, -2.4 + size), (1.2 * size, 1.2 * size), (0.5 * size, 2.0 * size), (0, 2.1 * size)], (x, y, 0), stone("#8C7A68", 0.8, 0.8), segments=9, angle=20)
        sphere(0.62 * size, (x, y, 2.0 * size), paint("#6E9448", "matte"), (1, 1, 0.3), detail=24)
    for x, y, z, size in ((-3.9, 4, 4.0, 0.5), (-2.7, 6, 4.7, 0.4), (-5.4, 7, 5.0, 0.42), (-1.4, 2, 3.6, 0.3)):
        with Group(at=(x, y, z), roll=-10, scale=size):
            for side in (-1, 1):
                tube([(0, 0, 0), (side * 0.5, -0.1, 0.26), (side * 1.15, 0, 0.1)], 0.09, paint("#FFFFFF", "matte"), radii=[1.2, 0.9, 0.15])
            sphere(0.14, (0, -0.1, -0.02), paint("#FFFFFF", "matte"), (1, 2, 0.8), detail=16)


def _gabled(width, depth, height, rise, wall, tile, lit=0):
    """Old town house on z = 0, its tiled roof's ridge along x; `lit` windows are lit."""
    box((width, depth, height), (0, 0, height / 2), paint(wall, "matte"), 0.02)
    slope = math.hypot(depth / 2 + 0.2, rise)
    lean = math.degrees(math.atan2(rise, depth / 2 + 0.2))
    tiles = paint(tile, "matte")
    for side in (-1, 1):
        with Group(at=(0, side * (depth / 4 + 0.05), height + rise / 2), tilt=side * lean):
            box((width + 0.3, slope, 0.08), (0, 0, 0), tiles, 0.01)
            if side < 0:
                for row in range(int(slope / 0.22)):
                    boxes([(-width / 2 - 0.1 + 0.2 * k + 0.1 * (row % 2), -slope / 2 + 0.12 + 0.22 * row, 0.06 + 0.004 * (k % 3), 0) for k in range(int((width + 0.2) / 0.2) + 1)], (0.17, 0.27, 0.05), tiles, 0.015)
    capsule((-width / 2 - 0.15, 0, height + rise + 0.02), (width / 2 + 0.15, 0, height + rise + 0.02), 0.07, tiles)
    for x in (-width / 2 + 0.01, width / 2 - 0.01):
        plate([(-depth / 2, 0), (depth / 2, 0), (0, rise)], 0.02, (0, 0, 0), paint(wall, "matte"), 0)
    box((0.5, 0.4, 1.3), (width * 0.26, 0.3, height + rise + 0.1), paint("#5A4440", "matte"), 0.03)
    box((0.62, 0.52, 0.12), (width * 0.26, 0.3, height + rise + 0.72), paint("#6E5650", "matte"), 0.02)
    count = max(2, int(width / 0.9))
    for k in range(count):
        x, on = width * ((k + 0.5) / count - 0.5), k % 3 < lit
        box((0.42, 0.06, 0.6), (x, -depth / 2 - 0.01, height - 0.6), homes.glowing(((0, "#FF9A3C"), (1, "#FFD58A")), 1.3, "Z") if on else paint("#1E1826", "gloss"), 0.01)
        boxes([(x, -depth / 2 - 0.05, height - 0.6, 0)], (0.04, 0.04, 0.6), paint("#2B2230", "matte"))


@scene("reels/18", "noir", 12, 0.3)
def chase(s):
    """Someone in a red cloak leaps from roof to roof at dusk; a small dragon keeps pace."""
    s.camera((0.2, -14, 4.5), (0.2, 0, 5.0), 40, blur=1.6, focus=(-2.6, -1.5, 5.4))
    leave_studio(s, "#9A86A8", 0.6, 0.2)
    s.sunlight((0.9, 0.12, -0.3), 3.4, "#FF9A5A", 2)
    clouded(sky(((0, "#FFB56B"), (0.16, "#F58A5E"), (0.34, "#B8647A"), (0.62, "#5A4A82"), (1, "#232A56")), 120, -14, 74, 1.0, 260), "#FFD0A0", 0.85, (0.022, 0.13), 0.5)
    _mountains(-80, 80, 60, 100, 13, 5.2, 24, "#5A4F78", "#B58AA0", 1.4)
    _haze(56, -2, 12, "#D98A74", 0.8)
    dice = random.Random(11)
    for row, (y, top) in enumerate(((34, 3.2), (25, 2.8), (17, 2.6), (10, 2.4))):
        x = -26
        while x < 26:
            wide = dice.uniform(3, 5)
            with Group(at=(x + wide / 2, y + dice.uniform(-1, 1), 0), turn=dice.uniform(-8, 8)):
                _gabled(wide, 3.4, top + dice.uniform(-0.6, 1.0), dice.uniform(1.2, 1.9), ("#7A6474", "#8A6E72", "#6A5A70")[dice.randrange(3)], ("#7A4A48", "#8A544A", "#6A4450")[dice.randrange(3)], dice.randrange(2))
            x += wide + 0.3
        if row < 3:
            _haze(y - 4, -1, 6.5 - row, "#C98078", 0.42)
    for x, y, high in ((-8.5, 21, 9.5), (7.5, 27, 11.5)):
        with Group(at=(x, y, 0)):
            box((1.5, 1.5, high - 2.6), (0, 0, (high - 2.6) / 2), paint("#6E5A70", "matte"), 0.03)
            lathe([(1.2, 0), (1.1, 0.1), (0.08, 3.2), (0, 3.3)], (0, 0, high - 2.6), paint("#5A4458", "matte"), segments=4, angle=20)
            box((0.4, 0.1, 0.8), (0, -0.76, high - 3.6), homes.glowing(((0, "#FF9A3C"), (1, "#FFD58A")), 1.3, "Z"), 0.02)
    for x, y, turn, wide, height, lit in ((-5.6, 0, 5, 5.2, 2.3, 2), (4.7, 0.6, -6, 5.6, 1.9, 1)):
        with Group(at=(x, y, 0), turn=turn):
            _gabled(wide, 4.4, height, 2.0, "#8A7078", "#A8604C", lit)
    box((120, 80, 0.2), (0, 10, -0.1), paint("#2A2030", "matte"), 0)
    lamp(s, (-6, -7, 9), (-1.5, -1, 5.6), 1.4, 560, "#FFC79A")
    # The one who runs.
    with Group(at=(-2.2, -1.2, 5.55), roll=16, turn=12, scale=1.12):
        cloth, cloak, skin = paint("#2A2430", "matte"), paint("#D0211C", "matte"), paint("#C98A64", "matte")
        clay([(0, 0, 0.0, 0.2), (0.03, 0, 0.22, 0.22), (0.08, 0, 0.42, 0.2)], cloth, 0.04)
        sphere(0.19, (0.17, -0.02, 0.82), skin, (0.95, 0.92, 1.08), detail=36)
        sphere(0.22, (0.11, 0.02, 0.88), paint("#6E2E1E", "matte"), (1, 1, 0.95), detail=36)
        tube([(0.0, 0.05, 0.95), (-0.25, 0.05, 1.02), (-0.5, 0.02, 0.92)], 0.09, paint("#6E2E1E", "matte"), radii=[1.2, 1, 0.3])
        tube([(0.06, -0.12, -0.02), (0.46, -0.14, -0.12), (0.84, -0.12, -0.34)], 0.12, cloth, radii=[1.1, 1, 0.7])
        tube([(-0.06, 0.1, -0.02), (-0.4, 0.12, -0.34), (-0.86, 0.12, -0.3)], 0.12, cloth, radii=[1.1, 1, 0.7])
        for x, z, roll in ((0.92, -0.4, -20), (-0.94, -0.24, 60)):
            with Group(at=(x, -0.1 if x > 0 else 0.12, z), roll=roll):
                sphere(0.11, (0, 0, 0), paint("#4A3026", "satin"), (1.5, 0.8, 0.7), detail=24)
        tube([(0.1, -0.2, 0.5), (0.42, -0.26, 0.42), (0.7, -0.24, 0.66)], 0.08, cloth, radii=[1.1, 1, 0.8])
        sphere(0.085, (0.74, -0.24, 0.71), skin, detail=20)
        tube([(0.02, 0.2, 0.5), (-0.3, 0.24, 0.5), (-0.46, 0.22, 0.26)], 0.08, cloth, radii=[1.1, 1, 0.8])
        rows = []
        for k in range(25):
            t = k / 24
            rows.append([(0.02 - 2.3 * t + 0.06 * math.sin(7 * t), (u - 0.5) * (0.5 + 0.9 * t) + 0.1 * math.sin(6 * t), 0.62 + 0.2 * math.sin(5.2 * t) + (0.35 - 0.9 * abs(u - 0.5)) * (0.5 - 0.3 * t) - 0.25 * (u > 0.5) * t + 0.16 * math.sin(9 * u + 7 * t) * t) for u in (i / 16 for i in range(17))])
        blanket(rows, cloak, 0.03)
        ring(0.17, 0.06, (0.08, 0, 0.62), cloak, (0, 14, 0))
    # The one above.
    with Group(at=(3.1, -0.4, 6.85), turn=24, roll=-8, scale=1.06):
        hide, skin = paint("#5E6A8A", "satin"), paint("#C07A72", "satin")
        tube([(-1.5, 0, -0.25), (-0.8, 0, -0.1), (0, 0, 0.05), (0.5, 0, 0.2), (0.8, 0, 0.42)], 0.19, hide, radii=[0.1, 0.5, 1.2, 0.9, 0.7])
        clay([(0.92, 0, 0.52, 0.18), (1.1, 0, 0.48, 0.13), (1.24, 0, 0.45, 0.09)], hide, 0.035)
        for side in (-1, 1):
            _eye(0.05, (0.98, side * 0.13, 0.6))
            tube([(0.86, side * 0.08, 0.64), (0.7, side * 0.14, 0.78), (0.52, side * 0.14, 0.8)], 0.045, skin, radii=[1.2, 0.8, 0.2])
            arm = [(0.2, side * 0.1, 0.2), (0.1, side * 0.5, 0.95), (-0.1, side * 1.2, 1.15)]
            tube(arm, 0.06, hide, radii=[1.3, 1, 0.5])
            rows = []
            for k in range(9):
                t = k / 8
                lead = [arm[0][i] * (1 - t) ** 2 + 2 * arm[1][i] * t * (1 - t) + arm[2][i] * t * t for i in range(3)]
                rear = (-0.55 - 0.35 * t + 0.12 * math.sin(3 * math.pi * t), side * (0.1 + 1.0 * t), 0.05 + 0.75 * t - 0.1 * math.sin(3 * math.pi * t))
                rows.append([tuple(a + (b - a) * u for a, b in zip(lead, rear)) for u in (i / 6 for i in range(7))])
            blanket(rows, skin, 0.02)
        plate([(-1.75, -0.45), (-1.4, -0.25), (-1.72, -0.05), (-1.62, -0.25)], 0.04, (0, 0, 0), skin, 0.01)
