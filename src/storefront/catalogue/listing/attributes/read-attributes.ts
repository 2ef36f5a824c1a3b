import type { AttributeChoice, AttributeChoices } from '#domain/catalogue/listing/attribute-choice.ts';
import { rangeParameter } from '../listing-address.ts';
import { numberFrom } from '../typed-prices.ts';

/** What can be chosen of an attribute. */
export interface Choosable {
  readonly key: string;
  /** Whether an option can be chosen; numbers are given by their digits. */
  readonly hasOption: (option: string) => boolean;
  readonly hasRange: boolean;
  readonly isSingle?: boolean;
}

/** Where fields are read from: an address or a form. */
interface Fields {
  getAll(name: string): readonly unknown[];
}

const mostOptions = 30;

/** Reads the chosen attributes of an address or a form. Invalid values are ignored, as are empty fields. */
export function readAttributes(
  fields: Fields,
  choosable: readonly Choosable[],
): AttributeChoices | undefined {
  const choices = choosable.flatMap((attribute) => {
    const choice = readAttribute(fields, attribute);
    return choice ? [[attribute.key, choice] as const] : [];
  });
  return choices.length > 0 ? Object.fromEntries(choices) : undefined;
}

function readAttribute(
  fields: Fields,
  { key, hasOption, hasRange, isSingle }: Choosable,
): AttributeChoice | undefined {
  const given = new Set(fields.getAll(key).map(String));
  const options = [...given].filter(hasOption).slice(0, isSingle ? 1 : mostOptions);
  const end = (name: 'from' | 'to') => {
    const value = hasRange ? numberFrom(String(fields.getAll(rangeParameter(key, name))[0] ?? '')) : null;
    return typeof value === 'number' ? { [name]: value } : {};
  };
  const range: AttributeChoice = { ...end('from'), ...end('to') };
  // The other way round nothing could be found.
  const isReversed = range.from !== undefined && range.to !== undefined && range.from > range.to;
  const choice: AttributeChoice = { ...(options.length > 0 && { options }), ...(!isReversed && range) };
  return Object.keys(choice).length > 0 ? choice : undefined;
}
