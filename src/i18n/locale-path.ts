import { defaultLocale, type Locale } from '#primitives/locale.ts';

/** English pages live at the plain paths, Arabic ones at the same paths below /ar. */
const arabicPrefix = '/ar';

export function localeOfPath(pathname: string): Locale {
  return pathname === arabicPrefix || pathname.startsWith(`${arabicPrefix}/`) ? 'ar' : defaultLocale;
}

/** Of a page, or of its data, which the router asks for at the page's path with an ending: '/ar.data'. */
export function localeOfRequest(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname.replace(/\.data$/, ''));
}

export function pathWithoutLocale(pathname: string): string {
  return localeOfPath(pathname) === 'ar' ? pathname.slice(arabicPrefix.length) || '/' : pathname;
}

/** The address in one language of a page named by its plain path. */
export function localizedPath(locale: Locale, plainPath: string): string {
  if (locale === defaultLocale) return plainPath;
  return plainPath === '/' ? arabicPrefix : `${arabicPrefix}${plainPath}`;
}
