import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOpeningHours, openingState } from './opening-hours.ts';
import type { ShopProfile } from './shop-profile.ts';

type WeekHours = ShopProfile['hours'];

const friday = 5;
const shopHours: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday === friday ? { weekday, opens: null, closes: null } : { weekday, opens: '08:00', closes: '18:00' },
);
const alwaysClosed: WeekHours = shopHours.map(({ weekday }) => ({ weekday, opens: null, closes: null }));

const minute = 60_000;
const minutesInDay = 24 * 60;
const timeOfDay = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const anyDay = fc.option(
  fc
    .uniqueArray(fc.integer({ min: 0, max: minutesInDay - 1 }), { minLength: 2, maxLength: 2 })
    .map((times) => times.sort((a, b) => a - b).map(timeOfDay)),
);
const anyWeek: fc.Arbitrary<WeekHours> = fc
  .array(anyDay, { minLength: 7, maxLength: 7 })
  .map((days) =>
    days.map((day, weekday) => ({ weekday, opens: day?.[0] ?? null, closes: day?.[1] ?? null })),
  );
const anyMoment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('opening state', () => {
  it('is open on a working day in Doha, though it is still night in London', () => {
    expect(openingState(shopHours, new Date('2026-11-15T05:00:00Z'))).toEqual({
      open: true,
      closesAt: '18:00',
    });
  });

  it('opens on the minute and closes on the minute', () => {
    expect(openingState(shopHours, new Date('2026-11-15T04:59:59Z'))).toEqual({
      open: false,
      opensNext: { inDays: 0, weekday: 0, at: '08:00' },
    });
    expect(openingState(shopHours, new Date('2026-11-15T14:59:59Z')).open).toBe(true);
    expect(openingState(shopHours, new Date('2026-11-15T15:00:00Z'))).toEqual({
      open: false,
      opensNext: { inDays: 1, weekday: 1, at: '08:00' },
    });
  });

  it('skips Friday: from Thursday evening it opens on Saturday', () => {
    expect(openingState(shopHours, new Date('2026-11-19T16:00:00Z'))).toEqual({
      open: false,
      opensNext: { inDays: 2, weekday: 6, at: '08:00' },
    });
    expect(openingState(shopHours, new Date('2026-11-20T09:00:00Z'))).toEqual({
      open: false,
      opensNext: { inDays: 1, weekday: 6, at: '08:00' },
    });
  });

  it('finds the same day next week when there is no other', () => {
    const sundayOnly = alwaysClosed.map((day) =>
      day.weekday === 0 ? { weekday: 0, opens: '08:00', closes: '09:00' } : day,
    );
    expect(openingState(sundayOnly, new Date('2026-11-15T12:00:00Z'))).toEqual({
      open: false,
      opensNext: { inDays: 7, weekday: 0, at: '08:00' },
    });
  });

  it('knows no next opening when it never opens', () => {
    expect(openingState(alwaysClosed, new Date('2026-11-15T12:00:00Z'))).toEqual({
      open: false,
      opensNext: null,
    });
  });

  it('is open at the announced opening, and not a minute before it', () => {
    fc.assert(
      fc.property(anyWeek, anyMoment, (hours, now) => {
        const state = openingState(hours, now);
        if (state.open || !state.opensNext) return;
        // Qatar is three hours ahead of UTC all year.
        const qatar = new Date(now.getTime() + 180 * minute);
        const [hour = 0, minutes = 0] = state.opensNext.at.split(':').map(Number);
        const opening = new Date(
          Date.UTC(
            qatar.getUTCFullYear(),
            qatar.getUTCMonth(),
            qatar.getUTCDate() + state.opensNext.inDays,
            hour - 3,
            minutes,
          ),
        );
        expect(opening.getTime()).toBeGreaterThan(now.getTime());
        expect(openingState(hours, opening).open).toBe(true);
        expect(openingState(hours, new Date(opening.getTime() - minute)).open).toBe(false);
      }),
    );
  });
});

describe('grouped opening hours', () => {
  it('says Sunday to Thursday and Saturday, then Friday closed', () => {
    expect(groupOpeningHours(shopHours)).toEqual([
      {
        days: [
          [0, 4],
          [6, 6],
        ],
        times: { opens: '08:00', closes: '18:00' },
      },
      { days: [[5, 5]], times: null },
    ]);
  });

  it('puts closed days last even when the week starts with one', () => {
    const closedOnSunday = shopHours.map((day) =>
      day.weekday === 0 ? { ...day, opens: null, closes: null } : day,
    );
    expect(groupOpeningHours(closedOnSunday).at(-1)).toEqual({
      days: [
        [0, 0],
        [5, 5],
      ],
      times: null,
    });
  });

  it('names every day once, with its own hours, and never shows the same hours twice', () => {
    fc.assert(
      fc.property(anyWeek, (hours) => {
        const groups = groupOpeningHours(hours);
        const shown = groups.flatMap(({ days, times }) =>
          days.flatMap(([first, last]) =>
            Array.from({ length: last - first + 1 }, (_, step) => ({
              weekday: first + step,
              opens: times?.opens ?? null,
              closes: times?.closes ?? null,
            })),
          ),
        );
        expect(shown.sort((a, b) => a.weekday - b.weekday)).toEqual(hours);
        expect(new Set(groups.map(({ times }) => JSON.stringify(times))).size).toBe(groups.length);
      }),
    );
  });
});
