import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { overviewDays } from '#domain/overview/overview.ts';
import { orderStatuses } from '#primitives/order-status.ts';

const amount = z.number().meta({ description: 'In QAR' });
const arabicName = z.object({ ar: z.object({ name: z.string() }) });
const sales = {
  orders: z.int().meta({ description: 'All that were placed' }),
  revenue: amount.meta({ description: 'Of those that were not cancelled, in QAR' }),
};

const waitingSchema = z
  .object({
    ordersToConfirm: z.int(),
    deliveriesToday: z.int(),
    lateDeliveries: z.int().meta({ description: 'Open orders whose day has passed' }),
    overdueInvoices: z.int().meta({ description: 'Unpaid invoices whose day of payment has passed' }),
    quotations: z.int().meta({ description: 'Which nobody of staff has answered' }),
    messages: z.int().meta({ description: 'Which nobody has read' }),
    emails: z.int().meta({ description: 'Which could not be sent' }),
    lowStock: z.int().meta({ description: 'Products with few pieces left' }),
    outOfStock: z.int(),
  })
  .meta({ id: 'Waiting', description: 'What staff have to act on now' });

export const overviewContract = defineContract({
  method: 'get',
  path: '/api/overview',
  group: 'Overview',
  summary: 'Sales figures, and what waits for staff',
  description:
    'Sales of the last 7, 30 or 90 days, today included, by day and by status, next to the same number of days before; ' +
    'what sold best; and what staff have to look at now. Days are those of Qatar.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({
    days: z
      .enum(overviewDays.map(String) as ['7', '30', '90'])
      .default('7')
      .transform((days) => Number(days) as (typeof overviewDays)[number]),
  }),
  data: z
    .object({
      period: z.object({ from: z.iso.date(), to: z.iso.date() }),
      sales: z.object(sales),
      salesBefore: z.object(sales),
      byDay: z
        .array(z.object({ day: z.iso.date(), ...sales }))
        .meta({ description: 'Every day, the oldest first' }),
      byStatus: z.partialRecord(z.enum(orderStatuses), z.int()),
      bestSellers: z.array(
        z.object({
          productId: z.string(),
          sku: z.string(),
          name: z.string(),
          translations: arabicName,
          pieces: z.int(),
          revenue: amount,
        }),
      ),
      lowStock: z.array(
        z.object({
          id: z.string(),
          sku: z.string(),
          name: z.string(),
          translations: arabicName,
          stock: z.int(),
        }),
      ),
      waiting: waitingSchema,
    })
    .meta({ id: 'Overview' }),
});

export const waitingContract = defineContract({
  method: 'get',
  path: '/api/waiting',
  group: 'Overview',
  summary: 'What waits for staff',
  description: 'The counts of the overview alone, for the menu of every screen.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: waitingSchema,
});
