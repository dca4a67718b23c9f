"""The fifteen services: each one bold idea, right of the middle and cut by the frame, on its plain stage."""

import math
import random

from kit import props as p
from kit.glove import glove
from kit.grids import between
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
    """Pointers that press towards a point from all sides, from (angle, distance, nearness); returns their groups."""
    x, y, z = target
    pointers = []
    for i, (angle, reach, near) in enumerate(around):
        a = math.radians(angle)
        with Group(at=(x + reach * math.cos(a), y - near, z + reach * math.sin(a)), roll=114 - angle - 180) as pointer:
            p.cursor(size, colours[i % len(colours)])
        pointers.append(pointer)
    return pointers


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
    """Small spider that hangs head down by a thread from above; returns the group of its head."""
    with Group(scale=size):
        sphere(0.42, (0, 0, 0.2), paint("ink"), (1, 0.9, 1.15))
        with Group(at=(0, -0.05, -0.36)) as head:
            sphere(0.27, (0, 0, 0), paint("ink"))
            for side in (-1, 1):
                sphere(0.085, (side * 0.12, -0.23, -0.04), paint("white"))
        for side in (-1, 1):
            for k in range(4):
                rise = 0.5 - 0.3 * k
                tube([(side * 0.2, 0, -0.12), (side * 0.72, -0.1, 0.32 + rise * 0.5), (side * 0.98, -0.1, -0.1 + rise)], 0.055, paint("ink"))
    return head


@scene("services/search-engine-optimization", "violet")
def search(s):
    """A giant 2, alone but for a cobweb, a spider and a tumbleweed; beside it, pointers crowd round a 1."""
    s.camera((-0.6, -15, 2.3), (0.1, 0, 2.35))
    with Group(at=(2.22, 0.6, 0), turn=9):
        letters("2", 14.0, 2.2, (2.6, 0, 3.1), paint("white", "satin"), p.DISPLAY, edge=0.12)
        web = paint("lilac", "glow", 0.35)
        _cobweb((1.75, -0.95, 3.3), [(0.02, -0.95, 3.8), (0.0, -0.95, 3.25), (0.0, -0.95, 2.75), (0.0, -0.95, 2.3), (0.02, -0.95, 1.85)], 4, web)
        capsule((0.0, -1.0, 3.9), (0.0, -1.0, 1.8), 0.02, web)
        capsule((0.42, -1.12, 3.7), (0.42, -1.12, 1.75), 0.016, web)
        with Group(at=(0.42, -1.3, 2.2)) as spider:
            head = _spider(0.62)
    with Group(at=(3.25, -1.5, 0.6)) as weed:
        _tumbleweed(0.6, "peach")
    with Group(at=(1.0, 0.2, 0)) as first:
        letters("1", 6.0, 1.1, (0, 0, 1.34), paint("marigold"), p.DISPLAY, edge=0.06)
    around = ((60, 1.15, 0.3), (86, 0.9, 0.4), (113, 1.05, 0.2), (143, 1.05, 0.3), (172, 1.0, 0.3), (199, 0.95, 0.5), (222, 1.3, 0.5), (121, 1.95, 0.1), (72, 2.0, 0.2), (97, 1.85, 0.1))
    pointers = _crowd((1.0, 0.2, 2.3), around, 0.8, ("coral", "white", "pink"))

    def pose(t):
        """The pointers jostle, the 1 hops, a gust rolls the tumbleweed; the spider lets itself down, watches, and looks at us."""
        hop = between(((0.5, 0), (0.55, -0.25), (0.61, 1), (0.68, 0), (0.72, -0.15), (0.77, 0)), t)
        first.shift(at=(0, 0, 0.36 * max(0, hop)), scale=(1 - 0.16 * min(0, hop), 1, 1 + 0.35 * min(0, hop) + 0.05 * max(0, hop)), roll=-4 * max(0, hop))
        for i, (pointer, (angle, _, _)) in enumerate(zip(pointers, around)):
            push = 0
            for start in (0.03 + 0.05 * (7 * i % 10), 0.5 + 0.03 * (3 * i % 10)):
                push += between(((0, 0), (0.05, -0.3), (0.1, 1), (0.14, 0.15), (0.19, 0)), t - start)
            pointer.shift(at=polar(0.28 * max(0, hop) - 0.26 * push, angle), roll=6 * push * (-1) ** i)
        drift = between(((0.06, 0), (0.14, 0.1), (0.44, -0.46), (0.54, -0.38), (0.9, 0)), t)
        weed.shift(at=(drift, 0, 0.07 * abs(math.sin(6 * drift))), roll=math.degrees(drift / 0.6))
        down = between(((0, 0), (0.05, 0.12), (0.3, -1), (0.37, -0.86), (0.43, -0.95), (0.7, -0.95), (0.8, 0.2), (0.88, -0.08), (0.95, 0)), t)
        spider.shift(at=(0, 0, 0.42 * down), roll=3 * math.sin(2 * math.pi * t) * math.sin(math.pi * t))
        glance = between(((0.1, 0), (0.22, 1), (0.66, 1), (0.74, -0.1), (0.8, 0)), t)
        shrug = between(((0.74, 0), (0.82, 1), (0.9, -0.2), (0.96, 0)), t)
        head.shift(at=(-0.06 * glance, 0, 0), turn=-58 * glance, tilt=6 * shrug, roll=16 * shrug)

    return pose


