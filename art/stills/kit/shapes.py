"""Basic solids. x is right, y away from the viewer, z up; flat shapes face the viewer (-y).

Everything made inside a `Group` is placed, turned and scaled with it.
"""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from .paint import iris, paint

_parents = []


def _three(scale):
    return Vector((scale, scale, scale) if isinstance(scale, (int, float)) else scale)


class Group:
    """Context that places everything made within it as one thing. Angles are degrees.

    `turn` is about the vertical, `tilt` leans the top away from the viewer, `roll` leans it to the right.
    """

    def __init__(self, at=(0, 0, 0), turn=0, tilt=0, roll=0, scale=1):
        self.empty = bpy.data.objects.new("group", None)
        bpy.context.collection.objects.link(self.empty)
        self.empty.rotation_mode = "YXZ"
        self.rest = (Vector(at), turn, tilt, roll, _three(scale))
        self.shift()

    def shift(self, at=(0, 0, 0), turn=0, tilt=0, roll=0, scale=1):
        """Hold it by so much away from where it was put, and `scale` times as large: for the frames of a film."""
        spot, turned, tilted, rolled, size = self.rest
        self.empty.location = spot + Vector(at)
        self.empty.rotation_euler = [math.radians(a) for a in (-tilted - tilt, rolled + roll, turned + turn)]
        self.empty.scale = size * _three(scale)

    def __enter__(self):
        if _parents:
            self.empty.parent = _parents[-1]
        _parents.append(self.empty)
        return self

    def __exit__(self, *_):
        _parents.pop()


def place(obj, at=(0, 0, 0), rotation=(0, 0, 0), material=None):
    """Link an object into the scene (and the current group), with rotation in degrees."""
    if obj.name not in bpy.context.collection.objects:
        bpy.context.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in rotation]
    if _parents:
        obj.parent = _parents[-1]
    if material is not None:
        obj.data.materials.append(paint(material))
    return obj


def _from_bmesh(name, mesh_builder, smooth=40):
    mesh = bpy.data.meshes.new(name)
    mesh_builder.normal_update()
    mesh_builder.to_mesh(mesh)
    mesh_builder.free()
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    return bpy.data.objects.new(name, mesh)


def _bevel(obj, width, segments=5, angle=35):
    modifier = obj.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(angle)
    modifier.harden_normals = False
    return obj


def box(size, at=(0, 0, 0), material="white", radius=0.1, rotation=(0, 0, 0)):
    """Rounded box centred at `at`."""
    builder = bmesh.new()
    bmesh.ops.create_cube(builder, size=1)
    bmesh.ops.scale(builder, vec=size, verts=builder.verts)
    obj = _from_bmesh("box", builder)
    if radius > 0:
        _bevel(obj, min(radius, min(size) * 0.499), 6)
    return place(obj, at, rotation, material)


def boxes(spots, size, material="white", radius=0.0):
    """Many equal boxes as one body, at (x, y, z) turned about the vertical by a fourth number."""
    builder = bmesh.new()
    for x, y, z, turn in spots:
        matrix = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Diagonal((*size, 1))
        bmesh.ops.create_cube(builder, size=1, matrix=matrix)
    obj = _from_bmesh("boxes", builder)
    if radius > 0:
        _bevel(obj, min(radius, min(size) * 0.499), 2)
    return place(obj, material=material)


