import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostAttempts, nextAttempt } from './next-attempt.ts';

const now = new Date('2026-11-15T08:00:00Z');
const anyMoment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });

function pausesInMinutes(from: Date): number[] {
  const pauses: number[] = [];
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt(attempts, from);
    if (!next) return pauses;
    pauses.push((next.getTime() - from.getTime()) / 60_000);
  }
}

describe('the next attempt', () => {
  it('comes after 1, 5 and 30 minutes, then 2, 6, 12 and 24 hours', () => {
    expect(pausesInMinutes(now)).toEqual([1, 5, 30, 120, 360, 720, 1440]);
  });

  it('does not come after the eighth failure, nor ever again', () => {
    expect(mostAttempts).toBe(8);
    fc.assert(
      fc.property(fc.integer({ min: mostAttempts, max: 1000 }), (attempts) => {
        expect(nextAttempt(attempts, now)).toBeNull();
      }),
    );
  });

  it('is always later, and waits longer after each failure, whatever the time', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const pauses = pausesInMinutes(moment);
        expect(Math.min(...pauses)).toBeGreaterThan(0);
        expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
      }),
    );
  });
});
