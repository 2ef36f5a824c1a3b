import type { ShopErrorCode } from '#primitives/shop-error.ts';

/** What the forms of the order page ask for. */
export type OrderRequestKind = 'cancel' | 'change' | 'accept' | 'decline';

/** Why a request was refused. */
export interface OrderRefusal {
  readonly kind: OrderRequestKind;
  readonly code: ShopErrorCode | 'unreachable';
  /** Paths of the fields with errors. */
  readonly fields: readonly string[];
}

/** Why no order was found. */
export interface FindRefusal {
  readonly kind: 'find';
  readonly code: ShopErrorCode | 'unreachable';
}

/** A form without an intent is the one that cancels. */
export function requestKind(intent: unknown): OrderRequestKind {
  return intent === 'change' || intent === 'accept' || intent === 'decline' ? intent : 'cancel';
}

/** What the buyer has just done, by the query parameter `done`. */
export const orderOutcomes = ['cancelled', 'changed', 'accepted', 'declined'] as const;
export type OrderOutcome = (typeof orderOutcomes)[number];

export function orderOutcome(search: string): OrderOutcome | null {
  const done = new URLSearchParams(search).get('done');
  return orderOutcomes.find((outcome) => outcome === done) ?? null;
}
