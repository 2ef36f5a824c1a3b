import { expect, test } from 'vitest';
import { messageStatuses } from '#primitives/message-status.ts';
import { findStatusAfter, messageSteps, possibleSteps } from './message-states.ts';

test.each([
  ['new', false, ['read', 'close']],
  ['read', false, ['unread', 'close']],
  ['answered', true, ['close']],
  ['closed', true, ['reopen']],
] as const)('a message that is %s', (status, isAnswered, steps) => {
  expect(possibleSteps({ status, isAnswered })).toEqual(steps);
});

test('closing and opening again leads back to where it was, unless it was new: it has been seen', () => {
  for (const status of messageStatuses.filter((other) => other !== 'closed')) {
    const isAnswered = status === 'answered';
    const closed = findStatusAfter({ status, isAnswered }, 'close');
    expect(closed).toBe('closed');
    expect(findStatusAfter({ status: 'closed', isAnswered }, 'reopen')).toBe(
      status === 'new' ? 'read' : status,
    );
  }
});

test('no step leaves a message as it is', () => {
  for (const status of messageStatuses) {
    for (const step of messageSteps) {
      expect(findStatusAfter({ status, isAnswered: false }, step)).not.toBe(status);
    }
  }
});
