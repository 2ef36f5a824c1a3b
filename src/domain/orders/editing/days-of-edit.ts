import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import { offeredDays } from '../offered-days.ts';
import type { Destination } from './order-edit.ts';
import type { EditedOrder, PlannedLine, SoldProduct } from './price-edit.ts';

/**
 * The days that an edited order can have, the earliest first. What was ordered has been on its way since then; only what
 * is added starts now.
 */
export function daysOfEdit(
  { placedAt }: Pick<EditedOrder, 'placedAt'>,
  lines: readonly Pick<PlannedLine, 'id' | 'productId'>[],
  destination: Destination,
  products: ReadonlyMap<string, Pick<SoldProduct, 'leadTimeDays'>>,
  facts: Pick<DeliveryFacts, 'settings' | 'times'>,
  now: Date,
): Day[] {
  const place = destination.kind === 'pickup' ? destination : placeOf(destination);
  if (!place) return [];
  const leadTimes = (isAdded: boolean) =>
    lines
      .filter(({ id }) => (id === null) === isAdded)
      .map(({ productId }) => products.get(productId ?? '')?.leadTimeDays ?? 0);
  const readyDays = [
    offeredDays(facts, place, leadTimes(false), placedAt)[0],
    offeredDays(facts, place, leadTimes(true), now)[0],
  ];
  return offeredDays(facts, place, [], now).filter((day) =>
    readyDays.every((ready) => ready !== undefined && ready <= day),
  );
}

function placeOf({ zone }: { readonly zone: number | null }) {
  return zone === null ? undefined : ({ kind: 'delivery', zone } as const);
}
