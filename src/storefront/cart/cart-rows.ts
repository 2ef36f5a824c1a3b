import type { Cart, CartLine } from '#domain/cart/cart.ts';

/** Removed lines that can still be restored. */
export interface RemovedLines {
  readonly lines: readonly CartLine[];
  /** Product ids of all rows, removed ones included, in the order of the last removal. */
  readonly order: readonly string[];
}

export const nothingRemoved: RemovedLines = { lines: [], order: [] };

export interface CartRow {
  readonly line: CartLine;
  readonly isRemoved: boolean;
}

/** The cart's lines with removed ones in their old places. Lines added since then come last. */
export function cartRows(cart: Cart, { lines, order }: RemovedLines): CartRow[] {
  const rows = new Map(lines.map((line) => [line.productId, { line, isRemoved: true }]));
  // A removed product that was added again is a normal line.
  for (const line of cart) rows.set(line.productId, { line, isRemoved: false });
  const ids = new Set([...order, ...cart.map(({ productId }) => productId)]);
  return [...ids].flatMap((id) => rows.get(id) ?? []);
}

/** Adds a line to the removed ones. */
export function noteRemoval(removed: RemovedLines, rows: readonly CartRow[], line: CartLine): RemovedLines {
  const others = removed.lines.filter(({ productId }) => productId !== line.productId);
  return { lines: [...others, line], order: rows.map((row) => row.line.productId) };
}

/** Index in the cart at which a restored row belongs. */
export function placeInCart(rows: readonly CartRow[], productId: string): number {
  const place = rows.findIndex(({ line }) => line.productId === productId);
  return rows.slice(0, place).filter(({ isRemoved }) => !isRemoved).length;
}
