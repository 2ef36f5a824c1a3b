import { localizedPath } from '#i18n/locale-path.ts';
import { locales } from '#primitives/locale.ts';
import { xmlText } from './xml-text.ts';

/** A page in both languages, named by its plain path. */
export interface SitePage {
  readonly path: string;
  /** The day of its last change; absent where nobody can say it truly. */
  readonly changedOn?: string;
}

/** What the protocol allows in one file. */
export const maxAddresses = 50_000;
const pagesInPart = Math.floor(maxAddresses / locales.length);

/** The files that together hold all pages; more than one need an index above them. */
export function sitemapParts(pages: readonly SitePage[]): (readonly SitePage[])[] {
  const parts = Math.max(1, Math.ceil(pages.length / pagesInPart));
  return Array.from({ length: parts }, (_, part) =>
    pages.slice(part * pagesInPart, (part + 1) * pagesInPart),
  );
}

/** Every page once a language; each address names all of them, so that each pair points at each other. */
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
