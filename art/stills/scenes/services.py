"""The fifteen services: one subject each, the lens somewhere in every picture."""

import math

from kit import props as p
from kit.paint import blend, paint, bumped, stripes
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, lathe, letters, plate, polar, puck, ring, rounded, sphere, tube, blanket, clay, puff, smooth_line, star_outline
from mathutils import Quaternion, Vector


@scene("services/search-engine-optimization", "violet")
def search(s):
    """A magnifier passes over a search bar; result blocks rise behind it."""
    s.camera((0.6, -15, 5.0), (0.1, 0, 2.35))
    s.arcs((1.9, 4.2, 3.3), 3.5, 0.85, 0.2)
    top = s.plinth(4.3, (0, 0.4, 0))
    with Group(at=(0.35, 1.5, top)):
        p.bars((2.1, 2.7, 3.4, 4.1), (("lilac", "white"), ("pink", "blush"), ("coral", "blush"), ("orange", "marigold")), 0.82, 0.98, 0.82)
    with Group(at=(-1.2, -0.9, top + 0.66), turn=-8):
        card(5.0, 1.16, 0.5, material=paint("white"), radius=0.58, edge=0.18)
        with Group(at=(-1.9, -0.3, 0.02), scale=0.27):
            p.magnifier(0.9, "violet", "violet", glass=False)
        with Group(at=(-1.25, -0.29, 0)):
            p.lines((2.0,), 0.2, 0.16, ("lavender",))
        capsule((0.98, -0.28, -0.2), (0.98, -0.28, 0.2), 0.05, paint("coral"))
    with Group(at=(2.75, -1.9, 2.0), turn=-14, roll=4):
        p.magnifier(1.02, "marigold", "ink")
    with Group(at=(-3.0, 0.6, 3.35), turn=12):
        card(2.5, 1.3, 0.16, material=paint("lilac"), radius=0.2)
        puck(0.32, 0.12, (-0.78, -0.12, 0.05), paint("coral"))
        with Group(at=(-0.3, -0.12, 0.22)):
            p.lines((1.2, 0.85), 0.3, 0.13, ("violet", "lavender"))
    s.lens((-4.72, 0.2, 0), 0.45, turn=22)
    s.scatter((-3.85, -2.1, None, 0.38, "coral"), (-3.1, -2.8, None, 0.2, "white"), (-0.6, -2.55, top + 0.26, 0.26, "marigold"), (3.6, -2.4, None, 0.2, "pink"))


@scene("services/social-media-marketing", "coral")
def social(s):
    """A phone with a feed; hearts and bubbles leave it."""
    s.camera((-0.4, -15, 4.3), (0, 0, 2.6))
    s.sun(3.1, (0.2, 3.4, 3.1), paint("blush", "satin"))
    top = s.plinth(3.6, (0, 0.2, 0), colours=("paper", "peach"))
    with Group(at=(0.1, 0, top + 2.15), turn=-14, roll=3, tilt=4):
        p.phone(4.2)
    with Group(at=(-2.75, -0.4, 3.75), turn=14):
        p.bubble(2.3, 1.4, "white", ("violet", "coral", "marigold"), 1)
    with Group(at=(2.55, -0.6, 4.15), turn=-16, roll=10):
        p.heart(1.75, "violet")
    with Group(at=(3.5, 0.4, 2.6), turn=-20, roll=-12):
        p.heart(0.9, "white")
    with Group(at=(2.55, -1.3, 1.5), turn=-18):
        p.bubble(1.7, 1.0, "marigold", ("white", "white", "white"), -1)
    with Group(at=(-2.5, -1.2, 1.55), turn=16, roll=-8):
        card(1.15, 1.15, 0.36, material=paint("violet"), radius=0.32, edge=0.14)
        puck(0.2, 0.2, (0, -0.16, 0.14), paint("white"), 0.08)
        sphere(0.33, (0, -0.1, -0.3), paint("white"), (1, 0.5, 0.55))
    s.lens((-3.5, -2.3, 0), 0.5, turn=20)
    s.scatter((3.7, -1.5, None, 0.42, "violet"), (4.3, -2.2, None, 0.22, "white"), (-4.6, -1.4, None, 0.32, "marigold"))


@scene("services/performance-marketing", "marigold")
def performance(s):
    """Bars, a growth arrow that hits, coins and a target."""
    s.camera((0.2, -15, 4.8), (0.1, 0, 2.45))
    top = s.plinth(4.2, (0, 0.2, 0))
    with Group(at=(2.5, 2.6, 3.9), turn=-14):
        p.target(1.75, ("paper", "violet", "paper", "violet"), None)
    with Group(at=(-1.0, 0.3, top)):
        p.bars((0.9, 1.5, 2.2, 3.0), (("violet", "violetSoft"), ("violetSoft", "pink"), ("coral", "blush"), ("ink", "violet")), 0.86, 1.04, 0.86)
    with Group(at=(-0.2, -0.5, top)):
        p.arrow([(-3.4, -0.3, 0.75), (-2.2, -0.35, 1.55), (-1.1, -0.35, 1.4), (0.1, -0.3, 2.5), (0.85, -0.25, 2.6), (2.1, 0.5, 3.9)], 0.14, "white", 0.4)
    with Group(at=(2.1, -1.2, top)):
        high = p.coin_stack(5, 0.58)
        with Group(at=(0, 0, high + 0.62), turn=-20, tilt=6):
            p.coin(0.58)
    with Group(at=(3.2, -0.6, top)):
        p.coin_stack(3, 0.5)
    with Group(at=(-3.6, 0.7, 3.7), turn=12):
        p.coin(0.46)
    s.lens((0.55, -1.9, top), 0.5, turn=-8)
    s.scatter((4.6, -1.7, None, 0.42, "coral"), (-4.5, -0.8, None, 0.5, "ink"), (-1.0, -2.3, top + 0.24, 0.24, "white"))


