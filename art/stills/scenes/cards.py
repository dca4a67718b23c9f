"""Pictures on the cards of two services, each caught in the act and seen close: what we build, in cool colours, and why to trust us with ads, in warm ones."""

import math

from kit import props as p
from kit.city import cloud
from kit.paint import blend, paint, stripes, wood
from kit.registry import scene
from kit.shapes import Group, blanket, box, capsule, card, clay, disc, eye, lathe, letters, loft, plate, puck, ring, rounded, smooth_line, sphere, tube


def near(s, at=(0, -13, 3.2), target=(0, 0, 2.5), lens=50, light=(1, 0.6, -0.65), energy=4.4):
    """Camera and a sun from the upper left; the floor is out of sight."""
    s.camera(at, target, lens)
    s.sunlight(light, energy, "#ffefd8", 3)
    s.ambient.inputs[1].default_value = 0.5
    s.sweep.location.z = -12


@scene("websites-built/responsive", "violet", 8)
def responsive(s):
    """A phone pulled out of a browser window on bellows, as in an old camera."""
    near(s, (-1.3, -15, 6.2), (-0.8, 0, 2.4), 50)
    with Group(at=(-0.7, 0.9, 2.45), turn=25, scale=0.92):
        with Group(at=(0, 0.3, 0)):
            p.browser(8.2, 5.6, "white", "lilac", 0.5)
        sections = []
        for k in range(17):
            half, tall = 2.9 - 2.05 * k / 16, 1.9 - 0.15 * k / 16
            fold = 0.15 if k % 2 else -0.15
            sections.append([(x * (half + fold), -0.28 * k, z * (tall + fold)) for x, z in ((1, 1), (-1, 1), (-1, -1), (1, -1))])
        loft(sections, stripes("coral", "marigold", "Y", 4), angle=20)
        with Group(at=(0, -4.72, 0)):
            p.phone(4.4, "ink", "lilac", "feed")


@scene("websites-built/speed", "lilac", 8)
def speed(s):
    """A web page on the kitchen scales; the needle stays in the green."""
    near(s, (-1.8, -11, 2.4), (0.15, 0, 2.75), 40)
    with Group(turn=8):
        box((6.2, 2.4, 5), (0, 0.3, 0.3), paint("violet"), 0.7)
        puck(2.35, 0.3, (0, -0.95, 0.25), paint("white", "satin"), 0.1)
        ring(2.35, 0.16, (0, -1.05, 0.25), paint("ink"))
        with Group(at=(0, -1.12, 0.25)):
            ring(1.9, 0.11, (0, 0, 0), paint("jadeBright"), arc=88, start=112)
            ring(1.9, 0.11, (0, 0, 0), paint("vermilion"), arc=72, start=20)
            for k in range(13):
                a = math.radians(20 + 15 * k)
                capsule((1.4 * math.cos(a), 0, 1.4 * math.sin(a)), (1.62 * math.cos(a), 0, 1.62 * math.sin(a)), 0.035, paint("ink", "satin"))
            a = math.radians(128)
            capsule((0, -0.14, 0), (1.62 * math.cos(a), -0.14, 1.62 * math.sin(a)), 0.08, paint("coral"))
            puck(0.28, 0.3, (0, -0.14, 0), paint("ink"), 0.08)
            letters("kB", 0.62, 0.06, (0.95, -0.02, 0.1), paint("ink", "satin"), p.DISPLAY)
        disc(0.4, 0.7, (0, 0.3, 3.0), paint("chrome", "metal"), 0.05)
        lathe([(0, 3.2), (2.2, 3.22), (3.0, 3.5), (3.05, 3.58), (2.96, 3.6), (2.2, 3.34), (0, 3.32)], (0, 0.3, 0), paint("chrome", "metal"), angle=60)
        with Group(at=(-0.15, 0.3, 4.42), turn=-10, roll=-7, tilt=8):
            p.browser(3.2, 2.1, "white", "lavender", 0.14)
            card(1.3, 1.1, 0.08, (-0.72, -0.1, -0.28), paint("coral", "satin"), 0.14, 0.03)
            with Group(at=(0.15, -0.1, 0.12)):
                p.lines((1.15, 0.9, 1.05), 0.3, 0.14, ("violet", "lavender", "lavender"))


