import type { PieceKind } from './planned-product.ts';

/** By the seeded slug of a subcategory, else of a category. What is null is too small to be planned, or needs no place. */
const kindsOfPlaces: Readonly<Record<string, PieceKind | null>> = {
  desks: 'desk',
  workstations: 'bench',
  'call-center': 'desk',
  cubicles: 'desk',
  meeting: 'table',
  'reception-desks': 'reception-desk',
  'waiting-seating': 'lounge',
  'coffee-tables': 'coffee-table',
  seating: 'chair',
  'auditorium-seating': 'lounge',
  sofas: 'lounge',
  storage: 'storage',
  pedestals: 'pedestal',
  'phone-booths': 'pod',
  'meeting-pods': 'pod',
  'acoustic-panels': 'wall',
  'desk-screens': 'desktop',
  partitions: 'partition',
  whiteboards: 'wall',
  flipcharts: 'floor',
  'monitor-arms': 'desktop',
  lamps: 'desktop',
  'cable-management': null,
  planters: 'floor',
  pantry: 'table',
  laptops: 'desktop',
  desktops: 'desktop',
  monitors: 'desktop',
  printers: 'desktop',
  copiers: 'floor',
  'toner-ink': null,
  networking: null,
  racks: 'floor',
  'servers-storage': null,
  'tower-servers': 'floor',
  'ups-power': null,
  'phones-conferencing': 'desktop',
  headsets: null,
  webcams: null,
  pabx: null,
  projectors: 'desktop',
  screens: 'wall',
  'interactive-panels': 'floor',
  signage: 'floor',
  'cctv-security': null,
  'it-accessories': null,
  service: null,
};

export interface Classified {
  /** Slugs as they are seeded; null: the shop's staff made it, or there is none. */
  readonly category: string | null;
  readonly subcategory: string | null;
  /** In millimetres; null: not known. */
  readonly dimensions: { readonly width: number; readonly depth: number; readonly height: number } | null;
  /** Whether it is on castors, which a board on a wall is not. */
  readonly onCastors: boolean;
}

/** How a product takes part in a plan; null: it has no place of its own. */
export function pieceKindOf({ category, subcategory, dimensions, onCastors }: Classified): PieceKind | null {
  if (!dimensions) return null;
  const known = [subcategory, category].find((slug) => slug !== null && slug in kindsOfPlaces);
  const kind = known ? (kindsOfPlaces[known] ?? null) : unknownKind(dimensions);
  return kind === 'wall' && onCastors ? 'floor' : kind;
}

/** What staff put into a category of their own: by its size, since nothing else says how it is used. */
function unknownKind({ width, depth, height }: NonNullable<Classified['dimensions']>): PieceKind | null {
  if (Math.max(width, depth, height) < 100) return null;
  return height >= 350 && Math.min(width, depth) >= 200 ? 'floor' : 'desktop';
}
