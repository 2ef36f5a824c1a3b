import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { apiRoutes } from '#api/api-routes.ts';
import { errorCodesOf, isDocument } from '#api/http/contract.ts';
import { errorStatus } from '#api/http/error-status.ts';
import { fieldErrorCodes, shopErrorCodes } from '#primitives/shop-error.ts';
import { buildTestApp } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { signInForTest } from '../../support/staff-session.ts';

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown>; operationId: string }>>;
  components: { schemas: Record<string, unknown> };
}

onDatabase('server', 'the documentation', 'schema', (database) => {
  let app: ReturnType<typeof buildTestApp>;
  let staff: { cookie: string };

  beforeAll(async () => {
    app = buildTestApp({ database });
    staff = await signInForTest(database.db);
  });

  const read = (path: string) => app.request(path, { headers: staff });

  async function openApi(): Promise<OpenApi> {
    const response = await read('/api/openapi.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    return response.json() as Promise<OpenApi>;
  }

  test('every route of the table, and every route of the app below /api, is documented', async () => {
    const { openapi, paths } = await openApi();
    expect(openapi).toMatch(/^3\.1\./);
    const documented = Object.entries(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
      .sort();
    const inTable = apiRoutes
      .map(({ contract }) => `${contract.method.toUpperCase()} ${contract.path}`)
      .sort();
    const routesInApp = app.routes
      .filter(({ path, method }) => path.startsWith('/api') && method !== 'ALL')
      .map(({ path, method }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    // A call that answers with an ETag has two handlers at its address.
    const inApp = [...new Set(routesInApp)].sort();
    expect(documented).toEqual(inTable);
    expect(inApp).toEqual(inTable);
  });

  test('every way in which a call can fail is documented under its status', async () => {
    const { paths } = await openApi();
    for (const { contract } of apiRoutes) {
      const { responses } = paths[contract.path]?.[contract.method] ?? {
        responses: {} as Record<string, unknown>,
      };
      for (const code of errorCodesOf(contract)) {
        expect(JSON.stringify(responses[errorStatus[code]]), `${contract.path} ${code}`).toContain(code);
      }
    }
  });

  test('calls accept the examples of their bodies', () => {
    for (const { contract } of apiRoutes) {
      if (isDocument(contract)) continue;
      for (const [name, example] of Object.entries(contract.bodyExamples ?? {})) {
        expect(contract.body?.safeParse(example).error, `${contract.path} ${name}`).toBeUndefined();
      }
    }
  });

  test('categories and products are shown in the fields of the specification and in all fields', async () => {
    const { paths } = await openApi();
    const shown = apiRoutes.flatMap(({ contract }) => {
      if (isDocument(contract) || !contract.bodyExamples?.['The fields of the specification']) return [];
      const documented = JSON.stringify(paths[contract.path]?.[contract.method]);
      expect(documented).toContain('The fields of the specification');
      expect(documented).toContain('All fields');
      return `${contract.method} ${contract.path}`;
    });
    expect(shown.toSorted()).toEqual([
      'post /api/categories',
      'post /api/products',
      'put /api/categories/{id}',
      'put /api/products/{id}',
    ]);
  });

  test('every call has a name of its own', async () => {
    const { paths } = await openApi();
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test('error codes and field errors are schemas of their own', async () => {
    const { components } = await openApi();
    expect(components.schemas).toMatchObject({
      ErrorCode: { enum: [...shopErrorCodes] },
      FieldError: { properties: { code: { enum: [...fieldErrorCodes] } } },
      ErrorEnvelope: { properties: { success: { const: false } } },
    });
  });

  test('every reference of the document leads somewhere', async () => {
    const document = await openApi();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
  });

  test('contracts refuse fields that they do not know', () => {
    for (const { contract } of apiRoutes) {
      if (isDocument(contract)) continue;
      for (const schema of [contract.params, contract.query, contract.body]) {
        if (schema?.type !== 'object') continue;
        const { catchall } = (schema as z.ZodObject).def;
        expect(catchall?._zod.def.type, contract.path).toBe('never');
      }
    }
  });

  test('the readable page shows every call and every error in both languages, without any script', async () => {
    const response = await read('/api/docs');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    for (const { contract } of apiRoutes) expect(page).toContain(`<code>${contract.path}</code>`);
    for (const code of [...shopErrorCodes, ...fieldErrorCodes])
      expect(page).toContain(`<code class="name">${code}</code>`);
    expect(page).toMatch(/<html lang="en" dir="ltr">/);
    expect(page).toContain('href="#content"');
    expect(page).not.toMatch(/<script|style=|onclick=/);
    expect(page).not.toContain('[object');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('every link inside the readable page leads somewhere', async () => {
    const page = await (await read('/api/docs')).text();
    const targets = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((link) => !targets.has(link ?? ''))).toEqual([]);
    expect(targets.size).toBe([...page.matchAll(/ id="/g)].length);
  });

  test('the policy of the readable page allows its own style and nothing else', async () => {
    const response = await read('/api/docs');
    const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? '';
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64');
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`);
  });

  // Strangers learn nothing about the calls for staff.
  test.each(['/api/openapi.json', '/api/docs'])('%s shows strangers the public calls only', async (path) => {
    const strangers = [{}, { cookie: `${staff.cookie}x` }, { cookie: 'adminLoggedIn=true; adminUser=admin' }];
    for (const headers of strangers) {
      const response = await app.request(path, { headers });
      expect(response.headers.get('Vary')).toContain('Cookie');
      const text = await response.text();
      for (const { contract } of apiRoutes) {
        const shown = path.endsWith('json')
          ? JSON.stringify(contract.summary)
          : `<strong>${contract.summary}`;
        expect(text.includes(shown), contract.summary).toBe(contract.access === 'public');
      }
      expect(text).not.toMatch(/staff only|"x-access": "staff"|not_signed_in:/i);
    }
    const forStaff = await read(path);
    expect(forStaff.headers.get('Cache-Control')).toBe('no-store');
  });
});
