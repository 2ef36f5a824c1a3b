import { type Cart, cartTotal } from '#domain/cart/cart.ts';
import { type DeliveryFacts, findDeliveryAnswer } from '#domain/delivery/delivery-answer.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { Zone } from '#domain/delivery/zone.ts';
import { offeredDays } from '#domain/orders/offered-days.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { FulfilmentKind } from '#primitives/order-status.ts';

export interface OrderTerms {
  readonly subtotal: Dirhams;
  /** Null until the destination is known. */
  readonly fee: Dirhams | null;
  /** Without the fee until that is known. */
  readonly total: Dirhams;
  /** Null without a zone, and for one that does not exist. */
  readonly zone: Zone | null;
  /** False: not to this zone, or no pickup, for now. */
  readonly isOffered: boolean;
  readonly missingToMinimum: Dirhams;
  readonly missingToFree: Dirhams | null;
  /** The earliest first; empty while none can be named. */
  readonly days: readonly Day[];
}

interface TermsQuestion {
  readonly cart: Cart;
  readonly kind: FulfilmentKind;
  readonly zone: number | null;
  /** Undefined until they are loaded. */
  readonly leadTimes: readonly number[] | undefined;
  readonly facts: DeliveryFacts | undefined;
  readonly now: Date;
}

/** Fee, total and days of an order, computed by the rules that the server validates it with. */
export function orderTerms({ cart, kind, zone, leadTimes, facts, now }: TermsQuestion): OrderTerms {
  const subtotal = cartTotal(cart);
  const unknown = {
    subtotal,
    fee: null,
    total: subtotal,
    zone: null,
    isOffered: true,
    missingToMinimum: 0,
    missingToFree: null,
    days: [],
  };
  const days = (to: { kind: FulfilmentKind; zone?: number }) =>
    facts && leadTimes ? offeredDays(facts, to, leadTimes, now) : [];
  if (kind === 'pickup') {
    return { ...unknown, fee: 0, isOffered: facts?.settings.pickup.isActive ?? true, days: days({ kind }) };
  }
  if (!facts || zone === null) return unknown;
  const goods = { subtotal, leadTimes: leadTimes ?? [], isInStock: true };
  const answer = findDeliveryAnswer(facts, zone, goods, now);
  if (!answer) return unknown;
  const { fee, isDelivered, missingToMinimum, missingToFree } = answer;
  return {
    subtotal,
    fee,
    total: subtotal + fee,
    zone: answer.zone,
    isOffered: isDelivered,
    missingToMinimum,
    missingToFree,
    days: days({ kind, zone }),
  };
}

/** The wanted day if it is offered, else the earliest. */
export function availableDay({ days }: Pick<OrderTerms, 'days'>, wanted: Day | null): Day | null {
  return days.find((day) => day === wanted) ?? days[0] ?? null;
}
