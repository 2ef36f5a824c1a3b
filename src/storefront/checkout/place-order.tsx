import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { LargeOrderNotice } from '../cart/large-order.tsx';
import { Price } from '../catalogue/price.tsx';
import { SubmitFailureNotice } from '../forms/submit-failure-notice.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { cartQuotationPath } from '../navigation/quotation-path.ts';
import { AcceptTerms } from './sections/accept-terms.tsx';
import { useCheckout } from './use-checkout.ts';

/** Consent, submit button, and the outcome of the submission. */
export function PlaceOrder() {
  const { place, failures } = useCheckoutMessages();
  const { sending, terms, isLarge } = useCheckout();
  if (isLarge) return <LargeOrder />;
  return (
    <>
      <AcceptTerms />
      {sending.failure === 'aboveLimits' ? (
        <LargeOrder />
      ) : (
        <SubmitFailureNotice failure={sending.failure} texts={failures} />
      )}
      <button
        type="submit"
        // Not disabled, because that loses the focus; a second press is ignored.
        aria-disabled={sending.isSubmitting}
        className={buttonStyle('primary', 'mt-4 min-h-14 w-full aria-disabled:bg-accent-strong')}
      >
        {sending.isSubmitting ? (
          <>
            <Spinner /> {sending.isRepeating ? place.oneMoment : place.sending}
          </>
        ) : (
          <span>
            {place.button} · <Price amount={terms.total} />
          </span>
        )}
      </button>
      <p className="mt-3 text-xs text-ink-faint">{place.binding}</p>
    </>
  );
}

/** Link to the quotation form instead of an order; it takes over the cart and the typed details. */
export function LargeOrder() {
  const { large } = orderMessages(useLocale());
  return (
    <>
      <LargeOrderNotice className="mt-4" />
      <LocaleLink to={cartQuotationPath} className={buttonStyle('primary', 'mt-4 min-h-14 w-full')}>
        {large.ask}
      </LocaleLink>
    </>
  );
}
