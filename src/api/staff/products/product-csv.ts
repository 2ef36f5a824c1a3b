import { changeOrigin } from '#api/http/change-origin.ts';
import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { exportProducts } from '#domain/catalogue/import/export-products.server.ts';
import {
  applyImport,
  type CheckedCsv,
  checkImport,
} from '#domain/catalogue/import/import-products.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { csvProblemText } from './csv-problem-text.ts';
import {
  checkProductCsvContract,
  exportProductsContract,
  importProductCsvContract,
} from './product-csv.contract.ts';

const mostShown = 500;

export const productCsv = documentEndpoint(exportProductsContract, async ({ services }) => {
  const day = services.now().toLocaleDateString('sv', { timeZone: 'Asia/Qatar' });
  return {
    content: await exportProducts(services.db),
    headers: { 'Content-Disposition': `attachment; filename="products-${day}.csv"` },
  };
});

export const productCsvCheck = endpoint(
  checkProductCsvContract,
  async ({ upload }, { services, language }) => {
    const checkedAt = services.now();
    return { data: toCheckResponse(await checkImport(services.db, upload), checkedAt, language) };
  },
);

export const productCsvPost = endpoint(importProductCsvContract, async ({ query, upload }, call) => {
  const { db, wakeEmailDelivery } = call.services;
  const origin = changeOrigin(call);
  const checked = { hash: query.hash, checkedAt: new Date(query.checkedAt) };
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

function toCheckResponse({ plan, hash }: CheckedCsv, checkedAt: Date, language: Locale) {
  const { creates, changes, unchanged, problems } = plan;
  return {
    hash,
    checkedAt: checkedAt.toISOString(),
    creates: creates.length,
    changes: changes.length,
    unchanged,
    problemCount: problems.length,
    problems: problems.slice(0, mostShown).map(({ row, column, code, limit }) => ({
      row,
      column,
      code,
      message: csvProblemText({ code, limit }, language),
    })),
    rows: [...creates, ...changes].slice(0, mostShown).map(({ row, stored, draft, changes: cells }) => ({
      row,
      id: stored?.id ?? null,
      sku: draft.sku,
      name: { en: draft.name, ar: draft.translations.ar.name },
      changes: cells.map(({ column, before, after }) => ({ column, before, after })),
    })),
  };
}