@scene("websites-built/structure", "ink", 8)
def structure(s):
    """A spider, as search engines call their crawlers, finds its way down a tidy tree of pages."""
    near(s, (-2.2, -12.5, 2.0), (0.1, 0, 2.55), 47, energy=5.0)
    with Group(turn=10, at=(0, 0.8, 0)):
        spots = {(0, 4.6): (), (-3.2, 2.5): (0, 4.6), (0, 2.5): (0, 4.6), (3.2, 2.5): (0, 4.6), (-3.2, 0.4): (-3.2, 2.5), (0, 0.4): (0, 2.5), (3.2, 0.4): (3.2, 2.5), (-6.4, 2.5): (0, 4.6), (6.4, 2.5): (0, 4.6), (-6.4, 0.4): (-6.4, 2.5), (6.4, 0.4): (6.4, 2.5)}
        for (x, z), above in spots.items():
            if above:
                for start, end in (((x, z), (x, z + 1.05)), ((x, z + 1.05), (above[0], z + 1.05)), ((above[0], z + 1.05), above)):
                    capsule((start[0], 0.1, start[1]), (end[0], 0.1, end[1]), 0.09, paint("marigold"))
            card(2.3, 1.3, 0.3, (x, 0, z), paint("white" if above else "coral", "satin"), 0.22, 0.08)
            with Group(at=(x - 0.85, -0.2, z + 0.28)):
                p.lines((1.1, 1.7, 1.4), 0.28, 0.13, ("violet", "lavender", "lavender") if above else ("white",))
    with Group(at=(0.75, -1.7, 2.45), roll=-14):
        for side in (-1, 1):
            for k, (out, low) in enumerate(((1.9, 1.5), (2.3, 0.55), (2.25, -0.7), (1.75, -1.7))):
                knee = (side * out * 0.62, -0.55, low * 0.62 + 0.75)
                tube([(side * 0.45, -0.1, 0.1 - 0.1 * k), knee, (side * out, 1.6, low - 0.1)], 0.13, paint("violetSoft"))
                sphere(0.13, (side * out, 1.6, low - 0.1), paint("violetSoft"))
        sphere(0.98, (0, 0.1, 0.62), paint("violetSoft"), (1, 0.9, 1.05))
        sphere(0.66, (0, -0.55, -0.32), paint("violet"))
        for x in (-0.27, 0.27):
            eye(0.26, (x, -1.1, -0.22))
        ring(0.16, 0.035, (0, -1.18, -0.52), paint("ink"), arc=150, start=195)
    capsule((0.5, -1.6, 3.4), (-0.2, -1.4, 6.5), 0.03, paint("white"))


@scene("websites-built/payments", "lilac", 8)
def payments(s):
    """A bank card as big as a door drops into a shop's page."""
    near(s, (2.4, -12, 4.6), (0.1, 0, 2.55), 45)
    s.backdrop("violetSoft")
    with Group(at=(0.2, 0, 0.9), turn=-16, roll=-8):
        for y in (-0.48, 0.48):
            with Group(at=(0, y, 0)):
                card(7.6, 4.2, 0.6, (0, 0, 0), paint("white", "satin"), 0.45, 0.12)
        box((6.8, 0.5, 3.6), (0, 0, 0), paint("ink", "satin"), 0.1)
        with Group(at=(0, -0.82, 0)):
            for x, colour in ((-3.3, "coral"), (-2.95, "marigold"), (-2.6, "jadeBright")):
                sphere(0.12, (x, 0, 1.62), paint(colour))
            card(3.2, 0.34, 0.1, (0.2, 0, 1.62), paint("lilac", "satin"), 0.17, 0.03)
            card(5.4, 1.3, 0.3, (0, -0.05, 0.35), paint("jadeBright"), 0.65, 0.12)
            letters("Pay", 0.95, 0.08, (-1.18, -0.24, 0.35), paint("white", "satin"), p.DISPLAY)
            letters("₹", 0.95, 0.08, (-0.02, -0.24, 0.35), paint("white", "satin"), p.DISPLAY_EXTENDED)
            letters("2,499", 0.95, 0.08, (1.4, -0.24, 0.35), paint("white", "satin"), p.DISPLAY)
        with Group(at=(0.35, 0, 3.0), roll=-17):
            card(6.0, 3.8, 0.2, (0, 0, 0), paint(blend("coral", "marigold", "X")), 0.35, 0.06)
            card(0.95, 0.75, 0.08, (-1.9, -0.12, 0.55), paint("gold", "metal"), 0.16, 0.03)
            for x in (-2.1, -1.7):
                box((0.03, 0.03, 0.75), (x, -0.165, 0.55), paint("orange", "satin"), 0)
            for k in range(3):
                ring(0.3 + 0.26 * k, 0.06, (1.2, -0.12, 0.6), paint("white"), arc=80, start=-40)


