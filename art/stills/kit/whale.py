"""A humpback whale, for the pictures in which one swims through the air."""

import math
import random

import bpy

from .paint import linear, paint
from .shapes import Group, loft, place, sphere, tube

# Half width, top and bottom of the whale from the nose to the root of the fluke, by its place along x.
_WHALE = ((4.98, 0.04, 0.05, 0.0), (4.86, 0.3, 0.2, -0.2), (4.4, 0.6, 0.38, -0.6), (3.5, 0.86, 0.56, -1.0), (2.4, 1.04, 0.8, -1.24), (1.2, 1.1, 1.0, -1.28), (0.0, 1.04, 1.08, -1.08), (-1.4, 0.82, 1.0, -0.74), (-2.6, 0.56, 0.8, -0.4), (-3.6, 0.34, 0.6, -0.14), (-4.4, 0.2, 0.46, 0.06), (-5.0, 0.12, 0.4, 0.16))


def _whale_at(u, a, out=0.0):
    """Point of the whale's skin, `u` from nose (0) to tail (1) and `a` in radians from its back, and how pale it is there."""
    spot = u * (len(_WHALE) - 1)
    i = min(int(spot), len(_WHALE) - 2)
    t = spot - i
    near = [_WHALE[max(0, min(len(_WHALE) - 1, i + d))] for d in (-1, 0, 1, 2)]
    x, wide, top, foot = (0.5 * (2 * b + (c - a0) * t + (2 * a0 - 5 * b + 4 * c - d) * t * t + (3 * b - a0 - 3 * c + d) * t**3) for a0, b, c, d in zip(*near))
    wide = max(wide, 0.02)
    under = max(0.0, min(1.0, (abs(a) - 1.66) / 0.2))
    along = max(0.0, min(1.0, (x + 1.2 + 0.5 * math.sin(5 * a)) / 1.6)) * max(0.0, min(1.0, (4.8 - x) / 0.3))
    pale = under * max(0.0, min(1.0, (x + 3.4 - 1.3 * (2.2 - abs(a))) / 1.2))
    # The throat is pleated.
    pleat = 1 - 0.05 * under * along * (0.5 + 0.5 * math.cos(44 * a)) ** 2.5
    bow = 0.028 * min(0.0, x) ** 2
    c, s = math.cos(a), math.sin(a)
    y = (wide * pleat + out) * math.copysign(abs(s) ** 0.92, s)
    z = bow + ((top + out) * c if c > 0 else (-foot * pleat + out) * c)
    return (x, y, z), pale * (1 - 0.25 * under * along * (0.5 + 0.5 * math.cos(44 * a)) ** 2.5)


def _blade(line, thick, material):
    """Fin along points of (x, y, z, chord): round in front, thin behind."""
    rows = []
    for x, y, z, chord in line:
        row = []
        for k in range(32):
            a = 2 * math.pi * k / 32
            front = 0.5 + 0.5 * math.cos(a)
            row.append((x + chord * (front - 0.5), y, z + thick * min(1.0, chord * 1.6) * math.sin(a) * (0.35 + 0.65 * front)))
        rows.append(row)
    return loft(rows, material, angle=80)


