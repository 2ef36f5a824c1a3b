import type { Day } from '#domain/delivery/working-days.ts';
import type { OrderChanges } from '#domain/orders/editing/change-types.ts';
import { findTakenBack, type Order, type OrderEvent } from '#domain/orders/order.ts';
import { hasInvoiceForBuyer, isSettled, orderSteps } from '#domain/orders/order-states.ts';
import { type Quote, quotePath } from '#domain/quotes/quote.ts';
import type { DescribedSiteFit } from '#i18n/site-fit.ts';
import type { OrderActor, OrderStatus } from '#primitives/order-status.ts';

interface BesideOrder {
  /** The quotation that became the order. */
  readonly quote: Pick<Quote, 'reference' | 'trackingKey' | 'lpoFile'> | null;
  /** How the goods get into the building, in words; null: not said. */
  readonly wayIn: DescribedSiteFit | null;
  /** That the buyer can change to; null: nothing can be changed here any more. */
  readonly days: readonly Day[] | null;
}

/**
 * Serializes an order for its buyer. Notes and names of staff are left out, except the reason of a cancellation. The key
 * stays out too, but for the address of the invoice.
 */
export function trackedOrder(
  {
    id: _id,
    trackingKey,
    quote: _quote,
    version,
    history,
    discountReason: _reason,
    takenBy: _takenBy,
    siteAccess: _siteAccess,
    proposal,
    ...order
  }: Order,
  { quote, wayIn, days }: BesideOrder,
) {
  return {
    ...order,
    wayIn,
    change: days && { version, days },
    proposal: proposal && {
      id: proposal.createdAt.toISOString(),
      total: proposal.total,
      changes: proposedChanges(proposal.changes),
    },
    invoicePath: hasInvoiceForBuyer(order.status)
      ? `/api/order-invoices/${order.number}/${trackingKey}`
      : null,
    steps: orderTimeline(order.status, history),
    /** Where the buyer can send the file of the purchase order, while there is none. */
    lpoFilePath: quote && !quote.lpoFile && !isSettled(order.status) ? `${quotePath(quote)}#lpo` : null,
  };
}

/** What a buyer is asked to agree to; the reason of a discount is for staff. */
function proposedChanges({ fields, lines, personal }: OrderChanges) {
  return {
    fields: [...fields, ...personal.fields].filter(({ field }) => field !== 'discountReason'),
    lines: [...lines, ...personal.lines],
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
  const reached = reachedSteps(history);
  const eventOf = (wanted: OrderStatus) => reached.get(wanted);
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

/** The event of each step that was reached; a step that was taken back was not. */
function reachedSteps(history: readonly OrderEvent[]): ReadonlyMap<OrderStatus, OrderEvent> {
  const reached = new Map<OrderStatus, OrderEvent>();
  for (const event of history) {
    const { status } = event;
    if (!status) continue;
    if (!findTakenBack(event)) reached.set(status, event);
    else for (const later of orderSteps.slice(orderSteps.indexOf(status) + 1)) reached.delete(later);
  }
  return reached;
}
