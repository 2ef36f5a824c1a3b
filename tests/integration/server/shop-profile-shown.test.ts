import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { outboxEmails } from '#database/schema/outbox.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import type { ShopProfileBody } from '#domain/shop-profile/shop-profile-body.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { helpEn } from '#i18n/messages/storefront/content-pages/help.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { contentsOf } from '#mail/outbox-contents.ts';
import { buildTestApp } from '../../support/app.ts';
import { openBuiltPages } from '../../support/built-pages.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { orderOf } from '../../support/orders.ts';
import { quoteFor } from '../../support/quotes.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

const name = { en: 'Pearl Desks', ar: 'مكاتب اللؤلؤ' };
const seededName = /ogulf|أوجلف/i;

const plainPaths = [
  '/',
  '/about',
  '/our-story',
  '/services',
  '/products',
  '/products?search=qxzvkj',
  '/collection',
  '/category/desks',
  '/product/sadu-height-adjustable-desk-160',
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/quotation',
  '/contact',
  '/customer-service',
  '/delivery-info',
  '/return-policy',
  '/terms-conditions',
  '/office-furniture-doha',
  '/blog',
  '/how-to-choose-an-office-chair',
  '/no-such-page',
];
const paths = plainPaths.flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);
const localeOf = (path: string) => (/^\/ar(\/|$)/.test(path) ? 'ar' : 'en');

