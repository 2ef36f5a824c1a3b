import { type ReactNode, useId } from 'react';
import { countItems, lineTotal } from '#domain/cart/cart.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { EnteredDetails } from './entered-details.tsx';
import { PlaceOrder } from './place-order.tsx';
import { useCheckout } from './use-checkout.ts';

const quietLinkStyle =
  'inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-accent';

/**
 * Summary of the order with products, entered details, total and submit button. It is sticky beside the form, with its
 * own scroll area; on a phone it is the end of the page.
 */
export function OrderSummary() {
  const { summary } = useCheckoutMessages();
  const { cartNotice } = useCheckout();
  const titleId = useId();
  return (
    <aside
      aria-labelledby={titleId}
      className="flex flex-col rounded-panel bg-surface shadow-raised stay-beside"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pt-4 sm:px-7 sm:pt-5">
        <h2 id={titleId} className="type-heading">
          {summary.title}
        </h2>
        <LocaleLink to="/cart" className={quietLinkStyle}>
          {summary.changeCart}
        </LocaleLink>
      </div>
      <div className="min-h-0 overflow-y-auto px-5 pb-6 sm:px-7 lg:fade-at-end lg:[scrollbar-width:thin]">
        {cartNotice?.isOutdated && (
          <p role="status" className="mb-3 rounded-control bg-accent-soft px-4 py-3 text-sm">
            {summary.outdated}
          </p>
        )}
        <Lines />
        <EnteredDetails />
      </div>
      <div className="border-t border-line px-5 pt-4 pb-5 sm:px-7 sm:pb-7">
        <Totals />
        <PlaceOrder />
      </div>
    </aside>
  );
}

/** For phones, where the summary itself is the end of the page. */
export function SummaryInOneLine() {
  const { summary } = useCheckoutMessages();
  const { cart, terms } = useCheckout();
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-sunken px-5 py-1 lg:hidden">
      <span>
        {summary.pieces(countItems(cart))} · <Price amount={terms.total} />
      </span>
      <LocaleLink to="/cart" className={quietLinkStyle}>
        {summary.changeCart}
      </LocaleLink>
    </p>
  );
}

function Lines() {
  const { summary } = useCheckoutMessages();
  const { cart } = useCheckout();
  const locale = useLocale();
  return (
    <ul aria-label={summary.lines} className="divide-y divide-line">
      {cart.map((line) => (
        <li key={line.productId} className="flex gap-4 py-3">
          <CataloguePicture
            picture={line.snapshot.picture}
            sizes="4rem"
            className="size-16 shrink-0 rounded-control"
          />
          <div className="min-w-0 flex-1 text-sm">
            <p className="line-clamp-2 font-medium">{unbrokenName(line.snapshot.name[locale])}</p>
            <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-ink-soft">
              <span>
                <bdi>{line.quantity}</bdi> × <Price amount={line.snapshot.price} />
              </span>
              <span className="text-ink">
                <Price amount={lineTotal(line)} />
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Totals() {
  const { summary, delivery } = useCheckoutMessages();
  const { draft, terms } = useCheckout();
  return (
    <dl aria-live="polite" className="space-y-1">
      <Amount name={summary.subtotal}>
        <Price amount={terms.subtotal} />
      </Amount>
      <Amount name={draft.kind === 'pickup' ? summary.pickup : summary.delivery}>
        {terms.fee === null ? (
          <span className="text-ink-faint">{summary.afterZone}</span>
        ) : terms.fee === 0 ? (
          <span className="text-positive">{summary.free}</span>
        ) : (
          <Price amount={terms.fee} />
        )}
      </Amount>
      {terms.missingToFree !== null && (
        <Amount name={delivery.missingToFree}>
          <Price amount={terms.missingToFree} />
        </Amount>
      )}
      <div className="flex items-baseline justify-between gap-4 pt-2 text-lg font-medium">
        <dt>{summary.total}</dt>
        <dd>
          <Price amount={terms.total} />
        </dd>
      </div>
    </dl>
  );
}

function Amount({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm text-ink-soft">
      <dt>{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
