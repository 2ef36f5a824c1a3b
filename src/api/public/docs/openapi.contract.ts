import { defineDocument } from '#api/http/contract.ts';

export const openapiContract = defineDocument({
  method: 'get',
  path: '/api/openapi.json',
  group: 'Documentation',
  summary: 'This API as OpenAPI 3.1',
  description: 'Made from the same schemas that check every call.',
  access: 'public',
  errors: [],
  contentType: 'application/json; charset=utf-8',
});
