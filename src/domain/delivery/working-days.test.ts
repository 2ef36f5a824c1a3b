import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalsOn, type OpeningTimes } from '#primitives/opening-times/opening-times.ts';
import { anyDatedHours, anyWeek } from '../../../tests/support/opening-times.ts';
import { addDays, qatarDay, workingDays } from './working-days.ts';

const friday = 5;
const shopHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday === friday ? { weekday, opens: null, closes: null } : { weekday, opens: '08:00', closes: '18:00' },
);
const shop: OpeningTimes = {
  hours: shopHours,
  datedHours: [],
  holidays: [{ startsOn: '2026-12-18', days: 1 }],
};
/** A moment by the clock in Doha. */
const doha = (moment: string) => new Date(`${moment}+03:00`);

describe('working days', () => {
  it('start today until two hours before closing, and on the next working day from then on', () => {
    expect(workingDays(shop, doha('2026-11-15T06:00'), 0, 2)).toEqual(['2026-11-15', '2026-11-16']);
    expect(workingDays(shop, doha('2026-11-15T15:59:59'), 0, 1)).toEqual(['2026-11-15']);
    expect(workingDays(shop, doha('2026-11-15T16:00'), 0, 1)).toEqual(['2026-11-16']);
  });

  it('leave out Friday, whenever the order came', () => {
    expect(workingDays(shop, doha('2026-11-19T17:00'), 0, 1)).toEqual(['2026-11-21']);
    expect(workingDays(shop, doha('2026-11-20T09:00'), 1, 1)).toEqual(['2026-11-22']);
  });

  it('go by the clock in Doha, not by the one of the visitor', () => {
    // Half past nine in the evening of the 15th in London is the 16th in Doha.
    expect(qatarDay(new Date('2026-11-15T21:30:00Z'))).toBe('2026-11-16');
    expect(workingDays(shop, new Date('2026-11-15T21:30:00Z'), 0, 1)).toEqual(['2026-11-16']);
  });

  it('leave out every day of a holiday', () => {
    const eid = { ...shop, holidays: [{ startsOn: '2027-03-09', days: 3 }] };
    // Tuesday to Thursday are holidays, then comes Friday.
    expect(workingDays(eid, doha('2027-03-08T10:00'), 1, 2)).toEqual(['2027-03-13', '2027-03-14']);
  });

  it('are none for a shop that never opens', () => {
    const never = shopHours.map(({ weekday }) => ({ weekday, opens: null, closes: null }));
    expect(
      workingDays({ hours: never, datedHours: [], holidays: [] }, doha('2026-11-15T10:00'), 0, 5),
    ).toEqual([]);
  });

  it('in the last two hours of the second interval start the next day, not in the break', () => {
    const second = { opens: '16:00', closes: '20:00' };
    const split = {
      ...shop,
      hours: shopHours.map((day) => (day.opens ? { ...day, closes: '12:00', second } : day)),
    };
    for (const time of ['11:30', '13:00', '17:59']) {
      expect(workingDays(split, doha(`2026-11-15T${time}`), 0, 1), time).toEqual(['2026-11-15']);
    }
    expect(workingDays(split, doha('2026-11-15T18:00'), 0, 1)).toEqual(['2026-11-16']);
  });

  it('follow the week of their date, and its closing time', () => {
    const hours = shopHours.map((day) =>
      day.weekday === 6 || !day.opens ? { ...day, opens: null, closes: null } : { ...day, closes: '14:00' },
    );
    const season = { ...shop, datedHours: [{ startsOn: '2026-11-16', endsOn: '2026-11-22', hours }] };
    // Friday is closed in both weeks, Saturday only within the season.
    expect(workingDays(season, doha('2026-11-15T15:00'), 0, 8)).toEqual(
      ['15', '16', '17', '18', '19', '22', '23', '24'].map((day) => `2026-11-${day}`),
    );
    expect(workingDays(season, doha('2026-11-16T12:00'), 0, 1)).toEqual(['2026-11-17']);
    expect(workingDays(season, doha('2026-11-23T12:00'), 0, 1)).toEqual(['2026-11-23']);
  });

  it('of a shop that opens on certain dates only are those', () => {
    const never = shopHours.map(({ weekday }) => ({ weekday, opens: null, closes: null }));
    const fair = { startsOn: '2026-11-18', endsOn: '2026-11-21', hours: shopHours };
    expect(
      workingDays({ hours: never, datedHours: [fair], holidays: [] }, doha('2026-11-15T10:00'), 0, 5),
    ).toEqual(['2026-11-18', '2026-11-19', '2026-11-21']);
  });

  const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2026-01-01', days));
  const anyTimes: fc.Arbitrary<OpeningTimes> = fc.record({
    hours: fc.array(fc.option(fc.integer({ min: 1, max: 23 })), { minLength: 7, maxLength: 7 }).map((days) =>
      days.map((closes, weekday) => ({
        weekday,
        opens: weekday === friday || closes === null ? null : '00:00',
        closes: weekday === friday || closes === null ? null : `${String(closes).padStart(2, '0')}:30`,
      })),
    ),
    datedHours: fc.constant([]),
    holidays: fc.array(fc.record({ startsOn: anyDay, days: fc.integer({ min: 1, max: 30 }) }), {
      maxLength: 8,
    }),
  });
  const anyMoment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2036-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const anyLead = fc.integer({ min: 0, max: 40 });

  it('are never a Friday, a holiday or a day that is over, and come in order', () => {
    fc.assert(
      fc.property(anyTimes, anyMoment, anyLead, (times, now, lead) => {
        const days = workingDays(times, now, lead, 10);
        const opensAtAll = times.hours.some(({ opens }) => opens !== null);
        expect(days).toHaveLength(opensAtAll ? 10 : 0);
        for (const day of days) {
          expect(new Date(day).getUTCDay()).not.toBe(friday);
          for (const { startsOn, days: length } of times.holidays) {
            expect(startsOn <= day && day < addDays(startsOn, length)).toBe(false);
          }
          expect(day >= qatarDay(now)).toBe(true);
        }
        expect(days).toEqual([...new Set(days)].sort());
      }),
    );
  });

  it('never come earlier for a longer lead time, a later order or one more holiday', () => {
    const anyHoliday = fc.record({ startsOn: anyDay, days: fc.integer({ min: 1, max: 30 }) });
    const minutes = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(
        anyTimes,
        anyMoment,
        anyLead,
        anyLead,
        minutes,
        anyHoliday,
        (times, now, lead, more, wait, holiday) => {
          const first = (changed: OpeningTimes, moment: Date, days: number) =>
            workingDays(changed, moment, days, 1)[0] ?? '';
          const earliest = first(times, now, lead);
          expect(first(times, now, lead + more) >= earliest).toBe(true);
          expect(first(times, new Date(now.getTime() + wait * 60_000), lead) >= earliest).toBe(true);
          expect(first({ ...times, holidays: [...times.holidays, holiday] }, now, lead) >= earliest).toBe(
            true,
          );
        },
      ),
    );
  });

  it('with breaks and dated hours are the days on which the shop opens, after the lead time', () => {
    const anyOpeningTimes = fc.record({
      hours: anyWeek,
      datedHours: anyDatedHours('2026-01-01', 40),
      holidays: fc.array(
        fc.record({
          startsOn: fc.integer({ min: 0, max: 90 }).map((days) => addDays('2026-01-01', days)),
          days: fc.integer({ min: 1, max: 9 }),
        }),
        { maxLength: 3 },
      ),
    });
    const minuteOfQuarter = fc.integer({ min: 0, max: 90 * 24 * 60 });
    fc.assert(
      fc.property(
        anyOpeningTimes,
        minuteOfQuarter,
        fc.integer({ min: 0, max: 9 }),
        (times, minutes, lead) => {
          const now = new Date(doha('2026-01-01T00:00').getTime() + minutes * 60_000);
          const today = qatarDay(now);
          const isWorkingDay = (day: string) => {
            const closes = intervalsOn(times, day).at(-1)?.closes;
            if (closes === undefined) return false;
            const cutOff = doha(`${day}T${closes}`).getTime() - 2 * 60 * 60_000;
            return day !== today || now.getTime() < cutOff;
          };
          const all = Array.from({ length: 500 }, (_, days) => addDays(today, days)).filter(isWorkingDay);
          expect(workingDays(times, now, lead, 8)).toEqual(all.slice(lead, lead + 8));
        },
      ),
    );
  });
});
