import { type CartProduct, type CartSnapshot, mostLines } from '#domain/cart/cart.ts';
import { compactCode } from '#domain/catalogue/search/codes/compact-code.ts';
import { longestLineText } from '../list/list-limits.ts';
import type { ListedLine } from '../list/list-lines.ts';
import { readCount } from '../list/read-count.ts';

/** What was last known of the product of a row, for display without the server. */
export interface KnownProduct extends CartSnapshot {
  readonly id: string;
}

/** A row of the quick order, as it is typed. */
export interface QuickRow {
  /** A number, larger than that of every row before it was added. */
  readonly id: string;
  /** A code, or words of a name. */
  readonly text: string;
  /** As it is typed; empty stands for one piece. */
  readonly quantity: string;
  readonly product: KnownProduct | null;
}

/** Rows with something in them, in order. */
export type QuickRows = readonly QuickRow[];

export const longestQuantity = 12;

export function isBlank({ text, quantity }: QuickRow): boolean {
  return text.trim() === '' && quantity.trim() === '';
}

/** The rows with an empty one at the end, to type into, while there is room. */
export function rowsToShow(rows: QuickRows): QuickRows {
  const last = rows.at(-1);
  if (rows.length >= mostLines || (last && isBlank(last))) return rows;
  return [...rows, { id: nextId(rows), text: '', quantity: '', product: null }];
}

function nextId(rows: QuickRows): string {
  return String(Math.max(0, ...rows.map(({ id }) => Number(id))) + 1);
}

type Typed = Partial<Pick<QuickRow, 'text' | 'quantity'>>;

/** Writes what is typed into a row; into the empty one at the end, a row is added. Another text is another product. */
export function typeInRow(rows: QuickRows, id: string, typed: Typed): QuickRows {
  const row = rowsToShow(rows).find((each) => each.id === id);
  if (!row) return rows;
  const text = (typed.text ?? row.text).slice(0, longestLineText);
  const changed = {
    ...row,
    text,
    quantity: (typed.quantity ?? row.quantity).slice(0, longestQuantity),
    product: keyOf(text) === keyOf(row.text) ? row.product : null,
  };
  return rows.some((each) => each.id === id)
    ? rows.map((each) => (each.id === id ? changed : each))
    : [...rows, changed];
}

/** What tells whether two texts ask for the same: codes are equal with and without dashes. */
export function keyOf(text: string): string {
  return compactCode(text) || text.trim();
}

/** Puts a product into a row, by its code. */
export function chooseProduct(rows: QuickRows, id: string, product: CartProduct): QuickRows {
  return typeInRow(rows, id, { text: product.sku }).map((row) =>
    row.id === id ? { ...row, product: knownProduct(product) } : row,
  );
}

export function knownProduct({ id, slug, sku, name, price, picture }: CartProduct): KnownProduct {
  return { id, slug, sku, name, price, picture };
}

/** Removes rows without anything in them, but not the one at the end that is typed into. */
export function withoutBlankRows(rows: QuickRows): QuickRows {
  return rows.filter((row) => !isBlank(row));
}

export function removeRows(rows: QuickRows, ids: ReadonlySet<string>): QuickRows {
  return rows.filter(({ id }) => !ids.has(id));
}

/** Undoes a removal: the rows as they were before, then what was typed since, as far as there is room. */
export function restoreRows(rows: QuickRows, before: QuickRows): QuickRows {
  const isFrom = (row: QuickRow) => before.some(({ id, text }) => id === row.id && text === row.text);
  const all = [...before, ...rows.filter((row) => !isFrom(row) && !isBlank(row))].slice(0, mostLines);
  // A row that was typed since may have the number of a removed one.
  return all.map((row, place) => ({ ...row, id: String(place + 1) }));
}

interface AddedLines {
  readonly rows: QuickRows;
  /** Lines whose code had a row already: their quantities are added up. */
  readonly merged: number;
  /** Lines for which there was no room. */
  readonly leftOut: readonly ListedLine[];
}

/** Adds the lines of a list. Lines with the same code, also that of a row, become one with the sum of their quantities. */
export function addLines(rows: QuickRows, lines: readonly ListedLine[]): AddedLines {
  let result: QuickRows = withoutBlankRows(rows);
  let merged = 0;
  const leftOut: ListedLine[] = [];
  for (const line of lines) {
    const text = line.code || line.name;
    const present = result.find((row) => keyOf(row.text) === keyOf(text));
    const before = present && readCount(present.quantity || '1');
    if (present && before !== null && before !== undefined) {
      result = typeInRow(result, present.id, { quantity: String(before + line.quantity) });
      merged += 1;
    } else if (result.length < mostLines) {
      result = [...result, { id: nextId(result), text, quantity: String(line.quantity), product: null }];
    } else leftOut.push(line);
  }
  return { rows: result, merged, leftOut };
}
