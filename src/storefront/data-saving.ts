/** Whether the visitor has asked their browser to load no more than is needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * A page is loaded ahead when somebody points at its link, reaches it by keyboard or begins to press it; a link that
 * only came into view loads nothing.
 */
export function prefetchOnIntent(): 'intent' | 'none' {
  return savesData() ? 'none' : 'intent';
}
