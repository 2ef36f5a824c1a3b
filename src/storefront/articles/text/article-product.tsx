import { isInStock, type ProductCard } from '#domain/catalogue/products/product.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { CataloguePicture } from '../../catalogue/catalogue-picture.tsx';
import { Price } from '../../catalogue/price.tsx';
import { LocaleLink } from '../../navigation/locale-link.tsx';

/** A product within the text of an article: picture, name and price in one row that links to it. */
export function ArticleProduct({ product }: { readonly product: ProductCard }) {
  const { catalogue } = useMessages();
  return (
    <LocaleLink
      to={`/product/${product.slug}`}
      className="group flex items-center gap-4 rounded-card border border-line bg-surface p-3 transition-colors duration-200 hover:border-ink sm:gap-5"
    >
      <CataloguePicture
        picture={product.picture}
        sizes="7rem"
        className="aspect-square w-24 shrink-0 rounded-control sm:w-28"
      />
      <span className="min-w-0 grow text-base">
        {product.brand && (
          <span className="block text-sm text-ink-faint">
            <bdi>{product.brand}</bdi>
          </span>
        )}
        <span className="line-clamp-3 font-medium underline-offset-4 group-hover:underline">
          {unbrokenName(product.name)}
        </span>
        <span className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <Price amount={product.price} className="font-medium" />
          {!product.isService && !isInStock(product) && (
            <span className="text-sm text-negative">{catalogue.outOfStock}</span>
          )}
        </span>
      </span>
    </LocaleLink>
  );
}
