import { defaultLocale, type Locale } from '#primitives/locale.ts';

/** Paths of English pages have no prefix; Arabic pages have the same paths below /ar. */
const arabicPrefix = '/ar';

/** The locale that a path's prefix names. */
export function localeOfPath(pathname: string): Locale {
  return pathname === arabicPrefix || pathname.startsWith(`${arabicPrefix}/`) ? 'ar' : defaultLocale;
}

/** The locale of a request for a page or for its loader data, which the router requests with a suffix: '/ar.data'. */
export function localeOfRequest(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname.replace(/\.data$/, ''));
}

export function pathWithoutLocale(pathname: string): string {
  return localeOfPath(pathname) === 'ar' ? pathname.slice(arabicPrefix.length) || '/' : pathname;
}

/** The path in one language of a page that is named by its path without locale. */
export function localizedPath(locale: Locale, plainPath: string): string {
  if (locale === defaultLocale) return plainPath;
  return plainPath === '/' ? arabicPrefix : `${arabicPrefix}${plainPath}`;
}
