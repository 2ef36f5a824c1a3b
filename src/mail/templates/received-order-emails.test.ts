import { describe, expect, it } from 'vitest';
import { sampleOrder, sampleShop } from '../../../tests/support/sample-orders.ts';
import { orderReceivedEmail } from './order-received-email.ts';
import { newOrderStaffEmail } from './order-staff-emails.ts';
import { receivedOrderEmails, renderReceivedOrderEmail } from './received-order-emails.ts';

const sender = { ...sampleShop, staffEmail: 'staff@shop.example', staffLocale: 'ar' } as const;
const pickup = { fulfilment: { kind: 'pickup' }, districts: [], payment: 'bank_transfer' } as const;

describe.each([
  ['delivery in English', sampleOrder({ notes: 'Call <first>', lpoNumber: 'LPO-7' })],
  ['pickup in Arabic', sampleOrder({ ...pickup, locale: 'ar' })],
])('the emails of a new order, %s', (_name, order) => {
  it('are the same whether they are rendered at once or later from what the database stored', () => {
    const later = receivedOrderEmails(order, sender).map(({ facts, ...envelope }) => ({
      ...envelope,
      ...renderReceivedOrderEmail(JSON.parse(JSON.stringify(facts))),
    }));
    expect(later).toEqual([orderReceivedEmail(order, sender), newOrderStaffEmail(order, sender)]);
  });
});
