"""The wide pictures below running text: one idea each, seen close, with a camera of its own."""

import math
import os
import random

import bpy
from kit import props as p
from kit.city import house, lamp, steam
from kit.drawing import drawing, flat_colours, on_picture, save
from kit.output import take
from kit.paint import blend, bumped, glazed, gradient, linear, paint, picture, stripes
from kit.people import Person
from kit.registry import scene
from kit.shapes import Group, blanket, box, boxes, capsule, card, clay, disc, eye, lathe, letters, loft, place, plate, ring, rounded, screen, sheet_of, smooth_line, sphere, tube
from kit.stage import Stage, empty_scene
from mathutils import Vector, noise
from scenes.films import shaggy

MONO = p.font("space-grotesk", weight=500)


def kettle(colour="chrome"):
    """Kettle standing on z = 0."""
    lathe([(0, 0), (0.44, 0), (0.5, 0.08), (0.46, 0.34), (0.3, 0.56), (0.14, 0.62), (0, 0.63)], material=paint(colour, "metal"), angle=70)
    sphere(0.07, (0, 0, 0.68), paint("ink"))
    tube([(0.4, 0, 0.18), (0.62, 0, 0.32), (0.72, 0, 0.56)], 0.06, paint(colour, "metal"))
    ring(0.34, 0.035, (0, 0, 0.62), paint("ink"), arc=180)


def tea_stall(s):
    """Film set of a street at night, the moon a balloon: a tea stall with awning and bulbs, and houses behind it. Returns the sky."""
    s.remove_lights()
    bpy.data.objects.remove(s.sweep)
    s.ambient.inputs[0].default_value = linear("#5A55D8")
    s.ambient.inputs[1].default_value = 0.2
    s.studio.inputs[1].default_value = 0.12
    night = box((160, 0.1, 40), (0, 24, 14), gradient(((0, "#C0559E"), (0.2, "#8A3FB4"), (0.36, "#4A2BB0"), (0.6, "#1E1668"), (1, "#0E0A35")), glow=0.8), 0)
    night.visible_diffuse = night.visible_shadow = False
    box((160, 70, 0.1), (0, 0, -0.05), bumped(paint("#2A2170", "gloss").copy(), 0.12, 0.05, 3), 0)
    for at, target, size, power, colour in (((-9, -3, 11), (0, 0, 1.8), 3, 1500, "#B9B4FF"), ((-2.6, -5.6, 4.2), (0.2, 0, 2.3), 1.6, 720, "#FFDDB8"), ((0, -0.7, 3.2), (0.2, 0.3, 1.5), 1.2, 130, "#FFC37A"), ((6, 4, 6), (0, 0, 2), 2.5, 520, "#FF86C8")):
        light = s.light(at, target, size, power, colour)
        light.visible_camera = light.visible_glossy = False
    dice = random.Random(5)
    stars = boxes([(34 * dice.random() - 13, 23.5, 9 + 9 * dice.random(), 0) for _ in range(70)], (0.07, 0.02, 0.07), paint("lilac", "glow", 1.3), 0.03)
    stars.visible_diffuse = False
    sphere(1.05, (-3.9, 9, 5.85), paint("#FFF3DC", "glow", 1.1)).visible_diffuse = False
    box((4.0, 1.2, 1.25), (0, 0, 0.72), paint("jadeBright", "satin"), 0.1)
    for x in (-1.45, -0.5, 0.45, 1.4):
        card(0.74, 0.74, 0.08, (x, -0.62, 0.72), paint("marigold", "satin"), 0.14, 0.03)
        card(0.4, 0.4, 0.08, (x, -0.67, 0.72), paint("coral", "satin"), 0.2, 0.03)
    box((4.3, 1.5, 0.12), (0, 0, 1.4), paint("butter", "satin"), 0.05)
    for x in (-1.95, 1.95):
        disc(0.42, 0.14, (x * 0.8, -0.68, 0.42), paint("ink"), 0.05, (90, 0, 0))
        disc(0.16, 0.18, (x * 0.8, -0.7, 0.42), paint("gold", "metal"), 0.04, (90, 0, 0))
        for y in (-0.6, 0.6):
            capsule((x, y, 1.4), (x, y, 3.5), 0.05, paint("gold", "metal"))
    with Group(at=(0, -0.15, 3.55), tilt=-14):
        box((4.8, 2.3, 0.1), (0, 0, 0), stripes("coral", "white", "X", 8), 0.04)
        for i in range(16):
            disc(0.15, 0.08, (-2.25 + 0.3 * i, -1.14, -0.06), paint(("coral", "white")[i % 2], "satin"), 0.02, (90, 0, 0))
    for i, x in enumerate((-1.75, -0.95, 1.4, 1.95)):
        capsule((x, -0.75, 3.3), (x, -0.75, 3.0 + 0.05 * (i % 2)), 0.015, paint("ink"))
        sphere(0.11, (x, -0.75, 2.92 + 0.05 * (i % 2)), paint("butter", "glow", 4), detail=24)
    with Group(at=(-1.2, -0.1, 1.46)):
        disc(0.5, 0.12, (0, 0, 0.06), paint("ink"), 0.04)
        with Group(at=(0, 0, 0.12), turn=198):
            kettle()
        steam([(-0.72, 0.1, 0.8), (-0.6, 0.1, 1.05), (-0.76, 0.1, 1.3), (-0.55, 0.1, 1.6)], 0.05)
    # Tea is cooled by being poured from as high as the arm goes.
    skin, sleeve = paint("#8E5937", "skin"), paint("violetSoft", "satin")
    tube([(0.42, 0.8, 1.98), (0.95, 0.55, 2.12), (1.02, 0.25, 2.62)], 0.13, sleeve)
    capsule((1.02, 0.25, 2.62), (1.0, 0.18, 2.8), 0.085, skin)
    sphere(0.14, (0.98, 0.14, 2.88), skin)
    with Group(at=(0.72, 0.0, 2.93), roll=-58):
        lathe([(0, -0.2), (0.2, -0.2), (0.24, 0.18), (0.21, 0.18), (0.18, -0.15), (0, -0.15)], material=paint("chrome", "metal"))
    tube([(0.5, -0.02, 2.94), (0.42, -0.1, 2.78), (0.4, -0.2, 2.3), (0.4, -0.25, 1.66)], 0.04, paint("#D9832B"), radii=[1.2, 1, 0.7, 0.7])
    tube([(-0.2, 0.8, 1.96), (-0.42, 0.35, 1.72), (0.12, -0.1, 1.66)], 0.13, sleeve)
    sphere(0.14, (0.22, -0.16, 1.66), skin)
    for x, y in ((0.4, -0.25), (0.8, -0.5), (1.1, -0.4), (1.4, -0.52), (1.7, -0.42)):
        lathe([(0, 0), (0.12, 0), (0.16, 0.34), (0.14, 0.34), (0.11, 0.03), (0, 0.03)], (x, y, 1.46), paint("#FFD9A8", "pane"), segments=32)
        disc(0.13, 0.2, (x, y, 1.58), paint("#D9832B"), 0.02)
    for i, colour in enumerate(("marigold", "pink")):
        disc(0.2, 0.46, (1.3 + 0.44 * i, 0.3, 1.7), paint(colour, "satin"), 0.05)
        disc(0.17, 0.08, (1.3 + 0.44 * i, 0.3, 1.97), paint("ink"), 0.02)
    with Group(at=(-0.14, 0.85, 2.5), turn=14, roll=-3, scale=0.46):
        Person(skin="#A86B43", hair="#241A18", top="violetSoft", inner="white", style="short", outfit="shirt", moustache="plain")
    for x, y, w, h, wall, roof, kind in ((-6.3, 5.6, 2.4, 3.8, "#6A4BC8", "coral", "flat"), (-3.7, 6.4, 2.3, 5.4, "#7A50CC", "violet", "flat"), (-1.1, 6.2, 2.2, 4.1, "#B2559C", "violet", "gable"), (1.5, 6.4, 2.4, 5.2, "#5B43B4", "coral", "flat"), (4.2, 5.8, 2.2, 3.6, "#A2559F", "violet", "gable"), (6.8, 6.4, 2.3, 5.0, "#5B43B4", "coral", "flat"), (9.4, 6.2, 2.2, 3.6, "#7A50CC", "marigold", "gable"), (12, 6.6, 2.4, 4.6, "#5B43B4", "coral", "flat"), (-8.9, 6.2, 2.2, 4.9, "#A2559F", "coral", "gable")):
        with Group(at=(x, y, 0)):
            house(w, 1.6, h, wall, roof, kind, lit=(6,))
    for x in (-3.3, 4.6):
        with Group(at=(x, 1.6, 0)):
            lamp(3.0)
    return night


def monitor(width, height, file, label):
    """Field monitor, its picture, if it has one, centred on the origin; what a film crew reads is written over it."""
    card(width + 0.22, height + 0.22, 0.34, (0, 0.19, 0), paint("#1A1433", "satin"), 0.13, 0.06)
    screen(width, height, picture(file, 1.15, 0.25) if file else paint("white", "matte"))
    mark = paint("white", "glow", 1.6)
    for side in (-1, 1):
        for end in (-1, 1):
            x, z = side * (width / 2 - 0.1), end * (height / 2 - 0.1)
            box((0.2, 0.01, 0.024), (x - side * 0.09, -0.01, z), mark, 0)
            box((0.024, 0.01, 0.2), (x, -0.01, z - end * 0.09), mark, 0)
    disc(0.062, 0.01, (-width / 2 + 0.26, -0.015, height / 2 - 0.27), paint("#FF2E1F", "glow", 3), 0, (90, 0, 0))
    letters("REC", 0.15, 0.006, (-width / 2 + 0.38, -0.012, height / 2 - 0.265), mark, MONO, align="LEFT")
    letters(label, 0.25, 0.006, (-width / 2 + 0.22, -0.012, -height / 2 + 0.28), mark, MONO, align="LEFT")


def film_camera():
    """Film camera on its tripod, standing on z = 0, its lens looking along y."""
    dark, steel = paint("#1A1433", "gloss"), paint("chrome", "metal")
    for turn in (20, 140, 260):
        with Group(turn=turn):
            capsule((0.1, 0, 1.5), (0.95, 0, 0), 0.055, steel)
    disc(0.3, 0.22, (0, 0, 1.58), dark, 0.06)
    with Group(at=(0, 0, 2.12)):
        box((0.78, 1.3, 0.8), (0, 0, 0), paint("violet"), 0.12)
        box((0.5, 0.06, 0.5), (0, -0.66, -0.02), dark, 0.04)
        for z in (-0.12, 0.12):
            disc(0.05, 0.06, (-0.1, -0.7, z), paint("marigold"), 0.01, (90, 0, 0))
        for y, radius in ((-0.42, 0.36), (0.36, 0.42)):
            disc(radius, 0.3, (0, y, 0.4 + radius), paint("coral"), 0.06, (0, 90, 0))
            for side in (-1, 1):
                disc(radius * 0.66, 0.04, (side * 0.16, y, 0.4 + radius), paint("butter", "satin"), 0.01, (0, 90, 0))
                disc(radius * 0.24, 0.1, (side * 0.16, y, 0.4 + radius), dark, 0.03, (0, 90, 0))
        disc(0.27, 0.5, (0, 0.85, 0), dark, 0.05, (90, 0, 0))
        disc(0.38, 0.3, (0, 1.2, 0), dark, 0.06, (90, 0, 0))
        ring(0.38, 0.04, (0, 1.34, 0), paint("gold", "metal"))
        box((1.05, 0.05, 0.5), (0, 1.45, 0.62), dark, 0.02, (-24, 0, 0))
        capsule((0.1, -0.5, -0.42), (0.5, -1.3, -0.62), 0.045, steel)
        capsule((0.5, -1.3, -0.62), (0.54, -1.4, -0.64), 0.075, paint("coral"))


