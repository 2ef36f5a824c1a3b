import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { directionOf, type Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { both, type Html, inOwn, type Languages, word } from './bilingual.ts';
import { documentStyle } from './document-style.ts';

export interface PrintedDocument {
  readonly content: string;
  readonly headers: Readonly<Record<'Content-Security-Policy', string>>;
}

/** Reveals the button too: without scripts it would do nothing. */
const printScript = `const button = document.querySelector('button');
button.hidden = false;
button.addEventListener('click', () => print());
`;

/** Both languages on one sheet, which runs as the language of the order does. Its width is that of the paper: phones show it whole and smaller, as it will print. */
export function documentPage(
  languages: Languages,
  title: LocalizedText,
  number: string,
  body: Html,
): PrintedDocument {
  const [first] = languages;
  const footer = pageFooter(first, `${title[first]} ${number}`);
  const page = html`<!doctype html>
<html ${inOwn(first)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=840">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${title[first]} ${number}</title>
<style>${raw(documentStyle)}</style>
<style>${raw(footer)}</style>
</head>
<body>
<p class="tools"><button type="button" hidden>${both(languages, word('print'))}</button></p>
<main class="sheet">
${body}
</main>
<script>${raw(printScript)}</script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(documentStyle)} ${hashOf(footer)}`,
    `script-src ${hashOf(printScript)}`,
    'font-src data:',
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; ');
  return { content: String(page), headers: { 'Content-Security-Policy': policy } };
}

/** In Arabic two numbers with a stroke are read in either order. */
const pageOfPages: Readonly<Record<Locale, string>> = {
  en: "counter(page) ' / ' counter(pages)",
  ar: "'صفحة ' counter(page) ' من ' counter(pages)",
};

/** Sheets get separated: every one says what it belongs to. */
function pageFooter(locale: Locale, text: string): string {
  // Nothing that could end the text of a style.
  const harmless = text.replaceAll(/[^\w\p{Script=Arabic} -]/gu, '');
  const [start, end] = directionOf(locale) === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return `@page { @bottom-${start} { content: "${harmless}"; } @bottom-${end} { content: ${pageOfPages[locale]}; } }`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
