import type { ProductFamily } from './family.ts';

/** A family in the form in which the API and the history speak of it. */
export function serializeFamily(
  { id, key, name, optionKeys, version }: ProductFamily,
  productIds: readonly string[],
) {
  return { id, key, name, optionKeys: [...optionKeys], productIds: [...productIds], version };
}

export type FamilyResponse = ReturnType<typeof serializeFamily>;
