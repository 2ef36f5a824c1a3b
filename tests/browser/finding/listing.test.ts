import type { Locator, Page } from '@playwright/test';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { listAr } from '#i18n/messages/storefront/product/list.ar.ts';
import { listEn } from '#i18n/messages/storefront/product/list.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  inArabic,
  inEnglish,
  test,
  untilInteractive,
  type View,
} from '../../support/browser/browser.ts';
import { cardsOfAll, textsOf, tiles } from '../../support/browser/listing.ts';

/** Where the filters are: beside the list on a desk, in a drawer on a phone. */
async function openFilters(page: Page, { locale, width }: View): Promise<Locator> {
  const { listing } = textsOf(locale);
  if (width >= 1024) return page.getByRole('form', { name: listing.filters });
  await page.getByRole('button', { name: new RegExp(`^${listing.filters}`) }).click();
  const drawer = page.getByRole('dialog', { name: listing.filters });
  await expect(drawer).toBeVisible();
  return drawer;
}

async function closeFilters(page: Page, { locale, width }: View): Promise<void> {
  if (width >= 1024) return;
  await page
    .getByRole('dialog', { name: textsOf(locale).listing.filters })
    .getByRole('button')
    .last()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** By its name in the address: ranges of attributes have fields with the same labels. */
const priceField = (filters: Locator, name: 'minPrice' | 'maxPrice') =>
  filters.locator(`input[name="${name}"]`);

async function pricesOf(page: Page): Promise<number[]> {
  const texts = await tiles(page).locator('bdi.tabular-nums').allTextContents();
  return texts.map((text) => Number(/[\d,]+\.\d\d/.exec(text)?.[0].replaceAll(',', '')));
}

/** The address changes a moment before the list does. */
async function expectPrices(
  page: Page,
  fits: (price: number, index: number, all: readonly number[]) => boolean,
): Promise<void> {
  await expect
    .poll(async () => {
      const prices = await pricesOf(page);
      return prices.length > 0 && prices.every(fits);
    })
    .toBe(true);
}

forOneLanguage('ar', (view) => {
  const { locale, path, width } = view;
  const { listing } = textsOf(locale);
  const chosen = (page: Page) => page.getByRole('list', { name: listing.chosen });

  // Specification 1.04
  test('filters apply at once, and are removed one by one or all together', async ({ page }) => {
    await page.goto(path('/products'));
    await untilInteractive(page);
    await expect(page.getByRole('main')).toContainText(listing.count(cardsOfAll));

    const filters = await openFilters(page, view);
    const best = filters.getByRole('checkbox', { name: listing.isBestSeller });
    await best.check();
    await expect(page).toHaveURL(/\?isBestSeller=true$/);
    await expect(best).toBeFocused();
    // The links below move when those that would lead to nothing go.
    await expect(chosen(page)).toContainText(listing.isBestSeller);
    await filters.getByRole('link', { name: textsOf(locale) === ar ? /^المكاتب/ : /^Desks/ }).click();
    await expect(page).toHaveURL(/\?category=desks&isBestSeller=true$/);
    await priceField(filters, 'maxPrice').fill('٣٬٠٠٠');
    await priceField(filters, 'maxPrice').press('Enter');
    await expect(page).toHaveURL(/\?category=desks&maxPrice=3000&isBestSeller=true$/);
    // The list follows the address.
    await expect.poll(() => tiles(page).count()).toBeLessThan(8);
    const left = await tiles(page).count();
    expect(left).toBeGreaterThan(0);
    await expect(page.locator('[aria-live=polite].sr-only', { hasText: listing.count(left) })).toHaveCount(1);
    await expectPrices(page, (price) => price <= 3000);
    await expectNoAxeViolations(page, 'main');
    if (width < 1024) await expect(filters.getByRole('button').last()).toHaveText(listing.showProducts(left));
    await closeFilters(page, view);

    await expect(chosen(page).getByRole('link')).toHaveCount(4);
    await chosen(page)
      .getByRole('link', { name: listing.remove(listing.isBestSeller) })
      .click();
    await expect(page).toHaveURL(/\?category=desks&maxPrice=3000$/);
    // The keyboard stays among the chips.
    await expect(chosen(page).getByRole('link').nth(1)).toBeFocused();
    await chosen(page).getByRole('link', { name: listing.clearAll }).click();
    await expect(page).toHaveURL(new RegExp(`${path('/products')}$`));
    await expect(page.getByRole('main')).toContainText(listing.count(cardsOfAll));
    await expect(chosen(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: listing.results })).toBeFocused();
    await expectNoSidewaysScroll(page);
  });
});

