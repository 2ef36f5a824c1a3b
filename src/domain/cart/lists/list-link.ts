import { largestQuantity } from '../cart.ts';
import { readSharedItems, sharedItemsParameter, sharedItemsQuery } from '../cart-link.ts';
import { longestListName, longestNote, mostListLines, type SavedList } from './saved-lists.ts';

/** A list from a link: codes, quantities and notes. Names and prices of its products are the shop's. */
export interface LinkedList {
  readonly name: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly note: string }[];
}

const nameParameter = 'name';
/** Before the code of the line to which a note belongs. */
const noteParameter = 'note.';

/**
 * Encodes a list as '#name=Floor+2&items=SD-HA-160.2,DH-TK-1.6&note.SD-HA-160=by+the+window'. Browsers do not send the
 * fragment of an address, so the shop never sees a list. The items are those of a shared cart; notes come last, so that a link that
 * was cut off loses them first.
 */
export function listFragment({ name, lines }: Pick<SavedList, 'name' | 'lines'>): string {
  const items = sharedItemsQuery(
    lines.map(({ quantity, snapshot }) => ({ sku: snapshot.sku, quantity })),
  ).slice(1);
  const notes = lines.flatMap(({ note, snapshot }) =>
    note.trim() === '' ? [] : [[noteParameter + snapshot.sku, note.trim()]],
  );
  const parts = [
    String(new URLSearchParams({ [nameParameter]: name })),
    items,
    String(new URLSearchParams(notes)),
  ];
  return `#${parts.filter(Boolean).join('&')}`;
}

/** Reads the list of a link; null when the fragment is none, or has no products. */
export function readListFragment(fragment: string): LinkedList | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const items = readSharedItems(parameters.get(sharedItemsParameter) ?? '');
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of items) {
    if (quantity >= 1) quantities.set(sku, Math.min(largestQuantity, (quantities.get(sku) ?? 0) + quantity));
  }
  const lines = [...quantities].slice(0, mostListLines).map(([sku, quantity]) => ({
    sku,
    quantity,
    note: (parameters.get(noteParameter + sku) ?? '').slice(0, longestNote),
  }));
  if (lines.length === 0) return null;
  return { name: (parameters.get(nameParameter) ?? '').trim().slice(0, longestListName), lines };
}
