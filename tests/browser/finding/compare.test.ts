import type { Page } from '@playwright/test';
import { cartStorageKey } from '#domain/cart/stored-cart.ts';
import { comparedStorageKey, mostCompared } from '#domain/catalogue/comparison/compared-products.ts';
import { compareAr } from '#i18n/messages/storefront/buying/compare.ar.ts';
import { compareEn } from '#i18n/messages/storefront/buying/compare.en.ts';
import { listsEn } from '#i18n/messages/storefront/buying/lists.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsNow,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forEachLanguage,
  inArabic,
  inEnglish,
  test,
  untilInteractive,
} from '../../support/browser/browser.ts';
import { textsOf } from '../../support/browser/listing.ts';

const chairs = [
  'dhow-ergonomic-chair-headrest-sage',
  'dhow-ergonomic-chair-headrest-white',
  'dhow-ergonomic-chair-navy',
];
const comparison = `/compare?products=${chairs.join(',')}`;

const storedIn = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[], comparedStorageKey);

forEachLanguage(({ locale, width, path }) => {
  const texts = locale === 'ar' ? compareAr : compareEn;

  test('a comparison reads well: names stay in view, equal rows can be hidden', async ({ page }) => {
    await page.goto(path(comparison));
    await expectNoLayoutShift(page);
    await expectNoAxeViolationsNow(page, 'main', Number.POSITIVE_INFINITY);
    await expectNoSidewaysScroll(page);
    const names = page.getByRole('columnheader');
    await expect(names).toHaveCount(3);

    // Hidden by styles alone, so this needs no script.
    const same = page.locator('tbody', { hasNot: page.locator('tr:first-child svg') });
    const before = await same.filter({ visible: true }).count();
    await page.getByRole('checkbox').check();
    const after = await same.filter({ visible: true }).count();
    await expect(page.getByText(texts.hideSame(before - after))).toBeVisible();

    const last = page.locator('tbody').filter({ visible: true }).last();
    const frame = page.getByRole('region', { name: texts.swipe });
    if (width < 768) {
      await frame.evaluate((scrolled) => {
        scrolled.scrollIntoView({ block: 'end' });
        scrolled.scrollTop = scrolled.scrollHeight;
      });
    } else {
      await last.evaluate((row) => row.scrollIntoView({ block: 'end' }));
    }
    await expect(last).toBeInViewport();
    await expect(names.first()).toBeInViewport({ ratio: 0.9 });
    if (width < 768) {
      await expect(names.last()).not.toBeInViewport({ ratio: 0.9 });
      await frame.evaluate((scrolled, by) => scrolled.scrollBy({ left: by }), locale === 'ar' ? -999 : 999);
      await expect(names.last()).toBeInViewport({ ratio: 0.9 });
      await expectNoSidewaysScroll(page);
    }
  });
});

