import type { Contract } from '#api/http/contract.ts';
import { type ApiRoute, documentEndpoint } from '#api/http/endpoint.ts';
import { documentByCaller } from './document-by-caller.ts';
import { openapiContract } from './openapi.contract.ts';
import { openApiDocument } from './openapi-document.ts';

export function openapi(contracts: readonly Contract[]): ApiRoute {
  const write = documentByCaller(contracts, (shown, { version }) =>
    JSON.stringify(openApiDocument(shown, version), null, 2),
  );
  return documentEndpoint(openapiContract, write);
}
