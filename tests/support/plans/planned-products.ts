import { colourOptions } from '#database/seed/data/attribute-options.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import type { SeedProduct } from '#database/seed/seed-product.ts';
import { pieceKindOf } from '#domain/planner/piece-kind.ts';
import type { Opening, Piece, Plan, Point, Room } from '#domain/planner/plan.ts';
import { plannedFacts, plannedSeats } from '#domain/planner/planned-facts.ts';
import type { PlannedProduct, PlannedProducts } from '#domain/planner/planned-product.ts';
import { dirhamsFromQar } from '#primitives/money.ts';

function plannedProduct(product: SeedProduct): PlannedProduct | null {
  const { slug, sku, name, category, subcategory, dimensions, attributes } = product;
  const onCastors = attributes['on-castors'] === true;
  const kind = pieceKindOf({ category, subcategory, dimensions, onCastors });
  if (!kind || !dimensions) return null;
  return {
    id: slug,
    slug,
    sku,
    name,
    kind,
    category,
    subcategory,
    price: dirhamsFromQar(product.price),
    stock: product.stock,
    leadTimeDays: product.leadTimeDays,
    ...dimensions,
    seats: plannedSeats({ kind, attributes }),
    facts: plannedFacts({ kind, slug, category, subcategory, ...dimensions, attributes }),
    weightKg: product.weightKg,
    cartons: product.cartons.reduce((sum, { count = 1 }) => sum + count, 0),
    model: `/models/${slug}.glb`,
    picture: null,
    swatch: colourOptions.find(({ key }) => key === attributes.colour)?.swatch ?? null,
  };
}

/** Of a new shop, in English; the id of each is its slug. */
export const plannedProducts: PlannedProducts = new Map(
  seedProducts.flatMap((product) => {
    const planned = plannedProduct(product);
    return planned ? [[planned.id, planned]] : [];
  }),
);

/** Of these, by slug. */
export function planned(slug: string): PlannedProduct {
  const product = plannedProducts.get(slug);
  if (!product) throw new Error(`no such product in the plan: ${slug}`);
  return product;
}

/** Names that tests use for a few of them. */
export const sample = {
  desk: 'sadu-staff-desk-140-light-oak',
  cornerDesk: 'sadu-l-shape-desk-180-oak',
  executiveDesk: 'majlis-executive-desk-220',
  bench: 'sadu-bench-4-person-120-white',
  table: 'majlis-conference-table-280-white',
  roundTable: 'majlis-round-meeting-table-120',
  chair: 'dhow-task-chair-black',
  meetingChair: 'dhow-meeting-tub-chair-grey',
  sofa: 'liwan-sofa-3-soft-beige',
  cupboard: 'khazna-metal-cupboard-swing-195',
  pedestal: 'khazna-pedestal-3-drawer-white',
  pod: 'samt-phone-booth-102-white',
  whiteboard: 'lawh-enamel-whiteboard-180',
  monitor: 'noor-monitor-24-office-silver-stand',
  counter: 'liwan-reception-counter-240-oak',
} as const;

export const point = (x: number, y: number): Point => ({ x, y });

/** A rectangular room from the corner 0, 0; walls 0 to 3 are those above, right, below and left. */
export function rectangularRoom(width: number, depth: number, given: Partial<Room> = {}): Room {
  return {
    id: 'room',
    name: 'Office',
    outline: [point(0, 0), point(width, 0), point(width, depth), point(0, depth)],
    ceiling: 2_800,
    openings: [],
    obstacles: [],
    sockets: [],
    ...given,
  };
}

/** A door in a wall that opens into the room. */
export function door(wall: number, at: number, given: Partial<Opening> = {}): Opening {
  return {
    id: `door-${wall}-${at}`,
    kind: 'door',
    wall,
    at,
    width: 900,
    swing: 'in',
    hinge: 'start',
    ...given,
  };
}

export function windowIn(wall: number, at: number, width: number): Opening {
  return { id: `window-${wall}-${at}`, kind: 'window', wall, at, width, swing: 'none', hinge: 'start' };
}

export function piece(product: string, x: number, y: number, given: Partial<Piece> = {}): Piece {
  return { id: `${product}-${x}-${y}`, product, x, y, angle: 0, group: null, ...given };
}

export function plan(rooms: readonly Room[], pieces: readonly Piece[] = []): Plan {
  return { name: 'Plan', rooms, pieces };
}
