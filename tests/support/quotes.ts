import { randomUUID } from 'node:crypto';
import type { QuoteBody } from '#domain/quotes/quote-body.ts';
import { testDay } from './orders.ts';

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
    buyerReference: '',
    siteAccess: null,
    plan: null,
    website: '',
    secondsOnPage: 60,
    ...replaced,
  };
}

/** Accepts the first version of a quotation of one product for pickup; any part can be replaced. */
export function acceptanceOf(
  quotation: { readonly reference: string; readonly key: string },
  replaced: object = {},
) {
  return {
    ...quotation,
    version: 1,
    fulfilment: { kind: 'pickup' },
    day: testDay,
    payment: 'cash_on_delivery',
    lpoNumber: '',
    acceptsTerms: true,
    seen: { deliveryFee: 0, total: 100 },
    ...replaced,
  };
}
