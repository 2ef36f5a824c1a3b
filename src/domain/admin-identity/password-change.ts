import { z } from 'zod';

/** Minimum length instead of composition rules, as NIST SP 800-63B recommends. */
export const newPasswordSchema = z.string().min(12).max(200);

export const passwordChangeSchema = z.strictObject({
  currentPassword: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'May be left out by a session that was opened with a one-time code' }),
  newPassword: newPasswordSchema,
});

export type PasswordChange = z.infer<typeof passwordChangeSchema>;
