"""Six adjustments to a profile, on the cards of the social optimisation service: an instrument each, played by what one posts."""

import math

from kit import props as p
from kit.paint import paint, wood
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, loft, plate, puck, puff, ring, rounded, sphere, star_outline, tube
from scenes.cards import near


def _figure(radius, colour):
    """Head and shoulders that fill the lower part of a round portrait."""
    sphere(0.34 * radius, (0, 0, 0.26 * radius), paint(colour), (1, 0.45, 1.08))
    crown = [(0.66 * math.cos(math.radians(a)), 0.8 * math.sin(math.radians(a)) - 1.03) for a in range(0, 181, 4)]
    crown = [(x, z) for x, z in crown if x * x + z * z < 1]
    end = math.atan2(crown[0][1], crown[0][0])
    foot = [-math.pi - end + (2 * end + math.pi) * k / 24 for k in range(1, 24)]
    outline = [*crown, *((math.cos(a), math.sin(a)) for a in foot)]
    puff([(x * radius, (z + 0.6) * radius) for x, z in rounded(outline, 0.1, 3)], 0.36 * radius, (0, 0, -0.6 * radius), paint(colour), fullness=0.4)


@scene("tuning/profile", "coral", 8)
def profile(s):
    """A banjo whose skin is a profile picture, with its tick."""
    near(s, (-1.2, -12.6, 3.6), (0.05, 0, 2.5), 47)
    lean = 75
    with Group(at=(-2.15, 0, 2.35), turn=-6, scale=0.92), Group(roll=lean):
        disc(2.2, 0.8, (0, 0.1, 0), paint("violet"), 0.16, (90, 0, 0))
        puck(2.0, 0.2, (0, -0.34, 0), paint("butter", "satin"), 0.04)
        ring(2.12, 0.17, (0, -0.32, 0), paint("chrome", "metal"))
        for k in range(20):
            a = math.radians(18 * k + 9)
            x, z = math.cos(a), math.sin(a)
            capsule((2.32 * x, -0.36, 2.32 * z), (2.32 * x, 0.35, 2.32 * z), 0.07, paint("gold", "metal"))
            capsule((2.1 * x, -0.5, 2.1 * z), (2.32 * x, -0.36, 2.32 * z), 0.06, paint("gold", "metal"))
        with Group(at=(0, -0.42, 0), roll=-lean):
            _figure(1.86, "violet")
        box((0.95, 0.4, 3.6), (0, -0.2, 3.7), paint("ink", "satin"), 0.1)
        for k in range(4):
            box((0.95, 0.08, 0.07), (0, -0.42, 2.75 + 0.66 * k), paint("gold", "metal"), 0.03)
        for k in (0, 2):
            puck(0.13, 0.06, (0, -0.41, 3.08 + 0.66 * k), paint("white"), 0.02)
        head = rounded([(-0.5, 5.2), (-0.74, 5.7), (-0.66, 7.1), (0.66, 7.1), (0.74, 5.7), (0.5, 5.2)], 0.2)
        plate(head, 0.4, (0, -0.16, 0), paint("violet"), 0.1)
        box((1.0, 0.14, 0.16), (0, -0.44, 5.25), paint("white", "satin"), 0.05)
        for side in (-1, 1):
            for k in range(2):
                z = 5.8 + 0.75 * k
                disc(0.1, 0.35, (side * 0.4, -0.45, z), paint("gold", "metal"), 0.03, (90, 0, 0))
                capsule((side * 0.7, -0.16, z), (side * 1.0, -0.16, z), 0.09, paint("gold", "metal"))
                sphere(0.36, (side * 1.24, -0.16, z), paint("marigold" if k else "white"), (0.85, 0.55, 1))
                x = side * (0.12 + 0.22 * k)
                for start, end in (((side * 0.4, -0.56, z), (x, -0.54, 5.25)), ((x, -0.54, 5.25), (0.9 * x, -0.82, -1.42)), ((0.9 * x, -0.82, -1.42), (0.6 * x, -0.44, -2.05))):
                    capsule(start, end, 0.024, paint("white", "satin"))
        box((1.1, 0.3, 0.14), (0, -0.62, -1.42), paint("ink", "satin"), 0.05)
        with Group(at=(1.98, -0.75, 0.55), roll=-lean):
            plate(star_outline(0.78, 10, 0.84, 0.07), 0.3, material=paint("jadeBright"), edge=0.1)
            with Group(at=(0.0, -0.22, 0.03)):
                p.tick(0.62, "white", 0.11)


