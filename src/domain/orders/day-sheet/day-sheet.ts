import type { Day } from '#domain/delivery/working-days.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { OrderStatus, PaymentMethod } from '#primitives/order-status.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** One order of a day, for the driver or the showroom. */
export interface DayOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  /** In which the buyer is spoken to. */
  readonly locale: Locale;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly companyName: string;
  /** Null for a pickup. */
  readonly address: {
    readonly zone: number;
    readonly street: string;
    readonly building: string;
    readonly unit: string;
    readonly landmark: string;
  } | null;
  readonly notes: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: LocalizedText;
    readonly quantity: number;
  }[];
  readonly payment: PaymentMethod;
  readonly total: Dirhams;
  /** Credit terms; null: due with the delivery or before it. */
  readonly paymentDueDays: number | null;
  /** What the buyer still has to pay, after what was paid before. */
  readonly owed: Dirhams;
}

/** An order whose day has passed without it being delivered. */
export interface LateOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly day: Day;
  readonly contactName: string;
  readonly contactPhone: string;
  /** Null for a pickup. */
  readonly zone: number | null;
}

export interface ZoneOfDay {
  readonly zone: number;
  /** The best known first. */
  readonly districts: readonly LocalizedText[];
  readonly orders: readonly DayOrder[];
}

export interface DaySheet {
  readonly day: Day;
  /** By number, so that the same round looks the same every day. */
  readonly zones: readonly ZoneOfDay[];
  readonly pickups: readonly DayOrder[];
  /** Of all of them together. */
  readonly toCollect: { readonly cash: Dirhams; readonly card: Dirhams };
  readonly late: readonly LateOrder[];
}

/**
 * What is paid at the door or the counter: what is still owed. A transfer was asked for by the invoice, and with credit
 * terms the invoice is due later.
 */
export function amountToCollect({
  payment,
  paymentDueDays,
  owed,
}: Pick<DayOrder, 'payment' | 'paymentDueDays' | 'owed'>): Dirhams {
  return payment === 'bank_transfer' || paymentDueDays !== null ? 0 : owed;
}

export function daySheet(
  day: Day,
  orders: readonly DayOrder[],
  districtsOf: ReadonlyMap<number, readonly LocalizedText[]>,
  late: readonly LateOrder[],
): DaySheet {
  const byZone = Map.groupBy(orders, ({ address }) => address?.zone ?? null);
  const zones = [...byZone].flatMap(([zone, inZone]) =>
    zone === null ? [] : [{ zone, districts: districtsOf.get(zone) ?? [], orders: inZone }],
  );
  const collected = (payment: PaymentMethod) =>
    orders
      .filter((order) => order.payment === payment)
      .reduce((sum, order) => sum + amountToCollect(order), 0);
  return {
    day,
    zones: zones.toSorted((one, other) => one.zone - other.zone),
    pickups: byZone.get(null) ?? [],
    toCollect: { cash: collected('cash_on_delivery'), card: collected('card_on_delivery') },
    late,
  };
}
