import { sendOrderContract } from '#api/public/orders/send-order.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
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

/** How often an order is sent again while the server is unavailable, as during a restart of the database. */
const mostRepeats = 4;
const longestPauseSeconds = 10;

/**
 * Sends an order, and again with the same idempotency key while the server answers 503; `onPause` is called before the
 * wait. Failures are returned as outcomes, never thrown.
 */
export async function sendOrder(
  order: UncheckedOrder,
  botSignals: BotSignals,
  onPause: () => void,
): Promise<SubmitOutcome> {
  if (!navigator.onLine) return { kind: 'failed', reason: 'offline' };
  // Validated with the schema of this body before.
  const body = { ...order, ...botSignals } as OrderBody;
  for (let repeats = 0; ; repeats += 1) {
    try {
      const { data } = await callApi(sendOrderContract, { body });
      return { kind: 'placed', order: data };
    } catch (error) {
      if (repeats < mostRepeats && error instanceof ApiCallError && error.status === 503) {
        onPause();
        await pause(Math.min(error.retryAfterSeconds ?? longestPauseSeconds, longestPauseSeconds));
        continue;
      }
      const change = findChange(error);
      return change ? { kind: 'changed', change } : submitErrorFrom(error, findFieldAt);
    }
  }
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
