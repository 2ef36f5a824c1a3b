import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { invoiceDocument, returnCredit } from '#domain/orders/invoices/invoice-document.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderLine, sampleOrder, sampleShop } from '../../../../../tests/support/sample-orders.ts';
import { visualOrder } from '../../../../../tests/support/visual-order.ts';
import { issuedInvoice, proFormaInvoice } from './invoice.ts';
import { packingSlip } from './packing-slip.ts';

const company = { name: 'Gulf & Partners', crNumber: '123456/2' };
const pickup = { fulfilment: { kind: 'pickup' }, districts: [] } as const;

const issued = (order: Order, paid = 0) =>
  issuedInvoice(
    {
      kind: 'invoice',
      number: 'INV-000042',
      issuedOn: '2026-11-17',
      dueOn: '2026-12-17',
      total: order.total,
      document: invoiceDocument(order, sampleShop, '2026-11-15'),
    },
    { ...order, balance: { ...order.balance, received: paid, owed: order.total - paid } },
  );
const documents = {
  'pro forma invoice': proFormaInvoice,
  invoice: (order: Order) => issued(order),
  'packing slip': packingSlip,
};

/** Without the style, whose font holds any letters. */
const bodyOf = ({ content }: { content: string }) => content.slice(content.indexOf('<body>'));
const wordsOf = (document: { content: string }) =>
  bodyOf(document)
    .replaceAll(/<[^>]+>/g, ' ')
    // They are not seen.
    .replaceAll(/[\u2066-\u2069]/g, '');

describe.each(Object.entries(documents))('the %s', (_name, write) => {
  it('names what was ordered in both languages', () => {
    const order = sampleOrder();
    const words = wordsOf(write(order, sampleShop)).replaceAll('\u00a0', ' ');
    for (const { name, sku } of order.lines) {
      for (const text of [name.en, name.ar, sku]) expect(words).toContain(text);
    }
    expect(words).toContain('OG-7K4M-2QXD');
    expect(words).toContain('+974 5512 3456');
  });

  it('names the purchase order of the buyer, with a company and without', () => {
    for (const buyer of [company, null]) {
      const page = bodyOf(write(sampleOrder({ company: buyer, lpoNumber: 'LPO-91' }), sampleShop));
      expect(page).toContain('<bdi dir="ltr">LPO-91</bdi>');
    }
    expect(wordsOf(write(sampleOrder({ company }), sampleShop))).not.toContain('LPO');
  });

  it('runs as the language of the order does, and has that language first', () => {
    const arabic = write(sampleOrder({ locale: 'ar' }), sampleShop).content;
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toMatch(/<h1><span lang="ar" dir="rtl">[^<]+<\/span><span lang="en" dir="ltr">/);
    const english = write(sampleOrder(), sampleShop).content;
    expect(english).toContain('<html lang="en" dir="ltr">');
    expect(english).toMatch(/<h1><span lang="en" dir="ltr">[^<]+<\/span><span lang="ar" dir="rtl">/);
  });

  it('prints nothing twice', () => {
    const custom = orderLine({ sku: '', name: { en: 'طاولة حسب الطلب', ar: 'طاولة حسب الطلب' } });
    const order = sampleOrder({ lines: [custom], lpoNumber: 'LPO-91', notes: '' });
    const words = wordsOf(write(order, sampleShop));
    for (const once of ['طاولة حسب الطلب', 'LPO-91']) expect(words.split(once)).toHaveLength(2);
  });

  it('shows what people typed as text, never as markup', () => {
    const evil = '<img src=x onerror="alert(1)">';
    const order = sampleOrder({
      number: 'OG-7K4M-2QXD"}</style><script>alert(1)</script>',
      contact: { name: evil, phone: evil, email: evil },
      company: { name: evil, crNumber: evil },
      lpoNumber: evil,
      fulfilment: { kind: 'delivery', zone: 69, street: evil, building: evil, unit: evil, landmark: evil },
      notes: evil,
      lines: [orderLine({ sku: evil, name: { en: evil, ar: evil } })],
    });
    const { content: text } = write(order, sampleShop);
    expect(text).not.toContain('<img');
    expect(text.match(/<script>/g)).toHaveLength(1);
    expect(text.match(/<\/style>/g)).toHaveLength(2);
    expect(text).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });

  it('keeps numbers in their order on the Arabic side', () => {
    const page = bodyOf(write(sampleOrder(), sampleShop));
    for (const number of ['OG-7K4M-2QXD', '+974 5512 3456', 'SD-160', '27UP-850']) {
      expect(page).toContain(`<bdi dir="ltr">${number}</bdi>`);
    }
  });

  it('says that an order is cancelled, and only then', () => {
    expect(wordsOf(write(sampleOrder(), sampleShop))).not.toMatch(/cancelled/i);
    expect(wordsOf(write(sampleOrder({ status: 'cancelled' }), sampleShop))).toMatch(/cancelled[\s\S]*ملغ/i);
  });

  it('allows its own styles and its own script and nothing else', () => {
    const { content: text, headers } = write(sampleOrder(), sampleShop);
    const policy = headers['Content-Security-Policy'];
    const inline = [...text.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)];
    expect(inline).toHaveLength(3);
    for (const [, element, content = ''] of inline) {
      const hash = createHash('sha256').update(content).digest('base64');
      expect(policy).toMatch(new RegExp(`${element}-src [^;]*'sha256-${hash.replaceAll('+', '\\+')}'`));
    }
    expect(policy).toContain("default-src 'none'");
    expect(text).not.toMatch(/ style=| on\w+=/);
  });

  it('keeps what staff noted, and the key of the order’s page, to the shop', () => {
    const history = [
      {
        kind: 'note',
        status: null,
        note: 'Pays late',
        isForDriver: false,
        actor: 'staff',
        actorName: 'admin',
        at: new Date(),
        details: null,
      },
    ] as const;
    const { content: text } = write(sampleOrder({ history }), sampleShop);
    expect(text).not.toContain('Pays late');
    expect(text).not.toContain(sampleOrder().trackingKey);
  });
});

