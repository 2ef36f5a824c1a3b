import { seedPackages } from '#database/seed/data/packages.ts';
import { seedFamilies } from '#database/seed/data/product-families.ts';
import { adminBuiltInAr } from '#i18n/messages/admin/built-in/built-in.ar.ts';
import { adminBuiltInEn } from '#i18n/messages/admin/built-in/built-in.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  test as shopTest,
} from '../../support/browser/browser.ts';
import { signInAsStaff, staffPassword } from '../../support/browser/staff-in-browser.ts';
import { startOlderShop } from '../../support/servers/changed-shop.ts';

/** A shop whose database is older than attributes; what one test adds, the next one would not be offered. */
const test = shopTest.extend<{ olderShop: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  olderShop: async ({}, use) => {
    const shop = await startOlderShop(staffPassword);
    await use(shop.url);
    await shop.stop();
  },
  baseURL: async ({ olderShop }, use) => {
    await use(olderShop);
  },
});

forOneLanguage('ar', ({ locale, path }) => {
  const texts = locale === 'ar' ? adminBuiltInAr : adminBuiltInEn;

  test('staff of an older shop add attributes, then families and packages, and the shop has them @nightly', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await signInAsStaff(page, locale);
    const offer = page.locator('section').filter({ has: page.getByRole('heading', { name: texts.title }) });
    const add = offer.getByRole('button');

    await test.step('families wait for the attributes that they name', async () => {
      await page.goto('/admin/families');
      await expect(offer).toContainText(texts.attributesFirst);
      await expect(add).toHaveCount(0);
      await offer.getByRole('link', { name: texts.toAttributes }).click();
    });

    await test.step('the attributes are named before they are added', async () => {
      await expect(page).toHaveURL(/\/admin\/attributes$/);
      await offer.getByText(texts.names).click();
      const names = await offer.getByRole('listitem').allInnerTexts();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await expect(add).toHaveText(texts.addLabel(texts.add.attributes(names.length)));
      await add.click();
      await expect(page.getByText(texts.added(texts.add.attributes(names.length)))).toBeVisible();
      await expect(offer).toHaveCount(0);
      const list = page.getByRole('main');
      for (const name of names) await expect(list).toContainText(name);
    });

    await test.step('then families and packages', async () => {
      await page.goto('/admin/families');
      await add.click();
      await expect(page.getByText(texts.added(texts.add.families(seedFamilies.length)))).toBeVisible();
      await expect(offer).toHaveCount(0);
      await page.goto('/admin/packages');
      await add.click();
      await expect(page.getByText(texts.added(texts.add.packages(seedPackages.length)))).toBeVisible();
    });

    await test.step('visitors choose among colours and buy packages', async () => {
      await page.goto(path('/product/sadu-height-adjustable-desk-160'));
      await expect(
        page.locator('a[href$="/product/sadu-height-adjustable-desk-160-white"]').first(),
      ).toBeVisible();
      await page.goto(path('/packages'));
      await expect(page.getByRole('main').locator('a[href*="/packages/"]').first()).toBeVisible();
    });
  });
});
