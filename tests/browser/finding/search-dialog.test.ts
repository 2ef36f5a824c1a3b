import type { Page, Route } from '@playwright/test';
import { recentSearchesKey } from '#domain/catalogue/search/recent-searches.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { liveSearchAr } from '#i18n/messages/storefront/search/live-search.ar.ts';
import { liveSearchEn } from '#i18n/messages/storefront/search/live-search.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forOneLanguage,
  inArabic,
  inEnglish,
  test,
  untilInteractive,
  type View,
} from '../../support/browser/browser.ts';

const searchCall = /\/api\/products\/search\//;

/** The search term of a call, for tests that delay or count calls. */
const termOf = (route: Route) =>
  decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');

/** The dialog in the language of a view, and what is in it. */
function searchOf({ locale, path }: View) {
  const { search } = locale === 'ar' ? ar : en;
  const liveSearch = locale === 'ar' ? liveSearchAr : liveSearchEn;
  const [word, product] = locale === 'ar' ? ['كرسى', /كرسي/] : ['DES', /desk/i];

  const dialog = (page: Page) => page.getByRole('dialog', { name: search.title });
  const field = (page: Page) => dialog(page).getByRole('combobox', { name: search.field });
  const options = (page: Page) => dialog(page).getByRole('option');
  const status = (page: Page) => dialog(page).getByRole('status');
  const products = (page: Page) =>
    dialog(page).getByRole('group', { name: liveSearch.products }).getByRole('option');

  async function openSearch(page: Page): Promise<void> {
    await page.goto(path('/about'));
    await untilInteractive(page);
    await page.getByRole('banner').getByRole('button', { name: search.open, exact: true }).click();
    await expect(field(page)).toBeFocused();
  }

  return { search, liveSearch, word, product, dialog, field, options, status, products, openSearch };
}

forOneLanguage('ar', (view) => {
  const { locale, path } = view;
  const { search, word, product, dialog, field, status, products, openSearch } = searchOf(view);

  test('results come while one types, and lead to products', async ({ page }) => {
    await openSearch(page);
    await expect(status(page)).toHaveText(search.hint);
    await expectNoAxeViolations(page);
    const before = await dialog(page).boundingBox();

    await field(page).pressSequentially(word, { delay: 30 });
    await expect(products(page)).toHaveCount(6);
    await expect(status(page)).toHaveText(/\d+/);
    await expect(products(page).first()).toContainText(product);
    await expect(products(page).first().locator('strong').first()).toBeVisible();
    await expect(products(page).first()).toContainText(locale === 'ar' ? 'ر.ق' : 'QAR');
    expect(await dialog(page).boundingBox(), 'the dialog keeps its size').toEqual(before);
    await expectNoAxeViolations(page);
    await expectNoLayoutShift(page);
    await expectNoSidewaysScroll(page);

    const href = (await products(page).nth(1).getAttribute('href')) ?? '';
    expect(href).toContain(path('/product/'));
    await products(page).nth(1).click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(dialog(page)).toBeHidden();
  });
});

inEnglish((view) => {
  const { path } = view;
  const { search, liveSearch, word, dialog, field, options, status, products, openSearch } = searchOf(view);

  test('all of it works by keyboard', async ({ page }) => {
    await openSearch(page);
    await field(page).fill(word);
    await expect(products(page)).toHaveCount(6);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');

    const selected = dialog(page).getByRole('option', { selected: true });
    await expect(selected).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveAttribute('id', (await options(page).first().getAttribute('id')) ?? '');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('End');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(selected).toHaveCount(0);
    await expect(field(page)).toBeFocused();

    await page.keyboard.press('ArrowUp');
    const href = (await options(page).last().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a lost connection is an empty result after one retry, loses nothing, and can be tried again @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/\/api\/products/);
    const searched: string[] = [];
    // Nothing is stored for offline search.
    await page.route(/\/api\/products(\/|$)/, (route) => {
      if (searchCall.test(route.request().url())) searched.push(termOf(route));
      return route.abort('internetdisconnected');
    });
    await openSearch(page);
    await field(page).fill(word);
    await expect(status(page)).toHaveText(search.nothingFound(word));
    await expect(dialog(page).getByRole('alert')).toContainText(search.unreachable);
    expect(searched).toEqual([word, word]);
    await expect(field(page)).toHaveValue(word);
    await expect(options(page)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.unroute(/\/api\/products(\/|$)/);
    await dialog(page).getByRole('button', { name: liveSearch.retry }).click();
    await expect(products(page)).toHaveCount(6);
  });

  test('Escape empties the field first, then closes @nightly', async ({ page }) => {
    await page.goto(path('/about'));
    await untilInteractive(page);
    await page.keyboard.press('/');
    await field(page).fill('desk');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(status(page)).toHaveText(search.hint);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });
});

inArabic((view) => {
  const { path } = view;
  const { search, liveSearch, word, dialog, field, status, products, openSearch } = searchOf(view);

  test('Enter and View All Results lead to every result, and the search is remembered', async ({ page }) => {
    await openSearch(page);
    await field(page).fill(word);
    await expect(products(page)).toHaveCount(6);
    await dialog(page).getByRole('button', { name: liveSearch.viewAll }).click();
    await expect(page).toHaveURL(new RegExp(`${path('/products')}\\?search=`));
    expect(new URL(page.url()).searchParams.get('search')).toBe(word);
    await expect(dialog(page)).toBeHidden();

    for (const term of ['laptop', 'printer']) {
      await page.getByRole('banner').getByRole('button', { name: search.open, exact: true }).click();
      await field(page).fill(term);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`search=${term}`));
    }

    await page.getByRole('banner').getByRole('button', { name: search.open, exact: true }).click();
    await expect(field(page)).toHaveValue('');
    const recent = dialog(page).getByRole('region', { name: liveSearch.recent });
    await expect(recent.getByRole('listitem')).toHaveText(['printer', 'laptop', word]);
    await expectNoAxeViolations(page);
    await recent.getByRole('button', { name: liveSearch.forget('laptop') }).click();
    await expect(recent.getByRole('listitem')).toHaveText(['printer', word]);
    await expect(field(page)).toBeFocused();
    await recent.getByRole('button', { name: word, exact: true }).click();
    await expect(field(page)).toHaveValue(word);
    await expect(products(page)).toHaveCount(6);
    await field(page).fill('');
    await recent.getByRole('button', { name: liveSearch.forgetAll }).click();
    await expect(recent).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), recentSearchesKey)).toBeNull();
  });

  test('a search that finds nothing says so and offers the categories @nightly', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('qxzvkj');
    await expect(status(page)).toHaveText(search.nothingFound('qxzvkj'));
    await expect(
      dialog(page).getByRole('region', { name: liveSearch.categories }).getByRole('link'),
    ).not.toHaveCount(0);
    await expectNoAxeViolations(page);
    await field(page).fill(`${'و'.repeat(90)} W`);
    await expectNoSidewaysScroll(page);
  });

  test('categories of the name are suggested, in the words of the page @nightly', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('كرسي');
    const name = 'الكراسي';
    const category = dialog(page)
      .getByRole('group', { name: liveSearch.categories })
      .getByRole('option', { name, exact: true });
    await category.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(dialog(page)).toBeHidden();
  });
});

