import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { errorEnvelopeSchema } from '#api/http/envelope.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { buildTestApp, collectingLog } from '../../support/app.ts';

const described = { group: 'Test', summary: 'A test', description: 'For this test.', errors: [] } as const;

const saveChair = endpoint(
  defineContract({
    ...described,
    method: 'put',
    path: '/api/chairs/{id}',
    access: 'public',
    params: z.strictObject({ id: z.coerce.number().int().min(1) }),
    query: z.strictObject({
      notify: z.enum(['yes', 'no']).default('no'),
      tag: z.array(z.string()).optional(),
    }),
    body: z.strictObject({ name: z.string().min(2).max(20), colour: z.string().optional() }),
    data: z.object({ id: z.int(), name: z.string(), notify: z.string(), tags: z.int() }),
    meta: z.object({ language: z.string() }),
    successStatus: 201,
    maxBodyBytes: 1000,
  }),
  async ({ params, query, body }, { language }) => ({
    data: {
      id: params.id,
      name: body.name,
      notify: query.notify,
      tags: query.tag?.length ?? 0,
      costPrice: 'a secret',
    },
    meta: { language },
  }),
);

let staffSecretRead = false;
const staffOnly = endpoint(
  defineContract({ ...described, method: 'get', path: '/api/secrets', access: 'staff', data: z.string() }),
  async () => {
    staffSecretRead = true;
    return { data: 'secret' };
  },
);

const failing = endpoint(
  defineContract({
    ...described,
    method: 'get',
    path: '/api/fails/{how}',
    access: 'public',
    params: z.strictObject({ how: z.string() }),
    data: z.string(),
    timeoutMs: 30,
  }),
  async ({ params }) => {
    if (params.how === 'slowly') await new Promise(() => {});
    if (params.how === 'known') throw new ShopError('stale_version');
    if (params.how === 'database') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    throw new Error('the password is hunter2');
  },
);

const turnChair = endpoint(
  defineContract({
    ...described,
    method: 'patch',
    path: '/api/chairs/{id}/turn',
    access: 'public',
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({ degrees: z.int() }).optional(),
    data: z.int(),
  }),
  async ({ body }) => ({ data: body?.degrees ?? 180 }),
);

const routes = [saveChair, turnChair, staffOnly, failing];
const app = buildTestApp({ routes });

function put(body: string | object, headers: Record<string, string> = {}, path = '/api/chairs/7') {
  return app.request(path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('a call that is right', () => {
  // Specification 7.01
  test('is answered in the envelope, with only the fields of the contract', async () => {
    const response = await put(
      { name: 'Stool' },
      { 'Accept-Language': 'ar' },
      '/api/chairs/7?notify=yes&tag=a&tag=b',
    );
    expect(response.status).toBe(201);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      success: true,
      data: { id: 7, name: 'Stool', notify: 'yes', tags: 2 },
      meta: { language: 'ar' },
    });
  });

  test('may name its character set', async () => {
    expect((await put({ name: 'كرسي' }, { 'Content-Type': 'application/json; charset=UTF-8' })).status).toBe(
      201,
    );
  });
});

describe('a body that may be left out', () => {
  const json = { 'Content-Type': 'application/json' };

  test.each<[string, RequestInit, number]>([
    ['is left out', {}, 180],
    ['is announced and empty', { headers: { ...json, 'Content-Length': '0' }, body: '' }, 180],
    ['is sent', { headers: json, body: '{"degrees":90}' }, 90],
  ])('%s', async (_case, request, data) => {
    const response = await app.request('/api/chairs/7/turn', { method: 'PATCH', ...request });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data });
  });

  test.each<[string, RequestInit, number]>([
    ['in another form', { headers: { 'Content-Type': 'text/plain' }, body: '{"degrees":90}' }, 415],
    ['broken', { headers: json, body: '{"degrees":' }, 400],
    ['of the wrong shape', { headers: json, body: 'null' }, 400],
  ])('is checked when it is sent %s', async (_case, request, status) => {
    const response = await app.request('/api/chairs/7/turn', { method: 'PATCH', ...request });
    expect(response.status).toBe(status);
  });
});

async function errorOf(response: Response) {
  const { success, error } = (await response.json()) as {
    success: boolean;
    error: { code: string; message: string; fields: { path: string; code: string; message: string }[] };
  };
  expect(success).toBe(false);
  return error;
}

