import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { categoriesContract } from '#api/public/catalogue/categories.contract.ts';
import { productsContract } from '#api/public/catalogue/products.contract.ts';
import type { productsIdContract } from '#api/public/catalogue/products-id.contract.ts';
import { chairs, desks, lamp, listMeta } from '../../tests/support/catalogue-answers.ts';
import { answerData, answerJson, startApiServer } from '../../tests/support/servers/api-server.ts';
import { ApiCallError } from './api-call-error.ts';
import { callApi } from './call-api.ts';

const renameContract = defineContract({
  method: 'put',
  path: '/api/categories/{id}',
  group: 'Catalogue',
  summary: '',
  description: '',
  access: 'staff',
  errors: [],
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ name: z.string() }),
  data: z.object({ id: z.string() }),
});

describe('a call', () => {
  it('sends what the contract asks for and answers data and meta', async () => {
    const api = await startApiServer(answerData([lamp], listMeta));
    const answer = await callApi(productsContract, { query: { search: 'lamp' } });
    expect(answer).toEqual({ success: true, data: [lamp], meta: listMeta });
    expect(api.seen).toMatchObject([{ method: 'GET', address: '/api/products?search=lamp', body: '' }]);
    expect(api.seen[0]?.headers).not.toHaveProperty('content-type');
  });

  it('sends a body as JSON, in the language of the page', async () => {
    const api = await startApiServer(answerData({ id: 'c/1' }), 'ar');
    await callApi(renameContract, { params: { id: 'c/1' }, body: { name: 'مكاتب' } });
    expect(api.seen).toMatchObject([
      { method: 'PUT', address: '/api/categories/c%2F1', body: '{"name":"مكاتب"}' },
    ]);
    expect(api.seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'accept-language': 'ar',
    });
  });

  it('is typed by its contract', () => {
    type Categories = Awaited<ReturnType<typeof callApi<typeof categoriesContract>>>;
    expectTypeOf<Categories['data'][number]['slug']>().toEqualTypeOf<string>();
    expectTypeOf<Categories['meta']>().toEqualTypeOf<undefined>();
    type Products = Awaited<ReturnType<typeof callApi<typeof productsContract>>>;
    expectTypeOf<Products['meta']['total']>().toEqualTypeOf<number>();
    type Input<Call extends (...given: never[]) => unknown> = Parameters<Call>[1];
    type Empty = Record<never, never>;
    expectTypeOf<Empty>().toExtend<Input<typeof callApi<typeof categoriesContract>>>();
    expectTypeOf<Empty>().toExtend<Input<typeof callApi<typeof productsContract>>>();
    expectTypeOf<Empty>().not.toExtend<Input<typeof callApi<typeof productsIdContract>>>();
    expectTypeOf<{ params: { id: string } }>().not.toExtend<Input<typeof callApi<typeof renameContract>>>();
  });

  it('that is refused throws the status and the error details for the form', async () => {
    const fields = [{ path: 'name', code: 'too_long', message: 'Too long', limit: 80 }];
    const conflict = { lines: [1] };
    const error = { code: 'invalid_input', message: 'Please check the fields.', fields, conflict };
    await startApiServer(answerJson({ success: false, error }, 422));
    const call = callApi(renameContract, { params: { id: 'c1' }, body: { name: '' } });
    const refusal = await call.catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(ApiCallError);
    expect(refusal).toMatchObject({
      message: 'HTTP error! status: 422',
      status: 422,
      code: 'invalid_input',
      explanation: 'Please check the fields.',
      fields,
      conflict,
    });
  });

  it('that is refused by a proxy throws the status alone', async () => {
    await startApiServer((_request, response) => void response.writeHead(502).end('<h1>Bad Gateway</h1>'));
    await expect(callApi(categoriesContract, {})).rejects.toMatchObject({
      message: 'HTTP error! status: 502',
      status: 502,
      code: undefined,
      explanation: undefined,
      fields: [],
    });
  });

  it('throws the error text also when this page does not know the error code yet', async () => {
    const error = { code: 'code_of_tomorrow', message: 'Not today.', fields: [] };
    await startApiServer(answerJson({ success: false, error }, 409));
    await expect(callApi(categoriesContract, {})).rejects.toMatchObject({
      code: undefined,
      explanation: 'Not today.',
    });
  });

  it.each([
    ['success false', answerJson({ success: false, data: [desks, chairs] })],
    ['no data', answerJson({ success: true })],
    ['null', answerJson(null)],
    ['a text', (_request: unknown, response: { end: (text: string) => void }) => response.end('<html>')],
  ])('that is answered with %s is a failure', async (_what, answer) => {
    await startApiServer(answer);
    await expect(callApi(categoriesContract, {})).rejects.toThrow();
  });

  it('times out', async () => {
    await startApiServer(() => {});
    await expect(callApi(categoriesContract, {}, { timeoutMs: 50 })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it('ends when it is aborted', async () => {
    await startApiServer(() => {});
    const leaving = new AbortController();
    const call = callApi(categoriesContract, {}, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
