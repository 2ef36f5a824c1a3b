/** Moves some items before or after a target, keeping their order. */
export function moveItems(
  keys: readonly string[],
  moved: readonly string[],
  target: string,
  position: 'before' | 'after' | 'on',
): string[] {
  const chosen = new Set(moved.filter((key) => key !== target));
  const rest = keys.filter((key) => !chosen.has(key));
  const place = rest.indexOf(target) + (position === 'after' ? 1 : 0);
  return [...rest.slice(0, place), ...keys.filter((key) => chosen.has(key)), ...rest.slice(place)];
}
