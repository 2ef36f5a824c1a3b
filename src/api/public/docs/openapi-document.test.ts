import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { oas31 } from 'zod-openapi';
import { defineContract } from '#api/http/contract.ts';
import { docsPage } from './docs-page.ts';
import { exampleOf, fieldsOf } from './docs-schema-fields.ts';
import { openApiDocument } from './openapi-document.ts';

const line = z
  .strictObject({ productId: z.uuid(), quantity: z.int().min(1).max(999) })
  .meta({ id: 'SampleLine' });

const contract = defineContract({
  method: 'post',
  path: '/api/orders/{key}',
  group: 'Orders',
  summary: 'Place an order',
  description: 'For this test.',
  access: 'staff',
  errors: ['stale_version'],
  params: z.strictObject({ key: z.uuid() }),
  query: z.strictObject({ dryRun: z.enum(['yes', 'no']).default('no') }),
  body: z.strictObject({
    name: z.string().min(2).max(120).meta({ description: 'Who orders', example: "Amal O'Neil <b>" }),
    email: z.email().optional(),
    lines: z.array(line).min(1).max(100),
    total: z.number(),
  }),
  data: z.object({ number: z.string(), placedAt: z.iso.datetime().nullable() }),
  meta: z.object({ page: z.int() }),
  successStatus: 201,
});

const document = openApiDocument([contract], '1.2.3');
const operation = document.paths?.['/api/orders/{key}']?.post;
const requestBody = operation?.requestBody as oas31.RequestBodyObject | undefined;
const bodySchema = requestBody?.content['application/json']?.schema ?? {};

describe('the OpenAPI document', () => {
  test('has the parameters, the body and the answer of a call', () => {
    expect(operation).toMatchObject({
      operationId: 'postOrdersKey',
      tags: ['Orders'],
      parameters: [
        { in: 'path', name: 'key', required: true },
        { in: 'query', name: 'dryRun', schema: { default: 'no' } },
      ],
      responses: { 201: { description: 'Done' } },
    });
    expect(bodySchema).toMatchObject({ required: ['name', 'lines', 'total'], additionalProperties: false });
    expect(document.components?.schemas).toHaveProperty('SampleLine');
  });

  test('gathers under each status what can go wrong', () => {
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses).toEqual(['201', '400', '401', '403', '409', '413', '415', '500', '503']);
    expect(operation?.responses?.['400']).toMatchObject({
      content: { 'application/json': { examples: { invalid_input: {}, malformed_json: {} } } },
    });
  });
});

describe('for people', () => {
  test('the fields of a schema are rows with their limits', () => {
    expect(fieldsOf(document, bodySchema)).toEqual([
      { name: 'name', type: 'string', required: true, notes: 'Who orders; length 2 to 120' },
      { name: 'email', type: 'string (email)', required: false, notes: '' },
      { name: 'lines', type: 'object[]', required: true, notes: 'entries 1 to 100' },
      { name: 'lines[].productId', type: 'string (uuid)', required: true, notes: '' },
      { name: 'lines[].quantity', type: 'integer', required: true, notes: 'value 1 to 999' },
      { name: 'total', type: 'number', required: true, notes: '' },
    ]);
  });

  test('the example of a body is one that the contract accepts', () => {
    expect(contract.body?.safeParse(exampleOf(document, bodySchema)).error).toBeUndefined();
  });

  test('the page escapes what it shows, for HTML and for the shell', () => {
    const page = docsPage([contract], document, 'http://localhost:3000');
    expect(page).not.toContain('<b>');
    expect(page).toContain('Staff only');
    expect(page).toContain('curl -X POST &#39;http://localhost:3000/api/orders/{key}&#39;');
    expect(page).toContain('Amal O&#39;\\&#39;&#39;Neil &lt;b&gt;');
  });
});
