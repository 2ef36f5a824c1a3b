import { z } from 'zod';
import { callerContactSchema, companySchema } from '#primitives/buyer.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { locales } from '#primitives/locale.ts';
import { buyerReferenceSchema } from './quote-body.ts';
import { offerFields } from './quote-version-body.ts';

/** The request body of a quotation that staff make for a caller: the buyer, and the first offer. */
export const staffQuoteBodySchema = z.strictObject({
  key: z.uuid().meta({ description: 'Made once per form: a repeat with it is the same quotation' }),
  locale: z.enum(locales).meta({ description: 'The language that the buyer is written to in' }),
  contact: callerContactSchema,
  company: companySchema.nullable(),
  buyerReference: buyerReferenceSchema,
  zone: z.int().min(1).max(9999).nullable().meta({ description: 'Where it shall go; null: not known' }),
  wantedOn: calendarDaySchema.nullable().meta({ description: 'When it is needed' }),
  notes: z.string().trim().max(2000).meta({ description: 'What the caller said; not on the quotation' }),
  ...offerFields,
});

export type StaffQuoteBody = z.infer<typeof staffQuoteBodySchema>;
