/**
 * Counts the pieces in a stored cart. Reads only the quantities, so it also counts lines written by another version of
 * the shop. Invalid data counts as an empty cart.
 */
export function countStoredItems(stored: string | null): number {
  if (!stored) return 0;
  try {
    const lines: unknown = JSON.parse(stored);
    if (!Array.isArray(lines)) return 0;
    return lines.reduce((count: number, line: unknown) => count + quantityOf(line), 0);
  } catch {
    return 0;
  }
}

function quantityOf(line: unknown): number {
  const quantity = (line as { quantity?: unknown } | null)?.quantity;
  return typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0;
}

const largestShown = 99;

/** The text of the cart's badge: none for an empty cart, '99+' from 100 on. */
export function itemCountBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > largestShown ? `${largestShown}+` : String(count);
}
