import type { Database } from '#database/connect.ts';
import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectChangedId, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { reorderEntries } from '../settings/reorder-entries.server.ts';
import type { ComplementRule } from './complement-rule.ts';
import type {
  ComplementRuleChange,
  ComplementRuleOrder,
  ComplementRuleRequest,
} from './complement-rule-body.ts';
import {
  deleteRuleRow,
  findRuleToChange,
  insertRule,
  listComplementRules,
  moveRule,
  updateRule,
} from './complement-rule-queries.server.ts';
import { readKnownPlaces, ruleErrors } from './rule-errors.server.ts';

const entity = 'complement-rule';

/** Adds a rule as the last one. */
export async function createComplementRule(
  db: Database,
  request: ComplementRuleRequest,
  origin: ChangeOrigin,
): Promise<ComplementRule> {
  return inTransaction(db, (transaction) => addComplementRule(transaction, request, origin));
}

/** The same within a transaction. */
export async function addComplementRule(
  transaction: Transaction,
  request: ComplementRuleRequest,
  origin: ChangeOrigin,
): Promise<ComplementRule> {
  await lockCatalogue(transaction);
  await validateRule(transaction, request);
  const after = await insertRule(transaction, request);
  await record(transaction, origin, { action: 'create-complement-rule', entityId: after.id, after });
  return after;
}

export async function updateComplementRule(
  db: Database,
  id: string,
  { id: givenId, version, ...request }: ComplementRuleChange,
  origin: ChangeOrigin,
): Promise<ComplementRule> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const before = await requireRule(transaction, id);
    rejectChangedId(givenId, before.id);
    await rejectStaleVersion(transaction, { entity, current: before, version, wanted: request });
    if (hasSameFields(request, before)) return before;
    await validateRule(transaction, request);
    const after = await updateRule(transaction, before.id, request, origin.now);
    await record(transaction, origin, {
      action: 'update-complement-rule',
      entityId: after.id,
      before,
      after,
    });
    return after;
  });
}

export async function deleteComplementRule(
  db: Database,
  id: string,
  version: number | undefined,
  origin: ChangeOrigin,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const before = await requireRule(transaction, id);
    await rejectStaleVersion(transaction, { entity, current: before, version });
    await deleteRuleRow(transaction, before.id);
    await record(transaction, origin, { action: 'delete-complement-rule', entityId: before.id, before });
    return { id: before.id };
  });
}

/** Puts the rules into another order, in which product pages show what they find. */
export async function reorderComplementRules(
  db: Database,
  { rules }: ComplementRuleOrder,
  origin: ChangeOrigin,
): Promise<{ id: string }[]> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const list = {
      field: 'rules',
      entity,
      action: 'reorder-complement-rules',
      stored: await listComplementRules(transaction),
      nameOf: ({ name }: ComplementRule) => name,
      move: (id: string, position: number) => moveRule(transaction, id, position),
    };
    return reorderEntries(transaction, rules, list, origin);
  });
}

async function requireRule(transaction: Transaction, id: string): Promise<ComplementRule> {
  const rule = await findRuleToChange(transaction, id);
  if (!rule) throw new ShopError('not_found');
  return rule;
}

async function record(
  transaction: Transaction,
  origin: ChangeOrigin,
  change: Omit<Change, 'entity'>,
): Promise<void> {
  await recordChanges(transaction, { invalidatesPages: true }, origin, { entity, ...change });
}

/** Refuses categories and attributes that do not exist, and a rule that leads to nothing. */
async function validateRule(transaction: Transaction, request: ComplementRuleRequest): Promise<void> {
  const fields = ruleErrors(request, await readKnownPlaces(transaction));
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
}
