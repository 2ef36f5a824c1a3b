import { type DeliveryFacts, findDeliveryAnswer } from '#domain/delivery/delivery-answer.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import { type Dirhams, dirhamsFromQar } from '#primitives/money.ts';
import { offeredDays } from './offered-days.ts';
import type { OrderBody } from './order-body.ts';

/** What must be known of a product to sell it. */
export interface ProductForSale {
  readonly price: Dirhams;
  readonly stock: number;
  readonly leadTimeDays: number;
}

interface Amounts {
  readonly subtotal: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
}

/** A line that is no longer what the buyer saw. */
export interface ChangedLine {
  readonly productId: string;
  readonly wanted: number;
  /** Pieces that could be had now; 0 as well for what is no longer sold. */
  readonly available: number;
  readonly seenPrice: Dirhams;
  /** Null: no longer sold. */
  readonly price: Dirhams | null;
}

/** How the order differs from what the buyer saw. Amounts are for the pieces that can be had. */
export interface OrderChange extends Amounts {
  /** Only those that changed. */
  readonly lines: readonly ChangedLine[];
  readonly seenDeliveryFee: Dirhams;
  readonly seenTotal: Dirhams;
  /** False: no longer delivered to this zone, or no longer collected from the showroom. */
  readonly isOffered: boolean;
  readonly missingToMinimum: Dirhams;
  /** False: the wanted day can no longer be kept. */
  readonly isDayKept: boolean;
  /** Null when none can be promised. */
  readonly earliestDay: Day | null;
}

export type OrderCheck =
  | ({ readonly isAsSeen: true; readonly settingsVersion: number } & Amounts)
  | { readonly isAsSeen: false; readonly change: OrderChange };

type CheckedBody = Pick<OrderBody, 'lines' | 'fulfilment' | 'day' | 'seen'>;

/** Compares what the buyer saw with what is true now; `body` has one line for each product. */
export function checkOrder(
  body: CheckedBody,
  products: ReadonlyMap<string, ProductForSale>,
  facts: DeliveryFacts,
  now: Date,
): OrderCheck {
  const lines = body.lines.map(({ productId, quantity, price }) => {
    const product = products.get(productId);
    return {
      productId,
      wanted: quantity,
      available: Math.min(quantity, product?.stock ?? 0),
      seenPrice: dirhamsFromQar(price),
      price: product?.price ?? null,
      leadTimeDays: product?.leadTimeDays ?? 0,
    };
  });
  const subtotal = lines.reduce((sum, { price, available }) => sum + (price ?? 0) * available, 0);
  const leadTimes = lines.filter(({ available }) => available > 0).map(({ leadTimeDays }) => leadTimeDays);
  const fulfilment = fulfilmentTerms(body, facts, subtotal, leadTimes, now);
  const days = offeredDays(facts, body.fulfilment, leadTimes, now);
  const amounts = { subtotal, deliveryFee: fulfilment.fee, total: subtotal + fulfilment.fee };
  const seenDeliveryFee = dirhamsFromQar(body.seen.deliveryFee);
  const seenTotal = dirhamsFromQar(body.seen.total);
  const changedLines = lines.filter(
    ({ wanted, available, seenPrice, price }) => available < wanted || price !== seenPrice,
  );
  const isDayKept = days.includes(body.day);
  const isAsSeen =
    changedLines.length === 0 &&
    fulfilment.isOffered &&
    fulfilment.missingToMinimum === 0 &&
    isDayKept &&
    amounts.deliveryFee === seenDeliveryFee &&
    amounts.total === seenTotal;
  if (isAsSeen) return { isAsSeen, settingsVersion: facts.settings.version, ...amounts };
  return {
    isAsSeen: false,
    change: {
      ...amounts,
      lines: changedLines.map(({ leadTimeDays: _, ...line }) => line),
      seenDeliveryFee,
      seenTotal,
      isOffered: fulfilment.isOffered,
      missingToMinimum: fulfilment.missingToMinimum,
      isDayKept,
      earliestDay: (fulfilment.isOffered && leadTimes.length > 0 && days[0]) || null,
    },
  };
}

function fulfilmentTerms(
  { fulfilment }: CheckedBody,
  facts: DeliveryFacts,
  subtotal: Dirhams,
  leadTimes: readonly number[],
  now: Date,
) {
  if (fulfilment.kind === 'pickup') {
    return { fee: 0, isOffered: facts.settings.pickup.isActive, missingToMinimum: 0 };
  }
  const answer = findDeliveryAnswer(
    facts,
    fulfilment.zone,
    { subtotal, leadTimes, isInStock: leadTimes.length > 0 },
    now,
  );
  if (!answer) return { fee: 0, isOffered: false, missingToMinimum: 0 };
  const { fee, isDelivered: isOffered, missingToMinimum } = answer;
  return { fee, isOffered, missingToMinimum };
}
