import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, ScrollRestoration } from 'react-router';
import { deliveryPromise } from '#domain/delivery/delivery-promise.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { getShopFrame } from '#domain/shop-profile/get-shop-frame.server.ts';
import { shopRating } from '#domain/shop-profile/shop-profile.ts';
import { announcementOn } from '#domain/site-content/page-content.ts';
import { previewKeyOf } from '#domain/site-content/preview-address.ts';
import { summarizeActiveRatings } from '#domain/testimonials/testimonial-queries.server.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { directionOf } from '#primitives/locale.ts';
import arabicFont from '#ui/fonts/readex-pro-arabic.woff2?url';
import latinFont from '#ui/fonts/readex-pro-latin.woff2?url';
import type { Route } from './+types/root';
import { FailureNotice } from './failure/failure-notice.tsx';
import { loadSiteContent } from './home/site-content.server.ts';
import type { ShopDetails } from './hooks/use-shop.ts';
import { ShopFrame } from './layout/shop-frame.tsx';
import { serveBackNavigation } from './navigation/back-navigation-cache.ts';
import { NotFoundNotice } from './not-found/not-found-notice.tsx';
import { explainUncached } from './offline/explain-uncached.ts';
import { type PageServices, pageServices } from './page-services.ts';
import { HydrationScript } from './rendering/hydration-script.tsx';
import storefrontStyles from './storefront.css?url';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const previewKey = previewKeyOf(request.url);
  const [frame, site] = await Promise.all([loadFrame(services), loadSiteContent(services, previewKey)]);
  const day = previewKey === undefined ? qatarDay(services.now()) : 'any day';
  return { shop: { ...frame, announcement: announcementOn(site?.content.announcement, day) } };
}

async function loadFrame({ db, environment, now, cachedRead }: PageServices) {
  const moment = now();
  const day = qatarDay(moment);
  return cachedRead(`frame of ${day}`, async (): Promise<Omit<ShopDetails, 'announcement'>> => {
    const [frame, { settings, zones }, ratings] = await Promise.all([
      getShopFrame(db, day),
      getDeliveryFacts(db, moment),
      summarizeActiveRatings(db),
    ]);
    return {
      publicUrl: environment.publicUrl,
      ...frame,
      rating: shopRating(frame.profile.stats, ratings),
      delivery: deliveryPromise(settings, zones),
      year: moment.getUTCFullYear(),
    };
  });
}

/** The shop's details stay the same during a visit. */
export function shouldRevalidate() {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [serveBackNavigation, explainUncached];

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const fonts = locale === 'ar' ? [arabicFont, latinFont] : [latinFont];
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f6f3" />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {/* With a precedence React puts it before everything that the first view does not need. */}
        <link rel="stylesheet" href={storefrontStyles} precedence="shop" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="icon" type="image/png" sizes="192x192" href="/icon-192.png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localizedPath(locale, '/manifest.webmanifest')} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <HydrationScript />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return <ShopFrame>{notFound ? <NotFoundNotice /> : <FailureNotice />}</ShopFrame>;
}
