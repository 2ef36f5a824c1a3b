/**
 * Every attack on the built shop, with the number of checks: `npm run attacks`. `npm test` makes the quick part of
 * them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '../support/servers/shop-process.ts';

const leastChecks = 1000;
const password = 'only for these attacks';
const folder = await mkdtemp(join(tmpdir(), 'attacks-'));
const report = join(folder, 'checks');
const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  process.env.ATTACK_REPORT = report;
  const isBuilt = (await run('scripts/build.ts')) === 0;
  const isHeld =
    (await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'integration', 'tests/attacks/')) === 0;
  const isWholeShopHeld = isBuilt && (await attackWholeShop());
  const failed = isHeld && isWholeShopHeld ? 0 : 1;
  const lines = (await readFile(report, 'utf8').catch(() => '')).trim().split('\n');
  for (const line of lines) print(line);
  const checks = lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
  print(`${checks} checks, ${failed === 0 ? 'all of them held' : 'some of them failed'}`);
  process.exitCode = failed === 0 && checks >= leastChecks ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** What needs the built shop as a process of its own: a browser, nginx, floods. */
async function attackWholeShop(): Promise<boolean> {
  // After the report is named, because the checks read it when they are loaded.
  const { attackWithMarkup } = await import('./markup-in-browser.ts');
  const { attackThroughNginx } = await import('./behind-nginx.ts');
  const { attackWithFloods } = await import('./denial-of-service.ts');
  const shop = await startShopProcess({ env: { ADMIN_PASSWORD: password } });
  let isHeld = true;
  const attempt = async (attack: () => Promise<unknown>) => {
    await attack().catch((error: Error) => {
      isHeld = false;
      print(error.message);
    });
  };
  try {
    const cookie = await signIn(shop.url);
    await attempt(() => attackWithMarkup({ url: shop.url, cookie }));
    await attempt(async () => {
      if (!(await attackThroughNginx(shop.url)))
        print('SKIPPED: nginx is not installed, so nothing was sent through it');
    });
    await attempt(() => attackWithFloods(shop.url, print));
  } finally {
    await shop.stop();
  }
  return isHeld;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function run(...command: string[]): Promise<number> {
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
