import type { Page } from '@playwright/test';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { firstSiteContent } from '#database/seed/data/site-content.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { compareAr } from '#i18n/messages/storefront/buying/compare.ar.ts';
import { compareEn } from '#i18n/messages/storefront/buying/compare.en.ts';
import { listsAr } from '#i18n/messages/storefront/buying/lists.ar.ts';
import { listsEn } from '#i18n/messages/storefront/buying/lists.en.ts';
import { packagesAr } from '#i18n/messages/storefront/buying/packages.ar.ts';
import { packagesEn } from '#i18n/messages/storefront/buying/packages.en.ts';
import { quickOrderAr } from '#i18n/messages/storefront/buying/quick-order.ar.ts';
import { quickOrderEn } from '#i18n/messages/storefront/buying/quick-order.en.ts';
import { contactAr } from '#i18n/messages/storefront/contact.ar.ts';
import { contactEn } from '#i18n/messages/storefront/contact.en.ts';
import { en, type Messages } from '#i18n/messages/storefront/en.ts';
import { plannerAr } from '#i18n/messages/storefront/planner/planner.ar.ts';
import { plannerEn } from '#i18n/messages/storefront/planner/planner.en.ts';
import { plannerPageAr } from '#i18n/messages/storefront/planner/planner-page.ar.ts';
import { plannerPageEn } from '#i18n/messages/storefront/planner/planner-page.en.ts';
import { quotationAr } from '#i18n/messages/storefront/quotation.ar.ts';
import { quotationEn } from '#i18n/messages/storefront/quotation.en.ts';
import {
  expect,
  expectNoAxeViolationsNow,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forEachLanguage,
  forItsViews,
  test,
  type View,
} from '../support/browser/browser.ts';

const messagesByLocale = { en, ar };
const contactByLocale = (messages: Messages) => (messages === ar ? contactAr : contactEn);

/** Every route of the specification with the heading its page must show. */
const pages: Record<string, (messages: Messages) => string | RegExp> = {
  '/': (messages) => firstSiteContent.hero.title[messages === ar ? 'ar' : 'en'],
  '/about': ({ pages }) => pages.about.title,
  '/products': ({ pages }) => pages.products.title,
  '/products?search=chair': ({ search }) => search.resultsTitle('chair'),
  '/products?search=qxzvkj': ({ search }) => search.nothingFound('qxzvkj'),
  '/collection': ({ pages }) => pages.collection.title,
  '/collection?category=desks': (messages) => (messages === ar ? 'المكاتب' : 'Desks'),
  '/category/desks': (messages) => (messages === ar ? 'المكاتب' : 'Desks'),
  '/subcategory/executive-desks': (messages) => (messages === ar ? 'مكاتب تنفيذية' : 'Executive desks'),
  '/product/sadu-height-adjustable-desk-160': (messages) => (messages === ar ? /من\s«سدو»/ : /^Sadu/),
  '/cart': ({ pages }) => pages.cart.title,
  '/checkout': ({ pages }) => pages.checkout.title,
  '/order-confirmation': ({ pages }) => pages.orderConfirmation.title,
  '/contact': ({ pages }) => pages.contact.title,
  '/contact?request=quotation': (messages) => contactByLocale(messages).quotationPage.title,
  '/quick-order': (messages) => (messages === ar ? quickOrderAr : quickOrderEn).title,
  '/lists': (messages) => (messages === ar ? listsAr : listsEn).title,
  '/packages': (messages) => (messages === ar ? packagesAr : packagesEn).title,
  '/planner': (messages) => (messages === ar ? plannerPageAr : plannerPageEn).title,
  '/packages/meeting-room-for-eight': (messages) =>
    messages === ar ? 'غرفة اجتماعات لثمانية أشخاص' : 'Meeting room for eight',
  '/compare': (messages) => (messages === ar ? compareAr : compareEn).title,
  '/quotation': (messages) => (messages === ar ? quotationAr : quotationEn).incomplete.title,
  '/services': ({ pages }) => pages.services.title,
  '/terms-conditions': ({ pages }) => pages.terms.title,
  '/customer-service': ({ pages }) => pages.customerService.title,
  '/delivery-info': ({ pages }) => pages.deliveryInfo.title,
  '/return-policy': ({ pages }) => pages.returnPolicy.title,
  '/our-story': ({ pages }) => pages.ourStory.title,
  '/office-furniture-doha': ({ pages }) => pages.locations.doha.title,
  '/office-furniture-lusail': ({ pages }) => pages.locations.lusail.title,
  '/office-furniture-al-waab': ({ pages }) => pages.locations.alWaab.title,
  '/blog': ({ pages }) => pages.blog.title,
  '/how-to-choose-an-office-chair': (messages) => (messages === ar ? /^كيف تختار/ : /^How to choose/),
};

/** Pages with a layout of their own: nightly in each language at each width; the others not in every combination. */
const own = ['/', '/products', '/product/sadu-height-adjustable-desk-160', '/cart'];
const alike = Object.keys(pages).filter((address) => !own.includes(address));

forItsViews((view) => {
  for (const address of own) {
    // Specification 2.02
    test(`${address} opens, reads well and stays still`, ({ page }) => lookAt(page, view, address));
  }
});
forEachLanguage((view) => {
  // Several in one browser, which then knows the files that they share.
  for (let first = 0; first < alike.length; first += 4) {
    const some = alike.slice(first, first + 4);
    test(`${some.join(', ')} open, read well and stay still`, async ({ page }) => {
      test.setTimeout(60_000);
      for (const address of some) await test.step(address, () => lookAt(page, view, address));
    });
  }
});

async function lookAt(page: Page, { locale, width, path }: View, address: string): Promise<void> {
  const messages = messagesByLocale[locale];
  const answer = await page.goto(path(address), { waitUntil: 'load' });
  // Without a reference and its key there is no quotation.
  expect(answer?.status()).toBe(address === '/quotation' ? 404 : 200);
  expect(answer?.headers()['content-language']).toBe(locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[address]?.(messages) ?? '');
  await expect(page).toHaveTitle(new RegExp(` · ${firstShopProfile.name[locale]}$`));
  await expect(page.getByRole('link', { name: messages.whatsapp.label })).toBeVisible();
  if (address === '/planner') {
    // Its code comes after the page.
    const { start } = locale === 'ar' ? plannerAr : plannerEn;
    await expect(page.getByRole('button', { name: start.draw })).toBeVisible();
  }
  // Once in each language and at each width: the other two views have the same elements.
  if ((locale === 'en') === (width === 1440)) {
    await expectNoAxeViolationsNow(page, undefined, Number.POSITIVE_INFINITY);
  }
  await expectNoLayoutShift(page);
  await expectNoSidewaysScroll(page);
}

/** A browser without scripts logs an error for each blocked script. */
const scriptNotLoaded = /\.js: csp$/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read and left @nightly', async ({ page, problems }) => {
    problems.allow(scriptNotLoaded);
    for (const address of ['/', '/about', '/ar/collection?category=desks', '/ar/no-such-page/at-all']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute('href', /.+/);
    }
  });
});
