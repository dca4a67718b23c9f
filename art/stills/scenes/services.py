"""The fifteen services: one subject each, the lens somewhere in every picture."""

import math
import random

from kit import props as p
from kit.paint import paint, stripes
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, lathe, letters, plate, polar, puck, ring, rounded, sphere, tube, clay, eye, loft, sheet_of, smooth_line


def _crowd(target, around, size, colours):
    """Pointers that press towards a point from all sides, from (angle, distance, nearness)."""
    x, y, z = target
    for i, (angle, reach, near) in enumerate(around):
        a = math.radians(angle)
        with Group(at=(x + reach * math.cos(a), y - near, z + reach * math.sin(a)), roll=114 - angle - 180):
            p.cursor(size, colours[i % len(colours)])


def _cobweb(corner, spokes, turns, material):
    """Web hung from a corner: straight spokes to the given points, and threads that sag between them."""
    for spoke in spokes:
        tube([corner, spoke], 0.022, material, smooth=False)
    for k in range(1, turns + 1):
        t = k / (turns + 0.4)
        for a, b in zip(spokes, spokes[1:]):
            start, end = (tuple(c + (s - c) * t for c, s in zip(corner, spoke)) for spoke in (a, b))
            sag = tuple(c + ((s + e) / 2 - c) * 0.88 for c, s, e in zip(corner, start, end))
            tube([start, sag, end], 0.016, material)


def _tumbleweed(radius, colour):
    """Tangle of twigs, centred."""
    order = random.Random(3)
    for _ in range(46):
        lean, turn, grow = order.uniform(0, 180), order.uniform(0, 360), order.uniform(0.55, 1.0)
        with Group(tilt=lean, turn=turn):
            points = []
            for k in range(9):
                angle = 2 * math.pi * k / 9
                reach = radius * grow * order.uniform(0.8, 1.06)
                points.append((reach * math.cos(angle), order.uniform(-0.16, 0.16) * radius, reach * math.sin(angle)))
            tube(points, 0.026 * radius, paint(colour, "matte"), closed=True)


def _spider(size):
    """Small spider that hangs head down by a thread from above."""
    with Group(scale=size):
        sphere(0.42, (0, 0, 0.2), paint("ink"), (1, 0.9, 1.15))
        sphere(0.27, (0, -0.05, -0.36), paint("ink"))
        for side in (-1, 1):
            sphere(0.085, (side * 0.12, -0.28, -0.4), paint("white"))
            for k in range(4):
                rise = 0.5 - 0.3 * k
                tube([(side * 0.2, 0, -0.12), (side * 0.72, -0.1, 0.32 + rise * 0.5), (side * 0.98, -0.1, -0.1 + rise)], 0.055, paint("ink"))


@scene("services/search-engine-optimization", "violet")
def search(s):
    """A giant 2, alone but for a cobweb, a spider and a tumbleweed; far off, pointers crowd round a 1."""
    s.camera((-0.6, -15, 2.3), (0.1, 0, 2.35))
    letters("2", 14.0, 2.2, (3.2, 0.6, 3.1), paint("white", "satin"), p.DISPLAY, edge=0.16)
    web = paint("lilac", "glow", 0.35)
    _cobweb((2.35, -0.35, 3.3), [(0.62, -0.35, 3.8), (0.6, -0.35, 3.25), (0.6, -0.35, 2.75), (0.6, -0.35, 2.3), (0.62, -0.35, 1.85)], 4, web)
    capsule((0.6, -0.4, 3.9), (0.6, -0.4, 1.8), 0.02, web)
    with Group(at=(0.58, -0.7, 2.25)):
        _spider(0.62)
    with Group(at=(-0.3, -0.7, 0.6)):
        _tumbleweed(0.6, "peach")
    letters("1", 4.4, 0.8, (-1.5, 3.0, 0.98), paint("marigold"), p.DISPLAY, edge=0.05)
    around = ((42, 1.45, 0.3), (70, 1.7, 0.2), (98, 1.6, 0.2), (128, 1.5, 0.2), (155, 1.2, 0.3), (184, 1.05, 0.5), (57, 2.5, 0.2), (84, 2.65, 0.1), (112, 2.5, 0.1), (140, 2.2, 0.2))
    _crowd((-1.5, 3.0, 1.0), around, 0.72, ("white", "coral", "pink"))


