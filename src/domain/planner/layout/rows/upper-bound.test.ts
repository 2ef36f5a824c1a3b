import { describe, expect, test } from 'vitest';
import { mostPlaces } from './upper-bound.ts';

const place = { width: 1_200, depth: 600 };

describe('the most places in a room', () => {
  test('are two rows along the walls without a way across them', () => {
    expect(mostPlaces(4_800, 2_700, place)).toBe(8);
    expect(mostPlaces(4_800, 2_699, place)).toBe(4);
  });

  test('are fewer by a main way where there are more rows', () => {
    // Three rows take 3 × 600 + 1,500 + 900 mm; of 4,800 mm a way of 1,200 mm leaves three places.
    expect(mostPlaces(4_800, 4_200, place)).toBe(9);
  });

  test('are the same for a room that is turned', () => {
    expect(mostPlaces(12_000, 9_000, place)).toBe(mostPlaces(9_000, 12_000, place));
  });

  test('are none where no desk with its chair fits', () => {
    expect(mostPlaces(1_100, 1_400, place)).toBe(0);
  });
});
