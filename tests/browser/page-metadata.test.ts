import type { APIRequestContext } from '@playwright/test';
import { localizedPath } from '#i18n/locale-path.ts';
import { locales } from '#primitives/locale.ts';
import { expect, testAnswers as test } from '../support/browser/browser.ts';

const product = '/product/sadu-height-adjustable-desk-160';

/** Metadata for search engines on each page. */
const told: Record<string, readonly string[]> = {
  '/': ['FurnitureStore', 'WebSite'],
  '/about': ['FurnitureStore'],
  '/office-furniture-lusail': ['FAQPage', 'LocalBusiness'],
  '/products': ['ItemList'],
  '/category/desks': ['BreadcrumbList', 'ItemList'],
  '/subcategory/executive-desks': ['BreadcrumbList', 'ItemList'],
  [product]: ['BreadcrumbList', 'Product', 'ProductGroup'],
  '/blog': ['BreadcrumbList', 'ItemList'],
  '/how-to-choose-an-office-chair': ['Article', 'BreadcrumbList', 'FAQPage'],
};

interface Thing {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

/** Head of the server-rendered page, because search engines need not run scripts. */
async function readHead(request: APIRequestContext, address: string) {
  const page = await (await request.get(address)).text();
  const elements = (name: string) => page.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
  const attribute = (element: string | undefined, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(element ?? '')?.[1]?.replaceAll('&amp;', '&');
  const links = elements('link').filter((link) => !link.includes('stylesheet'));
  const blocks = page.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return {
    // Numbers are held to their units there by spaces that do not break.
    heading: /<h1[^>]*>([^<]*)</.exec(page)?.[1]?.replaceAll('\u00a0', ' '),
    canonical: attribute(
      links.find((link) => link.includes('rel="canonical"')),
      'href',
    ),
    languages: links.flatMap((link) => {
      const language = attribute(link, 'hreflang');
      return language ? [[language, attribute(link, 'href')] as const] : [];
    }),
    content: (name: string) =>
      attribute(
        elements('meta').find((meta) => meta.includes(`="${name}"`)),
        'content',
      ),
    things: [...blocks].flatMap(([, block = '']) => {
      const { '@context': context, '@graph': graph } = JSON.parse(block);
      expect(context).toBe('https://schema.org');
      return graph as Thing[];
    }),
  };
}

for (const locale of locales) {
  const path = (address: string) => localizedPath(locale, address);

  test(`pages tell search engines and shared links what they are about (${locale})`, async ({ request }) => {
    for (const [address, types] of Object.entries(told)) {
      await test.step(address, async () => {
        const { things, canonical, languages, content } = await readHead(request, path(address));
        expect(things.map((thing) => thing['@type']).sort()).toEqual(types);
        for (const text of JSON.stringify(things).match(/"url":"[^"]*"/g) ?? []) {
          expect(text).toMatch(
            locale === 'ar' ? /"https?:\/\/[^/"]+\/ar[/"]/ : /"https?:\/\/[^/"]+\/(?!ar[/"])/,
          );
        }
        expect(new URL(canonical ?? '').pathname).toBe(path(address));
        expect(languages).toHaveLength(3);
        const { origin } = new URL(canonical ?? '');
        expect(Object.fromEntries(languages)).toMatchObject({
          en: origin + address,
          ar: origin + localizedPath('ar', address),
        });
        expect(content('og:url')).toBe(canonical);
        expect(content('og:title')).toMatch(/./);
        expect(content('description')).toMatch(/./);
        expect(content('og:description')).toBe(content('description'));
        const { pathname, search } = new URL(content('og:image') ?? '');
        const answer = await request.get(pathname + search);
        expect(answer.status()).toBe(200);
        expect(answer.headers()['cache-control']).toContain('immutable');
        // What is worth sharing on its own has a picture with its name on it.
        const isDrawn = types.includes('Product') || types.includes('Article');
        expect(answer.headers()['content-type']).toBe(isDrawn ? 'image/jpeg' : 'image/webp');
        expect(content('og:image:width')).toBe(isDrawn ? '1200' : undefined);
        expect(content('og:image:alt')).toMatch(/./);
      });
    }
  });

  test(`an offer says what it costs and whether it is there, as the page does (${locale})`, async ({
    request,
  }) => {
    const { things, heading } = await readHead(request, path(product));
    const shown = things.find((thing) => thing['@type'] === 'Product');
    expect(shown?.name).toBe(heading);
    expect(shown?.offers).toMatchObject({
      price: '1890.00',
      priceCurrency: 'QAR',
      availability: 'https://schema.org/InStock',
    });
  });
}

test('what is personal and what is narrowed is not for search engines', async ({ request }) => {
  for (const address of [
    '/cart',
    '/compare?products=sadu-height-adjustable-desk-160',
    '/category/desks?inStock=true',
    '/products?inStock=true',
    '/category/desks?sort=name',
    '/products?shown=2',
    '/blog?tag=seating',
  ]) {
    const { canonical, content, things } = await readHead(request, address);
    expect(content('robots'), address).toBe('noindex');
    expect(canonical, address).toBeUndefined();
    expect(things.map((thing) => thing['@type'])).not.toContain('ItemList');
  }
});

test('every page of a list has one address', async ({ request }) => {
  for (const [address, known] of [
    ['/collection?category=Desks', '/category/desks'],
    ['/ar/products?page=2', '/ar/products?page=2'],
  ] as const) {
    const { canonical } = await readHead(request, address);
    const { pathname, search } = new URL(canonical ?? '');
    expect(pathname + search).toBe(known);
  }
});
