import { acceptQuoteContract } from '#api/public/quotes/accept-quote.contract.ts';
import { callApi } from '#api-client/call-api.ts';
import type { OrderChange } from '#domain/orders/check-order.ts';
import type { QuoteAcceptance } from '#domain/orders/quote-acceptance.ts';
import type { PlacedOrder } from '../checkout/checkout-store.ts';
import { findChange } from '../checkout/find-change.ts';
import { findFieldAt, type OrderField } from '../checkout/order-draft.ts';
import { type SubmitError, submitErrorFrom } from '../forms/submit-error.ts';
import type { UncheckedAcceptance } from './acceptance-body.ts';
import type { TrackedQuote } from './tracked-quote.ts';
import { type LpoFileFailure, looksLikeLpoFile, uploadLpoFile } from './upload-lpo-file.ts';

export type AcceptanceOutcome =
  | { readonly kind: 'accepted'; readonly order: PlacedOrder }
  | { readonly kind: 'changed'; readonly change: OrderChange }
  /** Found before anything was sent. */
  | { readonly kind: 'notAFile' }
  /** The order is placed, but its file was refused or lost. Accepting again sends only the file. */
  | ({ readonly kind: 'fileMissing' } & LpoFileFailure)
  | SubmitError<OrderField>;

/** Accepts a quotation, then sends the file. Failures are returned as outcomes, never thrown. */
export async function sendAcceptance(
  quote: Pick<TrackedQuote, 'reference' | 'trackingKey'>,
  acceptance: UncheckedAcceptance,
  file: File | null,
): Promise<AcceptanceOutcome> {
  if (!navigator.onLine) return { kind: 'failed', reason: 'offline' };
  if (file && !(await looksLikeLpoFile(file))) return { kind: 'notAFile' };
  try {
    // Validated with the schema of this body before.
    const body = { ...(acceptance as QuoteAcceptance), reference: quote.reference, key: quote.trackingKey };
    const { data } = await callApi(acceptQuoteContract, { body });
    const failure = file && (await uploadLpoFile(quote, file));
    if (failure) return { kind: 'fileMissing', ...failure };
    return { kind: 'accepted', order: data };
  } catch (error) {
    const change = findChange(error);
    return change ? { kind: 'changed', change } : submitErrorFrom(error, findFieldAt);
  }
}
