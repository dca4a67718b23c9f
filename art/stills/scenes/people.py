"""Portraits of the clients, the founder and the team."""

from kit import props as p
from kit.paint import paint
from kit.people import Person
from kit.registry import scene
from kit.shapes import Group, box, card, ring, sphere, tube

# Clients.
MEERA = {"skin": "#8E5937", "hair": "#9A9490", "brow": "#5A504C", "top": "#1F6F78", "style": "bun", "lashes": True, "lips": "#9E3F44", "brows": 0.028, "brow_shape": "arch", "outfit": "blazer", "inner": ("#F6EFE2", "#C98B3A", "dots", 0.22), "earrings": "gold", "width": 0.9, "long": 1.1, "jaw": 0.4, "cheeks": 0.07, "age": 0.6, "nose": "hooked", "eyes": "smiling", "mouth": "smile", "glasses": ("half", "gold"), "bun": (0.4, 0.5, 0.98, 0.86), "lean": 4, "nod": 3}
DANIEL = {"skin": "#EBC3A4", "hair": "#F0EDE8", "top": ("#6B5540", "#4A3828", "checks", 0.3), "style": "white_sides", "outfit": "blazer", "inner": "#BFD4E6", "trim": "coral", "tie": "bow", "glasses": ("round", "#8A5A2B"), "eyes": "sleepy", "nose": "bulb", "age": 1.0, "jowls": 0.09, "jaw": 0.6, "width": 1.04, "ear": 1.35, "brows": 0.06, "brow_shape": "soft", "mouth": "smile", "iris": "#4E7FA8", "lean": -4, "gaze": (8, 0)}
AISHA = {"skin": "#C8936A", "hair": "#1E5A57", "brow": "#20130F", "top": "#E9DCC6", "style": "scarf", "lashes": True, "lips": "#A8484E", "brows": 0.044, "brow_shape": "arch", "width": 1.0, "long": 0.95, "cheeks": 0.08, "jaw": 0.35, "chin": 0.09, "nose": "straight", "eyes": "open", "mouth": "smirk", "iris": "#2A1712", "brooch": (0.34, -1.3), "lean": -6, "gaze": (-14, 0)}
ROHAN = {"skin": "#7E4B2C", "hair": "#1B1413", "top": ("#F2EEE4", "#5A8FB8", "stripes", 0.42), "style": "receding", "beard": "full", "outfit": "polo", "inner": "#27406B", "jaw": 0.95, "width": 1.08, "nose": "broad", "eyes": "laughing", "mouth": "laugh", "brows": 0.05, "lean": 5, "nod": 6}
PRIYA = {"skin": "#7A4A2E", "hair": "#17100F", "top": "#A81F5B", "style": "long", "lashes": True, "lips": "#8E2F42", "brows": 0.03, "brow_shape": "soft", "outfit": "tunic", "inner": "#E7B24C", "drape": ("#E7B24C", "#A81F5B", "stripes", 0.34), "earrings": "gold", "hoops": True, "width": 0.88, "long": 1.04, "jaw": 0.2, "chin": 0.08, "eye": 0.15, "nose": "button", "mouth": "smile", "slant": 4, "gaze": (12, 4), "nod": -3}
TOM = {"skin": "#E0A283", "hair": "#BDB6AE", "top": "#7D8B6A", "cloth": ("#8A6E4C", "#6A5136", "checks", 0.2), "style": "cap", "beard": "long", "moustache": "walrus", "outfit": "hood", "inner": "#EDE6D8", "nose": "bulb", "age": 0.8, "eyes": "narrow", "iris": "#4F7A93", "brows": 0.055, "brow_shape": "flat", "cheeks": 0.08, "width": 1.05, "ear": 1.15, "mouth": "smile", "blush": 0.85}
LAYLA = {"skin": "#D7A078", "hair": "#3B1F17", "top": "white", "style": "ringlets", "lashes": True, "lips": "#B5414E", "brows": 0.032, "outfit": "blazer", "inner": "#7FB8D6", "earrings": "chrome", "width": 0.95, "long": 1.06, "jaw": 0.55, "nose": "long", "eyes": "smiling", "mouth": "grin", "lean": -5}
VIKRAM = {"skin": "#B5794D", "hair": "#7C797A", "top": ("#2E3A52", "#A63D3D", "zigzag", 0.62), "style": "swept", "moustache": "handlebar", "outfit": "shirt", "inner": "#F1ECE2", "tie": "#A63D3D", "jaw": 0.9, "long": 1.18, "width": 0.95, "nose": "hooked", "age": 0.7, "eyes": "open", "brows": 0.055, "brow_shape": "flat", "mouth": "calm", "look": 6, "gaze": (-8, 0)}