@scene("services/social-media-marketing", "heroCoral", exposure=0.35)
def social(s):
    """A finger has stopped the feed on one post; the next ones run into it and pile up over the phone's edge."""
    s.camera((-0.2, -15, 5.0), (0.1, 0, 2.5))
    with Group(at=(1.55, 2.63, 3.15), turn=-14, tilt=26, roll=17, scale=1.94):
        p.phone(3.6, "ink", "lilac", None)
        with Group(at=(0, -0.22, -0.35)) as post:
            card(1.56, 1.62, 0.14, (0, 0, 0), paint("violet"), 0.16, 0.05)
            for x in (-0.2, 0.2):
                card(0.24, 0.8, 0.14, (x, -0.1, 0.05), paint("white"), 0.12, 0.05)
        with Group(at=(0, -0.2, -1.42)):
            card(1.56, 0.4, 0.1, (0, 0, 0), paint("marigold"), 0.14, 0.04)
        pile = []
        for z, y, tilt, roll, colour in ((0.82, -0.34, -20, -7, "marigold"), (1.22, -0.68, -36, 9, "jadeBright"), (1.58, -1.15, -52, -10, "white")):
            with Group(at=(0, y, z), tilt=tilt, roll=roll) as following:
                card(1.56, 1.0, 0.12, (0, 0, 0), paint(colour), 0.16, 0.04)
            pile.append(following)
    with Group(at=(1.62, -0.5, 2.6), roll=-7, turn=-14, scale=0.86) as finger, Group(at=(4.7, 0, -0.6), roll=-90):
        glove("point", -1, "violet")

    def pose(t):
        """The feed pushes at the post, which slips; the finger draws it back to its place and the pile is thrown up."""
        slip = between(((0.06, 0), (0.12, 0.25), (0.17, 0.18), (0.24, 0.6), (0.29, 0.52), (0.36, 1), (0.48, 0.94), (0.56, -0.25), (0.64, 0.06), (0.7, 0)), t)
        post.shift(at=(0, 0, -0.24 * slip))
        finger.shift(at=(0.05 * slip, 0, -0.45 * slip), roll=-3.5 * slip)
        for k, following in enumerate(pile):
            push = between(((0.03, 0), (0.1, -0.12), (0.15, -0.05), (0.22, -0.3), (0.27, -0.22), (0.34, -0.5), (0.5, -0.47)), t) if t < 0.5 else 0
            thrown = between(((0.5, -0.47), (0.61, 1), (0.73, -0.18), (0.8, 0.1), (0.87, 0)), t - 0.03 * k) if t >= 0.5 else 0
            lift = push + thrown
            following.shift(at=(0, -0.2 * max(0, lift), 0.42 * lift + 0.1 * k * max(0, lift)), tilt=-16 * lift, roll=(5, -6, 7)[k] * lift)

    return pose


