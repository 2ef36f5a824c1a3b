import { expect, test } from 'vitest';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { findArticleText } from '#domain/content/publishing/article-queries.server.ts';
import { locales } from '#primitives/locale.ts';
import { loadArticleProducts, loadMentions } from '#storefront/articles/load-article-products.server.ts';
import { loadArticles } from '#storefront/articles/load-articles.server.ts';
import { testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { isThorough } from '../../support/thorough.ts';

onDatabase('server', 'products of articles', 'catalogue', (database) => {
  test('are of different models, several of them beside those of the text', async () => {
    const { db } = database;
    const productIndex = openProductIndex(db);
    const { rows } = await database.pool.query<{ id: string; family_id: string | null }>(
      'select id, family_id from products',
    );
    const familyOf = new Map(rows.map(({ id, family_id }) => [id, family_id]));
    const { articles } = await loadArticles({ db, cachedRead: (_name, read) => read(), now: () => testNow });
    expect(articles.length).toBeGreaterThan(30);
    for (const article of articles) {
      for (const locale of isThorough ? locales : (['en'] as const)) {
        const text = await findArticleText(db, article.id, article.textLocale[locale]);
        const { products } = await loadArticleProducts({ db, productIndex }, article, text, locale);
        const models = products.map(({ id }) => familyOf.get(id) ?? id);
        expect(new Set(models).size, article.slug).toBe(models.length);
        const mentions = await loadMentions({ db, productIndex }, article, text, locale);
        const inText = new Set(mentions.products.map(({ id }) => id));
        const beside = products.filter(({ id }) => !inText.has(id));
        if (article.categories.length > 0) expect(beside.length, article.slug).toBeGreaterThanOrEqual(2);
      }
    }
  });
});
