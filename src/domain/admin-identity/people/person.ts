import { z } from 'zod';
import { type Locale, locales } from '#primitives/locale.ts';
import { emailSchema, requiredLine } from '#primitives/text/text-schemas.ts';
import { newPasswordSchema } from '../password-change.ts';

/** The longest name of a person in the change history. */
const longestName = 80;

const nameSchema = requiredLine(longestName).meta({
  description: 'In the change history; no two people have the same',
  example: 'Noora Al Ansari',
});
/** Compared with what is typed at the sign-in, so in lower case. */
const staffEmailSchema = emailSchema
  .transform((email) => email.toLowerCase())
  .meta({ example: 'noora@example.qa' });

export const invitationSchema = z.strictObject({
  name: nameSchema,
  email: staffEmailSchema,
  sendEmail: z.boolean().meta({ description: 'False: staff hand the link over themselves' }),
  locale: z
    .enum(locales)
    .optional()
    .meta({ description: 'The language of the email and then of the person; absent: that of the caller' }),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const acceptanceSchema = z.strictObject({
  token: z.string().min(1).max(100),
  password: newPasswordSchema,
});

export const ownAccountSchema = z.strictObject({
  name: nameSchema,
  email: z
    .union([z.literal(''), staffEmailSchema])
    .meta({ description: 'May be empty for the first account only, which signs in with its user name' }),
  version: z.int().min(1),
});
export type OwnAccountChange = z.infer<typeof ownAccountSchema>;

/** A person as the change history stores them. */
export interface PersonState {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | null;
  readonly isActive: boolean;
}
