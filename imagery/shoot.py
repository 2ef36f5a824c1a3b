"""Takes the full-size pictures of products that are missing or out of date. Started by `npm run imagery`:

    blender -b -P imagery/shoot.py -- [--list] [SLUG ...]

Can be stopped at any time and started again.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import kit
from picture import resolved
from shooting import Job, read_json, take_missing
from shot import PICTURES, build

FOLDER = os.path.join(HERE, "..", "pictures", "products")
FIRST_VIEW_SIZE = 1200
OTHER_VIEW_SIZE = 800


class ProductJob(Job):
    """One view of a product."""

    def __init__(self, slug, number, dimensions):
        size = FIRST_VIEW_SIZE if number == 1 else OTHER_VIEW_SIZE
        name = f"{slug}-{number}"
        super().__init__(name, os.path.join(FOLDER, f"{name}.webp"), size, size)
        self.slug = slug
        self.number = number
        self.dimensions = dimensions or {}
        self.picture = PICTURES[slug]
        self.camera = self.picture.views[number - 1]

    def shown(self):
        return {
            "model": self.picture.model.rsplit(".", 1)[-1],
            "arguments": resolved(self.picture.arguments, self.dimensions),
            "camera": self.camera,
            "samples": self.picture.samples,
            "revision": self.picture.revision,
            "size": self.width,
        }

    def render(self, path):
        kit.reset()
        model = build(self.slug, self.dimensions)
        kit.studio(list(model.objects), size=(self.width, self.height), **self.camera)
        kit.render(path, self.width, self.height, self.picture.samples, 0)


def jobs_in_order(products):
    """What sells first: the first views, those of the products with three views before all others."""
    jobs = [
        ProductJob(slug, number, products[slug]["dimensions"])
        for slug in products
        for number in range(1, len(PICTURES[slug].views) + 1)
    ]
    return sorted(jobs, key=lambda job: (job.number, len(job.picture.views) < 3))


def main(arguments):
    products = read_json(os.path.join(HERE, ".cache", "products.json"), {})
    wanted = [argument for argument in arguments if not argument.startswith("--")]
    missing = [slug for slug in products if slug not in PICTURES]
    if missing:
        print("No picture is described for", ", ".join(missing))
    described = {slug: product for slug, product in products.items() if slug in PICTURES}
    jobs = [job for job in jobs_in_order(described) if not wanted or job.slug in wanted]
    take_missing(jobs, only_list="--list" in arguments)


main(sys.argv[sys.argv.index("--") + 1 :])
sys.stdout.flush()
os._exit(0)  # torch and Blender 3.4 crash in the interpreter's shutdown; every picture is saved by now
