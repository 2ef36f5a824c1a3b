import { describe, expect, it } from 'vitest';
import { sampleOrder, sampleSender } from '../../../tests/support/sample-orders.ts';
import { newOrderStaffEmail, orderCancelledStaffEmail } from './order-staff-emails.ts';

const order = sampleOrder({
  locale: 'ar',
  contact: { name: 'عائشة الكواري', phone: '+97455123456', email: 'aisha@example.qa' },
  company: { name: 'Gulf & Partners', crNumber: '123456/2' },
  lpoNumber: 'LPO-91',
  notes: 'اتصلوا <قبل> الوصول',
  deliveryFee: 5000,
});
const emails = {
  'of a new order': newOrderStaffEmail(order, sampleSender),
  'of a cancelled order': orderCancelledStaffEmail(order, sampleSender, ''),
};

describe.each(Object.entries(emails))('the email to staff %s', (_name, email) => {
  it('is in the language of the mailbox, and a reply goes to the buyer', () => {
    expect(email).toMatchObject({
      recipient: 'staff@shop.example',
      replyTo: 'aisha@example.qa',
      locale: 'en',
    });
    expect(email.html).toMatch(/<html lang="en" dir="ltr">/);
  });

  it('has all facts in both of its forms', () => {
    const readable = email.html.replaceAll(/<[^>]+>/g, '');
    for (const fact of [
      ...['OG-7K4M-2QXD', '+974 5512 3456', 'aisha@example.qa', 'Arabic', '123456/2', 'LPO-91'],
      ...['عائشة الكواري', 'Tuesday 17 November', 'Cash on delivery', 'SD-160', '3,780.00', '5,329.50'],
      ...['Sadu height-adjustable desk', 'Building'],
    ]) {
      expect(readable, fact).toContain(fact);
      expect(email.text, fact).toContain(fact);
    }
    expect(email.html).toContain('اتصلوا &lt;قبل&gt; الوصول');
    expect(email.html).toContain('Gulf &amp; Partners');
  });

  it('leads to the order in the staff’s app and holds no key', () => {
    expect(email.text).toContain(`\nhttps://shop.example/admin/orders/${sampleOrder().id}\n`);
    expect(JSON.stringify(email)).not.toContain(order.trackingKey);
    expect(JSON.stringify(email)).not.toContain('order-confirmation');
  });

  it('keeps an Arabic name from turning an English line around', () => {
    expect(email.html).toContain('<bdi>عائشة الكواري</bdi>');
    expect(email.text).toContain('\u2068عائشة الكواري\u2069');
    // The marks are there for Arabic only.
    expect(email.text).not.toContain('\u2066');
  });
});

describe('emails to staff', () => {
  it('have keys of their own', () => {
    expect(Object.values(emails).map(({ onceKey }) => onceKey)).toEqual([
      `order/${order.id}/received/staff`,
      `order/${order.id}/cancelled/staff`,
    ]);
  });

  it('are in Arabic for a mailbox that reads Arabic, whichever language the buyer reads', () => {
    const english = sampleOrder({ locale: 'en' });
    const email = newOrderStaffEmail(english, { ...sampleSender, staffLocale: 'ar' });
    expect(email.locale).toBe('ar');
    expect(email.html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(email.subject).toMatch(/^طلب جديد OG-/);
    expect(email.text).toContain('نقدًا عند التسليم');
    expect(email.text).toContain('الإنجليزية');
    // The only Latin words are data: names, codes, addresses.
    expect(email.text).not.toMatch(/Order|Buyer|Delivery|Payment|Total/);
  });

  it('ask to look for a transfer when the order was cancelled', () => {
    const transfer = { ...order, payment: 'bank_transfer' } as const;
    expect(orderCancelledStaffEmail(transfer, sampleSender, 'Too late').text).toMatch(
      /pay it back[\s\S]+Reason:\nToo late/,
    );
  });
});
