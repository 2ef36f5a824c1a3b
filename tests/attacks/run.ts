/**
 * Every attack on the built shop, with the number of checks: `npm run attacks`. `npm test` makes the quick part of
 * them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const leastChecks = 1000;
const folder = await mkdtemp(join(tmpdir(), 'attacks-'));
const report = join(folder, 'checks');
const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const failed = [
    await run('scripts/build.ts'),
    await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'integration', 'tests/attacks/'),
  ].filter((code) => code !== 0).length;
  const lines = (await readFile(report, 'utf8').catch(() => '')).trim().split('\n');
  for (const line of lines) print(line);
  const checks = lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
  print(`${checks} checks, ${failed === 0 ? 'all of them held' : 'some of them failed'}`);
  process.exitCode = failed === 0 && checks >= leastChecks ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function run(...command: string[]): Promise<number> {
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, ATTACK_REPORT: report },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
