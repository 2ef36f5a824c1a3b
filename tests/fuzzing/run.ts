/**
 * Fuzzes the built shop with ten thousand mutated requests and checks that it still works:
 * `npm run fuzz -- --count 10000 --seed 1`.
 */
import { parseArgs } from 'node:util';
import { startShopProcess } from '../support/servers/shop-process.ts';
import { pageOperations } from './api-operations.ts';
import { type FuzzReport, fuzz } from './fuzz.ts';
import { FuzzedShop } from './fuzzed-shop.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const password = 'only for fuzzing';
const maxShownFailures = 20;

const print = (line: string) => process.stdout.write(`${line}\n`);

const shopProcess = await startShopProcess({ env: { ADMIN_PASSWORD: password } });
try {
  process.exitCode = (await run(shopProcess.url)) ? 0 : 1;
} finally {
  await shopProcess.stop();
}

async function run(url: string): Promise<boolean> {
  const cookie = await signIn(url);
  const shop = new FuzzedShop(url, cookie, new Date());
  const document = await shop.document();
  const product = await shop.findProduct();
  await shop.placeOrder(product);
  const knownIds = await shop.knownIds(document, product.id);
  const before = await shop.staffData();

  print(`${count} mutated requests, seed ${seed}`);
  const shared = { url, document, knownIds, moreOperations: pageOperations };
  const half = Math.ceil(count / 2);
  const anonymous = await fuzz({ ...shared, count: half, seed });
  report('without a session', anonymous);
  const after = await shop.staffData();
  const touched = Object.keys(before).filter((path) => before[path] !== after[path]);
  if (touched.length > 0)
    print(`anonymous requests changed what only staff may change: ${touched.join(', ')}`);

  const asStaff = await fuzz({ ...shared, count: count - half, seed: seed + 1_000_000, cookie });
  report('with a staff session', asStaff);

  await shop.visit();
  await shop.placeOrder(product);
  print('the shop works: pages, a search, an order placed and found by staff');
  return touched.length + anonymous.failures.length + asStaff.failures.length === 0;
}

function report(who: string, { sent, byStatus, slowestMs, failures }: FuzzReport): void {
  const statuses = [...byStatus].toSorted(([one], [other]) => one.localeCompare(other));
  print(`${who}: ${sent} sent, ${failures.length} wrong responses, slowest ${Math.round(slowestMs)} ms`);
  print(`  ${statuses.map(([status, times]) => `${status}: ${times}`).join(', ')}`);
  for (const failure of failures.slice(0, maxShownFailures)) print(`  ${failure}`);
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
