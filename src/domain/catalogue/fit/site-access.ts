import type { Box } from './box.ts';
import { type Attitude, type Placement, placeBox } from './place-box.ts';
import { type CarriedRound, type Corner, carryRound } from './round-corner.ts';

interface Opening {
  readonly width: number;
  readonly height: number;
}

/** The way from the street to the room, in millimetres, as far as the buyer has measured it. */
export interface SiteAccess {
  /** The narrowest door. */
  readonly door: Opening | null;
  readonly lift: { readonly door: Opening; readonly cabin: Box } | null;
  /** Where the lift is too small. `landing` is its depth, `height` is clear above the steps. */
  readonly stairs: { readonly width: number; readonly landing: number; readonly height: number } | null;
  /** The narrowest corner between two corridors. */
  readonly turn: Corner | null;
}

export type Obstacle = 'door' | 'liftDoor' | 'cabin' | 'stairs' | 'turn';

/** How a box passes one part of the way; null: it does not. */
export interface Passage {
  readonly obstacle: Obstacle;
  readonly held: Placement | null;
  readonly carried: CarriedRound | null;
  /** The space that it is drawn in; null for corners. */
  readonly space: Box | null;
}

export interface Way {
  readonly passages: readonly Passage[];
  /** The least comfortable of its attitudes; null: it does not get through. */
  readonly attitude: Attitude | null;
}

const comfort: readonly Attitude[] = ['upright', 'turned', 'tilted'];

/** How a box gets through all parts of the way that are known: by the lift, or by the stairs if it does not fit there. */
export function findWay(box: Box, { door, lift, stairs, turn }: SiteAccess): Way {
  const common = [
    ...(door ? [throughOpening('door', box, door)] : []),
    ...(turn ? [roundCorner('turn', box, turn)] : []),
  ];
  const up = [
    ...(lift ? [[throughOpening('liftDoor', box, lift.door), intoCabin(box, lift.cabin)]] : []),
    ...(stairs ? [byStairs(box, stairs)] : []),
  ];
  const ways = (up.length > 0 ? up : [[]]).map((passages) => wayOf([...common, ...passages]));
  return ways.find(({ attitude }) => attitude !== null) ?? ways[0] ?? wayOf([]);
}

function wayOf(passages: readonly Passage[]): Way {
  const attitudes = passages.map(({ held, carried }) => held?.attitude ?? carried?.attitude ?? null);
  if (attitudes.includes(null)) return { passages, attitude: null };
  return { passages, attitude: comfort.findLast((attitude) => attitudes.includes(attitude)) ?? 'upright' };
}

function throughOpening(obstacle: Obstacle, box: Box, { width, height }: Opening): Passage {
  const space = { width, height, depth: Number.POSITIVE_INFINITY };
  return { obstacle, held: placeBox(box, space) ?? null, carried: null, space };
}

function intoCabin(box: Box, cabin: Box): Passage {
  return { obstacle: 'cabin', held: placeBox(box, cabin) ?? null, carried: null, space: cabin };
}

function roundCorner(obstacle: Obstacle, box: Box, corner: Corner): Passage {
  return { obstacle, held: null, carried: carryRound(box, corner) ?? null, space: null };
}

/** A flight is as narrow as a door, and its landing is a corner. */
function byStairs(box: Box, { width, landing, height }: NonNullable<SiteAccess['stairs']>): Passage[] {
  return [
    throughOpening('stairs', box, { width, height }),
    roundCorner('stairs', box, { first: width, second: landing, height }),
  ];
}
