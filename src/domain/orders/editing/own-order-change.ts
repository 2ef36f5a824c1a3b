import { z } from 'zod';
import { contactSchema } from '#primitives/buyer.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { versionSchema } from '#primitives/version.ts';
import { addressSchema } from '../order-body.ts';

/** What a buyer can change in an order: day, contact, and the address within its zone. */
export const ownOrderChangeSchema = z.strictObject({
  version: versionSchema,
  contact: contactSchema,
  /** Null for a pickup. */
  address: addressSchema.nullable(),
  day: calendarDaySchema,
});

export type OwnOrderChange = z.infer<typeof ownOrderChangeSchema>;
