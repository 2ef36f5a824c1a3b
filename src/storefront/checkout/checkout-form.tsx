import { type FormEvent, useRef } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { goOnWithEnter } from '../forms/go-on-with-enter.ts';
import { WebsiteField } from '../forms/website-field.tsx';
import { ChangedOrderDialog } from './changed-order-dialog.tsx';
import { loadCheckoutParts } from './checkout-parts.ts';
import type { PlacedOrder } from './checkout-store.ts';
import { ContactSection } from './contact-section.tsx';
import { DaySection } from './day-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { LawSection } from './law-section.tsx';
import type { UncheckedOrder } from './order-body-from.ts';
import { OrderFormProvider, OrderProblems } from './order-form.tsx';
import { OrderSummary, SummaryInOneLine } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
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
          onKeyDown={goOnWithEnter}
          className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-14"
        >
          <div className="grid min-w-0 gap-6">
            <SummaryInOneLine />
            <OrderProblems />
            <ContactSection />
            <DeliverySection />
            <DaySection />
            <PaymentSection />
            <LawSection />
            <WebsiteField ref={website} />
          </div>
          <OrderSummary />
        </form>
        {change && <ChangedOrderDialog change={change} onAccept={() => accept(change, typedWebsite())} />}
      </OrderFormProvider>
    </CheckoutProvider>
  );
}