onDatabase('server', 'what the profile says', 'catalogue', (database) => {
  let app: ReturnType<typeof buildTestApp>;
  let staff: StaffCalls;

  beforeAll(async () => {
    const { db, pool } = database;
    // Services of the seed have the shop as their brand; that is a text of the catalogue.
    await pool.query(`update products set deleted_at = now() where brand = 'OGulf'`);
    const productIndex = openProductIndex(db);
    const pages = await openBuiltPages({ db, productIndex, cachedRead: (_name, read) => read() });
    app = buildTestApp({ database, pages });
    staff = await staffCalls(database, { pages });
  });

  const textOf = async (path: string) => (await app.request(path)).text();
  const change = async (fields: Partial<ShopProfileBody>) => {
    const { data } = await staff.readForStaff<ShopProfileBody & { id: string }>('/api/shop-profile');
    const { id: _id, ...body } = data;
    await staff.write('PUT', '/api/shop-profile', { ...body, ...fields });
  };

  describe('its name', () => {
    let previewBefore: string | undefined;
    const previewOf = (html: string) =>
      /<meta property="og:image" content="http:\/\/shop\.test([^"]+)"/.exec(html)?.[1];

    beforeAll(async () => {
      previewBefore = previewOf(await textOf('/product/sadu-height-adjustable-desk-160'));
      const { data } = await staff.readForStaff<ShopProfileBody>('/api/shop-profile');
      await change({
        name: name.en,
        legalName: 'Pearl Trading W.L.L.',
        translations: { ar: { ...data.translations.ar, name: name.ar, legalName: 'اللؤلؤ للتجارة ذ.م.م' } },
        email: 'hello@pearl.example',
        social: [],
      });
    });

    test.each(paths)(
      'is the only one on %s: title, header, footer, chat and structured data',
      async (path) => {
        const html = await textOf(path);
        const shown = name[localeOf(path)];
        expect(html).toMatch(new RegExp(`<title>[^<]+ · ${shown}</title>`));
        expect(/<header .*<\/header>/s.exec(html)?.[0]).toContain(`>${shown}</span>`);
        expect(/<footer .*<\/footer>/s.exec(html)?.[0]).toContain(`© 2026 ${shown}.`);
        expect(html).toContain(encodeURIComponent(shown));
        expect(html.replaceAll(/\/(assets|images)\/[^"]+/g, '')).not.toMatch(seededName);
      },
    );

    test('is that of shared links, and their pictures are drawn again', async () => {
      const html = await textOf('/product/sadu-height-adjustable-desk-160');
      expect(html).toContain(`<meta property="og:site_name" content="${name.en}"/>`);
      const preview = previewOf(html) ?? '';
      expect(preview).not.toBe(previewBefore);
      const isForever = async (address = '') =>
        (await app.request(address)).headers.get('Cache-Control')?.includes('immutable');
      expect(await isForever(preview)).toBe(true);
      expect(await isForever(previewBefore)).toBe(false);
    });

    test.each([
      '/manifest.webmanifest',
      '/ar/manifest.webmanifest',
      '/blog/rss.xml',
      '/ar/blog/rss.xml',
      '/llms.txt',
      '/api/openapi.json',
    ])('is the only one in %s', async (path) => {
      const text = await textOf(path);
      if (!path.startsWith('/api')) expect(text).toContain(name[localeOf(path)]);
      // An example of a field may be any name.
      expect(text.replaceAll(/"example":("[^"]*"|\{[^}]*\})/g, '')).not.toMatch(
        path.startsWith('/api') ? /OGulf shop/ : seededName,
      );
    });

    test('is on every email, on the documents of an order and on a quotation', async () => {
      const product = await staff.write<{ id: string; price: number }>(
        'POST',
        '/api/products',
        productDraft({ leadTimeDays: 0, stock: 0 }),
      );
      const locale = 'ar';
      await staff.send('POST', '/api/stock-alerts', {
        productId: product.id,
        email: 'aisha@example.qa',
        locale,
      });
      await staff.write('POST', `/api/products/${product.id}/stock-movements`, { by: 5, reason: 'delivery' });
      const { number } = await staff.write<{ number: string }>(
        'POST',
        '/api/send-order',
        orderOf(product, 1),
      );
      const quote = await staff.write<{ reference: string; trackingKey: string }>(
        'POST',
        '/api/send-quote',
        quoteFor([{ productId: product.id, quantity: 2 }], { locale }),
      );
      const emails = await database.db.select().from(outboxEmails);
      expect(emails.length).toBeGreaterThanOrEqual(5);
      for (const { subject, locale: language, onceKey, ...stored } of emails) {
        const { html, text } = contentsOf(stored);
        expect(html, onceKey).toContain(`>${name[language]}<`);
        expect(html + text + subject, onceKey).not.toMatch(seededName);
      }
      const { rows } = await database.pool.query<{ id: string }>('select id from orders where number = $1', [
        number,
      ]);
      for (const document of ['invoice', 'packing-slip']) {
        const page = await (await staff.ask(`/api/orders/${rows[0]?.id}/${document}`)).text();
        for (const shown of Object.values(name)) expect(page, document).toContain(`>${shown}<`);
      }
      const { reference, trackingKey } = quote;
      const pdf = await staff.ask(`/api/quotations/${reference}/${trackingKey}/quotation.pdf`);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
        mergePages: true,
      });
      expect(text).toContain(name.en);
      expect(text).not.toMatch(seededName);
    });
  });

  describe('its hours of a season', () => {
    const split = { opens: '09:00', closes: '13:00', second: { opens: '20:00', closes: '23:00' } };
    const season = (startsOn: string, endsOn: string) => ({
      startsOn,
      endsOn,
      name: 'Ramadan',
      translations: { ar: { name: 'رمضان' } },
      // Saturday is closed, too.
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
        weekday > 4 ? { weekday, opens: null, closes: null } : { weekday, ...split },
      ),
    });
    const titles = {
      '/contact': en.footer.hoursOfDates('Ramadan', '10 November 2026', '9 December 2026'),
      '/ar/contact': ar.footer.hoursOfDates('رمضان', '10 نوفمبر 2026', '9 ديسمبر 2026'),
    };

    test('are on the page while they last, before the usual ones, with both intervals', async () => {
      await change({ datedHours: [season('2026-11-10', '2026-12-09')] });
      for (const [path, title] of Object.entries(titles)) {
        const html = (await textOf(path)).replaceAll('<!-- -->', '');
        const { usualHours, hoursBetween } = (localeOf(path) === 'ar' ? ar : en).footer;
        const ofSeason = `${hoursBetween('09:00', '13:00')}.*${hoursBetween('20:00', '23:00')}`;
        expect(html, path).toMatch(
          new RegExp(`${title}.*${ofSeason}.*${usualHours}.*${hoursBetween('08:00', '18:00')}`, 's'),
        );
      }
      const home = await textOf('/');
      expect(home).toContain('"validFrom":"2026-11-10","validThrough":"2026-12-09"');
      expect(await textOf('/delivery-info')).toContain(
        helpEn.deliveryInfo.counting.workingDaysOfDates(
          'Ramadan',
          '10 November 2026',
          '9 December 2026',
          'Friday, Saturday, and holidays',
        ),
      );
    });

    test('are announced after the usual ones before they begin, and not months ahead', async () => {
      await change({ datedHours: [season('2026-12-20', '2027-01-18')] });
      const soon = await textOf('/contact');
      expect(soon).toContain('Ramadan, 20 December 2026 to 18 January 2027');
      expect(soon).not.toContain(en.footer.usualHours);
      await change({ datedHours: [season('2027-02-08', '2027-03-09')] });
      expect(await textOf('/contact')).not.toContain('Ramadan');
      await change({ datedHours: [] });
    });
  });

  describe('its figures', () => {
    const pagesWithStats = ['/', '/about', '/our-story', '/ar', '/ar/about', '/ar/our-story'];

    test('are those of the profile on every page that shows them', async () => {
      const stats = { years: 21, customers: 7300, rating: 4.6, ratingSource: 'profile' } as const;
      await change({ stats });
      for (const path of pagesWithStats) {
        const html = await textOf(path);
        const texts = (localeOf(path) === 'ar' ? ar : en).home.stats;
        for (const shown of [texts.moreThan(21), texts.moreThan(7300), '4.6/5', texts.ratingByUs])
          expect(html, path).toContain(`>${shown}<`);
        expect(html, 'what the shop says of itself is no rating for search engines').not.toContain(
          'AggregateRating',
        );
      }
    });

    test('a rating of testimonials is their average, says how many there are and links to them', async () => {
      await database.pool.query('update testimonials set is_active = position < 3');
      await database.pool.query('update testimonials set rating = case position when 0 then 3 else 5 end');
      await change({ stats: { years: 21, customers: 7300, rating: 4.6, ratingSource: 'testimonials' } });
      const english = await textOf('/about');
      expect(english).toContain('>4.3/5<');
      expect(english).toMatch(/href="\/#testimonials"[^>]*>customer rating, from 3 reviews</);
      expect(await textOf('/')).toContain('id="testimonials"');
      expect(await textOf('/ar')).toContain(`>${ar.home.stats.ratingOfReviews(3)}<`);
      expect(english).not.toContain('AggregateRating');
    });

    test('without an active testimonial there is no average, and none is shown', async () => {
      await database.pool.query('update testimonials set is_active = false');
      for (const path of pagesWithStats) {
        const html = await textOf(path);
        expect(html, path).toContain('7300');
        expect(html, path).not.toContain('/5<');
      }
    });
  });
});
