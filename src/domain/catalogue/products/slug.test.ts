import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugChoice, slugFrom, slugSchema } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Executive Desk 180', 'executive-desk-180'],
    ['  Café-Crème “Länge” ½ m ', 'cafe-creme-lange-1-2-m'],
    ["Manager's chair & stool", 'managers-chair-stool'],
    ['Straße Øresund Łódź', 'strasse-oresund-lodz'],
    ['HP LaserJet™ M404', 'hp-laserjettm-m404'],
    ['مكتب', 'the-fallback'],
    ['--- !!', 'the-fallback'],
  ])('of %s reads %s', (name, slug) => {
    expect(slugFrom(name, 'the-fallback')).toBe(slug);
  });

  it('of any name is one that an address can hold, and so is each further choice of it', () => {
    const names = fc.oneof(fc.string({ maxLength: 300, unit: 'binary' }), fc.string({ maxLength: 300 }));
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 1_000_000 }), (name, number) => {
        const slug = slugFrom(name, 'fallback');
        expect(slugSchema.safeParse(slug).success).toBe(true);
        expect(slugSchema.safeParse(slugChoice(slug, number)).success).toBe(true);
      }),
    );
  });

  it('has as many choices as it takes, however long it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,120}$/), (slug) => {
        const choices = Array.from({ length: 200 }, (_, index) => slugChoice(slug, index + 1));
        expect(choices[0]).toBe(slug);
        expect(new Set(choices).size).toBe(200);
      }),
    );
  });
});
