/** The key of the browser's storage that holds the cart's lines. */
export const cartStorageKey = 'cart';

/** Says, within the page, that the cart changed; other tabs learn it from the browser's storage event. */
export const cartUpdatedEvent = 'cartUpdated';

/** Counts the pieces in a stored cart. Whatever else may stand under the key counts as an empty cart. */
export function storedItemCount(stored: string | null): number {
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
