import { describe, expect, it } from 'vitest';
import { sampleOrder, sampleShop } from '../../../tests/support/sample-orders.ts';
import { orderCancelledEmail } from './order-cancelled-email.ts';

const order = sampleOrder();

describe('the email that an order is cancelled', () => {
  it('is one template for cancellations by staff and buyers', () => {
    for (const by of ['buyer', 'staff'] as const) {
      expect(orderCancelledEmail(order, sampleShop, by, '').onceKey).toBe(
        `order/${order.id}/cancelled/buyer`,
      );
    }
  });

  it('names who cancelled, and the reason if there is one', () => {
    const byBuyer = orderCancelledEmail(order, sampleShop, 'buyer', '').text;
    expect(byBuyer).toContain('You have cancelled your order OG-7K4M-2QXD.');
    expect(byBuyer).not.toContain('Reason');
    const byStaff = orderCancelledEmail(order, sampleShop, 'staff', 'No more of <SD-160>');
    expect(byStaff.text).toContain('We are sorry: we had to cancel your order OG-7K4M-2QXD.');
    expect(byStaff.text).toContain('Reason:\nNo more of <SD-160>');
    expect(byStaff.html).toContain('No more of &lt;SD-160&gt;');
  });

  it('promises a refund to buyers who may have paid already', () => {
    const refund = 'If you have already transferred QAR\u00a05,279.50, we will pay it back to you in full.';
    const transferred = { ...order, payment: 'bank_transfer' } as const;
    expect(orderCancelledEmail(transferred, sampleShop, 'staff', '').text).toContain(refund);
    expect(orderCancelledEmail(order, sampleShop, 'staff', '').text).not.toContain('transferred');
  });

  it('does not mention delivery for pickup orders', () => {
    const collected = sampleOrder({ fulfilment: { kind: 'pickup' }, districts: [], locale: 'ar' });
    expect(orderCancelledEmail(collected, sampleShop, 'buyer', '').text).not.toContain('نوصل');
    expect(orderCancelledEmail({ ...order, locale: 'ar' }, sampleShop, 'buyer', '').text).toContain('نوصل');
  });
});
