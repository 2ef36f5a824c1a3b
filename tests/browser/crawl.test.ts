import { localeOfPath, localizedPath, pathWithoutLocale } from '#i18n/locale-path.ts';
import { locales } from '#primitives/locale.ts';
import { expect, testAnswers as test } from '../support/browser/browser.ts';
import { type CrawledPage, crawl, inParallel } from '../support/browser/crawl.ts';
import { isThorough } from '../support/thorough.ts';

/** Query parameters of filters and sort orders. */
const choices = [
  'search',
  'category',
  'subcategory',
  'minPrice',
  'maxPrice',
  'inStock',
  'isNewArrival',
  'isBestSeller',
  'isFeatured',
  'sort',
  'shown',
  'tag',
];

/**
 * The form for a quotation is the same for every product and package, and so are a product's page with a quantity, the
 * comparison that it leads to, and a package with replaced parts, which has hundreds of addresses: a few of each are looked at.
 */
const fewPerLanguage = 4;

/**
 * A list can be narrowed in countless ways: one choice is followed, not each with every other in each category, and in `npm test`
 * a few of these of each list.
 */
function worthReading(): (address: string) => boolean {
  const read = new Map<string, number>();
  const isAmongFew = (kind: string) => {
    const before = read.get(kind) ?? 0;
    read.set(kind, before + 1);
    return before < fewPerLanguage;
  };
  return (address) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.test');
    if (/^\/(api|images|assets)\//.test(pathname)) return false;
    const locale = localeOfPath(pathname);
    const subject = ['product', 'package', 'search'].find((name) => searchParams.has(name));
    if (pathname.endsWith('/contact') && subject) return isAmongFew(`form for a ${subject} ${locale}`);
    if (pathname.includes('/product/') && searchParams.has('quantity'))
      return isAmongFew(`product ${locale}`);
    if (pathname.endsWith('/compare') && searchParams.has('products'))
      return isAmongFew(`comparison ${locale}`);
    if (searchParams.has('replace')) return isAmongFew(`replaced parts ${locale}`);
    const chosen = choices.filter((choice) => searchParams.has(choice)).length;
    if (chosen === 0) return true;
    if (chosen > 1 || /\/(sub)?category\//.test(pathname)) return false;
    return isThorough || isAmongFew(`list ${pathname}`);
  };
}

const shop = { url: process.env.SHOP_URL ?? '' };
let pages: Map<string, CrawledPage>;
let sitemap: string;
let seconds: number;

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const start = performance.now();
  sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  pages = await crawl(
    shop.url,
    locales.map((locale) => localizedPath(locale, '/')),
    { isWorthReading: worthReading() },
  );
  seconds = (performance.now() - start) / 1000;
});

const shown = () => [...pages.values()].filter(({ leadsTo }) => leadsTo === null);
const indexed = () => shown().filter(({ status, isIndexed }) => status === 200 && isIndexed);
const isPage = ({ title }: CrawledPage) => title !== '';

test('every link of the shop leads somewhere, by at most one step', () => {
  const products = [...pages.keys()].filter((address) => address.includes('/product/')).length;
  const links = [...pages.values()].reduce((sum, page) => sum + page.links.length, 0);
  tell(
    `crawled ${pages.size} addresses (${products} of products) by ${links} links in ${seconds.toFixed(1)} s; ${indexed().length} are for search engines`,
  );
  expect(pages.size).toBeGreaterThan(400);
  const from = (address: string) =>
    [...pages.values()].filter(({ links }) => links.includes(address)).map((page) => page.address);
  const dead = [...pages.values()].filter(({ status }) => status >= 400);
  expect(dead.map(({ address, status }) => ({ address, status, from: from(address).slice(0, 3) }))).toEqual(
    [],
  );
  const moved = [...pages.values()].filter(({ leadsTo }) => leadsTo !== null);
  expect(
    moved.filter(({ leadsTo }) => pages.get(leadsTo ?? '')?.status !== 200).map(({ address }) => address),
    'redirects that lead to another one or nowhere',
  ).toEqual([]);
  // Our own pages know the right address.
  expect(moved.map(({ address }) => ({ address, from: from(address).slice(0, 3) }))).toEqual([]);
});

test('a link to a place on a page finds it there', () => {
  const lost = [...pages.values()].flatMap(({ address, linksToAnchors }) =>
    linksToAnchors
      .filter((target) => {
        const [path = '', anchor = ''] = target.split('#');
        const page = pages.get(path);
        // '#template=office-8' is data for the page.
        const isPlace = !anchor.includes('=');
        return page !== undefined && isPlace && !page.anchors.has(anchor);
      })
      .map((target) => `${address} → ${target}`),
  );
  expect(lost).toEqual([]);
});

test('every page is laid out by the rules of today, has one heading of the first rank, and speaks for itself', () => {
  const pagesShown = shown().filter(isPage);
  expect(pagesShown.filter(({ hasDoctype }) => !hasDoctype).map(({ address }) => address)).toEqual([]);
  expect(
    pagesShown
      .filter(({ headings }) => headings !== 1)
      .map(({ address, headings }) => ({ address, headings })),
  ).toEqual([]);
  for (const locale of locales) {
    const own = indexed().filter((page) => isPage(page) && page.locale === locale);
    // Several addresses of one list name one of them as theirs.
    const byCanonical = [...new Map(own.map((page) => [page.canonical, page])).values()];
    expect(own.filter(({ description }) => description === '').map(({ address }) => address)).toEqual([]);
    expect(sharedBy(byCanonical, ({ title }) => title)).toEqual([]);
    expect(sharedBy(byCanonical, ({ description }) => description)).toEqual([]);
  }
});

