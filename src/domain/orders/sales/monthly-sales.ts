import type { Day } from '#domain/delivery/working-days.ts';
import type { Dirhams } from '#primitives/money.ts';

/** What was sold in a calendar month of Qatar, or in several. */
export interface SalesFigures {
  /** Orders placed in it that are not cancelled, and their totals. */
  readonly orders: number;
  readonly ordered: Dirhams;
  /** Orders placed in it that are cancelled by now. */
  readonly cancelled: number;
  /** Invoices and credit notes issued in it, whenever their orders were placed. */
  readonly invoiced: Dirhams;
  readonly credited: Dirhams;
  /** Invoices minus credit notes. */
  readonly revenue: Dirhams;
  /** Money that was paid back to buyers in it. */
  readonly refunded: Dirhams;
}

/** For example '2026-11'. */
export type Month = string;

/** A part of the figures of a month, from one table. */
export type MonthPart = { readonly month: Month } & Partial<Omit<SalesFigures, 'revenue'>>;

export interface MonthlySales {
  readonly year: number;
  /** January first; of the current year up to today's month. */
  readonly months: readonly (SalesFigures & {
    readonly month: Month;
    readonly before: SalesFigures | null;
  })[];
  readonly total: SalesFigures;
  /** Of the same months of the year before; null, as in each month, where that year has no figures at all. */
  readonly totalBefore: SalesFigures | null;
}

/** The months of a year beside those of the year before, from the parts of both years. */
export function monthlySales(year: number, parts: readonly MonthPart[], today: Day): MonthlySales {
  const partsOf = Map.groupBy(parts, ({ month }) => month);
  const figuresOf = (month: Month) => sumOf(partsOf.get(month) ?? []);
  const hasBefore = parts.some(({ month }) => month.startsWith(String(year - 1)));
  const months = monthsOf(year)
    .filter((month) => month <= today.slice(0, 7))
    .map((month) => ({
      month,
      ...figuresOf(month),
      before: hasBefore ? figuresOf(inYearBefore(month)) : null,
    }));
  return {
    year,
    months,
    total: sumOf(months),
    totalBefore: hasBefore ? sumOf(months.flatMap(({ before }) => before ?? [])) : null,
  };
}

export function monthsOf(year: number): Month[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}

function inYearBefore(month: Month): Month {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
}

function sumOf(parts: readonly Partial<Omit<SalesFigures, 'revenue'>>[]): SalesFigures {
  const sum = (figure: Exclude<keyof SalesFigures, 'revenue'>) =>
    parts.reduce((all, part) => all + (part[figure] ?? 0), 0);
  const [invoiced, credited] = [sum('invoiced'), sum('credited')];
  return {
    orders: sum('orders'),
    ordered: sum('ordered'),
    cancelled: sum('cancelled'),
    invoiced,
    credited,
    revenue: invoiced - credited,
    refunded: sum('refunded'),
  };
}
