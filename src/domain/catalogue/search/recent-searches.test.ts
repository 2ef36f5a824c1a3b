import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRecentSearch, parseStoredSearches, removeRecentSearch } from './recent-searches.ts';

describe('recent searches', () => {
  it('have the newest first, each once, and six at most', () => {
    const terms = ['desk', 'chair', 'lamp', 'Desk ', 'sofa', 'كرسي', 'الكرسي', 'printer', 'monitor'].reduce<
      readonly string[]
    >(addRecentSearch, []);
    expect(terms).toEqual(['monitor', 'printer', 'الكرسي', 'sofa', 'Desk', 'lamp']);
  });

  it.each(['', ' ', 'x', '..', 'ك'])('do not store %j, which is never searched for', (term) => {
    expect(addRecentSearch(['desk'], term)).toEqual(['desk']);
  });

  it('are removed one by one', () => {
    expect(removeRecentSearch(['desk', 'chair'], 'Desk')).toEqual(['chair']);
  });

  it.each([null, '', 'no json', '{}', 'null', '[1, null, {"a": "desk"}]'])('read %s as none', (stored) => {
    expect(parseStoredSearches(stored)).toEqual([]);
  });

  it('are read back as they were stored, and never fail', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.oneof(fc.string(), fc.json()), (typed, damaged) => {
        const terms = typed.reduce<readonly string[]>(addRecentSearch, []);
        expect(parseStoredSearches(JSON.stringify(terms))).toEqual(terms);
        expect(parseStoredSearches(damaged).length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