def _thumb(skin, nail):
    """Right thumb that reaches to the left; the middle of its tip is the origin, its fist far to the right."""
    balls = []
    for k in range(30):
        t = k / 29
        x, z = 5.2 * t, -0.25 * math.sin(math.pi * t) - 0.2 * t
        radius = 0.56 + 0.1 * math.sin(math.pi * min(1, t / 0.3)) + 0.14 * math.exp(-(((t - 0.42) / 0.1) ** 2)) + 0.75 * max(0, t - 0.5) ** 1.2
        balls.append((x, 0.12 * t, z, radius))
    clay(balls, paint(skin, "skin"), 0.06)
    with Group(at=(0.14, -0.6, 0.14), turn=-13, tilt=8):
        sphere(0.44, (0, 0, 0), paint(nail), (1.1, 0.28, 0.8))


@scene("services/social-media-marketing", "coral")
def social(s):
    """A thumb has stopped the feed on one post; the next ones run into it and pile up over the phone's edge."""
    s.camera((-0.2, -15, 5.0), (0.1, 0, 2.5))
    with Group(at=(1.55, 2.63, 3.15), turn=-14, tilt=26, roll=17, scale=1.94):
        p.phone(3.6, "ink", "lilac", None)
        with Group(at=(0, -0.22, -0.35)):
            card(1.56, 1.62, 0.14, (0, 0, 0), paint("violet"), 0.16, 0.05)
            for x in (-0.2, 0.2):
                card(0.24, 0.8, 0.14, (x, -0.1, 0.05), paint("white"), 0.12, 0.05)
        with Group(at=(0, -0.2, -1.42)):
            card(1.56, 0.4, 0.1, (0, 0, 0), paint("marigold"), 0.14, 0.04)
        for i, (z, y, tilt, roll, colour) in enumerate(((0.82, -0.34, -20, -7, "marigold"), (1.22, -0.68, -36, 9, "jadeBright"), (1.58, -1.15, -52, -10, "white"))):
            with Group(at=(0, y, z), tilt=tilt, roll=roll):
                card(1.56, 1.0, 0.12, (0, 0, 0), paint(colour), 0.16, 0.04)
    with Group(at=(2.0, -0.2, 2.5), roll=-12, turn=6, scale=1.13):
        _thumb("#B5734A", "lilac")


def _worker(hat, swing=0):
    """Rupee coin in a hard hat that sits on z = 0, its legs over the edge in front."""
    with Group(at=(0, 0, 0.78)):
        puck(0.78, 0.3, (0, 0, 0), paint("gold", "metal"), 0.08)
        puck(0.56, 0.34, (0, 0, 0), paint("chrome", "metal"), 0.04)
        letters("₹", 0.98, 0.1, (0, -0.19, -0.06), paint("violet"), p.DISPLAY_EXTENDED)
        with Group(at=(0, -0.05, 0.52), tilt=4):
            lathe([(0.5, 0.02), (0.5, 0.1), (0.44, 0.3), (0.28, 0.44), (0, 0.5)], material=paint(hat), angle=70)
            disc(0.62, 0.07, (0, -0.06, 0.03), paint(hat), 0.03)
            box((0.16, 0.8, 0.5), (0, 0, 0.27), paint(hat), 0.08)
    for side in (-1, 1):
        x, out = side * 0.28, -0.75 - 0.12 * side * swing
        tube([(x, -0.05, 0.1), (x, -0.55, 0.12), (x, -0.72, -0.05), (x, out, -0.6)], 0.1, paint("ink", "satin"))
        box((0.24, 0.42, 0.2), (x, out - 0.1, -0.7), paint("ink"), 0.09)


def _girder(start, end, material):
    """I-beam lying along x, its upper side at z = 0."""
    middle, length = (start + end) / 2, end - start
    for z in (-0.07, -0.93):
        box((length, 1.0, 0.14), (middle, 0, z), material, 0.03)
    box((length, 0.16, 0.8), (middle, 0, -0.5), material, 0.02)
    for k in range(int(length / 0.6)):
        disc(0.06, 0.06, (start + 0.3 + 0.6 * k, -0.1, -0.24), material, 0.02, (90, 0, 0))


@scene("services/performance-marketing", "marigold")
def performance(s):
    """Rupee coins in hard hats sit side by side on a girder that hangs from a crane, as on the famous photograph."""
    s.camera((-0.8, -15, 2.6), (0.1, 0, 2.7))
    with Group(at=(1.25, 0, 3.1), turn=22, roll=-13, scale=1.12):
        _girder(-3.8, 7.5, paint("violet", "satin"))
        for i, hat in enumerate(("coral", "white", "jadeBright", "coral", "violet")):
            with Group(at=(-2.9 + 1.72 * i, -0.05, 0), turn=(-10, 8, -4, 12, -8)[i], roll=(3, -6, 2, -3, 4)[i]):
                _worker(hat, (1, -1, 0.5, -1, 1)[i])
        for x in (-0.4, 2.25):
            capsule((x, 0.3, 0), (0.95, 0.3, 2.9), 0.05, paint("ink"))


