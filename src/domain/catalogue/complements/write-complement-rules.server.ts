import type { Database } from '#database/connect.ts';
import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectChangedId, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import { listCategories } from '../categories/category-queries.server.ts';
import { findSeededPlace } from '../categories/find-place.ts';
import { listFormerNames } from '../categories/former-name-queries.server.ts';
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

const entity = 'complement-rule';

/** Adds a rule as the last one. */
export async function createComplementRule(
  db: Database,
  request: ComplementRuleRequest,
  origin: ChangeOrigin,
): Promise<ComplementRule> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    await validateRule(transaction, request);
    const after = await insertRule(transaction, request);
    await record(transaction, origin, { action: 'create-complement-rule', entityId: after.id, after });
    return after;
  });
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
async function validateRule(
  transaction: Transaction,
  { source, target, quantityFrom }: ComplementRuleRequest,
): Promise<void> {
  const directory = {
    categories: await listCategories(transaction),
    formerNames: await listFormerNames(transaction),
  };
  const keys = new Set((await listAttributes(transaction)).map(({ key }) => key));
  const unknownPlaces = (path: string, slugs: readonly string[]) =>
    slugs.flatMap((slug, index): FieldError[] =>
      findSeededPlace(directory, 'category', slug)
        ? []
        : [{ path: `${path}.${index}`, code: 'invalid', rule: 'stored_category' }],
    );
  const unknownKey = (path: string, key: string | null): FieldError[] =>
    key === null || keys.has(key) ? [] : [{ path, code: 'invalid', rule: 'from_list' }];
  const fields: FieldError[] = [
    ...unknownPlaces('source.places', source.places),
    ...unknownPlaces('target.places', target.places),
    ...source.conditions.flatMap(({ attribute }, index) =>
      unknownKey(`source.conditions.${index}.attribute`, attribute),
    ),
    ...target.comparisons.flatMap(({ attribute, sourceAttribute }, index) => [
      ...unknownKey(`target.comparisons.${index}.attribute`, attribute),
      ...unknownKey(`target.comparisons.${index}.sourceAttribute`, sourceAttribute),
    ]),
    ...unknownKey('quantityFrom', quantityFrom),
    ...(target.places.length + target.productIds.length === 0
      ? [{ path: 'target.places', code: 'required' } as const]
      : []),
  ];
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
}
