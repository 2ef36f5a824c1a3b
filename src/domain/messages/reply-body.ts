import { z } from 'zod';
import { replyChannels } from '#primitives/message-status.ts';
import { versionSchema } from '#primitives/version.ts';

const longestReply = 5000;

/** Request body of a reply. A WhatsApp reply is only recorded; staff open the chat themselves. */
export const replyBodySchema = z.strictObject({
  version: versionSchema,
  channel: z.enum(replyChannels),
  text: z.string().trim().min(1).max(longestReply),
});

export type ReplyBody = z.infer<typeof replyBodySchema>;
