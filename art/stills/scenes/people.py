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
FOUNDER = {"skin": "#B97C52", "hair": "#4E4743", "top": "ink", "style": "short", "beard": "full", "glasses": "#3A1F12", "outfit": "blazer", "inner": "white", "smile": "open", "girth": 1.04}
FARAH = {"skin": "#CE9A70", "hair": "coral", "brow": "#2A1A18", "top": "ink", "style": "scarf", "lashes": True, "lips": "#B5524A", "brows": 0.026, "width": 0.95, "inner": "coral", "girth": 0.96, "lean": 7}
NANDINI = {"skin": "#9C6039", "hair": "#2E1C1C", "top": "marigold", "style": "bun", "lashes": True, "lips": "#A83E45", "brows": 0.026, "outfit": "tunic", "inner": "white", "earrings": "gold", "width": 0.95, "lean": -5, "look": -5}
CALLUM = {"skin": "#E8B48E", "hair": "#B07F45", "top": "coral", "style": "swept", "beard": "stubble", "inner": "white", "girth": 0.92, "width": 0.94, "lean": -4}
IMOGEN = {"skin": "#F0C3A2", "hair": "#C8642A", "top": "pink", "style": "curly", "outfit": "hood", "lashes": True, "lips": "#D0605C", "brows": 0.028, "inner": "white", "width": 0.96, "lean": -9}
JASPREET = {"skin": "#A9693F", "hair": "#33211C", "top": "jadeBright", "style": "turban", "beard": "full", "outfit": "blazer", "inner": "white", "girth": 1.14, "width": 1.05, "lean": -5}
RHEA = {"skin": "#D29B70", "hair": "#38211D", "top": "lilac", "style": "bob", "lashes": True, "lips": "#B4463F", "brows": 0.026, "outfit": "tunic", "inner": "coral", "earrings": "gold", "width": 0.95, "girth": 0.94, "lean": 6, "look": -4}
CALLER = {"skin": "#F0C9A8", "hair": "#6B3A20", "top": "lilac", "style": "wavy", "lashes": True, "lips": "#B5414E", "brows": 0.026, "outfit": "tunic", "inner": "butter", "width": 0.94}
SEEKER = {"skin": "#E9C09A", "hair": "#1A1413", "top": "white", "style": "swept", "inner": "coral", "outfit": "polo-neck", "width": 0.96}
DYED = {"skin": "#C98B62", "hair": "pink", "brow": "#3A2420", "top": "ink", "style": "short", "lashes": True, "lips": "#B5414E", "brows": 0.028, "outfit": "crew", "inner": "pink", "earrings": "gold", "width": 0.93}
TALL = {"skin": "#653B26", "hair": "#140E0D", "top": "butter", "style": "short", "outfit": "hood", "inner": "coral", "width": 0.97}
SILVER = {"skin": "#E7B897", "hair": "#DCD6D0", "brow": "#A39A92", "top": "coral", "style": "wavy", "glasses": "violet", "lashes": True, "lips": "#B4463F", "outfit": "shirt", "inner": "white", "width": 0.95}
AFRO = {"skin": "#8A5636", "hair": "#1C1312", "top": "peach", "style": "curly", "beard": "stubble", "outfit": "crew", "inner": "ink"}
BALD = {"skin": "#6B4029", "hair": "#2A1C18", "top": "sky", "style": "none", "moustache": True, "outfit": "polo-neck", "inner": "sky"}


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


def _laptop():
    """Open laptop seen from behind its lid, its hinge on the origin."""
    with Group(tilt=-8):
        card(2.3, 1.5, 0.1, (0, 0, 0.78), paint("violet", "satin"), 0.14, 0.04)
        ring(0.26, 0.05, (0, -0.06, 0.8), paint("marigold"))
        sphere(0.1, (0, -0.06, 0.8), paint("coral"), (1, 0.5, 1), detail=32)
    box((2.3, 1.5, 0.1), (0, 0.72, 0), paint("lavender", "satin"), 0.04)


def _hanging(who, side):
    """An arm at rest."""
    who.arm(side, (side * 1.4, 0.1, -2.8), (side * 1.33, -0.2, -4.7), curl=0.4)


def _farah():
    """She waves and holds up a coin."""
    who = Person(**FARAH, arms=True)
    who.arm(-1, (-1.6, -0.3, -2.35), (-1.36, -0.7, -1.05), (-0.1, 0, 1), (0.1, -1, 0), 0.1, 0.32)
    who.arm(1, (1.5, -0.2, -2.75), (1.05, -1.1, -2.45), (-0.3, -0.2, 1), (-0.5, -1, 0), 0.75)
    with Group(at=(0.84, -1.22, -1.5), turn=6, roll=-8):
        p.coin(0.56)


