import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, judge, readReport } from './count-results.ts';

describe('the result of a test runner', () => {
  test('of Vitest counts tests, and a file that could not be loaded as one failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [1, 2, 3] },
        { status: 'failed', assertionResults: [1, 2, 3] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2 });
  });

  test('of Playwright counts a flaky test as failed', () => {
    expect(countPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 1 } })).toEqual({
      passed: 7,
      failed: 2,
    });
  });

  test('is what the report counts when the runner ended well', () => {
    expect(judge({ passed: 7, failed: 0 }, true)).toEqual({ passed: 7, failed: 0 });
    expect(judge({ passed: 7, failed: 2 }, false)).toEqual({ passed: 7, failed: 2 });
  });

  test('keeps what passed when the runner was interrupted, and fails', () => {
    expect(judge({ passed: 7, failed: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  });

  test('is a failure when no test ran or no report was written', async () => {
    expect(judge({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
    expect(await readReport('/no/such/report.json')).toBeNull();
    expect(judge(null, true)).toEqual({ passed: 0, failed: 1 });
  });
});
