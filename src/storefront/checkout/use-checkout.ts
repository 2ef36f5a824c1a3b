import { createContext, use, useEffect, useRef } from 'react';
import { type Cart, lineTotal } from '#domain/cart/cart.ts';
import { cartAfterChange } from '#domain/orders/cart-after-order.ts';
import type { OrderChange } from '#domain/orders/check-order.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { changeCart } from '../cart/cart-store.ts';
import { useIsLargeOrder } from '../cart/large-order.tsx';
import { useServerConfirmedPrices } from '../cart/use-server-confirmed-prices.ts';
import { useDeliveryZone } from '../delivery/delivery-zone.ts';
import { useDelivery } from '../delivery/use-delivery.ts';
import type { FieldError } from '../forms/field-errors.ts';
import { useValidation } from '../forms/use-validation.ts';
import { useThisMinute } from '../hooks/use-this-minute.ts';
import { type CartNotice, findCartNotice } from './cart-notice.ts';
import { loadOrderCheck } from './checkout-parts.ts';
import type { PlacedOrder } from './checkout-store.ts';
import { orderBodyFrom, type UncheckedOrder } from './order-body-from.ts';
import type { OrderDraft, OrderField } from './order-draft.ts';
import type { OrderForm } from './order-form.tsx';
import { availableDay, type OrderTerms, orderTerms } from './order-terms.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { type OrderSending, useOrderSending } from './use-order-sending.ts';

export interface Checkout extends OrderForm {
  readonly cart: Cart;
  /** Undefined until the server has confirmed the cart. */
  readonly cartNotice: CartNotice | undefined;
  /** Whether the order is above the shop's limits, so that its buyer asks for a quotation. */
  readonly isLarge: boolean;
  readonly sending: Pick<
    OrderSending,
    'isSubmitting' | 'isRepeating' | 'failure' | 'change' | 'dismissChange'
  >;
  readonly place: (website: string) => Promise<void>;
  readonly accept: (change: OrderChange, website: string) => Promise<void>;
}

const CheckoutContext = createContext<Checkout | null>(null);
export const CheckoutProvider = CheckoutContext;

export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('the parts of the checkout stand inside CheckoutProvider');
  return checkout;
}

/** State and actions of the checkout, for a cart that is not empty. */
export function useCheckoutState(
  cart: Cart,
  onPlaced: (order: PlacedOrder, lines: UncheckedOrder['lines']) => void,
): Checkout {
  const locale = useLocale();
  const { form, draft, errors, change, key, renewKey, forget } = useOrderDraft();
  const { confirmed, hasFailed, retry } = useServerConfirmedPrices(cart, useDeliveryZone());
  const delivery = useDelivery(confirmed.deliverySettingsVersion);
  const now = useThisMinute() ?? new Date();
  const { showErrors, validateField, submitErrorCount } = useValidation(form, loadOrderCheck);
  const sending = useOrderSending();
  /** An order that was sent without a response, and may have arrived. */
  const unanswered = useRef<UncheckedOrder | null>(null);

  const { load } = delivery;
  // Pickup days need the delivery settings too, also without a zone.
  useEffect(() => load(), [load]);

  const facts = typeof delivery.facts === 'object' ? delivery.facts : undefined;
  const isKnownZone = !facts || facts.zones.some(({ number }) => number === delivery.zone);
  const zone = (isKnownZone && delivery.zone) || null;
  const cartNotice = findCartNotice(cart, confirmed.products);
  const terms = orderTerms({ cart, kind: draft.kind, zone, leadTimes: cartNotice?.leadTimes, facts, now });
  const day = availableDay(terms, draft.day);
  const isLarge = useIsLargeOrder(cart.map((line) => ({ quantity: line.quantity, total: lineTotal(line) })));

  function askAgain(): void {
    load();
    retry();
  }

  function currentOrder(): UncheckedOrder {
    const seen = { deliveryFee: terms.fee ?? 0, total: terms.total };
    const order = orderBodyFrom({ key: key(), locale, draft, cart, zone, day, seen });
    const earlier = unanswered.current;
    // A retry must send the same body, even if the earliest day or the fee has changed since.
    return earlier && draft.day === earlier.day && isSameButForTime(order, earlier) ? earlier : order;
  }

  async function sendChecked(order: UncheckedOrder, website: string): Promise<void> {
    const outcome = await sending.send(order, website);
    unanswered.current = null;
    if (outcome.kind === 'placed') {
      forget();
      onPlaced(outcome.order, order.lines);
    } else if (outcome.kind === 'refused') {
      showErrors(outcome.errors);
    } else if (outcome.kind === 'changed') {
      // Refreshes the page behind the dialog too.
      askAgain();
    } else if (outcome.reason === 'keyReused') {
      renewKey();
    } else if (outcome.reason === 'unanswered') {
      unanswered.current = order;
      change({ day: order.day });
    }
  }

  return {
    cart,
    draft,
    change,
    delivery,
    zone,
    cartNotice,
    isLarge,
    isLeadTimeKnown: cartNotice !== undefined,
    hasWordFailed: hasFailed,
    askAgain,
    terms,
    day,
    errors,
    submitErrorCount,
    validateField: (field) => validateField(field, currentOrder()),
    clearErrors: (...fields) => form.clearErrors(...fields),
    sending,
    place: (website) =>
      sending.once(async () => {
        const order = currentOrder();
        const validator = await loadOrderCheck().catch(() => null);
        if (!validator) return sending.fail('offline');
        const found = new Map([...validator.validate(order), ...placeErrors(draft, terms)]);
        // The days depend on the zone, so its error is enough.
        if (found.has('zone')) found.delete('day');
        showErrors(found);
        if (found.size === 0) await sendChecked(order, website);
      }),
    accept: (accepted, website) =>
      sending.once(async () => {
        const day = accepted.isDayKept ? availableDay(terms, draft.day) : accepted.earliestDay;
        changeCart((current) => cartAfterChange(current, accepted.lines));
        change({ day });
        // A changed order needs a new idempotency key.
        renewKey();
        const order = orderBodyFrom({
          key: key(),
          locale,
          draft,
          cart: cartAfterChange(cart, accepted.lines),
          zone,
          day,
          seen: accepted,
        });
        await sendChecked(order, website);
      }),
  };
}

function isSameButForTime(order: UncheckedOrder, earlier: UncheckedOrder): boolean {
  const { day, seen } = earlier;
  return JSON.stringify({ ...order, day, seen }) === JSON.stringify(earlier);
}

/** Error of the chosen destination by the delivery rules. */
function placeErrors({ kind }: OrderDraft, { zone, isOffered, missingToMinimum }: OrderTerms) {
  const errors = new Map<OrderField, FieldError>();
  if (kind === 'delivery' && zone && !isOffered) errors.set('zone', { code: 'invalid' });
  else if (missingToMinimum > 0) errors.set('zone', { code: 'minimum' });
  return errors;
}
