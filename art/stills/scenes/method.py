"""Method to Madness: a marigold egg and the bird in it, from the first heartbeat to the open cage.

Each of the eight pictures is one act at its decisive moment. The lower left third stays calm: on the page a card lies there.
"""

import math
import random

from mathutils import Vector

from kit.glove import glove
from kit.paint import iris, linear, paint
from kit.registry import scene
from kit.shapes import Group, box, capsule, clay, disc, lathe, loft, plate, puck, ring, sphere, tube


def _light(s, colour, direction=(1, 0.5, -0.6), energy=4.2, ambient=0.5):
    """One colour all round, and a low sun from the upper left."""
    s.backdrop(colour)
    s.sunlight(direction, energy, "#ffefd8", 2.5)
    s.ambient.inputs[1].default_value = ambient


def _egg(theta, phi, size=1.0):
    """Point of an egg by the angle from its point, which is up, and the angle round it."""
    wide = 0.76 * math.sin(theta) * (1 - 0.13 * math.cos(theta))
    return Vector((wide * math.cos(phi), wide * math.sin(phi), math.cos(theta))) * size


def _shell(size, material):
    """Whole egg, centred."""
    return lathe([(max(0, _egg(math.pi * (1 - k / 60), 0, size).x), _egg(math.pi * (1 - k / 60), 0, size).z) for k in range(61)], material=material, angle=180)


def _beak(size=0.3):
    """Beak along -y."""
    disc(size, size * 2.1, (0, -size * 0.8, 0), paint("coral"), 0.04, (90, 0, 0), size * 0.08)


def bird(colour="marigold", belly="butter", flap=(0, 0), legs=True, nod=0, look=0, asleep=False):
    """Bird as plump as its egg, which stands on z = 0 and faces the viewer; `flap` lifts its left and right wing by degrees."""
    clay([(0, 0.05, 1.05, 0.98), (0, 0.2, 0.95, 0.9), (0, -0.08, 1.75, 0.7), (0, 0.75, 0.85, 0.42), (0, 1.05, 0.9, 0.26)], paint(colour, "satin"), 0.05)
    sphere(0.86, (0, -0.36, 0.98), paint(belly, "satin"), (0.84, 0.84, 0.9))
    for k in (-1, 0, 1):
        with Group(at=(0.1 * k, 0.95, 0.9), turn=16 * k, tilt=-28):
            sphere(0.52, (0, 0.42, 0.1), paint(colour, "satin"), (0.3, 1, 0.16))
    with Group(at=(0, -0.05, 1.9), turn=look, tilt=nod):
        for side in (-1, 1):
            with Group(at=(side * 0.36, -0.64, 0.12), turn=side * 24, tilt=12):
                if asleep:
                    ring(0.19, 0.045, (0, -0.07, 0.08), paint("ink"), arc=150, start=195)
                else:
                    puck(0.29, 0.3, (0, 0.13, 0), paint("ink"), 0.06)
                    sphere(0.24, (0, 0.04, 0), iris(), (1, 0.8, 1))
                    sphere(0.04, (-0.07, -0.14, 0.09), paint("white", "glow", 1.2), detail=16)
        with Group(at=(0, -0.82, -0.16)):
            _beak(0.2)
        for k in (-1, 0, 1):
            with Group(at=(0, 0.02, 0.56), roll=26 * k, tilt=10):
                sphere(0.22, (0, 0, 0.16), paint(colour, "satin"), (0.42, 0.42, 1))
    for side, lift in zip((-1, 1), flap):
        with Group(at=(side * 0.86, 0.1, 1.4), roll=side * (76 - lift), turn=side * -6):
            for k, reach in enumerate((1.2, 1.1, 0.95)):
                with Group(at=(0, 0.1 * k, 0), roll=side * 15 * k):
                    sphere(reach * 0.62, (side * reach * 0.45, 0, 0), paint(colour, "satin"), (1, 0.16, 0.36))
    if legs:
        for side in (-1, 1):
            capsule((side * 0.3, 0, 0.3), (side * 0.3, -0.02, 0.06), 0.06, paint("coral"))
            for spread in (-0.16, 0, 0.16):
                capsule((side * 0.3, 0, 0.06), (side * 0.3 + spread, -0.28, 0.06), 0.06, paint("coral"))


