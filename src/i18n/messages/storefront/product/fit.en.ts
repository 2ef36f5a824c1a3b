import { pluralForm } from '../../../plural.ts';
import { siteFitEn } from '../../site-fit.en.ts';

/** Texts of the question whether a product gets to its room: through doors and the lift, by the stairs, round corners. */
export const fitEn = {
  lead: 'Choose a usual building, or enter your own measures in centimetres. What you leave empty is not checked.',
  building: 'Your building',
  ownMeasures: 'My own measures',
  buildings: siteFitEn.buildings,
  usual: 'Usual measures of such buildings. Yours may differ: measure before you order a large piece.',
  parts: {
    door: 'The narrowest door',
    lift: 'Lift',
    stairs: 'Stairs',
    turn: 'The narrowest corner',
  },
  more: 'Stairs and corners',
  measures: {
    doorWidth: 'Width of the door',
    doorHeight: 'Height of the door',
    liftDoorWidth: 'Width of the lift door',
    liftDoorHeight: 'Height of the lift door',
    cabinDepth: 'Depth of the cabin',
    cabinWidth: 'Width of the cabin',
    cabinHeight: 'Height of the cabin',
    stairsWidth: 'Width of the stairs',
    landing: 'Depth of the landing',
    stairsHeight: 'Clear height above the steps',
    turnFirst: 'Width before the corner',
    turnSecond: 'Width after the corner',
    turnHeight: 'Clear height at the corner',
  },
  asDoor: 'Leave the width and height of the cabin empty if its door is as wide and high.',
  unreadable: 'Please enter a number in centimetres.',
  unlikely: 'Between 10 and 2,000 cm, please.',
  incomplete: 'Please fill in the other measures too, so that this part can be checked.',
  answers: {
    whole: 'It fits.',
    unpacked: 'It fits without its carton.',
    parts: 'It fits in its cartons, and is put together in the room.',
    no: 'It does not fit.',
    unknown: 'Assembled, it does not fit. We do not know its packed sizes yet.',
  },
  ask: 'Ask us before you order',
  carton: (size: string) => `Carton, ${size}`,
  assembled: (size: string) => `Assembled, ${size}`,
  attitudes: siteFitEn.attitudes,
  stopsAt: siteFitEn.stopsAt,
  drawings: {
    front: (obstacle: string) => `${obstacle}: from the front, tilted`,
    side: (obstacle: string) => `${obstacle}: from the side, tilted`,
    above: (obstacle: string) => `${obstacle}: from above, turned`,
    raised: (obstacle: string) => `${obstacle}: carried with one end raised`,
  },
  packedSizes: 'Calculated with the packed sizes of the cartons and the size of the assembled piece.',
  assembledSize: 'Calculated with the size of the assembled piece; the packed sizes are not known.',
  /** With an order or a request for a quotation. */
  sent: {
    title: 'Way into your building, for the driver',
    remove: 'Remove',
    add: 'Send it along',
    removed: 'The driver does not get your measures.',
  },
  cart: {
    noSizes: 'no sizes known',
    allFit: 'Everything in your cart fits.',
    someDoNot: (count: number) =>
      pluralForm('en', count, {
        one: 'One product needs your attention.',
        other: `${count} products need your attention.`,
      }),
  },
};

export type FitMessages = typeof fitEn;
