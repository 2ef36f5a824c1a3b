import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backoffAfter,
  longestWrongCodesCountMs,
  waitForUnknownBrowsers,
  wrongCodeLimit,
} from './sign-in-backoff.ts';
import { codeDigits } from './sign-in-constants.ts';

const now = new Date('2026-11-15T09:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('backoff after failed sign-ins', () => {
  it('lets people mistype a few times', () => {
    for (const count of [0, 1, 4]) expect(backoffAfter({ count, lastAt: now }, now)).toBe(0);
  });

  it('then waits half a minute, and twice as long after each further failure', () => {
    const waits = [5, 6, 7, 8, 9, 10, 30].map((count) => backoffAfter({ count, lastAt: now }, now) / 1000);
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('counts from the last failure', () => {
    expect(backoffAfter({ count: 5, lastAt: secondsAgo(20) }, now)).toBe(10_000);
    expect(backoffAfter({ count: 5, lastAt: secondsAgo(30) }, now)).toBe(0);
  });

  it('never waits longer than a quarter of an hour', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (count, age) => {
        const failures = { count, lastAt: secondsAgo(age) };
        expect(backoffAfter(failures, now)).toBeLessThanOrEqual(15 * 60_000);
        expect(waitForUnknownBrowsers(failures, now)).toBeLessThanOrEqual(60_000);
      }),
    );
  });

  it('allows unknown browsers one attempt a minute when very many of them fail', () => {
    expect(waitForUnknownBrowsers({ count: 49, lastAt: now }, now)).toBe(0);
    expect(waitForUnknownBrowsers({ count: 50, lastAt: now }, now)).toBe(60_000);
    expect(waitForUnknownBrowsers({ count: 5000, lastAt: secondsAgo(61) }, now)).toBe(0);
  });
});

describe('guesses of one-time codes', () => {
  it('find one with a probability below 1 in 10,000 in a year, by all unknown browsers for all people together', () => {
    for (let people = 1; people <= 300; people++) {
      const { allowed, countForMs } = wrongCodeLimit(people);
      const periodsInYear = Math.ceil((366 * 24 * 60 * 60_000) / countForMs);
      expect((people * periodsInYear * allowed) / 10 ** codeDigits, `${people} people`).toBeLessThan(
        1 / 10_000,
      );
      expect(countForMs).toBeLessThanOrEqual(longestWrongCodesCountMs);
    }
  });

  it('leave room for mistyping while a shop has a usual number of people', () => {
    expect(wrongCodeLimit(1)).toMatchObject({ allowed: 7 });
    expect(wrongCodeLimit(1).countForMs / 86_400_000).toBeLessThan(27);
    for (let people = 1; people <= 14; people++) expect(wrongCodeLimit(people).allowed).toBe(7);
    expect(wrongCodeLimit(33).allowed).toBe(3);
    expect(wrongCodeLimit(100).allowed).toBe(0);
  });
});
