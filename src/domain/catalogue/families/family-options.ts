import { type Attribute, attributesByKey } from '../attributes/attribute.ts';
import type { FamilyMember, FamilyWithMembers } from './family-members.ts';

/** The value of an option: a number or the key of an option; yes and no are the keys 'yes' and 'no'. */
export type OptionValue = number | string;

/** A value of an option, seen from one member of the family. */
export interface OptionChoice {
  readonly value: OptionValue;
  /** The member to go to: the same in all other options, or else the nearest with this value. */
  readonly member: FamilyMember;
  readonly isCurrent: boolean;
  /** The options in which the member differs beside this one; empty: the combination exists. */
  readonly differing: readonly Attribute[];
}

export interface FamilyOption {
  readonly attribute: Attribute;
  /** Numbers ascend; others have the order of the definition. */
  readonly choices: readonly OptionChoice[];
}

export interface FamilyOptions {
  /** Those of which the members have more than one value. */
  readonly options: readonly FamilyOption[];
  /** Combinations that no member has and that differ from the current one in one option, as values by key. */
  readonly missing: readonly Readonly<Record<string, OptionValue>>[];
}

export function optionValue(member: FamilyMember, key: string): OptionValue | undefined {
  const value = member.options[key];
  return typeof value === 'number' ? value : value?.[0];
}

/** What a page of one member offers of its family; undefined if there is nothing to choose. */
export function familyOptions(
  { family, members }: FamilyWithMembers,
  currentId: string,
  definitions: readonly Attribute[],
): FamilyOptions | undefined {
  const current = members.find(({ id }) => id === currentId);
  if (!current) return undefined;
  const known = attributesByKey(definitions);
  const attributes = family.optionKeys.flatMap((key) => known.get(key) ?? []);
  const varying = attributes
    .map((attribute) => ({ attribute, values: valuesOf(attribute, members) }))
    .filter(({ values }) => values.length > 1);
  const differences = (one: FamilyMember, other: FamilyMember, except: Attribute) =>
    varying.flatMap(({ attribute }) =>
      attribute !== except && optionValue(one, attribute.key) !== optionValue(other, attribute.key)
        ? [attribute]
        : [],
    );
  const options = varying.map(({ attribute, values }) => ({
    attribute,
    choices: values.flatMap((value): OptionChoice[] => {
      const isCurrent = optionValue(current, attribute.key) === value;
      const having = isCurrent
        ? [current]
        : members.filter((member) => optionValue(member, attribute.key) === value);
      const [nearest] = having
        .map((member) => ({ member, differing: differences(member, current, attribute) }))
        .toSorted((one, other) => one.differing.length - other.differing.length);
      return nearest ? [{ value, isCurrent, ...nearest }] : [];
    }),
  }));
  if (options.length === 0) return undefined;
  const ownValues = Object.fromEntries(
    varying.flatMap(({ attribute: { key } }) => {
      const value = optionValue(current, key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
  return {
    options,
    missing: options.flatMap(({ attribute, choices }) =>
      choices
        .filter(({ differing }) => differing.length > 0)
        .map(({ value }) => ({ ...ownValues, [attribute.key]: value })),
    ),
  };
}

/** The values of an attribute that members have, in display order. */
export function valuesOf(attribute: Attribute, members: readonly FamilyMember[]): OptionValue[] {
  const values = new Set(members.flatMap((member) => optionValue(member, attribute.key) ?? []));
  const order = attribute.kind === 'yes-no' ? ['yes', 'no'] : attribute.options.map((option) => option.key);
  const placeOf = (value: OptionValue) => (typeof value === 'number' ? value : order.indexOf(value));
  return [...values].toSorted((one, other) => placeOf(one) - placeOf(other));
}
