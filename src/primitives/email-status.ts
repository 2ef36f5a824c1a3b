/** 'pending': due, or stored while no SMTP server is configured; 'failed': not retried until staff resend it. */
export const emailStatuses = ['pending', 'sending', 'sent', 'failed'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** Kind of entity that an email is about. */
export const emailSubjectKinds = ['order', 'quote', 'message', 'product', 'admin'] as const;
export type EmailSubjectKind = (typeof emailSubjectKinds)[number];
