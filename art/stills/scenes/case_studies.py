"""The three case studies: one figure each, told in objects."""

from kit import props as p
from kit.paint import paint
from kit.registry import scene
from kit.shapes import Group, box, card, lathe, letters, ring, sphere


@scene("case-studies/ecommerce-growth", "violet")
def ecommerce(s):
    """Five bars and an arrow: the shop grows out of its bag."""
    s.camera((0.2, -15, 4.6), (0.1, 0, 2.6))
    s.sun(3.2, (1.0, 4.0, 3.4), paint(s.colours["plinth"], "satin"))
    top = s.plinth(4.4, (0, 0.4, 0))
    with Group(at=(0.35, 0.7, top)):
        p.bars((0.8, 1.35, 1.95, 2.7, 3.6), (("lilac", "white"), ("violetSoft", "lilac"), ("pink", "blush"), ("coral", "blush"), ("orange", "butter")), 0.84, 1.0, 0.84)
    with Group(at=(0.35, -0.1, top)):
        p.arrow([(-2.9, 0, 0.9), (-1.9, 0, 1.6), (-1.0, 0, 1.5), (0.0, 0, 2.5), (0.7, 0, 2.6), (1.75, 0.1, 4.0)], 0.13, "white", 0.4)
    with Group(at=(3.55, -0.7, top), turn=-20):
        box((1.25, 0.7, 1.35), (0, 0, 0.68), paint("coral"), 0.1)
        ring(0.32, 0.06, (0, 0, 1.4), paint("white"))
        with Group(at=(0, -0.38, 0.66)):
            p.heart(0.55, "marigold", 0.16)
    s.lens((-2.75, -0.9, top), 0.62, turn=20)
    with Group(at=(-2.3, 0.9, 4.2), turn=10):
        card(3.1, 1.4, 0.22, material=paint("white"), radius=0.3, edge=0.08)
        letters("+75%", 1.24, 0.12, (0, -0.17, 0), paint("ink", "satin"), p.DISPLAY)
    s.scatter((-4.6, -1.2, None, 0.4, "coral"), (0.3, -2.2, top + 0.28, 0.28, "marigold"), (0.95, -2.5, top + 0.15, 0.15, "white"), (4.9, -1.8, None, 0.3, "pink"))


@scene("case-studies/social-engagement", "coral")
def engagement(s):
    """A phone with one play button draws hearts."""
    s.camera((-0.2, -15, 4.3), (0, 0, 2.6))
    s.arcs((0, 3.8, 2.9), 3.2, 0.75, 0.2)
    top = s.plinth(3.9, (0, 0.3, 0), colours=("#FF7455", "#FFD3B8"))
    with Group(at=(-0.5, 0.2, top + 2.1), turn=10, roll=-3, tilt=3):
        p.phone(4.1, "ink", "lilac", "reel")
    with Group(at=(1.95, -0.6, 3.7), turn=-16, roll=9):
        p.heart(1.9, "violet")
    with Group(at=(3.45, 0.2, 4.5), turn=-18, roll=-8):
        p.heart(0.8, "white")
    with Group(at=(1.7, 0.3, 5.1), turn=-10, roll=14):
        p.heart(0.5, "marigold")
    with Group(at=(-3.15, -0.2, 3.5), turn=18):
        p.bubble(1.9, 1.15, "marigold", ("ink", "ink", "ink"), 1)
    s.lens((2.25, -0.9, top), 0.66, turn=-16)
    with Group(at=(-2.7, -1.0, top + 0.5), turn=14):
        card(0.95, 0.95, 0.34, material=paint("violet"), radius=0.26, edge=0.12)
        with Group(at=(0, -0.2, 0)):
            p.heart(0.55, "white", 0.2)
    s.scatter((-4.2, -1.6, None, 0.46, "ink"), (4.2, -1.4, None, 0.5, "violet"), (0.4, -2.2, top + 0.24, 0.24, "white"), (3.4, -2.3, None, 0.2, "marigold"))


@scene("case-studies/lead-generation", "lilac")
def leads(s):
    """A wide funnel turns many balls into a bowl of gold."""
    s.camera((0.3, -15, 4.8), (0.1, 0, 2.6))
    s.sun(3.2, (0.3, 3.9, 3.3), paint("#C6B5FA", "satin"))
    top = s.plinth(4.2, (0, 0.4, 0))
    with Group(at=(-0.98, 0.3, top + 1.45), scale=0.84):
        lathe([(0.3, 0.0), (0.3, 0.75), (1.9, 2.0), (2.05, 2.2), (1.9, 2.26), (1.7, 2.06), (0.24, 0.85), (0.2, 0.0)], material=paint("violet", "satin"), angle=50)
        ring(1.98, 0.12, (0, 0, 2.24), paint("marigold"), (0, 0, 0))
        ring(0.3, 0.08, (0, 0, 0.02), paint("marigold"), (0, 0, 0))
        for x, y, z, colour in ((-1.1, -0.5, 2.35, "coral"), (-0.3, -0.9, 2.3, "white"), (0.6, -0.7, 2.35, "pink"), (1.15, 0, 2.4, "jadeBright"), (0.1, 0.3, 2.5, "coral"), (-0.7, 0.4, 2.55, "ink"), (0.5, -0.1, 2.95, "white"), (-0.4, -0.2, 3.05, "violetSoft")):
            sphere(0.33, (x, y, z), paint(colour))
        sphere(0.2, (0.0, 0, -0.32), paint("gold", "metal"))
    with Group(at=(-0.98, 0.3, top)):
        lathe([(0, 0), (0.5, 0), (0.9, 0.22), (1.15, 0.62), (1.2, 0.7), (1.12, 0.72), (0.8, 0.35), (0, 0.2)], material=paint("coral"), angle=60)
        for x, y, z in ((-0.5, -0.2, 0.66), (0.0, -0.5, 0.66), (0.5, -0.15, 0.66), (0.1, 0.35, 0.68), (-0.3, 0.3, 0.68), (0.05, -0.05, 0.95)):
            sphere(0.25, (x, y, z), paint("gold", "metal"))
    s.lens((2.05, -0.7, top), 0.7, turn=-14)
    with Group(at=(2.2, 0.6, 4.4), turn=8):
        card(2.36, 1.2, 0.22, material=paint("white"), radius=0.3, edge=0.08)
        letters("+60%", 0.98, 0.12, (-0.06, -0.17, 0), paint("ink", "satin"), p.DISPLAY)
    with Group(at=(-2.58, -0.4, 2.4), turn=16, scale=0.82):
        card(1.5, 1.9, 0.18, material=paint("white"), radius=0.2, edge=0.07)
        sphere(0.24, (0, -0.12, 0.5), paint("marigold"), (1, 0.5, 1))
        with Group(at=(-0.5, -0.12, 0.0)):
            p.lines((1.0, 0.8), 0.26, 0.12, ("lavender",))
        card(1.0, 0.3, 0.12, (0, -0.12, -0.62), paint("coral"), 0.15, 0.05)
    s.scatter((-4.4, -1.6, None, 0.4, "violet"), (0.9, -2.0, top + 0.24, 0.24, "gold", "metal"), (0.3, -2.4, top + 0.16, 0.16, "coral"), (4.6, -1.5, None, 0.42, "marigold"), (-2.3, -2.1, top + 0.2, 0.2, "ink"))
