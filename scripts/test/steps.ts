import { join } from 'node:path';
import { findBrowser } from './browser/find-browser.ts';
import { type Counts, countPlaywright, countVitest, judge, readReport } from './count-results.ts';
import { runCommand } from './run-command.ts';

export interface StepResult extends Counts {
  readonly output: string;
}

export interface StepContext {
  /** For the reports of the test runners; removed after the run. */
  readonly reportFolder: string;
  /** File name filters from the command line. */
  readonly filters: readonly string[];
}

export interface Step {
  readonly title: string;
  readonly run: (context: StepContext) => Promise<StepResult>;
}

/** A check that passes or fails as a whole. */
function check(title: string, ...commands: readonly (readonly [string, ...string[]])[]): Step {
  return {
    title,
    run: async () => {
      const outputs: string[] = [];
      for (const [command, ...args] of commands) {
        const { ok, output } = await runCommand(command, args);
        outputs.push(output);
        if (!ok) return { passed: 0, failed: 1, output: outputs.join('\n') };
      }
      return { passed: 1, failed: 0, output: outputs.join('\n') };
    },
  };
}

function vitest(title: string, project: string): Step {
  return {
    title,
    run: async ({ reportFolder, filters }) => {
      const report = join(reportFolder, `${project}.json`);
      const { ok, output } = await runCommand('vitest', [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...filters,
      ]);
      const results = await readReport<Parameters<typeof countVitest>[0]>(report);
      return { ...judge(results && countVitest(results), ok), output };
    },
  };
}

const browser: Step = {
  title: 'Browser tests',
  run: async ({ reportFolder, filters }) => {
    const report = join(reportFolder, 'browser.json');
    const search = await findBrowser();
    if (!search.launch) return { passed: 0, failed: 1, output: search.log };
    const { ok, output } = await runCommand('playwright', ['test', ...filters], {
      TEST_BROWSER: JSON.stringify(search.launch),
      // Node reads TypeScript by itself, in a third of the time.
      PW_DISABLE_TS_ESM: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const results = await readReport<Parameters<typeof countPlaywright>[0]>(report);
    return { ...judge(results && countPlaywright(results), ok), output: `${output}\n${search.log}` };
  },
};

export const steps = {
  // One checker: each reads the types of the libraries for itself, and several would take twice the CPU time of the two
  // cores for the same answer, beside the build.
  types: check('Types', ['react-router', 'typegen'], ['tsc', '--checkers', '1']),
  style: check('Style', ['biome', 'check', '.']),
  'import-rules': check('Import rules', ['depcruise', 'src', 'scripts', 'tests', 'benchmarks']),
  'dead-code': check('Dead code', ['knip']),
  unit: vitest('Unit tests', 'unit'),
  build: check('Build', ['node', 'scripts/build.ts']),
  integration: vitest('Integration tests', 'integration'),
  browser,
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

export const stepNames = Object.keys(steps) as StepName[];

/**
 * Stages run in sequence, the lanes of a stage in parallel, the steps of a lane in sequence. The lanes of the first stage
 * take about the same time, so that neither core is idle. Integration and browser tests use both cores themselves and run
 * alone, so that other work does not disturb their timing.
 */
export const stages: readonly (readonly (readonly StepName[])[])[] = [
  [
    ['build', 'unit'],
    ['types', 'style', 'import-rules', 'dead-code'],
  ],
  [['integration']],
  [['browser']],
];
