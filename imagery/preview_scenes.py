"""Small pictures of scenes for looking at:

    blender -b -t 2 -P imagery/preview_scenes.py -- FOLDER WIDTH SAMPLES all|NAME|PREFIX* ...

Takes those that are not in the folder yet.
"""
import os
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import stage
from rendering import render
from scenes import BOUNCES, SCENES

folder, width, samples, *wanted = sys.argv[sys.argv.index("--") + 1 :]
width, samples = int(width), int(samples)
os.makedirs(folder, exist_ok=True)


def is_wanted(name):
    return any(
        choice in ("all", name) or (choice.endswith("*") and name.startswith(choice[:-1]))
        for choice in wanted
    )


for name, scene in SCENES.items():
    path = os.path.join(folder, f"{name}.png")
    if not is_wanted(name) or os.path.exists(path):
        continue
    begun = time.time()
    try:
        stage.begin()
        scene.build()
        built = time.time()
        render(path, width, round(width * scene.height / scene.width), samples, BOUNCES)
        print(f"{name}: built in {built - begun:.0f} s, taken in {time.time() - built:.0f} s", flush=True)
    except Exception:
        print("FAILED", name)
        traceback.print_exc()

sys.stdout.flush()
os._exit(0)  # torch and Blender 3.4 crash in the interpreter's shutdown; every picture is saved by now
