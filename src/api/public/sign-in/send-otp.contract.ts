import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

/** What the specification gives word for word. */
export const codeMessages = {
  sent: 'OTP sent successfully',
  notMailed: 'OTP generated (email service unavailable)',
} as const;

export const sendOtpContract = defineContract({
  method: 'post',
  path: '/api/send-otp',
  group: 'Staff',
  summary: 'Ask for an emergency code',
  description:
    'For the account `admin`, after three failed sign-ins: emails a code of six digits, good for 10 minutes and one ' +
    'use, to the staff address of the settings, else to that of the shop profile. A colleague who names their email ' +
    'gets one there at once; the answer is the same when there is no such colleague. The other fields are accepted as older clients send them, but the ' +
    'server decides on recipient and text. The code is in no answer and in no log.',
  access: 'public',
  errors: ['code_not_offered', 'too_many_requests', 'database_unavailable'],
  body: z
    .strictObject({
      to: z.string().max(320).optional(),
      subject: z.string().max(200).optional(),
      html: z.string().max(20_000).optional(),
      timestamp: z.union([z.string().max(60), z.number()]).optional(),
      username: z
        .string()
        .trim()
        .toLowerCase()
        .max(254)
        .optional()
        .meta({ description: 'The email of a colleague; without it the code is for the account `admin`' }),
    })
    .default({}),
  data: z
    .object({
      message: z.enum([codeMessages.sent, codeMessages.notMailed]),
      challenge: z.string().meta({ description: 'Opaque; comes back together with the code' }),
      expiresAt: z.iso.datetime(),
    })
    .meta({ id: 'SentCode' }),
  timeoutMs: 30_000,
});
