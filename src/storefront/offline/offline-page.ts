import { localizedPath } from '#i18n/locale-path.ts';
import { offlineAr } from '#i18n/messages/storefront/offline.ar.ts';
import { offlineEn } from '#i18n/messages/storefront/offline.en.ts';
import { directionOf, type Locale } from '#primitives/locale.ts';
import { buttonStyle } from '#ui/button-style.ts';

export interface CachedPage {
  readonly path: string;
  /** Title as in the page's HTML, so already escaped. */
  readonly titleHtml: string;
}

interface OfflinePage {
  readonly locale: Locale;
  /** As in a page's HTML, so already escaped; empty when no page is cached. */
  readonly shopNameHtml: string;
  readonly isCheckout: boolean;
  readonly cachedPages: readonly CachedPage[];
  readonly stylesheet: string;
  readonly fonts: readonly string[];
}

/** Content security policy of the offline page: cached styles and fonts, no scripts. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** The offline page: a 503 response that explains why a page does not open and links to cached pages. */
export function offlinePage(page: OfflinePage): Response {
  return new Response(offlineHtml(page), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': page.locale,
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  });
}

function offlineHtml(page: OfflinePage): string {
  const { locale, shopNameHtml, isCheckout, cachedPages, stylesheet, fonts } = page;
  const texts = { en: offlineEn, ar: offlineAr }[locale];
  // `font-display: optional` ignores fonts that load late.
  const preloads = fonts.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
  );
  const links = cachedPages.map(
    ({ path, titleHtml }) =>
      `<li><a href="${forAttribute(path)}" class="flex min-h-12 items-center py-2 hover:text-accent"><bdi>${titleHtml}</bdi></a></li>`,
  );
  const list = `<section class="mt-14 max-w-prose">
<h2 class="type-heading">${texts.cachedPages}</h2>
<ul class="mt-4 divide-y divide-line border-y border-line">${links.join('')}</ul>
</section>`;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
${preloads.join('')}
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main class="page-column py-10">
<p class="text-xl font-semibold">${shopNameHtml}</p>
<h1 class="type-title mt-16">${texts.title}</h1>
<p class="type-lead mt-5 max-w-prose">${isCheckout ? texts.checkout : texts.page}</p>
<p class="mt-8 flex flex-wrap gap-3">
<a href="" class="${buttonStyle('primary')}">${texts.retry}</a>
<a href="${localizedPath(locale, '/cart')}" class="${buttonStyle('secondary')}">${texts.cart}</a>
</p>
${links.length > 0 ? list : ''}
</main>
</body>
</html>
`;
}

function forAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
