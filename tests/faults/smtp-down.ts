import { setTimeout as wait } from 'node:timers/promises';
import { smtpRefusal, startSmtpServer } from '../support/smtp.ts';
import { Buyers } from './buyers.ts';
import { Clock, hour } from './clock.ts';
import type { FaultReport } from './fault-report.ts';
import { fillShop } from './filled-shop.ts';
import { becomesTrue } from './patience.ts';
import type { Stage } from './stage.ts';

const minute = 60_000;
/** What is wrong with the mail server, and how late it is then. */
const hoursOfTrouble = [
  ['nobody listens', 0],
  ['nobody listens', 2 * minute],
  ['it answers that it cannot at the moment', 10 * minute],
  ['it takes every mail and then says nothing', hour],
  ['nobody listens', 4 * hour],
] as const;
const ordersEach = 4;
/** The shop looks for mail every few seconds. */
const lookMs = 7000;
const deliveredWithinMs = 60_000;

/** The mail server is away for hours, in every way that it is, while people order. */
export async function tryFault(report: FaultReport, stage: Stage): Promise<void> {
  const { url } = await stage.postgres();
  const settings = { databaseUrl: url, dataDir: '' };
  const product = await fillShop(settings);
  const clock = await Clock.on(stage);
  const first = await startSmtpServer();
  await first.stop();
  const { port } = first;
  const shop = await stage.shop({
    ...clock.settings,
    DATABASE_URL: url,
    DATA_DIR: await stage.folder(),
    SMTP_URL: first.url,
    MAIL_FROM: 'OGulf <shop@ogulf.example>',
    STAFF_EMAIL: 'staff@ogulf.example',
  });
  const buyers = await Buyers.of(shop.url, product);

  let slowestMs = 0;
  for (const [trouble, late] of hoursOfTrouble) {
    await clock.setAhead(late);
    report.say(`${late / minute} minutes: ${trouble}`);
    const server = await troubledServer(trouble, port);
    for (let order = 0; order < ordersEach; order += 1) {
      const askedAt = performance.now();
      await buyers.order(shop.url);
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    }
    await wait(lookMs);
    await server?.stop();
  }
  const expected = ordersEach * hoursOfTrouble.length;
  report.promise('every order was accepted', buyers.acknowledged === expected, buyers.acknowledged);
  report.promise('without waiting for mail', slowestMs < 3000, `${Math.round(slowestMs)} ms at most`);

  const server = await startSmtpServer({ port });
  stage.later(() => server.stop());
  // Beyond the pause of those that were tried most often.
  await clock.setAhead(12 * hour);
  await becomesTrue(() => server.received.length >= 2 * expected, deliveredWithinMs);
  await wait(lookMs);
  const ids = new Set(server.received.map(({ messageId }) => messageId));
  report.say(`the mail server is back: ${server.received.length} mails, ${ids.size} different ones`);
  report.promise('every mail arrived', ids.size === 2 * expected, `${ids.size} of ${2 * expected}`);
  const doubled = server.received.length - ids.size;
  report.promise('and none twice', doubled === 0, doubled);
  await buyers.judge(report, settings);
}

function troubledServer(trouble: (typeof hoursOfTrouble)[number][0], port: number) {
  if (trouble === 'nobody listens') return undefined;
  if (trouble === 'it takes every mail and then says nothing') {
    return startSmtpServer({ port, onMail: () => new Promise(() => {}) });
  }
  return startSmtpServer({
    port,
    onMail: () => {
      throw smtpRefusal(451, 'Try again later');
    },
  });
}
