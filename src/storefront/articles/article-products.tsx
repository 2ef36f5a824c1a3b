import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { TileActions } from '../catalogue/tile-actions.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { ProductRow } from '../product/product-row.tsx';

export interface ArticleProductsProps {
  readonly products: readonly ProductCard[];
  /** Categories of the article that exist in the shop. */
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
}

/** Products of the categories that an article is about. */
export function ArticleProducts({ products, categories }: ArticleProductsProps) {
  const texts = useArticlesMessages();
  return (
    <div className="print:hidden">
      {products.length > 0 && (
        <ProductRow
          title={texts.products}
          products={products}
          actionsOf={(product) => <TileActions product={product} hasLink />}
        />
      )}
      {categories.length > 0 && (
        <nav aria-label={texts.categories} className="page-column pt-8">
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <LocaleLink
                  to={`/category/${slug}`}
                  className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface px-4 text-sm transition-colors duration-200 hover:border-ink"
                >
                  {texts.allOf(name)}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
