import { isBuiltInAttribute } from '#primitives/attributes/attribute-kinds.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import type { Attribute } from '../attributes/attribute.ts';
import type { AttributeValue } from '../attributes/attribute-values.ts';
import { numberFrom, yesOrNo } from './cell-values.ts';

const prefix = 'attribute:';

/** The column of an attribute, such as 'attribute:seat-height'. */
export type AttributeColumn = `${typeof prefix}${string}`;

export function attributeColumn(key: string): AttributeColumn {
  return `${prefix}${key}`;
}

/** The column that a heading names, if it is that of an attribute. */
export function attributeColumnOf(heading: string): AttributeColumn | undefined {
  const [, key] = /^\s*attribute\s*:\s*([a-z0-9-]{1,60})\s*$/i.exec(heading) ?? [];
  return key === undefined ? undefined : attributeColumn(key.toLowerCase());
}

export function isAttributeColumn(column: string): column is AttributeColumn {
  return column.startsWith(prefix);
}

export function keyOfColumn(column: AttributeColumn): string {
  return column.slice(prefix.length);
}

/** The columns of all attributes; built-in ones have columns of their own. */
export function attributeColumns(attributes: readonly Attribute[]): AttributeColumn[] {
  return attributes.filter(({ key }) => !isBuiltInAttribute(key)).map(({ key }) => attributeColumn(key));
}

/** What a cell says of a value: a number, yes or no, or the keys of options with commas between. */
export function cellOfValue(value: AttributeValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

export type AttributeCellProblem = 'not_a_number' | 'not_yes_or_no' | 'unknown_option';

/**
 * The value that a cell has; null for an empty one. Options are named by their keys or by their names in either language,
 * in any case.
 */
export function valueOfCell(
  { kind, options }: Pick<Attribute, 'kind' | 'options'>,
  cell: string,
): { readonly value: AttributeValue | null } | { readonly problem: AttributeCellProblem } {
  if (cell.trim() === '') return { value: null };
  if (kind === 'number') {
    const value = numberFrom(cell);
    return value === undefined ? { problem: 'not_a_number' } : { value };
  }
  if (kind === 'yes-no') {
    const value = yesOrNo(cell);
    return value === undefined ? { problem: 'not_yes_or_no' } : { value };
  }
  const findKey = (word: string) =>
    options.find(({ key, name }) => [key, name.en, name.ar].some((text) => foldText(text) === foldText(word)))
      ?.key;
  // A name may have a comma of its own.
  const whole = findKey(cell);
  const words = whole ? [whole] : cell.split(/[,;|،؛\n]+/).filter((word) => word.trim() !== '');
  const named = new Set(words.map(findKey));
  const keys = options.map(({ key }) => key).filter((key) => named.has(key));
  if (named.has(undefined) || (kind === 'option' && keys.length > 1)) return { problem: 'unknown_option' };
  return { value: kind === 'option' ? (keys[0] ?? null) : keys };
}