def _worker(hat, swing=0):
    """Rupee coin in a hard hat that sits on z = 0, its legs over the edge in front; returns body, hat and legs."""
    with Group() as body, Group(at=(0, 0, 0.78)):
        puck(0.78, 0.3, (0, 0, 0), paint("gold", "metal"), 0.08)
        puck(0.56, 0.34, (0, 0, 0), paint("chrome", "metal"), 0.04)
        letters("₹", 0.98, 0.1, (0, -0.19, -0.06), paint("violet"), p.DISPLAY_EXTENDED)
        with Group(at=(0, -0.05, 0.52), tilt=4) as helmet:
            lathe([(0.5, 0.02), (0.5, 0.1), (0.44, 0.3), (0.28, 0.44), (0, 0.5)], material=paint(hat), angle=70)
            disc(0.62, 0.07, (0, -0.06, 0.03), paint(hat), 0.03)
            box((0.16, 0.8, 0.5), (0, 0, 0.27), paint(hat), 0.08)
    legs = []
    for side in (-1, 1):
        out = -0.2 - 0.12 * side * swing
        with Group(at=(side * 0.28, -0.55, 0.1)) as leg:
            tube([(0, 0.5, 0), (0, 0, 0.02), (0, -0.17, -0.15), (0, out, -0.7)], 0.1, paint("ink", "satin"))
            box((0.24, 0.42, 0.2), (0, out - 0.1, -0.8), paint("ink"), 0.09)
        legs.append(leg)
    return body, helmet, legs


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
    workers = []
    hook = Vector((1.41, 0.43, 6.5))
    with Group(at=hook) as crane, Group(at=Vector((1.25, 0, 3.1)) - hook, turn=22, roll=-13, scale=1.12):
        _girder(-3.8, 7.5, paint("violet", "satin"))
        for i, hat in enumerate(("coral", "white", "jadeBright", "coral", "violet")):
            with Group(at=(-2.9 + 1.72 * i, -0.05, 0), turn=(-10, 8, -4, 12, -8)[i], roll=(3, -6, 2, -3, 4)[i]):
                workers.append(_worker(hat, (1, -1, 0.5, -1, 1)[i]))
        for x in (-0.4, 2.25):
            capsule((x, 0.3, 0), (0.95, 0.3, 2.9), 0.05, paint("ink"))

    def pose(t):
        """The girder sways and legs dangle; the middle coin nods off and starts up, so that its hat hops and a neighbour looks."""
        lap = 2 * math.pi * t
        crane.shift(roll=1.3 * math.sin(lap), turn=1.4 * (1 - math.cos(lap)))
        for i, (body, helmet, legs) in enumerate(workers):
            for leg, side in zip(legs, (0, 1)):
                late = 1.9 * i + 2.6 * side
                times = 2 if i in (0, 3) else 1
                leg.shift(tilt=9 * (math.sin(times * lap - late) + math.sin(late)))
            body.shift(roll=1.5 * (math.sin(lap - 0.7) + math.sin(0.7)))
        body, helmet, _ = workers[2]
        nod = between(((0.04, 0), (0.2, 0.5), (0.26, 0.42), (0.5, 1), (0.55, -0.35), (0.63, 0.12), (0.7, 0)), t)
        hop = between(((0.52, 0), (0.59, 1), (0.67, 0), (0.7, 0.14), (0.74, 0)), t)
        body.shift(tilt=-17 * nod, roll=-5 * nod)
        helmet.shift(at=(0, -0.1 * max(0, nod), 0.34 * hop), tilt=-9 * max(0, nod) + 8 * hop, roll=-9 * hop)
        glance = between(((0.54, 0), (0.63, 1.1), (0.68, 1), (0.82, 1), (0.94, 0)), t)
        workers[1][0].shift(turn=22 * glance, roll=4 * glance)
        workers[3][0].shift(turn=-22 * between(((0.57, 0), (0.67, 1), (0.8, 1), (0.92, 0)), t))

    return pose


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
    with Group(at=(2.2, 0.2, 0.02), turn=-38, scale=1.14) as bag:
        _paper_bag(3.5, 2.3, 3.3)
        with Group(at=(0, -1.18, 0)):
            for i, word in enumerate(("Freshly", "written")):
                letters(word, 0.96, 0.03, (-1.5, 0, 2.68 - 0.8 * i), paint("ink", "matte"), p.DISPLAY, align="LEFT")
            bars = []
            for k, width in enumerate((1.3, 1.2, 1.3, 0.9)):
                with Group(at=(-1.45, 0, 1.22 - 0.24 * k)) as bar:
                    p.lines((width,), 0.24, 0.09, ("lavender",), depth=0.03)
                bars.append(bar)
            card(1.3, 1.0, 0.05, (0.78, 0, 0.86), paint("coral", "satin"), 0.06, 0.02)
        with Group(at=(0.9, -0.5, 3.2)) as pencil, Group(at=(0.55, 0, 1.75), roll=198):
            p.pencil(5.4, 0.54, "marigold", "pink")
        goods = []
        for x, y, roll, high, colour in ((-1.1, -0.4, -13, 4.0, "white"), (-0.75, 0.6, -5, 4.6, "coral")):
            with Group(at=(x, y, 1.2), roll=roll) as good:
                disc(0.4, high, (0, 0, high / 2), paint(colour, "satin"), 0.02)
                disc(0.31, 0.02, (0, 0, high), paint("lavender", "satin"), 0)
                ring(0.41, 0.07, (0, 0, 2.75), paint("violet"), (0, 0, 0))
            goods.append(good)
        with Group(at=(0.05, 0.3, 2.7), roll=-4, turn=-8) as book:
            box((1.5, 0.5, 2.6), (0, 0, 0.6), paint("violet"), 0.06)
            box((1.42, 0.4, 2.62), (0.06, 0, 0.62), paint("paper", "satin"), 0.02)
        goods.append(book)

    def pose(t):
        """The bag hops and shakes its lines off; the pencil writes them anew."""
        hop = between(((0, 0), (0.07, -0.5), (0.14, 1), (0.21, 0), (0.25, -0.6), (0.31, 0.1), (0.36, 0)), t)
        squash = 1 + 0.1 * min(0, hop) + 0.03 * max(0, hop)
        bag.shift(at=(0, 0, 0.3 * max(0, hop)), scale=(1 / squash**0.5, 1 / squash**0.5, squash), roll=-3 * max(0, hop))
        for i, good in enumerate(goods):
            leap = between(((0.06, 0), (0.2, 1), (0.3, -0.2), (0.37, 0.05), (0.42, 0)), t - 0.012 * i)
            good.shift(at=(0, 0, (0.5, 0.4, 0.62)[i] * leap), roll=(-3, 2, -4)[i] * leap)
        for k, bar in enumerate(bars):
            width = between(((0.08, 1), (0.2, 0.001)), t) if t < 0.3 else between(((0.4 + 0.12 * k, 0.001), (0.5 + 0.12 * k, 1)), t)
            bar.shift(scale=(width, 1 if width > 0.01 else 0.001, 1))
        leap = between(((0.05, 0), (0.2, 1), (0.32, 0.5), (0.86, 0.5), (0.97, 0)), t)
        stroke = sum(between(((0.38, 0), (0.49, 1), (0.52, 0)), t - 0.12 * k) for k in range(4))
        writes = between(((0.32, 0), (0.4, 1), (0.86, 1), (0.95, 0)), t)
        scribble = math.sin(2 * math.pi * 17 * t) * writes
        pencil.shift(at=(0, 0, 0.45 * leap + 0.06 * scribble), roll=-9 * writes + 11 * stroke + 1.6 * scribble)

    return pose


