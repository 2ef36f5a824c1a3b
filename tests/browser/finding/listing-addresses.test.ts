import { en } from '#i18n/messages/storefront/en.ts';
import { expect, test, testAnswers } from '../../support/browser/browser.ts';
import { cardsOfAll, textsOf } from '../../support/browser/listing.ts';

for (const address of [
  '/products?page=-3&sort=cheapest&inStock=maybe&shown=NaN',
  '/products?category=no-such-category&subcategory=no-such-part',
  '/products?minPrice=abc&maxPrice=%F0%9F%98%80&isFeatured=1',
  '/ar/products?page=99999999999999999999&pageSize=100000&minPrice=5&maxPrice=1',
  '/products?search=&category=&subcategory=&minPrice=&maxPrice=&sort=',
]) {
  testAnswers(`${address} shows the list as if nothing had been asked`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    const page = (await answer.text()).replaceAll(/<!--.*?-->/g, '');
    const { listing } = textsOf(address.startsWith('/ar') ? 'ar' : 'en');
    expect(page).toContain(listing.count(cardsOfAll));
    expect(new Set(page.match(/href="(\/ar)?\/product\/[^"]+"/g)).size).toBe(24);
    expect(page).not.toContain(`aria-label="${listing.chosen}"`);
  });
}

test('a subcategory of another category is ignored, and a subcategory alone implies its category', async ({
  page,
}) => {
  await page.goto('/category/seating?subcategory=executive-desks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chairs');
  await expect(page.getByRole('list', { name: en.listing.chosen })).toHaveCount(0);
  await page.goto('/products?subcategory=executive-desks');
  await expect(page.getByRole('list', { name: en.listing.chosen })).toContainText('DesksExecutive desks');
});
