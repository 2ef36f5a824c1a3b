/**
 * 'pending': due, or stored while no SMTP server is configured; 'failed': not retried until staff resend it;
 * 'dropped': it will not be sent, unless staff send it after all.
 */
export const emailStatuses = ['pending', 'sending', 'sent', 'failed', 'dropped'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** Why an email was dropped: by staff, because a newer one says what is true now, or because it waited too long. */
export const emailDropReasons = ['staff', 'replaced', 'expired'] as const;
export type EmailDropReason = (typeof emailDropReasons)[number];

/**
 * After so many days an email that could not be sent expires. The retries of a mail server that is away end after two days, so
 * what waits for a week waits for a mail server to be set up, and its news is old.
 */
export const emailExpiryDays = 7;

/** Kind of entity that an email is about. */
export const emailSubjectKinds = ['order', 'quote', 'message', 'product', 'admin'] as const;
export type EmailSubjectKind = (typeof emailSubjectKinds)[number];