@scene("services/website-design-development", "ink")
def website(s):
    """A white glove reaches out of a web page for a handshake."""
    s.camera((-0.6, -15, 3.6), (0.1, 0, 2.6))
    s.light((1.0, -9, 9), (0, -2, 2.8), 3.0, 400, "#fff4e6")
    with Group(at=(4.45, 0.6, 3.2), turn=-44):
        p.browser(8.6, 6.0, "violet", "lilac", 0.3)
        with Group(at=(-3.8, -0.2, 1.6)):
            p.lines((3.0, 2.2), 0.55, 0.3, ("white", "lavender"))
        card(2.0, 0.7, 0.2, (-2.8, -0.2, -2.1), paint("marigold"), 0.35, 0.08)
        puck(1.35, 0.1, (0.3, -0.16, -0.5), paint("ink", "matte"), 0.04)
        ring(1.3, 0.12, (0.3, -0.2, -0.5), paint("marigold"))
        sleeve_end = 2.5
        with Group(at=(0.3, -3.5 + sleeve_end, -0.5), turn=90) as arm, Group(at=(-sleeve_end, 0, 0)):
            with Group(at=(0.6, 0, 0)) as hand, Group(roll=-90):
                glove("offer", -1)
            disc(0.74, 4.0, (2.7, 0, 0), paint("marigold", "satin"), 0.16, (0, 90, 0))

    def pose(t):
        """The hand draws back a little, reaches out, and shakes three times."""
        reach = between(((0, 0), (0.12, -1), (0.26, 0.7), (0.78, 0.6), (0.94, 0)), t)
        shake = between(((0.16, 0), (0.28, 1), (0.37, -1), (0.46, 0.85), (0.55, -0.75), (0.63, 0.4), (0.71, -0.25), (0.82, 0)), t)
        late = between(((0.18, 0), (0.31, 1), (0.4, -1), (0.49, 0.85), (0.58, -0.75), (0.66, 0.4), (0.74, -0.25), (0.86, 0)), t)
        arm.shift(at=(0, -0.4 * reach, 0), roll=3 * shake)
        hand.shift(roll=5 * late - 2 * reach)

    return pose


