import { describe, expect, it } from 'vitest';
import { foldText } from '#primitives/text/fold-text.ts';
import { seededVocabulary } from '../../../../../tests/support/seeded-vocabulary.ts';
import { nearestTerm } from './nearest-term.ts';
import { productOf, WordIndex } from './word-index.ts';

const index = new WordIndex();
for (const [product, name] of [
  'Standing desk',
  'Conference telephone',
  'كرسي مدير',
  'طاولة اجتماعات',
].entries()) {
  index.add(product, [foldText(name)]);
}
const isOf = (product: number) => (posting: number) => productOf(posting) === product;
const meant = (typed: string) =>
  nearestTerm(typed, [{ words: index, isOffered: true }], seededVocabulary)?.join(' ');

describe('the correction of a search without results', () => {
  it('splits two words written as one', () => {
    expect(meant('standingdesk')).toBe('standing desk');
    expect(meant('كرسيمدير')).toBe('كرسي مدير');
  });

  it('allows a larger edit distance than a search', () => {
    expect(meant('konferense')).toBeUndefined();
    expect(meant('conferrenze telefone')).toBe('conference telephone');
  });

  it('drops unknown words, and never repeats the typed term', () => {
    expect(meant('qxzvkj standingdesk')).toBe('standing desk');
    expect(meant('qxzvkj')).toBeUndefined();
    expect(meant('standing desk')).toBeUndefined();
    expect(meant('')).toBeUndefined();
  });

  it('offers no word of long texts', () => {
    expect(
      nearestTerm('conferrenze', [{ words: index, isOffered: false }], seededVocabulary),
    ).toBeUndefined();
  });

  it('suggests no word that only hidden products have', () => {
    const found = (product: number) =>
      nearestTerm(
        'conferrenze',
        [{ words: index, isFound: isOf(product), isOffered: true }],
        seededVocabulary,
      )?.join(' ');
    expect(found(1)).toBe('conference');
    expect(found(0)).toBeUndefined();
  });
});
