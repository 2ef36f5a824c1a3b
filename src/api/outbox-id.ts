import { requireMail } from '#domain/outbox/require-mail.server.ts';
import { resendMail } from '#domain/outbox/resend-mail.server.ts';
import { shownMail } from '#domain/outbox/shown-mail.ts';
import type { ApiServices } from './api-services.ts';
import { changeOrigin } from './change-origin.ts';
import { endpoint } from './endpoint.ts';
import { outboxIdContract, resendMailContract } from './outbox-id.contract.ts';

export const outboxId = endpoint(outboxIdContract, async ({ params }, { services }) => ({
  data: { ...shownMail(await requireMail(services.db, params.id)), ...delivering(services) },
}));

export const outboxIdResend = endpoint(resendMailContract, async ({ params }, call) => {
  const { services } = call;
  const mail = await resendMail(services.db, params.id, changeOrigin(call));
  services.wakeMail();
  return { data: { ...shownMail(mail), ...delivering(services) } };
});

function delivering({ environment }: ApiServices) {
  return { isDelivering: environment.smtpUrl !== undefined };
}
