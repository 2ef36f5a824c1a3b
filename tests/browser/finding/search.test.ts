import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { askedAr } from '#i18n/messages/storefront/search/asked.ar.ts';
import { askedEn } from '#i18n/messages/storefront/search/asked.en.ts';
import { pagesAr } from '#i18n/messages/storefront/search/pages.ar.ts';
import { pagesEn } from '#i18n/messages/storefront/search/pages.en.ts';
import {
  expect,
  expectNoAxeViolations,
  forOneLanguage,
  inArabic,
  inEnglish,
  test,
  untilInteractive,
} from '../../support/browser/browser.ts';
import { tiles } from '../../support/browser/listing.ts';

inArabic(({ path }) => {
  const { search } = ar;

  test('a misspelt search from the dialog still leads to the product @nightly', async ({ page }) => {
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

forOneLanguage('ar', ({ locale, path }) => {
  const { search, addToCart } = locale === 'ar' ? ar : en;
  const asked = locale === 'ar' ? askedAr : askedEn;
  const pages = locale === 'ar' ? pagesAr : pagesEn;
  const terms =
    locale === 'ar'
      ? { chairs: '٣٠ كرسي زوار', screens: 'شاشة 27', help: 'أمر شراء', place: 'توصيل الخور' }
      : { chairs: '30 visitor chairs', screens: 'monitor 27', help: 'LPO', place: 'delivery to Al Khor' };

  test('numbers of a search are understood, and help is found beside products', async ({ page }) => {
    await page.goto(path(`/products?search=${encodeURIComponent(terms.chairs)}`));
    await expect(page.getByRole('main')).toContainText(asked.quantity(30));
    const results = page.getByRole('main').locator('a[href*="/product/"]');
    await expect(results.first()).toHaveAttribute('href', /visitor-chair.*[?]quantity=30$/);
    await results.first().click();
    await expect(page).toHaveURL(/quantity=30$/);
    await expect(page.getByRole('spinbutton', { name: addToCart.quantity })).toHaveValue('30');

    await page.goto(path(`/products?search=${encodeURIComponent(terms.screens)}`));
    await expect(results.first()).toHaveAttribute('href', /monitor-27/);

    await page.goto(path(`/products?search=${encodeURIComponent(terms.place)}`));
    const found = page.getByRole('region', { name: pages.title });
    await expect(found.getByRole('link').first()).toHaveAttribute('href', path('/delivery-info#check-zone'));
    await expectNoAxeViolations(page);

    await untilInteractive(page);
    await page.getByRole('banner').getByRole('button', { name: search.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: search.title });
    await dialog.getByRole('combobox', { name: search.field }).fill(terms.help);
    const suggested = dialog.getByRole('group', { name: pages.title }).getByRole('option');
    await expect(suggested.first()).toBeVisible();
    await expectNoAxeViolations(page);
    const target = (await suggested.first().getAttribute('href')) ?? '';
    expect(target).toMatch(/#[a-z-]+/);
    await suggested.first().click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator(target.slice(target.indexOf('#')))).toBeInViewport();
  });
});

inEnglish(() => {
  test('results of a search are narrowed by the colours of the category that most of them are in', async ({
    page,
  }) => {
    await page.goto('/products?search=chair');
    await untilInteractive(page);
    const total = await tiles(page).count();
    const filters = page.getByRole('form', { name: en.listing.filters });
    const black = filters.locator('label', { has: page.locator('input[name="colour"][value="black"]') });
    const promised = Number(/\d+$/.exec((await black.innerText()).trim())?.[0]);
    expect(promised).toBeLessThan(total);
    await black.click();
    await expect(page).toHaveURL(/[?]search=chair&colour=black$/);
    await expect(tiles(page)).toHaveCount(promised);
    await page.reload();
    await expect(tiles(page)).toHaveCount(promised);
    await expect(filters.locator('input[name="colour"][value="black"]')).toBeChecked();
  });
});
