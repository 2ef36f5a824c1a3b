import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { locales } from '#primitives/locale.ts';
import { orderStatuses, paymentMethods } from '#primitives/order-status.ts';

const amount = z.number().meta({ description: 'In QAR' });
const named = { name: z.string(), translations: z.object({ ar: z.object({ name: z.string() }) }) };

const dayOrderSchema = z
  .object({
    id: z.string(),
    number: z.string().meta({ example: 'OG-7K4M-2QXD' }),
    status: z.enum(orderStatuses),
    locale: z.enum(locales).meta({ description: 'The language that the buyer chose' }),
    contactName: z.string(),
    contactPhone: z.string(),
    companyName: z.string(),
    address: z
      .object({
        zone: z.int(),
        street: z.string(),
        building: z.string(),
        unit: z.string(),
        landmark: z.string(),
      })
      .nullable()
      .meta({ description: 'Null: picked up at the showroom' }),
    notes: z.string(),
    lines: z.array(z.object({ sku: z.string(), ...named, quantity: z.int() })),
    payment: z.enum(paymentMethods),
    total: amount,
    toCollect: amount.meta({ description: 'At the door or the counter, in QAR' }),
  })
  .meta({ id: 'DayOrder' });

export const deliveriesContract = defineContract({
  method: 'get',
  path: '/api/deliveries',
  group: 'Orders',
  summary: 'What goes out on a day',
  description:
    'The orders of a day that were not cancelled, by zone, with what to carry and what to collect; pickups apart; and ' +
    'those of earlier days that are still open. Without a day: today.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({ day: calendarDaySchema.optional() }),
  data: z.object({
    day: z.iso.date(),
    zones: z.array(
      z.object({ zone: z.int(), districts: z.array(z.object(named)), orders: z.array(dayOrderSchema) }),
    ),
    pickups: z.array(dayOrderSchema),
    toCollect: z.object({ cash: amount, card: amount }),
    late: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        status: z.enum(orderStatuses),
        day: z.iso.date(),
        contactName: z.string(),
        contactPhone: z.string(),
        zone: z.int().nullable().meta({ description: 'Null: picked up at the showroom' }),
      }),
    ),
  }),
});
