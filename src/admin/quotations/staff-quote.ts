import type { quotesIdContract } from '#api/staff/quotes/quotes.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';

export type StaffQuote = DataOf<typeof quotesIdContract>;