def _nandini():
    """She carries a cube of wire on her palm."""
    who = Person(**NANDINI, arms=True)
    who.arm(-1, (-1.7, -0.1, -2.1), (-1.62, -0.75, -0.76), (-0.5, -1, 0.1), (0, 0, 1), 0.1, 0.2)
    _hanging(who, 1)
    with Group(at=(-1.8, -1.1, -0.52), turn=28):
        p.wire_cube(0.82, 0.042)
        sphere(0.22, (0, 0, 0.41), paint("coral"))


def _callum():
    """He holds up a clapperboard."""
    who = Person(**CALLUM, arms=True)
    _hanging(who, -1)
    who.arm(1, (1.75, -0.2, -2.15), (1.6, -0.55, -0.95), (0, -0.1, 1), (0.1, -1, 0), 0.75)
    with Group(at=(1.72, -0.69, 0.12), roll=8, scale=0.64):
        p.clapper(2.6, open_angle=14)


def _imogen():
    """She stands her great pencil up like a staff."""
    who = Person(**IMOGEN, arms=True)
    who.arm(1, (1.55, 0.1, -2.8), (1.12, -0.85, -2.4), (-0.25, -1, 0.1), (-1, 0.25, 0), 0.95)
    _hanging(who, -1)
    with Group(at=(0.72, -1.6, -3.0), roll=11, tilt=20):
        p.pencil(4.4, 0.24, "marigold", "pink")


def _jaspreet():
    """He holds his camera before his chest."""
    who = Person(**JASPREET, arms=True)
    for side in (-1, 1):
        who.arm(side, (side * 1.75, -0.3, -2.7), (side * 0.85, -1.75, -2.25), (-side * 0.5, -0.6, 0.5), (-side, 0, 0), 0.55)
    with Group(at=(0, -1.75, -2.02), turn=-14, scale=0.66):
        p.video_camera("violet", "ink", "coral")


def _rhea():
    """She holds her laptop open before her."""
    who = Person(**RHEA, arms=True)
    who.arm(1, (1.45, -0.2, -2.65), (1.1, -1.3, -2.4), (-0.1, -1, 0.05), (-1, 0, 0), 0.5)
    who.arm(-1, (-1.45, -0.2, -2.65), (-1.18, -1.32, -2.4), (0.05, -1, 0.05), (1, 0, 0), 0.5)
    with Group(at=(0, -1.9, -2.62), turn=6, scale=0.85):
        _laptop()


def _colleague(s, draw, x=0.0, turn=0):
    """Portrait of one of the team with what is theirs, all to one measure."""
    s.camera((0, -14, 0.3), (0, 0, -0.75), 93)
    s.sweep.location.z = -6
    s.sweep.location.y = -2.5
    s.light((-3, -11, 4), (0, 0, -0.8), 3, 300, "#FFE9D2")
    s.light((0.6, 1.2, 4.6), (0.2, 4.5, -0.6), 2, 500)
    with Group(at=(x, 0, 0), turn=turn):
        draw()


@scene("team/farah-siddiqui", "lilac", 10, 0.1)
def farah(s):
    """Coral headscarf; she waves, a coin in her other hand."""
    _colleague(s, _farah, 0.2, 8)


@scene("team/nandini-rao", "violet", 10, 0.1)
def nandini(s):
    """Dark hair in a high bun, marigold tunic, a cube of wire on her palm."""
    _colleague(s, _nandini, 0.3, 8)


@scene("team/callum-reid", "jade", 10, 0.1)
def callum(s):
    """Blond hair and stubble, coral jumper, a clapperboard beside his head."""
    _colleague(s, _callum, -0.3, -8)


@scene("team/imogen-clarke", "ink", 10, 0.1)
def imogen(s):
    """Red curls, pink hooded top, a pencil as tall as she is."""
    _colleague(s, _imogen, -0.2, -8)


@scene("team/jaspreet-gill", "coral", 10, 0.1)
def jaspreet(s):
    """Marigold turban, full beard, green jacket, a film camera in both hands."""
    _colleague(s, _jaspreet, 0, 8)


@scene("team/rhea-dcunha", "marigold", 10, 0.1)
def rhea(s):
    """Dark bob, lilac tunic, a laptop open before her."""
    _colleague(s, _rhea, 0, -8)


@scene("team/founder", "marigold", 12, 0.1)
def founder(s):
    """The founder, one arm folded, the lens on his other hand."""
    s.camera((0, -13, 0.2), (0, 0, -0.72), 84)
    s.sweep.location.z = -6
    s.sweep.location.y = -2.5
    s.light((0.6, 1.2, 4.6), (0.2, 4.5, -0.6), 2, 500)
    with Group(at=(-0.15, 0, 0)):
        who = Person(**FOUNDER, arms=True, lean=-3, look=8)
        who.arm(1, (1.58, -0.3, -2.74), (1.24, -1.35, -2.12), (0.05, -0.95, 0.3), (0, 0.1, 1), 0.12, 0.26)
        who.arm(-1, (-1.38, -0.35, -2.75), (0.46, -1.0, -2.86), (1, 0.3, 0.16), (0, 1, -0.1), 0.4, 0.04)
    s.lens((1.03, -1.75, -1.77), 0.36, turn=-8)


