import { type Attribute, attributesByKey, type CategoryAttribute } from '../attributes/attribute.ts';
import { noPlace } from '../categories/catalogue-tree.ts';
import { BestRows } from '../product-index/best-rows.ts';
import { flag, type ProductTable } from '../product-index/product-table.ts';
import { type IndexedValue, noValue, type ValueColumn } from '../product-index/value-columns.ts';
import type { Vocabulary } from '../search/vocabulary/vocabulary.ts';
import { type ProductKinds, shareKindWord, undivided } from './product-kinds.ts';

/** What the likeness of two products of one category is judged by. */
export interface Judgement {
  readonly kinds: ProductKinds;
  readonly ofCategory: readonly CategoryAttribute[];
  readonly attributes: readonly Attribute[];
  readonly vocabulary: Vocabulary;
}

/** How much an attribute says about what a product is for. The subcategory counts as one filter. */
const weights = { filter: 1, fact: 0.5, subcategory: 1 } as const;
/** A colour is a matter of taste: it hardly makes two products alike or unlike. */
const shareOfSwatches = 0.25;
/** One of the two lacks the value: it is not known, or does not apply. */
const shareOfUnknown = 0.5;
/** Attributes weigh as much as this many prices. */
const attributesToPrice = 2;
/** What is less alike is not shown: fewer products, or none, rather than unrelated ones. */
const leastLikeness = 0.4;
/** Nor is what costs so many times as much, or as little: it is meant for another budget, whatever its attributes. */
const mostTimesThePrice = 5;

interface Candidate {
  readonly row: number;
  readonly likeness: number;
}

/**
 * Finds the rows of similar products: sold, of the same kind, and near in attributes and price. Those in stock come
 * first, then the most alike. Other members of the product's own family are options on its page, and of another family
 * the member that comes first is enough.
 */
export function similarRows(
  table: ProductTable,
  row: number,
  count: number,
  judgement: Judgement,
): readonly number[] {
  const { category, subcategory, flags, nameEn, families, price } = table;
  const place = category[row] ?? noPlace;
  const kindOf = (one: number) => judgement.kinds.kindOf(place, subcategory[one] ?? noPlace);
  const kind = kindOf(row);
  const likenessOf = likenessTo(table, row, judgement);
  const sharesKindWord = (other: number) =>
    shareKindWord(nameEn[row] ?? '', nameEn[other] ?? '', judgement.vocabulary);
  const isInBudget = (other: number) => ratio(price[row] ?? 0, price[other] ?? 0) * mostTimesThePrice >= 1;
  const similar = new BestRows<Candidate>(count, families, (one, other) => comesBefore(table, one, other));
  for (const other of table.rowsIn(place)) {
    if (other === row || ((flags[other] ?? 0) & flag.live) === 0 || kindOf(other) !== kind) continue;
    // Rules out nearly all rows of a large category before their attributes are compared.
    if (!isInBudget(other) || !similar.isAmongBest({ row: other, likeness: likenessOf.atMost(other) }))
      continue;
    const candidate = { row: other, likeness: likenessOf.exactly(other) };
    if (candidate.likeness < leastLikeness || !similar.isAmongBest(candidate)) continue;
    if (families.areRelatives(row, other) || (kind === undivided && !sharesKindWord(other))) continue;
    similar.add(candidate);
  }
  return similar.rows;
}

function comesBefore({ flags, position }: ProductTable, one: Candidate, other: Candidate): boolean {
  const stock = ((flags[one.row] ?? 0) & flag.inStock) - ((flags[other.row] ?? 0) & flag.inStock);
  if (stock !== 0) return stock > 0;
  if (one.likeness !== other.likeness) return one.likeness > other.likeness;
  return (position[one.row] ?? 0) < (position[other.row] ?? 0);
}

interface Likeness {
  /** From 0 to 1. */
  readonly exactly: (other: number) => number;
  /** By the price alone. */
  readonly atMost: (other: number) => number;
}

/** The likeness of a row to others, by attributes, then price. */
function likenessTo(table: ProductTable, row: number, judgement: Judgement): Likeness {
  const definitions = attributesByKey(judgement.attributes);
  const columns = judgement.ofCategory.flatMap(({ key, isFilter }) => {
    const column = table.values.get(key);
    if (!column) return [];
    const hasSwatches = definitions.get(key)?.options.some(({ swatch }) => swatch !== null) ?? false;
    const weight = (isFilter ? weights.filter : weights.fact) * (hasSwatches ? shareOfSwatches : 1);
    return [{ column, weight, likenessOf: likenessByValue(column, row) }];
  });
  const { subcategory, price } = table;
  const withPrice = (ofAttributes: number, other: number) =>
    (attributesToPrice * ofAttributes + ratio(price[row] ?? 0, price[other] ?? 0)) / (attributesToPrice + 1);
  const ofAttributes = (other: number) => {
    let weight: number = weights.subcategory;
    let sum = subcategory[other] === subcategory[row] ? weight : 0;
    for (const { column, weight: full, likenessOf } of columns) {
      const mine = column.rows[row] ?? noValue;
      const others = column.rows[other] ?? noValue;
      if (mine === noValue && others === noValue) continue;
      const isKnown = mine !== noValue && others !== noValue;
      weight += isKnown ? full : full * shareOfUnknown;
      if (isKnown) sum += full * likenessOf(others);
    }
    return sum / weight;
  };
  return {
    exactly: (other) => withPrice(ofAttributes(other), other),
    atMost: (other) => withPrice(1, other),
  };
}

/** The likeness of the value of a row to the value with a number. Many rows share few values: each is compared once. */
function likenessByValue({ rows, values }: ValueColumn, row: number): (value: number) => number {
  const known = new Float64Array(values.length).fill(Number.NaN);
  const mine = values[rows[row] ?? noValue] ?? [];
  return (value) => {
    const found = known[value] ?? 0;
    if (!Number.isNaN(found)) return found;
    const likeness = likenessOfValues(mine, values[value] ?? []);
    known[value] = likeness;
    return likeness;
  };
}

function likenessOfValues(one: IndexedValue, other: IndexedValue): number {
  if (typeof one === 'number' || typeof other === 'number') {
    return typeof one === typeof other ? ratio(Number(one), Number(other)) : 0;
  }
  const common = one.filter((option) => other.includes(option)).length;
  return common / (one.length + other.length - common || 1);
}

/** The smaller as a part of the larger. */
function ratio(one: number, other: number): number {
  const larger = Math.max(one, other);
  return larger > 0 ? Math.max(0, Math.min(one, other)) / larger : Number(one === other);
}
