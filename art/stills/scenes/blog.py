"""Covers of the eight blog posts."""

import math

from kit import props as p
from kit.paint import blend, paint
from kit.registry import scene
from kit.shapes import Group, box, card, loft, plate, puck, puff, ring, rounded, sphere, star_outline, tube


def _table(s, aim, lens, roll):
    """Things on a table in a low sun, seen from close and aslant: the camera looks at `aim` (x, z), turned by `roll` degrees."""
    x, z = aim
    camera = s.camera((x, -15, 5.6), (x, 0, z), lens)
    camera.rotation_euler.rotate_axis("Z", math.radians(roll))
    s.sunlight((0.85, 0.75, -0.62), 4.2, "#FFE2B8", 1.5)


@scene("blog/ai-cgi-ads-without-the-uncanny", "violet")
def uncanny(s):
    """A smooth mask with one glass eye; half of it is still a wire mesh."""
    _table(s, (0.15, 2.4), 74, -9)
    with Group(at=(-0.1, 0, 2.35), turn=-16, roll=3):
        rows = []
        for j in range(41):
            t = j / 40
            z = 2.0 - 4.1 * t
            half = 1.45 * math.sqrt(max(0.0, 1 - ((t - 0.42) / (0.42 if t < 0.42 else 0.585)) ** 2)) ** 0.85 + 0.004
            row = []
            for i in range(61):
                u = i / 60 * 2 - 1
                x = u * half
                y = -0.95 * math.sqrt(max(0.0, 1 - u * u * 0.96)) * (half / 1.45) ** 0.7
                y -= 0.42 * math.exp(-((x / 0.2) ** 2)) * math.exp(-(((z + 0.15) / 0.42) ** 2)) * (1.0 if z < 0.3 else 0.7)
                y += 0.2 * sum(math.exp(-(((x - side * 0.56) / 0.3) ** 2) - (((z - 0.5) / 0.2) ** 2)) for side in (-1, 1))
                y -= 0.16 * math.exp(-((x / 0.4) ** 2) - (((z + 0.98) / 0.1) ** 2)) + 0.14 * math.exp(-((x / 0.32) ** 2) - (((z + 1.2) / 0.1) ** 2))
                row.append((x, y, z))
            rows.append(row)
        shell = loft(rows, paint("white", "satin"), closed=False)
        solid = shell.modifiers.new("solid", "SOLIDIFY")
        solid.thickness = 0.09
        for j in range(4, 40, 4):
            line = [(x * 1.01, y - 0.02, z) for x, y, z in rows[j] if x > 0.02]
            if len(line) > 2:
                tube(line, 0.022, paint("marigold"), smooth=False)
        for i in range(32, 61, 6):
            line = [(row[i][0] * 1.01, row[i][1] - 0.02, row[i][2]) for row in rows[2:39]]
            tube(line, 0.022, paint("marigold"), smooth=False)
        s.lens((-0.56, -0.74, 0.05), 0.3)
        lid = [(0.28, -0.72, 0.48), (0.56, -0.66, 0.36), (0.86, -0.5, 0.5)]
        tube(lid, 0.045, paint("ink"))
    with Group(at=(2.9, 0.2, 3.9), turn=24, tilt=-14):
        p.wire_cube(1.0, 0.04, "marigold", "white")
    with Group(at=(-3.2, 0.2, 3.7), turn=20, tilt=-10):
        box((0.95, 0.95, 0.95), (0, 0, 0), paint("coral"), 0.14)


@scene("blog/first-ninety-days-of-seo", "coral")
def ninety(s):
    """Three shoots, each taller, under a magnifier."""
    _table(s, (-0.1, 1.85), 72, 7)
    for x, height, leaves, scale in ((-2.3, 0.5, 2, 0.85), (-0.35, 1.2, 4, 0.98), (1.75, 2.2, 6, 1.12)):
        with Group(at=(x, 0.2, 0), scale=scale, turn=-8):
            p.potted_plant("white", "jadeBright", leaves, height)
    with Group(at=(-1.9, -1.6, 2.3), turn=10, roll=-2):
        p.magnifier(0.95, "violet", "ink")
    for i, x in enumerate((-2.3, -0.35, 1.75)):
        with Group(at=(x + 0.05, -1.5, 0.28), turn=-6):
            card(0.9, 0.5, 0.14, material=paint(("violet", "marigold", "ink")[i]), radius=0.25, edge=0.06)
            for k in range(i + 1):
                sphere(0.075, ((k - i / 2) * 0.22, -0.09, 0), paint("white"))


