"""Takes the full-size pictures of products and rooms that are missing or out of date. Started by `npm run imagery`:

    blender -b -P imagery/shoot.py -- [--list] [SLUG|SCENE ...]

Can be stopped at any time and started again.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import stage
import studio
from pictures import PICTURES
from rendering import render
from scenes import BOUNCES, SCENES
from shooting import Job, read_json, take_missing
from shot import arguments_of, build
from workbench import empty_scene

FOLDER = os.path.join(HERE, "..", "pictures")
CATEGORY_PREFIX = "category-"
FIRST_VIEW_SIZE = 1200
OTHER_VIEW_SIZE = 800
# What a picture shows is noted under these names; with others every picture would look out of date.
NOTED_NAMES = {"azimuth": "az", "elevation": "el"}


class ProductJob(Job):
    """One view of a product."""

    def __init__(self, slug, number, dimensions):
        size = FIRST_VIEW_SIZE if number == 1 else OTHER_VIEW_SIZE
        name = f"{slug}-{number}"
        super().__init__(name, slug, os.path.join(FOLDER, "products", f"{name}.webp"), size, size)
        self.slug = slug
        self.number = number
        self.dimensions = dimensions
        self.picture = PICTURES[slug]
        self.view = self.picture.views[number - 1]

    def shown(self):
        return {
            "model": self.picture.model.rsplit(".", 1)[-1],
            "arguments": arguments_of(self.slug, self.dimensions, self.view.arguments),
            "camera": {NOTED_NAMES.get(name, name): value for name, value in self.view.camera.items()},
            "revision": self.picture.revision,
            "size": self.width,
        }

    def render(self, path):
        empty_scene()
        model = build(self.slug, self.dimensions, self.view.arguments)
        studio.set_up(model.objects, (self.width, self.height), **self.view.camera)
        render(path, self.width, self.height, self.picture.samples)


class SceneJob(Job):
    """One room. Those of categories lie in a folder of their own, under the category's slug."""

    def __init__(self, name, scene):
        folder, file = ("categories", name[len(CATEGORY_PREFIX) :]) if is_category(name) else ("scenes", name)
        super().__init__(name, name, os.path.join(FOLDER, folder, f"{file}.webp"), scene.width, scene.height)
        self.scene = scene

    def shown(self):
        return {
            "scene": f"{self.scene.build.__module__}.{self.scene.build.__name__}",
            "revision": self.scene.revision,
            "size": [self.width, self.height],
        }

    def render(self, path):
        stage.begin()
        self.scene.build()
        render(path, self.width, self.height, self.scene.samples, BOUNCES)


def is_category(name):
    return name.startswith(CATEGORY_PREFIX)


def importance(job):
    """What visitors meet first is taken first; equal ones stay in the order of their files."""
    if isinstance(job, SceneJob):
        return 0 if job.name.startswith("hero-") else 3 if is_category(job.name) else 4
    if job.number > 1:
        return 5
    return 1 if len(job.picture.views) > 2 else 2


def main(arguments):
    products = read_json(os.path.join(HERE, ".cache", "products.json"), {})
    missing = [slug for slug in products if slug not in PICTURES]
    if missing:
        print("No picture is described for", ", ".join(missing))
    of_products = [
        ProductJob(slug, number, product["dimensions"])
        for slug, product in products.items()
        if slug in PICTURES
        for number in range(1, len(PICTURES[slug].views) + 1)
    ]
    of_rooms = [SceneJob(name, scene) for name, scene in SCENES.items()]
    wanted = [argument for argument in arguments if not argument.startswith("--")]
    jobs = [job for job in of_products + of_rooms if not wanted or job.subject in wanted]
    take_missing(sorted(jobs, key=importance), only_list="--list" in arguments)


main(sys.argv[sys.argv.index("--") + 1 :])
sys.stdout.flush()
os._exit(0)  # torch and Blender 3.4 crash in the interpreter's shutdown; every picture is saved by now
