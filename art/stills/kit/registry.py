"""Which function draws which picture, and at what size."""

import importlib
import json
import os

# Pixels by folder, or by picture where it differs from its folder.
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "sizes.json"), encoding="utf8") as handle:
    SIZES = json.load(handle)
MODULES = ("services", "case_studies", "method", "process", "why_us", "people", "blog", "portfolio", "wide", "in_use", "search", "cards", "cities", "solutions", "values", "evidence", "films", "tuning", "drawing", "homes", "reels")

SCENES = {}


class Scene:
    """One picture: its name (folder/file), size, stage and the function that builds it."""

    def __init__(self, name, stage, build, samples, exposure):
        self.name = name
        self.stage = stage
        self.build = build
        self.samples = samples
        self.exposure = exposure
        self.size = tuple(SIZES.get(name) or SIZES[name.split("/")[0]])


def scene(name, stage="violet", samples=6, exposure=0.25):
    """Register the decorated function as the builder of a picture."""

    def register(build):
        SCENES[name] = Scene(name, stage, build, samples, exposure)
        return build

    return register


def load_scenes():
    """Import every scene module and return the registry."""
    for module in MODULES:
        try:
            importlib.import_module(f"scenes.{module}")
        except ModuleNotFoundError as error:
            if error.name != f"scenes.{module}":
                raise
    return SCENES
