import type { ProductCard } from '#domain/catalogue/product.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { PageLinks } from './page-links.tsx';
import { ProductTile } from './product-tile.tsx';

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
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 33vw, 50vw"
              isFirst={index < 4}
            />
          </li>
        ))}
      </ul>
      <PageLinks page={page} pages={pages} />
    </>
  );
}
