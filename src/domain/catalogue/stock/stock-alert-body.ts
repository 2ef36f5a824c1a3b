import { z } from 'zod';
import { locales } from '#primitives/locale.ts';
import { isEmailAddress, normalizeEmailAddress } from '#primitives/text/email-address.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';

/** The request body of a stock alert. */
export const stockAlertBodySchema = z.strictObject({
  productId: z.uuid(),
  email: z
    .string()
    .overwrite(normalizeEmailAddress)
    .refine(isEmailAddress, 'email' satisfies CheckMessage)
    .meta({ description: 'Where the one email goes', example: 'aisha@example.qa' }),
  locale: z.enum(locales).meta({ description: 'The language of that email' }),
});

export type StockAlertBody = z.infer<typeof stockAlertBodySchema>;
