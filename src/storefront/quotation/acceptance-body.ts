import type { Day } from '#domain/delivery/working-days.ts';
import type { QuoteAcceptance } from '#domain/orders/quote-acceptance.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import type { OrderDraft } from '../checkout/order-draft.ts';
import type { OrderTerms } from '../checkout/order-terms.ts';

/** Request body of an acceptance before validation: texts as typed, missing values undefined. */
export type UncheckedAcceptance = Omit<QuoteAcceptance, 'fulfilment' | 'acceptsTerms'> & {
  readonly fulfilment: object;
  readonly acceptsTerms: boolean;
};

interface AcceptanceToSend {
  readonly version: number;
  readonly draft: OrderDraft;
  readonly zone: number | null;
  readonly day: Day | null;
  readonly terms: Pick<OrderTerms, 'fee' | 'total'>;
}

export function acceptanceBody({ version, draft, zone, day, terms }: AcceptanceToSend): UncheckedAcceptance {
  const { kind, street, building, unit, landmark, payment, lpoNumber, acceptsTerms } = draft;
  return {
    version,
    fulfilment: kind === 'pickup' ? { kind } : { kind, zone, street, building, unit, landmark },
    day: day ?? '',
    payment,
    lpoNumber,
    acceptsTerms,
    seen: { deliveryFee: qarFromDirhams(terms.fee ?? 0), total: qarFromDirhams(terms.total) },
  };
}
