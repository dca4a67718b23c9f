"""The works of the portfolio that are rendered: a still life, and the CGI of the streets. Type is set later, in finish.mjs."""

import math

import bpy
import numpy
from kit import city
from kit import props as p
from kit.grids import ease, grid
from kit.paint import bumped, gradient, linear, paint, stone
from kit.registry import scene
from kit.shapes import Group, box, boxes, capsule, card, disc, draped, lathe, letters, loft, plate, puck, ring, rounded, sheet_of, smooth_line, sphere, tube
from kit.whale import humpback
from mathutils import Vector
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
    mix, clear, veil, out = (nodes.new(f"Shader{kind}") for kind in ("NodeMixShader", "NodeBsdfTransparent", "NodeEmission", "NodeOutputMaterial"))
    veil.inputs[0].default_value = linear(colour)
    for source, target in ((share.outputs[0], mix.inputs[0]), (clear.outputs[0], mix.inputs[1]), (veil.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        links.new(source, target)
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

    def maths(operation, *values):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs[0]

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
    mix, clear, veil, out = (nodes.new(f"Shader{kind}") for kind in ("NodeMixShader", "NodeBsdfTransparent", "NodeEmission", "NodeOutputMaterial"))
    for source, target in ((tint.outputs[0], veil.inputs[0]), (cover.outputs[0], mix.inputs[0]), (clear.outputs[0], mix.inputs[1]), (veil.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        links.new(source, target)
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
