import Papa from 'papaparse';
import { mostFileBytes } from './list-limits.ts';
import { type LineOf, type ListRow, lineOfRequest, linesFromRows, type ReadList } from './list-lines.ts';
import { mostRows, readXlsx } from './read-xlsx.ts';
import { ListFileError } from './read-zip.ts';

interface GivenList {
  readonly file: Blob | null;
  readonly pasted: string;
}

/** Reads what was pasted and what a file has, one after the other. Throws a ListFileError for a file that cannot be read. */
export async function readList(
  { file, pasted }: GivenList,
  lineOf: LineOf = lineOfRequest,
): Promise<ReadList> {
  const ofText = readPastedList(pasted, lineOf);
  if (!file) return ofText;
  const ofFile = await readListFile(file, lineOf);
  return {
    lines: [...ofText.lines, ...ofFile.lines],
    skipped: [...ofText.skipped, ...ofFile.skipped],
    unreadSheets: ofFile.unreadSheets,
  };
}

/** Reads a pasted list: rows copied from a spreadsheet, CSV, or a code and a quantity on each line. */
export function readPastedList(text: string, lineOf: LineOf = lineOfRequest): ReadList {
  return { ...linesFromRows(rowsOfText(text.slice(0, mostFileBytes)), lineOf), unreadSheets: 0 };
}

/** Reads an .xlsx or CSV file: the first sheet that has lines. Throws a ListFileError for what cannot be read. */
export async function readListFile(file: Blob, lineOf: LineOf = lineOfRequest): Promise<ReadList> {
  if (file.size > mostFileBytes) throw new ListFileError('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = startsWith(bytes, zipMark) ? await readXlsx(bytes) : [rowsOfText(textOf(bytes))];
  const lists = sheets.map((rows) => linesFromRows(rows, lineOf));
  const [list, ...others] = lists.filter(({ lines }) => lines.length > 0);
  if (!list) throw new ListFileError('empty');
  return { ...list, unreadSheets: others.length };
}

const zipMark = [0x50, 0x4b, 0x03, 0x04];
/** Of .xls files, and of .xlsx files with a password. */
const oldExcelMark = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** UTF-8, UTF-16 with its mark, or the Arabic code page in which Excel for Windows saves CSV. */
function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, oldExcelMark)) throw new ListFileError('old_excel');
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new ListFileError('unreadable');
    return text;
  } catch (error) {
    if (error instanceof ListFileError || bytes.includes(0)) throw new ListFileError('unreadable');
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

function rowsOfText(text: string): ListRow[] {
  // Cells that were copied from a spreadsheet are divided by tabs and may contain commas.
  const delimiter = text.includes('\t') ? '\t' : '';
  const readable = delimiter ? text : joinThousands(text);
  // Empty rows count, so that a row has the number that a spreadsheet shows, but they say nothing about the delimiter.
  const guessed = Papa.parse(readable, { delimiter, skipEmptyLines: 'greedy', preview: 1 }).meta.delimiter;
  const { data } = Papa.parse<string[]>(readable, { delimiter: guessed, preview: mostRows });
  return data.map((cells, at) => ({ number: at + 1, cells }));
}

/** A comma within '1,200' divides no cells, where a space or a sign stands before the number. */
function joinThousands(text: string): string {
  return text.replaceAll(/(?<=[\s×x*:=;])\p{Nd}{1,3}(?:[,٬]\p{Nd}{3})+(?=\s|;|$)/gmu, (count) =>
    count.replaceAll(/[,٬]/gu, ''),
  );
}