# The founder and the team: nobody here is a client too.
FOUNDER = {"skin": "#B97C52", "hair": "#5A534F", "top": "ink", "style": "short", "beard": "full", "glasses": ("square", "#3A1F12"), "outfit": "blazer", "inner": ("white", "violet", "pinstripes", 0.16), "mouth": "grin", "eyes": "open", "jaw": 0.75, "nose": "bulb", "age": 0.5, "brows": 0.045, "brow_shape": "flat", "girth": 1.06}
FARAH = {"skin": "#CE9A70", "hair": "coral", "brow": "#2A1A18", "top": ("ink", "violetSoft", "stripes", 0.5), "style": "scarf", "lashes": True, "lips": "#B5524A", "brows": 0.032, "brow_shape": "soft", "width": 1.04, "long": 0.92, "cheeks": 0.1, "jaw": 0.45, "nose": "button", "eyes": "smiling", "mouth": "grin", "inner": "coral", "girth": 1.02, "lean": 7, "iris": "#5A3A18"}
NANDINI = {"skin": "#86502F", "hair": "#241616", "top": "marigold", "style": "bun", "lashes": True, "lips": "#A83E45", "brows": 0.03, "outfit": "tunic", "inner": "coral", "drape": ("coral", "butter", "stripes", 0.3), "earrings": "gold", "hoops": True, "width": 0.88, "long": 1.12, "jaw": 0.35, "chin": 0.08, "nose": "hooked", "eye": 0.145, "eyes": "open", "mouth": "smirk", "neck": 0.08, "lean": -5, "look": -24, "gaze": (-26, 4), "girth": 0.9}
CALLUM = {"skin": "#EDBE9C", "hair": "#CF9A4E", "brow": "#A87838", "top": ("coral", "white", "stripes", 0.46), "style": "quiff", "beard": "stubble", "inner": "coral", "jaw": 0.95, "chin": 0.1, "long": 1.12, "nose": "long", "eyes": "laughing", "mouth": "laugh", "blush": 0.8, "girth": 0.96, "width": 0.93, "ear": 1.2, "lean": -4}
IMOGEN = {"skin": "#F3CDB2", "hair": "#C8642A", "top": "pink", "style": "ringlets", "outfit": "hood", "lashes": True, "lips": "#D0605C", "brows": 0.03, "brow_shape": "raised", "inner": "white", "width": 1.0, "long": 0.9, "jaw": 0.25, "cheeks": 0.07, "nose": "snub", "eyes": ("open", "laughing"), "iris": "#3F8A6B", "mouth": "grin", "freckles": True, "blush": 0.8, "lean": -9}
JASPREET = {"skin": "#A9693F", "hair": "#2A1C18", "top": ("jadeBright", "#0B7566", "checks", 0.34), "style": "turban", "beard": "long", "moustache": "handlebar", "outfit": "blazer", "inner": "butter", "tie": "violet", "nose": "broad", "eyes": "smiling", "brows": 0.058, "brow_shape": "flat", "mouth": "smile", "age": 0.4, "jaw": 0.7, "girth": 1.22, "width": 1.08, "lean": -5}
RHEA = {"skin": "#D9A57C", "hair": "#2A1A1C", "top": ("lilac", "violet", "dots", 0.3), "style": "bob", "lashes": True, "lips": "#B4463F", "brows": 0.03, "brow_shape": "raised", "outfit": "shirt", "inner": "coral", "glasses": ("cat", "coral"), "earrings": "gold", "width": 0.9, "long": 1.08, "jaw": 0.3, "nose": "straight", "eyes": "open", "gaze": (10, 4), "mouth": "smirk", "girth": 0.88, "lean": 6, "look": -4}
CALLER = {"skin": "#F0C9A8", "hair": "#6B3A20", "top": ("white", "violet", "stripes", 0.46), "style": "ponytail", "trim": "marigold", "lashes": True, "lips": "#B5414E", "brows": 0.03, "outfit": "boat", "inner": "white", "nose": "snub", "mouth": "laugh", "eyes": "open", "width": 0.92, "jaw": 0.3, "earrings": "gold"}
SEEKER = {"skin": "#E9C09A", "hair": "#1A1413", "top": "violet", "style": "spiky", "inner": ("white", "coral", "stripes", 0.34), "trim": "coral", "outfit": "dungarees", "eyes": "narrow", "slant": 6, "nose": "button", "mouth": "talk", "jaw": 0.6, "long": 0.96, "width": 1.02, "cheeks": 0.07, "girth": 0.94}
DYED = {"skin": "#C98B62", "hair": "pink", "brow": "#3A2420", "top": ("ink", "pink", "zigzag", 0.5), "style": "buns", "trim": "marigold", "lashes": True, "lips": "#B5414E", "brows": 0.034, "brow_shape": "soft", "outfit": "crew", "inner": "pink", "eyes": "shut", "mouth": "grin", "nose": "hooked", "width": 0.9, "jaw": 0.5}
TALL = {"skin": "#5E3622", "hair": "#140E0D", "top": "butter", "style": "flat", "beard": "goatee", "moustache": "thin", "outfit": "hood", "inner": "coral", "width": 0.9, "long": 1.14, "jaw": 0.8, "nose": "broad", "eyes": "open", "gaze": (30, 6), "mouth": "laugh", "girth": 0.95, "neck": 0.1}
SILVER = {"skin": "#EBC0A2", "hair": "#E4DED8", "brow": "#A39A92", "top": "coral", "style": "fringe", "glasses": ("round", "violet"), "lashes": True, "lips": "#C2403F", "outfit": "cardigan", "inner": ("white", "ink", "dots", 0.24), "trim": "marigold", "width": 1.03, "long": 0.95, "age": 1.0, "jowls": 0.08, "cheeks": 0.08, "nose": "bulb", "eyes": "laughing", "mouth": "laugh", "blush": 0.8, "girth": 1.1}
AFRO = {"skin": "#8A5636", "hair": "#1C1312", "top": ("butter", "coral", "dots", 0.4), "style": "afro", "outfit": "vee", "inner": "coral", "short": True, "lashes": True, "lips": "#A03A44", "earrings": "gold", "hoops": True, "nose": "broad", "eyes": "open", "gaze": (0, 16), "mouth": "open", "jaw": 0.3, "width": 0.95, "cheeks": 0.08}
BALD = {"skin": "#6B4029", "hair": "#8A8480", "brow": "#3A2A24", "top": "sky", "style": "none", "beard": "full", "outfit": "waistcoat", "inner": "white", "tie": "bow", "trim": "coral", "nose": "straight", "eyes": "sleepy", "mouth": "smile", "age": 0.7, "jaw": 0.6, "crown": 1.08, "ear": 1.2, "girth": 1.12, "gaze": (16, 0), "brow_shape": "soft", "brows": 0.045}
LOCS = {"skin": "#70452C", "hair": "#2A1A14", "top": "orange", "style": "locs", "outfit": "puffer", "inner": "ink", "nose": "broad", "eyes": "open", "mouth": "whistle", "jaw": 0.7, "gaze": (-24, 10), "headphones": "violet"}
BEANIE = {"skin": "#F1C4A8", "hair": "#B5562A", "top": "violet", "cloth": "sky", "trim": "white", "style": "beanie", "beard": "full", "outfit": "scoop", "inner": "lilac", "iris": "#4E7FA8", "nose": "long", "eyes": "wide", "mouth": "open", "jaw": 0.8, "blush": 0.9, "gaze": (-25, 0), "width": 1.04}
PLAITS = {"skin": "#F2CBAE", "hair": "#E2B25A", "brow": "#B58438", "top": ("sky", "white", "checks", 0.4), "style": "plaits", "trim": "coral", "outfit": "scoop", "inner": "white", "lashes": True, "lips": "#CF5F5C", "iris": "#4E7FA8", "nose": "button", "eyes": "wide", "mouth": "talk", "gaze": (20, 12), "freckles": True, "width": 0.98, "long": 0.96, "jaw": 0.3}
WALRUS = {"skin": "#D9A27C", "hair": "#F0EDE8", "top": ("lilac", "violet", "checks", 0.4), "style": "white_sides", "moustache": "walrus", "outfit": "shirt", "inner": "white", "tie": "bow", "trim": "ink", "age": 1.0, "jowls": 0.1, "nose": "bulb", "ear": 1.35, "eyes": "smiling", "brows": 0.06, "brow_shape": "raised", "mouth": "smile", "jaw": 0.7, "girth": 1.2, "width": 1.06}