@scene("method/we-attend", "lilac")
def attend(s):
    """A white glove holds a stethoscope to a great marigold egg."""
    _light(s, "#A68EF8", (1, 0.7, -0.55), 4.0, 0.6)
    s.camera((0, -14, 2.0), (0, 0, 2.0), 50)
    s.sweep.location.z = -8
    with Group(at=(2.6, 0.8, 1.7), roll=14):
        _shell(4.2, paint("marigold"))
    with Group(at=(-0.62, -0.3, 2.2), turn=104):
        disc(1.0, 0.26, (0, 0, 0), paint("chrome", "metal"), 0.08, (90, 0, 0))
        ring(0.98, 0.09, (0, -0.1, 0), paint("ink"))
        disc(0.62, 0.3, (0, 0.26, 0), paint("chrome", "metal"), 0.1, (90, 0, 0))
        disc(0.3, 0.7, (0, 0.6, 0), paint("chrome", "metal"), 0.08, (90, 0, 0))
    tube([(-1.3, -0.46, 2.2), (-1.75, -0.58, 2.1), (-2.6, -0.8, 1.5), (-3.4, -0.8, 1.6), (-4.3, -0.6, 3.3), (-3.2, -0.3, 5.2), (-2.6, -0.2, 6.6)], 0.17, paint("violet", "satin"))
    with Group(at=(-3.85, -0.6, 4.4), roll=115, scale=0.95):
        glove("pinch", -1, "violet")


def _candled(size):
    """Material of an egg lit from below: bright at the foot, red at the rim, with the shadow of the bird inside."""
    material = paint("orange", "satin").copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    coordinates = nodes.new("ShaderNodeTexCoord")
    height = nodes.new("ShaderNodeSeparateXYZ")
    links.new(coordinates.outputs["Generated"], height.inputs[0])
    facing = nodes.new("ShaderNodeLayerWeight")
    facing.inputs[0].default_value = 0.35
    far = nodes.new("ShaderNodeMath")
    far.operation = "MULTIPLY_ADD"
    far.inputs[1].default_value = 0.62
    links.new(height.outputs["Z"], far.inputs[0])
    links.new(facing.outputs["Facing"], far.inputs[2])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements.new(0.5)
    for element, (position, colour) in zip(ramp.color_ramp.elements, ((0.05, "butter"), (0.45, "marigold"), (1, "vermilion"))):
        element.position, element.color = position, linear(colour)
    links.new(far.outputs[0], ramp.inputs[0])
    light = ramp.outputs[0]
    # Head, body, beak and foot: (x, z, half width, half height, degrees), in sizes of the egg.
    for x, z, wide, high, degrees in ((-0.1, 0.16, 0.25, 0.23, 0), (0.08, -0.26, 0.38, 0.36, 20), (-0.36, 0.08, 0.13, 0.07, 24), (0.33, -0.02, 0.13, 0.26, -34), (-0.12, -0.62, 0.06, 0.16, 20)):
        spot = nodes.new("ShaderNodeMapping")
        spot.vector_type = "TEXTURE"
        spot.inputs["Location"].default_value = (x * size, 0, z * size)
        spot.inputs["Rotation"].default_value = (0, math.radians(degrees), 0)
        spot.inputs["Scale"].default_value = (wide * size, 1e4, high * size)
        links.new(coordinates.outputs["Object"], spot.inputs["Vector"])
        reach = nodes.new("ShaderNodeVectorMath")
        reach.operation = "LENGTH"
        links.new(spot.outputs[0], reach.inputs[0])
        shade = nodes.new("ShaderNodeMapRange")
        shade.interpolation_type = "SMOOTHSTEP"
        for i, value in enumerate((0.82, 1.12, 0.0, 1.0), 1):
            shade.inputs[i].default_value = value
        links.new(reach.outputs["Value"], shade.inputs[0])
        mix = nodes.new("ShaderNodeMixRGB")
        mix.inputs[1].default_value = linear("#5A0F06")
        links.new(shade.outputs[0], mix.inputs[0])
        links.new(light, mix.inputs[2])
        light = mix.outputs[0]
    links.new(light, surface.inputs["Emission"])
    surface.inputs["Emission Strength"].default_value = 1.5
    return material


