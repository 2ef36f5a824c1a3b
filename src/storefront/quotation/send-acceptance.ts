import { acceptQuoteContract } from '#api/public/quotes/accept-quote.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callApi } from '#api-client/call-api.ts';
import type { OrderChange } from '#domain/orders/check-order.ts';
import type { QuoteAcceptance } from '#domain/orders/quote-acceptance.ts';
import type { PlacedOrder } from '../checkout/checkout-store.ts';
import { findChange } from '../checkout/find-change.ts';
import { findFieldAt, type OrderField } from '../checkout/order-draft.ts';
import { type SubmitError, submitErrorFrom } from '../forms/submit-error.ts';
import type { UncheckedAcceptance } from './acceptance-body.ts';
import type { TrackedQuote } from './tracked-quote.ts';

export type AcceptanceOutcome =
  | { readonly kind: 'accepted'; readonly order: PlacedOrder }
  | { readonly kind: 'changed'; readonly change: OrderChange }
  /** The server's error on the file, in the language of the page. */
  | { readonly kind: 'fileRefused'; readonly explanation: string }
  | SubmitError<OrderField>;

/** Accepts a quotation. Failures are returned as outcomes, never thrown. */
export async function sendAcceptance(
  { reference, trackingKey }: Pick<TrackedQuote, 'reference' | 'trackingKey'>,
  acceptance: UncheckedAcceptance,
  file: File | null,
): Promise<AcceptanceOutcome> {
  if (!navigator.onLine) return { kind: 'failed', reason: 'offline' };
  try {
    const lpoFile = file && { name: file.name, content: await base64Of(file) };
    // Validated with the schema of this body before.
    const body = { ...(acceptance as QuoteAcceptance), reference, key: trackingKey, lpoFile };
    const { data } = await callApi(acceptQuoteContract, { body });
    return { kind: 'accepted', order: data };
  } catch (error) {
    const change = findChange(error);
    if (change) return { kind: 'changed', change };
    const isOfFile =
      error instanceof ApiCallError &&
      (error.code === 'invalid_attachment' || error.code === 'image_too_large');
    if (isOfFile && error.explanation) return { kind: 'fileRefused', explanation: error.explanation };
    return submitErrorFrom(error, findFieldAt);
  }
}

/** Encodes a file as base64 with FileReader; String.fromCharCode with millions of arguments would overflow the stack. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
