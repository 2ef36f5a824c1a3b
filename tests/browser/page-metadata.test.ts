import type { Page } from '@playwright/test';
import { expect, forEachLanguage, test } from '../support/browser.ts';

const product = '/product/sadu-height-adjustable-desk-160';

/** What search engines are told on each page. */
const told: Record<string, readonly string[]> = {
  '/': ['FurnitureStore', 'WebSite'],
  '/products': ['ItemList'],
  '/category/desks': ['BreadcrumbList', 'ItemList'],
  '/subcategory/executive-desks': ['BreadcrumbList', 'ItemList'],
  [product]: ['BreadcrumbList', 'Product'],
  '/blog': ['BreadcrumbList', 'ItemList'],
  '/how-to-choose-an-office-chair': ['Article', 'BreadcrumbList', 'FAQPage'],
};

interface Thing {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

async function thingsTold(page: Page): Promise<Thing[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((block) => {
    const { '@context': context, '@graph': graph } = JSON.parse(block);
    expect(context).toBe('https://schema.org');
    return graph as Thing[];
  });
}

const content = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

forEachLanguage(({ locale, path }) => {
  for (const [address, types] of Object.entries(told)) {
    test(`${address} tells search engines and shared links what it is about`, async ({ page, request }) => {
      await page.goto(path(address));
      const things = await thingsTold(page);
      expect(things.map((thing) => thing['@type']).sort()).toEqual(types);
      for (const text of JSON.stringify(things).match(/"url":"[^"]*"/g) ?? []) {
        expect(text).toMatch(
          locale === 'ar' ? /"https?:\/\/[^/"]+\/ar[/"]/ : /"https?:\/\/[^/"]+\/(?!ar[/"])/,
        );
      }

      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path(address));
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3);
      expect(await content(page, 'og:url')).toBe(canonical);
      expect(await content(page, 'og:title')).not.toBe('');
      expect(await content(page, 'description')).toBe(await content(page, 'og:description'));
      const picture = new URL((await content(page, 'og:image')) ?? '');
      const answer = await request.get(picture.pathname);
      expect(answer.headers()['content-type']).toBe('image/webp');
    });
  }

  test('an offer says what it costs and whether it is there, as the page does', async ({ page }) => {
    await page.goto(path(product));
    const shown = (await thingsTold(page)).find((thing) => thing['@type'] === 'Product');
    expect(shown?.name).toBe(await page.getByRole('heading', { level: 1 }).innerText());
    expect(shown?.offers).toMatchObject({
      price: '1890.00',
      priceCurrency: 'QAR',
      availability: 'https://schema.org/InStock',
    });
  });
});

test('a narrowed list is not for search engines', async ({ page }) => {
  await page.goto('/category/desks?inStock=true');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  expect((await thingsTold(page)).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
});
