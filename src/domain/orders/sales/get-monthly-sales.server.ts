import type { Database } from '#database/connect.ts';
import { csvText } from '#domain/catalogue/import/export-products.server.ts';
import { type Day, qatarDay } from '#domain/delivery/working-days.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { type MonthlySales, monthlySales, type SalesFigures } from './monthly-sales.ts';
import {
  findFirstOrderMoment,
  sumDocumentsByMonth,
  sumOrdersByMonth,
  sumRefundsByMonth,
} from './monthly-sales-queries.server.ts';

/** Gets the sales of a year by month, beside those of the year before: three statements for both years together. */
export async function getMonthlySales(db: Database, year: number, today: Day): Promise<MonthlySales> {
  const period = { from: `${year - 1}-01-01`, to: `${year}-12-31` };
  const parts = await Promise.all([
    sumOrdersByMonth(db, period),
    sumDocumentsByMonth(db, period),
    sumRefundsByMonth(db, period),
  ]);
  return monthlySales(year, parts.flat(), today);
}

/** The years that can be looked at, the newest first: from that of the first order to that of today. */
export async function listSalesYears(db: Database, today: Day): Promise<number[]> {
  const thisYear = Number(today.slice(0, 4));
  const first = await findFirstOrderMoment(db);
  const firstYear = first ? Math.min(thisYear, Number(qatarDay(first).slice(0, 4))) : thisYear;
  return Array.from({ length: thisYear - firstYear + 1 }, (_, index) => thisYear - index);
}

const figures = [
  'orders',
  'ordered',
  'cancelled',
  'invoiced',
  'credited',
  'revenue',
  'refunded',
] as const satisfies readonly (keyof SalesFigures)[];

const amounts = ['ordered', 'invoiced', 'credited', 'revenue', 'refunded'] as const;

type Amount = (typeof amounts)[number];
type PlainFigure = Exclude<(typeof figures)[number], Amount>;
type FigureColumn = `${Amount}_qar` | PlainFigure;
type MonthColumn = 'month' | FigureColumn | `${FigureColumn}_year_before`;

function isAmount(figure: (typeof figures)[number]): figure is Amount {
  return amounts.some((amount) => amount === figure);
}

/** The same as a table for a spreadsheet: UTF-8 with the mark by which Excel knows it. */
export function monthlySalesTable(
  { months }: MonthlySales,
  headingOf: (column: MonthColumn) => string,
): string {
  const names = figures.map((figure) => (isAmount(figure) ? (`${figure}_qar` as const) : figure));
  const columns: MonthColumn[] = ['month', ...names, ...names.map((name) => `${name}_year_before` as const)];
  const cellsOf = (of: SalesFigures | null) =>
    figures.map((figure) => {
      if (of === null) return '';
      return isAmount(figure) ? qarFromDirhams(of[figure]).toFixed(2) : String(of[figure]);
    });
  return `\ufeff${csvText([columns.map(headingOf), ...months.map((one) => [one.month, ...cellsOf(one), ...cellsOf(one.before)])])}`;
}
