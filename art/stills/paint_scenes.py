"""Blender entry point: `blender -b -P paint_scenes.py -- OUT_DIR SCALE SAMPLES FRAMES NAME...`

SCALE is per cent of the full size; SAMPLES 0 means each scene's own number. FRAMES 0 is a picture;
otherwise it's a film of so many, moved by the function that the scene returns.
"""

import os
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.output import film, render  # noqa: E402
from kit.registry import load_scenes  # noqa: E402
from kit.stage import Stage, empty_scene  # noqa: E402


def main():
    """Render the named scenes one after another; one failure does not stop the rest."""
    out, scale, samples, frames, *names = sys.argv[sys.argv.index("--") + 1 :]
    os.environ["ART_SCALE"] = scale
    scenes = load_scenes()
    for name in names:
        entry = scenes[name]
        base = os.path.join(out, name.replace("/", "--"))
        try:
            empty_scene()
            pose = entry.build(Stage(entry.stage))
            width, height = (side * int(scale) // 100 for side in entry.size)
            print_of = (base, width, height, int(samples) or entry.samples, entry.exposure)
            seconds, cleaning = film(*print_of, pose, int(frames)) if int(frames) else render(*print_of)
            full = "x".join(str(side) for side in entry.size)
            print(f"PAINTED {name} {full} {seconds:.1f}s + {cleaning:.1f}s", flush=True)
        except Exception:
            print(f"FAILED {name}", flush=True)
            traceback.print_exc()


main()