def directors_chair():
    """Folding chair of canvas and beech, seen from behind, standing on z = 0."""
    beech = paint("#E2A765", "satin")
    for x in (-0.66, 0.66):
        capsule((x, 0.28, 0.66), (x, 0.28, 1.12), 0.05, beech)
        capsule((x, -0.4, 0.62), (x, -0.46, 1.46), 0.05, beech)
        box((0.13, 0.95, 0.07), (x, -0.05, 1.04), beech, 0.03)
        for y in (-0.4, 0.3):
            capsule((x, y, 0.62), (-x, y, 0.02), 0.045, beech)
    box((1.3, 0.8, 0.06), (0, -0.05, 0.64), paint("coral", "satin"), 0.02)
    blanket([[(0.72 * u, -0.56 + 0.08 * u * u, z) for u in (-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1)] for z in (1.46, 1.3, 1.1, 0.98)], paint("coral", "satin"), 0.05)
    letters("DIRECTOR", 0.22, 0.02, (0, -0.63, 1.34), paint("white", "satin"), p.DISPLAY)


# Shape, pixels, and where the camera stands for it: each picture is framed anew, none is cut out of another.
TAKES = (
    ("wide", 1360, 765, (-0.9, -11.5, 2.2), (0.5, 0, 2.3), 46),
    ("tall", 800, 1422, (0.75, -6.8, 2.0), (0.32, 0, 2.4), 60),
    ("square", 800, 800, (1.1, -5.0, 2.3), (0.34, 0, 2.34), 62),
)


def shoot_takes(s, shoot):
    """What `shoot`, called with a name and a size in pixels, makes of the stall in each of the three takes."""
    shots = []
    for name, width, height, at, target, lens in TAKES:
        s.camera(at, target, lens)
        shots.append(shoot(f"tea-{name}", width, height))
    return shots


# The monitors on their rack: size and place.
MONITORS = ((3.3, 1.856, -1.215, 0.93), (2.09, 3.716, 1.82, 0), (1.56, 1.56, -0.345, -1.078))


def film_crew(s, files, fur=True):
    """Round the stall: camera, director, microphone and a rack of monitors, which show the pictures `files`, or nothing. Returns the screens' corners."""
    s.camera((2.3, -16.4, 3.1), (2.65, 0, 2.5), 40)
    gleam = s.light((-1.5, -12, 6.5), (2.6, -5.8, 1.6), 2, 420, "#D8CCFF")
    gleam.visible_glossy = False
    dark, steel = paint("#1A1433", "satin"), paint("chrome", "metal")
    rack = Group(at=(4.42, -5.6, 2.63), turn=-9, scale=0.9)
    with rack:
        for (width, height, x, z), file, label in zip(MONITORS, files, ("16:9", "9:16", "1:1")):
            with Group(at=(x, 0, z)):
                monitor(width, height, file, label)
        for x in (-2.5, 0.6, 2.6):
            capsule((x, 0.55, -2.6), (x, 0.55, 2.3), 0.06, steel)
            sphere(0.16, (x, 0.55, -2.56), dark)
        for z in (2.2, 0.1, -2.2):
            capsule((-2.75, 0.5, z), (2.85, 0.5, z), 0.05, steel)
    with Group(at=(2.75, -6.1, 1.5), turn=6, roll=-7, scale=0.46):
        p.clapper(2.8, "white", "ink")
    with Group(at=(1.1, -7.4, 0), turn=-16):
        with Group(at=(0, -0.05, 1.5), turn=180, scale=0.42):
            Person(skin="#B97C52", hair="#2A1A28", top="lilac", style="bun", outfit="hood", headphones="coral", hem=-2.05)
        directors_chair()
    tube([(-2.4, -5.2, 0.05), (-1.2, -7.0, 0.05), (0.4, -6.2, 0.05), (1.7, -6.9, 0.05), (2.6, -5.4, 0.05)], 0.05, paint("marigold"))
    with Group(at=(-2.1, -5.4, 0), turn=-22):
        film_camera()
    with Group(at=(0.2, -0.9, 4.4), roll=-72, turn=14):
        if fur:
            shaggy(0.3, 0.42, paint("#241C48", "matte"))
        else:
            capsule((0, 0, -0.42), (0, 0, 0.42), 0.3, paint("#241C48", "matte"))
        capsule((0, 0, -0.6), (0, 0, -9), 0.05, steel)
    bpy.context.view_layer.update()
    return [[rack.empty.matrix_world @ Vector((x + side * width / 2, 0, z + end * height / 2)) for side, end in ((-1, 1), (1, 1), (1, -1), (-1, -1))] for width, height, x, z in MONITORS]


@scene("wide/video-shoot", "violet", 10)
def video_shoot(s):
    """Night on a film set: the camera rolls on a tea stall, and three monitors show the one take wide, square and tall."""
    tea_stall(s)
    film_crew(s, shoot_takes(s, take))


@scene("wide/video-shoot-before", "violet", 2, 0)
def storyboard(s):
    """The same frame as a storyboard: finish.mjs draws its lines, and takes from the render what is black, red, window or sky."""
    shown = {"coral": None, "#FF2E1F": "coral", "inkSoft": "#00FF00", **dict.fromkeys(("ink", "#1A1433", "#241A18", "#2A1A28", "#241C48"), "#000000")}
    tea_stall(s).data.materials[0] = paint("#0000FF", "glow")
    shown["#0000FF"] = None
    panels = []

    def panel(name, width, height):
        far = bpy.context.scene.camera.location.length
        panels.append({"strokes": drawing(width, height, far + 3, 40, ("boxes",)), "size": (width, height), "far": far})

    shoot_takes(s, panel)
    s.remove_lights()
    s.ambient.inputs[1].default_value = s.studio.inputs[1].default_value = 0
    flat_colours(shown)
    files = shoot_takes(s, lambda name, width, height: take(f"flat-{name}", width, height, 2, 0))
    for panel, screen in zip(panels, film_crew(s, files, fur=False)):
        panel["corners"] = [on_picture(corner, 2000, 1500) for corner in screen]
    save("video-shoot", {"strokes": drawing(2000, 1500, 20, leave_out=("boxes", "letters")), "panels": panels})
    s.remove_lights()
    flat_colours(shown)


def page(name):
    """File of one of the pages in pages.mjs."""
    return os.path.join(os.environ["ART_WORK"], "pages", f"{name}.png")


def burning_glass(radius, bend):
    """Lens ground to the radius of curvature `bend` on both sides, facing the viewer: it enlarges for real."""
    rim = math.asin(radius / bend)
    cap = [(bend * math.sin(rim * k / 24), bend * (math.cos(rim * k / 24) - math.cos(rim))) for k in range(25)]
    lathe([(r, -z) for r, z in cap] + cap[-2::-1], material=paint("white", "glass"), rotation=(90, 0, 0), segments=160, angle=30).visible_shadow = False


def results_page(s, name):
    """A results page, seen from close by: camera, light, and the sheet with the page of that name. Returns the sheet's group, for what lies on it."""
    s.sweep.location.z = -6
    s.studio.inputs[1].default_value = 0.3
    s.light((-3, -9, 8), (0, 0, 2.5), 3, 420)
    for item in bpy.data.objects:
        # The lamps would lie on the glass as white squares.
        item.visible_glossy = item.type != "LIGHT"
    s.camera((-0.6, -13, 4.6), (0.45, 0, 2.6), 40)
    sheet = Group(at=(0.2, 0.8, 2.2), turn=-6, tilt=22, roll=-3)
    with sheet:
        card(13.0, 9.2, 0.2, (0, 0, 0), paint("white", "satin"), 0.2, 0.05)
        screen(13.0, 9.2, picture(page(name)), (0, -0.105, 0))
    return sheet


def reading_glass(rim, lit=True):
    """Magnifier over the page, with a rim of that colour; unlit, its glass is dark."""
    with Group(at=(2.55, -2.2, 0.72), tilt=-6):
        if lit:
            burning_glass(1.75, 6.5)
        else:
            disc(1.72, 0.1, (0, 0, 0), paint("#2B2740", "gloss"), 0.03, (90, 0, 0))
            ring(1.36, 0.04, (0, -0.06, 0), paint("#5A5670", "satin"), arc=58, start=118)
        ring(1.77, 0.16, (0, 0, 0), paint(rim, "metal"))
        capsule((1.35, 0, -1.35), (1.65, 0, -1.65), 0.14, paint(rim, "metal"))
        capsule((1.65, 0, -1.65), (4.2, 0, -4.2), 0.27, paint("ink"))


@scene("wide/search-engine-optimization", "violet", 8, 0.35)
def search(s):
    """The first result rises from the results page into the lens, which enlarges it."""
    with results_page(s, "results"):
        with Group(at=(0.1, -1.0, 1.15)):
            card(10.6, 2.94, 0.24, material=paint("white", "satin"), radius=0.26, edge=0.06)
            screen(10.3, 2.75, picture(page("first")), (0, -0.125, 0))
        reading_glass("gold")


@scene("wide/search-engine-optimization-before", "violet", 8, 0.2)
def not_found(s):
    """The same page before: dull results, the client's small and last among them, and a glass that shows nothing."""
    s.backdrop("#57546A")
    s.ambient.inputs[0].default_value = linear("#D5D4DE")
    for item in bpy.data.objects:
        if item.type == "LIGHT":
            item.data.energy *= 0.7
            item.data.color = linear("#E9E8F0")[:3]
    with results_page(s, "results-before"):
        reading_glass("#8F89A6", lit=False)


def bowl(glaze, inside=None, clay="#B98A62", line=0.34, deep=0.86, wide=1.06):
    """Thrown bowl on its foot at z = 0, with the rings that fingers leave."""
    outer = smooth_line([(0.48, 0.02), (0.5, 0.1), (0.74 * wide, 0.26 * deep), (0.94 * wide, 0.58 * deep), (1.0 * wide, 0.93 * deep), (1.0 * wide, deep)], 150)
    outer = [(r + 0.003 * math.sin(z * 60) * min(1, max(0, 5 * z - 1)), z) for r, z in outer]
    inner = smooth_line([(1.0 * wide, deep), (0.985 * wide, deep + 0.022), (0.955 * wide, deep - 0.02), (0.88 * wide, 0.6 * deep), (0.66 * wide, 0.34 * deep), (0.3, 0.2 * deep), (0, 0.17 * deep)], 120)
    lathe([(0, 0.05), (0.38, 0.05), (0.4, 0), (0.46, 0), (0.48, 0.02)], material=glazed(clay, glaze, line), segments=160)
    lathe(outer, material=glazed(clay, glaze, line), segments=160, angle=80)
    lathe([(max(0, r + 0.002 * math.sin(r * 60) * (z < 0.8 * deep)), z) for r, z in inner], material=glazed(clay, inside or glaze, -1), segments=160, angle=80)


