"""The wide pictures of the shop: what each shows, and its size."""
from dataclasses import dataclass
from typing import Callable

import scenes_covers
import scenes_furniture
import scenes_heroes
import scenes_pages
import scenes_technology

# Light that falls in through windows reaches a room's corners only after many bounces.
BOUNCES = 8


@dataclass(frozen=True)
class Scene:
    """A function that builds the scene and returns its camera."""

    build: Callable
    width: int = 1920
    height: int = 1080
    samples: int = 8
    # Counted up when the scene changes its looks, so that it is taken again.
    revision: int = 1


CATEGORY_HEIGHT = 1280
HERO_SAMPLES = 24


def hero(build):
    """A picture at the top of the home page: seen first and largest."""
    return Scene(build, samples=HERO_SAMPLES)


def category(build):
    """The picture of a category."""
    return Scene(build, height=CATEGORY_HEIGHT)


CATEGORIES = {
    "desks": scenes_furniture.desks,
    "workstations": scenes_furniture.workstations,
    "meeting": scenes_furniture.meeting,
    "reception": scenes_furniture.reception,
    "seating": scenes_furniture.seating,
    "sofas": scenes_furniture.sofas,
    "storage": scenes_furniture.storage,
    "acoustic-pods": scenes_furniture.acoustic_pods,
    "boards-accessories": scenes_furniture.boards_accessories,
    "laptops": scenes_technology.laptops,
    "desktops": scenes_technology.desktops,
    "monitors": scenes_technology.monitors,
    "printers": scenes_technology.printers,
    "networking": scenes_technology.networking,
    "servers-storage": scenes_technology.servers_storage,
    "ups-power": scenes_technology.ups_power,
    "phones-conferencing": scenes_technology.phones_conferencing,
    "projectors-displays": scenes_technology.projectors_displays,
    "cctv-security": scenes_technology.cctv_security,
    "it-accessories": scenes_technology.it_accessories,
    "service": scenes_technology.service,
}

SCENES = {
    "hero-open-office": hero(scenes_heroes.open_office),
    "hero-executive-office": hero(scenes_heroes.executive_office),
    "hero-meeting-room": hero(scenes_heroes.meeting_room),
    **{f"category-{slug}": category(build) for slug, build in CATEGORIES.items()},
    "location-doha": Scene(scenes_pages.doha),
    "location-lusail": Scene(scenes_pages.lusail),
    "location-al-waab": Scene(scenes_pages.al_waab),
    "page-about": Scene(scenes_pages.about),
    "page-our-story": Scene(scenes_pages.our_story),
    "page-services": Scene(scenes_pages.installation),
    "cover-ergonomics": Scene(scenes_covers.ergonomics),
    "cover-standing-desk": Scene(scenes_covers.standing_desk),
    "cover-meeting-room": Scene(scenes_covers.meeting_room),
    "cover-storage": Scene(scenes_covers.storage),
    "cover-server-rack": Scene(scenes_covers.server_rack),
    "cover-network": Scene(scenes_covers.network),
    "cover-lighting": Scene(scenes_covers.lighting),
    "cover-plants": Scene(scenes_covers.plants),
    "cover-reception": Scene(scenes_covers.reception),
    "cover-laptops-and-monitors": Scene(scenes_covers.laptops_and_monitors),
}