const dialog = (page: Page) => page.getByRole('dialog', { name: en.search.title });

test('only the latest result is shown, however late an earlier one comes @nightly', async ({ page }) => {
  const asked: string[] = [];
  let letEarlierCome = () => {};
  const earlierMayCome = new Promise<void>((resolve) => {
    letEarlierCome = resolve;
  });
  let hasEarlierCome = false;
  await page.route(searchCall, async (route) => {
    const term = termOf(route);
    asked.push(term);
    if (term !== 'printer') await earlierMayCome;
    await route.continue().catch(() => undefined);
    if (term !== 'printer') hasEarlierCome = true;
  });
  await page.clock.install();
  await page.goto('/about');
  await untilInteractive(page);
  await page.keyboard.press('/');
  const field = dialog(page).getByRole('combobox');
  await field.fill('desk');
  await expect.poll(() => asked).toEqual(['desk']);
  await field.fill('');
  // Typed while the clock stands still: on a busy machine the keys could be further apart than the debounce.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await field.pressSequentially('printer');
  await page.clock.resume();
  const products = dialog(page).getByRole('group', { name: liveSearchEn.products });
  await expect(products.getByRole('option').first()).toContainText(/printer/i);
  const shown = await products.innerText();
  letEarlierCome();
  await expect.poll(() => hasEarlierCome).toBe(true);
  // After another request and response, the stale one has been handled.
  await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
  expect(await products.innerText()).toBe(shown);
  expect(asked, 'quick typing asks once').toEqual(['desk', 'printer']);
});

test('one letter is not searched for, and what was found before is not shown for it @nightly', async ({
  page,
}) => {
  let calls = 0;
  await page.route(searchCall, (route) => {
    calls += 1;
    return route.continue();
  });
  await page.clock.install();
  await page.goto('/about');
  await untilInteractive(page);
  await page.keyboard.press('Control+k');
  const field = dialog(page).getByRole('combobox');
  for (const letter of ['d', 'ك', '椅', '..']) {
    await field.fill(letter);
    await page.clock.runFor(1000);
    await expect(dialog(page).getByRole('status')).toHaveText(en.search.hint);
  }
  expect(calls).toBe(0);
  await field.fill('de');
  await page.clock.runFor(1000);
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await field.fill('d');
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
});

test('the keys open the search, but not while something is typed elsewhere @nightly', async ({ page }) => {
  await page.goto('/product/sadu-height-adjustable-desk-160');
  await untilInteractive(page);
  await page.getByRole('spinbutton').focus();
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await dialog(page).getByRole('combobox').pressSequentially('a/c');
  await expect(dialog(page).getByRole('combobox')).toHaveValue('a/c');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('spinbutton')).toBeFocused();
  await page.getByRole('spinbutton').blur();
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('combobox')).toHaveValue('');
});

test('what is typed before hydration is searched for @nightly', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/entry\.client.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: en.search.open, exact: true }).click();
  await dialog(page).getByLabel(en.search.field).fill('desk');
  letGo();
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await expect(dialog(page).getByLabel(en.search.field)).toHaveValue('desk');
});

test('the search still leads to results when its live part cannot be loaded @nightly', async ({
  page,
  problems,
}) => {
  problems.allow(/live-search|read-api/);
  await page.route(/live-search.*\.js/, (route) => route.abort('internetdisconnected'));
  await page.goto('/about');
  await untilInteractive(page);
  await page.keyboard.press('/');
  await expect(dialog(page)).toContainText(en.search.unreachable);
  await dialog(page).getByRole('searchbox').fill('desk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=desk$/);
});

test('invalid recent searches in the storage break nothing @nightly', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"not": ['), recentSearchesKey);
  await page.goto('/about');
  await untilInteractive(page);
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('status')).toHaveText(en.search.hint);
  await expect(dialog(page).getByRole('region', { name: liveSearchEn.recent })).toBeHidden();
});