def _awning(half, reach):
    """Flap of an envelope as a striped awning: a triangle that slopes down to the viewer, with scallops along its edges; returns its group."""
    count = 14
    hang = half / count
    scallop = [(hang, 0.04), (-hang, 0.04), *((hang * math.cos(math.radians(a)), 1.3 * hang * math.sin(math.radians(a))) for a in range(180, 361, 15))]
    with Group(at=(0, 0.85, 2.3), tilt=64) as flap:
        plate([(-half, 0), (0, -reach), (half, 0)], 0.14, (0, 0, 0), stripes("coral", "white", "X", count / 2), 0.03)
        for i in range(count):
            x = half * ((2 * i + 1) / count - 1)
            with Group(at=(x, 0, -reach * (1 - abs(x) / half)), tilt=-64):
                plate(scallop[::-1], 0.06, (0, 0, 0), paint(("coral", "white")[i % 2], "satin"), 0.02)
    return flap


def _goods():
    """What is in the window: a present, a vase and a cup, on steps that the front of the envelope hides; returns the present's group."""
    with Group(at=(-1.45, 0, -0.35)):
        box((1.3, 1.1, 1.6), (0, 0, -0.8), paint("white", "satin"), 0.04)
        with Group() as present:
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
    return present


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
        flap = _awning(3.5, 3.2)
        present = _goods()
        with Group(at=(0, -0.95, -1.0)) as sign:
            for side in (-1, 1):
                capsule((0, 0, 0), (side * 0.55, -0.02, -0.42), 0.025, paint("white"))
            with Group(at=(0, -0.07, -0.68)):
                card(1.6, 0.62, 0.12, (0, 0, 0), paint("white", "satin"), 0.12, 0.04)
                letters("Open", 0.46, 0.04, (0, -0.08, 0), paint("ink", "matte"), p.DISPLAY)
    s.light((-0.6, -5.5, 3.4), (2.2, 1.2, 2.7), 1.2, 110, "#FFF1DE")

    def pose(t):
        """A gust lifts the awning and sets the sign swinging; the present gives a hop."""
        flap.shift(tilt=between(((0.02, 0), (0.1, -3), (0.24, 9), (0.34, 4), (0.42, 8), (0.58, -4), (0.66, 2), (0.74, -1), (0.82, 0)), t))
        swing = between(((0.08, 0), (0.14, 0.15), (0.28, -1), (0.4, 0.9), (0.52, -0.75), (0.64, 0.5), (0.75, -0.3), (0.86, 0.12), (0.96, 0)), t)
        sign.shift(roll=13 * swing)
        hop = between(((0.3, 0), (0.36, -0.4), (0.43, 1), (0.5, 0), (0.53, -0.4), (0.58, 0.25), (0.63, 0)), t)
        present.shift(at=(0, 0, 0.4 * max(0, hop)), scale=(1 - 0.1 * min(0, hop), 1, 1 + 0.25 * min(0, hop)), roll=-8 * max(0, hop))

    return pose


