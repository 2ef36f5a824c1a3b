"""Taking many pictures, one after the other, so that it can be stopped at any time and started again.

A picture is put in its place when it is whole, and what was taken is noted in taken.json, with a hash of what it shows.
"""
import hashlib
import json
import os
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
TAKEN_FILE = os.path.join(HERE, "taken.json")


def read_json(path, otherwise):
    if not os.path.exists(path):
        return otherwise
    with open(path) as file:
        return json.load(file)


def note_taken(name, fingerprint):
    """Beside the old file first, so that a stop in between leaves one of the two whole."""
    taken = read_json(TAKEN_FILE, {})
    taken[name] = fingerprint
    beside = TAKEN_FILE + ".new"
    with open(beside, "w") as file:
        json.dump(taken, file, indent=2, sort_keys=True)
        file.write("\n")
    os.replace(beside, TAKEN_FILE)


def fingerprint_of(shown):
    """A short hash of what a picture shows."""
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()[:16]


class Job:
    """One picture to take: its name, the product or room it is of, its file, its size in pixels.

    What it shows and how it is built are the heirs'.
    """

    def __init__(self, name, subject, path, width, height):
        self.name = name
        self.subject = subject
        self.path = path
        self.width = width
        self.height = height

    def shown(self):
        """All that decides what the picture shows, as JSON; how finely it is taken is not among it."""
        raise NotImplementedError

    def render(self, path):
        """Build what is shown and save its picture."""
        raise NotImplementedError

    def is_done(self, taken):
        return taken.get(self.name) == fingerprint_of(self.shown()) and os.path.exists(self.path)

    def take(self):
        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        unfinished = os.path.join(HERE, ".cache", f"unfinished-{self.name}.webp")
        self.render(unfinished)
        os.replace(unfinished, self.path)
        note_taken(self.name, fingerprint_of(self.shown()))


def in_words(seconds):
    hours, minutes = divmod(round(seconds / 60), 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"


def take_missing(jobs, only_list=False):
    """Take those of the pictures that are missing or out of date, and tell how long the rest will take."""
    taken = read_json(TAKEN_FILE, {})
    jobs = [job for job in jobs if not job.is_done(taken)]
    print(f"{len(jobs)} pictures to take", flush=True)
    if only_list:
        for job in jobs:
            print(" ", job.name)
        return
    work_done = 0
    work_left = sum(job.width * job.height for job in jobs)
    started = time.time()
    for count, job in enumerate(jobs, start=1):
        begun = time.time()
        try:
            job.take()
        except Exception:
            traceback.print_exc()
            print(f"FAILED {job.name}", flush=True)
            continue
        work_done += job.width * job.height
        left = (time.time() - started) / work_done * (work_left - work_done)
        print(
            f"{count}/{len(jobs)} {job.name}: {time.time() - begun:.0f} s, {in_words(left)} left", flush=True
        )
