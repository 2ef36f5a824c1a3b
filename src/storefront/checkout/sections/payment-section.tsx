import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { offeredPayments } from '#primitives/order-status.ts';
import { FormSection } from '#storefront/forms/form-section.tsx';
import { useShop } from '#storefront/hooks/use-shop.ts';
import { FieldNotes } from '#ui/text-field.tsx';
import { problemText } from '../error-message.ts';
import { fieldId } from '../field-places.ts';
import { useOrderForm } from '../order-form.tsx';
import { ChoiceCard } from './choice-card.tsx';

export function PaymentSection() {
  const messages = useCheckoutMessages();
  const { payment: texts } = messages;
  const { payments, pickupPayments } = orderMessages(useLocale());
  const { draft, change, errors } = useOrderForm();
  const bank = useShop()?.profile.bank ?? null;
  const id = fieldId('payment');
  const error = problemText(messages, 'payment', errors.get('payment'));
  const isPickup = draft.kind === 'pickup';
  const names = isPickup ? pickupPayments : payments;
  const next = isPickup ? texts.nextAtPickup : texts.next;
  return (
    <FormSection id="checkout-payment-title" title={texts.title} lead={texts.lead}>
      <fieldset id={id} aria-describedby={error && `${id}-error`}>
        <legend className="sr-only">{texts.title}</legend>
        <div className="grid gap-3">
          {offeredPayments(bank).map((method) => (
            <ChoiceCard
              key={method}
              name="payment"
              title={names[method]}
              isChosen={draft.payment === method}
              onChoose={() => change({ payment: method })}
            >
              {next[method]}
            </ChoiceCard>
          ))}
        </div>
        <FieldNotes id={id} error={error} />
      </fieldset>
    </FormSection>
  );
}