@scene("method/we-probe", "violet")
def probe(s):
    """The egg before a torch in the dark: the light shows the bird inside."""
    _light(s, "#25108A", (1, 0.6, -0.6), 1.4, 0.16)
    s.studio.inputs[1].default_value = 0.25
    s.camera((0, -14, 2.0), (0, 0, 2.0), 50)
    s.sweep.location.z = -8
    with Group(at=(1.1, 0, 2.55), roll=-24):
        _shell(2.75, _candled(2.75))
        with Group(at=(0, 0, -2.3)):
            lathe([(1.55, -1.5), (1.75, -0.5), (1.8, 0.0), (1.7, 0.1), (1.5, 0.0), (1.2, -0.4), (0, -0.5)], material=paint("ink", "gloss"), angle=40)
            lathe([(1.48, 0.0), (1.2, -0.36), (0, -0.44)], material=paint("butter", "glow", 5), angle=60)
            disc(1.3, 6, (0, 0, -4.4), paint("violetSoft", "satin"), 0.2)
            for k in range(6):
                ring(1.31, 0.06, (0, 0, -2.0 - 0.3 * k), paint("ink", "satin"), (0, 0, 0))
    s.light((-3.5, -6, 3), (2, 0, -1), 2.5, 520, "lavender").visible_glossy = False


@scene("method/we-breakthrough", "coral")
def breakthrough(s):
    """The shell bursts from inside: an eye looks out of the hole, and the beak comes first."""
    _light(s, "#FF6444", (1, 0.75, -0.6), 4.4, 0.5)
    s.camera((0, -14, 1.6), (0, 0, 1.6), 52)
    s.sweep.location.z = -9
    size, turns, dice = 4.6, 96, random.Random(6)
    corners = [(0.62, 0.4)[k % 2] + dice.uniform(-0.08, 0.08) for k in range(14)]
    reach = [corners[int(k * 14 / turns)] + (corners[(int(k * 14 / turns) + 1) % 14] - corners[int(k * 14 / turns)]) * (k * 14 / turns % 1) for k in range(turns)]

    def spot(theta, phi, lift=1.0):
        """Point of the shell by the angle from the hole's middle and the angle round it."""
        way = Vector((math.sin(theta) * math.cos(phi), -math.cos(theta), math.sin(theta) * math.sin(phi)))
        return Vector((way.x * 0.78, way.y * 0.78, way.z * (1.06 if way.z > 0 else 0.92))) * size * lift

    rows = [[spot(edge + (math.pi - 0.02 - edge) * (j / 39) ** 1.4, 2 * math.pi * k / turns) for k, edge in enumerate(reach)] for j in range(40)]
    with Group(at=(1.5, 2.0, 1.5), roll=20, turn=-12):
        shell = loft([[*row, row[0]] for row in rows], paint("marigold"), closed=False)
        shell.data.materials.append(paint("white", "satin"))
        solid = shell.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset, solid.material_offset, solid.material_offset_rim = 0.3, -1, 1, 1
        for k, edge in enumerate(corners):
            if k % 2 == 0:
                phi, length = 2 * math.pi * k / 14, dice.uniform(0.25, 0.6)
                crack = [spot(edge + length * i / 6, phi + dice.uniform(-0.09, 0.09) * (i > 0), 1.002) for i in range(7)]
                tube(crack, 0.045, paint("#8A4A00", "matte"), smooth=False, radii=[1.3 - 0.2 * i for i in range(7)])
        sphere(2.9, (0, 0.35, 0), paint("orange", "satin"))
        with Group(at=(-0.5, -2.35, 0.62), turn=-6):
            puck(1.0, 0.5, (0, 0.1, 0), paint("ink"), 0.16)
            sphere(0.86, (0, -0.06, 0), iris())
            sphere(0.14, (-0.26, -0.86, 0.34), paint("white", "glow", 1.2), detail=24)
        with Group(at=(0.6, -2.6, -0.55), turn=-44, tilt=-10):
            _beak(0.78)
        for phi, theta, out, big in ((2.35, 1.0, 2.0, 0.66), (0.75, 0.8, 2.6, 0.5), (3.25, 1.0, 1.6, 0.55), (5.7, 0.75, 2.0, 0.5), (2.85, 1.15, 2.6, 0.34), (0.2, 1.0, 2.6, 0.3), (3.6, 1.1, 3.0, 0.24)):
            with Group(at=spot(theta, phi) + Vector((0, -out, 0)), turn=dice.uniform(-40, 40), roll=dice.uniform(0, 360), tilt=dice.uniform(-40, 40)):
                chip = [(-1.3 * big, -0.5 * big), (0.1 * big, -0.35 * big), (0.6 * big, -1.1 * big), (1.0 * big, 0.5 * big), (0.1 * big, 0.9 * big)]
                plate(chip, 0.09, (0, -0.04, 0), paint("marigold"), 0.02)
                plate(chip, 0.09, (0, 0.05, 0), paint("white", "satin"), 0.02)