def _paper_bag(width, depth, height):
    """Open bag of printed paper with a zigzag rim, standing on z = 0."""
    w, d = width / 2, depth / 2
    teeth = 14
    rim = [(w - width * k / teeth, height + (0.16 if k % 2 else 0)) for k in range(teeth + 1)]
    for y, colour in ((-d, "white"), (d, "paperDeep")):
        plate([(-w, 0), (w, 0), *rim], 0.04, (0, y, 0), paint(colour, "matte"), 0.01)
    for side in (-1, 1):
        for y0, x0, y1, x1 in ((-d, w, 0, w - 0.28), (0, w - 0.28, d, w)):
            sheet_of([(side * x0, y0, 0), (side * x1, y1, 0), (side * x1, y1, height), (side * x0, y0, height)], 0.04, paint("paperDeep", "matte"))


@scene("services/content-marketing", "jade")
def content(s):
    """A grocery bag made of a printed page: a pencil, rolled papers and books stick out like bread and leeks."""
    s.camera((-1.2, -15, 2.2), (0.0, 0, 2.6))
    with Group(at=(2.2, 0.2, 0.02), turn=-38, scale=1.14):
        _paper_bag(3.5, 2.3, 3.3)
        with Group(at=(0, -1.18, 0)):
            for i, word in enumerate(("Freshly", "written")):
                letters(word, 0.96, 0.03, (-1.5, 0, 2.68 - 0.8 * i), paint("ink", "matte"), p.DISPLAY, align="LEFT")
            with Group(at=(-1.45, 0, 1.22)):
                p.lines((1.3, 1.2, 1.3, 0.9), 0.24, 0.09, ("lavender",), depth=0.03)
            card(1.3, 1.0, 0.05, (0.78, 0, 0.86), paint("coral", "satin"), 0.06, 0.02)
        with Group(at=(1.45, -0.5, 4.95), roll=198):
            p.pencil(5.4, 0.54, "marigold", "pink")
        for x, y, roll, high, colour in ((-1.1, -0.4, -13, 4.0, "white"), (-0.75, 0.6, -5, 4.6, "coral")):
            with Group(at=(x, y, 1.2), roll=roll):
                disc(0.4, high, (0, 0, high / 2), paint(colour, "satin"), 0.02)
                disc(0.31, 0.02, (0, 0, high), paint("lavender", "satin"), 0)
                ring(0.41, 0.07, (0, 0, 2.75), paint("violet"), (0, 0, 0))
        with Group(at=(0.05, 0.3, 2.7), roll=-4, turn=-8):
            box((1.5, 0.5, 2.6), (0, 0, 0.6), paint("violet"), 0.06)
            box((1.42, 0.4, 2.62), (0.06, 0, 0.62), paint("paper", "satin"), 0.02)


def _offered_hand(skin):
    """Open hand held out to the left for a handshake, thumb up, wrist at the origin, in a cuff and a sleeve."""

    def limb(points, thick, thin):
        line = [tuple(a + (b - a) * k / 9 for a, b in zip(start, end)) for start, end in zip(points, points[1:]) for k in range(9)]
        return [(*spot, thick + (thin - thick) * k / len(line)) for k, spot in enumerate([*line, points[-1]])]

    balls = [(-0.6 - 0.4 * i, 0, 0.5 * k, 0.62) for i in range(4) for k in (-1, 0, 1)]
    balls += limb([(0.6, 0, -0.05), (-0.5, 0, 0)], 0.62, 0.66)
    for k, (reach, thick) in enumerate(((-4.1, 0.32), (-4.5, 0.34), (-4.35, 0.34), (-3.8, 0.32))):
        z = -0.78 + 0.5 * k
        balls += limb([(-1.7, 0, z * 0.95), (-2.9, -0.12, z), (reach, 0.1, z * 0.9)], thick + 0.04, thick - 0.08)
    balls += limb([(-0.7, -0.1, 0.6), (-1.3, -0.35, 1.25), (-2.15, -0.5, 1.75)], 0.46, 0.33)
    clay(balls, paint(skin, "skin"), 0.06)
    disc(0.86, 0.5, (0.75, 0, -0.05), paint("white", "satin"), 0.12, (0, 90, 0))
    disc(1.0, 4.0, (2.85, 0, -0.05), paint("violet", "satin"), 0.16, (0, 90, 0))


