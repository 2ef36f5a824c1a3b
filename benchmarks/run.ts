import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * `npm run bench` runs every benchmark; `npm run bench -- orders growth` some of them. Options go to all:
 * `--trial` for a short run, `--minutes=` (memory), `--runs=` (lighthouse, main-thread), `--half-busy`
 * (lighthouse), `--changes=` (change-visible).
 */
const names = [
  'cached-pages',
  'uncached-pages',
  'api-calls',
  'orders',
  'order-servers',
  'hostile-work',
  'growth',
  'start',
  'staff-lists',
  'staff-desk',
  'backup',
  'change-visible',
  'first-view',
  'main-thread',
  'avif-quality',
  'planner',
  'planner-frames',
  'lighthouse',
  'model-view',
  'memory',
];

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('--'));
const chosen = given.filter((argument) => !argument.startsWith('--'));
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark '${unknown.join("', '")}'. There are ${names.join(', ')}.`);
  process.exit(2);
}

for (const name of chosen.length > 0 ? chosen : names) {
  // One after the other, each in its own process, so that they share no memory.
  const script = join(import.meta.dirname, `${name}.ts`);
  const benchmark = spawn(process.execPath, [script, ...options], { stdio: 'inherit' });
  const [exitCode] = await once(benchmark, 'exit');
  if (exitCode !== 0) {
    console.error(`${name} ended with ${exitCode}`);
    process.exitCode = 1;
  }
}
