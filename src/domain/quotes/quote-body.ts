import { z } from 'zod';
import { largestQuantity, mostLines } from '#domain/cart/cart.ts';
import { planLinkSchema } from '#domain/planner/plan-link-schema.ts';
import { botSignals, companySchema, contactSchema } from '#primitives/buyer.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { locales } from '#primitives/locale.ts';
import { requestSources, services } from '#primitives/quote-status.ts';
import { siteAccessSchema } from '#primitives/site-access.ts';
import { line, requiredLine } from '#primitives/text/text-schemas.ts';
import { longestLineText } from './list/list-limits.ts';

const quantity = z.int().min(1).max(largestQuantity);

const productLineSchema = z.strictObject({ productId: z.uuid(), quantity });

/** That of a line of a list, which may become one. */
export const longestWantedText = longestLineText;

/** What is not in the catalogue, in the buyer's own words. */
const textLineSchema = z.strictObject({ text: requiredLine(longestWantedText), quantity });

export const wantedLineSchema = z.union([productLineSchema, textLineSchema]);

/** The buyer's own number of the enquiry, which the quotation repeats. */
export const buyerReferenceSchema = line(60).meta({
  description: "The buyer's own reference; may be empty",
  example: 'RFQ-2026-114',
});

/** The request body of a quotation. */
export const quoteBodySchema = z.strictObject({
  key: z.uuid().meta({ description: 'Made once per request: a repeat with it is the same request' }),
  locale: z.enum(locales).meta({ description: 'The language of the page, and of all emails about it' }),
  lines: z
    .array(wantedLineSchema)
    .min(1)
    .max(mostLines)
    .readonly()
    .meta({ description: 'Products of the catalogue, or what is wanted in words' }),
  contact: contactSchema,
  company: companySchema.nullable(),
  zone: z
    .int()
    .min(1)
    .max(9999)
    .nullable()
    .meta({ description: 'Where it shall go; null: not known, or collected from the showroom' }),
  wantedOn: calendarDaySchema.nullable().meta({ description: 'When it is needed' }),
  service: z.enum(services).nullable(),
  source: z.enum(requestSources).meta({ description: 'Where it was asked for' }),
  notes: z.string().trim().max(2000),
  buyerReference: buyerReferenceSchema.default(''),
  siteAccess: siteAccessSchema.nullable().default(null),
  plan: planLinkSchema,
  ...botSignals,
});

export type QuoteBody = z.infer<typeof quoteBodySchema>;
export type WantedLine = z.infer<typeof wantedLineSchema>;