@scene("services/website-design-development", "ink")
def website(s):
    """A hand reaches out of a web page for a handshake."""
    s.camera((-0.6, -15, 3.6), (0.1, 0, 2.6))
    with Group(at=(3.95, 0.6, 3.5), turn=-46):
        p.browser(8.6, 6.0, "white", "lilac", 0.3)
        with Group(at=(-3.8, -0.2, 1.6)):
            p.lines((3.0, 2.2), 0.55, 0.3, ("ink", "lavender"))
        card(2.0, 0.7, 0.2, (-2.8, -0.2, -2.1), paint("marigold"), 0.35, 0.08)
        puck(1.35, 0.1, (0.3, -0.16, -0.5), paint("lavender", "satin"), 0.04)
        ring(1.3, 0.12, (0.3, -0.2, -0.5), paint("marigold"))
        with Group(at=(0.3, -3.5, -0.5), turn=90):
            _offered_hand("#C98B60")


def _awning(half, reach):
    """Flap of an envelope as a striped awning: a triangle that slopes down to the viewer, with scallops along its edges."""
    count = 14
    hang = half / count
    scallop = [(hang, 0.04), (-hang, 0.04), *((hang * math.cos(math.radians(a)), 1.3 * hang * math.sin(math.radians(a))) for a in range(180, 361, 15))]
    with Group(at=(0, 0.85, 2.3), tilt=64):
        plate([(-half, 0), (0, -reach), (half, 0)], 0.14, (0, 0, 0), stripes("coral", "white", "X", count / 2), 0.03)
        for i in range(count):
            x = half * ((2 * i + 1) / count - 1)
            with Group(at=(x, 0, -reach * (1 - abs(x) / half)), tilt=-64):
                plate(scallop[::-1], 0.06, (0, 0, 0), paint(("coral", "white")[i % 2], "satin"), 0.02)


def _goods():
    """What is in the window: a present, a vase and a cup, on steps that the front of the envelope hides."""
    with Group(at=(-1.45, 0, -0.35)):
        box((1.3, 1.1, 1.6), (0, 0, -0.8), paint("white", "satin"), 0.04)
        box((1.0, 0.8, 0.95), (0, 0, 0.48), paint("coral"), 0.07)
        box((0.2, 0.84, 0.99), (0, 0, 0.49), paint("white"), 0.03)
        for side in (-1, 1):
            ring(0.2, 0.06, (side * 0.2, 0, 1.1), paint("white"), (90, 0, side * 25))
    outline = smooth_line([(0.3, -1.3), (0.55, -0.75), (0.5, -0.3), (0.2, 0.15), (0.28, 0.42)], 30)
    lathe([*outline, (0, 0.42)], material=paint("jadeBright"), angle=70)
    with Group(at=(1.4, 0, -0.35)):
        box((1.5, 1.1, 1.6), (0, 0, -0.8), paint("white", "satin"), 0.04)
        with Group(scale=0.78):
            p.cup("white", saucer="marigold")


@scene("services/email-marketing", "lilac")
def email(s):
    """An envelope as a corner shop: its flap is the striped awning, in its window stand the goods."""
    s.camera((-1.0, -15, 3.9), (0.0, 0, 2.4))
    with Group(at=(2.1, 1.4, 2.9), turn=-18, scale=1.25):
        card(6.8, 4.6, 0.2, (0, 0.9, 0), paint("violet", "satin"), 0.2, 0.06)
        card(6.5, 4.2, 0.1, (0, 0.78, 0), paint("butter", "glow", 1.1), 0.1, 0.03)
        for x in (-3.3, 3.3):
            box((0.2, 1.7, 3.4), (x, 0, -0.6), paint("violet", "satin"), 0.06)
        box((6.7, 1.7, 0.2), (0, 0, -2.2), paint("violet", "satin"), 0.06)
        pocket = [(-3.4, -2.3), (3.4, -2.3), (3.4, 0.8), (0, -1.0), (-3.4, 0.8)]
        plate(rounded(pocket, 0.18), 0.22, (0, -0.8, 0), paint("violet"), 0.07)
        _awning(3.5, 3.2)
        _goods()
        for side in (-1, 1):
            capsule((0, -0.95, -1.0), (side * 0.55, -0.97, -1.42), 0.025, paint("white"))
        with Group(at=(0, -1.02, -1.68)):
            card(1.6, 0.62, 0.12, (0, 0, 0), paint("white", "satin"), 0.12, 0.04)
            letters("Open", 0.46, 0.04, (0, -0.08, 0), paint("ink", "matte"), p.DISPLAY)
    s.light((-0.6, -5.5, 3.4), (2.2, 1.2, 2.7), 1.2, 110, "#FFF1DE")


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


