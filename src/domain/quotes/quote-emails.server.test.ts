import { expect, it } from 'vitest';
import { newQuoteStaffEmail, quoteRequestedEmail, quoteVersionEmail } from '#mail/templates/quote-emails.ts';
import { sampleSender, sampleShop } from '../../../tests/support/sample-orders.ts';
import { sampleQuote, sampleVersion } from '../../../tests/support/sample-quotes.ts';
import { quotePath } from './quote.ts';

const version = sampleVersion(3, { discount: 5_000, message: 'With our best regards' });

it.each(['en', 'ar'] as const)('emails to the buyer lead to the page of the quotation (%s)', (locale) => {
  const quote = sampleQuote(version, { locale });
  const address = `${sampleShop.publicUrl}${locale === 'ar' ? '/ar' : ''}${quotePath(quote)}`;
  for (const email of [
    quoteRequestedEmail(quote, version, sampleShop),
    quoteVersionEmail(quote, version, sampleShop),
  ]) {
    expect(email.text).toContain(address);
    expect(email.html).toContain(address.replaceAll('&', '&amp;'));
    expect(email.html).toMatch(locale === 'ar' ? /<html lang="ar" dir="rtl">/ : /<html lang="en" dir="ltr">/);
    for (const { sku } of version.lines) expect(email.text).toContain(sku);
  }
});

it('emails to staff never hold the key of the page', () => {
  const quote = sampleQuote(version);
  const { html, text, replyTo } = newQuoteStaffEmail(quote, version, sampleSender);
  expect(html + text).not.toContain(quote.trackingKey);
  expect(replyTo).toBe(quote.contact.email);
});
