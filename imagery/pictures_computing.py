"""What the pictures of computers, screens, printers, projectors and IT accessories show."""
from picture import DEPTH, HEIGHT, WIDTH, Picture, view


def laptop(body, picture, finish="metal", more_views=(), **options):
    """An open laptop from the front left, then its lid from behind."""
    arguments = dict(w=WIDTH, d=DEPTH, h=HEIGHT, body=body, finish=finish, picture=picture, **options)
    front = view(-26, 24, lens=85, margin=1.12, pitch=0.6, key_in_glass=False)
    lid = view(150, 20, lens=85, margin=1.14, pitch=0.5)
    return Picture("portable_computers.laptop", arguments, (front, lid, *more_views))


def tablet(body, cover, picture):
    """A tablet leaning on its cover, from the front and from behind."""
    arguments = dict(w=WIDTH, h=DEPTH, thick=HEIGHT, body=body, cover=cover, picture=picture)
    front = view(-24, 18, lens=85, margin=1.12, pitch=0.5, key_in_glass=False)
    behind = view(152, 20, lens=85, margin=1.14, pitch=0.5)
    return Picture("portable_computers.tablet", arguments, (front, behind))


def monitor(diagonal, picture, more_views=(), **options):
    """A monitor from the front right, then its sockets and stand from behind."""
    arguments = dict(diagonal=diagonal, height=HEIGHT, foot_depth=DEPTH, picture=picture, **options)
    front = view(24, 10, lens=85, margin=1.10, pitch=0.4, key_in_glass=False)
    behind = view(154, 12, lens=85, margin=1.12, pitch=0.4)
    return Picture("screens.monitor", arguments, (front, behind, *more_views))


LAPTOPS = {
    "zubara-safar-14-business-laptop-silver": laptop(
        "#b9bcc0",
        "office",
        more_views=(view(20, 42, lens=85, margin=1.10, pitch=0.8, key_in_glass=False),),
    ),
    "zubara-safar-16-business-laptop-graphite": laptop("#4a4d52", "report", "satin"),
    "zubara-safar-14-lite-laptop-black": laptop("#1f2023", "spreadsheet", "plastic"),
    "zubara-sadaf-13-premium-laptop-sand": laptop(
        "#c4ae8f", "wallpaper", "satin", keys="#3a332b", legend="#e9dfcf"
    ),
    "zubara-sadaf-14-premium-laptop-midnight-blue": laptop("#22304d", "slides", "satin", keys="#141a26"),
    "zubara-jabal-16-mobile-workstation": laptop("#3b3e42", "building", "satin", fans=True),
    "zubara-waraq-11-tablet-silver": tablet("#b9bcc0", "#33363b", "form"),
    "zubara-waraq-12-tablet-graphite": tablet("#3f4246", "#1d2c4a", "tablet_plan"),
}

MONITORS = {
    "noor-monitor-22-full-hd-black": monitor(
        21.5, "spreadsheet", stand="#1c1d1f", stand_kind="tilt", sockets=("hdmi", "vga")
    ),
    "noor-monitor-24-office-silver-stand": monitor(
        23.8, "office", sockets=("hdmi", "displayport", "usb_a", "usb_a")
    ),
    "noor-monitor-27-qhd-usb-c": monitor(
        27,
        "pages",
        sockets=("hdmi", "displayport", "usb_c", "ethernet", "usb_a", "usb_a", "usb_a"),
        more_views=(view(-30, 8, lens=85, margin=1.10, pitch=0.4, key_in_glass=False),),
    ),
    "noor-monitor-27-full-hd-light-grey": monitor(
        27, "summary", body="#b9bbbc", stand="#b9bbbc", stand_kind="tilt", sockets=("hdmi", "hdmi", "audio")
    ),
    "noor-ultrawide-monitor-34-curved": monitor(
        34,
        "ultrawide",
        ratio=21 / 9,
        curve=1.8,
        sockets=("usb_c", "hdmi", "hdmi", "displayport", "usb_a", "usb_a", "usb_a", "usb_a"),
    ),
    "noor-monitor-32-4k-studio": monitor(
        31.5,
        "studio",
        body="#2f3135",
        stand="#4a4d52",
        sockets=("usb_c", "hdmi", "hdmi", "displayport", "usb_a", "usb_a", "usb_a"),
    ),
}


