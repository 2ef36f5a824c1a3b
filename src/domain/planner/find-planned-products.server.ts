import type { Queryable } from '#database/transaction.ts';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import { packedTotal } from '#domain/catalogue/attributes/packing.ts';
import type { CategoryDirectory } from '#domain/catalogue/categories/find-place.ts';
import { pictureInLanguage } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import { pieceKindOf } from './piece-kind.ts';
import { plannedFacts, plannedSeats } from './planned-facts.ts';
import type { PlannedProduct } from './planned-product.ts';
import { selectSizedProducts } from './planned-product-queries.server.ts';
import { seededSlugs } from './seeded-slugs.server.ts';

/** A browser loads them all; a catalogue with more has those that the shop puts first. */
const mostProducts = 3_000;

interface Catalogue extends CategoryDirectory {
  readonly attributes: readonly Attribute[];
}

/** All products that have a place in a plan, in one language. Categories are named by the slugs they were seeded with. */
export async function findPlannedProducts(
  db: Queryable,
  catalogue: Catalogue,
  locale: Locale,
): Promise<PlannedProduct[]> {
  const rows = await selectSizedProducts(db, mostProducts);
  const slugs = seededSlugs(catalogue);
  const swatches = swatchesOf(catalogue.attributes);
  return rows.flatMap((row) => {
    const { width, depth, height, attributes } = row;
    // The query leaves out what has no size.
    if (width === null || depth === null || height === null) return [];
    const category = slugs.get(row.categoryId) ?? null;
    const subcategory = (row.subcategoryId && slugs.get(row.subcategoryId)) || null;
    const kind = pieceKindOf({
      category,
      subcategory,
      dimensions: { width, depth, height },
      onCastors: attributes['on-castors'] === true,
    });
    if (!kind) return [];
    const { cartons } = packedTotal(row.cartons);
    return [
      {
        id: row.id,
        slug: row.slug,
        sku: row.sku,
        name: (locale === 'ar' && row.nameAr) || row.nameEn,
        kind,
        category: category ?? '',
        subcategory,
        price: row.price,
        stock: row.stock,
        leadTimeDays: row.leadTimeDays,
        width,
        depth,
        height,
        seats: plannedSeats({ kind, attributes }),
        facts: plannedFacts({ kind, slug: row.slug, category, subcategory, width, depth, attributes }),
        weightKg: row.weightGrams === null ? null : row.weightGrams / 1000,
        cartons: cartons === 0 ? null : cartons,
        model: row.model,
        picture: row.picture && pictureInLanguage(row.picture, locale),
        swatch: swatches.get(String(attributes.colour ?? '')) ?? null,
      },
    ];
  });
}

/** The colours of the attribute 'colour', by the key of the option. */
export function swatchesOf(attributes: readonly Attribute[]): ReadonlyMap<string, string> {
  const colour = attributes.find(({ key }) => key === 'colour');
  return new Map(colour?.options.flatMap(({ key, swatch }) => (swatch ? [[key, swatch]] : [])));
}
