import type { EmailStatus, EmailSubjectKind } from '#primitives/email-status.ts';

export const adminOutboxEn = {
  title: 'Email',
  intro: 'Every email that the shop writes to customers and to staff, and what became of it.',
  notDelivering: {
    title: 'Email is kept here and not sent',
    text: 'No mail server is set up for this shop (SMTP_URL). Every email stays readable here, and those that wait are sent as soon as one is set up.',
  },
  search: 'Search recipient or subject',
  status: 'State',
  statuses: {
    pending: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Failed',
  } satisfies Record<EmailStatus, string>,
  kept: 'Kept, not sent',
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
  empty: 'No email has been written yet.',
  replyTo: 'Replies go to',
  sentAt: 'Sent',
  attempts: 'Attempts',
  nextAttempt: 'Next attempt',
  lastError: 'What the mail server said',
  open: 'Open it',
  preview: 'As its reader sees it',
  plain: 'As plain text',
  previewOf: (subject: string) => `The email '${subject}'`,
  hidden:
    'The contents of email about the sign-in are shown nowhere but in its mailbox, because they may open this area.',
  resend: 'Send again',
  sendNow: 'Try now',
  resent: 'It is on its way.',
  resentKept: 'It waits here until a mail server is set up.',
};

export type AdminOutboxTexts = typeof adminOutboxEn;
