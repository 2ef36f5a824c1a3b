import { exportProducts } from '#domain/catalogue/export-products.server.ts';
import { applyImport, type CheckedSheet, checkImport } from '#domain/catalogue/import-products.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { changeOrigin } from './change-origin.ts';
import { documentEndpoint, endpoint } from './endpoint.ts';
import {
  checkProductSheetContract,
  exportProductsContract,
  importProductSheetContract,
} from './product-sheet.contract.ts';
import { sheetProblemText } from './sheet-problem-text.ts';

const mostShown = 500;

export const productSheet = documentEndpoint(exportProductsContract, async ({ services }) => {
  const day = services.now().toLocaleDateString('sv', { timeZone: 'Asia/Qatar' });
  return {
    content: await exportProducts(services.db),
    headers: { 'Content-Disposition': `attachment; filename="products-${day}.csv"` },
  };
});

export const productSheetCheck = endpoint(
  checkProductSheetContract,
  async ({ upload }, { services, language }) => {
    const checkedAt = services.now();
    return { data: shownCheck(await checkImport(services.db, upload), checkedAt, language) };
  },
);

export const productSheetPost = endpoint(importProductSheetContract, async ({ query, upload }, call) => {
  const { db, environment, wakeMail } = call.services;
  const origin = { ...changeOrigin(call), publicUrl: environment.publicUrl };
  const checked = { hash: query.hash, checkedAt: new Date(query.checkedAt) };
  const { isApplied, changedSince, ...sheet } = await applyImport(db, upload, checked, origin);
  wakeMail();
  return {
    data: {
      ...shownCheck(sheet, origin.now, call.language),
      applied: isApplied,
      changedSince: [...changedSince],
    },
  };
});

function shownCheck({ plan, hash }: CheckedSheet, checkedAt: Date, language: Locale) {
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
      message: sheetProblemText({ code, limit }, language),
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
