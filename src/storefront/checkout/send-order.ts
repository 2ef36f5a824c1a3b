import { sendOrderContract } from '#api/send-order.contract.ts';
import { zoneDeliverySettingsContract } from '#api/zone-delivery-settings.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callApi } from '#api-client/call-api.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import type { OrderChange } from '#domain/orders/check-order.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { orderChangeFrom } from '#domain/orders/shown-order-change.ts';
import type { Problem } from './check-order-body.ts';
import type { PlacedOrder } from './checkout-store.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import { findFieldAt, type OrderField } from './order-draft.ts';

/** Why there is no order, or none that is known of. */
export type SendingFailure = 'offline' | 'unanswered' | 'notAccepted' | 'automated' | 'tooMany' | 'keyReused';

export type SendingOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'changed'; readonly change: OrderChange }
  | { readonly kind: 'refused'; readonly problems: ReadonlyMap<OrderField, Problem> }
  | { readonly kind: 'failed'; readonly reason: SendingFailure };

/** What only programs leave behind: a field that people do not see, and no time. */
interface Traces {
  readonly website: string;
  readonly secondsOnPage: number;
}

/** Sends an order; every way that this can end is an outcome, none is thrown. */
export async function sendOrder(order: UncheckedOrder, traces: Traces): Promise<SendingOutcome> {
  if (!navigator.onLine) return { kind: 'failed', reason: 'offline' };
  try {
    // The form has been checked by the schema of this very body.
    const body = { ...order, ...traces } as OrderBody;
    const { data } = await callApi(sendOrderContract, { body });
    return { kind: 'placed', order: data };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): SendingOutcome {
  // No answer, or none that can be understood: it may have arrived all the same.
  if (!(error instanceof ApiCallError)) return { kind: 'failed', reason: 'unanswered' };
  const { status, code, orderChange, fields } = error;
  if (code === 'order_changed' && orderChange) {
    // Fees and days are what was read earlier; the next look must find the new ones.
    void getQueryClient().invalidateQueries({ queryKey: [zoneDeliverySettingsContract.path] });
    return { kind: 'changed', change: orderChangeFrom({ ...orderChange, lines: [...orderChange.lines] }) };
  }
  if (code === 'invalid_input') {
    const problems = fields.flatMap(({ path, ...refused }) => {
      const field = findFieldAt(path);
      return field ? [[field, problemFrom(refused)] as const] : [];
    });
    if (problems.length > 0) return { kind: 'refused', problems: new Map(problems) };
  }
  if (code === 'looks_automated') return { kind: 'failed', reason: 'automated' };
  if (code === 'too_many_requests') return { kind: 'failed', reason: 'tooMany' };
  if (code === 'key_reused') return { kind: 'failed', reason: 'keyReused' };
  // A failure of the server's own may have come after the order was written.
  return { kind: 'failed', reason: status < 500 ? 'notAccepted' : 'unanswered' };
}

function problemFrom({
  code,
  limit,
}: {
  readonly code: string;
  readonly limit?: number | undefined;
}): Problem {
  if (code === 'too_long' && limit !== undefined) return { code: 'tooLong', limit };
  return { code: code === 'required' ? 'required' : 'invalid' };
}
