import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { messageFilterSchema } from '#domain/messages/message-list.ts';
import { messageSteps } from '#domain/messages/message-states.ts';
import { replyBodySchema } from '#domain/messages/reply-body.ts';
import { emailStatuses } from '#primitives/email-status.ts';
import { locales } from '#primitives/locale.ts';
import { messageStatuses, replyChannels } from '#primitives/message-status.ts';
import { versionSchema } from '#primitives/version.ts';

const listedMessageSchema = z
  .object({
    id: z.string(),
    reference: z.string().meta({ example: 'MS-7K4M-2QXD' }),
    status: z.enum(messageStatuses),
    locale: z.enum(locales).meta({ description: 'In which it was written, and is answered' }),
    name: z.string(),
    subject: z.string(),
    excerpt: z.string().meta({ description: 'How the text begins' }),
    sentAt: z.iso.datetime(),
  })
  .meta({ id: 'ListedMessage' });

export const messagesContract = defineContract({
  method: 'get',
  path: '/api/messages',
  group: 'Messages',
  summary: 'List messages',
  description: 'The newest first, 50 to a page, with how many of each status fit the rest of the filter.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: messageFilterSchema,
  data: z.array(listedMessageSchema),
  meta: z.object({
    total: z.int().meta({ description: 'Messages that fit the filter' }),
    page: z.int(),
    pageSize: z.int(),
    byStatus: z.partialRecord(z.enum(messageStatuses), z.int()),
  }),
});

const messageSchema = z
  .object({
    id: z.string(),
    reference: z.string().meta({ example: 'MS-7K4M-2QXD' }),
    locale: z.enum(locales).meta({ description: 'In which it was written, and is answered' }),
    status: z.enum(messageStatuses),
    possibleSteps: z.array(z.enum(messageSteps)).meta({ description: 'What can be done with it now' }),
    name: z.string(),
    phone: z.string().meta({ description: 'May be empty when there is an email' }),
    email: z.string().meta({ description: 'May be empty when there is a phone' }),
    subject: z.string(),
    text: z.string(),
    sentAt: z.iso.datetime(),
    replies: z
      .array(
        z.object({
          channel: z.enum(replyChannels),
          text: z.string(),
          actor: z.string().meta({ description: 'Who of staff answered' }),
          at: z.iso.datetime(),
          emailStatus: z
            .enum(emailStatuses)
            .nullable()
            .meta({ description: 'Delivery status of its email; null when there is none' }),
        }),
      )
      .meta({ description: 'The oldest first' }),
    version: z.int(),
  })
  .meta({ id: 'Message' });

export const messagesIdContract = defineContract({
  method: 'get',
  path: '/api/messages/{id}',
  group: 'Messages',
  summary: 'One message',
  description: 'With every answer. Reading it does not mark it as read.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: messageSchema,
});

export const messagesIdStatusContract = defineContract({
  method: 'post',
  path: '/api/messages/{id}/status',
  group: 'Messages',
  summary: 'Mark a message as read or not, close it or open it again',
  description: 'It names the version it was based on, and is refused when the message was changed meanwhile.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'status_not_possible', 'database_unavailable'],
  params: idParamsSchema,
  body: z.strictObject({ version: versionSchema, step: z.enum(messageSteps) }),
  data: messageSchema,
});

export const messagesIdRepliesContract = defineContract({
  method: 'post',
  path: '/api/messages/{id}/replies',
  group: 'Messages',
  summary: 'Answer a message',
  description:
    'By email it is sent, in the frame of the language in which the message was written; by WhatsApp it is only kept, ' +
    'because staff open the chat themselves. A second click is refused as stale.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: replyBodySchema,
  data: messageSchema,
  successStatus: 201,
});
