import type { Contract } from '#api/http/contract.ts';
import { type ApiRoute, documentEndpoint } from '#api/http/endpoint.ts';
import { docsContract } from './docs.contract.ts';
import { docsPage, docsPagePolicy } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

export function docs(contracts: readonly Contract[]): ApiRoute {
  let content: string | undefined;
  return documentEndpoint(docsContract, async ({ services }) => {
    content ??= docsPage(
      contracts,
      openApiDocument(contracts, services.version),
      services.environment.publicUrl,
    );
    return { content, headers: { 'Content-Security-Policy': docsPagePolicy } };
  });
}
