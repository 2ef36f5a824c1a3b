import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { interruptAllCommands, killAllCommands } from './test/run-command.ts';
import { type StepContext, type StepName, type StepResult, stages, stepNames, steps } from './test/steps.ts';
import { temporaryRoot } from './test/temporary-root.ts';

/** `npm test`: every check. `npm test -- --only unit,browser cart` runs a part of them. */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});

const chosen = values.only?.split(',') ?? stepNames;
const unknown = chosen.filter((name) => !stepNames.includes(name as StepName));
if (unknown.length > 0) {
  console.error(`--only takes a list of ${stepNames.join(', ')}; there is no '${unknown.join(', ')}'.`);
  process.exit(2);
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (interrupted) {
      killAllCommands();
      process.exit(1);
    }
    // The first signal leaves the runners time to report what passed; no further step starts.
    interrupted = true;
    interruptAllCommands();
  });
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function show(name: StepName, { passed, failed, output }: StepResult, time: string): void {
  const lines = output.split('\n');
  const shown = failed > 0 ? lines : lines.filter((line) => line.trim()).slice(-4);
  const heading = `${failed > 0 ? '✗' : '✓'} ${steps[name].title}: ${passed} passed, ${failed} failed, ${time}`;
  console.log([`\n${heading}`, ...shown.map((line) => (line ? `    ${line}` : ''))].join('\n'));
}

async function runStep(name: StepName, context: StepContext): Promise<StepResult> {
  const start = performance.now();
  const result = await steps[name].run(context).catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  show(name, result, seconds(start));
  return result;
}

const start = performance.now();
const reportFolder = await mkdtemp(join(await temporaryRoot(), 'shop-test-'));
// All that the steps start keeps its temporary files there too, also PostgreSQL, which root runs as another user.
await chmod(reportFolder, 0o755);
process.env.TMPDIR = reportFolder;
// Many of them read the same TypeScript.
process.env.NODE_COMPILE_CACHE ??= join(reportFolder, 'compile-cache');
const results: StepResult[] = [];
try {
  const context = { reportFolder, filters: positionals };
  for (const stage of stages) {
    await Promise.all(
      stage.map(async (lane) => {
        for (const name of lane) {
          if (chosen.includes(name) && !interrupted) results.push(await runStep(name, context));
        }
      }),
    );
  }
} finally {
  await rm(reportFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0);
console.log(`\nAll of it took ${seconds(start)}.`);
if (interrupted) console.log('The run was interrupted: not every test ran.');
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || interrupted ? 1 : 0;
