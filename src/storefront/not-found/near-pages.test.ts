import { expect, test } from 'vitest';
import { nearPages, wordsOfPath } from './near-pages.ts';

const known = [
  { to: '/contact', name: 'Contact us' },
  { to: '/delivery-info', name: 'Delivery information', alsoWritten: ['shipping', 'delivery'] },
  { to: '/return-policy', name: 'Return policy', alsoWritten: ['returns'] },
  { to: '/category/desks', name: 'Desks' },
  { to: '/subcategory/visitor-chairs', name: 'كراسي الزوار' },
];

test.each([
  ['/contct', '/contact'],
  ['/Contact-Us', '/contact'],
  ['/contacts', '/contact'],
  ['/delivery_info', '/delivery-info'],
  ['/delivery', '/delivery-info'],
  ['/shiping', '/delivery-info'],
  ['/returns', '/return-policy'],
  ['/returnpolicy', '/return-policy'],
  ['/category/desk', '/category/desks'],
  ['/shop/desks.html', '/category/desks'],
  ['/category/visitor-chair', '/subcategory/visitor-chairs'],
  [
    '/subcategory/%D9%83%D8%B1%D8%A7%D8%B3%D9%8A-%D8%A7%D9%84%D8%B2%D9%88%D8%A7%D8%B1',
    '/subcategory/visitor-chairs',
  ],
])('%s is nearly %s', (path, meant) => {
  expect(nearPages(wordsOfPath(path), known)[0]?.to).toBe(meant);
});

test.each(['/', '/wp-login.php', '/no-such-page', '/%E0%A4%A', '/x'])('%s is near nothing', (path) => {
  expect(nearPages(wordsOfPath(path), known)).toEqual([]);
});

test('only the beginning of a very long address is compared', () => {
  expect(wordsOfPath(`/${'a'.repeat(5000)}`)).toHaveLength(60);
});
