import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { LocaleLink } from '#storefront/navigation/locale-link.tsx';
import { describedBy, FieldNotes } from '#ui/text-field.tsx';
import { problemText } from '../error-message.ts';
import { fieldId } from '../field-places.ts';
import { useOrderForm } from '../order-form.tsx';

/** Checkbox for the consent to the terms, unchecked for each order. */
export function AcceptTerms() {
  const messages = useCheckoutMessages();
  const { terms } = messages;
  const { footer } = useMessages();
  const { draft, change, errors } = useOrderForm();
  const id = fieldId('acceptsTerms');
  const error = problemText(messages, 'acceptsTerms', errors.get('acceptsTerms'));
  return (
    <div className="mt-4 text-sm">
      <div className="flex gap-3">
        <input
          type="checkbox"
          id={id}
          checked={draft.acceptsTerms}
          onChange={(event) => change({ acceptsTerms: event.target.checked })}
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
