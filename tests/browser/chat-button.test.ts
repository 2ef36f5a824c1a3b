import type { Page } from '@playwright/test';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoSidewaysScroll,
  oneLanguage,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';

const widths = [320, 390, 768, 1440];
const pages = [
  '/cart',
  '/checkout',
  '/product/majlis-executive-desk-220',
  '/contact',
  '/contact?request=quotation',
  '/office-furniture-doha',
  '/delivery-info',
];

/**
 * Prices, totals, opening hours and fields that the chat button lies on, at the top, in the middle and at the end of the
 * page. What has scrolled below the opaque bar at the top does not count: the bar hides it, not the button.
 */
async function coveredByChat(page: Page, name: string): Promise<string[]> {
  const chat = page.getByRole('link', { name, exact: true }).filter({ visible: true });
  await expect(chat).toHaveCount(1);
  return chat.evaluate((button) => {
    const found: string[] = [];
    for (const part of [0, 0.5, 1]) {
      window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * part);
      const box = button.getBoundingClientRect();
      if (box.top < 0 || box.bottom > window.innerHeight) found.push('the button is out of view');
      for (const element of document.querySelectorAll(
        ':is(main, footer) :is(input, textarea, select, button, a, p, dt, dd, td, th, h1, h2, h3, bdi, label)',
      )) {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const isOverlapping = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        if (!isOverlapping || width === 0 || !element.checkVisibility()) continue;
        // The bar reaches from edge to edge above, below and beside the button.
        const bar = button.closest('header > div')?.getBoundingClientRect();
        const isInBar =
          bar && bar.top <= box.top && bar.bottom >= box.bottom && bar.width >= window.innerWidth - 20;
        if (!isInBar) found.push(`${element.tagName} ${element.textContent?.slice(0, 40)}`);
      }
    }
    window.scrollTo(0, 0);
    return found;
  });
}

for (const locale of oneLanguage('ar')) {
  const messages = locale === 'ar' ? ar : en;
  test(`the chat button covers no price, total, hours or field at any width (${locale}) @nightly`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const path = (address: string) => (locale === 'ar' ? `/ar${address}` : address);
    await page.goto(path('/product/sadu-height-adjustable-desk-160'));
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.addToCart.add }).first().click();
    for (const address of pages) {
      await page.goto(path(address));
      await untilInteractive(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await coveredByChat(page, messages.whatsapp.label), `${address} at ${width} px`).toEqual([]);
        // Nor is a price of the cart cut off at the edge.
        if (address === '/cart') await expectNoSidewaysScroll(page);
      }
    }
  });
}
