import type { Page } from '@playwright/test';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoSidewaysScroll,
  forEachLanguage,
  test,
  untilInteractive,
} from '../../support/browser/browser.ts';

/** Whether the current link of a row lies inside of the visible part of the row. */
const isCurrentInRow = (page: Page, label: string) =>
  page.getByRole('navigation', { name: label, exact: true }).evaluate((row) => {
    const list = row.querySelector('ul')?.getBoundingClientRect();
    const chip = row.querySelector('[aria-current]')?.getBoundingClientRect();
    return list && chip && chip.left >= list.left - 1 && chip.right <= list.right + 1;
  });

/** Where the pictures, names and numbers of the tiles lie. */
const tilesOf = (page: Page) =>
  page.locator('main li:has(> a[href*="?category="])').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const [picture, name, number] = [...(tile.firstElementChild?.children ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      const { top, height } = tile.getBoundingClientRect();
      return {
        row: Math.round(top),
        height,
        picture: picture?.height ?? 0,
        name: name?.top ?? 0,
        number: number?.bottom ?? 0,
      };
    }),
  );

/** Lines of fractions of a pixel are drawn on one. */
function expectAlike(values: readonly number[], what: string): void {
  // Rounded to whole pixels of the device.
  expect(Math.max(...values) - Math.min(...values), what).toBeLessThan(2);
}

forEachLanguage(({ locale, width, path }) => {
  const { subcategories } = locale === 'ar' ? ar : en;
  const department = locale === 'ar' ? 'الأثاث المكتبي' : 'Office Furniture';

  test('a category shows products in the first view and leads to its sisters', async ({ page }) => {
    for (const address of ['/category/boards-accessories', '/subcategory/auditorium-seating']) {
      await page.goto(path(address));
      const tile = await page.locator('main [href*="/product/"]').first().boundingBox();
      // With most of its picture.
      expect(tile?.y, address).toBeLessThan(width < 768 ? 620 : 640);
      await expectNoSidewaysScroll(page);
      for (const row of [subcategories, department]) {
        await expect.poll(() => isCurrentInRow(page, row), `${address}: ${row}`).toBe(true);
      }
    }
    await untilInteractive(page);
    const row = (label: string) => page.getByRole('navigation', { name: label, exact: true });
    await row(subcategories).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(new RegExp(`${path('/subcategory/executive-chairs')}$`));
    await expect.poll(() => isCurrentInRow(page, subcategories)).toBe(true);
    await row(department).getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`${path('/category/boards-accessories')}$`));
    await expect(row(department).locator('[aria-current=page]')).toHaveCount(1);
    for (const label of [subcategories, department]) {
      await expect.poll(() => isCurrentInRow(page, label), label).toBe(true);
    }
  });

  test('the tiles of the collection are even', async ({ page }) => {
    const widths = width < 768 ? [320, width] : [768, width];
    for (const each of widths) {
      await page.setViewportSize({ width: each, height: 900 });
      await page.goto(path('/collection'));
      const tiles = await tilesOf(page);
      expect(tiles.length).toBe(21);
      expectAlike(
        tiles.map(({ picture }) => picture),
        'heights of pictures',
      );
      for (const [, inRow] of Map.groupBy(tiles, ({ row }) => row)) {
        for (const part of ['height', 'name', 'number'] as const) {
          expectAlike(
            inRow.map((tile) => tile[part]),
            `${part} at ${each} px`,
          );
        }
      }
      await expectNoSidewaysScroll(page);
    }
  });
});
