import { useSyncExternalStore } from 'react';
import type { QuickRows } from '#domain/quotes/quick-order/quick-rows.ts';
import {
  parseStoredRows,
  quickOrderStorageKey,
  quickOrderUpdatedEvent,
  serializeRows,
} from '#domain/quotes/quick-order/stored-rows.ts';
import { openStoredText } from '../browser/stored-text.ts';

/** sessionStorage key of the field for lists. */
export const orderListKey = 'quickOrderList';

const storage = openStoredText(quickOrderStorageKey, quickOrderUpdatedEvent);

let lastRead: { readonly text: string | null; readonly rows: QuickRows } = { text: null, rows: [] };

/** Parses the rows, memoized by their text. */
function rowsOf(text: string | null): QuickRows {
  if (text !== lastRead.text) lastRead = { text, rows: parseStoredRows(text) };
  return lastRead.rows;
}

/** Subscribes to the rows of the quick order, also to changes of other tabs; null until the page is hydrated. */
export function useQuickRows(): QuickRows | null {
  const text = useSyncExternalStore<string | null | undefined>(
    storage.subscribe,
    storage.read,
    () => undefined,
  );
  return text === undefined ? null : rowsOf(text);
}

/** Changes the current rows, changes of other tabs included, and returns them. */
export function changeQuickRows(change: (rows: QuickRows) => QuickRows): QuickRows {
  const rows = change(rowsOf(storage.read()));
  storage.write(serializeRows(rows));
  return rows;
}

/** Whether the rows survive leaving this page. */
export const areQuickRowsStored = storage.isStored;
