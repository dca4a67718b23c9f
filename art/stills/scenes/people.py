"""Portraits of the clients, the founder and the team."""

from kit import props as p
from kit.paint import paint
from kit.people import Person
from kit.registry import scene
from kit.shapes import Group, box, card, ring, sphere

# Clients.
MEERA = {"skin": "#8E5937", "hair": "#8D8580", "brow": "#4A403C", "top": "#1F6F78", "style": "bun", "lashes": True, "lips": "#9E3F44", "brows": 0.026, "outfit": "blazer", "inner": "#F6EFE2", "earrings": "gold", "width": 0.96, "bun": (0.4, 0.5, 0.98, 0.86), "lean": 4, "nod": 3}
DANIEL = {"skin": "#EBC3A4", "hair": "#F0EDE8", "top": "#5B4A3A", "style": "white_sides", "outfit": "blazer", "inner": "#BFD4E6", "glasses": "#8A5A2B", "smile": "closed", "lean": -4}
AISHA = {"skin": "#B98258", "hair": "#1E5A57", "brow": "#20130F", "top": "#E9DCC6", "style": "scarf", "lashes": True, "lips": "#A8484E", "brows": 0.042, "width": 0.93, "brooch": (0.34, -1.3), "lean": -4}
ROHAN = {"skin": "#7E4B2C", "hair": "#1B1413", "top": "#D9E3EA", "style": "receding", "beard": "full", "outfit": "polo", "inner": "#27406B"}
PRIYA = {"skin": "#7A4A2E", "hair": "#17100F", "top": "#A81F5B", "style": "long", "lashes": True, "lips": "#8E2F42", "brows": 0.028, "outfit": "tunic", "inner": "#E7B24C", "earrings": "gold", "width": 0.97}
TOM = {"skin": "#E3A988", "hair": "#C9C4BD", "top": "#7D8B6A", "style": "shaved", "beard": "full", "outfit": "hood", "inner": "#EDE6D8"}
LAYLA = {"skin": "#D7A078", "hair": "#3B1F17", "top": "white", "style": "curly", "lashes": True, "lips": "#B5414E", "brows": 0.028, "outfit": "blazer", "inner": "#7FB8D6", "earrings": "chrome", "width": 0.93}
VIKRAM = {"skin": "#C08457", "hair": "#6E6C6E", "top": "#2E3A52", "style": "swept", "moustache": True, "outfit": "shirt", "inner": "#E6DED0"}

# The founder and the team: nobody here is a client too.
BOB = {"skin": "#B9784F", "hair": "#38211D", "top": "marigold", "style": "bob", "lashes": True, "lips": "#B4463F", "brows": 0.026, "outfit": "tunic", "inner": "butter", "earrings": "gold", "width": 0.95}
STUBBLE = {"skin": "#E8B48E", "hair": "#A87B4B", "top": "violet", "style": "swept", "outfit": "crew", "beard": "stubble"}
SCARF = {"skin": "#CE9A70", "hair": "coral", "brow": "#2A1A18", "top": "ink", "style": "scarf", "lashes": True, "lips": "#B5524A", "brows": 0.026, "width": 0.95}
TURBAN = {"skin": "#A9693F", "hair": "#33211C", "top": "jade", "style": "turban", "beard": "full", "outfit": "blazer", "inner": "white", "cloth": "marigold"}
WAVES = {"skin": "#9C6039", "hair": "#2E1C1C", "top": "violet", "style": "wavy", "glasses": "gold", "lashes": True, "lips": "#A83E45", "brows": 0.026, "outfit": "tunic", "inner": "marigold", "width": 0.95}
CURLS = {"skin": "#ECBB99", "hair": "#EFEBE6", "top": "coral", "style": "swept", "outfit": "shirt", "inner": "coral", "moustache": True}
FOUNDER = {"skin": "#B97C52", "hair": "#4E4743", "top": "ink", "style": "short", "beard": "full", "glasses": "#3A1F12", "outfit": "blazer", "inner": "white", "smile": "open"}


