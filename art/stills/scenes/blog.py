"""Covers of the eight blog posts: still lifes on a table top, seen from above in a low sun.

The table stands upright, facing the viewer at y = 0, so that flat things lie on it as they are.
"""

import math

from kit import props as p
from kit.paint import blend, paint
from kit.registry import scene
from kit.shapes import Group, box, capsule, card, eye, loft, plate, puck, puff, ring, rounded, sphere, star_outline, tube


def _table(s, colour):
    """Camera, a table top of one colour and the sun from its upper left."""
    s.camera((0, -24, 0), (0, 0, 0), 85)
    s.backdrop(colour)
    s.sweep.rotation_euler, s.sweep.location = (math.pi / 2, math.pi, 0), (0, 0, -30)
    s.sunlight((1, 0.52, -0.6), 4.9, "#ffefd8", 2)
    s.ambient.inputs[1].default_value = 0.55


@scene("blog/ai-cgi-ads-without-the-uncanny", "violet")
def uncanny(s):
    """A smooth mask with one glass eye; half of it is still a wire mesh. Beside it, a fan of five skin tones."""
    _table(s, "#4A25D2")
    with Group(at=(-1.35, 0, -0.1), roll=-24, scale=1.36):
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
        eye(0.3, (-0.56, -0.74, 0.5))
    for i, tone in enumerate(("#F3CDB0", "#DDA37C", "#B97750", "#8A5236", "#5A3423")):
        with Group(at=(4.3, -0.06 - 0.07 * i, -2.5), roll=-55 + 16 * i):
            card(0.95, 3.9, 0.07, (0, 0, 1.7), paint("white", "satin"), 0.12, 0.02)
            card(0.75, 2.9, 0.03, (0, -0.04, 2.02), paint(tone, "satin"), 0.06, 0.01)
    puck(0.17, 0.2, (4.3, -0.45, -2.5), paint("gold", "metal"), 0.05)


def _shoot(height, leaves):
    """Green shoot lying on the table, its foot at the origin."""
    tube([(0, 0, 0), (0.08, -0.06, height * 0.5), (0, 0, height)], 0.07, paint("jadeBright", "satin"))
    for i in range(leaves):
        side = -1 if i % 2 else 1
        size = 0.3 + 0.1 * leaves - 0.06 * i
        with Group(at=(0, -0.1, height * (0.35 + 0.65 * i / max(1, leaves - 1))), roll=side * (58 - 7 * i), turn=side * 16):
            sphere(size, (0, 0, size * 0.95), paint("jadeBright", "satin"), (0.5, 0.14, 1))


@scene("blog/first-ninety-days-of-seo", "coral")
def ninety(s):
    """Three shoots, each taller, along a strip of thirteen weeks; a magnifier over the first weeks."""
    _table(s, "#FF6444")
    with Group(at=(0.3, 0, -1.5), roll=-19):
        card(13.4, 1.0, 0.16, (0, -0.08, 0), paint("white", "satin"), 0.1, 0.03)
        for week in range(13):
            done = week in (2, 6, 11)
            card(0.72, 0.66, 0.06, (-5.4 + 0.9 * week, -0.18, 0), paint("violet" if done else "lilac", "satin"), 0.1, 0.02)
        for x, height, leaves in ((-3.6, 0.5, 2), (0.0, 1.5, 3), (3.6, 2.5, 5)):
            with Group(at=(x, -0.2, 0.55), roll=10):
                _shoot(height, leaves)
    with Group(at=(-3.2, -0.42, -1.95), roll=-88):
        p.magnifier(1.08, "marigold", "ink", glass=False)


@scene("blog/what-five-thousand-rupees-buys", "jade")
def rupees(s):
    """Five stacks of coins across the table, each higher: their shadows make the chart."""
    _table(s, "#07695C")
    for i in range(5):
        with Group(at=(-3.9 + 1.75 * i, 0, -2.0 + 0.85 * i), tilt=-90):
            high = p.coin_stack(1 + 3 * i, 0.78, "gold", 0.03)
        with Group(at=(-3.9 + 1.75 * i, -high, -2.0 + 0.85 * i), roll=-8):
            p.coin(0.78)


