import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
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
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { LanguageProvider } from '#i18n/messages-context.tsx';
import type { Locale } from '#primitives/locale.ts';
import { otherLanguageIn } from './layout/language-switch.tsx';
import { ownTurn } from './own-turn.server.ts';
import { dataScript, pageScript } from './page-script.server.ts';
import { allowMarkedScripts } from './page-security.server.ts';
import { type PageRequest, pageRequest, pageServices } from './page-services.ts';
import { putPartsIn, type WrittenParts, WrittenPartsProvider } from './parts-written-once.tsx';
import storefrontStyles from './storefront.css?url';

const messagesByLocale = { en, ar };

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const locale = localeOfRequest(request);
  const { serverHandoffStream: data, ...context } = routerContext;
  // In development nothing takes the mark out again, and React would find a difference in the browser.
  const mark = import.meta.env.DEV ? {} : { nonce: randomUUID() };
  await ownTurn();
  const parts = partsWrittenFor(context.staticHandlerContext.loaderData.root, locale);
  const rendered = await renderWhole(
    <LanguageProvider locale={locale} messages={messagesByLocale[locale]}>
      <WrittenPartsProvider value={parts}>
        <ServerRouter context={context} url={request.url} {...mark} />
      </WrittenPartsProvider>
    </LanguageProvider>,
    mark,
  );
  const { location } = context.staticHandlerContext;
  const pieces = parts ? putPartsIn(rendered, parts) : [rendered];
  const current = loadContext.get(pageRequest);
  const script = data ? scriptFor(context, await textOf(data), current, mark) : '';
  const whole = joined(pieces.map(otherLanguageIn(locale, location)), script);
  const page = mark.nonce
    ? allowMarkedScripts(whole, mark.nonce)
    : { html: whole, policy: developmentPolicy };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  // Whoever compresses pages would say it, and take the answer apart for that.
  headers.set('Vary', 'Accept-Encoding');
  headers.set('Content-Security-Policy', page.policy);
  // Asked for before the first line of the page is read, and so before its pictures.
  headers.set('Link', `<${storefrontStyles}>; rel=preload; as=style`);
  sayHowLongToKeep(headers, status, 0);
  current.html = page.html;
  if (!current.databaseAway) return new Response(null, { status, headers });

  // For a moment only, and nobody's fault at the other end: proxies and search engines shall come back.
  headers.set('Retry-After', '5');
  return new Response(null, { status: 503, headers });
}

/** By what the root of the page was given: another content of the shop is another object. */
const writtenParts = new WeakMap<object, Readonly<Record<Locale, WrittenParts>>>();

/** Null on a page that failed before the frame was known. */
function partsWrittenFor(frame: object | undefined, locale: Locale): WrittenParts | null {
  if (!frame) return null;
  const parts = writtenParts.get(frame) ?? { en: new Map(), ar: new Map() };
  writtenParts.set(frame, parts);
  return parts[locale];
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

/** React writes it in front of streams alone; without it browsers lay pages out by the rules of the nineties. */
const doctype = '<!DOCTYPE html>';
const endOfPage = '</body></html>';

/** All at once: a page that is put together step by step is copied at each of them. */
function joined(pieces: readonly string[], atTheEnd: string): string {
  const last = pieces.at(-1) ?? '';
  if (!last.endsWith(endOfPage)) throw new Error('a page ends in another way than React used to end it');
  const beginning = pieces[0]?.startsWith(doctype) ? '' : doctype;
  return [beginning, ...pieces.slice(0, -1), last.slice(0, -endOfPage.length), atTheEnd, endOfPage].join('');
}

/**
 * Gives React in the browser what the loaders gave it here. React Router would render it part by part as it comes, and
 * so make every page wait in the middle of its making.
 */
function scriptFor(
  context: EntryContext,
  data: string,
  current: PageRequest,
  { nonce }: { nonce?: string },
): string {
  return nonce
    ? `<script nonce="${nonce}">${pageScript(context, data, current)}</script>`
    : `<script>${dataScript(data, current)}</script>`;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

/** What React leaves where something is not ready. */
const notReady = '<!--$!-->';

/**
 * The page is sent when it is complete. Written at once it takes two thirds of the time; only a page whose code is still
 * being loaded, in the first moments of a server, has to wait for that.
 */
async function renderWhole(page: ReactNode, mark: { nonce?: string }): Promise<string> {
  const atOnce = renderToString(page);
  return atOnce.includes(notReady) ? renderWhenReady(page, mark) : atOnce;
}

function renderWhenReady(page: ReactNode, mark: { nonce?: string }): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(page, {
    ...mark,
    // Large parts would otherwise be sent at the end and moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
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
