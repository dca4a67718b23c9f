"""The works of the portfolio that are rendered: a still life, and the CGI of the streets. Type is set later, in finish.mjs."""

import math
import random

import bpy
import numpy
from kit import city
from kit import props as p
from kit.grids import beads, ease, grid
from kit.homes import grass, leaves
from kit.paint import bumped, gradient, linear, maths_in, paint, stone
from kit.registry import scene
from kit.shapes import Group, box, boxes, capsule, disc, draped, lathe, letters, loft, place, plate, puck, ring, rounded, sheet_of, smooth_line, sphere, tube
from kit.whale import humpback
from mathutils import Matrix, Quaternion, Vector, noise
from scenes.in_use import lamp, leave_studio, sky


def _facade(width, storeys, wall, trim, seed, lit=0.42):
    """Town house of a boulevard, its front at y = 0: a shop, tall windows with balconies, cornices, a mansard roof with dormers."""
    rise, high = 0.62, 0.75 + 0.62 * storeys
    stucco, moulding, iron = paint(wall, "matte"), paint(trim, "satin"), paint("#140B10", "satin")
    box((width, 2.4, high), (0, 1.2, high / 2), stucco, 0.02)
    columns = max(2, round(width / 0.5))
    places = [(k - (columns - 1) / 2) * width / columns for k in range(columns)]
    upper = [(x, z) for z in (0.75 + rise * (k + 0.5) for k in range(storeys)) for x in places]
    boxes([(x, 0, z, 0) for x, z in upper], (0.32, 0.08, 0.5), moulding, 0.01)
    city.windows([(x, -0.035, z, 0) for x, z in upper], (0.24, 0.03, 0.42), lit, seed, "#1B1220", 1.7)
    boxes([(x, -0.055, z, 0) for x, z in upper] , (0.018, 0.02, 0.42), iron)
    for k in range(storeys + 1):
        thick = 0.1 if k == storeys else 0.045
        box((width + 0.04, 0.16 if k == storeys else 0.1, thick), (0, -0.05, 0.75 + rise * k), moulding, 0.015)
    for k in range(1, storeys):
        z = 0.78 + rise * k
        boxes([(x + 0.05 * i, -0.17, z + 0.09, 0) for x in places for i in range(-4, 5)], (0.012, 0.012, 0.18), iron)
        boxes([(x, -0.17, z + 0.185, 0) for x in places], (0.44, 0.02, 0.02), iron)
        boxes([(x, -0.1, z, 0) for x in places], (0.46, 0.18, 0.03), moulding, 0.01)
    # The shop.
    box((width - 0.16, 0.06, 0.56), (0, -0.01, 0.34), paint("#FFCF8A", "glow", 1.5), 0.01).visible_diffuse = False
    boxes([(x, -0.045, 0.34, 0) for x in [*(p + width / columns / 2 for p in places[:-1]), -width / 2 + 0.08, width / 2 - 0.08]], (0.05, 0.05, 0.6), iron)
    box((width, 0.1, 0.13), (0, -0.04, 0.1), iron, 0.01)
    awning = ("#7A1230", "#2A1219", "#9C2B45")[seed % 3]
    with Group(at=(0, -0.2, 0.66), tilt=-26):
        box((width - 0.14, 0.46, 0.03), (0, 0, 0), paint(awning, "satin"), 0.01)
    slope = [[(x * (width / 2 - inset), y, high + z) for x, y in ((-1, inset), (1, inset), (1, 2.4 - inset), (-1, 2.4 - inset))] for inset, z in ((0.02, 0), (0.22, 0.62), (0.5, 0.74))]
    loft(slope, paint("#2A222C", "satin"), angle=20)
    for x in places[:: 2 if columns > 3 else 1]:
        box((0.26, 0.4, 0.42), (x, 0.22, high + 0.26), moulding, 0.03)
        city.windows([(x, 0.015, high + 0.26, 0)], (0.16, 0.02, 0.28), lit, seed + round(9 * x), "#1B1220", 1.7)
    for x in (-width / 2 + 0.14, width / 2 - 0.14):
        box((0.16, 0.4, 0.42), (x, 1.0, high + 0.85), stucco, 0.02)


def _street_lamp(height=1.25):
    """Old street lamp with two globes."""
    iron = paint("#140B10", "satin")
    lathe([(0, 0), (0.09, 0), (0.09, 0.06), (0.04, 0.14), (0.025, height), (0, height)], material=iron, segments=24)
    tube([(-0.17, 0, height + 0.02), (-0.12, 0, height - 0.08), (0, 0, height - 0.04), (0.12, 0, height - 0.08), (0.17, 0, height + 0.02)], 0.016, iron)
    for x in (-0.17, 0.17):
        sphere(0.075, (x, 0, height + 0.1), paint("#FFE2B0", "glow", 3.4), detail=24).visible_diffuse = False


def _stroller(coat, umbrella, stride=0.05):
    """Someone small who walks away under an umbrella."""
    for side in (-1, 1):
        capsule((side * 0.03, side * stride, 0.02), (side * 0.028, 0, 0.18), 0.02, paint("#140B10", "satin"))
    lathe([(0.02, 0.12), (0.085, 0.13), (0.06, 0.3), (0.062, 0.37), (0.02, 0.42), (0, 0.42)], material=paint(coat, "satin"), segments=24)
    sphere(0.044, (0, 0, 0.455), paint("#3A1E18", "satin"), detail=24)
    capsule((0.06, -0.02, 0.32), (0.05, -0.02, 0.6), 0.006, paint("#140B10", "satin"))
    lathe([(0.235, 0.5), (0.2, 0.56), (0.11, 0.615), (0, 0.635)], (0.05, -0.02, 0), paint(umbrella, "gloss"), segments=16, angle=20)


def _saloon(colour):
    """Car seen from behind, driving along y: two lit tail lamps."""
    body = paint(colour)
    box((0.58, 1.25, 0.24), (0, 0, 0.24), body, 0.1)
    box((0.5, 0.66, 0.22), (0, -0.04, 0.42), paint("#0D080C"), 0.1)
    box((0.44, 0.5, 0.04), (0, -0.04, 0.525), body, 0.02)
    for side in (-1, 1):
        sphere(0.05, (side * 0.22, -0.61, 0.27), paint("#FF2A2A", "glow", 3.0), (1, 0.4, 0.8), detail=24)
        for y in (-0.38, 0.38):
            disc(0.12, 0.1, (side * 0.25, y, 0.12), paint("#0D080C"), 0.03, (0, 90, 0))
    box((0.2, 0.02, 0.07), (0, -0.63, 0.22), paint("#F6E7E0", "satin"), 0.01)


@scene("portfolio/giant-lipstick-street", "noir", samples=14, exposure=0.15)
def lipstick(s):
    """A lipstick is the tower at the end of a boulevard, on an evening after rain."""
    leave_studio(s, "#8A3A66", 0.34, 0.1)
    view = s.camera((0, -13, 1.15), (0, 10, 1.15), 46)
    view.data.shift_y = 0.23
    sky(((0, "#FF9A72"), (0.14, "#E9646E"), (0.3, "#A62C5A"), (0.55, "#561340"), (1, "#22081F")), 40, 0, 34, 0.62)
    wet = bumped(paint("#15101A", "gloss").copy(), 0.22, 0.03, 5)
    box((30, 60, 0.1), (0, 10, -0.05), wet, 0)
    for side in (-1, 1):
        box((2.4, 19, 0.1), (side * 2.85, -3.5, 0.04), bumped(paint("#2B2028", "gloss").copy(), 0.2, 0.02, 9), 0.03)
        y = -9.0
        for k, (width, storeys, wall) in enumerate(((2.0, 4, "#6B4A50"), (1.7, 5, "#7C5552"), (2.2, 4, "#5C3F4C"), (1.6, 5, "#84605A"), (2.1, 4, "#6B4A50"), (1.8, 5, "#744D55"), (1.9, 4, "#5C3F4C"))):
            if side > 0:
                storeys = 9 - storeys
            with Group(at=(side * 2.65, y + width / 2, 0), turn=-side * 90):
                _facade(width, storeys, wall, "#A98580", 7 * k + 3 * (side > 0) + 2)
            y += width
        for k in range(5):
            with Group(at=(side * 1.85, -7.2 + 2.6 * k, 0.09)):
                _street_lamp()
            if k < 4:
                lamp(s, (side * 1.85, -7.2 + 2.6 * k, 1.3), (side * 2.2, -7.2 + 2.6 * k, 0), 0.5, 60, "#FFC98A")
    with Group(at=(0, 7.6, 0), scale=1.36):
        black, gold = paint("#0B080C"), paint("gold", "metal")
        disc(2.1, 0.12, (0, 0, 0.06), paint("#3A2530", "gloss"), 0.04)
        disc(1.24, 2.5, (0, 0, 1.35), black, 0.08)
        for z, thick in ((0.2, 0.07), (2.5, 0.05)):
            ring(1.235, thick, (0, 0, z), gold, (0, 0, 0))
        with Group(at=(0, -1.25, 1.62)):
            letters("V", 0.95, 0.06, (0, 0, 0), gold, p.font("abril-fatface", weight=400))
        disc(1.02, 1.5, (0, 0, 3.25), gold, 0.06)
        for k in range(8):
            ring(1.02, 0.035, (0, 0, 2.75 + 0.13 * k), gold, (0, 0, 0))
        sections = []
        for k in range(80):
            row = []
            for i in range(96):
                a = 2 * math.pi * i / 96
                x, y, z = 0.84 * math.cos(a), 0.84 * math.sin(a), 3.9 + 0.04 * k
                limit = 5.75 + 1.12 * x - 0.2 * y - 0.3 * x * x
                row.append((x, y, -math.log(math.exp(-9 * z) + math.exp(-9 * limit)) / 9))
            sections.append(row)
        top = [(px * f, py * f, 5.75 + 1.12 * px * f - 0.2 * py * f - 0.3 * px * f * px * f - 0.02) for f in (0.9, 0.6, 0.3, 0.02) for px, py in [(0.84 * math.cos(2 * math.pi * i / 96), 0.84 * math.sin(2 * math.pi * i / 96)) for i in range(96)]]
        loft(sections + [top[96 * k : 96 * k + 96] for k in range(4)], paint("#D3123F"), angle=60)
        door = [(-0.2, 0), (0.2, 0), *((0.2 * math.cos(math.radians(a)), 0.5 + 0.2 * math.sin(math.radians(a))) for a in range(0, 181, 15))]
        plate([(x * 1.3, z * 1.1) for x, z in door], 0.1, (0, -1.28, 0.12), gold, 0.02)
        plate(door, 0.1, (0, -1.31, 0.12), paint("#FFCF8A", "glow", 1.5), 0.01)
        boxes([(x, -1.37, 0.42, 0) for x in (-0.02, 0.02)] + [(-0.19, -1.37, 0.42, 0), (0.19, -1.37, 0.42, 0)], (0.014, 0.01, 0.6), paint("#140B10", "satin"))
    # Seen only in reflections: the streaks of light on lacquer and gold.
    for x, y, width, glow in ((-7.5, 3.0, 1.6, 16), (8.5, 4.5, 0.6, 10)):
        panel = box((width, 0.05, 12), (x, y, 7.5), paint("#FFE9E2", "glow", glow), 0, (0, 0, -55 if x < 0 else 60))
        panel.visible_camera = panel.visible_diffuse = panel.visible_shadow = False
    lamp(s, (-9, -1, 13), (0, 7.6, 7), 3, 3200, "#FFE3DA")
    lamp(s, (7, 12, 10), (0, 7.6, 7), 3, 1500, "#FF7AA0")
    lamp(s, (0, 2.6, 0.5), (0, 7.6, 7), 1.6, 420, "#FFB98A")
    lamp(s, (0, -12, 9), (0, -2, 0.5), 5, 260, "#C79AD8")
    with Group(at=(0.85, -2.6, 0)):
        _saloon("#8E1B36")
    with Group(at=(0.8, 1.6, 0)):
        _saloon("#E9DCD2")
    for x, y, coat, umbrella in ((-0.72, -5.2, "#E9DCD2", "#D3123F"), (-0.42, -5.1, "#241820", "#1B1216"), (-2.0, -1.2, "#7A1230", "#E9DCD2"), (2.05, -3.9, "#241820", "#D3123F"), (-0.5, 2.2, "#E9DCD2", "#1B1216"), (-2.1, 1.4, "#241820", "#9C2B45")):
        with Group(at=(x, y, 0.09 if abs(x) > 1.6 else 0), scale=1.2):
            _stroller(coat, umbrella)