def _portrait(s, person, turn, drop=0.0, scale=1):
    s.camera((0, -11.5, 0.35), (0, 0, -0.42), 104)
    s.sweep.location.z = -6
    s.sweep.location.y = -2.5
    with Group(at=(0, 0, -drop), turn=turn, scale=scale):
        Person(**person)


@scene("testimonials/meera-anand", "violet", 8, 0.12)
def meera(s):
    """Grey hair in a bun set back on her head, half-moon glasses, teal jacket."""
    _portrait(s, MEERA, -13, 0.17, 0.9)


@scene("testimonials/daniel-whitlock", "marigold", 8, 0.12)
def daniel(s):
    """White hair at the sides, large ears, round glasses, bow tie and brown checks."""
    _portrait(s, DANIEL, 12)


@scene("testimonials/aisha-rahmani", "lilac", 8, 0.12)
def aisha(s):
    """Teal headscarf with a gold pin, strong brows."""
    _portrait(s, AISHA, 9, 0.12, 0.96)


@scene("testimonials/rohan-bedi", "coral", 8, 0.12)
def rohan(s):
    """Receding black hair, full beard, striped polo shirt; he laughs with closed eyes."""
    _portrait(s, ROHAN, 13)


@scene("testimonials/priya-nambiar", "jade", 8, 0.12)
def priya(s):
    """Long black hair, gold hoops, magenta kurta and a striped sash."""
    _portrait(s, PRIYA, -12)


