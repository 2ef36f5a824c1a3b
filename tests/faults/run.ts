/**
 * What the shop promises when things around it fail, tried on the built shop: `npm run faults` tries everything but the
 * long load; `npm run faults -- database-away smtp-down` some of it; `npm run faults -- long-load --minutes 30` the load.
 * Ends with 1 when a promise was broken.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build.ts';
import { FaultReport } from './fault-report.ts';
import { Stage } from './stage.ts';

interface FaultOptions {
  /** How long the load lasts. */
  readonly minutes: number;
}

interface Fault {
  tryFault(report: FaultReport, stage: Stage, options: FaultOptions): Promise<void>;
}

const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'database-away': () => import('./database-away.ts'),
  'disk-full': () => import('./disk-full.ts'),
  'smtp-down': () => import('./smtp-down.ts'),
  'slow-clients': () => import('./slow-clients.ts'),
  'killed-server': () => import('./killed-server.ts'),
  'kill-at-any-moment': () => import('./kill-at-any-moment.ts'),
  'power-cut': () => import('./power-cut.ts'),
  'clock-jumps': () => import('./clock-jumps.ts'),
  'long-load': () => import('./long-load.ts'),
};
/** Takes half an hour, and a machine of its own. */
const onlyWhenAsked: ReadonlySet<string> = new Set(['long-load']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' } },
});
const minutes = Number(values.minutes);
const unknown = positionals.filter((name) => !(name in faults));
if (unknown.length > 0 || !(minutes > 0)) {
  process.stderr.write(
    `Usage: npm run faults -- [--minutes N] [name …], with names among ${Object.keys(faults).join(', ')}.\n`,
  );
  process.exit(2);
}

// A process, not a build, is what is tried below.
await ensureBuilt((line) => process.stdout.write(`${line}\n`));
const chosen =
  positionals.length > 0 ? positionals : Object.keys(faults).filter((name) => !onlyWhenAsked.has(name));
const say = (line: string) => process.stdout.write(`${line}\n`);
const broken: string[] = [];
for (const name of chosen) {
  say(name);
  const startedAt = performance.now();
  const [report, stage] = [new FaultReport(), new Stage()];
  const giveUp = () => void stage.clear().finally(() => process.exit(130));
  process.once('SIGINT', giveUp).once('SIGTERM', giveUp);
  try {
    const fault = await faults[name]?.();
    await fault?.tryFault(report, stage, { minutes });
  } catch (error) {
    report.promise('could be tried to the end', false, error instanceof Error ? (error.stack ?? '') : '');
  } finally {
    process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
    await stage.clear();
  }
  report.say(`${Math.round((performance.now() - startedAt) / 1000)} s`);
  broken.push(...report.broken.map((promise) => `${name}: ${promise}`));
}
say(broken.length === 0 ? 'All promises were kept.' : `BROKEN\n${broken.join('\n')}`);
process.exitCode = broken.length === 0 ? 0 : 1;
