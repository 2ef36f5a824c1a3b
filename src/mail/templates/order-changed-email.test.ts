import { describe, expect, it } from 'vitest';
import { sampleOrder, sampleSender, sampleShop } from '../../../tests/support/sample-orders.ts';
import { orderChangedEmail, orderProposalEmail } from './order-changed-email.ts';
import { orderChangedStaffEmail, proposalDeclinedStaffEmail } from './order-changed-staff-emails.ts';

const changes = {
  fields: [
    { field: 'day', before: '2026-11-17', after: '2026-11-19' },
    { field: 'total', before: 5279.5, after: 7169.5 },
  ],
  lines: [{ name: { en: 'Sadu desk', ar: 'مكتب سدو' }, before: 2, after: 3 }],
  personal: {
    fields: [
      { field: 'landmark', before: '', after: 'buy at evil.example' },
      { field: 'discountReason', before: '', after: 'he was angry' },
    ],
    lines: [],
  },
};
const landmark = 'buy at evil.example';
const delivery = { kind: 'delivery', zone: 69, street: '343', building: '12', unit: '', landmark } as const;
const order = sampleOrder({ version: 4, fulfilment: delivery });

/** Without the marks that isolate directions. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

describe('the email about a changed order', () => {
  it('says what changed and how the order stands, in the language of the order', () => {
    const english = orderChangedEmail(order, sampleShop, changes, 'staff');
    for (const fact of [
      '2 → 3',
      'Tuesday 17 November → Thursday 19 November',
      'QAR 5,279.50 → QAR 7,169.50',
    ]) {
      expect(plain(english.text).replaceAll('\u00a0', ' '), fact).toContain(fact);
    }
    expect(english.text).toContain('SD-160');
    const arabic = orderChangedEmail({ ...order, locale: 'ar' }, sampleShop, changes, 'staff');
    expect(arabic.html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(plain(arabic.text)).toContain('مكتب سدو');
    expect(plain(arabic.text)).toContain('الكمية من 2 إلى 3');
  });

  it('keeps names, phones and what was typed in their order', () => {
    const typed = 'اتصل على +974 4455 6677\nمحول PoE+ في الطابق 3';
    const { text, html } = orderChangedStaffEmail(
      order,
      { ...sampleSender, staffLocale: 'ar' },
      {
        changes: {
          fields: [{ field: 'payment', before: 'cash_on_delivery', after: 'bank_transfer' }],
          lines: [{ name: { en: 'Switch', ar: 'محول بتقنية PoE+، 24 منفذًا' }, before: 1, after: 2 }],
          personal: {
            fields: [
              { field: 'notes', before: '', after: typed },
              { field: 'phone', before: '+97444556677', after: '+97455667788' },
            ],
            lines: [],
          },
        },
        isConsent: false,
      },
    );
    expect(text).toContain('\u2068محول بتقنية \u2066PoE+\u2069، 24\u00a0منفذًا\u2069: الكمية من 1 إلى 2');
    expect(text).toContain('\u2068اتصل على \u2066+974 4455 6677\u2069\u2069\n\u2068محول \u2066PoE+\u2069 في');
    expect(plain(text)).toContain('من +974 4455 6677 إلى +974 5566 7788');
    expect(plain(text)).toContain('من «نقدًا عند التسليم» إلى «تحويل بنكي»');
    // A name is too long for the column of labels.
    expect(html).toMatch(/<td[^>]+colspan="2"[^>]*><span[^>]*><bdi>محول/);
  });

  it('is written once for each version', () => {
    const keys = [4, 5].map(
      (version) => orderChangedEmail({ ...order, version }, sampleShop, changes, 'staff').onceKey,
    );
    expect(keys).toEqual([`order/${order.id}/changed-4/buyer`, `order/${order.id}/changed-5/buyer`]);
  });

  it('never tells the buyer why staff gave a discount', () => {
    for (const email of [
      orderChangedEmail(order, sampleShop, changes, 'staff'),
      orderProposalEmail({ ...order, proposal: { total: 716_950 } }, sampleShop, changes),
    ]) {
      expect(email.text).not.toContain('angry');
    }
  });

  it('repeats no free text of a buyer, whose new address nobody has verified', () => {
    const { html, text } = orderChangedEmail(order, sampleShop, changes, 'buyer');
    expect(html + text).not.toContain('evil.example');
    const toStaff = orderChangedStaffEmail(order, sampleSender, {
      changes,
      isConsent: false,
    });
    expect(toStaff.text).toContain('evil.example');
  });
});

it('the email about a proposal has both totals and the link to answer', () => {
  const email = orderProposalEmail({ ...order, proposal: { total: 716_950 } }, sampleShop, changes);
  const text = plain(email.text).replaceAll('\u00a0', ' ');
  expect(text).toContain('QAR 7,169.50 instead of QAR 5,279.50');
  expect(text).toContain(`/order-confirmation?order=${order.number}&key=${order.trackingKey}`);
});

it('the email to staff about a declined change never has the key of the buyer', () => {
  const email = proposalDeclinedStaffEmail(order, sampleSender);
  expect(email.recipient).toBe('staff@shop.example');
  expect(JSON.stringify(email)).not.toContain(order.trackingKey);
});
