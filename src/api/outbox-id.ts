import { requireMail } from '#domain/outbox/require-mail.server.ts';
import { resendMail } from '#domain/outbox/resend-mail.server.ts';
import { isForMailboxAlone, shownMail } from '#domain/outbox/shown-mail.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { ApiServices } from './api-services.ts';
import { changeOrigin } from './change-origin.ts';
import { documentEndpoint, endpoint } from './endpoint.ts';
import { mailPageContract, outboxIdContract, resendMailContract } from './outbox-id.contract.ts';

export const outboxId = endpoint(outboxIdContract, async ({ params }, { services }) => ({
  data: { ...shownMail(await requireMail(services.db, params.id)), ...delivering(services) },
}));

/**
 * A document instead of a text in the frame: that would be under the rules of the page around it, which allow no
 * styles within elements, and mail has no others. What buyers typed is in it, so it may do nothing else.
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

export const outboxIdPage = documentEndpoint(mailPageContract, async ({ services }, { id }) => {
  const mail = await requireMail(services.db, id);
  if (isForMailboxAlone(mail)) throw new ShopError('not_found');
  return { content: mail.html, headers: { 'Content-Security-Policy': mailPagePolicy } };
});

export const outboxIdResend = endpoint(resendMailContract, async ({ params }, call) => {
  const { services } = call;
  const mail = await resendMail(services.db, params.id, changeOrigin(call));
  services.wakeMail();
  return { data: { ...shownMail(mail), ...delivering(services) } };
});

function delivering({ environment }: ApiServices) {
  return { isDelivering: environment.smtpUrl !== undefined };
}
