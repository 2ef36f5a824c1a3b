const largestShown = 99;

/** What the badge on the cart says: nothing for an empty cart, and 99+ from a hundred on. */
export function itemCountBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > largestShown ? `${largestShown}+` : String(count);
}