@scene("blog/reels-people-finish", "ink")
def reels(s):
    """A phone with a film played nearly to its end, on a strip of film."""
    _table(s, "#1E1640")
    with Group(at=(0, -0.04, -0.1), roll=58):
        card(2.5, 16, 0.05, (0, 0, 0), paint("coral", "satin"), 0.05, 0.01)
        for k in range(16):
            z = -7.5 + k
            for side in (-1, 1):
                card(0.2, 0.34, 0.03, (side * 1.05, -0.03, z), paint("#1E1640", "satin"), 0.06, 0.01)
            if k % 2:
                card(1.6, 1.7, 0.03, (0, -0.03, z), paint("butter", "satin"), 0.1, 0.01)
    with Group(at=(0.1, -0.4, 0), roll=-24):
        p.phone(5.6, content="reel")


@scene("blog/landing-pages-that-answer", "marigold")
def landing(s):
    """A web page with a keyhole, and the key that fits."""
    _table(s, "#FFB31F")
    with Group(at=(-1.5, -0.12, 0.55), roll=-14):
        p.browser(6.4, 4.4, "white", "lilac")
        with Group(at=(-2.6, -0.15, 1.2)):
            p.lines((2.2, 1.5), 0.36, 0.2, ("violet", "lavender"))
        card(1.7, 0.5, 0.08, (-1.75, -0.16, -1.45), paint("coral", "satin"), 0.25, 0.03)
        puck(0.85, 0.08, (0.6, -0.15, -0.35), paint("violet"), 0.03)
        puck(0.3, 0.06, (0.6, -0.19, -0.2), paint("ink", "satin"), 0.02)
        plate(rounded([(0.47, -0.25), (0.73, -0.25), (0.86, -0.85), (0.34, -0.85)], 0.06)[::-1], 0.06, (0, -0.19, 0), paint("ink", "satin"), 0.02)
    with Group(at=(1.55, -0.5, -0.75), roll=122, scale=1.2):
        metal = paint("coral")
        capsule((0, 0, -1.0), (0, 0, 2.2), 0.15, metal)
        ring(0.62, 0.17, (0, 0, 2.85), metal)
        for z, reach in ((-0.85, 0.62), (-0.45, 0.45)):
            box((reach, 0.2, 0.24), (reach / 2, 0, z), metal, 0.06)
        for z in (1.75, 2.05):
            ring(0.16, 0.07, (0, 0, z), metal, (0, 0, 0))


@scene("blog/reputation-after-one-star", "lilac")
def one_star(s):
    """One large star with a chip in its edge, mended with a plaster; the pen for the reply beside it."""
    _table(s, "#C9B8FF")
    with Group(at=(-1.3, -0.5, -0.1), roll=-14, scale=1.32):
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
    for x, z, size in ((1.5, 1.9, 0.26), (1.95, 1.35, 0.18), (1.1, 2.5, 0.15)):
        with Group(at=(x, -0.1, z), roll=40 * x):
            plate(rounded([(-size, -size * 0.6), (size, -size * 0.7), (0, size)], 0.05), size * 0.8, material=paint("marigold"), edge=0.015)
    with Group(at=(1.9, -0.26, -2.6), roll=32):
        p.pencil(5.6, 0.26, "violet", "coral")


@scene("blog/email-that-gets-replied-to", "violet")
def replied(s):
    """A large sealed envelope, and on it the small one that came back."""
    _table(s, "#6FA8FF")
    with Group(at=(-0.75, -0.16, 0.25), roll=-17):
        p.envelope(6.6, "white", "lilac", "marigold")
    with Group(at=(2.9, -0.5, -1.45), roll=-32):
        p.envelope(3.3, "coral", "#FF5A3C", "white")


@scene("blog/choosing-an-agency-checklist", "coral")
def checklist(s):
    """A clipboard with twelve questions ticked, a pencil across it and a cup of coffee."""
    _table(s, "#FFCBAA")
    with Group(at=(-1.3, -0.12, -0.35), roll=-20, scale=2.0):
        p.clipboard(2.4, 3.2, "violet", "white")
        for i in range(12):
            x, z = -0.78 + 0.98 * (i // 6), 0.92 - 0.39 * (i % 6)
            card(0.24, 0.24, 0.06, (x, -0.17, z), paint(("jadeBright", "marigold")[i == 11], "satin"), 0.06, 0.02)
            with Group(at=(x, -0.23, z)):
                p.tick(0.17, "white", 0.025)
            with Group(at=(x + 0.2, -0.16, z)):
                p.lines(((0.5, 0.42, 0.48, 0.36)[i % 4],), 0.2, 0.08, ("lavender",), depth=0.04)
    with Group(at=(0.6, -0.75, -2.5), roll=38):
        p.pencil(5.2, 0.24, "marigold", "coral")
    with Group(at=(3.35, 0, -1.1), tilt=-90, roll=0, scale=1.35):
        p.cup("white", "#5A2F1B", "coral")
