import { beforeAll, expect, test } from 'vitest';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import type {
  DeliverySettingsBody,
  DeliverySettingsChange,
} from '#domain/delivery/delivery-settings-body.ts';
import type { ShopProfileBody, ShopProfileChange } from '#domain/shop-profile/shop-profile-body.ts';
import { localeOfPath, localizedPath, pathWithoutLocale } from '#i18n/locale-path.ts';
import { locales } from '#primitives/locale.ts';
import { cacheContent } from '#server/content-cache.ts';
import type { PageHandler } from '#storefront/page-services.ts';
import { publicPaths } from '#storefront/site-files/site-paths.ts';
import { openBuiltPages, pageRequestInfo } from '../../support/built-pages.ts';
import { onDatabase } from '../../support/databases.ts';
import { sampleShop } from '../../support/sample-orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

/** Some hundred pages are rendered, which takes seconds on an idle machine. */
const slow = { timeout: 120_000 };

/** Pages that are not in the sitemap, and the file for language models. */
const otherPaths = [
  ...['/cart', '/checkout', '/order-confirmation', '/contact?request=quotation', '/no-such-page'].flatMap(
    inBoth,
  ),
  '/llms.txt',
];

/** Where the promises of a new shop are read: a page of each kind that makes one. */
const pagesWithPromises = [
  '/',
  '/delivery-info',
  '/terms-conditions',
  '/office-furniture-doha',
  '/business-laptop-guide',
].flatMap(inBoth);

/** Of pages with one template a few are read; the texts in which they differ are read from the database. */
const cataloguePages = ['/product/', '/category/', '/subcategory/'];
const readOfEach = 4;

const freeDelivery = /\bfree\b.{0,80}deliver|deliver.{0,80}\bfree\b|مجان.{0,80}توصيل|توصيل.{0,80}مجان/i;

/** Sentences that say what the settings of a new shop make true. */
const promises: Readonly<Record<string, RegExp>> = {
  'free delivery': freeDelivery,
  'days on the way': /\b[1-3]\sworking days?\b|\bيوم عمل واحد(?!ًا)|يوما عمل|3\sأيام عمل/i,
  'opening hours': /\b0?8:00\b|\b18:00\b|\b[68] ?[ap]\.?m\b|(?<!\d)8\sصباحًا|(?<!\d)6\sمساءً/i,
  'closed days': /friday|saturday to thursday|الجمعة|السبت إلى الخميس/i,
  'days for a return': /within 3\sdays of delivery|خلال 3\sأيام من الاستلام/i,
  'latest delivery': /deliver(ed)? within 30\sdays|نوصل.{0,20} خلال 30\sيومًا/i,
  'bank transfer': /bank transfer|تحويل بنكي/i,
  warranty:
    /warranty\b.{0,40}\b(year|month)|\b(year|month)s?\b.{0,40}\bwarranty|سن(ة|تان|وات).{0,20}ضمان|ضمان.{0,20}سن(ة|تان|وات)/i,
};

/** Advice in articles: weekdays, hours and warranties that are not ours. */
const advice = [
  'cooling is turned down on Friday',
  'تبريد المبنى يوم الجمعة',
  'only in the evening or on Friday and Saturday',
  'مساءً أو يومي الجمعة والسبت',
  'Thursday 18:00: servers shut down',
  'الخميس، الساعة 6 مساءً: تُغلق الخوادم',
  'Friday afternoon and evening: transport',
  'عصر الجمعة ومساؤها: النقل',
  'let updates run on Friday',
  'واجعل التحديثات يوم الجمعة',
  'Three years of warranty with the word',
  'ضمان ثلاث سنوات مع عبارة',
  'Plan five years for a server, with a warranty of the same length',
  'خطط لخمس سنوات للخادم وبضمان مماثل',
];

/** A page as its visitors and search engines read it. */
interface ReadPage {
  readonly path: string;
  /** Its source without spaces. */
  readonly compactHtml: string;
  /** Of the visible text, the metadata and the structured data. */
  readonly sentences: readonly string[];
}

