import { asc, eq, max, sql } from 'drizzle-orm';
import { complementRules } from '#database/schema/complement-rules.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { ComplementRule } from './complement-rule.ts';
import type { ComplementRuleRequest } from './complement-rule-body.ts';

function selectRules(db: Queryable) {
  return db.select().from(complementRules);
}

type RuleRow = typeof complementRules.$inferSelect;

function ruleFrom(row: RuleRow): ComplementRule {
  const { id, name, headingEn, headingAr, source, target, quantityFrom, isCounted, isActive, version } = row;
  const heading = { en: headingEn, ar: headingAr };
  return { id, name, heading, source, target, quantityFrom, isCounted, isActive, version };
}

function columnsOf({ heading, ...rule }: ComplementRuleRequest) {
  return { ...rule, headingEn: heading.en, headingAr: heading.ar };
}

/** All rules, in the order of staff. */
export async function listComplementRules(db: Queryable): Promise<ComplementRule[]> {
  const rows = await selectRules(db).orderBy(asc(complementRules.position), asc(complementRules.id));
  return rows.map(ruleFrom);
}

/** Locks the row until the end of the transaction. */
export async function findRuleToChange(
  transaction: Transaction,
  id: string,
): Promise<ComplementRule | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectRules(transaction).where(eq(complementRules.id, id)).for('update');
  return row && ruleFrom(row);
}

/** Adds a rule as the last one. */
export async function insertRule(
  transaction: Transaction,
  request: ComplementRuleRequest,
): Promise<ComplementRule> {
  const [last] = await transaction.select({ position: max(complementRules.position) }).from(complementRules);
  const [row] = await transaction
    .insert(complementRules)
    .values({ ...columnsOf(request), position: (last?.position ?? -1) + 1 })
    .returning();
  if (!row) throw new Error('the database did not answer the rule that it created');
  return ruleFrom(row);
}

export async function updateRule(
  transaction: Transaction,
  id: string,
  request: ComplementRuleRequest,
  now: Date,
): Promise<ComplementRule> {
  const [row] = await transaction
    .update(complementRules)
    .set({ ...columnsOf(request), updatedAt: now, version: sql`${complementRules.version} + 1` })
    .where(eq(complementRules.id, id))
    .returning();
  if (!row) throw new Error(`the rule ${id} is locked and not found`);
  return ruleFrom(row);
}

export async function moveRule(transaction: Transaction, id: string, position: number): Promise<void> {
  await transaction
    .update(complementRules)
    .set({ position, version: sql`${complementRules.version} + 1` })
    .where(eq(complementRules.id, id));
}

export async function deleteRuleRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(complementRules).where(eq(complementRules.id, id));
}
