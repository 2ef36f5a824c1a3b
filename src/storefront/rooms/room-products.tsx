import type { CartProduct } from '#domain/cart/cart.ts';
import { useRoomsMessages } from '#i18n/messages/storefront/buying/rooms-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

/** The products of a room by their numbers in its picture. */
export function RoomProducts({ products }: { readonly products: readonly CartProduct[] }) {
  const texts = useRoomsMessages();
  const { catalogue } = useMessages();
  const locale = useLocale();
  return (
    <section aria-labelledby="room-products">
      <h2 id="room-products" className="type-heading">
        {texts.products}
      </h2>
      <ol className="mt-4 grid gap-3">
        {products.map(({ id, slug, name, price, stock, picture }, index) => (
          <li key={id} className="flex items-center gap-4 border-t border-line pt-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-pill border border-ink text-sm font-medium"
            >
              {index + 1}
            </span>
            <CataloguePicture
              picture={picture}
              sizes="5rem"
              className="aspect-square w-16 shrink-0 rounded-card sm:w-20"
            />
            <div className="min-w-0">
              <LocaleLink
                to={`/product/${slug}`}
                className="inline-flex min-h-11 items-center hover:text-accent"
              >
                <bdi>{unbrokenName(name[locale])}</bdi>
              </LocaleLink>
              <p className="text-sm text-ink-soft">
                <Price amount={price} />
                {stock === 0 && <span className="text-negative"> · {catalogue.outOfStock}</span>}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
