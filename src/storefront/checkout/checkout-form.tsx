import { type FormEvent, useRef } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { focusNextOnEnter } from '../forms/focus-next-on-enter.ts';
import { HoneypotField } from '../forms/honeypot-field.tsx';
import { ChangedOrderDialog } from './changed-order-dialog.tsx';
import { loadCheckoutParts } from './checkout-parts.ts';
import type { PlacedOrder } from './checkout-store.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import { OrderErrorSummary, OrderFormProvider } from './order-form.tsx';
import { OrderSummary, SummaryInOneLine } from './order-summary.tsx';
import { LargeOrder } from './place-order.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { DaySection } from './sections/day-section.tsx';
import { DeliverySection } from './sections/delivery-section.tsx';
import { LawSection } from './sections/legal-section.tsx';
import { PaymentSection } from './sections/payment-section.tsx';
import { CheckoutProvider, useCheckoutState } from './use-checkout.ts';

interface CheckoutFormProps {
  readonly cart: Cart;
  readonly onPlaced: (order: PlacedOrder, lines: UncheckedOrder['lines']) => void;
}

export function CheckoutForm({ cart, onPlaced }: CheckoutFormProps) {
  const checkout = useCheckoutState(cart, onPlaced);
  const { sending, place, accept } = checkout;
  const { change } = sending;
  const website = useRef<HTMLInputElement>(null);
  const typedWebsite = () => website.current?.value ?? '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    void place(typedWebsite());
  }

  return (
    <CheckoutProvider value={checkout}>
      <OrderFormProvider form={checkout}>
        <form
          noValidate
          onSubmit={submit}
          onFocus={loadCheckoutParts}
          onKeyDown={focusNextOnEnter}
          className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-14"
        >
          <div className="grid min-w-0 gap-6">
            <SummaryInOneLine />
            {checkout.isLarge && (
              <div className="lg:hidden">
                <LargeOrder />
              </div>
            )}
            <OrderErrorSummary />
            <ContactSection />
            <DeliverySection />
            <DaySection />
            <PaymentSection />
            <LawSection />
            <HoneypotField ref={website} />
          </div>
          <OrderSummary />
        </form>
        {change && <ChangedOrderDialog change={change} onAccept={() => accept(change, typedWebsite())} />}
      </OrderFormProvider>
    </CheckoutProvider>
  );
}
