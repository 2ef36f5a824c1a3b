import type { CountSheet } from './count-sheet.ts';

/** In localStorage, so that a count survives a reload, a closed browser and an ended session. */
const storageKey = 'adminStockTake';

export function readStoredSheet(): CountSheet | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isSheet(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function storeSheet(sheet: CountSheet): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(sheet));
  } catch {
    // Storage is full or denied: the screen itself still has the count.
  }
}

export function forgetSheet(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Where storage is denied nothing is stored.
  }
}

function isSheet(value: unknown): value is CountSheet {
  return typeof value === 'object' && value !== null && 'key' in value && 'rows' in value;
}
