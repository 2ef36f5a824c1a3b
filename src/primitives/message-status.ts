/** Status of a visitor's message: 'new' until staff have read it. */
export const messageStatuses = ['new', 'read', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Channel of a reply. The shop sends emails itself; staff open a chat. */
export const replyChannels = ['email', 'whatsapp'] as const;
export type ReplyChannel = (typeof replyChannels)[number];
