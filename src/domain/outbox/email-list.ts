import { z } from 'zod';
import {
  type EmailDropReason,
  type EmailStatus,
  type EmailSubjectKind,
  emailStatuses,
} from '#primitives/email-status.ts';
import type { Locale } from '#primitives/locale.ts';
import { emailSchema } from '#primitives/text/text-schemas.ts';

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
  readonly dropReason: EmailDropReason | null;
  /** The email that staff sent again with this one. */
  readonly copyOf: string | null;
}

export interface EmailContents {
  readonly html: string;
  readonly text: string;
}

type EmailState = Pick<ListedEmail, 'status' | 'aboutKind' | 'attempts'>;

/**
 * Whether an email can be made due again as it is: failed, dropped, or waiting for its next attempt; never a sign-in email,
 * which expires. Another address, or an email that was sent, needs a copy.
 */
export function canRetry({ status, aboutKind, attempts }: EmailState): boolean {
  if (aboutKind === 'admin') return false;
  return status === 'failed' || status === 'dropped' || (status === 'pending' && attempts > 0);
}

/** Whether staff can send an email again or to another address: any but one that is being sent or is about the sign-in. */
export function canResend({ status, aboutKind }: Pick<EmailState, 'status' | 'aboutKind'>): boolean {
  return aboutKind !== 'admin' && status !== 'sending';
}

/** Whether staff can drop an email: it waits or has failed. */
export function canDrop({ status }: Pick<EmailState, 'status'>): boolean {
  return status === 'pending' || status === 'failed';
}

/** What staff say when they send an email again. */
export const resendBodySchema = z.strictObject({
  key: z
    .uuid()
    .optional()
    .meta({ description: 'Made once per form: a repeat with it sends no other copy. Needed for a copy.' }),
  recipient: emailSchema.optional().meta({ description: 'The corrected address; left out: as it was' }),
});

export type ResendBody = z.infer<typeof resendBodySchema>;

const mostDropped = 100;

export const dropBodySchema = z.strictObject({
  ids: z.array(z.string().max(15)).min(1).max(mostDropped).readonly(),
});
