import { documentEndpoint } from '#api/http/endpoint.ts';
import { requireQuote } from '#domain/quotes/require-quote.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { quotesIdLpoContract } from './quotes-id-lpo.contract.ts';

export const quotesIdLpo = documentEndpoint(quotesIdLpoContract, async ({ services }, { id }) => {
  const { reference, lpoFile } = await requireQuote(services.db, id);
  const stored = lpoFile && (await services.attachments.read(lpoFile.relativePath));
  if (!stored) throw new ShopError('not_found');
  const ending = lpoFile.relativePath.split('.').at(-1);
  return {
    content: new Uint8Array(stored),
    headers: { 'Content-Disposition': `attachment; filename="${reference}-LPO.${ending}"` },
  };
});
