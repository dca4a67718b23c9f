"""The cartoon glove: white and inflated, three fingers and a thumb, a rolled cuff, and three seams on its back."""

import math

import bpy
import numpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .paint import paint
from .shapes import disc, place, ring, smooth_line, tube

# Not quite white, which would lose its shades in the sun.
WHITE = "#F2F0F0"
# Distance of the points that its surface is found by.
STEP = 0.05

# What the fingers do: points from the knuckle to the tip of the thumb, then of the three fingers.
# The wrist is the origin, the hand points up, its back faces the viewer and its thumb is on the left: a right hand.
POSES = {
    # Fingers side by side, thumb off: for a handshake.
    "offer": (
        [(-0.45, 0.0, 0.8), (-1.3, 0.0, 1.2), (-1.8, 0.05, 2.25)],
        [(-0.66, 0.0, 1.8), (-0.92, -0.06, 2.8), (-1.0, 0.12, 3.7)],
        [(0.0, 0.0, 1.9), (0.0, -0.08, 3.0), (0.0, 0.12, 4.05)],
        [(0.66, 0.0, 1.75), (1.0, -0.06, 2.6), (1.1, 0.12, 3.4)],
    ),
    # Thumb and first finger round the edge of a disc, the others up.
    "hold": (
        [(-0.45, 0.0, 0.8), (-1.15, -0.05, 0.36), (-1.96, -0.1, 0.56)],
        [(-0.66, 0.0, 1.8), (-0.86, -0.1, 2.8), (-1.8, -0.15, 3.28)],
        [(0.0, 0.0, 1.9), (0.1, -0.12, 3.0), (0.02, 0.1, 4.0)],
        [(0.66, 0.0, 1.75), (1.05, -0.05, 2.6), (1.2, 0.15, 3.4)],
    ),
    # Thumb and first finger round a stem, the others spread.
    "pinch": (
        [(-0.45, 0.05, 0.8), (-1.4, 0.0, 1.6), (-1.42, 0.0, 3.0)],
        [(-0.64, 0.0, 1.8), (-0.62, -0.3, 2.7), (-0.3, -0.1, 3.35)],
        [(0.0, 0.0, 1.9), (0.34, -0.3, 2.85), (0.62, 0.1, 3.6)],
        [(0.66, 0.0, 1.75), (1.2, -0.1, 2.45), (1.7, 0.1, 3.0)],
    ),
    # First finger straight, the thumb along it, the others in the palm.
    "point": (
        [(-0.45, -0.05, 0.7), (-1.2, -0.1, 1.15), (-1.5, 0.0, 2.0)],
        [(-0.6, 0.0, 1.8), (-0.64, -0.05, 3.0), (-0.6, 0.0, 4.25)],
        [(0.16, 0.0, 1.9), (0.22, 0.0, 2.85), (0.22, 0.85, 2.9), (0.16, 0.95, 2.0)],
        [(0.82, 0.05, 1.7), (0.98, 0.05, 2.45), (0.98, 0.85, 2.5), (0.92, 0.9, 1.8)],
    ),
}


def _rod(space, line):
    """Distances to a rod through (x, y, z, radius) points."""
    result = None
    for (*start, first), (*end, last) in zip(line, line[1:]):
        a, way = numpy.float32(start), numpy.float32(end) - numpy.float32(start)
        along = numpy.clip(((space - a) @ way) / (way @ way), 0, 1)
        reach = numpy.linalg.norm(space - a - along[..., None] * way, axis=-1) - (first + (last - first) * along)
        result = reach if result is None else numpy.minimum(result, reach)
    return result


def _melt(a, b, width):
    """Union of two bodies given by their distances, with a hollow of about this width where they meet."""
    near = numpy.maximum(width - numpy.abs(a - b), 0) / width
    return numpy.minimum(a, b) - near**3 * width / 6


