import type { Database } from '#database/connect.ts';
import { longestBrandName } from '#domain/catalogue/brands/brand-name.ts';
import { listBrandNames } from '#domain/catalogue/brands/brand-name-queries.server.ts';
import { listCategories } from '#domain/catalogue/categories/category-queries.server.ts';
import { serializeCategory } from '#domain/catalogue/categories/serialize-category.ts';
import { findProductsById } from '#domain/catalogue/import/import-queries.server.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { serializeProduct } from '#domain/catalogue/products/serialize-product.ts';
import { serializeArticle } from '#domain/content/publishing/serialize-article.ts';
import { listUntranslatedArticles } from '#domain/content/publishing/staff-article-queries.server.ts';
import { listUndescribedPictures } from '#domain/pictures/undescribed-picture-queries.server.ts';
import { getEditedContent } from '#domain/site-content/get-site-content.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { untranslatedArticleTexts } from './article-texts.ts';
import { untranslatedCategoryTexts } from './category-texts.ts';
import { untranslatedProductTexts } from './product-texts.ts';
import { untranslatedContentTexts } from './site-content-texts.ts';
import type { UntranslatedItem } from './untranslated.ts';

const itemsOnPage = 20;
const longestAlt = 300;

/**
 * Lists everything that has English and no Arabic: on the first page the home page, categories, brands, articles, and pictures with
 * a description in English alone; then products, the last changed first.
 */
export async function listUntranslated(db: Database, index: ProductIndex, page: number, locale: Locale) {
  const filter = { lacksArabic: true, page, pageSize: itemsOnPage } as const;
  const { ids, total } = index.findForStaff(filter, locale);
  const categories = await untranslatedCategories(db);
  const brands = await untranslatedBrands(db);
  const articles = await listUntranslatedArticles(db, itemsOnPage);
  const pictures = await listUndescribedPictures(db, itemsOnPage);
  const content = await untranslatedContent(db);
  const products = await untranslatedProducts(db, ids);
  return {
    items:
      page === 1
        ? [
            ...content,
            ...categories,
            ...brands.slice(0, itemsOnPage),
            ...articles.rows.map(toArticleItem),
            ...pictures.rows.map(toPictureItem),
            ...products,
          ]
        : products,
    counts: {
      product: total,
      category: categories.length,
      brand: brands.length,
      article: articles.total,
      picture: pictures.total,
    },
    pageSize: itemsOnPage,
  };
}

async function untranslatedContent(db: Database): Promise<UntranslatedItem[]> {
  const { content } = await getEditedContent(db);
  const texts = untranslatedContentTexts(content);
  const { id, version } = content;
  return texts.length > 0 ? [{ kind: 'site-content', id, version, name: '', texts }] : [];
}

async function untranslatedCategories(db: Database): Promise<UntranslatedItem[]> {
  return (await listCategories(db)).flatMap((category) => {
    const serialized = serializeCategory(category);
    const texts = untranslatedCategoryTexts(serialized);
    const { id, version, name } = serialized;
    return texts.length > 0 ? [{ kind: 'category', id, version, name, texts }] : [];
  });
}

async function untranslatedBrands(db: Database): Promise<UntranslatedItem[]> {
  return (await listBrandNames(db))
    .filter(({ translations }) => translations.ar.name === '')
    .map(({ id, name, version }) => ({
      kind: 'brand',
      id,
      version,
      name,
      texts: [{ field: 'name', en: name, longest: longestBrandName }],
    }));
}

async function untranslatedProducts(db: Database, ids: readonly string[]): Promise<UntranslatedItem[]> {
  const stored = new Map((await findProductsById(db, ids)).map((product) => [product.id, product]));
  return ids.flatMap((id) => {
    const product = stored.get(id);
    if (!product) return [];
    const serialized = serializeProduct(product);
    const { version, name } = serialized;
    return [{ kind: 'product', id, version, name, texts: untranslatedProductTexts(serialized) }];
  });
}

function toArticleItem(stored: Parameters<typeof serializeArticle>[0]): UntranslatedItem {
  const article = serializeArticle(stored);
  const { id, version, title, slug } = article;
  return { kind: 'article', id, version, name: title || slug, texts: untranslatedArticleTexts(article) };
}

function toPictureItem(picture: {
  readonly id: string;
  readonly version: number;
  readonly originalName: string;
  readonly altEn: string;
}): UntranslatedItem {
  const { id, version, originalName: name, altEn } = picture;
  return { kind: 'picture', id, version, name, texts: [{ field: 'alt', en: altEn, longest: longestAlt }] };
}
