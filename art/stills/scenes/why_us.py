"""Why us: eight reasons, each one object on a square plinth before a plain arch."""

import math

from kit import props as p
from kit.paint import paint
from kit.registry import scene
from kit.shapes import Group, box, capsule, clay, disc, plate, polar, puck, ring, sphere, tube


def _set(s, arch=None):
    """Camera, an arch behind and a square plinth; returns the plinth's height."""
    s.camera((0.0, -14, 4.4), (0, 0, 2.2), 57)
    outline = [(-2.3, 0), (2.3, 0), *[(2.3 * math.cos(math.radians(a)), 2.7 + 2.3 * math.sin(math.radians(a))) for a in range(0, 181, 6)]]
    plate(outline, 0.4, (0, 2.4, 0), paint(arch or s.colours["plinth"], "satin"), 0.12)
    s.block((5.6, 3.6, 0.28), (0, 0.1, 0), paint(s.colours["plinth"], "satin"), 0.12)
    return s.block((4.9, 3.0, 0.26), (0, 0.1, 0.28), paint(s.colours["step"], "satin"), 0.12)


@scene("why-us/one-team", "violet")
def team(s):
    """Four blocks locked into one cube."""
    top = _set(s)
    with Group(at=(-0.45, 0.3, top), turn=32):
        for x, y, z, sx, sy, sz, colour in (
            (-0.6, 0, 0.6, 1.16, 2.36, 1.16, "coral"),
            (0.6, -0.6, 0.6, 1.16, 1.16, 1.16, "marigold"),
            (0.6, 0.6, 1.2, 1.16, 1.16, 2.36, "lilac"),
            (-0.6, 0, 1.8, 1.16, 2.36, 1.16, "jadeBright"),
            (0.6, -0.6, 1.8, 1.16, 1.16, 1.16, "lilac"),
        ):
            box((sx, sy, sz), (x, y, z), paint(colour), 0.12)
        for y in (-0.6, 0.6):
            sphere(0.26, (-0.6, y, 2.4), paint("jadeBright"))
        sphere(0.26, (0.6, -0.6, 2.4), paint("lilac"))
        sphere(0.26, (0.6, 0.6, 2.4), paint("lilac"))
    s.lens((1.75, -0.75, top), 0.52, turn=-16)
    s.scatter((-3.3, -1.2, None, 0.4, "coral"), (3.5, -1.2, None, 0.34, "pink"), (-1.9, -1.0, top + 0.2, 0.2, "white"))


@scene("why-us/open-books", "coral")
def books(s):
    """An open book whose pages show a chart."""
    top = _set(s, "#FF9C7E")
    with Group(at=(-0.2, 0.25, top + 0.62), turn=8, tilt=-30, scale=1.12):
        p.open_book(3.9, "violet", "white")
        for i, height in enumerate((0.35, 0.6, 0.9)):
            box((0.3, 0.3, height), (0.55 + 0.46 * i, 0.1, 0.36 + height / 2), paint(("marigold", "coral", "violet")[i]), 0.08)
        for i in range(4):
            box((1.15 - 0.2 * (i % 2), 0.12, 0.05), (-0.95, 0.75 - 0.42 * i, 0.44 - 0.012 * i), paint("lavender", "satin"), 0.02, (0, 4, 0))
    s.lens((1.85, -0.95, top), 0.46, turn=-16)
    s.scatter((-3.3, -1.2, None, 0.4, "violet"), (3.5, -1.2, None, 0.34, "ink"), (-1.9, -1.1, top + 0.2, 0.2, "white"))


