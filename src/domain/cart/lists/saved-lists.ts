import { type CartLine, largestQuantity } from '../cart.ts';

/** A line of a list: a line of a cart with a note. */
export interface ListLine extends CartLine {
  readonly note: string;
}

/** A named list of products that a buyer has in this browser; one line for each product, in the buyer's order. */
export interface SavedList {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly ListLine[];
}

/** The newest first. */
export type SavedLists = readonly SavedList[];

export const mostLists = 20;
export const mostListLines = 100;
export const longestListName = 60;
export const longestNote = 200;

/** Adds a list under a name that no other has. The same lists mean that there was no room. */
export function createList(lists: SavedLists, list: SavedList): SavedLists {
  if (lists.length >= mostLists) return lists;
  const lines = mergeLines([], list.lines);
  return [{ ...list, name: freeName(lists, list.name), lines }, ...lists];
}

/** The name, or the name with the next free number: 'Floor 2 (2)'. */
function freeName(lists: SavedLists, wanted: string): string {
  const name = cleanName(wanted);
  const taken = new Set(lists.map((list) => list.name));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` (${number})`;
    const free = name.slice(0, longestListName - ending.length).trim() + ending;
    if (!taken.has(free)) return free;
  }
}

function cleanName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, longestListName).trim();
}

/** Gives a list another name; an empty one changes nothing. */
export function renameList(lists: SavedLists, id: string, name: string): SavedLists {
  if (cleanName(name) === '') return lists;
  const others = lists.filter((list) => list.id !== id);
  return changeList(lists, id, (list) => ({ ...list, name: freeName(others, name) }));
}

/** Whether all of these lines fit into a list. */
export function hasRoomFor({ lines }: SavedList, added: readonly ListLine[]): boolean {
  return new Set([...lines, ...added].map(({ productId }) => productId)).size <= mostListLines;
}

/** Adds lines to a list. Quantities of the same product are added up; what exceeds the lines of a list is left out. */
export function addToList(lists: SavedLists, id: string, added: readonly ListLine[]): SavedLists {
  return changeList(lists, id, (list) => ({ ...list, lines: mergeLines(list.lines, added) }));
}

function mergeLines(lines: readonly ListLine[], added: readonly ListLine[]): readonly ListLine[] {
  const merged = new Map(lines.map((line) => [line.productId, line]));
  for (const line of added) {
    const present = merged.get(line.productId);
    if (!present && merged.size >= mostListLines) continue;
    merged.set(line.productId, {
      ...line,
      quantity: allowedQuantity((present?.quantity ?? 0) + line.quantity),
      note: (present?.note || line.note).slice(0, longestNote),
    });
  }
  return [...merged.values()];
}

/** Changes quantity or note of a line. */
export function changeLine(
  lists: SavedLists,
  id: string,
  productId: string,
  change: Partial<Pick<ListLine, 'quantity' | 'note'>>,
): SavedLists {
  return changeLines(lists, id, (lines) =>
    lines.map((line) =>
      line.productId === productId
        ? {
            ...line,
            quantity: allowedQuantity(change.quantity ?? line.quantity),
            note: (change.note ?? line.note).slice(0, longestNote),
          }
        : line,
    ),
  );
}

/** Moves a line up (-1) or down (1) by one place. */
export function moveLine(lists: SavedLists, id: string, productId: string, by: -1 | 1): SavedLists {
  return changeLines(lists, id, (lines) => {
    const at = lines.findIndex((line) => line.productId === productId);
    const [moved, other] = [lines[at], lines[at + by]];
    return moved && other ? lines.with(at, other).with(at + by, moved) : lines;
  });
}

export function removeLine(lists: SavedLists, id: string, productId: string): SavedLists {
  return changeLines(lists, id, (lines) => lines.filter((line) => line.productId !== productId));
}

/** Undoes a removal, unless the product was added again or the list is full. */
export function restoreLine(lists: SavedLists, id: string, line: ListLine, place: number): SavedLists {
  return changeLines(lists, id, (lines) =>
    lines.some(({ productId }) => productId === line.productId) || lines.length >= mostListLines
      ? lines
      : lines.toSpliced(place, 0, line),
  );
}

export function deleteList(lists: SavedLists, id: string): SavedLists {
  return lists.filter((list) => list.id !== id);
}

/** Undoes a deletion: the list is at its place again, under a free name. */
export function restoreList(lists: SavedLists, list: SavedList, place: number): SavedLists {
  if (lists.some(({ id }) => id === list.id) || lists.length >= mostLists) return lists;
  return lists.toSpliced(place, 0, { ...list, name: freeName(lists, list.name) });
}

function changeLines(
  lists: SavedLists,
  id: string,
  change: (lines: readonly ListLine[]) => readonly ListLine[],
): SavedLists {
  return changeList(lists, id, (list) => ({ ...list, lines: change(list.lines) }));
}

function changeList(lists: SavedLists, id: string, change: (list: SavedList) => SavedList): SavedLists {
  return lists.map((list) => (list.id === id ? change(list) : list));
}

function allowedQuantity(quantity: number): number {
  return Math.min(largestQuantity, Math.max(1, Math.trunc(quantity) || 1));
}
