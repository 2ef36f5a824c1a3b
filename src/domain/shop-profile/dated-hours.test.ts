import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatedHours, DayHours, WeekHours } from '#primitives/opening-times/opening-times.ts';
import { anyDatedHours, anyWeek, timeOfDay } from '../../../tests/support/opening-times.ts';
import { repetitions } from '../../../tests/support/thorough.ts';
import { openingState } from './opening-hours.ts';
import type { Holiday } from './shop-profile.ts';

const friday = 5;
const week = (day: Omit<DayHours, 'weekday'>): WeekHours =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    weekday === friday ? { weekday, opens: null, closes: null } : { weekday, ...day },
  );
const usual = week({ opens: '08:00', closes: '18:00' });
const ramadan: DatedHours = {
  startsOn: '2027-02-08',
  endsOn: '2027-03-09',
  name: { en: 'Ramadan', ar: 'رمضان' },
  hours: week({ opens: '09:00', closes: '13:00', second: { opens: '20:00', closes: '23:30' } }),
};
const garangao: Holiday = { startsOn: '2027-02-21', days: 1, name: { en: 'Garangao', ar: 'قرنقعوه' } };
const shop = { hours: usual, datedHours: [ramadan], holidays: [garangao] };
/** By the clock in Qatar. */
const at = (moment: string) => openingState(shop, new Date(`${moment}:00+03:00`));

describe('dated hours and breaks', () => {
  it('before the first day the usual hours count, and the next opening is already that of the season', () => {
    expect(at('2027-02-07T17:59')).toEqual({ open: true, closesAt: '18:00' });
    expect(at('2027-02-07T18:00')).toMatchObject({
      opensNext: { inDays: 1, day: '2027-02-08', at: '09:00' },
    });
  });

  it('from midnight of the first day to midnight after the last the hours of the season count', () => {
    expect(at('2027-02-08T08:30')).toMatchObject({ open: false, opensNext: { inDays: 0, at: '09:00' } });
    expect(at('2027-02-08T09:00')).toEqual({ open: true, closesAt: '13:00' });
    expect(at('2027-03-09T23:29')).toEqual({ open: true, closesAt: '23:30' });
    expect(at('2027-03-09T23:30')).toMatchObject({
      opensNext: { inDays: 1, day: '2027-03-10', at: '08:00' },
    });
    expect(at('2027-03-10T14:00')).toEqual({ open: true, closesAt: '18:00' });
  });

  it('in the break it opens again on the same day', () => {
    expect(at('2027-02-09T12:59')).toEqual({ open: true, closesAt: '13:00' });
    expect(at('2027-02-09T13:00')).toMatchObject({ open: false, opensNext: { inDays: 0, at: '20:00' } });
    expect(at('2027-02-09T20:00')).toEqual({ open: true, closesAt: '23:30' });
  });

  it('a holiday within the season is closed all day, and the next opening is that of the season', () => {
    expect(at('2027-02-20T23:45')).toMatchObject({
      opensNext: { inDays: 2, day: '2027-02-22', at: '09:00' },
    });
    for (const time of ['00:00', '09:30', '21:00', '23:59']) {
      expect(at(`2027-02-21T${time}`)).toMatchObject({
        open: false,
        holiday: garangao.name,
        opensNext: { day: '2027-02-22', at: '09:00' },
      });
    }
  });

  it('a season of closed days leads to the first opening after it', () => {
    const closing = { ...ramadan, hours: week({ opens: null, closes: null }) };
    expect(
      openingState({ ...shop, datedHours: [closing], holidays: [] }, new Date('2027-02-10T10:00:00+03:00')),
    ).toMatchObject({ opensNext: { inDays: 28, day: '2027-03-10', at: '08:00' } });
  });

  it('agrees in every minute of four weeks with the list of all open minutes', () => {
    const minute = 60_000;
    const minutesInDay = 24 * 60;
    const firstDay = '2027-02-01';
    const start = Date.parse(`${firstDay}T00:00:00+03:00`);
    // The last two weeks are only looked ahead to: a week with an open day opens within them.
    const [watchedDays, listedDays] = [28, 84];
    const anyTimes = fc.record({
      hours: anyWeek,
      datedHours: anyDatedHours(firstDay, 12),
      holidays: fc.array(
        fc.record({
          startsOn: fc.integer({ min: -3, max: 30 }).map((days) => dayIn(days)),
          days: fc.integer({ min: 1, max: 6 }),
          name: fc.constant({ en: 'Eid', ar: 'العيد' }),
        }),
        { maxLength: 3 },
      ),
    });
    function dayIn(days: number): string {
      return new Date(Date.parse(firstDay) + days * minutesInDay * minute).toISOString().slice(0, 10);
    }
    fc.assert(
      fc.property(anyTimes, (times) => {
        // The model: each minute of each day is open or not, written down one after the other.
        const closings: (string | null)[] = [];
        for (let days = 0; days < listedDays; days++) {
          const day = dayIn(days);
          const season = times.datedHours.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
          const hours = (season?.hours ?? times.hours)[new Date(day).getUTCDay()];
          const isHoliday = times.holidays.some((holiday) =>
            Array.from({ length: holiday.days }, (_, step) => step).some(
              (step) => Date.parse(holiday.startsOn) + step * minutesInDay * minute === Date.parse(day),
            ),
          );
          for (let passed = 0; passed < minutesInDay; passed++) {
            const time = timeOfDay(passed);
            const isIn = (opens?: string | null, closes?: string | null) =>
              Boolean(opens && closes && opens <= time && time < closes);
            const first = isIn(hours?.opens, hours?.closes) && hours?.closes;
            const second = isIn(hours?.second?.opens, hours?.second?.closes) && hours?.second?.closes;
            closings.push(isHoliday ? null : first || second || null);
          }
        }
        let opening: number | null = null;
        for (let passed = closings.length - 1; passed >= 0; passed--) {
          const closesAt = closings[passed] ?? null;
          if (passed < watchedDays * minutesInDay) {
            const state = openingState(times, new Date(start + passed * minute));
            const stated = state.open
              ? state.closesAt
              : state.opensNext && `${state.opensNext.day} ${state.opensNext.at}`;
            const expected =
              closesAt ??
              (opening === null
                ? null
                : `${dayIn(Math.floor(opening / minutesInDay))} ${timeOfDay(opening % minutesInDay)}`);
            if (state.open !== (closesAt !== null) || stated !== expected) {
              throw new Error(`minute ${passed}: ${JSON.stringify(state)} instead of ${expected}`);
            }
          }
          if (closesAt !== null && (passed === 0 || closings[passed - 1] !== closesAt)) opening = passed;
        }
      }),
      { numRuns: repetitions(2, 60) },
    );
  });
});