@scene("why-us/senior-hands", "marigold")
def hands(s):
    """An open hand holds up the lens."""
    top = _set(s, "butter")
    with Group(at=(0, 0.2, top), turn=-6):
        box((1.5, 1.0, 0.95), (0, 0, 0.45), paint("violet"), 0.3)
        box((1.66, 1.16, 0.3), (0, 0, 0.95), paint("white"), 0.14)
        skin = paint("#C9875B", "skin")
        balls = [(0, 0, 1.05 + 0.1 * i, 0.46) for i in range(4)]
        balls += [(x, 0.02, z, 0.44) for x in (-0.45, -0.15, 0.15, 0.45) for z in (1.6, 1.85, 2.1)]
        for x, lean, length in ((-0.62, -0.28, 1.0), (-0.22, -0.1, 1.2), (0.2, 0.08, 1.18), (0.6, 0.26, 0.98)):
            for k in range(11):
                t = k / 10
                balls.append((x + lean * t * 1.3, 0.28 - 0.5 * math.sin(t * 2.2) * 0.9 + 0.2, 2.2 + length * t, 0.245 - 0.03 * t))
        for k in range(10):
            t = k / 9
            balls.append((0.55 + 0.75 * t, -0.2 - 0.15 * t, 1.55 + 0.75 * t, 0.27 - 0.03 * t))
        clay(balls, skin, 0.07)
    s.lens((0.0, -0.55, top + 2.45), 0.62, hold=False)
    with Group(at=(0.0, -0.55, top + 2.45), turn=-8):
        ring(0.82, 0.1, (0, 0, 0), paint("coral"))
    s.scatter((-3.3, -1.2, None, 0.4, "coral"), (3.5, -1.2, None, 0.34, "violet"), (-1.8, -0.9, top + 0.22, 0.22, "white"), (1.8, -0.9, top + 0.3, 0.3, "ink"))


@scene("why-us/local-knowledge", "ink")
def local(s):
    """A globe with five pins."""
    top = _set(s)
    with Group(at=(-0.25, 0.3, top + 1.85)):
        sphere(1.35, (0, 0, 0), paint("violet"))
        land = paint("mint", "satin")
        for lon, lat, size in ((-30, 30, 0.55), (-10, 12, 0.42), (-42, 0, 0.36), (24, 34, 0.5), (40, 14, 0.5), (22, -8, 0.34), (36, -34, 0.4), (-22, -30, 0.36)):
            a, b = math.radians(lon), math.radians(lat)
            at = (1.2 * math.cos(b) * math.sin(a), -1.2 * math.cos(b) * math.cos(a), 1.2 * math.sin(b))
            sphere(size * 0.62, at, land)
        for lon, lat in ((-28, 34), (-38, 4), (22, 36), (38, 12), (34, -32)):
            a, b = math.radians(lon), math.radians(lat)
            at = (1.36 * math.cos(b) * math.sin(a), -1.36 * math.cos(b) * math.cos(a), 1.36 * math.sin(b))
            with Group(at=at, scale=0.36, roll=lon * 0.8, tilt=10 - lat * 0.3):
                p.pin("marigold", "white")
        with Group(roll=16):
            ring(1.62, 0.08, (0, 0, 0), paint("gold", "metal"), (90, 0, 0), arc=200, start=260)
        capsule((0, 0, -1.62), (0, 0, -1.5), 0.1, paint("gold", "metal"))
    with Group(at=(-0.25, 0.3, top)):
        disc(0.8, 0.2, (0, 0, 0.1), paint("gold", "metal"), 0.08)
    s.lens((1.75, -0.75, top), 0.5, turn=-16)
    s.scatter((-3.3, -1.2, None, 0.4, "coral"), (3.5, -1.2, None, 0.34, "lilac"), (-1.9, -1.0, top + 0.2, 0.2, "white"))


@scene("why-us/in-house-studio", "jade")
def studio(s):
    """A clapperboard stands open."""
    top = _set(s, "#2AA08E")
    with Group(at=(-0.25, 0.3, top + 1.05), turn=12, tilt=6, scale=1.22):
        p.clapper(2.8, "ink", "white", 24)
    s.lens((1.6, -0.75, top), 0.6, turn=-16)
    with Group(at=(-1.95, -0.75, top + 0.42), turn=20, scale=0.42):
        puck(0.95, 0.4, material=paint("coral"), edge=0.08)
        for k in range(5):
            puck(0.22, 0.44, polar(0.56, 90 + 72 * k), paint("ink", "satin"), 0.03)
    s.scatter((-3.4, -1.2, None, 0.4, "coral"), (3.5, -1.2, None, 0.36, "marigold"), (2.7, -1.9, None, 0.17, "white"))


