/**
 * Lists whose entries are compared and merged one by one: each entry is a part, and so is their order. People who change
 * different entries then have nothing to decide.
 */

interface Entry {
  readonly id: string;
}

type Parts = Readonly<Record<string, unknown>>;

const orderMark = ':order';

/** Key of the part that has one entry of a list. */
export function entryPart(list: string, id: string): string {
  return `${list}:entry:${id}`;
}

/** The list that a part has an entry of. */
export function listOfEntryPart(part: string): string | undefined {
  const place = part.indexOf(':entry:');
  return place < 0 ? undefined : part.slice(0, place);
}

/** Key of the part that has the order of a list. */
export function orderPart(list: string): string {
  return `${list}${orderMark}`;
}

/** The list that a part has the order of. */
export function listOfOrderPart(part: string): string | undefined {
  return part.endsWith(orderMark) ? part.slice(0, -orderMark.length) : undefined;
}

export function listParts(list: string, entries: readonly Entry[]): Parts {
  return {
    // The whole entries, so that the order can be shown by their names.
    [orderPart(list)]: entries,
    ...Object.fromEntries(entries.map((entry) => [entryPart(list, entry.id), entry])),
  };
}

/** The list of merged parts. */
export function listFromParts(list: string, parts: Parts): unknown[] {
  return entriesOf(parts[orderPart(list)]).flatMap(({ id }) => parts[entryPart(list, id)] ?? []);
}

/** What is compared of orders: the sequence of the entries that all of them have. */
export function commonOrders(...orders: readonly unknown[]): string[][] {
  const lists = orders.map((order) => entriesOf(order).map(({ id }) => id));
  return lists.map((ids) => ids.filter((id) => lists.every((others) => others.includes(id))));
}

/** The leading order, with what only the other one has after what stands before it there. */
export function mergeOrders(leading: unknown, other: unknown): unknown[] {
  const merged = [...entriesOf(leading)];
  const others = entriesOf(other);
  for (const [place, entry] of others.entries()) {
    if (merged.some(({ id }) => id === entry.id)) continue;
    const before = others[place - 1]?.id;
    merged.splice(merged.findIndex(({ id }) => id === before) + 1, 0, entry);
  }
  return merged;
}

function entriesOf(order: unknown): readonly Entry[] {
  return Array.isArray(order) ? order : [];
}
