import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeOfPart, attributePart, chosenParts, filterParts, withoutParts } from './filter-parts.ts';

const narrowing = fc
  .record(
    {
      search: fc.constant('oak'),
      category: fc.constant('desks'),
      subcategory: fc.constant('staff-desks'),
      minPrice: fc.nat(500),
      maxPrice: fc.integer({ min: 500, max: 900 }),
      inStock: fc.constant(true as const),
      isNewArrival: fc.constant(true as const),
      isBestSeller: fc.constant(true as const),
      isFeatured: fc.constant(true as const),
      attributes: fc.constantFrom(
        { colour: { options: ['white'] } },
        { colour: { options: ['white'] }, width: { to: 120 } },
      ),
    },
    { requiredKeys: [] },
  )
  .filter(
    ({ category, subcategory, attributes }) =>
      category !== undefined || (subcategory ?? attributes) === undefined,
  );

describe('the parts of a filter', () => {
  it('can be removed one by one, until none is left', () => {
    fc.assert(
      fc.property(narrowing, fc.constantFrom(...filterParts, attributePart('colour')), (filter, part) => {
        const left = withoutParts(filter, [part]);
        expect(chosenParts(left)).toEqual(
          chosenParts(filter).filter(
            (other) =>
              other !== part &&
              !(part === 'category' && (other === 'subcategory' || attributeOfPart(other) !== undefined)),
          ),
        );
        expect(withoutParts(filter, chosenParts(filter))).toEqual({});
      }),
    );
  });

  it('count a price range once', () => {
    expect(chosenParts({ minPrice: 10, maxPrice: 20 })).toEqual(['price']);
    expect(chosenParts({ maxPrice: 20 })).toEqual(['price']);
  });

  it('are each attribute for itself', () => {
    const attributes = { colour: { options: ['white'] }, width: { to: 120 } };
    expect(chosenParts({ attributes })).toEqual(['attribute:colour', 'attribute:width']);
    expect(withoutParts({ attributes }, ['attribute:colour'])).toEqual({
      attributes: { width: { to: 120 } },
    });
  });
});