def _veil(tree, cover):
    """Ends an empty material: it glows where the socket `cover` says, and is clear elsewhere. Returns the socket of its colour."""
    mix, clear, glow, out = (tree.nodes.new(f"Shader{kind}") for kind in ("NodeMixShader", "NodeBsdfTransparent", "NodeEmission", "NodeOutputMaterial"))
    for source, target in ((cover, mix.inputs[0]), (clear.outputs[0], mix.inputs[1]), (glow.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        tree.links.new(source, target)
    return glow.inputs[0]


def _mist(width, height, at, colour, strength, round_=False):
    """Veil that faces the viewer: thick at its foot and nothing at its top, or `round_`: thickest in its middle. It lights nothing."""
    material = bpy.data.materials.new("mist")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    where = nodes.new("ShaderNodeTexCoord")
    shape = nodes.new("ShaderNodeTexGradient")
    place_of = nodes.new("ShaderNodeMapping")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    links.new(where.outputs["Generated"], place_of.inputs[0])
    links.new(place_of.outputs[0], shape.inputs[0])
    if round_:
        shape.gradient_type = "SPHERICAL"
        place_of.inputs["Scale"].default_value = (2, 0, 2)
        place_of.inputs["Location"].default_value = (-1, 0, -1)
    else:
        place_of.inputs["Rotation"].default_value = (0, math.radians(90), 0)
        ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (1, 1, 1, 1), (0, 0, 0, 1)
    links.new(shape.outputs["Fac"], ramp.inputs[0])
    share = nodes.new("ShaderNodeMath")
    share.operation = "MULTIPLY"
    share.inputs[1].default_value = strength
    links.new(ramp.outputs[0], share.inputs[0])
    _veil(material.node_tree, share.outputs[0]).default_value = linear(colour)
    sheet = box((width, 0.02, height), at, material, 0)
    sheet.visible_diffuse = sheet.visible_shadow = False


def _home(width, height, wall, seed, lit=0.3):
    """Slender tower by the water: a balcony round every storey, glass between them, a lighter crown."""
    storeys = round(height / 0.3)
    box((width * 0.9, width * 0.9, height), (0, 0, height / 2), paint("#A9BCC8", "gloss"), 0.05)
    face = width * 0.45
    for k in range(storeys):
        z = 0.3 * (k + 0.62)
        places = [(x * width * 0.2, -face - 0.005, z, 0) for x in (-1.7, -0.85, 0, 0.85, 1.7)] + [(side * (face + 0.005), x * width * 0.24, z, 90) for side in (-1, 1) for x in (-1.3, 0, 1.3)]
        city.windows(places, (width * 0.13, 0.02, 0.17), lit, seed * 50 + k, "#7E97A6", 1.3)
    for k in range(storeys + 1):
        inset = 0.06 * ((k * 7 + seed) % 3)
        box((width * (1 - inset), width * (1.02 - inset), 0.12), (0, 0, 0.3 * k + 0.32), paint(wall, "satin"), 0.03)
    box((width * 0.5, width * 0.5, 0.4), (0, 0, height + 0.3), paint(wall, "satin"), 0.04)
    capsule((0, 0, height), (0, 0, height + 0.9), 0.015, paint(wall, "satin"))


def _yacht(hull="#F6F2EA", sails=True, lean=0):
    """Sailing boat along x, on z = 0, its cabin lit."""
    rows = []
    for k in range(25):
        t = k / 24
        x, half = -0.8 + 1.75 * t, 0.27 * max(0.02, math.sin(math.pi * min(1, 0.3 + 0.7 * t)) ** 0.8)
        deck, keel = 0.2 + 0.14 * t * t, 0.16 * max(0, (t - 0.6) / 0.4) ** 2
        line = [(half * math.sin(a), deck - (deck - keel) * max(0, min(1, -1.5 * math.cos(a)))) for a in [2 * math.pi * i / 40 for i in range(40)]]
        rows.append([(x + 0.9 * (z - 0.1) * t**3, y * (0.75 + 0.25 * z / deck), z) for y, z in line])
    with Group(tilt=lean):
        loft(rows, paint(hull), angle=40)
        box((0.62, 0.26, 0.16), (-0.1, 0, 0.28), paint("#FFFFFF", "satin"), 0.05)
        boxes([(x, -0.132, 0.3, 0) for x in (-0.28, -0.12, 0.04)], (0.09, 0.01, 0.05), paint("butter", "glow", 1.8))
        box((1.3, 0.01, 0.03), (-0.1, -0.262, 0.15), paint("#33506B", "satin"), 0)
        capsule((0.08, 0, 0.3), (0.08, 0, 2.35), 0.011, paint("#5A6570", "satin"))
        capsule((0.08, 0, 0.56), (-0.72, 0, 0.52), 0.014, paint("#5A6570", "satin"))
        tube([(0.92, 0, 0.38), (0.08, 0, 2.3)], 0.004, paint("#5A6570", "satin"), smooth=False)
        if sails:
            for foot, clew, head, belly in (((0.04, 0.6), (-0.7, 0.58), (0.06, 2.25), 0.1), ((0.86, 0.46), (0.14, 0.56), (0.16, 1.95), 0.14)):
                def cloth(u, v, foot=foot, clew=clew, head=head, belly=belly):
                    x = foot[0] + (clew[0] - foot[0]) * u
                    z = foot[1] + (clew[1] - foot[1]) * u
                    return x + (head[0] - x) * v, -belly * math.sin(math.pi * u) * (1 - v) - 0.015, z + (head[1] - z) * v
                draped(cloth, paint("#FFF0DC", "glow", 0.28), 12, 16)


def _looking_up(coat, tall=1.0, arm=False):
    """Someone small on the quay, seen from behind, who looks up."""
    with Group(scale=tall):
        for side in (-1, 1):
            capsule((side * 0.045, 0, 0.03), (side * 0.04, 0, 0.26), 0.032, paint("#26313C", "satin"))
        lathe([(0.02, 0.2), (0.11, 0.21), (0.095, 0.42), (0.085, 0.5), (0.03, 0.56), (0, 0.56)], material=paint(coat, "satin"), segments=24)
        sphere(0.068, (0, 0.0, 0.63), paint("#3B2A22", "satin"), detail=24)
        if arm:
            capsule((-0.08, 0.02, 0.48), (-0.24, 0.12, 0.68), 0.026, paint(coat, "satin"))


@scene("portfolio/whale-over-marina", "mist", samples=12, exposure=0.0)
def whale(s):
    """At dawn a humpback swims through the mist over a marina; on the quay they look up."""
    leave_studio(s, "#CFCBE0", 0.6, 0.16)
    view = s.camera((0, -15, 1.7), (0, 10, 1.7), 46)
    view.data.shift_y = 0.19
    sky(((0, "#FFD2AC"), (0.07, "#FBC3AC"), (0.18, "#E3B9BF"), (0.34, "#A9B4DA"), (1, "#6C8FC8")), 60, 0, 60, 0.85)
    s.sunlight((-0.88, -0.3, -0.3), 5.0, "#FFC08C", 3)
    box((160, 76, 0.1), (0, 22, -0.05), bumped(paint("#6F8CA0", "gloss").copy(), 0.1, 0.04, 1.6), 0)
    towers = (
        (24, "#D9C6C4", ((-9.5, 1.9, 7.5), (-6.6, 1.6, 9.8), (-3.2, 1.8, 6.6), (0.4, 1.6, 8.6), (3.4, 1.8, 6.9), (6.4, 1.7, 10.4), (9.6, 1.9, 7.2))),
        (13, "#DCD3D0", ((-6.4, 1.5, 5.6), (-4.2, 1.2, 4.2), (-1.9, 1.3, 5.2), (2.2, 1.3, 4.4), (4.4, 1.3, 6.2), (6.6, 1.4, 4.8))),
        (6.5, "#EEE9E3", ((-4.6, 1.3, 3.9), (-3.0, 1.1, 2.9), (3.1, 1.15, 3.3), (4.8, 1.3, 4.5))),
    )
    for row, (y, wall, homes) in enumerate(towers):
        for k, (x, width, height) in enumerate(homes):
            with Group(at=(x, y + 0.4 * (k % 2), 0), turn=9 * math.sin(3 * x)):
                _home(width, height, wall, 7 * row + k, 0.15)
        _mist(60, (9, 5.5, 3.0)[row], (0, y - 1.6, (4.5, 2.75, 1.5)[row]), ("#FBD0B4", "#F7D3C3", "#EBD5D2")[row], (0.92, 0.8, 0.6)[row])
    box((14, 0.8, 0.14), (0, 5.2, 0.07), paint("#C9C2BC", "satin"), 0.03)
    for x, y, size, turn, lean in ((-3.1, 3.0, 1.0, 12, 2), (-1.3, 4.1, 0.85, -14, -2), (0.5, 2.0, 1.05, 20, 3), (2.4, 3.4, 0.95, 172, 2), (-2.5, -0.8, 1.3, 166, -3), (3.9, 1.2, 1.1, 10, 2)):
        with Group(at=(x, y, 0), turn=turn, scale=size):
            _yacht(lean=lean)
    _mist(13, 0.9, (-1, 0.8, 0.55), "#F2DCD6", 0.4, True)
    lamp(s, (-7, -11, 2.5), (0, 0.5, 6.6), 5, 560, "#F1EAF6")
    lamp(s, (1.8, -0.5, 3.2), (0.8, 0.5, 6.6), 3, 110, "#FFB584")
    with Group(at=(0.3, 0.5, 6.7), turn=-27, roll=-9, tilt=5, scale=0.76):
        humpback("#E4E6E4", "#42596E")
    for width, height, x, y, z, share in ((6, 1.1, -3.2, -1.6, 4.75, 0.6), (6, 1.2, 3.6, -2.4, 5.0, 0.55), (8, 1.6, 2.5, 4, 8.2, 0.5)):
        _mist(width, height, (x, y, z), "#F6DCD2", share, True)
    for k, (x, y, z) in enumerate(((-3.0, -2, 7.9), (-2.5, -2, 8.15), (2.9, -1, 4.6), (3.3, -1, 4.4), (-3.6, -3, 4.3))):
        tube([(x - 0.2, y, z + 0.08), (x - 0.08, y, z + 0.1), (x, y, z), (x + 0.09, y, z + 0.11), (x + 0.21, y, z + 0.06)], 0.017, paint("#4A5668", "satin"), radii=[0.2, 1, 1.2, 1, 0.2])
    # The quay.
    box((3.4, 1.6, 0.3), (3.55, -5.0, 0.12), paint("#8F8A88", "satin"), 0.03)
    for x, coat, tall, arm in ((2.3, "#C9483A", 1.0, False), (2.57, "#F0C04A", 0.66, True)):
        with Group(at=(x, -5.1, 0.27)):
            _looking_up(coat, tall, arm)


# Foot of the high-top's profile to its collar: toe side x and z, heel side x and z, half the width.
_AERO = ((2.6, 0, -1.8, 0, 0.9), (2.8, 0.3, -1.92, 0.28, 1.0), (2.72, 0.66, -1.96, 0.6, 1.03), (2.34, 0.98, -1.93, 0.96, 1.03), (1.74, 1.19, -1.83, 1.32, 0.97), (1.18, 1.46, -1.73, 1.68, 0.9), (0.86, 1.84, -1.7, 2.02, 0.87), (0.74, 2.24, -1.74, 2.36, 0.88), (0.7, 2.64, -1.79, 2.7, 0.89), (0.62, 2.98, -1.76, 3.08, 0.83), (0.44, 3.18, -1.6, 3.36, 0.7))


def _aero(a, v, lift=0.0):
    """Point of the high-top's skin: `a` degrees round it from the toe by the side that's seen, `v` from sole to collar."""

    def skin(a, v):
        u = min(max(v, 0), 0.9999) * (len(_AERO) - 1)
        i, t = int(u), u % 1
        q = [_AERO[max(0, min(len(_AERO) - 1, i + d))] for d in (-1, 0, 1, 2)]
        fx, fz, bx, bz, half = (0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3) for a, b, c, d in zip(*q))
        turn = math.radians(a)
        k, side = (1 - math.cos(turn)) / 2, math.sin(turn)
        foot = 1 + 0.1 * max(0, 1 - v) * math.cos(2 * math.pi * (k - 0.26))
        x = fx + (bx - fx) * k
        z = fz + (bz - fz) * k - (0.2 * side * side + 0.4 * side) * ease((v - 0.5) / 0.5) + max(0, v - 1) * 3.4
        return Vector((x, -math.copysign(abs(side) ** 0.86, side) * half * foot, z + 0.17 * max(0, (x - 0.4) / 2) ** 2))

    here = skin(a, v)
    if not lift:
        return here
    out = (skin(a + 1, v) - skin(a - 1, v)).cross(skin(a, v - 0.01) - skin(a, v + 0.01)).normalized()
    return here + out * lift


def _piece(line, other, material, lift, thickness=0.05, rows=10, swell=0.02):
    """Piece of an upper between two equally long lines of (a, v) on it, a little padded."""
    points = [_aero(a + (b - a) * k / rows, v + (w - v) * k / rows, lift + swell * math.sin(math.pi * k / rows)) for k in range(rows + 1) for (a, v), (b, w) in zip(line, other)]
    return grid(points, material, len(line), closed=False, thickness=thickness)[0]


def _high_top(ivory, red, ink):
    """Inflated high-top, sewn of gores as a balloon's envelope is; its toe points right, its sole lies on z = 0. Returns where ropes can be tied."""
    cloth, tape = [paint(c, "satin") for c in (red, "#A8181A")], paint("#8E1712", "satin")
    rubber, dark, brass = paint("#F7F0E2", "satin"), paint(ink, "satin"), paint("#D9A860", "metal")
    edges = [-18, 18, *range(38, 341, 19)]
    for k, (a, b) in enumerate(zip(edges, edges[1:])):
        points = []
        for j in range(161):
            v = j / 160
            for i in range(33):
                f = i / 32
                belly = (4 * f * (1 - f)) ** 0.6
                pucker = 0.018 * (1 - belly) * math.sin(230 * v + k)
                points.append(_aero(a + (b - a) * f, v, (0.11 * belly + pucker) * min(1, 5 * v, 6 - 6 * v) if k else 0.001))
        grid(points, cloth[k % 2] if k else paint(ivory, "satin"), 33, closed=False)
        if k:
            tube([_aero(b, 0.02 + 0.96 * j / 40, 0.02) for j in range(41)], 0.014, tape, smooth=False)
    # Tongue, the stays beside it, cap, counter.
    tongue = [[(a, v) for v in [0.4 + 0.78 * j / 40 for j in range(41)]] for a in (-19, 19)]
    _piece(tongue[0], tongue[1], paint(red, "satin"), 0.03, 0.08, 20, 0.1)
    inner = smooth_line([(20, 0.97), (20, 0.8), (20, 0.62), (19, 0.5), (11, 0.43), (0, 0.415), (-11, 0.43), (-19, 0.5), (-20, 0.62), (-20, 0.8), (-20, 0.97)], 80)
    outer = smooth_line([(40, 0.97), (38, 0.8), (37, 0.62), (36, 0.46), (22, 0.35), (0, 0.325), (-22, 0.35), (-36, 0.46), (-37, 0.62), (-38, 0.8), (-40, 0.97)], 80)
    _piece(inner, outer, dark, 0.085, 0.06)
    for line in (inner, outer):
        tube([_aero(a, v, 0.1) for a, v in line], 0.02, rubber, smooth=False)
    cap = [(a, 0.25 * math.sqrt(max(0, 1 - (a / 56) ** 2))) for a in range(-56, 57, 2)]
    _piece([(a, 0) for a, _ in cap], cap, rubber, 0.12, 0.05, 16, 0.02)
    tube([_aero(a, v, 0.14) for a, v in cap], 0.032, paint(red, "satin"), smooth=False)
    heel = [(a, 0.34 * math.sqrt(max(0, 1 - ((a - 180) / 48) ** 2))) for a in range(132, 229, 2)]
    _piece([(a, 0) for a, _ in heel], heel, dark, 0.085, 0.05, 16)
    strap = [[(a, 0.3 + 0.69 * j / 30) for j in range(31)] for a in (171, 189)]
    _piece(strap[0], strap[1], dark, 0.09, 0.05)
    # Collar and what is seen of the lining.
    tube([_aero(a, 1.0, 0.02) for a in range(22, 339, 4)], 0.1, dark, smooth=False)
    grid([_aero(a, 1 - 0.3 * j, -0.06 - 0.3 * j) for j in (0, 1) for a in range(0, 360, 4)], paint(ivory, "matte"), 90)
    top = _aero(180, 1.0)
    tube([top + Vector((-0.1, 0, -0.45)), top + Vector((-0.3, 0, -0.1)), top + Vector((-0.24, 0, 0.32)), top + Vector((-0.02, 0, 0.3)), top + Vector((0.06, 0, -0.1))], 0.055, paint(red, "satin"))
    # Eyelets, laces.
    rows = [0.475 + 0.082 * k for k in range(7)]
    for v in rows:
        for side in (-1, 1):
            hole = _aero(side * 29, v, 0.13)
            across, up = ((spot - hole).normalized() * 0.08 for spot in (_aero(side * 33, v, 0.13), _aero(side * 29, v + 0.02, 0.13)))
            tube([hole + across * math.cos(t) + up * math.sin(t) for t in [math.pi * k / 12 for k in range(24)]], 0.024, brass, closed=True)
    lace = paint("#FFF9EC", "matte")
    for k, (low, high) in enumerate(zip(rows, rows[1:])):
        for side in (-1, 1):
            over = 0.24 + 0.07 * (side > 0) + 0.02 * math.sin(5 * k + side)
            tube([_aero(side * 29, low, 0.08), _aero(side * 24, low + 0.004, 0.2), _aero(side * 9, low + 0.3 * (high - low), over), _aero(-side * 9, low + 0.66 * (high - low), over), _aero(-side * 24, high - 0.004, 0.2), _aero(-side * 29, high, 0.08)], 0.052, lace)
    knot = _aero(0, rows[-1], 0.3)
    sphere(0.11, knot, lace, (1, 1.3, 0.9), detail=24)
    for side in (-1, 1):
        y = -side
        tube([_aero(side * 29, rows[-1], 0.08), _aero(side * 22, rows[-1], 0.2), knot], 0.052, lace)
        tube([knot, knot + Vector((0.3, 0.3 * y, 0.2)), knot + Vector((0.52, 0.72 * y, -0.04)), knot + Vector((0.34, 0.62 * y, -0.3)), knot], 0.05, lace)
        end = [knot, knot + Vector((0.36, 0.2 * y, -0.16)), knot + Vector((0.6, 0.34 * y, -0.7)), knot + Vector((0.92, 0.5 * y, -0.95)), knot + Vector((1.0, 0.6 * y, -1.36 + 0.2 * side))]
        tube(end, 0.045, lace)
        capsule(end[-1], end[-1] + Vector((0.02, 0.02 * y, -0.16)), 0.05, brass)
    # Ankle patch.
    patch = _aero(100, 0.7, 0.06)
    out = (_aero(100, 0.7, 1) - _aero(100, 0.7)).normalized()
    with Group(at=patch, turn=math.degrees(math.atan2(out.x, -out.y)), tilt=math.degrees(math.asin(out.z))):
        puck(0.46, 0.14, (0, 0, 0), rubber, 0.05)
        ring(0.39, 0.018, (0, -0.07, 0), dark)
        letters("b", 0.64, 0.06, (0, -0.08, 0.03), paint(ink, "matte"), p.font("archivo-black", weight=400))
    # The sole.
    foot = [_aero(a, 0) for a in range(0, 360, 2)]

    def rim(out, z):
        row = []
        for i, spot in enumerate(foot):
            along = foot[(i + 1) % 180] - foot[i - 1]
            row.append(spot + Vector((-along.y, along.x, 0)).normalized() * out + Vector((0, 0, z)))
        return row

    loft([rim(*at) for at in ((-0.1, 0.1), (0.1, 0.2), (0.15, 0.19), (0.175, 0.15), (0.18, 0.02), (0.165, 0.0), (0.165, -0.03), (0.18, -0.05), (0.19, -0.3), (0.175, -0.36), (0.12, -0.4))], rubber, angle=40)
    loft([rim(*at) for at in ((0.17, -0.09), (0.2, -0.1), (0.2, -0.17), (0.17, -0.18))], paint(red, "satin"), angle=40)
    gum = paint("#B4713A", "satin")
    loft([rim(*at) for at in ((0.1, -0.36), (0.16, -0.39), (0.16, -0.47), (0.1, -0.5))], gum, angle=40)
    for k in range(24):
        x = -1.62 + 0.17 * k
        reach = max(abs(spot.y) for spot in foot if abs(spot.x - x) < 0.12) - 0.04
        z = -0.53 + 0.17 * max(0, (x - 0.4) / 2) ** 2
        tube([(x + 0.1, -reach, z), (x - 0.06, -reach / 2, z), (x + 0.1, 0, z), (x - 0.06, reach / 2, z), (x + 0.1, reach, z)], 0.055, gum, smooth=False)
    ties = rim(0.19, -0.27)
    return [ties[k] for k in (4, 16, 34, 56, 74, 86, 94, 106, 124, 146, 164, 176)]


def _basket():
    """Wicker basket of a balloon on z = 0, its burner lit, two people in it. Returns where ropes can be tied."""
    wide, deep, high = 0.62, 0.5, 0.62
    straw, leather, steel = [paint(c, "satin") for c in ("#C08A4C", "#A8733A")], paint("#5A2F1B", "satin"), paint("#B9BEC4", "metal")
    outline = [Vector((*spot, 0)) for spot in rounded([(-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep)], 0.22, 7)]
    dense = [spot.lerp(after, k / 8) for spot, after in zip(outline, outline[1:] + outline[:1]) for k in range(8 if (after - spot).length > 0.2 else 1)]
    for row in range(15):
        z = 0.03 + high * row / 15
        tube([spot * (1 + 0.03 * (-1) ** (i + row)) * (0.9 + 0.1 * z / high) + Vector((0, 0, z)) for i, spot in enumerate(dense)], 0.026, straw[row % 2], closed=True)
    loft([[spot * f * 0.97 + Vector((0, 0, z)) for spot in dense] for f, z in ((0.86, 0), (0.88, 0.02), (0.97, high - 0.02))], paint("#6A4221", "matte"))
    for z, thick in ((0.02, 0.045), (high, 0.06)):
        tube([spot * (0.9 if z < 0.1 else 1.0) + Vector((0, 0, z)) for spot in dense], thick, leather, closed=True)
    corners = [(x * wide * 0.86, y * deep * 0.86) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for x, y in corners:
        capsule((x, y, high), (x * 0.62, y * 0.62, high + 0.78), 0.022, steel)
    box((0.62, 0.5, 0.05), (0, 0, high + 0.78), steel, 0.02)
    for x in (-0.12, 0.12):
        disc(0.09, 0.16, (x, 0, high + 0.88), steel, 0.02)
        flame = lathe([(0, 0), (0.045, 0.04), (0.07, 0.16), (0.055, 0.32), (0.028, 0.5), (0, 0.62)], (x, 0, high + 0.95), gradient(((0, "#FFF3C4"), (0.45, "#FFCF5A"), (1, "#FF8A1E")), glow=1.1), segments=24)
        flame.visible_diffuse = flame.visible_shadow = False
    for x, turn, coat, hat, scarf, hand in ((-0.27, -24, "#15566B", "#E8C37A", "#D62B1E", (-0.46, -0.34, 0.3)), (0.22, 18, "#EFE2C8", "#5A3A28", "#15566B", (-0.06, 0.06, 0.64))):
        with Group(at=(x, -0.12, high - 0.08), scale=1.2):
            side = math.copysign(0.12, hand[0])
            lathe([(0.14, -0.1), (0.17, 0.05), (0.13, 0.2), (0.05, 0.27), (0, 0.27)], material=paint(coat, "matte"), segments=24)
            tube([(side, 0, 0.18), (side + 0.4 * (hand[0] - side) + 0.6 * side, hand[1] * 0.6, 0.2 + 0.3 * (hand[2] - 0.2)), hand], 0.045, paint(coat, "matte"), radii=[1, 0.9, 0.7])
            sphere(0.043, hand, paint("#A86E4C", "skin"), detail=16)
            ring(0.085, 0.035, (0, 0, 0.26), paint(scarf, "matte"), (0, 0, 0))
            with Group(at=(0, -0.02, 0.38), turn=turn):
                sphere(0.1, (0, 0, 0), paint("#A86E4C", "skin"), (0.9, 1, 1.08), detail=24)
                sphere(0.112, (0, 0.022, 0.03), paint(hat, "matte"), (0.98, 0.98, 0.9), detail=24)
                tube([(0.1 * math.sin(t), -0.1 * math.cos(t), 0.005) for t in (-1.5, -0.8, 0, 0.8, 1.5)], 0.012, leather)
                for k in (-1, 1):
                    sphere(0.034, (0.038 * k, -0.088, 0.005), paint("#12262E"), (1, 0.5, 0.9), detail=20)
                sphere(0.018, (0, -0.102, -0.028), paint("#A86E4C", "skin"), (0.8, 1, 1.2), detail=12)
    return [(x * 1.1, y * 1.1, high + 0.02) for x, y in corners]


def _sneaker_balloon():
    """The high-top and what hangs from it, its sole at z = 0."""
    with Group(turn=-26, roll=-9, tilt=-5) as shoe:
        ties = [shoe.empty.matrix_basis @ tie for tie in _high_top("#F6EBD5", "#D62B1E", "#123947")]
    with Group(at=(0.1, -0.1, -2.55), turn=-14) as below:
        corners = [below.empty.matrix_basis @ Vector(corner) for corner in _basket()]
    rope = paint("#E9D9B6", "matte")
    for tie in ties:
        sphere(0.05, tie, paint("#D9A860", "metal"), detail=16)
        tube([tie, min(corners, key=lambda corner: (corner - tie).length)], 0.018, rope, smooth=False)


def _sand(lit, deep):
    """Dune sand: ripples that lie across the wind and thin out with distance, fine grain, and paler and deeper drifts."""
    material = paint(lit, "matte").copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = 0.9
    surface.inputs["Specular"].default_value = 0.05
    place_of = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    ripples = nodes.new("ShaderNodeTexWave")
    for name, value in (("Scale", 2.0), ("Distortion", 7.0), ("Detail", 2.5), ("Detail Scale", 0.9)):
        ripples.inputs[name].default_value = value
    lean = nodes.new("ShaderNodeMapping")
    lean.inputs["Rotation"].default_value = (0, 0, math.radians(-52))
    links.new(place_of, lean.inputs[0])
    links.new(lean.outputs[0], ripples.inputs[0])
    fade = nodes.new("ShaderNodeMapRange")
    for i, number in enumerate((14, 50, 0.75, 0.0), 1):
        fade.inputs[i].default_value = number
    links.new(nodes.new("ShaderNodeCameraData").outputs["View Distance"], fade.inputs[0])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.07
    links.new(fade.outputs[0], bump.inputs["Strength"])
    links.new(ripples.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs[0], surface.inputs["Normal"])
    drifts = nodes.new("ShaderNodeTexNoise")
    drifts.inputs["Scale"].default_value = 0.5
    drifts.inputs["Detail"].default_value = 8
    ramp = nodes.new("ShaderNodeValToRGB")
    for element, position, colour in zip(ramp.color_ramp.elements, (0.32, 0.68), (deep, lit)):
        element.position, element.color = position, linear(colour)
    links.new(place_of, drifts.inputs["Vector"])
    links.new(drifts.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], surface.inputs["Base Color"])
    return material


def _dunes(ridges, material):
    """Sand sea. A ridge is x and y of its peak, height, heading of its crest, reach along it, width of the windward and of the slip face, meander. Returns the tree to ask where the sand lies."""
    columns, rows = 840, 700
    y = (102 * numpy.linspace(0, 1, rows) ** 2 - 12)[:, None]
    x = numpy.linspace(-1, 1, columns) * (13 + 0.33 * y)
    y = y + 0 * x
    z = 0.16 * numpy.sin(0.42 * x + 0.3 * y) + 0.12 * numpy.sin(0.8 * y - 0.34 * x)
    for px, py, height, heading, reach, windward, slip, meander in ridges:
        c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
        along, across = (x - px) * s + (y - py) * c, (x - px) * c - (y - py) * s
        across = across - meander * numpy.sin(along / reach * 3.4)
        crest = height * numpy.exp(-((along / reach) ** 2)) * (1 + 0.06 * numpy.sin(along * 1.1 + px))
        share = numpy.clip(-numpy.logaddexp(-70 * (1 + across / windward), -70 * (1 - across / slip)) / 70, 0, 1) ** 1.4
        z = numpy.logaddexp(7 * z, 7 * crest * share) / 7
    return grid(numpy.stack([x, y, z], 2).reshape(-1, 3).tolist(), material, columns, closed=False)[1]


def _thrown(dunes, eye, at, sun):
    """The balloon's shadow on the dunes: its outline, laid on the sand where `eye` sees it beyond x and z at y = 0, and hung up out of sight towards the sun."""
    shoe = [*(knot[:2] for knot in _AERO), *(knot[2:4] for knot in reversed(_AERO)), *((0.38 * k - 1.85, -0.5) for k in range(13))]
    basket = [(-0.56, -1.9), (-0.48, -2.9), (0.68, -2.9), (0.76, -1.9)]
    ropes = [[(x, -0.4), (x + 0.12, -0.4), (end + 0.12, -2.05), (end, -2.05)] for x, end in ((-1.6, -0.48), (-0.5, -0.48), (0.9, 0.6), (2.2, 0.6))]
    for outline in (shoe, basket, *ropes):
        spots = [dunes.ray_cast(eye, Vector((at[0] + 0.34 * x + 0.1 * z, 0, at[1] + 0.155 * z + 0.09 * x)) - eye)[0] for x, z in outline]
        sheet = sheet_of([spot - 5 * sun for spot in spots], 0.01)
        sheet.visible_camera = sheet.visible_diffuse = sheet.visible_glossy = False


def _cloud(width, height, at, seed, lit, shade, share):
    """Bank of cloud that faces the viewer, flat below, lit from the left; it lights nothing."""
    material = bpy.data.materials.new("cloud")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    maths = maths_in(material.node_tree)

    def mapped(location, scale):
        node = nodes.new("ShaderNodeMapping")
        node.inputs["Location"].default_value, node.inputs["Scale"].default_value = location, scale
        links.new(where.outputs["Generated"], node.inputs[0])
        return node.outputs[0]

    def thickness(dx, dz):
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 2.0
        noise.inputs["Detail"].default_value = 9
        noise.inputs["Roughness"].default_value = 0.54
        links.new(mapped((seed + dx * width / height, seed, dz), (width / height, 0, 1)), noise.inputs["Vector"])
        shape = nodes.new("ShaderNodeTexGradient")
        shape.gradient_type = "SPHERICAL"
        links.new(mapped((2 * dx - 1, 0, 2 * dz - 1), (2, 0, 2)), shape.inputs[0])
        base = maths("MULTIPLY", maths("MINIMUM", maths("SUBTRACT", height_of.outputs["Z"], 0.36 - dz), 0), 2.4)
        return maths("ADD", maths("ADD", maths("MULTIPLY", shape.outputs["Fac"], 0.62), base), maths("SUBTRACT", noise.outputs["Fac"], 0.72))

    where = nodes.new("ShaderNodeTexCoord")
    height_of = nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Generated"], height_of.inputs[0])
    here = thickness(0, 0)
    cover = nodes.new("ShaderNodeMapRange")
    cover.interpolation_type = "SMOOTHERSTEP"
    for i, number in enumerate((0.0, 0.27, 0.0, share), 1):
        cover.inputs[i].default_value = number
    links.new(here, cover.inputs[0])
    sun = nodes.new("ShaderNodeMapRange")
    for i, number in enumerate((-0.12, 0.14, 0.0, 1.0), 1):
        sun.inputs[i].default_value = number
    links.new(maths("SUBTRACT", here, thickness(-0.05, 0.05)), sun.inputs[0])
    tint = nodes.new("ShaderNodeMixRGB")
    tint.inputs[1].default_value, tint.inputs[2].default_value = linear(shade), linear(lit)
    links.new(sun.outputs[0], tint.inputs[0])
    links.new(tint.outputs[0], _veil(material.node_tree, cover.outputs[0]))
    sheet = box((width, 0.02, height), at, material, 0)
    sheet.visible_diffuse = sheet.visible_shadow = False


@scene("portfolio/sneaker-balloon", "noon", samples=12, exposure=0.0)
def sneaker(s):
    """Early in the morning an inflated high-top lifts a basket with two travellers over the dunes."""
    leave_studio(s, "#9DB9C6", 0.46, 0.07)
    view = s.camera((0, -18, 3.8), (0, 10, 3.8), 55)
    view.data.shift_y = 0.24
    sky(((0, "#FFC98C"), (0.1, "#F8C79A"), (0.24, "#C9CBB8"), (0.42, "#6FAFBC"), (0.68, "#2C7F9C"), (1, "#0F4F74")), 100, 0, 64, 0.9, 200)
    sun = Vector((0.89, 0.24, -0.405))
    s.sunlight(sun, 5.6, "#FFC48A", 0.8)
    dunes = _dunes(((10, 10, 5.6, -32, 11, 13, 5, 1.4), (-11.5, 12, 4.4, -24, 10, 9, 6, 1.4), (-3.2, 21, 4.3, 27, 9, 10, 4.5, 1.5), (3, 30, 3.6, 30, 14, 12, 6, 2), (-15, 36, 6, 20, 18, 14, 8, 2), (17, 42, 7, 24, 20, 16, 9, 2.5), (-4, -1, 1.1, 34, 6, 6, 3.2, 0.8)), _sand("#E0A060", "#C47C42"))
    _mist(120, 7, (0, 30, 3.4), "#FFCB96", 0.5)
    _mist(160, 12, (0, 60, 5), "#FFCF9E", 0.8)
    _mist(60, 26, (-26, 97, 6), "#FFDFA6", 0.75, True)
    _cloud(44, 15, (-22, 92, 29), 3.1, "#FFE3C2", "#8FA9B4", 0.9)
    _cloud(46, 13, (21, 92, 22), 7.7, "#FFDDB4", "#A9B0AE", 0.9)
    _cloud(40, 8, (-14, 92, 13), 12.4, "#FFD2A0", "#C6B6A4", 0.8)
    lamp(s, (-3, -14, 3), (0, 0, 7), 6, 600, "#F3E6DA")
    with Group(at=(-0.15, 0, 6.95), scale=1.2):
        _sneaker_balloon()
    lamp(s, (-0.1, -0.2, 5.75), (-0.1, 0, 7), 0.4, 26, "#FFB060")
    _thrown(dunes, view.location, (2.75, 3.06), sun)


def _masonry(colours, joint, wide, high, depth=0.5):
    """Bricks or blocks of two colours in courses that run round corners, weathered in patches."""
    material = paint(colours[0], "matte").copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = 0.8
    place_of = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split, along, course = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeCombineXYZ")
    links.new(place_of, split.inputs[0])
    for source, target in ((split.outputs["X"], along.inputs[0]), (split.outputs["Y"], along.inputs[1]), (along.outputs[0], course.inputs["X"]), (split.outputs["Z"], course.inputs["Y"])):
        links.new(source, target)
    bond, patches, tint, bump = (nodes.new(f"ShaderNode{kind}") for kind in ("TexBrick", "TexNoise", "MixRGB", "Bump"))
    for name, value in (("Scale", 1), ("Brick Width", wide), ("Row Height", high), ("Mortar Size", high * 0.09), ("Bias", 0.1), ("Color1", linear(colours[0])), ("Color2", linear(colours[1])), ("Mortar", linear(joint))):
        bond.inputs[name].default_value = value
    patches.inputs["Scale"].default_value, patches.inputs["Detail"].default_value = 1.6, 8
    tint.blend_type, tint.inputs[0].default_value = "OVERLAY", 0.55
    bump.inputs["Distance"].default_value, bump.inputs["Strength"].default_value, bump.invert = high * 0.2, depth, True
    for source, target in ((course.outputs[0], bond.inputs["Vector"]), (place_of, patches.inputs["Vector"]), (bond.outputs["Color"], tint.inputs[1]), (patches.outputs["Fac"], tint.inputs[2]), (tint.outputs[0], surface.inputs["Base Color"]), (bond.outputs["Fac"], bump.inputs["Height"]), (bump.outputs[0], surface.inputs["Normal"])):
        links.new(source, target)
    return material


def _vapour(knots, seed, warm, cold, share, detail=1.0):
    """Steam or smoke along knots of x, y, z and width: `warm` where it rises, `cold` where it drifts off. It faces the viewer and lights nothing."""
    material = bpy.data.materials.new("vapour")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    maths = maths_in(material.node_tree)

    def span(value, *numbers):
        node = nodes.new("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHERSTEP"
        for i, number in enumerate(numbers, 1):
            node.inputs[i].default_value = number
        links.new(value, node.inputs[0])
        return node.outputs[0]

    line = smooth_line(knots, 60)
    reach = sum((Vector(b[:3]) - Vector(a[:3])).length for a, b in zip(line, line[1:]))
    mean = sum(spot[3] for spot in line) / len(line)
    split, where, noise = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeCombineXYZ"), nodes.new("ShaderNodeTexNoise")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["UV"], split.inputs[0])
    u, v = split.outputs["X"], split.outputs["Y"]
    links.new(maths("MULTIPLY", u, 1.5 * detail), where.inputs["X"])
    links.new(maths("MULTIPLY", v, 0.8 * detail * reach / mean), where.inputs["Y"])
    where.inputs["Z"].default_value = seed
    for name, value in (("Scale", 1.4), ("Detail", 7), ("Roughness", 0.5), ("Distortion", 0.7)):
        noise.inputs[name].default_value = value
    links.new(where.outputs[0], noise.inputs["Vector"])
    off = maths("SUBTRACT", maths("MULTIPLY", u, 2), 1)
    middle = maths("SUBTRACT", 1, maths("MULTIPLY", off, off))
    body = span(maths("ADD", maths("MULTIPLY", middle, 0.55), maths("SUBTRACT", noise.outputs["Fac"], 0.72)), 0, 0.5, 0, 1)
    ends = maths("MULTIPLY", span(v, 0, 0.1, 0, 1), span(v, 0.58, 1, 1, 0))
    cover = maths("MULTIPLY", maths("MULTIPLY", body, ends), maths("MULTIPLY", span(middle, 0, 0.5, 0, 1), share))
    tint = nodes.new("ShaderNodeMixRGB")
    tint.inputs[1].default_value, tint.inputs[2].default_value = linear(warm), linear(cold)
    links.new(span(v, 0.02, 0.6, 0, 1), tint.inputs[0])
    links.new(tint.outputs[0], _veil(material.node_tree, cover))

    def spot(u, v):
        k = min(59, int(v * 60))
        x, y, z, width = Vector(line[k]).lerp(Vector(line[k + 1]), v * 60 - k)
        ahead = Vector((line[k + 1][0] - line[k][0], line[k + 1][2] - line[k][2])).normalized()
        return x + (u - 0.5) * width * ahead.y, y, z - (u - 0.5) * width * ahead.x

    sheet = draped(spot, material, 8, 60)
    sheet.visible_diffuse = sheet.visible_shadow = False


def _arch(width, height, steps=12):
    """Outline of a round-headed opening that stands on z = 0."""
    return [(-width / 2, 0), (width / 2, 0), *((width / 2 * math.cos(math.pi * k / steps), height - width / 2 + width / 2 * math.sin(math.pi * k / steps)) for k in range(steps + 1))]


def _snow():
    """Fresh snow, finely bumped."""
    material = paint("#EDF2FA", "matte")
    return material if material.node_tree.nodes.get("Bump") else bumped(material, 0.35, 0.03, 7, 6)


def _snow_roof(width, depth, rise, seed):
    """Two snowed-in slopes, their ridge along y from y = 0; the snow hangs over the eaves unevenly."""
    points = []
    for j in range(41):
        for i in range(49):
            u = i / 24 - 1
            reach = width / 2 + 0.1 + 0.035 * math.sin(5.1 * j / 6 + seed) + 0.02 * math.sin(13 * j / 6 + 2 * seed)
            z = rise * (1 - math.sqrt(u * u + 0.004)) + 0.03 * math.sin(3.1 * u + 0.22 * j + seed) * math.sin(0.31 * j + seed)
            points.append((u * reach, depth * j / 40, z + 0.07 - 0.12 * max(0, abs(u) - 0.9)))
    grid(points, _snow(), 49, closed=False, thickness=0.11)


def _old_house(width, storeys, wall, shutter, seed, gable="step", shop=None):
    """House of an old square in winter, its front at y = 0: a `step`, `bell` or plain gable, windows with bars and shutters, a shop with an awning of the colour `shop`, snow wherever it can lie. Returns its chimney's mouth."""
    order, rise = random.Random(seed), 0.62
    high, depth, peak = 0.74 + rise * storeys, 2.3, width * 0.66
    stucco, trim, wood_, snow, dark = stone(wall, 9, 0.12), paint("#D9CDB8", "matte"), paint(shutter, "satin"), _snow(), paint("#1A1720", "satin")
    box((width, depth, high), (0, depth / 2, high / 2), stucco, 0.015)
    half = width / 2
    if gable == "step":
        steps = 5
        right = [spot for k in range(steps) for spot in ((half * (1 - k / steps), peak * k / steps * 1.05 + 0.16), (half * (1 - (k + 1) / steps), peak * k / steps * 1.05 + 0.16))][:-1]
        right.append((half * 0.2, peak * 1.05))
        ledges = [(side * half * (1 - (k + 0.5) / steps), 0.06, high + peak * k / steps * 1.05 + 0.185, 0) for k in range(steps - 1) for side in (-1, 1)]
        boxes(ledges, (half / steps + 0.05, 0.24, 0.07), snow, 0.03)
        box((half * 0.4 + 0.06, 0.24, 0.08), (0, 0.06, high + peak * 1.05 + 0.03), snow, 0.035)
        box((half * 0.4, 0.18, 0.05), (0, 0.06, high + peak * 1.05 - 0.025), trim, 0.01)
    else:
        bell = ((1.0, 0.1), (0.86, 0.16), (0.7, 0.34), (0.62, 0.6), (0.42, 0.74), (0.34, 0.9), (0, 1.04))
        right = smooth_line([(half * x, peak * z) for x, z in bell], 40) if gable == "bell" else [(half * 1.03, 0), (0, peak * 1.05)]
        tube([(x, 0.04, high + z + 0.03) for x, z in [*right, *((-x, z) for x, z in reversed(right))]], 0.07, snow, smooth=False)
    plate([(-half, 0), (half, 0), *right, *((-x, z) for x, z in reversed(right))], 0.18, (0, 0.05, high - 0.01), stucco, 0.015)
    with Group(at=(0, 0.12, high)):
        plate([(-half - 0.1, -0.05), (half + 0.1, -0.05), (0, peak * 0.97)], depth, (0, depth / 2, 0), paint("#4A2A24", "matte"), 0.01)
        _snow_roof(width, depth, peak * 0.97, seed)
    columns = max(2, round(width / 0.56))
    spots = [((k - (columns - 1) / 2) * width / columns, 0.74 + rise * (j + 0.5)) for j in range(storeys) for k in range(columns)]
    spots += [(x, high + 0.24) for x in ((-0.26, 0.26) if width > 1.5 else (0,))]
    boxes([(x, -0.01, z, 0) for x, z in spots], (0.31, 0.07, 0.47), trim, 0.01)
    panes = [[], [], [], []]
    for x, z in spots:
        panes[order.choices(range(4), (4, 3, 3, 9))[0]].append((x, -0.04, z, 0))
    for places, glass in zip(panes, (paint("#FFB45E", "glow", 1.5), paint("#FFCB86", "glow", 1.9), paint("#E8863A", "glow", 0.9), paint("#16233C", "gloss"))):
        if places:
            boxes(places, (0.24, 0.02, 0.4), glass).visible_diffuse = False
    boxes([(x, -0.055, z, 0) for x, z in spots], (0.018, 0.015, 0.4), trim)
    for up in (-0.07, 0.08):
        boxes([(x, -0.055, z + up, 0) for x, z in spots], (0.24, 0.015, 0.014), trim)
    puck(0.13, 0.06, (0, -0.05, high + 0.17 + peak * 0.5), trim, 0.01)
    puck(0.09, 0.06, (0, -0.06, high + 0.17 + peak * 0.5), paint("#FFB45E", "glow", 1.5), 0.01).visible_diffuse = False
    # Curtains, half drawn.
    drawn = [(x + side * 0.09, -0.052, z, 0) for x, z in spots for side in (-1, 1) if order.random() < 0.5]
    boxes(drawn, (0.06, 0.01, 0.4), paint("#C98A4E", "glow", 0.55)).visible_diffuse = False
    boxes([(x + side * 0.225, -0.03, z, 0) for x, z in spots[: storeys * columns] for side in (-1, 1)], (0.1, 0.03, 0.46), wood_, 0.006)
    boxes([(x, -0.07, z - 0.25, 0) for x, z in spots], (0.42, 0.13, 0.03), trim, 0.008)
    boxes([(x, -0.075, z - 0.222, 0) for x, z in spots], (0.4, 0.12, 0.045), snow, 0.02)
    for z, out in ((0.74, 0.13), (high, 0.16)):
        box((width + 0.05, out, 0.07), (0, -0.03, z), trim, 0.015)
        box((width + 0.03, out - 0.03, 0.05), (0, -0.04, z + 0.055), snow, 0.022)
    # The shop.
    door = -half + 0.28 if seed % 2 else half - 0.28
    front = -door * 0.33
    box((width - 0.72, 0.06, 0.42), (front, -0.01, 0.4), gradient(((0, "#E07A2C"), (0.5, "#FFB862"), (1, "#FFDDA0")), glow=1.7), 0.01).visible_diffuse = False
    boxes([(front + (k - 2) * (width - 0.72) / 4, -0.045, 0.4, 0) for k in range(5)], (0.025, 0.03, 0.44), wood_)
    box((width - 0.66, 0.08, 0.18), (front, -0.03, 0.1), wood_, 0.01)
    box((0.3, 0.06, 0.6), (door, -0.02, 0.3), wood_, 0.01)
    box((0.2, 0.03, 0.26), (door, -0.05, 0.42), paint("#FFC070", "glow", 1.3), 0.01).visible_diffuse = False
    if shop:
        with Group(at=(front, -0.2, 0.66), tilt=-28):
            box((width - 0.66, 0.42, 0.025), (0, 0, 0), paint(shop, "satin"), 0.008)
            box((width - 0.66, 0.36, 0.06), (0, 0.03, 0.035), snow, 0.028)
    stack = (half * (0.5 if seed % 3 else -0.5), depth * 0.45, high + peak * 0.5)
    box((0.3, 0.3, 0.8), stack, _masonry(("#7A4030", "#5E3026"), "#8B7A70", 0.14, 0.05), 0.01)
    box((0.36, 0.36, 0.06), (stack[0], stack[1], stack[2] + 0.4), dark, 0.01)
    box((0.34, 0.34, 0.1), (stack[0], stack[1], stack[2] + 0.46), snow, 0.045)
    return stack[0], stack[1], stack[2] + 0.5


def _dial(radius):
    """Lit dial of a tower clock in a stone frame, facing the viewer: five o'clock."""
    ink, gold, stone_ = paint("#15201C", "satin"), paint("#C99A4A", "metal"), paint("#B5A07A", "matte")
    puck(radius * 1.24, 0.1, (0, 0, 0), stone_, 0.03)
    puck(radius, 0.1, (0, -0.035, 0), gradient(((0, "#FFE6B8"), (1, "#FFF6E2")), "Y", 1.5), 0.01).visible_diffuse = False
    for reach, thick, colour in ((1.03, 0.03, gold), (0.66, 0.008, ink), (0.96, 0.008, ink)):
        ring(radius * reach, thick, (0, -0.09, 0), colour)
    for k in range(60):
        a = math.radians(6 * k)
        tube([(radius * r * math.cos(a), -0.088, radius * r * math.sin(a)) for r in (0.89, 0.95)], 0.011 if k % 5 == 0 else 0.005, ink, smooth=False)
    for k, hour in enumerate(("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")):
        a = math.radians(90 - 30 * k)
        with Group(at=(radius * 0.775 * math.cos(a), -0.09, radius * 0.775 * math.sin(a)), roll=30 * k):
            letters(hour, radius * 0.31, 0.012, material=ink, font=p.font("young-serif", weight=400))
    for degrees, reach, wide in ((-60, 0.5, 0.055), (90, 0.86, 0.04)):
        with Group(at=(0, -0.105, 0), roll=90 - degrees):
            plate([(-wide * 0.5 * radius, -0.16 * radius), (wide * 0.5 * radius, -0.16 * radius), (wide * 0.6 * radius, 0.1 * radius), (wide * 1.5 * radius, reach * 0.66 * radius), (0, reach * radius), (-wide * 1.5 * radius, reach * 0.66 * radius), (-wide * 0.6 * radius, 0.1 * radius)], 0.014, material=ink, edge=0.004)
    puck(radius * 0.07, 0.05, (0, -0.11, 0), gold, 0.01)


def _cornice(width, z, steps, material, dentils=True):
    """Moulding round a square tower, its steps (out, thickness) from below, with dentils under its slab and snow on it. Returns its top."""
    for out, thick in steps:
        box((width + 2 * out, width + 2 * out, thick), (0, 0, z + thick / 2), material, min(0.02, thick * 0.3))
        z += thick
    if dentils:
        foot, reach = z - steps[-1][1], width / 2 + steps[-2][0]
        places = [k * 0.13 for k in range(-int(reach / 0.13), int(reach / 0.13) + 1)]
        boxes([(x, -reach - 0.03, foot - 0.045, 0) for x in places] + [(-reach - 0.03, y, foot - 0.045, 90) for y in places], (0.07, 0.07, 0.09), material, 0.008)
    side = width + 2 * steps[-1][0] - 0.03
    box((side, side, 0.08), (0, 0, z + 0.03), _snow(), 0.036)
    return z


def _clock_tower():
    """Brick and stone clock tower on z = 0, two faces of it worked out: a coffee bar, windows, dials, a louvred belfry. Returns its top."""
    brick = _masonry(("#8A4230", "#6B2F24"), "#A89A8A", 0.17, 0.058)
    ashlar = _masonry(("#BFAE90", "#A8977B"), "#6E6352", 0.62, 0.23, 0.9)
    dressed, green, snow = stone("#AC9772", 8, 0.1), paint("#123B2E", "satin"), _snow()
    lit, dark, inside = paint("#FFBE6C", "glow", 1.7), paint("#141A20", "satin"), paint("#8A4217", "glow", 0.5)
    for side, high, z in ((3.0, 0.14, 0.05), (2.7, 0.14, 0.17)):
        box((side, side, high), (0, 0, z), dressed, 0.03)
        box((side - 0.05, side - 0.05, 0.06), (0, 0, z + high / 2 + 0.015), snow, 0.028)
    box((2.2, 2.2, 1.5), (0, 0, 0.98), ashlar, 0.02)
    top = _cornice(2.2, 1.62, ((0.03, 0.06), (0.07, 0.05), (0.13, 0.09)), dressed)
    box((1.96, 1.96, 1.3), (0, 0, top + 0.6), brick, 0.01)
    middle = _cornice(1.96, 2.92, ((0.02, 0.06), (0.06, 0.05), (0.1, 0.07)), dressed, False)
    box((1.92, 1.92, 1.5), (0, 0, middle + 0.7), brick, 0.01)
    belfry = _cornice(1.92, 4.5, ((0.02, 0.06), (0.08, 0.06), (0.17, 0.1)), dressed)
    box((1.8, 1.8, 0.95), (0, 0, belfry + 0.45), brick, 0.01)
    high = _cornice(1.8, 5.5, ((0.03, 0.06), (0.08, 0.05), (0.14, 0.06), (0.24, 0.1)), dressed)
    for turn in (0, -90):
        with Group(turn=turn):
            # Quoins of the shaft, pilasters above.
            boxes([(side * (0.98 - w / 2 + 0.025), -0.97, top + 0.1 + 0.17 * k, 0) for k in range(7) for side in (-1, 1) for w in ((0.34, 0.22)[k % 2],)], (0.26, 0.07, 0.155), dressed, 0.012)
            for z, tall, face in ((middle + 0.72, 1.4, 0.96), (belfry + 0.44, 0.92, 0.9)):
                boxes([(side * (face - 0.1), -face - 0.01, z, 0) for side in (-1, 1)], (0.24, 0.08, tall), dressed, 0.012)
            # The bar on the ground floor.
            for x in (-0.66, 0, 0.66):
                plate(_arch(0.54, 1.1), 0.06, (x, -1.1, 0.32), dressed, 0.012)
                plate(_arch(0.42, 1.02), 0.05, (x, -1.125, 0.33), gradient(((0, "#B4551C"), (0.45, "#F29A45"), (0.75, "#FFC677"), (1, "#FFE6B4")), "Y", glow=1.7), 0.005).visible_diffuse = False
                # Who sits inside, and the lamps above them.
                sphere(0.05, (x + 0.06, -1.15, 0.8), inside, (1, 0.1, 1.1), detail=20)
                sphere(0.1, (x + 0.06, -1.15, 0.58), inside, (1, 0.08, 1.9), detail=20)
                sphere(0.035, (x - 0.11, -1.152, 1.08), paint("#FFF3D0", "glow", 3), (1, 0.3, 1), detail=20).visible_diffuse = False
                box((0.008, 0.008, 0.2), (x - 0.11, -1.152, 1.2), dark, 0)
                boxes([(x + dx, -1.16, 0.74, 0) for dx in (-0.07, 0.07)], (0.014, 0.02, 0.8), green)
                box((0.42, 0.025, 0.02), (x, -1.16, 0.98), green, 0)
                box((0.42, 0.03, 0.3 if x else 0.16), (x, -1.16, 0.47 if x else 0.4), green, 0.008)
            if turn == 0:
                box((1.9, 0.06, 0.2), (0, -1.14, 1.52), green, 0.015)
                with Group(at=(0, -1.18, 1.515)):
                    letters("TOLLBELL COFFEE", 0.18, 0.02, material=paint("#FFD58E", "glow", 1.3), font=p.font("josefin-sans", weight=600))
            # Paired windows.
            for x in (-0.26, 0.26):
                plate(_arch(0.36, 0.86), 0.07, (x, -0.98, top + 0.2), dressed, 0.012)
                plate(_arch(0.25, 0.78), 0.06, (x, -1.0, top + 0.22), lit, 0.005).visible_diffuse = False
                box((0.016, 0.02, 0.76), (x, -1.035, top + 0.6), dark, 0)
                boxes([(x, -1.035, top + z, 0) for z in (0.4, 0.6, 0.8)], (0.25, 0.02, 0.013), dark)
            box((1.02, 0.16, 0.05), (0, -1.02, top + 0.2), dressed, 0.012)
            box((0.98, 0.14, 0.055), (0, -1.03, top + 0.245), snow, 0.025)
            with Group(at=(0, -0.98, middle + 0.74)):
                _dial(0.6)
            # Louvres.
            for x in (-0.34, 0.34):
                plate(_arch(0.5, 0.8), 0.06, (x, -0.9, belfry + 0.06), dressed, 0.012)
                plate(_arch(0.38, 0.72), 0.05, (x, -0.915, belfry + 0.08), paint("#A85A22", "glow", 0.5), 0.004).visible_diffuse = False
                for k in range(8):
                    z = 0.13 + 0.08 * k
                    reach = 0.38 if z < 0.55 else 2 * math.sqrt(max(0.001, 0.19**2 - (z - 0.53) ** 2))
                    box((reach, 0.08, 0.02), (x, -0.95, belfry + z), dark, 0, (38, 0, 0))
            # Icicles.
            for k in range(17):
                x = -0.98 + 0.122 * k
                long = 0.07 + 0.13 * abs(math.sin(7.3 * k + turn))
                lathe([(0, -long), (0.018, 0)], (x, -1.125, high - 0.1), paint("#BFD3EA", "gloss"), segments=10)
    return high


def _porcelain():
    """Cup of coffee on its saucer, from z = 0: cream porcelain with a green band and gold lines."""
    cream, green, gold = paint("#F6EDDB"), paint("#0F3D2E"), paint("#D3A24C", "metal")
    lathe(smooth_line([(0, 0.02), (0.9, 0.0), (1.0, 0.06), (1.55, 0.17), (1.98, 0.36), (2.03, 0.41), (1.97, 0.42), (1.5, 0.25), (1.0, 0.17), (0.6, 0.16), (0, 0.16)], 60), material=cream, segments=160, angle=70)
    ring(2.02, 0.018, (0, 0, 0.412), gold, (0, 0, 0))
    body = smooth_line([(0.66, 0.14), (0.7, 0.2), (0.68, 0.28), (0.98, 0.44), (1.26, 0.78), (1.4, 1.25), (1.47, 1.78), (1.5, 2.02)], 48)
    lathe([(0, 0.14), *body, (1.49, 2.05), (1.46, 2.05), (1.43, 2.0), (1.4, 1.7), (1.3, 1.3), (0, 1.2)], material=cream, segments=160, angle=60)
    lathe([(x + 0.004, z) for x, z in body if 1.3 < z < 1.72], material=green, segments=160, angle=60)
    for z in (1.3, 1.72):
        ring(min(body, key=lambda spot: abs(spot[1] - z))[0] + 0.004, 0.014, (0, 0, z), gold, (0, 0, 0))
    with Group(at=(0, 0, 1.34), turn=16):
        bell = smooth_line([(0.16, 0.06), (0.12, 0.1), (0.1, 0.2), (0.06, 0.28), (0, 0.3)], 16)
        plate([(-0.16, 0.04), (0.16, 0.04), *bell, *((-x, z) for x, z in reversed(bell[:-1]))], 0.03, (0, -1.475, 0), gold, 0.008)
        puck(0.034, 0.03, (0, -1.475, 0.02), gold, 0.008)
        ring(0.026, 0.011, (0, -1.48, 0.325), gold)
    ring(1.478, 0.02, (0, 0, 2.045), gold, (0, 0, 0))
    disc(1.43, 0.02, (0, 0, 2.0), paint("#6B2F10", "glow", 0.3), 0)
    for reach, thick, colour in ((1.37, 0.045, "#C98A4A"), (1.29, 0.03, "#94582A")):
        ring(reach, thick, (0, 0, 2.01 - thick), paint(colour, "satin"), (0, 0, 0))
    ear = smooth_line([(1.36, 1.72), (1.66, 1.86), (2.02, 1.72), (2.16, 1.36), (2.02, 0.98), (1.68, 0.74), (1.2, 0.68)], 40)
    tube([(x, 0, z) for x, z in ear], 0.125, cream, smooth=False, radii=[1.15 - 0.3 * math.sin(math.pi * k / 40) for k in range(41)])
    tube([(x, 0, z + 0.09) for x, z in ear[4:17]], 0.085, _snow(), smooth=False, radii=[math.sin(math.pi * (k + 0.6) / 13.2) ** 0.5 for k in range(13)])
    rim = [math.radians(a) for a in range(150, 258, 2)]
    tube([((1.8 + 0.02 * math.sin(9 * a)) * math.cos(a), (1.8 + 0.02 * math.sin(9 * a)) * math.sin(a), 0.33) for a in rim], 0.11, _snow(), smooth=False, radii=[(0.85 + 0.15 * math.sin(14 * a)) * math.sin(math.pi * (k + 0.5) / len(rim)) ** 0.4 for k, a in enumerate(rim)])


def _out_for_coffee(coat, hat, scarf, stride=0.06):
    """Someone small in winter clothes who walks towards the viewer, a cup in hand."""
    dark, skin = paint("#1B1A22", "satin"), paint("#C98F6C", "skin")
    for side in (-1, 1):
        capsule((side * 0.03, side * stride, 0.025), (side * 0.028, 0, 0.2), 0.026, dark)
    lathe([(0.02, 0.13), (0.105, 0.14), (0.085, 0.3), (0.075, 0.39), (0.03, 0.44), (0, 0.44)], material=paint(coat, "matte"), segments=24)
    for side, hand in ((-1, (-0.11, 0.04, 0.22)), (1, (0.1, -0.1, 0.32))):
        tube([(side * 0.06, 0, 0.4), (side * 0.115, 0.01, 0.3), hand], 0.03, paint(coat, "matte"))
    lathe([(0, 0), (0.024, 0), (0.032, 0.075), (0.035, 0.078), (0.03, 0.09), (0, 0.09)], (0.1, -0.12, 0.3), paint("#F6EDDB", "satin"), segments=20)
    ring(0.055, 0.026, (0, 0, 0.445), paint(scarf, "matte"), (0, 0, 0))
    sphere(0.055, (0, 0, 0.505), skin, detail=24)
    sphere(0.061, (0, 0.008, 0.525), paint(hat, "matte"), (1, 1, 0.85), detail=24)
    sphere(0.024, (0, 0.01, 0.585), paint(hat, "matte"), detail=16)


def _lit_fir(height):
    """Snowed-in fir in the square, its lights lit."""
    order, tiers, lights = random.Random(round(height * 90)), 8, []
    capsule((0, 0, 0), (0, 0, height * 0.9), 0.05, paint("#3A2A22", "matte"))
    for colour, drop, share in (("#1C4636", 0, 1.0), (_snow(), 0.035, 0.86)):
        for k in range(tiers):
            low, reach = height * (0.1 + 0.86 * k / tiers), height * 0.3 * (1 - 0.9 * k / tiers)
            ragged = [reach * (0.8 + 0.2 * math.sin(2.1 * i + 1.3 * k) + 0.14 * order.random()) for i in range(48)]
            rows = [[(f * r * share * math.cos(math.pi * i / 24), f * r * share * math.sin(math.pi * i / 24), low + drop + height * 0.2 * (1 - f) ** 1.3) for i, r in enumerate(ragged)] for f in (1, 0.75, 0.45, 0.04)]
            loft(rows, paint(colour, "matte"), angle=70)
            if share == 1:
                lights += [(0.97 * ragged[i] * math.cos(math.pi * i / 24), 0.97 * ragged[i] * math.sin(math.pi * i / 24), low + 0.01, 0.018) for i in range(k % 5, 48, 6)]
    beads(lights, paint("#FFC66E", "glow", 3.5), 10).visible_diffuse = False


def _trodden(paths, ruts):
    """Snow of the square with a trail of steps along each of the paths, and the ruts of a sledge."""
    columns, rows = 460, 420
    xs, ys = numpy.linspace(-5.4, 5.4, columns), numpy.linspace(-4.6, 6.2, rows)
    x, y = numpy.meshgrid(xs, ys)
    z = 0.05 * numpy.sin(0.9 * x + 0.5 * y) * numpy.sin(0.7 * y - 0.4 * x) + 0.018 * numpy.sin(2.9 * x + 1.7 * y) * numpy.sin(2.3 * y - x)
    cut = 0 * z
    for path in paths:
        line = [Vector(spot) for spot in smooth_line(path, 200)]
        gone, side = 0.0, 1
        for here, ahead in zip(line, line[1:]):
            gone += (ahead - here).length
            if gone > 0.17:
                gone, side = 0.0, -side
                along = (ahead - here).normalized()
                spot = here + Vector((-along.y, along.x)) * 0.06 * side
                i, j = numpy.searchsorted(xs, spot.x), numpy.searchsorted(ys, spot.y)
                near = numpy.s_[max(0, j - 8) : j + 8, max(0, i - 8) : i + 8]
                dx, dy = x[near] - spot.x, y[near] - spot.y
                a, b = dx * along.x + dy * along.y, dy * along.x - dx * along.y
                cut[near] = numpy.maximum(cut[near], 0.11 * numpy.exp(-(((a / 0.08) ** 2 + (b / 0.05) ** 2) ** 2)))
    for rut in ruts:
        for here in [Vector(spot) for spot in smooth_line(rut, 900)]:
            i, j = numpy.searchsorted(xs, here.x), numpy.searchsorted(ys, here.y)
            near = numpy.s_[max(0, j - 6) : j + 6, max(0, i - 6) : i + 6]
            reach = ((x[near] - here.x) ** 2 + (y[near] - here.y) ** 2) / 0.05**2
            cut[near] = numpy.maximum(cut[near], 0.08 * numpy.exp(-(reach**2)))
    grid(numpy.stack([x, y, z - cut], 2).reshape(-1, 3).tolist(), _snow(), columns, closed=False)


@scene("portfolio/clocktower-coffee", "frost", samples=24, exposure=0.1)
def clocktower(s):
    """On a winter evening the clock tower of an old square wears a steaming cup of coffee."""
    leave_studio(s, "#3F6CD2", 0.4, 0.05)
    view = s.camera((0, -18, 9.6), (0, 10, 9.6), 43)
    view.data.shift_y = -0.328
    bpy.context.scene.cycles.transparent_max_bounces = 40
    sky(((0, "#F2AE74"), (0.2, "#EDAA7C"), (0.25, "#D09C90"), (0.3, "#9A93AC"), (0.37, "#6681B0"), (0.46, "#3F659C"), (0.6, "#244A84"), (0.8, "#132F66"), (1, "#0B1F4A")), 110, 5, 32, 0.72, 240)
    for y, low, swell, colour in ((104, 10.5, 1.1, "#A08C9C"), (92, 9.1, 0.9, "#6C789F")):
        ridge = [(x, low + swell * math.sin(0.07 * x + y) + 0.5 * swell * math.sin(0.19 * x + 2 * y) + 0.1 * math.sin(1.3 * x)) for x in numpy.linspace(80, -80, 321)]
        plate([(-80, 0), (80, 0), *ridge], 0.1, (0, y, 0), paint(colour, "glow", 0.6), 0).visible_diffuse = False
    box((200, 120, 0.1), (0, 50, -0.25), _snow(), 0)
    # The town beyond, row behind row in the haze.
    order = random.Random(11)
    for row, (y, count, haze) in enumerate(((62, 15, 0.9), (46, 13, 0.75), (33, 11, 0.6), (22, 9, 0.45), (14, 8, 0.3))):
        reach = 0.36 * (y + 18)
        for k in range(count):
            width, high = order.uniform(2.2, 3.2), order.uniform(2.0, 3.6) + 0.012 * y
            with Group(at=(reach * (2 * (k + 0.5) / count - 1) + order.uniform(-0.4, 0.4), y + order.uniform(-1.5, 1.5), 0), turn=order.choice((0, 90, 20, -70))):
                box((width, 3, high), (0, 1.5, high / 2), paint(order.choice(("#7A5A4C", "#8C7A66", "#6B5A58", "#94806A")), "matte"), 0)
                with Group(at=(0, -0.05, high)):
                    plate([(-width / 2, 0), (width / 2, 0), (0, width * 0.6)], 3, (0, 1.5, 0), paint("#6B5A58", "matte"), 0)
                    _snow_roof(width, 3.1, width * 0.6, k + row)
                spots = [(x, -0.03, high - 0.55 * j + 0.2 * (j == 0) - 0.1, 0) for j in range(5) for x in ((-0.75, -0.25, 0.25, 0.75) if j else (-0.25, 0.25))]
                spots += [(side * width / 2, y, high - 0.55 * j - 0.35, 90) for j in range(3) for y in (0.4, 0.95, 1.5, 2.05, 2.6) for side in (-1, 1)]
                city.windows(spots, (0.2, 0.04, 0.3), 0.42, 9 * row + k, "#22345A", 1.3)
                for x in (-0.3, 0.5):
                    box((0.3, 0.3, 0.9), (x, 1.0 + x, high + width * 0.5), paint("#5E3A30", "matte"), 0)
                    box((0.32, 0.32, 0.1), (x, 1.0 + x, high + width * 0.5 + 0.47), _snow(), 0.03)
        _mist(180, 6 + 0.08 * y, (0, y - 3, 3 + 0.04 * y), ("#B58E8E", "#8C86A6", "#6B7CAC", "#5570A8", "#4863A0")[row], haze)
    for x, y, high in ((-11, 40, 10), (13, 52, 12), (6.5, 30, 7.4)):
        box((1.6, 1.6, high * 0.7), (x, y, high * 0.35), paint("#6B5A58", "matte"), 0)
        lathe([(1.15, high * 0.7), (0.5, high * 0.82), (0, high * 1.15)], (x, y, 0), _snow(), segments=8, angle=10)
        boxes([(x + dx, y - 0.82, high * 0.6, 0) for dx in (-0.3, 0.3)], (0.26, 0.06, 0.7), paint("#FFB45E", "glow", 1.2)).visible_diffuse = False
    lights = [(0.36 * (y + 18) * order.uniform(-1, 1), y, order.uniform(0.8, 3.2), 0.0022 * (y + 18)) for y in [order.uniform(10, 70) for _ in range(170)]]
    beads(lights, paint("#FFC070", "glow", 1.6), 8).visible_diffuse = False
    # The square.
    homes = ((-5.3, -1.9, 70, 1.9, 3, "#B98A4E", "#2C4A3E", "step", "#123B2E"), (-4.9, 0.5, 58, 1.7, 4, "#8E5A4C", "#3A2A26", "bell", None), (-4.3, 2.9, 44, 1.8, 3, "#A9A08A", "#4A3026", "plain", "#7A2A22"), (-3.0, 5.0, 20, 1.9, 4, "#9C6A4E", "#24463C", "step", None), (-1.3, 5.9, 6, 2.0, 3, "#BFA576", "#54302A", "bell", "#123B2E"), (1.3, 6.0, -5, 2.0, 4, "#7E5348", "#2A3C48", "step", None), (2.9, 5.2, -20, 1.8, 3, "#A8977A", "#24463C", "plain", "#123B2E"), (4.3, 3.2, -42, 1.9, 4, "#B5764E", "#3A2A26", "bell", None), (5.0, 0.9, -58, 1.7, 3, "#8A8474", "#5A2A24", "step", "#7A2A22"), (5.4, -1.5, -70, 1.9, 4, "#A97F52", "#24463C", "bell", None))
    for k, (x, y, turn, width, storeys, wall, shutter, gable, shop) in enumerate(homes):
        with Group(at=(x, y, 0), turn=turn, roll=1.6 * math.sin(5 * k)) as home:
            mouth = _old_house(width, storeys, wall, shutter, 3 * k + 1, gable, shop)
        if k in (1, 3, 6, 8):
            mx, my, mz = home.empty.matrix_basis @ Vector(mouth)
            _vapour([(mx, my, mz, 0.16), (mx + 0.08, my, mz + 0.5, 0.3), (mx + 0.4, my, mz + 1.1, 0.5), (mx + 1.0, my, mz + 1.7, 0.8)], k, "#B9B4C4", "#7E8CB8", 0.5)
    walkers = (
        (((1.2, -2.0), (1.5, -2.6), (2.3, -2.7), (3.1, -2.4)), "#123B2E", "#E9DCC0", "#C9762E"),
        (((0.7, -2.0), (0.4, -2.4), (-0.4, -2.7), (-1.1, -2.55)), "#7A2A22", "#F0E4CC", "#F0E4CC"),
        (((0.9, -2.0), (0.5, -2.65), (-0.5, -2.98), (-1.22, -2.8)), "#2A3C58", "#C9762E", "#E9DCC0"),
        (((3.5, 2.4), (3.4, 1.4), (3.15, 0.4), (2.95, -0.3)), "#C9A56A", "#7A2A22", "#123B2E"),
        (((-3.6, 1.6), (-3.0, 1.1), (-2.5, 0.4), (-2.0, -0.2)), "#3A2A30", "#123B2E", "#C9762E"),
        (((-1.0, -1.9), (-2.0, -2.2), (-2.9, -1.7), (-3.4, -1.0)), "#E9DCC0", "#2A3C58", "#7A2A22"),
        (((2.0, 4.4), (2.2, 3.4), (2.0, 2.6), (1.6, 1.9)), "#123B2E", "#C9762E", "#E9DCC0"),
        (((-2.0, 4.2), (-1.9, 3.4), (-2.1, 2.6), (-1.9, 2.2)), "#7A2A22", "#2A3C58", "#E9DCC0"),
    )
    ruts = [((-5.2, -3.0), (-2.8, -1.9), (-2.2, 1.0), (-1.6, 3.2), (0.6, 4.2), (3.4, 3.6)), ((-5.2, -3.3), (-2.6, -2.15), (-1.95, 0.9), (-1.4, 3.0), (0.6, 3.95), (3.3, 3.3))]
    _trodden([path for path, *_ in walkers] + [((4.6, -2.4), (3.4, -3.6), (1.6, -3.9), (0.2, -4.5)), ((-3.2, -1.2), (-2.6, -2.6), (-1.6, -3.6), (-1.2, -4.5))], ruts)
    for path, coat, hat, scarf in walkers:
        (x0, y0), (x, y) = path[-2:]
        with Group(at=(x, y, -0.02), turn=math.degrees(math.atan2(x - x0, y0 - y)), scale=1.3):
            _out_for_coffee(coat, hat, scarf)
    for x, y, high in ((-4.0, -2.5, 1.6), (3.95, -0.7, 1.7), (-3.5, 2.9, 1.9), (3.4, 3.5, 1.8)):
        with Group(at=(x, y, 0)):
            _lit_fir(high)
    with Group(turn=24):
        top = _clock_tower()
    disc(1.05, 0.3, (0, 0, top + 0.15), stone("#AC9772", 8, 0.1), 0.04, top=0.9)
    with Group(at=(0, 0, top + 0.26), turn=-16, scale=1.08):
        _porcelain()
    for x, y in ((-2.5, -2.3), (2.25, -2.1), (-2.5, 2.3), (2.5, 2.5)):
        with Group(at=(x, y, 0), scale=1.15):
            _street_lamp()
        _mist(1.4, 1.4, (x, y + 0.12, 1.5), "#FFB860", 0.3, True)
        lamp(s, (x, y, 1.5), (x, y, 0), 0.3, 34, "#FFB44C")
    # Steam.
    for k, (dx, bend, width, share) in enumerate(((-0.6, -0.5, 0.8, 0.75), (0.55, 0.3, 0.8, 0.75), (0, 0, 1.1, 0.85), (-0.2, 0.5, 1.4, 0.65), (0.3, -0.3, 1.7, 0.5))):
        knots = ((dx, 7.95, 1.1), (dx - 0.35, 8.7, 1.2), (0.6 * dx + 0.15 + 0.4 * bend, 9.4, 1.3), (0.5 * dx + 0.6 + bend, 9.9 - 0.1 * bend, 1.5), (0.5 * dx + 2.0 + bend, 10.15 + 0.2 * bend, 1.6), (0.5 * dx + 3.8, 9.9 + 0.5 * bend, 1.8), (7.2, 9.8 + 0.5 * bend, 2.2))
        _vapour([(x, 0.3 - 0.1 * k, z, width * wide) for x, z, wide in knots], 3.7 * k + 1, "#FFD3B0", "#B9C6E8", share, 1.2)
    # The sky's last light, the warm windows opposite, what the porcelain mirrors.
    lamp(s, (-9, -10, 14), (0, 0, 5), 6, 900, "#86A8F0")
    for at, target, size, power, colour, spread in (((-8, -10, 10), (0, 0, 7.2), 2, 120, "#DDE6FF", 24), ((7, -9, 5), (0, 0, 5.0), 2, 165, "#FFC083", 38), ((9, 8, 9), (0, 0, 7), 2, 380, "#FF9A54", 40)):
        lamp(s, at, target, size, power, colour).data.spread = math.radians(spread)
    for x, y, width, colour, glow, turn in ((-7.5, -5, 1.4, "#DCE8FF", 9, -55), (7.5, -3, 0.7, "#FFC27A", 12, 60)):
        panel = box((width, 0.05, 7), (x, y, 9), paint(colour, "glow", glow), 0, (0, 0, turn))
        panel.visible_camera = panel.visible_diffuse = panel.visible_shadow = False
    lamp(s, (1.0, -2.2, 0.9), (1.6, -3.4, 0), 0.8, 46, "#FFA850")
    lamp(s, (0, 2.6, 1.4), (0, 6, 1.2), 2, 90, "#FFA850")
    for side in (-1, 1):
        lamp(s, (side * 2.4, 0, 1.0), (side * 5, 0, 1.4), 2, 48, "#FFA850")
    flakes = [(order.uniform(-5, 5), order.uniform(-11, 3), order.uniform(0, 12.5), 0.006 + 0.012 * order.random() ** 3) for k in range(760)]
    flakes = [(x, y, z, r) for x, y, z, r in flakes if y > 0 or abs(x) > 0.07 * (y + 18)]
    beads(flakes, paint("#DCE8FF", "glow", 0.8), 8).visible_diffuse = False
    for k in range(22):
        y, size = order.uniform(-14, -11), order.uniform(0.05, 0.11)
        _mist(size, size, ((-1) ** k * (y + 18) * order.uniform(0.08, 0.33), y, 9.6 + (y + 18) * order.uniform(-0.66, 0.1)), "#DCE8FF", 0.45, True)


def _petal_paint(root, tip, through=0.35):
    """Petal or leaf that runs from one colour at its root to another at its tip, each flower a little different, and lets light through."""
    material = paint(tip, "matte").copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    along, ramp, vary, own, value, thin, mix = (nodes.new(f"ShaderNode{kind}") for kind in ("Attribute", "ValToRGB", "HueSaturation", "ObjectInfo", "MapRange", "BsdfTranslucent", "MixShader"))
    along.attribute_name = "petal"
    for element, colour in zip(ramp.color_ramp.elements, (root, tip)):
        element.color = linear(colour)
    value.inputs[3].default_value, value.inputs[4].default_value = 0.88, 1.2
    mix.inputs[0].default_value, surface.inputs["Emission Strength"].default_value = through, 0.13
    for source, target in ((along.outputs["Fac"], ramp.inputs[0]), (ramp.outputs[0], vary.inputs["Color"]), (own.outputs["Random"], value.inputs[0]), (value.outputs[0], vary.inputs["Value"]), (vary.outputs[0], surface.inputs["Base Color"]), (vary.outputs[0], thin.inputs[0]), (vary.outputs[0], surface.inputs["Emission"]), (surface.outputs[0], mix.inputs[1]), (thin.outputs[0], mix.inputs[2]), (mix.outputs[0], nodes["Material Output"].inputs[0])):
        links.new(source, target)
    return material


def _bloom(rows, materials, seed=1):
    """Mesh of a flower that opens upwards. A row is number of petals, radius and height it starts from, length, half width, lean from the upright, bend, cup, ruffle, pointedness, material."""
    order = random.Random(seed)
    points, faces, along, kinds = [], [], [], []
    up, across = 6, 5
    for number, radius, height, length, half, lean, bend, cup, ruffle, point, kind in rows:
        spin = order.uniform(0, 360)
        for k in range(number):
            a = math.radians(spin + 360 * k / number + order.uniform(-9, 9))
            tilt, curl, long, phase = lean + order.uniform(-6, 6), bend * order.uniform(0.8, 1.2), length * order.uniform(0.9, 1.1), order.uniform(0, 6)
            r, z, start = radius, height, len(points)
            for j in range(up + 1):
                v = j / up
                angle = math.radians(tilt + curl * v)
                if j:
                    r, z = r + math.sin(angle) * long / up, z + math.cos(angle) * long / up
                wide = half * (0.22 + 0.78 * math.sin(math.pi * min(1, 0.1 + 0.62 * v))) * (1 - v**3) ** (0.35 + point)
                for i in range(across):
                    u = 2 * i / (across - 1) - 1
                    inward = cup * u * u * wide + ruffle * long * v * v * math.sin(4.2 * u + phase)
                    x, y = r - math.cos(angle) * inward, u * wide
                    points.append((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z + math.sin(angle) * inward))
                    along.append(v)
                    if j and i:
                        here = start + j * across + i
                        faces.append((here - across - 1, here - across, here, here - 1))
                        kinds.append(kind)
    mesh = bpy.data.meshes.new("bloom")
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.attributes.new("petal", "FLOAT", "POINT").data.foreach_set("value", along)
    for material in materials:
        mesh.materials.append(material)
    mesh.polygons.foreach_set("material_index", kinds)
    return mesh


def _sown(mesh, at, up, size, spin):
    """One more of a mesh, standing along `up`."""
    obj = place(bpy.data.objects.new("sown", mesh))
    obj.matrix_basis = Matrix.LocRotScale(Vector(at), Vector(up).to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), spin), Vector((size, size, size)))
    return obj


