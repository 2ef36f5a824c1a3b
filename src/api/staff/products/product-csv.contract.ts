import { z } from 'zod';
import { defineDocument, defineUpload } from '#api/http/contract.ts';
import { csvColumns, maxCsvBytes } from '#domain/catalogue/import/product-csv.ts';
import { translatedFields } from '#domain/catalogue/products/missing-arabic.ts';
import { sheetLanguageSchema } from '../sheet-language.contract.ts';

export const exportProductsContract = defineDocument({
  method: 'get',
  path: '/api/product-sheet',
  group: 'Catalogue',
  summary: 'All products as a table',
  description:
    'CSV in UTF-8 with a byte order mark. Cells that a spreadsheet would take for a formula begin with an apostrophe. ' +
    'Importing the file as it is changes nothing, whatever the language of its headings.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({ language: sheetLanguageSchema }),
  contentType: 'text/csv; charset=utf-8',
  // A hundred thousand products take half a minute.
  timeoutMs: 180_000,
});

const problemSchema = z.object({
  row: z.int().meta({ description: 'As a spreadsheet numbers it; the heading is row 1' }),
  column: z.string().nullable(),
  code: z.string(),
  message: z.string().meta({ description: "In the caller's language" }),
});

const plannedSchema = z.object({
  row: z.int(),
  id: z.string().nullable().meta({ description: 'Null for a new product' }),
  sku: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  lacksArabic: z.array(z.enum(translatedFields)),
});

const columnSchema = z.union([z.enum(csvColumns), z.templateLiteral(['attribute:', z.string()])]);

const columnsSchema = z
  .string()
  .max(5000)
  .transform((list) => list.split(','))
  .pipe(z.array(z.union([columnSchema, z.literal('').transform(() => null)])))
  .optional()
  .meta({
    description:
      'What the columns of the file are, in their order and separated by commas; empty: ignored. Absent: as their ' +
      'headings say, in English or Arabic',
    example: 'sku,,name_en,price',
  });

const checkSchema = z
  .object({
    hash: z.string().meta({ description: 'Of the file and of what it would write; importing carries it' }),
    checkedAt: z.iso.datetime(),
    headings: z
      .array(z.object({ heading: z.string(), column: columnSchema.nullable() }))
      .meta({ description: 'The columns of the file and what each is read as; null: not known, or ignored' }),
    refusedRows: z.int().meta({ description: 'Rows that cannot be imported' }),
    isUnreadable: z
      .boolean()
      .meta({ description: 'The file as a whole has a problem, so that no row can be imported' }),
    lacksArabic: z.int().meta({ description: 'Rows that would be shown in English for want of Arabic' }),
    creates: z.int(),
    changes: z.int(),
    unchanged: z.int(),
    problemCount: z.int(),
    problems: z.array(problemSchema).meta({ description: 'The first 500' }),
    rows: z.array(plannedSchema).meta({ description: 'What would be written: the first 500 rows' }),
  })
  .meta({ id: 'CheckedCsv' });

const upload = {
  mediaTypes: ['text/csv'],
  maxBytes: maxCsvBytes,
  whenTooLarge: 'payload_too_large',
  whenOtherType: 'unsupported_media_type',
} as const;

const format =
  'CSV with the columns of the export, in any order and also under other usual headings in English or Arabic; a ' +
  'column that is missing is left as it is. New products are drafts unless their `status` (draft, live, discontinued) says ' +
  'otherwise; `successors` has the codes of other products of the shop, with commas between. Attributes have columns of their ' +
  'own, `attribute:` and the key: a number, yes or no, or options by key or name. `cartons` has one size to a line ' +
  '(1250 x 650 x 90 mm, 22.5 kg, 2 pcs), `assembly` is none needed, included, self 45 minutes, or service and the code ' +
  'of its product. A row is found by its ' +
  'id, else by its sku; one that is not found is a new product. A row that carries a version is refused when the ' +
  'product has changed since; without one it is written over.';

export const checkProductCsvContract = defineUpload({
  method: 'post',
  path: '/api/product-sheet/check',
  group: 'Catalogue',
  summary: 'Check a table of products',
  description: `${format} Nothing is written.`,
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({ columns: columnsSchema }),
  upload,
  data: checkSchema,
  timeoutMs: 60_000,
});

export const importProductCsvContract = defineUpload({
  method: 'post',
  path: '/api/product-sheet',
  group: 'Catalogue',
  summary: 'Import a table of products',
  description:
    `${format} With the hash of the check, so that exactly what was announced is written: all rows or none, or with ` +
    '`leaveOutRefused` those that have no problem. When the file or the catalogue has changed since, nothing is written, `applied` is false and the answer is a new check, ' +
    'with the rows that are different in `changedSince`.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({
    hash: z.string().regex(/^[0-9a-f]{64}\.[0-9a-f]{64}$/),
    checkedAt: z.iso.datetime().meta({ description: 'When the check was made, to tell what changed since' }),
    columns: columnsSchema,
    leaveOutRefused: z.literal('true').optional(),
  }),
  upload,
  data: checkSchema.extend({
    applied: z.boolean(),
    changedSince: z.array(z.object({ row: z.int(), sku: z.string() })),
  }),
  timeoutMs: 180_000,
});

export const refusedRowsContract = defineUpload({
  method: 'post',
  path: '/api/product-sheet/refused-rows',
  group: 'Catalogue',
  summary: 'The rows of a table that cannot be imported',
  description:
    'As a table with the headings of the file, and before them the number of each row and everything that is wrong ' +
    'with it. Nothing is written.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({ columns: columnsSchema }),
  upload,
  data: z.object({ csv: z.string().meta({ description: 'UTF-8 with a byte order mark, as the export' }) }),
  timeoutMs: 60_000,
});
