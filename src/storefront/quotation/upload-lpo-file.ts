import { sendLpoFileContract } from '#api/public/quotes/accept-quote.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { uploadFile } from '#api-client/upload-file.ts';
import type { TrackedQuote } from './tracked-quote.ts';

/** The file was refused or lost, with what the server says about it. */
export interface LpoFileFailure {
  readonly explanation: string | null;
}

/** Sends the file of a purchase order; null when the shop has it. Sending the same file again is safe. */
export async function uploadLpoFile(
  { reference, trackingKey }: Pick<TrackedQuote, 'reference' | 'trackingKey'>,
  file: File,
): Promise<LpoFileFailure | null> {
  const query = { reference, key: trackingKey, name: file.name.slice(0, 200) };
  try {
    await uploadFile(sendLpoFileContract, { query }, file);
    return null;
  } catch (error) {
    if (!(error instanceof ApiCallError)) return { explanation: null };
    // Another file is there already, sent from another tab.
    if (error.code === 'status_not_possible') return null;
    return { explanation: error.explanation ?? null };
  }
}

/** Whether the first bytes are those of a PDF, JPEG, PNG or WebP; the server looks at the whole file. */
export async function looksLikeLpoFile(file: File): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return /^(%PDF-|\xff\xd8\xff|\x89PNG|RIFF....WEBP)/s.test(start);
}