describe('the packing slip', () => {
  it('keeps a phone number within an Arabic note in its order', () => {
    const page = bodyOf(
      packingSlip(sampleOrder({ notes: 'اتصل على +974 4455 6677 عند البوابة' }), sampleShop),
    );
    const [, note = ''] = page.match(/<p class="note" dir="rtl">([^<]+)<\/p>/) ?? [];
    expect(visualOrder(note, 'rtl')).toContain('+974 4455 6677');
  });

  it('names no amount', () => {
    const order = sampleOrder({ deliveryFee: 5000, payment: 'bank_transfer', company });
    const words = wordsOf(packingSlip(order, sampleShop));
    expect(words).not.toMatch(/\d\.\d\d\b|QAR|ر\.ق/);
    expect(words).not.toContain(sampleShop.bank.iban);
  });

  it('asks for what is still owed only: all of it, the rest, or nothing', () => {
    const order = sampleOrder();
    const paid = (received: number, more: Partial<Order> = {}) => {
      const balance = { ...order.balance, received, owed: 350_000 - received };
      return wordsOf(packingSlip({ ...order, ...more, balance }, sampleShop));
    };
    expect(paid(0)).toMatch(/To collect: QAR\u00a03,500\.00[\s\S]*تحصيله/);
    expect(paid(0)).not.toContain('(Paid');
    expect(paid(100_000)).toContain('To collect: QAR\u00a02,500.00 (Paid: QAR\u00a01,000.00)');
    expect(paid(350_000)).toContain('Paid: nothing to collect');
    expect(paid(350_000, { payment: 'bank_transfer' })).toContain('Paid: nothing to collect');
    expect(paid(0, { paymentDueDays: 30 })).toContain('Nothing to collect');
    expect(paid(0, { payment: 'bank_transfer' })).not.toContain('ollect');
  });

  it('has the notes for the driver, and no other note of staff', () => {
    const note = (text: string, isForDriver: boolean): Order['history'][number] => ({
      kind: 'note',
      status: null,
      note: text,
      isForDriver,
      actor: 'staff',
      actorName: 'Noor',
      at: new Date('2026-11-15T09:00:00Z'),
      details: null,
    });
    const history = [note('Call from the gate', true), note('Pays late', false), note('Use lift 2', true)];
    const words = wordsOf(packingSlip(sampleOrder({ history }), sampleShop));
    expect(words).toMatch(/For the driver[\s\S]*للسائق[\s\S]*Call from the gate\nUse lift 2/);
    expect(words).not.toContain('Pays late');
  });

  it('has a box for every line, and counts lines and pieces in both languages', () => {
    const lines = Array.from({ length: 12 }, (_, index) => orderLine({ sku: `S-${index}`, quantity: 11 }));
    const printed = packingSlip(sampleOrder({ lines }), sampleShop);
    expect(bodyOf(printed).match(/<td class="box">/g)).toHaveLength(12);
    expect(wordsOf(printed)).toContain('12 lines · 132 pieces');
    expect(wordsOf(printed)).toContain('12 صنفًا · 132 قطعة');
  });

  it('shows the plate of a delivery and none for a pickup', () => {
    const delivery = wordsOf(packingSlip(sampleOrder(), sampleShop));
    for (const part of ['Zone', 'المنطقة', '69', 'Lusail', 'لوسيل', '343']) expect(delivery).toContain(part);
    expect(delivery).not.toContain('Unit');
    const collected = wordsOf(packingSlip(sampleOrder(pickup), sampleShop));
    expect(collected).toContain('Pickup from the showroom');
    expect(collected).not.toContain('Zone');
  });
});