@scene("method/we-present", "marigold")
def present(s):
    """A great cover is lifted from the tray: three birds, one with a helmet, one that already flies."""
    _light(s, "#FFC02E", (1, 0.8, -0.75), 4.2, 0.6)
    s.camera((-0.1, -12.5, 4.8), (0.1, 0, 2.3), 50)
    disc(5.6, 0.3, (0.9, 0, 0.15), paint("white", "gloss"), 0.12)
    disc(4.6, 0.1, (0.9, 0, 0.3), paint("violet", "satin"), 0.04)
    with Group(at=(-1.35, 0.7, 0.34), turn=16):
        bird("white", "lilac", nod=-4)
        with Group(at=(0, -0.02, 2.3), tilt=14, scale=0.86):
            lathe([(1.0, 0), (1.02, 0.1), (0.96, 0.42), (0.74, 0.74), (0.4, 0.92), (0, 0.98)], material=paint("ink"), angle=60)
            for x in (-0.4, 0, 0.4):
                ring(0.99 if x == 0 else 0.9, 0.05, (x, 0.0, 0.03), paint("marigold"), (90, 0, 90), 180)
    with Group(at=(0.85, -1.0, 0.34)):
        bird(flap=(16, 16), nod=8)
    with Group(at=(3.1, 0.3, 1.0), turn=-16, roll=10):
        bird("coral", "blush", (112, 112), nod=10)
    with Group(at=(0.9, 4.4, 0.4), tilt=56), Group(at=(0, -4.3, 0)):
        dome = [(4.4, 0), (4.4, 0.25), *[(4.4 * math.cos(a * math.pi / 60), 0.25 + 3.9 * math.sin(a * math.pi / 60)) for a in range(1, 31)]]
        lathe(dome, material=paint("white", "gloss"), angle=60)
        lathe([(r * 0.985, z * 0.985) for r, z in dome], material=paint("violet", "satin"), angle=60)
        ring(4.4, 0.13, (0, 0, 0), paint("white", "gloss"), (0, 0, 0))


@scene("method/you-choose", "ink", exposure=0.4)
def choose(s):
    """A gloved finger is held out, and the marigold bird has come to it; the two others stay on their wire."""
    _light(s, "#241A4E", (1, 0.75, -0.6), 4.8, 0.5)
    s.camera((0, -14, 2.6), (0, 0, 2.5), 56)
    s.sweep.location.z = -8
    tube([(-7, 2, 5.4), (-3.4, 2, 3.7), (-0.8, 2, 3.25), (2.5, 2, 3.3), (7, 2, 4.4)], 0.09, paint("lavender", "satin"))
    for x, z, turn, colours in ((-3.5, 3.75, 30, ("white", "lilac")), (-1.05, 3.27, 24, ("coral", "blush"))):
        with Group(at=(x, 2, z), turn=turn, scale=0.85):
            bird(*colours, look=16)
    with Group(at=(1.75, -0.6, 1.52), turn=-20, scale=1.2):
        bird(flap=(64, 64))
    with Group(at=(4.08, -0.75, 0.68), roll=-90, scale=0.88):
        glove("point", -1, "violet")


@scene("method/we-execute", "jade")
def execute(s):
    """The bird in full flight; on its string, a parcel many times its size."""
    _light(s, "#0B7D6E", (1, 0.6, -0.8), 4.6, 0.55)
    s.camera((0, -14, 1.2), (0, 0, 1.9), 48)
    s.sweep.location.z = -2.6
    with Group(at=(2.0, -0.5, 2.75), turn=16, roll=20, tilt=-8):
        bird(flap=(112, 118), legs=False, nod=8)
        for side in (-1, 1):
            capsule((side * 0.3, 0, 0.2), (side * 0.1, 0, -0.2), 0.06, paint("coral"))
    with Group(at=(0.85, 0, 0.1), turn=30, roll=-16):
        box((3.5, 3.5, 2.9), (0, 0, 0), paint("white", "satin"), 0.1)
        for turn in (0, 90):
            with Group(turn=turn):
                box((0.5, 3.56, 2.96), (0, 0, 0), paint("coral"), 0.08)
    capsule((0.45, 0, 1.45), (1.93, -0.5, 2.6), 0.07, paint("coral"))