@scene("blog/what-five-thousand-rupees-buys", "marigold")
def rupees(s):
    """Gold coins stacked like stairs, and what they pay for."""
    _table(s, (0.1, 1.75), 72, -7)
    for i in range(5):
        with Group(at=(-2.5 + 1.16 * i, 0.4, 0)):
            high = p.coin_stack(2 + 3 * i, 0.58, "gold", 0.035)
            if i == 4:
                with Group(at=(0, 0, high + 0.62), turn=-12):
                    p.coin(0.62)
    with Group(at=(-3.0, -0.9, 0.5), turn=14, tilt=6, scale=0.8):
        card(1.5, 1.15, 0.14, material=paint("violet"), radius=0.18, edge=0.06)
        with Group(at=(0.03, -0.14, 0.05)):
            p.play(0.3)
    with Group(at=(1.3, -1.75, 0.36), turn=-10, tilt=6, scale=0.75):
        card(1.3, 0.9, 0.14, material=paint("coral"), radius=0.18, edge=0.06)
        with Group(at=(-0.42, -0.13, 0.16)):
            p.lines((0.84, 0.56), 0.26, 0.11, ("white",))


@scene("blog/reels-people-finish", "ink")
def reels(s):
    """A clapperboard bites into the lens like a biscuit."""
    _table(s, (0.3, 2.0), 66, -10)
    with Group(at=(-0.5, 0.2, 1.35), turn=10, tilt=4, scale=1.3):
        p.clapper(3.0, "coral", "white", 30)
    with Group(at=(1.85, -0.45, 2.75), turn=-8, roll=14):
        s.lens((0, 0, -1.23), 0.82)
    for x, y, z, r in ((0.75, -1.0, 2.5, 0.13), (0.45, -1.1, 2.1, 0.09), (1.05, -1.1, 1.9, 0.1), (0.7, -1.3, 0.1, 0.1), (1.3, -1.5, 0.13, 0.13)):
        sphere(r, (x, y, z), paint("marigold"))
    with Group(at=(2.3, -1.2, 0.35), turn=-12):
        p.slider(2.4, 0.86, "coral", "white", "lilac")


@scene("blog/landing-pages-that-answer", "jade", exposure=0.35)
def landing(s):
    """A door stands open in a round arch; the lens shines behind it."""
    _table(s, (0.0, 1.95), 60, 8)
    arc = [(math.radians(a)) for a in range(0, 181, 6)]
    with Group(at=(0, 0.5, 0)):
        outer = [(1.75 * math.cos(a), 2.4 + 1.75 * math.sin(a)) for a in arc]
        inner = [(1.38 * math.cos(a), 2.4 + 1.38 * math.sin(a)) for a in arc]
        plate([(1.75, 0), *outer, (-1.75, 0), (-1.38, 0), *inner[::-1], (1.38, 0)], 0.6, material=paint("white"), edge=0.1)
        plate([(1.4, 0.02), *inner, (-1.4, 0.02)], 0.06, (0, 0.9, 0), paint("butter", "glow", 1.1), 0.02)
        for side, turn in ((-1, -118), (1, 118)):
            with Group(at=(side * 1.36, -0.26, 0), turn=turn):
                leaf = [(0, 0), (-side * 1.34, 0), *[(-side * 1.36 * (1 - math.cos(a)), 2.4 + 1.36 * math.sin(a)) for a in [math.radians(x) for x in range(90, -1, -6)]]]
                plate(leaf if side > 0 else leaf[::-1], 0.14, material=paint("coral"), edge=0.05)
                sphere(0.11, (-side * 1.12, -0.12, 1.4), paint("gold", "metal"))
        box((2.6, 1.5, 0.16), (0, -0.9, 0.08), paint("marigold"), 0.07)
    s.lens((0, 0.35, 0.2), 0.86)
    with Group(at=(-3.1, -0.6, 1.0), turn=16):
        p.bubble(1.5, 0.95, "violet", ("white", "white", "white"), 1)
    with Group(at=(3.05, -0.6, 0.95), turn=-16):
        p.bubble(1.5, 0.95, "marigold", (), -1)
        with Group(at=(0, -0.26, 0)):
            p.tick(0.62, "ink", 0.085)


