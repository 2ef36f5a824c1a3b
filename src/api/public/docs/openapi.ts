import type { Contract } from '#api/http/contract.ts';
import { type ApiRoute, documentEndpoint } from '#api/http/endpoint.ts';
import { openapiContract } from './openapi.contract.ts';
import { openApiDocument } from './openapi-document.ts';

/** The contracts do not change while the server runs, so the document is written once. */
export function openapi(contracts: readonly Contract[]): ApiRoute {
  let content: string | undefined;
  return documentEndpoint(openapiContract, async ({ services }) => {
    content ??= JSON.stringify(openApiDocument(contracts, services.version), null, 2);
    return { content };
  });
}
