import { ar } from '#i18n/messages/ar.ts';
import { en } from '#i18n/messages/en.ts';
import { expect, forEachView, test } from '../support/browser.ts';

forEachView(({ locale, path }) => {
  const { search } = locale === 'ar' ? ar : en;

  test('a misspelt search from the dialog still leads to the product', async ({ page }) => {
    await page.goto(path('/about'));
    await page.getByRole('button', { name: search.open, exact: true }).click();
    await page.getByRole('dialog').getByLabel(search.field).fill('ergonmic chiar');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.resultsTitle('ergonmic chiar'));
    const results = page.getByRole('main').locator('a[href*="/product/"]');
    await expect(results.first()).toHaveAttribute('href', /ergonomic-chair/);

    await results.first().click();
    await expect(page).toHaveURL(new RegExp(`${path('/product/')}dhow-ergonomic-chair`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.resultsTitle('ergonmic chiar'));
  });
});

test('the pages of a long list are real links that can be gone back from', async ({ page }) => {
  await page.goto('/products?search=black');
  const { catalogue } = en;
  const pages = page.getByRole('navigation', { name: catalogue.pagesLabel });
  await expect(pages).toContainText(/Page 1 of [2-9]/);
  const first = await page.getByRole('main').locator('a[href*="/product/"]').allInnerTexts();
  await pages.getByRole('link', { name: catalogue.nextPage }).click();
  await expect(pages).toContainText(/Page 2 of/);
  await expect(page).toHaveURL(/search=black&page=2$/);
  const second = await page.getByRole('main').locator('a[href*="/product/"]').allInnerTexts();
  expect(second.filter((text) => first.includes(text))).toEqual([]);
  await page.goBack();
  await expect(pages).toContainText(/Page 1 of/);
  await page.goto('/products?search=black&page=nonsense');
  await expect(pages).toContainText(/Page 1 of/);
});
