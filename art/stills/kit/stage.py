"""The seamless stage: backdrop, light, camera and the objects that every picture may stand on."""

import math
import os

import bpy
from mathutils import Vector

from .paint import STAGES, forget_materials, linear, paint
from .shapes import Group, box, capsule, eye, place, polar, ring, sphere


def empty_scene():
    """Start from nothing."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_materials()


def _aim(obj, target):
    obj.rotation_euler = (Vector(target) - Vector(obj.location)).to_track_quat("-Z", "Y").to_euler()


class Stage:
    """A coloured sweep with one key light from the upper left and an environment for reflections."""

    def __init__(self, name, depth=7.0, dusk=False):
        self.name = name
        self.colours = STAGES[name]
        self.accents = self.colours["accents"]
        self._sweep(depth)
        self._environment(0.65, 0.5)
        if not dusk:
            self._lights()

    def accent(self, index):
        """Accent colour of this stage, wrapping round."""
        return self.accents[index % len(self.accents)]

    def _sweep(self, depth):
        radius = 4.0
        profile = [(-40, 0), (depth - radius, 0)]
        for i in range(1, 33):
            angle = i * math.pi / 64
            profile.append((depth - radius + radius * math.sin(angle), radius - radius * math.cos(angle)))
        profile.append((depth, 60))
        vertices, faces = [], []
        for y, z in profile:
            vertices += [(-90, y, z), (90, y, z)]
        for i in range(len(profile) - 1):
            faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        mesh = bpy.data.meshes.new("sweep")
        mesh.from_pydata(vertices, [], faces)
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        self.sweep = place(bpy.data.objects.new("sweep", mesh))
        material = paint(self.colours["floor"], "matte").copy()
        nodes, links = material.node_tree.nodes, material.node_tree.links
        geometry = nodes.new("ShaderNodeNewGeometry")
        split = nodes.new("ShaderNodeSeparateXYZ")
        span = nodes.new("ShaderNodeMapRange")
        span.inputs[1].default_value = -0.5
        span.inputs[2].default_value = 7.5
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].color = linear(self.colours["floor"])
        ramp.color_ramp.elements[1].color = linear(self.colours["wall"])
        links.new(geometry.outputs["Position"], split.inputs[0])
        links.new(split.outputs["Z"], span.inputs[0])
        links.new(span.outputs[0], ramp.inputs[0])
        links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
        mesh.materials.append(material)

    def _environment(self, ambient, reflections):
        world = bpy.data.worlds.new("world")
        bpy.context.scene.world = world
        world.use_nodes = True
        nodes, links = world.node_tree.nodes, world.node_tree.links
        glow = nodes["Background"]
        # Half white: in the wall's own colour it would deepen every wall towards its strongest channel.
        glow.inputs[0].default_value = [(1 + channel) / 2 for channel in linear(self.colours["wall"])]
        glow.inputs[1].default_value = ambient
        self.ambient = glow
        picture = nodes.new("ShaderNodeTexEnvironment")
        picture.image = bpy.data.images.load(os.path.join(os.environ["ART_WORK"], "studio.exr"))
        studio = nodes.new("ShaderNodeBackground")
        studio.inputs[1].default_value = reflections
        self.studio = studio
        coordinates = nodes.new("ShaderNodeTexCoord")
        mapping = nodes.new("ShaderNodeMapping")
        mapping.inputs["Rotation"].default_value = (0, 0, 1.1)
        add = nodes.new("ShaderNodeAddShader")
        links.new(coordinates.outputs["Generated"], mapping.inputs[0])
        links.new(mapping.outputs[0], picture.inputs[0])
        links.new(picture.outputs[0], studio.inputs[0])
        # Reflections see the studio, diffuse surfaces only its glow: sampling its lamps as well costs most of the noise.
        world.cycles.sampling_method = "NONE"
        rays = nodes.new("ShaderNodeLightPath")
        unseen = nodes.new("ShaderNodeMixShader")
        links.new(rays.outputs["Is Diffuse Ray"], unseen.inputs[0])
        links.new(studio.outputs[0], unseen.inputs[1])
        links.new(glow.outputs[0], add.inputs[0])
        links.new(unseen.outputs[0], add.inputs[1])
        links.new(add.outputs[0], nodes["World Output"].inputs[0])

    def backdrop(self, colour):
        """One colour for the whole sweep."""
        self.sweep.data.materials.clear()
        self.sweep.data.materials.append(paint(colour, "matte"))

    def cut_out(self, shadow=True):
        """Leave the background out; what stands in front can throw its shadow straight back, on what the picture is put on."""
        bpy.data.objects.remove(self.sweep)
        bpy.context.scene.render.film_transparent = True
        if shadow:
            box((60, 0.1, 60), (0, 1.2, 0), "white", 0).is_shadow_catcher = True

    def remove_lights(self):
        """Leave only the environment."""
        for item in [item for item in bpy.data.objects if item.type == "LIGHT"]:
            bpy.data.objects.remove(item)

    def sunlight(self, direction, energy, colour, width):
        """Replace the lights with a sun that shines along a direction; `width` in degrees softens its shadows."""
        self.remove_lights()
        data = bpy.data.lights.new("sun", "SUN")
        data.energy, data.angle, data.color = energy, math.radians(width), linear(colour)[:3]
        obj = bpy.data.objects.new("sun", data)
        bpy.context.collection.objects.link(obj)
        obj.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()

    def light(self, at, target, size, power, colour="#ffffff"):
        """Soft square light aimed at a point."""
        data = bpy.data.lights.new("light", "AREA")
        data.energy = power
        data.size = size
        data.color = linear(colour)[:3]
        obj = bpy.data.objects.new("light", data)
        bpy.context.collection.objects.link(obj)
        obj.location = at
        _aim(obj, target)
        return obj

    def _lights(self):
        self.light((-5.5, -6.0, 8.0), (0, 0, 1.6), 3.4, 1050, "#fffaf4")
        self.light((6.5, 3.0, 6.0), (0, 0, 2), 3.0, 620, self.colours["rim"])

    def camera(self, at=(0, -15, 4.6), target=(0, 0, 2.4), lens=50, blur=None, focus=None):
        """Viewpoint; `blur` is an f-number for depth of field."""
        data = bpy.data.cameras.new("camera")
        obj = bpy.data.objects.new("camera", data)
        bpy.context.collection.objects.link(obj)
        obj.location = at
        _aim(obj, target)
        data.lens = lens
        data.clip_end = 500
        if blur:
            data.dof.use_dof = True
            data.dof.aperture_fstop = blur
            data.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
        bpy.context.scene.camera = obj
        return obj

    def arcs(self, at=(0, 2.6, 2.6), radius=3.0, gap=0.62, thickness=0.14, colours=None, count=2, rays=True):
        """The mark as a relief: concentric arcs and six rays."""
        colours = colours or [self.colours["step"], self.colours["plinth"]]
        with Group(at=at):
            for i in range(count):
                ring(radius - gap * i, thickness * (1 - 0.12 * i), (0, 0, 0), paint(colours[i % len(colours)], "gloss"))
            if rays:
                for k in range(6):
                    angle = 22 + 27.2 * k
                    start, end = polar(radius + 0.42, angle), polar(radius + 0.95, angle)
                    capsule(start, end, thickness, paint(colours[0], "gloss"))

    def lens(self, at, radius=0.55, turn=0, hold=True):
        """The third eye, as in the films: an eye that stands on `at` in a gold ring; without the ring, centred on `at`."""
        if hold:
            at = (at[0], at[1], at[2] + radius * 1.5)
        with Group(at=at, turn=turn):
            eye(radius)
            if hold:
                ring(radius * 1.34, radius * 0.13, (0, 0, 0), paint("gold", "metal"))

    def loupe(self, at, radius=0.8):
        """The lens without its iris: a glass ball in a gold ring, which shows what is behind it upside down."""
        sphere(radius, at, paint("white", "glass"), detail=128).visible_shadow = False
        ring(radius * 1.12, radius * 0.1, at, paint("gold", "metal"))
