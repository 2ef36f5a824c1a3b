import { smtpRefusal, startSmtpServer } from '../support/servers/smtp.ts';
import { Buyers } from './buyers.ts';
import { Clock, day } from './clock.ts';
import type { FaultReport } from './fault-report.ts';
import type { RunningShop, Sandbox } from './sandbox.ts';
import { seedShop } from './seeded-shop.ts';
import { StaffMember } from './staff-member.ts';
import { waitUntil } from './wait-and-repeat.ts';

/** One more than the rate limit of one address in an hour. */
const codeAttempts = 31;
/** Failed sign-ins after which an address has to wait. */
const failedSignIns = 6;
const ordersEach = 5;
const mailedWithinMs = 30_000;
const attacker = '203.0.113.7';

/** The system clock jumps a day ahead, back again, and a day behind. */
export async function injectFault(report: FaultReport, sandbox: Sandbox): Promise<void> {
  const dataDir = await sandbox.folder();
  const settings = { databaseUrl: undefined, dataDir };
  const product = await seedShop(settings);
  const clock = await Clock.on(sandbox);
  let isMailAccepted = false;
  const smtp = await startSmtpServer({
    onMail: () => {
      if (!isMailAccepted) throw smtpRefusal(451, 'Try again later');
    },
  });
  sandbox.addCleanup(() => smtp.stop());
  const shop = await sandbox.shop({
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

  report.log('a day ahead');
  await clock.setAhead(day);
  report.check('a session of yesterday has expired', !(await today.isSignedIn()));
  const tomorrow = await StaffMember.signIn(shop.url);
  report.check('staff sign in again', await tomorrow.isSignedIn());
  await orderSome(report, buyers, shop, 'tomorrow');
  await reachRateLimit(shop);
  await wrongSignIns(shop);

  report.log('back again');
  isMailAccepted = true;
  await clock.setAhead(0);
  report.check('the session of today is still valid', await today.isSignedIn());
  report.check(
    'a session opened while the clock was ahead is not valid a day longer',
    !(await tomorrow.isSignedIn()),
  );
  await orderSome(report, buyers, shop, 'today');
  report.check(
    'a rate limit reached while the clock was ahead does not last a day',
    (await tryCode(shop)) !== 429,
  );
  const signIn = await StaffMember.trySignIn(shop.url, StaffMember.password, attacker);
  report.check('nor does the wait after failed sign-ins', signIn.status === 200, signIn.status);
  await waitUntil(() => smtp.received.length >= 2 * buyers.acknowledged, mailedWithinMs);
  report.check(
    'email that failed while the clock was ahead is retried now',
    smtp.received.length === 2 * buyers.acknowledged,
    `${smtp.received.length} of ${2 * buyers.acknowledged}`,
  );

  report.log('a day behind');
  await clock.setAhead(-day);
  const yesterday = await StaffMember.signIn(shop.url);
  report.check('staff sign in', await yesterday.isSignedIn());
  await orderSome(report, buyers, shop, 'yesterday');
  await clock.setAhead(0);
  await orderSome(report, buyers, shop, 'today');
  report.check('the session of yesterday has expired', !(await yesterday.isSignedIn()));
  await shop.stop();
  await buyers.verify(report, settings);
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
  report.check(
    `orders and pages succeed ${when}`,
    answers.every((status) => status === 201) && pages.every((status) => status === 200),
    [...answers, ...pages].join(' '),
  );
}

/** Reaches a rate limit that lasts an hour. */
async function reachRateLimit(shop: RunningShop): Promise<void> {
  for (let attempt = 0; attempt < codeAttempts; attempt += 1) await tryCode(shop);
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
  for (let attempt = 0; attempt < failedSignIns; attempt += 1) {
    await StaffMember.trySignIn(shop.url, 'not the password', attacker);
  }
}
