import { z } from 'zod';
import { emailSchema, line, numberLine, phoneSchema, requiredLine } from './text/text-schemas.ts';

/** Who orders or asks for a quotation. */
export const contactSchema = z.strictObject({
  name: requiredLine(120).meta({ example: 'Aisha Al Kuwari' }),
  phone: phoneSchema,
  email: emailSchema.meta({ description: 'Where the confirmation goes', example: 'aisha@example.qa' }),
});

/** As it is shown again: of somebody who was forgotten, nothing but a dash for the name is left. */
export const contactResponseSchema = z.object({ name: z.string(), phone: z.string(), email: z.string() });

export const companySchema = z.strictObject({
  name: requiredLine(200),
  crNumber: numberLine(30).meta({ description: 'Commercial registration; may be empty' }),
});

/** Beside the company and not in it: a buyer may have one and leave the company's name out. */
export const lpoNumberSchema = line(60).meta({
  description: 'Local purchase order of the buyer; may be empty',
});

export type BuyerContact = z.infer<typeof contactSchema>;
export type BuyerCompany = z.infer<typeof companySchema>;

/** What only programs leave behind: a field that people do not see, and no time. */
export const botSignals = {
  website: z.string().max(200).meta({ description: 'Not shown to people: who fills it in is a program' }),
  secondsOnPage: z.number().min(0).meta({ description: 'From opening the form to sending it' }),
};
