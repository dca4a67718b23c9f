"""Six kinds of search, on the cards of the search service: one object each, seen close, without plinth or lens."""

import math

from kit import props as p
from kit.city import tree
from kit.paint import blend, paint, picture, stripes
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, disc, draped, letters, plate, puck, ring, rounded, screen, sphere, tube
from scenes.wide import page

DEVANAGARI = p.font("baloo-2", "devanagari")
ARABIC = p.font("rubik", "arabic")

# Creases of the folded map as (x, height); its middle panel lies flat.
CREASES = ((-7.2, 0.02), (-4.6, 1.12), (-1.7, 0.22), (1.7, 0.22), (4.6, 1.12), (7.2, 0.02))


def map_height(x):
    """Height of the folded map at x."""
    for (x0, z0), (x1, z1) in zip(CREASES, CREASES[1:]):
        if x <= x1 + 0.01:
            return z0 + (z1 - z0) * (x - x0) / (x1 - x0)
    return CREASES[-1][1]


def corner_shop():
    """Little shop with a striped awning, standing on z = 0."""
    box((1.9, 1.3, 1.5), (0, 0.1, 0.75), paint("white", "satin"), 0.06)
    box((2.04, 1.44, 0.16), (0, 0.1, 1.54), paint("violet", "satin"), 0.05)
    card(0.98, 0.74, 0.06, (-0.3, -0.56, 0.6), paint("butter", "glow", 2.2), 0.06, 0.02)
    card(0.46, 0.98, 0.08, (0.6, -0.56, 0.5), paint("violet", "satin"), 0.06, 0.02)
    sphere(0.04, (0.46, -0.62, 0.48), paint("gold", "metal"), detail=24)
    with Group(at=(0, -0.8, 1.2), tilt=-28):
        box((2.1, 0.75, 0.07), (0, 0, 0), stripes("coral", "white", "X", 5), 0.03)
    for i in range(10):
        puck(0.105, 0.07, (-0.945 + 0.21 * i, -1.13, 0.99), paint(("coral", "white")[i % 2], "satin"), 0.02)


@scene("search/local", "lilac", 8)
def local(s):
    """A folded city map as landscape; a giant pin has come down on a tiny shop."""
    s.camera((-2.6, -12.6, 6.3), (0.1, 0, 2.15), 44)
    s.ambient.inputs[1].default_value = 0.42
    draped(lambda u, v: (14.4 * u - 7.2, 9 * v - 4.4, map_height(14.4 * u - 7.2)), picture(page("city-map"), 0, 0.6), 90, 4, "white")
    for x, y, width, depth, height in (
        (-5.2, 0.5, 0.9, 0.9, 0.5), (-3.5, 0.5, 0.9, 0.9, 0.8), (-3.4, 3.3, 1.0, 1.0, 0.6), (-1.5, 3.5, 1.0, 0.9, 0.9),
        (2.9, 0.5, 0.9, 0.9, 0.9), (4.0, 3.6, 1.0, 1.0, 0.9), (5.6, 0.6, 0.9, 0.9, 0.5), (1.4, 3.6, 0.9, 0.9, 0.5),
    ):  # fmt: skip
        box((width, depth, height + 0.4), (x, y, map_height(x) + height / 2 - 0.2), paint("white", "satin"), 0.06)
    for x, y in ((-4.6, -1.9), (-5.6, -2.2), (2.5, -2.4), (3.3, -2.0)):
        with Group(at=(x, y, map_height(x))):
            tree(0.9)
    with Group(at=(0, -0.5, 0.24), turn=8):
        corner_shop()
        with Group(at=(0, 0.1, 1.6), scale=1.62):
            p.pin("coral", "white")


def symbol(kind, colour):
    """Abstract sign of an app, about 0.7 wide."""
    if kind == 0:
        p.heart(0.72, colour, 0.2)
    elif kind == 1:
        p.star(0.4, colour, 0.2)
    elif kind == 2:
        p.play(0.34, colour)
    elif kind == 3:
        ring(0.26, 0.08, (0, 0, 0), paint(colour))
    elif kind == 4:
        p.tick(0.5, colour, 0.075)
    elif kind == 5:
        for i, height in enumerate((0.3, 0.5, 0.66)):
            card(0.15, height, 0.14, (0.22 * (i - 1), 0, height / 2 - 0.33), paint(colour), 0.07, 0.03)
    elif kind == 6:
        for x in (-0.17, 0.17):
            for z in (-0.17, 0.17):
                card(0.27, 0.27, 0.14, (x, 0, z), paint(colour), 0.08, 0.03)
    else:
        puck(0.34, 0.14, (0, 0, 0), paint(colour))


