"""Lines of a scene as a hand would draw it: Freestyle finds contours and creases, here they become few long strokes."""

import contextlib
import json
import math
import os

import bpy
import parameter_editor
from freestyle.types import StrokeShader
from mathutils import Vector

from .paint import linear


class _Collector(StrokeShader):
    """Notes each stroke's points and the object it belongs to."""

    def __init__(self, strokes):
        StrokeShader.__init__(self)
        self.strokes = strokes

    def shade(self, stroke):
        owner = None
        first = stroke[0]
        if first.first_svertex and first.second_svertex:
            edge = first.first_svertex.get_fedge(first.second_svertex)
            owner = edge and edge.viewedge.viewshape.name
        self.strokes.append((owner, [(vertex.point.x, vertex.point.y) for vertex in stroke]))


@contextlib.contextmanager
def _quiet():
    """Freestyle complains about each triangle that has no area; nobody needs to read it."""
    shown = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    yield
    os.dup2(shown, 2)
    os.close(nowhere)
    os.close(shown)


def _length(points):
    return sum(math.dist(a, b) for a, b in zip(points, points[1:]))


def _bend(before, after):
    """By how many radians a hand turns that goes on from one stroke into the next."""
    back, tip = before[max(0, len(before) - 4)], before[-1]
    start, on = after[0], after[min(3, len(after) - 1)]
    turn = math.atan2(on[1] - start[1], on[0] - start[0]) - math.atan2(tip[1] - back[1], tip[0] - back[0])
    return abs((turn + math.pi) % (2 * math.pi) - math.pi)


def _continued(line, strokes, gap, bend):
    """The line with one of the strokes at one of its ends, which is taken from the list; None if none goes on from it."""
    for i, other in enumerate(strokes):
        for a in (line, line[::-1]):
            for b in (other, other[::-1]):
                if math.dist(a[-1], b[0]) <= gap and _bend(a, b) < bend:
                    strokes.pop(i)
                    return a + b
    return None


def _joined(strokes, gap, bend):
    """Strokes of one object whose ends meet without a corner become one."""
    strokes = sorted(strokes, key=_length, reverse=True)
    done = []
    while strokes:
        line = strokes.pop(0)
        while longer := _continued(line, strokes, gap, bend):
            line = longer
        done.append(line)
    return done


def _thinned(points):
    """Points a few pixels apart; long strokes are smoothed once, for a hand draws no polygon."""
    length = _length(points)
    step = min(5, length / 24)
    kept = [points[0]]
    for point in points[1:-1]:
        if math.dist(point, kept[-1]) >= step:
            kept.append(point)
    kept.append(points[-1])
    if length < 160:
        return kept
    inner = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in zip(kept, kept[1:], kept[2:])]
    return [kept[0], *inner, kept[-1]]


def drawing(width, height, fine, shortest=14, leave_out=()):
    """Strokes of the current scene seen by its camera: how far away each is in metres, and its points in pixels from the upper left.

    Of what is farther away than `fine` only long strokes are drawn.
    """
    scene = bpy.context.scene
    render = scene.render
    render.engine = "CYCLES"
    scene.cycles.samples = 1
    scene.cycles.use_denoising = False
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 50
    render.use_freestyle = True
    layer = scene.view_layers[0]
    layer.use_freestyle = True
    settings = layer.freestyle_settings
    settings.crease_angle = 2.0
    lines = settings.linesets[0] if settings.linesets else settings.linesets.new("lines")
    lines.linestyle = lines.linestyle or bpy.data.linestyles.new("lines")
    lines.select_silhouette = lines.select_border = lines.select_crease = True
    found = []
    parameter_editor.callbacks_modifiers_post.append(lambda *_: [_Collector(found)])
    with _quiet():
        bpy.ops.render.render()
    parameter_editor.callbacks_modifiers_post.pop()
    render.use_freestyle = layer.use_freestyle = False
    by_owner = {}
    for owner, points in found:
        if owner in bpy.data.objects and len(points) > 1 and not owner.startswith(tuple(leave_out) or "\0"):
            by_owner.setdefault(owner, []).append([(2 * x, height - 2 * y) for x, y in points])
    eye = scene.camera.matrix_world.translation
    strokes = []
    for owner, parts in by_owner.items():
        far = (bpy.data.objects[owner].matrix_world.translation - eye).length
        strokes += [(round(far, 1), [(round(x, 1), round(y, 1)) for x, y in _thinned(points)]) for points in _joined(parts, 3.5, 0.6) if _length(points) >= (shortest if far < fine else 170)]
    return strokes


def on_picture(point, width, height):
    """Where a point of the world is in the picture, in pixels from the upper left."""
    camera = bpy.context.scene.camera
    bpy.context.view_layer.update()
    seen = camera.matrix_world.inverted() @ Vector(point)
    scale = camera.data.lens / camera.data.sensor_width * max(width, height) / -seen.z
    return (width / 2 + seen.x * scale, height / 2 - seen.y * scale)


def flat_colours(shown):
    """Light nothing: materials painted in a colour of `shown` show what it's mapped to, None being the colour itself; all others but pictures are white."""
    for material in bpy.data.materials:
        if material.get("flat") or not material.use_nodes or "Image Texture" in material.node_tree.nodes:
            continue
        material["flat"] = True
        links, surface = material.node_tree.links, material.node_tree.nodes["Principled BSDF"].inputs
        # Materials are named by their colour and finish.
        name = material.name.rpartition("-")[0]
        base = surface["Base Color"]
        own = name in shown and shown[name] is None
        for link in list(surface["Emission"].links):
            links.remove(link)
        surface["Emission"].default_value = base.default_value if own else linear(shown.get(name) or "#FFFFFF")
        if own and base.is_linked:
            links.new(base.links[0].from_socket, surface["Emission"])
        for link in list(base.links):
            links.remove(link)
        base.default_value = (0, 0, 0, 1)
        surface["Emission Strength"].default_value = 1
        for part in ("Specular", "Clearcoat", "Metallic", "Transmission", "Subsurface"):
            surface[part].default_value = 0


def save(name, lines):
    """Keep a picture's lines for finish.mjs."""
    folder = os.path.join(os.environ["ART_WORK"], "drawings")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, f"{name}.json"), "w", encoding="utf8") as handle:
        json.dump(lines, handle)
