import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { templateAddress } from '#domain/planner/plan-address.ts';
import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import { buildTemplate, templateOffer } from '#domain/planner/templates/build-template.ts';
import { templatesOfArticles } from '#domain/planner/templates/offered-templates.ts';
import { planTemplates, type TemplateKey } from '#domain/planner/templates/templates.ts';
import { plannerAr } from '#i18n/messages/storefront/planner/planner.ar.ts';
import { plannerEn } from '#i18n/messages/storefront/planner/planner.en.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import { buildTestApp } from '../../support/app.ts';
import { openBuiltPages } from '../../support/built-pages.ts';
import { onDatabase } from '../../support/databases.ts';

const names = { en: plannerEn.templates.names, ar: plannerAr.templates.names };

/** Pages, and the templates that each offers. */
const offers: Readonly<Record<string, readonly TemplateKey[]>> = {
  '/category/desks': ['manager-room', 'office-4', 'office-8'],
  '/collection?category=meeting': ['meeting-6', 'meeting-12', 'classroom'],
  '/subcategory/waiting-seating': ['reception', 'clinic'],
  '/sofas-for-offices': ['reception'],
};

onDatabase('server', 'finished offices on pages', 'catalogue', (database) => {
  let app: ReturnType<typeof buildTestApp>;

  beforeAll(async () => {
    const productIndex = openProductIndex(database.db);
    const pages = await openBuiltPages({
      db: database.db,
      cachedRead: (_name, read) => read(),
      productIndex,
    });
    app = buildTestApp({ database, pages, productIndex });
  });
  beforeEach(() => database.pool.query("update products set price = price + 100 where slug like '%desk%'"));

  const pathIn = (locale: Locale, path: string) => (locale === 'ar' ? `/ar${path}` : path);

  /** The links to templates of a page, by address: what each says. */
  async function linksOf(path: string): Promise<Map<string, string>> {
    const response = await app.request(path);
    expect(response.status, path).toBe(200);
    const html = (await response.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
    const links = html.matchAll(/<a[^>]*href="([^"]*#template=[^"]*)"[^>]*>(.*?)<\/a>/g);
    return new Map(Array.from(links, ([, address = '', content = '']) => [address, content]));
  }

  /** As the planner builds it: from the products that a browser gets. */
  async function builtInPlanner(key: TemplateKey, locale: Locale) {
    const answer = await app.request(pathIn(locale, '/planner-products'));
    const list: PlannedProduct[] = await answer.json();
    const products = new Map(list.map((product) => [product.id, product]));
    const template = planTemplates.find((one) => one.key === key) ?? expect.fail(key);
    const { pieces } = buildTemplate(template, { ...templateOffer, products }, { plan: '', room: () => '' });
    const price = pieces.reduce((sum, { product }) => sum + (products.get(product)?.price ?? Number.NaN), 0);
    const counts = Map.groupBy(pieces, ({ product }) => product);
    const [mostUsed = ''] = [...counts.keys()].toSorted(
      (one, other) => (counts.get(other)?.length ?? 0) - (counts.get(one)?.length ?? 0),
    );
    return { price, pieces: pieces.length, mostUsed };
  }

  test.each(Object.entries(offers))(
    '%s offers those that fit, at the sum of the pieces that the planner opens with',
    async (path, keys) => {
      for (const locale of ['en', 'ar'] as const) {
        const links = await linksOf(pathIn(locale, path));
        expect([...links.keys()]).toEqual(keys.map((key) => pathIn(locale, templateAddress(key))));
        for (const key of keys) {
          const content = links.get(pathIn(locale, templateAddress(key)));
          const { price, pieces } = await builtInPlanner(key, locale);
          expect(content).toContain(names[locale][key]);
          expect(content).toContain(formatRoundMoney(locale, price));
          expect(content).toMatch(new RegExp(`\\b${pieces}\\b`));
        }
      }
    },
  );

  test('every article that is to offer some is there and does', async () => {
    for (const [slug, keys] of Object.entries(templatesOfArticles)) {
      expect([...(await linksOf(`/${slug}`)).keys()], slug).toEqual(keys.map(templateAddress));
    }
  });

  test('pages that fit none offer none', async () => {
    for (const path of ['/category/printers', '/collection', '/cctv-and-access-control-basics']) {
      expect([...(await linksOf(path)).keys()]).toEqual([]);
    }
  });

  test('what orders leave in stock changes no office, until too few are left of what stands in it', async () => {
    const links = await linksOf('/category/desks');
    const expectPlannersPrice = async (shown: ReadonlyMap<string, string>) => {
      for (const key of ['manager-room', 'office-8'] as const) {
        const { price } = await builtInPlanner(key, 'en');
        expect(shown.get(templateAddress(key)), key).toContain(formatRoundMoney('en', price));
      }
    };
    await database.pool.query('update products set stock = stock - 1 where stock > 10');
    expect(await linksOf('/category/desks')).toEqual(links);
    await expectPlannersPrice(links);

    // Those of the same price too, so that another price shows that the office is another one.
    const { mostUsed } = await builtInPlanner('office-8', 'en');
    const { rows: before } = await database.pool.query(
      `update products new set stock = 1 from products old
       where new.id = old.id and old.price = (select price from products where id = $1)
       returning old.id, old.stock`,
      [mostUsed],
    );
    const furnishedOtherwise = await linksOf('/category/desks');
    expect(furnishedOtherwise).not.toEqual(links);
    await expectPlannersPrice(furnishedOtherwise);
    for (const { id, stock } of before) {
      await database.pool.query('update products set stock = $2 where id = $1', [id, stock]);
    }
  });

  test('an office for which there are too few chairs in stock is not offered', async () => {
    const seats = "category_id = (select id from categories where slug = 'seating')";
    await database.pool.query(`update products set stock = 0 where ${seats}`);
    await database.pool.query(
      `update products set stock = 5 where id = (select id from products where ${seats} and slug like '%ergonomic%' limit 1)`,
    );
    expect([...(await linksOf('/category/desks')).keys()]).toEqual(
      (['manager-room', 'office-4'] as const).map(templateAddress),
    );
  });
});
