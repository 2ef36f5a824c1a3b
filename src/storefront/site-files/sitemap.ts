import { localizedPath } from '#i18n/locale-path.ts';
import { locales } from '#primitives/locale.ts';

/** A page in both languages, by its path without locale. */
export interface SitePage {
  readonly path: string;
  /** Date of the last change (lastmod); absent where it is unknown. */
  readonly changedOn?: string;
}

/** Limit of the protocol for one file. */
export const maxAddresses = 50_000;
const pagesInPart = Math.floor(maxAddresses / locales.length);

/** Splits the pages into sitemap files; more than one need an index. */
export function sitemapParts(pages: readonly SitePage[]): (readonly SitePage[])[] {
  const parts = Math.max(1, Math.ceil(pages.length / pagesInPart));
  return Array.from({ length: parts }, (_, part) =>
    pages.slice(part * pagesInPart, (part + 1) * pagesInPart),
  );
}

/** Sitemap with every page in both languages and its hreflang alternates. */
export function sitemap(publicUrl: string, pages: readonly SitePage[]): string {
  const addresses = pages.flatMap(({ path, changedOn }) => {
    const addressIn = Object.fromEntries(
      locales.map((locale) => [locale, xmlText(publicUrl + localizedPath(locale, path))]),
    );
    const languages = [...locales.map((locale) => [locale, addressIn[locale]]), ['x-default', addressIn.en]]
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    const lastChange = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return locales.map((locale) => `<url><loc>${addressIn[locale]}</loc>${lastChange}${languages}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

export function sitemapIndex(publicUrl: string, parts: readonly (readonly SitePage[])[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map((pages, index) => {
      const newest = newestDay(pages);
      const lastChange = newest ? `<lastmod>${newest}</lastmod>` : '';
      return `<sitemap><loc>${xmlText(publicUrl + partPath(index + 1))}</loc>${lastChange}</sitemap>`;
    }),
    '</sitemapindex>',
    '',
  ].join('\n');
}

function partPath(part: number): string {
  return `/sitemap/${part}.xml`;
}

function newestDay(pages: readonly SitePage[]): string | undefined {
  return pages.reduce<string | undefined>(
    (newest, { changedOn }) => (changedOn && (!newest || changedOn > newest) ? changedOn : newest),
    undefined,
  );
}

/** Escapes a text for XML elements and attributes. */
export function xmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
