import { localizedPath } from '#i18n/locale-path.ts';
import { locales } from '#primitives/locale.ts';
import { personalPaths } from './site-paths.ts';

/** Contents of robots.txt. Hidden paths are not listed, because attackers read this file. */
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
