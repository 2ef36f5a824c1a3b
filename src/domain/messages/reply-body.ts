import { z } from 'zod';
import { replyChannels } from '#primitives/message-status.ts';
import { versionSchema } from '#primitives/version.ts';

const longestReply = 5000;

/** What staff answer. A reply by WhatsApp is kept; the chat itself is opened by whoever answers. */
export const replyBodySchema = z.strictObject({
  version: versionSchema,
  channel: z.enum(replyChannels),
  text: z.string().trim().min(1).max(longestReply),
});

export type ReplyBody = z.infer<typeof replyBodySchema>;
