import { z } from 'zod';
import { defineContract, defineDocument } from '#api/http/contract.ts';
import { sheetLanguageSchema } from '../sheet-language.contract.ts';

const amount = z.number().meta({ description: 'In QAR' });

const figuresSchema = z
  .object({
    orders: z.int().meta({ description: 'Placed in the month and not cancelled' }),
    ordered: amount.meta({ description: 'Their totals, in QAR' }),
    cancelled: z.int().meta({ description: 'Placed in the month and cancelled by now' }),
    invoiced: amount.meta({ description: 'Invoices issued in the month, in QAR' }),
    credited: amount.meta({ description: 'Credit notes issued in the month, in QAR' }),
    revenue: amount.meta({ description: 'Invoices minus credit notes, in QAR' }),
    refunded: amount.meta({ description: 'Paid back to buyers in the month, in QAR' }),
  })
  .meta({ id: 'SalesFigures' });

const query = z.strictObject({
  year: z.coerce
    .number()
    .int()
    .min(2000)
    .max(9999)
    .optional()
    .meta({ description: 'This year, if left out' }),
});

export const monthlySalesContract = defineContract({
  method: 'get',
  path: '/api/sales/months',
  group: 'Overview',
  summary: 'Sales by calendar month',
  description:
    'The months of a year in Qatar, January first, beside the same months of the year before. Orders count in the month ' +
    'in which they were placed; revenue is that of the invoices issued in a month minus its credit notes.',
  access: 'staff',
  errors: ['database_unavailable'],
  query,
  data: z.object({
    year: z.int(),
    months: z.array(
      figuresSchema.extend({
        month: z.string().meta({ example: '2026-11' }),
        before: figuresSchema
          .nullable()
          .meta({ description: 'The same month of the year before; null where that year has no figures' }),
      }),
    ),
    total: figuresSchema,
    totalBefore: figuresSchema.nullable().meta({ description: 'Of the same months of the year before' }),
  }),
  meta: z.object({ years: z.array(z.int()).meta({ description: 'That have orders, the newest first' }) }),
});

export const monthlySalesSheetContract = defineDocument({
  method: 'get',
  path: '/api/sales/months/sheet',
  group: 'Overview',
  summary: 'Sales by calendar month, as a table',
  description: 'CSV in UTF-8 with a byte order mark.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: query.extend({ language: sheetLanguageSchema }),
  contentType: 'text/csv; charset=utf-8',
});
