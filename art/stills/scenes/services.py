"""The fifteen services: one subject each, the lens somewhere in every picture."""

from kit import props as p
from kit.paint import blend, paint
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, lathe, letters, plate, polar, puck, ring, rounded, sphere, tube


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
    """A profile being tuned with dials and sliders."""
    s.camera((-0.5, -15, 4.6), (0, 0, 2.5))
    top = s.plinth(4.3, (0, 0.4, 0), colours=("#5A32E0", "#B9A6F5"))
    with Group(at=(-1.55, 0.5, top + 2.1), turn=12, tilt=3):
        p.phone(4.1, "ink", "white", "profile")
    with Group(at=(1.75, 0.2, top + 1.75), turn=-12):
        card(3.6, 3.2, 0.3, material=paint("lilac", "satin"), radius=0.34, edge=0.1)
        with Group(at=(-0.85, -0.2, 0.65)):
            p.dial(0.5, "coral", 200, "white", "white")
        with Group(at=(0.85, -0.2, 0.65)):
            p.dial(0.5, "jadeBright", 250, "ink", "white")
        for i, (value, colour) in enumerate(((0.75, "violet"), (0.5, "coral"))):
            with Group(at=(0, -0.22, -0.5 - 0.52 * i)):
                p.slider(2.7, value, colour, "white", "lavender")
    with Group(at=(2.9, -0.5, 4.55), turn=-14, roll=8):
        p.heart(1.0, "coral")
    with Group(at=(0.55, -0.3, 4.85), turn=-6, roll=-6):
        card(1.25, 0.7, 0.26, material=paint("marigold"), radius=0.35, edge=0.1)
        letters("#", 0.62, 0.1, (0, -0.16, 0.0), paint("ink"), p.DISPLAY)
    s.lens((-3.55, -0.9, top), 0.5, turn=22)
    s.scatter((-4.6, -2.0, None, 0.28, "white"), (0.2, -2.1, top + 0.3, 0.3, "marigold"), (0.85, -2.4, top + 0.16, 0.16, "pink"), (4.5, -1.4, None, 0.5, "pink"))


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


@scene("services/ai-cgi-marketing", "ink")
def ai(s):
    """A robot head over a chip; what it imagines is half wire, half glass."""
    s.camera((0.4, -15, 5.0), (0.1, 0, 2.4))
    s.arcs((0, 4.0, 3.2), 3.4, 0.8, 0.2)
    top = s.plinth(4.2, (0, 0.4, 0))
    with Group(at=(-0.75, 0.2, top)):
        p.chip(2.9, "ink", "violet")
        with Group(at=(0, 0, 1.35), turn=26):
            p.wire_cube(1.9, 0.05, "marigold", "white")
            s.lens((0, 0, 0.95), 0.76, hold=False)
    for x, y, turn in ((-2.6, -0.8, 1), (-2.7, -0.3, 1), (-2.6, 0.2, 1)):
        tube([(x, y, top + 0.1), (x - 0.5, y - 0.3 * turn, top + 0.1), (x - 1.0, y - 0.4, top + 0.1)], 0.05, paint("gold", "metal"))
        sphere(0.12, (x - 1.05, y - 0.42, top + 0.12), paint("marigold"))
    with Group(at=(2.45, -0.5, top + 1.02), turn=-16, scale=1.08):
        p.robot("white", "violet", "marigold")
    with Group(at=(2.4, 0.7, 4.35), turn=18, tilt=-14):
        card(1.5, 1.5, 0.16, material=paint("coral"), radius=0.3, edge=0.07)
        letters("Ai", 0.95, 0.14, (0, -0.14, 0), paint("white"), p.DISPLAY)
    with Group(at=(-3.5, 0.8, 3.7), turn=30, tilt=20):
        box((1.05, 1.05, 1.05), (0, 0, 0), paint("lilac"), 0.16)
    s.scatter((-4.4, -1.7, None, 0.42, "coral"), (4.5, -1.0, None, 0.4, "white"), (0.9, -2.3, top + 0.26, 0.26, "violetSoft"), (1.5, -2.4, top + 0.16, 0.16, "marigold"))


