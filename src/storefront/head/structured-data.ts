import {
  isInStock,
  isSold,
  type ProductCard,
  type ProductInLanguage,
} from '#domain/catalogue/products/product.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { groupOpeningHours } from '#primitives/opening-times/group-hours.ts';
import type { WeekHours } from '#primitives/opening-times/opening-times.ts';
import { pictureAddress } from './picture-address.ts';

/**
 * A schema.org node. URLs are absolute, and nodes that several pages name have an id, so that a product's seller is the
 * same shop as the one with the opening hours.
 */
export type StructuredData = { readonly '@type': string } & { readonly [name: string]: unknown };

/** Placeholder in the browser bundle; structured data is rendered on the server only. */
export const onlyOnServer: StructuredData = { '@type': 'Thing' };

export interface Place {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly locale: Locale;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export function shopId({ publicUrl }: Place): string {
  return `${publicUrl}/#shop`;
}

export function pageAddress({ publicUrl, locale }: Place, path: string): string {
  return publicUrl + localizedPath(locale, path);
}

export function shopData(place: Place, profile: ShopProfile, picture: Picture | null): StructuredData {
  if (!import.meta.env.SSR) return onlyOnServer;
  const { locale } = place;
  return {
    '@type': 'FurnitureStore',
    '@id': shopId(place),
    name: profile.name[locale],
    legalName: profile.legalName[locale],
    url: pageAddress(place, '/'),
    logo: `${place.publicUrl}/icon.svg`,
    ...(picture && { image: pictureAddress(place, picture) }),
    telephone: profile.phone,
    email: profile.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: profile.address[locale],
      addressLocality: 'Doha',
      addressCountry: 'QA',
    },
    hasMap: profile.mapUrl,
    areaServed: { '@type': 'Country', name: 'QA' },
    currenciesAccepted: 'QAR',
    openingHoursSpecification: openingHoursData(profile),
    sameAs: profile.social.map(({ url }) => url),
  };
}

/**
 * The hours by days that share them. Days without are closed; within dated hours they are named with an interval of no
 * length, because the usual hours of the day would count otherwise.
 */
function openingHoursData({ hours, datedHours }: Pick<ShopProfile, 'hours' | 'datedHours'>) {
  const closed = { opens: '00:00', closes: '00:00' };
  const specify = (week: WeekHours, dates?: { validFrom: string; validThrough: string }) =>
    groupOpeningHours(week).flatMap(({ days, intervals }) =>
      (intervals.length === 0 && dates ? [closed] : intervals).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.flatMap(([first, last]) => weekdays.slice(first, last + 1)),
        opens,
        closes,
        ...dates,
      })),
    );
  return [
    ...specify(hours),
    ...datedHours.flatMap((dated) =>
      specify(dated.hours, { validFrom: dated.startsOn, validThrough: dated.endsOn }),
    ),
  ];
}

export function websiteData(place: Place, name: string): StructuredData {
  if (!import.meta.env.SSR) return onlyOnServer;
  return {
    '@type': 'WebSite',
    '@id': `${pageAddress(place, '/')}#website`,
    name,
    url: pageAddress(place, '/'),
    inLanguage: place.locale,
    publisher: { '@id': shopId(place) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${pageAddress(place, '/products')}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The family of a product, whose members have pages of their own. */
interface ProductGroup {
  readonly key: string;
  readonly name: string;
  /** Keys of the attributes in which members differ. */
  readonly optionKeys: readonly string[];
  /** Slugs of all members. */
  readonly members: readonly string[];
}

interface ProductKind {
  readonly isService: boolean;
  readonly family: ProductGroup | null;
}

/** A product, and the group of its model: this page describes the product, the others are named by their addresses. */
export function productNodes(
  place: Place,
  product: ProductInLanguage,
  { isService, family }: ProductKind,
): StructuredData[] {
  if (!import.meta.env.SSR) return [onlyOnServer];
  const own = productData(place, product, isService);
  if (!family) return [own];
  const id = `${place.publicUrl}/#family-${family.key}`;
  return [
    { ...own, isVariantOf: { '@id': id } },
    {
      '@type': 'ProductGroup',
      '@id': id,
      productGroupID: family.key,
      name: family.name,
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
      variesBy: family.optionKeys.map((key) => schemaProperties[key] ?? key),
      hasVariant: family.members.map((slug) =>
        slug === product.slug
          ? { '@id': own['@id'] }
          : { '@type': 'Product', url: pageAddress(place, `/product/${slug}`) },
      ),
    },
  ];
}

const schemaProperties: Readonly<Record<string, string>> = {
  colour: 'https://schema.org/color',
  material: 'https://schema.org/material',
  width: 'https://schema.org/width',
  depth: 'https://schema.org/depth',
  height: 'https://schema.org/height',
  'screen-size': 'https://schema.org/size',
};

/** A service has neither stock nor a condition. */
export function productData(place: Place, product: ProductInLanguage, isService = false): StructuredData {
  if (!import.meta.env.SSR) return onlyOnServer;
  const { locale } = place;
  const url = pageAddress(place, `/product/${product.slug}`);
  const { dimensions, weightKg } = product;
  return {
    '@type': isService ? 'Service' : 'Product',
    '@id': `${url}#product`,
    name: product.name[locale],
    description: product.shortDescription,
    ...(isService ? { provider: { '@id': shopId(place) } } : { sku: product.sku }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    url,
    image: product.pictures.map((picture) => pictureAddress(place, picture)),
    ...(product.model && { subjectOf: modelData(place, product.model) }),
    ...(dimensions && {
      width: inUnit(dimensions.width, 'MMT'),
      depth: inUnit(dimensions.depth, 'MMT'),
      height: inUnit(dimensions.height, 'MMT'),
    }),
    ...(weightKg !== null && { weight: inUnit(weightKg, 'KGM') }),
    offers: {
      '@type': 'Offer',
      url,
      price: qarFromDirhams(product.price).toFixed(2),
      priceCurrency: 'QAR',
      ...(!isService && {
        availability: `https://schema.org/${availabilityOf(product)}`,
        itemCondition: 'https://schema.org/NewCondition',
      }),
      seller: { '@id': shopId(place) },
    },
  };
}

function modelData({ publicUrl }: Place, address: string) {
  const encoding = {
    '@type': 'MediaObject',
    contentUrl: publicUrl + address,
    encodingFormat: 'model/gltf-binary',
  };
  return { '@type': '3DModel', encoding };
}

function availabilityOf(product: ProductInLanguage): 'Discontinued' | 'InStock' | 'OutOfStock' {
  if (!isSold(product)) return 'Discontinued';
  return isInStock(product) ? 'InStock' : 'OutOfStock';
}

/** Units by their UN/CEFACT code. */
function inUnit(value: number, unitCode: 'MMT' | 'KGM') {
  return { '@type': 'QuantitativeValue', value, unitCode };
}

export interface Step {
  readonly name: string;
  /** Path without locale; the page itself has none. */
  readonly to?: string;
}

export function breadcrumbData(place: Place, steps: readonly Step[]): StructuredData {
  if (!import.meta.env.SSR) return onlyOnServer;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to && { item: pageAddress(place, to) }),
    })),
  };
}

export function productListData(
  place: Place,
  { products, firstPosition }: { readonly products: readonly ProductCard[]; readonly firstPosition: number },
): StructuredData {
  if (!import.meta.env.SSR) return onlyOnServer;
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      name,
      url: pageAddress(place, `/product/${slug}`),
    })),
  };
}