@scene("search/app-store", "ink", 8)
def app_store(s):
    """A wall of apps in the dark; one comes forward with five stars and a button that glows."""
    s.camera((-2.8, -12.6, 3.6), (0.15, 0, 2.7), 45)
    wall = ("#3B2E70", "#4A3A8C", "#33285F", "#523C93", "#40307A")
    for row in range(-1, 6):
        for column in range(-6, 7):
            with Group(at=(1.62 * column, 1.6, 2.75 + 1.62 * (row - 2))):
                card(1.38, 1.38, 0.4, (0, 0, 0), paint(wall[(column * 3 + row * 2) % 5], "satin"), 0.4, 0.1)
                with Group(at=(0, -0.22, 0)):
                    symbol((column * 5 + row * 3) % 8, "#8A76D6")
    s.light((-1.5, -5.5, 5.2), (0.3, -1.4, 2.6), 1.6, 170, "#FFF1E0")
    with Group(at=(0.15, -0.9, 2.7), turn=-4):
        card(7.0, 3.3, 1.7, (0, 0.85, 0), paint("white", "satin"), 0.7, 0.12)
        with Group(at=(-1.85, -0.12, 0)):
            card(2.5, 2.5, 0.5, (0, 0, 0), paint(blend("pink", "coral")), 0.68, 0.14)
            with Group(at=(0, -0.32, 0), scale=2.1):
                p.heart(0.72, "white", 0.26)
        for i in range(5):
            with Group(at=(0.02 + 0.66 * i, -0.12, 0.62)):
                p.star(0.34, "marigold", 0.26)
        card(3.0, 1.06, 0.3, (1.35, -0.14, -0.6), paint("#0FA06E", "glow", 0.5), 0.53, 0.1)
        letters("Install", 0.66, 0.1, (1.35, -0.33, -0.6), paint("white", "satin"), p.DISPLAY)


def footnote(radius, colour, ink="white"):
    """The number 1 in a disc."""
    puck(radius, 0.18, (0, 0, 0), paint(colour), 0.06)
    letters("1", radius * 1.5, 0.08, (0, -0.12, 0), paint(ink, "satin"), p.DISPLAY)


@scene("search/answers", "coral", 8)
def answers(s):
    """An answer in a speech bubble; its footnote 1 is the card that is plugged into it."""
    s.camera((0.7, -11.7, 2.9), (0.28, 0, 2.42), 42)
    s.ambient.inputs[0].default_value = (1, 0.97, 0.95, 1)
    s.light((-2, -9, 6), (-1, 0, 2.6), 3, 330)
    with Group(at=(-1.35, 0, 2.85), turn=6):
        for i, colour in enumerate(("white", "peach", "marigold")):
            with Group(at=(0.24 * i, 0.62 * i, 0.26 * i)):
                card(6.0, 3.2, 0.4, (0, 0, 0), paint(colour, "satin"), 0.8, 0.14)
        tail = rounded([(-2.1, -1.3), (-2.5, -2.6), (-0.9, -1.3)], 0.16)
        plate(tail, 0.36, material=paint("white", "satin"), edge=0.1)
        for i, line in enumerate(("“Yes, open", "until ten.”")):
            letters(line, 1.02, 0.06, (-2.45, -0.22, 0.55 - 1.1 * i), paint("ink", "satin"), p.DISPLAY, align="LEFT")
        with Group(at=(2.3, -0.28, -0.3)):
            footnote(0.4, "violet")
        disc(0.42, 0.16, (3.05, 0, -0.5), paint("ink"), 0.05, (0, 90, 0))
        for z in (-0.66, -0.34):
            capsule((3.0, -0.02, z), (3.6, -0.02, z), 0.075, paint("gold", "metal"))
        with Group(at=(4.9, -0.02, -0.5)):
            box((0.44, 0.34, 0.72), (-1.16, 0, 0), paint("ink"), 0.12)
            card(2.1, 2.9, 0.4, (0, 0, 0), paint("violet"), 0.36, 0.12)
            with Group(at=(0, -0.28, 0.55)):
                footnote(0.58, "white", "violet")
            with Group(at=(-0.7, -0.24, -0.42)):
                p.lines((1.4, 1.1, 1.25), 0.34, 0.15, ("white", "lavender", "lavender"))


