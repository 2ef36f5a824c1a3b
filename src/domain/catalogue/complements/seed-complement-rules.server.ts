import { seedComplementRules } from '#database/seed/data/complement-rules.ts';
import type { Transaction } from '#database/transaction.ts';
import { type ComplementRuleRequest, complementRuleSchema } from './complement-rule-body.ts';
import { insertRule } from './complement-rule-queries.server.ts';

/** The rules of a new shop in the form of the API. */
export const firstComplementRules: readonly ComplementRuleRequest[] = seedComplementRules.map((seed) =>
  complementRuleSchema.parse({
    quantityFrom: null,
    isCounted: false,
    isActive: true,
    ...seed,
    source: { needsAssembly: false, conditions: [], ...seed.source },
    target: { productIds: [], comparisons: [], ...seed.target },
  }),
);

export async function seedRules(transaction: Transaction): Promise<void> {
  for (const rule of firstComplementRules) await insertRule(transaction, rule);
}
