import { cartStorageKey } from '#domain/cart/stored-cart.ts';
import { packagesAr } from '#i18n/messages/storefront/buying/packages.ar.ts';
import { packagesEn } from '#i18n/messages/storefront/buying/packages.en.ts';
import { formatMoney } from '#i18n/money.ts';
import { deliveryZoneKey } from '#storefront/delivery/delivery-zone.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  test,
  untilInteractive,
} from '../../support/browser/browser.ts';

forOneLanguage('en', ({ locale, path }) => {
  const texts = locale === 'ar' ? packagesAr : packagesEn;

  test('two packages go to the cart as their parts, or into a quotation', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '38'), deliveryZoneKey);
    await page.goto(path('/packages'));
    await page.getByRole('heading', { level: 2 }).nth(1).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${path('/packages/bench-for-a-team-of-four')}$`));
    await untilInteractive(page);
    await page.getByRole('button', { name: texts.add }).waitFor();
    const main = page.getByRole('main');
    await expect(main.getByText(formatMoney(locale, 677_800))).toBeVisible();
    await expect(main.getByText(texts.arrival.all('').trim())).toBeVisible();

    const quantity = page.getByRole('spinbutton', { name: texts.quantity });
    await quantity.fill('2');
    await expect(main.getByText(formatMoney(locale, 2 * 677_800))).toBeVisible();
    await page.getByRole('button', { name: texts.add }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.added(4) })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page, 'main');
    const lines = await page.evaluate(
      (key) =>
        (JSON.parse(localStorage.getItem(key) ?? '[]') as { quantity: number }[]).map(
          (line) => line.quantity,
        ),
      cartStorageKey,
    );
    expect(lines).toEqual([2, 8, 8, 8]);

    // Another colour of the chair: its price counts, and the number of packages stays.
    const other = await page.request.get('/api/products/dhow-task-chair-terracotta');
    const { data: chair } = (await other.json()) as { data: { price: number; sku: string } };
    const part = main.locator('li[data-part]').nth(1);
    await part.locator('summary').click();
    await part.locator('a[href$=".dhow-task-chair-terracotta"]').click();
    await expect(main.locator(`[data-part="${chair.sku}"]`)).toBeVisible();
    await expect(page).toHaveURL(/[?]replace=dhow-task-chair-black[.]dhow-task-chair-terracotta$/);
    const onePackage = 677_800 + 4 * (Math.round(chair.price * 100) - 44_900);
    await expect(main.getByText(formatMoney(locale, 2 * onePackage))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page, 'main');

    await page.getByRole('link', { name: texts.quotation }).click();
    await expect(page).toHaveURL(/package=bench-for-a-team-of-four&quantity=2&replace=dhow-task-chair-black/);
    await expect(page.getByRole('spinbutton')).toHaveCount(4);
    await expect(page.getByRole('spinbutton').nth(1)).toHaveValue('8');
    await expect(page.getByText(chair.sku).first()).toBeVisible();
  });
});
