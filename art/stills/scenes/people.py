"""Portraits of the clients, the founder and the team."""

from kit.people import Person
from kit.registry import scene
from kit.shapes import Group

MEERA = {"skin": "#B9784F", "hair": "#38211D", "top": "marigold", "style": "bob", "lashes": True, "lips": "#B4463F", "brows": 0.026, "outfit": "tunic", "inner": "butter", "earrings": "gold", "width": 0.95}
DANIEL = {"skin": "#E8B48E", "hair": "#A87B4B", "top": "violet", "style": "swept", "outfit": "crew", "beard": "stubble"}
AISHA = {"skin": "#CE9A70", "hair": "coral", "brow": "#2A1A18", "top": "ink", "style": "scarf", "lashes": True, "lips": "#B5524A", "brows": 0.026, "width": 0.95}
ROHAN = {"skin": "#A9693F", "hair": "#33211C", "top": "jade", "style": "turban", "beard": "full", "outfit": "blazer", "inner": "white", "cloth": "marigold"}
PRIYA = {"skin": "#9C6039", "hair": "#2E1C1C", "top": "violet", "style": "wavy", "glasses": "gold", "lashes": True, "lips": "#A83E45", "brows": 0.026, "outfit": "tunic", "inner": "marigold", "width": 0.95}
TOM = {"skin": "#ECBB99", "hair": "#EFEBE6", "top": "coral", "style": "swept", "outfit": "shirt", "inner": "coral", "moustache": True}
LAYLA = {"skin": "#DDA57E", "hair": "#8A3A1E", "top": "white", "style": "long", "lashes": True, "lips": "#C24B57", "brows": 0.026, "outfit": "blazer", "inner": "jadeBright", "earrings": "gold", "width": 0.95}
VIKRAM = {"skin": "#B57A50", "hair": "#9A958F", "top": "ink", "style": "shaved", "beard": "stubble", "outfit": "polo-neck", "smile": "closed"}
FOUNDER = {"skin": "#B97C52", "hair": "#4E4743", "top": "ink", "style": "short", "beard": "full", "glasses": "#3A1F12", "outfit": "blazer", "inner": "white", "smile": "open"}


def _portrait(s, person, turn):
    s.camera((0, -11.5, 0.35), (0, 0, -0.42), 104)
    s.sweep.location.z = -6
    s.sweep.location.y = -2.5
    with Group(turn=turn):
        Person(**person)


@scene("testimonials/meera-anand", "violet", 14, 0.12)
def meera(s):
    """Dark bob, round earrings, marigold blouse."""
    _portrait(s, MEERA, -13)


@scene("testimonials/daniel-whitlock", "marigold", 14, 0.12)
def daniel(s):
    """Sandy hair and stubble, violet jumper."""
    _portrait(s, DANIEL, 12)


@scene("testimonials/aisha-rahmani", "lilac", 14, 0.12)
def aisha(s):
    """Coral headscarf, ink coat."""
    _portrait(s, AISHA, -12)


@scene("testimonials/rohan-bedi", "coral", 14, 0.12)
def rohan(s):
    """Marigold turban, trimmed beard, jade jacket."""
    _portrait(s, ROHAN, 13)


@scene("testimonials/priya-nambiar", "jade", 14, 0.12)
def priya(s):
    """Wavy black hair, thin glasses, violet kurta."""
    _portrait(s, PRIYA, -12)


@scene("testimonials/tom-ashcombe", "ink", 14, 0.12)
def tom(s):
    """White hair and moustache, coral shirt."""
    _portrait(s, TOM, 12)


@scene("testimonials/layla-haddad", "lilac", 14, 0.12)
def layla(s):
    """Auburn hair, white coat over jade."""
    _portrait(s, LAYLA, -13)


@scene("testimonials/vikram-sethi", "marigold", 14, 0.12)
def vikram(s):
    """Shaved head, short grey beard, ink polo neck."""
    _portrait(s, VIKRAM, 12)


@scene("team/founder", "marigold", 12, 0.1)
def founder(s):
    """The founder before the mark."""
    s.camera((0, -13, 0.2), (0, 0, -0.55), 80)
    s.sweep.location.z = -6
    s.arcs((0.1, 2.2, -0.1), 2.6, 0.6, 0.16, ("butter", "violet"))
    s.lens((1.75, -0.6, -2.95), 0.4, "violet", turn=-20)
    with Group(turn=-10):
        Person(**FOUNDER)


@scene("team/team", "violet", 10, 0.1)
def team(s):
    """Six of the team, close together."""
    s.camera((0, -18, 1.0), (0, 0, -0.55), 47)
    s.sweep.location.z = -6
    s.arcs((0, 3.0, 0.0), 4.2, 0.9, 0.2)
    back = [(-3.7, PRIYA, 14, {"top": "marigold", "inner": "white"}), (0.0, FOUNDER, 3, {}), (3.7, DANIEL, -14, {"top": "coral", "hair": "#3C2618"})]
    front = [(-1.85, ROHAN, 9, {"top": "jadeBright"}), (1.85, MEERA, -8, {"top": "lilac", "inner": "coral"}), (5.4, TOM, -22, {"top": "inkSoft", "style": "curly", "hair": "#C8642A", "moustache": False, "outfit": "crew"}), (-5.4, AISHA, 22, {})]
    for x, person, turn, change in back:
        with Group(at=(x, 1.2, 0.55 + (0.2 if x == 0 else 0)), turn=turn):
            Person(**{**person, **change})
    for x, person, turn, change in front:
        with Group(at=(x, -0.2, -0.75), turn=turn):
            Person(**{**person, **change})