def machine(model, azimuth, elevation, second, margin=1.12, **arguments):
    """A box-shaped machine: the front three-quarter view, and a second one given as (azimuth, elevation)."""
    first = view(azimuth, elevation, lens=85, margin=margin, pitch=0.45, key_in_glass=False)
    other = view(*second, lens=85, margin=margin, pitch=0.45, key_in_glass=False)
    return Picture(model, arguments, (first, other))


SIZE = dict(w=WIDTH, d=DEPTH, h=HEIGHT)

DESKTOPS = {
    "zubara-qalaa-tower-black": machine(
        "computers.desktop_tower", -32, 13, (152, 13), body="#1c1d20", **SIZE
    ),
    "zubara-qalaa-slim-desktop-black": machine(
        "computers.desktop_tower", 30, 13, (150, 13), body="#232528", front_sockets=("usb_a", "usb_a"), **SIZE
    ),
    "zubara-mahar-mini-pc-18-black": machine("computers.mini_pc", 26, 22, (154, 20), body="#1f2124", **SIZE),
    "zubara-mahar-mini-pc-12-grey": machine(
        "computers.mini_pc",
        28,
        22,
        (152, 20),
        body="#8f949a",
        vented=False,
        back=(("round", "hdmi", "hdmi"), ("usb_a", "usb_a", "ethernet")),
        **SIZE,
    ),
    "zubara-ufuq-24-all-in-one-silver": Picture(
        "computers.all_in_one",
        dict(diagonal=23.8, height=HEIGHT, foot_depth=DEPTH, body="#bfc2c5", picture="office"),
        (
            view(22, 14, lens=85, margin=1.08, pitch=0.45, key_in_glass=False),
            view(156, 14, lens=85, margin=1.08, pitch=0.45),
            view(-30, 22, lens=85, margin=1.08, pitch=0.5, key_in_glass=False),
        ),
    ),
    "zubara-ufuq-27-all-in-one-black": Picture(
        "computers.all_in_one",
        dict(
            diagonal=27,
            height=HEIGHT,
            foot_depth=DEPTH,
            body="#26282b",
            stand="#3a3d41",
            picture="summary",
            light_keyset=False,
        ),
        (
            view(-24, 14, lens=85, margin=1.08, pitch=0.45, key_in_glass=False),
            view(-156, 14, lens=85, margin=1.08, pitch=0.45),
        ),
    ),
    "zubara-burj-workstation-light-grey": machine(
        "computers.desktop_tower", -30, 13, (150, 13), body="#b9bbbc", front="mesh", **SIZE
    ),
}

PRINTERS = {
    "sahl-mono-laser-printer-a4-black": machine(
        "printing.laser_printer", -30, 17, (32, 30), body="#2b2d31", trim="#17181a", accent="#2fb5a0", **SIZE
    ),
    "sahl-mono-laser-multifunction-40-grey": machine(
        "printing.laser_printer", 30, 15, (-34, 22), body="#45484d", trim="#1c1d20", scanner=True, **SIZE
    ),
    "sahl-colour-laser-multifunction-white": Picture(
        "printing.laser_printer",
        dict(scanner=True, colour=True, trim="#2f3237", **SIZE),
        (
            view(28, 15, lens=85, margin=1.10, pitch=0.45, key_in_glass=False),
            view(-34, 20, lens=85, margin=1.10, pitch=0.45, key_in_glass=False),
            view(10, 34, lens=85, margin=1.10, pitch=0.7, key_in_glass=False),
        ),
    ),
    "sahl-ink-tank-printer-a4-black": machine("printing.ink_tank_printer", 26, 20, (-30, 26), **SIZE),
    "sahl-ink-tank-printer-feeder-light-grey": machine(
        "printing.ink_tank_printer",
        26,
        18,
        (-30, 24),
        adf=True,
        body="#c3c5c6",
        lid="#8d9196",
        **SIZE,
    ),
    "sahl-a3-colour-copier-four-trays-white": Picture(
        "printing.copier",
        SIZE,
        (
            view(30, 13, lens=85, margin=1.10, pitch=0.15),
            view(-32, 20, lens=85, margin=1.10, pitch=0.25),
        ),
    ),
    "sahl-document-scanner-35-light-grey": machine(
        "small_printing.document_scanner", 26, 18, (-32, 26), w=WIDTH, body="#c9cbcc"
    ),
    "sahl-label-printer-100-dark-grey": machine(
        "small_printing.label_printer", -28, 22, (34, 16), body="#3b3f45", **SIZE
    ),
    "sahl-receipt-printer-80-black": machine("small_printing.receipt_printer", 28, 18, (-34, 24), **SIZE),
    "sahl-toner-black-6000-pages": machine("small_printing.toner_box", 24, 18, (-26, 30), **SIZE),
}


