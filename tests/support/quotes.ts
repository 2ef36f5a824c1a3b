import { randomUUID } from 'node:crypto';
import type { QuoteBody } from '#domain/quotes/quote-body.ts';

/** A request that the shop accepts as it is; any part can be replaced. */
export function quoteFor(lines: QuoteBody['lines'], replaced: Partial<QuoteBody> = {}): QuoteBody {
  return {
    key: randomUUID(),
    locale: 'en',
    lines,
    contact: { name: 'Omar Haddad', phone: '+97455123456', email: 'omar@example.qa' },
    company: null,
    zone: 69,
    wantedOn: null,
    service: null,
    source: 'cart',
    notes: '',
    website: '',
    secondsOnPage: 60,
    ...replaced,
  };
}
