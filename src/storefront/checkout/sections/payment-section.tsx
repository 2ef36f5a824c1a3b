import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { paymentMethods } from '#primitives/order-status.ts';
import { FormSection } from '#storefront/forms/form-section.tsx';
import { fieldId } from '../field-places.ts';
import { useOrderForm } from '../order-form.tsx';
import { ChoiceCard } from './choice-card.tsx';

export function PaymentSection() {
  const { payment: texts } = useCheckoutMessages();
  const { payments, pickupPayments } = orderMessages(useLocale());
  const { draft, change } = useOrderForm();
  const isPickup = draft.kind === 'pickup';
  const names = isPickup ? pickupPayments : payments;
  const next = isPickup ? texts.nextAtPickup : texts.next;
  return (
    <FormSection id="checkout-payment-title" title={texts.title} lead={texts.lead}>
      <fieldset id={fieldId('payment')}>
        <legend className="sr-only">{texts.title}</legend>
        <div className="grid gap-3">
          {paymentMethods.map((method) => (
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
      </fieldset>
    </FormSection>
  );
}
