import { defineContract, defineDocument } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { outboxEmailSchema } from './outbox.contract.ts';

export const outboxIdContract = defineContract({
  method: 'get',
  path: '/api/outbox/{id}',
  group: 'Outbox',
  summary: 'Read a mail',
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
  summary: 'The page that a mail is',
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
  summary: 'Send a mail again',
  description:
    'For mail that failed, and for mail that waits for its next attempt, which is then made at once. Anything else, ' +
    'and so a repeat of the call, changes nothing. The answer says how the mail stands now.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: outboxEmailSchema,
  successStatus: 202,
});