@scene("services/content-marketing", "jade")
def content(s):
    """A typewriter with a fresh page, a pencil and a stack of finished ones."""
    s.camera((-0.8, -15, 5.4), (0, 0, 2.2))
    s.arcs((0, 4.2, 3.2), 3.5, 0.8, 0.2)
    top = s.plinth(4.4, (0, 0.3, 0))
    with Group(at=(-1.0, 0.2, top), turn=12):
        side = rounded([(-1.7, 0.0), (1.7, 0.0), (1.7, 0.5), (-0.1, 1.5), (-0.7, 1.75), (-1.7, 1.7)], 0.25)
        with Group(turn=90):
            plate([(-x, z) for x, z in side][::-1], 4.0, material=paint("violet"), edge=0.14)
        for row in range(3):
            for key in range(8 - row % 2):
                x = (key - (7 - row % 2) / 2) * 0.44
                y, z = -1.28 + row * 0.48, 0.74 + row * 0.27
                disc(0.17, 0.16, (x, y, z), paint(("white", "marigold", "white")[row], "gloss"), 0.05, (28, 0, 0))
        capsule((-1.0, -1.62, 0.52), (1.0, -1.62, 0.52), 0.09, paint("white"))
        capsule((-2.25, 0.75, 1.95), (2.25, 0.75, 1.95), 0.27, paint("ink"))
        for x in (-2.35, 2.35):
            disc(0.34, 0.22, (x, 0.75, 1.95), paint("coral"), 0.07, (0, 90, 0))
        with Group(at=(0, 0.72, 3.15), tilt=7):
            p.sheet(2.6, 2.5, "white", "lavender", "coral", 6)
        capsule((2.5, 0.75, 1.95), (2.9, 0.3, 2.45), 0.07, paint("chrome", "metal"))
        sphere(0.13, (2.9, 0.3, 2.45), paint("coral"))
    with Group(at=(2.55, -0.7, top), turn=-18):
        for i in range(9):
            with Group(at=(0, 0, 0.08 + 0.13 * i), turn=(i * 37) % 17 - 8):
                box((1.9, 2.2, 0.1), (0, 0, 0), paint("white" if i % 2 else "paperDeep", "satin"), 0.04)
        s.lens((0.05, 0, 1.2), 0.56, turn=20)
    with Group(at=(4.05, -1.7, top), roll=-8, tilt=16):
        p.pencil(3.1, 0.27, "marigold", "pink")
    s.scatter((0.9, -2.3, top + 0.26, 0.26, "marigold"), (-4.3, -1.3, None, 0.5, "coral"), (-3.6, -2.2, None, 0.22, "white"), (4.9, -0.6, None, 0.36, "mint"))


