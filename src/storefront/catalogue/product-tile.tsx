import type { ReactNode } from 'react';
import { isInStock, type ProductCard } from '#domain/catalogue/products/product.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { productPath } from '../navigation/product-path.ts';
import { CataloguePicture } from './catalogue-picture.tsx';
import { Price } from './price.tsx';

interface ProductTileProps {
  readonly product: ProductCard;
  /** Value of the picture's `sizes` attribute. */
  readonly sizes: string;
  readonly isInFirstView?: boolean;
  /** The quantity that the product page begins with; null: one. */
  readonly quantity?: number | null;
  /** Below the name, such as size and colours. */
  readonly details?: ReactNode;
  /** Beside the price of what is in stock. */
  readonly availability?: ReactNode;
}

/** Product tile of lists and sliders; the whole tile links to the product. */
export function ProductTile({
  product,
  sizes,
  isInFirstView = false,
  quantity = null,
  details,
  availability,
}: ProductTileProps) {
  const { catalogue } = useMessages();
  return (
    <LocaleLink to={productPath(product.slug, quantity)} className="group flex h-full grow flex-col">
      <CataloguePicture
        picture={product.picture}
        sizes={sizes}
        isInFirstView={isInFirstView}
        className="aspect-square w-full rounded-card transition-opacity duration-200 group-hover:opacity-90"
      />
      {product.brand && (
        <span className="mt-3 text-sm text-ink-faint">
          <bdi>{product.brand}</bdi>
        </span>
      )}
      <h3
        className={classNames(
          'line-clamp-5 font-medium text-pretty underline-offset-4 group-hover:underline',
          product.brand ? 'mt-0.5' : 'mt-3',
        )}
      >
        {unbrokenName(product.name)}
      </h3>
      {details}
      {product.familyLine && <span className="mt-1 text-sm text-ink-soft">{product.familyLine}</span>}
      <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2">
        <Price amount={product.price} className="font-medium" />
        {!product.isService &&
          (isInStock(product) ? (
            availability
          ) : (
            <span className="text-sm text-negative">{catalogue.outOfStock}</span>
          ))}
      </span>
    </LocaleLink>
  );
}
