/** Of what visitors write: 'new' until somebody of staff has read it. */
export const messageStatuses = ['new', 'read', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** How an answer went out. The shop sends mails by itself; a chat is opened by whoever answers. */
export const replyChannels = ['email', 'whatsapp'] as const;
export type ReplyChannel = (typeof replyChannels)[number];
