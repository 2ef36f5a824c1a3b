import { expect, test } from 'vitest';
import { redeliveryDays, roundEndProblems, roundEndSchema } from './round-end.ts';

const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: weekday === 5 ? null : '08:00',
  closes: weekday === 5 ? null : '18:00',
}));
/** A Tuesday, and the national day is closed. */
const times = { hours, datedHours: [], holidays: [{ startsOn: '2026-11-19', days: 1 }] };
const [first, second] = ['6f1c1a0e-6f0b-4e0e-9a53-0f6b0d3f5a11', '0f6b0d3f-5a11-4e0e-9a53-6f1c1a0e6f0b'];

test('another attempt is on a working day: today before the cut-off, no Friday, no holiday', () => {
  const at = (time: string) => redeliveryDays(times, new Date(`2026-11-17T${time}:00+03:00`)).slice(0, 4);
  expect(at('09:00')).toEqual(['2026-11-17', '2026-11-18', '2026-11-21', '2026-11-22']);
  expect(at('17:00')[0]).toBe('2026-11-18');
});

test('an exception needs a day that is offered and is not that of the round, and an order has one outcome', () => {
  const days = ['2026-11-17', '2026-11-18'];
  const onDay = (day: string) => ({
    id: first,
    reason: 'Closed',
    next: { kind: 'another_day', day } as const,
  });
  const problems = (
    exceptions: ReturnType<typeof onDay>[],
    delivered: { id: string; collected: number }[] = [],
  ) => roundEndProblems('2026-11-17', { delivered, exceptions }, days).map(({ path }) => path);
  expect(problems([onDay('2026-11-18')])).toEqual([]);
  expect(problems([onDay('2026-11-17')])).toEqual(['exceptions.0.next.day']);
  expect(problems([onDay('2026-11-20')])).toEqual(['exceptions.0.next.day']);
  expect(problems([onDay('2026-11-18')], [{ id: second, collected: 0 }])).toEqual([]);
  expect(problems([onDay('2026-11-18')], [{ id: first, collected: 0 }])).toEqual(['exceptions']);
});

test('an exception has a reason, and no money is collected below zero', () => {
  const key = second;
  const parse = (body: object) => roundEndSchema.safeParse({ key, delivered: [], exceptions: [], ...body });
  expect(parse({}).success).toBe(true);
  expect(parse({ delivered: [{ id: first, collected: -1 }] }).success).toBe(false);
  expect(parse({ exceptions: [{ id: first, reason: ' ', next: { kind: 'stay' } }] }).success).toBe(false);
  expect(parse({ exceptions: [{ id: first, reason: 'x', next: { kind: 'another_day' } }] }).success).toBe(
    false,
  );
});
