/** The attribute that a bare number means beside a kind of product; 'none' for a kind that is only counted. */
export type Measure = 'width' | 'seats' | 'screen-size' | 'none';

/** By seeded slugs of categories and subcategories. */
const measureOfPlace = new Map<string, Measure>([
  ...entries('screen-size', [
    'monitors',
    'ultrawide',
    'business-laptops',
    'premium-laptops',
    'mobile-workstations',
    'macbooks',
    'tablets',
    'all-in-one',
    'interactive-panels',
    'signage',
  ]),
  ...entries('width', [
    'desks',
    'executive-desks',
    'manager-desks',
    'staff-desks',
    'l-shape-desks',
    'height-adjustable-desks',
    'home-office-desks',
    'reception-desks',
    'bookcases',
    'credenzas',
    'filing-cabinets',
    'metal-cupboards',
    'whiteboards',
    'coffee-tables',
    'desk-screens',
  ]),
  ...entries('seats', [
    'meeting-tables-small',
    'conference-tables',
    'boardroom-tables',
    'training-tables',
    'bar-tables',
    'pantry',
    'workstations',
    'sofas',
    'modular-lounge',
    'meeting-pods',
    'waiting-seating',
  ]),
  ...entries('none', [
    'seating',
    'executive-chairs',
    'ergonomic-chairs',
    'task-chairs',
    'visitor-chairs',
    'meeting-chairs',
    'training-chairs',
    'stools',
    'pedestals',
    'lamps',
  ]),
]);

const ranges = {
  width: { from: 40, to: 700 },
  seats: { from: 1, to: 30 },
  'screen-size': { from: 10, to: 110 },
} as const;

/** What a number means beside a kind with these places; without a number what the kind is measured by. */
export function measureOf(places: ReadonlySet<string>, value: number): Exclude<Measure, 'none'> | undefined;
export function measureOf(places: ReadonlySet<string>, value: null): Measure | undefined;
export function measureOf(places: ReadonlySet<string>, value: number | null): Measure | undefined {
  const [first = ''] = places;
  const measure = measureOfPlace.get(first);
  if (value === null || measure === undefined) return measure;
  if (measure === 'none') return undefined;
  if (isWithin(measure, value)) return measure;
  // Tables have both: a table for 8, a table of 240 cm.
  return measure === 'seats' && isWithin('width', value) ? 'width' : undefined;
}

function isWithin(measure: keyof typeof ranges, value: number): boolean {
  return value >= ranges[measure].from && value <= ranges[measure].to;
}

function entries(measure: Measure, places: readonly string[]): (readonly [string, Measure])[] {
  return places.map((place) => [place, measure] as const);
}
