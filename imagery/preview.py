"""Small pictures for looking at, before hours are spent on large ones:

    blender -b -t 2 -P imagery/preview.py -- FOLDER SIZE SAMPLES all|SLUG[:VIEW] ...

Takes those of the pictures that are not in the folder yet. VIEW counts from 1; without it all views are taken.
"""
import json
import os
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import studio
from pictures import PICTURES
from rendering import render
from shot import build
from workbench import empty_scene

folder, size, samples, *wanted = sys.argv[sys.argv.index("--") + 1 :]
size, samples = int(size), int(samples)
os.makedirs(folder, exist_ok=True)
with open(os.path.join(HERE, ".cache", "products.json")) as file:
    products = json.load(file)

if wanted == ["all"]:
    wanted = list(PICTURES)
for choice in wanted:
    slug, _, number = choice.partition(":")
    picture = PICTURES[slug]
    for index, view in enumerate(picture.views, start=1):
        path = os.path.join(folder, f"{slug}-{index}.png")
        if (number and int(number) != index) or os.path.exists(path):
            continue
        try:
            empty_scene()
            model = build(slug, products[slug]["dimensions"], view.arguments)
            studio.set_up(model.objects, (size, size), **view.camera)
            render(path, size, size, samples)
        except Exception:
            print("FAILED", slug, index)
            traceback.print_exc()

sys.stdout.flush()
os._exit(0)  # torch and Blender 3.4 crash in the interpreter's shutdown; every picture is saved by now
