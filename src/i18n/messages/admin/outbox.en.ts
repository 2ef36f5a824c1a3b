import { pluralForm } from '#i18n/plural.ts';
import type { EmailDropReason, EmailStatus, EmailSubjectKind } from '#primitives/email-status.ts';

const waiting = (count: number) =>
  pluralForm('en', count, { one: '1 email is waiting', other: `${count} emails are waiting` });

export const adminOutboxEn = {
  title: 'Email',
  intro: 'Every email of the shop to customers and staff, and whether it was sent.',
  /** Above every screen. */
  banner: {
    off: {
      title: (count: number) =>
        count === 0 ? 'Emails are not being sent' : `Emails are not being sent: ${waiting(count)}`,
      text: 'Customers hear nothing from the shop by email. Call them or use WhatsApp, and ask the person who runs the website to connect it to a mail server.',
    },
    failed: {
      title: (count: number) =>
        pluralForm('en', count, {
          one: '1 email could not be sent',
          other: `${count} emails could not be sent`,
        }),
      text: 'Open it to see why. Correct the address, send it again, or discard it.',
    },
    late: {
      title: (count: number) => `Emails are late: ${waiting(count)}`,
      text: 'The mail server does not answer. The shop keeps trying by itself. If it lasts longer than an hour, tell the person who runs the website.',
    },
    open: 'Open Email',
  },
  /** In dialogs and forms that send an email. */
  notice: {
    off: {
      title: 'This email will not be sent',
      text: 'The shop is not connected to a mail server. What you do is saved; the email is kept under “Email”. Call the customer or use WhatsApp.',
    },
    late: {
      title: 'This email may arrive late',
      text: 'The mail server does not answer at the moment. What you do is saved, and the shop keeps trying to send the email.',
    },
  },
  notDelivering: {
    title: 'Emails are not being sent',
    text: (days: number) =>
      `The shop is not connected to a mail server. Ask the person who runs the website to connect it. From then on the newest email about each order and quotation is sent; what has waited for more than ${days} days is not, because its news is old.`,
  },
  search: 'Search recipient or subject',
  status: 'Status',
  statuses: {
    pending: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Failed',
    dropped: 'Discarded',
  } satisfies Record<EmailStatus, string>,
  kept: 'Not sent',
  dropReason: 'Why it was not sent',
  dropReasons: {
    staff: 'A colleague discarded it.',
    replaced: 'A newer email replaced it.',
    expired: 'It waited too long, and its news is old.',
  } satisfies Record<EmailDropReason, string>,
  counted: (name: string, count: number) => `${name} (${count.toLocaleString('en-QA')})`,
  recipient: 'To',
  subject: 'Subject',
  written: 'Written',
  about: 'About',
  kinds: {
    order: 'Order',
    quote: 'Quotation',
    message: 'Message',
    product: 'Product',
    admin: 'Sign-in',
  } satisfies Record<EmailSubjectKind, string>,
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' },
  empty: 'There are no emails yet.',
  replyTo: 'Replies go to',
  sentAt: 'Sent',
  attempts: 'Attempts',
  nextAttempt: 'Next attempt',
  lastError: 'What the mail server said',
  copyOf: 'Sent again from',
  openOriginal: 'the first email',
  open: 'Open it',
  preview: 'As its reader sees it',
  plain: 'As plain text',
  previewOf: (subject: string) => `The email '${subject}'`,
  hidden:
    'The contents of email about the sign-in are shown nowhere but in its mailbox, because they may open this area.',
  resend: 'Send again',
  resendTitle: 'Send this email again',
  resendTo: 'To this address',
  resendHint: 'Correct it here if it was wrong. The address in the order or quotation stays as it is.',
  sendNow: 'Send now',
  correct: 'Correct the address',
  correctTitle: 'Address of this email',
  resent: 'It is on its way.',
  resentKept: 'It stays here until the shop is connected to a mail server.',
  drop: 'Discard',
  dropTitle: (count: number) =>
    pluralForm('en', count, { one: 'Discard this email?', other: `Discard ${count} emails?` }),
  dropText: 'It will not be sent. You can still read it here, and send it later.',
  dropKeep: 'Keep',
  dropped: (count: number) =>
    pluralForm('en', count, { one: '1 email discarded.', other: `${count} emails discarded.` }),
};

export type AdminOutboxTexts = typeof adminOutboxEn;
