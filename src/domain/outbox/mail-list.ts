import { z } from 'zod';
import type { Locale } from '#primitives/locale.ts';
import { type MailStatus, type MailSubjectKind, mailStatuses } from '#primitives/mail-words.ts';

export const mailsOnPage = 50;

/** What staff narrow the list by. */
export const mailFilterSchema = z.strictObject({
  search: z.string().trim().max(100).optional().meta({ description: 'In recipient and subject' }),
  status: z.enum(mailStatuses).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export type MailFilter = z.infer<typeof mailFilterSchema>;

/** What a list shows of a mail. */
export interface ListedMail {
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly aboutKind: MailSubjectKind;
  readonly aboutId: string | null;
  readonly status: MailStatus;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly lastError: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

export interface MailContents {
  readonly html: string;
  readonly text: string;
}

/** Given up, or waiting for its next attempt; what is about the sign-in is over by the time somebody looks. */
export function canBeSentAgain({
  status,
  aboutKind,
  attempts,
}: Pick<ListedMail, 'status' | 'aboutKind' | 'attempts'>): boolean {
  if (aboutKind === 'admin') return false;
  return status === 'failed' || (status === 'pending' && attempts > 0);
}
