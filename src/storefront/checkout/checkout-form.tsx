import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { ChangedOrderDialog } from './changed-order-dialog.tsx';
import { loadCheckoutParts } from './checkout-parts.ts';
import type { PlacedOrder } from './checkout-store.ts';
import { ContactSection } from './contact-section.tsx';
import { DaySection } from './day-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { LawSection } from './law-section.tsx';
import type { UncheckedOrder } from './order-body-from.ts';
import { OrderSummary, SummaryInOneLine } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { ProblemList } from './problem-list.tsx';
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
      <form
        noValidate
        onSubmit={submit}
        onFocus={loadCheckoutParts}
        onKeyDown={goOnWithEnter}
        className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-14"
      >
        <div className="grid min-w-0 gap-6">
          <SummaryInOneLine />
          <ProblemList />
          <ContactSection />
          <DeliverySection />
          <DaySection />
          <PaymentSection />
          <LawSection />
          {/* People do not see it, whatever they see with; programs fill in every field. */}
          <div aria-hidden="true" className="absolute -z-10 size-0 overflow-hidden">
            <input ref={website} type="text" name="website" tabIndex={-1} autoComplete="off" />
          </div>
        </div>
        <OrderSummary />
      </form>
      {change && <ChangedOrderDialog change={change} onAccept={() => accept(change, typedWebsite())} />}
    </CheckoutProvider>
  );
}

/** Enter in a field leads to the next one, as the keyboards of phones promise; only the button places an order. */
function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input:not([tabindex="-1"]), textarea, button'),
  ].filter((stop) => stop.checkVisibility());
  stops[stops.indexOf(target) + 1]?.focus();
}
