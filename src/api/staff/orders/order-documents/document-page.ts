import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { both, type Html, word } from './bilingual.ts';
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

/** Both languages on one sheet. Its width is that of the paper: phones show it whole and smaller, as it will print. */
export function documentPage(title: LocalizedText, number: string, body: Html): PrintedDocument {
  const footer = pageFooter(`${title.en} ${number}`);
  const page = html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=840">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${title.en} ${number}</title>
<style>${raw(documentStyle)}</style>
<style>${raw(footer)}</style>
</head>
<body>
<p class="tools"><button type="button" hidden>${both(word('print'))}</button></p>
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

/** Sheets get separated: every one says what it belongs to. */
function pageFooter(text: string): string {
  // Nothing that could end the text of a style.
  const harmless = text.replaceAll(/[^\w -]/g, '');
  return `@page { @bottom-left { content: "${harmless}"; } }`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
