import { ar } from '#i18n/messages/storefront/ar.ts';
import { helpEn } from '#i18n/messages/storefront/content-pages/help.en.ts';
import { locationsEn } from '#i18n/messages/storefront/content-pages/locations.en.ts';
import { readingAr } from '#i18n/messages/storefront/content-pages/reading.ar.ts';
import { termsAr } from '#i18n/messages/storefront/content-pages/terms.ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { expect, inArabic, inEnglish, test, untilInteractive } from '../support/browser/browser.ts';

inArabic(({ path }) => {
  // Specification 2.12
  test('the contents of a long text lead to its parts, and so do links from other pages @nightly', async ({
    page,
  }) => {
    const { chapters } = termsAr;
    await page.goto(path('/terms-conditions'));
    await untilInteractive(page);
    await page.getByRole('main').locator('summary').click();
    const contents = page.getByRole('navigation', { name: readingAr.contents });
    await contents.getByRole('link', { name: chapters.disputes.title }).click();
    await expect(page).toHaveURL(/#disputes$/);
    const disputes = page.getByRole('region', { name: chapters.disputes.title });
    await expect(disputes).toBeFocused();
    await expect(disputes).toBeInViewport();

    await page.goto(path('/about'));
    await untilInteractive(page);
    await page.locator('a[href$="/terms-conditions#privacy"]').click();
    await expect(page.getByRole('region', { name: chapters.privacy.title })).toBeInViewport();
  });
});

inEnglish(({ path }) => {
  // Specification 2.14
  test('a place names its zones, its fee and its days, and the next place follows @nightly', async ({
    page,
  }) => {
    const { delivery, home, pages } = en;
    const region = (place: string) =>
      page.getByRole('region', { name: locationsEn.promise.title(place), exact: true });
    await page.goto(path('/office-furniture-lusail'));
    await untilInteractive(page);
    const lusail = region(home.cities.lusail);
    await expect(lusail).toContainText(delivery.checker.isFree);
    await expect(lusail).toContainText(delivery.areas.days(1));
    await expect(lusail.getByRole('listitem')).toHaveText([/69/, /70/]);
    const next = home.cities.alWaab;
    await page
      .getByRole('main')
      .getByRole('link', { name: home.cityLink(next) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.locations.alWaab.title);
    await expect(region(next).getByRole('listitem')).toHaveText([/54/, /55/, /56/]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions unfold, and the seller is named as in the shop profile @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/\.js: csp$/);
    await page.goto('/customer-service');
    const [first] = helpEn.customerService.questions;
    const answer = page.getByText(first?.answer ?? '');
    await expect(answer).toBeHidden();
    await page.getByText(first?.question ?? '').click();
    await expect(answer).toBeVisible();

    for (const [address, { footer }] of [
      ['/about', en],
      ['/ar/terms-conditions', ar],
    ] as const) {
      await page.goto(address);
      const inFooter = page.getByRole('contentinfo').getByText(footer.commercialRegistration).locator('bdi');
      const term = page
        .getByRole('main')
        .getByRole('term')
        .filter({ hasText: footer.commercialRegistration });
      await expect(term.locator('+ dd')).toHaveText((await inFooter.textContent()) ?? '');
    }
  });
});
