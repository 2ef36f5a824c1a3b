import { lineOfRequest } from '#domain/quotes/list/list-lines.ts';
import type { RowView } from '#domain/quotes/quick-order/row-states.ts';
import { addToQuoteDraft } from '../contact/list/add-to-quote-draft.ts';
import type { MatchedLine } from '../contact/list/draft-list.ts';

/** Writes rows into the draft of the quotation request: products with their quantities, everything else in words. */
export function sendToQuotation(views: readonly RowView[]): void {
  addToQuoteDraft(views.flatMap(matchedLine));
}

function matchedLine({ row, state }: RowView): MatchedLine[] {
  const text = row.text.trim();
  if (text === '') return [];
  const product = state.kind === 'found' ? state.product : null;
  const quantity = row.quantity.trim() || '1';
  const written = product ? { code: product.sku, name: '', quantity } : { code: '', name: text, quantity };
  const line = lineOfRequest(written) ?? { code: '', name: `${text} (${quantity})`, quantity: 1 };
  // More pieces than a line holds are asked for in words.
  return [product && line.code !== '' ? { line, product, by: 'code' } : { line, product: null, by: null }];
}
