"""Colours and materials. Colours are named in src/theme/palette.json (the brand's) and stages.json, or are hex values."""

import json
import os

import bpy

_HERE = os.path.dirname(os.path.abspath(__file__))


def _read(*path):
    with open(os.path.join(_HERE, *path), encoding="utf8") as handle:
        return json.load(handle)


_STUDIO = _read("..", "stages.json")
STAGES = _STUDIO["stages"]
# The brand's colours, and the lighter and brighter relatives that only the art uses.
PALETTE = {**_read("..", "..", "..", "src", "theme", "palette.json"), **_STUDIO["tints"]}

# Roughness, metal, clearcoat, transmission, specular of each finish.
_FINISHES = {
    "gloss": (0.20, 0.0, 0.85, 0.0, 0.5),
    "satin": (0.36, 0.0, 0.35, 0.0, 0.45),
    "matte": (0.62, 0.0, 0.0, 0.0, 0.25),
    "skin": (0.45, 0.0, 0.08, 0.0, 0.35),
    "hair": (0.5, 0.0, 0.08, 0.0, 0.4),
    "metal": (0.24, 0.8, 0.3, 0.0, 0.5),
    "mirror": (0.05, 1.0, 0.0, 0.0, 0.5),
    "glass": (0.01, 0.0, 0.0, 1.0, 0.5),
    "pane": (0.0, 0.0, 0.0, 1.0, 0.5),
    "frost": (0.28, 0.0, 0.2, 0.9, 0.5),
    "glow": (0.5, 0.0, 0.0, 0.0, 0.2),
}

_cache = {}


def forget_materials():
    """Drop cached materials; called whenever the scene is emptied."""
    _cache.clear()


def hex_of(colour):
    """Hex value of a palette name; a hex value passes through."""
    if colour.startswith("#"):
        return colour
    return PALETTE[colour]