@scene("team/team", "jade", 10, 0.1)
def team(s):
    """The founder and six of the team with what is theirs; behind and beside them seven more, in rows that rise to the back."""
    s.camera((0, -24, 1.0), (0, 0, -0.08), 49)
    s.backdrop("jade")
    s.sweep.location.z = -6
    s.sweep.location.y = 3
    s.light((-5, -14, 7), (0, 0, -0.5), 4, 1150, "#FFE4C8")
    s.light((9, -10, 6), (4, 1, 0), 4, 500, "#FFE4C8")
    for x, power in ((-9, 280), (9, 360)):
        s.light((x, 5, 9), (x, 10, 2), 4, power)
    for at, turn, roll, draw in (
        ((-5.5, 1.3, 0.25), 12, 2, _farah),
        ((-1.85, 1.3, 0.65), 5, 1, _nandini),
        ((1.65, 1.4, 0.42), -5, -1, _callum),
        ((5.7, 1.2, 0.05), -12, -2, _imogen),
        ((-3.65, -0.6, -1.5), 8, 0, _jaspreet),
        ((3.55, -0.6, -1.35), -9, 0, _rhea),
    ):
        with Group(at=at, turn=turn, roll=roll):
            draw()
    with Group(at=(0, -0.8, -1.0)):
        who = Person(**FOUNDER, arms=True, nod=2)
        who.arm(1, (1.38, -0.35, -2.8), (-0.6, -1.14, -2.86), (-1, 0.2, 0.25), (0, 1, 0), 0.3)
        who.arm(-1, (-1.38, -0.35, -2.8), (0.5, -1.24, -2.62), (1, 0.3, 0.1), (0, 1, 0), 0.35, 0.06)
    with Group(at=(-7.6, -0.4, -1.45), turn=16):
        who = Person(**BALD, arms=True, look=6)
        _hanging(who, 1)
        who.arm(-1, (-1.5, -0.2, -2.7), (-0.75, -1.25, -2.3), (0.4, -0.5, 1), (1, 0, 0), 0.7)
        with Group(at=(-0.35, -1.55, -2.2), turn=-20, scale=0.6):
            p.cup("white")
    with Group(at=(7.6, -0.4, -1.4), turn=-12):
        who = Person(**SEEKER, arms=True, look=-4)
        _hanging(who, 1)
        who.arm(-1, (-1.6, -0.4, -2.7), (-0.42, -1.25, -1.7), (0.25, 0, 1), (1, -0.3, 0), 0.8)
        with Group(at=(0.24, -1.3, 0.14)):
            with Group(roll=55):
                p.magnifier(0.5, glass=False)
            # What the glass enlarges: one eye, as big as the glass.
            sphere(0.48, (0, 0.04, 0), paint(SEEKER["skin"], "skin"), (1, 0.12, 1))
            sphere(1, (0, -0.02, -0.02), paint("#1B1014", "gloss"), (0.18, 0.06, 0.245))
            sphere(0.065, (-0.07, -0.09, 0.09), paint("white", "glow", 1.0))
            sphere(0.032, (0.07, -0.09, -0.1), paint("white", "glow", 0.7))
    with Group(at=(-8.45, 4, 1.9), turn=14):
        who = Person(**CALLER, arms=True, look=45)
        who.arm(-1, (-1.4, 0, -3.1), (-0.5, -0.9, -3.3), curl=0.6)
        who.arm(1, (1.7, -0.3, -2.2), (1.15, -0.9, -1.15), (0, 0, 1), (-1, 0.3, 0), 0.8)
        with Group(at=(1.17, -1.05, -0.23), turn=-45, roll=-22, scale=0.55):
            p.megaphone()
    with Group(at=(0, 4, 2.1)):
        who = Person(**TALL, arms=True, look=8, lean=-3)
        who.arm(-1, (-1.4, 0.5, -2.8), (-0.7, 1.0, -3.5))
        who.arm(1, (1.7, 0, -1.9), (1.6, -0.4, -0.5), (0.1, 0, 1), (-1, -0.3, 0), 0.75)
        with Group(at=(1.95, -0.6, 0.28), turn=12, tilt=-35, roll=-24, scale=0.8):
            p.paper_plane()
    for at, turn, person in (((-4.75, 4, 1.95), 20, DYED), ((5.3, 4, 2.05), 14, SILVER), ((8.85, 4, 1.9), -30, AFRO)):
        with Group(at=at, turn=turn):
            who = Person(**person, arms=True)
            for side in (-1, 1):
                who.arm(side, (side * 1.4, 0.5, -2.8), (side * 0.7, 1.0, -3.5))
