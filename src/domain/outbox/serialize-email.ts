import type { EmailContents, ListedEmail } from './email-list.ts';

/** A mail in the form in which the API speaks of it. */
export function serializeListedEmail({ nextAttemptAt, createdAt, sentAt, ...mail }: ListedEmail) {
  return {
    ...mail,
    // Only a mail that waits is tried again.
    nextAttemptAt: mail.status === 'pending' ? nextAttemptAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** The mail with its words; its page is a document of its own. */
export function serializeEmail({ html: _html, ...mail }: ListedEmail & EmailContents) {
  return { ...serializeListedEmail(mail), text: isForMailboxAlone(mail) ? null : mail.text };
}

/** Mail about the sign-in may carry what opens it: its contents are never answered. */
export function isForMailboxAlone({ aboutKind }: ListedEmail): boolean {
  return aboutKind === 'admin';
}
