import { z } from 'zod';
import { botSignals } from '#primitives/buyer.ts';
import { locales } from '#primitives/locale.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { emailSchema, phoneSchema, requiredLine } from '#primitives/text/text-schemas.ts';

const nothing = z.literal('');

/** Request body of a contact message. Phone or email is required, so that staff can reply. */
export const messageBodySchema = z
  .strictObject({
    key: z.uuid().meta({ description: 'Made once per message: a repeat with it is the same message' }),
    locale: z.enum(locales).meta({ description: 'The language of the page, and of the answer' }),
    name: requiredLine(120),
    phone: z.union([nothing, phoneSchema]),
    email: z.union([nothing, emailSchema]),
    subject: requiredLine(150),
    text: z.string().trim().min(1).max(5000),
    ...botSignals,
  })
  .refine(({ phone, email }) => phone !== '' || email !== '', {
    path: ['email'],
    error: 'reachable_sender' satisfies CheckMessage,
  });

export type MessageBody = z.infer<typeof messageBodySchema>;
