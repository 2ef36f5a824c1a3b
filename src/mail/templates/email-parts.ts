import { html, raw } from 'hono/html';
import { hasArabic, typedDirection } from '#i18n/directional-runs.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { directionOf, type Locale } from '#primitives/locale.ts';
import { emailDocument } from './email-layout.ts';

type Html = ReturnType<typeof html>;

/** A piece of an email in both of its forms, made together so that neither says less than the other. */
export interface EmailPart {
  readonly html: Html;
  readonly text: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** What the value leads to. */
  readonly link?: string;
  /** The value stands below the label, which is as long as the name of a product. */
  readonly isStacked?: boolean;
}

const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;
/** Isolated text, which may have isolated runs in it. */
const isolatedText = /([\u2066-\u2068])((?:[^\u2066-\u2069]|[\u2066-\u2068][^\u2066-\u2069]*\u2069)*)\u2069/g;
const soft = '#6c6772';
const line = '#e2dfd8';

/**
 * Keeps a number, code or phone in its order within Arabic. The marks are plain characters, so that they can stand in
 * the middle of a sentence; HTML gets an element in their place.
 */
export function leftToRight(text: string): string {
  return `\u2066${text.replaceAll(directionMarks, '')}\u2069`;
}

/** For names and whatever people typed: its own letters decide, and the sentence around it stays in order. */
export function inOwnDirection(text: string): string {
  return isolated(isolateTyped(text));
}

/** For amounts, which have the marks that they need. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

export function paragraph(text: string, tone: 'plain' | 'soft' = 'plain'): EmailPart {
  const look = tone === 'soft' ? `font-size:14px;color:${soft}` : '';
  return { html: html`<p style="margin:0 0 16px;${look}">${inline(text)}</p>`, text };
}

/** User input, in either language. */
export function quotation(label: string, text: string): EmailPart {
  // Marks do not reach beyond the end of a line.
  const lines = text.split('\n').map(inOwnDirection).join('\n');
  return {
    html: html`<p style="margin:24px 0 4px;font-size:14px;color:${soft}">${label}</p>
<p dir="${typedDirection(text)}" style="margin:0 0 16px;padding:12px 16px;background:#f7f6f3;border-radius:10px">${inline(lines)}</p>`,
    text: `${label}:\n${lines}`,
  };
}

/** A number to be read and typed. */
export function bigCode(code: string): EmailPart {
  return {
    html: html`<p dir="ltr" style="margin:8px 0 24px;text-align:center;font-size:32px;font-weight:600;letter-spacing:8px">${code}</p>`,
    text: code,
  };
}

export function button(label: string, address: string): EmailPart {
  return {
    html: html`<p style="margin:8px 0 24px"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#8a1538;color:#ffffff;text-decoration:none;font-weight:600">${label}</a></p>`,
    // Alone on its line and without marks: programs that make links of addresses would take them in.
    text: `${label}:\n${address}`,
  };
}

/** A product to look at; a picture says nothing in plain text. */
export function productPart({
  name,
  price,
  code,
  picture,
}: {
  readonly name: string;
  readonly price: string;
  readonly code: string;
  readonly picture: { readonly address: string; readonly description: string } | null;
}): EmailPart {
  return {
    html: html`${
      picture &&
      html`<img src="${picture.address}" alt="${picture.description}" width="512" style="display:block;width:100%;height:auto;border-radius:12px;background:#efede8">`
    }
<p style="margin:20px 0 4px;font-size:18px;font-weight:600">${inline(name)}</p>
<p style="margin:0 0 4px">${inline(price)}</p>
<p style="margin:0 0 24px;font-size:14px;color:${soft}">${inline(code)}</p>`,
    text: [name, price, code].join('\n'),
  };
}

export function textLink(label: string, address: string): EmailPart {
  return {
    html: html`<p style="margin:0 0 16px"><a href="${address}" style="color:#8a1538">${label}</a></p>`,
    text: `${label}:\n${address}`,
  };
}

