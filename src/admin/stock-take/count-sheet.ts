import type { productsToCountContract } from '#api/staff/products/stock-take.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { mostPieces } from '#domain/catalogue/stock/stock-adjustment.ts';
import { latinDigits } from '#primitives/text/latin-digits.ts';

export type ProductToCount = DataOf<typeof productsToCountContract>[number];

/** A product of the sheet. Rows stay where they are, whatever is typed. */
export interface SheetRow extends ProductToCount {
  /** As typed; empty if it is not counted. */
  readonly typed: string;
}

/** A stock take that is being counted. It is stored in the browser until it is written or thrown away. */
export interface CountSheet {
  /** Idempotency key of the stock take. */
  readonly key: string;
  /** 'category', 'category/subcategory' or empty: the whole shop. */
  readonly place: string;
  /** The products of that place which are not in the sheet yet; null before it is loaded. */
  readonly left: number | null;
  readonly pages: number;
  /** Whether pieces of open orders stand on the shelf and are counted too. */
  readonly countsReserved: boolean;
  readonly rows: readonly SheetRow[];
}

export function newSheet(key: string): CountSheet {
  return { key, place: '', left: null, pages: 0, countsReserved: true, rows: [] };
}

/** Adds products at the end; those that are there already stay as they are. */
export function addRows(sheet: CountSheet, products: readonly ProductToCount[]): CountSheet {
  const known = new Set(sheet.rows.map(({ id }) => id));
  const added = products.filter(({ id }) => !known.has(id)).map((product) => ({ ...product, typed: '' }));
  return added.length === 0 ? sheet : { ...sheet, rows: [...sheet.rows, ...added] };
}

export function setTyped(sheet: CountSheet, id: string, typed: string): CountSheet {
  return { ...sheet, rows: sheet.rows.map((row) => (row.id === id ? { ...row, typed } : row)) };
}

/** Takes the numbers of a product that were read when it was counted. */
export function refreshRow(sheet: CountSheet, { id, stock, reserved }: ProductToCount): CountSheet {
  return { ...sheet, rows: sheet.rows.map((row) => (row.id === id ? { ...row, stock, reserved } : row)) };
}

/** Counts one more piece. */
export function countOne(sheet: CountSheet, id: string): CountSheet {
  const row = sheet.rows.find((each) => each.id === id);
  const counted = row && readCount(row.typed);
  return setTyped(sheet, id, String((typeof counted === 'number' ? counted : 0) + 1));
}

/** A code as scanners and people write it. */
export function findByCode(sheet: CountSheet, code: string): SheetRow | undefined {
  const wanted = codeKey(code);
  return sheet.rows.find(({ sku }) => codeKey(sku) === wanted);
}

function codeKey(code: string): string {
  return latinDigits(code).trim().toUpperCase();
}

/** The number that was typed; null for nothing, undefined for what is no number of pieces. */
export function readCount(typed: string): number | null | undefined {
  const text = latinDigits(typed).trim();
  if (text === '') return null;
  if (!/^\d{1,7}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= mostPieces ? number : undefined;
}

/** How many there should be on the shelf. */
export function expectedOf({ countsReserved }: CountSheet, { stock, reserved }: SheetRow): number {
  return stock + (countsReserved ? reserved : 0);
}

/** What was counted above what is expected; null if nothing is counted, or no number. */
export function differenceOf(sheet: CountSheet, row: SheetRow): number | null {
  const counted = readCount(row.typed);
  return typeof counted === 'number' ? counted - expectedOf(sheet, row) : null;
}

/** The counts to send. */
export function countsOf(sheet: CountSheet) {
  return sheet.rows.flatMap((row) => {
    const counted = readCount(row.typed);
    return typeof counted === 'number' ? [{ id: row.id, counted, expected: expectedOf(sheet, row) }] : [];
  });
}

/** How far the count is. */
export function summaryOf(sheet: CountSheet) {
  const differences = sheet.rows.flatMap((row) => differenceOf(sheet, row) ?? []);
  return {
    rows: sheet.rows.length,
    counted: differences.length,
    different: differences.filter((difference) => difference !== 0).length,
    pieces: differences.reduce((sum, difference) => sum + difference, 0),
    wrong: sheet.rows.filter(({ typed }) => readCount(typed) === undefined).length,
  };
}
