import { type Attribute, attributesByKey } from '../attributes/attribute.ts';
import type { ProductFamily } from './family.ts';
import type { FamilyMember } from './family-members.ts';
import { type OptionValue, optionValue, valuesOf } from './family-options.ts';

/** What staff may want to complete in a family. */
export interface FamilyGaps {
  /** Combinations of the members' values that no member has, by key; the first of many. */
  readonly missing: readonly Readonly<Record<string, OptionValue>>[];
  /** How many there are altogether. */
  readonly missingCount: number;
  /** Members without a value of an option: visitors cannot choose them by it. */
  readonly lacking: readonly { readonly productId: string; readonly keys: readonly string[] }[];
  /** Members with the same value of every option: visitors reach one of them only. */
  readonly equal: readonly (readonly string[])[];
}

const mostListed = 50;
const mostCombinations = 1000;

export function familyGaps(
  { optionKeys }: Pick<ProductFamily, 'optionKeys'>,
  members: readonly FamilyMember[],
  definitions: readonly Attribute[],
): FamilyGaps {
  const known = attributesByKey(definitions);
  const attributes = optionKeys.flatMap((key) => known.get(key) ?? []);
  const nameOf = (values: readonly (OptionValue | undefined)[]) => JSON.stringify(values);
  const combinationOf = (member: FamilyMember) => optionKeys.map((key) => optionValue(member, key));
  const existing = new Set(members.map((member) => nameOf(combinationOf(member))));
  const missing = combinations(attributes.map((attribute) => valuesOf(attribute, members))).filter(
    (values) => !existing.has(nameOf(values)),
  );
  const byCombination = Map.groupBy(members, (member) => nameOf(combinationOf(member)));
  return {
    missing: missing
      .slice(0, mostListed)
      .map((values) =>
        Object.fromEntries(
          attributes.flatMap(({ key }, at) => (values[at] === undefined ? [] : [[key, values[at]]])),
        ),
      ),
    missingCount: missing.length,
    lacking: members.flatMap((member) => {
      const keys = optionKeys.filter((key) => optionValue(member, key) === undefined);
      return keys.length > 0 ? [{ productId: member.id, keys }] : [];
    }),
    equal: [...byCombination.values()]
      .filter(({ length }) => length > 1)
      .map((same) => same.map(({ id }) => id)),
  };
}

/** Every combination of one value of each list; none if there are too many to look through. */
function combinations(lists: readonly (readonly OptionValue[])[]): OptionValue[][] {
  const count = lists.reduce((product, { length }) => product * length, 1);
  if (count > mostCombinations || lists.length === 0) return [];
  return lists.reduce<OptionValue[][]>(
    (before, values) => before.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  );
}
