import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '#primitives/opening-times/opening-times.ts';
import { openingState } from './opening-hours.ts';
import type { Holiday } from './shop-profile.ts';

const friday = 5;
const shopHours: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday === friday ? { weekday, opens: null, closes: null } : { weekday, opens: '08:00', closes: '18:00' },
);
const alwaysClosed: WeekHours = shopHours.map(({ weekday }) => ({ weekday, opens: null, closes: null }));

const nationalDay = { en: 'Qatar National Day', ar: 'اليوم الوطني لدولة قطر' };
const eid = { en: 'Eid al-Fitr', ar: 'عيد الفطر' };
const withoutHolidays = (hours: WeekHours) => ({ hours, datedHours: [], holidays: [] });

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
  min: new Date('2025-12-01T00:00:00Z'),
  max: new Date('2027-06-01T00:00:00Z'),
  noInvalidDate: true,
});

const anyHolidays: fc.Arbitrary<Holiday[]> = fc.array(
  fc.record({
    startsOn: fc
      .integer({ min: 0, max: 400 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
    days: fc.integer({ min: 1, max: 30 }),
    name: fc.constant(eid),
  }),
  { maxLength: 6 },
);

describe('opening state', () => {
  it('is open on a working day in Doha, though it is still night in London', () => {
    expect(openingState(withoutHolidays(shopHours), new Date('2026-11-15T05:00:00Z'))).toEqual({
      open: true,
      closesAt: '18:00',
    });
  });

  it('opens on the minute and closes on the minute', () => {
    expect(openingState(withoutHolidays(shopHours), new Date('2026-11-15T04:59:59Z'))).toEqual({
      open: false,
      holiday: null,
      opensNext: { inDays: 0, day: '2026-11-15', weekday: 0, at: '08:00' },
    });
    expect(openingState(withoutHolidays(shopHours), new Date('2026-11-15T14:59:59Z')).open).toBe(true);
    expect(openingState(withoutHolidays(shopHours), new Date('2026-11-15T15:00:00Z'))).toEqual({
      open: false,
      holiday: null,
      opensNext: { inDays: 1, day: '2026-11-16', weekday: 1, at: '08:00' },
    });
  });

  it('skips Friday: from Thursday evening it opens on Saturday', () => {
    expect(openingState(withoutHolidays(shopHours), new Date('2026-11-19T16:00:00Z'))).toEqual({
      open: false,
      holiday: null,
      opensNext: { inDays: 2, day: '2026-11-21', weekday: 6, at: '08:00' },
    });
    expect(openingState(withoutHolidays(shopHours), new Date('2026-11-20T09:00:00Z'))).toEqual({
      open: false,
      holiday: null,
      opensNext: { inDays: 1, day: '2026-11-21', weekday: 6, at: '08:00' },
    });
  });

  it('finds the same day next week when there is no other', () => {
    const sundayOnly = alwaysClosed.map((day) =>
      day.weekday === 0 ? { weekday: 0, opens: '08:00', closes: '09:00' } : day,
    );
    expect(openingState(withoutHolidays(sundayOnly), new Date('2026-11-15T12:00:00Z'))).toEqual({
      open: false,
      holiday: null,
      opensNext: { inDays: 7, day: '2026-11-22', weekday: 0, at: '08:00' },
    });
  });

  it('knows no next opening when it never opens', () => {
    expect(openingState(withoutHolidays(alwaysClosed), new Date('2026-11-15T12:00:00Z'))).toEqual({
      open: false,
      holiday: null,
      opensNext: null,
    });
  });

  it('is closed on a holiday and says for which, up to its last minute', () => {
    const holidays: Holiday[] = [{ startsOn: '2026-12-16', days: 1, name: nationalDay }];
    const times = { hours: shopHours, datedHours: [], holidays };
    expect(openingState(times, new Date('2026-12-15T20:59:00Z'))).toMatchObject({ holiday: null });
    for (const moment of ['2026-12-15T21:00:00Z', '2026-12-16T09:00:00Z', '2026-12-16T20:59:00Z']) {
      expect(openingState(times, new Date(moment)), moment).toMatchObject({
        open: false,
        holiday: nationalDay,
        opensNext: { day: '2026-12-17', at: '08:00' },
      });
    }
    expect(openingState(times, new Date('2026-12-17T09:00:00Z')).open).toBe(true);
  });

  it('opens next after all days of a holiday and the Friday behind it', () => {
    const times = {
      hours: shopHours,
      datedHours: [],
      holidays: [{ startsOn: '2027-03-09', days: 3, name: eid }],
    };
    expect(openingState(times, new Date('2027-03-08T16:00:00Z'))).toEqual({
      open: false,
      holiday: null,
      opensNext: { inDays: 5, day: '2027-03-13', weekday: 6, at: '08:00' },
    });
  });

  it('is open at the announced opening, and not a minute before it', () => {
    fc.assert(
      fc.property(anyWeek, anyHolidays, anyMoment, (hours, holidays, now) => {
        const times = { hours, datedHours: [], holidays };
        const state = openingState(times, now);
        const qatarDay = new Date(now.getTime() + 180 * minute).toISOString().slice(0, 10);
        if (holidays.some(({ startsOn }) => startsOn === qatarDay)) expect(state.open).toBe(false);
        if (!state.open && !state.opensNext) expect(hours.every(({ opens }) => opens === null)).toBe(true);
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
        expect(openingState(times, opening).open).toBe(true);
        expect(openingState(times, new Date(opening.getTime() - minute)).open).toBe(false);
      }),
    );
  });
});