def _flower_shop():
    """Meshes of what the train carries, by kind: each about 1 wide."""
    green, heart = _petal_paint("#55772F", "#8FB257"), _petal_paint("#8A9A2E", "#E9C63C", 0.1)
    shop = {"peony": [], "ranunculus": [], "tulip": [], "daffodil": [], "blossom": [], "leaf": []}
    peony = [(7, 0.05, 0, 0.62, 0.3, 74, -48, 0.5, 0.06, 0, 0), (8, 0.05, 0.03, 0.6, 0.28, 56, -50, 0.6, 0.07, 0, 0), (8, 0.04, 0.06, 0.56, 0.25, 40, -48, 0.6, 0.08, 0, 0), (8, 0.03, 0.1, 0.5, 0.2, 26, -46, 0.6, 0.1, 0, 0), (9, 0.03, 0.14, 0.42, 0.15, 14, -40, 0.5, 0.14, 0, 0), (6, 0.01, 0.16, 0.34, 0.1, 4, -20, 0.5, 0.16, 0, 0)]
    for k, (root, tip) in enumerate((("#D65A86", "#F7B7CA"), ("#B02A5C", "#E2668F"), ("#F3C6B4", "#FFF2E4"), ("#E585A4", "#FDDDE4"), ("#F1DDA8", "#FFF7E0"))):
        shop["peony"].append(_bloom(peony, [_petal_paint(root, tip)], k))
    tight = [(6, 0.03, 0.02 * k, 0.56 - 0.035 * k, 0.26 - 0.018 * k, 82 - 11 * k, -64 - 3 * k, 0.5, 0.02, 0, 0) for k in range(7)] + [(5, 0.01, 0.16, 0.2, 0.08, 4, -30, 0.4, 0, 0, 1)]
    for k, (root, tip) in enumerate((("#E7A72C", "#FBE08A"), ("#EDD9B4", "#FFF8EA"), ("#DC6A86", "#FBC4C4"), ("#E99A4A", "#FBD3A0"))):
        shop["ranunculus"].append(_bloom(tight, [_petal_paint(root, tip), green], k))
    cup = [(3, 0.03, 0, 0.86, 0.3, 34, -46, 0.7, 0.02, 0.5, 0), (3, 0.03, 0.02, 0.82, 0.3, 26, -38, 0.7, 0.02, 0.5, 0), (3, 0.02, -0.85, 0.9, 0.1, 10, 30, 0.5, 0, 0.7, 1), (5, 0, -0.7, 0.72, 0.03, 0, 0, 0.4, 0, 0, 1)]
    for k, (root, tip) in enumerate((("#F4D9A8", "#E46A92"), ("#B9C060", "#F8DF76"), ("#E9E3B0", "#FFF6EC"))):
        shop["tulip"].append(_bloom(cup, [_petal_paint(root, tip), green], k))
    trumpet = [(6, 0.05, 0, 0.52, 0.22, 84, 6, 0.16, 0.02, 0.3, 0), (9, 0.1, 0, 0.36, 0.12, 6, 46, 0.1, 0.1, 0, 1), (5, 0.02, 0, 0.2, 0.03, 8, 0, 0.2, 0, 0, 1)]
    for k, (petals, horn) in enumerate(((("#F2D34A", "#FCEB92"), ("#E08A1C", "#F4B43A")), (("#F4EBC0", "#FFFBEE"), ("#E6A21E", "#F8C846")))):
        shop["daffodil"].append(_bloom(trumpet, [_petal_paint(*petals), _petal_paint(*horn)], k))
    five = [(5, 0.04, 0, 0.44, 0.24, 72, -14, 0.4, 0.03, 0, 0), (7, 0.02, 0, 0.2, 0.02, 26, 10, 0, 0, 0, 1)]
    for k, (root, tip) in enumerate((("#F0A0BA", "#FFF0F3"), ("#F5C3CE", "#FFFDF8"))):
        shop["blossom"].append(_bloom(five, [_petal_paint(root, tip), heart], k))
    for k, (root, tip) in enumerate((("#35592A", "#6E9A45"), ("#2C4F33", "#588A52"))):
        shop["leaf"].append(_bloom([(4, 0.02, 0, 0.9, 0.13, 40, 40, 0.4, 0.02, 0.5, 0), (3, 0.02, 0, 1.05, 0.1, 20, 30, 0.5, 0.02, 0.6, 0)], [_petal_paint(root, tip)], k))
    shop["petal"] = [_bloom([(1, 0, 0, 0.9, 0.32, 60, 50, 0.5, 0.06, 0, 0)], [_petal_paint(root, tip, 0.5)], k) for k, (root, tip) in enumerate((("#D9628A", "#F8BFCF"), ("#F3C6CE", "#FFF3F0"), ("#C23A6A", "#EE8FAE"), ("#F0CF7A", "#FFF0BE")))]
    return shop


