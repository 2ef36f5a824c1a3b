import { qarFromDirhams } from '#primitives/money.ts';
import type { Overview, Sales } from './overview.ts';

/** Serializes the overview for the API, with amounts in QAR. */
export function serializeOverview({
  sales,
  salesBefore,
  byDay,
  bestSellers,
  lowStock,
  ...overview
}: Overview) {
  return {
    ...overview,
    sales: shownSales(sales),
    salesBefore: shownSales(salesBefore),
    byDay: byDay.map(shownSales),
    bestSellers: bestSellers.map(({ name, revenue, ...product }) => ({
      ...product,
      name: name.en,
      translations: { ar: { name: name.ar } },
      revenue: qarFromDirhams(revenue),
    })),
    lowStock: lowStock.map(({ name, ...product }) => ({
      ...product,
      name: name.en,
      translations: { ar: { name: name.ar } },
    })),
  };
}

function shownSales<Row extends Sales>(row: Row): Row {
  return { ...row, revenue: qarFromDirhams(row.revenue) };
}
