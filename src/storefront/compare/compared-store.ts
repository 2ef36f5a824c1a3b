import { useSyncExternalStore } from 'react';
import {
  comparedStorageKey,
  comparedUpdatedEvent,
  parseStoredComparison,
} from '#domain/catalogue/comparison/compared-products.ts';
import { openStoredText } from '../browser/stored-text.ts';

const storage = openStoredText(comparedStorageKey, comparedUpdatedEvent);
const none: readonly string[] = [];

let lastRead: { readonly text: string | null; readonly slugs: readonly string[] } = {
  text: null,
  slugs: none,
};

/** Parses the slugs, memoized by their text. */
function slugsOf(text: string | null): readonly string[] {
  if (text !== lastRead.text) lastRead = { text, slugs: parseStoredComparison(text) };
  return lastRead.slugs;
}

/** Subscribes to the products that this browser compares, also to changes of other tabs; empty until hydration. */
export function useCompared(): readonly string[] {
  return slugsOf(useSyncExternalStore(storage.subscribe, storage.read, () => null));
}

/** Changes the current choice, changes of other tabs included. */
export function changeCompared(change: (slugs: readonly string[]) => readonly string[]): void {
  const before = slugsOf(storage.read());
  const after = change(before);
  if (after !== before) storage.write(JSON.stringify(after));
}
