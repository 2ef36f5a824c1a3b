import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { formatShortDay } from '#i18n/dates.ts';
import { useListMessages } from '#i18n/messages/storefront/product/list-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { Swatch } from '#ui/swatch.tsx';

const millimetresInCentimetre = 10;
const mostSwatches = 5;

/** Size and colours of a product, in one line of its tile. */
export function TileDetails({ product: { dimensions, swatches } }: { readonly product: ProductCard }) {
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

interface TileArrivalProps {
  readonly day: string | null;
  readonly leadTimeDays: number;
}

/** The day of arrival once a zone is known, before that how long it takes to be ready. */
export function TileArrival({ day, leadTimeDays }: TileArrivalProps) {
  const { catalogue } = useMessages();
  const texts = useListMessages();
  const locale = useLocale();
  const text = () => {
    if (day !== null) return texts.arrives(formatShortDay(locale, day));
    return leadTimeDays === 0 ? catalogue.inStock : texts.readyIn(leadTimeDays);
  };
  return <span className="text-sm text-ink-soft">{text()}</span>;
}
