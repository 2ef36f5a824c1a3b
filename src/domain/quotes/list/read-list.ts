import Papa from 'papaparse';
import { mostFileBytes } from './list-limits.ts';
import { type LineOf, lineOfRequest, linesFromRows, type ReadList } from './list-lines.ts';
import { mostRows, readXlsx } from './read-xlsx.ts';
import { ListFileError } from './read-zip.ts';

/** Reads a pasted list: rows copied from a spreadsheet, CSV, or a code and a quantity on each line. */
export function readPastedList(text: string, lineOf: LineOf = lineOfRequest): ReadList {
  return linesFromRows(rowsOfText(text.slice(0, mostFileBytes)), lineOf);
}

/** Reads an .xlsx or CSV file: the first sheet that has lines. Throws a ListFileError for what cannot be read. */
export async function readListFile(file: Blob, lineOf: LineOf = lineOfRequest): Promise<ReadList> {
  if (file.size > mostFileBytes) throw new ListFileError('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = startsWith(bytes, zipMark) ? await readXlsx(bytes) : [rowsOfText(textOf(bytes))];
  const lists = sheets.map((rows) => linesFromRows(rows, lineOf));
  const list = lists.find(({ lines }) => lines.length > 0);
  if (!list) throw new ListFileError('empty');
  return list;
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

function rowsOfText(text: string): string[][] {
  // Cells that were copied from a spreadsheet are divided by tabs and may contain commas.
  const delimiter = text.includes('\t') ? '\t' : '';
  const readable = delimiter ? text : joinThousands(text);
  return Papa.parse<string[]>(readable, { delimiter, skipEmptyLines: 'greedy', preview: mostRows }).data;
}

/** A comma within '1,200' divides no cells, where a space or a sign stands before the number. */
function joinThousands(text: string): string {
  return text.replaceAll(/(?<=[\s×x*:=;])\p{Nd}{1,3}(?:[,٬]\p{Nd}{3})+(?=\s|;|$)/gmu, (count) =>
    count.replaceAll(/[,٬]/gu, ''),
  );
}
