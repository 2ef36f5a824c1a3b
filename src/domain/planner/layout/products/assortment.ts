import type { PieceKind, PlannedProduct, PlannedProducts } from '../../planned-product.ts';
import { type LayoutStyle, suits } from '../style.ts';
import { seededNumbers } from './seeded-choice.ts';

/** What a product is chosen for in a layout. */
export type Role =
  | 'work-desk'
  | 'manager-desk'
  | 'call-desk'
  | 'work-chair'
  | 'manager-chair'
  | 'meeting-chair'
  | 'training-chair'
  | 'visitor-chair'
  | 'stool'
  | 'meeting-table'
  | 'training-table'
  | 'cafe-table'
  | 'high-table'
  | 'pedestal'
  | 'storage'
  | 'low-storage'
  | 'divider'
  | 'sofa'
  | 'waiting-seat'
  | 'waiting-bench'
  | 'coffee-table'
  | 'reception-desk'
  | 'phone-booth'
  | 'planter'
  | 'board'
  | 'display';

interface RoleRule {
  readonly kind: PieceKind;
  /** By subcategory, the best first; null: any, such as those that staff made. */
  readonly subcategories: readonly (string | null)[];
  /** Only for a style; these come before all others. */
  readonly preferred?: Partial<Record<LayoutStyle, readonly string[]>>;
}

const workChairs = ['ergonomic-chairs', 'task-chairs'];

const roles: Readonly<Record<Role, RoleRule>> = {
  'work-desk': {
    kind: 'desk',
    subcategories: ['staff-desks', 'height-adjustable-desks', 'manager-desks', 'home-office-desks', null],
    preferred: { executive: ['manager-desks'] },
  },
  'manager-desk': {
    kind: 'desk',
    subcategories: ['manager-desks', 'l-shape-desks', 'height-adjustable-desks', 'executive-desks'],
    preferred: { executive: ['executive-desks'] },
  },
  'call-desk': { kind: 'desk', subcategories: ['call-center', 'cubicles'] },
  'work-chair': {
    kind: 'chair',
    subcategories: [...workChairs, 'executive-chairs'],
    preferred: { executive: ['executive-chairs'] },
  },
  'manager-chair': { kind: 'chair', subcategories: ['executive-chairs', ...workChairs] },
  'meeting-chair': { kind: 'chair', subcategories: ['meeting-chairs', 'visitor-chairs'] },
  'training-chair': { kind: 'chair', subcategories: ['training-chairs', 'visitor-chairs'] },
  'visitor-chair': { kind: 'chair', subcategories: ['visitor-chairs', 'meeting-chairs'] },
  stool: { kind: 'chair', subcategories: ['stools'] },
  'meeting-table': {
    kind: 'table',
    subcategories: ['meeting-tables-small', 'conference-tables', 'boardroom-tables'],
  },
  'training-table': { kind: 'table', subcategories: ['training-tables'] },
  'cafe-table': { kind: 'table', subcategories: ['pantry', 'meeting-tables-small'] },
  'high-table': { kind: 'table', subcategories: ['bar-tables'] },
  pedestal: { kind: 'pedestal', subcategories: [null] },
  storage: {
    kind: 'storage',
    subcategories: ['metal-cupboards', 'bookcases', 'credenzas', 'filing-cabinets'],
  },
  'low-storage': { kind: 'storage', subcategories: ['credenzas', 'filing-cabinets'] },
  divider: { kind: 'storage', subcategories: ['bookcases'] },
  sofa: { kind: 'lounge', subcategories: ['sofa-2', 'sofa-3', 'modular-lounge', 'sofa-1'] },
  'waiting-seat': { kind: 'lounge', subcategories: ['sofa-1', 'waiting-seating', 'sofa-2'] },
  'waiting-bench': { kind: 'lounge', subcategories: ['waiting-seating'] },
  'coffee-table': { kind: 'coffee-table', subcategories: [null] },
  'reception-desk': { kind: 'reception-desk', subcategories: [null] },
  'phone-booth': { kind: 'pod', subcategories: ['phone-booths'] },
  planter: { kind: 'floor', subcategories: ['planters'] },
  board: { kind: 'wall', subcategories: ['whiteboards'] },
  display: { kind: 'floor', subcategories: ['interactive-panels', 'signage'] },
};

