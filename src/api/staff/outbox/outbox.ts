import { endpoint } from '#api/http/endpoint.ts';
import { emailsPerPage } from '#domain/outbox/email-list.ts';
import { listEmails } from '#domain/outbox/list-emails.server.ts';
import { serializeListedEmail } from '#domain/outbox/serialize-email.ts';
import { outboxContract } from './outbox.contract.ts';

export const outbox = endpoint(outboxContract, async ({ query }, { services }) => {
  const { mails, total, byStatus } = await listEmails(services.db, query);
  const isDelivering = services.environment.smtpUrl !== undefined;
  return {
    data: mails.map(serializeListedEmail),
    meta: { total, page: query.page, pageSize: emailsPerPage, byStatus, isDelivering },
  };
});
