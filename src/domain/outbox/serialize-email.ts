import type { EmailContents, ListedEmail } from './email-list.ts';

/** Serializes an email of the outbox for the API. */
export function serializeListedEmail({ nextAttemptAt, createdAt, sentAt, ...email }: ListedEmail) {
  return {
    ...email,
    // Only pending emails have a next attempt.
    nextAttemptAt: email.status === 'pending' ? nextAttemptAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** Serializes an email with its text. The HTML is served as a document of its own. */
export function serializeEmail({ html: _html, ...email }: ListedEmail & EmailContents) {
  return { ...serializeListedEmail(email), text: hasSecretContents(email) ? null : email.text };
}

/** Whether the contents must not be shown: emails about the sign-in may contain a one-time code. */
export function hasSecretContents({ aboutKind }: ListedEmail): boolean {
  return aboutKind === 'admin';
}

/** Serializes an email for the audit log: without the address, because the history has no personal data. */
export function recordedEmail({ id, subject, status }: Pick<ListedEmail, 'id' | 'subject' | 'status'>) {
  return { id, subject, status };
}
