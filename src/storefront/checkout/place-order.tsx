import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Price } from '../catalogue/price.tsx';
import { SubmitFailureNotice } from '../forms/submit-failure-notice.tsx';
import { AcceptTerms } from './sections/accept-terms.tsx';
import { useCheckout } from './use-checkout.ts';

/** The consent, the one button, and what happened when it was pressed. */
export function PlaceOrder() {
  const { place, failures } = useCheckoutMessages();
  const { sending, terms } = useCheckout();
  return (
    <>
      <AcceptTerms />
      <SubmitFailureNotice failure={sending.failure} texts={failures} />
      <button
        type="submit"
        // Not disabled, which would take the focus away; a second press does nothing.
        aria-disabled={sending.isSubmitting}
        className={buttonStyle('primary', 'mt-4 min-h-14 w-full aria-disabled:bg-accent-strong')}
      >
        {sending.isSubmitting ? (
          <>
            <Spinner /> {place.sending}
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
