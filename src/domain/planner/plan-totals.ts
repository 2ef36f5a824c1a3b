import { type PricedCart, priceCart, type WantedLine } from '#domain/cart/price-cart.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { areaOf } from './geometry/polygon.ts';
import { type PlacedPiece, placedPieces, roomAt } from './placed-piece.ts';
import type { Plan, Room } from './plan.ts';
import type { PlannedProduct, PlannedProducts } from './planned-product.ts';
import { type SeatPlace, type SeatUse, seatPlacesOf } from './seat-places.ts';

export interface PlanTotals {
  readonly seated: Seated;
  /** Of all rooms, in square metres. */
  readonly area: number;
  /** For each place to work with a chair; null: there is none. */
  readonly areaPerPerson: number | null;
  readonly weightKg: Sum;
  readonly cartons: Sum;
}

export interface Seated {
  /** Places to work that have a chair. */
  readonly work: number;
  /** At tables, with a chair or their own seat. */
  readonly meet: number;
  readonly wait: number;
  /** Places at desks and tables that lack one. */
  readonly withoutChair: number;
}

export interface Sum {
  readonly known: number;
  /** Pieces for which the shop does not know it. */
  readonly unknown: number;
}

export function planTotals(plan: Plan, products: PlannedProducts): PlanTotals {
  const placed = placedPieces(plan, products);
  const seated = countSeated(placed);
  const area = plan.rooms.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  return {
    seated,
    area,
    areaPerPerson: seated.work > 0 ? area / seated.work : null,
    weightKg: sumOf(placed, ({ weightKg }) => weightKg),
    cartons: sumOf(placed, ({ cartons }) => cartons),
  };
}

function sumOf(placed: readonly PlacedPiece[], measure: (product: PlannedProduct) => number | null): Sum {
  let [known, unknown] = [0, 0];
  for (const { product } of placed) {
    const value = measure(product);
    if (value === null) unknown += 1;
    else known += value;
  }
  return { known, unknown };
}

/** A chair belongs to a place when its middle is this near to it: pulled out, or not quite in its direction. */
const chairReach = 450;

function countSeated(placed: readonly PlacedPiece[]): Seated {
  const count: Record<SeatUse, number> = { work: 0, meet: 0, wait: 0 };
  const free = new Set(placed.filter(({ product }) => product.kind === 'chair').map(({ piece }) => piece));
  let withoutChair = 0;
  for (const place of placed.flatMap(seatPlacesOf)) {
    if (!place.needsChair) count[place.use] += 1;
    else {
      const chair = nearestTo(place, free);
      if (chair) {
        free.delete(chair);
        count[place.use] += 1;
      } else withoutChair += 1;
    }
  }
  return { ...count, withoutChair };
}

function nearestTo<C extends { readonly x: number; readonly y: number }>(
  { x, y }: SeatPlace,
  chairs: Iterable<C>,
): C | null {
  let nearest: C | null = null;
  let distance = chairReach;
  for (const chair of chairs) {
    const away = Math.hypot(chair.x - x, chair.y - y);
    if (away <= distance) [nearest, distance] = [chair, away];
  }
  return nearest;
}

/** What a plan needs of each product, in the order in which products first stand in it. */
export function planLines({ pieces }: Plan): WantedLine[] {
  const quantities = new Map<string, number>();
  for (const { product } of pieces) quantities.set(product, (quantities.get(product) ?? 0) + 1);
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

export interface PricedPlan extends PricedCart<PlannedProduct> {
  /** Whether the shop has all of it now. The total is of what it has. */
  readonly isComplete: boolean;
}

/** The price of a plan with delivery, and the earliest day, as of a cart with the same products. */
export function pricePlan(
  plan: Plan,
  products: PlannedProducts,
  to: { readonly delivery: DeliveryFacts; readonly zone: number | null; readonly now: Date },
): PricedPlan {
  const priced = priceCart({ lines: planLines(plan), products, ...to });
  return { ...priced, isComplete: priced.lines.every(({ status }) => status === 'available') };
}

export interface Shortage {
  readonly product: PlannedProduct;
  readonly wanted: number;
  /** 0: it is out of stock. */
  readonly available: number;
  /** The most alike first. */
  readonly replacements: readonly PlannedProduct[];
}

/** What the shop has too few of, and what could stand in its place. */
export function shortagesOf(plan: Plan, products: PlannedProducts): Shortage[] {
  const lines = planLines(plan);
  const taken = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product || product.stock >= quantity) return [];
    const available = Math.max(0, product.stock);
    const missing = (candidate: PlannedProduct) => quantity + (taken.get(candidate.id) ?? 0);
    return [
      { product, wanted: quantity, available, replacements: replacementsFor(product, products, missing) },
    ];
  });
}

const mostReplacements = 3;
/** As a share of the side or price: a desk of 160 cm replaces one of 140 cm, but not one of 100 cm. */
const leastAlike = { side: 0.8, price: 0.5 } as const;

/** Products of the same kind, near in size and price, of which there are enough. */
function replacementsFor(
  product: PlannedProduct,
  products: PlannedProducts,
  needed: (candidate: PlannedProduct) => number,
): PlannedProduct[] {
  return [...products.values()]
    .filter((candidate) => candidate.id !== product.id && canReplace(product, candidate))
    .filter((candidate) => candidate.stock >= needed(candidate))
    .map((candidate) => ({ candidate, likeness: likeness(product, candidate) }))
    .sort((one, other) => other.likeness - one.likeness || compare(one.candidate.sku, other.candidate.sku))
    .slice(0, mostReplacements)
    .map(({ candidate }) => candidate);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function canReplace(product: PlannedProduct, candidate: PlannedProduct): boolean {
  return (
    candidate.kind === product.kind &&
    candidate.category === product.category &&
    candidate.seats >= product.seats &&
    candidate.facts.shape === product.facts.shape &&
    candidate.facts.corner?.side === product.facts.corner?.side &&
    ratio(candidate.width, product.width) >= leastAlike.side &&
    ratio(candidate.depth, product.depth) >= leastAlike.side &&
    ratio(candidate.price, product.price) >= leastAlike.price
  );
}

function likeness(product: PlannedProduct, candidate: PlannedProduct): number {
  const size = ratio(candidate.width, product.width) * ratio(candidate.depth, product.depth);
  const sameUse = candidate.subcategory === product.subcategory ? 1 : 0.7;
  return size * sameUse * Math.sqrt(ratio(candidate.price, product.price));
}

function ratio(one: number, other: number): number {
  const larger = Math.max(one, other);
  return larger > 0 ? Math.min(one, other) / larger : 1;
}

export interface RoomLines {
  /** Null: it stands in none of the rooms. */
  readonly room: Room | null;
  readonly lines: readonly WantedLine[];
}

/** Which product goes to which room, in the order of the rooms; rooms without pieces are left out. */
export function piecesByRoom(plan: Plan): RoomLines[] {
  const places = [...plan.rooms, null];
  const rooms = new Map(plan.pieces.map((piece) => [piece, roomAt(plan, piece)]));
  return places.flatMap((room) => {
    const pieces = plan.pieces.filter((piece) => rooms.get(piece) === room);
    return pieces.length === 0 ? [] : [{ room, lines: planLines({ ...plan, pieces }) }];
  });
}
