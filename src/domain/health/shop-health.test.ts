import { expect, test } from 'vitest';
import { judgeDatabase, judgeDisk, judgeEmail, judgeServer } from './shop-health.ts';

const sending = { isDelivering: true, waiting: 0, failed: 0, overdueSeconds: 0 };

test.each([
  ['a quick database', judgeDatabase({ milliseconds: 3 }), 'well'],
  ['a slow database', judgeDatabase({ milliseconds: 800 }), 'watch'],
  ['a roomy disk', judgeDisk({ freeBytes: 40e9 }), 'well'],
  ['a disk that fills up', judgeDisk({ freeBytes: 1.5e9 }), 'watch'],
  ['a full disk', judgeDisk({ freeBytes: 1e6 }), 'act'],
  ['emails that are sent', judgeEmail({ ...sending, waiting: 5, overdueSeconds: 60 }), 'well'],
  ['an email that failed for good', judgeEmail({ ...sending, failed: 1 }), 'watch'],
  ['emails that are overdue', judgeEmail({ ...sending, waiting: 5, overdueSeconds: 7200 }), 'act'],
  ['no mail server', judgeEmail({ ...sending, isDelivering: false }), 'act'],
  ['a server at ease', judgeServer({ delayMs: 12 }), 'well'],
  ['a server that is behind', judgeServer({ delayMs: 400 }), 'watch'],
])('%s', (_part, state, expected) => {
  expect(state).toBe(expected);
});