export function facts(locale: Locale, title: string, list: readonly Fact[]): EmailPart {
  const { end } = sidesOf(locale);
  return {
    html: html`${heading(title)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
${list.map(({ label, value, link, isStacked }) =>
  isStacked
    ? html`<tr>
<td valign="top" colspan="2" style="padding:4px 0;line-height:24px"><span style="font-weight:600">${inline(label)}</span><br>${inline(value)}</td>
</tr>
`
    : html`<tr>
<td valign="top" width="34%" style="padding:4px 0;padding-${end}:12px;font-size:14px;line-height:24px;color:${soft}">${label}</td>
<td valign="top" style="padding:4px 0;line-height:24px">${link ? html`<a href="${link}" style="color:#8a1538">${inline(value)}</a>` : inline(value)}</td>
</tr>
`,
)}</table>`,
    text: [title, ...list.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
  };
}

export interface EmailLine {
  readonly name: string;
  /** Empty for what has none. */
  readonly code: string;
  /** How many at which price. */
  readonly count: string;
  readonly amount: string;
  /** The amount is no sum but says that there is no price yet. */
  readonly isUnpriced?: boolean;
}

/** What was ordered and what it comes to; the last of the sums is what is paid. */
export function lineTable(
  locale: Locale,
  title: string,
  lines: readonly EmailLine[],
  sums: readonly Fact[],
): EmailPart {
  const { end } = sidesOf(locale);
  const row = `padding:12px 0;border-bottom:1px solid ${line}`;
  return {
    html: html`${heading(title)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
${lines.map(
  ({ name, code, count, amount }) => html`<tr>
<td valign="top" style="${row};padding-${end}:12px"><span style="font-weight:600">${inline(name)}</span><br>
<span style="font-size:14px;color:${soft}">${code && html`${inline(code)}<br>`}
${inline(count)}</span></td>
<td valign="top" width="1%" align="${end}" style="${row};white-space:nowrap">${inline(amount)}</td>
</tr>
`,
)}${sums.map(({ label, value }, index) => {
  const look = index === sums.length - 1 ? 'font-size:18px;font-weight:600' : '';
  return html`<tr>
<td valign="top" style="padding:8px 0 0;padding-${end}:12px;${look}">${label}</td>
<td valign="top" width="1%" align="${end}" style="padding:8px 0 0;white-space:nowrap;${look}">${inline(value)}</td>
</tr>
`;
})}</table>`,
    text: [
      title,
      ...lines.map(({ name, code, count, amount, isUnpriced }) =>
        [name, ...(code ? [code] : []), `${count}${isUnpriced ? ' · ' : ' = '}${amount}`, ''].join('\n'),
      ),
      ...sums.map(({ label, value }) => `${label}: ${value}`),
    ].join('\n'),
  };
}

/** Both forms of a whole email. */
export function emailContents(
  locale: Locale,
  {
    brand,
    title,
    parts,
  }: { readonly brand: string; readonly title: string; readonly parts: readonly EmailPart[] },
): { html: string; text: string } {
  const text = [title, ...parts.map((part) => part.text)].join('\n\n');
  return {
    html: emailDocument(
      locale,
      { title: title.replaceAll(directionMarks, ''), heading: inline(title) },
      html`${parts.map((part) => part.html)}`,
      brand,
    ),
    // Between Latin letters marks do nothing, and some programs show them as boxes.
    text: locale === 'ar' ? text : text.replaceAll(isolatedText, unlessArabic),
  };
}

function unlessArabic(whole: string, _mark: string, content: string): string {
  return hasArabic(content) ? whole : content;
}

function heading(title: string): Html {
  return html`<h2 style="margin:28px 0 8px;font-size:16px;line-height:1.5;font-weight:600">${title}</h2>`;
}

/** Old mail programs know neither start nor end. */
function sidesOf(locale: Locale): { readonly end: 'left' | 'right' } {
  return { end: directionOf(locale) === 'rtl' ? 'left' : 'right' };
}

/** Text for HTML: escaped, with elements in place of marks and of line breaks. */
function inline(text: string): Html {
  const pieces: Html[] = [];
  let done = 0;
  for (const found of text.matchAll(isolatedText)) {
    const [whole, mark, content = ''] = found;
    pieces.push(broken(text.slice(done, found.index)));
    if (mark === '\u2066') pieces.push(code(content));
    else
      pieces.push(
        mark === '\u2067' ? html`<bdi dir="rtl">${content}</bdi>` : html`<bdi>${inline(content)}</bdi>`,
      );
    done = found.index + whole.length;
  }
  return html`${pieces}${broken(text.slice(done))}`;
}

/** Whole numbers and codes read better than full lines; only an IBAN is too long for a phone. */
function code(text: string): Html {
  return text.length > 20
    ? html`<bdi dir="ltr">${text}</bdi>`
    : html`<bdi dir="ltr" style="white-space:nowrap">${text}</bdi>`;
}

function broken(text: string): Html {
  const [first = '', ...others] = text.split('\n');
  return html`${first}${others.map((next) => html`${raw('<br>')}${next}`)}`;
}