def _heaped(shop, length, width, rise, seed, count, size=0.42):
    """Flowers heaped over a rectangle on z = 0, spilling over its edge: the large ones close together, leaves under them, tulips and sprigs that stand out."""
    order = random.Random(seed)

    def mound(x, y):
        u, v = 2 * x / length, 2 * y / width
        return rise * max(0.0, (1 - u**4)) ** 0.5 * max(0.0, (1 - 0.82 * v * v)) ** 0.5

    sphere(1, (0, 0, -0.04), paint("#24401F", "matte"), (length * 0.47, width * 0.44, rise * 0.84), detail=32)
    spots = []
    for _ in range(count * 30):
        x, y, reach = order.uniform(-0.53, 0.53) * length, order.uniform(-0.56, 0.56) * width, size * order.choice((0.62, 0.8, 1.0, 1.2))
        spot = Vector((x, y, mound(x, y)))
        if len(spots) < count and all((spot - other).length > 0.4 * (reach + wide) for other, wide in spots):
            spots.append((spot, reach))
    for spot, reach in spots:
        x, y = spot.x, spot.y
        normal = Vector((-(mound(x + 0.05, y) - mound(x - 0.05, y)) / 0.1, -(mound(x, y + 0.05) - mound(x, y - 0.05)) / 0.1, 0.9)).normalized()
        normal = (normal + Vector([order.gauss(0, 0.22) for _ in range(3)]) + Vector((0, 0, 0.15))).normalized()
        kind = order.choices(("peony", "ranunculus", "daffodil", "tulip", "blossom"), (5.5 * reach / size, 4, 2, 1.5, 1))[0]
        if kind == "tulip":
            _sown(order.choice(shop[kind]), spot + normal * reach * 0.7, (normal + Vector((0, 0, 1))).normalized(), reach * 0.8, order.uniform(0, 6))
        else:
            _sown(order.choice(shop[kind]), spot - normal * 0.02, normal, reach * {"peony": 1.15, "ranunculus": 0.95, "daffodil": 0.85, "blossom": 0.6}[kind], order.uniform(0, 6))
        if order.random() < 0.6:
            _sown(order.choice(shop["leaf"]), spot - normal * 0.12, normal + Vector([order.gauss(0, 0.6) for _ in range(3)]), reach * 0.75, order.uniform(0, 6))
    for _ in range(count // 45):
        x, y = order.uniform(-0.42, 0.42) * length, order.uniform(-0.35, 0.35) * width
        foot = Vector((x, y, mound(x, y) - 0.1))
        line = [foot + Vector((order.gauss(0, 0.1) * t, order.gauss(0, 0.1) * t, 0)) + Vector((0.5 * x / length, 0.8 * y / width, 1)) * t * 0.95 for t in (0, 0.35, 0.7, 1)]
        tube(line, 0.016, paint("#5A4436", "matte"))
        for j in range(16):
            t = 0.3 + 0.7 * j / 15
            k = min(2, int(t * 3))
            _sown(shop["blossom"][j % 2], line[k].lerp(line[k + 1], t * 3 - k) + Vector([order.gauss(0, 0.035) for _ in range(3)]), Vector([order.gauss(0, 1) for _ in range(3)]) + Vector((0, -0.5, 0.7)), order.uniform(0.16, 0.24), order.uniform(0, 6))


def _wheel(radius, spokes, colour, tyre):
    """Spoked wheel that faces the viewer, centred."""
    lathe([(radius - 0.075, -0.05), (radius, -0.05), (radius, 0.04), (radius + 0.035, 0.045), (radius + 0.035, 0.07), (radius - 0.075, 0.07), (radius - 0.075, -0.05)], (0, 0, 0), tyre, (90, 0, 0), 64)
    lathe([(radius - 0.13, -0.03), (radius - 0.07, -0.04), (radius - 0.07, 0.05), (radius - 0.13, 0.04), (radius - 0.13, -0.03)], (0, 0, 0), colour, (90, 0, 0), 64)
    puck(radius * 0.2, 0.14, (0, 0, 0), colour, 0.02)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes
        tube([(radius * 0.15 * math.cos(a), 0, radius * 0.15 * math.sin(a)), ((radius - 0.1) * math.cos(a), 0, (radius - 0.1) * math.sin(a))], 0.024, colour, smooth=False)


def _buffers(x, out):
    """Pair of buffers and a coupling hook on a beam whose face is at `x`, towards `out`."""
    steel, dark = paint("#9BA1A4", "metal"), paint("#1A1D1E", "satin")
    for y in (-0.56, 0.56):
        lathe([(0.12, 0), (0.12, 0.04), (0.075, 0.07), (0.06, 0.2), (0, 0.2)], (x, y, 0.92), dark, (0, 90 * out, 0), 32)
        lathe([(0.04, 0.18), (0.045, 0.27), (0.165, 0.29), (0.15, 0.325), (0, 0.345)], (x, y, 0.92), steel, (0, 90 * out, 0), 48)
    tube([(x, 0, 0.95), (x + 0.14 * out, 0, 0.95), (x + 0.2 * out, 0, 0.88), (x + 0.14 * out, 0, 0.82)], 0.035, dark)
    for k in range(3):
        ring(0.075, 0.02, (x + 0.13 * out, 0, 0.78 - 0.11 * k), dark, (90, 0, 90 * (k % 2)))


def _engine(shop):
    """Tank engine along x, its front at x = 5.4, on rails at z = 0: a wreath round the smokebox door, flowers in the bunker."""
    green, black, steel, brass, cream = paint("#0B3A2A"), paint("#17191A", "satin"), paint("#A3A8AA", "metal"), paint("#D0A047", "metal"), paint("#EBDDB4", "satin")
    deep = paint("#0A2E22")

    def barrel(profile, material):
        return lathe(profile, (0, 0, 2.02), material, (0, 90, 0), 96, 30)

    box((5.0, 0.9, 0.36), (2.7, 0, 0.92), black, 0.02)
    box((5.1, 1.72, 0.07), (2.62, 0, 1.25), black, 0.01)
    for y in (-0.85, 0.85):
        box((5.1, 0.03, 0.16), (2.62, y, 1.19), green, 0.01)
        box((5.1, 0.012, 0.02), (2.62, y * 1.022, 1.2), brass, 0)
    # Boiler, smokebox and what stands on them.
    barrel([(0, 1.4), (0.62, 1.4), (0.62, 4.55), (0, 4.55)], green)
    for x in (1.62, 2.3, 2.95, 3.6, 4.25, 4.5):
        barrel([(0.6, x - 0.045), (0.634, x - 0.045), (0.634, x + 0.045), (0.6, x + 0.045)], brass)
        for side in (-1, 1):
            barrel([(0.6, x + 0.075 * side - 0.012), (0.626, x + 0.075 * side - 0.012), (0.626, x + 0.075 * side + 0.012), (0.6, x + 0.075 * side + 0.012)], cream)
    barrel([(0, 4.52), (0.655, 4.52), (0.655, 5.2), (0.62, 5.25), (0, 5.25)], black)
    barrel([(0.53, 5.24), (0.53, 5.28), (0.44, 5.34), (0.22, 5.4), (0, 5.41)], paint("#1C1F20"))
    ring(0.53, 0.022, (5.265, 0, 2.02), brass, (0, 90, 0))
    boxes([(5.375, -0.06, 2.02 + z, 0) for z in (-0.16, 0.16)], (0.03, 0.86, 0.055), steel, 0.008)
    ring(0.13, 0.018, (5.46, 0, 2.02), steel, (0, 90, 0))
    for a in (30, 150, 270):
        capsule((5.46, 0, 2.02), (5.46, 0.13 * math.cos(math.radians(a)), 2.02 + 0.13 * math.sin(math.radians(a))), 0.014, steel)
    lathe([(0.06, 0), (0.075, 0.02), (0.05, 0.06), (0, 0.07)], (5.4, 0, 2.02), brass, (0, 90, 0), 32)
    beads([(5.0 + 0.16 * j, 0.66 * math.cos(a), 2.02 + 0.66 * math.sin(a), 0.016) for j in (-2.75, 1) for a in [2 * math.pi * i / 40 for i in range(40)]], black, 8)
    box((0.72, 1.0, 0.5), (4.88, 0, 1.5), black, 0.03)
    lathe([(0.3, 0.5), (0.24, 0.6), (0.19, 0.72), (0.2, 1.35), (0.22, 1.36), (0.22, 1.4)], (4.88, 0, 2.02), black, segments=64)
    lathe([(0.205, 1.34), (0.29, 1.42), (0.3, 1.47), (0.25, 1.55), (0.2, 1.55), (0.18, 1.3)], (4.88, 0, 2.02), paint("#B8693C", "metal"), segments=64)
    lathe([(0.44, 0.42), (0.33, 0.55), (0.28, 0.68), (0.29, 0.95), (0.24, 1.1), (0.12, 1.19), (0, 1.2)], (3.28, 0, 2.02), brass, segments=64)
    lathe([(0.3, 0.5), (0.2, 0.62), (0.17, 0.8), (0.2, 0.84), (0.2, 0.88), (0, 0.88)], (2.28, 0, 2.02), brass, segments=48)
    for y in (-0.06, 0.06):
        capsule((2.28, y, 2.85), (2.28, y, 3.06), 0.035, brass)
    capsule((1.72, 0.2, 2.5), (1.72, 0.2, 2.98), 0.03, brass)
    for side in (-1, 1):
        tube([(1.6, side * 0.68, 2.3), (4.9, side * 0.7, 2.3), (5.22, side * 0.6, 2.38), (5.32, side * 0.3, 2.66), (5.32, 0, 2.72)], 0.02, brass)
        beads([(x, side * 0.68, 2.3, 0.036) for x in (1.9, 2.7, 3.5, 4.3)], brass, 12)
    # Cab and bunker.
    for y in (-0.8, 0.8):
        plate([(0.42, 1.28), (1.5, 1.28), (1.5, 3.06), (0.42, 3.06)], 0.05, (0, y, 0), green, 0.012, [rounded([(0.62, 2.2), (1.3, 2.2), (1.3, 2.86), (0.62, 2.86)], 0.16)])
        tube([(x, y * 1.035, z) for x, z in rounded([(0.62, 2.2), (1.3, 2.2), (1.3, 2.86), (0.62, 2.86)], 0.16)], 0.022, brass, False, True)
        tube([(x, y * 1.035, z) for x, z in rounded([(0.54, 1.42), (1.38, 1.42), (1.38, 2.06), (0.54, 2.06)], 0.1)], 0.01, cream, False, True)
        box((0.95, 0.05, 1.0), (-0.06, y, 1.78), green, 0.012)
        tube([(x, y * 1.035, z) for x, z in rounded([(-0.42, 1.42), (0.3, 1.42), (0.3, 2.1), (-0.42, 2.1)], 0.1)], 0.01, cream, False, True)
    with Group(at=(1.5, 0, 0), turn=90):
        panes = [[(x + 0.17 * math.cos(math.pi * i / 12), 2.62 + 0.17 * math.sin(math.pi * i / 12)) for i in range(24)] for x in (-0.48, 0.48)]
        plate([(-0.8, 1.28), (0.8, 1.28), (0.8, 3.06), (0.4, 3.2), (-0.4, 3.2), (-0.8, 3.06)], 0.05, (0, 0, 0), green, 0.01, panes)
        for x in (-0.48, 0.48):
            ring(0.18, 0.022, (x, 0.04, 2.62), brass)
    box((0.05, 1.6, 1.0), (-0.52, 0, 1.78), green, 0.012)
    roof = [[(x, 0.92 * math.sin(a), 2.5 + 0.78 * math.cos(a) + lift) for a in [math.radians(-68 + 8.5 * i) for i in range(17)]] for x, lift in ((0.3, 0.1), (1.66, 0.1))]
    grid([spot for row in roof for spot in row], deep, 17, closed=False, thickness=0.06)
    with Group(at=(-0.05, 0, 2.2)):
        _heaped(shop, 1.0, 1.5, 0.36, 5, 26)
    # The driver, who looks out.
    sphere(0.26, (0.98, -0.62, 2.14), paint("#2A3B4C", "matte"), (0.9, 0.8, 1.1), detail=24)
    tube([(1.0, -0.7, 2.3), (0.86, -0.92, 2.16), (1.12, -0.95, 2.24)], 0.065, paint("#2A3B4C", "matte"))
    for x, y, z, r, tone in ((1.16, -0.95, 2.25, 0.06, "#C98F6C"), (1.06, -0.86, 2.55, 0.14, "#C98F6C"), (1.19, -0.88, 2.54, 0.035, "#C07F60"), (1.16, -0.88, 2.49, 0.05, "#E9E2D6")):
        sphere(r, (x, y, z), paint(tone, "skin" if tone[1] == "C" else "matte"), detail=20)
    ring(0.1, 0.045, (1.03, -0.84, 2.42), paint("#E5C65A", "matte"), (0, 0, 0))
    disc(0.16, 0.09, (1.04, -0.86, 2.67), paint("#1F2A33", "matte"), 0.03)
    disc(0.13, 0.025, (1.14, -0.87, 2.63), paint("#14191C", "satin"), 0.008)
    # Wheels, rods and cylinders.
    for x in (1.0, 2.35, 3.7):
        for side in (-1, 1):
            with Group(at=(x, side * 0.66, 0.62), turn=0 if side < 0 else 180, roll=24):
                _wheel(0.6, 14, green, steel)
            with Group(at=(x, side * 0.78, 1.24)):
                plate([(0.64 * math.cos(math.pi * i / 24), 0.4 * math.sin(math.pi * i / 24)) for i in range(25)], 0.1, (0, 0, 0), green, 0.01)
                tube([(0.64 * math.cos(math.pi * i / 24), -0.052 * -side, 0.4 * math.sin(math.pi * i / 24)) for i in range(25)], 0.02, brass, False)
            puck(0.085, 0.2, (x + 0.2, side * 0.8, 0.5), steel, 0.01)
    for side in (-1, 1):
        box((2.86, 0.045, 0.13), (2.55, side * 0.84, 0.5), steel, 0.015)
        box((2.1, 0.045, 0.11), (3.6, side * 0.9, 0.57), steel, 0.015, (0, -3, 0))
        lathe([(0, 0), (0.25, 0), (0.25, 0.8), (0, 0.8)], (4.42, side * 0.8, 0.72), green, (0, 90, 0), 48)
        for x, metal in ((4.42, brass), (5.18, black)):
            lathe([(0, 0), (0.275, 0), (0.275, 0.05), (0.12, 0.07), (0, 0.07)], (x, side * 0.8, 0.72), metal, (0, 90, 0), 48)
        box((0.06, 0.1, 0.5), (5.2, side * 0.62, 0.35), black, 0.01)
        with Group(at=(4.75, side * 0.62, 0.36)):
            _wheel(0.33, 10, green, steel)
    # Front.
    box((0.1, 1.86, 0.42), (5.22, 0, 0.96), paint("#B23A5C", "satin"), 0.015)
    _buffers(5.27, 1)
    for at in ((5.3, 0.0, 2.86), (5.28, -0.62, 1.3), (5.28, 0.62, 1.3)):
        with Group(at=at):
            box((0.16, 0.18, 0.22), (0, 0, 0.11), black, 0.03)
            lathe([(0.07, 0), (0.05, 0.06), (0.06, 0.1), (0, 0.1)], (0, 0, 0.21), brass, segments=24)
            lathe([(0, 0), (0.085, 0), (0.085, 0.05), (0.07, 0.05)], (0.07, 0, 0.11), brass, (0, 90, 0), 32)
            lathe([(0, 0), (0.07, 0), (0.04, 0.03), (0, 0.035)], (0.11, 0, 0.11), paint("#FFE3A0", "glow", 2.6), (0, 90, 0), 32).visible_diffuse = False
    order = random.Random(4)
    for k in range(64):
        a, out = 2 * math.pi * k / 64 + order.uniform(-0.05, 0.05), order.uniform(-0.06, 0.09)
        spot, face = (5.34 + order.uniform(-0.02, 0.06), (0.63 + out) * math.cos(a), 2.02 + (0.63 + out) * math.sin(a)), Vector((1, 0.7 * math.cos(a) * out * 9, 0.7 * math.sin(a) * out * 9)) + Vector([order.gauss(0, 0.2) for _ in range(3)])
        _sown(order.choice(shop[order.choices(("peony", "ranunculus", "blossom", "daffodil"), (3, 4, 2, 1))[0]]), spot, face, order.uniform(0.15, 0.25), order.uniform(0, 6))
        _sown(order.choice(shop["leaf"]), (spot[0] - 0.08, spot[1], spot[2]), (0.6, math.cos(a + 1.2 * (-1) ** k), math.sin(a + 1.2 * (-1) ** k)), 0.22, order.uniform(0, 6))


def _goods_wagon(shop, colour, seed, count):
    """Open wagon of planks along x, centred, 3.1 long, on rails at z = 0, heaped with flowers."""
    planks, iron, steel = bumped(paint(colour, "satin").copy(), 0.3, 0.02, 9, 6), paint("#1E2122", "satin"), paint("#8E9496", "metal")
    box((3.2, 1.2, 0.2), (0, 0, 0.86), iron, 0.02)
    for k in range(4):
        z = 1.05 + 0.2 * k
        for y in (-0.84, 0.84):
            box((3.1, 0.08, 0.188), (0, y, z), planks, 0.012)
        for x in (-1.52, 1.52):
            box((0.08, 1.66, 0.188), (x, 0, z), planks, 0.012)
    straps = [(x, y, 1.33, 0) for x in (-1.47, -1.13, 1.13, 1.47) for y in (-0.895, 0.895)]
    boxes(straps, (0.1, 0.03, 0.82), iron, 0.006)
    beads([(x, y * 1.02, 1.05 + 0.2 * k, 0.018) for x, y, _, _ in straps for k in range(4)], steel, 8)
    box((3.16, 1.8, 0.03), (0, 0, 0.94), iron, 0)
    for y in (-0.86, 0.86):
        box((3.16, 0.13, 0.035), (0, y, 1.76), paint("#D8C9A0", "satin"), 0.008)
    with Group(at=(0, -0.885, 1.36)):
        letters("Petalgrain", 0.46, 0.012, (0, 0, 0), paint("#163F30", "satin"), p.font("fraunces", weight=600))
    for x in (-0.95, 0.95):
        for side in (-1, 1):
            with Group(at=(x, side * 0.66, 0.42), roll=17 * seed):
                _wheel(0.4, 10, iron, steel)
            box((0.24, 0.14, 0.2), (x, side * 0.8, 0.44), iron, 0.03)
            plate([(-0.3, 0.4), (0.3, 0.4), (0.1, 0), (-0.1, 0)], 0.03, (x, side * 0.76, 0.42), iron, 0.008)
    for out in (-1, 1):
        box((0.1, 1.6, 0.24), (1.56 * out, 0, 0.88), iron, 0.01)
        _buffers(1.6 * out, out)
    with Group(at=(0, 0, 1.66)):
        _heaped(shop, 3.0, 1.66, 0.74, seed, count)


def _railway(knots):
    """Line through (x, y) knots. Returns functions for the point at a distance along it, so far to its left and so high, for the heading there in degrees and for the distance nearest to a place; and its length."""
    line = numpy.array(smooth_line(knots, 600))
    far = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(*numpy.diff(line, axis=0).T))])

    def heading(s):
        ahead, behind = (numpy.array([numpy.interp(s + d, far, line[:, axis]) for axis in (0, 1)]) for d in (0.3, -0.3))
        return math.atan2(*(ahead - behind)[::-1])

    def spot(s, left=0.0, z=0.0):
        turn = heading(s)
        return Vector((numpy.interp(s, far, line[:, 0]) - left * math.sin(turn), numpy.interp(s, far, line[:, 1]) + left * math.cos(turn), z))

    return spot, lambda s: math.degrees(heading(s)), lambda x, y: far[numpy.argmin(numpy.hypot(line[:, 0] - x, line[:, 1] - y))], far[-1]


