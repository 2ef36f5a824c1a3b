import { expect, it } from 'vitest';
import { articlesOfNewShop } from '../../../tests/support/articles.ts';
import { siteDescription } from './site-description.ts';

const articles = articlesOfNewShop();
const both = (text: string) => ({ en: text, ar: text });
const site = {
  publicUrl: 'https://shop.example',
  profile: {
    name: both('OGulf'),
    legalName: both('OGulf Trading'),
    phone: '+974 4400 0000',
    email: 'hello@ogulf.example',
    address: both('Al Sadd, Doha'),
  },
  delivery: {
    isEverywhere: true,
    fee: { lowest: 0, highest: 2500 },
    freeFrom: 50_000,
    days: { fewest: 1, most: 3 },
  },
  categories: [{ slug: 'desks', name: both('Desks') }],
  products: Array.from({ length: 60 }, (_, index) => ({
    slug: `desk-${index}`,
    name: both(`Desk [${index}]`),
    shortDescription: both('Two lines\nin one'),
    price: 189_000,
  })),
  packages: [
    { slug: 'workplace-for-one', name: both('Workplace for one'), summary: both('A desk and a chair') },
  ],
  articles,
};

it('describes the site with up to 50 products and 10 articles', () => {
  const text = siteDescription(site);
  expect(text).toMatch(/^# OGulf\n\n> /);
  expect(text.match(/\/product\//g)).toHaveLength(50);
  const [, named = ''] = text.split('## Articles');
  expect(named.match(/^- /gm)).toHaveLength(10);
  expect(named).toContain(`(https://shop.example/${articles[0]?.slug})`);
  expect(text).toContain('- [Desk 0](https://shop.example/product/desk-0): QAR 1,890.00. Two lines in one\n');
  expect(text).toContain(
    '- [Workplace for one](https://shop.example/packages/workplace-for-one): A desk and a chair\n',
  );
  expect(text).toContain('- Delivery: Free delivery from QAR\u00a0500\n');
  expect(text).not.toMatch(/adm/i);
});

it('leaves out what a new shop does not have yet', () => {
  expect(siteDescription({ ...site, products: [], packages: [], articles: [] })).not.toMatch(
    /## (Products|Packages|Articles)/,
  );
});