def _portrait(s, person, turn, drop=0.0, scale=1):
    s.camera((0, -11.5, 0.35), (0, 0, -0.42), 104)
    s.sweep.location.z = -6
    s.sweep.location.y = -2.5
    with Group(at=(0, 0, -drop), turn=turn, scale=scale):
        Person(**person)


@scene("testimonials/meera-anand", "violet", 14, 0.12)
def meera(s):
    """Grey hair in a bun set back on her head, gold earrings, teal jacket."""
    _portrait(s, MEERA, -13, 0.17, 0.9)


@scene("testimonials/daniel-whitlock", "marigold", 14, 0.12)
def daniel(s):
    """White hair at the sides, glasses, brown jacket over a pale blue shirt."""
    _portrait(s, DANIEL, 12)


@scene("testimonials/aisha-rahmani", "lilac", 14, 0.12)
def aisha(s):
    """Teal headscarf with a gold pin, strong brows."""
    _portrait(s, AISHA, 9, 0.12, 0.96)


@scene("testimonials/rohan-bedi", "coral", 14, 0.12)
def rohan(s):
    """Receding black hair, full beard, pale polo shirt."""
    _portrait(s, ROHAN, 13)


@scene("testimonials/priya-nambiar", "jade", 14, 0.12)
def priya(s):
    """Long black hair, gold earrings, magenta kurta."""
    _portrait(s, PRIYA, -12)


@scene("testimonials/tom-ashcombe", "ink", 14, 0.12)
def tom(s):
    """Shaved head, full grey beard, green hooded top."""
    _portrait(s, TOM, 12)


@scene("testimonials/layla-haddad", "lilac", 14, 0.12)
def layla(s):
    """Dark curls, white coat over pale blue."""
    _portrait(s, LAYLA, -13)


@scene("testimonials/vikram-sethi", "marigold", 14, 0.12)
def vikram(s):
    """Grey hair swept back, moustache, dark blue jumper with a white collar."""
    _portrait(s, VIKRAM, 12)


@scene("team/founder", "marigold", 12, 0.1)
def founder(s):
    """The founder before the mark, one arm folded, the lens on his other hand."""
    s.camera((0, -13, 0.2), (0, 0, -0.55), 80)
    s.sweep.location.z = -6
    s.arcs((0.1, 2.2, -0.1), 2.6, 0.6, 0.16, ("butter", "violet"))
    with Group(at=(-0.15, 0, 0)):
        who = Person(**{**FOUNDER, "arms": True, "girth": 1.04, "lean": -3, "look": 8})
        who.arm(1, (1.58, -0.3, -2.74), (1.24, -1.35, -2.12), (0.05, -0.95, 0.3), (0, 0.1, 1), 0.12, 0.26)
        who.arm(-1, (-1.38, -0.35, -2.75), (0.46, -1.0, -2.86), (1, 0.3, 0.16), (0, 1, -0.1), 0.4, 0.04)
    s.lens((1.03, -1.75, -1.77), 0.36, turn=-8)


def _laptop():
    """Open laptop seen from behind its lid, its hinge on the origin."""
    with Group(tilt=-8):
        card(2.3, 1.5, 0.1, (0, 0, 0.78), paint("white", "satin"), 0.14, 0.04)
        ring(0.26, 0.05, (0, -0.06, 0.8), paint("marigold"))
        sphere(0.1, (0, -0.06, 0.8), paint("coral"), (1, 0.5, 1), detail=32)
    box((2.3, 1.5, 0.1), (0, 0.72, 0), paint("lavender", "satin"), 0.04)


