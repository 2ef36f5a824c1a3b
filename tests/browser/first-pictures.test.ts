import type { APIRequestContext } from '@playwright/test';
import { seedProducts } from '#database/seed/data/products.ts';
import { expect, testAnswers } from '../support/browser/browser.ts';

// tests/architecture/pictures.test.ts checks that all files exist in their sizes, without duplicates.
testAnswers(
  'a new shop shows every product from two sides or more, no picture twice',
  async ({ request }) => {
    const products = await allProducts(request);
    expect(products.map(({ slug }) => slug).sort()).toEqual(seedProducts.map(({ slug }) => slug).sort());
    expect(products.filter(({ images }) => images.length < 2)).toEqual([]);
    expect(products.filter(({ images }) => images.length > 2).length).toBeGreaterThanOrEqual(20);
    const addresses = products.flatMap(({ images }) => images);
    expect(new Set(addresses).size).toBe(addresses.length);
  },
);

testAnswers(
  'a new shop shows a room for every category and a picture beside every testimonial',
  async ({ request }) => {
    for (const path of ['/api/categories', '/api/testimonials']) {
      const { data }: { data: { image: string | null }[] } = await (await request.get(path)).json();
      const addresses = data.flatMap(({ image }) => image ?? []);
      expect(addresses.length, path).toBe(data.length);
      expect(new Set(addresses).size, path).toBe(addresses.length);
    }
  },
);

async function allProducts(request: APIRequestContext) {
  const products: { slug: string; images: string[] }[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, meta } = await (await request.get(`/api/products?pageSize=100&page=${page}`)).json();
    products.push(...data);
    pages = meta.pages;
  }
  return products;
}
