/**
 * The path and query of what was asked for. A proxy may be told the whole address, and HTTP lets servers be told it too;
 * the shop answers for itself, whichever host and user stand in it.
 */
export function originForm(target: string): string {
  if (target.startsWith('/') || !/^https?:/i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}
