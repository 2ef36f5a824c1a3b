import { mostLines } from '#domain/cart/cart.ts';
import { fieldsOf, readSnapshot } from '#domain/cart/stored-cart.ts';
import { longestLineText } from '../list/list-limits.ts';
import { type KnownProduct, longestQuantity, type QuickRow, type QuickRows } from './quick-rows.ts';

/** localStorage key of the rows. */
export const quickOrderStorageKey = 'quickOrder';
/** DOM event for changed rows within the page. */
export const quickOrderUpdatedEvent = 'quickOrderUpdated';

export function serializeRows(rows: QuickRows): string {
  return JSON.stringify(rows);
}

/** Parses the rows in localStorage. What is damaged is left out; nothing throws. */
export function parseStoredRows(stored: string | null): QuickRows {
  if (!stored) return [];
  try {
    const rows: unknown = JSON.parse(stored);
    if (!Array.isArray(rows)) return [];
    const byId = new Map(rows.flatMap(readRow).map((row) => [row.id, row]));
    return [...byId.values()].slice(0, mostLines);
  } catch {
    return [];
  }
}

function readRow(stored: unknown): QuickRow[] {
  const { id, text, quantity, product } = fieldsOf(stored);
  if (typeof id !== 'string' || !/^[1-9]\d{0,8}$/.test(id)) return [];
  if (typeof text !== 'string' || typeof quantity !== 'string') return [];
  return [
    {
      id,
      text: text.slice(0, longestLineText),
      quantity: quantity.slice(0, longestQuantity),
      product: readKnownProduct(product),
    },
  ];
}

function readKnownProduct(stored: unknown): KnownProduct | null {
  const fields = fieldsOf(stored);
  const snapshot = readSnapshot(fields);
  return snapshot && typeof fields.id === 'string' && fields.id.length <= 100
    ? { id: fields.id, ...snapshot }
    : null;
}
