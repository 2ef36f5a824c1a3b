import { ar } from '#i18n/messages/storefront/ar.ts';
import { expect, inArabic, test } from '../support/browser/browser.ts';

inArabic(({ path }) => {
  const { search } = ar;

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
