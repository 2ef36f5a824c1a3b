import { useCheckoutMessages } from '#i18n/checkout-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { describedBy, FieldNotes } from '#ui/text-field.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../locale-link.tsx';
import { fieldId } from './field-places.ts';
import { problemText } from './problem-text.ts';
import { ShopPhone } from './shop-phone.tsx';
import { useCheckout } from './use-checkout.ts';

/** The consent, the one button, and what happened when it was pressed. */
export function PlaceOrder() {
  const { place } = useCheckoutMessages();
  const { sending, terms } = useCheckout();
  return (
    <>
      <Terms />
      <Failure />
      <button
        type="submit"
        // Not disabled, which would take the focus away; a second press does nothing.
        aria-disabled={sending.isUnderWay}
        className={buttonStyle('primary', 'mt-4 min-h-14 w-full aria-disabled:bg-accent-strong')}
      >
        {sending.isUnderWay ? (
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

function Terms() {
  const messages = useCheckoutMessages();
  const { terms } = messages;
  const { footer } = useMessages();
  const { draft, change, problems, forgetProblems } = useCheckout();
  const id = fieldId('acceptsTerms');
  const error = problemText(messages, 'acceptsTerms', problems.get('acceptsTerms'));
  return (
    <div className="mt-4 text-sm">
      <div className="flex gap-3">
        <input
          type="checkbox"
          id={id}
          checked={draft.acceptsTerms}
          onChange={(event) => {
            change({ acceptsTerms: event.target.checked });
            forgetProblems('acceptsTerms');
          }}
          required
          {...describedBy({ id, hint: undefined, error })}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <div>
          <label htmlFor={id} className="cursor-pointer">
            {terms.accept}
          </label>{' '}
          <LocaleLink
            to="/terms-conditions"
            target="_blank"
            className="whitespace-nowrap text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent"
          >
            {terms.read}
            <span className="sr-only"> ({footer.newTab})</span>
          </LocaleLink>
        </div>
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

function Failure() {
  const { failures } = useCheckoutMessages();
  const { sending } = useCheckout();
  return (
    <div role="alert">
      {sending.failure && (
        <div className="mt-4 rounded-control border border-negative px-4 py-3 text-sm">
          <p className="font-medium text-negative">{failures[sending.failure].title}</p>
          <p className="mt-1">{failures[sending.failure].text}</p>
          <p className="mt-2">
            {failures.call} <ShopPhone />
          </p>
        </div>
      )}
    </div>
  );
}