def _string(start, end):
    """Guitar string; returns a function that bends it to the right by so much in its middle."""
    steps = 14
    rest = [tuple(a + (b - a) * k / steps for a, b in zip(start, end)) for k in range(steps + 1)]
    knots = tube(rest, 0.034, paint("gold", "metal"), smooth=False).data.splines[0].points

    def pluck(reach):
        for k, (x, y, z) in enumerate(rest):
            knots[k].co = (x + reach * math.sin(math.pi * k / steps), y, z, 1)

    return pluck


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
        pegs, strings = [], []
        for side in (-1, 1):
            for k in range(3):
                z = 2.0 - 1.75 * k
                disc(0.13, 0.55, (side * 1.12, -0.3, z), paint("gold", "metal"), 0.05, (90, 0, 0))
                capsule((side * 1.5, 0, z), (side * 2.0, 0, z), 0.1, paint("gold", "metal"))
                with Group(at=(side * 2.2, 0, z)) as peg:
                    sphere(0.42, (0, 0, 0), paint(("coral", "marigold", "pink")[k]), (0.8, 0.5, 1.1))
                pegs.append(peg)
                nut = side * (0.25 + 0.28 * k)
                strings.append((nut, _string((side * 1.12, -0.45, z), (nut, -0.46, -3.15)), _string((nut, -0.46, -3.15), (nut, -0.36, -12))))
    strings.sort(key=lambda string: string[0])

    def pose(t):
        """One peg after another is turned, then the strings are struck, and ring."""
        for k, peg in enumerate(pegs):
            start = 0.03 + 0.05 * (5 * k % 6)
            peg.shift(tilt=180 * between(((0, 0), (0.06, -0.12), (0.2, 1.06), (0.25, 1)), t - start))
        for k, (_, short, long) in enumerate(strings):
            since = t - 0.48 - 0.03 * k
            pulled = between(((-0.07, 0), (-0.01, 1), (0.0, 0)), since)
            sound = math.cos(2 * math.pi * 17.5 * since) * math.exp(-9 * since) * between(((0, 0), (0.01, 1), (0.36, 0)), since) if since > 0 else 0
            short(0.16 * (pulled - sound))
            long(0.24 * (pulled - sound))

    return pose


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


