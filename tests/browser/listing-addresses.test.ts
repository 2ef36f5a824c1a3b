import { en } from '#i18n/messages/en.ts';
import { expect, expectNoLayoutShift, test } from '../support/browser.ts';
import { textsOf, tiles } from '../support/listing.ts';

for (const address of [
  '/products?page=-3&sort=cheapest&inStock=maybe&shown=NaN',
  '/products?category=no-such-category&subcategory=no-such-part',
  '/products?minPrice=abc&maxPrice=%F0%9F%98%80&isFeatured=1',
  '/ar/products?page=99999999999999999999&pageSize=100000&minPrice=5&maxPrice=1',
  '/products?search=&category=&subcategory=&minPrice=&maxPrice=&sort=',
]) {
  test(`${address} shows the list as if nothing had been asked`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    const { listing } = textsOf(address.startsWith('/ar') ? 'ar' : 'en');
    await expect(page.getByRole('main')).toContainText(listing.count(182));
    await expect(tiles(page)).toHaveCount(24);
    await expect(page.getByRole('list', { name: listing.chosen })).toHaveCount(0);
    await expectNoLayoutShift(page);
  });
}

test('a part of another category is passed over, and a part alone brings its category', async ({ page }) => {
  await page.goto('/category/seating?subcategory=executive-desks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chairs');
  await expect(page.getByRole('list', { name: en.listing.chosen })).toHaveCount(0);
  await page.goto('/products?subcategory=executive-desks');
  await expect(page.getByRole('list', { name: en.listing.chosen })).toContainText('DesksExecutive desks');
});

test('search engines know every page of a list once, and none of its filters', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/collection?category=Desks');
  const { origin } = new URL(page.url());
  await expect(canonical).toHaveAttribute('href', `${origin}/category/desks`);
  await page.goto('/ar/products?page=2');
  await expect(canonical).toHaveAttribute('href', `${origin}/ar/products?page=2`);
  for (const filtered of ['/products?inStock=true', '/category/desks?sort=name', '/products?shown=2']) {
    await page.goto(filtered);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(canonical).toHaveCount(0);
  }
});
