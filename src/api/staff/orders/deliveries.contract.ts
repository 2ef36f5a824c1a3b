import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { roomPlacingSchema } from '#api/http/room-placing.contract.ts';
import { siteFitSchema } from '#api/http/site-fit.contract.ts';
import { deletedSchema, idParamsSchema } from '#api/http/written-entity.contract.ts';
import { driverChangeSchema, driverSchema } from '#domain/orders/rounds/driver-body.ts';
import { endRefusals, nextSteps, roundEndSchema } from '#domain/orders/rounds/round-end.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { locales } from '#primitives/locale.ts';
import { orderStatuses, paymentMethods } from '#primitives/order-status.ts';

const amount = z.number().meta({ description: 'In QAR' });
const namedSchema = z.object({
  name: z.string(),
  translations: z.object({ ar: z.object({ name: z.string() }) }),
});
const sumsSchema = z.object({ cash: amount, card: amount });

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
    district: namedSchema.nullable().meta({ description: 'The best known one of the zone' }),
    notes: z.string().meta({ description: 'By the buyer' }),
    driverNotes: z.array(z.string()).meta({ description: 'By staff, for the driver' }),
    siteFit: siteFitSchema,
    placing: roomPlacingSchema,
    lines: z.array(namedSchema.extend({ sku: z.string(), quantity: z.int() })),
    payment: z.enum(paymentMethods),
    total: amount,
    toCollect: amount.meta({ description: 'What is still owed at the door or the counter, in QAR' }),
    paidBefore: amount,
    isPaid: z.boolean().meta({ description: 'Everything was paid before' }),
  })
  .meta({ id: 'DayOrder' });

const roundDriverSchema = z.object({ id: z.string(), name: z.string(), phone: z.string() });

const daySheetSchema = z
  .object({
    day: z.iso.date(),
    rounds: z.array(
      z.object({
        driver: roundDriverSchema.nullable().meta({ description: 'Null: given to no driver yet' }),
        stops: z.array(dayOrderSchema).meta({ description: 'In their order' }),
        toCollect: sumsSchema,
      }),
    ),
    pickups: z.array(dayOrderSchema),
    unconfirmed: z.array(dayOrderSchema).meta({ description: 'Not counted: staff have not confirmed them' }),
    delivered: z.array(dayOrderSchema).meta({ description: 'Not counted: they are done' }),
    toCollect: sumsSchema.meta({ description: 'Of all rounds and pickups' }),
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
    nextDays: z
      .array(z.iso.date())
      .meta({ description: 'Days for another attempt at what could not be delivered' }),
  })
  .meta({ id: 'DaySheet' });

export const deliveriesContract = defineContract({
  method: 'get',
  path: '/api/deliveries',
  group: 'Orders',
  summary: 'What goes out on a day',
  description:
    'The confirmed orders of a day by driver, in the order of their stops, with what to carry and what is still to be ' +
    'collected; pickups, unconfirmed and delivered orders apart; and those of earlier days that are still open. Without a ' +
    'day: today.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({ day: calendarDaySchema.optional() }),
  data: daySheetSchema,
});

const dayParamsSchema = z.strictObject({ day: calendarDaySchema });

export const deliveriesDayStopsContract = defineContract({
  method: 'post',
  path: '/api/deliveries/{day}/stops',
  group: 'Orders',
  summary: 'Move stops of a day to another place or driver',
  description:
    'States one move, so that the moves of two colleagues both count. Refused for an order that is not on a round of the ' +
    'day any more.',
  access: 'staff',
  errors: ['not_found', 'stop_gone', 'database_unavailable'],
  params: dayParamsSchema,
  body: z.strictObject({
    ids: z.array(z.uuid()).min(1).max(200).readonly(),
    driverId: z.uuid().nullable().meta({ description: 'Null: given to no driver' }),
    before: z
      .uuid()
      .nullable()
      .meta({ description: 'The stop of that driver before which they go; null: after the last one' }),
  }),
  data: daySheetSchema,
});

export const deliveriesDayEndContract = defineContract({
  method: 'post',
  path: '/api/deliveries/{day}/end',
  group: 'Orders',
  summary: 'End a round',
  description:
    'Marks orders as delivered, with what was collected, and gives those that were not delivered a reason and a next ' +
    'step. Each order is changed whole or not at all; the answer names those that were left as they are. A repeat with ' +
    'the same key changes nothing more.',
  access: 'staff',
  errors: ['key_reused', 'database_unavailable'],
  params: dayParamsSchema,
  body: roundEndSchema,
  data: z.object({
    delivered: z.int(),
    notDelivered: z.array(
      z.object({ id: z.string(), number: z.string(), next: z.enum(nextSteps), day: z.iso.date().nullable() }),
    ),
    collected: sumsSchema,
    refused: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        status: z.enum(orderStatuses).nullable(),
        reason: z.enum(endRefusals),
      }),
    ),
  }),
});

const driverAnswerSchema = roundDriverSchema.extend({ version: z.int() }).meta({ id: 'Driver' });

export const driversContract = defineContract({
  method: 'get',
  path: '/api/drivers',
  group: 'Orders',
  summary: 'List the drivers',
  description: 'By name.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.array(driverAnswerSchema),
});

export const driversPostContract = defineContract({
  method: 'post',
  path: '/api/drivers',
  group: 'Orders',
  summary: 'Add a driver',
  description: 'Stops of any day can then be given to the driver.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: driverSchema,
  data: driverAnswerSchema,
  successStatus: 201,
});

export const driversIdPutContract = defineContract({
  method: 'put',
  path: '/api/drivers/{id}',
  group: 'Orders',
  summary: 'Change the name or phone of a driver',
  description: 'Refused with a version that is stale.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: driverChangeSchema,
  data: driverAnswerSchema,
});

export const driversIdDeleteContract = defineContract({
  method: 'delete',
  path: '/api/drivers/{id}',
  group: 'Orders',
  summary: 'Take a driver from the list',
  description: 'Stops that were given to the driver keep the name.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: deletedSchema,
});