@scene("testimonials/tom-ashcombe", "ink", 8, 0.12)
def tom(s):
    """Flat cap, long grey beard, green hooded top."""
    _portrait(s, TOM, 12)


@scene("testimonials/layla-haddad", "lilac", 8, 0.12)
def layla(s):
    """Long dark curls, white coat over pale blue."""
    _portrait(s, LAYLA, -13)


@scene("testimonials/vikram-sethi", "marigold", 8, 0.12)
def vikram(s):
    """Grey hair swept back, handlebar moustache, zigzag jumper with collar and tie."""
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


def _farah(**mood):
    """She waves and holds up a coin."""
    who = Person(**{**FARAH, **mood}, arms=True)
    who.arm(-1, (-1.6, -0.3, -2.35), (-1.36, -0.7, -1.05), (-0.1, 0, 1), (0.1, -1, 0), 0.1, 0.32)
    who.arm(1, (1.5, -0.2, -2.75), (1.05, -1.1, -2.45), (-0.3, -0.2, 1), (-0.5, -1, 0), 0.75)
    with Group(at=(0.84, -1.22, -1.5), turn=6, roll=-8):
        p.coin(0.56)


def _nandini(**mood):
    """She carries a cube of wire on her palm."""
    who = Person(**{**NANDINI, **mood}, arms=True)
    who.arm(-1, (-1.7, -0.1, -2.1), (-1.62, -0.75, -0.76), (-0.5, -1, 0.1), (0, 0, 1), 0.1, 0.2)
    _hanging(who, 1)
    with Group(at=(-1.8, -1.1, -0.52), turn=28):
        p.wire_cube(0.82, 0.042)
        sphere(0.22, (0, 0, 0.41), paint("coral"))


