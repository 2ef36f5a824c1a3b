import { staffEmailMessages } from '#i18n/messages/mail/staff-email-messages.ts';
import type { Locale } from '#primitives/locale.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { emailMessages } from './email-layout.ts';
import {
  button,
  emailContents,
  type Fact,
  facts,
  inOwnDirection,
  leftToRight,
  paragraph,
  quotation,
} from './email-parts.ts';
import type { EmailSender, ShopInEmail } from './order-email-data.ts';
import { emailToPerson, mailAddress, telephoneAddress } from './order-email-parts.ts';

/** The data of emails about a contact message. */
export interface MessageInEmail {
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

/** Within how many working days the shop answers. */
export interface Promised {
  readonly replyDays: number;
}

/** Confirms a message to its sender, without its text: the address is not verified. */
export function messageReceivedEmail(message: MessageInEmail, shop: ShopInEmail & Promised): NewEmail {
  const { locale, name, email, reference } = message;
  const texts = emailMessages(locale).message;
  return emailToPerson({ ...message, kind: 'message', event: 'received', contact: { name, email } }, shop, {
    subject: texts.subject(reference),
    title: texts.title,
    parts: [paragraph(texts.lead(leftToRight(reference), shop.replyDays))],
  });
}

/** What staff answered, with what was asked below it. */
export function messageReplyEmail(
  message: MessageInEmail,
  reply: { readonly id: string; readonly text: string },
  shop: ShopInEmail,
): NewEmail {
  const { id, locale, name, email, reference, subject, text } = message;
  const { answer, yours } = emailMessages(locale).message;
  const contents = {
    subject: answer.subject(subject, reference),
    title: answer.title,
    parts: [
      ...reply.text.split(/\n{2,}/).map((part) => paragraph(part.split('\n').map(inOwnDirection).join('\n'))),
      quotation(yours, text),
    ],
  };
  const written = emailToPerson(
    { id, locale, kind: 'message', event: `reply-${reply.id}`, contact: { name, email } },
    shop,
    contents,
  );
  return { ...written, onceKey: messageReplyKey(id, reply.id) };
}

/** By which the email of a reply is found again. */
export function messageReplyKey(messageId: string, replyId: string): string {
  return `message/${messageId}/reply-${replyId}/buyer`;
}

/** To staff; a reply goes to the sender of the message, if there is an address. */
export function newMessageStaffEmail(message: MessageInEmail, shop: EmailSender): NewEmail {
  const { staffEmail, staffLocale: locale } = shop;
  const { id, reference, name, phone, email, subject, text } = message;
  const { newMessage, ...texts } = staffEmailMessages(locale);
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
    ...emailContents(locale, {
      brand: shop.name[locale],
      title: newMessage.title(inOwnDirection(subject)),
      parts: [
        quotation(newMessage.message, text),
        facts(locale, newMessage.sender, sender),
        button(texts.open, `${shop.publicUrl}/admin/messages/${id}`),
        ...(email ? [paragraph(newMessage.reply, 'soft')] : []),
      ],
    }),
    aboutKind: 'message',
    aboutId: id,
  };
}
