import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostRecentlyViewed, storedRecentlyViewed, viewedBeside, withViewed } from './recently-viewed.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe('recently viewed products', () => {
  it('come the last one first, each once', () => {
    const ids = [1, 2, 3, 1].reduce<readonly string[]>((seen, number) => withViewed(seen, id(number)), []);
    expect(ids).toEqual([id(1), id(3), id(2)]);
  });

  it('leave out the product whose page it is, and still are eight', () => {
    const many = Array.from({ length: 30 }, (_, number) => id(number));
    const ids = many.reduce<readonly string[]>(withViewed, []);
    const shown = viewedBeside(ids, id(29));
    expect(shown).toEqual([28, 27, 26, 25, 24, 23, 22, 21].map(id));
  });

  it.each([null, '', 'not json', '{}', 'null', '7', '[1, null, "x", {"id": "y"}]', '["<script>"]'])(
    'are none when %s is stored',
    (stored) => {
      expect(storedRecentlyViewed(stored)).toEqual([]);
    },
  );

  it('survive being stored', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20).map(id), { maxLength: 40 }), (visits) => {
        const ids = visits.reduce<readonly string[]>(withViewed, []);
        expect(storedRecentlyViewed(JSON.stringify(ids))).toEqual(ids);
        expect(ids.length).toBeLessThanOrEqual(mostRecentlyViewed + 1);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('never fail, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(storedRecentlyViewed(stored).length).toBeLessThanOrEqual(mostRecentlyViewed + 1);
      }),
    );
  });
});
