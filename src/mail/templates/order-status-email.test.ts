import { describe, expect, it } from 'vitest';
import { sampleOrder, sampleShop } from '../../../tests/support/sample-orders.ts';
import { orderStatusEmail } from './order-status-email.ts';

const order = sampleOrder();
const collected = sampleOrder({ fulfilment: { kind: 'pickup' }, districts: [] });
const statuses = ['confirmed', 'out_for_delivery', 'delivered'] as const;

describe('emails about the way of an order', () => {
  it('are written once for each change', () => {
    const keys = statuses.map((status) => orderStatusEmail(order, sampleShop, status).onceKey);
    expect(keys).toEqual(statuses.map((status) => `order/${order.id}/${status}/buyer`));
  });

  it.each([
    ['confirmed', order, 'Your order OG-7K4M-2QXD is confirmed', 'we deliver on Tuesday 17 November'],
    ['confirmed', collected, 'Your order OG-7K4M-2QXD is confirmed', 'as soon as you can collect it'],
    [
      'out_for_delivery',
      order,
      'Your order OG-7K4M-2QXD is on its way',
      'calls +974 5512 3456 before arriving',
    ],
    ['out_for_delivery', collected, 'Your order OG-7K4M-2QXD is ready to collect', 'at the showroom'],
    ['delivered', order, 'Your order OG-7K4M-2QXD has been delivered', 'https://shop.example/return-policy'],
    ['delivered', collected, 'Your order OG-7K4M-2QXD has been collected', 'repaired, replaced or refunded'],
  ] as const)(
    '%s: say what that means for a delivery and for a pickup',
    (status, subjectOf, subject, saying) => {
      const email = orderStatusEmail(subjectOf, sampleShop, status);
      expect(email.subject).toBe(subject);
      expect(email.text).toContain(saying);
      expect(email.text).toContain('key=b3BlbnMtdGhlLW9yZGVyLXBhZ2U');
    },
  );

  it('say what is to be paid until it is paid', () => {
    const advice = 'ready in cash';
    expect(
      statuses.map((status) => orderStatusEmail(order, sampleShop, status).text.includes(advice)),
    ).toEqual([true, true, false]);
  });

  it('are in the language of the order', () => {
    for (const status of statuses) {
      const { html, text, subject } = orderStatusEmail({ ...order, locale: 'ar' }, sampleShop, status);
      expect(subject).toMatch(/طلبك/);
      expect(html).toMatch(/<table[^>]+dir="rtl"/);
      expect(text).toContain('https://shop.example/ar/order-confirmation');
      expect(text).not.toMatch(/Your order|Delivery|Payment/);
    }
  });
});
