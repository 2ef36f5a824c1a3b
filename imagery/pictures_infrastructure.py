"""Pictures of network, server, power, telephone, security products and of the services."""
from picture import DEPTH, HEIGHT, WIDTH, Picture, view

# Flat devices that are wider than high: seen from above enough to show the top.
FLAT_LEFT = view(32, 20, 85, 1.14, 0.6)
FLAT_RIGHT = view(-32, 18, 85, 1.14, 0.6)
FLAT_BACK = view(150, 20, 85, 1.14, 0.6)
# Cases that stand on a desk or on the floor.
CASE_LEFT = view(30, 15, 85, 1.16, 0.4)
CASE_RIGHT = view(-30, 15, 85, 1.16, 0.4)
CASE_BACK = view(152, 16, 85, 1.16, 0.4)
# Things on a piece of wall.
WALL_LEFT = view(28, 6, 85, 1.12)
WALL_RIGHT = view(-34, 8, 85, 1.12)

NETWORKING = {
    "shamal-switch-24-port-poe-graphite": Picture(
        "network.network_switch",
        dict(ports=24, sfp=4, body="#34383d", depth=DEPTH),
        (FLAT_LEFT, view(-26, 9, 85, 1.14, 0.5), FLAT_BACK),
    ),
    "shamal-switch-48-port-silver": Picture(
        "network.network_switch",
        dict(ports=48, sfp=4, body="#b9bcbf", face="#3c4147", accent="#2fb5a0", poe=False, depth=DEPTH),
        (FLAT_RIGHT, view(26, 9, 85, 1.14, 0.5)),
    ),
    "shamal-firewall-8-port-light-grey": Picture(
        "network.firewall",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(26, 22, 85, 1.16, 0.6), view(150, 24, 85, 1.16, 0.6)),
    ),
    "shamal-wifi-6-router-black": Picture(
        "network.wifi_router",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(24, 20, 85, 1.14, 0.5), view(158, 18, 85, 1.14, 0.5)),
    ),
    "shamal-access-point-wifi-6-round": Picture(
        "network.access_point", dict(size=WIDTH, depth=HEIGHT), (WALL_LEFT, view(-48, 10, 85, 1.12))
    ),
    "shamal-access-point-wifi-7-square": Picture(
        "network.access_point",
        dict(shape="square", size=WIDTH, depth=HEIGHT, ring="#39e06f"),
        (view(-28, 6, 85, 1.12), view(48, 10, 85, 1.12)),
    ),
    "shamal-rack-cabinet-42u-glass-black": Picture(
        "racks.rack_cabinet",
        dict(units=42, w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(28, 9, 85, 1.12), view(-30, 18, 85, 1.12), view(150, 26, 85, 1.12)),
    ),
    "shamal-wall-cabinet-9u-light-grey": Picture(
        "racks.rack_cabinet",
        dict(units=9, w=WIDTH, d=DEPTH, h=HEIGHT, wall=True, body="#b9bbbc"),
        (view(26, 12, 85, 1.16), view(-32, 16, 85, 1.16)),
    ),
    "shamal-patch-panel-cat6a-24-port": Picture(
        "network.patch_panel",
        dict(depth=DEPTH),
        (view(24, 18, 85, 1.12, 0.5), view(152, 24, 85, 1.12, 0.5)),
    ),
}

SERVERS = {
    "mizan-tower-server-8-bay-black": Picture(
        "servers.tower_server",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT, bays=8, filled=2),
        (view(-24, 13, 85, 1.16, 0.4), view(156, 15, 85, 1.16, 0.4)),
    ),
    "mizan-rack-server-2u-12-bay": Picture(
        "servers.rack_server",
        dict(units=2, bays="large", depth=DEPTH, filled=6),
        (view(26, 22, 85, 1.14, 0.6), view(-18, 8, 85, 1.14, 0.5), view(154, 20, 85, 1.14, 0.6)),
    ),
    "mizan-rack-server-1u-10-bay": Picture(
        "servers.rack_server",
        dict(units=1, bays="small", accent="#6d7176", depth=DEPTH, filled=2),
        (view(-24, 20, 85, 1.14, 0.6), view(154, 20, 85, 1.14, 0.6)),
    ),
    "mizan-nas-4-bay-black": Picture(
        "servers.nas", dict(bays=4, w=WIDTH, d=DEPTH, h=HEIGHT), (CASE_LEFT, CASE_BACK)
    ),
    "mizan-nas-8-bay-black": Picture(
        "servers.nas", dict(bays=8, w=WIDTH, d=DEPTH, h=HEIGHT), (view(-26, 16, 85, 1.14, 0.4), CASE_BACK)
    ),
    "mizan-portable-ssd-2tb-dark-grey": Picture(
        "servers.external_drive",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(24, 34, 85, 1.16, 0.8), view(-38, 24, 85, 1.16, 0.7)),
    ),
}

