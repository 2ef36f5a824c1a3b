import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedProducts } from '#database/seed/data/products.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { onDatabase } from '../../support/databases.ts';
import { furtherArabicQueries } from './held-queries/further-arabic.ts';
import { heldOutQueries } from './held-queries/held-out.ts';
import { neverTunedArabicQueries } from './held-queries/never-tuned-arabic.ts';
import { tunedQueries } from './held-queries/tuned.ts';
import { tunedArabicQueries } from './held-queries/tuned-arabic.ts';
import { queriesTypedInQatar } from './held-queries/typed-in-qatar.ts';
import { unseenArabicQueries } from './held-queries/unseen-arabic.ts';

const firstResults = 3;
const judgedResults = 5;

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const subcategories = new Map(seedProducts.map(({ slug, subcategory }) => [slug, subcategory]));
const subcategoryOf = (slug: string) => subcategories.get(slug) ?? '';
const hasArabic = (query: string) => /[\u0600-\u06ff]/.test(query);

/** The precision of queries, by set. */
class Precision {
  readonly #name: string;
  /** Over as many results as there are wanted products, five at most: what a perfect search would fill. */
  readonly #possible: { readonly query: string; readonly value: number }[] = [];
  /** Over the first five results whatever exists; a query with one wanted product reaches a fifth at best. */
  readonly #plain: number[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  add(query: string, isWanted: (slug: string) => boolean, slugs: readonly string[]): void {
    const wantedAtAll = seedProducts.filter(({ slug }) => isWanted(slug)).length;
    const share = (judged: readonly string[]) =>
      judged.length === 0 ? 0 : judged.filter(isWanted).length / judged.length;
    this.#possible.push({ query, value: share(slugs.slice(0, Math.min(judgedResults, wantedAtAll))) });
    this.#plain.push(share(slugs.slice(0, judgedResults)));
  }

  get mean(): number {
    return meanOf(this.#possible.map(({ value }) => value));
  }

  print(): void {
    const inArabic = this.#possible.filter(({ query }) => hasArabic(query));
    process.stdout.write(
      `search, ${this.#name}: mean precision of the first ${judgedResults} results (fewer where fewer exist) ${this.mean.toFixed(3)}, in Arabic ${meanOf(inArabic.map(({ value }) => value)).toFixed(3)}, of the first ${judgedResults} as they come ${meanOf(this.#plain).toFixed(3)}, over ${this.#possible.length} queries, ${inArabic.length} of them Arabic\n`,
    );
  }
}

