import type { GivenSiteAccess } from '#primitives/site-access.ts';
import type { SiteAccess } from './site-access.ts';

export type KnownBuilding = NonNullable<GivenSiteAccess['building']>;

/**
 * Usual measures of buildings, for a buyer who has none yet. Lifts are the sizes of ISO 8100-30 by their load; doors are 2.1 m
 * high there. A villa's stairs are as narrow as they are commonly built. Measures of a real building replace them.
 */
export const knownBuildings = {
  goodsLift: {
    door: { width: 900, height: 2050 },
    lift: { door: { width: 1300, height: 2100 }, cabin: { width: 1400, depth: 2400, height: 2300 } },
    stairs: null,
    turn: null,
  },
  passengerLift: {
    door: { width: 900, height: 2050 },
    lift: { door: { width: 1100, height: 2100 }, cabin: { width: 1600, depth: 1400, height: 2200 } },
    stairs: null,
    turn: null,
  },
  smallLift: {
    door: { width: 800, height: 2000 },
    lift: { door: { width: 800, height: 2000 }, cabin: { width: 1100, depth: 1400, height: 2200 } },
    stairs: null,
    turn: null,
  },
  villaStairs: {
    door: { width: 900, height: 2050 },
    lift: null,
    stairs: { width: 1000, landing: 1000, height: 2200 },
    turn: null,
  },
} as const satisfies Readonly<Record<KnownBuilding, SiteAccess>>;

/**
 * What of the given measures is stored: null where no part of the way is known, and the building is named only where the measures
 * are its own.
 */
export function usefulAccess(given: GivenSiteAccess): GivenSiteAccess | null {
  const { building, door, lift, stairs, turn } = given;
  if (!door && !lift && !stairs && !turn) return null;
  return building && !isSameAccess(given, knownBuildings[building]) ? { ...given, building: null } : given;
}

function isSameAccess(one: SiteAccess, other: SiteAccess): boolean {
  const measures = ({ door, lift, stairs, turn }: SiteAccess) => [
    door?.width,
    door?.height,
    lift?.door.width,
    lift?.door.height,
    lift?.cabin.width,
    lift?.cabin.depth,
    lift?.cabin.height,
    stairs?.width,
    stairs?.landing,
    stairs?.height,
    turn?.first,
    turn?.second,
    turn?.height,
  ];
  const ofOther = measures(other);
  return measures(one).every((measure, index) => measure === ofOther[index]);
}
