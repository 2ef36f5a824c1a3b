import { z } from 'zod';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { defaultLocale, locales } from '#primitives/locale.ts';
import { largestAmount, qarFromDirhams } from '#primitives/money.ts';
import { dayAfter } from '#primitives/opening-times/opening-times.ts';
import { legalReturnPolicy } from '#primitives/return-policy.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { readableIban } from '#primitives/text/iban.ts';
import { emailSchema, line, numberLine, phoneSchema, requiredLine } from '#primitives/text/text-schemas.ts';
import { versionSchema } from '#primitives/version.ts';
import { ratingSources, socialNetworks } from './shop-profile.ts';
import { weekHoursSchema } from './week-hours-body.ts';

/** In days. */
const longestDatedHours = 366;

const texts = {
  name: requiredLine(80).meta({ description: 'As the shop calls itself', example: 'OGulf' }),
  legalName: requiredLine(160).meta({ description: 'As it is registered; on invoices and quotations' }),
  address: requiredLine(300),
  parking: line(200).default('').meta({ description: 'Where visitors park; may be empty' }),
};

const plateNumber = z.int().min(1).max(9999);

const webAddress = z
  .url({ protocol: /^https$/, error: 'web_address' satisfies CheckMessage })
  .max(500)
  .meta({ example: 'https://www.example.com/ogulf' });

const ibanSchema = z
  .string()
  .overwrite((typed) => readableIban(typed) ?? typed)
  .refine((iban) => readableIban(iban) === iban, 'iban' satisfies CheckMessage)
  .meta({ description: 'Checked by its check digits', example: 'QA58 DOHB 0000 1234 5678 90AB CDEF G' });

const nameInBoth = {
  name: requiredLine(80),
  translations: z.strictObject({ ar: z.strictObject({ name: requiredLine(80) }) }),
};

const datedHours = z
  .strictObject({
    startsOn: calendarDaySchema,
    endsOn: calendarDaySchema.meta({ description: 'The last day' }),
    ...nameInBoth,
    hours: weekHoursSchema,
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn && endsOn < dayAfter(startsOn, longestDatedHours), {
    path: ['endsOn'],
    error: 'last_day' satisfies CheckMessage,
  });

const holiday = z.strictObject({
  startsOn: calendarDaySchema,
  days: z.int().min(1).max(30),
  ...nameInBoth,
  isEstimated: z.boolean().meta({ description: 'It follows the moon and may move by a day' }),
});

/** Request body of the shop profile: English in the fields, Arabic in `translations`. */
export const shopProfileBodySchema = z.strictObject({
  ...texts,
  translations: z.strictObject({ ar: z.strictObject(texts) }).meta({ description: 'The same in Arabic' }),
  phone: phoneSchema,
  whatsapp: phoneSchema,
  email: emailSchema,
  mapUrl: webAddress.meta({ description: 'Where maps show the showroom' }),
  plate: z
    .strictObject({ zone: z.int().min(1).max(99), street: plateNumber, building: plateNumber })
    .nullable()
    .default(null)
    .meta({
      description: 'The numbers on the blue plate at the door; null: not shown',
      example: { zone: 38, street: 340, building: 12 },
    }),
  replyDays: z.int().min(1).max(30).default(1).meta({
    description: 'Working days within which messages are answered; pages and emails promise it',
    example: 1,
  }),
  crNumber: numberLine(14)
    .regex(/^\d{1,10}(\/\d{1,3})?$/, 'cr_number' satisfies CheckMessage)
    .meta({ description: 'Commercial registration', example: '123456' }),
  bank: z
    .strictObject({ name: requiredLine(120), iban: ibanSchema, accountName: requiredLine(160) })
    .nullable()
    .meta({ description: 'For bank transfers; null: none can be made' }),
  social: z
    .array(z.strictObject({ network: z.enum(socialNetworks), url: webAddress }))
    .max(socialNetworks.length)
    .readonly(),
  hours: weekHoursSchema,
  datedHours: z
    .array(datedHours)
    .max(24)
    .readonly()
    .default([])
    .meta({ description: 'The week of certain dates, such as Ramadan, in place of `hours`; no overlaps' }),
  holidays: z
    .array(holiday)
    .max(200)
    .readonly()
    .meta({ description: 'Closed, whatever the hours say: nothing is delivered and no lead time counts' }),
  stats: z
    .strictObject({
      years: z.int().min(1).max(300).meta({ description: 'In business, shown as 18+', example: 18 }),
      customers: z.int().min(1).max(100_000_000).meta({ description: 'Shown as 5000+', example: 5000 }),
      rating: z
        .number()
        .min(1)
        .max(5)
        .refine((rating) => Number(rating.toFixed(1)) === rating, 'one_decimal' satisfies CheckMessage)
        .meta({ description: 'Of 5, with at most one decimal', example: 4.8 }),
      ratingSource: z.enum(ratingSources).meta({
        description: 'Whether pages show this rating or the average of the active testimonials',
      }),
    })
    .meta({ description: 'The figures that the shop advertises with' }),
  orderLimits: z
    .strictObject({
      perProduct: z.int().min(1).max(999).meta({ description: 'Pieces of one product', example: 50 }),
      pieces: z.int().min(1).max(99_900).meta({ description: 'Pieces of all products', example: 200 }),
      value: z
        .int()
        .min(1)
        .max(qarFromDirhams(largestAmount))
        .meta({ description: 'Of the goods, in whole QAR', example: 100_000 }),
    })
    .meta({
      description:
        'The largest order without staff, together with the orders of the same phone in the last 24 hours that ' +
        'are not confirmed; above it a buyer asks for a quotation',
    }),
  returnPolicy: z
    .strictObject({
      returnDays: z
        .int()
        .min(legalReturnPolicy.leastReturnDays)
        .max(365)
        .meta({ description: 'From the delivery; unused goods may come back', example: 3 }),
      reportDays: z
        .int()
        .min(1)
        .max(365)
        .meta({ description: 'From the delivery; to report damage that shows late', example: 3 }),
      latestDeliveryDays: z
        .int()
        .min(1)
        .max(legalReturnPolicy.mostLatestDeliveryDays)
        .meta({ description: 'From the order; then the buyer may end the contract', example: 30 }),
    })
    .meta({ description: 'The days that pages, checkout and terms promise' }),
  creditTermDays: z
    .array(z.int().min(1).max(365))
    .min(1)
    .max(6)
    .refine((terms) => new Set(terms).size === terms.length, 'each_once' satisfies CheckMessage)
    .readonly()
    .meta({
      description: 'Days from the invoice to the payment that staff may grant with an LPO; the usual first',
      example: [30, 60],
    }),
  staffLocale: z
    .enum(locales)
    .default(defaultLocale)
    .meta({ description: 'The language of emails to the mailbox of staff' }),
});

export type ShopProfileBody = z.infer<typeof shopProfileBodySchema>;

export const shopProfileChangeSchema = shopProfileBodySchema.extend({ version: versionSchema });

export type ShopProfileChange = z.infer<typeof shopProfileChangeSchema>;