@scene("services/landing-page-optimization", "jade")
def landing(s):
    """A page with one big button; a funnel above fills a cup of coins below."""
    s.camera((-0.3, -15, 4.6), (0, 0, 2.5))
    top = s.plinth(4.3, (0, 0.4, 0))
    s.sun(2.9, (-1.4, 3.8, 3.3), paint("#2AA08E", "satin"))
    with Group(at=(-1.3, 0.2, top + 2.05), turn=10):
        p.browser(4.0, 4.0, "white", "lilac")
        with Group(at=(-1.5, -0.16, 1.1)):
            p.lines((2.7, 1.9), 0.36, 0.22, ("ink",))
        with Group(at=(-1.5, -0.16, 0.34)):
            p.lines((3.0, 2.5), 0.22, 0.09, ("lavender",))
        card(3.0, 0.62, 0.12, (0, -0.18, -0.42), paint("lilac", "satin"), 0.14, 0.04)
        with Group(at=(-1.25, -0.27, -0.42)):
            p.lines((1.1,), 0.2, 0.1, ("lavender",))
        card(3.0, 0.78, 0.34, (0, -0.28, -1.3), paint("coral"), 0.39, 0.14)
        with Group(at=(0, -0.5, -1.3)):
            card(1.5, 0.15, 0.06, (0, 0, 0), paint("white"), 0.075, 0.02)
    with Group(at=(0.0, -1.5, 1.75), turn=-8, roll=-4):
        p.cursor(1.25, "ink")
    with Group(at=(2.75, 0.0, top + 1.5)):
        lathe([(0.26, 0.0), (0.26, 0.7), (1.25, 1.75), (1.36, 1.9), (1.24, 1.94), (1.1, 1.78), (0.2, 0.78), (0.16, 0.0)], material=paint("coral"), angle=50)
        ring(1.3, 0.1, (0, 0, 1.92), paint("white"), (0, 0, 0))
    for x, y, z, colour in ((2.4, -0.2, 4.15, "coral"), (3.1, 0.1, 4.3, "violet"), (2.8, -0.3, 4.75, "white"), (2.2, 0.2, 4.85, "ink"), (3.35, -0.1, 4.95, "pink")):
        sphere(0.24, (x, y, z), paint(colour))
    with Group(at=(2.75, 0.0, top)):
        p.coin_stack(4, 0.52)
        with Group(at=(0.05, -0.1, 1.02), turn=-15, tilt=14):
            p.coin(0.36)
    with Group(at=(3.75, -0.9, top)):
        p.coin_stack(2, 0.46)
    s.lens((1.5, -1.6, top), 0.46, turn=-10)
    s.scatter((-4.4, -1.0, None, 0.5, "violet"), (-3.7, -2.0, None, 0.24, "coral"), (4.6, -1.9, None, 0.28, "ink"))


@scene("services/affiliate-marketing", "marigold")
def affiliate(s):
    """Two linked rings among the coins that pass from one seller to the next."""
    s.camera((0.2, -15, 4.7), (0.1, 0, 2.4))
    s.sun(3.0, (0.6, 3.9, 3.2), paint("butter", "satin"))
    top = s.plinth(4.4, (0, 0.4, 0))
    with Group(at=(0.1, 0.2, top + 1.75)):
        for x, colour, turn in ((-1.05, "violet", 24), (1.05, "coral", -38)):
            with Group(at=(x, 0, 0.2), turn=turn):
                ring(1.55, 0.38, (0, 0, 0), paint(colour))
    s.lens((1.15, 0.3, top + 1.95), 0.72, hold=False)
    with Group(at=(-3.3, -1.4, top)):
        p.coin_stack(4, 0.52)
    with Group(at=(3.25, -1.3, top)):
        p.coin_stack(6, 0.52)
        with Group(at=(0.0, -0.1, 1.36), turn=-15):
            p.coin(0.5)
    with Group(at=(-2.5, -0.5, 4.4), turn=16, roll=-8):
        p.coin(0.42)
    with Group(at=(0.0, -1.9, top + 0.52), turn=-6, roll=-8):
        card(2.2, 0.95, 0.22, material=paint("white"), radius=0.2, edge=0.08)
        puck(0.13, 0.24, (-0.82, -0.02, 0), paint("lavender"), 0.03)
        letters("10%", 0.62, 0.1, (0.15, -0.14, 0.0), paint("violet"), p.DISPLAY)
    s.scatter((-4.5, -0.6, None, 0.42, "coral"), (-1.9, -2.3, top + 0.22, 0.22, "ink"), (1.9, -2.3, top + 0.26, 0.26, "jadeBright"), (4.6, -0.6, None, 0.55, "violet"), (2.5, 0.2, 4.5, 0.16, "coral"))


@scene("services/public-relations", "lilac")
def relations(s):
    """A megaphone over the morning paper, a microphone ready."""
    s.camera((-0.2, -15, 4.8), (0, 0, 2.45))
    s.arcs((2.2, 4.2, 3.2), 3.0, 0.75, 0.2, ("white", "lavender"))
    top = s.plinth(4.3, (0, 0.4, 0))
    with Group(at=(-1.6, 0.4, top + 2.8), turn=-24, roll=-16, scale=1.2):
        p.megaphone("coral", "marigold", "white")
    with Group(at=(2.3, 0.1, top + 1.4), turn=-14, roll=5, tilt=10):
        card(2.8, 3.1, 0.18, material=paint("white", "satin"), radius=0.1, edge=0.03)
        letters("NEWS", 0.74, 0.06, (0, -0.12, 1.12), paint("ink", "satin"), p.DISPLAY)
        card(2.4, 0.04, 0.04, (0, -0.11, 0.76), paint("ink", "satin"), 0.02, 0.01)
        card(1.15, 1.05, 0.08, (-0.62, -0.11, 0.1), paint("marigold"), 0.08, 0.03)
        s.lens((-0.62, -0.25, -0.35), 0.3)
        with Group(at=(0.12, -0.1, 0.54)):
            p.lines((1.08, 1.0, 1.08, 0.9, 1.05), 0.22, 0.075, ("lavender",), depth=0.05)
        with Group(at=(-1.2, -0.1, -0.72)):
            p.lines((2.4, 2.2, 2.35, 1.5), 0.2, 0.075, ("lavender",), depth=0.05)
    with Group(at=(-2.9, -1.3, top), roll=-9, tilt=4):
        p.microphone("chrome", "ink", "marigold")
    s.lens((0.3, -1.7, top), 0.48, turn=-6)
    s.scatter((-4.5, -1.9, None, 0.3, "coral"), (-1.5, -2.2, top + 0.24, 0.24, "ink"), (4.5, -1.3, None, 0.5, "pink"), (3.9, -2.3, None, 0.2, "white"))


