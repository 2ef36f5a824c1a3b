import { expect, it } from 'vitest';
import { sampleSender } from '../../../tests/support/sample-orders.ts';
import { newMessageStaffEmail } from './message-emails.ts';

it('shows the subject of a message in its own order, whatever the language of staff is', () => {
  const message = {
    id: 'm1',
    reference: 'MS-7K4M',
    locale: 'ar',
    name: 'نورة المري',
    phone: '',
    email: 'noora@example.qa',
    subject: 'سؤال عن محول PoE+ (24 منفذًا)',
    text: 'هل يتوفر؟',
  } as const;
  const { html, subject } = newMessageStaffEmail(message, { ...sampleSender, staffLocale: 'ar' });
  expect(html).toMatch(/<h1[^>]*><bdi>سؤال عن محول <bdi dir="ltr"[^>]*>PoE\+<\/bdi> \(24/);
  expect(html).toContain(`<title>${message.subject}</title>`);
  expect(subject).toContain(message.subject);
});
