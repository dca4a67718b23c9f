"""Bodies out of grids of points, and laying things on them."""

import math

import bpy
import numpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .shapes import place, smooth_line

AROUND, UP = 144, 96


def ease(t):
    """Smooth step from 0 to 1."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def between(table, x):
    """Value of a piecewise curve given as sorted (x, value) pairs."""
    if x <= table[0][0]:
        return table[0][1]
    for (x0, v0), (x1, v1) in zip(table, table[1:]):
        if x <= x1:
            return v0 + (v1 - v0) * ease((x - x0) / (x1 - x0))
    return table[-1][1]


def directions(around=AROUND, up=UP, front=0.0):
    """Directions over a sphere, row by row from the top; with `front` they're denser where the face is."""
    for j in range(up + 1):
        t = math.pi * j / up
        polar = t + front * 0.5 * math.sin(2 * t)
        for i in range(around):
            turn = 2 * math.pi * i / around
            turn -= front * math.sin(turn)
            yield Vector((math.sin(polar) * math.sin(turn), -math.sin(polar) * math.cos(turn), math.cos(polar)))


def turn_of(direction):
    """Angle of a direction from the face, in degrees."""
    return math.degrees(math.acos(max(-1, min(1, -direction.y / max(1e-6, math.hypot(direction.x, direction.y))))))


def grid(points, material, columns=AROUND, closed=True, thickness=0.0, weave=None, bare=None):
    """Smooth skin over rows of points, and the tree to ask where it lies.

    `weave` are the coordinates of the cloth at each point; `bare` is a second material and the test by row and column that gives it to a face.
    """
    rows = len(points) // columns
    faces, places = [], []
    for j in range(rows - 1):
        for i in range(columns if closed else columns - 1):
            k = (i + 1) % columns
            faces.append((j * columns + i, j * columns + k, (j + 1) * columns + k, (j + 1) * columns + i))
            places.append((j, i))
    mesh = bpy.data.meshes.new("grid")
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if weave:
        mesh.attributes.new("cloth", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", [c for p in weave for c in p])
    obj = place(bpy.data.objects.new("grid", mesh), material=material)
    if bare:
        mesh.materials.append(bare[0])
        for polygon, at in zip(mesh.polygons, places):
            polygon.material_index = int(bare[1](*at))
    if thickness:
        solid = obj.modifiers.new("solid", "SOLIDIFY")
        solid.thickness = thickness
        solid.offset = 0
    return obj, BVHTree.FromPolygons([tuple(p) for p in points], faces)


def pipe(points, radius, radii, material, steps=40, columns=28, swell=0.0):
    """Sleeve through the points, whose cloth has a weave; with `swell` it's quilted into rolls."""
    line = [Vector(p) for p in smooth_line([(*p, r) for p, r in zip(points, radii)], steps)]
    across = Vector((0, 0, 1))
    surface, weave, along = [], [], 0.0
    for j, at in enumerate(line):
        here = at.to_3d()
        ahead = (line[min(j + 1, steps)].to_3d() - line[max(j - 1, 0)].to_3d()).normalized()
        across = (across - ahead * across.dot(ahead)).normalized()
        beside = ahead.cross(across)
        if j:
            along += (here - line[j - 1].to_3d()).length
        reach = radius * at[3] + swell * (abs(math.sin(along * 6.5)) - 0.5)
        for i in range(columns + 1):
            a = 2 * math.pi * i / columns
            surface.append(here + (across * math.cos(a) + beside * math.sin(a)) * reach)
            weave.append((a * radius, 0, along))
    return grid(surface, material, columns + 1, closed=False, weave=weave)[0]


def beads(balls, material, detail=20):
    """Many balls (x, y, z, radius) as one thing."""
    unit = list(directions(detail, detail // 2))
    faces = [(j * detail + i, j * detail + (i + 1) % detail, (j + 1) * detail + (i + 1) % detail, (j + 1) * detail + i) for j in range(detail // 2) for i in range(detail)]
    shape = numpy.array(unit)
    points = numpy.concatenate([shape * r + (x, y, z) for x, y, z, r in balls])
    corners = numpy.concatenate([numpy.array(faces) + k * len(unit) for k in range(len(balls))])
    mesh = bpy.data.meshes.new("beads")
    mesh.from_pydata(points.tolist(), [], corners.tolist())
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return place(bpy.data.objects.new("beads", mesh), material=material)


class Surface:
    """A body that things can be laid on: asks how far in front of the viewer's plane it lies."""

    def __init__(self, tree):
        self.tree = tree

    def y(self, x, z, lift=0.0):
        """Depth of the surface at (x, z), moved `lift` towards the viewer."""
        hit = self.tree.ray_cast(Vector((x, -8, z)), Vector((0, 1, 0)))
        return (hit[0].y if hit[0] else -0.2) - lift

    def on(self, x, z, lift=0.0):
        """Point on the surface at (x, z)."""
        return (x, self.y(x, z, lift), z)

    def patch(self, first, second, material, lift=0.02, rows=8, thickness=0.03):
        """Cloth between two (x, z) lines of equal length, laid on the surface."""
        points = []
        for j in range(rows + 1):
            t = j / rows
            for (x0, z0), (x1, z1) in zip(first, second):
                points.append(self.on(x0 + (x1 - x0) * t, z0 + (z1 - z0) * t, lift))
        weave = [(x, 0, z) for x, _, z in points]
        return grid(points, material, len(first), closed=False, thickness=thickness, weave=weave)[0]