@scene("services/website-design-development", "ink")
def website(s):
    """Three browser windows, one of content, one of code, one of pictures, and a pointer."""
    s.camera((0.5, -15, 4.6), (0.1, 0, 2.5))
    s.sun(3.3, (-0.8, 3.8, 3.0), paint("violet", "satin"))
    top = s.plinth(4.3, (0, 0.4, 0))
    with Group(at=(1.75, 1.2, top + 2.75), turn=-12):
        p.browser(3.7, 3.0, "inkSoft", "violetSoft")
        for i, (indent, width, colour) in enumerate(((0, 1.1, "marigold"), (0.35, 1.6, "mint"), (0.35, 1.1, "coral"), (0.7, 1.4, "lilac"), (0.35, 0.8, "marigold"), (0, 0.6, "mint"))):
            with Group(at=(-1.45 + indent, -0.16, 0.72 - 0.33 * i)):
                p.lines((width,), 0.2, 0.14, (colour,))
    with Group(at=(-0.9, -0.5, top + 1.75), turn=9):
        p.browser(4.5, 3.3, "white", "lilac")
        card(4.0, 1.25, 0.1, (0, -0.16, 0.42), blend("coral", "marigold", "X"), 0.16, 0.04)
        with Group(at=(-1.7, -0.24, 0.66)):
            p.lines((1.7, 1.2), 0.28, 0.16, ("white",))
        s.lens((1.25, -0.32, -0.17), 0.4)
        for i, colour in enumerate(("violet", "jadeBright", "ink")):
            card(1.22, 0.9, 0.1, (-1.38 + 1.38 * i, -0.16, -0.82), paint(colour), 0.14, 0.04)
            with Group(at=(-1.8 + 1.38 * i, -0.24, -0.74)):
                p.lines((0.8, 0.5), 0.2, 0.1, ("white",))
    with Group(at=(-3.35, 1.9, top + 3.0), turn=16):
        p.browser(3.0, 2.5, "marigold", "butter")
        for i, colour in enumerate(("coral", "violet", "white", "ink")):
            card(1.2, 0.72, 0.1, (-0.68 + 1.36 * (i % 2), -0.16, 0.36 - 0.88 * (i // 2)), paint(colour), 0.12, 0.04)
    with Group(at=(0.75, -1.9, 1.75), turn=-10, roll=-4):
        p.cursor(1.35, "marigold")
    with Group(at=(3.5, -0.9, top + 0.75), turn=-20):
        p.gear(0.78, "coral", "white")
    s.scatter((-4.4, -0.8, None, 0.55, "marigold"), (-3.9, -1.9, None, 0.26, "white"), (4.55, -1.8, None, 0.34, "lilac"), (2.4, -2.2, top + 0.22, 0.22, "mint"))


@scene("services/email-marketing", "lilac")
def email(s):
    """One opened envelope and the small ones that follow it."""
    s.camera((0.3, -15, 4.4), (0, 0, 2.5))
    s.arcs((-1.6, 4.0, 3.0), 3.3, 0.8, 0.2, ("white", "lavender"))
    top = s.plinth(3.9, (0, 0.3, 0))
    with Group(at=(-0.35, -0.2, top + 1.4), turn=-10, tilt=4):
        p.envelope(4.1, "violet", "violetSoft", "marigold", "white")
    with Group(at=(2.75, 0.6, 3.7), turn=-18, roll=12):
        p.envelope(1.9, "white", "coral", "marigold")
    with Group(at=(-3.4, 0.4, 3.9), turn=20, roll=-12):
        p.envelope(1.45, "marigold", "butter", "violet")
    with Group(at=(3.3, -0.9, 1.6), turn=-14, roll=-6):
        letters("@", 1.9, 0.3, (0, 0, 0), paint("coral"), p.DISPLAY)
    with Group(at=(0.95, -0.6, 4.75), turn=20, roll=-24, tilt=-18):
        p.paper_plane(0.75, "white", "lavender")
    tube([(-2.3, 0.4, 4.3), (-1.2, 0.2, 5.0), (-0.2, -0.2, 4.6), (0.25, -0.4, 4.55)], 0.028, paint("violet"))
    s.lens((-3.3, -1.9, 0), 0.52, turn=20)
    s.scatter((-4.6, -1.2, None, 0.34, "coral"), (1.6, -2.2, top + 0.3, 0.3, "ink"), (4.3, -1.7, None, 0.4, "violet"))


@scene("services/social-media-optimization", "violet")
def optimisation(s):
    """A phone with tuning pegs is the head of a guitar; its strings run over the profile."""
    s.camera((-0.2, -14, 3.2), (0.3, 0, 2.35), 50)
    wall(s, -3.0)
    with Group(at=(0.75, -0.8, 3.45), roll=-60, turn=-8, tilt=6):
        p.phone(6.2, "ink", "white", "profile")
        box((1.9, 0.4, 9), (0, 0.05, -7.4), paint("ink", "satin"), 0.15)
        for z in (-6.5, -8.4, -10.3):
            puck(0.16, 0.1, (0, -0.14, z + 0.24), paint("white", "satin"), 0.03)
        box((2.1, 0.35, 0.3), (0, -0.25, -3.15), paint("white", "satin"), 0.1)
        for k in range(6):
            box((1.86, 0.1, 0.1), (0, -0.2, -4.3 - 0.95 * k), paint("gold", "metal"), 0.04)
        for side in (-1, 1):
            for k in range(3):
                z = 2.0 - 1.75 * k
                x = side * (0.72 + 0.3 * (k > 0))
                disc(0.13, 0.55, (side * 1.12, -0.3, z), paint("gold", "metal"), 0.05, (90, 0, 0))
                capsule((side * 1.5, 0, z), (side * 2.0, 0, z), 0.1, paint("gold", "metal"))
                sphere(0.42, (side * 2.2, 0, z), paint(("coral", "marigold", "pink")[k]), (0.8, 0.5, 1.1))
                nut = side * (0.25 + 0.28 * k)
                for start, end in (((side * 1.12, -0.45, z), (nut, -0.46, -3.15)), ((nut, -0.46, -3.15), (nut, -0.36, -12))):
                    tube([start, end], 0.034, paint("gold", "metal"), smooth=False)


@scene("services/graphic-designing", "coral")
def graphic(s):
    """A pen draws a curve between handles; colour chips fan out; the letter stands by."""
    s.camera((0.3, -15, 4.8), (0.1, 0, 2.45))
    s.sun(3.0, (1.6, 3.8, 3.3), paint("marigold", "satin"))
    top = s.plinth(4.3, (0, 0.4, 0), colours=("#FF7455", "#FFD3B8"))
    curve = [(-3.9, 0.2, 1.7), (-2.6, 0.0, 4.2), (-0.4, -0.2, 3.0), (1.1, -0.3, 3.6)]
    tube(curve, 0.12, paint("white"))
    tube([(-4.5, 0.0, 4.15), (-2.6, 0.0, 4.2), (-0.9, 0.0, 4.25)], 0.035, paint("ink"))
    for x, z in ((-4.5, 4.15), (-0.9, 4.25)):
        sphere(0.15, (x, 0, z), paint("marigold"))
    for point in (curve[0], curve[1]):
        box((0.38, 0.38, 0.38), point, paint("violet"), 0.07)
    with Group(at=curve[-1], roll=38, turn=-10):
        nib = [(0, 0), (0.34, 0.62), (0.42, 0.95), (0.26, 1.4), (-0.26, 1.4), (-0.42, 0.95), (-0.34, 0.62)]
        plate(rounded(nib, 0.08)[::-1], 0.3, material=paint("gold", "metal"), edge=0.08)
        sphere(0.1, (0, -0.14, 0.72), paint("ink"))
        capsule((0, -0.15, 0.1), (0, -0.15, 0.65), 0.02, paint("ink"))
        disc(0.32, 0.34, (0, 0, 1.55), paint("marigold"), 0.08)
        lathe([(0.27, 1.6), (0.34, 2.2), (0.3, 3.2), (0.2, 3.7), (0, 3.75)], material=paint("ink"), angle=60)
    with Group(at=(-2.0, -1.2, top + 0.4), tilt=16, turn=8):
        for i, colour in enumerate(("ink", "violet", "jadeBright", "marigold", "white")):
            with Group(at=(0, -0.09 * i, 0), roll=-58 + 26 * i):
                card(0.86, 2.3, 0.08, (0, 0, 0.85), paint(colour), 0.12, 0.03)
        puck(0.15, 0.6, (0, -0.2, 0), paint("chrome", "metal"), 0.04)
    with Group(at=(1.35, -0.3, top + 0.92), turn=-8):
        letters("Aa", 2.5, 0.5, (0, 0, 0), paint("violet"), p.DISPLAY)
    s.lens((3.5, -0.9, top), 0.48, turn=-22)
    s.scatter((4.55, -1.9, None, 0.26, "white"), (-4.3, -1.7, None, 0.45, "ink"), (2.5, -2.3, top + 0.2, 0.2, "marigold"))


@scene("services/video-shoot", "coral")
def video(s):
    """A studio camera on its tripod, the clapper and a lamp."""
    s.camera((-0.6, -15, 4.2), (0.1, 0, 2.55))
    s.sun(3.1, (0.2, 4.0, 3.2), paint("marigold", "satin"))
    top = s.plinth(4.2, (0, 0.4, 0))
    with Group(at=(0.75, 0.3, top), turn=-32):
        p.tripod(2.05, "ink", 0.95)
        with Group(at=(0, 0, 2.75)):
            p.video_camera("violet", "ink", "marigold")
    with Group(at=(-2.35, -1.0, top + 1.05), turn=14, tilt=6):
        p.clapper(2.6, "ink", "white")
    with Group(at=(3.45, 0.6, top), turn=0):
        capsule((0, 0, 0.1), (0, 0, 3.3), 0.07, paint("paper"))
        disc(0.5, 0.12, (0, 0, 0.06), paint("paper"), 0.05)
        with Group(at=(0, 0, 3.4), turn=-40, tilt=-18):
            box((1.3, 0.5, 1.3), (0, 0, 0), paint("marigold"), 0.14)
            card(1.1, 1.1, 0.06, (0, -0.27, 0), paint("butter", "glow", 2.4), 0.1, 0.02)
    with Group(at=(-2.9, 0.7, top)):
        with Group(at=(0, 0, 2.6), turn=18):
            puck(0.95, 0.24, material=paint("white"), edge=0.08)
            for k in range(5):
                puck(0.22, 0.26, polar(0.56, 90 + 72 * k, -0.02), paint("ink", "satin"), 0.03)
            puck(0.13, 0.28, (0, -0.02, 0), paint("ink", "satin"), 0.03)
        tube([(0.6, 0, 1.9), (1.3, -0.2, 1.3), (1.0, -0.4, 0.5), (0.2, -0.5, 0.2)], 0.07, paint("ink", "satin"))
    s.scatter((-4.5, -1.0, None, 0.45, "lilac"), (4.4, -1.6, None, 0.5, "violet"), (3.75, -2.2, None, 0.22, "white"), (0.1, -2.2, top + 0.22, 0.22, "marigold"))


def wall(s, y):
    """Move the sweep near, so that it catches shadows, and light it from the front alone."""
    s.sweep.location.y = y
    s.remove_lights()
    s.light((-5.5, -7.5, 8.0), (0, 0, 2), 3.4, 1150, "#fffaf4")
    s.light((7.5, -7.0, 4.0), (1, 0, 2), 4.0, 160, s.colours["rim"])


def mesh(solid):
    """Leave only the edges of a thing."""
    wires = solid.modifiers.new("wires", "WIREFRAME")
    wires.thickness = 0.07


def pig():
    """Plump winged pig that flies along -x, its snout at about x = -3.4; from the belly on it's still a mesh."""
    skin, wire = paint("pink", "satin"), paint("marigold", "glow", 0.7)
    front = [(0, -2.05), (0.75, -1.95), (1.25, -1.5), (1.55, -0.7), (1.62, -0.1)]
    lathe(front, material=skin, rotation=(0, 90, 0), angle=80)
    mesh(lathe([(1.62, -0.1), (1.6, 0.35), (1.53, 0.8), (1.33, 1.3), (0.98, 1.75), (0.5, 2.05), (0.0, 2.12)], material=wire, rotation=(0, 90, 0), segments=24))
    sphere(1.12, (-2.0, 0, 0.5), skin)
    disc(0.5, 0.7, (-3.05, 0, 0.32), paint("blush", "satin"), 0.2, (0, 90, 0))
    for side in (-1, 1):
        sphere(0.12, (-3.4, side * 0.18, 0.34), paint("ink", "satin"), (0.4, 0.8, 1.2))
        sphere(0.15, (-2.86, side * 0.56, 0.94), paint("ink"), (0.8, 0.8, 1.15))
        with Group(at=(-1.75, side * 0.72, 1.4), roll=24, turn=side * 28, tilt=side * 16):
            puff(rounded([(-0.42, -0.2), (0.42, -0.2), (0.12, 1.0)], 0.2), 0.3, material=skin)
        capsule((-1.3, side * 0.8, -1.0), (-2.1, side * 0.85, -1.75), 0.36, skin)
        sphere(0.3, (-2.24, side * 0.85, -1.9), paint("ink"), (1, 1, 0.85))
        with Group(at=(1.3, side * 0.75, -0.95), roll=135):
            mesh(lathe([(0.4, 0.0), (0.36, 0.5), (0.33, 0.95), (0.2, 1.2), (0, 1.24)], material=wire, segments=12))
        with Group(at=(-0.6, side * 0.8, 1.1), tilt=side * 30, roll=8):
            for length, lean in ((2.0, 70), (2.6, 48), (3.0, 26), (3.0, 6)):
                with Group(roll=lean):
                    sphere(length / 2, (0, 0, length / 2), paint("white", "satin"), (0.28, 0.13, 1))
    sphere(0.05, (-2.97, -0.63, 1.02), paint("white", "glow", 1.0))
    tube([polar(0.3 - 0.02 * k, 60 * k, 0.06 * k, (2.35 + 0.05 * k, 0.4)) for k in range(11)], 0.07, wire)


@scene("services/ai-cgi-marketing", "ink")
def ai(s):
    """A pig flies past, wings up; its hindquarters are still a wire mesh."""
    s.camera((-0.6, -14, 2.4), (0.0, 0, 3.1), 50)
    s.light((-4, -7, 7), (1, 0, 3), 3, 520, "#fff4e6")
    with Group(at=(1.75, 0, 3.35), turn=20, roll=7, scale=1.12):
        pig()


def airliner():
    """Toy jet along -x, its nose at about x = -3.4; the wheels touch z = 0."""
    white, coral, ink = paint("white"), paint("coral"), paint("ink")
    hull = smooth_line([(0.0, -3.4), (0.62, -3.05), (1.0, -2.2), (1.1, -1.0), (1.1, 1.6), (0.8, 3.2), (0.28, 4.7), (0.0, 4.8)], 56)
    with Group(at=(0, 0, 1.75)):
        lathe([(max(0, r), z) for r, z in hull], material=white, rotation=(0, 90, 0), angle=80)
        sphere(0.9, (-2.35, 0, 0.36), ink, (0.75, 0.98, 0.6), (0, -38, 0))
        for side in (-1, 1):
            for k in range(7):
                sphere(0.15, (-1.5 + 0.5 * k, side * 1.08, 0.22), ink, (0.8, 0.3, 1.1), detail=32)
            with Group(at=(0.2, side * 0.7, -0.42), tilt=90):
                plate(rounded([(-0.9, 0), (0.9, 0), (2.1, side * 3.6), (1.4, side * 3.6)], 0.3)[::side], 0.22, material=coral, edge=0.09)
            with Group(at=(3.9, side * 0.25, 0.3), tilt=90):
                plate(rounded([(-0.6, 0), (0.5, 0), (1.1, side * 1.5), (0.6, side * 1.5)], 0.2)[::side], 0.16, material=coral, edge=0.06)
            disc(0.46, 1.3, (-0.1, side * 1.85, -0.85), paint("marigold"), 0.16, (0, 90, 0), top=0.34)
            disc(0.34, 0.1, (-0.74, side * 1.85, -0.85), ink, 0.03, (0, 90, 0))
            capsule((0.7, side * 0.75, -0.8), (0.9, side * 0.85, -1.4), 0.09, paint("chrome", "metal"))
            disc(0.36, 0.3, (0.9, side * 0.9, -1.39), ink, 0.1, (90, 0, 0))
        with Group(at=(4.0, 0, 0.4)):
            plate(rounded([(-1.1, 0), (0.55, 0), (1.2, 2.1), (0.5, 2.1)], 0.25), 0.24, material=coral, edge=0.09)
        capsule((-2.0, 0, -0.7), (-2.1, 0, -1.3), 0.08, paint("chrome", "metal"))
        disc(0.28, 0.26, (-2.1, 0, -1.34), ink, 0.09, (90, 0, 0))


@scene("services/landing-page-optimization", "jade")
def landing(s):
    """A web page laid out as a runway; a toy jet touches down on it with smoking tyres."""
    s.camera((-3.0, -13.0, 5.6), (0.5, 0, 0.75), 46)
    s.sweep.location.y = 14
    with Group(at=(2.2, 0.9, 0), turn=28):
        with Group(at=(0, 0, 0.1), tilt=90):
            card(18.0, 5.0, 0.2, (3.9, 0, 0), paint("white", "satin"), 0.35, 0.06)
            card(0.62, 4.7, 0.1, (-4.6, -0.1, 0), paint("lilac", "satin"), 0.2, 0.02)
            for k, colour in enumerate(("coral", "marigold", "jadeBright")):
                puck(0.15, 0.16, (-4.6, -0.1, -1.95 + 0.46 * k), paint(colour), 0.05)
            for k in range(6):
                card(1.3, 0.3, 0.1, (-3.2, -0.1, -1.5 + 0.6 * k), paint("ink", "satin"), 0.1, 0.02)
            for k in range(9):
                card(0.95, 0.22, 0.1, (-1.6 + 1.5 * k, -0.1, 0), paint("ink", "satin"), 0.11, 0.02)
        for k in range(9):
            for side in (-1, 1):
                disc(0.14, 0.2, (-3.7 + 1.8 * k, side * 2.25, 0.26), paint("marigold", "glow", 1.6), 0.08)
        with Group(at=(0.4, -0.1, 0.1), roll=9, tilt=-11, scale=1.12):
            airliner()
        for side in (-1, 1):
            puffs = [(1.6 + 0.3 * k, side * (1.0 + 0.25 * math.sin(2.4 * k)), 0.35 + 0.06 * k, 0.24 + 0.03 * k) for k in range(9)]
            clay(puffs, paint("white", "matte"), 0.06)


def ant(carries):
    """Ant that walks along -x on z = 0, with a load above its back: the function `carries` draws it from z = 0 up."""
    skin = paint("ink")
    sphere(0.82, (1.5, 0, 1.0), skin, (1.12, 0.84, 0.82), (0, -8, 0))
    sphere(0.2, (0.55, 0, 0.9), skin)
    sphere(0.46, (0, 0, 0.95), skin, (1.25, 0.85, 0.85))
    sphere(0.58, (-1.0, 0, 1.12), skin, (1, 0.95, 0.9))
    for side in (-1, 1):
        tube([(-1.3, side * 0.2, 1.5), (-1.6, side * 0.4, 2.05), (-2.15, side * 0.5, 2.0)], 0.06, skin)
        sphere(0.09, (-2.15, side * 0.5, 2.0), skin, detail=32)
        sphere(0.2, (-1.36, side * 0.32, 1.3), paint("white"))
        sphere(0.11, (-1.5, side * 0.36, 1.31), skin)
        for start, knee, foot in ((-0.3, -0.75, -1.25), (0.05, 0.1, 0.0), (0.3, 0.9, 1.35)):
            step = 0.18 * side * (1 if start else -1)
            leg = [(start, side * 0.3, 0.85), (knee + step, side * 1.0, 1.35), (foot + step, side * 1.4, 0.08)]
            tube(leg, 0.1, skin, radii=[1.1, 1, 0.7])
            sphere(0.09, leg[-1], skin, detail=32)
    with Group(at=(0.1, 0, 1.32)):
        carries()


def carrier_bag(colour, trim):
    """Paper carrier bag on z = 0."""
    box((1.7, 0.8, 1.9), (0, 0, 0.95), paint(colour, "satin"), 0.06)
    card(1.2, 0.22, 0.1, (0, -0.38, 1.0), paint(trim, "satin"), 0.11, 0.03)
    for side in (-1, 1):
        ring(0.36, 0.06, (0, side * 0.25, 1.86), paint(trim, "satin"), arc=180)


@scene("services/affiliate-marketing", "marigold")
def affiliate(s):
    """Ants carry shopping bags away in a line; the first of them comes back with its coin."""
    s.camera((0.4, -13, 4.7), (0.5, 0, 1.05), 48)
    s.sweep.location.y = 16

    def coin():
        with Group(at=(0, 0, 1.5), roll=-7, turn=-12):
            puck(1.6, 0.44, (0, 0, 0), paint("violet"), 0.12)
            ring(1.3, 0.09, (0, -0.22, 0), paint("gold", "metal"))
            letters("₹", 2.3, 0.2, (0, -0.26, 0), paint("gold", "metal"), p.DISPLAY_EXTENDED)

    with Group(at=(1.5, -1.0, 0), turn=20, scale=1.12):
        ant(coin)
    for i, (colour, trim) in enumerate((("coral", "white"), ("violet", "marigold"), ("white", "coral"), ("jadeBright", "white"), ("coral", "white"))):
        with Group(at=(6.9 - 2.7 * i, 2.2 + 3.1 * i, 0), turn=-48, scale=0.95):
            ant(lambda colour=colour, trim=trim: carrier_bag(colour, trim))


def along(at, direction, turn=0):
    """Group at a point whose z axis runs along a direction."""
    group = Group(at=at)
    group.empty.rotation_mode = "QUATERNION"
    group.empty.rotation_quaternion = Vector(direction).to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), math.radians(turn))
    return group


def press_microphone(foam, flag, band):
    """Reporter's microphone, the top of its foam ball at the origin, its handle along -z."""
    sphere(0.52, (0, 0, -0.58), bumped(paint(foam, "matte").copy(), 0.5, 0.03, 24), (1, 1, 1.12))
    box((0.95, 0.95, 0.8), (0, 0, -1.6), paint(flag), 0.1)
    for side in range(4):
        with Group(turn=90 * side):
            card(0.5, 0.2, 0.06, (0, -0.48, -1.6), paint(band, "satin"), 0.1, 0.02)
    lathe([(0.27, -7), (0.3, -2.6), (0.34, -1.9), (0.34, -1.1)], material=paint("ink", "satin"))


def hatchling():
    """Chick that has just cracked its egg, in an egg cup on z = 0, the rest of the shell on its head."""
    shell, down = paint("paper", "satin"), paint("marigold", "matte")
    lathe([(0, 0.5), (0.95, 0.5), (1.0, 0.6), (0.72, 0.8), (0.85, 1.1), (1.16, 1.5), (1.18, 1.62), (1.06, 1.62), (0.6, 1.1), (0, 1.0)], material=paint("violet"), angle=50)
    count = 88

    def ring_at(z, radius, jag=0.0):
        return [(radius * math.sin(2 * math.pi * i / count), -radius * math.cos(2 * math.pi * i / count), z + jag * abs((i / 8) % 2 - 1)) for i in range(count + 1)]

    rows = [ring_at(1.05 + 0.17 * k, 1.3 * math.sin(math.acos(max(-1, min(1, 1 - (0.17 * k + 0.05) / 1.6))))) for k in range(10)]
    blanket([*rows, ring_at(2.7, 1.3, 0.42)], shell, 0.06)
    sphere(1.18, (0, 0, 2.5), down, (1, 1, 1.05))
    sphere(0.95, (0, -0.08, 3.6), down)
    with Group(at=(-0.02, 0, 4.05), tilt=6, roll=-12):
        cap = [ring_at(0.95 - 0.1 * k, 1.06 * math.sqrt(max(0, 1 - (0.95 - 0.1 * k) ** 2 / 0.92))) for k in range(8)]
        blanket([*cap, ring_at(-0.25, 1.08, 0.36)], shell, -0.06)
    for side in (-1, 1):
        sphere(0.13, (side * 0.38, -0.92, 3.72), paint("ink"), (1, 0.6, 1.2))
        sphere(0.045, (side * 0.38 - 0.04, -1.02, 3.78), paint("white", "glow", 1.0))
    for lean, z in ((-30, 3.52), (34, 3.4)):
        with Group(at=(0, -0.9, z), tilt=lean):
            sphere(0.3, (0, -0.14, 0), paint("coral"), (0.85, 1.3, 0.3))


@scene("services/public-relations", "lilac")
def relations(s):
    """A chick breaks out of its egg, and the press is there with microphones."""
    s.camera((-0.3, -13.4, 2.7), (0.1, 0, 1.85), 50)
    with Group(at=(0.9, 0, -0.5), turn=-8, scale=1.04):
        hatchling()
    for tip, heading, foam, flag, band in (
        ((1.95, -0.9, 3.3), (-1, 0.2, -0.06), "coral", "white", "coral"),
        ((1.75, -0.1, 4.15), (-0.85, -0.15, -0.5), "violet", "marigold", "ink"),
        ((-0.25, -0.7, 3.5), (0.85, 0.1, -0.6), "ink", "coral", "white"),
        ((1.75, -1.7, 2.4), (-1, 0.5, 0.36), "jadeBright", "violet", "white"),
    ):
        with along(tip, heading, 20):
            press_microphone(foam, flag, band)


@scene("services/influencer-marketing", "violet")
def influencer(s):
    """Big lips, open in mid-word, on a stick as at a photo booth; a tag hangs from the stick, as from a thing on loan."""
    s.camera((-0.2, -14, 3.0), (0.2, 0, 2.6), 50)
    wall(s, -3.2)
    with Group(at=(0.7, -0.6, 3.35), roll=-13, turn=-10, scale=0.96):
        mouth = [(-2.5, 0.1), (-1.6, 0.75), (-0.75, 1.14), (0, 1.02), (0.75, 1.14), (1.6, 0.75), (2.5, 0.1), (1.7, -0.85), (0.7, -1.4), (0, -1.5), (-0.7, -1.4), (-1.7, -0.85)]
        plate(smooth_line([*mouth, mouth[0]], 60)[:-1][::-1], 0.3, (0, 0.1, 0), paint("ink", "satin"), 0.05)
        tube([(x, 0, z) for x, z in mouth], 0.56, paint("coral"), closed=True, radii=[0.35, 0.85, 1.15, 0.95, 1.15, 0.85, 0.35, 0.95, 1.3, 1.35, 1.3, 0.95])
        for k in range(6):
            card(0.58, 0.75, 0.3, (-1.5 + 0.6 * k, -0.1, 0.42), paint("white"), 0.2, 0.1)
        sphere(1.0, (0, -0.05, -1.0), paint("pink"), (1.1, 0.4, 0.6))
        with Group(at=(1.1, 0.4, -0.6), roll=125):
            disc(0.2, 9, (0, 0, 4.5), stripes("white", "marigold", "Z", 12), 0.02)
            with Group(at=(0.0, 0, 2.6), roll=-112):
                tube([(-0.25, 0.1, 0.1), (-0.1, -0.3, -0.15), (0, -0.2, -0.55), (0.1, 0.25, -0.15), (-0.25, 0.1, 0.1)], 0.025, paint("ink"))
                with Group(at=(0, -0.2, -0.95), roll=6, scale=0.88):
                    plate(rounded([(-0.42, -0.85), (0.42, -0.85), (0.42, 0.35), (0.2, 0.6), (-0.2, 0.6), (-0.42, 0.35)], 0.1), 0.06, material=paint("white", "satin"), edge=0.02)
                    with Group(at=(0, -0.05, -0.2)):
                        p.heart(0.5, "coral", 0.14)


def pointing_hand():
    """Hand that points along -x, the tip of its forefinger at the origin."""

    def bone(points, thick, thin):
        steps = [(a, b, k / 7) for a, b in zip(points, points[1:]) for k in range(7)]
        spots = [tuple(p0 + (p1 - p0) * t for p0, p1 in zip(a, b)) for a, b, t in steps] + [points[-1]]
        return [(*spot, thick + (thin - thick) * k / len(spots)) for k, spot in enumerate(spots)]

    balls = [(2.6 + 0.4 * i, 0, -0.95 + 0.42 * k, 0.62) for i in range(4) for k in range(4)]
    balls += bone([(2.6, 0, 0.25), (1.4, 0, 0.12), (0.36, 0, 0.02)], 0.42, 0.33)
    for z in (-0.25, -0.75, -1.2):
        balls += bone([(2.6, -0.1, z), (1.55, -0.25, z), (1.5, -0.85, z), (2.2, -0.95, z)], 0.4, 0.34)
    balls += bone([(3.2, -0.3, 0.2), (2.5, -0.7, 0.55), (1.7, -0.8, 0.3)], 0.42, 0.34)
    balls += bone([(3.6, 0, -0.4), (5.2, 0, -0.5)], 0.8, 0.75)
    clay(balls, paint("#B5734A", "skin"), 0.05)
    disc(1.05, 0.5, (5.0, 0, -0.5), paint("white", "satin"), 0.14, (0, 90, 0))
    disc(1.25, 5, (7.5, 0, -0.5), paint("violet", "satin"), 0.2, (0, 90, 0))


@scene("services/online-reputation-management", "jade")
def reputation(s):
    """A finger about to ring a bell halts: the last of the five stars above it has come off its place."""
    s.camera((-1.0, -13, 3.2), (0.2, 0, 2.7), 50)
    wall(s, -6.4)
    s.sweep.location.z = -12
    with Group(at=(1.1, 0.5, 4.55)):
        card(7.0, 1.9, 0.3, (0, 0, 0), paint("white", "satin"), 0.3, 0.09)
        for x in (-3.2, 3.2):
            sphere(0.12, (x, -0.15, 0), paint("gold", "metal"), (1, 0.5, 1), detail=32)
        for k in range(4):
            with Group(at=(-2.35 + 1.2 * k, -0.3, 0)):
                p.star(0.58, "marigold")
        plate(star_outline(0.5), 0.06, (2.45, -0.15, 0), paint("lavender", "satin"), 0.01)
        with Group(at=(2.62, -0.34, -0.72), roll=42):
            p.star(0.58, "marigold")
    with Group(at=(-0.3, 0.5, 2.15)):
        puck(1.15, 0.3, (0, 0, 0), paint("gold", "metal"), 0.1)
        puck(0.82, 0.3, (0, -0.1, 0), paint("ink", "satin"), 0.08)
        sphere(0.6, (0, -0.22, 0), paint("coral"), (1, 0.5, 1))
    with Group(at=(0.32, -0.75, 2.25), turn=-26, roll=-3, scale=0.82):
        pointing_hand()