def _callum(**mood):
    """He holds up a clapperboard."""
    who = Person(**{**CALLUM, **mood}, arms=True)
    _hanging(who, -1)
    who.arm(1, (1.75, -0.2, -2.15), (1.6, -0.55, -0.95), (0, -0.1, 1), (0.1, -1, 0), 0.75)
    with Group(at=(1.72, -0.69, 0.12), roll=8, scale=0.64):
        p.clapper(2.6, open_angle=14)


def _imogen(**mood):
    """She stands her great pencil up like a staff."""
    who = Person(**{**IMOGEN, **mood}, arms=True)
    who.arm(1, (1.55, 0.1, -2.8), (1.12, -0.85, -2.4), (-0.25, -1, 0.1), (-1, 0.25, 0), 0.95)
    _hanging(who, -1)
    with Group(at=(0.72, -1.6, -3.0), roll=11, tilt=20):
        p.pencil(4.4, 0.24, "marigold", "pink")


def _jaspreet(**mood):
    """He holds his camera before his chest."""
    who = Person(**{**JASPREET, **mood}, arms=True)
    for side in (-1, 1):
        who.arm(side, (side * 1.75, -0.3, -2.7), (side * 0.85, -1.75, -2.25), (-side * 0.5, -0.6, 0.5), (-side, 0, 0), 0.55)
    with Group(at=(0, -1.75, -2.02), turn=-14, scale=0.66):
        p.video_camera("violet", "ink", "coral")


def _rhea(**mood):
    """She holds her laptop open before her."""
    who = Person(**{**RHEA, **mood}, arms=True)
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
    """Coral headscarf, violet stripes; she waves, a coin in her other hand."""
    _colleague(s, _farah, 0.2, 8)


@scene("team/nandini-rao", "violet", 10, 0.1)
def nandini(s):
    """Dark hair in a high bun, a striped sash over marigold; she looks at the cube of wire on her palm."""
    _colleague(s, _nandini, 0.3, 8)


@scene("team/callum-reid", "jade", 10, 0.1)
def callum(s):
    """Blond quiff and short beard, coral stripes; he laughs, a clapperboard beside his head."""
    _colleague(s, _callum, -0.3, -8)


@scene("team/imogen-clarke", "ink", 10, 0.1)
def imogen(s):
    """Long red curls, freckles, pink hooded top; she winks, beside a pencil as tall as she is."""
    _colleague(s, _imogen, -0.2, -8)


@scene("team/jaspreet-gill", "coral", 10, 0.1)
def jaspreet(s):
    """Marigold turban, long beard, green checks, a film camera in both hands."""
    _colleague(s, _jaspreet, 0, 8)


@scene("team/rhea-dcunha", "marigold", 10, 0.1)
def rhea(s):
    """Dark bob, coral glasses, dotted blouse, a laptop open before her."""
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


