import { expect, it } from 'vitest';
import { sampleShop } from '../../../tests/support/sample-orders.ts';
import { sampleQuote, sampleVersion } from '../../../tests/support/sample-quotes.ts';
import { emailMessages } from './email-layout.ts';
import { quoteRequestedEmail } from './quote-emails.ts';

it.each([
  ['en', 'Quantity: 3 · Price on request'],
  ['ar', 'الكمية: 3 · السعر عند الطلب'],
] as const)(
  'says how many of a line that has no price yet, and offers no way to accept it (%s)',
  (locale, told) => {
    const priced = sampleVersion(1);
    const [line] = priced.lines;
    if (!line) throw new Error('the sample has a line');
    const unpriced = { ...line, sku: '', quantity: 3, listPrice: null, unitPrice: null, lineTotal: null };
    const version = { ...priced, lines: [line, unpriced] };
    const { text, html } = quoteRequestedEmail(sampleQuote(version, { locale }), version, sampleShop);
    const plain = text.replaceAll(/[\u2066-\u2069]/g, '');
    expect(plain).toContain(`\n${told}\n`);
    expect(plain).toMatch(/1 × .+ = /);
    expect(html).not.toMatch(/×<\/span>/);
    const { accept } = emailMessages(locale).quote;
    expect(text).not.toContain(accept);
    expect(quoteRequestedEmail(sampleQuote(priced, { locale }), priced, sampleShop).text).toContain(accept);
  },
);

it.each([
  [38, 'en', 'Delivery: Free'],
  [38, 'ar', 'التوصيل: مجانًا'],
  [null, 'en', 'Delivery: By zone'],
  [null, 'ar', 'التوصيل: حسب المنطقة'],
] as const)('promises free delivery for a zone only (%s, %s)', (zone, locale, told) => {
  const version = { ...sampleVersion(1), deliveryFee: 0 };
  const { text } = quoteRequestedEmail(sampleQuote(version, { locale, zone }), version, sampleShop);
  expect(text.replaceAll(/[\u2066-\u2069]/g, '')).toContain(`\n${told}\n`);
});
