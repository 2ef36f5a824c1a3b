import { readFile } from 'node:fs/promises';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

export function countVitest(report: VitestReport): Counts {
  const filesThatDidNotLoad = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + filesThatDidNotLoad };
}

export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The result of a runner: a crash or an empty run counts as one failure, even if no test failed. */
export function judge(counts: Counts | null, runnerEndedWell: boolean): Counts {
  if (!counts) return { passed: 0, failed: 1 };
  const nothingRan = counts.passed + counts.failed === 0;
  const failedUnseen = !runnerEndedWell && counts.failed === 0;
  return nothingRan || failedUnseen ? { passed: counts.passed, failed: 1 } : counts;
}

export async function readReport<Report>(path: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}
