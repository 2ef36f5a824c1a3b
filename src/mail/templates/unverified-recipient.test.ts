import { expect, it } from 'vitest';
import { sampleShop } from '../../../tests/support/sample-orders.ts';
import { sampleQuote, sampleVersion } from '../../../tests/support/sample-quotes.ts';
import { messageReceivedEmail } from './message-emails.ts';
import { quoteRequestedEmail } from './quote-emails.ts';
import { greetingName } from './unverified-recipient.ts';

const typed = 'Win at https://evil.example now';

it.each([
  'Aisha Al-Kuwari',
  'Dr. Amal',
  "Sean O'Neill",
  'محمد بن راشد',
  'عبدالرحمن بن محمد بن عبدالعزيز آل ثاني الكواري',
  'José',
])('greets %s', (name) => {
  expect(greetingName(name)).toBe(name);
});

it.each([
  typed,
  'evil.example',
  'www.evil.example',
  'a@evil.example',
  'Call 55123456',
  'evil . example/x',
  '<b>Amal</b>',
  'one two three four five six seven',
  'x'.repeat(61),
  '',
])('greets nobody by %s', (name) => {
  expect(greetingName(name)).toBe('');
});

it.each(['en', 'ar'] as const)('the acknowledgements have none of the words of the sender (%s)', (locale) => {
  const contact = { name: typed, phone: '+97455123456', email: 'stranger@example.com' };
  const message = { id: 'a', reference: 'MS-7K4M', locale, ...contact, subject: typed, text: typed };
  const priced = sampleVersion(1);
  const [line] = priced.lines;
  if (!line) throw new Error('the sample has a line');
  const described = { ...line, productId: null, sku: '', name: { en: typed, ar: typed } };
  const version = { ...priced, lines: [...priced.lines, described] };
  const company = { name: typed, crNumber: typed };
  const quote = sampleQuote(version, { locale, contact, company, notes: typed, lpoNumber: typed });
  for (const email of [
    messageReceivedEmail(message, sampleShop),
    quoteRequestedEmail(quote, version, sampleShop),
  ]) {
    expect(email.subject + email.html + email.text).not.toMatch(/evil|Win at/);
  }
});
