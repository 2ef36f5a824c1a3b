import { z } from 'zod';
import { type EmailStatus, type EmailSubjectKind, emailStatuses } from '#primitives/email-status.ts';
import type { Locale } from '#primitives/locale.ts';

export const emailsPerPage = 50;

/** What staff narrow the list by. */
export const emailFilterSchema = z.strictObject({
  search: z.string().trim().max(100).optional().meta({ description: 'In recipient and subject' }),
  status: z.enum(emailStatuses).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export type EmailFilter = z.infer<typeof emailFilterSchema>;

/** An email as shown in the list. */
export interface ListedEmail {
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly aboutKind: EmailSubjectKind;
  readonly aboutId: string | null;
  readonly status: EmailStatus;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly lastError: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

export interface EmailContents {
  readonly html: string;
  readonly text: string;
}

/** Whether staff can resend an email: failed, or waiting for its next attempt; never a sign-in email, which expires. */
export function canResend({
  status,
  aboutKind,
  attempts,
}: Pick<ListedEmail, 'status' | 'aboutKind' | 'attempts'>): boolean {
  if (aboutKind === 'admin') return false;
  return status === 'failed' || (status === 'pending' && attempts > 0);
}
