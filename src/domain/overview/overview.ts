import { addDays, type Day } from '#domain/delivery/working-days.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** The periods that the overview offers, in days. */
export const overviewDays = [7, 30, 90] as const;
export type OverviewDays = (typeof overviewDays)[number];

/** A range of days, both included. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

export interface Sales {
  /** All orders placed, including cancelled ones. */
  readonly orders: number;
  /** The revenue without cancelled orders. */
  readonly revenue: Dirhams;
}

/** The orders placed on a day that now have this status. */
export interface SalesRow extends Sales {
  readonly day: Day;
  readonly status: OrderStatus;
}

export interface SoldProduct {
  readonly productId: string;
  readonly sku: string;
  readonly name: LocalizedText;
  readonly pieces: number;
  readonly revenue: Dirhams;
}

export interface LowProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: LocalizedText;
  readonly stock: number;
}

/** Counts of what waits for staff. */
export interface Waiting {
  readonly ordersToConfirm: number;
  readonly deliveriesToday: number;
  /** Deliveries whose day has passed. */
  readonly lateDeliveries: number;
  /** Unpaid invoices whose day of payment has passed. */
  readonly overdueInvoices: number;
  readonly quotations: number;
  readonly messages: number;
  /** Emails that could not be sent. */
  readonly emails: number;
  /** Products with few pieces left. */
  readonly lowStock: number;
  readonly outOfStock: number;
}

export interface Overview extends SalesOverview {
  readonly period: Period;
  readonly bestSellers: readonly SoldProduct[];
  readonly lowStock: readonly LowProduct[];
  readonly waiting: Waiting;
}

interface SalesOverview {
  readonly sales: Sales;
  /** The sales of the previous period of the same length. */
  readonly salesBefore: Sales;
  /** Every day of the period, including days without orders. */
  readonly byDay: readonly (Sales & { readonly day: Day })[];
  readonly byStatus: Partial<Record<OrderStatus, number>>;
}

/** The period of so many days that ends today. */
export function periodOf(days: OverviewDays, today: Day): Period {
  return { from: addDays(today, 1 - days), to: today };
}

export function periodBefore({ from, to }: Period): Period {
  const days = daysOf({ from, to }).length;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

export function salesOverview(period: Period, rows: readonly SalesRow[]): SalesOverview {
  const before = periodBefore(period);
  const within = rows.filter(({ day }) => isWithin(period, day));
  const byDay = Map.groupBy(within, ({ day }) => day);
  const byStatus = Map.groupBy(within, ({ status }) => status);
  return {
    sales: sumOf(within),
    salesBefore: sumOf(rows.filter(({ day }) => isWithin(before, day))),
    byDay: daysOf(period).map((day) => ({ day, ...sumOf(byDay.get(day) ?? []) })),
    byStatus: Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, sumOf(ofStatus).orders])),
  };
}

function sumOf(rows: readonly SalesRow[]): Sales {
  return {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    revenue: rows.reduce((sum, { status, revenue }) => sum + (status === 'cancelled' ? 0 : revenue), 0),
  };
}

function isWithin({ from, to }: Period, day: Day): boolean {
  return from <= day && day <= to;
}

function daysOf({ from, to }: Period): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
