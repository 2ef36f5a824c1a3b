import { largestQuantity } from '#domain/cart/cart.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { latinDigits } from '#primitives/text/latin-digits.ts';
import { looksLikeCode } from './code-shape.ts';
import { longestCode, longestLineText } from './list-limits.ts';
import { readCount } from './read-count.ts';

/** A line of a list: what is wanted, by code or in words, and how many. */
export interface ListedLine {
  /** Empty when none could be told apart. */
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
}

/** A row of a sheet or a pasted list. */
export interface ListRow {
  /** As a spreadsheet counts it, from 1 and with empty rows. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** A row from which no line could be made, such as one without a quantity, in its own words. */
export interface SkippedRow {
  readonly number: number;
  readonly text: string;
}

export interface ReadList {
  readonly lines: readonly ListedLine[];
  readonly skipped: readonly SkippedRow[];
  /** Further sheets of a file that have lines too. */
  readonly unreadSheets: number;
}

/** What a row says, with the quantity as it is written. */
interface WrittenLine {
  readonly code: string;
  readonly name: string;
  readonly quantity: string;
}

/** Makes a line of what a row says; null when it says no quantity. */
export type LineOf = (written: WrittenLine) => ListedLine | null;

const headings = {
  quantity: [
    'qty',
    'quantity',
    'q ty',
    'nos',
    'count',
    'pcs',
    'pieces',
    'order qty',
    'order quantity',
    'كميه',
    'الكميه',
    'الكميه المطلوبه',
    'عدد',
    'العدد',
  ],
  code: [
    'code',
    'sku',
    'item code',
    'item no',
    'item number',
    'product code',
    'part no',
    'part number',
    'رمز',
    'الرمز',
    'رمز المنتج',
    'رمز الصنف',
    'رقم الصنف',
    'كود',
    'الكود',
  ],
  name: [
    'description',
    'item',
    'product',
    'name',
    'item description',
    'وصف',
    'الوصف',
    'بيان',
    'البيان',
    'صنف',
    'الصنف',
    'المنتج',
    'الاسم',
  ],
} as const;

type Columns = Readonly<Partial<Record<keyof typeof headings, number>>>;

const rowsWithHeadings = 20;

/** Makes lines of the rows of a sheet or a pasted list: by the headings of its columns, else by what the cells look like. */
export function linesFromRows(
  rows: readonly ListRow[],
  lineOf: LineOf = lineOfRequest,
): Pick<ReadList, 'lines' | 'skipped'> {
  const normalized = rows
    .map(({ number, cells }) => ({ number, cells: cells.map(normalizedCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = normalized
    .slice(0, rowsWithHeadings)
    .findIndex(({ cells }) => columnsOf(cells).quantity !== undefined);
  const columns = heading === -1 ? {} : columnsOf(normalized[heading]?.cells ?? []);
  const lines: ListedLine[] = [];
  const skipped: SkippedRow[] = [];
  for (const { number, cells } of normalized.slice(heading + 1)) {
    const written = heading === -1 ? rowByLooks(cells) : rowByColumns(cells, columns);
    const line = written && lineOf(written);
    if (line) lines.push(line);
    else if (!isHeadingRow(cells)) skipped.push({ number, text: shortened(textOf(cells)) });
  }
  return { lines, skipped };
}

function normalizedCell(cell: string): string {
  return latinDigits(cell).replaceAll(/\s+/g, ' ').trim();
}

function textOf(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join(' · ');
}

function columnsOf(row: readonly string[]): Columns {
  const folded = row.map(foldText);
  const find = (names: readonly string[]) => {
    const wanted = names.map(foldText);
    const at = folded.findIndex((cell) => wanted.includes(cell));
    return at === -1 ? undefined : at;
  };
  const [quantity, code, name] = [find(headings.quantity), find(headings.code), find(headings.name)];
  return {
    ...(quantity !== undefined && (code !== undefined || name !== undefined) && { quantity }),
    ...(code !== undefined && { code }),
    ...(name !== undefined && { name }),
  };
}

function rowByColumns(row: readonly string[], columns: Columns): WrittenLine {
  const cell = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''));
  // Without a quantity a row is a heading of a chapter, or a sum.
  return { code: cell(columns.code), name: cell(columns.name), quantity: cell(columns.quantity) };
}

/** A list without headings: a code or a name, and a number in a cell of its own or beside it. */
function rowByLooks(row: readonly string[]): WrittenLine | null {
  const cells = row.filter((cell) => cell !== '');
  if (isHeadingRow(cells)) return null;
  if (cells.length === 1) return rowOfOneCell(cells[0] ?? '');
  const quantityAt = cells.findLastIndex((cell) => isCount(cell));
  if (quantityAt === -1) return rowWithoutCount(cells);
  // A number that comes first, before texts and another number, counts the rows.
  const texts = cells.filter((cell, index) => index !== quantityAt && !(index === 0 && isCount(cell)));
  const [first = '', ...others] = texts.filter((cell) => !isNumber(cell));
  const isCode = looksLikeCode(first);
  const name = isCode ? others.join(' ') : [first, ...others].join(' ');
  return { code: isCode ? first : '', name, quantity: cells[quantityAt] ?? '' };
}

/** 'Task chair, black 24' was divided at its comma; of a code with a name and no number one piece is wanted. */
function rowWithoutCount(cells: readonly string[]): WrittenLine | null {
  const [first = '', ...others] = cells;
  if (endsWithNumber(cells.at(-1) ?? '') || countAndCode.test(first)) return rowOfOneCell(cells.join(', '));
  return looksLikeCode(first) ? { code: first, name: others.join(' '), quantity: '1' } : null;
}

/** A number before a code: '12 SD-HA-160'. Before other words it may belong to them, as in '27 inch monitor'. */
const countAndCode = /^(\d{1,6}) (?=[A-Za-z]+-?[A-Za-z0-9-]*(?:\d|-[A-Z]))(\S+(?: .+)?)$/u;

/** 'SD-HA-160 x 12', '12 × SD-HA-160', '12 SD-HA-160' or 'Task chair 12'. A text without a number is one piece. */
function rowOfOneCell(cell: string): WrittenLine {
  const [text, quantity] = countBefore(cell) ?? countAfter(cell) ?? [cell, '1'];
  const trimmed = text.replace(/[\s,;:.-]+$/u, '');
  if (looksLikeCode(trimmed)) return { code: trimmed, name: '', quantity };
  const [written = '', ...others] = trimmed.split(' ');
  const first = written.replace(/[,;:]$/u, '');
  // A word with dashes that looks like a code begins no ordinary name.
  const isCodeAndName = others.length > 0 && looksLikeCode(first) && first.includes('-');
  return isCodeAndName
    ? { code: first, name: others.join(' '), quantity }
    : { code: '', name: trimmed, quantity };
}

function countBefore(cell: string): [text: string, quantity: string] | null {
  const [, quantity = '', text = ''] =
    /^(\d{1,6}) ?[x×*] ?(.+)$/iu.exec(cell) ?? countAndCode.exec(cell) ?? [];
  return text && !looksLikeCode(cell) ? [text, quantity] : null;
}

const pieces = '(?: ?(?:pcs?|nos?|pieces?|قطع[هة]?))?';
const counted = new RegExp(`^(.+?)(?: ?[×*:=] ?| +x ?|(?<=\\d)x ?| +)(\\d{1,6}(?:\\.0+)?)${pieces}$`, 'iu');

/** The letter x means 'times' after a space or a digit only: 'SH-RT-AX3' is a code. */
function countAfter(cell: string): [text: string, quantity: string] | null {
  const [, text = '', quantity = ''] = counted.exec(cell) ?? [];
  return text ? [text, quantity] : null;
}

/** The line of a request. What it cannot hold, such as 1,500 pieces or 2.5 metres, is said in words. */
export function lineOfRequest({ code, name, quantity }: WrittenLine): ListedLine | null {
  const text = name || code;
  if (!isText(text) || !isNumber(quantity)) return null;
  const count = readCount(quantity);
  if (count === 0) return null;
  const isOrdinary = count !== null && count <= largestQuantity;
  return {
    code: isOrdinary ? code.slice(0, longestCode) : '',
    name: shortened(isOrdinary ? name : `${text} (${quantity})`),
    quantity: isOrdinary ? count : 1,
  };
}

/** The line of an order, whose quantity stays as large as it is written. */
export function lineOfOrder({ code, name, quantity }: WrittenLine): ListedLine | null {
  const count = readCount(quantity);
  if (!isText(name || code) || count === null || count === 0) return null;
  return { code: code.slice(0, longestCode), name: shortened(name), quantity: count };
}

function isText(text: string): boolean {
  return /\p{L}|\d/u.test(text);
}

function shortened(text: string): string {
  return text.length > longestLineText ? `${text.slice(0, longestLineText - 1)}…` : text;
}

function endsWithNumber(cell: string): boolean {
  return /\S[x×*:= ]+\d{1,6}$/iu.test(cell);
}

/** A number of pieces that a line may have; longer ones are article numbers or phone numbers. */
function isCount(cell: string): boolean {
  const count = readCount(cell);
  return count !== null && count <= 999_999;
}

function isNumber(cell: string): boolean {
  return /^\d{1,9}(\.\d+)?$/.test(cell.replaceAll(/[,٬]/gu, ''));
}

const everyHeading: ReadonlySet<string> = new Set(Object.values(headings).flat().map(foldText));

/** A row of headings, also where a printed list repeats them on each page. */
function isHeadingRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '' || everyHeading.has(foldText(cell)));
}