onDatabase('server', 'what pages promise', 'catalogue', (database) => {
  let staff: StaffCalls;
  let pages: PageHandler;
  const content = { current: { version: 1, isUnreachable: false } };

  beforeAll(async () => {
    staff = await staffCalls(database);
    const cachedRead = cacheContent({ content, clock: () => 0 });
    const productIndex = openProductIndex(database.db);
    pages = await openBuiltPages({
      db: database.db,
      cachedRead,
      productIndex: () => cachedRead('product index', productIndex),
    });
    await changeProfile(() => ({ crNumber: '31415/9', bank: sampleShop.bank }));
  });

  async function get(path: string): Promise<string> {
    const answer = await pages(new Request(`http://shop.test${path}`), pageRequestInfo);
    return answer.text();
  }

  async function read(paths: readonly string[]): Promise<ReadPage[]> {
    const found: ReadPage[] = [];
    for (const path of paths) {
      const html = await get(path);
      found.push({ path, compactHtml: withoutSpaces(html), sentences: sentencesOf(html) });
    }
    return found;
  }

  async function pathsOfSitemap(): Promise<string[]> {
    const sitemap = await get('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/g)].map(
      ([, path]) => path || '/',
    );
    const isOf = (kind: string) => (path: string) => pathWithoutLocale(path).startsWith(kind);
    return [
      ...paths.filter((path) => !cataloguePages.some((kind) => isOf(kind)(path))),
      // By name: products of one seed have the same age, so that the sitemap begins with any of them, also with a
      // service that takes days of work.
      ...cataloguePages.flatMap((kind) => paths.filter(isOf(kind)).toSorted().slice(0, readOfEach)),
    ];
  }

  /** The texts of products and categories, which their pages and lists show. */
  async function catalogueTexts(): Promise<ReadPage[]> {
    const { rows } = await database.pool.query<{ path: string; texts: unknown }>(`
      select 'product ' || slug as path, to_jsonb(products) as texts from products
      union all select 'category ' || slug, to_jsonb(categories) from categories
      union all select 'subcategory ' || slug, to_jsonb(subcategories) from subcategories`);
    return rows.map(({ path, texts }) => ({ path, compactHtml: '', sentences: split(textsIn(texts)) }));
  }

  async function changeProfile(change: (now: ShopProfileBody) => Partial<ShopProfileBody>): Promise<void> {
    const { data } = await staff.readForStaff<ShopProfileChange & { id: string }>('/api/shop-profile');
    const { id: _id, ...body } = data;
    await staff.write('PUT', '/api/shop-profile', { ...body, ...change(body) });
    startNextVersion();
  }

  async function changeDelivery(
    change: (
      terms: DeliverySettingsBody['groups'][number] | null,
    ) => Partial<DeliverySettingsBody['fallback']>,
  ): Promise<void> {
    const { settings } = await staff.read<{ settings: DeliverySettingsChange & { id: string } }>(
      '/api/zone-delivery-settings',
    );
    const { id: _id, ...body } = settings;
    await staff.write('POST', '/api/zone-delivery-settings', {
      ...body,
      groups: body.groups.map((group) => ({ ...group, ...change(group) })),
      fallback: { ...body.fallback, ...change(null) },
    });
    startNextVersion();
  }

  function startNextVersion(): void {
    content.current = { version: content.current.version + 1, isUnreachable: false };
  }

  // Specification 2.22
  test('is what the settings say, and after a change no page says what was true before', slow, async () => {
    const before = await read(pagesWithPromises);
    for (const [name, pattern] of Object.entries(promises)) {
      for (const locale of locales) {
        const sentences = before.flatMap((page) =>
          localeOfPath(page.path) === locale ? page.sentences : [],
        );
        expect(sentences, `${name}, ${locale}`).toContainEqual(expect.stringMatching(pattern));
      }
    }
    const oldValues = [
      ...[firstShopProfile.phone, firstShopProfile.whatsapp].map((phone) => phone.replaceAll(' ', '')),
      firstShopProfile.email,
      '31415/9',
      sampleShop.bank.iban,
      'Qatar National Day',
    ];
    for (const value of oldValues) expect(pagesWith(before, value), value).toHaveLength(before.length);

    await changeProfile(() => ({
      phone: '+974 4411 2233',
      whatsapp: '+974 5511 2233',
      email: 'office@shop.example',
      crNumber: '27182/8',
      bank: null,
      // Friday is within a span of open days, so the list of opening hours does not name it.
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
        [1, 2].includes(weekday)
          ? { weekday, opens: null, closes: null }
          : { weekday, opens: '10:15', closes: '20:45' },
      ),
      holidays: [],
      returnPolicy: { returnDays: 14, reportDays: 5, latestDeliveryDays: 21 },
    }));
    await changeDelivery(() => ({ fee: 25, leadDays: 6 }));
    await database.pool.query('update products set warranty_months = 7, lead_time_days = 8');

    const after = await read([...(await pathsOfSitemap()), ...otherPaths]);
    for (const [name, pattern] of Object.entries(promises))
      expect.soft(sayings(after, pattern), name).toEqual([]);
    for (const value of oldValues) expect.soft(pagesWith(after, value), value).toEqual([]);
    expect(sayings(after, new RegExp(`\\b${firstShopProfile.crNumber}\\b`))).toEqual([]);
    // Some services take days of work.
    const { 'days on the way': _duration, ...ofCatalogue } = promises;
    const texts = await catalogueTexts();
    for (const [name, pattern] of Object.entries(ofCatalogue))
      expect.soft(sayings(texts, pattern), name).toEqual([]);

    const shown = (path: string) => after.find((page) => page.path === path)?.sentences.join('\n') ?? '';
    for (const value of ['+974 4411 2233', '27182/8']) {
      for (const path of inBoth('/')) expect(shown(path)).toContain(value);
    }
    expect(shown('/')).toContain('10:15 – 20:45');
    expect(shown('/ar')).toContain('من 10:15 صباحًا إلى 8:45 مساءً');
    expect(shown('/')).toContain('\nDelivery anywhere in Qatar for QAR 25\n');
    expect(shown('/')).toContain('\ndelivery anywhere in Qatar\nQAR 25\n');
    expect(shown('/ar')).toContain('\nالتوصيل إلى جميع مناطق قطر بـ \u200f25 ر.ق.\u200f\n');
    expect(shown('/delivery-info')).toContain(': Monday, Tuesday, and holidays.');
    expect(shown('/delivery-info')).toContain('6 working days');
    expect(shown('/return-policy')).toContain('Within 14 days of delivery, unused');
    expect(shown('/ar/return-policy')).toContain('خلال 5 أيام إن استطعت');
    expect(shown('/llms.txt')).toContain('- Delivery: Delivery anywhere in Qatar for QAR 25');
    for (const { sentences, path } of after.filter((page) => page.path.startsWith('/product/'))) {
      expect(sentences[sentences.indexOf('Warranty') + 1], path).toBe('7 months');
    }
  });

  test('names the free-from amount, a fee of some zones, and zones that are not served', slow, async () => {
    const paths = publicPaths.flatMap(inBoth);
    const isDoha = (group: { id: string } | null) => group?.id === 'doha-al-rayyan';

    await changeDelivery(() => ({ fee: 25, freeFrom: 500 }));
    const freeFrom = await read(paths);
    expect(sayings(freeFrom, /\bfree\b.*\b(anywhere|everywhere)|Qatar-wide|مجاني إلى|كل قطر/i)).toEqual([]);
    expect(freeFrom[0]?.sentences).toEqual(
      expect.arrayContaining(['Free delivery from QAR 500', 'delivery from QAR 500']),
    );

    await changeDelivery((group) => ({ fee: isDoha(group) ? 25 : 0, freeFrom: null }));
    const feeForDoha = await read(paths);
    const outsideLusail = feeForDoha.filter(({ path }) => !path.endsWith('/office-furniture-lusail'));
    expect(sayings(outsideLusail, freeDelivery)).toEqual([]);
    expect(feeForDoha[0]?.sentences).toContain('Delivery anywhere in Qatar up to QAR 25');

    await changeDelivery((group) => ({ fee: 0, isActive: !isDoha(group) }));
    const notInDoha = await read(paths);
    expect(sayings(notInDoha, /anywhere in Qatar|Qatar-wide|جميع مناطق قطر|كل قطر/)).toEqual([]);
    expect(notInDoha[0]?.sentences).toContain('Free delivery to the zones we serve');
  });
});