def kiln_light(s, at=(-9, 1.5, 5.2), warmth="#FFE0B8"):
    """Late sun from the left, low; the wall and table of a potter's kitchen."""
    s.remove_lights()
    s.backdrop("#E4D6C3")
    s.ambient.inputs[0].default_value = (1, 0.93, 0.84, 1)
    s.ambient.inputs[1].default_value = 0.42
    s.studio.inputs[1].default_value = 0.35
    return s.light(at, (0, 0, 0.5), 1.1, 1500, warmth)


@scene("wide/noodle-bowl-page", "lilac", 10, 0.55)
def noodle_bowl(s):
    """The photograph of Kilnmark's product page: a noodle bowl on a laid table, beside a lemon. The page is set round it."""
    kiln_light(s)
    s.camera((0.35, -7.4, 4.6), (0.1, 0, 0.42), 58)
    sheet_of([(-2.9, -1.9, 0.02), (2.5, -2.15, 0.02), (2.7, 1.9, 0.02), (-2.7, 2.1, 0.02)], 0.03, paint("#B9805A", "matte"))
    with Group(at=(-0.15, 0.05, 0.03), scale=1.28):
        bowl("#F3EBDD", "#F3EBDD")
        tube([(-0.5, -0.2, 0.42), (-0.2, 0.3, 0.5), (0.4, 0.25, 0.46), (0.3, -0.3, 0.5), (-0.3, -0.35, 0.46), (-0.35, 0.1, 0.52), (0.15, 0.1, 0.5)], 0.05, paint("#F0D9A4", "satin"))
        for k in range(26):
            a, r = k * 2.4, 0.16 + 0.021 * k
            tube([(r * math.cos(a + q * 0.9), r * math.sin(a + q * 0.9), 0.44 + 0.05 * math.sin(k + q * 2)) for q in range(5)], 0.034, paint(("#F2DDAE", "#EACF97")[k % 2], "satin"))
        disc(0.86, 0.02, (0, 0, 0.4), paint("#8A4A1C", "gloss"), 0.005)
        with Group(at=(0.3, -0.22, 0.55), tilt=70):
            sphere(0.25, (0, 0, 0), paint("white", "satin"), (1, 0.5, 1.18))
            sphere(0.13, (0, -0.1, -0.02), paint("#F59A1B", "gloss"), (1, 0.5, 1))
        for k in range(16):
            ring(0.05, 0.014, (-0.34 + 0.07 * (k % 5) + 0.02 * (k % 3), -0.1 + 0.09 * (k // 5), 0.56), paint("#5E8F3A", "satin"), (k * 31 % 60, k * 17 % 50, 0))
    with Group(at=(1.85, -0.75, 0.46), turn=158):
        profile = smooth_line([(0, -0.58), (0.1, -0.54), (0.17, -0.45), (0.38, -0.22), (0.42, 0.05), (0.33, 0.3), (0.16, 0.46), (0.07, 0.52), (0, 0.55)], 40)
        lathe([(max(0, r), z) for r, z in profile], (0, 0, -0.02), glazed("#F2C32B", "#F2C32B", 9), (0, 90, 0), angle=80)
    for x in (-1.95, -1.8):
        tube([(x, -1.75, 0.08), (x - 0.25, 1.5, 0.08)], 0.045, paint("#2B2320", "satin"), smooth=False, radii=[0.6, 1.1])
    with Group(at=(1.75, 1.15, 0.06), turn=-24):
        for k in range(4):
            box((1.25 - 0.05 * k, 0.9, 0.045), (0.02 * k, 0, 0.03 + 0.045 * k), paint("#1C3FD0", "matte"), 0.02)


@scene("wide/stoneware", "lilac", 16, 0.5)
def stoneware(s):
    """Kilnmark's bowls in stacks, close, in low sun; one of them is a little off."""
    kiln_light(s, (-7, -5, 4.6), "#FFD09A")
    s.camera((-0.5, -7.6, 1.75), (0.25, 0, 1.06), 60)
    cream, ink, rust, blue = "#F1E7D6", "#1B1A21", "#A9542F", "#1233C4"
    for x, y, tower in ((-2.35, 0.5, ((cream, 0, 0), (ink, 2, 40), (rust, -2, 80), (cream, 1, 130))), (0.1, 0, ((ink, 0, 0), (cream, -1, 70), (blue, 9, 0))), (2.55, 0.65, ((rust, 0, 0), (cream, 1, 50), (cream, -2, 90), (ink, 1, 10), (rust, 0, 60)))):
        for i, (glaze, off, turn) in enumerate(tower):
            tipped = off > 5
            with Group(at=(x, y, 0.44 * i + 0.1 * tipped), turn=turn, roll=off):
                bowl(glaze, cream if tipped else None, line=0.22 if tipped else 0.3 + 0.05 * (i % 3), wide=1 if tipped else 1.06 + 0.015 * (i % 2))
    for x, y, z, glaze, deep in ((-4.9, 2.4, 0, blue, 1.0), (5.2, 2.6, 0, cream, 1.2), (-0.9, 3.4, 0, rust, 1.1), (1.3, 3.8, 0, ink, 0.9)):
        with Group(at=(x, y, z)):
            bowl(glaze, deep=deep)


# Tamsi's people: the faces of its four formats. The buyer is seen in her first and in her sixth week.
CHEMIST = {"skin": "#7E4B2C", "hair": "#1B1413", "top": "white", "style": "short", "beard": "stubble", "outfit": "blazer", "inner": "#D9C29A"}
DERMATOLOGIST = {"skin": "#C98F63", "hair": "#77706B", "brow": "#4A403C", "top": "#5E6A4A", "style": "bob", "lashes": True, "lips": "#A3423F", "outfit": "tunic", "inner": "#F5EBDB", "width": 0.96}
BUYER = {"skin": "#D7A078", "hair": "#2A1712", "top": "#C8642A", "style": "curly", "lashes": True, "lips": "#B5514E", "outfit": "crew", "width": 0.94}
MAKER = {"skin": "#9C6039", "hair": "#20130F", "top": "#3E2418", "style": "bun", "lashes": True, "lips": "#8E2F32", "outfit": "shirt", "inner": "#E9DCC6", "earrings": "gold", "width": 0.95}

SERIF = p.font("cormorant-garamond", weight=600)
FORUM = p.font("forum", weight=400)


def sunny(s, ground, direction=(0.62, 0.5, -0.6), energy=4.4, shade=0.42):
    """Seamless ground in one colour, in the hard late sun that is Tamsi's look."""
    s.backdrop(ground)
    s.sunlight(direction, energy, "#FFF0DC", 1.2)
    s.ambient.inputs[0].default_value = (1, 0.96, 0.91, 1)
    s.ambient.inputs[1].default_value = shade
    s.studio.inputs[1].default_value = 0.35


def wrapped(text, size, radius, z, material, font):
    """Type round a cylinder that stands on the origin, in the middle of its front."""
    flat = letters(text, size, 0.012, font=font, edge=0)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    mesh.materials.clear()
    for vertex in mesh.vertices:
        x, y, out = vertex.co
        vertex.co = (radius + out) * math.sin(x / radius), -(radius + out) * math.cos(x / radius), z + y
    place(bpy.data.objects.new("wrapped", mesh), material=material)


def amber_shadow(radius, height):
    """Light that comes through amber glass: a body that only its own coloured shadow is seen of."""
    tint = paint("#F0A040", "matte").copy()
    nodes, links = tint.node_tree.nodes, tint.node_tree.links
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = linear("#F2A648")
    links.new(clear.outputs[0], nodes["Material Output"].inputs[0])
    body = disc(radius, height, (0, 0, height / 2), tint, 0.05)
    body.visible_camera = body.visible_glossy = body.visible_diffuse = body.visible_transmission = False


def serum_bottle():
    """Tamsi's serum standing on z = 0, 3.7 high: amber glass, a printed label, a brass collar and a dropper."""
    glass = lathe([(0, 0.06), (0.6, 0.02), (0.74, 0), (0.82, 0.08), (0.84, 0.2), *smooth_line([(0.84, 1.7), (0.8, 1.93), (0.66, 2.09), (0.44, 2.18), (0.35, 2.28), (0.34, 2.45)], 40), (0, 2.45)], material=blend("#7A3A0A", "#D98A2B"), angle=50)
    glass.visible_shadow = False
    amber_shadow(0.8, 2.2)
    lathe([(0.848, 0.42), (0.848, 1.52)], material=paint("#F6ECDC", "matte"), angle=40)
    wrapped("tamsi", 0.5, 0.85, 1.08, paint("#3A2616", "matte"), SERIF)
    wrapped("glow serum", 0.15, 0.85, 0.7, paint("#3A2616", "matte"), SERIF)
    disc(0.42, 0.56, (0, 0, 2.62), paint("#D9B98A", "metal"), 0.04)
    for k in range(4):
        ring(0.42, 0.02, (0, 0, 2.44 + 0.12 * k), paint("#D9B98A", "metal"), (0, 0, 0))
    lathe(smooth_line([(0.36, 2.9), (0.36, 2.98), (0.29, 3.02), (0.27, 3.3), (0.235, 3.56), (0.15, 3.68), (0, 3.7)], 60), material=paint("#F3E6D2", "satin"), angle=60)


def beaker(radius, height, layers):
    """Beaker on z = 0, filled with layers: (top, colour) from the bottom up."""
    wall = lathe([(0, 0.02), (radius * 0.9, 0.02), (radius, 0.1), (radius, height), (radius * 1.08, height + 0.05)], material=paint("#F3F0E6", "pane"), angle=40)
    wall.visible_shadow = False
    low = 0.06
    for top, colour in layers:
        disc(radius * 0.965, top - low, (0, 0, (top + low) / 2), paint(colour, "gloss"), 0.02)
        low = top
    ring(radius * 1.06, 0.025, (0, 0, height + 0.04), paint("#FFFDF6", "gloss"), (0, 0, 0))


def zinc(s):
    """A heap of zinc powder, and the steel spatula that took some."""
    sunny(s, "#A9563A")
    s.camera((0.3, -9.5, 6.6), (0.3, 0, 0.95), 50)
    powder = bumped(paint("#FBF6EC", "matte").copy(), 0.5, 0.08, 24, 6)

    def height(x, y):
        r = math.hypot(x, y) * (1 + 0.16 * noise.noise((1.1 * x, 1.1 * y, 3)))
        scoop = max(0, 1 - math.hypot(x - 0.75, y + 0.85) / 0.75)
        grain = 0.1 * noise.noise((2.3 * x, 2.3 * y, 0)) + 0.05 * noise.noise((6 * x, 6 * y, 1))
        return max(-0.1, 1.35 * (1 - r / 1.75) + grain * (r < 1.8) - 0.75 * scoop * scoop)

    side = [-2.2 + 4.4 * k / 120 for k in range(121)]
    blanket([[(x, y, height(x, y)) for x in side] for y in side], powder, 0.02)
    dice = random.Random(4)
    for _ in range(70):
        a, r = 360 * dice.random(), 1.7 + 0.9 * dice.random() ** 2
        sphere(0.02 + 0.05 * dice.random() ** 3, (r * math.cos(a), r * math.sin(a), 0.02), powder, detail=12)
    steel = paint("#D8D2C4", "metal")
    with Group(at=(0.72, -0.95, 0.42), turn=20, tilt=-50, roll=14):
        plate(rounded([(-0.26, -0.7), (0.26, -0.7), (0.3, 0.4), (0.09, 0.8), (-0.09, 0.8), (-0.3, 0.4)], 0.2), 0.04, (0, 0, 0), steel, 0.015)
        capsule((0, 0, 0.7), (0, 0, 3.4), 0.075, steel)
        sphere(0.34, (0, -0.06, -0.3), powder, (0.9, 0.5, 1.1), detail=40)


def swatch(s):
    """Yellow retinal cream, smeared by a finger and ending in a swirl, seen from above."""
    sunny(s, "#4A2A1A", (0.75, 0.35, -0.42), 5.0, 0.36)
    s.camera((0, -4.2, 9.4), (0.22, 0.72, 0.2), 50)
    cream = paint("#EFC46A", "gloss").copy()
    cream.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.3
    turns = [math.radians(3 * k) for k in range(121)]

    def swirl(r, a):
        edge = 1.05 + 0.05 * math.sin(2 * a + 1) + 0.03 * math.sin(5 * a)
        t = r / 24
        return edge * t, 0.5 * (1 - t**3) ** 0.8 * (1 - 0.35 * t) + 0.13 * math.sin(a - 13 * t) * min(1, 3 * t) * (1 - t) ** 0.4 + 0.55 * max(0, 1 - 5 * t) ** 1.4

    rows = [[(0.45 + reach * math.cos(a), -0.55 + reach * math.sin(a), z) for a in turns for reach, z in (swirl(r, a),)] for r in range(25)]
    blanket(rows[::-1], cream, 0.02)
    smear = []
    for k in range(91):
        t = k / 90
        line = []
        for i in range(81):
            u = (i / 40) - 1
            streaks = 0.1 * noise.noise((3.5 * u, 0.9 * t, 3)) + 0.04 * noise.noise((11 * u, 1.3 * t, 8)) + 0.02 * noise.noise((30 * u, 2 * t, 5))
            edge = min(1, (1 - abs(u)) * 6) * (0.09 + 0.1 * abs(u) ** 6)
            ends = 3 * max(0, t - 0.84 - 0.11 * noise.noise((5 * u, 0, 1)))
            across = 0.72 * u * (1 + 0.12 * noise.noise((2.4 * t, 2 * (u > 0), 4)))
            line.append((0.3 - 0.2 * t - 1.0 * t * t + across, -0.5 + 2.5 * t + across * (0.1 + 0.5 * t), (0.04 + 0.6 * streaks + edge) * (1 - 0.4 * t) - ends))
        smear.append(line)
    blanket(smear[::-1], cream, 0.02)


def dropper(s):
    """Macro of the serum's dropper: amber light, and the one drop that it lets go."""
    s.remove_lights()
    bpy.data.objects.remove(s.sweep)
    s.ambient.inputs[1].default_value = 0.5
    s.studio.inputs[1].default_value = 0.9
    glow = box((40, 0.1, 14), (0, 9, 0.4), gradient(((0, "#7A2F08"), (0.36, "#C4661A"), (0.56, "#F0A93E"), (0.74, "#D9842A"), (1, "#8A3D0E")), glow=0.9), 0)
    glow.visible_shadow = False
    s.camera((0, -12, -0.2), (0, 0, -0.42), 92)
    s.light((-4, -3, 4), (0, 0, 0.5), 2, 260, "#FFF0D6")
    with Group(at=(0.25, 0, 0.35)):
        lathe([(0.13, 0.0), (0.16, 0.02), (0.18, 0.3), (0.34, 0.9), (0.36, 3.4), (0.32, 3.4), (0.3, 0.95), (0.14, 0.32), (0.11, 0.03), (0.13, 0)], material=paint("#FFF6E4", "glass"), angle=60).visible_shadow = False
        lathe([(0, 0.02), (0.1, 0.02), (0.13, 0.34), (0.29, 0.96), (0.29, 2.2), (0, 2.2)], material=paint("#EFA040", "glow", 0.5), angle=60).visible_shadow = False
        drop = smooth_line([(0.115, 0.04), (0.13, -0.1), (0.27, -0.42), (0.33, -0.68), (0.25, -0.92), (0, -1.02)], 60)
        lathe([(max(0, r), z) for r, z in drop], material=paint("#FFDC96", "glass"), angle=80).visible_shadow = False


def bottle(s):
    """The bottle in the last sun, its amber light on the wall."""
    sunny(s, "#B8694A", (0.6, 0.62, -0.34), 5.2, 0.3)
    box((20, 0.3, 12), (0, 1.9, 6), paint("#B8694A", "matte"), 0)
    s.camera((-0.4, -11, 2.6), (0.35, 0, 2.42), 46)
    with Group(at=(-0.35, 0, 0), turn=-4):
        serum_bottle()
    # Out of sight: a branch, of which the wall has the shadow.
    for k in range(8):
        for side in (-1, 1):
            with Group(at=(-2.6 + 0.34 * k, -1.2, 6.3 - 0.1 * k), roll=107 + side * 48):
                sphere(0.62, (0, 0, 0.62), paint("#4E6B3A", "matte"), (0.13, 0.06, 1), detail=20).visible_camera = False


def split_batch(s):
    """Two beakers of batch 41: one is still a cream, the other has split into oil, cream and water."""
    sunny(s, "#4A281A", (0.7, 0.45, -0.5), 4.8, 0.4)
    s.camera((0, -11, 3.0), (0.0, 0, 1.75), 50)
    with Group(at=(-0.42, 0.3, 0), turn=-6):
        beaker(0.8, 2.5, ((0.7, "#C9B58E"), (1.35, "#F4E6CC"), (2.1, "#D98A2B")))
        wrapped("41", 0.56, 0.774, 1.0, paint("#4A281A", "matte"), FORUM)
    with Group(at=(0.86, -0.6, 0)):
        beaker(0.55, 1.4, ((0.95, "#F4E6CC"),))
        with Group(at=(0.05, 0, 0.9), roll=24):
            capsule((0, 0, -0.4), (0, 0, 1.5), 0.04, paint("#FFFDF6", "gloss"))


def pump(s):
    """A bottle of lotion whose pump has leaked: a puddle, and a drop still to fall."""
    sunny(s, "#737A54", (0.7, 0.42, -0.5), 4.4, 0.42)
    s.camera((0, -10.5, 4.4), (-0.05, 0, 1.78), 50)
    lotion = paint("#FBF0DC", "gloss")
    with Group(at=(0.3, 0.4, 0), turn=-8):
        lathe([(0, 0), (0.72, 0), (0.8, 0.08), *smooth_line([(0.8, 1.5), (0.74, 1.72), (0.5, 1.86), (0.3, 1.92)], 24), (0.3, 2.0), (0, 2.0)], material=paint("#8F4322", "satin"), angle=50)
        wrapped("tamsi", 0.46, 0.81, 1.05, paint("#F6ECDC", "matte"), SERIF)
        wrapped("barrier balm", 0.14, 0.81, 0.72, paint("#F6ECDC", "matte"), SERIF)
        disc(0.34, 0.3, (0, 0, 2.1), paint("#F3E6D2", "satin"), 0.04)
        disc(0.1, 0.4, (0, 0, 2.4), paint("#F3E6D2", "satin"), 0.02)
        disc(0.3, 0.2, (0, 0, 2.66), paint("#F3E6D2", "satin"), 0.07)
        tube([(0, 0, 2.66), (-0.5, -0.06, 2.68), (-0.85, -0.1, 2.6), (-0.95, -0.11, 2.46)], 0.1, paint("#F3E6D2", "satin"), radii=[1.2, 1.1, 1, 0.8])
        lathe([(max(0, r), z) for r, z in smooth_line([(0.05, 0.2), (0.06, 0.02), (0.13, -0.16), (0.1, -0.28), (0, -0.31)], 30)], (-0.95, -0.11, 2.34), lotion, angle=80)
        tube([(0.22, -0.22, 2.02), (0.36, -0.36, 1.88), (0.53, -0.53, 1.7), (0.57, -0.57, 1.45), (0.58, -0.58, 0.8), (0.58, -0.6, 0.1)], 0.075, lotion, radii=[0.9, 1, 0.9, 0.8, 1, 1.5])
    puddle = clay([(x, y, 0, r) for x, y, r in ((0.2, -0.8, 0.62), (-0.4, -0.9, 0.7), (-0.9, -0.7, 0.52), (0.75, -0.95, 0.5), (-0.2, -1.35, 0.5), (1.15, -0.75, 0.3), (-1.5, -1.15, 0.26))], lotion, 0.05)
    puddle.scale = (1, 1, 0.2)


def tube_in_snow(s):
    """A tube of sun cream stuck in snow like an ice axe, in the winter sun."""
    sunny(s, "#8D9577", (0.8, 0.3, -0.36), 4.2, 0.36)
    s.camera((0, -10.5, 3.4), (0.05, 0, 2.1), 50)
    s.sweep.location.z = -1
    snow = bumped(paint("#FBF9F4", "matte").copy(), 0.5, 0.08, 9, 6)
    side = [-7 + 14 * k / 160 for k in range(161)]

    def drift(x, y):
        r = math.hypot(x - 0.1, y + 0.15) + 0.16 * noise.noise((2 * x, 2 * y, 5))
        return 0.6 * noise.noise((0.4 * x, 0.4 * y, 7)) + 0.12 * noise.noise((1.5 * x, 1.5 * y, 2)) + 0.5 * math.exp(-((r / 0.95) ** 4))

    blanket([[(x, y, drift(x, y)) for x in side] for y in side], snow, 0.02)
    with Group(at=(0.1, 0, 0), roll=9, turn=-12):
        skin = paint("#B5552C", "satin")
        rows = []
        for k in range(31):
            t = k / 30
            wide, deep = 0.62 + 0.2 * t, 0.62 * (1 - t) ** 0.6 + 0.03
            rows.append([(wide * math.cos(a), deep * math.sin(a), 0.2 + 2.8 * t) for a in (math.radians(5 * i) for i in range(72))])
        loft(rows, skin)
        box((1.66, 0.08, 0.26), (0, 0, 3.05), skin, 0.03)
        for text, size, z in (("tamsi", 0.48, 2.0), ("sun cream 50", 0.17, 1.62)):
            with Group(at=(0, -0.62 * (1 - (z - 0.2) / 2.8) ** 0.6 - 0.12, z), tilt=12):
                letters(text, size, 0.02, (0, 0, 0), paint("#FFF3E0", "matte"), SERIF, 0)


def halves(s):
    """Walls of the posts that compare two weeks: ochre on the left, cream on the right."""
    sunny(s, "#C99B5C", (0.68, 0.7, -0.5), 3.2, 0.55)
    s.sweep.location.z = -9
    box((20, 0.2, 20), (10, 6, 0), paint("#E6D2AE", "matte"), 0)


def six_weeks(s):
    """The buyer in one portrait of two halves: on the left her cheek has spots, on the right, five weeks later, it's clear."""
    halves(s)
    s.camera((0, -16, -0.2), (0, 0, -0.4), 74)
    who = Person(**{**BUYER, "arms": True, "mouth": "smile"})
    for side in (-1, 1):
        who.arm(side, (side * 1.35, 0.1, -2.9), (side * 1.25, -0.2, -4.4))
    for x, z in ((-0.52, -0.18), (-0.4, -0.36), (-0.6, -0.34), (-0.34, -0.2), (-0.48, -0.5), (-0.2, 0.36), (-0.3, -0.56)):
        sphere(0.036, who.face.on(x, z, -0.012), paint("#B4483C", "satin"), detail=20)


def scarred_hand(s):
    """The same hand twice: a fresh scar on its back, and what six weeks left of it."""
    halves(s)
    s.camera((0, -14, 0), (0, 0, 0.2), 112)
    for x, scar, breadth in ((-0.48, "#8E2A22", 0.036), (0.68, "#E2B797", 0.022)):
        # The rest of her is far below the picture.
        with Group(at=(x + 0.9, 0, -14)):
            Person(**{**BUYER, "arms": True}).arm(-1, (-0.8, 0, 10), (-0.9, 0, 13.2), (0.06, 0, 1), (0, 1, 0), 0.06, 0.12)
        tube([(x - 0.15, -0.17, -0.6), (x - 0.06, -0.19, -0.5), (x + 0.03, -0.19, -0.43), (x + 0.12, -0.17, -0.32)], breadth, paint(scar, "satin"), radii=[0.5, 1, 1.1, 0.5])


def chemist(s):
    """The chemist in his white coat looks through a beaker held up to the light."""
    sunny(s, "#C08A3E", (0.6, 0.7, -0.5), 3.4, 0.5)
    s.sweep.location.z = -9
    s.camera((0, -18, -0.6), (0.25, 0, -0.35), 66)
    with Group(turn=-8):
        who = Person(**{**CHEMIST, "top": "#EFE7D8", "arms": True, "gaze": (0.5, 0.1), "look": 18, "mouth": "smile"})
        who.arm(1, (1.6, -0.3, -2.7), (1.78, -0.75, -0.95), (-0.2, -1, 0.1), (-1, 0, 0), 0.5)
        who.arm(-1, (-1.5, -0.1, -2.85), (-0.7, -0.95, -3.0), (1, -0.1, 0), (0, 1, 0), 0.5)
        with Group(at=(1.36, -1.2, -1.4), scale=0.62):
            beaker(0.56, 1.4, ((0.5, "#F4E6CC"), (0.9, "#D98A2B")))


def dermatologist(s):
    """The dermatologist, waist up, holds up her palm: never bare in the sun."""
    sunny(s, "#DCC6A0", (0.6, 0.7, -0.5), 3.4, 0.5)
    s.sweep.location.z = -9
    s.camera((0, -17, -0.4), (-0.1, 0, -0.05), 63)
    with Group(turn=14):
        who = Person(**{**DERMATOLOGIST, "arms": True, "look": -10, "lean": 4, "mouth": "calm"})
        who.arm(-1, (-1.5, -0.5, -2.6), (-1.35, -1.3, -1.35), (0, -0.05, 1), (0, -1, 0), 0.04, 0.14)
        who.arm(1, (1.45, 0, -2.9), (0.5, -0.95, -3.0), (-1, -0.1, 0.1), (0, 1, 0), 0.4)


def founder(s):
    """The founder, turned to us, with the bottle of the third try in her hand."""
    sunny(s, "#B9775C", (0.6, 0.7, -0.5), 3.4, 0.5)
    s.sweep.location.z = -9
    s.camera((0, -16, -0.4), (-0.15, 0, 0.1), 63)
    with Group(turn=-16):
        who = Person(**{**MAKER, "arms": True, "look": 10, "lean": -5, "mouth": "grin"})
        who.arm(1, (1.5, -0.4, -2.75), (1.3, -1.15, -2.0), (-0.35, -1, 0.05), (-1, 0.1, 0), 0.5)
        who.arm(-1, (-1.4, 0, -2.9), (-1.35, -0.3, -4.6))
        with Group(at=(0.86, -1.62, -2.45), turn=20, scale=0.42):
            serum_bottle()


def comments(s):
    """The lab's pinboard: slips with comments, and the sheet on top counts them, 212; its caption is written below."""
    sunny(s, "#A87848", (0.5, 0.75, -0.55), 3.8, 0.5)
    s.sweep.location.z = -9
    box((20, 0.3, 20), (0, 0.3, 0), bumped(paint("#A06F40", "matte").copy(), 0.6, 0.06, 9, 8), 0)
    s.camera((0, -14, 0), (0, 0, 0.35), 60)
    dice = random.Random(11)
    for row in range(6):
        for column in range(4):
            with Group(at=(1.05 * column - 1.6 + 0.4 * dice.random(), 0.08 - 0.015 * (row + column % 2), 2.2 - 0.8 * row + 0.2 * dice.random()), roll=dice.uniform(-9, 9)):
                box((1.0, 0.015, 0.72), (0, 0, 0), paint(("#F6ECDC", "#E3C79B", "#FBF6EC", "#D9B58A")[(row + 2 * column) % 4], "matte"), 0.004)
                with Group(at=(-0.38, -0.02, 0.12)):
                    p.lines([0.7, 0.76, 0.5], 0.14, 0.05, ("#8A6A4C",), depth=0.01)
                sphere(0.06, (0, -0.06, 0.29), paint(("#B5532C", "#5E6A4A")[(row + column) % 2]), detail=24)
    with Group(at=(0.05, -0.2, -0.45), roll=-4):
        box((2.6, 0.03, 2.5), (0, 0, 0), paint("#FFF8EC", "matte"), 0.006)
        letters("212", 1.35, 0.02, (0, -0.02, 0.32), paint("#A9482A", "matte"), FORUM, 0)
        sphere(0.1, (0, -0.1, 1.08), paint("#5E6A4A"), detail=32)


# Pictures of the feed; finish.mjs says where each is posted. What phones show is framed anew for them, wide: how much nearer, and how far right and up the subject moves.
FEED = {
    zinc: (1.4, 0.36, 0.2),
    six_weeks: (1.32, 0.38, -0.08),
    split_batch: (1.35, 0.26, 0.14),
    tube_in_snow: (1.35, 0.3, 0.16),
    dropper: (1.3, 0.34, -0.08),
    founder: None,
    chemist: None,
    bottle: None,
    scarred_hand: None,
    pump: None,
    swatch: None,
    dermatologist: None,
    comments: None,
}


@scene("wide/four-formats", "lilac", 8, 0)
def four_formats(_):
    """Every picture of Tamsi's feed. The calendar is set from them; the last is left standing, as the scene's own, whose size in sizes.json is a large picture's, because files of small ones are kept smaller."""
    for post, frame in FEED.items():
        empty_scene()
        post(Stage("lilac"))
        view = bpy.context.scene.camera.data
        view.sensor_fit = "VERTICAL"
        if post is not comments:
            take(f"feed-{post.__name__}", 600, 800, 8, 0)
        if frame:
            nearer, right, up = frame
            view.lens, view.shift_x, view.shift_y = nearer * view.lens, -right, -up
            take(f"feed-{post.__name__}-phone", 800, 564, 8, 0)


@scene("wide/social-media-marketing", "coral", 8)
def nine_sizes(s):
    """A tunnel of nine frames that turn from wide to tall, and one eye at its end."""
    s.sweep.location = (0, 8, -12)
    s.camera((0, -20, 0.35), (0, 0, 0.1), 36)
    s.light((-2.5, -13, 4), (0.5, 6, -0.5), 2.5, 1700, "#FFF1E4")
    colours = ("ink", "violet", "marigold", "white", "pink", "violet", "butter", "ink", "marigold")
    sizes = ((19.0, 9.6), (15.6, 8.7), (12.8, 7.9), (10.4, 7.1), (8.3, 6.4), (6.4, 5.7), (4.8, 5.0), (3.5, 4.3), (2.5, 3.7))
    for i, ((width, height), colour) in enumerate(zip(sizes, colours)):
        y = -8 + 1.75 * i
        scale = (20 + y) / 20

        def outline(w, h, r):
            return rounded([(w / 2, h / 2), (-w / 2, h / 2), (-w / 2, -h / 2), (w / 2, -h / 2)], r, 10)

        # Below the last picture's rim the next one begins, so that every frame is seen whole.
        edge = 0.62 - 0.03 * i
        plate(outline(width * scale, height * scale, 0.9), 1.0, (0, y, 0), paint(colour, "satin"), 0.12, [outline((width - 2 * edge) * scale, (height - 2 * edge) * scale, 0.62)[::-1]])
    with Group(at=(0, 7.4, 0)):
        disc(3.1, 0.2, (0, 2.6, 0), paint("butter", "glow", 1.1), 0, (90, 0, 0))
        eye(1.6)
        ring(1.75, 0.16, (0, 0, 0), paint("gold", "metal"))
    with Group(at=(-3.3, -5.4, -1.55), turn=16, roll=-8):
        p.heart(1.8, "vermilion", 0.7)
    with Group(at=(3.25, -3.62, 1.6), turn=-3):
        p.bubble(2.2, 1.3, "white", tail=-1)


@scene("wide/email-marketing", "lilac", 8, 0.35)
def one_in_a_thousand(s):
    """Grey envelopes from above, row on row, and one that opens."""
    s.camera((0.9, -5.2, 17), (0.9, 0.25, 0), 40)
    s.sweep.location.y = 20
    s.ambient.inputs[1].default_value = 0.35
    pitch_x, pitch_y, chosen = 1.62, 1.2, (2, 0)
    for row in range(-6, 11):
        for column in range(-8, 9):
            if (column, row) == chosen:
                continue
            wobble = math.sin(row * 12.9 + column * 78.2) * 43758.5
            wobble -= math.floor(wobble)
            with Group(at=(pitch_x * (column + 0.5 * (row % 2)), pitch_y * row, 0.06), turn=(wobble - 0.5) * 5, tilt=90):
                shade = ("#8E8B92", "#9A979D", "#85828A")[(row * 5 + column * 3) % 3]
                card(1.46, 1.0, 0.1, material=paint(shade, "satin"), radius=0.07, edge=0.03)
                plate(rounded([(-0.72, 0.49), (0, -0.12), (0.72, 0.49)], 0.07), 0.05, (0, -0.06, 0), paint("#ACA9B0", "satin"), 0.02)
    with Group(at=(pitch_x * chosen[0], pitch_y * chosen[1], 0.9), turn=-10, tilt=74, scale=2.6):
        card(1.46, 1.0, 0.08, material=paint("orange", "satin"), radius=0.07, edge=0.03)
        with Group(at=(0, 0.03, 0.48), tilt=12):
            plate(rounded([(-0.71, 0), (0.71, 0), (0, 0.66)], 0.06), 0.04, material=paint("orange", "satin"), edge=0.015)
        with Group(at=(0, -0.09, 0.42), tilt=-7):
            card(1.28, 1.0, 0.03, material=paint("white", "satin"), radius=0.05, edge=0.01)
            with Group(at=(-0.5, -0.03, 0.32)):
                p.lines([0.42], 0.1, 0.08, ("violet",), depth=0.02)
            with Group(at=(-0.5, -0.03, 0.15)):
                p.lines([0.95, 0.8], 0.12, 0.05, ("lavender",), depth=0.02)
        plate(rounded([(-0.73, 0.48), (-0.73, -0.5), (0.73, -0.5), (0.73, 0.48), (0, -0.1)], 0.07), 0.06, (0, -0.2, 0), paint("marigold", "satin"), 0.025)
        disc(0.13, 0.06, (0, -0.24, -0.16), paint("coral"), 0.02, (90, 0, 0))


# The page as a board: where its pieces lie, as x, y, width and height; three of them are tasks, with their colours.
HOLES = ((-2.55, 1.75, 1.9, 0.62), (0.95, 1.75, 4.5, 0.62), (2.55, -0.15, 1.9, 1.5), (-2.55, -1.72, 1.9, 0.82), (0.05, -1.72, 2.5, 0.82))
TASKS = ((-2.55, 0.1, 1.9, 1.9, "marigold"), (-0.3, 0.1, 1.9, 1.9, "coral"), (2.55, -1.6, 1.9, 1.05, "violetSoft"))
BRICKS = ("#8E86AE", "#A9A2C4", "#7B7399")


def look_at_board(s):
    """The camera of both pictures of the board."""
    camera = s.camera((-6.2, -11.6, 9.0), (0.95, 0.4, 1.4), 43).data
    camera.shift_x, camera.shift_y = -0.03, -0.06


def tasks(colours, type_colour="ink", light="white"):
    """Price, calendar and rating, blocks of the board of which each has one of the colours."""
    for (x, z, width, height, _), colour in zip(TASKS, colours):
        card(width, height, 0.6, (x, -0.5, z), paint(colour), 0.2, 0.09)
    # The rupee sign is in another part of the type than the figures.
    letters("₹", 0.74, 0.12, (-3.2, -0.86, 0.1), paint(type_colour, "satin"), p.DISPLAY_EXTENDED)
    letters("850", 0.74, 0.12, (-2.38, -0.86, 0.1), paint(type_colour, "satin"), p.DISPLAY)
    for i in range(9):
        spot = (-0.85 + 0.55 * (i % 3), -0.83, 0.62 - 0.52 * (i // 3))
        card(0.4, 0.38, 0.08, spot, paint(type_colour if i == 4 else light, "satin"), 0.08, 0.03)
    for i in range(5):
        with Group(at=(1.9 + 0.33 * i, -0.86, -1.6)):
            p.star(0.16, light, 0.1)


def notice(width, height, colour, bars="white"):
    """Piece of a page that nobody asked for: two lines of text, and a cross to be rid of it. Centred, it looks along -y."""
    card(width, height, 0.5, material=paint(colour, "satin"), radius=0.14, edge=0.07)
    with Group(at=(0.3 - width / 2, -0.27, height / 2 - 0.52)):
        p.lines([width * 0.54, width * 0.38], 0.24, 0.12, (bars,))
    for slant in (-0.13, 0.13):
        capsule((width / 2 - 0.37, -0.27, height / 2 - 0.3 - slant), (width / 2 - 0.11, -0.27, height / 2 - 0.3 + slant), 0.045, paint("ink"))


@scene("wide/website-design-development", "ink", 8, 0.35)
def taken_out(s):
    """A page like a board, from which tweezers lift what nobody needs; three tasks are left and shine."""
    look_at_board(s)
    with Group(at=(0, 0, 0.3), tilt=90):
        card(7.9, 5.3, 0.5, material=paint("white", "satin"), radius=0.35, edge=0.08)
        for x, z, width, height in HOLES:
            card(width, height, 0.04, (x, -0.25, z), paint("#B7AFD6", "matte"), 0.14, 0.01)
            card(width - 0.1, height - 0.1, 0.04, (x + 0.03, -0.262, z - 0.03), paint("#D8D2EC", "matte"), 0.12, 0.01)
        tasks([colour for *_, colour in TASKS])
        with Group(at=(-0.3, -0.9, 0.1)):
            p.tick(0.26, "marigold", 0.05)
    # What was taken out: a heap beside the page, and the last piece in the tweezers.
    for i, (x, y, z, turn, width, depth) in enumerate(((4.95, 1.35, 0.26, 14, 1.7, 0.62), (5.6, -0.5, 0.26, -38, 2.5, 0.82), (7.2, 1.3, 0.26, 62, 1.9, 1.5), (5.9, 0.5, 0.77, 24, 2.0, 0.7), (5.0, -2.0, 0.26, 8, 1.2, 0.6), (7.3, -1.4, 0.26, -20, 1.4, 0.9))):
        with Group(at=(x, y, z), turn=turn):
            box((width, depth, 0.5), (0, 0, 0), paint(BRICKS[i % 3], "satin"), 0.08)
    with Group(at=(2.6, -0.1, 2.35), turn=8, roll=-9), Group(tilt=90):
        notice(1.85, 1.45, BRICKS[1])
    for side in (-1, 1):
        tube([(2.62, -0.1 + side * 0.8, 2.45), (2.95, -0.1 + side * 0.86, 2.95), (4.3, 0.2 + side * 0.55, 4.4), (6.6, 0.9, 6.6)], 0.13, paint("gold", "metal"), radii=[0.45, 0.75, 1.5, 1.7])


@scene("wide/website-design-development-before", "ink", 8, 0.35)
def crowded(s):
    """The same page before: each slot is full, more is piled on it, and the three tasks are as grey as the rest."""
    look_at_board(s)
    grey = ("#85828F", "#A19EAA", "#716E7C")
    for item in bpy.data.objects:
        if item.type == "LIGHT":
            item.data.energy *= 0.8
            item.data.color = linear("#E4E4EA")[:3]
    with Group(at=(0, 0, 0.3), tilt=90):
        card(7.9, 5.3, 0.5, material=paint("#CDCBD3", "satin"), radius=0.35, edge=0.08)
        for i, (x, z, width, height) in enumerate(HOLES):
            card(width, height, 0.5, (x, -0.5, z), paint(grey[i % 3], "satin"), 0.14, 0.07)
        tasks(("#96939F", "#878491", "#9F9CA8"), "#5A5766", "#C6C4CD")
        # On top of that: layer, place, turn, size.
        for i, (layer, x, z, turn, width, height) in enumerate((
            (1, -3.0, -1.0, 14, 1.9, 0.9), (1, -1.5, 1.2, -9, 2.3, 1.0), (1, 0.7, 0.95, 21, 1.5, 1.2), (1, 2.6, 0.6, -13, 2.1, 1.1),
            (1, -0.75, -1.35, -7, 2.0, 1.1), (1, 1.75, -1.15, 11, 2.0, 1.1), (2, -1.0, -0.2, 12, 2.2, 1.3), (2, 1.75, 0.15, -16, 1.9, 1.2), (3, 0.35, 0.3, -4, 1.85, 1.25),
        )):
            with Group(at=(x, -0.56 - 0.53 * layer, z), roll=turn):
                notice(width, height, grey[(i * 2 + layer) % 3], "#D3D1DA")


def passer_by(coat="coral", trim="marigold", stride=0, yawn=False, **person):
    """Stranger in a long coat with scarf, shoes and bag of the colour `trim`, seen from behind when turned; the soles are at z = 0.

    With a `stride` of 1 or -1 they walk on; with a `yawn` the free hand is at the mouth.
    """
    with Group(at=(0, 0, 2.27), scale=0.42):
        who = Person(**{"skin": "#A86B43", "hair": "#241A18", "style": "bun", "lean": -4, "nod": 7, **person}, top=coat, outfit="polo-neck", inner=trim, arms=True, hem=-3.9)
        if yawn:
            who.arm(-1, (-1.62, -0.5, -2.5), (-0.82, -1.3, -1.35), (0.45, 0.1, 1), (0.3, 1, -0.1), 0.12)
        else:
            who.arm(-1, (-1.32, 0.3, -2.75), (-1.0, -0.35, -3.35), curl=0.8)
        who.arm(1, (1.36, 0.3, -2.85), (1.42, 0.05, -3.9), (0, 0, -1), (-1, 0, 0), 0.9)
        ring(0.52, 0.2, (0, 0.12, -1.1), paint(trim, "satin"), (6, 0, 0))
        tube([(0.35, 0.62, -1.15), (0.5, 0.9, -1.6), (0.42, 0.9, -2.6)], 0.2, paint(trim, "satin"), radii=[0.8, 1, 1.15])
        for side in (-1, 1):
            ahead = side * stride * 0.6
            capsule((side * 0.46, 0.1, -3.6), (side * 0.46, 0.1 - ahead, -5.1), 0.34, paint("ink", "satin"))
            sphere(0.42, (side * 0.48, -0.12 - ahead, -5.12), paint(trim, "satin"), (0.9, 1.4, 0.7))
        with Group(at=(1.44, 0.0, -4.5), turn=90):
            card(1.5, 1.3, 0.4, (0, 0, -0.55), paint(trim, "satin"), 0.16, 0.1)
            ring(0.36, 0.06, (0, 0, 0.1), paint(trim, "satin"))


def treat(kind):
    """What a bakery sells, standing on z = 0, about 0.7 high."""
    if kind == "loaf":
        box((0.74, 0.4, 0.34), (0, 0, 0.2), paint("#C9772E", "satin"), 0.16)
        for x in (-0.18, 0.0, 0.18):
            capsule((x - 0.06, -0.14, 0.35), (x + 0.06, 0.1, 0.37), 0.035, paint("#F6D9A2", "satin"))
    elif kind == "ring":
        ring(0.24, 0.13, (0, 0, 0.37), paint("#D98F45", "satin"))
        ring(0.24, 0.115, (0, -0.045, 0.375), paint("pink"))
        for i in range(9):
            sphere(0.026, (0.25 * math.cos(i * 0.7), -0.16, 0.375 + 0.25 * math.sin(i * 0.7)), paint(("white", "marigold", "violet")[i % 3]), detail=16)
    elif kind == "cake":
        for i, (colour, z) in enumerate((("#F6D9A2", 0.1), ("coral", 0.23), ("#F6D9A2", 0.36), ("white", 0.48))):
            disc(0.34, 0.13, (0, 0, z), paint(colour, "satin"), 0.04)
        sphere(0.09, (0, 0, 0.62), paint("vermilion"), detail=32)
    elif kind == "cup":
        lathe([(0, 0), (0.2, 0), (0.25, 0.08), (0.3, 0.4), (0.27, 0.4), (0.2, 0.06), (0, 0.06)], material=paint("white"), angle=60)
        ring(0.13, 0.045, (0.32, 0, 0.22), paint("white"))
        steam([(-0.05, 0, 0.46), (0.05, 0, 0.56), (-0.06, 0, 0.66), (0.04, 0, 0.76)], 0.035)
    elif kind == "muffin":
        lathe([(0, 0), (0.19, 0), (0.27, 0.3), (0, 0.3)], material=paint("violet", "satin"), angle=50)
        for z, r in ((0.36, 0.27), (0.48, 0.2), (0.58, 0.12)):
            sphere(r, (0, 0, z), paint("peach", "satin"), (1, 1, 0.55), detail=40)
        sphere(0.07, (0, 0, 0.68), paint("vermilion"), detail=32)
    else:
        points = [(0.33 * math.cos(math.radians(a)), 0, 0.16 + 0.3 * math.sin(math.radians(a))) for a in (8, 40, 70, 110, 140, 172)]
        tube(points, 0.15, paint("#D98A38", "satin"), radii=[0.45, 0.8, 1.15, 1.15, 0.8, 0.45])
        for a in (50, 76, 104, 130):
            ring(0.15, 0.02, (0.33 * math.cos(math.radians(a)), 0, 0.16 + 0.3 * math.sin(math.radians(a))), paint("#B5661F", "satin"), (0, -a, 0))


def closed_house(width, height, body, shutter):
    """Phone that nobody looks after, as a house: its shutter is down and its portrait is missing. It stands on z = 0."""
    with Group(at=(0, 0, height / 2)):
        card(width, height, 0.9, material=paint(body, "gloss"), radius=0.5, edge=0.14)
        card(width - 0.34, height - 0.34, 0.06, (0, -0.45, 0), paint("#1E1740", "satin"), 0.38, 0.02)
        card(0.8, 0.17, 0.06, (0, -0.49, height / 2 - 0.36), paint(body, "satin"), 0.08, 0.02)
        ring(0.42, 0.05, (-width / 2 + 0.95, -0.5, height / 2 - 1.15), paint("#5B4C9C", "satin"))
        with Group(at=(-width / 2 + 1.65, -0.5, height / 2 - 1.0)):
            p.lines([1.2, 0.7], 0.3, 0.13, ("#4A3C86",))
        top = height / 2 - 1.95
        for i in range(int((top + height / 2 - 0.3) / 0.2)):
            box((width - 0.62, 0.1, 0.17), (0, -0.5, top - 0.2 * i), paint(shutter, "satin"), 0.05)
        box((width - 0.5, 0.16, 0.2), (0, -0.5, top + 0.18), paint(body, "satin"), 0.06)


def open_house(width, height):
    """Phone whose profile is a shop at night: portrait and name over an awning, posts as a window, a door. It stands on z = 0."""
    warm = paint("#FFE9C4", "glow", 0.85)
    card(width, height, 0.9, (0, 0, height / 2), paint("ink", "gloss"), 0.55, 0.14)
    card(width - 0.34, height - 0.34, 0.06, (0, -0.45, height / 2), warm, 0.4, 0.02)
    card(0.9, 0.18, 0.06, (0, -0.5, height - 0.37), paint("ink", "satin"), 0.09, 0.02)
    with Group(at=(-1.15, -0.52, height - 1.2)):
        p.puck(0.52, 0.14, (0, 0, 0), paint("marigold"), 0.05)
        ring(0.52, 0.07, (0, -0.04, 0), paint("coral"))
        with Group(at=(0, -0.12, -0.26), scale=0.95):
            treat("crescent")
    with Group(at=(-0.4, -0.5, height - 1.03)):
        p.lines([1.75, 1.25], 0.34, 0.17, ("ink", "violet"), depth=0.12)
    # Six posts, six things for sale.
    for i, (kind, wall) in enumerate((("loaf", "jadeBright"), ("ring", "violet"), ("cup", "coral"), ("muffin", "marigold"), ("cake", "violetSoft"), ("crescent", "jade"))):
        x, z = 1.18 * (i % 3 - 1), 3.0 - 1.14 * (i // 3)
        card(1.08, 1.02, 0.12, (x, -0.5, z), paint(wall, "glow", 0.35), 0.12, 0.04)
        box((1.08, 0.42, 0.07), (x, -0.68, z - 0.48), paint("white", "satin"), 0.03)
        with Group(at=(x, -0.72, z - 0.44)):
            treat(kind)
    # The door, and the ways to reach the shop.
    card(1.06, 1.3, 0.14, (0.98, -0.5, 0.8), paint("violet", "satin"), 0.16, 0.05)
    card(0.72, 0.66, 0.1, (0.98, -0.56, 1.02), paint("butter", "glow", 1.2), 0.1, 0.03)
    sphere(0.07, (0.6, -0.66, 0.62), paint("gold", "metal"), detail=32)
    box((1.3, 0.5, 0.12), (0.98, -0.7, 0.12), paint("lilac", "satin"), 0.05)
    with Group(at=(-0.72, -0.6, 0.92), scale=0.66):
        p.bubble(2.2, 1.1, "coral", ("white",) * 3, -1)
    with Group(at=(0, -1.0, 4.12), tilt=-24):
        box((width + 0.3, 1.7, 0.1), (0, 0, 0), stripes("coral", "white", "X", 7), 0.04)
        for i in range(14):
            r = (width + 0.3) / 28
            disc(r, 0.09, (-(width + 0.3) / 2 + r * (2 * i + 1), -0.84, -0.05), paint(("coral", "white")[i % 2], "satin"), 0.02, (90, 0, 0))


def five_seconds(left=5):
    """Street clock that is a stopwatch of five seconds, of which so many are `left`; its post on z = 0."""
    capsule((0, 0, 0), (0, 0, 3.1), 0.11, paint("ink", "satin"))
    disc(0.4, 0.24, (0, 0, 0.12), paint("ink", "satin"), 0.08)
    with Group(at=(0, 0, 4.3)):
        p.puck(1.32, 0.5, (0, 0, 0), paint("gold", "metal"), 0.14)
        p.puck(1.16, 0.1, (0, -0.26, 0), paint("#FFF4DE", "glow", 0.9) if left else paint("#9C98B4", "satin"), 0.02)
        for i in range(5):
            colour = ("vermilion" if i == 4 else "marigold") if left else "#7A7596"
            ring(0.92, 0.11, (0, -0.33, 0), paint(colour, "satin"), arc=52, start=90 - 72 * i - 62)
        capsule((0, -0.36, 0), p.polar(0.74, 112 if left else 90, -0.36), 0.06, paint("ink"))
        p.puck(0.13, 0.14, (0, -0.38, 0), paint("ink"), 0.04)
        letters(f"0:0{left}", 0.46, 0.06, (0, -0.33, -0.42), paint("ink", "satin"), MONO)
        capsule((0, 0, 1.3), (0, 0, 1.58), 0.16, paint("gold", "metal"))
        disc(0.3, 0.26, (0, 0, 1.72), paint("coral"), 0.08)
        for turn in (-38, 38):
            with Group(roll=turn):
                disc(0.16, 0.26, (0, 0, 1.42), paint("gold", "metal"), 0.06)


def street_of_phones(horizon, sky, stone, kerb, road):
    """A street at dusk on whose pavement phones stand like houses, all shut but one, which stands in the middle of the picture; returns its stage."""
    empty_scene()
    s = Stage("violet", depth=9, dusk=True)
    s.sweep.location.z = -0.4
    ramp = s.sweep.data.materials[0].node_tree.nodes["ColorRamp"].color_ramp.elements
    ramp[0].color, ramp[1].color = linear(horizon), linear(sky)
    s.studio.inputs[1].default_value = 0.25
    s.camera((-3.4, -16.9, 4.7), (0.35, 0, 2.92), 38).data.shift_x = 0.126
    for row in range(3):
        for column in range(-9, 11):
            box((1.56, 1.56, 0.3), (1.6 * column + 0.8 * (row % 2), 0.4 - 1.6 * row, -0.15), paint(stone[(row * 2 + column) % 3], "satin"), 0.05)
    box((60, 0.4, 0.34), (0, -3.8, -0.2), paint(kerb, "satin"), 0.1)
    box((60, 20, 0.1), (0, -14.2, -0.35), paint(road, "satin"), 0)
    return s


NEIGHBOURS = ((-2.1, 5.4), (-6.4, 6.0), (6.75, 5.8), (11.0, 5.4), (15.2, 6.1), (-10.7, 5.5))


@scene("wide/social-media-optimization", "violet", 8, 0.35)
def one_lit_window(_):
    """A street of phones at night: one is a lit shop, a stranger looks at it, and the clock gives them five seconds."""
    s = street_of_phones("#FF7A6B", "violet", ("#7C66D8", "#735CD0", "#846FDE"), "#A793F0", "#3A278F")
    s.ambient.inputs[1].default_value = 0.34
    s.light((-9, -9, 10), (0, 0, 2), 4, 620, "#C9B4FF")
    s.light((0, 3, -0.2), (0, 9, 3.2), 6, 520, "#FF9A7A")
    glow = "#FFC06A"
    for at, target, size, power in (
        # Onto the window, out of it onto the pavement, onto the portrait, below the clock.
        ((2.1, -2.7, 2.7), (2.4, -0.5, 2.2), 1.0, 85),
        ((1.9, -1.5, 2.3), (1.3, -6, 0.8), 2.4, 1500),
        ((1.6, -3.0, 6.9), (2.0, -0.5, 5.4), 1.2, 90),
        ((-3.5, -2.4, 2.6), (-3.1, -4.0, 0), 1.2, 120),
    ):
        bulb = s.light(at, target, size, power, glow)
        bulb.visible_camera = bulb.visible_glossy = False
    with Group(at=(2.4, 0, 0)):
        open_house(4.0, 6.5)
    for i, (x, height) in enumerate(NEIGHBOURS):
        with Group(at=(x, 0.3, 0)):
            closed_house(3.7, height, *(("#4A3AA0", "#4E3F92") if i % 2 else ("#3F2F90", "#5A4AA4")))
    with Group(at=(-3.8, -1.6, 0), turn=-6):
        five_seconds()
    with Group(at=(-1.05, -2.5, 0), turn=140, scale=1.2):
        passer_by()
    # Where to find it.
    with Group(at=(5.35, -1.5, 0), turn=-34, scale=0.9):
        p.pin("marigold", "white")


@scene("wide/social-media-optimization-before", "violet", 8, 0.35)
def no_lit_window(_):
    """The same street before: all phones are shut, the five seconds are over, and the stranger walks on with a yawn."""
    s = street_of_phones("#8D8FA8", "#4C4D68", ("#7B7B98", "#747491", "#82829F"), "#9696B2", "#45455F")
    s.ambient.inputs[0].default_value = linear("#B4B7CC")
    s.ambient.inputs[1].default_value = 0.5
    s.light((-9, -9, 10), (0, 0, 2), 4, 640, "#D3D6EA")
    s.light((0, 3, -0.2), (0, 9, 3.2), 6, 520, "#B4B7D0")
    with Group(at=(2.4, 0, 0)):
        closed_house(4.0, 6.5, "#45456A", "#68698C")
    for i, (x, height) in enumerate(NEIGHBOURS):
        with Group(at=(x, 0.3, 0)):
            closed_house(3.7, height, *(("#52537A", "#5D5E82") if i % 2 else ("#4B4C73", "#65668A")))
    with Group(at=(-3.8, -1.6, 0), turn=-6):
        five_seconds(0)
    with Group(at=(-1.05, -2.5, 0), turn=-62, scale=1.2):
        passer_by(stride=1, yawn=True, eyes="shut", mouth="yawn", look=34, nod=16)
    # Nobody finds it.
    with Group(at=(4.6, -1.9, 0.03), turn=10, roll=64, scale=0.9):
        p.pin("#8A8BA8", "#4B4C73")


def guide():
    """The guide, closed, standing upright and centred, its spine to the left."""
    box((1.5, 0.46, 1.9), (0, 0, 0), paint("marigold", "satin"), 0.06)
    box((1.46, 0.34, 1.78), (0.06, 0, 0), paint("white", "matte"), 0.02)
    p.lines([0.8], 0.2, 0.16, ("ink",), -0.4, 0.5)


def walker(carry=None, stride=1, **person):
    """Little reader who walks towards -y, the soles at z = 0; carries the guide under an `arm`, `up`, or on the `head` or the `back`."""
    with Group(at=(0, 0, 5.4)):
        who = Person(**{"outfit": "crew", "arms": True, "hem": -3.9, **person})
        for side in (-1, 1):
            ahead = side * stride * 0.62
            capsule((side * 0.46, 0.1, -3.6), (side * 0.46, 0.1 - ahead, -5.05), 0.34, paint("ink", "satin"))
            sphere(0.42, (side * 0.47, -0.15 - ahead, -5.1), paint("white", "satin"), (0.86, 1.35, 0.7))
        swing = stride * 0.55
        if carry == "up":
            for side in (-1, 1):
                who.arm(side, (side * 1.72, -0.1, -0.5), (side * 1.0, -0.2, 1.55), (-side, 0, 0.8), (0, 0, 1), 0.3)
            with Group(at=(0, -0.2, 2.25), roll=90):
                guide()
        elif carry == "arm":
            who.arm(1, (1.3, 0.2 + swing, -2.75), (1.25, -0.2 + swing, -3.6), curl=0.6)
            who.arm(-1, (-1.95, 0.35, -2.5), (-1.85, -0.6, -3.3), (0.2, -1, -0.6), (1, 0, 0), 0.7)
            with Group(at=(-1.6, -0.1, -3.1), turn=-90, roll=14):
                guide()
        else:
            who.arm(-1, (-1.32, 0.2 + swing, -2.75), (-1.25, -0.25 + 1.6 * swing, -3.55), curl=0.6)
            who.arm(1, (1.32, 0.2 - swing, -2.75), (1.25, -0.25 - 1.6 * swing, -3.55), curl=0.6)
            if carry == "head":
                with Group(at=(0, 0, 1.44), turn=80, tilt=90):
                    guide()
            elif carry == "back":
                with Group(at=(0, 1.05, -2.55), turn=180):
                    guide()
                for side in (-1, 1):
                    tube([(side * 0.5, 0.85, -1.9), (side * 0.62, 0.5, -1.36), (side * 0.66, -0.2, -1.5), (side * 0.7, -0.52, -2.1)], 0.09, paint("ink", "satin"))


def leaf(x, y):
    """Height of the open guide: it dips at the fold, and the far end of its right page rises like a hill."""
    fold = 1.15 * (1 - math.exp(-((abs(x) / 1.0) ** 1.5)))
    return fold - 0.012 * x * x + (0.022 * max(0, y - 0.5) ** 2 * min(1, x / 3) if x > 0 else 0)


def stroke(x0, x1, y, breadth, material, lift=0.05, thickness=0.06):
    """Bar across the page from x0 to x1 that follows its swell."""
    count = max(6, int((x1 - x0) * 6))
    low, high = [], []
    for i in range(count + 1):
        x = x0 + (x1 - x0) * i / count
        end = min(1.0, (min(x - x0, x1 - x) + 0.012) / (breadth / 2))
        half = breadth / 2 * math.sqrt(1 - (1 - end) ** 2)
        low.append((x, y - half, leaf(x, y - half) + lift))
        high.append((x, y + half, leaf(x, y + half) + lift))
    blanket([low, high], material, thickness)


@scene("wide/content-marketing", "jade", 8, 0.25)
def walk_in(s):
    """An open guide as a country: a path of words leads to a door, and four of ten who walk it carry the same book."""
    s.sweep.location.z = -1.3
    s.camera((-2.2, -15.5, 6.8), (0.8, 1.2, 2.0), 33)
    s.ambient.inputs[0].default_value = (1, 0.96, 0.88, 1)
    s.light((-10, -5, 12), (1, 2, 0), 4, 1700, "#FFF0D6")
    for depth, (low, shade) in enumerate(((0.0, "#FBF8F3"), (0.16, "#E6E0D2"), (0.32, "#FBF8F3"), (0.48, "#E6E0D2"), (0.64, "#FBF8F3"))):
        for side in (-1, 1):
            width = 8.6 + 0.1 * depth
            rows = [[(side * width * i / 60, y, leaf(side * width * i / 60, y) - low * min(1, 0.25 + i / 30)) for i in range(61)][::side] for y in [-9 + 0.5 * k for k in range(36)]]
            blanket(rows, paint(shade, "matte"), 0.1)
    box((18.4, 18.6, 0.3), (0, -0.2, -1.0), paint("coral", "satin"), 0.12)
    # The way: left page, a pencil across the fold, right page.
    left = smooth_line([(-6.6, -5.4), (-5.7, -4.5), (-5.3, -3.2), (-3.8, -2.2), (-2.0, -1.6)], 60)
    right = smooth_line([(2.0, -1.0), (4.6, -0.3), (6.1, 1.0), (5.6, 2.7), (4.5, 4.2), (4.1, 5.8), (4.35, 7.5)], 60)
    pitch = 0.62
    for row in range(27):
        y = -8.4 + pitch * row
        for way, edges in ((left, (-7.9, -1.5)), (right, (1.5, 7.9))):
            if way is left and y > 4.6:
                continue
            near = [x for x, z in way if abs(z - y) <= pitch / 2]
            start, end = edges[0], edges[1] - (0.9, 0.2, 1.8, 0.5, 0.1)[row % 5] * (row % 3 > 0)
            ink = paint("#A9D9CC", "satin")
            if not near:
                stroke(start, end, y, 0.2, ink)
                continue
            a, b = min(near) - 0.52, max(near) + 0.52
            stroke(a, b, y, 0.5, paint("jadeBright", "satin"), 0.12, 0.14)
            for x0, x1 in ((start, a - 0.22), (b + 0.22, end)):
                if x1 - x0 > 0.4:
                    stroke(x0, x1, y, 0.2, ink)
    # A picture that stands up from the page.
    for y, colour, line in ((7.0, "mint", [(-8.2, 0.7), (-6.9, 1.9), (-5.6, 1.1), (-4.2, 2.3), (-2.6, 0.8), (-1.7, 0.3)]), (5.8, "jadeBright", [(-8.0, 0.9), (-6.2, 0.6), (-4.8, 1.2), (-3.2, 0.5), (-2.0, 0.2)])):
        hills = smooth_line(line, 50)
        plate([(line[0][0], -1.2), (line[-1][0], -1.2), *hills[::-1]], 0.09, (0, y, leaf(-4, y)), paint(colour, "matte"), 0.02)
    plate([(0.62 * math.cos(math.radians(a)), 0.62 * math.sin(math.radians(a))) for a in range(0, 360, 6)], 0.08, (-5.7, 7.4, 2.95), paint("coral", "matte"), 0.02)
    for x, y, size, colour in ((-7.2, 5.2, 0.9, "jade"), (-6.5, 5.5, 0.7, "jadeBright"), (-3.3, 5.2, 0.8, "jade")):
        z = leaf(x, y)
        plate(rounded([(x - 0.07, z), (x + 0.07, z), (x + 0.07, z + size), (x - 0.07, z + size)], 0.02), 0.07, (0, y, 0), paint("coral", "matte"), 0.01)
        plate([(x + size * 0.46 * math.cos(math.radians(a)), z + size * 1.35 + size * 0.6 * math.sin(math.radians(a))) for a in range(0, 360, 8)], 0.09, (0, y, 0), paint(colour, "matte"), 0.02)
    with Group(at=(2.75, -1.05, leaf(2.2, -1.1) + 0.16), turn=9), Group(roll=-90):
        p.pencil(5.6, 0.24, "coral", "pink")
    # A bookmark for a river.
    blanket([[(-0.16 + 0.08 * math.sin(y), y, leaf(0, y) + 0.12), (0.2 + 0.08 * math.sin(y), y, leaf(0, y) + 0.12)] for y in [-9 + 0.5 * k for k in range(36)]], paint("violet", "satin"), 0.03)
    s.sweep.location.y = 6
    s.arcs((5.0, 11.0, 2.6), 3.6, 0.7, 0.2)
    glow = s.light((4.8, 7.2, 3.4), (4.2, 3, 1), 1.6, 130, "#FFC878")
    glow.visible_camera = glow.visible_glossy = False
    with Group(at=(5.0, 8.0, leaf(5.0, 8.0)), turn=-6, scale=0.84):
        door()
    people = (
        ("arm", {"skin": "#9C6039", "hair": "#2E1C1C", "top": "pink", "style": "bun"}),
        (None, {"skin": "#ECBB99", "hair": "#C8642A", "top": "lilac", "style": "curly"}),
        (None, {"skin": "#7E4B2C", "hair": "#1B1413", "top": "lavender", "style": "short"}),
        ("up", {"skin": "#C98B62", "hair": "#2A1A18", "top": "coral", "style": "short"}),
        (None, {"skin": "#B9784F", "hair": "#8D8580", "top": "lilac", "style": "bob"}),
        ("head", {"skin": "#A9693F", "hair": "#33211C", "top": "violet", "style": "short", "beard": "full"}),
        (None, {"skin": "#E8B48E", "hair": "#A87B4B", "top": "lavender", "style": "swept"}),
        ("back", {"skin": "#B97C52", "hair": "#17100F", "top": "coral", "style": "wavy"}),
        (None, {"skin": "#D7A078", "hair": "#EFEBE6", "top": "lavender", "style": "short"}),
        (None, {"skin": "#8E5937", "hair": "inkSoft", "top": "lilac", "style": "short"}),
    )
    spots = [(left, 14), (left, 29), (left, 46), None, (right, 3), (right, 9), (right, 20), (right, 36), (right, 44), (right, 58)]
    for i, ((carry, person), spot) in enumerate(zip(people, spots)):
        if spot:
            way, k = spot
            (x, y), (x1, y1) = way[k], way[k + 2]
            z = leaf(x, y) + 0.12
        else:
            (x, y), (x1, y1) = (0.1, -1.4), (2.0, -1.1)
            z = leaf(2.2, -1.1) + 0.42
        with Group(at=(x, y, z), turn=math.degrees(math.atan2(x1 - x, y - y1)), scale=0.3):
            walker(carry, (-1) ** i, **person)


def door():
    """Door ajar, standing on z = 0: light behind it, an envelope in its slot, and a telephone's receiver for a handle."""
    for x in (-1.25, 1.25):
        box((0.3, 0.5, 4.2), (x, 0, 2.1), paint("ink", "satin"), 0.08)
    box((2.8, 0.5, 0.32), (0, 0, 4.2), paint("ink", "satin"), 0.08)
    box((3.1, 0.9, 0.18), (0, -0.1, 0.0), paint("white", "satin"), 0.06)
    card(2.3, 4.1, 0.06, (0, 0.2, 2.1), paint("butter", "glow", 1.8), 0.05, 0.02)
    with Group(at=(1.1, -0.1, 0), turn=38):
        with Group(at=(-1.08, 0, 2.1)):
            card(2.16, 3.96, 0.2, (0, 0, 0), paint("coral", "satin"), 0.1, 0.05)
            for z in (1.05, -1.15):
                card(1.5, 1.2 if z > 0 else 1.0, 0.08, (0, -0.1, z), paint("#FF8468", "satin"), 0.1, 0.03)
            with Group(at=(0.05, -0.24, -0.06), scale=0.5):
                p.envelope(2.4, "white", "marigold", "violet")
            tube([(-0.82, -0.2, 0.75), (-0.82, -0.46, 0.6), (-0.82, -0.46, 0.0), (-0.82, -0.2, -0.15)], 0.1, paint("ink"))
            for z in (0.72, -0.12):
                sphere(0.2, (-0.82, -0.2, z), paint("ink"), (1, 0.9, 0.8), detail=40)
