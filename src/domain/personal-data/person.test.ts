import { describe, expect, it } from 'vitest';
import { findPerson } from './person.ts';
import { retentionCutoff } from './retention.ts';

describe('a person', () => {
  it.each([
    ['5512 3456', 'phone', '+97455123456'],
    ['٥٥١٢٣٤٥٦', 'phone', '+97455123456'],
    ['0044 20 7946 0958', 'phone', '+442079460958'],
    [' Aisha@Example.QA ', 'email', 'aisha@example.qa'],
  ] as const)('is known by %s', (typed, kind, value) => {
    expect(findPerson(typed)).toEqual({ kind, value });
  });

  it.each(['', 'Aisha', '123', 'aisha@', '@', 'OG-7K4M-2QXD'])('is not known by %j', (typed) => {
    expect(findPerson(typed)).toBeNull();
  });
});

describe('the moment before which data is deleted', () => {
  const dayFor = (now: string, months: number) =>
    retentionCutoff(new Date(now), months)?.toISOString().slice(0, 10) ?? null;

  it.each([
    ['2026-11-15T09:00:00Z', 24, '2024-11-15'],
    ['2026-01-10T09:00:00Z', 1, '2025-12-10'],
    // Where the month is too short, its last day.
    ['2026-03-31T09:00:00Z', 1, '2026-02-28'],
    ['2024-03-31T09:00:00Z', 1, '2024-02-29'],
    ['2028-02-29T09:00:00Z', 12, '2027-02-28'],
  ])('of %s and %i months is %s', (now, months, day) => {
    expect(dayFor(now, months)).toBe(day);
  });

  it('never comes with 0', () => {
    expect(dayFor('2026-11-15T09:00:00Z', 0)).toBeNull();
  });
});
