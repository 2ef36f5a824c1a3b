/**
 * Reduces a request target in absolute form (`GET http://host/path`) to origin form (`/path?query`). HTTP allows both;
 * the host and user in it are ignored.
 */
export function originForm(target: string): string {
  if (target.startsWith('/') || !/^https?:/i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}
