import { z } from 'zod';
import { defineContract, defineDocument } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { dropBodySchema, emailFilterSchema, resendBodySchema } from '#domain/outbox/email-list.ts';
import { emailDropReasons, emailStatuses, emailSubjectKinds } from '#primitives/email-status.ts';
import { locales } from '#primitives/locale.ts';

const listedMailFields = {
  id: z.string(),
  recipient: z.string(),
  replyTo: z.string().meta({ description: 'Empty: replies go to the sender' }),
  locale: z.enum(locales),
  subject: z.string(),
  aboutKind: z.enum(emailSubjectKinds),
  aboutId: z.string().nullable().meta({ description: 'Of the order, quotation, message or product' }),
  status: z.enum(emailStatuses),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime().nullable().meta({ description: 'null unless it waits' }),
  lastError: z.string().meta({ description: 'Why the last attempt failed, in the words of the mail server' }),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  dropReason: z
    .enum(emailDropReasons)
    .nullable()
    .meta({ description: 'Why it will not be sent; null unless it was dropped' }),
  copyOf: z.string().nullable().meta({ description: 'The email that staff sent again with this one' }),
};

const isDelivering = z.boolean().meta({
  description: 'False without settings of a mail server: email is kept and not sent',
});

export const emailStateContract = defineContract({
  method: 'get',
  path: '/api/outbox/state',
  group: 'Outbox',
  summary: 'Whether email is being sent',
  description:
    'For the notices of every screen: what waits, what failed, and whether a mail server is set up.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z
    .object({
      isDelivering,
      waiting: z.int().meta({ description: 'Emails that wait for their next attempt or for a mail server' }),
      failed: z.int().meta({ description: 'Emails that were given up' }),
      isLate: z.boolean().meta({ description: 'Whether an email waits for longer than sending takes' }),
    })
    .meta({ id: 'EmailState' }),
});

export const outboxContract = defineContract({
  method: 'get',
  path: '/api/outbox',
  group: 'Outbox',
  summary: 'List emails',
  description: 'The newest first, 50 to a page, with how many there are of each status.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: emailFilterSchema,
  data: z.array(z.object(listedMailFields).meta({ id: 'ListedEmail' })),
  meta: z.object({
    total: z.int().meta({ description: 'Emails that fit the filter' }),
    page: z.int(),
    pageSize: z.int(),
    byStatus: z.partialRecord(z.enum(emailStatuses), z.int()),
    isDelivering,
  }),
});

const outboxEmailSchema = z
  .object({
    ...listedMailFields,
    text: z.string().nullable().meta({
      description: 'As it is sent; null for email about the sign-in, which is for its mailbox alone',
    }),
    isDelivering,
  })
  .meta({ id: 'Email' });

export const outboxIdContract = defineContract({
  method: 'get',
  path: '/api/outbox/{id}',
  group: 'Outbox',
  summary: 'Read an email',
  description: 'With its plain text as it is sent; its page is a document of its own.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: outboxEmailSchema,
});

export const emailPageContract = defineDocument({
  method: 'get',
  path: '/api/outbox/{id}/page',
  group: 'Outbox',
  summary: 'The page that an email is',
  description:
    'As its reader sees it, for a frame of the staff area: nothing in it can run, load or lead away.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  contentType: 'text/html; charset=utf-8',
});

export const resendEmailContract = defineContract({
  method: 'post',
  path: '/api/outbox/{id}/resend',
  group: 'Outbox',
  summary: 'Send an email again',
  description:
    'Email that failed, waits for its next attempt or was dropped is sent as it is. Email that was sent, or that shall go ' +
    'to another address, is sent as a copy, once for a key; the answer is the copy. Anything else, and so a repeat of ' +
    'the call, changes nothing. The answer says how the email stands now.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  body: resendBodySchema.default({}),
  data: outboxEmailSchema,
  successStatus: 202,
});

export const dropEmailsContract = defineContract({
  method: 'post',
  path: '/api/outbox/drop',
  group: 'Outbox',
  summary: 'Drop emails',
  description:
    'Email that waits or has failed will not be sent, unless staff send it after all. What was sent meanwhile stays.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  body: dropBodySchema,
  data: z.object({ dropped: z.int() }),
});