@scene("team/team", "violet", 10, 0.1)
def team(s):
    """The founder and six of the team, close together, each busy with something."""
    s.camera((0, -18, 1.0), (0, 0, -0.55), 47)
    s.sweep.location.z = -6
    s.arcs((0, 3.4, 0.0), 4.2, 0.9, 0.2)
    s.light((-4, -11, 6), (0, 0, -0.5), 3, 520, "#FFDDB4")
    with Group(at=(-5.3, 1.3, 0.4), turn=14, roll=3):
        who = Person(**{**SCARF, "arms": True, "outfit": "crew", "lean": 7, "inner": "coral", "girth": 0.96})
        who.arm(-1, (-1.6, -0.3, -2.35), (-1.36, -0.7, -1.05), (-0.1, 0, 1), (0.1, -1, 0), 0.1, 0.32)
        who.arm(1, (1.4, 0.1, -2.8), (1.35, -0.2, -4.0), curl=0.4)
    with Group(at=(-1.95, 1.3, 0.75), turn=6, roll=2, scale=1.03):
        who = Person(**{**WAVES, "arms": True, "glasses": None, "style": "bun", "earrings": "gold", "top": "marigold", "inner": "white", "lean": 5, "look": 6})
        who.arm(-1, (-1.5, 0.0, -2.8), (-1.0, -0.6, -3.9), curl=0.4)
        who.arm(1, (1.6, -0.35, -2.5), (1.0, -1.0, -2.05), (0, -1, -0.3), (0, -0.3, -1), 0.35, 0.2)
    with Group(at=(1.95, 1.5, 0.95), turn=-6, roll=-2, scale=1.02):
        who = Person(**{**STUBBLE, "arms": True, "top": "coral", "inner": "white", "girth": 0.92, "width": 0.94, "lean": -4, "hair": "#B07F45"})
        who.arm(-1, (-1.4, 0.1, -2.8), (-1.3, -0.2, -4.0), curl=0.4)
        who.arm(1, (1.75, -0.2, -1.9), (1.55, -0.5, -0.55), (0, -0.1, 1), (0.1, -1, 0), 0.75)
        with Group(at=(1.7, -0.64, 0.58), roll=10, scale=0.7):
            p.clapper(2.6)
    with Group(at=(5.25, 1.2, 0.22), turn=-14, roll=-3):
        who = Person(**{**CURLS, "arms": True, "top": "pink", "style": "curly", "hair": "#C8642A", "moustache": False, "outfit": "hood", "inner": "white", "lean": -9, "skin": "#F0C3A2"})
        who.arm(1, (1.55, 0.1, -2.8), (1.12, -0.85, -2.4), (-0.25, -1, 0.1), (-1, 0.25, 0), 0.95)
        who.arm(-1, (-1.4, 0.1, -2.8), (-1.3, -0.2, -4.0), curl=0.4)
        with Group(at=(0.68, -1.6, -3.35), roll=11, tilt=20):
            p.pencil(4.4, 0.24, "marigold", "pink")
    with Group(at=(-3.3, -0.5, -0.9), turn=8):
        who = Person(**{**TURBAN, "arms": True, "top": "jadeBright", "girth": 1.14, "width": 1.05, "lean": -5})
        who.arm(-1, (-1.75, -0.3, -2.8), (-0.85, -1.75, -2.55), (0.5, -0.6, 0.5), (1, 0, 0), 0.55)
        who.arm(1, (1.75, -0.3, -2.8), (0.85, -1.75, -2.55), (-0.5, -0.6, 0.5), (-1, 0, 0), 0.55)
        with Group(at=(0, -1.75, -2.32), turn=-14, scale=0.66):
            p.video_camera("violet", "ink", "coral")
    with Group(at=(3.25, -0.5, -1.1), turn=-9):
        who = Person(**{**BOB, "arms": True, "skin": "#D29B70", "smile": "closed", "top": "lilac", "inner": "coral", "girth": 0.94, "lean": 6, "look": -4})
        who.arm(1, (1.45, -0.2, -2.75), (1.1, -1.3, -2.6), (-0.1, -1, 0.05), (-1, 0, 0), 0.5)
        who.arm(-1, (-1.45, -0.2, -2.75), (-1.18, -1.32, -2.6), (0.05, -1, 0.05), (1, 0, 0), 0.5)
        with Group(at=(0, -1.9, -2.82), turn=6, scale=0.85):
            _laptop()
    with Group(at=(0, -0.5, -0.4)):
        who = Person(**{**FOUNDER, "arms": True, "girth": 1.04, "nod": 2})
        who.arm(1, (1.38, -0.35, -2.8), (-0.6, -1.14, -2.86), (-1, 0.2, 0.25), (0, 1, 0), 0.3)
        who.arm(-1, (-1.38, -0.35, -2.8), (0.5, -1.24, -2.62), (1, 0.3, 0.1), (0, 1, 0), 0.35, 0.06)
