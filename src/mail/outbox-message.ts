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

/** What staff answered, with what was asked below it. */
export function messageReplyMail(
  message: MessageInMail,
  reply: { readonly id: string; readonly text: string },
  shop: ShopInMail,
): NewMail {
  const { id, locale, name, email, reference, subject, text } = message;
  const { answer, yours } = mailMessages(locale).message;
  const contents = {
    subject: answer.subject(subject, reference),
    title: answer.title,
    parts: [
      ...reply.text.split(/\n{2,}/).map((part) => paragraph(part.split('\n').map(inOwnDirection).join('\n'))),
      quotation(yours, text),
    ],
  };
  const mail = mailToPerson(
    { id, locale, kind: 'message', event: `reply-${reply.id}`, contact: { name, email } },
    shop,
    contents,
  );
  return { ...mail, onceKey: messageReplyKey(id, reply.id) };
}

/** By which the mail of a reply is found again. */
export function messageReplyKey(messageId: string, replyId: string): string {
  return `message/${messageId}/reply-${replyId}/buyer`;
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
