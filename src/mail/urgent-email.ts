import type { Environment } from '#config/environment.ts';
import { type OutgoingEmail, openSmtpSender } from './smtp-sender.ts';

type UrgentEmail = Omit<OutgoingEmail, 'id' | 'replyTo' | 'createdAt'>;

const tenSeconds = 10_000;

/**
 * Sends at once or not at all, past the outbox: a one-time code is of no use later, and must not lie readable in a
 * table. The user waits for it, so it has ten seconds.
 */
export function openUrgentEmail(
  { smtpUrl, mailFrom }: Pick<Environment, 'smtpUrl' | 'mailFrom'>,
  now: () => Date,
): { send(email: UrgentEmail): Promise<void>; close(): void } {
  if (!smtpUrl) {
    return { send: () => Promise.reject(new Error('SMTP_URL is not set')), close() {} };
  }
  const sender = openSmtpSender({ smtpUrl, mailFrom, connections: 1, deadline: tenSeconds });
  return {
    send: (email) => sender.send({ ...email, id: 0, replyTo: '', createdAt: now() }),
    close: () => sender.close(),
  };
}
