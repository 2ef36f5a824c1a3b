import { defineContract } from './contract.ts';
import { mailSchema } from './outbox.contract.ts';
import { idParamsSchema } from './written-entity.contract.ts';

export const outboxIdContract = defineContract({
  method: 'get',
  path: '/api/outbox/{id}',
  group: 'Outbox',
  summary: 'Read a mail',
  description: 'With its contents as they are sent.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: mailSchema,
});

export const resendMailContract = defineContract({
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
  data: mailSchema,
  successStatus: 202,
});