def _magnified(skin):
    """One eye as big as the glass through which it's seen, its lids included."""
    sphere(0.48, (0, 0.04, 0), paint(skin, "skin"), (1, 0.12, 1))
    sphere(0.34, (0, 0.0, -0.02), paint("#F7F1EA", "satin"), (1.1, 0.3, 0.78))
    sphere(0.2, (-0.04, -0.07, -0.02), paint("#4A2A18"), (1, 0.3, 1))
    sphere(0.11, (-0.05, -0.11, -0.02), paint("#120A0C"), (1, 0.3, 1))
    sphere(0.045, (-0.12, -0.14, 0.08), paint("white", "glow", 1.0))
    arc = [(-0.37, -0.03), (-0.22, 0.2), (0.02, 0.25), (0.25, 0.17), (0.38, -0.04)]
    tube([(x, -0.08, z) for x, z in arc], 0.045, paint("#1B1014", "satin"), radii=[0.5, 1, 1.1, 1, 0.5])


def _back_row():
    """Seven behind: a megaphone that one hears too well, a plane on its way, and paper thrown up."""
    with Group(at=(-8.9, 4, 1.75), turn=14):
        who = Person(**CALLER, arms=True, look=45)
        who.arm(-1, (-1.4, 0, -3.1), (-0.5, -0.9, -3.3), curl=0.6)
        who.arm(1, (1.7, -0.3, -2.2), (1.15, -0.9, -1.15), (0, 0, 1), (-1, 0.3, 0), 0.8)
        with Group(at=(1.17, -1.05, -0.23), turn=-45, roll=-22, scale=0.55):
            p.megaphone()
    with Group(at=(-5.75, 4.2, 1.85), turn=10):
        who = Person(**DYED, arms=True, lean=12, look=10)
        for side in (-1, 1):
            who.arm(side, (side * 2.0, -0.1, -1.5), (side * 1.26 + 0.12, -0.12, -0.5), (-side * 0.25, 0.0, 1), (-side, 0, 0.2), 0.25, 0.06)
    with Group(at=(-3.2, 4.4, 2.15), turn=6):
        who = Person(**BEANIE, arms=True, look=-16, lean=-4)
        _hanging(who, -1)
        _hanging(who, 1)
    with Group(at=(-0.15, 4, 2.1)):
        who = Person(**TALL, arms=True, look=14, lean=-3)
        _hanging(who, -1)
        who.arm(1, (1.7, 0, -1.9), (1.85, -0.5, -0.35), (0.5, -0.1, 1), (-0.4, -1, 0), 0.3, 0.2)
    with Group(at=(3.75, 4.8, 2.35), turn=10):
        who = Person(**SILVER, arms=True, lean=-8, nod=8)
        _hanging(who, -1)
        _hanging(who, 1)
    with Group(at=(6.5, 4.6, 1.75), turn=-6):
        who = Person(**AFRO, arms=True, nod=6)
        for side in (-1, 1):
            who.arm(side, (side * 1.75, -0.1, -0.75), (side * 1.6, -0.3, 0.95), (side * 0.15, 0, 1), (0, -1, 0), 0.15, 0.3)
    with Group(at=(9.3, 4.0, 1.75), turn=-16):
        who = Person(**LOCS, arms=True, look=-10)
        _hanging(who, 1)
        _hanging(who, -1)


def _thrown():
    """Sheets, a coin, a star and a heart in the air."""
    for at, turn, tilt, roll, colour in (((5.45, 3.6, 3.6), 30, 20, -24, "white"), ((7.15, 4.4, 3.98), -20, -30, 12, "lilac"), ((9.4, 3.8, 3.66), 24, 30, 34, "white")):
        with Group(at=at, turn=turn, tilt=tilt, roll=roll):
            card(0.86, 1.16, 0.03, (0, 0, 0), paint(colour, "satin"), 0.05, 0.01)
            with Group(at=(-0.3, -0.03, 0.36)):
                p.lines([0.34, 0.6, 0.6, 0.44], 0.2, 0.07, ("coral", "lavender", "lavender", "lavender"), depth=0.02)
    with Group(at=(2.15, 3.2, 3.3), turn=12, tilt=-35, roll=-24, scale=0.8):
        p.paper_plane()
    with Group(at=(5.35, 3.4, 2.75), turn=24, tilt=20, roll=20):
        p.coin(0.34)
    with Group(at=(8.5, 3.4, 3.3), turn=-14, roll=-14):
        p.star(0.4, "marigold", 0.28)
    with Group(at=(-4.75, 3.6, 3.55), turn=10, roll=-14):
        p.heart(0.8, "coral", 0.38)


