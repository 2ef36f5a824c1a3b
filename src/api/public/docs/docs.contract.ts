import { defineDocument } from '#api/http/contract.ts';

export const docsContract = defineDocument({
  method: 'get',
  path: '/api/docs',
  group: 'Documentation',
  summary: 'This API as a page to read',
  description: 'The same content as the OpenAPI document, for people.',
  access: 'public',
  errors: [],
  contentType: 'text/html; charset=utf-8',
});
