import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteStatuses } from '#primitives/quote-status.ts';
import { findStatusAfter, possibleSteps, type QuoteStep, statusOn } from './quote-states.ts';

const anyStatus = fc.constantFrom(...quoteStatuses);
const anyStep = fc.constantFrom<QuoteStep>('send', 'withdraw', 'accept', 'decline');
const days = fc.constantFrom('2026-11-14', '2026-11-15', '2026-11-16');

describe('the life of a quotation', () => {
  it('ends when it is accepted: nothing can be done twice', () => {
    fc.assert(
      fc.property(fc.array(anyStep), (steps) => {
        let status: (typeof quoteStatuses)[number] = 'requested';
        let accepted = 0;
        for (const step of steps) {
          const next = findStatusAfter(status, step);
          if (!next) continue;
          if (next === 'accepted') accepted += 1;
          status = next;
        }
        expect(accepted).toBeLessThanOrEqual(1);
        if (accepted === 1) expect(status).toBe('accepted');
      }),
    );
    expect(possibleSteps('accepted')).toEqual([]);
  });

  it('can be accepted only while it is open', () => {
    fc.assert(
      fc.property(anyStatus, (status) => {
        expect(findStatusAfter(status, 'accept') !== null).toBe(['requested', 'quoted'].includes(status));
      }),
    );
  });

  it('expires the day after its last day, and only while it is undecided', () => {
    fc.assert(
      fc.property(anyStatus, days, (status, today) => {
        const now = statusOn({ status, validUntil: '2026-11-15' }, today);
        const isOpen = ['requested', 'quoted'].includes(status);
        expect(now).toBe(isOpen && today === '2026-11-16' ? 'expired' : status);
      }),
    );
  });

  it('can go on with another offer after it was declined, withdrawn or has expired', () => {
    expect(findStatusAfter('withdrawn', 'send')).toBe('quoted');
    expect(findStatusAfter('declined', 'send')).toBe('quoted');
    expect(findStatusAfter('expired', 'send')).toBe('quoted');
  });
});
