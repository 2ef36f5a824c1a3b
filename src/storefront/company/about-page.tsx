import { findScenePictures } from '#domain/content/scene-picture-queries.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useCompanyMessages } from '#i18n/messages/storefront/content-pages/company-messages.ts';
import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CheckIcon, MinusIcon } from '#ui/icons.tsx';
import { shopData } from '../head/structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { loadPageContent } from '../home/site-content.server.ts';
import { StatsStrip } from '../home/stats-strip.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { quotationPath } from '../navigation/quotation-path.ts';
import { pageServices } from '../page-services.ts';
import { PictureOpening } from '../reading/picture-opening.tsx';
import { Points } from '../reading/points.tsx';
import { SellerDetails } from '../reading/seller-details.tsx';
import { ShowroomPlace } from '../reading/showroom-visit.tsx';
import { TextWithLinks } from '../reading/text-with-links.tsx';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import type { Route } from './+types/about-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const locale = localeOfRequest(request);
  const [{ categories, size }, [picture = null], page] = await Promise.all([
    services.productIndex(),
    findScenePictures(services.db, ['page-about']),
    loadPageContent(services, locale),
  ]);
  return {
    categories: categories.map(({ id, name }) => ({ id, name: name[locale] })),
    productCount: size,
    picture,
    figures: page?.figures ?? null,
  };
}

export const handle = completeAsRendered;

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { categories, productCount, picture, figures } = loaderData;
  const { pages } = useMessages();
  const { leads } = useReadingMessages();
  const { about } = useCompanyMessages();
  const shop = useShop();
  return (
    <>
      <PictureOpening title={pages.about.title} lead={leads.about} picture={picture}>
        <LocaleLink to={quotationPath} className={buttonStyle('primary')}>
          {about.quotation}
        </LocaleLink>
        <LocaleLink to="/our-story" className={buttonStyle('secondary')}>
          {about.story}
        </LocaleLink>
      </PictureOpening>
      {shop && (
        <StructuredDataScript
          describe={(place) => [shopData(place, shop.profile, picture ?? shop.picture)]}
        />
      )}
      {figures && <StatsStrip figures={figures} />}
      <Points id="work" {...about.work} />
      <section aria-labelledby="range" className="page-column pt-section">
        <h2 id="range" className="type-title">
          {about.range.title}
        </h2>
        <p className="type-lead mt-3 max-w-prose">{about.range.lead(productCount, categories.length)}</p>
        <ul className="mt-8 columns-2 gap-x-10 md:columns-3 lg:columns-4">
          {categories.map(({ id, name }) => (
            <li key={id} className="break-inside-avoid border-t border-line">
              <LocaleLink
                to={`/collection?category=${encodeURIComponent(name)}`}
                className="flex min-h-12 items-center py-2 underline-offset-4 hover:text-accent hover:underline"
              >
                {name}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="held" className="mt-section bg-surface">
        <div className="page-column py-section">
          <h2 id="held" className="type-title">
            {about.held.title}
          </h2>
          <div className="mt-8 grid gap-x-14 gap-y-10 md:grid-cols-2">
            {[about.held.find, about.held.notFind].map((side) => (
              <div key={side.title}>
                <h3 className="text-lg font-medium">{side.title}</h3>
                <ul className="mt-4 space-y-4">
                  {side.list.map((item) => (
                    <li key={item} className="flex gap-3 text-ink-soft">
                      <span className={side === about.held.find ? 'text-positive' : 'text-accent'}>
                        {side === about.held.find ? <CheckIcon /> : <MinusIcon />}
                      </span>
                      <span className="text-pretty">
                        <TextWithLinks text={item} />
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section aria-labelledby="seller" className="page-column pt-section">
        <h2 id="seller" className="type-title">
          {about.seller.title}
        </h2>
        <p className="type-lead mt-3 max-w-prose">
          <TextWithLinks text={about.seller.lead} />
        </p>
        <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
          <SellerDetails />
          <ShowroomPlace />
        </div>
      </section>
    </>
  );
}
