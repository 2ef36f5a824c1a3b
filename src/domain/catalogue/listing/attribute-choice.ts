/**
 * What a visitor chose of an attribute: options by their keys, of which a product has at least one, or a range of numbers
 * with both ends included. A number can be chosen like an option, by its digits.
 */
export interface AttributeChoice {
  readonly options?: readonly string[];
  readonly from?: number;
  readonly to?: number;
}

/** Choices by the key of the attribute, in the unit of the attribute. */
export type AttributeChoices = Readonly<Record<string, AttributeChoice>>;

/** Keys of what the index has of a product beside its attributes; no attribute may have one of them. */
export const listedKeys = { brand: 'brand', leadTime: 'lead-time', assembly: 'assembly' } as const;

/** How many products of a list have a value, each facet counted without its own filter. */
export interface AttributeFacet {
  readonly key: string;
  /** In ascending order for numbers; options are the keys of a definition, or brands. */
  readonly values: readonly { readonly value: number | string; readonly count: number }[];
}

/** Whether a value of a product, a number or a list of keys, is one that was chosen. */
export function isChosen(value: number | readonly string[], { options, from, to }: AttributeChoice): boolean {
  if (typeof value !== 'number') return options?.some((key) => value.includes(key)) ?? false;
  if (options && !options.includes(String(value))) return false;
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}

const listed = /^([a-z0-9-]{1,60}):([^;:]{1,300})$/;
const range = /^(-?\d{1,8}(?:\.\d{1,3})?)?\.\.(-?\d{1,8}(?:\.\d{1,3})?)?$/;

/** Reads choices as the API writes them: 'colour:white,black;width:600..1200'. Undefined for anything else. */
export function parseAttributeChoices(text: string): AttributeChoices | undefined {
  const choices: Record<string, AttributeChoice> = {};
  for (const part of text.split(';')) {
    const [, key, value] = listed.exec(part) ?? [];
    if (key === undefined || value === undefined || Object.hasOwn(choices, key)) return undefined;
    const [isRange, from, to] = range.exec(value) ?? [];
    choices[key] =
      isRange === undefined
        ? { options: value.split(',') }
        : { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
  }
  return choices;
}

/** Writes choices as the API reads them. */
export function formatAttributeChoices(choices: AttributeChoices): string {
  return Object.entries(choices)
    .map(
      ([key, { options, from, to }]) =>
        `${key}:${options ? options.join(',') : `${from ?? ''}..${to ?? ''}`}`,
    )
    .join(';');
}
