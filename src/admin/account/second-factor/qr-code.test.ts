import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrModules } from './qr-code.ts';

const drawn = (text: string) =>
  qrModules(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

test('a short text is drawn as other encoders draw it', () => {
  expect(drawn('OGulf')).toEqual([
    '#######.###...#######',
    '#.....#..####.#.....#',
    '#.###.#...###.#.###.#',
    '#.###.#.###...#.###.#',
    '#.###.#.#.#.#.#.###.#',
    '#.....#.##.#..#.....#',
    '#######.#.#.#.#######',
    '........#####........',
    '#...#.####.#.#####..#',
    '..#....######..#.####',
    '####.##.####..###.##.',
    '...###...##..##.#..##',
    '....#.####..###..#...',
    '........#...###..####',
    '#######.###.##.....#.',
    '#.....#...###..#...#.',
    '#.###.#.#..#..###...#',
    '#.###.#..####....#.##',
    '#.###.#..#.#..####...',
    '#.....#..##..###.....',
    '#######.###.####....#',
  ]);
});

test('the address of an authenticator app is drawn as a reader has read it', () => {
  const uri = 'otpauth://totp/OGulf:noora%40example.qa?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=OGulf';
  const rows = qrModules(uri)?.map((row) => row.map(Number).join(''));
  expect(rows).toHaveLength(41);
  expect(
    createHash('sha256')
      .update(rows?.join('\n') ?? '')
      .digest('hex'),
  ).toBe('ea3f21465ca3455e62a46cbacae89f0ae4afa8d2fb3263c4eb777f4b63e8f811');
});

test('a text takes the smallest version that it fits into; one of more than 213 bytes has no code', () => {
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  const capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
  for (const [index, capacity] of capacities.entries()) {
    const rows = drawn('x'.repeat(capacity)) ?? [];
    expect(rows).toHaveLength(21 + 4 * index);
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(drawn('x'.repeat(capacity + 1))?.length).toBe(capacity === 213 ? undefined : 25 + 4 * index);
  }
  expect(qrModules('ك'.repeat(107))).toBeUndefined();
});
