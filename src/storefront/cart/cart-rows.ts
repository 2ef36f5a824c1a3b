import type { Cart, CartLine } from '#domain/cart/cart.ts';

/** Lines that were removed a moment ago and can still be brought back. */
export interface RemovedLines {
  readonly lines: readonly CartLine[];
  /** The products as they stood when one was last removed, those removed before among them. */
  readonly order: readonly string[];
}

export const nothingRemoved: RemovedLines = { lines: [], order: [] };

export interface CartRow {
  readonly line: CartLine;
  readonly isRemoved: boolean;
}

/** The cart's lines, and in their old places those that were removed. What was added since comes last. */
export function cartRows(cart: Cart, { lines, order }: RemovedLines): CartRow[] {
  const rows = new Map(lines.map((line) => [line.productId, { line, isRemoved: true }]));
  // A product that came back by another way is a line again.
  for (const line of cart) rows.set(line.productId, { line, isRemoved: false });
  const ids = new Set([...order, ...cart.map(({ productId }) => productId)]);
  return [...ids].flatMap((id) => rows.get(id) ?? []);
}

export function noteRemoval(removed: RemovedLines, rows: readonly CartRow[], line: CartLine): RemovedLines {
  const others = removed.lines.filter(({ productId }) => productId !== line.productId);
  return { lines: [...others, line], order: rows.map((row) => row.line.productId) };
}

/** The place in the cart that belongs to a row. */
export function placeInCart(rows: readonly CartRow[], productId: string): number {
  const place = rows.findIndex(({ line }) => line.productId === productId);
  return rows.slice(0, place).filter(({ isRemoved }) => !isRemoved).length;
}