describe('input that is wrong', () => {
  test('says which fields, and why, in English', async () => {
    const response = await put({ name: 'A', price: 1 });
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toEqual({
      code: 'invalid_input',
      message: 'Some details are missing or not right. Please check the marked fields.',
      fields: [
        { path: 'name', code: 'too_short', limit: 2, message: 'Please use at least 2 characters.' },
        { path: 'price', code: 'unknown_field', message: 'This field is not known here.' },
      ],
    });
  });

  test('says so in Arabic to a caller who reads Arabic', async () => {
    const response = await put({}, { 'Accept-Language': 'ar-QA,ar;q=0.9,en;q=0.5' });
    expect(response.headers.get('Content-Language')).toBe('ar');
    expect(response.headers.get('Vary')).toContain('Accept-Language');
    const error = await errorOf(response);
    expect(error.message).toMatch(/^بعض البيانات/);
    expect(error.fields).toEqual([{ path: 'name', code: 'required', message: 'يُرجى تعبئة هذا الحقل.' }]);
  });

  test.each([
    ['a path parameter', '/api/chairs/zero', 'id'],
    ['a query parameter', '/api/chairs/7?notify=maybe', 'notify'],
    ['an unknown query parameter', '/api/chairs/7?admin=true', 'admin'],
    ['a query parameter given twice', '/api/chairs/7?notify=yes&notify=no', 'notify'],
  ])('%s', async (_case, path, field) => {
    const response = await put({ name: 'Stool' }, {}, path);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).fields[0]?.path).toBe(field);
  });

  test.each([
    ['half a text', '{"name": "Sto'],
    ['nothing', ''],
    ['more levels than any call takes', `{"name": ${'['.repeat(64)}${']'.repeat(64)}}`],
    ['a zero character, which the database cannot keep', '{"name": "St\\u0000ol"}'],
  ])('JSON with %s', async (_case, body) => {
    const response = await put(body);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).code).toBe('malformed_json');
  });

  test.each([
    ['brackets', '[{'.repeat(50)],
    ['quotation marks and backslashes before brackets', `\\"\\\\${'[{'.repeat(50)}`],
  ])('counts no levels in a text with %s', async (_case, colour) => {
    expect((await put({ name: 'Stool', colour })).status).toBe(201);
  });

  test('bytes that are not UTF-8', async () => {
    const response = await app.request('/api/chairs/7', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: new Uint8Array([...Buffer.from('{"name":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
    });
    expect((await errorOf(response)).code).toBe('malformed_json');
  });

  test('a key that would reach into every object', async () => {
    const response = await put('{"name": "Stool", "__proto__": {"isAdmin": true}}');
    expect((await errorOf(response)).fields).toMatchObject([{ path: '__proto__', code: 'unknown_field' }]);
  });

  test.each([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['something that only starts like JSON', { 'Content-Type': 'application/json-patch+json' }],
    ['another character set', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['compressed JSON', { 'Content-Encoding': 'gzip' }],
  ])('%s is not taken', async (_case, headers: Record<string, string>) => {
    const response = await put({ name: 'Stool' }, headers);
    expect(response.status).toBe(415);
    expect((await errorOf(response)).code).toBe('unsupported_media_type');
  });

  test('a body that is too large, when its size is announced', async () => {
    const response = await put({ name: 'Stool' }, { 'Content-Length': '1001' });
    expect(response.status).toBe(413);
    expect((await errorOf(response)).code).toBe('payload_too_large');
  });

  test('a body that is too large, when its size is not announced', async () => {
    const response = await put({ name: 'x'.repeat(1001) });
    expect(response.status).toBe(413);
  });
});

describe('a call that fails', () => {
  test('for a reason of the closed list: its status and text', async () => {
    const response = await app.request('/api/fails/known');
    expect(response.status).toBe(409);
    expect((await errorOf(response)).code).toBe('stale_version');
  });

  test('because the database is unreachable: 503, with Retry-After', async () => {
    const response = await app.request('/api/fails/database');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    // In the body too, which is what the page of the checkout reads.
    expect(await errorOf(response)).toMatchObject({ code: 'database_unavailable', retryAfterSeconds: 5 });
  });

  test('by taking too long: 503', async () => {
    const response = await app.request('/api/fails/slowly');
    expect(response.status).toBe(503);
    expect((await errorOf(response)).code).toBe('request_timeout');
  });

  test('for an unexpected reason: no detail for the caller, all of it in the log', async () => {
    const { log, lines } = collectingLog('info');
    const response = await buildTestApp({ routes, log }).request('/api/fails/oddly', {
      headers: { 'X-Request-Id': 'trace-me' },
    });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('internal_error');
    expect(text).not.toContain('hunter2');
    expect(lines[0]).toMatchObject({
      requestId: 'trace-me',
      code: 'internal_error',
      route: '/api/fails/:how',
    });
    expect(JSON.stringify(lines[0])).toContain('hunter2');
  });
});

describe('what does not exist', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/chairs/7/legs', '/api/health/'])('%s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect((await errorOf(response)).code).toBe('not_found');
  });

  test('a method: 405, with those that do exist', async () => {
    const response = await app.request('/api/chairs/7', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('PUT, OPTIONS');
    expect((await errorOf(response)).code).toBe('method_not_allowed');
  });

  test('OPTIONS tells the methods, and allows no other website', async () => {
    const response = await app.request('/api/secrets', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('HEAD answers like GET, without a body', async () => {
    const response = await buildTestApp().request('/api/health', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(await response.text()).toBe('');
  });
});

test("a stale version's error has the fields that changed meanwhile", async () => {
  const conflict = { version: 3, changed: ['price'], current: { id: '7', price: 2 } };
  const stale = endpoint(
    defineContract({ ...described, method: 'get', path: '/api/stale', access: 'public', data: z.string() }),
    async () => {
      throw new ShopError('stale_version', { conflict });
    },
  );
  const response = await buildTestApp({ routes: [stale] }).request('/api/stale');
  const envelope = await response.json();
  expect(envelope).toMatchObject({ error: { code: 'stale_version', fields: [], conflict } });
  expect(errorEnvelopeSchema.safeParse(envelope).success).toBe(true);
});

test('what is for staff is refused to everyone else before anything is done', async () => {
  const response = await app.request('/api/secrets', { headers: { Cookie: 'adminLoggedIn=true' } });
  expect(response.status).toBe(401);
  expect((await errorOf(response)).code).toBe('not_signed_in');
  expect(staffSecretRead).toBe(false);
});
