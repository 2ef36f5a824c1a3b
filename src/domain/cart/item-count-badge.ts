const largestShown = 99;

/** The text of the cart's badge: none for an empty cart, '99+' from 100 on. */
export function itemCountBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > largestShown ? `${largestShown}+` : String(count);
}
