import type { CategoryPlace } from '#domain/catalogue/categories/find-place.ts';
import type { ProductPackage } from '#domain/catalogue/packages/package.ts';
import { packagePath, packagesWith } from '#domain/catalogue/packages/replaced-parts.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { packagesAr } from '#i18n/messages/storefront/buying/packages.ar.ts';
import { packagesEn } from '#i18n/messages/storefront/buying/packages.en.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../page-services.ts';
import type { LinkedCards } from '../widgets/link-cards.tsx';
import { loadPackages } from './load-packages.server.ts';

type Services = Pick<PageServices, 'db' | 'cachedRead'>;

// The heading is part of the page's data, so that no script has it.
const texts = { en: packagesEn, ar: packagesAr } as const;
const mostOfCategory = 3;

/** The packages that have a product as a part, or may have it in place of another of its family. */
export async function linkPackagesOfProduct(
  services: Services,
  index: ProductIndex,
  product: { readonly id: string; readonly slug: string },
  locale: Locale,
): Promise<LinkedCards | null> {
  const found = packagesWith(product, index.familyOf(product.id), await loadPackages(services));
  return linked(texts[locale].ofProduct, found, locale);
}

/** The first packages that have a part in a category or subcategory. */
export async function linkPackagesOfPlace(
  services: Services,
  index: ProductIndex,
  { category, subcategory }: CategoryPlace,
  locale: Locale,
): Promise<LinkedCards | null> {
  const placeId = (subcategory ?? category).id;
  const found = (await loadPackages(services))
    .filter(({ lines }) => lines.some(({ productId }) => index.isSoldIn(productId, placeId)))
    .slice(0, mostOfCategory)
    .map((one) => ({ ...one, address: packagePath(one.slug) }));
  return linked(texts[locale].ofCategory, found, locale);
}

function linked(
  heading: string,
  packages: readonly (Pick<ProductPackage, 'name' | 'summary'> & { readonly address: string })[],
  locale: Locale,
): LinkedCards | null {
  if (packages.length === 0) return null;
  return {
    heading,
    cards: packages.map(({ address, name, summary }) => ({
      address,
      name: name[locale],
      summary: summary[locale],
    })),
  };
}
