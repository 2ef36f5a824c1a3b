import { sendOrderContract } from '#api/public/orders/send-order.contract.ts';
import { callApi } from '#api-client/call-api.ts';
import type { OrderChange } from '#domain/orders/check-order.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { type SubmitError, submitErrorFrom } from '../forms/submit-error.ts';
import type { BotSignals } from '../forms/use-submission.ts';
import type { PlacedOrder } from './checkout-store.ts';
import { findChange } from './find-change.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import { findFieldAt, type OrderField } from './order-draft.ts';

export type SubmitOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'changed'; readonly change: OrderChange }
  | SubmitError<OrderField>;

/** Sends an order. Failures are returned as outcomes, never thrown. */
export async function sendOrder(order: UncheckedOrder, botSignals: BotSignals): Promise<SubmitOutcome> {
  if (!navigator.onLine) return { kind: 'failed', reason: 'offline' };
  try {
    // Validated with the schema of this body before.
    const body = { ...order, ...botSignals } as OrderBody;
    const { data } = await callApi(sendOrderContract, { body });
    return { kind: 'placed', order: data };
  } catch (error) {
    const change = findChange(error);
    return change ? { kind: 'changed', change } : submitErrorFrom(error, findFieldAt);
  }
}
