import type { Page } from '@playwright/test';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { expect, forOneLanguage, test, untilInteractive } from '../support/browser/browser.ts';

/** Buttons, links that look like one, and bars that a sheet of paper would show. */
const operable = ':is(button, a[class*="rounded-pill"], [role="search"], nav, dialog, [data-buy-bar])';

async function expectSheet(page: Page, legalName: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const letterhead = page.getByRole('contentinfo');
  await expect(letterhead).toContainText(legalName);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator(operable).filter({ visible: true })).toHaveCount(0);
  const [above, below] = [await letterhead.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.emulateMedia({ media: null });
}

forOneLanguage('ar', ({ locale, path }) => {
  const messages = locale === 'ar' ? ar : en;
  const legalName = firstShopProfile.legalName[locale];

  test('a product and a cart are printed with a letterhead and without buttons; a service names no stock and no day', async ({
    page,
  }) => {
    await page.goto(path('/product/ogulf-furniture-assembly-visit'));
    await untilInteractive(page);
    const content = page.getByRole('main');
    await expect(content).toContainText(messages.product.serviceDay);
    for (const text of [messages.catalogue.inStock, messages.delivery.yourZone, messages.product.leadTime])
      await expect(content.getByText(text, { exact: true })).toHaveCount(0);
    await expectSheet(page, legalName);
    await page.getByRole('button', { name: messages.addToCart.add }).first().click();

    await page.goto(path('/cart'));
    await untilInteractive(page);
    await expect(content.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(content.getByText(messages.delivery.yourZone)).toHaveCount(0);
    await expectSheet(page, legalName);
  });

  test('forced colours show which day, picture and page are chosen @nightly', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path('/product/majlis-executive-desk-220'));
    await untilInteractive(page);
    const outlineOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outlineOf('main a[aria-current="true"]')).toBe('solid');
    const add = page.getByRole('button', { name: messages.addToCart.add }).first();
    expect(await add.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  });
});
