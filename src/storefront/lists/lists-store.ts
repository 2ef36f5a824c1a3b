import { useSyncExternalStore } from 'react';
import type { SavedLists } from '#domain/cart/lists/saved-lists.ts';
import {
  listsStorageKey,
  listsUpdatedEvent,
  parseStoredLists,
  serializeLists,
} from '#domain/cart/lists/stored-lists.ts';
import { openStoredText } from '../browser/stored-text.ts';

const storage = openStoredText(listsStorageKey, listsUpdatedEvent);

let lastRead: { readonly text: string | null; readonly lists: SavedLists } = { text: null, lists: [] };

/** Parses the lists, memoized by their text. */
function listsOf(text: string | null): SavedLists {
  if (text !== lastRead.text) lastRead = { text, lists: parseStoredLists(text) };
  return lastRead.lists;
}

/** Subscribes to the lists of this browser, also to changes of other tabs; null until the page is hydrated. */
export function useSavedLists(): SavedLists | null {
  const text = useSyncExternalStore<string | null | undefined>(
    storage.subscribe,
    storage.read,
    () => undefined,
  );
  return text === undefined ? null : listsOf(text);
}

/** Changes the current lists, changes of other tabs included, and returns them. */
export function changeLists(change: (lists: SavedLists) => SavedLists): SavedLists {
  const lists = change(listsOf(storage.read()));
  storage.write(serializeLists(lists));
  return listsOf(storage.read());
}

/** Whether the lists survive leaving this page. */
export const areListsStored = storage.isStored;
