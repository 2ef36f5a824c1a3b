import { describe, expect, it } from 'vitest';
import { seededIndex } from '../../../../../tests/support/seeded-index.ts';
import { categoryOfSearch } from './category-of-search.ts';

const index = seededIndex();
const categoryOf = (search: string) => categoryOfSearch(index, search, 'en')?.slug;

describe('the category whose attributes narrow a search', () => {
  it.each([
    ['monitor', 'monitors'],
    ['chair', 'seating'],
    ['كرسي', 'seating'],
    ['desk', 'desks'],
    ['wifi', 'networking'],
  ])('is the one of most results: %s', (search, category) => expect(categoryOf(search)).toBe(category));

  it('is none where no category has a good part of the results', () => {
    expect(categoryOf('desk lamp')).toBeUndefined();
    expect(categoryOf('zzzzzz')).toBeUndefined();
  });

  it('has its attributes counted among all results', () => {
    const counted = (facetsOf?: string) =>
      index
        .find({ search: 'chair', page: 1, pageSize: 1 }, 'en', 1, facetsOf)
        .facets.attributes.find(({ key }) => key === 'colour')?.values ?? [];
    expect(counted()).toEqual([]);
    const narrowed = counted('seating').find(({ value }) => value === 'black');
    const { total } = index.find(
      { search: 'chair', attributes: { colour: { options: ['black'] } }, page: 1, pageSize: 1 },
      'en',
    );
    expect(narrowed?.count).toBe(total);
    expect(total).toBeGreaterThan(0);
  });
});