@scene("services/influencer-marketing", "violet")
def influencer(s):
    """A phone inside a ring light; a star rises."""
    s.camera((0.3, -15, 4.3), (0.1, 0, 2.75))
    top = s.plinth(3.8, (0, 0.3, 0))
    s.sun(3.2, (-0.4, 3.9, 3.3), paint(s.colours["step"], "satin"))
    with Group(at=(-0.35, 0.2, top), turn=4):
        p.tripod(1.1, "ink", 0.95)
        capsule((0, 0, 1.0), (0, 0, 1.5), 0.09, paint("ink"))
        ring(1.95, 0.24, (0, 0, 3.15), paint("white", "glow", 1.25))
        ring(1.95, 0.3, (0, 0.2, 3.15), paint("ink"))
        with Group(at=(0, -0.05, 3.15), tilt=2):
            p.phone(2.9, "ink", "lilac", "reel")
    with Group(at=(2.8, -0.4, 4.1), turn=-18, roll=12):
        p.star(0.92, "marigold")
    with Group(at=(3.55, -0.5, 2.55), turn=-18, roll=-10):
        p.heart(0.95, "coral")
    with Group(at=(-3.3, -0.2, 4.2), turn=18):
        p.bubble(1.6, 0.98, "coral", ("white", "marigold", "blush"), 1)
    with Group(at=(-3.2, -0.6, 2.2), turn=16, roll=-12):
        p.star(0.5, "white")
    with Group(at=(2.2, -1.1, top)):
        box((1.0, 0.8, 1.15), (0, 0, 0.58), paint("coral"), 0.1, (0, 0, -16))
        with Group(turn=-16):
            card(0.16, 1.17, 0.84, (0, 0, 0.585), paint("marigold"), 0.05, 0.02)
            for side in (-1, 1):
                ring(0.22, 0.06, (side * 0.22, 0, 1.26), paint("marigold"), (90, 0, side * 30))
    s.lens((-2.5, -1.0, top), 0.5, turn=18)
    s.scatter((-3.9, -2.2, None, 0.24, "white"), (4.0, -1.7, None, 0.4, "ink"), (3.3, -2.4, None, 0.2, "marigold"))


@scene("services/online-reputation-management", "jade")
def reputation(s):
    """A shield with the lens at its heart and five stars arched over it."""
    s.camera((-0.3, -15, 4.6), (0, 0, 2.55))
    s.arcs((0, 3.4, 3.15), 3.2, 0.7, 0.18, count=2, rays=False)
    top = s.plinth(4.2, (0, 0.4, 0))
    with Group(at=(0, 0.3, top + 1.9), turn=-8, tilt=3):
        p.shield(3.6, "violet", "white", "violetSoft")
        s.lens((0, -0.5, -0.75), 0.6)
    for i in range(5):
        angle = 150 - 30 * i
        with Group(at=polar(2.75, angle, 0.2, (0, 2.55)), roll=90 - angle, tilt=4):
            p.star(0.56 if i != 2 else 0.68, "marigold")
    with Group(at=(-3.3, -0.6, 1.9), turn=16):
        p.bubble(1.7, 1.05, "coral", ("white", "white", "white"), 1)
    with Group(at=(3.2, -0.6, 1.9), turn=-16):
        card(1.9, 0.95, 0.2, material=paint("lilac"), radius=0.24, edge=0.08)
        puck(0.24, 0.16, (-0.55, -0.12, 0), paint("coral"), 0.05)
        with Group(at=(-0.2, -0.12, 0.12)):
            p.lines((0.85, 0.55), 0.25, 0.11, ("violet", "lavender"))
    s.scatter((-4.6, -1.1, None, 0.46, "coral"), (-4.0, -2.2, None, 0.22, "white"), (4.4, -1.4, None, 0.5, "marigold"), (3.7, -2.3, None, 0.2, "lilac"), (0.4, -2.3, top + 0.24, 0.24, "white"))
