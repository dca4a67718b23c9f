"""Things that appear in more than one picture. Flat things are centred on the origin and face the viewer;
standing things rest on z = 0. Place them with `Group`."""

import math
import os

from mathutils import Vector

from .paint import blend, paint
from .shapes import (
    Group,
    box,
    capsule,
    card,
    disc,
    eye,
    heart_outline,
    lathe,
    letters,
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

_FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../node_modules/@fontsource")


def font(family, subset="latin", weight=800):
    """Path of an installed @fontsource file."""
    return f"{_FONTS}/{family}/files/{family}-{subset}-{weight}-normal.woff"


DISPLAY = font("bricolage-grotesque")
DISPLAY_EXTENDED = font("bricolage-grotesque", "latin-ext")


def heart(size=1.0, colour="coral", depth=None):
    """Plump heart."""
    return puff(heart_outline(size), depth or size * 0.5, material=paint(colour))


def star(size=0.6, colour="marigold", depth=None):
    """Plump star of the given outer radius."""
    return puff(star_outline(size), depth or size * 0.75, material=paint(colour))


def play(size=0.5, colour="white", depth=0.16):
    """Rounded play triangle."""
    outline = rounded([(-0.62 * size, 0.85 * size), (-0.62 * size, -0.85 * size), (0.95 * size, 0)], size * 0.28)
    return plate(outline, depth, material=paint(colour), edge=min(size * 0.12, depth * 0.4))


def cursor(size=1.0, colour="white"):
    """Arrow pointer, its tip up left."""
    points = [(0, 0), (0, -1.0), (0.24, -0.78), (0.41, -1.16), (0.58, -1.08), (0.42, -0.71), (0.72, -0.69)]
    outline = rounded([(x * size, z * size) for x, z in points], 0.13 * size)
    return plate(outline, 0.24 * size, material=paint(colour), edge=0.035 * size)


def tick(size=0.5, colour="white", thickness=0.09):
    """Check mark out of round rod."""
    points = [(-0.5 * size, 0, 0.02 * size), (-0.12 * size, 0, -0.36 * size), (0.55 * size, 0, 0.42 * size)]
    capsule(points[0], points[1], thickness, paint(colour))
    capsule(points[1], points[2], thickness, paint(colour))


def bubble(width=2.0, height=1.3, colour="white", dots=("violet", "pink", "marigold"), tail=-1):
    """Speech bubble with three dots; `tail` is the side of its tip."""
    w, h = width / 2, height / 2
    base = tail * w * 0.45
    card(width, height, 0.34, material=paint(colour), radius=h * 0.72, edge=0.13)
    tip = rounded([(base - 0.26, -h + 0.25), (base + tail * 0.12, -h - 0.42), (base + 0.3, -h + 0.25)], 0.1)
    plate(tip, 0.28, material=paint(colour), edge=0.05)
    for i, dot in enumerate(dots):
        sphere(height * 0.115, ((i - (len(dots) - 1) / 2) * width * 0.2, -0.2, 0), paint(dot))


def lines(widths, gap=0.2, thickness=0.1, colours=("lavender",), left=0.0, depth=0.08):
    """Lines of text as bars, the first at z = 0, running down."""
    for i, width in enumerate(widths):
        card(width, thickness, depth, (left + width / 2, 0, -gap * i), paint(colours[i % len(colours)], "satin"), thickness / 2, 0.03)


def phone(height=3.6, body="ink", screen="lilac", content="feed"):
    """Upright phone centred on the origin."""
    scale = height / 3.6
    with Group(scale=scale):
        card(1.86, 3.6, 0.24, material=paint(body, "gloss"), radius=0.3, edge=0.09)
        card(1.68, 3.42, 0.06, (0, -0.11, 0), paint(screen, "satin"), 0.22, 0.02)
        card(0.46, 0.11, 0.06, (0, -0.15, 1.55), paint(body, "satin"), 0.055, 0.02)
        with Group(at=(0, -0.17, 0)):
            if content == "feed":
                sphere(0.13, (-0.62, 0, 1.22), paint("coral"), (1, 0.5, 1))
                with Group(at=(-0.38, 0, 1.27)):
                    lines([0.6, 0.36], 0.15, 0.085, ("violet", "lavender"))
                card(1.46, 1.16, 0.1, (0, 0, 0.42), paint("violet"), 0.14, 0.04)
                with Group(at=(0.02, -0.1, 0.42)):
                    play(0.3)
                card(0.69, 0.66, 0.1, (-0.385, 0, -0.6), paint("marigold"), 0.12, 0.04)
                ring(0.17, 0.06, (-0.385, -0.08, -0.6), paint("white"))
                card(0.69, 0.66, 0.1, (0.385, 0, -0.6), paint("jadeBright"), 0.12, 0.04)
                for i, h in enumerate((0.16, 0.28, 0.4)):
                    card(0.11, h, 0.1, (0.23 + 0.16 * i, -0.07, -0.78 + h / 2), paint("white"), 0.05, 0.03)
                card(1.46, 0.3, 0.12, (0, 0, -1.22), paint("coral"), 0.15, 0.05)
            elif content == "reel":
                card(1.5, 2.5, 0.08, (0, 0, 0.1), paint(blend("coral", "marigold")), 0.16, 0.03)
                with Group(at=(0.02, -0.12, 0.2)):
                    play(0.42)
                card(1.5, 0.09, 0.08, (0, 0, -1.34), paint("lavender", "satin"), 0.045, 0.02)
                card(1.24, 0.1, 0.1, (-0.13, -0.02, -1.34), paint("violet"), 0.05, 0.03)
                sphere(0.09, (0.48, -0.05, -1.34), paint("white"))
            elif content == "profile":
                puck(0.4, 0.12, (0, 0, 0.92), paint("marigold"), 0.04)
                sphere(0.15, (0, -0.08, 1.0), paint("white"), (1, 0.5, 1))
                sphere(0.26, (0, -0.06, 0.7), paint("white"), (1, 0.35, 0.5))
                with Group(at=(-0.45, 0, 0.32)):
                    lines([0.9], 0.18, 0.11, ("ink",))
                with Group(at=(-0.32, 0, 0.12)):
                    lines([0.64], 0.18, 0.085, ("lavender",))
                for i, colour in enumerate(("coral", "violet", "jadeBright", "violet", "marigold", "pink")):
                    card(0.46, 0.46, 0.1, (-0.51 + 0.51 * (i % 3), 0, -0.38 - 0.51 * (i // 3)), paint(colour), 0.1, 0.04)
                card(1.46, 0.28, 0.12, (0, 0, -1.36), paint("ink"), 0.14, 0.05)


def browser(width=4.2, height=2.9, frame="white", bar="lilac", depth=0.2):
    """Empty browser window; draw the page into it at y = -depth / 2 - 0.04."""
    card(width, height, depth, material=paint(frame, "satin"), radius=0.22, edge=0.06)
    top = height / 2 - 0.22
    card(width - 0.14, 0.32, 0.06, (0, -depth / 2 - 0.01, top), paint(bar, "satin"), 0.14, 0.02)
    for i, colour in enumerate(("coral", "marigold", "jadeBright")):
        sphere(0.07, (-width / 2 + 0.28 + 0.22 * i, -depth / 2 - 0.05, top), paint(colour))
    card(width * 0.45, 0.15, 0.05, (width * 0.12, -depth / 2 - 0.05, top), paint("white", "satin"), 0.07, 0.02)


def magnifier(radius=1.0, rim="marigold", handle="ink", glass=True):
    """Magnifying glass facing the viewer, handle to the lower right."""
    ring(radius, radius * 0.13, (0, 0, 0), paint(rim))
    if glass:
        sphere(radius * 0.98, (0, 0, 0), paint("white", "pane"), (1, 0.2, 1)).visible_shadow = False
    direction = Vector((0.707, 0, -0.707))
    start, neck, end = direction * radius * 1.1, direction * radius * 1.42, direction * radius * 2.5
    capsule(start, neck, radius * 0.1, paint("gold", "metal"))
    capsule(neck, end, radius * 0.19, paint(handle))


def bars(heights, colours, width=0.78, gap=1.02, depth=0.78, radius=0.15):
    """Row of rounded bars on the floor, centred; colours are (low, high) pairs."""
    offset = (len(heights) - 1) / 2
    for i, height in enumerate(heights):
        low, high = colours[i % len(colours)]
        box((width, depth, height), ((i - offset) * gap, 0, height / 2), blend(low, high), radius)


def arrow(points, radius=0.13, colour="white", head=0.42):
    """Curved arrow along the points."""
    tube(points, radius, paint(colour))
    sphere(radius, points[0], paint(colour))
    heading = (Vector(points[-1]) - Vector(points[-2])).normalized()
    turn = heading.to_track_quat("Z", "Y").to_euler()
    at = Vector(points[-1]) + heading * head * 0.7
    disc(head, head * 1.7, at, paint(colour), 0.07, [math.degrees(a) for a in turn], top=0.03)


def coin(radius=0.5, sign="₹", colour="gold"):
    """Coin facing the viewer."""
    puck(radius, radius * 0.28, (0, 0, 0), paint(colour, "metal"), radius * 0.08)
    ring(radius * 0.8, radius * 0.05, (0, -radius * 0.14, 0), paint(colour, "metal"))
    if sign == "★":
        with Group(at=(0, -radius * 0.16, 0)):
            star(radius * 0.45, colour, radius * 0.18)
    elif sign:
        letters(sign, radius * 1.15, radius * 0.1, (0, -radius * 0.16, 0), paint("orange", "gloss"), DISPLAY_EXTENDED if sign == "₹" else DISPLAY)


def coin_stack(count=5, radius=0.5, colour="gold", wobble=0.05):
    """Coins lying on the floor."""
    height = radius * 0.26
    for i in range(count):
        shift = wobble * math.sin(i * 2.4), wobble * math.cos(i * 1.7)
        disc(radius, height * 0.94, (shift[0], shift[1], height * (i + 0.5)), paint(colour, "metal"), radius * 0.07)
    return height * count


def envelope(width=2.6, body="white", flap="marigold", seal="coral", letter=None):
    """Envelope facing the viewer; with `letter` a sheet of that colour rises from it."""
    w, h = width / 2, width * 0.34
    card(width, h * 2, 0.22, material=paint(body, "satin"), radius=0.16, edge=0.07)
    if letter:
        card(width * 0.84, h * 2, 0.06, (0, 0.0, h * 0.62), paint(letter, "satin"), 0.1, 0.02)
        with Group(at=(-w * 0.66, -0.06, h * 1.35)):
            lines([w * 0.7, w * 1.3, w * 1.1], 0.19, 0.09, ("violet", "lavender", "lavender"))
        front = rounded([(-w + 0.05, h * 0.86), (-w + 0.05, -h + 0.05), (w - 0.05, -h + 0.05), (w - 0.05, h * 0.86), (0, -h * 0.1)], 0.14)
        plate(front, 0.14, (0, -0.1, 0), paint(flap), 0.05)
    else:
        front = rounded([(-w + 0.04, h - 0.04), (w - 0.04, h - 0.04), (0, -h * 0.28)], 0.18)
        plate(front, 0.14, (0, -0.11, 0), paint(flap), 0.05)
    with Group(at=(0, -0.22, -h * 0.14 if letter else -h * 0.12)):
        puck(width * 0.085, 0.1, material=paint(seal), edge=0.04)


def pencil(length=2.6, radius=0.17, colour="marigold", rubber="pink"):
    """Pencil standing on its tip at the origin."""
    lathe([(0.0, 0.0), (radius * 0.22, 0.12), (radius * 0.24, 0.14)], material=paint("ink", "satin"), segments=48)
    lathe([(radius * 0.24, 0.14), (radius * 0.98, 0.52)], material=paint("peach", "satin"), segments=48)
    disc(radius, length - 0.95, (0, 0, 0.52 + (length - 0.95) / 2), paint(colour), 0.02)
    disc(radius * 1.06, 0.2, (0, 0, length - 0.35), paint("chrome", "metal"), 0.03)
    disc(radius * 0.98, 0.3, (0, 0, length - 0.12), paint(rubber, "satin"), 0.12)


def megaphone(colour="coral", inside="marigold", trim="white"):
    """Megaphone along +x, mouth to the right, centred on its throat."""
    with Group(turn=0):
        horn = [(0.34, 0.0), (0.42, 0.3), (0.62, 0.9), (0.98, 1.5), (1.22, 1.8), (1.26, 1.86), (1.2, 1.9), (1.1, 1.78), (0.6, 1.0), (0.3, 0.5), (0.0, 0.4)]
        lathe(horn, material=paint(colour), rotation=(0, 90, 0), angle=60)
        lathe([(1.09, 1.76), (0.59, 0.99), (0.29, 0.5), (0.0, 0.42)], (0.012, 0, 0), paint(inside), (0, 90, 0), angle=60)
        ring(1.22, 0.09, (1.86, 0, 0), paint(trim), (0, 90, 0))
        disc(0.4, 0.9, (-0.4, 0, 0), paint(trim), 0.12, (0, 90, 0))
        disc(0.46, 0.22, (-0.92, 0, 0), paint(colour), 0.1, (0, 90, 0))
        sphere(0.22, (0.85, 0, 0), paint(trim))
        box((0.26, 0.26, 1.0), (-0.2, 0, -0.75), paint("ink"), 0.12, (0, 12, 0))


def clapper(width=2.8, board="ink", stripe="white", open_angle=22):
    """Clapperboard centred on its slate."""
    height = width * 0.62
    card(width, height, 0.2, material=paint(board, "satin"), radius=0.14, edge=0.05)
    with Group(at=(-width * 0.4, -0.13, height * 0.2)):
        lines([width * 0.34], 0.2, 0.11, ("marigold",))
    with Group(at=(width * 0.06, -0.13, height * 0.2)):
        lines([width * 0.34], 0.2, 0.11, ("coral",))
    with Group(at=(-width * 0.4, -0.13, -height * 0.08)):
        lines([width * 0.8, width * 0.55], 0.26, 0.09, ("lavender",))
    for angle, z in ((0, height / 2 + 0.2), (open_angle, height / 2 + 0.58)):
        with Group(at=(-width / 2, 0, z), roll=-angle):
            card(width, 0.34, 0.22, (width / 2, 0, 0), paint(board, "satin"), 0.08, 0.04)
            for i in range(5):
                x = 0.3 + i * width * 0.2
                slant = rounded([(x - 0.16, 0.13), (x + 0.1, 0.13), (x + 0.22, -0.13), (x - 0.04, -0.13)], 0.03)
                plate(slant, 0.06, (0, -0.12, 0), paint(stripe, "satin"), 0.02)
    sphere(0.11, (-width / 2 + 0.12, -0.16, height / 2 + 0.38), paint("gold", "metal"))


def video_camera(body="violet", trim="ink", accent="coral"):
    """Studio camera seen from the front right, centred; its lens looks along -y."""
    box((1.5, 2.0, 1.3), (0, 0.5, 0), paint(body), 0.2)
    disc(0.56, 0.5, (0, -0.7, 0), paint(trim), 0.08, (90, 0, 0))
    disc(0.66, 0.34, (0, -1.05, 0), paint(trim), 0.1, (90, 0, 0))
    eye(0.5, (0, -1.28, 0))
    ring(0.62, 0.07, (0, -1.24, 0), paint(accent))
    for y, r in ((0.15, 0.55), (1.05, 0.45)):
        disc(r, 0.32, (0, y, 0.62 + r), paint(trim, "satin"), 0.08, (0, 90, 0))
        disc(r * 0.5, 0.4, (0, y, 0.62 + r), paint("marigold"), 0.06, (0, 90, 0))
    sphere(0.09, (0.52, -0.52, 0.42), paint("coral", "glow"))


def wire_cube(size=1.4, thickness=0.05, colour="marigold", knots="white"):
    """Cube of edges, standing on z = 0."""
    half = size / 2
    corners = [(x, y, z) for x in (-half, half) for y in (-half, half) for z in (0, size)]
    for i, a in enumerate(corners):
        sphere(thickness * 2.0, a, paint(knots))
        for b in corners[i + 1 :]:
            if sum(p != q for p, q in zip(a, b)) == 1:
                capsule(a, b, thickness, paint(colour))


def robot(body="white", visor="ink", accent="marigold"):
    """Round robot head with a visor, centred."""
    sphere(1.0, (0, 0, 0), paint(body), (1.08, 0.95, 0.92))
    sphere(0.86, (0, -0.36, 0.02), paint(visor), (0.98, 0.76, 0.66))
    for side in (-1, 1):
        sphere(0.13, (side * 0.34, -0.95, 0.06), paint(accent, "glow", 2.0), (1, 0.5, 1.25))
        disc(0.3, 0.2, (side * 1.05, 0, 0), paint(accent), 0.08, (0, 90, 0))
    ring(0.2, 0.035, (0, -0.94, -0.1), paint(accent, "glow", 2.0), arc=100, start=220)
    capsule((0, 0, 0.9), (0, 0, 1.22), 0.05, paint("chrome", "metal"))
    sphere(0.14, (0, 0, 1.3), paint("coral"))


def dial(radius=0.6, colour="violet", value=220, face="white", base="lilac"):
    """Knob with a ring of light that shows its value (degrees swept)."""
    puck(radius * 1.42, 0.1, (0, 0.02, 0), paint(base, "satin"), 0.04)
    ring(radius * 1.2, 0.07, (0, -0.07, 0), paint(colour), arc=value, start=225 - value)
    puck(radius, 0.4, (0, -0.2, 0), paint(face), 0.12)
    angle = 225 - value
    capsule(polar(radius * 0.45, angle, -0.41), polar(radius * 0.78, angle, -0.41), 0.05, paint(colour))


def slider(length=2.0, value=0.6, colour="coral", knob="white", track="lilac"):
    """Horizontal slider."""
    card(length, 0.14, 0.1, (0, 0, 0), paint(track, "satin"), 0.07, 0.03)
    card(length * value, 0.16, 0.12, (-length * (1 - value) / 2, -0.02, 0), paint(colour), 0.08, 0.04)
    sphere(0.21, (length * (value - 0.5), -0.08, 0), paint(knob))


def rocket(body="white", nose="coral", fin="violet", flame=True):
    """Rocket standing on its fins at z = 0."""
    lathe([(0, 0.5), (0.42, 0.5), (0.62, 1.0), (0.7, 1.6), (0.66, 2.2)], material=paint(body), angle=60)
    lathe([(0.66, 2.2), (0.52, 2.7), (0.3, 3.1), (0.08, 3.36), (0, 3.4)], material=paint(nose), angle=60)
    ring(0.665, 0.05, (0, 0, 2.2), paint("marigold"), (0, 0, 0))
    with Group(at=(0, -0.64, 1.72)):
        sphere(0.3, (0, 0.05, 0), paint("sky", "gloss"), (1, 0.4, 1))
        ring(0.3, 0.075, (0, 0, 0), paint("ink"))
    for angle in (30, 150, 270):
        with Group(turn=angle):
            outline = rounded([(0.45, 1.35), (1.15, 0.55), (1.2, 0.0), (0.98, 0.02), (0.5, 0.55)], 0.14)
            plate(outline, 0.16, material=paint(fin), edge=0.06)
    disc(0.36, 0.2, (0, 0, 0.45), paint("ink"), 0.05)
    if flame:
        lathe([(0, -0.75), (0.12, -0.5), (0.32, 0.0), (0.28, 0.3), (0, 0.42)], material=paint("marigold", "glow", 1.6), angle=70)


def cup(colour="white", drink="#5A2F1B", saucer="lilac"):
    """Coffee cup on a saucer."""
    lathe([(0, 0), (0.5, 0.0), (1.0, 0.1), (1.04, 0.16), (0.9, 0.14), (0.4, 0.08), (0, 0.08)], material=paint(saucer))
    lathe([(0, 0.1), (0.36, 0.1), (0.5, 0.2), (0.64, 0.6), (0.7, 1.05), (0.66, 1.08), (0.6, 0.98), (0.56, 0.6), (0, 0.5)], material=paint(colour), angle=60)
    disc(0.6, 0.04, (0, 0, 0.92), paint(drink), 0.01)
    ring(0.28, 0.08, (0.74, 0, 0.6), paint(colour), (90, 0, 0))


def pin(colour="coral", hole="white"):
    """Map pin, its point on the origin."""
    profile = smooth_line([(0, 0), (0.08, 0.12), (0.34, 0.66), (0.56, 1.06), (0.62, 1.36), (0.56, 1.64), (0.36, 1.88), (0, 1.96)], 48)
    lathe([(max(0, r), z) for r, z in profile], material=paint(colour), angle=70)
    sphere(0.27, (0, -0.5, 1.36), paint(hole), (1, 0.6, 1))


def clipboard(width=2.2, height=2.9, board="violet", paper="white"):
    """Clipboard with an empty sheet, centred."""
    card(width, height, 0.2, material=paint(board), radius=0.2, edge=0.07)
    card(width * 0.84, height * 0.84, 0.06, (0, -0.12, -height * 0.03), paint(paper, "satin"), 0.08, 0.02)
    card(width * 0.42, 0.3, 0.2, (0, -0.12, height / 2 - 0.06), paint("gold", "metal"), 0.1, 0.06)
    ring(0.13, 0.05, (0, -0.12, height / 2 + 0.14), paint("gold", "metal"))


def paper_plane(size=1.0, colour="white", fold="lilac"):
    """Paper plane flying to the upper right, nose at +x."""
    nose, tail = (1.2, 0, 0), -0.9
    for side, shade in ((1, colour), (-1, fold)):
        wing = [nose, (tail, side * 0.95, 0.16), (tail, side * 0.12, 0)]
        keel = [nose, (tail, side * 0.12, 0), (tail, 0, -0.42)]
        for corners in (wing, keel):
            sheet_of([tuple(c * size for c in corner) for corner in corners], 0.035 * size, paint(shade, "satin"))
