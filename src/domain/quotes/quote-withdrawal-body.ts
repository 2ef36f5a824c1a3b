import { z } from 'zod';

/** What staff say when they take an offer back. */
export const quoteWithdrawalBodySchema = z.strictObject({
  offer: z.int().min(1).meta({ description: 'The number of the version that was looked at' }),
  note: z.string().trim().max(1000).meta({ description: 'To the buyer; may be empty' }),
});

export type QuoteWithdrawalBody = z.infer<typeof quoteWithdrawalBodySchema>;
