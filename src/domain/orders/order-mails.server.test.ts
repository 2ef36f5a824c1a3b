import { expect, test } from 'vitest';
import { orderReceivedMail } from '#mail/outbox-order-received.ts';
import { sampleOrder, sampleShop } from '../../../tests/support/sample-orders.ts';
import { type Order, orderPath } from './order.ts';

test('mails take an order as it is, and lead to its page', () => {
  const order: Order = sampleOrder();
  expect(orderReceivedMail(order, sampleShop).text).toContain(sampleShop.publicUrl + orderPath(order));
});
