import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/build.ts';
import { freePort } from '../tests/support/servers/shop-process.ts';
import { isTrial } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { report } from './support/result.ts';

/**
 * How long does a start take until the first answer, and how much processor time, next to Node that opens an empty
 * embedded database and listens? And with a large catalogue?
 */
const starts = isTrial ? 3 : 9;
const products = isTrial ? 2_000 : 100_000;
const project = join(import.meta.dirname, '..');
/** Linux counts the processor time of a process in hundredths of a second. */
const millisecondsPerTick = 10;

interface Start {
  readonly wallMs: number;
  readonly cpuMs: number;
}

/** Processor time of a process so far; replacing its program does not reset it. */
function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** Starts, measures until the first answer, and ends the process after `runsForMs` more. */
async function measureStart(args: readonly string[], dataDir: string, runsForMs = 0): Promise<Start> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) break;
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await wait(5);
    }
    const measured = { wallMs: performance.now() - begun, cpuMs: cpuOf(child) };
    await wait(runsForMs);
    return measured;
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function run(args: readonly string[], dataDir: string): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
}

function median(measured: readonly Start[], key: keyof Start): number {
  return percentile(
    measured.map((start) => start[key]),
    0.5,
  );
}

await ensureBuilt(console.log);
const launcher = 'src/server/start.js';
const bareServer = join(import.meta.dirname, 'support/bare-start.ts');
const dataDir = await mkdtemp(join(tmpdir(), 'shop-start-'));
try {
  // The first start fills the database, and compiled code is stored after its warm-up; measured are those after it.
  await measureStart([launcher], dataDir, 20_000);
  const bareDir = join(dataDir, 'bare');
  await measureStart([bareServer], bareDir);
  const shop: Start[] = [];
  const bare: Start[] = [];
  for (let turn = 0; turn < starts; turn += 1) {
    shop.push(await measureStart([launcher], dataDir));
    bare.push(await measureStart([bareServer], bareDir));
  }
  await run([launcher, 'database-command', 'seed', '--products', String(products)], dataDir);
  const building = await measureStart([launcher], dataDir);
  const large = await measureStart([launcher], dataDir);

  const cpuMs = median(shop, 'cpuMs');
  const wallMs = median(shop, 'wallMs');
  const timesBare = cpuMs / median(bare, 'cpuMs');
  const row = (name: string, measured: readonly Start[]) => [
    name,
    Math.round(median(measured, 'wallMs')),
    Math.round(median(measured, 'cpuMs')),
  ];
  await report('start', {
    question: 'How long does a start take?',
    method:
      `\`npm start\` without npm, of a built shop with the embedded database, until /api/health answers; median of ${starts} starts, in ` +
      'turns with bare Node that opens an empty database with PGlite and listens. Processor time is that of the process at the first ' +
      `answer. The large catalogue has ${products} made-up products: the first start builds the product index and stores its snapshot, the second reads it.`,
    tables: [
      {
        title: 'Until the first answer',
        columns: ['', 'ms', 'ms of processor time'],
        rows: [
          row('shop', shop),
          row('bare Node and PGlite', bare),
          row(`shop, ${products} products, index built`, [building]),
          row(`shop, ${products} products, index from its snapshot`, [large]),
        ],
      },
    ],
    bars: [
      { what: 'seconds of processor time', value: cpuMs / 1000, atMost: 1.5 },
      { what: 'seconds until the first answer', value: wallMs / 1000, atMost: 1.5 },
      { what: 'times the processor time of bare Node and PGlite', value: timesBare, atMost: 3 },
      { what: `seconds with ${products} products`, value: large.wallMs / 1000, atMost: 5 },
    ],
  });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