@scene("services/graphic-designing", "heroCoral", exposure=0.35)
def graphic(s):
    """A light bulb in a selection box is stretched by the pointer at its corner."""
    s.camera((0, -15, 3.4), (0, 0, 2.5))
    corner = Vector((2.35, 0, 2.6))
    with Group(at=(2.15, 0.6, 4.2), roll=10, turn=-8), Group(at=corner) as selection, Group(at=-corner):
        with Group(at=(0.35, 0, -2.5), scale=(1.42, 1.25, 1.25)) as bulb:
            _bent_bulb(paint("butter"), paint("chrome", "metal"))
        _handles(4.7, 5.2, -0.2)
    with Group(at=(-0.5, -0.9, 2.15)) as pointer:
        p.cursor(1.5, "ink")

    def pose(t):
        """The pointer pushes the corner in, pulls it out, and lets go: the bulb wobbles like rubber."""
        pull = between(((0.02, 0), (0.16, -0.5), (0.4, 1), (0.47, 0.94), (0.54, -0.45), (0.61, 0.28), (0.68, -0.16), (0.75, 0.08), (0.82, 0)), t)
        drag = between(((0.02, 0), (0.16, -0.5), (0.4, 1), (0.47, 0.97), (0.56, 1.06), (0.66, 1.0), (0.88, 0)), t)
        selection.shift(scale=(1 + 0.16 * pull, 1, 1 + 0.12 * pull))
        wobble = between(((0.46, 0), (0.53, 1), (0.6, -0.7), (0.67, 0.45), (0.74, -0.25), (0.81, 0.1), (0.88, 0)), t)
        bulb.shift(roll=4 * wobble)
        pointer.shift(at=(-0.72 * drag, 0, -0.6 * drag), roll=-8 * between(((0.47, 0), (0.55, 1), (0.66, 1), (0.8, 0)), t))

    return pose


def _tear(size, colour):
    """Fat drop, its point up at the origin."""
    outline = smooth_line([(0, 0), (0.1, -0.22), (0.34, -0.66), (0.5, -1.05), (0.42, -1.42), (0, -1.6)], 32)
    lathe([(max(0, r) * size, z * size) for r, z in outline][::-1], material=paint(colour), angle=80)


@scene("services/video-shoot", "heroCoral", exposure=0.35)
def video(s):
    """A studio camera from close by, moved to tears: a drop runs from its glass eye."""
    s.camera((-0.8, -15, 3.0), (0.0, 0, 2.65))
    s.studio.inputs[1].default_value = 0.35
    with Group(at=(1.3, -0.4, 3.1), turn=-40, roll=3) as head:
        box((3.3, 5.4, 3.3), (0, 3.2, 0), paint("violet"), 0.4)
        box((0.3, 3.4, 1.3), (1.6, 3.0, -0.2), paint("ink", "satin"), 0.12)
        sphere(0.14, (1.68, 0.95, 1.05), paint("coral", "glow"))
        disc(0.75, 0.5, (0.3, 3.4, -1.85), paint("ink", "satin"), 0.1)
        capsule((0.3, 3.4, -2.2), (12, 9, -1.2), 0.34, paint("ink", "satin"))
        for depth, radius, y in ((0.9, 1.5, 0.1), (0.5, 1.72, -0.35), (0.5, 1.95, -0.8)):
            disc(radius, depth, (0, y, 0), paint("ink"), 0.14, (90, 0, 0))
        ring(1.72, 0.16, (0, -1.05, 0), paint("marigold"))
        gaze = eye(1.5, (0, -1.15, 0))
        with Group(at=(0, -1.3, 2.1), roll=-9, tilt=-30) as brow:
            box((3.9, 1.5, 0.16), (0, 0, 0), paint("ink", "satin"), 0.07)
        reels = []
        for y, r in ((2.2, 1.15), (4.6, 1.15)):
            with Group(at=(0, y, 1.65 + r)) as reel:
                disc(r, 0.9, (0, 0, 0), paint("ink", "satin"), 0.16, (0, 90, 0))
                disc(r * 0.45, 1.0, (0, 0, 0), paint("marigold"), 0.1, (0, 90, 0))
                for k in range(5):
                    across, _, up = polar(r * 0.72, 72 * k + 18)
                    disc(r * 0.15, 0.94, (0, across, up), paint("ink", "matte"), 0.02, (0, 90, 0))
            reels.append(reel)
        with Group(at=(-0.75, -1.5, -0.85)) as tear:
            _tear(1.15, "sky")
    with Group(at=(-0.22, -1.07, 0.02)) as puddle:
        sphere(1.0, (0, 0, 0), paint("sky"), (1, 1, 0.12))
    drops = []
    for angle in (200, 255, 300, 345, 20):
        with Group(at=(-0.22, -1.07, 0)) as drop:
            sphere(0.13, (0, 0, 0), paint("sky"))
        drops.append((drop, math.radians(angle)))

    def pose(t):
        """The tear swells and falls, the eye looks after it, the camera sobs, and the next one wells up."""
        swell = between(((0, 1), (0.16, 1.13), (0.24, 1.08), (0.34, 1.0)), t)
        stretch = between(((0, 1), (0.12, 0.95), (0.24, 1.16), (0.32, 1.3)), t)
        fall = 230 * max(0, t - 0.24) ** 2
        if t < 0.5:
            tear.shift(at=(0, 0, -fall), scale=(swell / stretch**0.5, swell / stretch**0.5, swell * stretch))
        else:
            grow = between(((0.62, 0), (0.84, 1.07), (0.93, 0.98), (1, 1)), t)
            long = between(((0.62, 0.8), (0.84, 1.08), (0.93, 0.97), (1, 1)), t)
            tear.shift(scale=(grow, grow, grow * long))
        spread = between(((0.28, 0), (0.36, 1.1), (0.42, 1), (0.52, 1), (0.72, 0)), t)
        puddle.shift(scale=spread)
        for drop, angle in drops:
            flight = max(0, t - 0.29) / 0.13
            reach = 0.55 + 0.75 * flight
            size = between(((0, 0), (0.15, 1), (0.8, 0.9), (1, 0)), flight)
            drop.shift(at=(reach * math.cos(angle), reach * math.sin(angle), 3.2 * flight * (1 - flight)), scale=size)
        look = between(((0.14, 0), (0.2, -0.15), (0.31, 1), (0.56, 1), (0.64, -0.1), (0.7, 0)), t)
        gaze.shift(at=(-0.12 * look, 0, -0.22 * look), tilt=-26 * look, turn=-8 * look)
        sob = between(((0.34, 0), (0.38, 1), (0.43, -0.25), (0.46, 0), (0.5, 0.7), (0.55, -0.15), (0.6, 0)), t)
        head.shift(at=(0, 0, 0.1 * sob), tilt=-1.2 * sob)
        frown = between(((0.06, 0), (0.2, -0.6), (0.33, 1), (0.58, 0.8), (0.68, -0.25), (0.76, 0)), t)
        brow.shift(at=(0, 0, -0.16 * frown), tilt=-7 * frown, roll=-3 * frown)
        for reel in reels:
            reel.shift(tilt=between(((0.3, 0), (0.62, -72)), t))

    pose(0)
    return pose


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


