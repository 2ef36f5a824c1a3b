import { describe, expect, it } from 'vitest';
import type { Locale } from '#primitives/locale.ts';
import type { RepairResult } from '#primitives/payment.ts';
import { sampleOrder, sampleShop } from '../../../../tests/support/sample-orders.ts';
import { proposalWithdrawnEmail } from '../order-changed-email.ts';
import { paymentEmail, paymentVoidedEmail } from './order-account-emails.ts';
import { orderReturnEmail, repairEndEmail } from './order-return-email.ts';

/** Without the marks that isolate directions. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

const payment = {
  id: 'p1',
  kind: 'payment',
  amount: 100_000,
  method: 'bank_transfer',
  paidOn: '2026-11-16',
  reference: 'TT-4711',
} as const;
const partPaid = {
  charged: 527_950,
  received: 100_000,
  owed: 427_950,
  refundDue: 0,
  state: 'part_paid',
} as const;
const paid = { ...partPaid, received: 527_950, owed: 0, state: 'paid' } as const;
const invoice = { number: 'INV-000042', issuedOn: '2026-11-17', dueOn: '2026-12-17' };

describe('the receipt of a payment', () => {
  it('says what came in, how, and what is still owed, in the language of the order', () => {
    const english = paymentEmail(sampleOrder({ balance: partPaid }), sampleShop, payment);
    for (const fact of [
      'QAR 1,000.00',
      'Bank transfer',
      '16 November 2026',
      'TT-4711',
      'Still to pay: QAR 4,279.50',
    ])
      expect(plain(english.text), fact).toContain(fact);
    const arabic = paymentEmail(sampleOrder({ balance: partPaid, locale: 'ar' }), sampleShop, payment);
    expect(arabic.subject).toBe('استلمنا دفعتك عن الطلب OG-7K4M-2QXD');
    expect(plain(arabic.text)).toMatch(/المتبقي عليك: .*4,279\.50/);
    expect(arabic.html).toMatch(/<html lang="ar" dir="rtl">/);
  });

  it('says that nothing is left to pay, and then asks for nothing', () => {
    const { text } = paymentEmail(sampleOrder({ balance: paid }), sampleShop, payment);
    expect(text).toContain('Nothing is left to pay.');
    expect(text).not.toMatch(/Still to pay|ready in cash/);
  });

  it('tells how to pay the rest only while it can be paid that way', () => {
    const inCash = { balance: partPaid, payment: 'cash_on_delivery' } as const;
    expect(paymentEmail(sampleOrder(inCash), sampleShop, payment).text).toContain('ready in cash');
    const delivered = sampleOrder({ ...inCash, status: 'delivered', invoice });
    const { text } = paymentEmail(delivered, sampleShop, payment);
    expect(text).not.toContain('ready in cash');
    expect(plain(text)).toContain('Due on: 17 December 2026');
    const byTransfer = sampleOrder({ ...inCash, status: 'delivered', invoice, payment: 'bank_transfer' });
    expect(plain(paymentEmail(byTransfer, sampleShop, payment).text)).toContain(sampleShop.bank.iban);
  });

  it('is written once for each payment', () => {
    const keys = ['p1', 'p2'].map(
      (id) => paymentEmail(sampleOrder(), sampleShop, { ...payment, id }).onceKey,
    );
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the email about a refund', () => {
  const refund = { ...payment, kind: 'refund' } as const;
  const due = { charged: 0, received: 20_000, owed: 0, refundDue: 20_000, state: 'refund_due' } as const;

  it('says what went back and what is still to come', () => {
    const { text } = paymentEmail(sampleOrder({ status: 'cancelled', balance: due }), sampleShop, refund);
    expect(plain(text)).toContain('We have paid you back QAR 1,000.00');
    expect(plain(text)).toContain('Still to be refunded: QAR 200.00');
    expect(text).toContain('up to your bank');
  });

  it('does not speak of a bank for cash', () => {
    const { text } = paymentEmail(sampleOrder({ balance: due }), sampleShop, { ...refund, method: 'cash' });
    expect(text).not.toContain('up to your bank');
  });
});

it('the correction of a receipt says what was wrong and how the order stands', () => {
  const { text, onceKey } = paymentVoidedEmail(sampleOrder(), sampleShop, payment);
  expect(plain(text)).toContain('We told you that QAR 1,000.00');
  expect(plain(text)).toContain('Still to pay: QAR 5,279.50');
  expect(onceKey).toContain('voided-p1');
});

describe('the email about goods that came back', () => {
  const lines = [{ name: { en: 'Sadu desk', ar: 'مكتب سدو' }, quantity: 2 }];
  const credited = {
    id: 'r1',
    outcome: 'refund',
    lines,
    goods: 378_000,
    deliveryFee: 3_000,
    creditNote: 'CN-000007',
  } as const;
  const delivered = { status: 'delivered', invoice } as const;

  it('has the goods, the amounts and the credit note, and promises the refund that is due', () => {
    const balance = { ...paid, charged: 146_950, refundDue: 381_000, state: 'refund_due' } as const;
    const { text } = orderReturnEmail(sampleOrder({ ...delivered, balance }), sampleShop, credited);
    for (const fact of [
      '2 pieces: Sadu desk',
      'Total: QAR 3,810.00',
      'CN-000007',
      'We pay you back QAR 3,810.00',
    ])
      expect(plain(text), fact).toContain(fact);
  });

  it('takes it off what an order on credit still owes', () => {
    const balance = { ...partPaid, charged: 149_950, received: 0, owed: 149_950, state: 'unpaid' } as const;
    const order = sampleOrder({ ...delivered, paymentDueDays: 30, balance });
    const { text } = orderReturnEmail(order, sampleShop, credited);
    expect(plain(text)).toContain('which is now QAR 1,499.50');
    expect(text).not.toContain('We pay you back');
  });

  it.each([
    ['exchange', 'The exchange is done', 'استبدل'],
    ['repair', 'We repair it for you', 'إصلاح'],
  ] as const)('says that the %s is done or has begun', (outcome, title, word) => {
    const returned = { id: 'r2', outcome, lines, goods: 0, deliveryFee: 0 };
    const english = orderReturnEmail(sampleOrder(delivered), sampleShop, returned);
    expect(plain(english.text)).toContain(title);
    expect(plain(english.text)).toContain('2 pieces: Sadu desk');
    expect(english.text).not.toMatch(/credit|Still to pay/i);
    const arabic = orderReturnEmail(sampleOrder({ ...delivered, locale: 'ar' }), sampleShop, returned);
    expect(arabic.subject).toContain(word);
    expect(plain(arabic.text)).toContain('قطعتان: مكتب سدو');
  });

  it('says how a repair ended, as the return policy promises: it is done, or the buyer chooses what else', () => {
    const ended = (result: RepairResult, locale: Locale = 'en') =>
      repairEndEmail(sampleOrder({ ...delivered, locale }), sampleShop, { id: 'r2', result, lines });
    expect(plain(ended('given_back').text)).toMatch(/The repair is done[\s\S]*given them back to you/);
    expect(plain(ended('not_repairable').text)).toMatch(/cannot be repaired[\s\S]*new or your money back/);
    expect(ended('not_repairable', 'ar').subject).toContain('تعذّر إصلاح');
    // Beside the email of its beginning, not instead of it.
    expect(ended('given_back').onceKey).toContain('repair-r2');
  });
});

it('the email about a withdrawn proposal shows the order as it stays, once for each', () => {
  const { text, onceKey } = proposalWithdrawnEmail(sampleOrder({ version: 6 }), sampleShop);
  expect(plain(text)).toContain('stays as it is');
  expect(text).toContain('SD-160');
  expect(onceKey).toMatch(/proposal-withdrawn-6\/buyer$/);
});