// What is found is decided in memory, by the same code whichever engine the products came from.
onDatabase('server', 'searching the catalogue', 'catalogue', (database) => {
  const tuned = new Precision('tuned queries');
  const heldOut = new Precision('held-out queries');
  const tunedArabic = new Precision('tuned Arabic queries');
  const furtherArabic = new Precision('further tuned Arabic queries');
  const unseenArabic = new Precision('unseen Arabic queries');
  const neverTunedArabic = new Precision('never tuned Arabic queries');
  const typedInQatar = new Precision('Arabic queries typed in Qatar');

  let productIndex: ReturnType<typeof openProductIndex>;

  beforeAll(async () => {
    productIndex = openProductIndex(database.db);
  });

  afterAll(() => {
    const inArabic = [tunedArabic, furtherArabic, typedInQatar, unseenArabic, neverTunedArabic];
    for (const precision of [tuned, heldOut, ...inArabic]) precision.print();
    expect(tuned.mean).toBeGreaterThan(0.93);
    expect(heldOut.mean).toBeGreaterThan(0.85);
    expect(tunedArabic.mean).toBeGreaterThan(0.95);
    expect(furtherArabic.mean).toBeGreaterThan(0.95);
    expect(typedInQatar.mean).toBeGreaterThan(0.95);
    expect(unseenArabic.mean).toBeGreaterThan(0.9);
    expect(neverTunedArabic.mean).toBeGreaterThan(0.95);
  });

  const list = async (term: string) => {
    const filter = { ...productFilterSchema.parse({}), search: term };
    return listProducts(database.db, await productIndex(), { filter }, 'en');
  };
  const slugsFor = async (term: string) => (await list(term)).products.map(({ slug }) => slug);

  describe('finds what people look for among the first results', () => {
    // Specification 1.05
    test.each(tunedQueries)('%s', async (query, wanted) => {
      const slugs = await slugsFor(query);
      expect(
        slugs.slice(0, firstResults).filter((slug) => wanted.test(slug)),
        slugs.join(', '),
      ).not.toEqual([]);
      tuned.add(query, (slug) => wanted.test(slug), slugs);
    });
  });

  test('is measured with held-out queries, and half of all queries are Arabic', async () => {
    for (const [query, wanted] of heldOutQueries) {
      heldOut.add(query, (slug) => wanted.test(slug), await slugsFor(query));
    }
    const notLookedAt = [...unseenArabicQueries, ...neverTunedArabicQueries];
    const arabic = [...tunedArabicQueries, ...furtherArabicQueries, ...notLookedAt];
    expect(notLookedAt.length).toBeGreaterThanOrEqual(75);
    const all = [...tunedQueries, ...heldOutQueries, ...arabic, ...queriesTypedInQatar].map(
      ([query]) => query,
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(all.filter(hasArabic).length).toBeGreaterThanOrEqual(75);
  });

  describe('finds what buyers in Qatar call a thing first', () => {
    test.each(
      'تجوري، سنترال، اكسس بوينت، هارد ديسك، ريسبشن، ورك ستيشن، بارتشن، راك، سكنر، كرسي مدير، كرسي مدير جلد، بداله، قاصة، لوكرات، وايت بورد، جهاز بصمه، يو بي اس، حاسب آلي، قنفة، نقطة بيع، طاولة استقبال، مكتبه، كاميرات مراقبه، شاشة كمبيوتر، سبوره ذكيه، أثاث مكتبي'.split(
        '، ',
      ),
    )('%s, which found nothing or the wrong thing', async (query) => {
      const [, wanted] = tunedQueries.find(([tunedQuery]) => tunedQuery === query) ?? [];
      expect((await slugsFor(query))[0]).toMatch(wanted ?? /^$/);
    });

    test.each(tunedArabicQueries)('%s', async (query, wanted) => {
      const slugs = await slugsFor(query);
      expect(slugs.slice(0, 1).map(subcategoryOf), slugs.join(', ')).toEqual([expect.toBeOneOf([...wanted])]);
      tunedArabic.add(query, (slug) => wanted.includes(subcategoryOf(slug)), slugs);
    });
  });

  test.each([
    ['مكتب كبير', 'desks', /desk/],
    ['هاتف لاسلكي', 'telephones', /phone/],
    ['تجوري ضد الحريق', 'safes', /safe/],
    ['large desk', 'desks', /desk/],
  ])('%s finds %s before other things that have its words in their texts', async (query, _, wanted) => {
    const slugs = await slugsFor(query);
    expect(slugs.length).toBeGreaterThan(0);
    for (const slug of slugs.slice(0, 2)) expect(slug).toMatch(wanted);
  });

  test('is measured with Arabic queries that were not looked at', async () => {
    for (const [query, wanted] of unseenArabicQueries) {
      unseenArabic.add(query, (slug) => wanted.includes(subcategoryOf(slug)), await slugsFor(query));
    }
    for (const [query, wanted] of neverTunedArabicQueries) {
      neverTunedArabic.add(query, (slug) => wanted.includes(subcategoryOf(slug)), await slugsFor(query));
    }
  });

  test('is measured with the Arabic queries that the rules were made with', async () => {
    for (const [query, wanted] of furtherArabicQueries) {
      furtherArabic.add(query, (slug) => wanted.includes(subcategoryOf(slug)), await slugsFor(query));
    }
  });

  test('finds the right kind first for Arabic queries as people in Qatar type them', async () => {
    for (const [query, wanted] of queriesTypedInQatar) {
      const slugs = await slugsFor(query);
      expect(wanted, `${query}: ${slugs}`).toContain(subcategoryOf(slugs[0] ?? ''));
      typedInQatar.add(query, (slug) => wanted.includes(subcategoryOf(slug)), slugs);
    }
  });

  test('Arabic queries expect subcategories that have products', () => {
    const withProducts = new Set(seedProducts.map(({ subcategory }) => subcategory));
    const expected = [
      ...[...tunedArabicQueries, ...furtherArabicQueries, ...queriesTypedInQatar],
      ...[...unseenArabicQueries, ...neverTunedArabicQueries],
    ].flatMap(([, wanted]) => wanted);
    expect(expected.filter((slug) => !withProducts.has(slug))).toEqual([]);
  });

  test('finds nothing for meaningless terms', async () => {
    for (const term of ['!!!', 'qxzvkj', "'; qxzvkj wvkjqz; --", ':* & | !', 'x'.repeat(10_000)]) {
      expect(await slugsFor(term)).toEqual([]);
    }
  });

  test('a table is no tablet, and a desk no desktop', async () => {
    expect((await slugsFor('table')).filter((slug) => /tablet-(silver|graphite)/.test(slug))).toEqual([]);
    expect((await slugsFor('desk')).filter((slug) => slug.includes('qalaa'))).toEqual([]);
  });

  test('reads how many are wanted, in both languages', async () => {
    expect((await list('30 chairs')).query?.quantity).toBe(30);
    expect((await list('٣٠ كرسي')).query?.quantity).toBe(30);
    expect((await list('SD-HA-160')).query?.quantity).toBeNull();
    expect((await list('30 chairs')).total).toBe((await list('chairs')).total);
  });
});