@scene("services/online-reputation-management", "jade")
def reputation(s):
    """A gloved finger about to ring a bell halts: the last of the five stars above it has come off its place."""
    s.camera((-1.0, -13, 3.2), (0.2, 0, 2.7), 50)
    wall(s, -6.4)
    s.sweep.location.z = -12
    with Group(at=(1.5, 0.5, 4.55), scale=0.72):
        card(7.0, 1.9, 0.3, (0, 0, 0), paint("white", "satin"), 0.3, 0.09)
        for x in (-3.2, 3.2):
            sphere(0.12, (x, -0.15, 0), paint("gold", "metal"), (1, 0.5, 1), detail=32)
        for k in range(4):
            with Group(at=(-2.35 + 1.2 * k, -0.3, 0)):
                p.star(0.58, "marigold")
        plate(star_outline(0.5), 0.06, (2.45, -0.15, 0), paint("lavender", "satin"), 0.01)
        with Group(at=(2.62, -0.34, -0.72), roll=42):
            p.star(0.58, "marigold")
    with Group(at=(0.62, 0.5, 2.2), scale=0.9):
        puck(1.15, 0.3, (0, 0, 0), paint("gold", "metal"), 0.1)
        puck(0.82, 0.3, (0, -0.1, 0), paint("ink", "satin"), 0.08)
        sphere(0.6, (0, -0.22, 0), paint("coral"), (1, 0.5, 1))
    with Group(at=(0.95, -0.75, 2.15), turn=-16, roll=-3, scale=0.74), Group(at=(4.7, 0, -0.6), roll=-90):
        glove("point", -1, "violet")
