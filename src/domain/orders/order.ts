import type { Day } from '#domain/delivery/working-days.ts';
import type { BuyerCompany, BuyerContact } from '#primitives/buyer.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { OrderActor, OrderEventKind, OrderStatus, PaymentMethod } from '#primitives/order-status.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { OrderProposal } from './editing/order-proposal.ts';
import type { OrderFulfilment } from './order-body.ts';
import type { OrderBalance } from './payments/order-balance.ts';

/** Name and price as they were when the order was placed. */
export interface OrderLine {
  /** Absent for what is not in the catalogue. */
  readonly productId: string | null;
  /** Of the product as it is now, for a link; null when it is no longer sold. */
  readonly slug: string | null;
  readonly sku: string;
  readonly name: LocalizedText;
  readonly unitPrice: Dirhams;
  readonly quantity: number;
  readonly lineTotal: Dirhams;
  /** Of the row. */
  readonly id: string;
}

export interface OrderEvent {
  readonly kind: OrderEventKind;
  /** Null where the status stayed as it was, as with a note. */
  readonly status: OrderStatus | null;
  /** By staff, for staff. Empty if there is none. */
  readonly note: string;
  /** A note that is printed on the packing slip and shown on the day sheet. */
  readonly isForDriver: boolean;
  readonly actor: OrderActor;
  /** The staff member; empty for other actors. */
  readonly actorName: string;
  readonly at: Date;
  /** What an edit, a payment or a return changed, as the API shows it; its form depends on the kind. */
  readonly details: Readonly<Record<string, unknown>> | null;
}

export interface Order {
  readonly id: string;
  readonly number: string;
  /** Gives access to the page of the order without an account. */
  readonly trackingKey: string;
  readonly locale: Locale;
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly contact: BuyerContact;
  readonly company: BuyerCompany | null;
  /** Of the buyer's own purchase order; empty when there is none. */
  readonly lpoNumber: string;
  readonly fulfilment: OrderFulfilment;
  /** Best known districts of the zone; empty for a pickup. */
  readonly districts: readonly LocalizedText[];
  readonly day: Day;
  readonly payment: PaymentMethod;
  readonly notes: string;
  /** The way into the building, as the buyer measured it; null: not said. */
  readonly siteAccess: GivenSiteAccess | null;
  readonly lines: readonly OrderLine[];
  readonly subtotal: Dirhams;
  /** Off all lines together, as a quotation granted it. */
  readonly discount: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
  /** Credit terms: days from the invoice to the payment. Null: due with the delivery or before it. */
  readonly paymentDueDays: number | null;
  /** What was paid for it and what is owed. */
  readonly balance: OrderBalance;
  /** Issued when the order is sent out; from then on lines and amounts stay as they are. */
  readonly invoice: { readonly number: string; readonly issuedOn: Day; readonly dueOn: Day } | null;
  /** The quotation that it was made from. */
  readonly quote: { readonly id: string; readonly reference: string } | null;
  /** The oldest first. */
  readonly history: readonly OrderEvent[];
  readonly version: number;
  /** Why there is a discount; for staff, may be empty. */
  readonly discountReason: string;
  /** The staff member who entered the order for a caller; empty for one of the web shop. */
  readonly takenBy: string;
  /** A change that waits for the buyer's consent. */
  readonly proposal: OrderProposal | null;
}

/** Details of a change back to an earlier status: staff undid a bulk step, or the driver brought the order back. */
export type TakenBackDetails = {
  readonly takenBack: OrderStatus;
  readonly why: 'undone' | 'not_delivered';
};

/** What an event took back when it set the order to an earlier status; undefined for all others. */
export function findTakenBack({ details }: Pick<OrderEvent, 'details'>): TakenBackDetails | undefined {
  // Written by `setBackOrder` alone.
  return details && 'takenBack' in details ? (details as TakenBackDetails) : undefined;
}

/** What staff noted for the driver, the oldest first. */
export function driverNotes({ history }: Pick<Order, 'history'>): string[] {
  return history.flatMap(({ isForDriver, note }) => (isForDriver && note ? [note] : []));
}

/** The address of an order's page, in the language of the page that links to it. */
export function orderPath({ number, trackingKey }: Pick<Order, 'number' | 'trackingKey'>): string {
  return `/order-confirmation?${new URLSearchParams({ order: number, key: trackingKey })}`;
}