def _motif(kind):
    """What a post shows, in white, about 0.7 wide."""
    if kind == "photo":
        card(0.78, 0.78, 0.12, (0, 0, 0), paint("white"), 0.16, 0.04)
        plate(rounded([(-0.3, -0.25), (-0.08, 0.08), (0.06, -0.08), (0.16, 0.02), (0.31, -0.25)], 0.04), 0.06, (0, -0.07, 0), paint("jadeBright"), 0.02)
        puck(0.09, 0.06, (0.16, -0.07, 0.19), paint("marigold"), 0.02)
    elif kind == "play":
        p.play(0.46, "white", 0.2)
    elif kind == "heart":
        p.heart(0.82, "white", 0.3)
    elif kind == "star":
        p.star(0.46, "white", 0.3)
    elif kind == "bubble":
        with Group(scale=0.46):
            p.bubble(1.8, 1.3, "white", ("violet", "violet", "violet"))
    else:
        plate(rounded([(-0.28, 0.42), (-0.28, -0.42), (0, -0.16), (0.28, -0.42), (0.28, 0.42)], 0.06)[::-1], 0.16, material=paint("white"), edge=0.05)


@scene("tuning/content", "lilac", 8)
def content(s):
    """A xylophone whose bars are posts, the longest first; a mallet strikes the one that rings."""
    near(s, (-1.4, -12.6, 5.6), (0.1, 0, 2.25), 47, (1, 0.5, -0.75))
    s.sweep.location.y = -1.5
    pale = wood("#F3C58E", "#D99A5B", 0.8, "X")
    with Group(at=(-0.2, 0, 2.45), tilt=40, turn=8, roll=-5, scale=0.93):
        for side in (-1, 1):
            with Group(at=(0, 0.42, 0), roll=side * 5.5):
                box((9.6, 0.55, 0.42), (0, 0, side * 1.12), pale, 0.12)
        posts = (("coral", "photo"), ("marigold", "heart"), ("jadeBright", "play"), ("violet", "bubble"), ("pink", "star"), ("orange", "saved"))
        for k, (colour, kind) in enumerate(posts):
            tall, x = 4.5 - 0.42 * k, 1.42 * (k - 2.5)
            sunk = 0.1 if k == 2 else 0
            with Group(at=(x, sunk, 0)):
                card(1.24, tall, 0.36, (0, 0, 0), paint(colour), 0.26, 0.11)
                for side in (-1, 1):
                    sphere(0.1, (0, -0.19, side * (1.12 - 0.13 * (k - 2.5) * 0.95)), paint("chrome", "metal"), (1, 0.6, 1))
                with Group(at=(0, -0.24, 0.12)):
                    _motif(kind)
                with Group(at=(-0.36, -0.19, -0.56)):
                    p.lines((0.72, 0.46), 0.19, 0.09, ("white",))
    for x, y, z, roll, tilt in ((0.05, -1.35, 1.72, 124, -24), (2.75, -2.2, 2.75, 116, -22)):
        with Group(at=(x, y, z), roll=roll, tilt=tilt):
            sphere(0.46, (0, 0, 0), paint("ink"))
            capsule((0, 0, 0), (0, 0, 7), 0.1, pale)


def _fork(half, length, stem, material):
    """Tuning fork along z, its tines from 0 up, `half` is half their distance."""
    thick = 0.24
    outer = [((half + thick) * math.cos(math.radians(a)), (half + thick) * math.sin(math.radians(a))) for a in range(180, 361, 6)]
    inner = [((half - thick) * math.cos(math.radians(a)), (half - thick) * math.sin(math.radians(a))) for a in range(360, 179, -6)]
    plate([(-half - thick, length), *outer, (half + thick, length), (half - thick, length), *inner, (thick - half, length)], 0.46, material=material, edge=0.08)
    base = -half - thick + 0.1
    disc(0.2, stem, (0, 0, base - stem / 2), material, 0.04)
    ring(0.2, 0.07, (0, 0, base - 0.08), material, (0, 0, 0))
    sphere(0.36, (0, 0, base - stem), material)


