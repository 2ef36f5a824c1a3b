import { findScenePictures } from '#domain/content/scene-picture-queries.server.ts';
import { deliveryPromise } from '#domain/delivery/delivery-promise.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { localeOfPath, pathWithoutLocale } from '#i18n/locale-path.ts';
import { useLocationMessages } from '#i18n/messages/storefront/content-pages/location-messages.ts';
import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { servedPlaceData } from '../head/page-structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { quotationPath } from '../navigation/quotation-path.ts';
import { pageServices } from '../page-services.ts';
import { Passages } from '../reading/passages.tsx';
import { PictureOpening } from '../reading/picture-opening.tsx';
import { Points } from '../reading/points.tsx';
import { Questions } from '../reading/questions.tsx';
import { ShowroomVisit } from '../reading/showroom-visit.tsx';
import type { Route } from './+types/location-page';
import { AreaDelivery } from './area-delivery.tsx';
import { locationPaths, locationScenes, type ServedLocation } from './location-paths.ts';
import { loadLocationPicks } from './location-picks.server.ts';
import { LocationPicks } from './location-picks.tsx';
import { OtherLocations } from './other-locations.tsx';
import { useCostQuestion } from './promise-texts.ts';
import { zonesOfLocation } from './served-area.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { db, now } = services;
  const locale = localeOfPath(url.pathname);
  const location = locationAt(url.pathname);
  const [{ settings, zones }, picks, [picture = null]] = await Promise.all([
    getDeliveryFacts(db, now()),
    loadLocationPicks(services, location, locale),
    findScenePictures(db, [locationScenes[location]]),
  ]);
  const served = zonesOfLocation(location, zones);
  return {
    location,
    picks,
    picture,
    promise: deliveryPromise(settings, served),
    zones: served.map(({ number, districts }) => ({
      number,
      districts: districts.map((district) => district[locale]),
    })),
  };
}

function locationAt(pathname: string): ServedLocation {
  const path = pathWithoutLocale(pathname);
  const location = (Object.keys(locationPaths) as ServedLocation[]).find(
    (name) => locationPaths[name] === path,
  );
  if (!location) throw new Error(`no location page at ${path}`);
  return location;
}

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  const { location, picks, picture, promise, zones } = loaderData;
  const { pages, home } = useMessages();
  const { browse, leads, quotation, questions: questionsTitle } = useReadingMessages();
  const texts = useLocationMessages().places[location];
  const { title } = pages.locations[location];
  const lead = leads.locations[location];
  const place = home.cities[location];
  const costQuestion = useCostQuestion(place, promise);
  const shop = useShop();
  return (
    <>
      <PictureOpening title={title} lead={lead} picture={picture}>
        <LocaleLink to="/products" className={buttonStyle('primary')}>
          {browse}
        </LocaleLink>
        <LocaleLink to={quotationPath} className={buttonStyle('secondary')}>
          {quotation}
        </LocaleLink>
      </PictureOpening>
      {shop && (
        <StructuredDataScript
          describe={(page) => [
            servedPlaceData(page, shop.profile, {
              path: locationPaths[location],
              title,
              name: place,
              districts: [...new Set(zones.flatMap(({ districts }) => districts))],
              picture,
            }),
          ]}
        />
      )}
      <section aria-labelledby="here" className="page-column pt-section">
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[5fr_7fr]">
          <h2 id="here" className="type-title">
            {texts.intro.title}
          </h2>
          <Passages passages={texts.intro.passages} />
        </div>
      </section>
      <AreaDelivery place={place} promise={promise} zones={zones} />
      <Points id="matters" {...texts.points} />
      <LocationPicks {...texts.picks} products={picks} />
      <ShowroomVisit lead={texts.showroom} />
      <Questions title={questionsTitle} questions={[costQuestion, ...texts.questions]} />
      <OtherLocations location={location} />
    </>
  );
}
