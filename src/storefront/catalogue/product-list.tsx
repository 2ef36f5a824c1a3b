import type { Product } from '#domain/catalogue/product.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { LocaleLink } from '../locale-link.tsx';
import { Price } from './price.tsx';

export function ProductList({ products }: { products: readonly Product[] }) {
  const { catalogue } = useMessages();
  const locale = useLocale();
  if (products.length === 0) return <p className="max-w-prose text-ink-soft">{catalogue.noProducts}</p>;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {products.map((product) => (
        <li key={product.id}>
          <LocaleLink
            to={`/product/${product.slug}`}
            className="group flex h-full flex-col rounded-card bg-surface p-6 shadow-raised transition-colors duration-200 hover:bg-accent-soft"
          >
            <span className="text-sm text-ink-faint">
              <bdi>{product.brand}</bdi>
            </span>
            <span className="mt-1 font-medium">{product.name[locale]}</span>
            <span className="mt-2 text-ink-soft">{product.shortDescription[locale]}</span>
            <span className="mt-auto pt-4 font-medium">
              <Price amount={product.price} />
            </span>
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
