import { randomUUID } from 'node:crypto';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { previewKeyOf } from '#domain/site-content/preview-address.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { LanguageProvider } from '#i18n/messages-context.tsx';
import { allowMarkedScripts } from './rendering/content-security-policy.server.ts';
import { logPageError } from './rendering/database-unavailable.server.ts';
import { writeHydrationScript } from './rendering/hydration-script.server.ts';
import { HydrationScriptProvider } from './rendering/hydration-script.tsx';
import { waitForRenderTurn } from './rendering/one-render-per-turn.server.ts';
import { renderWholePage } from './rendering/render-whole-page.server.ts';
import storefrontStyles from './storefront.css?url';

const messagesByLocale = { en, ar };

/** Renders a document; rendering/README.md explains what differs from React Router's default entry. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const locale = localeOfRequest(request);
  const nonce = randomUUID();
  const { serverHandoffStream: _, ...context } = routerContext;
  const code = await writeHydrationScript(routerContext);
  await waitForRenderTurn();
  const page = await renderWholePage(
    <LanguageProvider locale={locale} messages={messagesByLocale[locale]}>
      <HydrationScriptProvider value={{ code, nonce }}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </HydrationScriptProvider>
    </LanguageProvider>,
  );
  // Staff see a preview inside of the admin. A browser that reads this ignores X-Frame-Options.
  const framedBy = previewKeyOf(request.url) === undefined ? "'none'" : "'self'";
  const { html, policy } = allowMarkedScripts(page, nonce, framedBy);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  // Set here, because the middleware that compresses would copy the response to set it.
  headers.set('Vary', 'Accept-Encoding');
  headers.set('Content-Security-Policy', import.meta.env.DEV ? developmentPolicy : policy);
  // Lets the browser request the stylesheet before it parses the page, and so before the images.
  headers.set('Link', `<${storefrontStyles}>; rel=preload; as=style`);
  setCacheHeaders(headers, status, 0);
  return new Response(html, { status, headers });
}

/** Vite adds inline scripts and styles, and sends its updates from another port. */
const developmentPolicy = "default-src * 'unsafe-inline' data:";

/** Data that a link prefetched is still fresh when the visitor follows it. */
const prefetchedSeconds = 2;

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  setCacheHeaders(response.headers, response.status, prefetchedSeconds);
  return response;
};

/**
 * A change must be visible within two seconds: browsers revalidate a page each time, and a shared cache in front of the
 * shop may answer for one second. Personal pages have set `no-store` themselves.
 */
function setCacheHeaders(headers: Headers, status: number, browserSeconds: number): void {
  if (status === 503) headers.set('Retry-After', '5');
  if (headers.has('Cache-Control')) return;
  if (status === 200) {
    headers.set('Cache-Control', `public, max-age=${browserSeconds}, s-maxage=1`);
    headers.set('CDN-Cache-Control', 'max-age=1, stale-while-revalidate=1');
  } else {
    headers.set('Cache-Control', 'no-store');
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logPageError(context, error);
};