@scene("websites-built/apps", "violet", 8)
def apps(s):
    """Two phones pop up out of one toaster."""
    near(s, (-2.8, -12.5, 5.4), (0, 0, 2.65), 46)
    with Group(at=(-0.1, 0, 0), turn=8):
        box((7.4, 3.5, 3.6), (0, 0, 0.3), paint("lilac"), 0.9)
        box((6.2, 2.5, 0.2), (0, 0, 2.12), paint("chrome", "metal"), 0.08)
        for y in (-0.62, 0.62):
            box((5.6, 0.62, 0.1), (0, y, 2.2), paint("ink", "satin"), 0.04)
        for x, y, z, roll, content, screen_colour in ((-1.35, -0.62, 2.75, -7, "feed", "lilac"), (1.35, 0.62, 3.5, 6, "profile", "butter")):
            with Group(at=(x, y, z), roll=roll):
                p.phone(4.2, "ink", screen_colour, content)
        box((0.16, 0.4, 2.2), (3.72, 0, 0.4), paint("ink", "satin"), 0.06)
        box((0.8, 1.0, 0.42), (4.05, 0, -0.35), paint("coral"), 0.18)
        with Group(at=(2.3, -1.78, 0.65)):
            p.dial(0.5, "coral", 200, "white", "lavender")


@scene("websites-built/care", "violet", 8)
def care(s):
    """A web page afloat in a lifebelt, and glad of it."""
    near(s, (-1.4, -12, 4.4), (0.1, 0, 2.35), 46)
    s.backdrop("lilac")
    blanket([[(x * 0.25, y * 0.25, 0.62 + 0.16 * math.sin(0.42 * x + 0.25 * y) + 0.1 * math.sin(0.6 * y - 0.2 * x)) for x in range(-60, 61)] for y in range(-24, 60)], paint("violet"), 0.02)
    with Group(at=(0.1, 0, 1.05), roll=9, tilt=-5, turn=10):
        ring(2.55, 0.62, (0, 0, 0), paint("coral"), (0, 0, 0))
        for start in (20, 110, 200, 290):
            with Group(turn=start):
                tube([(2.55 * math.cos(math.radians(5 * k)), 2.55 * math.sin(math.radians(5 * k)), 0) for k in range(9)], 0.64, paint("white"), smooth=False)
        with Group(at=(0, 0, 1.35), turn=-4):
            p.browser(3.9, 4.2, "white", "lavender", 0.5)
            for x in (-0.62, 0.62):
                sphere(0.22, (x, -0.28, 0.42), paint("ink"), (1, 0.5, 1.25))
            ring(0.5, 0.09, (0, -0.28, 0.2), paint("ink"), arc=130, start=205)
            for x in (-1.15, 1.15):
                sphere(0.26, (x, -0.26, 0.02), paint("blush", "satin"), (1, 0.2, 0.7))