def _laid(spot, blocks, material, bevel=0.02):
    """Blocks laid along a railway as one body: each is eight (distance, left, height) corners, or the six limits of a straight one."""
    points, faces = [], []
    for block in blocks:
        if len(block) == 6:
            a, b, c, d, e, f = block
            block = [(a, c, e), (b, c, e), (b, d, e), (a, d, e), (a, c, f), (b, c, f), (b, d, f), (a, d, f)]
        start = len(points)
        points += [spot(*corner) for corner in block]
        faces += [[start + i for i in face] for face in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    mesh = bpy.data.meshes.new("laid")
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    obj = place(bpy.data.objects.new("laid", mesh), material=material)
    if bevel:
        edge = obj.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments = bevel, 2
    return obj


def _ashlar(colours, joint):
    """Weathered blocks in courses along a skin that has a weave: lichen, damp streaks and worn joints."""
    material = _masonry(colours, joint, 0.86, 0.36, 0.9)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    weave, split, bond = nodes.new("ShaderNodeAttribute"), nodes["Separate XYZ"], nodes["Brick Texture"].inputs
    bond["Mortar Size"].default_value, bond["Mortar Smooth"].default_value, bond["Bias"].default_value = 0.016, 0.5, -0.1
    weave.attribute_name = "cloth"
    links.new(weave.outputs["Vector"], split.inputs[0])
    return material


def _viaduct(spot, first, last, pitch=4.6):
    """Stone viaduct under a railway whose rails lie on z = 0: piers, arches with voussoirs, a string course, coping and ballast."""
    wall, dressed = _ashlar(("#9F998C", "#7C766B"), "#645E54"), stone("#B9B3A6", 5, 1.0)
    radius, crown, foot, half = pitch * 0.38, -1.25, -15.0, 1.5

    def below(s):
        off = (s - first) % pitch - pitch / 2
        return crown - radius + math.sqrt(radius**2 - off**2) if abs(off) < radius else foot

    steps = [first + k * pitch / 46 for k in range(round((last - first) / pitch) * 46 + 1)]
    for side in (-half, half):
        rows = [[spot(s, side, (1 - t) * below(s) + t * -0.42) for s in steps] for t in (0, 0.5, 1)]
        weave = [(s, 0, (1 - t) * below(s) + t * -0.42) for t in (0, 0.5, 1) for s in steps]
        grid([point for row in rows for point in row], wall, len(steps), closed=False, weave=weave)
    grid([spot(s, side, below(s)) for side in (-half, half) for s in steps], wall, len(steps), closed=False, weave=[(s, 0, side) for side in (-half, half) for s in steps])
    stones, coping, course, order = [], [], [], random.Random(2)
    s = first
    while s < last - 0.1:
        middle, count = s + pitch / 2, 19
        for side in (-1, 1):
            for k in range(count):
                key = k == count // 2
                a, b = math.pi * (k + 0.04) / count, math.pi * (k + 0.96) / count
                inner, outer = radius - 0.02, radius + (0.62 if key else 0.42 if k % 2 else 0.5)
                quad = [(middle - r * math.cos(t), crown - radius + r * math.sin(t)) for r, t in ((inner, a), (inner, b), (outer, b), (outer, a))]
                deep = half + (0.12 if key else 0.06 + order.uniform(-0.015, 0.015))
                stones.append([(x, side * w, z) for w in (half - 0.2, deep) for x, z in quad])
            stones.append((s - 0.42, s + 0.42, side * (half - 0.2), side * (half + 0.14), foot, crown - radius))
            stones.append((s - 0.52, s + 0.52, side * (half - 0.2), side * (half + 0.24), crown - radius - 0.02, crown - radius + 0.16))
        s += pitch
    x = first
    while x < last:
        long = order.uniform(0.55, 0.8)
        for side in (-1, 1):
            up = 0.06 + order.uniform(-0.012, 0.012)
            coping.append((x, x + long - 0.02, side * 1.22, side * 1.66, -0.14, up))
            course.append((x, x + long, side * 1.3, side * 1.6, -0.48, -0.36))
            course.append((x, x + long - 0.015, side * 1.3, side * 1.52, -0.36, -0.14))
        x += long
    for blocks in (stones, coping, course):
        _laid(spot, blocks, dressed)
    _laid(spot, [(k * 0.5, k * 0.5 + 0.5, -1.25, 1.25, -0.6, -0.17) for k in range(int(first * 2), int(last * 2))], bumped(paint("#7A6E5E", "matte").copy(), 1.0, 0.12, 12, 6), 0)
    for colour in ("#8B8071", "#6B6156"):
        beads([(*spot(order.uniform(last - 16, last), order.uniform(-1.22, 1.22), -0.17), order.uniform(0.02, 0.05)) for _ in range(1700)], paint(colour, "matte"), 6)
    _laid(spot, [(0.55 * k, 0.55 * k + 0.24, -0.98, 0.98, -0.24, -0.13) for k in range(int(first / 0.55), int(last / 0.55))], bumped(paint("#54402F", "matte").copy(), 0.6, 0.05, 14, 6), 0.015)
    for rail, w, z, up in (("#C9CBCB", 0.04, -0.025, 0), ("#5E4738", 0.025, -0.12, -0.025), ("#5E4738", 0.07, -0.14, -0.11)):
        _laid(spot, [(0.4 * k, 0.4 * k + 0.4, y - w, y + w, z, up) for k in range(int(first / 0.4), int(last / 0.4)) for y in (-0.66, 0.66)], paint(rail, "satin"), 0)


def _winter(x, y):
    """How far winter still holds at a place, below 0 where spring is: before the train, and to the right of it."""
    return 0.11 * (x - 3.0) - 0.012 * (y + 10) + 0.7 * noise.fractal(Vector((x * 0.3, y * 0.3, 3)), 1, 2, 5) + 0.3 * noise.fractal(Vector((x * 1.4, y * 1.4, 8)), 1, 2, 3)


def _valley(x, y):
    """Height of the valley's ground: slopes left and right, hills at its end, the bank on which the viewer stands."""
    bank = ease((-y - 9.4 - 0.9 * max(0, x + 1.0)) / 4.5)
    far = 16 * ease((y - 60) / 55) * (0.8 + 0.3 * math.sin(0.05 * x + 2.2) + 0.2 * math.sin(0.13 * x))
    far += 12 * ease((x - 8) / 20) * ease((y - 34) / 40) * (0.5 - abs(noise.fractal(Vector((x * 0.045, y * 0.045, 9)), 1, 2, 5)))
    z = -11 + 10 * ease((-x - 12) / 34) + 10 * ease((x - 14) / 34) * 0.75 + far + (1.1 + 0.03 * y) * noise.fractal(Vector((x * 0.06, y * 0.06, 0)), 1, 2, 6) * (1 - bank)
    return z + 12.8 * bank + 0.18 * noise.fractal(Vector((x, y, 5)), 1, 2, 4) * bank


def _turf():
    """Spring grass seen from afar: tufts, drier patches, and shade between them."""
    material = stone("#7C9A45", 3, 0.9)
    ramp, patches = material.node_tree.nodes["ColorRamp"].color_ramp, next(node for node in material.node_tree.nodes if node.type == "TEX_NOISE" and node.inputs["Detail"].default_value == 6)
    patches.inputs["Scale"].default_value, patches.inputs["Detail"].default_value = 0.35, 12
    ramp.elements.new(0.52)
    for element, colour in zip(ramp.elements, ("#4A6E2E", "#7DA043", "#B4C860")):
        element.color = linear(colour)
    return material


def _meadow():
    """Ground of the valley, and the snow that is left on it, which thins out to spring's side."""
    columns, rows = 280, 320
    ys = [-19 + 165 * (k / (rows - 1)) ** 2.2 for k in range(rows)]
    ground = [(x, y, _valley(x, y)) for y in ys for x in [(2 * i / (columns - 1) - 1) * (7 + 0.42 * (y + 20)) for i in range(columns)]]
    x, _, z = numpy.array(ground).reshape(rows, columns, 3).transpose(2, 0, 1)
    steep = numpy.abs(numpy.gradient(z, axis=1) / numpy.gradient(x, axis=1))
    grid(ground, _turf(), columns, closed=False, bare=(stone("#6C6A70", 1.5, 0.9), lambda j, i: steep[j, i] > 0.3 and x[j, i] > 0.16 * ys[j] > 5))
    cover = [3 * _winter(x, y) - 14 * max(0, slope - 0.42) * (y > 30) for (x, y, _), slope in zip(ground, steep.ravel())]
    grid([(x, y, z + (0.08 + 0.006 * (y + 20)) * max(-1, min(1, snow))) for (x, y, z), snow in zip(ground, cover)], _snow(), columns, closed=False)


def _again(group, spots):
    """What was made in a group once more at each (x, y, z, turn, scale)."""
    for x, y, z, turn, scale in spots:
        with Group(at=(x, y, z), turn=turn, scale=scale):
            for part in group.empty.children:
                place(part.copy())


def _orchard(colours, seed):
    """Tree in blossom, 4 high; returns its group."""
    order = random.Random(seed)
    with Group(at=(0, -60, -30)) as group:
        tube([(0, 0, -0.5), (0.06, 0, 0.9), (-0.05, 0.05, 1.9), (0.1, 0, 3.0)], 0.16, paint("#4A3A30", "matte"), radii=[1.4, 1, 0.8, 0.4])
        balls = [(order.gauss(0, 0.75), order.gauss(0, 0.75), order.uniform(1.7, 3.5), order.uniform(0.4, 0.75)) for _ in range(15)]
        leaves(balls, 650, 0.17, colours, seed, 1.2)
    return group


def _fir(seed):
    """Fir, 5 high, snow on its boughs; returns its group."""
    order = random.Random(seed)
    with Group(at=(0, -60, -30)) as group:
        for colour, lift, thin in (("#24402F", 0, 1), ("#35553A", 0.03, 0.7), ("#EDF2FA", 0.06, 0.62)):
            vertices, faces = [], []
            for tier in range(17):
                z, reach = 0.5 + 4.3 * tier / 16, 1.25 * (1 - tier / 17) ** 0.9
                for k in range(12):
                    if lift == 0.06 and order.random() < 0.35:
                        continue
                    a, far, start = order.uniform(0, 6.3), reach * order.uniform(0.7, 1.1), len(vertices)
                    c, d = math.cos(a), math.sin(a)
                    wide = 0.28 * far * thin
                    vertices += [(0, 0, z + 0.18 + lift), (0.62 * far * c - wide * d, 0.62 * far * d + wide * c, z + lift), (far * c, far * d, z - 0.26 * far + lift), (0.62 * far * c + wide * d, 0.62 * far * d - wide * c, z + lift)]
                    faces.append((start, start + 1, start + 2, start + 3))
            mesh = bpy.data.meshes.new("fir")
            mesh.from_pydata(vertices, [], faces)
            place(bpy.data.objects.new("fir", mesh), material=paint(colour, "matte"))
    return group


def _snowed(spot, first, last):
    """Snow that is still on the coping and between the rails of a viaduct, less of it at its beginning."""
    steps = [first + 0.06 * k for k in range(int((last - first) / 0.06))]
    for left, half, low, deep in ((-1.44, 0.25, 0.05, 0.2), (1.44, 0.25, 0.05, 0.2), (0, 0.56, -0.17, 0.13), (-0.98, 0.2, -0.17, 0.16), (0.98, 0.2, -0.17, 0.16)):
        points = []
        for s in steps:
            for i in range(13):
                u = i / 6 - 1
                share = 0.2 * (s - first) + 0.1 + 1.1 * noise.fractal(Vector((s * 0.9, left + u * 0.5, left)), 1, 2, 4)
                points.append(spot(s, left + u * half * (1.05 + 0.12 * math.sin(3 * s)), low - 0.03 + deep * max(-0.2, min(1.0, share)) * (1 - u**4) - 0.05 * u * u))
        grid(points, _snow(), 13, closed=False)


def _overgrown(shop, spot, first, last, seed):
    """Spring on the coping of a viaduct: cushions of leaves and flowers that hang over its face."""
    order = random.Random(seed)
    for _ in range(150):
        s, side = last - (last - first) * order.random() ** 2.2, order.choice((-1, -1, 1))
        for _ in range(order.randint(5, 13)):
            out, along = abs(order.gauss(0, 0.16)), s + order.gauss(0, 0.26)
            at = spot(along, side * (1.5 + out), 0.08 - 1.5 * max(0, out - 0.14) + order.uniform(-0.03, 0.06))
            up = spot(along, side * 2.5, 0.8 + order.gauss(0, 0.4)) - spot(along, side * 1.5)
            _sown(order.choice(shop["leaf"]), at - up * 0.04, up + Vector([order.gauss(0, 0.4) for _ in range(3)]), order.uniform(0.18, 0.34), order.uniform(0, 6))
            if order.random() < 0.75:
                _sown(order.choice(shop[order.choice(("blossom", "ranunculus", "daffodil", "blossom"))]), at + up * 0.06, up, order.uniform(0.1, 0.2), order.uniform(0, 6))


def _bank(shop):
    """The bank before the viewer: grass, and bulbs in bloom between the last patches of snow."""
    order = random.Random(8)

    def clear(x, y):
        z = _valley(x, y)
        return z - 0.02 if _winter(x, y) < -0.02 and z > -2 else None

    grass(-5.5, 2.5, -16, -10, 5200, 0.3, ("#4F6F2E", "#7E9C46", "#A4B45C", "#5E7F38"), 3, clear, 0.1)
    for _ in range(260):
        x, y = order.uniform(-3.4, 1.2), order.uniform(-14.8, -12)
        if (z := clear(x, y)) is None:
            continue
        kind, size, lean = order.choice(("tulip", "tulip", "daffodil", "blossom")), order.uniform(0.2, 0.3), Vector((order.gauss(0.1, 0.12), order.gauss(-0.05, 0.12), 1))
        tall = {"tulip": 0.9 * size, "daffodil": order.uniform(0.25, 0.42), "blossom": 0.14}[kind]
        if kind == "daffodil":
            tube([(x, y, z), Vector((x, y, z)) + lean * tall], 0.012, paint("#5F7F38", "matte"), smooth=False)
            _sown(shop["leaf"][0], (x, y, z), (0, 0, 1), 0.34, order.uniform(0, 6))
        face = lean if kind == "tulip" else Vector((order.gauss(-0.4, 0.5), -1, 0.5 + (kind == "blossom")))
        _sown(order.choice(shop[kind]), Vector((x, y, z)) + lean * tall, face, size * (0.5 if kind == "blossom" else 1), order.uniform(0, 6))


def _plume(shop, mouth, knots, count):
    """Steam that turns into petals: it leaves the chimney's mouth and follows knots of x, y, z and width, counted from there."""
    order = random.Random(12)
    line = smooth_line([(mouth.x + x, mouth.y + y, mouth.z + z, width) for x, y, z, width in knots], 100)
    for _ in range(count):
        t = order.random() ** 1.25
        x, y, z, width = line[min(99, int(t * 100))]
        _sown(order.choice(shop["petal"]), (x + order.gauss(0, 0.3) * width, y + order.gauss(0, 0.3) * width, z + order.gauss(0, 0.24) * width), [order.gauss(0, 1) for _ in range(3)], order.uniform(0.1, 0.2) * (1 + 0.9 * t), order.uniform(0, 6))
    for k, share in enumerate((0.85, 0.6)):
        _vapour([(x, y + 0.4 - 0.8 * k, z + 0.1 * k, 1.5 * width) for x, y, z, width in line[:54:8]], 2.3 + 4 * k, "#FFF6EC", "#F6D9DC", share)


@scene("portfolio/train-of-flowers", "meadow", samples=16, exposure=0.08)
def flowers(s):
    """Early on a spring morning a steam engine brings wagons full of flowers over a viaduct: before it lies the last snow, behind it everything blooms."""
    leave_studio(s, "#B9CCE0", 0.44, 0.24)
    s.camera((0, -22, 5.3), (0, 10, 2.7), 50, 2.0, (1.0, -8.0, 2.0))
    sky(((0, "#FFE9C4"), (0.14, "#FDE7CC"), (0.26, "#F6DDD6"), (0.44, "#DCE5E2"), (0.7, "#BDD8DE"), (1, "#98C3D3")), 190, -10, 78, 0.95, 260)
    s.sunlight((0.74, 0.55, -0.36), 5.6, "#FFCB94", 1.0)
    spot, heading, along, reach = _railway([(52, 96), (29, 71), (14, 51), (2.5, 37), (-5, 25), (-7.2, 13.5), (-5.4, 3.2), (-0.9, -4.6), (3.3, -9.8), (7.5, -14.2), (11, -18)])
    front = along(1.5, -7.4)
    shop = _flower_shop()
    _viaduct(spot, 2.0, reach - 1)
    _snowed(spot, front - 1.5, reach - 1)
    _overgrown(shop, spot, 14, front - 2.5, 6)
    turn = heading(front - 2.7)
    ahead = Vector((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
    rear = spot(front - 2.7) - 2.7 * ahead
    with Group(at=rear, turn=turn):
        _engine(shop)
    for k in range(10):
        middle = front - 7.9 - 3.95 * k
        with Group(at=spot(middle), turn=heading(middle)):
            _goods_wagon(shop, ("#E9DBB8", "#9DB48A", "#DE9FAC")[k % 3], k + 1, 150 if k < 3 else 90 if k < 6 else 60)
    for x, y, z in ((5.42, 0, 2.97), (5.4, -0.62, 1.41), (5.4, 0.62, 1.41)):
        _mist(0.6, 0.6, rear + x * ahead + Vector((-ahead.y * y, ahead.x * y - 0.25, z)), "#FFE9C4", 0.22, True)
    _plume(shop, rear + 4.88 * ahead + Vector((0, 0, 3.6)), ((0, 0, 0, 0.3), (-0.45, 0.7, 0.8, 0.6), (-1.5, 2.6, 1.5, 1.0), (-3.0, 7, 2.1, 1.5), (-3.4, 13, 2.9, 2.2), (-0.2, 23, 4.4, 3.0), (9, 34, 6.8, 4.2), (22, 42, 9.4, 5.6)), 1100)
    order = random.Random(3)
    for _ in range(16):
        _sown(order.choice(shop["petal"]), (order.uniform(3.2, 5.4), order.uniform(-9, -1), order.uniform(-1.5, 4.5)), [order.gauss(0, 1) for _ in range(3)], order.uniform(0.09, 0.15), 0)
    _meadow()
    _bank(shop)
    trees = [_orchard([paint(c, "glow", 0.22) for c in ("#F9CFDB", "#FDE6EA", "#EFA3BA", "#B9C87E")], 1), _orchard([paint(c, "glow", 0.22) for c in ("#FFF6EE", "#FBE6E0", "#E4E7B0", "#9CB868")], 2)]
    firs = [_fir(1), _fir(2)]
    places = [[], [], [], []]
    for _ in range(640):
        y = order.uniform(2, 110)
        x = order.uniform(-1, 1) * 0.36 * (y + 22)
        if (spot(along(x, y)) - Vector((x, y, 0))).length > 3:
            cold = 0.035 * x + 0.008 * (30 - y) + order.gauss(0, 0.12) > 0.1
            places[2 * cold + order.randrange(2)].append((x, y, _valley(x, y) - 0.1, order.uniform(0, 360), order.uniform(0.45, 0.95)))
    for group, spots in zip((*trees, *firs), places):
        _again(group, spots)
    for y, foot, top, colour, share in ((14, -12, -5, "#FBEBD8", 0.45), (28, -12, -4, "#FBE9DA", 0.55), (44, -12, 0, "#F8E6DA", 0.55), (66, -12, 6, "#E4E2E2", 0.55), (92, -10, 20, "#C6D6E0", 0.62)):
        _mist(200, top - foot, (0, y, (foot + top) / 2), colour, share)
    _mist(120, 60, (-44, 150, 12), "#FFE3AC", 0.75, True)
    _cloud(70, 14, (34, 186, 40), 5.2, "#FFF3E2", "#D9D2D0", 0.8)
    lamp(s, (5, -18, 6), (1, -7, 2), 4, 1000, "#FFE6CC")


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
