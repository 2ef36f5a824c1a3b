import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React writes it in streams only. Without it browsers use quirks mode. */
const doctype = '<!DOCTYPE html>';

/** React's placeholder for a Suspense boundary that was not ready. */
const pendingBoundary = '<!--$!-->';

/**
 * Renders a document in one pass, not as a stream: its policy needs the hashes of all its scripts before the first byte
 * is sent, and the page cache stores whole pages. `renderToString` does not wait for lazy components, which are pending
 * only until the server has loaded them once; a page with one is rendered again by the renderer that waits.
 */
export async function renderWholePage(page: ReactNode): Promise<string> {
  const html = renderToString(page);
  return html.includes(pendingBoundary) ? renderWhenReady(page) : doctype + html;
}

function renderWhenReady(page: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(page, {
    // Otherwise large parts are sent at the end, and a script moves them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onError: reject,
  });
  return promise;
}