// Specification 1.01
test('the two languages of a page point at each other', () => {
  const wrong = indexed()
    .filter(isPage)
    .filter(({ canonical, languages, locale }) => {
      const { pathname, search } = new URL(canonical);
      const plainPath = pathWithoutLocale(pathname) + search;
      const expected = Object.fromEntries(
        locales.map((other) => [other, shop.url + localizedPath(other, plainPath)]),
      );
      const pointsRight =
        canonical === expected[locale] &&
        locales.every((other) => languages[other] === expected[other]) &&
        languages['x-default'] === expected.en;
      const twins = locales.map((other) => pages.get(localizedPath(other, plainPath)));
      return !pointsRight || twins.some((twin) => twin?.status !== 200);
    });
  expect(wrong.map(({ address, canonical, languages }) => ({ address, canonical, languages }))).toEqual([]);
});

test('structured data is valid, and each kind of page has its types', () => {
  let blocks = 0;
  // Found first and expected at the end: thousands of expectations would take seconds.
  const wrong: string[] = [];
  const typesOf = new Map<string, Set<string>>();
  for (const { address, structuredData } of shown()) {
    const types = structuredData.flatMap((block) => {
      blocks++;
      const { '@context': context, '@graph': graph } = JSON.parse(block);
      if (context !== 'https://schema.org') wrong.push(`${address} is of ${context}`);
      for (const thing of graph) {
        if (!/^[A-Z]\w+$/.test(thing['@type'])) wrong.push(`${address} has the type ${thing['@type']}`);
        const [empty] = /undefined|NaN|\[object|:null/.exec(JSON.stringify(thing)) ?? [];
        if (empty) wrong.push(`${address} says ${empty}`);
      }
      return graph.map((thing: { '@type': string }) => thing['@type']);
    });
    if (new Set(types).size < types.length) wrong.push(`${address} has ${types.join(', ')}`);
    typesOf.set(pathWithoutLocale(address), new Set(types));
  }
  tell(`${blocks} blocks of structured data`);
  const lacking = [...typesOf].flatMap(([address, types]) =>
    typesNeededBy(address)
      .filter((type) => !types.has(type))
      .map((type) => `${address} has no ${type}`),
  );
  expect([...wrong, ...lacking]).toEqual([]);
});

function typesNeededBy(address: string): string[] {
  const thing = address.startsWith('/product/ogulf-') ? 'Service' : 'Product';
  return [
    ...(address.startsWith('/product/') ? [thing] : []),
    ...(/^\/(product|category|subcategory)\/[^?]*$/.test(address) ? ['BreadcrumbList'] : []),
    ...(address.startsWith('/office-furniture-') ? ['LocalBusiness'] : []),
  ];
}

// Specification 2.17
test('every address of the sitemap answers, and every page for search engines is on it', async () => {
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.slice(shop.url.length).replaceAll('&amp;', '&'),
  );
  expect(new Set(listed).size).toBe(listed.length);
  const unread = listed.filter((address) => !pages.has(address));
  const answers = await inParallel(unread, async (address) => {
    const { status } = await fetch(shop.url + address, { method: 'HEAD', redirect: 'manual' });
    return { address, status };
  });
  const known = listed.flatMap((address) => pages.get(address) ?? []);
  tell(`${listed.length} addresses on the sitemap, ${unread.length} of them linked from nowhere`);
  expect([...answers, ...known].filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual(
    [],
  );
  expect(known.filter(({ isIndexed }) => !isIndexed).map(({ address }) => address)).toEqual([]);
  expect(unread, 'pages that no link leads to').toEqual([]);
  const missing = indexed()
    .filter(isPage)
    .map(({ canonical }) => canonical.slice(shop.url.length) || '/')
    .filter((address) => !/[?&]page=/.test(address) && !listed.includes(address));
  expect([...new Set(missing)]).toEqual([]);
});

test('robots.txt, sitemap, feeds and manifest are valid', async () => {
  const get = (path: string) => fetch(shop.url + path);
  const robots = await get('/robots.txt');
  expect(robots.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  const description = await (await get('/llms.txt')).text();
  const named = [...description.matchAll(/\]\((.*?)\)/g)].map(([, address = '']) =>
    address.slice(shop.url.length),
  );
  expect(named.filter((address) => address.startsWith('/product/'))).toHaveLength(50);
  expect(named.filter((address) => pages.get(address)?.status !== 200)).toEqual([]);
  expect((await get('/sitemap/1.xml')).status).toBe(200);
  for (const address of ['/sitemap/2.xml', '/sitemap/0.xml', '/sitemap/x'])
    expect((await get(address)).status).toBe(404);
  for (const locale of locales) {
    const answer = await get(localizedPath(locale, '/manifest.webmanifest'));
    expect(answer.headers.get('Content-Type')).toContain('application/manifest+json');
    const { icons, start_url, lang } = await answer.json();
    expect({ start_url, lang }).toEqual({ start_url: localizedPath(locale, '/'), lang: locale });
    for (const { src, type } of icons) {
      const icon = await get(src);
      expect(icon.status, src).toBe(200);
      expect(icon.headers.get('Content-Type'), src).toContain(type);
    }
  }
  expect((await get('/apple-touch-icon.png')).status).toBe(200);
});

function sharedBy(list: readonly CrawledPage[], textOf: (page: CrawledPage) => string) {
  return [...Map.groupBy(list, textOf)]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([text, sharing]) => ({ text, addresses: sharing.map(({ address }) => address).slice(0, 6) }));
}

function tell(figures: string): void {
  // biome-ignore lint/suspicious/noConsole: the figures are wanted also when all is well
  console.info(figures);
}
