import type { ListedMail, MailContents } from './mail-list.ts';

/** A mail in the form in which the API speaks of it. */
export function shownListedMail({ nextAttemptAt, createdAt, sentAt, ...mail }: ListedMail) {
  return {
    ...mail,
    // Only a mail that waits is tried again.
    nextAttemptAt: mail.status === 'pending' ? nextAttemptAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** Mail about the sign-in carries codes that open it: its words are for the mailbox alone, and never answered. */
export function shownMail({ html, text, ...mail }: ListedMail & MailContents) {
  const contents = mail.aboutKind === 'admin' ? null : { html, text };
  return { ...shownListedMail(mail), contents };
}
