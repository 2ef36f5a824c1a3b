import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { deletedSchema, idParamsSchema } from '#api/http/written-entity.contract.ts';
import { passwordChangeSchema } from '#domain/admin-identity/password-change.ts';
import { locales } from '#primitives/locale.ts';

export const sessionSchema = z
  .object({
    username: z.string().meta({ description: 'The one role: always `admin`' }),
    name: z.string().meta({ description: "The person's name" }),
    signedInAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    openedBy: z.enum(['password', 'code']),
  })
  .meta({ id: 'StaffSession' });

export const sessionContract = defineContract({
  method: 'get',
  path: '/api/session',
  group: 'Staff',
  summary: 'The own session',
  description:
    'Who is signed in, since when and until when. Asked for on entering the staff area and every 5 minutes.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: sessionSchema.extend({
    locale: z.enum(locales).meta({ description: 'For a browser in which no language was chosen yet' }),
  }),
});

const listedSessionSchema = z
  .object({
    id: z.string(),
    userAgent: z.string(),
    address: z.string(),
    openedBy: z.enum(['password', 'code']),
    signedInAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    isCurrent: z.boolean().meta({ description: "The caller's session" }),
  })
  .meta({ id: 'ListedSession' });

export const sessionsContract = defineContract({
  method: 'get',
  path: '/api/sessions',
  group: 'Staff',
  summary: 'The own open sessions',
  description: 'Where the caller is signed in, the one that was seen last first.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.array(listedSessionSchema),
});

export const endSessionContract = defineContract({
  method: 'delete',
  path: '/api/sessions/{id}',
  group: 'Staff',
  summary: 'End one of the own sessions',
  description: 'Its next request is refused.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: deletedSchema,
});

export const endOtherSessionsContract = defineContract({
  method: 'post',
  path: '/api/sessions/end-others',
  group: 'Staff',
  summary: 'End all other sessions',
  description: "Ends all sessions but the caller's.",
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.object({ ended: z.boolean() }),
});

export const passwordContract = defineContract({
  method: 'post',
  path: '/api/password',
  group: 'Staff',
  summary: 'Change the password',
  description: 'Ends all other sessions. At least 12 characters.',
  access: 'staff',
  errors: ['too_many_requests', 'database_unavailable'],
  body: passwordChangeSchema,
  data: z.object({ changed: z.boolean() }),
});
