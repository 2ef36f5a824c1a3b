import { selectListedProducts } from '#domain/catalogue/listing/product-list-queries.server.ts';
import type { ProductPackage } from '#domain/catalogue/packages/package.ts';
import { packagePrice, packagesInStock } from '#domain/catalogue/packages/package-contents.ts';
import { type PartProduct, partsOf } from '#domain/catalogue/packages/package-parts.ts';
import { listPackages } from '#domain/catalogue/packages/package-queries.server.ts';
import { findPartProducts } from '#domain/catalogue/packages/part-queries.server.ts';
import {
  chooseLines,
  packagePath,
  type Replacements,
  withReplacement,
  writeReplacements,
} from '#domain/catalogue/packages/replaced-parts.ts';
import { previewParameter } from '#domain/catalogue/products/product.ts';
import { pictureInLanguage } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import { linkedOptions } from '../catalogue/linked-options.ts';
import type { PageServices } from '../page-services.ts';
import { familyChoices } from '../product/family-choices.ts';
import type { PackageCard, PackageInLanguage, ShownPart } from './package-data.ts';

type Services = Pick<PageServices, 'db' | 'cachedRead' | 'productIndex'>;

const picturesOfCard = 4;

/** All packages, from the cache of the content version. */
function allPackages({ db, cachedRead }: Pick<Services, 'db' | 'cachedRead'>): Promise<ProductPackage[]> {
  return cachedRead('packages', () => listPackages(db));
}

/** Those that visitors see, in the order of staff. */
export async function loadPackages(
  services: Pick<Services, 'db' | 'cachedRead'>,
): Promise<readonly ProductPackage[]> {
  return (await allPackages(services)).filter(({ isActive }) => isActive);
}

const idsIn = (packages: readonly ProductPackage[]) =>
  packages.flatMap(({ lines }) => lines.map(({ productId }) => productId));

/** The list of packages. */
export async function loadPackageCards(services: Services, locale: Locale): Promise<PackageCard[]> {
  const packages = await loadPackages(services);
  const products = await findPartProducts(services.db, idsIn(packages));
  return packages.map(({ slug, name, summary, lines }) => {
    const parts = partsOf(lines, products);
    const sold = parts.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
    return {
      slug,
      name: name[locale],
      summary: summary[locale],
      price: packagePrice(parts),
      inStock: packagesInStock(parts),
      pictures: sold
        .flatMap(({ product }) => product.picture ?? [])
        .slice(0, picturesOfCard)
        .map((picture) => pictureInLanguage(picture, locale)),
      parts: sold.map(({ product, quantity }) => ({ name: product.name[locale], quantity })),
    };
  });
}

interface AskedPackage {
  readonly slug: string;
  /** The id of a package, which shows it also while visitors do not see it. */
  readonly preview?: string | null;
  readonly replacements: Replacements;
}

/** A package by its slug; undefined if there is none that the caller may see. */
export async function loadPackage(
  services: Services,
  { slug, preview = null, replacements }: AskedPackage,
  locale: Locale,
): Promise<PackageInLanguage | undefined> {
  const found = (await allPackages(services)).find((one) => one.slug === slug);
  if (!found || !(found.isActive || found.id === preview)) return undefined;
  const index = await services.productIndex();
  const lines = chooseLines(found.lines, replacements, (id) => index.familyOf(id));
  const products = await findPartProducts(
    services.db,
    lines.map(({ productId }) => productId),
  );
  // Only what was applied: an address may name parts that the package no longer has.
  const applied = new Map(
    lines.flatMap(({ lineId, productId, family }) => {
      const product = products.get(productId);
      return family && product && lineId !== productId ? [[family.ownSlug, product.slug] as const] : [];
    }),
  );
  const addressOf = (next: Replacements) => {
    const path = packagePath(slug, next);
    return found.isActive ? path : `${path}${next.size === 0 ? '?' : '&'}${previewParameter}=${found.id}`;
  };
  return {
    slug,
    name: found.name[locale],
    summary: found.summary[locale],
    isActive: found.isActive,
    replaced: writeReplacements(applied),
    parts: await Promise.all(
      partsOf(lines, products).map(async (part, place): Promise<ShownPart> => {
        const { productId, quantity, product, formerProduct } = part;
        const { lineId = productId, family } = lines[place] ?? {};
        const successors = formerProduct
          ? await selectListedProducts(services.db, index.findSuccessors(formerProduct.slug))
          : [];
        const choices = familyChoices(family?.choices, productId, index.attributes, locale);
        return {
          lineId,
          quantity,
          product: product && shownProduct(product),
          options: linkedOptions(choices?.options ?? [], (member) =>
            addressOf(withReplacement(applied, family?.ownSlug ?? '', member)),
          ),
          former: formerProduct && {
            slug: formerProduct.slug,
            name: formerProduct.name[locale],
            picture: formerProduct.picture && pictureInLanguage(formerProduct.picture, locale),
            successors: successors.map((one) => ({ slug: one.slug, name: one.name[locale] })),
          },
        };
      }),
    ),
  };
}

function shownProduct({ status: _status, isDeleted: _isDeleted, ...product }: PartProduct) {
  return product;
}
