/** The words for the way into a building, which pages, documents and the admin share. */
export const siteFitEn = {
  buildings: {
    goodsLift: 'Tower with a service lift',
    passengerLift: 'Tower with a passenger lift',
    smallLift: 'Older building with a small lift',
    villaStairs: 'Villa, by the stairs',
  },
  usualTitle: 'Usual buildings',
  usualLead:
    'Product pages and the cart tell whether a piece gets to your room, and begin with these measures. Yours may differ: measure before you order a large piece.',
  usual: (building: string) => `${building} (usual measures)`,
  door: (size: string) => `Narrowest door: ${size}`,
  lift: (door: string, cabin: string) => `Lift: door ${door}, cabin ${cabin} (width × depth × height)`,
  stairs: (width: string, landing: string, height: string) =>
    `Stairs: ${width} wide, landing ${landing} deep, ${height} clear above the steps`,
  turn: (first: string, second: string, height: string) =>
    `Narrowest corner: from ${first} to ${second} wide, ${height} high`,
  centimetres: (size: string) => `${size} cm`,
  allFit: 'Everything fits.',
  restFits: 'Everything else fits.',
  answers: {
    whole: 'fits',
    unpacked: 'fits without its carton',
    parts: 'fits in its cartons, to be put together in the room',
    no: 'does not fit',
    unknown: 'does not fit assembled, packed sizes not known',
    noSizes: 'sizes not known',
  },
  carton: (number: number, all: number, size: string) => `carton ${number} of ${all} (${size})`,
  assembled: (size: string) => `assembled (${size})`,
  attitudes: {
    upright: 'fits upright',
    turned: 'fits on its side',
    tilted: 'fits tilted',
  },
  tiltedAt: {
    door: 'does not fit upright through the door, fits tilted',
    liftDoor: 'does not fit upright through the lift door, fits tilted',
    cabin: 'does not fit upright into the lift, fits tilted',
    stairs: 'does not fit upright by the stairs, fits tilted',
    turn: 'gets round the corner with one end raised',
  },
  stopsAt: {
    door: 'too large for the door',
    liftDoor: 'too large for the lift door',
    cabin: 'too large for the lift cabin',
    stairs: 'too large for the stairs',
    turn: 'does not get round the corner',
  },
  separator: '; ',
};

export type SiteFitMessages = typeof siteFitEn;
