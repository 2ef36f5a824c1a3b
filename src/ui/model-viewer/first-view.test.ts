import { expect, test } from 'vitest';
import { degree, firstViewOf } from './first-view.ts';

const front = { azimuth: 32 * degree, elevation: 16 * degree };

test('a model is first seen as in its picture, and from the front right if its file says nothing', () => {
  expect(firstViewOf({ view: { azimuth: -150, elevation: 9 } })).toEqual({
    azimuth: -150 * degree,
    elevation: 9 * degree,
  });
  expect(firstViewOf({})).toEqual(front);
});

test.each([
  { azimuth: 'left' },
  { azimuth: Number.POSITIVE_INFINITY },
  { azimuth: null },
  { elevation: -40 },
  { elevation: 90 },
  { elevation: {} },
  'none',
  null,
  7,
])('%j is no view', (view) => expect(firstViewOf({ view })).toEqual(front));