@scene("ads/open-accounts", "marigold", 8)
def accounts(s):
    """A padlock stands open, and looks back."""
    near(s, (-2.2, -12, 2.2), (-0.1, 0, 2.4), 45)
    with Group(at=(0.5, 0, 0.75), turn=12, roll=9):
        box((5.6, 2.0, 4.2), (0, 0, 0), paint("violet"), 0.7)
        arch = [(1.6 * math.cos(math.radians(a)), 0, 3.6 + 1.4 * math.sin(math.radians(a))) for a in range(180, -1, -15)]
        tube([(-1.6, 0, 1.6), (-1.6, 0, 2.6), *arch, (1.6, 0, 3.1)], 0.42, paint("chrome", "metal"), smooth=False)
        sphere(0.42, (1.6, 0, 3.1), paint("chrome", "metal"))
        for x in (-1.6, 1.6):
            ring(0.5, 0.1, (x, 0, 2.1), paint("ink"), (0, 0, 0))
        disc(0.42, 0.02, (1.6, 0, 2.11), paint("ink", "satin"), 0)
        puck(1.5, 0.2, (0, -1.0, 0), paint("ink"), 0.06)
        eye(1.2, (0, -1.15, 0))
        ring(1.36, 0.15, (0, -1.1, 0), paint("gold", "metal"))


@scene("ads/tracking", "marigold", 8)
def tracking(s):
    """A coin rolls by and leaves a track one can read."""
    near(s, (-1.2, -11.5, 5.6), (0.1, 0, 1.9), 46, (1, 0.35, -0.6))
    s.sweep.location.z = 0
    s.backdrop("peach")
    turn = 24
    along = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for k in range(34):
        reach = 0.36 * k
        box((0.16, 0.72, 0.02), (1.3 - along[0] * reach, 0.5 - along[1] * reach, 0.0), paint("orange", "satin"), 0.005, (0, 0, turn))
    with Group(at=(1.3, 0.5, 2.15), turn=turn, tilt=-7):
        p.coin(2.1)
        for k in range(72):
            a = math.radians(5 * k)
            box((0.1, 0.5, 0.1), (2.08 * math.cos(a), 0, 2.08 * math.sin(a)), paint("gold", "metal"), 0.02, (0, -5 * k, 0))


@scene("ads/hands-on", "marigold", 8)
def hands_on(s):
    """A finger pushes one control up."""
    near(s, (-1.4, -12, 4.6), (0.1, 0, 2.4), 46)
    with Group(at=(-0.6, 0.6, 2.0), tilt=24, turn=8, roll=-6):
        card(9.5, 6.4, 0.6, (0, 0, 0), paint("ink", "satin"), 0.6, 0.16)
        for x, z, colour in ((-3.3, -1.3, "lilac"), (-1.3, 0.2, "coral"), (0.7, 1.0, "marigold"), (2.9, -0.6, "lilac")):
            card(0.34, 5.2, 0.1, (x, -0.32, 0), paint("darkest", "satin"), 0.17, 0.03)
            card(0.24, z + 2.5, 0.12, (x, -0.34, (z - 2.5) / 2), paint(colour, "glow", 0.9), 0.12, 0.04)
            box((1.25, 0.6, 0.8), (x, -0.6, z), paint("white"), 0.2)
            box((1.0, 0.06, 0.08), (x, -0.91, z), paint("ink"), 0.02)
        joints = ((0.72, -1.0, 0.1, 0.4), (1.65, -1.3, 0.3, 0.46), (3.0, -1.9, 0.2, 0.54), (4.6, -1.9, -2.0, 0.66), (6.2, -1.8, -4.3, 0.76))
        balls = []
        for (x0, y0, z0, r0), (x1, y1, z1, r1) in zip(joints, joints[1:]):
            for k in range(9):
                t = k / 9
                balls.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t, r0 + (r1 - r0) * t))
        clay(balls, paint("#A9693F", "skin"), 0.05)
        sphere(0.34, (0.85, -1.41, 0.45), paint("blush"), (1.05, 0.8, 0.3), (50, -3, -16))


