import { findSeededPlace } from '#domain/catalogue/categories/find-place.ts';
import { listTogether } from '#domain/catalogue/listing/list-products.server.ts';
import { productCard } from '#domain/catalogue/listing/product-list.ts';
import { selectListedProducts } from '#domain/catalogue/listing/product-list-queries.server.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import type { Article } from '#domain/content/article.ts';
import type { DocumentBlock } from '#domain/content/publishing/document-blocks.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../page-services.ts';
import type { ArticleProductsProps } from './article-products.tsx';
import { type MentionedPlace, withMentions } from './text/mentions.ts';

const productsInRow = 4;

/** Loads products of an article's categories, given by their seeded slugs, one of each in turn. */
export async function loadArticleProducts(
  services: Pick<PageServices, 'db' | 'productIndex'>,
  slugs: readonly string[],
  locale: Locale,
): Promise<ArticleProductsProps> {
  const index = await services.productIndex();
  const categories = [
    ...new Set(slugs.flatMap((slug) => findSeededPlace(index, 'category', slug)?.category ?? [])),
  ];
  const lists = categories.map(({ slug }) => ({
    filter: { category: slug, inStock: true, page: 1, pageSize: productsInRow } as const,
  }));
  const shelves = (await listTogether(services.db, index, lists, locale)).map(({ products }) =>
    products.map((product) => productCard(product, locale)),
  );
  const inTurn = Array.from({ length: productsInRow }, (_, place) =>
    shelves.flatMap((shelf) => shelf[place] ?? []),
  ).flat();
  return {
    products: inTurn.slice(0, productsInRow),
    categories: categories.map(({ slug, name }) => ({ slug, name: name[locale] })),
  };
}

/** The text of an article with links and products for what it mentions, and the cards of all products in it. */
export async function loadMentions<Text extends { readonly body: readonly DocumentBlock[] }>(
  services: Pick<PageServices, 'db' | 'productIndex'>,
  article: Pick<Article, 'categories' | 'textLocale'>,
  text: Text,
  locale: Locale,
): Promise<{ text: Text; products: readonly ProductCard[] }> {
  const index = await services.productIndex();
  const places = article.categories
    .flatMap((slug) => findSeededPlace(index, 'category', slug)?.category ?? [])
    .flatMap(({ slug: category, subcategories }) =>
      subcategories.map(({ slug: subcategory, name }): MentionedPlace => {
        const filter = { category, subcategory, inStock: true, page: 1, pageSize: 1 } as const;
        const [productId = null] = index.find(filter, locale).ids;
        return { slug: subcategory, name: name[article.textLocale[locale]], productId };
      }),
    );
  const body = withMentions(text.body, places);
  return { text: { ...text, body }, products: await loadProductsInText(services, body, locale) };
}

/** Loads the products within an article's text; without those that are not sold. No query if there are none. */
async function loadProductsInText(
  { db }: Pick<PageServices, 'db'>,
  body: readonly DocumentBlock[],
  locale: Locale,
): Promise<ProductCard[]> {
  const ids = body.flatMap((block) => (block.kind === 'product' ? [block.productId] : []));
  return (await selectListedProducts(db, [...new Set(ids)])).map((product) => productCard(product, locale));
}
