import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Price } from '../catalogue/price.tsx';
import { SubmitFailureNotice } from '../forms/submit-failure-notice.tsx';
import { AcceptTerms } from './sections/accept-terms.tsx';
import { useCheckout } from './use-checkout.ts';

/** Consent, submit button, and the outcome of the submission. */
export function PlaceOrder() {
  const { place, failures } = useCheckoutMessages();
  const { sending, terms } = useCheckout();
  return (
    <>
      <AcceptTerms />
      <SubmitFailureNotice failure={sending.failure} texts={failures} />
      <button
        type="submit"
        // Not disabled, because that loses the focus; a second press is ignored.
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
