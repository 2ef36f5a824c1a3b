import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { deliveryTerms } from '#domain/delivery/delivery-settings.ts';
import { dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import { offeredPayments } from '#primitives/order-status.ts';
import type { FieldError } from '#primitives/shop-error.ts';
import { daysOfEdit } from './days-of-edit.ts';
import { isSameDestination, type OrderEdit } from './order-edit.ts';
import { type EditedOrder, type PricedEdit, priceEdit, type SoldProduct } from './price-edit.ts';

interface EditFacts {
  readonly products: ReadonlyMap<string, SoldProduct>;
  readonly promisedPrices?: ReadonlyMap<string, number>;
  readonly facts: DeliveryFacts;
  readonly shop: { readonly bank: object | null };
  readonly now: Date;
}

/**
 * Decides an edit by the rules of a new order: stock, zone, day, payment method. What the edit leaves as it was is not
 * decided again, so that an old order can still get another phone number when its zone or its day is no longer offered.
 */
export function planEdit(
  before: EditedOrder,
  edit: OrderEdit,
  { products, promisedPrices, facts, shop, now }: EditFacts,
): PricedEdit {
  const destination = edit.fulfilment;
  const priced = priceEdit(
    before,
    { ...edit, destination },
    { products, facts, ...(promisedPrices && { promisedPrices }) },
  );
  const isMoved = !before.destination || !isSameDestination(before.destination, destination);
  const days = () => daysOfEdit(before, priced.lines, destination, products, facts, now);
  const problems: FieldError[] = [
    ...priced.problems,
    ...(isMoved ? placeProblems(destination, facts) : []),
    ...((isMoved || edit.day !== before.day) && !days().includes(edit.day)
      ? [{ path: 'day', code: 'not_offered' as const }]
      : []),
    ...discountProblems(before, edit),
  ];
  // Credit is given on a purchase order.
  if (before.paymentDueDays !== null && edit.lpoNumber === '') {
    problems.push({ path: 'lpoNumber', code: 'required' });
  }
  if (!before.destination && priced.missingToMinimum > 0) {
    const minimum = priced.subtotal - priced.discount + priced.missingToMinimum;
    problems.push({ path: 'lines', code: 'too_small', limit: qarFromDirhams(minimum) });
  }
  if (!before.destination && !offeredPayments(shop.bank).includes(edit.payment)) {
    problems.push({ path: 'payment', code: 'not_offered' });
  }
  return { ...priced, problems };
}

function placeProblems(destination: OrderEdit['fulfilment'], facts: DeliveryFacts): FieldError[] {
  if (destination.kind === 'pickup') {
    return facts.settings.pickup.isActive ? [] : [{ path: 'fulfilment.kind', code: 'not_offered' }];
  }
  const { zone } = destination;
  if (!facts.zones.some(({ number }) => number === zone)) {
    return [{ path: 'fulfilment.zone', code: 'unknown_zone' }];
  }
  const { isActive } = deliveryTerms(facts.settings, zone);
  return isActive ? [] : [{ path: 'fulfilment.zone', code: 'not_offered' }];
}

/** A new discount says why; one of a quotation has its reason there. */
function discountProblems(before: EditedOrder, { discount, discountReason }: OrderEdit): FieldError[] {
  const isNew = discount > 0 && dirhamsFromQar(discount) !== before.discount;
  return isNew && discountReason === '' ? [{ path: 'discountReason', code: 'required' }] : [];
}