const roleNames = Object.keys(roles) as Role[];

/** Whether one can be used for what the other is. */
export function haveSameUse(one: PlannedProduct, other: PlannedProduct): boolean {
  if (one.kind !== other.kind) return false;
  if (one.subcategory === other.subcategory) return true;
  return roleNames.some((role) => isFor(role, one) && isFor(role, other));
}

/** How much the price counts: 0 not at all; from 5 on nothing else does. */
export type Thrift = number;

interface Offer {
  readonly products: PlannedProducts;
  readonly style: LayoutStyle;
  /** The latest day on which all has to be there, as 2026-11-30; null: any. */
  readonly day: string | null;
  /** The earliest day of each product; one without a day cannot be promised. */
  readonly earliestDays: ReadonlyMap<string, string | null>;
  readonly thrift: Thrift;
  readonly seed: number;
}

/** A seed changes the order of products that suit about as well. */
const seedWeight = 0.12;

/** The products that a layout may use, for each role in the order in which they are preferred. */
export class Assortment {
  readonly style: LayoutStyle;
  readonly #offer: Offer;
  readonly #available: readonly PlannedProduct[];
  readonly #chance = new Map<string, number>();
  readonly #ranked = new Map<Role, readonly PlannedProduct[]>();

  constructor(offer: Offer) {
    this.#offer = offer;
    this.style = offer.style;
    this.#available = [...offer.products.values()].filter((product) => isAvailable(offer, product));
    const next = seededNumbers(offer.seed);
    for (const { id } of this.#available) this.#chance.set(id, next() * seedWeight);
  }

  for(role: Role): readonly PlannedProduct[] {
    const known = this.#ranked.get(role);
    if (known) return known;
    const found = this.#available.filter((product) => isFor(role, product));
    const ranked = this.#sorted(found, (product) => this.#rolePoints(role, product));
    this.#ranked.set(role, ranked);
    return ranked;
  }

  ofKind(kind: PieceKind): readonly PlannedProduct[] {
    return this.#available.filter((product) => product.kind === kind);
  }

  /** How well a product suits style and thrift, compared with others of its use; about 0 to 4. */
  points(product: PlannedProduct, dearest: number): number {
    const { style, thrift } = this.#offer;
    const use = product.kind === 'chair' || product.kind === 'lounge' ? 'seat' : 'surface';
    const price = dearest > 0 ? product.price / dearest : 0;
    return 2 * suits(style, use, product.swatch) - thrift * price + (this.#chance.get(product.id) ?? 0);
  }

  #rolePoints(role: Role, { subcategory }: PlannedProduct): number {
    const { subcategories, preferred } = roles[role];
    if (subcategory && preferred?.[this.#offer.style]?.includes(subcategory)) return 1.2;
    const index = subcategories.findIndex((one) => one === null || one === subcategory);
    return 1 - index / 5;
  }

  #sorted(products: readonly PlannedProduct[], own: (product: PlannedProduct) => number): PlannedProduct[] {
    const dearest = Math.max(0, ...products.map(({ price }) => price));
    return products
      .map((product) => ({ product, points: this.points(product, dearest) + own(product) }))
      .sort((one, other) => other.points - one.points || (one.product.id < other.product.id ? -1 : 1))
      .map(({ product }) => product);
  }
}

/** Whether a product is in stock and can be there in time. */
export function isAvailable(
  { day, earliestDays }: Pick<Offer, 'day' | 'earliestDays'>,
  { id, stock }: PlannedProduct,
): boolean {
  if (stock <= 0) return false;
  if (day === null) return true;
  const earliest = earliestDays.get(id);
  // Days are written so that their order is that of their texts.
  return typeof earliest === 'string' && earliest <= day;
}

function isFor(role: Role, { kind, subcategory }: PlannedProduct): boolean {
  const { kind: wanted, subcategories } = roles[role];
  if (kind !== wanted) return false;
  return subcategories.some((one) =>
    one === null ? !isOfOtherRole(role, subcategory) : one === subcategory,
  );
}

/** What staff put into places of their own may serve; what is made for something else may not. */
function isOfOtherRole(role: Role, subcategory: string | null): boolean {
  if (subcategory === null) return false;
  return Object.entries(roles).some(
    ([other, { subcategories }]) => other !== role && subcategories.includes(subcategory),
  );
}
