import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { CsvProblem } from './import-plan.ts';
import { type Cells, type CsvColumn, csvColumns, maxCsvRows, unprotectedCell } from './product-csv.ts';

export interface CsvRow {
  /** As the spreadsheet numbers it; the heading is row 1. */
  readonly row: number;
  readonly cells: Partial<Cells<CsvColumn>>;
}

interface ParsedCsv {
  readonly columns: readonly CsvColumn[];
  readonly rows: readonly CsvRow[];
  readonly problems: readonly CsvProblem[];
}

const chunkBytes = 32 * 1024;

/** Reads what a spreadsheet saved: commas, semicolons or tabs, UTF-8 with or without a mark, or UTF-16. */
export async function readCsv(bytes: Buffer): Promise<ParsedCsv> {
  const text = decoded(bytes);
  if (text === undefined) return nothing('bad_encoding');
  if (text.trim() === '') return nothing('empty');
  const records = parse({
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    max_record_size: 200_000,
  });
  // In chunks: parsing the whole file at once would block other requests.
  Readable.from(chunksOf(text)).pipe(records);
  const rows: CsvRow[] = [];
  const problems: CsvProblem[] = [];
  let heading: Heading | undefined;
  let row = 0;
  try {
    for await (const values of records as AsyncIterable<string[]>) {
      row += 1;
      if (!heading) {
        heading = headingFrom(values);
        problems.push(...heading.problems);
        if (heading.problems.length > 0) break;
        continue;
      }
      if (values.every((value) => value.trim() === '')) continue;
      if (rows.length === maxCsvRows) {
        problems.push({ row, column: null, code: 'too_many_rows', limit: maxCsvRows });
        break;
      }
      if (values.slice(heading.columns.length).some((value) => value.trim() !== '')) {
        problems.push({ row, column: null, code: 'too_many_cells' });
      }
      rows.push({ row, cells: cellsFrom(heading.columns, values) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({ row: row + 1, column: null, code: 'not_a_table' });
  } finally {
    records.destroy();
  }
  return { columns: heading?.columns ?? [], rows, problems };
}

function nothing(code: 'bad_encoding' | 'empty'): ParsedCsv {
  return { columns: [], rows: [], problems: [{ row: 1, column: null, code }] };
}

function decoded(bytes: Buffer): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += chunkBytes) yield text.slice(start, start + chunkBytes);
}

/** The one that divides the heading into the most known columns. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.slice(0, 10_000).split(/\r\n|\r|\n/, 1);
  const known = (delimiter: string) =>
    firstLine.split(delimiter).filter((name) => isColumn(columnName(name))).length;
  return [',', ';', '\t'].toSorted((one, other) => known(other) - known(one))[0] ?? ',';
}

function columnName(heading: string): string {
  return heading
    .trim()
    .replace(/^\ufeff/, '')
    .replace(/^"(.*)"$/, '$1')
    .trim()
    .toLowerCase();
}

function isColumn(name: string): name is CsvColumn {
  return (csvColumns as readonly string[]).includes(name);
}

interface Heading {
  readonly columns: readonly CsvColumn[];
  readonly problems: readonly CsvProblem[];
}

function headingFrom(values: readonly string[]): Heading {
  const names = values.map(columnName);
  while (names.at(-1) === '') names.pop();
  const unknown = names.filter((name) => !isColumn(name));
  const columns = names.filter(isColumn);
  const repeated = columns.filter((name, index) => columns.indexOf(name) !== index);
  return {
    columns,
    problems: [
      ...unknown.map((name) => ({ row: 1, column: name.slice(0, 60), code: 'unknown_column' }) as const),
      ...repeated.map((name) => ({ row: 1, column: name, code: 'repeated_column' }) as const),
      ...(columns.includes('id') || columns.includes('sku')
        ? []
        : [{ row: 1, column: null, code: 'no_key_column' } as const]),
    ],
  };
}

function cellsFrom(columns: readonly CsvColumn[], values: readonly string[]): Partial<Cells<CsvColumn>> {
  return Object.fromEntries(columns.map((column, index) => [column, unprotectedCell(values[index] ?? '')]));
}
