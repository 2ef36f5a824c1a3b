import { type PricedLine, type PricedProduct, priceCart } from '#domain/cart/price-cart.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import { type Dirhams, dirhamsFromQar } from '#primitives/money.ts';
import { offeredDays } from './offered-days.ts';
import type { OrderBody } from './order-body.ts';

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
  /** False: the requested day is no longer available. */
  readonly isDayKept: boolean;
  /** Null when none can be promised. */
  readonly earliestDay: Day | null;
}

export type OrderCheck =
  | ({ readonly isAsSeen: true; readonly settingsVersion: number } & Amounts)
  | { readonly isAsSeen: false; readonly change: OrderChange };

type CheckedBody = Pick<OrderBody, 'lines' | 'fulfilment' | 'day' | 'seen'>;

/** Compares what the buyer saw with what is true now. */
export function checkOrder(
  body: CheckedBody,
  products: ReadonlyMap<string, PricedProduct>,
  facts: DeliveryFacts,
  now: Date,
): OrderCheck {
  const { fulfilment, day, seen } = body;
  const zone = fulfilment.kind === 'delivery' ? fulfilment.zone : null;
  const cart = priceCart({ lines: body.lines, products, delivery: facts, zone, now });
  const { subtotal, deliveryFee, total, goods } = cart;
  const amounts = { subtotal, deliveryFee, total };
  const lines = changedLines(body.lines, cart.lines);
  const days = offeredDays(facts, fulfilment, goods.leadTimes, now);
  const change: OrderChange = {
    ...amounts,
    lines,
    seenDeliveryFee: dirhamsFromQar(seen.deliveryFee),
    seenTotal: dirhamsFromQar(seen.total),
    isOffered: fulfilment.kind === 'pickup' ? cart.pickup.isActive : (cart.delivery?.isDelivered ?? false),
    missingToMinimum: cart.delivery?.missingToMinimum ?? 0,
    isDayKept: days.includes(day),
    earliestDay: (goods.isInStock && days[0]) || null,
  };
  const isAsSeen =
    lines.length === 0 &&
    change.isOffered &&
    change.missingToMinimum === 0 &&
    change.isDayKept &&
    deliveryFee === change.seenDeliveryFee &&
    total === change.seenTotal;
  return isAsSeen ? { isAsSeen, settingsVersion: facts.settings.version, ...amounts } : { isAsSeen, change };
}

function changedLines(seen: OrderBody['lines'], priced: readonly PricedLine[]): ChangedLine[] {
  const seenPrices = new Map(seen.map(({ productId, price }) => [productId, dirhamsFromQar(price)]));
  return priced
    .map(({ productId, quantity, available, product }) => ({
      productId,
      wanted: quantity,
      available,
      seenPrice: seenPrices.get(productId) ?? 0,
      price: product?.price ?? null,
    }))
    .filter(({ wanted, available, seenPrice, price }) => available < wanted || price !== seenPrice);
}
