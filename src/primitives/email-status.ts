/** 'pending': to be sent, or kept where no mail server is set; 'failed': given up until staff send it again. */
export const emailStatuses = ['pending', 'sending', 'sent', 'failed'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** What a mail is about. */
export const emailSubjectKinds = ['order', 'quote', 'message', 'product', 'admin'] as const;
export type EmailSubjectKind = (typeof emailSubjectKinds)[number];
