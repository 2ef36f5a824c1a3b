import { expect, it } from 'vitest';
import { placeOfPage } from './place-of-page.ts';

it.each([
  ['a category', { category: { slug: 'desks' } }, ['desks', undefined]],
  [
    'a subcategory',
    { category: { slug: 'desks' }, subcategory: { slug: 'staff-desks' } },
    ['desks', 'staff-desks'],
  ],
  ['a product', { product: { category: 'desks', subcategory: 'staff-desks' } }, ['desks', 'staff-desks']],
  [
    'a product without a subcategory',
    { product: { category: 'desks', subcategory: null } },
    ['desks', undefined],
  ],
  ['another page', { shop: {} }, [undefined, undefined]],
  ['a page without data', undefined, [undefined, undefined]],
  ['an error page', null, [undefined, undefined]],
])('the place of %s', (_, loaderData, [category, subcategory]) => {
  expect(placeOfPage(loaderData)).toEqual({ category, subcategory });
});
