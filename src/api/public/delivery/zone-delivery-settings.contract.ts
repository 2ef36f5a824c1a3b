import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { deliverySettingsBodySchema } from '#domain/delivery/delivery-settings-body.ts';

const name = z.string().meta({ description: 'In English' });
const arabicName = z
  .object({ ar: z.object({ name: z.string() }) })
  .meta({ description: 'The same in Arabic' });
const day = z.iso.date();
const opens = z.string().meta({ example: '08:00' });
const closes = z.string().meta({ example: '18:00' });
const week = z
  .array(
    z.object({
      weekday: z.int().min(0).max(6).meta({ description: '0 is Sunday' }),
      opens: opens.nullable(),
      closes: closes.nullable(),
      second: z.object({ opens, closes }).optional().meta({ description: 'After a break on the same day' }),
    }),
  )
  .readonly();

export const zoneDeliverySettingsSchema = z
  .object({
    id: z.string(),
    ...deliverySettingsBodySchema.shape,
    version: z.int().meta({ description: 'A change carries the version it was based on' }),
  })
  .meta({ id: 'ZoneDeliverySettings' });

const zoneSchema = z
  .object({
    number: z.int().meta({ example: 69 }),
    municipality: z.string().meta({ description: 'Code of its municipality', example: 'QA-ZA' }),
    districts: z
      .array(z.object({ name: name.meta({ example: 'Lusail' }), translations: arabicName }))
      .meta({ description: 'The best known first' }),
  })
  .meta({ id: 'Zone' });

export const zoneDeliverySettingsContract = defineContract({
  method: 'get',
  path: '/api/zone-delivery-settings',
  group: 'Delivery',
  summary: 'Where, for how much and when the shop delivers',
  description:
    'The settings by groups of zones, every zone in use, and what the earliest day depends on: opening hours and ' +
    'the holidays from today on. Lead times count working days. An order starts on the day it comes, until two ' +
    'hours before closing; later, or on a closed day, on the next working day.',
  access: 'public',
  errors: ['database_unavailable'],
  revalidated: true,
  data: z.object({
    settings: zoneDeliverySettingsSchema,
    municipalities: z.array(
      z.object({ code: z.string().meta({ example: 'QA-DA' }), name, translations: arabicName }),
    ),
    zones: z.array(zoneSchema),
    hours: week.meta({ description: 'By the clock in Qatar; null on days when the shop is closed' }),
    datedHours: z
      .array(z.object({ startsOn: day, endsOn: day, name, translations: arabicName, hours: week }))
      .meta({
        description: 'From today on: the week of certain dates, such as Ramadan, in place of `hours`',
      }),
    holidays: z.array(z.object({ startsOn: day, days: z.int().min(1), name, translations: arabicName })),
  }),
});
