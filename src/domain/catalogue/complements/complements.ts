import type { Comparison } from '#primitives/attributes/complement-rules.ts';
import { listedKeys } from '../listing/attribute-choice.ts';
import { flag, type ProductTable } from '../product-index/product-table.ts';
import { type IndexedValue, type IndexedValues, noValue } from '../product-index/value-columns.ts';
import type { ComplementRule } from './complement-rule.ts';

/** The rows that a rule finds for a product, and how many of each the product needs. */
export interface FoundComplements {
  readonly rule: ComplementRule;
  readonly rows: readonly number[];
  readonly quantity: number;
}

/** What rules are compared with: rows of products by place and by id. */
export interface Complemented {
  readonly table: ProductTable;
  readonly placeOf: (slug: string) => number;
  readonly rowOf: (id: string) => number | undefined;
}

export interface ComplementLimits {
  /** The most rules that find something. */
  readonly rules: number;
  /** The most products of each. */
  readonly products: number;
}

/** What goes with the product of a row, by the rules in their order; a product is shown by the first rule that finds it. */
export function findComplements(
  complemented: Complemented,
  row: number,
  rules: readonly ComplementRule[],
  limits: ComplementLimits,
): FoundComplements[] {
  const found: FoundComplements[] = [];
  const shown = new Set([row]);
  const values = complemented.table.values.valuesOf(row);
  for (const rule of rules) {
    if (found.length === limits.rules) break;
    if (!isSource(complemented, rule, row, values)) continue;
    const candidates = candidatesOf(complemented, rule, values).filter((other) => !shown.has(other));
    const rows = firstOfFamilies(complemented.table, candidates, limits.products);
    if (rows.length === 0) continue;
    for (const other of rows) shown.add(other);
    found.push({ rule, rows, quantity: quantityFor(rule, values) });
  }
  return found;
}

/** The first rows; of a family its first member, because the others are options on its page. */
function firstOfFamilies({ families }: ProductTable, rows: readonly number[], count: number): number[] {
  const first: number[] = [];
  for (const row of rows) {
    if (first.length === count) break;
    if (!first.some((other) => families.areRelatives(row, other))) first.push(row);
  }
  return first;
}

/** How many complements one piece needs; one where its attribute is not known. */
export function quantityFor({ quantityFrom }: ComplementRule, values: IndexedValues): number {
  const value = quantityFrom === null ? 1 : values[quantityFrom];
  return typeof value === 'number' && value >= 1 ? Math.floor(value) : 1;
}

/** Whether an active rule is for the product of a row. */
export function isSource(
  { table, placeOf }: Complemented,
  { source, isActive }: ComplementRule,
  row: number,
  values: IndexedValues = table.values.valuesOf(row),
): boolean {
  if (!isActive || !isInPlaces(table, row, source.places.map(placeOf))) return false;
  if (source.needsAssembly && !isCompared(values[listedKeys.assembly], 'equal', ['self', 'service']))
    return false;
  return source.conditions.every(({ attribute, comparison, value }) =>
    isCompared(values[attribute], comparison, typeof value === 'number' ? value : [value]),
  );
}

/** Whether the product of a row is in one of the places. */
export function isInPlaces(
  { category, subcategory }: ProductTable,
  row: number,
  places: readonly number[],
): boolean {
  return places.some((place) => place === category[row] || place === subcategory[row]);
}

/** Sold products in stock that fit, named ones first, then best sellers, then in the order of the shop. */
function candidatesOf(
  { table, placeOf, rowOf }: Complemented,
  { target }: ComplementRule,
  values: IndexedValues,
): number[] {
  const { flags, position } = table;
  const named = target.productIds.flatMap((id) => rowOf(id) ?? []);
  const places = new Set(target.places.map(placeOf));
  const fits = fitsTo(table, target.comparisons, values);
  const sold = flag.live | flag.inStock;
  const isOffered = (row: number) => ((flags[row] ?? 0) & sold) === sold && fits(row);
  const rest = [...places]
    .flatMap((place) => [...table.rowsIn(place)])
    .filter((row) => !named.includes(row) && isOffered(row))
    .sort(
      (one, other) =>
        ((flags[other] ?? 0) & flag.bestSeller) - ((flags[one] ?? 0) & flag.bestSeller) ||
        (position[one] ?? 0) - (position[other] ?? 0),
    );
  return [...named.filter(isOffered), ...rest];
}

function fitsTo(
  { values: columns }: ProductTable,
  compared: ComplementRule['target']['comparisons'],
  values: IndexedValues,
): (row: number) => boolean {
  return (row) =>
    compared.every(({ attribute, comparison, sourceAttribute }) => {
      const column = columns.get(attribute);
      const number = column?.rows[row] ?? noValue;
      const value = number === noValue ? undefined : column?.values[number];
      return isCompared(value, comparison, values[sourceAttribute]);
    });
}

/** What is not known does not fit. Options are equal if they have one in common. */
function isCompared(
  value: IndexedValue | undefined,
  comparison: Comparison,
  other: IndexedValue | undefined,
): boolean {
  if (value === undefined || other === undefined) return false;
  if (typeof value !== 'number' || typeof other !== 'number') {
    if (comparison !== 'equal' || typeof value === 'number' || typeof other === 'number') return false;
    return value.some((option) => other.includes(option));
  }
  if (comparison === 'equal') return value === other;
  return comparison === 'at-least' ? value >= other : value <= other;
}