inEnglish(({ path, locale }) => {
  const { compare, addToCart } = textsOf(locale);

  test('products are chosen in lists and on their pages, for all tabs, and a fifth is refused in words', async ({
    page,
    context,
  }) => {
    // A damaged storage counts as empty.
    await page.addInitScript((key) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"no":');
    }, comparedStorageKey);
    await page.goto(path('/category/desks'));
    await untilInteractive(page);
    const toggles = page.getByRole('button', { name: new RegExp(`^${compare.label} `) });
    const bar = page.getByRole('region', { name: compareEn.bar.label });
    await expect(bar).toHaveCount(0);
    for (const place of [0, 1, 2, 3]) await toggles.nth(place).click();
    await expect(bar).toContainText(compareEn.bar.full);
    await toggles.nth(4).click();
    await expect(page.getByText(compare.full)).toBeVisible();
    await expect(toggles.nth(4)).toHaveAttribute('aria-pressed', 'false');
    await expectNoAxeViolations(page, 'main');
    // The page ends above the bar.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const [end, top] = [await page.getByRole('contentinfo').boundingBox(), await bar.boundingBox()];
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(
      Math.round((await page.getByRole('contentinfo').boundingBox())?.y ?? 0) + Math.round(end?.height ?? 0),
    ).toBeLessThanOrEqual(Math.ceil(top?.y ?? 0) + 1);

    const other = await context.newPage();
    await other.goto(path(`/product/${chairs[2]}`));
    await untilInteractive(other);
    await expect(other.getByRole('link', { name: compare.open(4) })).toBeVisible();
    await toggles.nth(0).click();
    await expect(other.getByRole('link', { name: compare.open(3) })).toBeVisible();
    await other
      .getByRole('button', { name: new RegExp(`^${compare.label} `) })
      .first()
      .click();
    await expect(bar.getByRole('link', { name: compare.show(4) })).toBeVisible();
    await other.close();

    await bar.getByRole('link', { name: compare.show(4) }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await page
      .getByRole('button', { name: new RegExp(`^${addToCart.add}: `) })
      .first()
      .click();
    await expect(page.getByRole('region', { name: addToCart.added })).toBeVisible();
    expect(
      await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length, cartStorageKey),
    ).toBe(1);
    await page.getByRole('columnheader').first().getByRole('link').last().click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    expect(await storedIn(page)).toHaveLength(3);
  });

  test('a product of a list is saved to one of several lists, which its link then shows open @nightly', async ({
    page,
  }) => {
    await page.goto(path('/category/desks'));
    await page.evaluate(() =>
      localStorage.setItem(
        'savedLists',
        JSON.stringify({
          version: 1,
          lists: [
            { id: 'first', name: 'Floor 1', lines: [] },
            { id: 'second', name: 'Floor 2', lines: [] },
          ],
        }),
      ),
    );
    await page.reload();
    await untilInteractive(page);
    await page
      .getByRole('button', { name: /^Save .* to a list$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Floor 2/ }).click();
    await expect(dialog).toContainText(listsEn.save.saved('Floor 2'));
    await dialog.getByRole('link', { name: listsEn.save.show }).click();
    await expect(page.getByRole('button', { name: /^Floor 2/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: /^Floor 1/ })).toHaveAttribute('aria-expanded', 'false');
    await expect(
      page.getByRole('list', { name: listsEn.lines('Floor 2') }).getByRole('listitem'),
    ).toHaveCount(1);
  });
});

inArabic(({ path, locale }) => {
  const { compare } = textsOf(locale);

  test('similar products are compared with that of the page at once, or chosen one by one', async ({
    page,
  }) => {
    const address = path(`/product/${chairs[0]}`);
    await page.goto(address);
    await untilInteractive(page);
    const row = page.locator('section[aria-labelledby=more-products]');
    const tile = row.getByRole('listitem').first();
    const name = (await tile.getByRole('heading').textContent()) ?? '';
    const height = (await tile.boundingBox())?.height;
    await tile.getByRole('button', { name: compare.product(name) }).click();
    await expect(tile.getByRole('link', { name: compare.show(1) })).toBeVisible();
    expect((await tile.boundingBox())?.height).toBe(height);
    await expect(row.getByRole('link', { name: compare.show(1) })).toHaveCount(1);
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    const similar = await row.getByRole('listitem').count();
    await row.getByRole('link', { name: compare.withThis }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(Math.min(1 + similar, mostCompared));
    await expect(
      page.getByRole('columnheader').first().locator(`a[href="${address}"]`),
      'the product of the page comes first',
    ).toBeVisible();
    await expect(page.getByRole('columnheader').nth(1)).toContainText(name);
  });

  test('a comparison grows by a search and shrinks by a link @nightly', async ({ page }) => {
    await page.goto(path('/compare'));
    await untilInteractive(page);
    await expect(page.getByRole('main')).toContainText(compareAr.empty.title);
    await page.getByRole('searchbox', { name: compareAr.add.search }).fill('كرسي');
    await page.getByRole('searchbox').press('Enter');
    const addable = page.getByRole('link', { name: compareAr.add.action });
    await addable.first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText(compareAr.one);
    await addable.first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    expect(await storedIn(page)).toHaveLength(2);
    await page.getByRole('columnheader').first().getByRole('link').last().click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
    expect(await storedIn(page)).toHaveLength(1);

    // On paper there are neither buttons nor forms.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').locator('button, form').filter({ visible: true })).toHaveCount(0);
  });
});
