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

/** The mail with its words; its page is a document of its own. */
export function shownMail({ html: _html, ...mail }: ListedMail & MailContents) {
  return { ...shownListedMail(mail), text: isForMailboxAlone(mail) ? null : mail.text };
}

/** Mail about the sign-in may carry what opens it: its contents are never answered. */
export function isForMailboxAlone({ aboutKind }: ListedMail): boolean {
  return aboutKind === 'admin';
}
