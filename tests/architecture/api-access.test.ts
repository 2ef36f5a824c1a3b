import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiRoutes } from '#api/api-routes.ts';
import type { Contract } from '#api/http/contract.ts';

const apiFolder = resolve(import.meta.dirname, '../../src/api');

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'access' in value && 'method' in value && 'path' in value;

const contractsBelow = async (folder: string) => {
  const files = globSync(`${folder}/**/*.contract.ts`, { cwd: apiFolder });
  const loaded = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(/* @vite-ignore */ resolve(apiFolder, file));
      return Object.values(exported)
        .filter(isContract)
        .map((contract) => ({ file, contract }));
    }),
  );
  return loaded.flat();
};

const callsOf = (contracts: readonly Contract[]) =>
  contracts.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted();

test('exactly these calls work without a staff session', () => {
  const publicContracts = apiRoutes
    .map(({ contract }) => contract)
    .filter(({ access }) => access !== 'staff');
  expect(callsOf(publicContracts)).toEqual([
    'GET /api/attributes',
    'GET /api/categories',
    'GET /api/db-health',
    'GET /api/docs',
    'GET /api/health',
    'GET /api/openapi.json',
    'GET /api/order-invoices/{number}/{key}',
    'GET /api/packages',
    'GET /api/plans/{id}',
    'GET /api/plans/{id}/plan.pdf',
    'GET /api/products',
    'GET /api/products/search/{term}',
    'GET /api/products/{id}',
    'GET /api/quotations/{reference}/{key}/quotation.pdf',
    'GET /api/quotations/{reference}/{key}/versions/{version}/plan.svg',
    'GET /api/quotations/{reference}/{key}/versions/{version}/quotation.pdf',
    'GET /api/search-words',
    'GET /api/testimonials',
    'GET /api/zone-delivery-settings',
    'POST /api/accept-invitation',
    'POST /api/accept-quote',
    'POST /api/accept-quote/lpo-file',
    'POST /api/cart/price',
    'POST /api/check-invitation',
    'POST /api/check-otp',
    'POST /api/match-lines',
    'POST /api/plans',
    'POST /api/send-contact',
    'POST /api/send-order',
    'POST /api/send-otp',
    'POST /api/send-quote',
    'POST /api/sign-in',
    'POST /api/sign-out',
    'POST /api/stock-alerts',
  ]);
});

describe('access follows the folder', () => {
  test.each(['public', 'staff'] as const)('a contract below src/api/%s has that access', async (access) => {
    const found = await contractsBelow(access);
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter(({ contract }) => contract.access !== access).map(({ file }) => file)).toEqual([]);
  });

  test('the route table has every contract of the two folders, once, and no other', async () => {
    const found = [...(await contractsBelow('public')), ...(await contractsBelow('staff'))];
    expect(callsOf(apiRoutes.map(({ contract }) => contract))).toEqual(
      callsOf(found.map(({ contract }) => contract)),
    );
  });

  test('no contract is outside the two folders', async () => {
    const found = await contractsBelow('.');
    expect(found.map(({ file }) => file).filter((file) => !/^(public|staff)\//.test(file))).toEqual([]);
  });
});
