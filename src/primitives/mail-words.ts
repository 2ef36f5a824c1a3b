/** 'pending': to be sent, or kept where no mail server is set; 'failed': given up until staff send it again. */
export const mailStatuses = ['pending', 'sending', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** What a mail is about. */
export const mailSubjectKinds = ['order', 'quote', 'message', 'product', 'admin'] as const;
export type MailSubjectKind = (typeof mailSubjectKinds)[number];
