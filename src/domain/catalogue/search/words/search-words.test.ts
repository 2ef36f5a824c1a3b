import { describe, expect, it } from 'vitest';
import { seededVocabulary } from '../../../../../tests/support/seeded-vocabulary.ts';
import { compactCode } from '../codes/compact-code.ts';
import { mostWords, searchedPhrase, searchWords } from './search-words.ts';

describe('a typed search term', () => {
  it('becomes folded words', () => {
    expect(searchWords('  الكرسي  Ergonomic ')).toEqual(['كرسي', 'ergonomic']);
    expect(searchWords(' — ! ')).toEqual([]);
  });

  it('loses stop words, unless there are only stop words', () => {
    expect(searchWords('a chair for the office')).toEqual(['chair']);
    expect(searchWords('office')).toEqual(['office']);
    expect(searchWords('كراسي مكتب')).toEqual(['كراسي']);
    expect(searchWords('مكتب مدير')).toEqual(['مكتب', 'مدير']);
    expect(searchWords('أبغى كرسي رخيص في قطر')).toEqual(['كرسي']);
    expect(searchWords('cheap chair in doha')).toEqual(['chair']);
    expect(searchWords('رخيص')).toEqual(['رخيص']);
  });

  it.each([
    ['طاولة مكتب بيضاء', ['#طاولهمكتب', 'بيضا'], '#طاولهمكتب'],
    ['كمبيوتر محمول خفيف', ['#كمبيوترمتحرك', 'خفيف'], '#كمبيوترمتحرك'],
    ['desk lamp', ['#desklamp'], '#desklamp'],
    ['desk with lamp', ['desk', 'lamp'], 'desk'],
    ['black leather sofa', ['black', 'leather', 'sofa'], 'sofa'],
    ['كرسي جلد لابتوب', ['كرسي', 'جلد', 'لابتوب'], 'كرسي'],
    ['Wi-Fi', ['wifi'], 'wifi'],
    ['black', ['black'], undefined],
  ])('%s has phrases as one word and a head, which names what is looked for', (term, words, head) => {
    expect(searchedPhrase(term, seededVocabulary)).toEqual({ words, head });
  });

  it('is limited in length', () => {
    expect(searchWords('word '.repeat(5000)).length).toBeLessThanOrEqual(mostWords);
  });

  it('finds a code with or without its dashes', () => {
    for (const typed of ['SD-HA-160', 'sd ha 160', 'sdha160', 'SD.HA.160']) {
      expect(compactCode(typed)).toBe('sdha160');
    }
  });
});
