import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { isInside } from './geometry/polygon.ts';
import type { Plan } from './plan.ts';

interface NamedProduct {
  readonly sku: string;
  readonly name: LocalizedText;
}

interface OrderedLine extends NamedProduct {
  readonly productId: string | null;
  readonly quantity: number;
}

export interface PlacedQuantity extends NamedProduct {
  readonly quantity: number;
}

/** Where the pieces of an order or a quotation go, by its plan. */
export interface RoomPlacing {
  /** Rooms in the order of the plan; the name of one may be empty. */
  readonly rooms: readonly {
    readonly name: string;
    readonly number: number;
    readonly lines: readonly PlacedQuantity[];
  }[];
  /** More than the plan has in rooms. */
  readonly elsewhere: readonly PlacedQuantity[];
  /** In the plan and not in the lines, which were changed. */
  readonly notOrdered: readonly PlacedQuantity[];
}

/**
 * Shares the pieces of lines out among the rooms. The plan says where, the lines say how many: rooms get theirs in the order of the
 * plan, what is left over has no room, and what the plan has beyond the lines is named.
 */
export function placeInRooms(
  { rooms, pieces }: Plan,
  names: ReadonlyMap<string, NamedProduct>,
  lines: readonly OrderedLine[],
): RoomPlacing {
  const ordered = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (productId) ordered.set(productId, (ordered.get(productId) ?? 0) + quantity);
  }
  const left = new Map(ordered);
  const take = (id: string, wanted: number) => {
    const taken = Math.min(wanted, left.get(id) ?? 0);
    left.set(id, (left.get(id) ?? 0) - taken);
    return taken;
  };
  const described = (id: string, quantity: number): PlacedQuantity[] => {
    const { sku, name } = lines.find(({ productId }) => productId === id) ?? names.get(id) ?? {};
    return sku !== undefined && name && quantity > 0 ? [{ sku, name, quantity }] : [];
  };
  const placed = rooms.map(({ name, outline }, index) => {
    const counts = countProducts(pieces.filter((piece) => isInside(outline, piece)));
    const contents = [...counts].flatMap(([id, quantity]) => described(id, take(id, quantity)));
    return { name, number: index + 1, lines: contents };
  });
  return {
    rooms: placed.filter((room) => room.lines.length > 0),
    elsewhere: lines.flatMap(({ productId, sku, name, quantity }) => {
      const rest = productId === null ? quantity : take(productId, quantity);
      return rest > 0 ? [{ sku, name, quantity: rest }] : [];
    }),
    notOrdered: [...countProducts(pieces)].flatMap(([id, quantity]) =>
      described(id, quantity - (ordered.get(id) ?? 0)),
    ),
  };
}

function countProducts(pieces: Plan['pieces']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { product } of pieces) counts.set(product, (counts.get(product) ?? 0) + 1);
  return counts;
}
