/**
 * Fault injection on the built shop: `npm run fault-injection` runs every fault except the long load,
 * `npm run fault-injection -- database-outage smtp-down` some of them, `npm run fault-injection -- long-load --minutes 30`
 * the load. The exit code is 1 when a check failed.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build.ts';
import { FaultReport } from './fault-report.ts';
import { Sandbox } from './sandbox.ts';

interface FaultOptions {
  /** How long the load lasts. */
  readonly minutes: number;
}

interface Fault {
  injectFault(report: FaultReport, sandbox: Sandbox, options: FaultOptions): Promise<void>;
}

const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'database-outage': () => import('./database-outage.ts'),
  'disk-full': () => import('./disk-full.ts'),
  'smtp-down': () => import('./smtp-down.ts'),
  'slow-clients': () => import('./slow-clients.ts'),
  'killed-server': () => import('./killed-server.ts'),
  'kill-at-any-moment': () => import('./kill-at-any-moment.ts'),
  'power-cut': () => import('./power-cut.ts'),
  'clock-jumps': () => import('./clock-jumps.ts'),
  'long-load': () => import('./long-load.ts'),
};
/** Takes half an hour and needs the machine for itself. */
const onlyOnRequest: ReadonlySet<string> = new Set(['long-load']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' } },
});
const minutes = Number(values.minutes);
const unknown = positionals.filter((name) => !(name in faults));
if (unknown.length > 0 || !(minutes > 0)) {
  process.stderr.write(
    `Usage: npm run fault-injection -- [--minutes N] [name …], with names among ${Object.keys(faults).join(', ')}.\n`,
  );
  process.exit(2);
}

// Built first, so that no fault hits the build instead of the shop.
await ensureBuilt((line) => process.stdout.write(`${line}\n`));
const chosen =
  positionals.length > 0 ? positionals : Object.keys(faults).filter((name) => !onlyOnRequest.has(name));
const print = (line: string) => process.stdout.write(`${line}\n`);
const failures: string[] = [];
for (const name of chosen) {
  print(name);
  const startedAt = performance.now();
  const [report, sandbox] = [new FaultReport(), new Sandbox()];
  const abort = () => void sandbox.cleanUp().finally(() => process.exit(130));
  process.once('SIGINT', abort).once('SIGTERM', abort);
  try {
    const fault = await faults[name]?.();
    await fault?.injectFault(report, sandbox, { minutes });
  } catch (error) {
    report.check('ran to the end', false, error instanceof Error ? (error.stack ?? '') : '');
  } finally {
    process.off('SIGINT', abort).off('SIGTERM', abort);
    await sandbox.cleanUp();
  }
  report.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
  failures.push(...report.failures.map((failure) => `${name}: ${failure}`));
}
print(failures.length === 0 ? 'All checks passed.' : `FAILED\n${failures.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