def _bent_bulb(glass, cap):
    """Light bulb about 4.2 high, its cap pulled to the left as if it were of rubber."""

    def hoop(radius, z):
        pull = 1.2 * (max(0, 3.2 - z) / 3.2) ** 2
        return [(radius * math.cos(math.radians(6 * k)) - pull, radius * math.sin(math.radians(6 * k)), z) for k in range(60)]

    outline = smooth_line([(0.62, 1.0), (0.72, 1.4), (1.15, 2.1), (1.42, 2.9), (1.2, 3.7), (0.6, 4.15), (0.01, 4.25)], 40)
    loft([hoop(max(0.01, radius), z) for radius, z in outline], glass, angle=80)
    loft([hoop(radius, z) for radius, z in ((0.01, 0), (0.3, 0.02), (0.38, 0.16), (0.58, 0.22), (0.6, 0.6), (0.62, 1.05))], cap, angle=50)
    for z in (0.36, 0.6, 0.84):
        tube(hoop(0.6, z), 0.1, cap, smooth=False, closed=True)


def _handles(width, height, y=0.0):
    """Box round a selection, with its eight handles, centred."""
    w, h = width / 2, height / 2
    corners = [(-w, y, -h), (w, y, -h), (w, y, h), (-w, y, h)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        capsule(a, b, 0.035, paint("white"))
        for spot in (a, tuple((m + n) / 2 for m, n in zip(a, b))):
            box((0.36, 0.2, 0.36), spot, paint("violet"), 0.04)
            box((0.25, 0.24, 0.25), spot, paint("white"), 0.03)


@scene("services/graphic-designing", "coral")
def graphic(s):
    """A light bulb in a selection box is stretched by the pointer at its corner."""
    s.camera((0, -15, 3.4), (0, 0, 2.5))
    with Group(at=(2.15, 0.6, 4.2), roll=10, turn=-8):
        with Group(at=(0.35, 0, -2.5), scale=(1.42, 1.25, 1.25)):
            _bent_bulb(paint("butter"), paint("chrome", "metal"))
        _handles(4.7, 5.2, -0.2)
    with Group(at=(-0.5, -0.9, 2.15)):
        p.cursor(1.5, "ink")


def _tear(size, colour):
    """Fat drop, its point up at the origin."""
    outline = smooth_line([(0, 0), (0.1, -0.22), (0.34, -0.66), (0.5, -1.05), (0.42, -1.42), (0, -1.6)], 32)
    lathe([(max(0, r) * size, z * size) for r, z in outline][::-1], material=paint(colour), angle=80)


@scene("services/video-shoot", "coral")
def video(s):
    """A studio camera from close by, moved to tears: a drop runs from its glass eye."""
    s.camera((-0.8, -15, 3.0), (0.0, 0, 2.65))
    s.studio.inputs[1].default_value = 0.35
    with Group(at=(1.3, -0.4, 3.1), turn=-40, roll=3):
        box((3.3, 5.4, 3.3), (0, 3.2, 0), paint("violet"), 0.4)
        box((0.3, 3.4, 1.3), (1.6, 3.0, -0.2), paint("ink", "satin"), 0.12)
        sphere(0.14, (1.68, 0.95, 1.05), paint("coral", "glow"))
        disc(0.75, 0.5, (0.3, 3.4, -1.85), paint("ink", "satin"), 0.1)
        capsule((0.3, 3.4, -2.2), (12, 9, -1.2), 0.34, paint("ink", "satin"))
        for depth, radius, y in ((0.9, 1.5, 0.1), (0.5, 1.72, -0.35), (0.5, 1.95, -0.8)):
            disc(radius, depth, (0, y, 0), paint("ink"), 0.14, (90, 0, 0))
        ring(1.72, 0.16, (0, -1.05, 0), paint("marigold"))
        eye(1.5, (0, -1.15, 0))
        with Group(at=(0, -1.3, 2.1), roll=-9, tilt=-30):
            box((3.9, 1.5, 0.16), (0, 0, 0), paint("ink", "satin"), 0.07)
        for y, r in ((2.2, 1.15), (4.6, 1.15)):
            disc(r, 0.9, (0, y, 1.65 + r), paint("ink", "satin"), 0.16, (0, 90, 0))
            disc(r * 0.45, 1.0, (0, y, 1.65 + r), paint("marigold"), 0.1, (0, 90, 0))
        with Group(at=(-0.75, -1.5, -0.85)):
            _tear(1.15, "sky")


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