@scene("search/geotargeted", "marigold", 8)
def geotargeted(s):
    """The town's map in three pieces; in each stands the page written for it."""
    s.camera((-0.9, -12.6, 6.4), (0, 0.1, 1.65), 47)
    districts = (
        ("noida", "coral", [(-5.0, -1.9), (-2.2, -2.6), (-1.7, -0.8), (-2.0, 0.4), (-1.3, 2.6), (-4.4, 2.9)], (-3.1, 0.1), 10),
        ("dwarka", "violet", [(-2.0, -2.6), (1.4, -2.9), (1.9, -1.0), (1.3, 0.3), (1.8, 2.5), (-1.05, 2.6), (-1.75, 0.4), (-1.45, -0.8)], (0.0, -0.5), 0),
        ("gurugram", "jadeBright", [(1.65, -2.9), (4.6, -2.2), (5.1, 0.4), (4.5, 2.8), (2.05, 2.5), (1.55, 0.3), (2.15, -1.0)], (3.2, 0.1), -10),
    )
    height = 0.6
    for name, colour, outline, (x, y), turn in districts:
        with Group(at=(0, 0, height / 2), tilt=90):
            plate(rounded(outline, 0.25), height, material=paint(colour, "satin"), edge=0.1)
        box((2.6, 0.36, 0.12), (x, y, height + 0.05), paint("white", "satin"), 0.05, (0, 0, turn))
        with Group(at=(x, y, height + 1.6), turn=turn, tilt=6):
            card(2.46, 3.2, 0.16, (0, 0, 0), paint("white", "satin"), 0.18, 0.05)
            screen(2.3, 3.04, picture(page(name), 0, 0.4), (0, -0.085, 0))
    # One road through all of them.
    for k in range(16):
        x = -4.35 + 0.58 * k
        if min(abs(x + 1.85), abs(x - 1.8)) > 0.3:
            box((0.34, 0.13, 0.04), (x, -1.75 + 0.16 * math.sin(x * 1.2), height + 0.01), paint("white", "satin"), 0.02, (0, 0, 11 * math.cos(x * 1.2)))


def shoe(colour):
    """Running shoe from the side, 1.1 long."""
    upper = rounded([(-0.52, -0.14), (-0.55, 0.32), (-0.4, 0.38), (-0.24, 0.24), (-0.06, 0.28), (0.16, 0.06), (0.46, 0.0), (0.54, -0.14)], 0.12)
    plate(upper, 0.16, material=paint(colour), edge=0.06)
    card(1.16, 0.14, 0.2, (0, -0.01, -0.2), paint("ink", "satin"), 0.07, 0.03)
    for x, z in ((0.0, 0.13), (0.13, 0.03)):
        capsule((x - 0.07, -0.1, z - 0.06), (x + 0.07, -0.1, z + 0.08), 0.025, paint("white"))


