/**
 * What was typed lives in the storage of this tab: it survives a reload and the way to another page and back, is on
 * no other device, in no link and no other tab, and ends with the tab.
 */
export function readTabStorage(key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function writeTabStorage(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or refused: the page itself still has it.
  }
}

export function clearTabStorage(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is refused.
  }
}
