import type { ListRow } from './list-lines.ts';
import { attributeOf, xmlTags } from './read-xml.ts';
import { ListFileError, openZip } from './read-zip.ts';

/** Beyond these a sheet is not read: a request holds far fewer lines. */
export const mostRows = 2_000;
const mostColumns = 40;
const mostSheets = 5;

/** The rows of the sheets of an .xlsx file, as texts; formulas as their last result. Empty sheets are left out. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ListRow[][]> {
  const readPart = openZip(bytes);
  const workbook = await readPart('xl/workbook.xml');
  const relations = await readPart('xl/_rels/workbook.xml.rels');
  if (!workbook || !relations) throw new ListFileError('unreadable');
  const shared = sharedTexts((await readPart('xl/sharedStrings.xml')) ?? '');
  const sheets: ListRow[][] = [];
  for (const path of sheetPaths(workbook, relations).slice(0, mostSheets)) {
    const rows = sheetRows((await readPart(path)) ?? '', shared);
    if (rows.length > 0) sheets.push(rows);
  }
  return sheets;
}

/** Paths of the visible sheets, in their order. */
function sheetPaths(workbook: string, relations: string): string[] {
  const targets = new Map<string, string>();
  for (const tag of xmlTags(relations)) {
    if (tag.name !== 'Relationship') continue;
    const target = attributeOf(tag, 'Target') ?? '';
    targets.set(attributeOf(tag, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  const paths: string[] = [];
  for (const tag of xmlTags(workbook)) {
    if (tag.name !== 'sheet' || (attributeOf(tag, 'state') ?? 'visible') !== 'visible') continue;
    const path = targets.get(attributeOf(tag, '[\\w]+:id') ?? '');
    if (path) paths.push(path);
  }
  return paths;
}

/** Texts that cells refer to by number. A text may consist of runs with different fonts; how it is read aloud is left out. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isPhonetic = false;
  for (const tag of xmlTags(xml)) {
    if (tag.name === 'rPh') isPhonetic = tag.kind === 'start';
    else if (tag.name === 't' && tag.kind === 'end' && !isPhonetic) text += tag.text;
    else if (tag.name === 'si' && tag.kind !== 'start') {
      texts.push(text);
      text = '';
    }
  }
  return texts;
}

function sheetRows(xml: string, shared: readonly string[]): ListRow[] {
  const rows: ListRow[] = [];
  let number = 0;
  let row: string[] = [];
  let column = -1;
  let kind = '';
  let value = '';
  for (const tag of xmlTags(xml)) {
    if (tag.name === 'c' && tag.kind !== 'end') {
      column = columnOf(attributeOf(tag, 'r')) ?? column + 1;
      kind = attributeOf(tag, 't') ?? 'n';
      value = '';
    } else if ((tag.name === 'v' || tag.name === 't') && tag.kind === 'end') {
      value += tag.text;
    }
    if (tag.name === 'c' && tag.kind !== 'start' && column < mostColumns) {
      row[column] = cellText(kind, value, shared);
    } else if (tag.name === 'row') {
      if (tag.kind !== 'end') number = Number(attributeOf(tag, 'r')) || number + 1;
      if (tag.kind === 'start') continue;
      const cells = Array.from(row, (cell) => cell ?? '');
      if (cells.some((cell) => cell !== '')) rows.push({ number, cells });
      if (rows.length >= mostRows) return rows;
      row = [];
      column = -1;
    }
  }
  return rows;
}

function cellText(kind: string, value: string, shared: readonly string[]): string {
  if (kind === 's') return (shared[Number(value)] ?? '').trim();
  // An error, such as a division by zero, says nothing.
  return kind === 'e' ? '' : value.trim();
}

/** 'C7' is in the column 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = reference && /^([A-Z]{1,3})\d/.exec(reference)?.[1];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
