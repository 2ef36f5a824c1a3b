/**
 * Sends the built shop ten thousand requests that are wrong in every way that we could think of, and looks whether it
 * stays well: `npm run bad-requests -- --count 10000 --seed 1`.
 */
import { parseArgs } from 'node:util';
import { startShopProcess } from '../support/shop-process.ts';
import { pageOperations } from './api-operations.ts';
import { type AttackReport, attack } from './attack.ts';
import { ShopUnderAttack } from './shop-under-attack.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const password = 'only for the bad requests';
const mostShownFailures = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);

const shopProcess = await startShopProcess({ env: { ADMIN_PASSWORD: password } });
try {
  process.exitCode = (await run(shopProcess.url)) ? 0 : 1;
} finally {
  await shopProcess.stop();
}

async function run(url: string): Promise<boolean> {
  const cookie = await signIn(url);
  const shop = new ShopUnderAttack(url, cookie, new Date());
  const document = await shop.document();
  const product = await shop.findProduct();
  await shop.placeOrder(product);
  const knownIds = await shop.knownIds(document, product.id);
  const before = await shop.staffsData();

  say(`${count} bad requests, seed ${seed}`);
  const shared = { url, document, knownIds, moreOperations: pageOperations };
  const half = Math.ceil(count / 2);
  const ofStrangers = await attack({ ...shared, count: half, seed });
  report('without a session', ofStrangers);
  const after = await shop.staffsData();
  const touched = Object.keys(before).filter((path) => before[path] !== after[path]);
  if (touched.length > 0) say(`strangers changed what only staff may change: ${touched.join(', ')}`);

  const ofStaff = await attack({ ...shared, count: count - half, seed: seed + 1_000_000, cookie });
  report('with the session of staff', ofStaff);

  await shop.visit();
  await shop.placeOrder(product);
  say('the shop works: pages, a search, an order placed and found by staff');
  return touched.length + ofStrangers.failures.length + ofStaff.failures.length === 0;
}

function report(who: string, { sent, byStatus, slowestMs, failures }: AttackReport): void {
  const statuses = [...byStatus].toSorted(([one], [other]) => one.localeCompare(other));
  say(`${who}: ${sent} sent, ${failures.length} answered wrongly, slowest ${Math.round(slowestMs)} ms`);
  say(`  ${statuses.map(([status, times]) => `${status}: ${times}`).join(', ')}`);
  for (const failure of failures.slice(0, mostShownFailures)) say(`  ${failure}`);
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(new URL('/api/sign-in', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
