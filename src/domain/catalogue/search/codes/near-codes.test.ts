import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedMistakes, codeDistance, nearCodes } from './near-codes.ts';

const codes = ['sdha120', 'sdha160', 'sdha180', 'dhtkarbk', 'shrtax3', 'zbsf14l', 'nrm27qhd', 'ogas08'];
const code = fc.stringMatching(/^[a-z0-9]{4,12}$/);

describe('codes that are nearly the same', () => {
  test.each([
    ['sdha160', 'sdha160', 0],
    ['sdhai60', 'sdha160', 0],
    ['5dha16o', 'sdha160', 0],
    ['sdah160', 'sdha160', 1],
    ['sdha60', 'sdha160', 1],
    ['sdha1600', 'sdha160', 1],
    ['sdha170', 'sdha160', 1],
    ['sdhb190', 'sdha160', 2],
    ['nrm27qhd', 'sdha160', 3],
  ])('%s and %s: %i', (typed, other, distance) => {
    expect(codeDistance(typed, other, 2)).toBe(distance);
  });

  test('are found, the nearest first', () => {
    expect(nearCodes('sdhai6o', codes)[0]).toBe('sdha160');
    expect(nearCodes('sdha170', codes)).toEqual(['sdha120', 'sdha160', 'sdha180']);
    expect(nearCodes('dhtkarbx', codes)).toEqual(['dhtkarbk']);
    expect(nearCodes('chair', codes)).toEqual([]);
  });

  test('of short words must be the same', () => {
    expect(nearCodes('ax3', ['ax4'])).toEqual([]);
  });

  test('are those of the whole comparison: the filter leaves none out', () => {
    fc.assert(
      fc.property(code, fc.array(code, { maxLength: 20 }), (typed, words) => {
        const max = allowedMistakes(typed.length);
        const expected = words.filter((word) => codeDistance(typed, word, max) <= max);
        expect(nearCodes(typed, words).toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  test('are as near in both directions, and a mistake is one step', () => {
    fc.assert(
      fc.property(code, code, fc.nat(), (one, other, at) => {
        expect(codeDistance(one, other, 12)).toBe(codeDistance(other, one, 12));
        const place = at % one.length;
        expect(codeDistance(one, one.slice(0, place) + one.slice(place + 1), 2)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