@scene("ads/one-roof", "coral", 8)
def roof(s):
    """A temple front whose columns are a pencil, a pile of coins, a brush and a phone."""
    near(s, (-2.6, -11, 0.4), (0, 0, 2.75), 42)
    with Group(turn=6):
        plate(rounded([(-5.4, 4.5), (5.4, 4.5), (0, 7.2)], 0.2), 3.0, material=paint("marigold"), edge=0.12)
        box((10, 2.6, 0.7), (0, 0, 4.15), paint("white", "satin"), 0.1)
        box((12, 4, 1.0), (0, 0, -0.5), paint("white", "satin"), 0.1)
        with Group(at=(-3.5, -0.6, 3.8), roll=180):
            p.pencil(3.8, 0.5, "violet", "pink")
        with Group(at=(-1.2, -0.6, 0)):
            p.coin_stack(20, 0.73, "gold", 0.07)
        with Group(at=(1.15, -0.6, 0)):
            lathe(smooth_line([(0.2, 0), (0.26, 0.2), (0.4, 1.5), (0.34, 2.0), (0.5, 2.2)], 30), material=paint("ink"), angle=60)
            disc(0.52, 0.5, (0, 0, 2.4), paint("chrome", "metal"), 0.05)
            lathe(smooth_line([(0.5, 2.6), (0.62, 3.1), (0.5, 3.5), (0.1, 3.82), (0, 3.82)], 30), material=paint(blend("peach", "jadeBright")), angle=60)
        with Group(at=(3.45, -0.6, 1.9), turn=-8):
            p.phone(3.8, "ink", "lilac", "feed")


@scene("ads/fees", "marigold", 8)
def fees(s):
    """A rolling pin makes a coin flat: the flat fee."""
    near(s, (-0.6, -9.5, 9.2), (0.1, 0.2, 0.3), 47, (1, 0.3, -0.7))
    s.sweep.location.z = 0
    s.sweep.location.y = 20
    s.backdrop("peach")
    gold = paint("gold", "metal")
    disc(3.6, 0.2, (-0.9, -0.2, 0.1), gold, 0.08)
    ring(3.1, 0.09, (-0.9, -0.2, 0.2), gold, (0, 0, 0))
    with Group(at=(-1.5, -0.9, 0.22), tilt=90):
        letters("₹", 4.6, 0.14, (0, 0, 0), paint("orange"), p.DISPLAY_EXTENDED)
    with Group(at=(0.9, 0.9, 0.2 + 0.85), turn=-32):
        pale = wood("#F3C58E", "#D99A5B", 0.7, "Z")
        disc(0.85, 5.6, (0, 0, 0), pale, 0.22, (0, 90, 0))
        for side in (-1, 1):
            disc(0.22, 0.6, (side * 3.0, 0, 0), paint("chrome", "metal"), 0.03, (0, 90, 0))
            with Group(at=(side * 3.2, 0, 0), roll=90 * side):
                lathe(smooth_line([(0.3, 0), (0.42, 0.5), (0.36, 1.2), (0.44, 1.7), (0, 1.95)], 40), material=paint("violet"), angle=60)


@scene("ads/bad-news", "coral", 8)
def bad_news(s):
    """A thundercloud comes out of an envelope."""
    near(s, (-1.6, -12, 3.0), (0, 0, 2.55), 45)
    s.backdrop("blush")
    with Group(at=(0.2, 0, 0.5), roll=-7, turn=8):
        card(7.6, 4.4, 0.2, (0, 0.7, 0), paint("paperDeep", "satin"), 0.2, 0.06)
        plate(rounded([(-3.7, 2.1), (3.7, 2.1), (0, 4.9)], 0.2), 0.14, (0, 0.8, 0), paint("coral", "satin"), 0.05)
        with Group(at=(-0.1, 0.1, 1.95)):
            cloud(2.3, "inkSoft")
        bolt = [(0.3, 0.9), (-0.75, -0.5), (-0.1, -0.5), (-0.5, -1.7), (0.85, -0.05), (0.15, -0.05), (0.75, 0.9)]
        with Group(at=(1.2, -1.4, 1.5), scale=1.2):
            plate(rounded(bolt, 0.06), 0.3, material=paint("marigold"), edge=0.1)
        front = rounded([(-3.8, 2.15), (-3.8, -2.2), (3.8, -2.2), (3.8, 2.15), (0, 0.1)], 0.18)
        plate(front, 0.24, (0, -1.0, 0), paint("white", "satin"), 0.08)