def _skin(field, corner):
    """Points and faces of the surface where the distances of a grid are zero; it must not touch the grid's edge."""
    sides = field.shape
    total, count = numpy.zeros([n - 1 for n in sides] + [3]), numpy.zeros([n - 1 for n in sides])
    crossings = []
    for axis in range(3):
        low = [slice(None)] * 3
        high = [slice(None)] * 3
        low[axis], high[axis] = slice(0, -1), slice(1, None)
        a, b = field[tuple(low)], field[tuple(high)]
        spots = numpy.argwhere((a < 0) != (b < 0))
        first, second = (part[tuple(spots.T)] for part in (a, b))
        points = spots.astype(float)
        points[:, axis] += first / (first - second)
        u, v = (axis + 1) % 3, (axis + 2) % 3
        around = []
        for du, dv in ((0, 0), (-1, 0), (-1, -1), (0, -1)):
            cell = spots.copy()
            cell[:, u] += du
            cell[:, v] += dv
            numpy.add.at(total, tuple(cell.T), points)
            numpy.add.at(count, tuple(cell.T), 1)
            around.append(cell)
        crossings.append((numpy.stack(around, 1), first < 0))
    names = numpy.full(count.shape, -1)
    used = count > 0
    names[used] = numpy.arange(used.sum())
    faces = []
    for cells, outwards in crossings:
        corners = names[tuple(numpy.moveaxis(cells, -1, 0))]
        faces += [tuple(face if out else face[::-1]) for face, out in zip(corners.tolist(), outwards)]
    return total[used] / count[used][:, None] * STEP + corner, faces


def _inflated(pose):
    """Points and faces of the hand alone."""
    thumb, *fingers = POSES[pose]
    rods = []
    for points, thick in ((thumb, 0.47), *((finger, 0.46) for finger in fingers)):
        line = smooth_line(points, 16)
        # Blown up: fullest before the tip.
        rods.append([(*spot, thick * (0.9 + 0.1 * math.sin(math.pi * min(1, 0.06 * k) ** 1.5))) for k, spot in enumerate(line)])
    ends = numpy.array([spot[:3] for rod in rods for spot in rod])
    corner, far = numpy.minimum(ends.min(0), (-1.2, -0.7, -0.3)) - 0.75, numpy.maximum(ends.max(0), (1.2, 0.7, 1)) + 0.75
    axes = [numpy.arange(low, high, STEP, dtype=numpy.float32) for low, high in zip(corner, far)]
    space = numpy.stack(numpy.meshgrid(*axes, indexing="ij"), -1)
    palm = _rod(space, [(0, 0, -0.2, 0.56), (0, 0, 0.3, 0.56), (0, 0.02, 1.2, 0.74), (0, 0.02, 1.5, 0.66)])
    for x in (-0.5, 0.5):
        palm = _melt(palm, _rod(space, [(x * 0.4, 0, 0.4, 0.5), (x, 0, 1.1, 0.6), (x * 1.15, 0, 1.6, 0.5)]), 0.5)
    digits = [_rod(space, rod) for rod in rods]
    field = digits[1]
    for digit in digits[2:]:
        field = _melt(field, digit, 0.18)
    field = _melt(_melt(palm, field, 0.34), digits[0], 0.3)
    return _skin(field, corner)


def glove(pose, side=1, sleeve=None):
    """Glove in one of the `POSES`, standing on its wrist at z = 0, its back to the viewer; `side` -1 makes it a left hand, `sleeve` is the colour of an arm."""
    points, faces = _inflated(pose)
    if side < 0:
        points = points * (-1, 1, 1)
        faces = [face[::-1] for face in faces]
    mesh = bpy.data.meshes.new("glove")
    mesh.from_pydata(points.tolist(), [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    hand = place(bpy.data.objects.new("glove", mesh), material=paint(WHITE, "satin"))
    even = hand.modifiers.new("even", "SMOOTH")
    even.factor, even.iterations = 0.5, 12
    fine = hand.modifiers.new("fine", "SUBSURF")
    fine.levels = fine.render_levels = 1
    surface = BVHTree.FromPolygons([Vector(point) for point in points], faces)
    for k in (-1, 0, 1):
        line = []
        for i in range(13):
            t = i / 12
            hit = surface.ray_cast(Vector((side * k * (0.32 + 0.16 * t), -5, 0.95 + 0.12 * (k == 0) + 0.8 * t)), Vector((0, 1, 0)))[0]
            line.append((hit.x, hit.y + 0.005, hit.z))
        tube(line, 0.085, paint("ink", "satin"), smooth=False, radii=[max(0.05, math.sin(math.pi * (0.02 + 0.96 * i / 12))) ** 0.6 * (0.75 + 0.03 * i) for i in range(13)])
    ring(0.62, 0.38, (0, 0, -0.12), paint(WHITE, "satin"), (0, 0, 0))
    if sleeve:
        disc(0.68, 9, (0, 0, -4.6), paint(sleeve, "satin"), 0.1)