inEnglish((view) => {
  const { locale, path } = view;
  const { listing, search, catalogue } = textsOf(locale);
  const { nothing } = { en: listEn, ar: listAr }[locale];

  test('another order starts at the first page, and going back restores the list before @nightly', async ({
    page,
  }) => {
    await page.goto(path('/category/desks'));
    await untilInteractive(page);
    const before = await tiles(page).allInnerTexts();
    await page.getByRole('combobox', { name: listing.sort }).selectOption('price-down');
    await expect(page).toHaveURL(/\?sort=price-down$/);
    await expect.poll(() => tiles(page).allInnerTexts()).not.toEqual(before);
    const prices = await pricesOf(page);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    await page.goBack();
    await expect.poll(() => tiles(page).allInnerTexts()).toEqual(before);
    await expect(page.getByRole('combobox', { name: listing.sort })).toHaveValue('');
    await page.goForward();
    await expect(page.getByRole('combobox', { name: listing.sort })).toHaveValue('price-down');
    await expect.poll(() => pricesOf(page)).toEqual(prices);
  });

  test('an empty list explains itself, shows similar products and offers contact', async ({ page }) => {
    await page.goto(path('/products?search=chair&minPrice=900000&inStock=true'));
    await untilInteractive(page);
    const content = page.getByRole('main');
    await expect(content).toContainText(nothing.title);
    await expect(content.getByRole('link', { name: nothing.quotation })).toHaveAttribute(
      'href',
      path('/contact?request=quotation&search=chair'),
    );
    await expect(content.getByRole('link', { name: new RegExp(nothing.whatsapp) })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/974\\d+\\?text=.*${encodeURIComponent('chair')}`),
    );
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);
    const near = content.getByRole('link', { name: new RegExp(`^${nothing.without('')}`) });
    await near.click();
    await expect(page).toHaveURL(/\?search=chair&inStock=true$/);
    await expect(tiles(page).first()).toBeVisible();

    await page.goto(path('/products?search=standingdesk'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.nothingFound('standingdesk'));
    await untilInteractive(page);
    await page.getByRole('link', { name: nothing.didYouMean('standing desk') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.resultsTitle('standing desk'));
    await expect(tiles(page).first()).toBeVisible();
  });

  // Specification 2.04
  test('the pages of a long list are real links that can be gone back from @nightly', async ({ page }) => {
    await page.goto(path('/products?search=black'));
    await untilInteractive(page);
    const pages = page.getByRole('navigation', { name: catalogue.pagesLabel });
    const first = await tiles(page).allInnerTexts();
    await pages.getByRole('link', { name: catalogue.nextPage }).click();
    await expect(page).toHaveURL(/search=black&page=2$/);
    await expect(pages.locator('[aria-current=page]')).toHaveText('2');
    await expect(page.getByRole('heading', { level: 2, name: listing.results })).toBeFocused();
    await expect(page.getByRole('combobox', { name: listing.sort })).toBeInViewport();
    const second = await tiles(page).allInnerTexts();
    expect(second.filter((text) => first.includes(text))).toEqual([]);
    await page.goBack();
    await expect(pages.locator('[aria-current=page]')).toHaveText('1');
    expect(await tiles(page).allInnerTexts()).toEqual(first);
    await page.goto(path('/products?search=black&page=9000'));
    await expect(pages.locator('[aria-current=page]')).toHaveText('4');
    await expect(page).toHaveTitle(new RegExp(`^${listing.titleOfPage(search.resultsTitle('black'), 4)} · `));
  });

  test('a filter chosen far down shows the new list from its beginning @nightly', async ({ page }) => {
    await page.goto(path('/products'));
    await untilInteractive(page);
    await page.evaluate(() => window.scrollTo(0, 2500));
    const filters = page.getByRole('form', { name: listing.filters });
    await filters.getByRole('checkbox', { name: listing.isFeatured }).check();
    await expect(page).toHaveURL(/isFeatured=true/);
    await expect(tiles(page).first()).toBeInViewport();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2500);
  });
});

inArabic((view) => {
  const { locale, path } = view;
  const { listing, breadcrumbs } = textsOf(locale);

  test('more products are appended without losing the scroll position, and restored after going back', async ({
    page,
  }) => {
    await page.goto(path('/products?inStock=true'));
    await untilInteractive(page);
    await expect(tiles(page)).toHaveCount(24);
    const more = page.getByRole('link', { name: listing.loadMore });
    await expect(more).toHaveAttribute('href', /page=2/);
    await more.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await more.click();
    await expect(tiles(page)).toHaveCount(48);
    await expect(page).toHaveURL(/\?inStock=true&shown=2$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expect(tiles(page).nth(24)).toBeFocused();
    const names = await tiles(page).allInnerTexts();
    expect(new Set(names).size).toBe(48);

    const product = tiles(page).nth(40);
    await product.scrollIntoViewIfNeeded();
    const further = await page.evaluate(() => window.scrollY);
    expect(further).toBeGreaterThan(place);
    await product.click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(tiles(page)).toHaveCount(48);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(further);
    expect(await tiles(page).allInnerTexts()).toEqual(names);

    await page.reload();
    await expect(tiles(page)).toHaveCount(48);
  });

  test('an invalid price range has its error beside the field, and nothing typed is lost @nightly', async ({
    page,
  }) => {
    await page.goto(path('/category/seating'));
    await untilInteractive(page);
    const total = await tiles(page).count();
    const filters = await openFilters(page, view);
    const from = priceField(filters, 'minPrice');
    const to = priceField(filters, 'maxPrice');
    await from.fill('900');
    await to.fill('100');
    await to.press('Enter');
    await expect(to).toHaveAccessibleDescription(listing.reversed);
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await expect(from).toHaveValue('900');
    await expectNoAxeViolations(page, 'main');
    // Another filter does not take away what is being typed.
    await filters.getByRole('checkbox', { name: listing.inStock }).check();
    await expect(page).toHaveURL(/inStock=true/);
    await expect(to).toHaveValue('100');
    await expect(from).toHaveValue('900');
    await to.fill('9000');
    await to.press('Enter');
    await expect(page).toHaveURL(/minPrice=900&maxPrice=9000&inStock=true$/);
    await closeFilters(page, view);
    expect(await tiles(page).count()).toBeLessThan(total);
    await expectPrices(page, (price) => price >= 900);
  });

  // Specification 2.05
  test('a category is found by its name in either language, with the way to it @nightly', async ({
    page,
  }) => {
    for (const name of ['Desks', 'المكاتب']) {
      await page.goto(path(`/collection?category=${encodeURIComponent(name)}`));
      const own = locale === 'ar' ? 'المكاتب' : 'Desks';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(own);
      const steps = page.getByRole('navigation', { name: breadcrumbs.label }).getByRole('listitem');
      await expect(steps).toHaveText([breadcrumbs.home, breadcrumbs.collection, own]);
      await expect(tiles(page)).toHaveCount(8);
    }
    await untilInteractive(page);
    const filters = await openFilters(page, view);
    await filters.getByRole('checkbox', { name: listing.inStock }).check();
    await expect(page).toHaveURL(/collection\?category=[^&]+&inStock=true$/);
    // A brand is chosen by the name that the page shows; the address has the brand itself.
    const shown = locale === 'ar' ? 'مجلس' : 'Majlis';
    const brand = filters.getByRole('checkbox', { name: shown });
    await brand.check();
    await expect(page).toHaveURL(/&inStock=true&brand=Majlis$/);
    await expect(tiles(page)).toHaveCount(2);
    await expect(tiles(page).locator('bdi', { hasText: shown })).toHaveCount(2);
    await brand.uncheck();
    await expect(page).toHaveURL(/collection\?category=[^&]+&inStock=true$/);
    await closeFilters(page, view);
    // The filter goes along to a part of the category, and back to all of it.
    await page.getByRole('link', { name: locale === 'ar' ? 'مكاتب تنفيذية' : 'Executive desks' }).click();
    await expect(page).toHaveURL(/\/subcategory\/executive-desks\?inStock=true$/);
    await page.getByRole('link', { name: listing.allOfCategory, exact: true }).click();
    await expect(page).toHaveURL(/\/category\/desks\?inStock=true$/);
  });
});

test.describe('the drawer by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('traps the focus, is one history entry, and returns the focus', async ({ page }) => {
    const { listing } = en;
    await page.goto('/about');
    await untilInteractive(page);
    await page.goto('/products');
    await untilInteractive(page);
    const opener = page.getByRole('button', { name: listing.filters, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: listing.filters });
    await expect(drawer).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await drawer.getByRole('checkbox', { name: listing.inStock }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/inStock=true$/);
    await drawer.getByRole('checkbox', { name: listing.isFeatured }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/inStock=true&isFeatured=true$/);
    await expect(drawer.getByRole('checkbox', { name: listing.isFeatured })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(
      page.getByRole('button', { name: `${listing.filters} 2 ${listing.filtersChosen}` }),
    ).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.getByRole('main')).toContainText(listing.count(cardsOfAll));
  });
});

test('what is chosen before hydration is applied after it @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto('/category/desks', { waitUntil: 'commit' });
  const filters = page.getByRole('form', { name: en.listing.filters });
  await filters.getByRole('checkbox', { name: en.listing.inStock }).check();
  await priceField(filters, 'minPrice').fill('1,000');
  await page.getByRole('combobox', { name: en.listing.sort }).selectOption('name');
  letScriptsCome();
  await expect(page).toHaveURL(/\?minPrice=1000&inStock=true&sort=name$/);
  await expect(filters.getByRole('checkbox', { name: en.listing.inStock })).toBeChecked();
  await expectPrices(page, (price) => price >= 1000);
});

/** A browser without scripts logs an error for each blocked script. */
const scriptNotLoaded = /\.js: csp$/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  forOneLanguage('en', (view) => {
    const { locale, path } = view;
    const { listing } = textsOf(locale);

    test('filters, order and pages work as forms and links', async ({ page, problems }) => {
      problems.allow(scriptNotLoaded);
      await page.goto(path('/products?search=desk'));
      const filters = await openFilters(page, view);
      await filters.getByRole('checkbox', { name: listing.inStock }).check();
      await priceField(filters, 'minPrice').fill('2,000');
      await priceField(filters, 'maxPrice').fill('1000');
      await filters.getByRole('button', { name: listing.apply }).click();
      await expect(page).toHaveURL(/search=desk/);
      await expect(page.getByRole('list', { name: listing.chosen })).toContainText(listing.inStock);
      const again = await openFilters(page, view);
      const to = priceField(again, 'maxPrice');
      await expect(to).toHaveAccessibleDescription(listing.reversed);
      await expect(priceField(again, 'minPrice')).toHaveValue('2,000');
      await to.fill('4000');
      await again.getByRole('button', { name: listing.apply }).click();
      // A click without scripts is done before the next page is there, and this one looks much like it.
      await expect(page).toHaveURL(/maxPrice=4000/);
      await expectPrices(page, (price) => price >= 2000);

      await page.getByRole('combobox', { name: listing.sort }).selectOption('price-up');
      await page.getByRole('button', { name: listing.sortNow, exact: true }).click();
      await expect(page).toHaveURL(/search=desk.*sort=price-up|sort=price-up.*search=desk/);
      await expectPrices(page, (price, index, all) => price <= 4000 && price >= (all[index - 1] ?? 0));
      await page.getByRole('link', { name: listing.clearAll }).click();
      await expect(page).not.toHaveURL(/maxPrice/);
      // The new list takes its full height while its end comes into view; a key meets the link wherever it is by then.
      await page.getByRole('link', { name: listing.loadMore }).press('Enter');
      await expect(page).toHaveURL(/page=2/);
      await expect(tiles(page)).toHaveCount(24);
    });
  });
});
