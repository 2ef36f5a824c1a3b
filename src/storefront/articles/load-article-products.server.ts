import { findSeededPlace } from '#domain/catalogue/categories/find-place.ts';
import { listTogether } from '#domain/catalogue/listing/list-products.server.ts';
import { productCard } from '#domain/catalogue/listing/product-list.ts';
import { selectListedProducts } from '#domain/catalogue/listing/product-list-queries.server.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { namedPlaces } from '#domain/catalogue/search/words/named-places.ts';
import type { Article } from '#domain/content/article.ts';
import { blockLines, type DocumentBlock } from '#domain/content/publishing/document-blocks.ts';
import { type Locale, locales } from '#primitives/locale.ts';
import type { PageServices } from '../page-services.ts';
import type { ArticleProductsProps } from './article-products.tsx';
import { type MentionedPlace, withMentions } from './text/mentions.ts';

export const productsInRow = 4;
/** Some of them may be in the text. */
const mostProducts = 2 * productsInRow;
/** What an article names much less often than its main subject, it mentions in passing. */
const leastShare = 0.2;

/**
 * Loads products of the kinds that an article speaks of, more than a row of them, within its categories, which are given by their
 * seeded slugs: one of each kind in turn. What its title says counts most, in both languages: the same article is about the same
 * things in both. An article that names no kind of its first category shows the best of that category.
 */
export async function loadArticleProducts(
  services: Pick<PageServices, 'db' | 'productIndex'>,
  article: Pick<Article, 'categories' | 'title' | 'excerpt'>,
  text: { readonly body: readonly DocumentBlock[] },
  locale: Locale,
): Promise<ArticleProductsProps> {
  const index = await services.productIndex();
  const categories = [
    ...new Set(
      article.categories.flatMap((slug) => findSeededPlace(index, 'category', slug)?.category ?? []),
    ),
  ];
  const headings = locales.flatMap((each) => [
    article.title[each],
    article.title[each],
    article.excerpt[each],
  ]);
  const named = namedPlaces([...headings, ...text.body.flatMap(blockLines)], index.vocabulary);
  const weigh = (slug: string, rank: number) => (named.get(slug) ?? 0) / (rank + 1);
  const kinds = categories.flatMap(({ slug: category, subcategories }, rank) =>
    subcategories.map(({ slug }) => ({ category, subcategory: slug, weight: weigh(slug, rank) })),
  );
  const most = Math.max(
    ...kinds.map(({ weight }) => weight),
    ...categories.map(({ slug }, rank) => weigh(slug, rank)),
  );
  const subjects = kinds
    .filter(({ weight }) => weight > 0 && weight >= most * leastShare)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ category, subcategory }) => ({ category, subcategory }));
  const [first] = categories;
  const ofFirst =
    first && !subjects.some(({ category }) => category === first.slug) ? [{ category: first.slug }] : [];
  const places = [...ofFirst, ...subjects].slice(0, productsInRow);
  // Where they have too few models, others of their categories follow rather than the same model in another colour.
  const more = [...new Set(places.map(({ category }) => category))].map((category) => ({ category }));
  const lists = [...places, ...more].map((place) => ({
    filter: { ...place, groupFamilies: true, inStock: true, page: 1, pageSize: mostProducts } as const,
  }));
  const shelves = (await listTogether(services.db, index, lists, locale)).map(({ products }) => products);
  const inTurn = [shelves.slice(0, places.length), shelves.slice(places.length)].flatMap((part) =>
    Array.from({ length: mostProducts }, (_, place) => part.flatMap((shelf) => shelf[place] ?? [])).flat(),
  );
  const each = new Map(inTurn.map((product) => [product.id, product]));
  return {
    products: [...each.values()].slice(0, mostProducts).map((product) => productCard(product, locale)),
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
