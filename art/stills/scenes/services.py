"""The fifteen services: each one bold idea, right of the middle and cut by the frame, on its plain stage."""

import math
import random

from kit import props as p
from kit.paint import bumped, paint, stripes
from kit.registry import scene
from kit.shapes import (
    Group,
    blanket,
    box,
    capsule,
    card,
    clay,
    disc,
    eye,
    lathe,
    letters,
    loft,
    plate,
    polar,
    puck,
    puff,
    ring,
    rounded,
    sheet_of,
    smooth_line,
    sphere,
    star_outline,
    tube,
)
from mathutils import Quaternion, Vector


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
