import { z } from 'zod';
import type { Locale } from '#primitives/locale.ts';
import { type MessageStatus, messageStatuses } from '#primitives/message-status.ts';

export const messagesOnPage = 50;

/** What staff narrow the list by. */
export const messageFilterSchema = z.strictObject({
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: 'Words in reference, name, phone, email, subject and text' }),
  status: z.enum(messageStatuses).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export type MessageFilter = z.infer<typeof messageFilterSchema>;

/** A message as shown in the list. */
export interface ListedMessage {
  readonly id: string;
  readonly reference: string;
  readonly status: MessageStatus;
  readonly locale: Locale;
  readonly name: string;
  readonly subject: string;
  /** The first characters of the text. */
  readonly excerpt: string;
  readonly sentAt: Date;
}
