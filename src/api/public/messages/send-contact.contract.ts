import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { messageBodySchema } from '#domain/messages/message-body.ts';

export const sendContactContract = defineContract({
  method: 'post',
  path: '/api/send-contact',
  group: 'Messages',
  summary: 'Write to the shop',
  description:
    'Keeps the message and emails it to staff. A phone number or an email address is needed, so that staff can ' +
    'answer. The same key with the same body answers the same reference; with another body it is refused (key_reused).',
  access: 'public',
  errors: ['key_reused', 'looks_automated', 'too_many_requests', 'database_unavailable'],
  body: messageBodySchema,
  data: z.object({ reference: z.string().meta({ example: 'MS-7K4M-2QXD' }) }).meta({ id: 'SentMessage' }),
  successStatus: 201,
});