function inBoth(path: string): string[] {
  return locales.map((locale) => localizedPath(locale, path));
}

/** Where a sentence says it: 'path: sentence'. Advice in articles is none of our promises. */
function sayings(pages: readonly ReadPage[], pattern: RegExp): string[] {
  return pages.flatMap(({ path, sentences }) =>
    sentences
      .filter((sentence) => pattern.test(sentence) && !advice.some((text) => sentence.includes(text)))
      .map((sentence) => `${path}: ${sentence}`),
  );
}

/** The pages with a value anywhere in their source, in links too; spaces do not count. */
function pagesWith(pages: readonly ReadPage[], value: string): string[] {
  const compact = withoutSpaces(value);
  return pages.filter(({ compactHtml }) => compactHtml.includes(compact)).map(({ path }) => path);
}

const withoutSpaces = (text: string) => text.replaceAll(/[\s\u00a0]|&nbsp;/g, '');

/** Elements within a sentence. */
const inline = /<\/?(?:a|bdi|strong|em|b|i)\b[^>]*>|<!-- -->/g;

function sentencesOf(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => textsIn(JSON.parse(json)),
  );
  const metadata = [...html.matchAll(/<meta [^>]*content="([^"]*)"/g)].map(([, text = '']) => text);
  const visible = html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '\n')
    .replaceAll(inline, '')
    .split(/<[^>]*>/);
  return split([...data, ...metadata, ...visible]);
}

function split(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => decoded(text).split(/(?<=[.!?؟])\s|\n/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** All texts of structured data but the weekdays of the opening hours, which are values of schema.org. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === 'dayOfWeek' ? [] : textsIn(value)));
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');
}
