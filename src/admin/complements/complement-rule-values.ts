import type { changeComplementRuleContract } from '#api/staff/complements/complements.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';

export type StoredRule = DataOf<typeof changeComplementRuleContract>;

export const emptyRule: StoredRule = {
  id: '',
  version: 0,
  name: '',
  heading: { en: '', ar: '' },
  source: { places: [], needsAssembly: false, conditions: [] },
  target: { places: [], productIds: [], comparisons: [] },
  quantityFrom: null,
  isCounted: false,
  isActive: true,
};

/** Form values of a rule. */
export function valuesOf({ id: _id, version: _version, ...values }: StoredRule) {
  return values;
}

export type RuleValues = ReturnType<typeof valuesOf>;
