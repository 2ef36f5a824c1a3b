import { areaOf } from '../../geometry/polygon.ts';
import { openingSegment } from '../../geometry/walls.ts';
import type { Draft } from '../floor/draft.ts';
import { toLocal } from '../floor/local-frame.ts';
import type { PlaceSystem } from '../products/place-system.ts';
import { type Aisles, aislePatterns } from './aisles.ts';
import { columnsOf, trimmedRows } from './place-rows.ts';
import { placesOfAll, planRows, type Row, type RowRequest } from './row-plan.ts';
import { type Spacing, spacings } from './spacing.ts';

/** Where the places of a room stand, before anything is bought. */
export interface Arrangement {
  readonly system: PlaceSystem;
  readonly aisles: Aisles;
  readonly rows: readonly Row[];
  readonly places: number;
  readonly spacing: Spacing;
  /** Whether all rows have people on both sides and places in line; where desks along walls are preferred, those. */
  readonly isRegular: boolean;
  /** For comparison with other arrangements that have as many places. */
  readonly quality: number;
}

export interface ArrangeRequest {
  readonly systems: readonly PlaceSystem[];
  readonly people: number;
  /** The most places next to each other; null: any. */
  readonly groupOf: number | null;
  /** Depth of what stands at the end of a group of places; 0: nothing. */
  readonly endDepth: number;
  /** Desks along walls rather than face to face. */
  readonly prefersSingles: boolean;
  /** Whether one gets to all of its places. */
  readonly isReachable: (arrangement: Arrangement) => boolean;
}

/** Depth of the storage that may stand at a wall beside a way. */
const wallStorage = 470;
/** Square metres below which rows may do without a way across them. */
const withoutAisle = 60;

/** The best arrangement of one room, seen from one of its sides. */
export function arrange(draft: Draft, request: ArrangeRequest): Arrangement | null {
  if (request.people <= 0) return null;
  const area = areaOf(draft.shape.outline) * 1_000_000;
  let best: Arrangement | null = null;
  for (const system of request.systems) {
    for (const [level, spacing] of spacings.entries()) {
      if (area < spacing.fromArea * 1_000_000 * request.people) continue;
      const least = system.pitch * (system.depth + spacing.between / 2);
      if (level < spacings.length - 1 && area / least < request.people) continue;
      if (best && best.places >= request.people && best.quality >= mostQuality(system, level)) break;
      const found = arrangeWith(draft, request, system, level);
      if (found && isBetter(found, best, request.people)) best = found;
    }
  }
  return best;
}

/** Rows are compared with each other while they are few; among many, a short one is where a column stands. */
const fewRows = 4;
/** For a stub, which costs more than to stand a step closer together. */
const pointsOfStub = 3;

/** Rows that are half as long as the longest or shorter, once there are no more places than people. */
function stubsOf({ rows, system }: Pick<Arrangement, 'rows' | 'system'>, people: number): number {
  const lengths = trimmedRows(rows, people, system.pitch).map(columnsOf);
  const longest = Math.max(0, ...lengths);
  return lengths.length > fewRows ? 0 : lengths.filter((length) => 2 * length <= longest).length;
}

/** More than the quality of any arrangement of so many square metres. */
export function mostQualityIn(
  area: number,
  { systems, people }: Pick<ArrangeRequest, 'systems' | 'people'>,
): number {
  const level = spacings.findIndex(({ fromArea }) => area >= fromArea * people);
  return systems.reduce((most, system) => Math.max(most, mostQuality(system, level)), 0);
}

/** Of the most regular rows; each level has less than the one before. */
function mostQuality({ points }: PlaceSystem, level: number): number {
  return 4 * points - 2 * level;
}

function isBetter(found: Arrangement, other: Arrangement | null, people: number): boolean {
  if (!other) return true;
  const more = Math.min(found.places, people) - Math.min(other.places, people);
  return more === 0 ? found.quality > other.quality : more > 0;
}

type Regularity = Pick<RowRequest, 'isAligned' | 'isRegular' | 'kinds'>;

/** From rows and groups that are all alike to whatever gives the most places. */
const regularities: readonly Regularity[] = [
  { isAligned: true, isRegular: true, kinds: ['both'] },
  { isAligned: true, isRegular: false, kinds: ['both'] },
  { isAligned: true, isRegular: false, kinds: ['both', 'below', 'above'] },
  { isAligned: false, isRegular: false, kinds: ['both', 'below', 'above'] },
];
/** How many of these, the last ones, look so. */
const irregular = 2;
const singlesFirst: Regularity = { isAligned: true, isRegular: false, kinds: ['below', 'above'] };

function arrangeWith(
  draft: Draft,
  { people, groupOf, endDepth, prefersSingles, isReachable }: ArrangeRequest,
  system: PlaceSystem,
  level: number,
): Arrangement | null {
  const spacing = spacings[level] ?? spacings[0];
  const strips = level < spacings.length - 1 ? [wallStorage] : [wallStorage, 0];
  const tried = prefersSingles ? [singlesFirst, ...regularities] : regularities;
  let best: Arrangement | null = null;
  for (const [irregularity, regular] of tried.entries()) {
    const found = strips
      .flatMap((strip) => patternsOf(draft, system, spacing, strip).map((aisles) => ({ strip, aisles })))
      .map(({ strip, aisles }): Arrangement => {
        const widened = { ...spacing, gap: spacing.gap + endDepth };
        const rows = planRows(draft, {
          system,
          spacing: widened,
          aisles: aisles.reserved,
          groupOf,
          ...regular,
        });
        const quality =
          mostQuality(system, level) -
          3 * irregularity -
          pointsOfStub * stubsOf({ rows, system }, people) -
          (strip > 0 ? 0 : 1);
        const isRegular = irregularity < tried.length - irregular;
        return { system, spacing, aisles, rows, places: placesOfAll(rows), isRegular, quality };
      });
    // The best first, since it takes long to see whether one gets to all places.
    found.sort((one, other) => (isBetter(one, other, people) ? -1 : isBetter(other, one, people) ? 1 : 0));
    const first = found.find((one) => !isBetter(one, best, people) || isReachable(one));
    if (first && isBetter(first, best, people)) best = first;
    if (best !== null && best.places >= people) return best;
  }
  return best;
}

function patternsOf(
  { shape, room, frame }: Draft,
  system: PlaceSystem,
  spacing: Spacing,
  strip: number,
): Aisles[] {
  const { left, right, top, bottom } = shape.bounds;
  const doors = room.openings
    .filter(({ kind }) => kind === 'door')
    .flatMap((door) => {
      const segment = openingSegment(room, door);
      if (!segment) return [];
      const [from, to] = [toLocal(frame, segment.from), toLocal(frame, segment.to)];
      const y = (from.y + to.y) / 2;
      const isAcross = Math.abs(from.y - to.y) < Math.abs(from.x - to.x);
      return isAcross && (y < top + 500 || y > bottom - 500) ? [(from.x + to.x) / 2] : [];
    });
  const patterns = aislePatterns({ left, right, pitch: system.pitch, width: spacing.aisle, strip, doors });
  // In a small room the door itself leads to every row.
  return areaOf(shape.outline) < withoutAisle ? [...patterns, { reserved: [], ways: [] }] : patterns;
}
