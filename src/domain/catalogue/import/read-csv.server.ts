import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { columnOfHeading, type MappedHeading, mapHeadings } from './csv-headings.ts';
import type { CsvProblem } from './import-plan.ts';
import { type Cells, type CsvColumn, maxCsvRows, unprotectedCell } from './product-csv.ts';

export interface CsvRow {
  /** As the spreadsheet numbers it; the heading is row 1. */
  readonly row: number;
  readonly cells: Partial<Cells<CsvColumn>>;
  /** The cells as they stand in the file, those of ignored columns included. */
  readonly values: readonly string[];
  /** Whether there are more cells than columns. */
  readonly isTooLong: boolean;
}

interface ParsedCsv {
  readonly headings: readonly MappedHeading[];
  readonly rows: readonly CsvRow[];
  /** Of the file as a whole: with one of them no row can be read reliably. */
  readonly problems: readonly CsvProblem[];
}

const chunkBytes = 32 * 1024;

/**
 * Reads what a spreadsheet saved: commas, semicolons or tabs, UTF-8 with or without a mark, or UTF-16. The headings mean
 * what staff chose, else what their words say. `attributes` are the columns of the attributes that the shop has.
 */
export async function readCsv(
  bytes: Buffer,
  chosen?: readonly (CsvColumn | null)[],
  attributes: readonly CsvColumn[] = [],
): Promise<ParsedCsv> {
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
        heading = headingFrom(values, chosen, attributes);
        problems.push(...heading.problems);
        if (heading.problems.length > 0) break;
        continue;
      }
      if (values.every((value) => value.trim() === '')) continue;
      if (rows.length === maxCsvRows) {
        problems.push({ row, column: null, code: 'too_many_rows', limit: maxCsvRows });
        break;
      }
      const isTooLong = values.slice(heading.headings.length).some((value) => value.trim() !== '');
      rows.push({ row, cells: cellsFrom(heading.headings, values), values, isTooLong });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({ row: row + 1, column: null, code: 'not_a_table' });
  } finally {
    records.destroy();
  }
  return { headings: heading?.headings ?? [], rows, problems };
}

function nothing(code: 'bad_encoding' | 'empty'): ParsedCsv {
  return { headings: [], rows: [], problems: [{ row: 1, column: null, code }] };
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
    firstLine.split(delimiter).filter((name) => columnOfHeading(name) !== undefined).length;
  return [',', ';', '\t'].toSorted((one, other) => known(other) - known(one))[0] ?? ',';
}

interface Heading {
  readonly headings: readonly MappedHeading[];
  readonly problems: readonly CsvProblem[];
}

function headingFrom(
  values: readonly string[],
  chosen: readonly (CsvColumn | null)[] | undefined,
  attributes: readonly string[],
): Heading {
  const names = values.map((value) => value.replace(/^\ufeff/, '').trim());
  while (names.at(-1) === '') names.pop();
  const headings = mapHeadings(names, chosen, (column) => attributes.includes(column));
  const columns = headings.flatMap(({ column }) => column ?? []);
  const repeated = columns.filter((name, index) => columns.indexOf(name) !== index);
  // What staff chose to ignore is no problem.
  const unknown = chosen ? [] : headings.filter(({ column }) => column === null);
  return {
    headings,
    problems: [
      ...unknown.map(
        ({ heading }) => ({ row: 1, column: heading.slice(0, 60), code: 'unknown_column' }) as const,
      ),
      ...repeated.map((name) => ({ row: 1, column: name, code: 'repeated_column' }) as const),
      ...(columns.includes('id') || columns.includes('sku')
        ? []
        : [{ row: 1, column: null, code: 'no_key_column' } as const]),
    ],
  };
}

function cellsFrom(headings: readonly MappedHeading[], values: readonly string[]): Partial<Cells<CsvColumn>> {
  return Object.fromEntries(
    headings.flatMap(({ column }, index) =>
      column ? [[column, unprotectedCell(values[index] ?? '')] as const] : [],
    ),
  );
}
