"""Values: each one object that says what the agency stands for, cut out, to break out of its card."""

from kit import props as p
from kit.paint import paint
from kit.registry import scene
from kit.shapes import Group, card, disc, heart_outline, lathe, letters, plate, puck, puff, ring, rounded, smooth_line, sphere, tube
from scenes.solutions import cut_out


@scene("values/innovation", "lilac", 16)
def innovation(s):
    """A laboratory flask in which a heart bubbles."""
    cut_out(s, shadow=False)
    with Group(at=(0.1, 0, -0.35), roll=13, tilt=-9):
        wall = smooth_line([(0, -2.5), (1.2, -2.5), (1.9, -2.15), (1.85, -1.6), (1.35, -0.6), (0.85, 0.5), (0.68, 1.1), (0.68, 2.1)], 80)
        lathe([*wall, (0.58, 2.1), *[(max(0, x - 0.12), z + 0.1) for x, z in reversed(wall[:-2])]], material=paint("white", "pane"), angle=80).visible_shadow = False
        drink = [(max(0, x - 0.16), z + 0.12) for x, z in wall if z < -1.35]
        lathe([*drink, (0, drink[-1][1])], material=paint("violet"), angle=60)
        ring(0.7, 0.16, (0, 0, 2.15), paint("marigold"), (0, 0, 0))
        with Group(at=(0, -0.15, -0.72), roll=-9):
            puff(heart_outline(2.15), 1.1, material=paint("coral"))
        for x, y, z, radius in ((0.2, -0.2, 0.85, 0.2), (-0.18, -0.1, 1.4, 0.26), (0.1, -0.1, 2.45, 0.42), (-0.5, -0.2, 3.05, 0.3), (0.35, -0.2, 3.4, 0.2)):
            sphere(radius, (x, y, z), paint("coral"))


def _tin(colour, band):
    """Open tin along y, its mouth at the front, centred."""
    with Group(tilt=-90):
        wall = [(1.1 + (0.05 if k % 2 else 0), -1.3 + 0.14 * k) for k in range(19)]
        lathe([(0, -1.3), *smooth_line(wall, 120), (1.2, 1.3), (1.14, 1.36), (1.02, 1.3), (1.0, 1.1), (1.0, -1.1), (0, -1.1)], material=paint("chrome", "metal"), angle=50)
        lathe([(1.19, -0.8), (1.21, -0.76), (1.21, 0.76), (1.19, 0.8)], material=paint(colour, "satin"))
        lathe([(1.215, -0.2), (1.225, -0.18), (1.225, 0.18), (1.215, 0.2)], material=paint(band, "satin"))
        ring(1.12, 0.09, (0, 0, 1.3), paint("chrome", "metal"), (0, 0, 0))


@scene("values/communication", "lilac", 16)
def communication(s):
    """Two tins on a string; what one hears comes out of the other."""
    cut_out(s, shadow=False)
    with Group(at=(-1.15, -0.6, -1.45), turn=-38, tilt=10, scale=0.9):
        _tin("coral", "white")
        with Group(at=(0.05, -1.75, 0.05), turn=26, roll=-5):
            p.bubble(1.9, 1.35, "marigold", ("ink", "ink", "ink"), 1)
    with Group(at=(1.6, 0.2, 1.55), turn=140, tilt=-16, scale=0.9):
        _tin("marigold", "coral")
    tube([(-0.5, 0.2, -1.3), (0.95, 0.2, -0.95), (1.35, -1.2, 0.2), (1.02, -1.5, 1.2), (0.9, -0.95, 1.84)], 0.09, paint("marigold", "satin"))
    sphere(0.2, (0.9, -0.93, 1.84), paint("marigold", "satin"))


@scene("values/return", "lilac", 16)
def boomerang(s):
    """A boomerang brings a rupee coin back."""
    cut_out(s, shadow=False)
    with Group(at=(-0.1, 0, -0.35), roll=17, turn=-16, tilt=-12, scale=0.97):
        arm = [(0, -2.05), (0.8, -1.75), (2.95, 0.95), (3.05, 1.65), (2.45, 1.75), (1.95, 1.4), (0.5, -0.4), (0, -0.7)]
        plate(rounded([*arm, *[(-x, z) for x, z in reversed(arm[1:-1])]], 0.5, 10), 0.8, material=paint("coral"), edge=0.32)
        for side in (-1, 1):
            for k, colour in enumerate(("white", "marigold")):
                with Group(at=(side * (1.95 + 0.27 * k), -0.38, 0.33 + 0.34 * k), roll=side * 38):
                    card(0.78, 0.2, 0.1, (0, 0, 0), paint(colour, "satin"), 0.1, 0.03)
        with Group(at=(0, -0.2, 1.42), roll=-16):
            p.coin(1.4, "")
            letters("₹", 2.2, 0.14, (0, -0.24, 0), paint("orange"), p.DISPLAY_EXTENDED)


def _brush():
    """Brush standing on z = 0, its hair on top."""
    lathe(smooth_line([(0.12, 0), (0.24, 0.7), (0.28, 1.1), (0.24, 1.4)], 30), material=paint("violet"), angle=70)
    disc(0.28, 0.45, (0, 0, 1.55), paint("gold", "metal"), 0.05)
    lathe(smooth_line([(0.26, 1.75), (0.42, 2.15), (0.3, 2.55), (0, 3.0)], 40), material=paint("jadeBright", "satin"), angle=80)


@scene("values/one-stop-shop", "lilac", 16)
def knife(s):
    """A pocket knife whose blades are a magnifier, a pencil, a phone and a brush."""
    cut_out(s, shadow=False)
    with Group(at=(0, 0, -1.6), roll=-6, turn=-10, tilt=-6, scale=0.98):
        with Group(at=(-1.35, 0.15, 0.1), roll=-34), Group(at=(0, 0, 1.85), roll=45):
            p.magnifier(0.85, "violet")
        with Group(at=(-0.85, -0.15, 0.1), roll=-5), Group(at=(0, 0, 3.7), roll=180):
            p.pencil(3.7, 0.33, "violet")
        with Group(at=(0.75, 0.1, 0.1), roll=14), Group(at=(0, 0, 1.75)):
            p.phone(2.9)
        with Group(at=(1.5, -0.12, 0.1), roll=41):
            _brush()
        body = rounded([(-2.5, 0.72), (2.5, 0.72), (2.5, -0.72), (-2.5, -0.72)], 0.72, 14)
        for y in (-0.6, 0.6):
            plate(body, 0.44, (0, y, 0), paint("coral"), 0.2)
        plate([(x * 0.97, z * 0.9) for x, z in body], 0.8, material=paint("chrome", "metal"), edge=0.05)
        for x in (-1.75, 1.75):
            puck(0.2, 0.12, (x, -0.84, 0), paint("gold", "metal"), 0.04)
        with Group(at=(0, -0.84, 0)):
            p.star(0.52, "white", 0.3)
