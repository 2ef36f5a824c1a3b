import type { Contract } from '#api/http/contract.ts';
import { type ApiRoute, documentEndpoint } from '#api/http/endpoint.ts';
import { docsContract } from './docs.contract.ts';
import { docsPage, docsPagePolicy } from './docs-page.ts';
import { documentByCaller } from './document-by-caller.ts';
import { openApiDocument } from './openapi-document.ts';

export function docs(contracts: readonly Contract[]): ApiRoute {
  const write = documentByCaller(contracts, (shown, { version, environment }) =>
    docsPage(shown, openApiDocument(shown, version), environment.publicUrl),
  );
  return documentEndpoint(docsContract, async (call) => {
    const { content, headers } = await write(call);
    return { content, headers: { ...headers, 'Content-Security-Policy': docsPagePolicy } };
  });
}
