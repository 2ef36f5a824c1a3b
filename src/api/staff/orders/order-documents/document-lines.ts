import { html } from 'hono/html';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { type Html, inOwn, type Languages, typed } from './bilingual.ts';

/** The class of the column of names in a language. */
export const nameColumn: Readonly<Record<Locale, string>> = { en: 'english', ar: 'arabic' };

/** The name of a line in both languages; what is the same in both stands once, across both columns. */
export function nameCells(languages: Languages, name: LocalizedText): Html {
  if (name.en === name.ar) return html`<td colspan="2">${typed(name.en)}</td>`;
  return html`${languages.map((locale) => html`<td ${inOwn(locale)}>${typed(name[locale])}</td>`)}`;
}

/** The rows of a table. What closes it stays with the last of them. */
export function linesWith(rows: readonly Html[], columns: number, closing: Html): Html {
  return html`<tbody>${rows.slice(0, -1)}</tbody>
<tbody class="together">${rows.slice(-1)}<tr><td class="closing" colspan="${columns}">${closing}</td></tr></tbody>`;
}
