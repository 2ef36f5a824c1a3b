import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpellingIndex, nearestWords } from './nearest-words.ts';

const words = createSpellingIndex([
  'chair',
  'chain',
  'char',
  'ergonomic',
  'desk',
  'whiteboard',
  'كرسي',
  'طاوله',
]);

describe('the nearest indexed words of a misspelt word', () => {
  it.each([
    ['chiar', ['chair', 'char']],
    ['ergonmic', ['ergonomic']],
    ['ergonimc', ['ergonomic']],
    ['ergnmic', ['ergonomic']],
    ['whitebord', ['whiteboard']],
    ['ergonm', ['ergonomic']],
    ['كرسسي', ['كرسي']],
    ['طاوه', ['طاوله']],
  ])('%s may be %s', (typed, meant) => {
    expect(nearestWords(typed, words)).toEqual(meant);
  });

  it('are none for a word that is too short, too different, or a code', () => {
    for (const typed of ['dsk', 'banana', 'sd161', 'qxzvkj']) expect(nearestWords(typed, words)).toEqual([]);
  });

  it('include the word itself after any single edit', () => {
    const letter = fc.constantFrom(...'abcdefghklmnoprst');
    const word = fc.array(letter, { minLength: 5, maxLength: 12 }).map((letters) => letters.join(''));
    const slip = fc.record({
      place: fc.nat(),
      kind: fc.constantFrom('lose', 'add', 'change', 'exchange'),
      letter,
    });
    fc.assert(
      fc.property(word, slip, (right, { place, kind, letter: typed }) => {
        const at = place % (right.length - 1);
        const [before, after] = [right.slice(0, at), right.slice(at)];
        const wrong = {
          lose: before + after.slice(1),
          add: before + typed + after,
          change: before + typed + after.slice(1),
          exchange: before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
        }[kind];
        expect(nearestWords(wrong ?? '', createSpellingIndex([right]))).toEqual([right]);
      }),
    );
  });
});