def sphere(radius, at=(0, 0, 0), material="white", squash=(1, 1, 1), rotation=(0, 0, 0), detail=72):
    """Sphere, or an ellipsoid through `squash`; `detail` is the number of meridians."""
    builder = bmesh.new()
    bmesh.ops.create_uvsphere(builder, u_segments=detail, v_segments=detail // 2 + 4, radius=radius)
    obj = _from_bmesh("sphere", builder, 180)
    obj.scale = squash
    return place(obj, at, rotation, material)


def eye(radius, at=(0, 0, 0)):
    """Glass ball round an amber iris that looks at the viewer; returns the group of the iris, to turn it."""
    # The iris is lit through the glass, which would otherwise shade it.
    sphere(radius, at, paint("white", "glass")).visible_shadow = False
    with Group(at=at) as gaze:
        sphere(radius * 0.42, (0, radius * 0.12, 0), iris())
    return gaze


def disc(radius, depth, at=(0, 0, 0), material="white", edge=0.05, rotation=(0, 0, 0), top=None):
    """Cylinder standing on the z axis, centred; `top` is the upper radius of a truncated cone."""
    builder = bmesh.new()
    bmesh.ops.create_cone(
        builder, cap_ends=True, segments=128, radius1=radius, radius2=radius if top is None else top, depth=depth
    )
    obj = _from_bmesh("disc", builder)
    if edge > 0:
        _bevel(obj, min(edge, depth * 0.49, radius * 0.49), 5, 30)
    return place(obj, at, rotation, material)


def puck(radius, depth, at=(0, 0, 0), material="white", edge=0.05):
    """Disc that faces the viewer."""
    return disc(radius, depth, at, material, edge, (90, 0, 0))


def ring(radius, thickness, at=(0, 0, 0), material="white", rotation=(90, 0, 0), arc=360, start=0):
    """Torus that faces the viewer; with `arc` below 360 a round-ended arc (counter-clockwise from the right)."""
    if arc < 360:
        steps = max(8, int(arc / 5))
        points = []
        for i in range(steps + 1):
            angle = math.radians(start + arc * i / steps)
            points.append((radius * math.cos(angle), 0, radius * math.sin(angle)))
        with Group(at=at) as group:
            group.empty.rotation_mode = "XYZ"
            group.empty.rotation_euler = [math.radians(a) for a in (rotation[0] - 90, rotation[1], rotation[2])]
            obj = tube(points, thickness, material, smooth=False)
            for end in (points[0], points[-1]):
                sphere(thickness, end, material)
        return obj
    builder = bmesh.new()
    major, minor = 128, 32
    grid = []
    for i in range(major):
        a = 2 * math.pi * i / major
        row = []
        for j in range(minor):
            b = 2 * math.pi * j / minor
            reach = radius + thickness * math.cos(b)
            row.append(builder.verts.new((reach * math.cos(a), reach * math.sin(a), thickness * math.sin(b))))
        grid.append(row)
    for i in range(major):
        for j in range(minor):
            k, l = (i + 1) % major, (j + 1) % minor
            builder.faces.new((grid[i][j], grid[k][j], grid[k][l], grid[i][l]))
    return place(_from_bmesh("ring", builder, 180), at, rotation, material)


def tube(points, radius, material="white", smooth=True, closed=False, radii=None):
    """Round pipe through the points; `radii` scales the thickness per point."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 8
    curve.resolution_u = 16
    curve.use_fill_caps = True
    if smooth:
        spline = curve.splines.new("BEZIER")
        spline.bezier_points.add(len(points) - 1)
        for i, (knot, point) in enumerate(zip(spline.bezier_points, points)):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = "AUTO"
            if radii:
                knot.radius = radii[i]
    else:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for i, (knot, point) in enumerate(zip(spline.points, points)):
            knot.co = (*point, 1)
            if radii:
                knot.radius = radii[i]
        spline.use_smooth = True
    spline.use_cyclic_u = closed
    return place(bpy.data.objects.new("tube", curve), material=material)


def capsule(start, end, radius, material="white"):
    """Round-ended rod."""
    tube([start, end], radius, material, smooth=False)
    sphere(radius, start, material)
    return sphere(radius, end, material)


def lathe(profile, at=(0, 0, 0), material="white", rotation=(0, 0, 0), segments=96, angle=40):
    """Solid of revolution round z from (radius, z) pairs, bottom to top."""
    builder = bmesh.new()
    rows = []
    for radius, z in profile:
        if radius < 1e-5:
            rows.append([builder.verts.new((0, 0, z))])
        else:
            rows.append(
                [
                    builder.verts.new(
                        (radius * math.cos(2 * math.pi * i / segments), radius * math.sin(2 * math.pi * i / segments), z)
                    )
                    for i in range(segments)
                ]
            )
    for low, high in zip(rows, rows[1:]):
        for i in range(segments):
            k = (i + 1) % segments
            corners = [low[i % len(low)], low[k % len(low)], high[k % len(high)], high[i % len(high)]]
            unique = list(dict.fromkeys(corners))
            if len(unique) > 2:
                builder.faces.new(unique)
    bmesh.ops.recalc_face_normals(builder, faces=builder.faces)
    return place(_from_bmesh("lathe", builder, angle), at, rotation, material)


def rounded(points, radius=0.15, steps=6):
    """Outline with its corners rounded; `points` are (x, z) pairs."""
    result = []
    count = len(points)
    for i in range(count):
        before, corner, after = (Vector(points[(i + k) % count]) for k in (-1, 0, 1))
        reach = min(radius, (before - corner).length * 0.49, (after - corner).length * 0.49)
        a = corner + (before - corner).normalized() * reach
        b = corner + (after - corner).normalized() * reach
        for k in range(steps + 1):
            t = k / steps
            result.append(tuple(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t * t))
    return result


def smooth_line(points, count=14):
    """Smooth (x, z) line through a few points."""
    result = []
    last = len(points) - 1
    for k in range(count + 1):
        u = k / count * last
        i = min(int(u), last - 1)
        t = u - i
        p0, p1, p2, p3 = (points[max(0, min(last, i + d))] for d in (-1, 0, 1, 2))
        result.append(
            tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p0, p1, p2, p3)
            )
        )
    return result


def plate(outline, depth, at=(0, 0, 0), material="white", edge=0.04, holes=()):
    """Slab cut to an (x, z) outline, facing the viewer, centred on its depth, with soft edges."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    edge = min(edge, depth * 0.49)
    curve.extrude = depth / 2 - edge
    curve.bevel_depth = edge
    curve.bevel_resolution = 4
    curve.offset = -edge
    for line in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for knot, (x, z) in zip(spline.points, line):
            knot.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    return place(bpy.data.objects.new("plate", curve), at, (90, 0, 0), material)


def card(width, height, depth=0.12, at=(0, 0, 0), material="white", radius=0.2, edge=0.04):
    """Rounded rectangle facing the viewer."""
    w, h = width / 2, height / 2
    radius = min(radius, w, h)
    points = {}
    for cx, cz, start in ((w - radius, h - radius, 0), (radius - w, h - radius, 90), (radius - w, radius - h, 180), (w - radius, radius - h, 270)):
        for i in range(13):
            angle = math.radians(start + 7.5 * i)
            # Each point once: where two corners of a pill meet, a second one would leave a notch.
            points[round(cx + radius * math.cos(angle), 5), round(cz + radius * math.sin(angle), 5)] = True
    return plate(list(points), depth, at, material, edge)


def letters(text, size=1.0, depth=0.12, at=(0, 0, 0), material="white", font=None, edge=None, align="CENTER"):
    """Extruded type facing the viewer; `font` is the path of a font file."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body = text
    curve.size = size
    edge = min(size * 0.014 if edge is None else edge, depth * 0.45)
    curve.extrude = depth / 2 - edge
    curve.bevel_depth = edge
    curve.offset = -edge * 0.5
    curve.bevel_resolution = 3
    curve.align_x = align
    curve.align_y = "CENTER"
    if font:
        curve.font = bpy.data.fonts.load(font, check_existing=True)
    return place(bpy.data.objects.new("letters", curve), at, (90, 0, 0), material)


def clay(balls, material, resolution=0.06, threshold=0.38):
    """One soft body out of many balls (x, y, z, radius), melted together."""
    meta = bpy.data.metaballs.new("clay")
    meta.resolution = meta.render_resolution = resolution
    meta.threshold = threshold
    obj = bpy.data.objects.new(f"clay{len(bpy.data.metaballs)}x", meta)
    for x, y, z, radius in balls:
        element = meta.elements.new()
        element.co = (x, y, z)
        element.radius = radius * 1.55
    bpy.context.collection.objects.link(obj)
    bpy.context.view_layer.update()
    solid = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(obj)
    for polygon in solid.polygons:
        polygon.use_smooth = True
    return place(bpy.data.objects.new("clay", solid), material=material)


def loft(sections, material="white", closed=True, angle=60):
    """Skin over a list of equally long point rings."""
    builder = bmesh.new()
    rows = [[builder.verts.new(p) for p in section] for section in sections]
    count = len(rows[0])
    for low, high in zip(rows, rows[1:]):
        for i in range(count if closed else count - 1):
            k = (i + 1) % count
            builder.faces.new((low[i], low[k], high[k], high[i]))
    if closed:
        builder.faces.new(rows[0][::-1])
        builder.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(builder, faces=builder.faces)
    return place(_from_bmesh("loft", builder, angle), material=material)


def puff(outline, depth, at=(0, 0, 0), material="white", steps=9, fullness=0.6):
    """Balloon over an (x, z) outline that its centre can see all of; plumper with a lower `fullness`."""
    rows = []
    for k in range(-steps, steps + 1):
        angle = math.pi / 2 * k / (steps + 0.4)
        shrink = math.cos(angle) ** fullness
        rows.append([(x * shrink, -math.sin(angle) * depth / 2, z * shrink) for x, z in outline])
    obj = loft(rows, material, angle=80)
    obj.location = at
    return obj


def sheet_of(corners, thickness, material="white"):
    """Flat polygon of any orientation with a little thickness."""
    builder = bmesh.new()
    builder.faces.new([builder.verts.new(corner) for corner in corners])
    obj = _from_bmesh("sheet", builder, 10)
    solid = obj.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = 0
    return place(obj, material=material)


def printed(rows, material):
    """Ribbon through pairs of (left, right) points, from the top of a picture to its foot: a screen, or paper that curls."""
    lengths = [0.0]
    for (_, before), (_, after) in zip(rows, rows[1:]):
        lengths.append(lengths[-1] + (Vector(after) - Vector(before)).length)
    builder = bmesh.new()
    layer = builder.loops.layers.uv.new()
    pairs = [tuple(builder.verts.new(point) for point in row) for row in rows]
    for i, (upper, lower) in enumerate(zip(pairs, pairs[1:])):
        face = builder.faces.new((upper[0], lower[0], lower[1], upper[1]))
        top, foot = (1 - lengths[k] / lengths[-1] for k in (i, i + 1))
        for loop, spot in zip(face.loops, ((0, top), (0, foot), (1, foot), (1, top))):
            loop[layer].uv = spot
    return place(_from_bmesh("printed", builder, 80), material=material)


def draped(spot, material, columns=24, rows=24, back=None):
    """Picture on any surface: `spot(u, v)` is the point for a place of the picture, u to the right and v up, both 0 to 1.

    With `back` it is paper of that colour behind.
    """
    builder = bmesh.new()
    layer = builder.loops.layers.uv.new()
    grid = [[builder.verts.new(spot(i / columns, k / rows)) for i in range(columns + 1)] for k in range(rows + 1)]
    for k in range(rows):
        for i in range(columns):
            face = builder.faces.new((grid[k][i], grid[k][i + 1], grid[k + 1][i + 1], grid[k + 1][i]))
            for loop, (u, v) in zip(face.loops, ((i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1))):
                loop[layer].uv = u / columns, v / rows
    obj = place(_from_bmesh("draped", builder, 80), material=material)
    if back:
        obj.data.materials.append(paint(back, "matte"))
        solid = obj.modifiers.new("solid", "SOLIDIFY")
        solid.thickness = 0.012
        solid.offset = -1
        solid.material_offset = 1
    return obj


def blanket(rows, material="white", thickness=0.03):
    """Smooth sheet through equally long rows of points."""
    count = len(rows[0])
    builder = bmesh.new()
    grid = [[builder.verts.new(point) for point in row] for row in rows]
    for low, high in zip(grid, grid[1:]):
        for i in range(count - 1):
            builder.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    obj = _from_bmesh("blanket", builder, 60)
    solid = obj.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = -1
    return place(obj, material=material)


def screen(width, height, material, at=(0, 0, 0)):
    """Flat picture that faces the viewer."""
    x, y, z = at
    return printed([[(x + side * width / 2, y, z + end * height / 2) for side in (-1, 1)] for end in (1, -1)], material)


def polar(radius, degrees, y=0.0, centre=(0.0, 0.0)):
    """Point at an angle in the viewer's plane."""
    angle = math.radians(degrees)
    return (centre[0] + radius * math.cos(angle), y, centre[1] + radius * math.sin(angle))


def heart_outline(size=1.0):
    """Heart of the given width."""
    points = []
    for i in range(72):
        t = 2 * math.pi * i / 72
        x = 16 * math.sin(t) ** 3
        z = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        points.append((x * size / 32, (z + 2) * size / 32))
    return points[::-1]


def star_outline(size=1.0, points=5, inner=0.5, soft=0.08):
    """Star of the given outer radius."""
    corners = []
    for i in range(points * 2):
        angle = math.pi / 2 + math.pi * i / points
        reach = size if i % 2 == 0 else size * inner
        corners.append((reach * math.cos(angle), reach * math.sin(angle)))
    return rounded(corners, soft * size * 2)
