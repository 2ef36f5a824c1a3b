import { qarFromDirhams } from '#primitives/money.ts';
import type { MonthlySales, SalesFigures } from './monthly-sales.ts';

/** The API speaks QAR. */
export function serializeMonthlySales({ months, total, totalBefore, year }: MonthlySales) {
  return {
    year,
    months: months.map(({ before, ...month }) => ({ ...inQar(month), before: before && inQar(before) })),
    total: inQar(total),
    totalBefore: totalBefore && inQar(totalBefore),
  };
}

function inQar<Figures extends SalesFigures>(figures: Figures): Figures {
  const { ordered, invoiced, credited, revenue, refunded } = figures;
  return {
    ...figures,
    ordered: qarFromDirhams(ordered),
    invoiced: qarFromDirhams(invoiced),
    credited: qarFromDirhams(credited),
    revenue: qarFromDirhams(revenue),
    refunded: qarFromDirhams(refunded),
  };
}
