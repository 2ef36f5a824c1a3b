import { smtpRefusal, startSmtpServer } from '../support/smtp.ts';
import { Buyers } from './buyers.ts';
import { Clock, day } from './clock.ts';
import type { FaultReport } from './fault-report.ts';
import { fillShop } from './filled-shop.ts';
import { becomesTrue } from './patience.ts';
import { StaffMember } from './staff-member.ts';
import type { RunningShop, Stage } from './stage.ts';

/** One more than the shop accepts from one address in an hour. */
const triesOfCodes = 31;
/** Failures after which somebody has to wait. */
const wrongPasswords = 6;
const ordersEach = 5;
const mailedWithinMs = 30_000;
const attacker = '203.0.113.7';

/** The clock of the machine jumps a day ahead, back again, and to the day before. */
export async function tryFault(report: FaultReport, stage: Stage): Promise<void> {
  const dataDir = await stage.folder();
  const settings = { databaseUrl: undefined, dataDir };
  const product = await fillShop(settings);
  const clock = await Clock.on(stage);
  let isMailAccepted = false;
  const smtp = await startSmtpServer({
    onMail: () => {
      if (!isMailAccepted) throw smtpRefusal(451, 'Try again later');
    },
  });
  stage.later(() => smtp.stop());
  const shop = await stage.shop({
    ...clock.settings,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: StaffMember.password,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'OGulf <shop@ogulf.example>',
    STAFF_EMAIL: 'staff@ogulf.example',
  });
  const buyers = await Buyers.of(shop.url, product);
  const today = await StaffMember.signIn(shop.url);
  await orderSome(report, buyers, shop, 'today');

  report.say('a day ahead');
  await clock.setAhead(day);
  report.promise('a session of yesterday is over', !(await today.isSignedIn()));
  const tomorrow = await StaffMember.signIn(shop.url);
  report.promise('staff sign in again', await tomorrow.isSignedIn());
  await orderSome(report, buyers, shop, 'tomorrow');
  await bother(shop);
  await wrongSignIns(shop);

  report.say('back again');
  isMailAccepted = true;
  await clock.setAhead(0);
  report.promise('the session of today goes on', await today.isSignedIn());
  report.promise('one that was opened tomorrow does not last a day longer', !(await tomorrow.isSignedIn()));
  await orderSome(report, buyers, shop, 'today');
  report.promise('who reached a limit tomorrow is not refused for a day', (await tryCode(shop)) !== 429);
  const signIn = await StaffMember.trySignIn(shop.url, StaffMember.password, attacker);
  report.promise('nor kept from signing in', signIn.status === 200, signIn.status);
  await becomesTrue(() => smtp.received.length >= 2 * buyers.acknowledged, mailedWithinMs);
  report.promise(
    'mail that failed tomorrow is tried again now',
    smtp.received.length === 2 * buyers.acknowledged,
    `${smtp.received.length} of ${2 * buyers.acknowledged}`,
  );

  report.say('a day behind');
  await clock.setAhead(-day);
  const yesterday = await StaffMember.signIn(shop.url);
  report.promise('staff sign in', await yesterday.isSignedIn());
  await orderSome(report, buyers, shop, 'yesterday');
  await clock.setAhead(0);
  await orderSome(report, buyers, shop, 'today');
  report.promise('the session of yesterday is over', !(await yesterday.isSignedIn()));
  await shop.stop();
  await buyers.judge(report, settings);
}

async function orderSome(
  report: FaultReport,
  buyers: Buyers,
  shop: RunningShop,
  when: string,
): Promise<void> {
  const answers: (number | undefined)[] = [];
  for (let order = 0; order < ordersEach; order += 1) answers.push((await buyers.order(shop.url))?.status);
  const pages = await Promise.all(
    ['/', '/ar/delivery-info', '/products?search=desk'].map(
      async (path) => (await fetch(shop.url + path)).status,
    ),
  );
  report.promise(
    `orders and pages succeed ${when}`,
    answers.every((status) => status === 201) && pages.every((status) => status === 200),
    [...answers, ...pages].join(' '),
  );
}

/** Reaches a limit that lasts an hour. */
async function bother(shop: RunningShop): Promise<void> {
  for (let attempt = 0; attempt < triesOfCodes; attempt += 1) await tryCode(shop);
}

async function tryCode(shop: RunningShop): Promise<number> {
  const answer = await fetch(`${shop.url}/api/check-otp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': attacker },
    body: JSON.stringify({ challenge: crypto.randomUUID(), code: '123456' }),
  });
  await answer.body?.cancel();
  return answer.status;
}

async function wrongSignIns(shop: RunningShop): Promise<void> {
  for (let attempt = 0; attempt < wrongPasswords; attempt += 1) {
    await StaffMember.trySignIn(shop.url, 'not the password', attacker);
  }
}
