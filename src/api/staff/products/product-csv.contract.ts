import { z } from 'zod';
import { defineDocument, defineUpload } from '#api/http/contract.ts';
import { maxCsvBytes } from '#domain/catalogue/import/product-csv.ts';

export const exportProductsContract = defineDocument({
  method: 'get',
  path: '/api/product-sheet',
  group: 'Catalogue',
  summary: 'All products as a table',
  description:
    'CSV in UTF-8 with a byte order mark. Cells that a spreadsheet would take for a formula begin with an apostrophe. ' +
    'Importing the file as it is changes nothing.',
  access: 'staff',
  errors: ['database_unavailable'],
  contentType: 'text/csv; charset=utf-8',
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
});

const checkSchema = z
  .object({
    hash: z.string().meta({ description: 'Of the file and of what it would write; importing carries it' }),
    checkedAt: z.iso.datetime(),
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
  'CSV with the columns of the export, in any order; a column that is missing is left as it is. A row is found by its ' +
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
    `${format} All rows or none: with the hash of the check, so that exactly what was announced is written. When the ` +
    'file or the catalogue has changed since, nothing is written, `applied` is false and the answer is a new check, ' +
    'with the rows that are different in `changedSince`.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({
    hash: z.string().regex(/^[0-9a-f]{64}\.[0-9a-f]{64}$/),
    checkedAt: z.iso.datetime().meta({ description: 'When the check was made, to tell what changed since' }),
  }),
  upload,
  data: checkSchema.extend({
    applied: z.boolean(),
    changedSince: z.array(z.object({ row: z.int(), sku: z.string() })),
  }),
  timeoutMs: 180_000,
});