@scene("team/team", "jade", 10, 0.1)
def team(s):
    """The founder and six of the team with what is theirs; behind and beside them eleven more, in rows that rise to the back."""
    s.camera((0, -24, 1.0), (0, 0, -0.08), 49)
    s.backdrop("jade")
    s.sweep.location.z = -6
    s.sweep.location.y = 3
    s.light((-5, -14, 7), (0, 0, -0.5), 4, 1150, "#FFE4C8")
    s.light((9, -10, 6), (4, 1, 0), 4, 500, "#FFE4C8")
    for x, power in ((-9, 280), (9, 360)):
        s.light((x, 5, 9), (x, 10, 2), 4, power)
    for at, turn, roll, draw, mood in (
        ((-5.6, 1.3, 0.2), 12, 2, _farah, {"look": -6}),
        ((-1.95, 1.3, 0.55), 5, 1, _nandini, {"look": 18, "gaze": (22, 0), "mouth": "laugh"}),
        ((1.65, 1.4, 0.35), -5, -1, _callum, {"look": -16}),
        ((5.6, 1.2, 0.05), -12, -2, _imogen, {"look": 8}),
        ((-3.75, -0.6, -1.55), 8, 0, _jaspreet, {"eyes": ("shut", "open")}),
        ((3.55, -0.6, -1.35), -9, 0, _rhea, {"look": -22, "gaze": (-26, 0)}),
    ):
        with Group(at=at, turn=turn, roll=roll):
            draw(**mood)
    with Group(at=(0, -0.8, -1.0)):
        who = Person(**FOUNDER, arms=True, nod=2)
        who.arm(1, (1.38, -0.35, -2.8), (-0.6, -1.14, -2.86), (-1, 0.2, 0.25), (0, 1, 0), 0.3)
        who.arm(-1, (-1.38, -0.35, -2.8), (0.5, -1.24, -2.62), (1, 0.3, 0.1), (0, 1, 0), 0.35, 0.06)
    with Group(at=(-7.5, -0.4, -1.5), turn=16):
        who = Person(**BALD, arms=True, look=6)
        _hanging(who, 1)
        who.arm(-1, (-1.5, -0.2, -2.7), (-0.75, -1.25, -2.3), (0.4, -0.5, 1), (1, 0, 0), 0.7)
        with Group(at=(-0.35, -1.55, -2.2), turn=-20, scale=0.6):
            p.cup("white")
    with Group(at=(7.5, -0.4, -1.5), turn=-12):
        who = Person(**SEEKER, arms=True, look=-4)
        _hanging(who, 1)
        who.arm(-1, (-1.6, -0.4, -2.7), (-0.42, -1.25, -1.7), (0.25, 0, 1), (1, -0.3, 0), 0.8)
        with Group(at=(0.24, -1.3, 0.14)):
            with Group(roll=55):
                p.magnifier(0.5, glass=False)
            _magnified(SEEKER["skin"])
    with Group(at=(-8.95, 1.9, 0.35), turn=24):
        who = Person(**PLAITS, arms=True, lean=8)
        _hanging(who, 1)
        _hanging(who, -1)
    with Group(at=(9.0, 1.9, 0.3), turn=-24):
        who = Person(**WALRUS, arms=True, look=-14, lean=-6)
        _hanging(who, 1)
        _hanging(who, -1)
    _back_row()
    _thrown()
