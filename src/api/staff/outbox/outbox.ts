import type { ApiServices } from '#api/api-services.ts';
import { changeOrigin } from '#api/http/change-origin.ts';
import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { dropEmails } from '#domain/outbox/drop-emails.server.ts';
import { emailsPerPage } from '#domain/outbox/email-list.ts';
import { getEmailBacklog } from '#domain/outbox/get-email-backlog.server.ts';
import { listEmails } from '#domain/outbox/list-emails.server.ts';
import { requireEmail } from '#domain/outbox/outbox-queries.server.ts';
import { resendEmail } from '#domain/outbox/resend-email.server.ts';
import { hasSecretContents, serializeEmail, serializeListedEmail } from '#domain/outbox/serialize-email.ts';
import { ShopError } from '#primitives/shop-error.ts';
import {
  dropEmailsContract,
  emailPageContract,
  emailStateContract,
  outboxContract,
  outboxIdContract,
  resendEmailContract,
} from './outbox.contract.ts';

export const outbox = endpoint(outboxContract, async ({ query }, { services }) => {
  const { emails, total, byStatus } = await listEmails(services.db, query);
  const isDelivering = services.environment.smtpUrl !== undefined;
  return {
    data: emails.map(serializeListedEmail),
    meta: { total, page: query.page, pageSize: emailsPerPage, byStatus, isDelivering },
  };
});

/** Sending takes seconds; what is due for longer has met an obstacle. */
const lateAfterSeconds = 15 * 60;

export const emailState = endpoint(emailStateContract, async (_input, { services }) => {
  const { waiting, failed, overdueSeconds } = await getEmailBacklog(services.db, services.now());
  return {
    data: { ...delivering(services), waiting, failed, isLate: overdueSeconds > lateAfterSeconds },
  };
});

export const outboxId = endpoint(outboxIdContract, async ({ params }, { services }) => ({
  data: { ...serializeEmail(await requireEmail(services.db, params.id)), ...delivering(services) },
}));

/**
 * A document instead of a text in the frame: that would be under the rules of the page around it, which allow no
 * styles within elements, and emails have no others. What buyers typed is in it, so it may do nothing else.
 */
const mailPagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  // Newer than X-Frame-Options, and asked instead of it.
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

export const outboxIdPage = documentEndpoint(emailPageContract, async ({ services }, { id }) => {
  const email = await requireEmail(services.db, id);
  if (hasSecretContents(email)) throw new ShopError('not_found');
  return { content: email.html, headers: { 'Content-Security-Policy': mailPagePolicy } };
});

export const outboxIdResend = endpoint(resendEmailContract, async ({ params, body }, call) => {
  const { services } = call;
  const email = await resendEmail(services.db, params.id, body, changeOrigin(call));
  services.wakeEmailDelivery();
  return { data: { ...serializeEmail(email), ...delivering(services) } };
});

export const outboxDrop = endpoint(dropEmailsContract, async ({ body }, call) => ({
  data: { dropped: await dropEmails(call.services.db, body.ids, changeOrigin(call)) },
}));

function delivering({ environment }: ApiServices) {
  return { isDelivering: environment.smtpUrl !== undefined };
}