def panel(diagonal, picture, stand, azimuth, **options):
    """A large panel on its stand, from the front and from behind."""
    arguments = dict(diagonal=diagonal, h=HEIGHT, foot_depth=DEPTH, picture=picture, stand=stand, **options)
    front = view(azimuth, 6, lens=85, margin=1.08, key_in_glass=False)
    behind = view(150 if azimuth > 0 else -150, 8, lens=85, margin=1.08)
    return Picture("projection.interactive_panel", arguments, (front, behind))


PROJECTORS_DISPLAYS = {
    "noor-business-projector-4200": machine(
        "projection.projector", 24, 20, (156, 20), trim="#4a4e54", **SIZE
    ),
    "noor-laser-projector-6500": machine(
        "projection.projector",
        -24,
        18,
        (154, 20),
        lens="centre",
        body="#3a3d41",
        trim="#1d1e21",
        sockets=("hdmi", "hdmi", "ethernet", "ethernet", "serial"),
        **SIZE,
    ),
    "noor-pull-down-screen-200": Picture(
        "projection.projection_screen",
        dict(w=WIDTH, h=HEIGHT),
        (view(18, 4, lens=85, margin=1.08), view(-38, 6, lens=85, margin=1.08)),
    ),
    "noor-interactive-panel-75": panel(75, "lesson", "#2a2c2f", 24),
    "noor-interactive-panel-86": panel(86, "summary", "#9fa2a5", -24, computer_slot=True),
    "noor-signage-display-55": panel(55, "signage", "#2a2c2f", 28, pens=False),
}

IT_ACCESSORIES = {
    "wasl-wireless-keyboard-mouse-set-full": Picture(
        "keyboards.keyboard_set",
        dict(bilingual=True),
        (
            view(14, 50, lens=85, margin=1.08, pitch=0.9),
            view(-34, 26, lens=85, margin=1.08, pitch=0.8),
        ),
    ),
    "wasl-compact-keyboard-mouse-set-white": Picture(
        "keyboards.keyboard_set",
        dict(body="#b9bbbe", keys="#c9cacc", legend="#3d4046", numpad=False),
        (
            view(-14, 50, lens=85, margin=1.08, pitch=0.9),
            view(32, 26, lens=85, margin=1.08, pitch=0.8),
        ),
    ),
    "wasl-usb-c-dock-100w": machine("desk_technology.dock", 22, 24, (158, 24), **SIZE),
    "wasl-usb-c-multiport-adapter": machine("desk_technology.multiport_adapter", 40, 30, (-30, 40), **SIZE),
    "mizan-portable-ssd-1tb": machine("desk_technology.external_drive", 24, 34, (-36, 26), **SIZE),
    "mizan-portable-disk-4tb": machine(
        "desk_technology.external_drive", -24, 34, (34, 26), style="disk", body="#1f2124", **SIZE
    ),
    "wasl-laptop-briefcase-15": machine("bags.briefcase", 24, 10, (156, 12), **SIZE),
    "wasl-laptop-backpack-navy": machine("bags.backpack", -28, 10, (150, 12), col="#24344d", **SIZE),
    "sahl-barcode-scanner-2d": machine("desk_technology.barcode_scanner", -36, 14, (140, 16)),
    "mizan-backup-licence-10-computers": machine("desk_technology.licence_card", 26, 10, (-24, 16)),
}

PICTURES = {**LAPTOPS, **DESKTOPS, **MONITORS, **PRINTERS, **PROJECTORS_DISPLAYS, **IT_ACCESSORIES}
