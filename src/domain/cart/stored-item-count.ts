/**
 * Counts the pieces in a stored cart. The badge needs no more of a line than its quantity, so it also counts lines
 * that another version of the shop wrote. Whatever else may stand under the key counts as an empty cart.
 */
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
