import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isDatabaseFailure } from '#domain/health/database-failure.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { ar } from '#i18n/messages/ar.ts';
import { en } from '#i18n/messages/en.ts';
import { LanguageProvider } from '#i18n/messages-context.tsx';
import { allowMarkedScripts } from './page-security.server.ts';
import { pageRequest, pageServices } from './page-services.ts';

const messagesByLocale = { en, ar };

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const locale = localeOfRequest(request);
  // In development nothing takes the mark out again, and React would find a difference in the browser.
  const mark = import.meta.env.DEV ? {} : { nonce: randomUUID() };
  const html = await renderWhole(
    <LanguageProvider locale={locale} messages={messagesByLocale[locale]}>
      <ServerRouter context={routerContext} url={request.url} {...mark} />
    </LanguageProvider>,
    mark,
  );
  const page = mark.nonce
    ? allowMarkedScripts(preloadScriptsLast(html), mark.nonce)
    : { html, policy: developmentPolicy };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Content-Security-Policy', page.policy);
  sayHowLongToKeep(headers, status, 0);
  if (!loadContext.get(pageRequest).databaseAway) return new Response(page.html, { status, headers });

  // For a moment only, and nobody's fault at the other end: proxies and search engines shall come back.
  headers.set('Retry-After', '5');
  return new Response(page.html, { status: 503, headers });
}

/** What a link fetched when somebody was about to follow it is still good when they do. */
const prefetchedSeconds = 2;

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  sayHowLongToKeep(response.headers, response.status, prefetchedSeconds);
  return response;
};

/**
 * A change shall be seen within two seconds: browsers ask each time whether a page is still the same, and a network of
 * caches before the shop may spare it all but one question a second. A personal page has said by itself that nobody
 * may keep it.
 */
function sayHowLongToKeep(headers: Headers, status: number, browserSeconds: number): void {
  if (headers.has('Cache-Control')) return;
  if (status === 200) {
    headers.set('Cache-Control', `public, max-age=${browserSeconds}, s-maxage=1`);
    headers.set('CDN-Cache-Control', 'max-age=1, stale-while-revalidate=1');
  } else {
    headers.set('Cache-Control', 'no-store');
  }
}

/** Vite's own scripts and styles are inline, and its updates come from another port. */
const developmentPolicy = "default-src * 'unsafe-inline' data:";

const scriptPreload = Buffer.from('<link rel="modulepreload"');
const lowPriority = Buffer.from(' fetchpriority="low"');

/** React Router has no way to say it, and a browser would fetch scripts before fonts and the first picture. */
function preloadScriptsLast(page: Buffer): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  let end = 0;
  for (let at = page.indexOf(scriptPreload); at !== -1; at = page.indexOf(scriptPreload, end)) {
    const begin = end;
    end = at + scriptPreload.length;
    parts.push(page.subarray(begin, end), lowPriority);
  }
  return Buffer.concat([...parts, page.subarray(end)]);
}

/** The page is sent when it is complete: measured twice as fast as streaming, and cacheable as it is. */
async function renderWhole(page: ReactNode, mark: { nonce?: string }): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const parts: Buffer[] = [];
  // Takes all there is at once: a stream that is read at the other end would pass each part on in a turn of its own.
  const output = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      resolve(Buffer.concat(parts));
      done();
    },
  });
  const { pipe } = renderToPipeableStream(page, {
    ...mark,
    // Large parts would otherwise be sent at the end and moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(output),
    onError: reject,
  });
  return promise;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const loadContext = context as RouterContextProvider;
  const current = loadContext.get(pageRequest);
  if (isDatabaseFailure(error)) current.databaseAway = true;
  const { log } = loadContext.get(pageServices);
  log.error({ err: error, requestId: current.requestId }, 'a page could not be made');
};
