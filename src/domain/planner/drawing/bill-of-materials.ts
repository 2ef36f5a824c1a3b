import { isInside } from '../geometry/polygon.ts';
import type { Plan, Room } from '../plan.ts';
import { type PieceKind, pieceKinds } from '../planned-product.ts';

/** A product of a plan: how often it stands in it, and where. */
export interface BillItem<Product> {
  /** Stands at its pieces in the drawing. */
  readonly number: number;
  readonly product: Product;
  readonly quantity: number;
  /** In the order of the rooms; null: outside of all of them. */
  readonly rooms: readonly RoomShare[];
}

export interface RoomShare {
  /** The id of the room. */
  readonly room: string | null;
  readonly quantity: number;
}

export interface BillOfMaterials<Product> {
  readonly items: readonly BillItem<Product>[];
  /** Pieces whose products the shop does not know: they are not drawn, not counted and not priced. */
  readonly unknown: number;
}

/** Lists the products of a plan by their kind, then by when they were placed first. */
export function billOfMaterials<Product extends { readonly kind: PieceKind }>(
  plan: Plan,
  products: ReadonlyMap<string, Product>,
): BillOfMaterials<Product> {
  const byProduct = Map.groupBy(plan.pieces, ({ product }) => product);
  const known = [...byProduct].flatMap(([id, pieces]) => {
    const product = products.get(id);
    return product ? [{ product, pieces }] : [];
  });
  const order = ({ product }: { readonly product: Product }) => pieceKinds.indexOf(product.kind);
  const items = known
    .toSorted((one, other) => order(one) - order(other))
    .map(({ product, pieces }, index) => {
      const counts = countBy(pieces.map((piece) => roomIdAt(plan.rooms, piece)));
      const rooms = [...plan.rooms.map(({ id }) => id), null].flatMap((room) => {
        const quantity = counts.get(room);
        return quantity ? [{ room, quantity }] : [];
      });
      return { number: index + 1, product, quantity: pieces.length, rooms };
    });
  const counted = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { items, unknown: plan.pieces.length - counted };
}

function roomIdAt(
  rooms: readonly Room[],
  { x, y }: { readonly x: number; readonly y: number },
): string | null {
  return rooms.find(({ outline }) => isInside(outline, { x, y }))?.id ?? null;
}

function countBy(keys: readonly (string | null)[]): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The name of a room; one without a name is called by its number. */
export function roomName(
  { rooms }: Pick<Plan, 'rooms'>,
  id: string,
  numbered: (number: number) => string,
): string {
  const index = rooms.findIndex((room) => room.id === id);
  return rooms[index]?.name || numbered(index + 1);
}