describe('the pro forma invoice', () => {
  it('names seller and buyer as the law and the buyer’s books want them', () => {
    const words = wordsOf(
      proFormaInvoice(sampleOrder({ company, lpoNumber: 'LPO-91' }), sampleShop),
    ).replaceAll('\u00a0', ' ');
    for (const text of [
      ...[sampleShop.legalName.en, sampleShop.legalName.ar, sampleShop.address.en, sampleShop.address.ar],
      ...[sampleShop.crNumber, 'Gulf &amp; Partners', '123456/2', 'LPO-91', 'Aisha Al Kuwari'],
    ])
      expect(words).toContain(text);
  });

  it('names every amount once and no tax', () => {
    const words = wordsOf(proFormaInvoice(sampleOrder({ deliveryFee: 5000 }), sampleShop));
    for (const amount of ['1,890.00', '3,780.00', '5,279.50', '50.00', '5,329.50'])
      expect(words.split(` ${amount} `)).toHaveLength(2);
    expect(words).not.toMatch(/\b(tax|vat)\b|ضريب/i);
  });

  it('is dated by the calendar in Qatar', () => {
    const lateInTheEvening = new Date('2026-11-15T21:30:00Z');
    const words = wordsOf(proFormaInvoice(sampleOrder({ placedAt: lateInTheEvening }), sampleShop));
    expect(words).toContain('16 November 2026');
    expect(words).toContain('16 نوفمبر 2026');
  });

  it('has bank details for payment by transfer', () => {
    const byTransfer = sampleOrder({ payment: 'bank_transfer' });
    expect(wordsOf(proFormaInvoice(byTransfer, sampleShop))).toContain(sampleShop.bank.iban);
    expect(wordsOf(proFormaInvoice(byTransfer, { ...sampleShop, bank: null }))).not.toContain('IBAN');
    expect(wordsOf(proFormaInvoice(sampleOrder(), sampleShop))).not.toContain('IBAN');
  });

  it('names no delivery where something is collected', () => {
    const words = wordsOf(proFormaInvoice(sampleOrder(pickup), sampleShop));
    expect(words).toContain('Pickup day');
    expect(words).not.toContain('Delivery');
  });
});

describe('the invoice', () => {
  it('keeps its sums with the last line', () => {
    const page = bodyOf(issued(sampleOrder()));
    expect(
      page.match(/<tbody class="together"><tr>[\s\S]*?27UP-850[\s\S]*?<table class="sums">/),
    ).not.toBeNull();
  });

  const order = sampleOrder({ company, lpoNumber: 'LPO-91', paymentDueDays: 30 });

  it('has its number, its days and the terms, and the bank for a buyer who pays later', () => {
    const words = wordsOf(issued(order)).replaceAll('\u00a0', ' ');
    for (const text of ['INV-000042', '17 November 2026', '17 December 2026', '30 days after the invoice'])
      expect(words).toContain(text);
    expect(words).toContain(sampleShop.bank.iban);
    expect(words).toContain('خلال 30 يومًا من الفاتورة');
    expect(issued(order).content).toContain('<title>Invoice INV-000042</title>');
  });

  it('says what was paid and what is still due, and when it is paid in full', () => {
    expect(wordsOf(issued(order))).not.toMatch(/Amount due|Paid in full/);
    const partly = wordsOf(issued(order, 200_000));
    for (const text of ['-2,000.00', 'Amount due (QAR)', '3,279.50', 'المبلغ المستحق'])
      expect(partly).toContain(text);
    const fully = wordsOf(issued(order, order.total));
    expect(fully).toMatch(/Paid in full[\s\S]*مدفوعة بالكامل/);
  });

  it('bears the logo', () => {
    expect(bodyOf(issued(order))).toMatch(/<svg viewBox="0 0 32 32" role="img" aria-label="OGulf">/);
  });

  it('of a return names the pieces, their share of the discount and the invoice that it corrects', () => {
    const [desk] = order.lines;
    const discounted = { ...order, discount: 52_795, total: order.total - 52_795 };
    const document = returnCredit(
      invoiceDocument(discounted, sampleShop, '2026-11-15'),
      'INV-000042',
      { ...discounted, lines: order.lines.map((line, index) => ({ ...line, id: String(index) })) },
      { pieces: new Map([['0', 1]]), value: 170_100, deliveryFee: 0 },
    );
    const words = wordsOf(
      issuedInvoice(
        {
          kind: 'credit_note',
          number: 'CN-000007',
          issuedOn: '2026-11-20',
          dueOn: null,
          total: 170_100,
          document,
        },
        order,
      ),
    );
    for (const text of [
      'CN-000007',
      'INV-000042',
      'Returned goods',
      desk?.sku ?? '',
      '1,890.00',
      '-189.00',
      '1,701.00',
    ])
      expect(words).toContain(text);
    expect(words).not.toContain('27UP-850');
    expect(words).not.toContain('IBAN');
  });
});
