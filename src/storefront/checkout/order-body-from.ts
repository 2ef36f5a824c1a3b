import type { Cart } from '#domain/cart/cart.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import type { Locale } from '#primitives/locale.ts';
import { type Dirhams, qarFromDirhams } from '#primitives/money.ts';
import { hasCompany, type OrderDraft } from './order-draft.ts';

export interface OrderToSend {
  readonly key: string;
  readonly locale: Locale;
  readonly draft: OrderDraft;
  readonly cart: Cart;
  readonly zone: number | null;
  readonly day: Day | null;
  readonly seen: { readonly deliveryFee: Dirhams; readonly total: Dirhams };
}

/** Request body of an order before validation: texts as typed, missing values undefined. */
export type UncheckedOrder = Omit<OrderBody, 'fulfilment' | 'acceptsTerms' | 'website' | 'secondsOnPage'> & {
  readonly fulfilment: object;
  readonly acceptsTerms: boolean;
};

export function orderBodyFrom({ key, locale, draft, cart, zone, day, seen }: OrderToSend): UncheckedOrder {
  const { name, phone, email, kind, street, building, unit, landmark, payment, notes, acceptsTerms } = draft;
  return {
    key,
    locale,
    lines: cart.map(({ productId, quantity, snapshot }) => ({
      productId,
      quantity,
      price: qarFromDirhams(snapshot.price),
    })),
    contact: { name, phone, email },
    company: hasCompany(draft) ? { name: draft.companyName, crNumber: draft.crNumber } : null,
    lpoNumber: draft.lpoNumber,
    fulfilment: kind === 'pickup' ? { kind } : { kind, zone, street, building, unit, landmark },
    day: day ?? '',
    payment,
    notes,
    siteAccess: kind === 'delivery' && draft.isAccessSent ? draft.siteAccess : null,
    acceptsTerms,
    seen: { deliveryFee: qarFromDirhams(seen.deliveryFee), total: qarFromDirhams(seen.total) },
  };
}
