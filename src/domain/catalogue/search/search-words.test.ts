import { describe, expect, it } from 'vitest';
import { compactCode, mostWords, searchWords } from './search-words.ts';

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
  });

  it('replaces a name of two words by its one-word synonym', () => {
    expect(searchWords('طاولة مكتب')).toEqual(['مكتب']);
    expect(searchWords('كمبيوتر محمول خفيف')).toEqual(['لابتوب', 'خفيف']);
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
