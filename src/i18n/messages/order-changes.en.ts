/** The words for changes of an order, which pages, emails and the admin share. */
export const orderChangesEn = {
  title: 'What changed',
  /** In place of a text that is shown elsewhere. */
  changed: 'changed',
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  /** A field that was empty, and one that is empty now. */
  added: (after: string) => `none → ${after}`,
  removed: (before: string) => `${before} → none`,
  dueWithDelivery: 'with the delivery',
  /** A value in words, such as a way to pay, which a sentence does not bend. */
  term: (words: string) => words,
  pieces: (before: number, after: number) => {
    if (before === 0) return `${after} added`;
    return after === 0 ? `removed (${before})` : `${before} → ${after}`;
  },
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    company: 'Company',
    crNumber: 'CR number',
    lpoNumber: 'LPO number',
    fulfilment: 'Delivery or pickup',
    zone: 'Zone',
    street: 'Street',
    building: 'Building',
    unit: 'Unit',
    landmark: 'Landmark',
    day: 'Day',
    payment: 'Payment',
    notes: 'Notes',
    deliveryFee: 'Delivery fee',
    discount: 'Discount',
    discountReason: 'Reason for the discount',
    paymentDueDays: 'Payment after the invoice',
    total: 'Total',
  } as Readonly<Record<string, string>>,
};

export type OrderChangeMessages = typeof orderChangesEn;
