import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { localeOfRequest, localizedPath } from '#i18n/locale-path.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { directionOf } from '#primitives/locale.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/manifest-resource';
import { textAnswer } from './text-answer.ts';

const taglines = { en: en.tagline, ar: ar.tagline };

/** Web app manifest: /manifest.webmanifest and /ar/manifest.webmanifest. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { name } = await getShopProfile(context.get(pageServices).db);
  const locale = localeOfRequest(request);
  const home = localizedPath(locale, '/');
  const manifest = {
    id: home,
    name: `${name[locale]} · ${taglines[locale]}`,
    short_name: name[locale],
    description: taglines[locale],
    lang: locale,
    dir: directionOf(locale),
    start_url: home,
    scope: '/',
    // The shop has no back button, so it needs that of the browser.
    display: 'minimal-ui',
    background_color: '#f7f6f3',
    theme_color: '#f7f6f3',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return textAnswer(JSON.stringify(manifest), 'application/manifest+json');
}
