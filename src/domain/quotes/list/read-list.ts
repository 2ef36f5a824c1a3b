import Papa from 'papaparse';
import { mostFileBytes } from './list-limits.ts';
import { linesFromRows, type ReadList } from './list-lines.ts';
import { mostRows, readXlsx } from './read-xlsx.ts';
import { ListFileError } from './read-zip.ts';

/** Reads a pasted list: rows copied from a spreadsheet, CSV, or a code and a quantity on each line. */
export function readPastedList(text: string): ReadList {
  return linesFromRows(rowsOfText(text.slice(0, mostFileBytes)));
}

/** Reads an .xlsx or CSV file: the first sheet that has lines. Throws a ListFileError for what cannot be read. */
export async function readListFile(file: Blob): Promise<ReadList> {
  if (file.size > mostFileBytes) throw new ListFileError('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = startsWith(bytes, zipMark) ? await readXlsx(bytes) : [rowsOfText(textOf(bytes))];
  const lists = sheets.map(linesFromRows);
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
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy', preview: mostRows }).data;
}
