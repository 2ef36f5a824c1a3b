import { z } from 'zod';
import { largestQuantity, mostLines } from '#domain/cart/cart.ts';
import { isEmailAddress, tidyEmailAddress } from '#primitives/email-address.ts';
import { latinDigits } from '#primitives/latin-digits.ts';
import { locales } from '#primitives/locale.ts';
import { paymentMethods } from '#primitives/order-words.ts';
import { internationalPhone } from '#primitives/phone-number.ts';

/** In QAR with at most two decimals. */
const amount = z.number().min(0).max(1_000_000_000).multipleOf(0.01);

/** Blanks around it and runs of them within mean nothing; line breaks do not belong here. */
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
const line = (most: number) => z.string().overwrite(tidy).max(most);
const requiredLine = (most: number) => line(most).min(1);
/** Numbers of plates and papers, typed on any keyboard. */
const numberLine = (most: number) =>
  z
    .string()
    .overwrite((text) => latinDigits(tidy(text)))
    .max(most);

export const contactSchema = z.strictObject({
  name: requiredLine(120).meta({ example: 'Aisha Al Kuwari' }),
  phone: z
    .string()
    .overwrite((typed) => internationalPhone(typed) ?? typed)
    .refine((phone) => internationalPhone(phone) === phone)
    .meta({ description: 'Without a country code it is in Qatar', example: '+97455123456' }),
  email: z
    .string()
    .overwrite(tidyEmailAddress)
    .refine(isEmailAddress)
    .meta({ description: 'Where the confirmation goes', example: 'aisha@example.qa' }),
});

export const companySchema = z.strictObject({
  name: requiredLine(200),
  crNumber: numberLine(30).meta({ description: 'Commercial registration; may be empty' }),
  lpoNumber: line(60).meta({ description: 'Local purchase order of the buyer; may be empty' }),
});

const deliverySchema = z.strictObject({
  kind: z.literal('delivery'),
  zone: z.int().min(1).max(9999).meta({ description: 'The first number on the blue plate', example: 69 }),
  street: numberLine(60).min(1).meta({ example: '343' }),
  building: numberLine(60).min(1).meta({ example: '12' }),
  unit: numberLine(60).meta({ description: 'Office or apartment; may be empty' }),
  landmark: line(200).meta({ description: 'What helps to find it; may be empty' }),
});

const pickupSchema = z.strictObject({ kind: z.literal('pickup') });

export const fulfilmentSchema = z.discriminatedUnion('kind', [deliverySchema, pickupSchema]);

const orderLineSchema = z.strictObject({
  productId: z.uuid(),
  quantity: z.int().min(1).max(largestQuantity),
  price: amount.meta({ description: 'For one piece, in QAR, as the buyer saw it' }),
});

/** Everything that an order is made of. The prices are what the buyer saw: the server knows its own. */
export const orderBodySchema = z.strictObject({
  key: z.uuid().meta({ description: 'Made once per checkout: a repeat with it is the same order' }),
  locale: z.enum(locales).meta({ description: 'The language of the page, and of all mails about the order' }),
  lines: z.array(orderLineSchema).min(1).max(mostLines).readonly(),
  contact: contactSchema,
  company: companySchema.nullable(),
  fulfilment: fulfilmentSchema,
  day: z.iso.date().meta({ description: 'Of the delivery or the pickup', example: '2026-11-17' }),
  payment: z.enum(paymentMethods),
  notes: z.string().trim().max(1000),
  acceptsTerms: z.literal(true),
  seen: z
    .strictObject({ deliveryFee: amount, total: amount })
    .meta({ description: 'In QAR, as the buyer saw them' }),
  website: z.string().max(200).meta({ description: 'Not shown to people: who fills it in is a program' }),
  secondsOnPage: z.number().min(0).meta({ description: 'From opening the checkout to placing the order' }),
});

export type OrderBody = z.infer<typeof orderBodySchema>;
export type OrderContact = z.infer<typeof contactSchema>;
export type OrderCompany = z.infer<typeof companySchema>;
export type OrderFulfilment = z.infer<typeof fulfilmentSchema>;