@scene("tuning/hashtags", "jade", 8)
def hashtags(s):
    """Two tuning forks lie across each other and make a hash sign; they hum."""
    near(s, (-1.4, -12.4, 4.0), (0.1, 0, 2.5), 47)
    with Group(at=(-0.2, 0, 2.75), turn=8, scale=1.06):
        with Group(at=(0, 0.3, 0), roll=13), Group(at=(0, 0, -1.25)):
            _fork(0.72, 3.1, 2.4, paint("marigold"))
        with Group(at=(0, -0.3, 0), roll=-90), Group(at=(0, 0, -1.25)):
            _fork(0.72, 3.1, 2.4, paint("marigold"))
        for x, z, start in ((-1.75, 0, 149),):
            for k in range(3):
                ring(0.95 + 0.42 * k, 0.055, (x, 0, z), paint("white"), arc=62, start=start)


@scene("tuning/schedule", "marigold", 8)
def schedule(s):
    """A metronome with a clock's face; the long hand is its pendulum, and the weight on it a post."""
    near(s, (-2.0, -12.4, 3.0), (0.1, 0, 2.5), 46)
    with Group(at=(0.05, 0.3, -1.15), turn=14, scale=0.94):
        sections = []
        for half, z in ((2.5, 0), (2.42, 0.3), (1.0, 5.9), (0.86, 6.05)):
            sections.append([(x, 0.86 * y, z) for x, y in rounded([(-half, -half), (half, -half), (half, half), (-half, half)], 0.3)])
        loft(sections, paint("violet"), angle=30)
        lean = math.degrees(math.atan(0.86 * 1.42 / 5.6))
        with Group(at=(0, -2.12, 0.3), tilt=lean):
            face = rounded([(-1.95, 0.35), (1.95, 0.35), (0.72, 5.25), (-0.72, 5.25)], 0.3)
            plate(face, 0.1, (0, 0.0, 0), paint("violetSoft", "satin"), 0.03)
            with Group(at=(0, -0.12, 2.25)):
                puck(1.22, 0.2, (0, 0, 0), paint("white", "satin"), 0.06)
                ring(1.22, 0.13, (0, -0.05, 0), paint("ink"))
                for k in range(12):
                    a = math.radians(30 * k)
                    capsule((0.98 * math.cos(a), -0.11, 0.98 * math.sin(a)), ((0.9 if k % 3 else 0.76) * math.cos(a), -0.11, (0.9 if k % 3 else 0.76) * math.sin(a)), 0.05, paint("ink", "satin"))
                capsule((0, -0.2, 0), (0.5, -0.2, -0.42), 0.085, paint("ink"))
                with Group(at=(0, -0.34, 0), roll=-27):
                    capsule((0, 0, -0.4), (0, 0, 4.15), 0.075, paint("chrome", "metal"))
                    with Group(at=(0, -0.12, 2.6)):
                        card(1.5, 1.62, 0.3, (0, 0, 0), paint("white", "satin"), 0.24, 0.09)
                        card(1.22, 1.0, 0.1, (0, -0.16, 0.16), paint("coral"), 0.16, 0.03)
                        with Group(at=(0, -0.26, 0.16)):
                            p.heart(0.62, "white", 0.22)
                        with Group(at=(-0.56, -0.17, -0.55)):
                            p.lines((0.86,), 0.2, 0.13, ("lavender",))
                puck(0.22, 0.3, (0, -0.36, 0), paint("coral"), 0.08)
                for k in range(3):
                    ring(2.1 + 0.5 * k, 0.06, (0, -0.34, 0), paint("white", "satin"), arc=(13, 20, 13)[k], start=(81, 74, 81)[k])


