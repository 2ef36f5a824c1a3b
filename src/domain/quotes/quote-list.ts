import { z } from 'zod';
import type { Day } from '#domain/delivery/working-days.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import { type QuoteSource, type QuoteStatus, quoteStatuses } from '#primitives/quote-status.ts';

export const quotesOnPage = 50;

/** What staff narrow the list by. */
export const quoteFilterSchema = z.strictObject({
  search: z.string().trim().max(100).optional().meta({
    description: "Words in reference, name, phone, email, company, LPO number and the buyer's own reference",
  }),
  status: z.enum(quoteStatuses).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export type QuoteFilter = z.infer<typeof quoteFilterSchema>;

/** What a list shows of a quotation, with the amounts of its newest version. */
export interface ListedQuote {
  readonly id: string;
  readonly reference: string;
  readonly status: QuoteStatus;
  readonly source: QuoteSource;
  readonly locale: Locale;
  readonly requestedAt: Date;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly companyName: string;
  readonly validUntil: Day;
  readonly total: Dirhams;
}
