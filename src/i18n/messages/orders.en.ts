import type { FulfilmentKind, OrderStatus, PaymentMethod } from '#primitives/order-status.ts';

/** The words for orders that pages, emails and printed documents share. */
export const ordersEn = {
  statuses: {
    received: 'Received',
    confirmed: 'Confirmed',
    preparing: 'Being prepared',
    out_for_delivery: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  /** The same for what is collected from the showroom. */
  pickupStatuses: {
    received: 'Received',
    confirmed: 'Confirmed',
    preparing: 'Being prepared',
    out_for_delivery: 'Ready to collect',
    delivered: 'Collected',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  payments: {
    cash_on_delivery: 'Cash on delivery',
    card_on_delivery: 'Card on delivery',
    bank_transfer: 'Bank transfer',
  } satisfies Record<PaymentMethod, string>,
  pickupPayments: {
    cash_on_delivery: 'Cash at the showroom',
    card_on_delivery: 'Card at the showroom',
    bank_transfer: 'Bank transfer',
  } satisfies Record<PaymentMethod, string>,
  fulfilments: {
    delivery: 'Delivery',
    pickup: 'Pickup from the showroom',
  } satisfies Record<FulfilmentKind, string>,
  zone: 'Zone',
  street: 'Street',
  building: 'Building',
  unit: 'Unit',
  /** For an order above the limits of the shop profile. */
  large: {
    title: 'Large orders begin with a quotation',
    text: ({ perProduct, pieces, value }: LargestOrder) =>
      `Online we take up to ${perProduct} of one product, ${pieces} items and ${value} within a day. For more, we first check stock and delivery for you. Your cart and your details come along.`,
    ask: 'Request a quotation',
    /** On the page of a quotation that staff have not looked at. */
    beingChecked:
      'This is a large order, so our team checks stock and delivery first. You get an email as soon as you can accept it here.',
  },
};

/** The largest order that is placed without staff. */
interface LargestOrder {
  readonly perProduct: number;
  readonly pieces: number;
  /** With the currency. */
  readonly value: string;
}

export type OrderMessages = typeof ordersEn;
