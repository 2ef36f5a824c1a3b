import { changeOrigin } from '#api/http/change-origin.ts';
import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { exportProducts } from '#domain/catalogue/import/export-products.server.ts';
import {
  applyImport,
  type CheckedCsv,
  checkImport,
  listRefusedRows,
} from '#domain/catalogue/import/import-products.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { sheetHeadings } from '../sheet-headings.ts';
import { csvProblemText, refusedRowHeadings } from './csv-problem-text.ts';
import {
  checkProductCsvContract,
  exportProductsContract,
  importProductCsvContract,
  refusedRowsContract,
} from './product-csv.contract.ts';

const mostShown = 500;

export const productCsv = documentEndpoint(exportProductsContract, async ({ services }, _params, query) => {
  const day = services.now().toLocaleDateString('sv', { timeZone: 'Asia/Qatar' });
  return {
    content: await exportProducts(services.db, sheetHeadings('products', query.language)),
    headers: { 'Content-Disposition': `attachment; filename="products-${day}.csv"` },
  };
});

export const productCsvCheck = endpoint(
  checkProductCsvContract,
  async ({ query, upload }, { services, language }) => {
    const checkedAt = services.now();
    const checked = await checkImport(services.db, upload, query.columns);
    return { data: toCheckResponse(checked, checkedAt, language) };
  },
);

export const productCsvPost = endpoint(importProductCsvContract, async ({ query, upload }, call) => {
  const { db, wakeEmailDelivery } = call.services;
  const origin = changeOrigin(call);
  const checked = {
    hash: query.hash,
    checkedAt: new Date(query.checkedAt),
    columns: query.columns,
    leavesOutRefused: query.leaveOutRefused === 'true',
  };
  const { isApplied, changedSince, ...checkedCsv } = await applyImport(db, upload, checked, origin);
  wakeEmailDelivery();
  return {
    data: {
      ...toCheckResponse(checkedCsv, origin.now, call.language),
      applied: isApplied,
      changedSince: [...changedSince],
    },
  };
});

export const productCsvRefusedRows = endpoint(
  refusedRowsContract,
  async ({ query, upload }, { services, language }) => {
    const csv = await listRefusedRows(services.db, upload, query.columns, {
      ...refusedRowHeadings(language),
      problem: (problem, heading) => {
        const text = csvProblemText(problem, language);
        return heading ? `${heading}: ${text}` : text;
      },
    });
    return { data: { csv } };
  },
);

function toCheckResponse(
  { plan, hash, headings, refusedRows, isUnreadable }: CheckedCsv,
  checkedAt: Date,
  language: Locale,
) {
  const { creates, changes, unchanged, problems } = plan;
  return {
    hash,
    checkedAt: checkedAt.toISOString(),
    headings: headings.map(({ heading, column }) => ({ heading, column })),
    refusedRows,
    isUnreadable,
    lacksArabic: [...creates, ...changes].filter((row) => row.lacksArabic.length > 0).length,
    creates: creates.length,
    changes: changes.length,
    unchanged,
    problemCount: problems.length,
    problems: problems.slice(0, mostShown).map((problem) => ({
      row: problem.row,
      column: problem.column,
      code: problem.code,
      message: csvProblemText(problem, language),
    })),
    rows: [...creates, ...changes]
      .slice(0, mostShown)
      .map(({ row, stored, draft, changes: cells, lacksArabic }) => ({
        row,
        id: stored?.id ?? null,
        sku: draft.sku,
        name: { en: draft.name, ar: draft.translations.ar.name },
        changes: cells.map(({ column, before, after }) => ({ column, before, after })),
        lacksArabic: [...lacksArabic],
      })),
  };
}
