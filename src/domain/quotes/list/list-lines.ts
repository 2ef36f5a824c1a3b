import { largestQuantity } from '#domain/cart/cart.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { latinDigits } from '#primitives/text/latin-digits.ts';
import { longestCode, longestLineText } from './list-limits.ts';

/** A line of a list: what is wanted, by code or in words, and how many. */
export interface ListedLine {
  /** Empty when none could be told apart. */
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
}

export interface ReadList {
  readonly lines: readonly ListedLine[];
  /** Rows such as headings and sums, from which no line could be made. */
  readonly skipped: number;
}

const headings = {
  quantity: ['qty', 'quantity', 'q ty', 'nos', 'count', 'كميه', 'الكميه', 'عدد', 'العدد'],
  code: [
    'code',
    'sku',
    'item code',
    'product code',
    'part no',
    'part number',
    'رمز',
    'الرمز',
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
export function linesFromRows(rows: readonly (readonly string[])[]): ReadList {
  const normalized = rows.map((row) => row.map((cell) => latinDigits(cell).replaceAll(/\s+/g, ' ').trim()));
  const heading = normalized
    .slice(0, rowsWithHeadings)
    .findIndex((row) => columnsOf(row).quantity !== undefined);
  const columns = heading === -1 ? {} : columnsOf(normalized[heading] ?? []);
  const body = normalized.slice(heading + 1).filter((row) => row.some((cell) => cell !== ''));
  const lines = body.map((row) => (heading === -1 ? lineByLooks(row) : lineByColumns(row, columns)));
  const found = lines.flatMap((line) => line ?? []);
  return { lines: found, skipped: lines.length - found.length };
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

function lineByColumns(row: readonly string[], columns: Columns): ListedLine | null {
  const cell = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''));
  // Without a quantity a row is a heading of a chapter, or a sum.
  return lineOf(cell(columns.code), cell(columns.name), cell(columns.quantity));
}

/** A list without headings: a code or a name, and a number in a cell of its own or beside it. */
function lineByLooks(row: readonly string[]): ListedLine | null {
  const cells = row.filter((cell) => cell !== '');
  if (cells.length === 1) return lineInOneCell(cells[0] ?? '');
  const quantityAt = cells.findLastIndex((cell) => isWholeNumber(cell));
  // 'Task chair, black 24' was divided at its comma.
  if (quantityAt === -1) return endsWithNumber(cells.at(-1) ?? '') ? lineInOneCell(cells.join(', ')) : null;
  // A number that comes first, before texts and another number, counts the rows.
  const texts = cells.filter((cell, index) => index !== quantityAt && !(index === 0 && isWholeNumber(cell)));
  const [first = '', ...others] = texts.filter((cell) => !isNumber(cell));
  const isCode = looksLikeCode(first);
  const name = isCode ? others.join(' ') : [first, ...others].join(' ');
  return lineOf(isCode ? first : '', name, cells[quantityAt] ?? '');
}

/** 'SD-HA-160 x 12', '12 × SD-HA-160' or 'Task chair 12'. A text without a number is one piece. */
function lineInOneCell(cell: string): ListedLine | null {
  const before = /^(\d{1,6}) ?[x×*] ?(.+)$/iu.exec(cell);
  const after = /^(.+?)(?: ?[x×*:=] ?| +)(\d{1,6})(?: ?(?:pcs?|nos?|pieces?|قطع[هة]?))?$/iu.exec(cell);
  const [text = cell, quantity = '1'] = before
    ? [before[2], before[1]]
    : after
      ? [after[1], after[2]]
      : [cell, '1'];
  const trimmed = text.replace(/[\s,;:.-]+$/u, '');
  return looksLikeCode(trimmed) ? lineOf(trimmed, '', quantity) : lineOf('', trimmed, quantity);
}

function lineOf(code: string, name: string, quantity: string): ListedLine | null {
  const text = name || code;
  if (!/\p{L}|\d/u.test(text) || !isNumber(quantity)) return null;
  const count = Number(quantity);
  if (count <= 0) return null;
  const isOrdinary = Number.isInteger(count) && count <= largestQuantity;
  // What a line cannot hold, such as 1,500 pieces or 2.5 metres, is said in words.
  const words = isOrdinary ? name : `${text} (${quantity})`;
  return {
    code: isOrdinary ? code.slice(0, longestCode) : '',
    name: shortened(words),
    quantity: isOrdinary ? count : 1,
  };
}

function shortened(text: string): string {
  return text.length > longestLineText ? `${text.slice(0, longestLineText - 1)}…` : text;
}

function endsWithNumber(cell: string): boolean {
  return /\S[x×*:= ]+\d{1,6}$/iu.test(cell);
}

function isWholeNumber(cell: string): boolean {
  return /^\d{1,6}(\.0+)?$/.test(cell);
}

function isNumber(cell: string): boolean {
  return /^\d{1,9}(\.\d+)?$/.test(cell.replaceAll(',', ''));
}

/** One word with a digit and something else, such as 'SD-HA-160'. */
function looksLikeCode(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._/-]{2,39}$/.test(text) && /\d/.test(text) && /[A-Za-z-]/.test(text);
}
