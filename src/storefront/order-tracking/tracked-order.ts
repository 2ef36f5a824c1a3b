import type { Order, OrderEvent } from '#domain/orders/order.ts';
import { orderSteps } from '#domain/orders/order-states.ts';
import type { OrderActor, OrderStatus } from '#primitives/order-status.ts';

/** What a buyer is shown of an order. Notes of staff are for staff; only the reason of a cancellation is not. */
export function trackedOrder({
  id: _id,
  trackingKey: _key,
  quote: _quote,
  version: _version,
  history,
  ...order
}: Order) {
  return { ...order, steps: orderTimeline(order.status, history) };
}

export type TrackedOrder = ReturnType<typeof trackedOrder>;

export interface TimelineStep {
  readonly status: OrderStatus;
  /** Null for what lies ahead, and for a step that was left out. */
  readonly at: Date | null;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  /** Why, and who it was, when it was cancelled. */
  readonly note: string;
  readonly actor: OrderActor | null;
}

/** The steps of an order, behind it and ahead. A cancelled one ends with its cancellation. */
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
