import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { checkAcceptance, quoteAcceptanceSchema } from '#domain/orders/quote-acceptance.ts';
import { fulfilmentKinds } from '#primitives/order-status.ts';
import { sampleQuote, sampleVersion } from '../../../tests/support/sample-quotes.ts';
import { emptyDraft } from '../checkout/order-draft.ts';
import { availableDay } from '../checkout/order-terms.ts';
import { acceptanceBody } from './acceptance-body.ts';
import { acceptanceTerms } from './acceptance-terms.ts';

const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday === 5 ? { weekday, opens: null, closes: null } : { weekday, opens: '08:00', closes: '18:00' },
);
const factsWith = (fee: number): DeliveryFacts => ({
  settings: {
    version: 1,
    groups: [],
    fallback: {
      name: { en: 'Everywhere', ar: 'كل مكان' },
      fee,
      freeFrom: null,
      minimumOrder: 9_999_999_00,
      leadDays: 1,
      isActive: true,
    },
    pickup: { isActive: true, leadDays: 0 },
  },
  zones: [50, 69].map((number) => ({ number, municipality: 'QA-ZA', districts: [] })),
  municipalities: [],
  times: { hours, datedHours: [], holidays: [] },
});

test('the server finds the terms that the page shows, for any destination and version', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fulfilmentKinds),
      fc.constantFrom(50, 69),
      fc.constantFrom(1, 2),
      fc.nat(500_00),
      fc.nat(500_00),
      fc.nat(1_000_00),
      fc.array(fc.nat(14), { minLength: 2, maxLength: 2 }),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      fc.record({
        assemblyFee: fc.nat(500_00),
        leadTimeDays: fc.option(fc.nat(20)),
        deliveryOn: fc.option(fc.constantFrom('2026-11-20', '2027-06-01', '2028-12-31')),
      }),
      (kind, zone, number, fee, deliveryFee, discount, leadTimes, now, promised) => {
        const priced = sampleVersion(2);
        const total = priced.subtotal - discount + promised.assemblyFee + deliveryFee;
        const sentBy = number === 2 ? 'admin' : 'system';
        const version = { ...priced, ...promised, number, sentBy, discount, deliveryFee, total };
        const quote = sampleQuote(version);
        const facts = factsWith(fee);
        const terms = acceptanceTerms({ quote, version, kind, zone, leadTimes, facts, now });
        const draft = { ...emptyDraft, kind, street: '343', building: '12', acceptsTerms: true };
        const day = availableDay(terms, null);
        const body = acceptanceBody({ version: version.number, draft, zone, day, terms });
        const products = new Map(
          leadTimes.map((leadTimeDays, index) => [`p${index}`, { stock: 99, leadTimeDays }]),
        );
        const acceptance = quoteAcceptanceSchema.parse(body);
        const { isAsSeen, missingToMinimum } = checkAcceptance(
          quote,
          version,
          acceptance,
          products,
          facts,
          now,
        );
        expect(missingToMinimum).toBe(terms.missingToMinimum);
        // The minimum of this shop is above every quotation; an offer of staff for the zone has none.
        expect(isAsSeen).toBe(kind === 'pickup' || (number === 2 && zone === quote.zone));
      },
    ),
  );
});