@scene("tuning/engagement", "ink", 8)
def engagement(s):
    """A concertina whose ends are two speech bubbles: it takes both to play."""
    near(s, (-0.6, -12.4, 3.6), (0.05, 0, 2.5), 46, energy=5.0)
    folds, spread = 11, 17
    with Group(at=(0, 0, -2.78), scale=0.9):
        for k in range(folds):
            rows = []
            for step, swell in ((0, -0.12), (0.5, 0.14), (1, -0.12)):
                a = math.radians(90 + spread - 2 * spread * (k + step) / folds)
                low, high, deep = 4.75 - swell, 6.95 + swell, 0.75 + swell
                rows.append([(r * math.cos(a), y, r * math.sin(a)) for r, y in ((low, -deep), (high, -deep), (high, deep), (low, deep))])
            loft(rows, paint(("marigold", "butter")[k % 2], "satin"), angle=15)
        for side, colour in ((-1, "violetSoft"), (1, "coral")):
            with Group(roll=side * spread), Group(at=(side * 1.35, 0, 5.85)):
                card(2.7, 2.75, 1.9, (0, 0, 0), paint(colour), 0.85, 0.24)
                tail = rounded([(side * -0.35, -1.0), (side * 0.8, -2.0), (side * 1.05, -0.6)][::side], 0.2)
                plate(tail, 1.0, material=paint(colour), edge=0.07)
                with Group(at=(0, -1.0, 0.05), roll=-side * spread):
                    if side < 0:
                        for x in (-0.6, 0, 0.6):
                            sphere(0.22, (x, 0, 0), paint("white"), (1, 0.7, 1))
                    else:
                        p.heart(1.35, "white", 0.5)
    for x, z, size, roll, colour in ((-0.75, 4.0, 0.66, -10, "pink"), (0.6, 4.1, 0.56, 12, "coral")):
        with Group(at=(x, -0.4, z), roll=roll):
            p.heart(size, colour, 0.26)
            capsule((0.46 * size, 0, 0.1), (0.46 * size, 0, 1.4 * size), 0.05, paint(colour))
            tube([(0.46 * size, 0, 1.4 * size), (0.72 * size, 0, 1.1 * size), (0.86 * size, 0, 0.7 * size)], 0.05, paint(colour))


def _slice(radius, start, arc, depth, colour):
    """Slice of a flat cake that faces the viewer."""
    steps = max(3, int(arc / 3))
    rim = [(radius * math.cos(math.radians(start + arc * k / steps)), radius * math.sin(math.radians(start + arc * k / steps))) for k in range(steps + 1)]
    plate([(0, 0), *rim], depth, material=paint(colour), edge=0.05)


@scene("tuning/analytics", "violet", 8)
def analytics(s):
    """A record player that plays a pie chart."""
    near(s, (-1.5, -12.2, 6.4), (0.1, 0, 2.2), 47, (1, 0.5, -0.75))
    with Group(at=(0, 0, 2.1), tilt=52, turn=10, roll=-3):
        card(8.6, 5.9, 0.9, (0, 0.2, 0), paint("white"), 0.7, 0.2)
        with Group(at=(-1.1, -0.35, 0)):
            puck(2.62, 0.3, (0, 0, 0), paint("ink"), 0.08)
            with Group(at=(0, -0.26, 0)):
                start = 100
                for arc, colour in ((135, "coral"), (90, "marigold"), (60, "jadeBright"), (75, "lilac")):
                    middle = math.radians(start + arc / 2)
                    out = 0.55 if colour == "jadeBright" else 0.0
                    with Group(at=(out * math.cos(middle), -0.3 * (out > 0), out * math.sin(middle))):
                        _slice(2.5, start + 0.6, arc - 1.2, 0.2, colour)
                        for k in range(5):
                            ring(1.15 + 0.28 * k, 0.014, (0, -0.105, 0), paint("ink", "satin"), arc=arc - 4, start=start + 2)
                    start += arc
                puck(0.72, 0.14, (0, -0.1, 0), paint("ink", "satin"), 0.04)
                puck(0.5, 0.16, (0, -0.12, 0), paint("white", "satin"), 0.04)
                disc(0.1, 0.5, (0, -0.3, 0), paint("chrome", "metal"), 0.04, (90, 0, 0))
        disc(0.62, 0.5, (3.2, -0.4, 1.75), paint("ink"), 0.14, (90, 0, 0))
        disc(0.4, 0.5, (3.2, -0.75, 1.75), paint("chrome", "metal"), 0.1, (90, 0, 0))
        tube([(3.2, -0.95, 1.75), (3.2, -1.0, 0.2), (2.75, -0.95, -0.95), (0.55, -0.85, -1.5)], 0.12, paint("chrome", "metal"))
        with Group(at=(0.3, -0.78, -1.56), roll=76):
            box((0.5, 0.3, 0.95), (0, 0, 0), paint("coral"), 0.1)
        puck(0.5, 0.4, (3.2, -0.4, -1.9), paint("marigold"), 0.12)
        capsule((3.2, -0.62, -1.8), (3.2, -0.62, -1.54), 0.05, paint("ink"))
