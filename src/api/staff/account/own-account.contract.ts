import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { ownAccountSchema } from '#domain/admin-identity/people/person.ts';
import { sixDigitsSchema } from '#domain/admin-identity/second-factor/second-factor-code.ts';
import { locales } from '#primitives/locale.ts';

const localeSchema = z.enum(locales).nullable().meta({
  description: 'Of emails to the person and of the admin in a new browser; null: the shop’s for its staff',
});

const ownAccountDataSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    email: z.string(),
    locale: localeSchema,
    username: z
      .string()
      .nullable()
      .meta({ description: 'Of the first account; colleagues sign in with their email' }),
    secondFactor: z
      .object({ since: z.iso.datetime(), recoveryCodesLeft: z.int() })
      .nullable()
      .meta({ description: 'null: not set up' }),
  })
  .meta({ id: 'OwnAccount' });

export const ownAccountContract = defineContract({
  method: 'get',
  path: '/api/account',
  group: 'Staff',
  summary: 'The own account',
  description: 'Name, email and second factor of the signed-in person.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: ownAccountDataSchema,
});

export const changeOwnAccountContract = defineContract({
  method: 'put',
  path: '/api/account',
  group: 'Staff',
  summary: 'Change the own name and email',
  description: 'Asks for the password first. What is in the change history keeps the name of its time.',
  access: 'staff',
  errors: ['password_needed', 'stale_version', 'database_unavailable'],
  body: ownAccountSchema,
  data: ownAccountDataSchema,
});

export const ownLocaleContract = defineContract({
  method: 'put',
  path: '/api/account/locale',
  group: 'Staff',
  summary: 'Choose the own language',
  description: 'Of emails to the person, and of the admin in a browser in which no language was chosen yet.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: z.strictObject({ locale: localeSchema }),
  data: ownAccountDataSchema,
});

export const confirmPasswordContract = defineContract({
  method: 'post',
  path: '/api/confirm-password',
  group: 'Staff',
  summary: 'Type the password again',
  description: 'For five minutes this session may do what answers `password_needed` otherwise.',
  access: 'staff',
  errors: ['too_many_requests', 'database_unavailable'],
  body: z.strictObject({ password: z.string().min(1).max(200) }),
  data: z.object({ confirmed: z.boolean() }),
});

export const beginSecondFactorContract = defineContract({
  method: 'post',
  path: '/api/account/second-factor',
  group: 'Staff',
  summary: 'Make a key for an authenticator app',
  description:
    'Asks for the password first. The key counts once a code of it was sent; asking again replaces it. RFC 6238, SHA-1, ' +
    'six digits, 30 seconds.',
  access: 'staff',
  errors: ['password_needed', 'status_not_possible', 'database_unavailable'],
  data: z
    .object({
      secret: z.string(),
      uri: z.string().meta({ description: 'For the QR code: otpauth://totp/…' }),
    })
    .meta({ id: 'SecondFactorKey' }),
});

const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()).meta({ description: 'Each works once; shown only now' }) })
  .meta({ id: 'RecoveryCodes' });

export const confirmSecondFactorContract = defineContract({
  method: 'post',
  path: '/api/account/second-factor/confirm',
  group: 'Staff',
  summary: 'Turn the second factor on',
  description: 'With a first code of the app, which shows that it has the key.',
  access: 'staff',
  errors: ['password_needed', 'status_not_possible', 'too_many_requests', 'database_unavailable'],
  body: z.strictObject({ code: sixDigitsSchema }),
  data: recoveryCodesSchema,
});

export const renewRecoveryCodesContract = defineContract({
  method: 'post',
  path: '/api/account/recovery-codes',
  group: 'Staff',
  summary: 'Replace the recovery codes',
  description: 'Asks for the password first. The earlier ones no longer work.',
  access: 'staff',
  errors: ['password_needed', 'status_not_possible', 'database_unavailable'],
  data: recoveryCodesSchema,
});

export const turnOffSecondFactorContract = defineContract({
  method: 'post',
  path: '/api/account/second-factor/off',
  group: 'Staff',
  summary: 'Turn the own second factor off',
  description: 'Asks for the password first.',
  access: 'staff',
  errors: ['password_needed', 'database_unavailable'],
  data: z.object({ isOff: z.boolean() }),
});