def linear(colour):
    """Linear RGBA tuple of a palette name or hex value."""
    value = hex_of(colour).lstrip("#")
    channels = [int(value[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


def paint(colour, finish="gloss", strength=3.0):
    """Material of one colour and finish, made once per scene."""
    if not isinstance(colour, str):
        return colour
    key = (colour, finish, strength)
    if key in _cache:
        return _cache[key]
    rough, metal, coat, transmission, specular = _FINISHES[finish]
    material = bpy.data.materials.new(f"{colour}-{finish}")
    material.use_nodes = True
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = linear(colour)
    inputs["Roughness"].default_value = rough
    inputs["Metallic"].default_value = metal
    inputs["Clearcoat"].default_value = coat
    inputs["Clearcoat Roughness"].default_value = 0.06
    inputs["Transmission"].default_value = transmission
    inputs["Specular"].default_value = specular
    inputs["IOR"].default_value = {"glass": 1.45, "pane": 1.07}.get(finish, 1.3)
    if finish == "skin":
        inputs["Subsurface"].default_value = 0.1
        inputs["Subsurface Color"].default_value = linear(colour)
        inputs["Subsurface Radius"].default_value = (0.25, 0.12, 0.08)
    if finish == "glow":
        inputs["Emission"].default_value = linear(colour)
        inputs["Emission Strength"].default_value = strength
    _cache[key] = material
    return material


def _graded(stops, axis, finish, interpolation, count=1):
    """Material coloured by (position, colour) stops along an axis of the object's bounds, `count` times over."""
    key = (stops, axis, finish, interpolation, count)
    if key in _cache:
        return _cache[key]
    material = paint(stops[0][1], finish).copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coordinates = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    scale = nodes.new("ShaderNodeMath")
    scale.operation = "MULTIPLY"
    scale.inputs[1].default_value = count
    wrap = nodes.new("ShaderNodeMath")
    wrap.operation = "FRACT"
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = interpolation
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(1)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, linear(colour)
    links.new(coordinates.outputs["Generated"], split.inputs[0])
    links.new(split.outputs[axis], scale.inputs[0])
    links.new(scale.outputs[0], wrap.inputs[0])
    links.new((wrap if count > 1 else scale).outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    _cache[key] = material
    return material


def blend(low, high, axis="Z", finish="gloss"):
    """Material that runs from one colour to another along an axis of the object's bounds."""
    return _graded(((0, low), (1, high)), axis, finish, "EASE")


def stripes(first, second, axis="Z", count=6.0, finish="satin"):
    """Material of even stripes across an axis of the object's bounds."""
    return _graded(((0, first), (0.5, second)), axis, finish, "CONSTANT", count)


def maths_in(tree):
    """Function that adds a node to a material's tree, given its operation and its numbers or sockets, and returns the socket of the result."""

    def maths(operation, *values):
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return node.outputs[0]

    return maths


def woven(first, second, kind="stripes", size=0.4, finish="matte"):
    """Cloth in two colours, a repeat of which measures `size`: `stripes`, `pinstripes`, `checks`, `dots` or `zigzag`. Made for clothes, which know their weave."""
    key = (first, second, kind, size, finish)
    if key in _cache:
        return _cache[key]
    material = paint(first, finish).copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    maths = maths_in(material.node_tree)

    def beyond(value, edge):
        return maths("GREATER_THAN", maths("FRACT", value), edge)

    cloth = nodes.new("ShaderNodeAttribute")
    cloth.attribute_name = "cloth"
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(cloth.outputs["Vector"], split.inputs[0])
    u, v = (maths("DIVIDE", split.outputs[axis], size) for axis in ("X", "Z"))
    if kind == "stripes":
        share = beyond(v, 0.5)
    elif kind == "pinstripes":
        share = beyond(u, 0.84)
    elif kind == "checks":
        share = maths("MULTIPLY", maths("ADD", beyond(u, 0.5), beyond(v, 0.5)), 0.5)
    elif kind == "zigzag":
        share = beyond(maths("ADD", v, maths("ABSOLUTE", maths("SUBTRACT", maths("FRACT", u), 0.5))), 0.5)
    else:
        shifted = maths("ADD", u, maths("MULTIPLY", beyond(maths("MULTIPLY", v, 0.5), 0.5), 0.5))
        x, z = (maths("SUBTRACT", maths("FRACT", value), 0.5) for value in (shifted, v))
        share = maths("LESS_THAN", maths("ADD", maths("MULTIPLY", x, x), maths("MULTIPLY", z, z)), 0.075)
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = linear(first)
    mix.inputs[2].default_value = linear(second)
    links.new(share, mix.inputs[0])
    links.new(mix.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    _cache[key] = material
    return material


def picture(file, glow=0.0, rough=0.5):
    """Material that shows a picture file where the surface has coordinates for it; with `glow` it shines like a screen."""
    material = paint("white", "matte").copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = rough
    image = nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(file, check_existing=True)
    image.interpolation = "Cubic"
    image.extension = "EXTEND"
    if glow:
        surface.inputs["Emission Strength"].default_value = glow
        links.new(image.outputs[0], surface.inputs["Emission"])
        # A screen is dark where it shows nothing, whatever falls on it.
        dim = nodes.new("ShaderNodeMixRGB")
        dim.inputs[0].default_value = 0.7
        dim.inputs[2].default_value = (0, 0, 0, 1)
        links.new(image.outputs[0], dim.inputs[1])
        links.new(dim.outputs[0], surface.inputs["Base Color"])
    else:
        links.new(image.outputs[0], surface.inputs["Base Color"])
    return material


def glazed(clay, glaze, line, waver=0.14):
    """Stoneware: speckled clay, dipped in glaze down to about the height `line` of the object's own z."""
    material = paint(clay, "matte").copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    coordinates = nodes.new("ShaderNodeTexCoord")

    def noise(scale, detail=2.0):
        node = nodes.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        links.new(coordinates.outputs["Object"], node.inputs["Vector"])
        return node.outputs["Fac"]

    def span(value, low, high, start=0.0, end=1.0):
        node = nodes.new("ShaderNodeMapRange")
        for i, number in enumerate((low, high, start, end), 1):
            node.inputs[i].default_value = number
        links.new(value, node.inputs[0])
        return node.outputs[0]

    def mixed(factor, first, second):
        node = nodes.new("ShaderNodeMixRGB")
        links.new(factor, node.inputs[0])
        for socket, colour in zip(node.inputs[1:], (first, second)):
            if isinstance(colour, str):
                socket.default_value = linear(colour)
            else:
                links.new(colour, socket)
        return node.outputs[0]

    def dots(scale):
        """Small round spots, one in some cells and none in the others."""
        cells = nodes.new("ShaderNodeTexVoronoi")
        cells.inputs["Scale"].default_value = scale
        links.new(coordinates.outputs["Object"], cells.inputs["Vector"])
        chance = nodes.new("ShaderNodeSeparateXYZ")
        links.new(cells.outputs["Color"], chance.inputs[0])
        size = nodes.new("ShaderNodeMath")
        size.operation = "SUBTRACT"
        links.new(span(chance.outputs["X"], 0.25, 1.0, 0.0, 0.24), size.inputs[0])
        links.new(cells.outputs["Distance"], size.inputs[1])
        return span(size.outputs[0], 0.0, 0.03)

    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(coordinates.outputs["Object"], split.inputs[0])
    height = nodes.new("ShaderNodeMath")
    links.new(split.outputs["Z"], height.inputs[0])
    links.new(span(noise(2.6), 0.25, 0.75, -waver, waver), height.inputs[1])
    dipped = span(height.outputs[0], line - 0.008, line + 0.008)
    specks = dots(15)
    tone = span(noise(1.7, 3.0), 0.3, 0.7, 0.0, 0.2)
    bare = mixed(specks, clay, "#5B3A26")
    shiny = mixed(specks, mixed(tone, glaze, clay), "#4A3020")
    links.new(mixed(dipped, bare, shiny), surface.inputs["Base Color"])
    links.new(span(dipped, 0, 1, 0.72, 0.16), surface.inputs["Roughness"])
    links.new(span(dipped, 0, 1, 0.0, 0.6), surface.inputs["Clearcoat"])
    return material


def gradient(stops, axis="Z", glow=0.0):
    """Matte material that runs through (position, colour) stops along an axis of the object's bounds; with `glow` it only emits light, as a sky does."""
    material = _graded(tuple(stops), axis, "matte", "LINEAR").copy()
    if glow:
        nodes, links = material.node_tree.nodes, material.node_tree.links
        surface = nodes["Principled BSDF"]
        links.remove(surface.inputs["Base Color"].links[0])
        surface.inputs["Base Color"].default_value = (0, 0, 0, 1)
        surface.inputs["Specular"].default_value = 0
        surface.inputs["Emission Strength"].default_value = glow
        links.new(nodes["ColorRamp"].outputs[0], surface.inputs["Emission"])
    return material


def wood(light, dark, scale=1.0, axis="X", rough=0.5):
    """Wood whose grain runs along an axis of the object."""
    material = paint(light, "matte").copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = rough
    coordinates = nodes.new("ShaderNodeTexCoord")
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = [scale * (0.12 if name == axis else 2.2) for name in "XYZ"]
    rings = nodes.new("ShaderNodeTexNoise")
    rings.inputs["Scale"].default_value = 2.4
    rings.inputs["Detail"].default_value = 7
    rings.inputs["Distortion"].default_value = 1.2
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.34, 0.66
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear(dark), linear(light)
    links.new(coordinates.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs[0], rings.inputs["Vector"])
    links.new(rings.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], surface.inputs["Base Color"])
    return material


def bumped(material, strength, distance, scale, detail=2, distortion=0):
    """Gives a material bumps of noise. Returns it."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Distortion"].default_value = distortion
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return material


def stone(colour, scale, depth):
    """Rough stone: grains that catch a low light, and patches a little lighter and darker."""
    material = bumped(paint(colour, "matte").copy(), depth, 0.12, scale, detail=9)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    patches = nodes.new("ShaderNodeTexNoise")
    patches.inputs["Scale"].default_value = 1.1
    patches.inputs["Detail"].default_value = 6
    ramp = nodes.new("ShaderNodeValToRGB")
    tint = linear(colour)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.35, 0.7
    ramp.color_ramp.elements[0].color = tuple(c * 0.82 for c in tint[:3]) + (1,)
    ramp.color_ramp.elements[1].color = tint
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], patches.inputs["Vector"])
    links.new(patches.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def iris():
    """Material of the eye's inner ball, as in the films: a dark pupil to the front, amber round it, then orange."""
    material = _graded(((0.047, "#0A0712"), (0.066, "marigold"), (0.135, "marigold"), (0.46, "#FF6C06")), "Y", "gloss", "LINEAR")
    nodes = material.node_tree.nodes
    surface = nodes["Principled BSDF"]
    material.node_tree.links.new(nodes["ColorRamp"].outputs[0], surface.inputs["Emission"])
    surface.inputs["Emission Strength"].default_value = 0.3
    return material
