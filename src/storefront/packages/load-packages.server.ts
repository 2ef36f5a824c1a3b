import { selectListedProducts } from '#domain/catalogue/listing/product-list-queries.server.ts';
import type { ProductPackage } from '#domain/catalogue/packages/package.ts';
import { packagePrice, packagesInStock } from '#domain/catalogue/packages/package-contents.ts';
import { type PartProduct, partsOf } from '#domain/catalogue/packages/package-parts.ts';
import { listPackages } from '#domain/catalogue/packages/package-queries.server.ts';
import { findPartProducts } from '#domain/catalogue/packages/part-queries.server.ts';
import { pictureInLanguage } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../page-services.ts';
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
}

/** A package by its slug; undefined if there is none that the caller may see. */
export async function loadPackage(
  services: Services,
  { slug, preview = null }: AskedPackage,
  locale: Locale,
): Promise<PackageInLanguage | undefined> {
  const found = (await allPackages(services)).find((one) => one.slug === slug);
  if (!found || !(found.isActive || found.id === preview)) return undefined;
  const products = await findPartProducts(services.db, idsIn([found]));
  const parts = partsOf(found.lines, products);
  const index = await services.productIndex();
  return {
    slug,
    name: found.name[locale],
    summary: found.summary[locale],
    isActive: found.isActive,
    parts: await Promise.all(
      parts.map(async ({ productId, quantity, product, formerProduct }): Promise<ShownPart> => {
        const successors = formerProduct
          ? await selectListedProducts(services.db, index.findSuccessors(formerProduct.slug))
          : [];
        return {
          productId,
          quantity,
          product: product && shownProduct(product),
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
