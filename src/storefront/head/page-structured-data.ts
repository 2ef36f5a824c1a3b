import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { type Question, withoutLinks } from '#i18n/linked-text.ts';
import type { Picture } from '#images/image-address.ts';
import {
  onlyOnServer,
  type Place,
  pageAddress,
  type StructuredData,
  shopData,
  shopId,
} from './structured-data.ts';

/** FAQPage of questions with plain-text answers. */
export function questionsData(questions: readonly Question[]): StructuredData {
  if (!import.meta.env.SSR) return onlyOnServer;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
    })),
  };
}

interface ServedPlace {
  /** Path of its page, without locale. */
  readonly path: string;
  readonly title: string;
  readonly name: string;
  /** Its districts, by the names that people search for. */
  readonly districts: readonly string[];
  readonly picture: Picture | null;
}

/**
 * LocalBusiness for one served place. There is one showroom, so address, phone and hours are those of the shop; the
 * served area differs.
 */
export function servedPlaceData(place: Place, profile: ShopProfile, served: ServedPlace): StructuredData {
  if (!import.meta.env.SSR) return onlyOnServer;
  const url = pageAddress(place, served.path);
  return {
    ...shopData(place, profile, served.picture),
    '@type': 'LocalBusiness',
    '@id': `${url}#business`,
    name: `${profile.name[place.locale]} · ${served.title}`,
    url,
    parentOrganization: { '@id': shopId(place) },
    areaServed: [served.name, ...served.districts].map((name) => ({
      '@type': 'Place',
      name,
      address: { '@type': 'PostalAddress', addressCountry: 'QA' },
    })),
  };
}

interface ListedPage {
  readonly name: string;
  /** Without locale. */
  readonly path: string;
}

/** ItemList of pages: packages, or the parts of one, which `name` names. */
export function itemListData(place: Place, pages: readonly ListedPage[], name?: string): StructuredData {
  if (!import.meta.env.SSR) return onlyOnServer;
  return {
    '@type': 'ItemList',
    ...(name !== undefined && { name }),
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: pageAddress(place, page.path),
    })),
  };
}
