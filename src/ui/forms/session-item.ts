/**
 * JSON objects in sessionStorage, which is where drafts live: they survive a reload and navigation, are on no other
 * device, in no link and in no other tab, and end with the tab.
 */
export function readSessionItem(key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function writeSessionItem(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or denied: the page itself still has the value.
  }
}

export function removeSessionItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is denied nothing is stored.
  }
}