@scene("blog/reputation-after-one-star", "lilac")
def one_star(s):
    """One large star with a chip in its edge, mended with a plaster."""
    _table(s, (-0.1, 2.05), 78, 9)
    with Group(at=(-0.6, 0.2, 1.95), turn=10, roll=-6):
        outline = []
        corners = star_outline(2.15)
        for (x0, z0), (x1, z1) in zip(corners, corners[1:] + corners[:1]):
            steps = max(1, int(math.hypot(x1 - x0, z1 - z0) / 0.06))
            for k in range(steps):
                x, z = x0 + (x1 - x0) * k / steps, z0 + (z1 - z0) * k / steps
                dx, dz = x - 0.82, z - 1.05
                gap, reach = math.hypot(dx, dz), 0.42 + 0.05 * math.sin(7 * math.atan2(dz, dx))
                if gap < reach:
                    # pushed towards the middle of the star: a bite out of its edge
                    x, z = x - (reach - gap) * 0.75, z - (reach - gap)
                outline.append((x, z))
        puff(outline, 1.15, material=paint(blend("#FF9A1A", "#FFC94D")))
        with Group(at=(0.3, -0.62, -0.05), roll=38):
            card(1.5, 0.46, 0.1, material=paint("peach", "satin"), radius=0.23, edge=0.04)
            card(0.5, 0.46, 0.14, material=paint("blush", "satin"), radius=0.05, edge=0.04)
    for x, y, z, r in ((1.0, -0.9, 0.16, 0.2), (1.45, -1.2, 0.12, 0.14), (0.65, -1.3, 0.1, 0.12)):
        with Group(at=(x, y, z), roll=40, turn=20, tilt=30):
            p.star(r * 1.5, "marigold")
    with Group(at=(2.6, 0.4, 4.3), turn=-16):
        p.bubble(1.9, 1.15, "coral", ("white",), -1)


@scene("blog/email-that-gets-replied-to", "violet")
def replied(s):
    """A plump envelope with a wax seal; the answer is already under way."""
    _table(s, (0.3, 2.3), 64, -8)
    with Group(at=(-0.55, 0.1, 1.65), turn=12, roll=-4, tilt=4):
        puff(rounded([(-2.1, 1.4), (-2.1, -1.4), (2.1, -1.4), (2.1, 1.4)], 0.4)[::-1], 1.3, material=paint("white", "satin"), fullness=0.3)
        flap = [(-1.95, -0.42, 1.25), (-0.9, -0.72, 0.35), (0, -0.76, -0.15), (0.9, -0.72, 0.35), (1.95, -0.42, 1.25)]
        tube(flap, 0.075, paint("lavender", "satin"))
        with Group(at=(0, -0.72, -0.1)):
            puck(0.5, 0.22, material=paint("marigold"), edge=0.09)
            ring(0.3, 0.05, (0, -0.12, 0), paint("orange"))
            sphere(0.11, (0, -0.12, 0), paint("orange"))
    p.arrow([(1.9, 0.3, 3.2), (2.9, 0.2, 3.5), (3.1, 0.1, 4.3), (2.3, 0.0, 4.7), (1.4, 0.0, 4.55)], 0.09, "marigold", 0.24)


@scene("blog/choosing-an-agency-checklist", "coral")
def checklist(s):
    """A thick clipboard with six ticks."""
    _table(s, (0.3, 2.0), 72, 9)
    with Group(at=(-0.45, 0.2, 2.05), turn=10, tilt=5, scale=1.34):
        p.clipboard(2.4, 3.0, "violet", "white")
        for i in range(6):
            z = 0.88 - 0.38 * i
            card(0.27, 0.27, 0.1, (-0.76, -0.18, z), paint(("jadeBright", "marigold")[i == 5]), 0.07, 0.03)
            with Group(at=(-0.77, -0.26, z)):
                p.tick(0.2, "white", 0.028)
            with Group(at=(-0.5, -0.17, z)):
                p.lines(((1.3, 1.1, 1.25, 0.9, 1.2, 0.7)[i],), 0.2, 0.1, ("lavender",))
    with Group(at=(2.2, -0.6, 0.1), roll=16, tilt=8):
        p.pencil(3.3, 0.22, "marigold", "white")
    with Group(at=(3.4, 0.3, 3.9), turn=-16):
        p.star(0.55, "marigold")
