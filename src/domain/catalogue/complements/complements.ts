import type { Comparison } from '#primitives/attributes/complement-rules.ts';
import { listedKeys } from '../listing/attribute-choice.ts';
import { BestRows } from '../product-index/best-rows.ts';
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
    const rows = targetsOf(complemented, rule, { values, shown, count: limits.products });
    if (rows.length === 0) continue;
    for (const other of rows) shown.add(other);
    found.push({ rule, rows, quantity: quantityFor(rule, values) });
  }
  return found;
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

interface Target {
  readonly values: IndexedValues;
  /** The rows that need not be shown again. */
  readonly shown: ReadonlySet<number>;
  readonly count: number;
}

/** Sold products in stock that fit: named ones first, then best sellers, then in the order of the shop. */
function targetsOf(
  { table, placeOf, rowOf }: Complemented,
  { target }: ComplementRule,
  { values, shown, count }: Target,
): readonly number[] {
  const { flags, position, families } = table;
  const named = target.productIds.flatMap((id) => rowOf(id) ?? []);
  const rankOfNamed = (row: number) => (named.includes(row) ? named.indexOf(row) : named.length);
  const comesBefore = ({ row: one }: { row: number }, { row: other }: { row: number }) => {
    const bestSellers = ((flags[other] ?? 0) & flag.bestSeller) - ((flags[one] ?? 0) & flag.bestSeller);
    const order = rankOfNamed(one) - rankOfNamed(other) || bestSellers;
    return (order || (position[one] ?? 0) - (position[other] ?? 0)) < 0;
  };
  const fits = fitsTo(table, target.comparisons, values);
  const sold = flag.live | flag.inStock;
  const best = new BestRows(count, families, comesBefore);
  for (const rows of [named, ...target.places.map((slug) => table.rowsIn(placeOf(slug)))]) {
    for (const row of rows) {
      // Few rows are among the best, so this comes before the comparison of attributes.
      const isOffered = ((flags[row] ?? 0) & sold) === sold && best.isAmongBest({ row });
      if (isOffered && !shown.has(row) && fits(row)) best.add({ row });
    }
  }
  return best.rows;
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