@scene("method/we-analyze-and-optimize", "lilac")
def analyse(s):
    """The bird outweighs a pan of weights; tweezers let down one more, the smallest."""
    _light(s, "#CDBBFF", (1, 0.6, -0.65), 4.2, 0.6)
    s.camera((0, -14, 2.0), (0, 0, 2.0), 50)
    s.sweep.location.z = -8
    left, right = Vector((-2.8, 0, 6.6)), Vector((2.3, 0, 5.1))
    capsule(left - (right - left), right, 0.2, paint("ink"))
    for end, drop, size in ((left, 4.2, 0.95), (right, 5.0, 1.15)):
        with Group(at=(end.x, 0, end.z - drop), scale=size):
            lathe([(0, -0.5), (0.8, -0.45), (1.6, -0.2), (1.9, 0.1), (1.95, 0.14), (1.85, 0.16), (1.5, -0.08), (0.7, -0.3), (0, -0.34)], material=paint("white", "gloss"))
        for x, y in ((-1.88, 0), (1.88, 0), (0, 1.88)):
            capsule(end, (end.x + x * size, y * size, end.z - drop + 0.14), 0.035, paint("ink"))
    with Group(at=(right.x, 0, -0.3), turn=-8, scale=1.25):
        bird(look=-26, nod=8)
    for x, y, size in ((-0.8, 0.1, 0.95), (0.2, -0.2, 0.72), (0.95, 0, 0.5)):
        with Group(at=(left.x + x, y, 2.16), scale=size):
            lathe([(0, 0), (0.6, 0), (0.64, 0.08), (0.58, 1.2), (0.4, 1.36), (0.2, 1.42), (0.2, 1.56), (0.4, 1.7), (0.4, 1.9), (0, 2.0)], material=paint("violet"), angle=50)
    with Group(at=(left.x + 0.9, -0.1, 3.62), roll=24):
        disc(0.2, 0.34, (0, 0, 0), paint("coral"), 0.06)
        for side in (-1, 1):
            tube([(side * 0.2, 0, -0.1), (side * 0.24, 0, 0.4), (side * 0.5, 0, 1.8), (side * 0.2, 0, 3.6)], 0.09, paint("chrome", "metal"), radii=[0.6, 0.8, 1.3, 1.5])


@scene("method/we-retain", "violet")
def retain(s):
    """The cage is wide open, and the bird sleeps on its sill."""
    _light(s, "#4A25D2", (1, 0.6, -0.6), 4.4, 0.5)
    s.camera((0, -14, 2.4), (0, 0, 2.2), 50)
    s.sweep.location.z = -8
    with Group(at=(2.4, 2.2, -0.9), turn=-8, scale=1.1):
        lathe([(0, -1.6), (3.3, -1.6), (3.4, -1.5), (3.4, 0.0), (3.2, 0.1), (0, 0.1)], material=paint("white", "satin"))
        for k in range(28):
            degrees = 360 / 28 * k
            if abs(degrees - 270) > 28:
                c, d = 3.1 * math.cos(math.radians(degrees)), 3.1 * math.sin(math.radians(degrees))
                wire = [(c, d, 0), (c, d, 2.5), (c, d, 5.0), *[(c * math.cos(t), d * math.cos(t), 5.0 + 2.8 * math.sin(t)) for t in (0.3, 0.6, 0.9, 1.2, 1.5)]]
                tube(wire, 0.07, paint("white"))
        ring(3.1, 0.08, (0, 0, 4.3), paint("white"), (0, 0, 0))
        with Group(at=(-1.46, -2.76, 0), turn=-118):
            for x in (0.05, 0.75, 1.45, 2.15, 2.85):
                capsule((x, 0, 0.2), (x, 0, 4.1), 0.06, paint("white"))
            for z in (0.2, 4.1):
                capsule((0, 0, z), (2.9, 0, z), 0.08, paint("white"))
        with Group(at=(0.1, -2.9, 0.1), turn=10, roll=-5, scale=1.25):
            bird(nod=-14, look=8, asleep=True)
