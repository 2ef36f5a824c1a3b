import { createHash } from 'node:crypto';
import fc from 'fast-check';
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

test('every text up to 213 bytes has three finders and a size of its version; a longer one has no code', () => {
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 213 }), (length) => {
      const rows = drawn('x'.repeat(length)) ?? [];
      expect((rows.length - 17) % 4).toBe(0);
      expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
      expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
      expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
    }),
  );
  expect(qrModules('x'.repeat(214))).toBeUndefined();
  expect(qrModules('ك'.repeat(107))).toBeUndefined();
});
