import { describe, expect, it } from 'vitest';
import { orderLine, sampleOrder, sampleShop } from '../../../tests/support/sample-orders.ts';
import { orderReceivedEmail } from './order-received-email.ts';

const pickup = { fulfilment: { kind: 'pickup' }, districts: [] } as const;
const marks = /[\u2066-\u2069]/g;

describe('the email that an order has come', () => {
  it('goes to the buyer once, and replies go to the shop', () => {
    const order = sampleOrder();
    expect(orderReceivedEmail(order, sampleShop)).toMatchObject({
      onceKey: `order/${order.id}/received/buyer`,
      recipient: 'aisha@example.qa',
      replyTo: sampleShop.email,
      locale: 'en',
      subject: 'We have your order OG-7K4M-2QXD',
      aboutKind: 'order',
      aboutId: order.id,
    });
  });

  it.each(['en', 'ar'] as const)('says the same in both of its forms (%s)', (locale) => {
    const order = sampleOrder({ locale, deliveryFee: 5000, payment: 'bank_transfer' });
    const email = orderReceivedEmail(order, sampleShop);
    const readable = email.html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
    const plain = email.text.replaceAll(marks, '').replaceAll('\u00a0', ' ');
    const facts = [
      ...['1,890.00', '3,780.00', '1,499.50', '5,279.50', '50.00', '5,329.50'],
      ...['SD-160', '27UP-850', '+974 5512 3456', '+974 4400 0000', '343', '12'],
      ...[sampleShop.bank.iban, sampleShop.bank.accountName, 'OG-7K4M-2QXD', sampleShop.address[locale]],
      ...order.lines.map(({ name }) => name[locale]),
    ];
    for (const fact of facts) {
      expect(readable, fact).toContain(fact);
      expect(plain, fact).toContain(fact);
    }
    expect(email.text).not.toMatch(/<\/?\w+/);
  });

  it('leads to the page of the order in its language', () => {
    const query = 'order=OG-7K4M-2QXD&key=b3BlbnMtdGhlLW9yZGVyLXBhZ2U';
    const english = orderReceivedEmail(sampleOrder(), sampleShop);
    expect(english.text).toContain(`\nhttps://shop.example/order-confirmation?${query}\n`);
    expect(english.html).toContain(
      `href="https://shop.example/order-confirmation?${query.replace('&', '&amp;')}"`,
    );
    const arabic = orderReceivedEmail(sampleOrder({ locale: 'ar' }), sampleShop);
    expect(arabic.text).toContain(`\nhttps://shop.example/ar/order-confirmation?${query}\n`);
  });

  it('keeps numbers, codes and phones in their order within Arabic', () => {
    const { html, text } = orderReceivedEmail(sampleOrder({ locale: 'ar' }), sampleShop);
    expect(html).toMatch(/<html lang="ar" dir="rtl">/);
    for (const code of ['OG-7K4M-2QXD', 'SD-160', '27UP-850', '+974 5512 3456', '+974 4400 0000']) {
      expect(html).toContain(`<bdi dir="ltr" style="white-space:nowrap">${code}</bdi>`);
      expect(text).toContain(`\u2066${code}\u2069`);
    }
    expect(html).toMatch(/<bdi>[^<]*3,780\.00[^<]*<\/bdi>/);
    expect(html).not.toMatch(marks);
    expect(html).not.toContain('Sadu');
  });

  it('has nothing that the buyer typed freely, since nobody verified the address', () => {
    const typed = 'Win at https://evil.example now';
    const order = sampleOrder({
      contact: { name: typed, phone: '+97455123456', email: 'aisha@example.qa' },
      company: { name: typed, crNumber: typed },
      lpoNumber: typed,
      fulfilment: {
        kind: 'delivery',
        zone: 69,
        street: typed,
        building: '12A',
        unit: typed,
        landmark: typed,
      },
      notes: typed,
    });
    for (const locale of ['en', 'ar'] as const) {
      const { subject, html, text } = orderReceivedEmail({ ...order, locale }, sampleShop);
      expect(subject + html + text).not.toMatch(/evil|Win at/);
      expect(text.replaceAll(marks, '')).toContain('12A');
    }
  });

  it('shows names as text, never as markup, and lets no mark of theirs reach beyond it', () => {
    const evil = '<img src=x onerror="alert(1)">\u2069\u202e&';
    const order = sampleOrder({ lines: [orderLine({ sku: evil, name: { en: evil, ar: evil } })] });
    for (const locale of ['en', 'ar'] as const) {
      const { html, text } = orderReceivedEmail({ ...order, locale }, sampleShop);
      expect(html).not.toContain('<img');
      expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;/g)?.length).toBe(2);
      expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(text).not.toContain('\u202e');
    }
  });

  it.each([
    ['cash_on_delivery', 'delivery', 'Please have QAR\u00a05,279.50 ready in cash when we deliver.'],
    ['cash_on_delivery', 'pickup', 'You pay QAR\u00a05,279.50 in cash when you collect it.'],
    ['card_on_delivery', 'delivery', 'Our driver brings a card machine.'],
    ['card_on_delivery', 'pickup', 'You pay QAR\u00a05,279.50 by card when you collect it.'],
    ['bank_transfer', 'delivery', 'name OG-7K4M-2QXD as the reference'],
    ['bank_transfer', 'pickup', 'name OG-7K4M-2QXD as the reference'],
  ] as const)('says how to pay: %s, %s', (payment, kind, advice) => {
    const order = sampleOrder({ payment, ...(kind === 'pickup' && pickup) });
    const { text } = orderReceivedEmail(order, sampleShop);
    expect(text).toContain(advice);
    expect(text.includes(sampleShop.bank.iban)).toBe(payment === 'bank_transfer');
  });

  it('promises bank details while the shop has none', () => {
    const order = sampleOrder({ payment: 'bank_transfer' });
    const { text } = orderReceivedEmail(order, { ...sampleShop, bank: null });
    expect(text).toContain('We will email you our bank details.');
    expect(text).not.toContain('IBAN');
  });

  it('tells who collects where, when, and how long it is open', () => {
    const { text, html } = orderReceivedEmail(sampleOrder(pickup), sampleShop);
    expect(text).toContain('Pickup from the showroom\nDay: Tuesday 17 November\nHours: 08:00 – 18:00\n');
    expect(html).toContain(`href="${sampleShop.mapUrl.replaceAll('&', '&amp;')}"`);
    expect(text).not.toContain('Zone 69');
    expect(text).not.toContain('Delivery:');
  });

  it('leaves out what was not given', () => {
    const { text, html } = orderReceivedEmail(sampleOrder(), sampleShop);
    for (const label of ['Unit', 'Landmark', 'Company', 'Your notes']) expect(text).not.toContain(label);
    expect(html).not.toContain('undefined');
    expect(text).toContain('Delivery: Free');
  });
});
