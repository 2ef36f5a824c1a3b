import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { messageFilterSchema } from '#domain/messages/message-list.ts';
import { locales } from '#primitives/locale.ts';
import { messageStatuses } from '#primitives/message-status.ts';

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
