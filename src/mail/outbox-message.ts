import { staffMailsEn } from '#i18n/messages/staff-mails.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { readablePhone } from '#primitives/phone-number.ts';
import { mailMessages } from './mail-layout.ts';
import {
  button,
  type Fact,
  facts,
  inOwnDirection,
  leftToRight,
  mailContents,
  paragraph,
  quotation,
} from './mail-parts.ts';
import { mailAddress, mailToPerson, telephoneAddress } from './order-mail-parts.ts';
import type { ShopInMail } from './outbox-order.ts';
import type { NewMail } from './outbox-queries.ts';

/** What mails say of a message that somebody wrote to the shop. */
export interface MessageInMail {
  readonly id: string;
  readonly reference: string;
  readonly locale: Locale;
  readonly name: string;
  /** Empty when it was not given; so may be the email. */
  readonly phone: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

/** To whoever wrote: that it came, and what it said. */
export function messageReceivedMail(message: MessageInMail, shop: ShopInMail): NewMail {
  const { locale, name, email, reference, text } = message;
  const texts = mailMessages(locale).message;
  return mailToPerson({ ...message, kind: 'message', event: 'received', contact: { name, email } }, shop, {
    subject: texts.subject(reference),
    title: texts.title,
    parts: [paragraph(texts.lead(leftToRight(reference))), quotation(texts.yours, text)],
  });
}

/** To staff, who work in English; a reply goes straight to whoever wrote, if there is an address. */
export function newMessageStaffMail(message: MessageInMail, shop: ShopInMail, staffEmail: string): NewMail {
  const locale = 'en';
  const { id, reference, name, phone, email, subject, text } = message;
  const { newMessage, ...texts } = staffMailsEn;
  const sender: Fact[] = [
    { label: texts.name, value: inOwnDirection(name) },
    ...(phone
      ? [{ label: texts.phone, value: leftToRight(readablePhone(phone)), link: telephoneAddress(phone) }]
      : []),
    ...(email ? [{ label: texts.email, value: email, link: mailAddress(email) }] : []),
    { label: texts.language, value: texts.languages[message.locale] },
  ];
  return {
    onceKey: `message/${id}/received/staff`,
    recipient: staffEmail,
    ...(email && { replyTo: email }),
    locale,
    subject: newMessage.subject(reference, subject),
    ...mailContents(locale, {
      brand: shop.name[locale],
      title: newMessage.title(subject),
      parts: [
        quotation(newMessage.message, text),
        facts(locale, newMessage.sender, sender),
        button(texts.open, `${shop.publicUrl}/admin`),
        ...(email ? [paragraph(newMessage.reply, 'soft')] : []),
      ],
    }),
    aboutKind: 'message',
    aboutId: id,
  };
}
