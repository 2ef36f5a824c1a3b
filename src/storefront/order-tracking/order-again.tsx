import { sharedItemsQuery } from '#domain/cart/cart-link.ts';
import { formatList } from '#i18n/lists.ts';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { TrackedOrder } from './tracked-order.ts';

/** Puts what is still sold of an order into the cart again, at today's prices, and names the rest. */
export function OrderAgain({ order: { lines } }: { readonly order: TrackedOrder }) {
  const { again } = useOrderPageMessages();
  const locale = useLocale();
  const sold = lines.filter(({ slug }) => slug !== null);
  const gone = lines.filter(({ slug }) => slug === null).map(({ name }) => name[locale]);
  if (sold.length === 0) return null;
  return (
    <>
      <LocaleLink to={`/cart${sharedItemsQuery(sold)}`} prefetch="none" className={buttonStyle('secondary')}>
        {again.open}
      </LocaleLink>
      {gone.length > 0 && (
        <p className="basis-full text-sm text-ink-soft">
          {again.notSold} {formatList(locale, gone)}
        </p>
      )}
    </>
  );
}