@scene("why-us/ai-with-editors", "lilac")
def editors(s):
    """A robot with a red pencil."""
    top = _set(s, "#D3C4FF")
    with Group(at=(-0.45, 0.3, top), turn=8):
        sphere(0.85, (0, 0, 0.62), paint("white"), (1, 0.85, 0.82))
        ring(0.5, 0.12, (0, 0, 1.25), paint("violet"), (0, 0, 0))
        with Group(at=(0, 0, 2.2), scale=1.08):
            p.robot("white", "ink", "marigold")
        tube([(0.78, -0.1, 0.85), (1.25, -0.45, 0.75), (1.4, -0.85, 1.2)], 0.16, paint("violet"))
        tube([(-0.78, -0.1, 0.85), (-1.2, -0.3, 0.6), (-1.05, -0.7, 0.35)], 0.16, paint("violet"))
        sphere(0.26, (1.42, -0.88, 1.25), paint("white"))
        sphere(0.26, (-1.02, -0.75, 0.3), paint("white"))
        with Group(at=(1.1, -1.15, 0.15), roll=20, tilt=4):
            p.pencil(2.7, 0.19, "vermilion", "white")
    s.lens((1.95, -0.6, top), 0.42, turn=-16)
    s.scatter((-3.3, -1.2, None, 0.4, "violet"), (3.5, -1.2, None, 0.34, "marigold"), (-2.0, -1.0, top + 0.2, 0.2, "coral"))


@scene("why-us/fast-replies", "violet")
def replies(s):
    """A paper plane passes the lens with a ribbon behind it."""
    top = _set(s)
    with Group(at=(0.65, -0.2, top + 2.75), turn=22, roll=-24, tilt=-26):
        p.paper_plane(1.35, "white", "lilac")
    tube([(-2.5, 0.2, top + 0.9), (-1.9, -0.2, top + 1.9), (-1.0, -0.4, top + 1.4), (-1.3, -0.2, top + 0.8), (-1.9, -0.2, top + 1.2), (-1.2, -0.4, top + 2.1), (-0.35, -0.3, top + 2.35)], 0.085, paint("marigold"), radii=[0.4, 1, 1, 1, 1, 1, 0.8])
    s.lens((1.15, -0.6, top), 0.66, turn=-14)
    with Group(at=(-1.3, -0.8, top + 0.5), turn=14, scale=0.55):
        p.bubble(1.9, 1.2, "white", ("violet", "coral", "marigold"), -1)
    s.scatter((-3.3, -1.2, None, 0.4, "coral"), (3.5, -1.2, None, 0.36, "marigold"), (2.8, -1.9, None, 0.17, "white"))


@scene("why-us/built-to-last", "coral")
def lasting(s):
    """A stone arch round the lens."""
    top = _set(s, "#FF9C7E")
    with Group(at=(-0.1, 0.3, top), turn=-8):
        stones = ("white", "paperDeep", "peach")
        for side in (-1, 1):
            for k in range(2):
                box((0.9, 1.1, 0.74), (side * 1.5, 0, 0.38 + 0.78 * k), paint(stones[(k + (side > 0)) % 3], "satin"), 0.1)
        for k in range(7):
            low, high = 180 * k / 7 + 1.2, 180 * (k + 1) / 7 - 1.2
            outline = []
            for a in [low + (high - low) * i / 6 for i in range(7)]:
                outline.append((1.95 * math.cos(math.radians(a)), 1.58 + 1.95 * math.sin(math.radians(a))))
            for a in [high + (low - high) * i / 6 for i in range(7)]:
                outline.append((1.05 * math.cos(math.radians(a)), 1.58 + 1.05 * math.sin(math.radians(a))))
            plate(outline, 1.16 if k == 3 else 1.1, material=paint("violet" if k == 3 else stones[k % 3], "satin"), edge=0.08)
    s.lens((-0.1, -0.1, top), 0.66, turn=-8)
    s.scatter((-3.3, -1.2, None, 0.4, "violet"), (3.5, -1.2, None, 0.34, "ink"), (1.2, -1.1, top + 0.2, 0.2, "marigold"))
