import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWeek } from '../../../tests/support/opening-times.ts';
import { groupOpeningHours } from './group-hours.ts';
import { intervalsOf, type WeekHours } from './opening-times.ts';

const open = { opens: '08:00', closes: '18:00' };
const shopHours: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday === 5 ? { weekday, opens: null, closes: null } : { weekday, ...open },
);

describe('grouped opening hours', () => {
  // Specification 1.03
  it('says Sunday to Thursday and Saturday, then Friday closed', () => {
    expect(groupOpeningHours(shopHours)).toEqual([
      {
        days: [
          [0, 4],
          [6, 6],
        ],
        intervals: [open],
      },
      { days: [[5, 5]], intervals: [] },
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
      intervals: [],
    });
  });

  it('keeps days with a break apart from days without', () => {
    const second = { opens: '16:00', closes: '20:00' };
    const split = shopHours.map((day) => (day.weekday === 2 ? { ...day, closes: '12:00', second } : day));
    expect(groupOpeningHours(split)).toEqual([
      {
        days: [
          [0, 1],
          [3, 4],
          [6, 6],
        ],
        intervals: [open],
      },
      { days: [[2, 2]], intervals: [{ opens: '08:00', closes: '12:00' }, second] },
      { days: [[5, 5]], intervals: [] },
    ]);
  });

  it('names every day once, with its own hours, and never shows the same hours twice', () => {
    fc.assert(
      fc.property(anyWeek, (hours) => {
        const groups = groupOpeningHours(hours);
        const shown = groups.flatMap(({ days, intervals }) =>
          days.flatMap(([first, last]) =>
            Array.from({ length: last - first + 1 }, (_, step) => ({ weekday: first + step, intervals })),
          ),
        );
        expect(shown.sort((a, b) => a.weekday - b.weekday)).toEqual(
          hours.map((day) => ({ weekday: day.weekday, intervals: intervalsOf(day) })),
        );
        expect(new Set(groups.map(({ intervals }) => JSON.stringify(intervals))).size).toBe(groups.length);
      }),
    );
  });
});
