import { listMails } from '#domain/outbox/list-mails.server.ts';
import { mailsOnPage } from '#domain/outbox/mail-list.ts';
import { shownListedMail } from '#domain/outbox/shown-mail.ts';
import { endpoint } from './endpoint.ts';
import { outboxContract } from './outbox.contract.ts';

export const outbox = endpoint(outboxContract, async ({ query }, { services }) => {
  const { mails, total, byStatus } = await listMails(services.db, query);
  const isDelivering = services.environment.smtpUrl !== undefined;
  return {
    data: mails.map(shownListedMail),
    meta: { total, page: query.page, pageSize: mailsOnPage, byStatus, isDelivering },
  };
});
