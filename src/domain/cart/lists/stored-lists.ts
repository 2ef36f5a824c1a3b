import { fieldsOf, readSnapshot } from '../stored-cart.ts';
import {
  createList,
  type ListLine,
  longestNote,
  mostLists,
  type SavedList,
  type SavedLists,
} from './saved-lists.ts';

/** localStorage key of the lists. */
export const listsStorageKey = 'savedLists';
/** DOM event for changed lists within the page. */
export const listsUpdatedEvent = 'savedListsUpdated';

/** The format of the stored text. A later version of the shop reads older ones. */
const version = 1;

export function serializeLists(lists: SavedLists): string {
  return JSON.stringify({ version, lists });
}

/** Parses the lists in localStorage. What is damaged is left out, line by line; nothing throws. */
export function parseStoredLists(stored: string | null): SavedLists {
  if (!stored) return [];
  try {
    const { lists } = fieldsOf(JSON.parse(stored));
    if (!Array.isArray(lists)) return [];
    const read = new Map(lists.flatMap(readList).map((list) => [list.id, list]));
    // The last one is added first, because the newest is in front.
    return [...read.values()].slice(0, mostLists).reduceRight(createList, []);
  } catch {
    return [];
  }
}

function readList(stored: unknown): SavedList[] {
  const { id, name, lines } = fieldsOf(stored);
  if (typeof id !== 'string' || id === '' || id.length > 60) return [];
  if (typeof name !== 'string' || name.trim() === '' || !Array.isArray(lines)) return [];
  return [{ id, name, lines: lines.flatMap(readLine) }];
}

function readLine(stored: unknown): ListLine[] {
  const { productId, quantity, snapshot, note } = fieldsOf(stored);
  const known = readSnapshot(fieldsOf(snapshot));
  if (typeof productId !== 'string' || productId === '' || productId.length > 100 || !known) return [];
  if (typeof quantity !== 'number' || !(quantity >= 1)) return [];
  return [
    {
      productId,
      quantity,
      snapshot: known,
      note: typeof note === 'string' ? note.slice(0, longestNote) : '',
    },
  ];
}
