import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactCode, forgivingTextQuery, searchWords, textQuery } from './search-words.ts';

describe('what somebody types into the search', () => {
  it('becomes folded words', () => {
    expect(searchWords('  الكرسي  Ergonomic ')).toEqual(['كرسي', 'ergonomic']);
    expect(searchWords(' — ! ')).toEqual([]);
    expect(searchWords('a chair for the office')).toEqual(['chair']);
    expect(searchWords('office')).toEqual(['office']);
  });

  it('matches by the beginning of a word and by its synonyms in both languages', () => {
    expect(textQuery(['chair'])).toMatch(/^\(chair:\* \| .*كرسي.*\)$/);
    expect(textQuery(searchWords('كرسي'))).toContain('chair');
    expect(textQuery(['dhow', 'oak'])).toMatch(/^\(dhow:\*\) & \(oak:\* \| /);
  });

  it('forgives two exchanged letters', () => {
    expect(forgivingTextQuery(['chiar'])).toContain('chair:*');
    expect(forgivingTextQuery(['chiar'])).toContain('كرسي');
  });

  it('finds a code with or without its dashes', () => {
    for (const typed of ['SD-HA-160', 'sd ha 160', 'sdha160', 'SD.HA.160']) {
      expect(compactCode(typed)).toBe('sdha160');
    }
  });

  it('is never more than words, prefixes, and the operators put between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (term) => {
        const words = searchWords(term);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const query of [textQuery(words), forgivingTextQuery(words)]) {
          expect(query).toMatch(/^[\p{L}\p{N}:*|&() ]*$/u);
        }
      }),
    );
  });
});
