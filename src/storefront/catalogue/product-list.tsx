import { isInStock, type ProductCard } from '#domain/catalogue/product.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { LocaleLink } from '../locale-link.tsx';
import { CataloguePicture } from './catalogue-picture.tsx';
import { PageLinks } from './page-links.tsx';
import { Price } from './price.tsx';

export interface ProductListProps {
  products: readonly ProductCard[];
  total: number;
  page: number;
  pages: number;
}

export function ProductList({ products, page, pages }: ProductListProps) {
  const { catalogue } = useMessages();
  if (products.length === 0) return <p className="max-w-prose text-ink-soft">{catalogue.noProducts}</p>;
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product, index) => (
          <li key={product.id}>
            <LocaleLink
              to={`/product/${product.slug}`}
              className="group flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-raised transition-colors duration-200 hover:bg-accent-soft"
            >
              <CataloguePicture
                picture={product.picture}
                sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
                isFirst={index < 3}
                className="aspect-square w-full"
              />
              <span className="flex grow flex-col p-6">
                <span className="text-sm text-ink-faint">
                  <bdi>{product.brand}</bdi>
                </span>
                <span className="mt-1 font-medium">{product.name}</span>
                <span className="mt-2 text-ink-soft">{product.shortDescription}</span>
                <span className="mt-auto flex items-baseline justify-between gap-3 pt-4">
                  <span className="font-medium">
                    <Price amount={product.price} />
                  </span>
                  {!isInStock(product) && (
                    <span className="text-sm text-negative">{catalogue.outOfStock}</span>
                  )}
                </span>
              </span>
            </LocaleLink>
          </li>
        ))}
      </ul>
      <PageLinks page={page} pages={pages} />
    </>
  );
}
