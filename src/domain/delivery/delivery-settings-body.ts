import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { versionSchema } from '#primitives/version.ts';

const name = z.string().trim().min(1).max(80);

/** In QAR with at most two decimals. */
const amount = (most: number) => z.number().min(0).max(most).multipleOf(0.01);

const highestFee = 10_000;
const largestOrder = 1_000_000;
const leadDays = z.int().min(0).max(60);

const terms = {
  name: name.meta({ description: 'In English', example: 'Doha and Al Rayyan' }),
  translations: z
    .strictObject({ ar: z.strictObject({ name }) })
    .meta({ description: 'The same text in Arabic' }),
  fee: amount(highestFee).meta({ description: 'In QAR, to the dirham', example: 25 }),
  freeFrom: amount(largestOrder).nullable().meta({
    description: 'Orders from this amount on, in QAR, are delivered free; null: never',
    example: 500,
  }),
  minimumOrder: amount(largestOrder).meta({
    description: 'Smaller orders, in QAR, are not delivered',
    example: 0,
  }),
  leadDays: leadDays.meta({ description: 'Working days on the way, once everything is ready', example: 1 }),
  isActive: z.boolean().meta({ description: 'Whether the shop delivers there at present' }),
};

const zoneGroup = z.strictObject({
  id: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'page_name' satisfies CheckMessage)
    .meta({ description: 'Its own, small letters and digits joined by hyphens', example: 'doha-al-rayyan' }),
  ...terms,
  zones: z
    .array(z.int().min(1).max(9999))
    .min(1)
    .max(500)
    .readonly()
    .meta({ description: 'Numbers of zones; a zone is in one group at most', example: [38, 39] }),
});

/** Request body of the delivery settings: zone groups with fees and lead times. */
export const deliverySettingsBodySchema = z.strictObject({
  groups: z.array(zoneGroup).max(50).readonly(),
  fallback: z.strictObject(terms).meta({ description: 'For zones that are in no group' }),
  pickup: z
    .strictObject({ isActive: z.boolean(), leadDays })
    .meta({ description: 'Collecting from the showroom' }),
});

export type DeliverySettingsBody = z.infer<typeof deliverySettingsBodySchema>;

export const deliverySettingsChangeSchema = deliverySettingsBodySchema.extend({ version: versionSchema });

export type DeliverySettingsChange = z.infer<typeof deliverySettingsChangeSchema>;