def humpback(belly, back, barnacle="#E9E4D8"):
    """Humpback ten units long that swims to the right, centred: pleated throat, long fins, barnacles."""
    columns, rows = 264, 200
    points, pales = [], []
    for k in range(rows + 1):
        for i in range(columns):
            spot, pale = _whale_at(k / rows, 2 * math.pi * i / columns - math.pi)
            points.append(spot)
            pales.append(pale)
    mesh = bpy.data.meshes.new("whale")
    faces = [(k * columns + i, k * columns + (i + 1) % columns, (k + 1) * columns + (i + 1) % columns, (k + 1) * columns + i) for k in range(rows) for i in range(columns)]
    mesh.from_pydata(points, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.attributes.new("pale", "FLOAT", "POINT").data.foreach_set("value", pales)
    place(bpy.data.objects.new("whale", mesh), material=_hide(belly, back))
    dark, light = paint(back, "satin"), paint(barnacle, "satin")
    spread = [(0.0, 0.75), (0.12, 0.95), (0.3, 1.0), (0.42, 0.97), (0.54, 0.9), (0.66, 0.8), (0.78, 0.66), (0.88, 0.5), (0.97, 0.25), (1.0, 0.06)]
    for side in (-1, 1):
        # A lobe of the fluke, twisted towards the viewer, and a long fin with a knobbly edge.
        fluke = [(0.0, 0.5), (0.15, 0.8), (0.35, 0.86), (0.55, 0.74), (0.75, 0.5), (0.9, 0.28), (1.0, 0.05)]
        sphere(0.16, (-4.95, 0, 0.97), dark, (1.6, 0.9, 0.9))
        with Group(at=(-4.85, 0, 0.98), tilt=-24, roll=42):
            _blade([(-0.1 - 0.3 * t - 0.75 * t * t, side * 1.9 * t, 0.25 * t * t, chord) for t, chord in fluke], 0.09, dark)
        line = [(2.0 - 1.5 * t - 0.7 * t * t, side * (0.8 + 1.7 * t), -0.62 - 2.1 * t + 0.1 * t * t, 0.95 * chord) for t, chord in spread]
        _blade([(x + 0.03 * math.sin(19 * t), y, z, chord) for (x, y, z, chord), (t, _) in zip(line, spread)], 0.12, dark)
        for x, y, z, chord in line[1:-1]:
            sphere(0.03 + 0.03 * chord, (x + 0.47 * chord, y, z), dark, detail=20)
        # The mouth runs from the nose to below the eye.
        mouth = [_whale_at(0.035 + 0.011 * k, side * (1.56 + 0.009 * k + 0.0008 * max(0, k - 14) ** 2), 0.012)[0] for k in range(26)]
        tube(mouth, 0.03, paint("#0F1A24", "satin"), radii=[1] * 18 + [1 - 0.11 * k for k in range(8)])
        spot = _whale_at(0.315, side * 1.6, 0.0)[0]
        sphere(0.15, spot, dark, (1, 0.55, 0.8), detail=32)
        sphere(0.085, (spot[0] + 0.02, spot[1] + side * 0.055, spot[2] - 0.01), paint("ink"), detail=32)
        sphere(0.024, (spot[0] + 0.05, spot[1] + side * 0.13, spot[2] + 0.035), paint("white", "glow", 1.2), detail=16)
        for k in range(6):
            sphere(0.06, _whale_at(0.05 + 0.034 * k, side * 1.2 - side * 0.05 * (k % 2))[0], dark, detail=20)
            sphere(0.05, _whale_at(0.06 + 0.036 * k, side * 0.62)[0], dark, detail=20)
    _blade([(-1.75 - 0.55 * t, 0, 0.98 + 0.42 * t, 0.75 * (1 - t) + 0.1) for t in (0, 0.3, 0.6, 0.85, 1)], 0.06, dark)
    order = random.Random(8)
    for u, a, count, reach in ((0.09, 2.3, 16, 0.1), (0.2, -2.5, 14, 0.09), (0.17, 2.0, 9, 0.05), (0.14, -1.0, 8, 0.06), (0.4, 2.2, 9, 0.07), (0.12, 1.1, 7, 0.05), (0.3, -2.0, 8, 0.06)):
        for _ in range(count):
            spot = _whale_at(u + order.gauss(0, reach * 0.35), a + order.gauss(0, reach * 2))[0]
            size = order.uniform(0.025, 0.06)
            sphere(size, spot, light, (1, 1, 0.8), detail=16)


def _hide(belly, back):
    """The whale's skin: `back` above, `belly` below, mottled where they meet."""
    material = paint(back, "satin").copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    pale = nodes.new("ShaderNodeAttribute")
    pale.attribute_name = "pale"
    spots = nodes.new("ShaderNodeTexNoise")
    spots.inputs["Scale"].default_value = 3.2
    spots.inputs["Detail"].default_value = 6
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], spots.inputs["Vector"])
    sway = nodes.new("ShaderNodeMath")
    sway.operation = "MULTIPLY_ADD"
    sway.inputs[1].default_value, sway.inputs[2].default_value = 0.7, -0.36
    links.new(spots.outputs["Fac"], sway.inputs[0])
    total = nodes.new("ShaderNodeMath")
    links.new(pale.outputs["Fac"], total.inputs[0])
    links.new(sway.outputs[0], total.inputs[1])
    mix = nodes.new("ShaderNodeValToRGB")
    mix.color_ramp.elements[0].position, mix.color_ramp.elements[1].position = 0.1, 0.85
    mix.color_ramp.elements[0].color, mix.color_ramp.elements[1].color = linear(back), linear(belly)
    links.new(total.outputs[0], mix.inputs[0])
    links.new(mix.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return material
