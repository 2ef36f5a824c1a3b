import { z } from 'zod';
import {
  emailSchema,
  line,
  numberLine,
  optionalEmailSchema,
  phoneSchema,
  requiredLine,
} from './text/text-schemas.ts';

/** Contact of a buyer who orders or requests a quotation. */
export const contactSchema = z.strictObject({
  name: requiredLine(120).meta({ example: 'Aisha Al Kuwari' }),
  phone: phoneSchema,
  email: emailSchema.meta({ description: 'Where the confirmation goes', example: 'aisha@example.qa' }),
});

/** Contact of a buyer whom staff write down: on the phone or on WhatsApp there may be no email address. */
export const callerContactSchema = contactSchema.extend({
  email: optionalEmailSchema.meta({ description: 'Empty: the buyer gets no emails' }),
});

/** Contact in responses; after personal data is erased, only a dash remains as the name. */
export const contactResponseSchema = z.object({ name: z.string(), phone: z.string(), email: z.string() });

export const companySchema = z.strictObject({
  name: requiredLine(200),
  crNumber: numberLine(30).meta({ description: 'Commercial registration; may be empty' }),
});

/** Not part of the company: a buyer may have an LPO number and leave the company's name empty. */
export const lpoNumberSchema = line(60).meta({
  description: 'Local purchase order of the buyer; may be empty',
});

export type BuyerContact = z.infer<typeof contactSchema>;
export type BuyerCompany = z.infer<typeof companySchema>;

/** Signals of bots: a filled honeypot field, which people do not see, and no time spent on the page. */
export const botSignals = {
  website: z.string().max(200).meta({ description: 'Honeypot field, hidden from people: leave it empty' }),
  secondsOnPage: z.number().min(0).meta({ description: 'From opening the form to sending it' }),
};
