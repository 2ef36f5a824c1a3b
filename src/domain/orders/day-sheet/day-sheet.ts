import type { SiteFit } from '#domain/catalogue/fit/found-way.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { RoomPlacing } from '#domain/planner/room-placing.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { OrderStatus, PaymentMethod } from '#primitives/order-status.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Collection } from './collection.ts';

interface Driver {
  readonly id: string;
  readonly name: string;
  /** May be empty. */
  readonly phone: string;
}

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
  /** By the buyer. */
  readonly notes: string;
  /** By staff, for the driver. */
  readonly driverNotes: readonly string[];
  /** How the goods get into the building; null: the buyer did not say. */
  readonly siteFit: SiteFit | null;
  /** To which rooms they go; null: no plan came along. */
  readonly placing: RoomPlacing | null;
  readonly lines: readonly {
    readonly productId: string | null;
    readonly sku: string;
    readonly name: LocalizedText;
    readonly quantity: number;
  }[];
  readonly payment: PaymentMethod;
  readonly total: Dirhams;
  readonly collection: Collection;
  /** Null: given to no driver. */
  readonly driver: Driver | null;
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

interface Sums {
  readonly cash: Dirhams;
  readonly card: Dirhams;
}

/** The stops of one driver, in their order. */
export interface Round {
  /** Null: given to no driver yet. */
  readonly driver: Driver | null;
  readonly stops: readonly DayOrder[];
  readonly toCollect: Sums;
}

export interface DaySheet {
  readonly day: Day;
  /** Those given to no driver first, then by the name of the driver. */
  readonly rounds: readonly Round[];
  readonly pickups: readonly DayOrder[];
  /** Deliveries and pickups that staff have not confirmed: nobody carries them yet. */
  readonly unconfirmed: readonly DayOrder[];
  readonly delivered: readonly DayOrder[];
  /** Of all rounds and pickups. */
  readonly toCollect: Sums;
  readonly late: readonly LateOrder[];
  /** The best known first, by zone. */
  readonly districts: ReadonlyMap<number, readonly LocalizedText[]>;
}

/** Whether an order of the day is carried or handed out: it is confirmed and not done. */
export function isOnRound({ status }: Pick<DayOrder, 'status'>): boolean {
  return status === 'confirmed' || status === 'preparing' || status === 'out_for_delivery';
}

/**
 * Sorts the orders of a day, which come in the order of their stops. Only what is still to be handed over is counted; a
 * cancelled order is nowhere.
 */
export function daySheet(
  day: Day,
  orders: readonly DayOrder[],
  districts: DaySheet['districts'],
  late: readonly LateOrder[],
): DaySheet {
  const open = orders.filter(isOnRound);
  return {
    day,
    rounds: roundsOf(open.filter(({ address }) => address !== null)),
    pickups: open.filter(({ address }) => address === null),
    unconfirmed: orders.filter(({ status }) => status === 'received'),
    delivered: orders.filter(({ status }) => status === 'delivered'),
    toCollect: sumsOf(open),
    late,
    districts,
  };
}

function roundsOf(stops: readonly DayOrder[]): Round[] {
  const byDriver = Map.groupBy(stops, ({ driver }) => driver?.id ?? null);
  const rounds = [...byDriver.values()].map((ofDriver) => ({
    driver: ofDriver[0]?.driver ?? null,
    stops: ofDriver,
    toCollect: sumsOf(ofDriver),
  }));
  return rounds.toSorted((one, other) => compareDrivers(one.driver, other.driver));
}

/** Those given to no driver first, then by the name of the driver. */
export function compareDrivers(one: Driver | null, other: Driver | null): number {
  if (!one || !other) return Number(one !== null) - Number(other !== null);
  return one.name.localeCompare(other.name) || one.id.localeCompare(other.id);
}

function sumsOf(orders: readonly DayOrder[]): Sums {
  const sumOf = (payment: PaymentMethod) =>
    orders
      .filter((order) => order.payment === payment)
      .reduce((sum, order) => sum + order.collection.amount, 0);
  return { cash: sumOf('cash_on_delivery'), card: sumOf('card_on_delivery') };
}
