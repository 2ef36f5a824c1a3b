import { localizedPath } from '#i18n/locale-path.ts';
import { locales } from '#primitives/locale.ts';
import { personalPaths } from './site-paths.ts';

/** Rules for search engines. What is hidden is not named here: this file is where curious people look first. */
export function robotsRules(publicUrl: string): string {
  const closed = locales.flatMap((locale) => personalPaths.map((path) => localizedPath(locale, path)));
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
