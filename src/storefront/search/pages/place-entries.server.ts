import { deliveryPromise } from '#domain/delivery/delivery-promise.ts';
import type { DeliverySettings } from '#domain/delivery/delivery-settings.ts';
import type { Municipality, Zone } from '#domain/delivery/zone.ts';
import { withoutLinks } from '#i18n/linked-text.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { locationsAr } from '#i18n/messages/storefront/content-pages/locations.ar.ts';
import { locationsEn } from '#i18n/messages/storefront/content-pages/locations.en.ts';
import { readingAr } from '#i18n/messages/storefront/content-pages/reading.ar.ts';
import { readingEn } from '#i18n/messages/storefront/content-pages/reading.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import type { Locale } from '#primitives/locale.ts';
import { costQuestion } from '../../locations/cost-question.ts';
import { locationPaths, type ServedLocation } from '../../locations/location-paths.ts';
import type { PageEntry } from './find-pages.ts';
import { points, questions } from './site-texts.server.ts';

const texts = {
  en: { messages: en, leads: readingEn.leads, locations: locationsEn, locale: 'en' as const },
  ar: { messages: ar, leads: readingAr.leads, locations: locationsAr, locale: 'ar' as const },
};

/** The pages of locations, with their sections. */
export function locationEntries(locale: Locale): PageEntry[] {
  const { messages, leads, locations } = texts[locale];
  return (Object.keys(locationPaths) as ServedLocation[]).flatMap((location) => {
    const path = locationPaths[location];
    const { points: matters, questions: asked } = locations.places[location];
    const { title } = messages.pages.locations[location];
    return [
      { kind: 'delivery' as const, title, text: leads.locations[location], path },
      ...points(path, 'matters', matters.points),
      // The first question of the page is about the delivery cost, which is found by its place.
      ...questions(path, asked, 'help', 1),
    ];
  });
}

export interface DeliveryPlaces {
  readonly settings: DeliverySettings;
  readonly zones: readonly Zone[];
  readonly municipalities: readonly Municipality[];
}

/** What delivery to each municipality and district costs and how long it takes, by the current settings. */
export function deliveryEntries(
  { settings, zones, municipalities }: DeliveryPlaces,
  locale: Locale,
): PageEntry[] {
  const zonesByPlace = new Map<string, Zone[]>();
  const add = (name: string, zone: Zone) =>
    zonesByPlace.set(name, [...(zonesByPlace.get(name) ?? []).filter((one) => one !== zone), zone]);
  for (const zone of zones) {
    const municipality = municipalities.find(({ code }) => code === zone.municipality);
    if (municipality) add(municipality.name[locale], zone);
    for (const district of zone.districts) add(district[locale], zone);
  }
  const { title } = texts[locale].locations.promise;
  return [...zonesByPlace].map(([place, served]) => ({
    kind: 'delivery',
    title: title(place),
    text: withoutLinks(costQuestion(place, deliveryPromise(settings, served), texts[locale]).answer),
    path: '/delivery-info#check-zone',
    place,
  }));
}
