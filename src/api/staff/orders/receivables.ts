import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { exportReceivables, listReceivables } from '#domain/orders/receivables/list-receivables.server.ts';
import { receivablesOnPage } from '#domain/orders/receivables/receivable.ts';
import { serializeReceivable } from '#domain/orders/receivables/serialize-receivable.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { sheetHeadings } from '../sheet-headings.ts';
import { receivableSheetContract, receivablesContract } from './receivables.contract.ts';

export const receivables = endpoint(receivablesContract, async ({ query }, { services }) => {
  const today = qatarDay(services.now());
  const { rows, sums } = await listReceivables(services.db, query, today);
  const inQar = ({ orders, amount }: (typeof sums)['open']) => ({ orders, amount: qarFromDirhams(amount) });
  return {
    data: rows.map((row) => serializeReceivable(row, today)),
    meta: {
      total: sums[query.status].orders,
      page: query.page,
      pageSize: receivablesOnPage,
      sums: {
        invoiced: inQar(sums.invoiced),
        overdue: inQar(sums.overdue),
        open: inQar(sums.open),
        refunds: inQar(sums.refunds),
      },
    },
  };
});

export const receivableSheet = documentEndpoint(
  receivableSheetContract,
  async ({ services }, { status }, query) => {
    const today = qatarDay(services.now());
    return {
      content: await exportReceivables(
        services.db,
        { status },
        sheetHeadings('receivables', query.language),
        today,
      ),
      headers: { 'Content-Disposition': `attachment; filename="owed-${status}-${today}.csv"` },
    };
  },
);
