import { expect, test } from 'vitest';
import { orderReceivedEmail } from '#mail/templates/order-received-email.ts';
import { sampleOrder, sampleShop } from '../../../tests/support/sample-orders.ts';
import { type Order, orderPath } from './order.ts';

test('emails take an order as it is, and lead to its page', () => {
  const order: Order = sampleOrder();
  expect(orderReceivedEmail(order, sampleShop).text).toContain(sampleShop.publicUrl + orderPath(order));
});
