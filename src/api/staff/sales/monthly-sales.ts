import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import {
  getMonthlySales,
  listSalesYears,
  monthlySalesTable,
} from '#domain/orders/sales/get-monthly-sales.server.ts';
import { serializeMonthlySales } from '#domain/orders/sales/serialize-monthly-sales.ts';
import { sheetHeadings } from '../sheet-headings.ts';
import { monthlySalesContract, monthlySalesSheetContract } from './monthly-sales.contract.ts';

export const monthlySales = endpoint(monthlySalesContract, async ({ query }, { services }) => {
  const { db, now } = services;
  const today = qatarDay(now());
  const sales = await getMonthlySales(db, query.year ?? yearOf(today), today);
  return { data: serializeMonthlySales(sales), meta: { years: await listSalesYears(db, today) } };
});

export const monthlySalesSheet = documentEndpoint(
  monthlySalesSheetContract,
  async ({ services }, _params, query) => {
    const today = qatarDay(services.now());
    const year = query.year ?? yearOf(today);
    return {
      content: monthlySalesTable(
        await getMonthlySales(services.db, year, today),
        sheetHeadings('months', query.language),
      ),
      headers: { 'Content-Disposition': `attachment; filename="sales-${year}.csv"` },
    };
  },
);

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
