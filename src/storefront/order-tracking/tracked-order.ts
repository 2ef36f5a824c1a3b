import type { Order, OrderEvent } from '#domain/orders/order.ts';
import { isSettled, orderSteps } from '#domain/orders/order-states.ts';
import { type Quote, quotePath } from '#domain/quotes/quote.ts';
import type { OrderActor, OrderStatus } from '#primitives/order-status.ts';

/**
 * Serializes an order for its buyer, with the quotation that became it. Staff notes are left out, except the reason of a
 * cancellation.
 */
export function trackedOrder(
  { id: _id, trackingKey: _key, quote: _quote, version: _version, history, ...order }: Order,
  quote: Pick<Quote, 'reference' | 'trackingKey' | 'lpoFile'> | null,
) {
  return {
    ...order,
    steps: orderTimeline(order.status, history),
    /** Where the buyer can send the file of the purchase order, while there is none. */
    lpoFilePath: quote && !quote.lpoFile && !isSettled(order.status) ? `${quotePath(quote)}#lpo` : null,
  };
}

export type TrackedOrder = ReturnType<typeof trackedOrder>;

export interface TimelineStep {
  readonly status: OrderStatus;
  /** Null for future and skipped steps. */
  readonly at: Date | null;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  /** Reason and actor of a cancellation. */
  readonly note: string;
  readonly actor: OrderActor | null;
}

/** Timeline of an order with past and future steps. A cancelled order ends with its cancellation. */
export function orderTimeline(status: OrderStatus, history: readonly OrderEvent[]): TimelineStep[] {
  const eventOf = (wanted: OrderStatus) => history.find((event) => event.status === wanted);
  const isCancelled = status === 'cancelled';
  const steps = isCancelled ? [...orderSteps.filter((step) => eventOf(step)), status] : orderSteps;
  return steps.map((step, index) => {
    const event = eventOf(step);
    return {
      status: step,
      at: event?.at ?? null,
      isDone: index <= steps.indexOf(status),
      isCurrent: step === status,
      note: step === 'cancelled' ? (event?.note ?? '') : '',
      actor: event?.actor ?? null,
    };
  });
}
