interface Inapplicable {
  /** Slugs of subcategories and codes of products. */
  readonly of: readonly string[];
  readonly reason: string;
}

const noReturn = 'a desk without a return';
const noComputer = 'a drive is no computer';
const noPrinter = 'prints no pages of its own';

/** Why a product lacks an attribute by which its category is filtered: by category and attribute. */
export const inapplicableFilters: Readonly<Record<string, Readonly<Record<string, Inapplicable>>>> = {
  desks: {
    drawers: {
      of: ['height-adjustable-desks', 'SD-ST-140', 'SD-HM-100', 'MJ-EX-220'],
      reason: 'has none, or its text counts none',
    },
    'return-side': {
      of: ['height-adjustable-desks', 'staff-desks', 'home-office-desks', 'MJ-CL-190', 'SD-MG-180'],
      reason: noReturn,
    },
  },
  reception: {
    seats: {
      of: ['reception-desks', 'coffee-tables'],
      reason: 'a counter or a table has no seats of its own',
    },
  },
  seating: {
    headrest: {
      of: ['visitor-chairs', 'meeting-chairs', 'training-chairs', 'stools', 'auditorium-seating'],
      reason: 'chairs of this kind have none',
    },
    armrests: {
      of: ['meeting-chairs', 'training-chairs', 'stools', 'auditorium-seating'],
      reason: 'the shell takes their place, or they belong to the row',
    },
  },
  sofas: { seats: { of: ['poufs'], reason: 'an extra seat, a footrest or a place for a tray' } },
  storage: {
    drawers: {
      of: ['bookcases', 'lockers', 'metal-cupboards', 'safes', 'mobile-archive'],
      reason: 'has shelves or compartments',
    },
    material: { of: ['safes'], reason: 'its text names none' },
  },
  'acoustic-pods': {
    seats: { of: ['acoustic-panels', 'desk-screens', 'partitions'], reason: 'nobody sits in it' },
    'speech-reduction': {
      of: ['acoustic-panels', 'desk-screens', 'partitions'],
      reason: 'measured for rooms; panels are measured by absorption',
    },
    'sound-absorption': {
      of: ['phone-booths', 'meeting-pods', 'desk-screens'],
      reason: 'measured for panels; rooms are measured by speech reduction',
    },
  },
  'boards-accessories': {
    'on-castors': {
      of: ['monitor-arms', 'lamps', 'cable-management', 'pantry'],
      reason: 'nothing of this kind rolls',
    },
  },
  desktops: {
    'screen-size': {
      of: ['business-desktops', 'mini-pcs', 'workstations-pc'],
      reason: 'comes without a screen',
    },
  },
  printers: {
    functions: { of: ['toner-ink'], reason: 'supplies' },
    connections: { of: ['toner-ink'], reason: 'supplies' },
    'colour-printing': { of: ['scanners', 'label-printers', 'toner-ink'], reason: noPrinter },
    'print-speed': { of: ['scanners', 'label-printers', 'toner-ink'], reason: noPrinter },
    'paper-size': { of: ['label-printers', 'toner-ink'], reason: 'prints on rolls, or on nothing' },
  },
  networking: {
    ports: { of: ['racks'], reason: 'a cabinet' },
    poe: {
      of: ['routers-firewalls', 'racks', 'cabling'],
      reason: 'neither gives nor takes power over the cable',
    },
    wifi: { of: ['switches', 'racks', 'cabling', 'SH-FW-60'], reason: 'wired' },
    'rack-units': {
      of: ['routers-firewalls', 'access-points'],
      reason: 'stands on a desk or hangs on a ceiling',
    },
  },
  'servers-storage': {
    'drive-bays': { of: ['drives'], reason: noComputer },
    memory: { of: ['drives'], reason: noComputer },
    cores: { of: ['drives'], reason: noComputer },
    storage: { of: ['nas'], reason: 'drives are sold separately' },
    'rack-units': { of: ['tower-servers', 'nas', 'drives'], reason: 'stands on the floor or on a desk' },
  },
  'ups-power': {
    'apparent-power': { of: ['pdu'], reason: 'passes power on' },
    'rack-units': { of: ['ups-line'], reason: 'stands on the floor' },
  },
  'phones-conferencing': {
    'room-people': {
      of: ['ip-phones', 'headsets', 'webcams', 'pabx'],
      reason: 'made for one person or for no room',
    },
    lines: { of: ['headsets', 'webcams', 'conference-systems'], reason: 'no telephone' },
    resolution: { of: ['ip-phones', 'headsets', 'pabx'], reason: 'no camera' },
    connections: { of: ['ip-phones'], reason: 'all use the network' },
  },
  'projectors-displays': {
    'screen-size': { of: ['projectors'], reason: 'the picture is as large as the distance makes it' },
    resolution: { of: ['screens'], reason: 'cloth' },
    brightness: {
      of: ['screens', 'interactive-panels', 'signage'],
      reason: 'stated in lumens for projectors, in candelas for panels',
    },
    touch: { of: ['projectors', 'screens'], reason: 'no panel' },
    connections: { of: ['screens'], reason: 'cloth' },
  },
  'cctv-security': {
    megapixels: { of: ['nvr', 'access-control', 'time-attendance'], reason: 'no camera for watching' },
    protection: { of: ['nvr', 'time-attendance'], reason: 'for indoors' },
    poe: { of: ['access-control', 'time-attendance'], reason: 'has its own 12 V supply' },
    identification: { of: ['ip-cameras', 'nvr'], reason: 'opens no door' },
    users: { of: ['ip-cameras', 'nvr'], reason: 'opens no door' },
  },
  'it-accessories': {
    connections: { of: ['bags', 'software'], reason: 'plugs into nothing' },
    colour: { of: ['software'], reason: 'a licence' },
    storage: {
      of: ['keyboards-mice', 'docks', 'cables-adapters', 'bags', 'pos', 'software'],
      reason: 'stores nothing',
    },
    'laptop-size': {
      of: ['keyboards-mice', 'docks', 'cables-adapters', 'external-storage', 'pos', 'software'],
      reason: 'no bag',
    },
    'keyboard-languages': {
      of: ['docks', 'cables-adapters', 'external-storage', 'bags', 'pos', 'software'],
      reason: 'no keyboard',
    },
  },
};
