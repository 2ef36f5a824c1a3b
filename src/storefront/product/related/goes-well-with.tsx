import type { GoesWith } from '#domain/catalogue/related/goes-with.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { CataloguePicture } from '../../catalogue/catalogue-picture.tsx';
import { Price } from '../../catalogue/price.tsx';
import { LocaleLink } from '../../navigation/locale-link.tsx';
import { productPath } from '../../navigation/product-path.ts';

const headingId = 'goes-well-with';

/** Complements of a product, a group for each rule that finds some. Links carry the quantity that the product needs. */
export function GoesWellWith({ groups }: { readonly groups: readonly GoesWith[] }) {
  const { product: texts } = useMessages();
  return (
    <section aria-labelledby={headingId} className="page-column pt-section print:hidden">
      <h2 id={headingId} className="type-heading">
        {texts.goesWith}
      </h2>
      <div className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
        {groups.map(({ heading, quantity, products }) => (
          <div key={heading + products[0]?.id}>
            <h3 className="font-medium">{heading}</h3>
            <ul className="mt-3 grid gap-3">
              {products.map(({ id, slug, name, price, picture }) => (
                <li key={id}>
                  <LocaleLink
                    to={productPath(slug, quantity > 1 ? quantity : null)}
                    className="group flex gap-3 rounded-card"
                  >
                    <CataloguePicture
                      picture={picture}
                      sizes="5rem"
                      className="size-20 shrink-0 rounded-control"
                    />
                    <span className="min-w-0 text-sm">
                      <span className="line-clamp-3 underline-offset-4 group-hover:underline">{name}</span>
                      <span className="mt-1 flex flex-wrap gap-x-3">
                        <Price amount={price} className="font-medium" />
                        {quantity > 1 && (
                          <span className="text-ink-soft">{texts.piecesNeeded(String(quantity))}</span>
                        )}
                      </span>
                    </span>
                  </LocaleLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
