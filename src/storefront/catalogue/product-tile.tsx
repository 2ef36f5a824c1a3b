import { isInStock, type ProductCard } from '#domain/catalogue/products/product.ts';
import { formatShortDay } from '#i18n/dates.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { Swatch } from '#ui/swatch.tsx';
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
  /** The day on which it arrives in the visitor's zone, if that is known. */
  readonly arrival?: string | null;
  /** Shows what decides: size, colours, and when it comes. */
  readonly isDetailed?: boolean;
}

/** Product tile of lists and sliders; the whole tile links to the product. */
export function ProductTile({
  product,
  sizes,
  isInFirstView = false,
  quantity = null,
  arrival = null,
  isDetailed = false,
}: ProductTileProps) {
  const { catalogue } = useMessages();
  return (
    <LocaleLink to={productPath(product.slug, quantity)} className="group flex h-full flex-col">
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
        {product.name}
      </h3>
      {isDetailed && <Details product={product} />}
      <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2">
        <Price amount={product.price} className="font-medium" />
        {!product.isService && !isInStock(product) && (
          <span className="text-sm text-negative">{catalogue.outOfStock}</span>
        )}
        {isDetailed && !product.isService && isInStock(product) && (
          <Arrival day={arrival} leadTimeDays={product.leadTimeDays} />
        )}
      </span>
    </LocaleLink>
  );
}

const mostSwatches = 5;

/** Size and colours, in one line. */
function Details({ product: { dimensions, swatches } }: { readonly product: ProductCard }) {
  const { catalogue } = useMessages();
  if (!dimensions && swatches.length === 0) return null;
  const sides = dimensions && [dimensions.width, dimensions.depth, dimensions.height];
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {sides && (
        <bdi>{catalogue.centimetres(sides.map((side) => side / millimetresInCentimetre).join(' × '))}</bdi>
      )}
      {swatches.length > 0 && (
        <span className="flex items-center gap-1">
          {swatches.slice(0, mostSwatches).map(({ name, colours }) => (
            <span key={name} className="flex">
              <Swatch colours={colours} />
              <span className="sr-only">{name} </span>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

const millimetresInCentimetre = 10;

interface ArrivalProps {
  readonly day: string | null;
  readonly leadTimeDays: number;
}

/** The day of arrival once a zone is known, before that how long it takes to be ready. */
function Arrival({ day, leadTimeDays }: ArrivalProps) {
  const { catalogue } = useMessages();
  const locale = useLocale();
  const text = () => {
    if (day !== null) return catalogue.arrives(formatShortDay(locale, day));
    return leadTimeDays === 0 ? catalogue.inStock : catalogue.readyIn(leadTimeDays);
  };
  return <span className="text-sm text-ink-soft">{text()}</span>;
}