POWER = {
    "barq-ups-650va-grey": Picture(
        "power.ups_tower",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT, body="#3f4247", va="650", outlets=2, accent="#4aa3ff"),
        (CASE_RIGHT, CASE_BACK),
    ),
    "barq-ups-1500va-black": Picture(
        "power.ups_tower", dict(w=WIDTH, d=DEPTH, h=HEIGHT, va="1500", outlets=4), (CASE_LEFT, CASE_BACK)
    ),
    "barq-online-ups-2kva-rack-2u": Picture(
        "power.rack_ups", dict(units=2, depth=DEPTH), (view(26, 20, 85, 1.14, 0.6), FLAT_BACK)
    ),
    "barq-online-ups-3kva-rack-3u": Picture(
        "power.rack_ups",
        dict(units=3, depth=DEPTH, body="#3a3d41", accent="#4aa3ff", large_outlet=True, card=True),
        (view(-26, 20, 85, 1.14, 0.6), FLAT_BACK),
    ),
    "barq-rack-pdu-8-way-13a": Picture(
        "power.pdu",
        dict(outlets=8, kind="uk", w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(22, 24, 85, 1.12, 0.6), view(-30, 16, 85, 1.12, 0.6)),
    ),
    "barq-rack-pdu-10-way-c13": Picture(
        "power.pdu",
        dict(outlets=10, kind="c13", w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(-22, 24, 85, 1.12, 0.6), view(30, 16, 85, 1.12, 0.6)),
    ),
}

TELEPHONY = {
    "wasl-ip-phone-colour-display-black": Picture(
        "telephony.ip_phone",
        dict(wide=WIDTH),
        (
            view(22, 22, 85, 1.14, 0.6, False),
            view(-26, 26, 85, 1.14, 0.6, False),
            view(150, 16, 85, 1.14, 0.5, False),
        ),
    ),
    "wasl-ip-phone-reception-key-module": Picture(
        "telephony.ip_phone",
        dict(keys="#3a3d42", expansion=True, accent="#2f7de1"),
        (view(-18, 24, 85, 1.14, 0.6, False), view(28, 26, 85, 1.14, 0.6, False)),
    ),
    "wasl-wireless-headset-black": Picture(
        "telephony.headset",
        dict(w=WIDTH, h=HEIGHT),
        (view(-32, 14, 85, 1.16, 0.4), view(40, 18, 85, 1.16, 0.4)),
    ),
    "wasl-usb-headset-light-grey": Picture(
        "telephony.headset",
        dict(w=WIDTH, h=HEIGHT, body="#c9cbcd", pad="#8d9094", wired=True),
        (view(-30, 18, 85, 1.16, 0.4), view(36, 22, 85, 1.16, 0.4)),
    ),
    "wasl-webcam-full-hd-black": Picture(
        "telephony.webcam", dict(wide=WIDTH), (view(24, 14, 85, 1.16, 0.4), view(-36, 20, 85, 1.16, 0.4))
    ),
    "wasl-video-bar-60-charcoal": Picture(
        "telephony.video_bar",
        dict(w=WIDTH, h=HEIGHT, d=DEPTH),
        (view(30, 12, 85, 1.12, 0.4), view(-34, 18, 85, 1.12, 0.4), view(150, 16, 85, 1.12, 0.4)),
    ),
    "wasl-video-bar-70-light-grey": Picture(
        "telephony.video_bar",
        dict(w=WIDTH, h=HEIGHT, d=DEPTH, body="#b4b7ba", cloth="#8b8f94", wall=True),
        (view(-26, 6, 85, 1.10), view(36, 12, 85, 1.10)),
    ),
    "wasl-ip-pabx-50-extensions-dark-grey": Picture(
        "telephony.ip_pabx",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(-24, 22, 85, 1.16, 0.6), view(30, 30, 85, 1.16, 0.6)),
    ),
}

SECURITY = {
    "hisn-dome-camera-4mp": Picture(
        "security.dome_camera", dict(diameter=WIDTH, depth=DEPTH), (WALL_LEFT, view(-46, 10, 85, 1.12))
    ),
    "hisn-turret-camera-6mp": Picture(
        "security.turret_camera",
        dict(diameter=WIDTH, depth=DEPTH),
        (view(-24, 4, 85, 1.12), view(20, 6, 85, 1.12)),
    ),
    "hisn-bullet-camera-8mp-zoom": Picture(
        "security.bullet_camera", {}, (view(44, 8, 85, 1.12), view(-36, 6, 85, 1.12))
    ),
    "hisn-network-recorder-16": Picture(
        "security.nvr",
        dict(channels=16, w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(26, 22, 85, 1.14, 0.6), view(156, 18, 85, 1.14, 0.6)),
    ),
    "hisn-keypad-card-reader": Picture(
        "security.access_reader", dict(w=WIDTH, d=DEPTH, h=HEIGHT), (WALL_LEFT, WALL_RIGHT)
    ),
    "hisn-face-attendance-terminal": Picture(
        "security.attendance_terminal",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(24, 5, 85, 1.12, 0.15, False), view(-36, 8, 85, 1.12, 0.15, False)),
    ),
}

SERVICES = {
    "ogulf-furniture-assembly-visit": Picture(
        "services.furniture_assembly", {}, (view(20, 22, 80, 1.10, 0.5), view(-32, 30, 80, 1.10, 0.6))
    ),
    "ogulf-office-space-plan-200": Picture(
        "services.space_planning", {}, (view(10, 32, 80, 1.10, 0.8), view(-26, 40, 80, 1.10, 0.8))
    ),
    "ogulf-network-setup-12-points": Picture(
        "services.network_setup", {}, (view(18, 16, 80, 1.10, 0.5), view(-24, 24, 80, 1.10, 0.6))
    ),
    "ogulf-annual-it-maintenance-15": Picture(
        "services.it_maintenance",
        {},
        (view(14, 26, 80, 1.10, 0.7, False), view(-24, 32, 80, 1.10, 0.8, False)),
    ),
}

PICTURES = {**NETWORKING, **SERVERS, **POWER, **TELEPHONY, **SECURITY, **SERVICES}
