import { type ChangeOrigin, recordChanges, type Versioned } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import type { Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';

interface OrderedList<Entry extends Versioned> {
  /** The field of the request, of the history and the id of the list in it, for example 'attributes'. */
  readonly field: string;
  /** Of one entry in the history; that of the list ends in '-list'. */
  readonly entity: string;
  readonly action: string;
  /** In their present order, serialized as in API responses. */
  readonly stored: readonly Entry[];
  readonly nameOf: (entry: Entry) => string;
  readonly move: (id: string, position: number) => Promise<void>;
}

/** Puts the entries of a list that staff order into another order: all of them, each with the version it was seen in. */
export async function reorderEntries<Entry extends Versioned>(
  transaction: Transaction,
  wanted: readonly Versioned[],
  { field, entity, action, stored, nameOf, move }: OrderedList<Entry>,
  origin: ChangeOrigin,
): Promise<{ id: string }[]> {
  const byId = new Map(stored.map((entry) => [entry.id, entry]));
  // One that was added or deleted meanwhile has no place in the order that was sent.
  if (wanted.length !== stored.length || wanted.some(({ id }) => !byId.has(id))) {
    throw new ShopError('invalid_input', { fields: [{ path: field, code: 'invalid', rule: 'from_list' }] });
  }
  for (const { id, version } of wanted) {
    const current = byId.get(id);
    if (current) await rejectStaleVersion(transaction, { entity, current, version });
  }
  for (const [position, { id }] of wanted.entries()) {
    if (stored[position]?.id !== id) await move(id, position);
  }
  const state = (list: readonly Versioned[]) => ({
    id: field,
    [field]: list.flatMap(({ id }) => byId.get(id) ?? []).map(nameOf),
  });
  await recordChanges(transaction, { invalidatesPages: true }, origin, {
    action,
    entity: `${entity}-list`,
    entityId: field,
    before: state(stored),
    after: state(wanted),
  });
  return wanted.map(({ id }) => ({ id }));
}
