"""Takes the full-size pictures of scenes that are missing or out of date:

    blender -b -P imagery/shoot_scenes.py -- [--list] [NAME ...]

Can be stopped at any time and started again.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import kit
import stage
from scenes import BOUNCES, SCENES
from shooting import Job, take_missing

PICTURES_FOLDER = os.path.join(HERE, "..", "pictures")
CATEGORY_PREFIX = "category-"


def path_of(name):
    """Pictures of categories lie in their own folder, under the category's slug."""
    if name.startswith(CATEGORY_PREFIX):
        return os.path.join(PICTURES_FOLDER, "categories", f"{name[len(CATEGORY_PREFIX):]}.webp")
    return os.path.join(PICTURES_FOLDER, "scenes", f"{name}.webp")


class SceneJob(Job):
    """One scene."""

    def __init__(self, name, scene):
        super().__init__(name, path_of(name), scene.width, scene.height)
        self.scene = scene

    def shown(self):
        return {
            "scene": f"{self.scene.build.__module__}.{self.scene.build.__name__}",
            "samples": self.scene.samples,
            "revision": self.scene.revision,
            "size": [self.width, self.height],
        }

    def render(self, path):
        stage.begin()
        self.scene.build()
        kit.render(path, self.width, self.height, self.scene.samples, 0, bounces=BOUNCES)


def main(arguments):
    wanted = [argument for argument in arguments if not argument.startswith("--")]
    jobs = [SceneJob(name, scene) for name, scene in SCENES.items() if not wanted or name in wanted]
    take_missing(jobs, only_list="--list" in arguments)


main(sys.argv[sys.argv.index("--") + 1 :])
sys.stdout.flush()
os._exit(0)  # torch and Blender 3.4 crash in the interpreter's shutdown; every picture is saved by now
