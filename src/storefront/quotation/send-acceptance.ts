import { acceptQuoteContract, sendLpoFileContract } from '#api/public/quotes/accept-quote.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callApi } from '#api-client/call-api.ts';
import { uploadFile } from '#api-client/upload-file.ts';
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
  /** Found before anything was sent. */
  | { readonly kind: 'notAFile' }
  /** The order is placed, but its file was refused or lost. Accepting again sends only the file. */
  | { readonly kind: 'fileMissing'; readonly explanation: string | null }
  | SubmitError<OrderField>;

/** Accepts a quotation, then sends the file. Failures are returned as outcomes, never thrown. */
export async function sendAcceptance(
  { reference, trackingKey }: Pick<TrackedQuote, 'reference' | 'trackingKey'>,
  acceptance: UncheckedAcceptance,
  file: File | null,
): Promise<AcceptanceOutcome> {
  if (!navigator.onLine) return { kind: 'failed', reason: 'offline' };
  if (file && !(await looksRight(file))) return { kind: 'notAFile' };
  try {
    // Validated with the schema of this body before.
    const body = { ...(acceptance as QuoteAcceptance), reference, key: trackingKey };
    const { data } = await callApi(acceptQuoteContract, { body });
    if (file) {
      const query = { reference, key: trackingKey, name: file.name.slice(0, 200) };
      const failure = await uploadFile(sendLpoFileContract, { query }, file).then(() => null, asFailure);
      if (failure) return failure;
    }
    return { kind: 'accepted', order: data };
  } catch (error) {
    const change = findChange(error);
    return change ? { kind: 'changed', change } : submitErrorFrom(error, findFieldAt);
  }
}

function asFailure(error: unknown): AcceptanceOutcome | null {
  if (!(error instanceof ApiCallError)) return { kind: 'fileMissing', explanation: null };
  // The file is there already, sent from another tab.
  if (error.code === 'status_not_possible') return null;
  return { kind: 'fileMissing', explanation: error.explanation ?? null };
}

/** Whether the first bytes are those of a PDF, JPEG, PNG or WebP; the server looks at the whole file. */
async function looksRight(file: File): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return /^(%PDF-|\xff\xd8\xff|\x89PNG|RIFF....WEBP)/s.test(start);
}
