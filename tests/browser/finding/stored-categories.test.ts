import type { Page, Route } from '@playwright/test';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  forOneLanguage,
  inArabic,
  inEnglish,
  test,
  untilInteractive,
  type View,
} from '../../support/browser/browser.ts';
import { startEmptyShop } from '../../support/servers/changed-shop.ts';

interface StoredCategory {
  readonly id: string;
  readonly name: string;
  readonly subcategories: readonly object[];
  readonly translations: { readonly ar: { readonly name: string } };
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

const storedCategories = (page: Page): Promise<StoredCategory[]> => stored(page, 'categories');

/** One category of an earlier visit, which the server does not have. */
const remembered = {
  id: 'c-remembered',
  slug: 'remembered',
  name: 'Remembered desks',
  description: '',
  department: 'furniture',
  image: null,
  imageId: null,
  version: 1,
  attributes: [],
  subcategories: [],
  translations: { ar: { name: 'مكاتب محفوظة', description: '' } },
};

const remember = (page: Page) =>
  page.evaluate((list) => localStorage.setItem('categories', list), JSON.stringify([remembered]));

/** Request for the loader data of the home page on client-side navigation. */
const homeData = /\/(_root|_|ar)\.data(\?|$)/;

/** A visit with an interaction, after which the browser stores the snapshot of the API. */
async function lookAround(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return stored(page, 'subcategories');
    })
    .not.toBeNull();
}

async function followLinkHome(page: Page, path: View['path']): Promise<void> {
  await untilInteractive(page);
  await page
    .getByRole('banner')
    .locator(`a[href="${path('/')}"]`)
    .first()
    .click();
}

const failures = {
  'an error of the server': (route: Route) => route.fulfill({ status: 503, body: '' }),
  'a lost connection': (route: Route) => route.abort('internetdisconnected'),
};

const cards = (page: Page) => page.locator('section[aria-labelledby=categories] li');

inEnglish(({ path }) => {
  test('a visit to the home page leaves the categories in the storage, as the API gives them', async ({
    page,
    request,
  }) => {
    await lookAround(page, path('/'));
    const { data } = (await (await request.get('/api/categories')).json()) as { data: StoredCategory[] };
    expect(data.length).toBeGreaterThan(3);
    expect(await storedCategories(page)).toEqual(data);
    expect(await stored(page, 'subcategories')).toEqual(
      data.flatMap(({ id, subcategories }) => subcategories.map((part) => ({ ...part, categoryId: id }))),
    );
    expect(await cards(page).count()).toBe(data.length);
    await expectNoLayoutShift(page);
  });
});

forOneLanguage('en', ({ locale, path }) => {
  const messages = locale === 'ar' ? ar : en;
  const nameOf = ({ name, translations }: StoredCategory) => (locale === 'ar' ? translations.ar.name : name);
  const what = locale === 'ar' ? 'a lost connection' : 'an error of the server';

  // Specification 7.12
  test(`they are shown when the way home ends in ${what} @nightly`, async ({ page, problems }) => {
    problems.allow(/\.data/);
    await lookAround(page, path('/'));
    const shownBefore = await cards(page).allInnerTexts();
    const names = (await storedCategories(page)).map(nameOf);

    await page.goto(path('/about'));
    await page.route(homeData, failures[what]);
    await followLinkHome(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.tagline);
    expect(await cards(page).allInnerTexts()).toEqual(shownBefore);
    for (const [index, name] of names.entries()) await expect(cards(page).nth(index)).toContainText(name);
    await expect(cards(page).first().getByRole('link')).toHaveAttribute(
      'href',
      `${path('/collection')}?category=${encodeURIComponent(names[0] ?? '')}`,
    );
    await expectNoAxeViolations(page, 'main');
  });
});

inArabic(({ path }) => {
  test('with nothing stored, a home page that cannot be loaded says so @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/\.data/);
    await page.goto(path('/about'));
    await page.evaluate(() => localStorage.setItem('categories', '{"damaged":'));
    await page.route(homeData, failures['an error of the server']);
    await followLinkHome(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.failure.title);
  });
});

test('a visitor who allows no storage sees the home page all the same @nightly', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  let isRead = false;
  page.on('response', (response) => {
    isRead ||= response.url().endsWith('/api/categories');
  });
  await page.goto('/');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return isRead;
    })
    .toBe(true);
  await expect(page.locator('section[aria-labelledby=categories] li').first()).toBeVisible();
});

test.describe('of a shop without categories', () => {
  // One shop of its own for all of these; the one of the whole run keeps its catalogue.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(120_000);

  let shop: Awaited<ReturnType<typeof startEmptyShop>>;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startEmptyShop();
  });

  test.afterAll(async () => {
    await shop.stop();
  });

  forOneLanguage('ar', ({ locale, path }) => {
    const { home } = locale === 'ar' ? ar : en;
    const section = (page: Page) => page.locator('section[aria-labelledby=categories]');

    // Specification 2.20, 8.04
    test('the home page says that there are none, and where to turn @nightly', async ({ page }) => {
      const read = page.waitForResponse('**/api/categories');
      await page.goto(shop.url + path('/'));
      await read;
      // The specification quotes the English texts.
      const [nothing, hint] =
        locale === 'ar'
          ? [home.noCategories, home.noCategoriesHint]
          : ['No categories available yet.', 'Please check back later or contact us for more information.'];
      await expect(section(page)).toContainText(nothing);
      await expect(section(page)).toContainText(hint);
      expect(await stored(page, 'categories')).toBeNull();
      await page.goto(shop.url + path('/about'));
      await followLinkHome(page, path);
      await expect(section(page)).toContainText(nothing);
      await expectNoAxeViolations(page, 'main');
    });

    test('the home page shows those of an earlier visit, opened or come to @nightly', async ({ page }) => {
      const name = locale === 'ar' ? remembered.translations.ar.name : remembered.name;
      await page.goto(shop.url + path('/about'));
      await remember(page);
      await followLinkHome(page, path);
      await expect(section(page).getByRole('listitem')).toHaveText(new RegExp(name));
      await expect(section(page).getByRole('listitem')).toContainText(home.productLines(1));

      await page.reload();
      await expect(section(page).getByRole('listitem')).toHaveText(new RegExp(name));
      await expect(section(page)).not.toContainText(home.noCategories);
      await expectNoLayoutShift(page);
      expect(await storedCategories(page)).toEqual([remembered]);
    });
  });
});
