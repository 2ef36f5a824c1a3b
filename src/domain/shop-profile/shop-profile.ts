import { z } from 'zod';

const textInBothLanguages = z.object({ en: z.string().min(1).max(300), ar: z.string().min(1).max(300) });
const qatarPhone = z.string().regex(/^\+974 \d{4} \d{4}$/);
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const webAddress = z.url({ protocol: /^https$/ });

const openingHours = z
  .object({
    weekday: z.int().min(0).max(6).describe('0 is Sunday'),
    opens: timeOfDay.nullable(),
    closes: timeOfDay.nullable(),
  })
  .refine(({ opens, closes }) => (opens === null) === (closes === null), {
    message: 'a day has both times or neither',
  })
  .refine(({ opens, closes }) => opens === null || closes === null || opens < closes, {
    message: 'a day opens before it closes',
  });

/** Who the shop is and how to reach it: data that staff edit, shown on every page and document. */
export const shopProfileSchema = z.object({
  name: textInBothLanguages,
  legalName: textInBothLanguages,
  phone: qatarPhone,
  whatsapp: qatarPhone,
  email: z.email(),
  address: textInBothLanguages,
  mapUrl: webAddress,
  crNumber: z.string().regex(/^\d{1,10}(\/\d{1,3})?$/),
  bank: z
    .object({ name: z.string().min(1), iban: z.string().min(1), accountName: z.string().min(1) })
    .nullable(),
  social: z
    .array(
      z.object({
        network: z.enum(['instagram', 'linkedin', 'facebook', 'x', 'tiktok', 'youtube']),
        url: webAddress,
      }),
    )
    .readonly(),
  hours: z
    .array(openingHours)
    .length(7)
    .refine((days) => days.every((day, index) => day.weekday === index), {
      message: 'one entry for each weekday, Sunday first',
    })
    .readonly(),
});

export type ShopProfile = z.infer<typeof shopProfileSchema>;