@scene("search/e-commerce", "jade", 8)
def e_commerce(s):
    """A shopping trolley whose rim is a search field; what was found stands in it."""
    s.camera((-1.6, -11.6, 4.0), (-0.15, 0, 2.42), 46)
    wire = paint("white", "gloss")
    with Group(turn=-4):
        rim, foot = ((-2.2, 2.5), (2.5, 2.5)), ((-1.5, 1.05), (1.75, 1.05))
        for y in (-0.95, 0.95):
            for k in range(9):
                x0, x1 = (a[0] + (b[0] - a[0]) * k / 8 for a, b in (foot, rim))
                capsule((x0, y * 0.86, 1.05), (x1, y, 2.5), 0.055, wire)
            for t in (0, 0.36, 1):
                capsule(*((a[0] + (b[0] - a[0]) * t, y * (0.86 + 0.14 * t), 1.05 + 1.45 * t) for a, b in zip(foot, rim)), 0.075, wire)
            tube([(-3.0, y, 3.45), (-2.5, y, 3.3), (-2.2, y, 2.5), (-1.5, y * 0.9, 1.05), (-1.25, y * 0.86, 0.62), (-0.9, y * 0.86, 0.55), (1.7, y * 0.86, 0.55)], 0.085, wire)
            for x in (-1.05, 1.55):
                disc(0.32, 0.2, (x, y * 0.86, 0.32), paint("ink"), 0.06, (90, 0, 0))
                disc(0.13, 0.24, (x, y * 0.86, 0.32), paint("marigold"), 0.04, (90, 0, 0))
        for k in range(7):
            x = -1.5 + 3.25 * k / 6
            capsule((x, -0.82, 1.05), (x, 0.82, 1.05), 0.055, wire)
        for x, z in rim:
            capsule((x, -0.95, z), (x, 0.95, z), 0.075, wire)
        capsule((-3.0, -1.05, 3.45), (-3.0, 1.05, 3.45), 0.15, paint("coral"))
        with Group(at=(0.15, -1.1, 2.4)):
            card(5.2, 1.0, 0.34, (0, 0, 0), paint("white"), 0.5, 0.13)
            with Group(at=(-2.03, -0.2, 0.06), scale=0.24):
                p.magnifier(0.9, "violet", "violet", glass=False)
            letters("running shoes", 0.62, 0.05, (-1.56, -0.19, 0.0), paint("ink", "satin"), p.DISPLAY, align="LEFT")
            capsule((2.05, -0.2, -0.22), (2.05, -0.2, 0.22), 0.04, paint("coral"))
        for x, y, z, roll, colour, price in ((-1.3, 0.45, 3.4, -9, "violet", "2,499"), (0.3, -0.15, 3.5, 2, "coral", "1,899"), (1.85, 0.3, 3.35, 11, "orange", "3,250")):
            with Group(at=(x, y, z), roll=roll, turn=-3):
                card(1.62, 2.3, 0.16, (0, 0, 0), paint("white", "satin"), 0.2, 0.05)
                card(1.42, 1.16, 0.06, (0, -0.08, -0.02), paint("lilac", "satin"), 0.14, 0.02)
                with Group(at=(0, -0.16, -0.02)):
                    shoe(colour)
                for text, left, font in (("₹", -0.54, p.DISPLAY_EXTENDED), (price, 0.12, p.DISPLAY)):
                    letters(text, 0.42, 0.05, (left, -0.1, 0.84), paint("ink", "satin"), font)


def on_globe(lon, lat, radius):
    """Point of a globe round the origin, the meridian 88° E in front, the north leaning away."""
    a, b, lean = math.radians(lon - 88), math.radians(lat), math.radians(24)
    x, y, z = radius * math.cos(b) * math.sin(a), -radius * math.cos(b) * math.cos(a), radius * math.sin(b)
    return x, y * math.cos(lean) + z * math.sin(lean), z * math.cos(lean) - y * math.sin(lean)


@scene("search/international", "violet", 8)
def international(s):
    """A globe from which three countries speak, each in its own script."""
    s.camera((0, -14, 3.6), (0, 0, 2.55), 46)
    radius = 2.95
    with Group(at=(0, 0.6, 0.6)):
        draped(lambda u, v: on_globe(360 * u - 180, 180 * v - 90, radius), picture(page("globe"), 0, 0.35), 96, 48)
        for lon, lat, lean, colour, ink, letter, size, font in (
            (48, 24, -34, "coral", "white", "ع", 1.5, ARABIC),
            (79, 24, -4, "marigold", "ink", "अ", 1.6, DEVANAGARI),
            (138, -26, 48, "white", "violet", "A", 1.6, p.DISPLAY),
        ):
            x, y, z = on_globe(lon, lat, radius)
            with Group(at=(x, y - 0.1, z), roll=lean):
                with Group(scale=(1, 0.5, 1)):
                    disc(0.03, 1.1, (0, 0, 0.55), paint(colour), 0, top=0.38)
                with Group(at=(0, 0, 1.55), roll=-lean):
                    card(2.1, 1.8, 0.5, (0, 0, 0), paint(colour), 0.55, 0.17)
                    letters(letter, size, 0.1, (0, -0.28, 0), paint(ink, "satin"), font)
