import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { localeOfPath } from '#i18n/locale-path.ts';
import { ar } from '#i18n/messages/ar.ts';
import { en } from '#i18n/messages/en.ts';
import { LanguageProvider } from '#i18n/messages-context.tsx';
import { allowMarkedScripts } from './page-security.server.ts';
import { pageRequestInfo, pageServices } from './page-services.ts';

const messagesByLocale = { en, ar };

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const nonce = randomUUID();
  const { html, failed } = await renderWhole(
    <LanguageProvider locale={locale} messages={messagesByLocale[locale]}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </LanguageProvider>,
    nonce,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  if (import.meta.env.DEV) return new Response(html, { status, headers });

  const page = allowMarkedScripts(html, nonce);
  headers.set('Content-Security-Policy', page.policy);
  return new Response(page.html, { status: failed ? 500 : status, headers });
}

/** The page is sent when it is complete: measured twice as fast as streaming, and cacheable as it is. */
async function renderWhole(page: React.ReactNode, nonce: string): Promise<{ html: string; failed: boolean }> {
  let failed = false;
  const output = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Large parts would otherwise be sent at the end and moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(output);
        resolve();
      },
      onShellError: reject,
      onError: () => {
        failed = true;
      },
    });
  });
  return { html: await text(output), failed };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const services = (context as RouterContextProvider).get(pageServices);
  const { requestId } = (context as RouterContextProvider).get(pageRequestInfo);
  services.log.error({ err: error, requestId }, 'a page could not be rendered');
};
